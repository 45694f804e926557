"""Two worlds that a viewer cannot tell apart, played side by side."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from tricktable.chance import Dice
from tricktable.events import Event
from tricktable.marks import CARD, Seat
from tricktable.position import AnyPosition
from tricktable.testing.context import Context, who
from tricktable.testing.data import difference, encoded
from tricktable.walk import changed

_TRIES = 8


def exchanged(
    c: Context, position: AnyPosition, viewer: Seat | None, dice: Dice
) -> tuple[AnyPosition, tuple[str, str]] | None:
    """The position with two cards exchanged that the viewer cannot tell apart, and the two; None without such."""
    pools = c.rules.pools(position.state, viewer)
    places = [(pool, at) for pool, cards in enumerate(pools) if len(set(cards)) > 1 for at in range(len(cards))]
    for _ in range(_TRIES if places else 0):
        pool, at = places[dice.pick("place", range(len(places)))]
        cards = list(pools[pool])
        other = dice.pick("other", [place for place, card in enumerate(cards) if card != cards[at]])
        pair = (cards[at], cards[other])
        cards[at], cards[other] = cards[other], cards[at]
        state = c.rules.redeal(position.state, viewer, (*pools[:pool], tuple(cards), *pools[pool + 1 :]))
        if state != position.state:
            return replace(position, state=state), pair
    return None


Worlds = tuple[AnyPosition, AnyPosition]


@dataclass(frozen=True)
class Lockstep:
    """Two worlds that differ in two cards, and a viewer who cannot tell them apart.

    Attributes:
        c: the run of the check.
        viewer: the seat, or None for a spectator.
        cards: the two cards.
        dice: chance for the moves.
    """

    c: Context
    viewer: Seat | None
    cards: tuple[str, str]
    dice: Dice

    def every_action(self, worlds: Worlds) -> None:
        """Each action that both worlds allow, to its end."""
        for pair in self.moves(worlds):
            after = self.played(worlds, pair)
            while after is not None and after[0].pending is not None:
                after = self.step(after)

    def play(self, worlds: Worlds, steps: int) -> None:
        """So many decisions with the same moves."""
        after: Worlds | None = worlds
        for _ in range(steps):
            after = None if after is None else self.step(after)

    def step(self, worlds: Worlds) -> Worlds | None:
        """One decision by chance; None where the worlds are let go, or none is left to both."""
        moves = self.moves(worlds)
        return self.played(worlds, moves[self.dice.pick("move", range(len(moves)))]) if moves else None

    def moves(self, worlds: Worlds) -> list[tuple[Any, Any]]:
        """A move for each world: the same; where the other world has it not, with the one card for the other."""
        here, there = map(self.c.ruleset.legal_actions, worlds)
        names = dict(zip(self.cards, reversed(self.cards), strict=True))
        own = self.c.ruleset.to_act(worlds[0]) == self.viewer
        pairs: list[tuple[Any, Any]] = []
        for move in here:
            turned = changed(move, {CARD: lambda card: names.get(card, card)})
            if move in there:
                pairs.append((move, move))
            elif not own and turned in there:
                pairs.append((move, turned))
        return pairs

    def played(self, worlds: Worlds, pair: tuple[Any, Any]) -> Worlds | None:
        """The worlds after a move in each; None where they are let go.

        They are once an event of a type that is declared to show a card is told differently.
        """
        first, second = (self.c.ruleset.apply(world, move) for world, move in zip(worlds, pair, strict=True))
        when = f"after {self.c.ruleset.format_action(pair[0])}"
        for told, other in itertools.zip_longest(first.events_for(self.viewer), second.events_for(self.viewer)):
            if encoded(told) != encoded(other):
                if any(isinstance(event, Event) and event.shows for event in (told, other)):
                    return None
                self.c.fail(f"{self} {when}: it is told {told!r} in one world, {other!r} in the other")
        after = (first.position, second.position)
        self.same_view(after, when)
        return after

    def same_view(self, worlds: Worlds, when: str) -> None:
        """Fail where the viewer sees a difference."""
        first, second = (self.c.ruleset.view(world, self.viewer) for world in worlds)
        if encoded(first) != encoded(second):
            self.c.fail(f"{self} {when}: {difference(first, second)}")

    def __str__(self) -> str:
        return f"{who(self.viewer)} cannot know where {self.cards[0]} and {self.cards[1]} lie, yet can tell"
