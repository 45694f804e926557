"""The simple-minded player: what it is offered as, what it never does, and that it knows more than chance."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from gosu_x_tables import CLANS, clan, given, level, new_game, table
from tricktable_gosu_x import GOSU_X
from tricktable_gosu_x.agents import FAVOURITES, SimpleAgent
from tricktable_gosu_x.sight import Sight, printed
from tricktable_gosu_x.table import (
    Action,
    Draft,
    Play,
    SpendWonder,
)
from tricktable_gosu_x.worth import worth

import tricktable as tt
from tricktable.effects import Accept, PickCard, PickClan, PickDeed
from tricktable.game import AnyGame
from tricktable.tableau import Activate, Pass, Redraw, Spend, Spot

BLOWS = {"ask.trap", "ask.destroy", "ask.put-on-pile"}
CHECKED = ["goan-sul", "justice", "narashima"], ["tomorrow", "phoenix", "abhilasha"]
HOMES = {"clans": ["justice", "narashima", "goan-sul"]}, {"clans": ["tomorrow", "abhilasha", "xi-an"]}


def choices(game: AnyGame, agents: list[tt.Agent]) -> Iterator[Action]:
    """Play to the end; each choice is told before it is carried out."""
    while (seat := game.to_act) is not None:
        action = agents[seat].choose(game.view(seat))
        yield action
        game.play(action, seat)


def simple(seed: object = 0) -> list[tt.Agent]:
    return [tt.agent("simple", "gosu-x", f"{seed} {seat}") for seat in (0, 1)]


def chosen(game: AnyGame, seed: int = 0) -> Action:
    """What the player does who is to act."""
    action: Action = SimpleAgent(seed).choose(game.view(game.to_act))
    return action


def sides(mine: dict[str, Any], yours: dict[str, Any] | None = None, **more: Any) -> AnyGame:
    """A table of two players whose clans are `HOMES`, unless they are named."""
    return table({**HOMES[0], **mine}, {**HOMES[1], **(yours or {})}, **more)


# --- whole games ------------------------------------------------------------------------------------------------------


def test_it_plays_this_game_only() -> None:
    assert isinstance(tt.agent("simple", "gosu-x"), SimpleAgent)
    assert not isinstance(tt.agent("simple", "gosu"), SimpleAgent)
    with pytest.raises(tt.UnknownAgentError):
        tt.agent("simple", "gorus-maximus")


@pytest.mark.parametrize("draft", ["pick", "random", "given"])
def test_it_plays_every_draft_to_the_end(draft: str) -> None:
    for seed in range(8):
        game = given(*CHECKED, seed) if draft == "given" else new_game(seed, draft)
        assert sum(1 for _ in choices(game, simple(seed))) == game.step
        assert game.outcome is not None


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(40):
        game, own = new_game(seed, "pick"), seed % 2
        agents = simple(seed)
        agents[1 - own] = tt.agent("random", "gosu-x", seed)
        for _ in choices(game, agents):
            pass
        assert game.outcome is not None
        wins += game.outcome.winners == (own,)
    assert wins >= 37


def test_its_seed_settles_what_it_does() -> None:
    def played(game_seed: int, seed: object) -> list[Action]:
        return list(choices(new_game(game_seed), simple(seed)))

    assert played(3, "a") == played(3, "a")
    assert any(played(at, "a") != played(at, "b") for at in range(5))


def test_what_it_cannot_see_does_not_move_it() -> None:
    """gosu-x.piles.secret: with other cards in the opponent's hand and in the piles it does the same."""
    compared = 0
    for seed in range(4):
        game = new_game(seed)
        agents = simple(seed)
        while (seat := game.to_act) is not None:
            action = agents[seat].choose(game.view(seat))
            if game.step % 5 == 0:
                other = game.determinize(seat, game.step)
                compared += other.position != game.position
                assert SimpleAgent(1).choose(other.view(seat)) == SimpleAgent(1).choose(game.view(seat))
            game.play(action, seat)
    assert compared > 50


def test_it_strikes_no_card_of_its_own_while_it_can_strike_another() -> None:
    struck = spared = 0
    for seed in range(40):
        game = new_game(seed)
        for action in choices(game, simple(seed)):
            pending = game.position.pending
            if pending is None or pending.decision.prompt.id not in BLOWS or not isinstance(action, Spot):
                continue
            struck += 1
            seat = pending.decision.seat
            others = [at for at in pending.decision.options if isinstance(at, Spot) and at.seat != seat]
            if others:
                assert action in others
                spared += len(others) < len(pending.decision.options)
    assert struck > 100
    assert spared > 20


def test_it_goes_round_in_no_circle() -> None:
    """gosu-x.turn.bound: no round of it comes near to its bound, however cheap a shift is."""
    for seed in range(20):
        game = given(["abhilasha", "tomorrow", "xi-an"], ["galmi", "narashima", "phoenix"], seed)
        for _ in choices(game, simple(seed)):
            assert game.position.state.turns < 100


# --- before the first turn --------------------------------------------------------------------------------------------


def test_it_drafts_the_clan_that_wins_most() -> None:
    """gosu-x.setup.draft: of those that are left."""
    assert set(FAVOURITES) == set(CLANS)
    game = new_game(1, "pick")
    left = dict(FAVOURITES)
    while game.position.state.phase == "draft":
        action = chosen(game)
        assert isinstance(action, Draft)
        assert left.pop(action.clan) == max([*left.values(), FAVOURITES[action.clan]])
        game.play(action)


def test_it_redraws_a_hand_with_few_troops() -> None:
    """gosu-x.setup.mulligan."""
    heroes = ["elle", "quae", "nezha", "sati", "tourach", "alpha", "hempo"]
    troops = ["volantis", "volantis", "navaj", "navaj", "nitish", "elle", "quae"]
    assert chosen(sides({"hand": heroes}, phase="mulligan")) == Redraw()
    assert chosen(sides({"hand": troops}, phase="mulligan")) != Redraw()


# --- turns ------------------------------------------------------------------------------------------------------------

GROUND = [["volantis", "volantis"], ["nezha"], []]


def test_it_plays_the_highest_first_and_draws_when_it_cannot() -> None:
    """gosu-x.turn.actions."""
    hand = ["byun-hyung-ja-justice", "nezha"]
    assert chosen(sides({"hand": hand, "army": [["volantis", "volantis"], ["elle"], []]})) == Play(hand[0])
    assert chosen(
        sides(
            {"hand": ["ne-o"], "army": GROUND, "clans": ["justice", "tomorrow", "galmi"]},
            {"clans": ["abhilasha", "xi-an", "phoenix"]},
        )
    ) == Spend(2)


def test_it_pays_with_the_card_that_it_can_do_without() -> None:
    """gosu-x.play.troop-cost: Hempo lacks a Troop of its clan."""
    game = sides({"hand": ["navaj", "nalin", "hempo", "byun-hyung-ja-goan-sul"], "army": GROUND})
    game.play(Play("navaj"))
    assert chosen(game) in {PickCard("hempo"), PickCard("byun-hyung-ja-goan-sul")}


@pytest.mark.parametrize("spare", [True, False])
def test_it_keeps_the_wonder_token_while_it_has_cards_to_spare(spare: bool) -> None:
    """gosu-x.wonder.discount."""
    hand = ["navaj", *(["hempo", "alpha"] if spare else ["elle", "byun-hyung-ja-justice"])]
    game = sides({"hand": hand, "army": GROUND}, wonder=0)
    game.play(Play("navaj"))
    assert (chosen(game) == SpendWonder()) is not spare


@pytest.mark.parametrize("ahead", [True, False])
def test_it_passes_when_it_is_ahead_and_nothing_is_left(ahead: bool) -> None:
    """gosu-x.turn.pass-first: a shift that does little is for nobody."""
    other = [["aat"], [], []] if ahead else [["aat", "aat", "wiindz", "wiindz"], ["ez", "ne-o", "ne-ye"], []]
    game = sides({"hand": [], "army": GROUND, "ready": 0, "spent": 2}, {"army": other})
    assert chosen(game) == Pass()
    game = sides({"hand": ["elle"], "army": GROUND, "ready": 0, "spent": 2}, {"army": other})
    assert chosen(game) == Play("elle")


def test_it_passes_far_ahead() -> None:
    """gosu-x.turn.after-pass: before the other has caught up, though it could still play."""
    army = [["volantis", "volantis", "nitish"], ["nezha", "quae"], ["byun-hyung-ja-justice"]]
    game = sides({"hand": ["navaj"], "army": army, "ready": 0, "spent": 2}, {"army": [["aat"], [], []]})
    assert chosen(game) == Pass()
    game = sides({"hand": ["navaj"], "army": [*army[:2], []], "ready": 0, "spent": 2}, {"army": [["aat"], ["ez"], []]})
    assert chosen(game) == Play("navaj")


def test_it_activates_a_veteran_in_the_last_turns() -> None:
    """gosu-x.veteran.what: then drawn cards help little."""
    army = [["spirits-of-smook"], ["hemro"], []]
    other = {"army": [["aat"], [], []], "passed": True, "ready": 0, "spent": 2}
    assert chosen(sides({"hand": ["elle"], "army": army}, other, left=2)) == Activate(2, 1)


def test_it_passes_for_a_token() -> None:
    """gosu-x.end.fifth-token: with Galmi's Byun Hyung Ja, and wins so where none is locked any more."""
    army = [["boul-go", "kno-bo"], ["kan-te"], ["byun-hyung-ja-galmi"]]
    mine = {"clans": ["galmi", "justice", "phoenix"], "hand": ["boul-go"], "army": army}
    game = sides({**mine, "ready": 0, "spent": 4, "locked": 0}, {"clans": ["tomorrow", "abhilasha", "xi-an"]})
    assert chosen(game) == Pass()
    game.play(Pass())
    assert game.outcome == tt.Outcome("gosu-x.end.fifth-token", (0,), (), (0, 0))


def test_it_takes_cards_that_it_does_not_know_for_plain_ones() -> None:
    """A view does not say what is printed on the cards of somebody else's pack."""
    own = (files("tricktable_gosu_x") / "cards.toml").read_text("utf-8")
    text = re.sub(r'^id = "', 'id = "my-', own.replace('name = "Gosu X"', 'name = "Mine"'), flags=re.MULTILINE)
    text = re.sub(r'(?<![a-z_-])((?:name|names|called) = )("[^"]*"|\[[^]]*\])', _renamed, text)
    ruleset = GOSU_X.with_pack(GOSU_X.card_packs.read(text))
    game = tt.new_game(ruleset, 2, options={"cards": "Mine", "draft": "random"}, seed=1)
    assert sum(1 for _ in choices(game, simple())) == game.step
    assert printed("my-elle").overall == ()


def _renamed(found: re.Match[str]) -> str:
    return found[0] if "Mine" in found[0] else found[1] + re.sub(r'"([^"]+)"', r'"my-\1"', found[2])


# --- answers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["ez", "wiindz"])
def test_it_saves_its_cards(target: str) -> None:
    """gosu-x.force.red-circle."""
    army = [["wiindz"], ["ez"], []] if level(target) == 2 else [["wiindz"], [], []]
    game = sides({"army": [["lava-goddesses"], ["alpha"], []]}, {"hand": ["the-red-circle"], "army": army})
    game.play(Activate(2, 1))
    game.play(Spot(1, level(target), 1))
    assert game.to_act == 1
    assert chosen(game) == PickCard("the-red-circle")


def test_it_names_the_clan_that_costs_the_other_most() -> None:
    """gosu-x.reading.goan-sul: of the OPEN cards."""
    army = [["demon-guardians", "spirits-of-smook"], ["alpha"], []]
    mine = {"hand": ["goan-sul"], "army": army}
    game = sides(mine, {"army": [["aat", "the-red-circle"], ["ne-o"], []]})
    game.play(Play("goan-sul"))
    assert chosen(game) == PickClan("tomorrow")


def test_it_destroys_rather_than_captures() -> None:
    """A card that is as good is gone for longer."""
    clans = {"clans": ["xi-an", "justice", "galmi"]}, {"clans": ["tomorrow", "abhilasha", "goan-sul"]}
    game = table(
        {**clans[0], "hand": ["pangu"], "army": [["1000-faces"], [], []]}, {**clans[1], "army": [["aat"], ["ez"], []]}
    )
    game.play(Play("pangu"))
    assert chosen(game) == PickDeed("destroy")


def test_it_uses_an_echo_that_helps() -> None:
    """gosu-x.echo: but not one that would strike its own army."""
    asked: Counter[bool] = Counter()
    for seed in range(40):
        game = given(["tomorrow", "xi-an", "galmi"], ["phoenix", "narashima", "abhilasha"], seed)
        for action in choices(game, simple(seed)):
            pending = game.position.pending
            if pending is not None and pending.decision.prompt.id == "ask.echo":
                asked[action == Accept()] += 1
    assert asked[True] > 20


# --- figures ----------------------------------------------------------------------------------------------------------


def looking(game: AnyGame) -> Sight:
    return Sight(game.view(game.to_act))


def test_what_effects_are_worth() -> None:
    bare = looking(sides({"army": GROUND, "hand": ["elle"]}, {"hand": ["nio", "ne-o"]}))
    full = looking(sides({"army": GROUND, "hand": ["elle"]}, {"army": [["aat"], ["ez"], []], "hand": ["nio", "ne-o"]}))
    crowded = looking(sides({"army": GROUND, "hand": ["elle"] + ["navaj", "nitish", "nikhilesh"] * 2}))
    entering = {card: worth(printed(card).entering, full) for card in ("elle", "alpha", "muraena", "1000-faces")}
    assert all(mark > 0 for mark in entering.values())
    assert worth(printed("muraena").entering, full) == 2 > worth(printed("muraena").entering, crowded) > 0
    assert worth(printed("alpha").entering, bare) < 0 < worth(printed("alpha").entering, full)
    assert worth(printed("niranjan").entering, full) > worth(printed("niranjan").entering, bare) == 0
    assert worth(printed("tourach").entering, full) > 0
    assert worth(printed("nachiketa").entering, crowded) < worth(printed("nachiketa").entering, full)
    assert worth(printed("valeen").entering, full) > 0


def test_a_win_outweighs_all() -> None:
    """gosu-x.end.justice: the third tile, with a Supremacy token."""
    turned = {"turned": ["justice", "goan-sul"], "supremacy": 1, "army": GROUND}
    assert worth(printed("justice").entering, looking(sides(turned, round=2))) > 50
    assert worth(printed("justice").entering, looking(sides({**turned, "supremacy": 0}, {"supremacy": 1}, round=2))) < 5


def test_what_it_sees() -> None:
    game = sides(
        {"army": [["volantis", {"card": "nitish", "down": True}], [], []], "hand": ["elle"]},
        {"army": [["aat"], [], []]},
    )
    sight = looking(game)
    assert (sight.troops, sight.lead(), sight.limit) == ({"justice"}, 1, 7)  # the tile of Phoenix
    assert sight.clans_of("elle") == {clan("elle")}
    mine = {"clans": ["xi-an", "justice", "galmi"], "army": [["all-in-one"], [], []]}
    other = {"clans": ["tomorrow", "abhilasha", "goan-sul"]}
    assert looking(table(mine, other)).troops == {"xi-an", "justice", "galmi"}
    assert looking(table(mine, other)).limit == 5  # nobody has Narashima
