"""Drawing a whole game from what one seat knows of it, for search and for fair hints.

Hidden cards are exchanged among the places where this seat cannot tell them apart. Inside an open choice the action
is carried out anew on the exchanged cards, and only what looks the same to the seat is taken: the same view, the same
events, the same question. Outcomes of chance inside the action, and what others picked in secret, are exchanged along.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tricktable.chance import Chance, Dice, Laid, seed_text
from tricktable.errors import TricktableError
from tricktable.events import told_to
from tricktable.marks import CARD, Mark, Seat
from tricktable.playing import seen
from tricktable.position import AnyPosition
from tricktable.rules import AnyRules
from tricktable.run import Run
from tricktable.value import Value
from tricktable.walk import Change, changed

Cards = tuple[str, ...]

_WHOLE_SHUFFLES = 4
_SWEEPS = 3
_MOST_TRIES = 600
"""So often at most two places of a pool are tried against each other."""


class _World(Value, frozen=True):
    """What a seat cannot see of a position: cards in hidden places, chance inside the open action, others' answers."""

    pools: tuple[Cards, ...]
    rolled: tuple[Laid, ...]
    action: Any
    answers: tuple[Any, ...]


def determinize(rules: AnyRules, position: AnyPosition, seat: Seat | None, seed: int | str) -> AnyPosition:
    """A position drawn at random from all that look to this seat like the given one, with fresh chance."""
    table = _Table(rules, position, seat, seed)
    dice = Dice(Chance(seed_text(f"determinize {seed_text(seed)}")))
    for _ in range(_WHOLE_SHUFFLES):
        world = table.truth
        for pool in table.pools():
            world = table.exchanged(world, pool, dice.shuffle("order", range(table.size(pool))))
        drawn = table.position_of(world)
        if drawn is not None:
            return drawn
    # Few whole shuffles look right when the open action betrayed some places: learn which ones can be exchanged for
    # each other, and shuffle those alone; where together that does not look right either, go on by single exchanges.
    groups = table.groups(dice)
    for _ in range(_WHOLE_SHUFFLES):
        world = table.truth
        for pool, places in groups:
            order = list(range(table.size(pool)))
            for at, other in zip(places, dice.shuffle("order", places), strict=True):
                order[at] = other
            world = table.exchanged(world, pool, order)
        drawn = table.position_of(world)
        if drawn is not None:
            return drawn
    world, drawn = table.truth, table.position_of(table.truth)
    for _ in range(_SWEEPS):
        for pool, at, other in table.pairs(groups, dice):
            tried = table.swapped(world, pool, at, other)
            looks = table.position_of(tried) if tried != world else None
            if looks is not None:
                world, drawn = tried, looks
    return position if drawn is None else drawn


class _Table:
    """One position, one seat, and the question whether another world looks to it the same."""

    def __init__(self, rules: AnyRules, position: AnyPosition, seat: Seat | None, seed: int | str) -> None:
        self.rules, self.position, self.seat = rules, position, seat
        self.fresh = seed_text(f"drawn {seed_text(seed)}")  # never the seed of the real game
        self.askers: tuple[Seat, ...] = ()
        pending = position.pending
        self.before = position.state if pending is None else pending.before
        pools = self.rules.pools(self.before, seat)
        if pending is None:
            self.truth = _World(pools, (), None, ())
        else:
            run = self._run(self.before, pending.chance, pending.seat, pending.action, pending.answers)
            self.askers = tuple(run.askers)
            self.truth = _World(pools, tuple(run.resolution.dice.rolled), pending.action, pending.answers)
            self.told = told_to(tuple(run.resolution.events), seat)
        self.seen = seen(rules, position, seat)

    def _run(
        self, before: Any, chance: Chance, seat: Seat, action: Any, answers: tuple[Any, ...]
    ) -> Run[Any, Any, Any]:
        return Run(self.rules, before, chance, seat, action, answers)

    def exchanged(self, world: _World, pool: int, order: Sequence[int]) -> _World:
        """The world with the cards of a pool (or, below 0, of a chance outcome) in another order."""
        if pool < 0:
            at = -1 - pool
            laid = world.rolled[at]
            rolled = Laid(laid.event, tuple(laid.outcome[i] for i in order))
            return msgspec.structs.replace(world, rolled=(*world.rolled[:at], rolled, *world.rolled[at + 1 :]))
        cards = world.pools[pool]
        names = {old: cards[i] for old, i in zip(cards, order, strict=True)}

        def renamed(card: Any) -> Any:
            return names.get(card, card)

        pending = self.position.pending
        hidden: dict[Mark, Change] = {CARD: renamed}
        return _World(
            (*world.pools[:pool], tuple(cards[i] for i in order), *world.pools[pool + 1 :]),
            tuple(Laid(laid.event, tuple(map(renamed, laid.outcome))) for laid in world.rolled),
            world.action if pending is None or pending.seat == self.seat else changed(world.action, hidden),
            tuple(
                answer if asker == self.seat else changed(answer, hidden)
                for answer, asker in zip(world.answers, self.askers, strict=False)
            ),
        )

    def pools(self) -> tuple[int, ...]:
        """The pools from 0 on, and below 0 the outcomes of chance inside the open action."""
        return (*range(len(self.truth.pools)), *range(-len(self.truth.rolled), 0))

    def size(self, pool: int) -> int:
        """How many places a pool (or, below 0, a chance outcome) has."""
        return len(self.truth.pools[pool] if pool >= 0 else self.truth.rolled[-1 - pool].outcome)

    def swapped(self, world: _World, pool: int, at: int, other: int) -> _World:
        """The world with the cards in two places exchanged."""
        order = list(range(self.size(pool)))
        order[at], order[other] = other, at
        return self.exchanged(world, pool, order)

    def groups(self, dice: Dice) -> list[tuple[int, tuple[int, ...]]]:
        """Places of a pool or an outcome whose cards can be exchanged for each other; two or more each.

        Each place is tried with one of each group found so far, in a random order, and joins the first that fits.
        """
        found: list[tuple[int, tuple[int, ...]]] = []
        for pool in self.pools():
            groups: list[list[int]] = []
            tries = _MOST_TRIES
            for at in dice.shuffle("place", range(self.size(pool))):
                for group in groups[:tries]:
                    tries -= 1
                    if self.position_of(self.swapped(self.truth, pool, group[0], at)) is not None:
                        group.append(at)
                        break
                else:
                    groups.append([at])
            found += [(pool, tuple(group)) for group in groups if len(group) > 1]
        return found

    @staticmethod
    def pairs(groups: list[tuple[int, tuple[int, ...]]], dice: Dice) -> list[tuple[int, int, int]]:
        """Pairs of places to exchange, each place of each group with a random one of it, in random order."""
        pairs = [
            (pool, places[at], places[dice.pick("place", range(at + 1))])
            for pool, places in groups
            for at in range(1, len(places))
        ]
        return [pairs[i] for i in dice.shuffle("order", range(len(pairs)))]

    def position_of(self, world: _World) -> AnyPosition | None:
        """The position of a world, with fresh chance to come; None where the seat would see a difference."""
        try:
            before = self.rules.redeal(self.before, self.seat, world.pools)
            pending = self.position.pending
            if pending is None:
                drawn = msgspec.structs.replace(self.position, state=before, chance=Chance(self.fresh))
            else:
                if self.rules.refuse(before, pending.seat, world.action) is not None:
                    return None
                chance = Chance(self.fresh, 0, world.rolled)
                run = self._run(before, chance, pending.seat, world.action, world.answers)
                if run.decision is None or told_to(tuple(run.resolution.events), self.seat) != self.told:
                    return None
                root = msgspec.structs.replace(
                    self.position, state=before, chance=chance, pending=None, step=self.position.step - 1
                )
                drawn = run.position(root, pending.seat, world.action, world.answers)
            return drawn if seen(self.rules, drawn, self.seat) == self.seen else None
        except (TricktableError, LookupError, ValueError):
            return None  # in this world the action would not have been possible
