"""The same for everybody at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace as with_seed

from msgspec.structs import replace

from tricktable.position import AnyPosition
from tricktable.testing.check import check
from tricktable.testing.context import Context, Moment
from tricktable.testing.data import difference, encoded
from tricktable.walk import rotated

_GAMES, _APART = 5, 1_000_003
_ENOUGH, _MORE = 20_000, 2_000


@check(
    "rotation",
    "If everybody moves some seats on, the game goes the same way with everybody some seats on.",
    mend="Something goes by the number of a seat: a tie won by the lowest, a loop from seat 0 where it should begin "
    "with the seat to act. Mark seats with `Seat` and tuples by seat with `PerSeat`. Where the seats are not "
    "alike by the rules, say so in `rotations`.",
)
def rotation(c: Context) -> None:
    """Turns the table at each step, plays the turned action there, and turns the result in mind.

    Legal actions and events are compared as sets: in what order they are told may go by the seats.

    Then the game is played to its end, where the steps are turned that draw chance, bring about a kind of event for the
    first time, or end the game. A tie at the end is rare, and must be met to be seen: so five more games with other
    seeds (fewer where they take more than 2,000 decisions) are played to their end, and of each the last step is turned
    in every way.
    """
    turns = tuple(c.rules.rotations())
    if not turns:
        c.skip("its seats are not alike at this table")
    dice, left, most = c.dice("rotation"), _MORE, min(c.rules.bound(), _ENOUGH)
    for moment in c.walk():
        _turned(c, moment, dice.pick("by", turns))
    for more in range(_GAMES + 1 if c.script is None else 1):
        game = with_seed(c, seed=c.seed + more * _APART if isinstance(c.seed, int) else c.seed, at=0)
        for moment in _to_the_end(game, min(left, most) if more else most):
            if game.ruleset.to_act(moment.after.position) is None:
                _last(game, moment, turns)
            elif not more:
                _turned(game, moment, dice.pick("by", turns))
        left -= (game.at or 0) if more else 0


def _to_the_end(c: Context, most: int) -> Iterator[Moment]:
    """The steps of a game that are worth a look."""
    met: set[type] = set()
    for moment in with_seed(c, steps=max(0, most)).walk():
        c.at = moment.at
        if moment.action is None:
            return
        kinds, after = set(map(type, moment.after.events)), moment.after.position
        if kinds - met or moment.position.chance.drawn != after.chance.drawn or c.ruleset.to_act(after) is None:
            yield moment
        met |= kinds


def _last(c: Context, moment: Moment, turns: Sequence[int]) -> None:
    """The last step of a game, with everybody any number of seats on."""
    for by in turns:
        turned, action = rotated((moment.position, moment.action), by, c.table.seats)
        _same_outcome(c, moment.after.position, c.ruleset.apply(turned, action).position, by)
    _turned(c, moment, turns[0])


def _turned(c: Context, moment: Moment, by: int) -> None:
    """One step, and the same step with everybody some seats on."""
    seats = c.table.seats
    turned = rotated(moment.position, by, seats)
    actor = c.ruleset.to_act(turned)
    wanted = None if moment.actor is None else (moment.actor + by) % seats
    c.require(actor == wanted, f"turned by {by}, seat {actor} is to act, not seat {wanted}")
    _same_outcome(c, moment.position, turned, by)
    legal, mine = rotated(moment.legal, by, seats), c.ruleset.legal_actions(turned)
    c.require(_unordered(legal) == _unordered(mine), f"turned by {by}, other actions are legal")
    if moment.action is None:
        return
    after = c.ruleset.apply(turned, rotated(moment.action, by, seats))
    position, there = _settled(rotated(moment.after.position, by, seats)), _settled(after.position)
    if there != position:
        c.fail(f"turned by {by}, {moment.action} leads elsewhere: {difference(position, there)}")
    told = rotated(moment.after.events, by, seats)
    c.require(_unordered(told) == _unordered(after.events), f"turned by {by}, something else happens")
    _same_outcome(c, moment.after.position, after.position, by)


def _same_outcome(c: Context, position: AnyPosition, turned: AnyPosition, by: int) -> None:
    outcome, other = rotated(c.ruleset.outcome(position), by, c.table.seats), c.ruleset.outcome(turned)
    if outcome != other:
        c.fail(f"turned by {by}, the game ends otherwise: {difference(outcome, other)}")


def _unordered(values: Sequence[object]) -> list[bytes]:
    return sorted(map(encoded, values))


def _settled(position: AnyPosition) -> AnyPosition:
    """The position with the options of the open choice in an order that does not go by seats."""
    if position.pending is None:
        return position
    decision = position.pending.decision
    options = tuple(sorted(decision.options, key=encoded))
    return replace(position, pending=replace(position.pending, decision=replace(decision, options=options)))
