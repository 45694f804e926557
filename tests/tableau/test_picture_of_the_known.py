"""What a picture shows of piles and cards beyond what every game has: known tops, cards out of the game, marks."""

from __future__ import annotations

from typing import Any

import pytest

from tricktable import PerSeat, Speech, View
from tricktable.locale import Catalog, Translator, core_catalogs
from tricktable.tableau import CommonPilesView, OwnPilesView, Placed, SideView, TableauView, picture

WORDS: dict[str, Catalog] = {"en": {"mark.bounty": "Bounty"}, "uk": {"mark.bounty": "Нагорода"}}


class OwnTable(TableauView, frozen=True):
    sides: PerSeat[OwnPilesView]


def drawn(table: TableauView, language: str = "en") -> list[str]:
    view: View[Any, Any] = View("game", "standard", 1, 0, 0, 0, None, (), None, table)
    rows = picture(view, Speech(Translator(language, [WORDS, core_catalogs()]), ["Ann"]))
    return ["|".join([row.label, *(cell.text for cell in row.cells)]) for row in rows if row.label]


def common(top: tuple[str, ...] = (), bottom: tuple[str, ...] = (), removed: tuple[str, ...] = ()) -> CommonPilesView:
    return CommonPilesView((), (SideView(0, (), ((),), 2, 0),), (), 5, ("gnu",), removed, top, bottom)


def test_what_is_known_of_a_common_pile_stands_beside_it() -> None:
    assert drawn(common(("ant", "bee"), ("cat",), ("dog", "elk")))[0] == (
        "Table|draw pile: 5 cards|on top ant, bee|at the bottom cat|"
        "discard pile: 1, on top gnu|out of the game: dog, elk"
    )
    assert drawn(common())[0] == "Table|draw pile: 5 cards|discard pile: 1, on top gnu"


def test_likewise_of_a_pile_of_one_s_own() -> None:
    side = OwnPilesView(0, (), ((),), 2, 0, 3, (), ("dog",), ("ant",), ())
    assert drawn(OwnTable((), (side,), ()))[0] == (
        "Ann|0 cards, 2 tokens, draw pile: 3 cards, on top ant, discard pile: empty, out of the game: dog"
    )
    assert drawn(OwnTable((), (side,), ()), "uk")[0] == (
        "Ann|0 карт, 2 жетони, колода: 3 карти, зверху колоди ant, скид порожній, вилучено з гри: dog"
    )


@pytest.mark.parametrize(
    ("card", "english", "ukrainian"),
    [
        (Placed("ant", marks=("bounty",)), "ant [Bounty]", "ant [Нагорода]"),
        (Placed("ant", 1), "ant (token)", "ant (жетон)"),
        (Placed("ant", 2), "ant (2 tokens)", "ant (2 жетони)"),
        (
            Placed("ant", 2, marks=("bounty", "late")),
            "ant (2 tokens) [Bounty, late]",
            "ant (2 жетони) [Нагорода, late]",
        ),
        (Placed("ant", down=True, marks=("bounty",)), "ant (trapped) [Bounty]", "ant (заблоковано) [Нагорода]"),
    ],
)
def test_tokens_and_marks_lie_on_cards(card: Placed, english: str, ukrainian: str) -> None:
    side = OwnPilesView(0, (), ((card,),), 2, 0, 3, (), (), (), ())
    for language, text in (("en", english), ("uk", ukrainian)):
        assert drawn(OwnTable((), (side,), ()), language)[1].partition("|")[2] == text
