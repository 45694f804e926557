"""Turns, refusals and small situations that are easily got wrong."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tricktable_gosu import GOSU, State
from tricktable_gosu.table import (
    BattleFought,
    FromDiscard,
    Mutate,
    Play,
    RoundStarted,
)

import tricktable as tt
from plugins.gosu.tests.tables import CARDS, TABLES, choose, moves, new_game, table
from tricktable.effects import PickCard
from tricktable.game import AnyGame
from tricktable.tableau import Activate, Pass, Spend, Spot

PARAGRAPHS = {paragraph.id for paragraph in GOSU.rulebook}
FIRES = ["dynamite", "dynamite", "fire-goblin-ak-52", "fire-goblin-ak-52"]


def plays(game: AnyGame, *actions: str) -> None:
    for action in actions:
        game.play(action)


def answer(game: AnyGame) -> None:
    """Answer whatever is asked, with what is listed first."""
    while game.position.pending is not None:
        game.play(game.legal_actions()[0])


def legal(game: AnyGame) -> list[str]:
    return [game.ruleset.format_action(action) for action in game.legal_actions()]


# --- whose turn it is ------------------------------------------------------------------------------------------------


def test_nobody_is_left_out_when_others_pass() -> None:
    """gosu.turn.last, gosu.battle.when, gosu.round.first: the last one plays on; one battle; then the token begins."""
    game = table({}, {}, {"hand": FIRES}, advantage=1, turn=0)
    plays(game, "pass", "pass")
    turns = []
    for _ in range(3):
        turns.append(game.to_act)
        game.play(game.legal_actions()[0])
    events = game.play("pass").events
    assert turns == [2, 2, 2]
    assert [type(event) for event in events if isinstance(event, (BattleFought, RoundStarted))] == [
        BattleFought,
        RoundStarted,
    ]
    assert (game.to_act, game.position.state.points) == (1, (0, 0, 1))


def test_clockwise_past_whoever_has_passed() -> None:
    """gosu.turn.order, gosu.turn.one, gosu.turn.passed."""
    game = table({"hand": FIRES}, {"hand": ["dark-goblin-medic"]}, {"passed": True}, {"hand": ["loya"]}, turn=1)
    order = []
    for action in ("play dark-goblin-medic", "spend 1", "play dynamite", "spend 1", "pass", "play dynamite"):
        order.append(game.to_act)
        game.play(action)
    assert order == [1, 3, 0, 1, 3, 0]
    assert game.to_act == 1


def test_extra_turns_queue_and_are_lost_by_passing() -> None:
    """gosu.effects.extra-turn: right after this one, one after the other."""
    mine = {"army": [["dynamite", "dynamite"]], "hand": ["loya"]}
    game = table(mine, {"hand": ["fire-goblin-ak-52"]}, extra=1)
    plays(game, "activate 1 1")
    assert (game.to_act, game.position.state.extra) == (0, 1)
    game.play("activate 1 2")
    assert (game.to_act, game.position.state.extra) == (0, 1)
    game.play("pass")
    assert (game.to_act, game.position.state.extra) == (1, 0)


def test_an_extra_turn_is_one_of_the_limit() -> None:
    """gosu.tournament.limit-extra-turn, gosu.tournament.limit-end: it counts, and on the last turn it is lost."""
    mine = {"army": [["dynamite", "dynamite"]]}
    game = table(mine, {"passed": True}, variant="tournament", left=2)
    game.play("activate 1 1")
    assert (game.to_act, game.position.state.left) == (0, 1)
    game.play("activate 1 2")
    assert game.position.state.round == 2
    assert game.position.state.extra == 0


# --- what is refused -------------------------------------------------------------------------------------------------


def thinkable(state: State, rng: random.Random) -> list[Any]:
    """Actions that exist, most of which are not to be had."""
    cards = rng.sample(sorted(CARDS), 12)
    found: list[Any] = [Pass(), *(Spend(tokens) for tokens in (-1, 0, 1, 2, 3))]
    found += [kind(card) for card in cards for kind in (Play, PickCard, FromDiscard)]
    found += [kind(row, place) for row in (-1, 0, 1, 2, 3, 4) for place in (0, 1, 3, 6) for kind in (Mutate, Activate)]
    return [*found, Spot(0, 1, 1), Spot(9, 9, 9)]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_refusal_names_a_paragraph_and_changes_nothing(variant: str, seats: int) -> None:
    """gosu.turn.actions: whatever is not listed is refused, with the rule that says so, in both languages."""
    game, rng = new_game(variant, seats, "refused"), random.Random(1)
    for _ in moves(game, "refused", 0.7):
        if game.outcome is not None or game.step % 9:
            continue
        before, listed = game.position, game.legal_actions()
        for action in thinkable(before.state, rng):
            if action in listed:
                assert game.why_not(action) is None
                continue
            with pytest.raises(tt.IllegalActionError) as refused:
                game.play(action)
            if before.pending is None:
                assert refused.value.rule in PARAGRAPHS
            for language in ("en", "uk"):
                told = game.why_not(action, language=language)
                assert told is not None
                assert told.message
        assert (game.position, game.legal_actions()) == (before, listed)


def test_earlier_positions_stay_as_they_were() -> None:
    game, rng = new_game("standard", 3, 5), random.Random(5)
    kept: list[tuple[Any, bytes]] = []
    while game.outcome is None:
        kept.append((game.position, msgspec.json.encode(game.position)))
        game.play(choose(game, rng, 0.5))
    assert all(msgspec.json.encode(position) == data for position, data in kept)


# --- what is offered though it does little ---------------------------------------------------------------------------


def test_what_has_no_result_may_be_done() -> None:
    """gosu.turn.idle, gosu.tokens.nothing-to-draw: cards without a target, powers with nothing to work on."""
    hands = {"hand": [card for card in _deck() if card not in ("dynamite", "alikan")]}
    mine = {"army": [["dynamite", "dynamite"], ["alikan"]], "hand": []}
    game = table(mine, hands, pile=[], discard=[])
    assert legal(game) == ["activate 1 1", "activate 1 2", "activate 2 1", "pass"]
    game.play("activate 1 1")
    assert game.to_act == 0
    rejection = game.why_not("spend 1")
    assert rejection is not None
    assert rejection.rule == "gosu.tokens.nothing-to-draw"


def _deck() -> list[str]:
    return [card for card in CARDS for _ in range(CARDS[card]["copies"])]


# --- goblins that come and go ----------------------------------------------------------------------------------------


def test_a_goblin_that_comes_back_is_a_new_one() -> None:
    """gosu.tokens.leaving, gosu.tokens.one-per-card: the token it bore is spent; back in play, it may bear one."""
    mine = {
        "army": [[{"card": "dynamite", "tokens": 1}]],
        "hand": ["dark-goblin-avenger", "loya", "kork", "fact", "ideo"],
    }
    game = table(mine, {"passed": True})
    game.play("mutate 1 1")
    game.play("card dark-goblin-avenger")
    answer(game)
    state: State = game.position.state
    assert (state.sides[0].spent, state.sides[0].ready) == (1, 1)
    game.play("mutate 1 1")
    game.play("from-discard dynamite")
    answer(game)
    state = game.position.state
    assert [(card.card, card.tokens, card.down) for card in state.sides[0].army[0]] == [("dynamite", 0, False)]
    assert (state.sides[0].spent, state.sides[0].ready) == (1, 1)
    assert "activate 1 1" in legal(game)


def test_a_trapped_bakuto_keeps_its_place_and_loses_its_clan() -> None:
    """gosu.trap.nothing, gosu.trap.counts, gosu.trap.clan: no clan, no value, yet one of the five."""
    mine = {"army": [["dark-goblin-medic", {"card": "dynamite", "down": True}]], "hand": ["fact", "trsck", *FIRES[1:]]}
    game = table(mine, {"hand": ["loya"]})
    assert game.view(0).table.sides[0].value == 2
    rejection = game.why_not("play fact")
    assert rejection is not None
    assert rejection.rule == "gosu.enrol.hero-clan"
    assert "play trsck" in legal(game)
    game.play("play dynamite")
    plays(game, "card fact", "card trsck")
    assert len(game.position.state.sides[0].army[0]) == 3
    row = ["dark-goblin-medic", {"card": "dynamite", "down": True}, "dark-goblin-medic", *["dark-goblin-thief"] * 2]
    full = table({"army": [row], "hand": ["dynamite", "loya", "kork"]}, {})
    rejection = full.why_not("play dynamite")
    assert rejection is not None
    assert rejection.rule == "gosu.enrol.row-full"


def test_who_stands_without_his_clan_stays() -> None:
    """gosu.enrol.stays, gosu.mutate.clan, gosu.mutate.identical: clans are asked for on enrolling only."""
    mine = {"army": [["dynamite"], ["fact"]], "hand": ["dark-goblin-thief", "dynamite", "ideo", "kork", "loya"]}
    game = table(mine, {}, {}, pile=["garsh"])
    game.play("mutate 1 1")
    assert [game.ruleset.format_action(each) for each in game.legal_actions()] == ["card dark-goblin-thief"]
    game.play("card dark-goblin-thief")
    answer(game)
    army = game.position.state.sides[0].army
    assert [[card.card for card in row] for row in army] == [["dark-goblin-thief"], ["fact"], []]
    held = game.position.state.sides[0].hand
    plays(game, "pass", "pass")
    assert game.to_act == 0
    assert "ideo" in held
    rejection = game.why_not("play ideo")
    assert rejection is not None
    assert rejection.rule == "gosu.enrol.hero-number"


@pytest.mark.parametrize(
    ("points", "traps"),
    [((1, 1, 2), (2, 2, 1)), ((1, 1, 1), (1, 1, 1)), ((0, 1, 2), (2, 2, 1)), ((2, 0, 0), (1, 2, 2))],
)
def test_a_bonus_is_for_whoever_has_somebody_ahead(points: tuple[int, ...], traps: tuple[int, ...]) -> None:
    """gosu.effects.bonus, gosu.effects.bonus-once: one opponent ahead is enough, and two count no more."""
    for seat, count in enumerate(traps):
        sides: list[dict[str, Any]] = [
            {"army": [["dark-goblin-thief"]]},
            {"army": [["dynamite"]]},
            {"army": [["dynamite"]]},
        ]
        sides[seat]["army"][0].append("dark-goblin-medic")
        game = table(*sides, points=list(points), round=sum(points), turn=seat)
        game.play("activate 1 2")
        for _ in range(count):
            assert game.position.pending is not None
            game.play(game.legal_actions()[0])
        assert game.position.pending is None


# --- piles -----------------------------------------------------------------------------------------------------------


def test_shuffled_when_a_card_is_needed_and_not_before() -> None:
    """gosu.piles.on-need, gosu.piles.reshuffle: the last card leaves an empty pile; the next draw shuffles."""
    game = table({}, {}, {}, pile=["kork", "loya"], rest="discard")
    game.play("spend 1")
    assert len(game.position.state.pile) == 1
    game.play("spend 1")
    assert (game.position.state.pile, len(game.position.state.discard)) == ((), 98)
    assert game.view(0).table.pile == 0
    game.play("spend 2")
    state: State = game.position.state
    assert (len(state.pile), state.discard, len(state.sides[2].hand)) == (95, (), 3)


def test_more_is_drawn_than_there_is() -> None:
    """gosu.piles.both-empty: as many as there are."""
    rest = [card for card in _deck() if card not in ("kork", "loya")]
    game = table({}, {"hand": rest}, pile=["kork"], discard=["loya"])
    game.play("spend 2")
    state: State = game.position.state
    assert (state.sides[0].hand, state.pile, state.discard) == (("kork", "loya"), (), ())
