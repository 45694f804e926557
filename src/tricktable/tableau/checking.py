"""Whether a table can be one that play reaches, as far as that is alike in all tableau games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from tricktable.marks import CardId
from tricktable.tableau.army import WIDTH, cards_of, lies_well
from tricktable.tableau.knowing import all_cards
from tricktable.tableau.piles import CommonPiles, OwnPiles
from tricktable.tableau.side import Side, TableauState, known_to


def table_problems(
    state: TableauState,
    cards: Iterable[CardId],
    seats: int,
    *,
    rows: int = 3,
    width: int = WIDTH,
    level: Mapping[CardId, int] | None = None,
    tokens: int | None = None,
    zones: Collection[str] = (),
    notes: Collection[str] = (),
) -> Iterator[str]:
    """Every fault of a table that its shape betrays, a sentence each, for `problems` of the rules.

    Args:
        state: the table, between two actions.
        cards: every card of the game, copies as often as they occur.
        seats: how many players.
        rows: how many rows an army has.
        width: how many cards a row holds.
        level: the row in which each card must lie; None where a card may lie in any.
        tokens: how many Activation tokens a player has, wherever they are; None where that changes.
        zones: further fields of a side that hold cards, such as the pack of a draft.
        notes: further fields of a side that name cards of its hand, as `shown` does.

    Example:
        >>> from tricktable.tableau.army import Placed
        >>> from tricktable.tableau.piles import CommonPiles
        >>> sides = (Side(("b",), ((), (Placed("a"),)), ready=1),)
        >>> for problem in table_problems(CommonPiles(sides), "abc", 1, rows=2, level={"a": 1}, tokens=2):
        ...     print(problem)
        c is missing
        sides.0: army: at most 5 cards in a row, and never more than in the row below
        sides.0: army: a belongs in row 1, not 2
        sides.0: ready, spent and on cards: 2 tokens together
    """
    if len(state.sides) != seats:
        yield f"sides: one for each of the {seats} players"
        return
    yield from _counted(Counter(all_cards(state, zones)), Counter(cards))
    for seat, side in enumerate(state.sides):
        faults = (
            *_army(side, rows, width, level),
            *_tokens(side, tokens),
            *_hand(side, seats, zones, notes),
            *(_shown(side) if isinstance(side, OwnPiles) else ()),
        )
        yield from (f"sides.{seat}: {problem}" for problem in faults)
    if isinstance(state, CommonPiles):
        yield from _shown(state)
    if state.aside:
        yield "aside: nothing lies aside between two actions"


def _counted(there: Counter[CardId], cards: Counter[CardId]) -> Iterator[str]:
    for card, count in sorted((there - cards).items()):
        yield f"{card} is there {there[card]} times, {count} too many" if card in cards else f"no such card: {card}"
    for card, count in sorted((cards - there).items()):
        yield f"{card} is missing{'' if count == 1 else f' {count} times'}"


def _army(side: Side, rows: int, width: int, level: Mapping[CardId, int] | None) -> Iterator[str]:
    if len(side.army) != rows:
        yield f"army: {rows} rows, the bottom one first"
        return
    if not lies_well(side.army, width):
        yield f"army: at most {width} cards in a row, and never more than in the row below"
    for row, cards in enumerate(side.army, 1):
        for card in cards:
            if level is not None and level.get(card.card, row) != row:
                yield f"army: {card.card} belongs in row {level[card.card]}, not {row}"


def _tokens(side: Side, tokens: int | None) -> Iterator[str]:
    placed = tuple(cards_of(side.army))
    if min(side.ready, side.spent, *(card.tokens for card in placed)) < 0:
        yield "ready, spent and on cards: no number below 0"
    elif tokens is not None and side.ready + side.spent + sum(card.tokens for card in placed) != tokens:
        yield f"ready, spent and on cards: {tokens} tokens together"
    for card in placed:
        if card.down and card.tokens:
            yield f"army: {card.card} lies face down, so no token is on it"


def _shown(piles: CommonPiles | OwnPiles) -> Iterator[str]:
    if min(piles.top_shown, piles.bottom_shown) < 0 or max(piles.top_shown, piles.bottom_shown) > len(piles.pile):
        yield "top_shown and bottom_shown: no number below 0, and no more cards than the pile has"


def _hand(side: Side, seats: int, zones: Iterable[str], notes: Iterable[str]) -> Iterator[str]:
    hand = Counter(side.hand)
    for name in ("shown", *notes):
        if Counter(getattr(side, name)) - hand:
            yield f"{name}: cards of the hand"
    if any(Counter(known_to(side, seat)) - hand for seat in range(seats)):
        yield "glimpsed: cards of the hand, beyond those shown to all"
    for name in ("hand", "shown", *zones, *notes):
        if list(getattr(side, name)) != sorted(getattr(side, name)):
            yield f"{name}: sorted"
