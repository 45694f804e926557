"""The cards of GOSU: what is printed on one, which make a deck, and the ruleset's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tricktable.effects import STANDARD, Card, CountsAs, Destroy, Mirror, PutOnPile, ReturnToHand
from tricktable.effects.writing import values_in
from tricktable.errors import unknown
from tricktable.packs import Finding

CLANS = ("ancient", "alpha", "dark", "meka", "fire")
MILITARY: Mapping[int, int] = {1: 2, 2: 3, 3: 5}
"""What a goblin of each level is worth in the Great Battle."""

TOKENS = 2
"""How many Activation tokens each player has."""

COPIES: Mapping[int, int] = {1: 2, 2: 1, 3: 1}
PER_CLAN: Mapping[int, int] = {1: 5, 2: 7, 3: 3}
LEVEL_NAMES: Mapping[int, str] = {1: "Bakutos", 2: "Heroes", 3: "Ōzekis"}
LANGUAGES = ("en", "uk")
VOCABULARY = STANDARD.without(CountsAs, Mirror)
"""What goblins can say: each is of one clan and one level, and has its own text."""
DEAREST = 9
"""The highest mutation cost that a card may have."""


class GosuCard(Card, frozen=True):
    """A goblin.

    Attributes:
        zombie: whether it has Zombie Mutation: what replaces it may come from the discard pile.
    """

    zombie: bool = False


def frame_problems(cards: Sequence[GosuCard]) -> Iterator[Finding]:
    """What keeps cards from being a deck of GOSU."""
    for card in cards:
        yield from _card_problems(card)
    there: dict[tuple[str, int], list[GosuCard]] = {}
    for card in cards:
        there.setdefault((card.clan, card.level), []).append(card)
    for clan in CLANS:
        for level, wanted in PER_CLAN.items():
            some = there.get((clan, level), [])
            if len(some) != wanted:
                said = f"The clan {clan} has {len(some)} different {LEVEL_NAMES[level]} instead of {wanted}."
                which = f"{said[:-1]}: {', '.join(card.id for card in some)}."
                yield Finding(None, which if len(some) > wanted else said)


def _card_problems(card: GosuCard) -> Iterator[Finding]:
    if card.clan not in CLANS:
        yield Finding(card.id, unknown("clan", card.clan, CLANS), ("clan",))
    if card.level not in PER_CLAN:
        yield Finding(card.id, f"A level is 1, 2 or 3, not {card.level}.", ("level",))
    elif card.copies != COPIES[card.level]:
        said = f"The deck has {COPIES[card.level]} of each card of level {card.level}, not {card.copies}."
        yield Finding(card.id, said, ("copies",))
    if card.mutation is not None and card.mutation > DEAREST:
        yield Finding(card.id, f"Mutation costs 0 to {DEAREST} cards, not {card.mutation}.", ("mutation",))
    if card.zombie and card.mutation is None:
        yield Finding(card.id, "Zombie Mutation needs a mutation cost: mutation = 1.", ("zombie",))
    if card.mutating and card.mutation is None:
        said = "A card that does something when it mutates needs a mutation cost: mutation = 1."
        yield Finding(card.id, said, ("mutating",))
    for path, value in values_in(card):
        if isinstance(value, (Destroy, ReturnToHand, PutOnPile)) and not value.which.free:
            yield Finding(card.id, "Only FREE cards can leave an army: which = { free = true }.", (*path, "which"))
