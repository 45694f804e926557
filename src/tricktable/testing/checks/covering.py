"""Whether pools hold everything that a viewer does not know."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from tricktable.chance import Dice
from tricktable.marks import CARD, Seat
from tricktable.position import AnyPosition
from tricktable.testing.check import check
from tricktable.testing.context import Context, Moment, who
from tricktable.testing.data import encoded, texts
from tricktable.walk import changed

_TRIES = 12


@check(
    "pools-cover",
    "Each card that a viewer neither sees nor has been shown stands in one of his pools.",
    mend="Let `pools` name every place whose card the viewer does not know: the other hands, the stock, whatever lies "
    "face down. Without pools (there are none by default) nothing that is hidden can be checked. A card that he was "
    "shown must be named by an event that he is told, or by his view.",
    cost=2,
)
def pools_cover(c: Context) -> None:
    """Follows two viewers through the game: what stands in the view and is told counts as seen until chance deals it.

    At the start everybody is asked about. Cards are exchanged for one another that are neither seen nor in a pool: only
    if the view stays the same, and `problems` is content, the viewer cannot have known. So a single card that is left
    out passes: its place may follow from what he sees.
    """
    dice = c.dice("cover")
    followed = dice.shuffle("viewers", [-1, *c.seats])[:2]
    seen: dict[int, Counter[str]] = {}
    known: dict[int, Counter[str]] = {}
    for moment in c.walk():
        for seat in (-1, *c.seats) if moment.at == 0 else followed:
            viewer = None if seat == -1 else seat
            if moment.at == 0:
                seen[seat] = known[seat] = _seen(c, moment.position, viewer)
            if moment.position.pending is None:
                known[seat] = _covered(c, moment.position, viewer, known[seat], dice)
            if moment.action is not None and seat in followed:
                before, after = seen[seat], _seen(c, moment.after.position, viewer)
                told, forgotten = _told(moment, viewer)
                known[seat] = ((known[seat] - forgotten) + ((after - before) | told)) | after
                seen[seat] = after


def _covered(c: Context, position: AnyPosition, viewer: Seat | None, known: Counter[str], dice: Dice) -> Counter[str]:
    """Fail where cards are left out; else what the viewer knows of, at most what the pools leave."""
    everywhere = Counter(c.rules.cards(position.state))
    rest = everywhere - Counter(itertools.chain.from_iterable(c.rules.pools(position.state, viewer)))
    missing = rest - known
    if missing.total() > 1 and _can_be_exchanged(c, position, viewer, missing, dice):
        listed = f"{missing.total()} cards ({', '.join(sorted(missing)[:3])}{', ...' if len(missing) > 3 else ''})"
        c.fail(f"{listed} are neither in the view nor in the pools of {who(viewer)}, who has not seen them")
    return known & rest


def _told(moment: Moment, viewer: Seat | None) -> tuple[Counter[str], Counter[str]]:
    """The texts that the viewer was told, those before a draw of the same cards left out, and the texts drawn."""
    told: Counter[str] = Counter()
    if moment.position.chance.drawn == moment.after.position.chance.drawn:
        for event in moment.after.events_for(viewer):
            told |= Counter(texts(event))
        return told, Counter()
    noted = moment.noted
    for text in set(texts(tuple(noted.events))):
        for event in noted.told_since_drawn(text, viewer):
            told[text] = max(told[text], Counter(texts(event))[text])
    return told, noted.dice.drawn


def _seen(c: Context, position: AnyPosition, viewer: Seat | None) -> Counter[str]:
    """The texts in the view. Actions name cards that lie on the table too: they are counted once."""
    view = c.ruleset.view(position, viewer)
    return Counter(texts(view.table)) | Counter(set(texts((view.prompt, view.legal_actions, view.outcome))))


def _can_be_exchanged(c: Context, position: AnyPosition, viewer: Seat | None, cards: Counter[str], dice: Dice) -> bool:
    """Whether two of the cards can change places without the viewer's seeing it."""
    state, view = position.state, encoded(c.ruleset.view(position, viewer))
    pairs = list(itertools.combinations(sorted(cards), 2))
    for at in dice.shuffle("pairs", range(len(pairs)))[:_TRIES]:
        other = c.rules.tidy(_exchanged(state, pairs[at], dice))
        there = replace(position, state=other)
        if other != state and not c.ruleset.problems(there) and encoded(c.ruleset.view(there, viewer)) == view:
            return True
    return False


def _exchanged(state: Any, pair: Sequence[str], dice: Dice) -> Any:
    """The state with one card for the other: wherever they stand, or, of copies, one for one."""
    places: dict[str, list[int]] = {card: [] for card in pair}
    count = itertools.count()

    def note(card: str) -> str:
        at = next(count)
        if card in places:
            places[card].append(at)
        return card

    changed(state, {CARD: note})
    names = dict(zip(pair, reversed(pair), strict=True))
    chosen = {dice.pick("copy", found) for found in places.values() if found}
    copies = any(len(found) > 1 for found in places.values())
    again = itertools.count()

    def swap(card: str) -> str:
        at = next(again)
        return names.get(card, card) if at in chosen or not copies else card

    return changed(state, {CARD: swap})
