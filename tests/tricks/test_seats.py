from __future__ import annotations

import pytest

from tricktable.tricks import check_seat, next_seat, relative, seats_from

TABLES = [(seat, seats) for seats in range(1, 9) for seat in range(seats)]


@pytest.mark.parametrize(("seat", "seats"), TABLES)
def test_going_round_the_table_meets_every_seat_once(seat: int, seats: int) -> None:
    order = seats_from(seat, seats)
    assert sorted(order) == list(range(seats))
    for here, there in zip(order, (*order[1:], seat), strict=True):
        assert next_seat(here, seats) == there
        assert next_seat(there, seats, -1) == here


@pytest.mark.parametrize(("seat", "seats"), TABLES)
def test_relative_seats_count_the_steps(seat: int, seats: int) -> None:
    assert [relative(other, seat, seats) for other in seats_from(seat, seats)] == list(range(seats))
    for other in range(seats):
        assert next_seat(seat, seats, relative(other, seat, seats)) == other


@pytest.mark.parametrize(("seat", "seats"), [(-1, 4), (4, 4), (0, 0)])
def test_a_seat_that_is_not_at_the_table(seat: int, seats: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        check_seat(seat, seats)
    with pytest.raises(ValueError, match="there is no seat"):
        next_seat(seat, seats)
    with pytest.raises(ValueError, match="there is no seat"):
        seats_from(seat, seats)
    with pytest.raises(ValueError, match="there is no seat"):
        relative(seat, 0, seats)
    with pytest.raises(ValueError, match="there is no seat"):
        relative(0, seat, seats)
