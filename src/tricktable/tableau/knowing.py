"""Who knows what of a table of hands, armies and piles: views of it, and the hidden cards that might lie elsewhere."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from tricktable.marks import CardId, Seat
from tricktable.tableau.army import cards_of
from tricktable.tableau.hands import Cards, unknown_of, with_cards
from tricktable.tableau.piles import CommonPiles, OwnPiles, unseen
from tricktable.tableau.side import Glimpse, Side, TableauState, known_to

T = TypeVar("T", bound=TableauState)
S = TypeVar("S", bound=Side)


def all_cards(state: TableauState, zones: Collection[str] = ()) -> Iterator[CardId]:
    """Every card of a table: in hands, armies and piles, and what lies aside. For `cards` of the rules.

    Args:
        state: the table.
        zones: further fields of a side that hold cards, such as the pack of a draft.

    Example:
        >>> from tricktable.tableau.army import empty_army, placed
        >>> from tricktable.tableau.piles import CommonPiles
        >>> from tricktable.tableau.side import Side
        >>> army = placed(empty_army(), 1, "dwarf")
        >>> table = CommonPiles((Side(("cook", "bard"), army), Side(("monk",), empty_army())), pile=("wren",))
        >>> sorted(all_cards(table))
        ['bard', 'cook', 'dwarf', 'monk', 'wren']
    """
    for side in state.sides:
        yield from side.hand
        for zone in zones:
            yield from getattr(side, zone)
        for placed in cards_of(side.army):
            yield placed.card
        if isinstance(side, OwnPiles):
            yield from (*side.pile, *side.discard, *side.removed)
    if isinstance(state, CommonPiles):
        yield from (*state.pile, *state.discard, *state.removed)
    for each in state.aside:
        yield each.card


def hand_of(state: TableauState, seat: Seat | None) -> Cards:
    """The viewer's own hand; a spectator has none.

    Example:
        >>> from tricktable.tableau.piles import CommonPiles
        >>> from tricktable.tableau.side import Side
        >>> table = CommonPiles((Side(("cook", "bard"), ()), Side(("monk",), ())))
        >>> hand_of(table, 1), hand_of(table, None)
        (('monk',), ())
    """
    return () if seat is None else state.sides[seat].hand


# --- what may lie elsewhere -------------------------------------------------------------------------------------------


def hidden_pools(state: TableauState, seat: Seat | None) -> tuple[Cards, ...]:
    """The cards whose places a viewer does not know, for `pools` of the rules; `redealt` shares their order.

    With a common pile it is one pool: what he has not seen of the other hands, and the pile but for what everybody has
    seen of its top and bottom. With piles of their own each player has a pool: likewise of his hand and his pile.

    Example:
        >>> from tricktable.tableau.army import empty_army
        >>> sides = (Side(("a", "b"), empty_army()), Side(("c", "d"), empty_army(), shown=("c",)))
        >>> hidden_pools(CommonPiles(sides, pile=("e", "f")), 0)
        (('d', 'e', 'f'),)
    """
    hidden = [_hidden(side, at, seat) for at, side in enumerate(state.sides)]
    if _own_piles(state):
        return tuple(map(tuple, hidden))
    pile = state.pile[unseen(state)] if isinstance(state, CommonPiles) else ()
    return ((*itertools.chain.from_iterable(hidden), *pile),)


def _own_piles(state: TableauState) -> bool:
    return any(isinstance(side, OwnPiles) for side in state.sides)


def _hidden(side: Side, at: Seat, seat: Seat | None) -> Cards:
    hand = () if at == seat else unknown_of(side.hand, known_to(side, seat))
    return (*hand, *side.pile[unseen(side)]) if isinstance(side, OwnPiles) else hand


def redealt(state: T, seat: Seat | None, pools: Sequence[Cards]) -> T:
    """The state with the cards of these pools in the places that `hidden_pools` names, for `redeal` of the rules.

    Copies are dealt one by one, and what others have seen of a hand goes with the places.

    Example:
        >>> from tricktable.tableau.piles import CommonPiles
        >>> from tricktable.tableau.side import Side
        >>> table = CommonPiles((Side(("cook", "bard"), ()), Side(("monk",), ())), pile=("wren",))
        >>> (pool,) = hidden_pools(table, 0)
        >>> pool
        ('monk', 'wren')
        >>> other = redealt(table, 0, [pool[::-1]])
        >>> other.sides[1].hand, other.pile
        (('wren',), ('monk',))
    """
    own = _own_piles(state)
    sources = [iter(pool) for pool in pools]
    sides: list[Side] = []
    for at, side in enumerate(state.sides):
        source, dealt = sources[at if own else 0], side
        if at != seat:
            unknown = unknown_of(side.hand, known_to(side, seat))
            dealt = with_unknown(side, seat, tuple(itertools.islice(source, len(unknown))))
        if isinstance(dealt, OwnPiles):
            dealt = replace(dealt, pile=_with_unseen(dealt, source))
        sides.append(dealt)
    state = replace(state, sides=tuple(sides))
    return replace(state, pile=_with_unseen(state, sources[0])) if isinstance(state, CommonPiles) and not own else state


def _with_unseen(piles: CommonPiles | OwnPiles, source: Iterator[CardId]) -> Cards:
    """The draw pile with other cards where not every seat knows them."""
    hidden = unseen(piles)
    new = itertools.islice(source, len(piles.pile[hidden]))
    return (*piles.pile[: hidden.start], *new, *piles.pile[hidden.stop :])


def with_unknown(side: S, seat: Seat | None, cards: Cards) -> S:
    """Another player's side with other cards in his hand where a viewer does not know them.

    Args:
        side: the side.
        seat: the viewer; None for a spectator.
        cards: as many as `unknown_of(side.hand, known_to(side, seat))`, one for each in order.

    Example:
        >>> side = Side(("a", "b", "c"), (), shown=("a",), glimpsed=(Glimpse(2, "c"),))
        >>> dealt = with_unknown(side, 1, ("x", "y"))
        >>> dealt.hand, dealt.glimpsed
        (('a', 'x', 'y'), (Glimpse(seat=2, card='y'),))
    """
    known = known_to(side, seat)
    old = unknown_of(side.hand, known)
    glimpsed = side.glimpsed and _moved(side.glimpsed, seat, old, cards)
    return replace(side, hand=with_cards(known, cards), glimpsed=glimpsed)


def _moved(glimpsed: tuple[Glimpse, ...], seat: Seat | None, old: Cards, new: Cards) -> tuple[Glimpse, ...]:
    """What others know of a hand once other cards lie there; what the viewer knows of it himself stays."""
    others = {each.seat for each in glimpsed} - {seat}
    now = {at: iter(exchanged((each.card for each in glimpsed if each.seat == at), old, new)) for at in others}
    return tuple(Glimpse(each.seat, next(now[each.seat])) if each.seat in now else each for each in glimpsed)


def exchanged(cards: Iterable[CardId], old: Cards, new: Cards) -> Cards:
    """These cards once others lie in their places: each of `old` becomes the one of `new` in its place.

    Two copies are two places, and a card that is not of `old` stays. For what a state names of a hand.

    Example:
        >>> exchanged(("a", "a", "k"), ("a", "b", "a"), ("x", "y", "z"))
        ('x', 'z', 'k')
    """
    places: list[CardId | None] = list(old)
    found: list[CardId] = []
    for card in cards:
        if card in places:
            place = places.index(card)
            places[place] = None
            found.append(new[place])
        else:
            found.append(card)
    return tuple(found)


def tidied(state: T, fields: Iterable[str] = ()) -> T:
    """The state with its hands sorted, for `tidy` of the rules.

    Args:
        state: the table.
        fields: further fields of a side that are kept sorted, such as the pack of a draft.

    Example:
        >>> from tricktable.tableau.army import empty_army, placed
        >>> from tricktable.tableau.piles import CommonPiles
        >>> from tricktable.tableau.side import Side
        >>> army = placed(empty_army(), 1, "dwarf")
        >>> table = CommonPiles((Side(("cook", "bard"), army), Side(("monk",), empty_army())), pile=("wren",))
        >>> tidied(table).sides[0].hand
        ('bard', 'cook')
    """
    names = ("hand", "shown", *fields)
    sides = [replace(side, **{name: with_cards((), getattr(side, name)) for name in names}) for side in state.sides]
    return replace(state, sides=tuple(sides))
