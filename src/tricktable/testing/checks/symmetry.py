"""The same for everybody at the table."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable.testing.check import check
from tricktable.testing.context import AnyPosition, Context
from tricktable.testing.data import difference, encoded
from tricktable.walk import rotated


@check(
    "rotation",
    "If everybody moves some seats on, the game goes the same way with everybody some seats on.",
    mend="Something goes by the number of a seat: a tie won by the lowest, a loop from seat 0 where it should begin "
    "with the seat to act. Mark seats with `Seat` and tuples by seat with `PerSeat`. Where the seats are not "
    "alike by the rules, say so in `rotations`.",
    reach=1.5,
)
def rotation(c: Context) -> None:
    """Turns the table at each step, plays the turned action there, and turns the result in mind.

    Legal actions and events are compared as sets: in what order they are told may go by the seats.
    """
    turns = tuple(c.rules.rotations())
    if not turns:
        c.skip("its seats are not alike at this table")
    dice, seats = c.dice("rotation"), c.table.seats
    for moment in c.walk():
        by = dice.pick("by", turns)
        turned = rotated(moment.position, by, seats)
        actor = c.ruleset.to_act(turned)
        wanted = None if moment.actor is None else (moment.actor + by) % seats
        c.require(actor == wanted, f"turned by {by}, seat {actor} is to act, not seat {wanted}")
        outcome, other = rotated(c.ruleset.outcome(moment.position), by, seats), c.ruleset.outcome(turned)
        c.require(other == outcome, f"turned by {by}, the game ends otherwise: {difference(outcome, other)}")
        legal, mine = rotated(moment.legal, by, seats), c.ruleset.legal_actions(turned)
        c.require(_unordered(legal) == _unordered(mine), f"turned by {by}, other actions are legal")
        if moment.action is None:
            return
        after = c.ruleset.apply(turned, rotated(moment.action, by, seats))
        position, there = _settled(rotated(moment.after.position, by, seats)), _settled(after.position)
        c.require(there == position, f"turned by {by}, {moment.action} leads elsewhere: {difference(position, there)}")
        told = rotated(moment.after.events, by, seats)
        c.require(_unordered(told) == _unordered(after.events), f"turned by {by}, something else happens")


def _unordered(values: tuple[object, ...]) -> list[bytes]:
    return sorted(map(encoded, values))


def _settled(position: AnyPosition) -> AnyPosition:
    """The position with the options of the open choice in an order that does not go by seats."""
    if position.pending is None:
        return position
    decision = position.pending.decision
    options = tuple(sorted(decision.options, key=encoded))
    return replace(position, pending=replace(position.pending, decision=replace(decision, options=options)))
