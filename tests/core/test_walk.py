"""Marks: seats and cards are found and changed wherever they stand."""

from __future__ import annotations

from typing import Any, Literal

from tricktable import CardId, Outcome, PerSeat, Seat, Value
from tricktable.marks import CARD, SEAT
from tricktable.walk import cards_in, changed, found, rotated


class Inner(Value, frozen=True):
    owner: Seat | None
    card: CardId | None


class Table(Value, frozen=True):
    hands: PerSeat[tuple[CardId, ...]]
    turn: Seat
    inner: Inner | None
    pair: tuple[Seat, CardId]
    rows: tuple[tuple[Inner, ...], ...]
    note: str = "blue-4"
    count: int = 1


TABLE = Table(
    hands=(("a", "b"), ("c",), ()),
    turn=1,
    inner=Inner(2, "d"),
    pair=(0, "e"),
    rows=((Inner(None, None), Inner(1, "f")), ()),
)


def test_cards_are_found_everywhere_and_nothing_else_is() -> None:
    assert cards_in(TABLE) == ["a", "b", "c", "d", "e", "f"]


def test_seats_are_found_everywhere_and_no_other_number_is() -> None:
    assert found(TABLE, SEAT) == [1, 2, 0, 1]


def test_cards_are_renamed_and_the_rest_stays() -> None:
    renamed = changed(TABLE, {CARD: str.upper})
    assert cards_in(renamed) == ["A", "B", "C", "D", "E", "F"]
    assert (renamed.turn, renamed.note) == (1, "blue-4")


def test_turning_the_table_moves_hands_and_seats_together() -> None:
    turned = rotated(TABLE, 1, 3)
    assert turned.hands == ((), ("a", "b"), ("c",))
    assert (turned.turn, turned.inner, turned.pair) == (2, Inner(0, "d"), (1, "e"))
    assert turned.rows[0][1].owner == 2
    assert turned.count == 1


def test_turning_all_the_way_round_changes_nothing() -> None:
    assert rotated(TABLE, 3, 3) == TABLE


def test_seats_that_win_together_are_turned_as_a_set() -> None:
    assert rotated(Outcome("end", winners=(0, 2)), 1, 3).winners == (0, 1)


class Mixed(Value, frozen=True):
    either: tuple[int | CardId, ...]
    maybe: PerSeat[tuple[int, ...]] | None
    deep: tuple[tuple[str, tuple[Seat, ...]], ...]
    kind: Literal["a", "b"]
    bare: tuple[Any, ...]


MIXED = Mixed(("x", "y"), ((1,), (2,), (3,)), (("0", (0, 1)),), "a", (Inner(0, "z"),))


def test_marks_in_unions_and_deep_in_tuples_are_found() -> None:
    assert cards_in(MIXED) == ["x", "y", "z"]
    assert found(MIXED, SEAT) == [0, 1, 0]


def test_marks_in_unions_and_deep_in_tuples_are_turned() -> None:
    turned = rotated(MIXED, 1, 3)
    assert turned.maybe == ((3,), (1,), (2,))
    assert turned.deep == (("0", (1, 2)),)
    assert (turned.either, turned.kind, turned.bare) == (("x", "y"), "a", (Inner(1, "z"),))
