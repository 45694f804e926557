"""What the toy plays like: costs, turns, rounds, trapped goblins, and what its players may see."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tricktable as tt
from tests.effects.bench import DRAW, Bench, card
from tests.effects.in_play import game_at, ruleset_with
from tests.toys.goblins.game import GOBLINS
from tests.toys.goblins.stage import GoblinStage
from tests.toys.goblins.table import Battle, Dig, Enrol, Mutate, Peeked, State
from tricktable import Resolution
from tricktable.effects.answers import PickCard
from tricktable.effects.cards import Card
from tricktable.effects.conditions import Shows
from tricktable.effects.filters import Printed, Which
from tricktable.effects.overall import Military
from tricktable.effects.values import Copy, Fetch
from tricktable.game import AnyGame
from tricktable.tableau import Activate, Pass

RULES = ruleset_with()


def strength(game: AnyGame) -> tuple[int, ...]:
    rules: Any = game.ruleset.table(game.setup)
    r: Resolution[State, Any] = Resolution(game.position.state, tt.Chance("0"))
    return GoblinStage(r, rules.deck, 0).strength()


class TestTrapped:
    def test_a_trapped_goblin_shows_no_clan_but_takes_its_place(self) -> None:
        free = game_at(RULES, "r1a b1a (g1a)", "", hands=["r1b g1b"])
        free.play(Enrol("r1b"))
        assert free.position.pending is None
        paid = game_at(RULES, "r1a b1a (g1a)", "", hands=["g1b r1b"])
        paid.play(Enrol("g1b"))
        assert paid.legal_actions() == (PickCard("r1b"),)
        assert game_at(RULES, "(r1a)", "", hands=["r2a r2b"]).why_not(Enrol("r2a")) is None
        full = game_at(RULES, "r1a r1b r1c r1d (r1e)", "", hands=["r1f"])
        refused = full.why_not(Enrol("r1f"))
        assert refused is not None
        assert refused.rule == "goblins.enrol.room"

    def test_a_trapped_goblin_counts_for_nothing_in_battle(self) -> None:
        leader = card("r3x", overall=[Military(Which(level=(1,), owner="you"), 1)])
        rules = ruleset_with(leader)
        assert strength(game_at(rules, "r1a (r1b) / r2a / r3x", "b1a")) == (7, 1)
        assert strength(game_at(rules, "r1a (r1b) / r2a / (r3x)", "b1a")) == (3, 1)

    def test_it_is_neither_activated_nor_mutated(self) -> None:
        game = game_at(ruleset_with(card("r1x", activation=[DRAW])), "(r1x)", "", hands=["r1a r1b"])
        assert not any(isinstance(action, (Activate, Mutate)) for action in game.legal_actions())


def test_using_an_effect_again_does_not_double_what_holds() -> None:
    leader = card("r3x", activation=[DRAW], overall=[Military(Which(level=(1,), owner="you"), 1)])
    copier = card("r1y", activation=[Copy(Which())])
    game = game_at(ruleset_with(leader, copier), "r1y / r2a / r3x", "", pile="b1a b1b")
    assert strength(game) == (7, 0)
    game.play(Activate(1, 1))
    game.play(game.legal_actions()[0])
    assert strength(game) == (7, 0)


def test_a_name_is_no_clan() -> None:
    b = Bench("red r1a r1b", discard="red r1c", cards=[Card("red", {"en": "Red"}, "blue", 1)])
    c = b.context()
    assert len(Which(clan="red").spots(c)) == 2
    assert len(Which(name=("red",)).spots(c)) == 1
    assert Shows(("red",)).holds(c)
    assert Printed(name=("red",)).among(c, ("red", "r1c")) == ("red",)
    assert Printed(clan="red").among(c, ("red", "r1c")) == ("r1c",)


class TestCosts:
    def test_a_payment_taken_back_leaves_no_goblin_behind(self) -> None:
        game = game_at(RULES, "r1a", "", hands=["b1a g1a g1b"])
        before = game.position
        game.play(Enrol("b1a"))
        assert [each.card for each in game.position.state.aside] == ["b1a"]
        game.undo()
        assert game.position == before
        game.play(Enrol("b1a"))
        game.play(PickCard("g1a"))
        assert game.position.state.sides[0].hand == ("g1b",)

    def test_the_card_that_enters_cannot_pay_for_itself(self) -> None:
        game = game_at(RULES, "r1a", "", hands=["b1a"])
        refused = game.why_not(Enrol("b1a"))
        assert refused is not None
        assert refused.rule == "goblins.enrol.cost"


class TestLegal:
    def test_what_does_nothing_is_not_hidden_from_the_list(self) -> None:
        game = game_at(ruleset_with(card("r1x", activation=[DRAW, Fetch()])), "r1x", "")
        assert {Activate(1, 1), Dig(), Pass()} <= set(game.legal_actions())
        game.play(Activate(1, 1))
        assert game.position.state.sides[0].ready == 1

    def test_a_lone_player_goes_on_until_he_passes(self) -> None:
        game = game_at(RULES, "r1a / r2a", "", "", pile="r1b r1c r1d r1e")
        seats: list[int | None] = []
        events: list[object] = []
        for action in (Pass(), Pass(), Dig(), Dig(), Pass()):
            seats.append(game.to_act)
            events += game.play(action).events
        assert seats == [0, 1, 2, 2, 2]
        assert [event for event in events if isinstance(event, Battle)] == [Battle(0, (3, 0, 0))]
        assert (game.to_act, game.position.state.points) == (game.position.state.advantage, (1, 0, 0))


class TestSecrets:
    @pytest.mark.parametrize("seed", range(5))
    def test_at_the_end_hands_stay_hidden(self, seed: int) -> None:
        game, rng = tt.new_game(GOBLINS, 3, seed=seed), random.Random(seed)
        while game.outcome is None:
            game.play(rng.choice(game.legal_actions()))
        hands = [side.hand for side in game.position.state.sides]
        for viewer in (0, 1, 2, None):
            table = game.view(viewer).table
            assert table.hand == (() if viewer is None else hands[viewer])
            assert [side.hand for side in table.sides] == [len(hand) for hand in hands]

    def test_who_looks_at_a_card_knows_it_while_it_is_there(self) -> None:
        seen = 0
        for seed in range(60):
            game, rng = tt.new_game(GOBLINS, 3, seed=seed), random.Random(seed)
            while game.outcome is None:
                for event in game.play(rng.choice(game.legal_actions())).events:
                    if isinstance(event, Peeked) and event.card is not None and game.position.pending is None:
                        known = [game.view(viewer).table.sides[event.holder].known for viewer in (0, 1, 2, None)]
                        hand = game.position.state.sides[event.holder].hand
                        if event.card in hand:
                            assert event.card in known[event.seat]
                            seen += 1
                        for viewer, told in zip((0, 1, 2, None), known, strict=True):
                            assert viewer == event.seat or event.seen_by(viewer).card is None
                            assert all(hand.count(each) >= told.count(each) for each in told)
        assert seen > 20

    def test_errors_and_logs_name_no_hidden_card(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level("DEBUG")
        game = game_at(RULES, "r1a", "", hands=["r1b", "b1a"])
        with pytest.raises(tt.IllegalActionError) as failed:
            game.play(Enrol("g1a"))
        assert "b1a" not in str(failed.value)
        assert caplog.text == ""
