"""Whole games, checked move by move by a second, plain reading of the rulebook that shares no code with the ruleset.

The referee knows the cards from the file. He says what may be done, what it costs, what enters where, whose turn comes
next and who wins a battle; what cards do besides is not his to judge.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tricktable_gosu import State, table
from tricktable_gosu.table import (
    FromDiscard,
    Mutate,
    Play,
)

from plugins.gosu.tests.tables import CARDS, TABLES, clan, level, moves, new_game
from tricktable.effects import PickCard
from tricktable.tableau import Activate, Pass, Spend
from tricktable.tableau import events as told

GAMES = 6


def off(state: State, what: str) -> int:
    """How much cheaper face-up Ozekis make something."""
    lying = (card for side in state.sides for row in side.army for card in row if not card.down)
    overall = (each for card in lying for each in CARDS[card.card].get("overall", []))
    return sum(each.get("by", 1) for each in overall if each["holds"] == "cheaper" and each["what"] == what)


def to_enrol(state: State, seat: int, card: str) -> int | None:
    """How many cards it costs; None where it cannot be enrolled."""
    side = state.sides[seat]
    rows = [list(row) for row in side.army]
    row, below = rows[level(card) - 1], rows[level(card) - 2]
    if len(row) == 5 or (level(card) > 1 and len(row) == len(below)):
        return None
    clans = [{clan(each.card) for each in cards if not each.down} for cards in rows]
    if level(card) > 1:
        return 0 if all(clan(card) in each for each in clans[: level(card) - 1]) else None
    cost = 0 if not row or clan(card) in clans[0] else max(0, 2 - off(state, "enrolment"))
    return cost if len(side.hand) - 1 >= cost else None


def to_mutate(state: State, card: str) -> int:
    return max(0, int(CARDS[card]["mutation"]) - off(state, "mutation"))


def replacements(state: State, seat: int, old: str) -> Counter[tuple[str, str]]:
    """What may take the place of a goblin, and from where: another of its level, paid for by what is left."""
    hand, cost = state.sides[seat].hand, to_mutate(state, old)
    fits = {card for card in (*hand, *state.discard) if level(card) == level(old) and card != old}
    found = [("hand", card) for card in fits & set(hand) if len(hand) - 1 >= cost]
    if CARDS[old].get("zombie"):
        found += [("discard", card) for card in fits & set(state.discard) if len(hand) >= cost]
    return Counter(found)


def may(state: State) -> set[Any]:
    """Everything that the player whose turn it is may do (gosu.turn.actions)."""
    seat = state.turn
    side = state.sides[seat]
    found: set[Any] = {Pass()}
    found |= {Play(card) for card in side.hand if to_enrol(state, seat, card) is not None}
    for at, row in enumerate(side.army, 1):
        for place, card in enumerate(row, 1):
            if card.down:
                continue
            if "mutation" in CARDS[card.card] and replacements(state, seat, card.card):
                found.add(Mutate(at, place))
            if CARDS[card.card].get("activation") and not card.tokens and side.ready:
                found.add(Activate(at, place))
    if state.pile or state.discard:
        found |= {Spend(tokens) for tokens in range(1, side.ready + 1)}
    return found


class Referee:
    """Follows one game: the table before an action, and all that the action brought about."""

    def __init__(self, teams: tuple[int, ...], points: int) -> None:
        self.teams, self.points = teams, points

    def check(self, before: State, action: Any, answers: list[Any], events: list[Any]) -> None:
        match action:
            case Play():
                self.enrolled(before, action, events)
            case Mutate():
                self.mutated(before, action, answers, events)
            case Spend():
                drawn = min(1 if action.tokens == 1 else 3, len(before.pile) + len(before.discard))
                assert events[0] == told.TokensSpent(before.turn, action.tokens)
                drew = next(event for event in events if isinstance(event, told.Drew))
                assert (drew.seat, drew.count) == (before.turn, drawn)
            case Activate():
                card = before.sides[before.turn].army[action.row - 1][action.place - 1].card
                assert events[0] == told.Activated(before.turn, action.row, action.place, card)
            case _:
                assert events[0] == table.Passed(before.turn)

    def enrolled(self, before: State, action: Play, events: list[Any]) -> None:
        """gosu.enrol.left-to-right, gosu.enrol.bakuto-cost: paid first, by other cards; at the right end of its row."""
        seat, cost = before.turn, to_enrol(before, before.turn, action.card)
        assert cost is not None
        paid = [told.Announced(seat, action.card)] if cost else []
        assert events[: len(paid)] == paid
        costs = events[len(paid) : len(paid) + cost]
        assert all(isinstance(event, told.Discarded) and event.seat == seat for event in costs)
        row = level(action.card)
        place = len(before.sides[seat].army[row - 1]) + 1
        assert events[len(paid) + cost] == told.Entered(seat, row, place, action.card)

    def mutated(self, before: State, action: Mutate, answers: list[Any], events: list[Any]) -> None:
        """gosu.mutate.order: the new one is named, the price is paid, then the old one makes room for the new one."""
        seat = before.turn
        old = before.sides[seat].army[action.row - 1][action.place - 1].card
        new = answers[0]
        assert isinstance(new, (PickCard, FromDiscard))
        source = "hand" if isinstance(new, PickCard) else "discard"
        assert replacements(before, seat, old)[source, new.card]
        cost = to_mutate(before, old)
        assert events[0] == told.Announced(seat, new.card)
        assert all(isinstance(event, told.Discarded) and event.seat == seat for event in events[1 : cost + 1])
        entered = [at for at, event in enumerate(events) if isinstance(event, told.Entered)]
        if not entered:
            assert any(isinstance(event, table.PointsGained) for event in events), "only the end of the game stops it"
            return
        gone, come = events[entered[0] - 1 : entered[0] + 1]
        assert isinstance(gone, told.Mutated)
        assert (gone.card, come.card) == (old, new.card)
        assert (come.seat, come.row, come.place) == (gone.seat, gone.row, gone.place)
        assert (come.seat, come.row) == (seat, action.row)

    def battle(self, event: table.BattleFought, holder: int) -> None:
        """gosu.battle.winner, gosu.battle.tie-holder, gosu.battle.tie-others: by sides, ties by the token."""
        sums = Counter[int]()
        for seat, value in enumerate(event.values):
            sums[self.teams[seat]] += value
        best = [side for side, total in sums.items() if total == max(sums.values())]
        winners = [self.teams[holder]] if self.teams[holder] in best else best
        assert event.winners == tuple(seat for seat, side in enumerate(self.teams) if side in winners)

    def next_turn(self, before: State, after: State, events: list[Any]) -> None:
        """gosu.turn.order, gosu.turn.pass, gosu.round.first: clockwise past who has passed; a round by the token."""
        started = [event for event in events if isinstance(event, table.RoundStarted)]
        passed = [event.seat for event in events if isinstance(event, table.Passed)]
        out = {seat for seat, side in enumerate(before.sides) if side.passed} | set(passed)
        if len(out) == len(before.sides):
            assert len(started) == 1
            assert after.round == before.round + 1
            assert after.turn == after.advantage
            assert not any(side.passed or side.spent or side.ready != 2 for side in after.sides)
            assert not any(card.down or card.tokens for side in after.sides for row in side.army for card in row)
            return
        assert not started
        assert {seat for seat, side in enumerate(after.sides) if side.passed} == out
        more = before.extra + sum(isinstance(event, table.ExtraTurn) for event in events)
        if more and before.turn not in out:
            assert (after.turn, after.extra) == (before.turn, more - 1)
            return
        order = [(before.turn + step) % len(before.sides) for step in range(1, len(before.sides) + 1)]
        assert after.turn == next(seat for seat in order if seat not in out)
        assert after.extra == 0


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.parametrize("eager", [0.0, 0.8])
def test_agrees(variant: str, seats: int, eager: float) -> None:
    """gosu.turn.actions, gosu.enrol, gosu.mutate, gosu.tokens, gosu.battle, gosu.turn.order."""
    for at in range(GAMES):
        game = new_game(variant, seats, f"referee {at}")
        referee = Referee(game.view(None).table.teams, game.setup.options.points)
        before: State = game.position.state
        action, answers, events = None, list[Any](), list[Any]()
        for step in moves(game, f"referee {variant} {seats} {at}", eager):
            if before.phase == "turns":
                action, answers = (step.action, []) if action is None else (action, [*answers, step.action])
                events += step.events
            if game.position.pending is not None:
                continue
            after: State = game.position.state
            if action is not None:
                referee.check(before, action, answers, events)
                for event in events:
                    if isinstance(event, table.BattleFought):
                        referee.battle(event, after.advantage)
                if game.outcome is None:
                    referee.next_turn(before, after, events)
            if game.outcome is None and after.phase == "turns":
                legal = game.legal_actions()
                assert len(legal) == len(set(legal))
                assert set(legal) == may(after)
            before, action, events = after, None, []
