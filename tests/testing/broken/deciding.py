"""Toys that are wrong about who decides, and between what."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tests.testing.broken.make import broken
from tests.toys.harbour.rules import Asks, HarbourRules, R
from tests.toys.harbour.table import Action, Draw, Play, State
from tricktable import Outcome, Ruleset, Seat


class NothingToDo(HarbourRules):
    """A full hand can neither draw nor play."""

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        return "harbour.turn.full" if len(state.hands[seat]) >= 4 else super().refuse(state, seat, action)


class SomebodyElseWins(HarbourRules):
    """The winner sits at another table."""

    def outcome(self, state: State) -> Outcome:
        return Outcome("harbour.end.most", winners=(self.seats,))


class NoSuchReason(HarbourRules):
    """The game ends by a paragraph that is not there."""

    def outcome(self, state: State) -> Outcome:
        return replace(super().outcome(state), reason="harbour.end.least")


class ListsTwice(HarbourRules):
    """Two copies of a card are two actions."""

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return [Draw(), *(Play(held.card) for held in state.hands[seat])]


class ListsMore(HarbourRules):
    """A quicker listing forgets that a full hand cannot draw."""

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple(self.candidates(state, seat))


class CitesNothing(HarbourRules):
    """A refusal names a paragraph that is not there."""

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        return "harbour.turn.cards" if super().refuse(state, seat, action) else None


class CitesNothingForAnswers(HarbourRules):
    """What is only the answer to a question is refused by a paragraph that is not there."""

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        return super().refuse(state, seat, action) if isinstance(action, Draw | Play) else "harbour.answers"


class CannotStorm(HarbourRules):
    """A storm over an empty discard pile was not thought of."""

    def storm(self, r: R, seat: Seat) -> None:
        r.state = replace(r.state, discard=(*r.state.discard[:-1], r.state.discard[1]))
        super().storm(r, seat)


class Misspells(HarbourRules):
    """A name that is not there, in what every action comes to."""

    def next_turn(self, r: R, seat: Seat) -> None:
        table: Any = r.state
        r.state = replace(r.state, left=table.lefd - 1)


class TripsOverOthers(HarbourRules):
    """Only the cards in the hand were thought of."""

    def refuse(self, state: State, seat: Seat, action: Any) -> str | None:
        if isinstance(action, Play):
            [held.card for held in state.hands[seat]].index(action.card)
        return super().refuse(state, seat, action)


class LoosesBound(HarbourRules):
    """Answers to questions were forgotten."""

    def bound(self) -> int:
        return self.options.turns * self.seats


class NeverEnds(HarbourRules):
    """Turns are not counted."""

    def next_turn(self, r: R, seat: Seat) -> None:
        r.state = replace(r.state, turn=(seat + 1) % self.seats)


class LowestWinsTies(HarbourRules):
    """Of those who tie the lowest seat wins."""

    def outcome(self, state: State) -> Outcome:
        ended = super().outcome(state)
        return replace(ended, winners=ended.winners[:1])


class SpiesOnTheLowest(HarbourRules):
    """Who is looked at goes by the number of the seat."""

    def spy(self, r: R, seat: Seat) -> Asks:
        if seat:
            yield from super().spy(r, seat)


class SaysLess(Ruleset[Any, Any, Any, Any, Any]):
    """The text of an action leaves out which card."""

    def format_action(self, action: Any) -> str:
        return super().format_action(action).partition(" ")[0]


NOTHING_TO_DO = broken(NothingToDo)
SOMEBODY_ELSE_WINS = broken(SomebodyElseWins)
NO_SUCH_REASON = broken(NoSuchReason)
LISTS_TWICE = broken(ListsTwice)
LISTS_MORE = broken(ListsMore)
CITES_NOTHING = broken(CitesNothing)
CITES_NOTHING_FOR_ANSWERS = broken(CitesNothingForAnswers)
CANNOT_STORM = broken(CannotStorm)
MISSPELLS = broken(Misspells)
TRIPS_OVER_OTHERS = broken(TripsOverOthers)
LOOSES_BOUND = broken(LoosesBound)
NEVER_ENDS = broken(NeverEnds)
LOWEST_WINS_TIES = broken(LowestWinsTies)
SPIES_ON_THE_LOWEST = broken(SpiesOnTheLowest)
SAYS_LESS = broken(HarbourRules, kind=SaysLess, id="says-less")

CAUGHT_BY = [
    (NOTHING_TO_DO, "one-decider"),
    (SOMEBODY_ELSE_WINS, "one-decider"),
    (NO_SUCH_REASON, "one-decider"),
    (LISTS_TWICE, "legal-listing"),
    (LISTS_MORE, "legal-listing"),
    (CITES_NOTHING, "legal-listing"),
    (CITES_NOTHING_FOR_ANSWERS, "legal-listing"),
    (CANNOT_STORM, "legal-apply"),
    (MISSPELLS, "one-decider"),
    (TRIPS_OVER_OTHERS, "refusals"),
    (LOOSES_BOUND, "bound"),
    (NEVER_ENDS, "bound"),
    (LOWEST_WINS_TIES, "rotation"),
    (SPIES_ON_THE_LOWEST, "rotation"),
    (SAYS_LESS, "notation"),
]
