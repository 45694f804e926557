"""What a seat must not learn."""

from __future__ import annotations

from tricktable.chance import Dice
from tricktable.marks import Seat
from tricktable.position import AnyPosition
from tricktable.testing.check import check
from tricktable.testing.context import Context
from tricktable.testing.lockstep import Lockstep, exchanged

_LOOKS = 4
_TOGETHER = 6


@check(
    "view-privacy",
    "Exchange two cards that a seat cannot tell apart, and it sees, is told and is asked exactly the same.",
    mend="Build the view field by field and put no hidden card in it, nor anything that follows from one: an order, a "
    "count, a legal action, whose turn it is. Override `seen_by` on events with a card in them. Ask an optional "
    "question also where the answer can only be no. Set `shows = True` only on events that really turn a card up.",
    reach=0.75,
)
def view_privacy(c: Context) -> None:
    """Two worlds that differ in two cards are played side by side with the same moves, open choices included.

    Where a seat plays one of the two cards, it plays the other one in the other world. From each position before an
    action, for a viewer or two: first several exchanges, just looked at; then each action to its end; then some moves
    more. The worlds are let go once an event of a type with `shows = True` is told differently.
    """
    dice = c.dice("privacy")
    for moment in c.walk():
        if moment.position.pending is not None:
            continue
        viewers = c.viewers if moment.at == 0 else [dice.pick("viewer", range(-1, len(c.seats))) for _ in range(2)]
        for viewer in viewers:
            _two_worlds(c, moment.position, None if viewer == -1 else viewer, dice)


def _two_worlds(c: Context, position: AnyPosition, viewer: Seat | None, dice: Dice) -> None:
    worlds = pair = None
    for _ in range(_LOOKS):
        found = exchanged(c, position, viewer, dice)
        if found is None:
            break
        worlds, pair = (position, found[0]), Lockstep(c, viewer, found[1], dice)
        pair.same_view(worlds, "at once")
    if worlds is not None and pair is not None:
        pair.every_action(worlds)
        pair.play(worlds, _TOGETHER)
