"""The simple-minded player: what it is offered as, what it never does, and that it knows more than chance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from tricktable_gosu import GOSU
from tricktable_gosu.agents import SimpleAgent
from tricktable_gosu.table import (
    Action,
    Mutate,
    Play,
)
from tricktable_gosu.worth import worth

import tricktable as tt
from plugins.gosu.tests.tables import TABLES, new_game, table
from tricktable.effects import (
    Bonus,
    Destroy,
    DidIt,
    Discard,
    Draw,
    Fixed,
    ForEach,
    HasAdvantage,
    If,
    May,
    PickCard,
    Trap,
    Which,
)
from tricktable.game import AnyGame
from tricktable.tableau import Pass, Spend, Spot

BLOWS = {"ask.trap", "ask.destroy", "ask.return"}
DARKS = ["dark-goblin-thief", "dark-goblin-necromancer", "dark-goblin-avenger"]


def choices(game: AnyGame, agents: list[tt.Agent]) -> Iterator[Action]:
    """Play to the end; each choice is told before it is carried out."""
    while (seat := game.to_act) is not None:
        action = agents[seat].choose(game.view(seat))
        yield action
        game.play(action, seat)


def simple(count: int, seed: object = 0) -> list[tt.Agent]:
    return [tt.agent("simple", "gosu", f"{seed} {seat}") for seat in range(count)]


def chosen(game: AnyGame, seed: int = 0) -> Action:
    """What the player does who is to act."""
    action: Action = SimpleAgent(seed).choose(game.view(game.to_act))
    return action


def test_it_plays_gosu_only() -> None:
    assert isinstance(tt.agent("simple", "gosu"), SimpleAgent)
    with pytest.raises(tt.UnknownAgentError):
        tt.agent("simple", "gorus-maximus")


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_it_plays_every_variant_to_the_end(variant: str, seats: int) -> None:
    for seed in range(5):
        game = new_game(variant, seats, seed)
        assert sum(1 for _ in choices(game, simple(seats, seed))) == game.step
        assert game.outcome is not None


def test_it_strikes_no_army_of_its_own_while_it_can_strike_another() -> None:
    struck = spared = 0
    for variant, seats in (("standard", 2), ("standard", 3), ("teams", 4)):
        for seed in range(12):
            game = new_game(variant, seats, seed)
            teams = game.view(None).table.teams
            for action in choices(game, simple(seats, seed)):
                pending = game.position.pending
                if pending is None or pending.decision.prompt.id not in BLOWS or not isinstance(action, Spot):
                    continue
                struck += 1
                every = pending.decision.options
                others = [at for at in every if teams[at.seat] != teams[pending.decision.seat]]
                if others:
                    assert action in others
                    assert action.row == max(at.row for at in others)
                    spared += len(others) < len(every)
    assert struck > 100
    assert spared > 20


def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(40):
        game, own = new_game("standard", 2, seed), seed % 2
        agents = simple(2, seed)
        agents[1 - own] = tt.agent("random", "gosu", seed)
        for _ in choices(game, agents):
            pass
        assert game.outcome is not None
        wins += game.outcome.winners == (own,)
    assert wins >= 36


def test_its_seed_settles_what_it_does() -> None:
    def played(game_seed: int, seed: object) -> list[Action]:
        return list(choices(new_game("standard", 2, game_seed), simple(2, seed)))

    assert played(3, "a") == played(3, "a")
    assert any(played(at, "a") != played(at, "b") for at in range(5))


def test_it_enrols_the_highest_first_and_draws_when_it_cannot() -> None:
    """gosu.turn.actions."""
    army = [["dark-goblin-thief"], ["duwal"], []]
    game = table({"hand": ["lord-lights-out", *DARKS], "army": army}, {})
    assert chosen(game) == Play("lord-lights-out")
    assert chosen(table({"hand": ["garsh", "walror"], "army": army}, {})) == Spend(2)


def test_it_pays_with_the_card_that_it_can_do_without() -> None:
    """gosu.enrol.bakuto-cost: Walror lacks a Bakuto and a Hero of its clan."""
    army = [["dark-goblin-thief"], [], []]
    game = table({"hand": ["cousin-of-everyone", "duwal", "kataclysm", "walror"], "army": army}, {})
    game.play(Play("cousin-of-everyone"))
    assert chosen(game) == PickCard("walror")


@pytest.mark.parametrize("ahead", [True, False])
def test_it_passes_when_it_is_ahead_and_nothing_cheap_is_left(ahead: bool) -> None:
    """gosu.turn.pass: a mutation that costs nearly what it brings is for whoever is behind."""
    army = [["sock-archivist"], ["madame-maybe"], []]
    other = [["spare-part"], [], []] if ahead else [["spare-part"], ["copycat"], ["archmechanic-tock"]]
    game = table({"hand": ["lady-more", "walror"], "army": army, "ready": 0, "spent": 2}, {"army": other})
    assert set(game.legal_actions()) == {Mutate(2, 1), Pass()}
    assert chosen(game) == (Pass() if ahead else Mutate(2, 1))


def test_it_takes_cards_that_it_does_not_know_for_plain_ones() -> None:
    """A view does not say what is printed on the cards of somebody else's pack."""
    own = (files("tricktable_gosu") / "cards.toml").read_text("utf-8")
    text = re.sub(r'^id = "', 'id = "my-', own.replace('"Stand-ins"', '"Mine"'), flags=re.MULTILINE)
    text = re.sub(r"name(s?) = \[(.*?)\]", lambda found: found[0].replace('"', '"my-', 1).replace(' "', ' "my-'), text)
    ruleset = GOSU.with_pack(GOSU.card_packs.read(text))
    game = tt.new_game(ruleset, 2, options={"cards": "Mine"}, seed=1)
    assert sum(1 for _ in choices(game, simple(2))) == game.step


def test_what_effects_are_worth() -> None:
    two = Fixed(2)
    assert worth((Draw(two),)) == 2 > worth((Draw(Bonus(1, 1)),)) > worth((Draw(),)) > 0
    assert worth((Draw(who="opponents"),)) < 0 < worth((Discard(who="opponents"),))
    assert worth((May((Discard(two),)),)) == 0 > worth((Discard(two),))
    trap = Trap(which=Which(owner="you"))
    assert worth((ForEach("opponents", (trap,)),)) > 0 > worth((trap,))
    assert worth((Destroy(),)) > worth((Trap(),)) > worth((Draw(),))
    assert worth((If(HasAdvantage(), (Draw(two),)),)) == 1
    assert worth((If(DidIt(), (Draw(two),)),)) == 2
