"""Options: values that are refused or taken, and what each of them changes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from gosu_x_tables import BOX, everything, given, new_game, table
from tricktable_gosu_x import Options
from tricktable_gosu_x.table import (
    BattleFought,
    Shift,
)

import tricktable as tt
from tricktable.tableau import Activate

MINE = ["goan-sul", "justice", "narashima"]
THEIRS = ["tomorrow", "phoenix", "abhilasha"]


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"draft": "choose"}, "draft"),
        ({"draft": None}, "draft"),
        ({"draft": "given"}, "gosu-x.options.clans"),
        ({"draft": "pick", "clans": [MINE, THEIRS]}, "gosu-x.options.clans"),
        ({"draft": "random", "clans": [MINE, THEIRS]}, "gosu-x.options.clans"),
        ({"clans": [MINE, THEIRS]}, "gosu-x.options.clans"),
        ({"draft": "given", "clans": [MINE]}, "gosu-x.options.clans"),
        ({"draft": "given", "clans": [MINE, MINE]}, "gosu-x.options.clans"),
        ({"draft": "given", "clans": [MINE, THEIRS, []]}, "gosu-x.options.clans"),
        ({"draft": "given", "clans": [MINE[:2], [*THEIRS, "galmi"]]}, "gosu-x.options.clans"),
        ({"draft": "given", "clans": [["goblins", *MINE[:2]], THEIRS]}, "goblins"),
        ({"draft": "given", "clans": [["Justice", *MINE[1:]], THEIRS]}, "Justice"),
        ({"draft": "given", "clans": "justice"}, "clans"),
        ({"icons_doubt": 2}, "gosu-x.options.icons-doubt"),
        ({"icons_doubt": -1}, "gosu-x.options.icons-doubt"),
        ({"icons_doubt": None}, "icons_doubt"),
        ({"icons_doubt": True}, "icons_doubt"),
        ({"shift_doubt": -1}, "gosu-x.options.shift-doubt"),
        ({"shift_doubt": 10}, "gosu-x.options.shift-doubt"),
        ({"shift_doubt": "0"}, "shift_doubt"),
        ({"goan_sul_extra": 1}, "goan_sul_extra"),
        ({"round_turns": 0}, "gosu-x.options.round-turns"),
        ({"round_turns": 10_001}, "gosu-x.options.round-turns"),
        ({"round_turns": 10**30}, "beyond 64 bits"),
        ({"round_turn": 10}, "round_turns"),
        ({"cards": "none such"}, "cards"),
    ],
)
def test_refused(options: dict[str, Any], word: str) -> None:
    """gosu-x.options.clans, gosu-x.options.icons-doubt, gosu-x.options.shift-doubt, gosu-x.options.round-turns."""
    with pytest.raises(tt.TricktableError) as error:
        tt.new_game("gosu-x", 2, seed=0, options=options)
    assert word in str(error.value)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_players(seats: int) -> None:
    """gosu-x.aim.army: two."""
    with pytest.raises(tt.OptionsError):
        tt.new_game("gosu-x", seats, seed=0)


def test_every_fault_at_once() -> None:
    with pytest.raises(tt.OptionsError) as error:
        tt.new_game("gosu-x", 2, seed=0, options={"icons_doubt": 3, "shift_doubt": 99, "round_turns": 0})
    for word in ("icons_doubt", "shift_doubt", "round_turns"):
        assert word in str(error.value)


def test_what_the_variants_settle() -> None:
    """gosu-x.options.draft: the one lets the players pick, the other draws the clans."""
    ruleset = tt.ruleset("gosu-x")
    assert [(variant.id, variant.seats) for variant in ruleset.variants] == [("standard", (2,)), ("random-clans", (2,))]
    for variant, wanted in (("standard", Options(draft="pick")), ("random-clans", Options(draft="random"))):
        options = ruleset.setup(2, variant).options
        assert msgspec.structs.replace(options, cards="") == wanted


@pytest.mark.parametrize(("draft", "phase"), [("pick", "draft"), ("random", "mulligan"), ("given", "mulligan")])
def test_draft(draft: str, phase: str) -> None:
    """gosu-x.options.draft, gosu-x.setup.random, gosu-x.setup.given."""
    game = given(MINE, THEIRS, 1) if draft == "given" else new_game(1, draft)
    assert game.position.state.phase == phase
    assert sorted(everything(game.position.state)) == BOX
    assert tt.replay(game.record()).setup == game.setup


def test_options_do_not_change_the_deal() -> None:
    """The same seed deals alike, and the options given stay those of the game."""
    plain, other = new_game(5), new_game(5, icons_doubt=0, shift_doubt=3, round_turns=9)
    assert plain.position.state == other.position.state
    assert other.setup.options.shift_doubt == 3


@pytest.mark.parametrize(("icons", "allowed"), [(1, True), (0, False)])
def test_icons_in_doubt(icons: int, allowed: bool) -> None:
    """gosu-x.options.icons-doubt, gosu-x.cards.icons-doubt: without an icon no token can lie there."""
    mine = {"army": [["lava-goddesses", "spirits-of-smook"]]}
    game = table(mine, {}, options={"icons_doubt": icons})
    assert (Activate(1, 1) in game.legal_actions()) == allowed
    assert Activate(1, 2) in game.legal_actions()
    if not allowed:
        rejection = game.why_not("activate 1 1")
        assert rejection is not None
        assert rejection.rule == "gosu-x.tokens.icons"


@pytest.mark.parametrize(("shift", "hand", "allowed"), [(0, 1, True), (1, 1, False), (1, 2, True), (None, 4, False)])
def test_shift_in_doubt(shift: int | None, hand: int, allowed: bool) -> None:
    """gosu-x.options.shift-doubt, gosu-x.cards.shift-doubt: nothing, so many cards, or no shift at all."""
    mine = {"army": [["dark-cultists"], ["ashes"]], "hand": ["solok", "abhilasha", "cylak", "ecnalab"][:hand]}
    game = table(mine, {}, options={"shift_doubt": shift})
    assert (Shift(2, 1) in game.legal_actions()) == allowed
    if shift is None:
        rejection = game.why_not("shift 2 1")
        assert rejection is not None
        assert rejection.rule == "gosu-x.shift.cost"


@pytest.mark.parametrize(("extra", "left"), [(False, 1), (True, 0)])
def test_one_sacrifice_more(extra: bool, left: int) -> None:
    """gosu-x.options.goan-sul-extra, gosu-x.song.extra: off by default; on, a small win costs a card more."""
    mine = {"clans": ["justice", "narashima", "galmi"], "army": [["nitish", "navaj"]], "ready": 0, "spent": 2}
    theirs = {"clans": ["xi-an", "tomorrow", "abhilasha"], "army": [["obeezs"]], "passed": True}
    game = table(mine, theirs, options={"goan_sul_extra": extra}, left=1)
    assert "goan-sul" in game.position.state.tiles
    game.play("pass")
    while game.position.pending is not None:
        game.play(game.legal_actions()[0])
    assert len(game.position.state.sides[0].army[0]) == left
    assert game.position.state.round == 2


def test_round_turns() -> None:
    """gosu-x.options.round-turns, gosu-x.turn.bound: after so many turns of both the round ends, whoever has passed."""
    game = table({"clans": MINE}, {"clans": THEIRS}, options={"round_turns": 3})
    for action in ("spend 1", "spend 1"):
        assert not any(isinstance(event, BattleFought) for event in game.play(action).events)
    assert any(isinstance(event, BattleFought) for event in game.play("spend 1").events)
