"""Effects in a whole game: saved, loaded, undone and replayed in the midst of every question; and loops."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

import tricktable as tt
from tests.effects.bench import DRAW, card
from tests.effects.in_play import game_at, ruleset_with
from tests.toys.goblins.table import Dig
from tricktable.effects.conditions import DidIt
from tricktable.effects.effect import Effect
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import Fixed, X
from tricktable.effects.overall import Before, Whenever
from tricktable.effects.values import (
    Cancel,
    ChooseClan,
    ChoosePlayer,
    ChooseX,
    Copy,
    Destroy,
    Discard,
    DiscardRevealed,
    Draw,
    ExtraTurn,
    Fetch,
    ForEach,
    If,
    May,
    Release,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    Swap,
    Take,
    TakeAdvantage,
    Trap,
)
from tricktable.errors import EffectLoopError, IllegalActionError
from tricktable.game import AnyGame
from tricktable.tableau import Activate, Pass
from tricktable.testing.data import restored

THICK = ruleset_with(
    card("r1x", activation=[ChoosePlayer(), ChooseX(Fixed(2)), Discard(X(), "chosen"), Copy(Which(other=True)), DRAW]),
    card("r1y", activation=[ChooseClan(), Search(which=Printed(clan=CHOSEN)), Copy(Which(other=True))]),
    card("b1x", activation=[Reveal(Fixed(4)), Take(), Take("others"), DiscardRevealed(), May((Swap(),))]),
    card("b1y", activation=[Destroy(), If(DidIt(), (Fetch(),)), ForEach("everyone", (Sacrifice(), Release()))]),
    card("g1x", activation=[Trap(Fixed(2)), ReturnToHand()]),
    card("b3x", overall=[Before("destroy", (May((Discard(), If(DidIt(), (Cancel(),)))),), Which(owner="you"))]),
    card("g3x", overall=[Whenever("trapped", (DRAW,), who="everyone"), Whenever("sacrificed", (Discard(),))]),
    card("r3x", overall=[Whenever("trapped", (May((Release(),)),)), Whenever("destroyed", (Draw(),), who="you")]),
)
ARMIES = ("r1x b1y (r1a) / r2a r2b / b3x", "b1x r1y g1x / g2a / g3x", "r1y (g1x) b1b / r2c / r3x")
HANDS = ("r1a r1b r1b", "b1a b1b", "g1a g1b g1c")


def thick_game() -> AnyGame:
    return game_at(THICK, *ARMIES, hands=HANDS, pile="r2a r2b b2a g2a g2b r1a b1a g1a b2b", discard="r1c b1c g1c")


def answered(game: AnyGame, rng: random.Random) -> None:
    """Answer until no question is open."""
    while game.position.pending is not None:
        game.play(rng.choice(game.legal_actions()))


@pytest.mark.parametrize("seed", range(12))
def test_saved_and_loaded_at_every_question(seed: int) -> None:
    game, rng = thick_game(), random.Random(seed)
    game.play(Activate(1, 1))
    asked = 0
    while game.position.pending is not None:
        asked += 1
        answer = rng.choice(game.legal_actions())
        step = game.copy().play(answer)
        for data in (game.to_json(), game.to_msgpack()):
            loaded = restored(THICK, data)
            assert loaded.position == game.position
            assert loaded.legal_actions() == game.legal_actions()
            assert all(loaded.view(seat) == game.view(seat) for seat in (0, 1, 2, None))
            assert loaded.play(answer) == step
            mine, theirs = game.copy(), loaded
            mine.play(answer)
            answered(mine, random.Random(99))
            answered(theirs, random.Random(99))
            assert theirs.position == mine.position
        game.play(answer)
    assert asked >= 5


@pytest.mark.parametrize("seed", range(6))
def test_undone_to_every_question_and_done_again(seed: int) -> None:
    game, rng = thick_game(), random.Random(seed)
    positions = [game.position]
    game.play(Activate(1, 1))
    positions.append(game.position)
    while game.position.pending is not None:
        game.play(rng.choice(game.legal_actions()))
        positions.append(game.position)
    for position in reversed(positions[:-1]):
        game.undo(revealed=True)
        assert game.position == position
    for position in positions[1:]:
        game.redo()
        assert game.position == position


def test_legal_answers_are_nobody_else_s() -> None:
    game, rng = thick_game(), random.Random(1)
    game.play(Activate(1, 1))
    while game.position.pending is not None:
        actor = game.to_act
        for seat in (0, 1, 2, None):
            assert bool(game.view(seat).legal_actions) == (seat == actor)
            assert seat == actor or seat is None or game.legal_actions(seat) == ()
        game.play(rng.choice(game.legal_actions()))


def test_a_wrong_answer_changes_nothing() -> None:
    game, rng = thick_game(), random.Random(2)
    game.play(Activate(1, 1))
    while game.position.pending is not None:
        before, data = game.position, game.to_json()
        for wrong in (Pass(), Dig(), Activate(1, 1)):
            with pytest.raises(IllegalActionError):
                game.play(wrong)
        assert (game.position, game.to_json()) == (before, data)
        game.play(rng.choice(game.legal_actions()))


def test_a_chain_of_copies_leaves_nothing_behind_in_the_state() -> None:
    copiers = [card(f"g1{letter}z", activation=[Copy(Which(other=True))]) for letter in "abcdefghijklmnopqrst"]
    game = game_at(ruleset_with(*copiers), " ".join(each.id for each in copiers), "")
    game.play(Activate(1, 1))
    sizes: list[int] = []
    rng = random.Random(0)
    while game.position.pending is not None:
        sizes.append(len(msgspec.json.encode(game.position.state)))
        assert len(game.legal_actions()) == 20 - len(sizes)
        game.play(rng.choice(game.legal_actions()))
    assert len(sizes) == 19
    assert len(set(sizes)) == 1


class TestLoops:
    WATCHER = card("b3x", overall=[Whenever("advantage-taken", (ForEach("others", (TakeAdvantage(),)),))])
    STARTER = card("r1x", activation=[ForEach("opponents", (TakeAdvantage(),))])

    def test_the_action_is_refused_and_the_game_stands_as_before(self) -> None:
        game = game_at(ruleset_with(self.WATCHER, self.STARTER), "r1x", "b3x", pile="r1a r1b")
        before, data = game.position, game.to_json()
        began = time.perf_counter()
        with pytest.raises(EffectLoopError):
            game.play(Activate(1, 1))
        assert time.perf_counter() - began < 1
        assert (game.position, game.to_json()) == (before, data)
        game.play(Dig())
        assert game.position.state.sides[0].hand == ("r1a",)

    def test_a_loop_of_questions_ends_as_well(self) -> None:
        level = Which(level=(1,), name=("r1a",))
        cards = [
            card("b3x", overall=[Whenever("trapped", (Release(which=level),))]),
            card("b3y", overall=[Whenever("released", (Trap(which=level),))]),
            card("r1x", activation=[Trap(which=level)]),
        ]
        game = game_at(ruleset_with(*cards), "r1x r1a", "b3x b3y", pile="r1b")
        before = game.position
        began = time.perf_counter()
        game.play(Activate(1, 1))
        with pytest.raises(EffectLoopError):
            answered(game, random.Random(0))
        assert time.perf_counter() - began < 1
        assert (game.position, game.history, game.step) == (before, (), 0)
        game.play(Dig())

    def test_a_say_before_something_that_does_the_same_ends_as_well(self) -> None:
        cards = [card(f"b3{letter}", overall=[Before("swap", (Swap(),))]) for letter in "stuvwxyz"]
        cards.append(card("r1x", activation=[Swap()]))
        game = game_at(ruleset_with(*cards), "r1x r1a", "b3s b3t b3u b3v b3w b3x b3y b3z", pile="r1b")
        before = game.position
        began = time.perf_counter()
        game.play(Activate(1, 1))
        with pytest.raises(EffectLoopError):
            answered(game, random.Random(0))
        assert time.perf_counter() - began < 20  # some thousand questions; it would go on for days
        assert game.position == before

    def test_what_is_written_to_double_without_end_is_cut_off(self) -> None:
        doubling: Effect = Draw()
        for _ in range(17):
            doubling = ForEach("everyone", (doubling,))
        game = game_at(ruleset_with(card("r1x", activation=[doubling])), "r1x", "", pile="r1b")
        before = game.position
        began = time.perf_counter()
        with pytest.raises(EffectLoopError):
            game.play(Activate(1, 1))
        assert time.perf_counter() - began < 1
        assert game.position == before


class TestTakingBack:
    def test_a_search_that_finds_nothing_has_told_what_is_not_there(self) -> None:
        game = game_at(
            ruleset_with(card("r1x", activation=[Search(which=Printed(name=("r1b",)))])), "r1x", "", pile="r1a"
        )
        game.play(Activate(1, 1))
        game.play(game.legal_actions()[0])
        with pytest.raises(tt.UndoError) as refused:
            game.undo()
        assert refused.value.reason == "revealed"


class TestTurns:
    def test_an_extra_turn_is_part_of_the_state(self) -> None:
        ruleset = ruleset_with(card("r1x", activation=[ExtraTurn()]))
        game = game_at(ruleset, "r1x", "", "", pile="r1a r1b r1c")
        game.play(Activate(1, 1))
        loaded = restored(ruleset, game.to_json())
        for each in (game, loaded):
            turns = []
            for _ in range(3):
                turns.append(each.to_act)
                each.play(Dig())
            assert turns == [0, 1, 2]
        assert loaded.position == game.position

    def test_a_card_that_gives_itself_up_ends_its_turn_all_the_same(self) -> None:
        game = game_at(ruleset_with(card("r1x", activation=[Sacrifice(), DRAW])), "r1x", "", pile="r1a")
        game.play(Activate(1, 1))
        game.play(game.legal_actions()[0])
        side = game.position.state.sides[0]
        assert (side.hand, side.ready, side.spent, game.to_act) == (("r1a",), 1, 1, 1)
