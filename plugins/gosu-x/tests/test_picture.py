"""The table of Gosu X as a picture, at several moments."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from gosu_x_tables import NOTHING, OTHER, TABLE, army
from msgspec.structs import replace
from tricktable_gosu_x.cards import CLANS
from tricktable_gosu_x.game import GOSU_X
from tricktable_gosu_x.table import Ban, View

import tricktable as tt
from tricktable.tableau import WIDTH, Aside, Placed

TIMES = "\N{MULTIPLICATION SIGN}"
NAMES = {"en": ("Ann", "Bob"), "uk": ("Оля", "Тарас")}


def picture(language: str, table: View, seat: int | None = 0) -> tt.Picture:
    view: tt.View[View, Any] = tt.View("gosu-x", "standard", 2, seat, 5, 0, None, (), None, table)
    return GOSU_X.picture(view, GOSU_X.speech(language, NAMES[language]))


def drawn(language: str, table: View, seat: int | None = 0) -> list[str]:
    """The picture as lines of text, without those that are empty, and without empty cells at their ends."""
    lines = [" | ".join((row.label, *(cell.text for cell in row.cells))) for row in picture(language, table, seat)]
    return [line.rstrip(" |") for line in lines if line.strip(" |")]


# --- moments ----------------------------------------------------------------------------------------------------------


def test_the_draft() -> None:
    nobody = replace(NOTHING, clans=(), pile=0)
    table = replace(TABLE, phase="draft", tiles=(), sides=(replace(nobody, clans=("galmi",)), nobody))
    assert drawn("en", table) == [
        "Round 1 | Ann picks 2 clans | Wonder token: on the board",
        "Clans to pick | Ju Justice | Ab Abhilasha | To Tomorrow | Na Narashima | Ph Phoenix | Go Goan Sul | Xi Xi’an",
        "Bob | no clan yet",
        "Ann | Ga Galmi",
    ]


def test_before_the_first_turn() -> None:
    sides = (replace(NOTHING, hand=7), replace(OTHER, hand=7))
    hand = ("elle", "volantis", "obeezs", "volantis", "tomorrow", "un-go", "ne-o")
    assert drawn("en", replace(TABLE, sides=sides, hand=hand)) == [
        "Round 1 | Wonder token: on the board",
        "Active tiles | Na Narashima | Go Goan Sul",
        "Bob | 0 of 2 Supremacy tokens | military 0, 7 cards, 2 tokens, 2 locked",
        "clans | Ab Abhilasha | Ph Phoenix | Xi Xi’an | deck: 38 cards",
        "Ann | 0 of 2 Supremacy tokens | military 0, 7 cards, 2 tokens, 2 locked",
        "clans | Ju Justice | To Tomorrow | Ga Galmi | deck: 38 cards",
        "Your hand | Ju1 Volantis | Ju1 Volantis | To1 Obeezs | Ga1 Un'Go",
        " | Ju2 Elle | To2 Ne'o",
        " | To3 Tomorrow",
    ]


MINE = army(("aat", Placed("volantis", down=True), Placed("obeezs", marks=("bounty",))), ("elle",))
THEIRS = army((Placed("1000-faces", tokens=2), Placed("muraena", tokens=1, marks=("bounty",))))
LATE = replace(
    TABLE,
    sides=(
        replace(
            NOTHING, army=MINE, hand=1, ready=0, spent=2, value=7, supremacy=1, known=("nezha",), turned=("galmi",)
        ),
        replace(
            OTHER,
            army=THEIRS,
            hand=2,
            ready=0,
            locked=1,
            value=4,
            passed=True,
            discard=("timer", "ashes", "timer", "xi-an"),
            removed=("alpha-dead",),
            known=("solok", "arpia"),
            top=("timer",),
            bottom=("sqeezs", "solok"),
        ),
    ),
    hand=("nezha",),
    round=2,
    left=2,
    additional=True,
    discards=True,
    granted=True,
    wonder=1,
    bans=(Ban(0, "elle", 1, 2), Ban(1, "ashes", 0, 1)),
)


def test_a_late_table_in_english() -> None:
    assert drawn("en", replace(LATE, aside=(Aside("un-go", "hand", 0),))) == [
        (
            "Round 2 | 2 turns left | additional turn | a card of the discard pile may be played "
            "| an additional turn follows"
        ),
        "Active tiles | Na Narashima | Go Goan Sul | Ga Galmi",
        "Laid aside | Ga1 Un'Go",
        "Bob | 0 of 2 Supremacy tokens, Wonder token, passed | military 4, 2 cards, 0 tokens, 1 locked",
        (
            "clans | Ab Abhilasha | Ph Phoenix | Xi Xi’an "
            "| deck: 38 cards; on top Ph1 Timer; at the bottom Ph1 Sqeezs, Ab2 Solok"
        ),
        f"discarded (4) | Ph1 Timer {TIMES}2 | Ab2 Ashes | Xi3 Xi'an",
        "out of the game | Ab2 Alpha (dead)",
        "may not bring in | Ab2 Ashes",
        "seen in hand | Ph1 Arpia | Ab2 Solok",
        "row 1 | Xi1 1000 Faces (2 tokens) | Ph1 Muraena (token) [Bounty]",
        "place | 1 | 2 | 3 | 4 | 5",
        "row 2 | Ju2 Elle",
        "row 1 | To1 Aat | Ju1 Volantis (captured) | To1 Obeezs [Bounty]",
        "Ann | 1 of 2 Supremacy tokens | military 7, 1 card, 0 tokens, 2 spent, 2 locked",
        "clans | Ju Justice | To Tomorrow | Ga Galmi | deck: 38 cards",
        "may not bring in | Ju2 Elle",
        "others know | Ju2 Nezha",
        "Your hand | Ju2 Nezha",
    ]


def test_a_late_table_in_ukrainian() -> None:
    assert drawn("uk", LATE) == [
        "Раунд 2 | лишилося 2 ходи | додатковий хід | можна зіграти карту зі скиду | далі додатковий хід",
        "Активні плитки | Na Narashima | Go Goan Sul | Ga Galmi",
        "Тарас | «Верховенство»: 0 з 2, «Диво», пас | сила 4, 2 карти, 0 жетонів, 1 заблоковано",
        "клани | Ab Abhilasha | Ph Phoenix | Xi Xi’an | колода: 38 карт; зверху Ph1 Timer; знизу Ph1 Sqeezs, Ab2 Solok",
        f"скид (4) | Ph1 Timer {TIMES}2 | Ab2 Ashes | Xi3 Xi'an",
        "вилучено з гри | Ab2 Alpha (dead)",
        "заборонено | Ab2 Ashes",
        "на руці є | Ph1 Arpia | Ab2 Solok",
        "ряд 1 | Xi1 1000 Faces (2 жетони) | Ph1 Muraena (жетон) [Нагорода]",
        "місце | 1 | 2 | 3 | 4 | 5",
        "ряд 2 | Ju2 Elle",
        "ряд 1 | To1 Aat | Ju1 Volantis (захоплено) | To1 Obeezs [Нагорода]",
        "Оля | «Верховенство»: 1 з 2 | сила 7, 1 карта, 0 жетонів, 2 витрачено, 2 заблоковано",
        "клани | Ju Justice | To Tomorrow | Ga Galmi | колода: 38 карт",
        "заборонено | Ju2 Elle",
        "відомо всім | Ju2 Nezha",
        "Ваші карти | Ju2 Nezha",
    ]


def test_the_other_player_sees_the_same_armies_the_other_way_round() -> None:
    lines = drawn("en", replace(LATE, hand=("arpia", "solok")), 1)
    assert [line.partition(" | ")[0] for line in lines if line.startswith(("Ann", "Bob", "row", "place"))] == [
        *("Ann", "row 2", "row 1", "place", "row 1", "Bob"),
    ]
    assert lines[-2:] == ["Your hand | Ph1 Arpia", " | Ab2 Solok"]


def test_a_spectator_sees_no_hand() -> None:
    assert not any(line.startswith("Your hand") for line in drawn("en", LATE, None))
    assert drawn("en", replace(TABLE, hand=()), 0)[-1] == "Your hand | none"


def test_in_the_song_no_turns_are_left_to_tell() -> None:
    assert drawn("en", replace(TABLE, left=0, wonder=0))[0] == "Round 1"


# --- colours and columns ----------------------------------------------------------------------------------------------


def test_cards_have_the_colours_of_their_clans_and_captured_ones_have_none() -> None:
    row = ("volantis", "aat", "un-go", "nitish", "timer")
    others = ("ashes", "alpha", "nio", Placed("elle", down=True))
    table = replace(TABLE, sides=(replace(NOTHING, army=army(row)), replace(OTHER, army=army((), others))))
    rows = {line.label: [cell.colour for cell in line.cells] for line in picture("en", table) if line.label}
    assert rows["row 1"] == ["white", "cyan", "green", "blue", "yellow"]
    assert rows["row 2"] == ["magenta", "red", "", "", ""]
    free = replace(TABLE, phase="draft", tiles=(), sides=(replace(NOTHING, clans=()),) * 2)
    cells = next(line.cells for line in picture("en", free) if line.label == "Clans to pick")
    assert len({cell.colour for cell in cells}) == len(CLANS)


def test_a_card_with_tokens_stands_out() -> None:
    cells = next(row.cells for row in picture("en", LATE) if row.label == "row 1")
    assert [(cell.text, cell.colour, cell.strong) for cell in cells[:2]] == [
        ("Xi1 1000 Faces (2 tokens)", "", True),
        ("Ph1 Muraena (token) [Bounty]", "yellow", True),
    ]


def _columns(table: View, seat: int | None) -> None:
    """The rows of both armies share columns, and no other rows share any: rows of as many cells that follow do."""
    rows = picture("en", table, seat)
    armies = {"place", "row 1", "row 2", "row 3"}
    labels = [row.label for row in rows if len(row.cells) == WIDTH]
    assert set(labels) <= armies
    for row, below in itertools.pairwise(rows):
        if row.label in armies and below.label in armies:
            assert len(row.cells) == len(below.cells) == WIDTH
        elif len(row.cells) > 1:
            assert len(row.cells) != len(below.cells), (row, below)


def test_only_armies_share_columns() -> None:
    five = ("timer", "ashes", "xi-an", "arpia", "solok")
    for discard, removed in itertools.product(range(6), repeat=2):
        side = replace(OTHER, army=THEIRS, discard=five[:discard], removed=five[:removed], known=five)
        table = replace(LATE, sides=(replace(side, army=MINE), side), hand=five)
        for seat in (0, 1, None):
            _columns(table, seat)


@pytest.mark.parametrize("seed", range(4))
def test_only_armies_share_columns_in_play(seed: int) -> None:
    game = tt.new_game("gosu-x", ["Ann", "Bob"], seed=seed, options={"draft": "random"})
    rng = random.Random(seed)
    while game.outcome is None:
        _columns(game.view(game.to_act).table, game.to_act)
        game.play(rng.choice(game.legal_actions()))


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
    side = replace(NOTHING, hand=n, ready=n, pile=n, locked=0)
    lines = drawn("uk", replace(TABLE, left=n, sides=(side, OTHER)), None)
    assert lines[0] == f"Раунд 1 | {left} | жетон «Диво» на полі"
    assert f"Оля | «Верховенство»: 0 з 2 | сила 0, {hand}" in lines
    assert f"клани | Ju Justice | To Tomorrow | Ga Galmi | {pile}" in lines
