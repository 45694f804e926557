from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import Sides, alternating

SEATINGS = {
    (2, 2): "ABAB",
    (2, 2, 1): "ABCAB",
    (3, 2): "ABABA",
    (2, 2, 2): "ABCABC",
    (3, 3): "ABABAB",
    (2, 2, 2, 1): "ABCDABC",
    (3, 2, 2): "ABCABAC",
    (2, 2, 2, 2): "ABCDABCD",
    (4, 4): "ABABABAB",
    (1, 1, 1): "ABC",
    (1,): "A",
    (2,): "AA",
    (2, 1): "ABA",
    (1, 3): "ABBB",
}


@pytest.mark.parametrize(("sizes", "seating"), SEATINGS.items())
def test_seatings(sizes: tuple[int, ...], seating: str) -> None:
    assert "".join("ABCD"[team] for team in alternating(sizes)) == seating


@pytest.mark.parametrize(("sizes", "seating"), SEATINGS.items())
def test_mates_sit_together_only_where_they_must(sizes: tuple[int, ...], seating: str) -> None:
    neighbours = sum(team == seating[seat - 1] for seat, team in enumerate(seating))
    must = 0 if len(seating) > 1 and max(sizes) * 2 <= len(seating) else 1
    assert (neighbours > 0) == (must > 0)


@given(st.lists(st.integers(1, 5), min_size=1, max_size=5))
def test_everybody_has_a_seat(sizes: list[int]) -> None:
    sides = Sides.alternating(sizes)
    assert sides.sizes == tuple(sizes)
    assert [len(sides.members(side)) for side in range(len(sizes))] == sizes
    assert sorted(seat for side in range(len(sizes)) for seat in sides.members(side)) == list(range(sum(sizes)))


@given(st.lists(st.integers(1, 5), min_size=1, max_size=5))
def test_partners_are_the_rest_of_the_side(sizes: list[int]) -> None:
    sides = Sides.alternating(sizes)
    for seat in range(sum(sizes)):
        assert sorted((seat, *sides.partners(seat))) == list(sides.members(sides.side(seat)))
        assert all(seat in sides.partners(mate) for mate in sides.partners(seat))


def test_in_two_pairs_the_partner_sits_opposite() -> None:
    sides = Sides.alternating((2, 2))
    assert [sides.partners(seat) for seat in range(4)] == [((seat + 2) % 4,) for seat in range(4)]


@pytest.mark.parametrize("seats", [1, 3, 8])
def test_everybody_alone(seats: int) -> None:
    sides = Sides.alone(seats)
    assert sides == Sides.alternating((1,) * seats)
    assert all(sides.side(seat) == seat and sides.partners(seat) == () for seat in range(seats))


@pytest.mark.parametrize("sizes", [(), (2, 0), (2, -1)])
def test_a_team_without_members_is_refused(sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="each team needs a member"):
        alternating(sizes)


@pytest.mark.parametrize("seating", [(), (1, 2), (0, 2), (-1, 0)])
def test_sides_are_numbered_without_gaps(seating: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="numbered from 0"):
        Sides(seating)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"seating": seating}), type=Sides)


@pytest.mark.parametrize("index", [-1, 4])
def test_a_seat_or_side_that_is_not_there(index: int) -> None:
    sides = Sides.alternating((2, 2))
    with pytest.raises(ValueError, match="there is no seat"):
        sides.side(index)
    with pytest.raises(ValueError, match="there is no seat"):
        sides.partners(index)
    with pytest.raises(ValueError, match="there is no side"):
        sides.members(index)
