"""The picture of any tableau, as text; its words are those of the core and, for further fields, of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tricktable import PerSeat, Speech, Value, View
from tricktable.locale import Catalog, Translator, core_catalogs
from tricktable.tableau import (
    Aside,
    CommonPilesView,
    OwnPilesView,
    Placed,
    SideView,
    TableauView,
    picture,
)

WORDS: dict[str, Catalog] = {
    "en": {"picture.points": {"by": "n", "one": "{n} point", "other": "{n} points"}, "picture.late": "it is late"}
}
ARMY = ((Placed("ant"), Placed("bee", 1)), (Placed("cat", down=True),), ())


class Table(CommonPilesView, frozen=True):
    points: PerSeat[int] = ()
    late: bool = False
    left: int | None = None
    round: int = 3


class OwnTable(TableauView, frozen=True):
    sides: PerSeat[OwnPilesView]


def drawn(table: Any, seat: int | None = 0, language: str = "en") -> list[str]:
    view: View[Any, Any] = View("game", "standard", 2, seat, 0, 0, None, (), None, table)
    speech = Speech(Translator(language, [WORDS, core_catalogs()]), ["Ann", "Bob"])
    rows = picture(view, speech)
    return ["|".join([row.label, *(cell.text for cell in row.cells)]) for row in rows if row.label]


def table(**more: Any) -> Table:
    sides = (SideView(2, (), ARMY, 1, 0), SideView(1, ("dog",), ((), (), ()), 2, 0))
    piles = {"pile": 5, "discard": ("gnu", "hen"), "removed": (), "top": (), "bottom": ()}
    return Table(**{"hand": ("elk", "fox"), "sides": sides, "aside": (), **piles, **more})


def test_piles_armies_and_the_hand_from_a_seat() -> None:
    assert drawn(table()) == [
        "Table|draw pile: 5 cards|discard pile: 2, on top hen|round: 3",
        "Bob|1 card, 2 tokens",
        "seen in hand|dog",
        "Ann|2 cards, 1 token",
        "row 2|cat (trapped)|",
        "row 1|ant|bee (token)",
        "Your hand|elk|fox",
    ]


def test_the_viewer_s_army_comes_last_and_a_spectator_has_no_hand() -> None:
    assert [row.partition("|")[0] for row in drawn(table(), 1)][-4:] == ["row 1", "Bob", "seen in hand", "Your hand"]
    assert not any("hand|elk" in row for row in drawn(table(hand=()), None))


def test_further_fields_in_the_words_of_the_game() -> None:
    rows = drawn(table(points=(1, 4), late=True, left=7))
    assert rows[0].endswith("|it is late|left: 7|round: 3")
    assert "Bob|4 points, 1 card, 2 tokens" in rows
    assert "Ann|1 point, 2 cards, 1 token" in rows


def test_an_empty_hand_and_what_lies_aside() -> None:
    rows = drawn(table(hand=(), discard=(), aside=(Aside("ibex", "pile", 0),)))
    assert rows[0] == "Table|draw pile: 5 cards|discard pile: empty|round: 3"
    assert rows[1] == "Laid aside|ibex"
    assert rows[-1] == "Your hand|empty"


def test_piles_of_ones_own_stand_beside_the_name() -> None:
    known = ((), (), ())
    sides = (OwnPilesView(1, (), ((),), 2, 0, 6, ("gnu",), *known), OwnPilesView(0, (), ((),), 0, 2, 0, (), *known))
    assert drawn(OwnTable((), sides, ()), None) == [
        "Bob|0 cards, 0 tokens, draw pile: 0 cards, discard pile: empty",
        "Ann|1 card, 2 tokens, draw pile: 6 cards, discard pile: 1, on top gnu",
    ]


def test_in_ukrainian() -> None:
    assert drawn(table(), language="uk")[1] == "Bob|1 карта, 2 жетони"


def test_another_view_is_no_tableau() -> None:
    class Other(Value, frozen=True):
        pass

    with pytest.raises(TypeError, match="Other"):
        drawn(Other())


def test_a_game_without_tokens_is_silent_about_them() -> None:
    empty = ((), (), ())
    without = table(sides=(SideView(2, (), empty, 0, 0), SideView(1, (), empty, 0, 0)))
    assert drawn(without)[1:3] == ["Bob|1 card", "Ann|2 cards"]
    used = ((Placed("ant", 1),), (), ())
    assert drawn(table(sides=(SideView(2, (), used, 0, 0), SideView(1, (), empty, 0, 0))))[1] == "Bob|1 card, 0 tokens"
    assert drawn(table(sides=(SideView(2, (), empty, 0, 1), SideView(1, (), empty, 0, 0))))[1] == "Bob|1 card, 0 tokens"
