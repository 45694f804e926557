"""The table of GOSU as a picture, at several moments."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from msgspec.structs import replace
from tricktable_gosu.game import GOSU
from tricktable_gosu.table import SideView, View

import tricktable as tt
from tricktable.tableau import Aside, Placed, empty_army

NAMES = {"en": ("Ann", "Bob", "Cleo", "Dan"), "uk": ("Оля", "Тарас", "Іванка", "Сашко")}
NOTHING = SideView(hand=0, known=(), army=empty_army(), value=0, ready=2, spent=0, passed=False, pack=0)
TABLE = View(
    hand=(),
    pack=(),
    passed_on=(),
    sides=(NOTHING, NOTHING),
    aside=(),
    pile=86,
    discard=(),
    removed=(),
    top=(),
    bottom=(),
    teams=(0, 1),
    points=(0, 0),
    goal=3,
    advantage=1,
    turn=0,
    phase="turns",
    round=1,
    left=None,
    extra=0,
)


def picture(language: str, table: View, seat: int | None = 0) -> tt.Picture:
    view: tt.View[View, Any] = tt.View("gosu", "standard", len(table.sides), seat, 5, 0, None, (), None, table)
    return GOSU.picture(view, GOSU.speech(language, NAMES[language]))


def drawn(language: str, table: View, seat: int | None = 0) -> list[str]:
    """The picture as lines of text, without those that are empty."""
    lines = [" | ".join((row.label, *(cell.text for cell in row.cells))) for row in picture(language, table, seat)]
    return [line for line in lines if line.strip(" |")]


def test_before_the_first_turn() -> None:
    side = replace(NOTHING, hand=7)
    table = replace(TABLE, sides=(side, side), hand=("walror", "trsck", "dom", "kork", "dynamite", "short-fuse"))
    assert drawn("en", table) == [
        "Round 1 | draw pile: 86 cards | discard pile: empty",
        "Clans | An Ancient | Al Alpha | Da Dark | Me Meka | Fi Fire",
        "Bob | 0 of 3 points | military 0, 7 cards, 2 tokens | Advantage",
        "Ann | 0 of 3 points | military 0, 7 cards, 2 tokens",
        "Your hand | Fi1 Dynamite | Fi1 Short Fuse",
        " | An2 Kork | Da2 Trsck | Me2 Dom",
        " | Fi3 Walror",
    ]


def test_armies_stand_in_columns_the_top_row_first_and_the_own_one_last() -> None:
    mine = ((Placed("rusty-echo", tokens=1), Placed("dynamite", down=True)), (Placed("trsck"),), ())
    table = replace(TABLE, sides=(replace(NOTHING, army=mine), replace(NOTHING, army=((Placed("kameo"),), (), ()))))
    assert drawn("uk", table)[2:] == [
        "Тарас | 0 з 3 ПО | сила 0, 0 карт, 2 жетони | «Перевага»",
        "місце | 1 | 2 | 3 | 4 | 5",
        "ряд 1 | А2 Камео |  |  |  | ",
        "Оля | 0 з 3 ПО | сила 0, 0 карт, 2 жетони",
        "місце | 1 | 2 | 3 | 4 | 5",
        "ряд 2 | Т2 Трск |  |  |  | ",
        "ряд 1 | М1 Іржаве Відлуння (жетон) | В1 Динаміт (заблоковано) |  |  | ",
        "Ваші карти | немає",
    ]


def test_cards_have_the_colours_of_their_clans_and_trapped_ones_have_none() -> None:
    row = tuple(map(Placed, ("kork", "kameo", "trsck", "dom", "fact")))
    table = replace(TABLE, sides=(replace(NOTHING, army=(row, (Placed("ideo", down=True),), ())), NOTHING))
    rows = {line.label: line.cells for line in picture("en", table) if len(line.cells) == 5}
    colours = ["white", "green", "magenta", "blue", "red"]
    assert [cell.colour for cell in rows["row 1"]] == colours
    assert [cell.colour for cell in rows["Clans"]] == colours
    assert rows["row 2"][0] == tt.Cell("Fi2 Ideo (trapped)", card="ideo", at=(0, 2, 1))


def test_rows_of_an_army_never_share_columns_with_other_rows() -> None:
    """Rows of as many cells that follow each other are drawn in columns."""
    army = ((Placed("kork"),), (), ())
    side = replace(NOTHING, army=army, passed=True, known=("dom",))
    hand = ("dynamite", "short-fuse", "match-juggler", "rusty-echo", "spare-part")
    for advantage in (0, 1):
        rows = picture("en", replace(TABLE, sides=(side, side), hand=hand, advantage=advantage))
        for row, below in itertools.pairwise(rows):
            if len(row.cells) == len(below.cells) == 5:
                assert {row.label, below.label} <= {"place", "row 1", "row 2", "row 3"}


def test_what_others_know_of_a_hand() -> None:
    sides = (replace(NOTHING, hand=2, known=("trsck",)), replace(NOTHING, hand=3, known=("trsck", "dynamite")))
    lines = drawn("en", replace(TABLE, sides=sides))
    assert "others know | Da2 Trsck" in lines
    assert "seen in hand | Fi1 Dynamite, Da2 Trsck" in lines


def test_a_card_laid_aside_and_the_top_of_the_discard_pile() -> None:
    table = replace(TABLE, aside=(Aside("dom", "hand", 0),), discard=("kork", "trsck"), left=2, extra=1)
    lines = drawn("en", table)
    assert lines[0] == "Round 1 | draw pile: 86 cards | discard pile: 2, on top Da2 Trsck | 2 turns left | 1 extra turn"
    assert lines[2] == "Laid aside | Me2 Dom"


def test_a_draft() -> None:
    table = replace(TABLE, phase="draft", pack=("dom", "kork"), passed_on=("fact",), hand=("ideo",))
    others = ["Передано далі | В2 Факт", "Ваші карти | В2 Ідео"]
    assert drawn("uk", table)[-4:] == [
        "Карти драфту | залиште собі 1 з цих карт",
        " | Д2 Корк | М2 Дом",
        *others,
    ]
    assert drawn("uk", replace(table, turn=1))[-3:] == ["Карти драфту | Д2 Корк | М2 Дом", *others]


def test_of_the_first_pack_of_a_draft_two_cards_are_kept() -> None:
    pack = ("dom", "kork", "fact", "ideo", "trsck", "walror", "garsh")
    for count, words in ((7, "2 of these cards (still to choose: 2)"), (6, "2 of these cards (still to choose: 1)")):
        lines = drawn("en", replace(TABLE, phase="draft", pack=pack[:count]))
        assert f"The pack | keep {words}" in lines
    assert "The pack | keep 1 of these cards" in drawn("en", replace(TABLE, phase="draft", pack=pack[:5]))


def test_teams() -> None:
    sides = tuple(replace(NOTHING, value=value) for value in (2, 3, 5, 0))
    lines = drawn("en", replace(TABLE, sides=sides, teams=(0, 1, 0, 1), points=(1, 2)))
    assert lines[2:6] == [
        "Bob, team 2 | 2 of 3 points | military 3, with the team 3, 0 cards, 2 tokens | Advantage",
        "Cleo, team 1 | 1 of 3 points | military 5, with the team 7, 0 cards, 2 tokens",
        "Dan, team 2 | 2 of 3 points | military 0, with the team 3, 0 cards, 2 tokens",
        "Ann, team 1 | 1 of 3 points | military 2, with the team 7, 0 cards, 2 tokens",
    ]


def test_a_spectator_sees_no_hand() -> None:
    assert drawn("en", replace(TABLE, sides=(replace(NOTHING, passed=True), NOTHING)), None)[2:] == [
        "Bob | 0 of 3 points | military 0, 0 cards, 2 tokens | Advantage",
        "Ann | 0 of 3 points | military 0, 0 cards, 2 tokens | passed",
    ]


# --- plurals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("n", "pile", "hand", "left"),
    [
        (1, "колода: 1 карта", "1 карта, 1 жетон", "лишився 1 хід"),
        (2, "колода: 2 карти", "2 карти, 2 жетони", "лишилося 2 ходи"),
        (5, "колода: 5 карт", "5 карт, 5 жетонів", "лишилося 5 ходів"),
        (11, "колода: 11 карт", "11 карт, 11 жетонів", "лишилося 11 ходів"),
        (21, "колода: 21 карта", "21 карта, 21 жетон", "лишився 21 хід"),
    ],
)
def test_ukrainian_numbers_in_the_picture(n: int, pile: str, hand: str, left: str) -> None:
    side = replace(NOTHING, hand=n, ready=n)
    lines = drawn("uk", replace(TABLE, pile=n, left=n, sides=(side, NOTHING)), None)
    assert lines[0] == f"Раунд 1 | {pile} | скид порожній | {left}"
    assert f"Оля | 0 з 3 ПО | сила 0, {hand}" in lines
