"""What enrolling and mutating cost, and what can take a goblin's place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tricktable import CardId, Seat
from tricktable.effects import Cheaper, PickCard
from tricktable.tableau import Placed, Row, clan_cost, kinds
from tricktable_gosu.cards import GosuCard
from tricktable_gosu.frame import Frame
from tricktable_gosu.table import FromDiscard, State

NEW_CLAN = 2
"""What it costs to enrol a Bakuto of a clan that no Bakuto of the army shows."""


def discount(frame: Frame, state: State, what: str) -> int:
    """How many cards fewer everybody discards for this (`gosu.effects.overall`)."""
    return cheaper_by(frame.deck.card, (side.army[row - 1] for row in frame.bargain_rows for side in state.sides), what)


def cheaper_by(cards: Mapping[CardId, GosuCard], rows: Iterable[Row], what: str) -> int:
    """How many cards fewer everybody discards for this, from the rows where such cards may lie face up."""
    return sum(
        each.by
        for row in rows
        for placed in row
        if not placed.down and placed.card in cards
        for each in cards[placed.card].overall
        if isinstance(each, Cheaper) and each.what == what
    )


def new_clan(frame: Frame, state: State) -> int:
    """What it costs to enrol a Bakuto of a clan that no face-up Bakuto of the army shows."""
    return max(0, NEW_CLAN - discount(frame, state, "enrolment"))


def enrolment(frame: Frame, state: State, seat: Seat, card: CardId) -> int:
    """Bakutos of a clan that no face-up Bakuto shows cost two cards, but for the first (`gosu.enrol`)."""
    deck = frame.deck
    if deck.level[card] != 1:
        return 0
    return clan_cost(state.sides[seat].army, {deck.clan[card]}, deck.clan, new_clan(frame, state))


def mutation(frame: Frame, state: State, card: CardId) -> int:
    """What it costs to mutate a goblin that can (`gosu.mutate.pay`)."""
    return max(0, (frame.mutation[card] or 0) - discount(frame, state, "mutation"))


def replacements(frame: Frame, state: State, seat: Seat, old: Placed, cost: int) -> list[PickCard | FromDiscard]:
    """What can take a goblin's place: of its level, not its like, and never what pays (`gosu.mutate.order`)."""
    level = frame.deck.level
    hand, wanted = state.sides[seat].hand, level[old.card]
    found: list[PickCard | FromDiscard] = []
    if len(hand) > cost:
        found += frame.deck.picks(card for card in hand if level[card] == wanted and card != old.card)
    if old.card in frame.zombies and len(hand) >= cost:
        thrown = kinds(tuple(sorted(state.discard)))
        found += [FromDiscard(card) for card in thrown if level[card] == wanted and card != old.card]
    return found
