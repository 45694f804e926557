"""The cards of Gosu X: what is printed on one, which make a box, and what figures are in doubt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from tricktable.effects import Card, Destroy, Mirror, Overall, PutOnPile, ReturnToHand
from tricktable.effects.writing import values_in
from tricktable.errors import unknown
from tricktable.packs import Finding

CLANS = ("justice", "abhilasha", "tomorrow", "narashima", "galmi", "phoenix", "goan-sul", "xi-an")
MILITARY: Mapping[int, int] = {1: 2, 2: 3, 3: 5}
"""What a card of each printed level is worth in the Great Battle."""

KEYWORDS = (
    "bounty",
    "echo",
    "ethereal",
    "force-of-will",
    "recruiter",
    "secret-shift",
    "veteran",
    "wondrous",
)
COPIES: Mapping[int, int] = {1: 2, 2: 1, 3: 1}
PER_CLAN: Mapping[int, int] = {1: 4, 2: 5, 3: 2}
LEVEL_NAMES: Mapping[int, str] = {1: "Troops", 2: "Heroes", 3: "Immortals"}
LANGUAGES = ("en",)
DEAREST = 9
"""The highest shift cost that a card may have."""
MOST_ICONS = 4
"""No player ever has more Activation tokens."""

Doubt = Literal["mutation", "icons", "effects", "name"]


class GosuXCard(Card, frozen=True):
    """A card of Gosu X.

    Attributes:
        icons: its Activation icons: how many tokens can lie on it.
        tile: of a clan's leader: what holds for both players while the clan's Immortal tile is active.
        doubt: which of its figures, or its name or effects, public sources leave in doubt.
    """

    icons: int = 0
    tile: tuple[Overall, ...] = ()
    doubt: tuple[Doubt, ...] = ()


def frame_problems(cards: Sequence[GosuXCard]) -> Iterator[Finding]:
    """What keeps cards from being the cards of Gosu X."""
    for card in cards:
        yield from _card_problems(card)
    there: dict[tuple[str, int], list[GosuXCard]] = {}
    for card in cards:
        there.setdefault((card.clan, card.level), []).append(card)
    for clan in CLANS:
        for level, wanted in PER_CLAN.items():
            some = there.get((clan, level), [])
            if len(some) != wanted:
                said = f"The clan {clan} has {len(some)} different {LEVEL_NAMES[level]} instead of {wanted}."
                which = f"{said[:-1]}: {', '.join(card.id for card in some)}."
                yield Finding(None, which if len(some) > wanted else said)
        tiles = [card for card in cards if card.clan == clan and card.tile]
        if len(tiles) > 1:
            yield Finding(tiles[1].id, f"The clan {clan} has one Immortal tile: {tiles[0].id} has it.", ("tile",))


def _card_problems(card: GosuXCard) -> Iterator[Finding]:
    if card.clan not in CLANS:
        yield Finding(card.id, unknown("clan", card.clan, CLANS), ("clan",))
    if card.level not in PER_CLAN:
        yield Finding(card.id, f"A level is 1, 2 or 3, not {card.level}.", ("level",))
    elif card.copies != COPIES[card.level]:
        said = f"The box has {COPIES[card.level]} of each card of level {card.level}, not {card.copies}."
        yield Finding(card.id, said, ("copies",))
    if card.mutation is not None and card.mutation > DEAREST:
        yield Finding(card.id, f"A shift costs 0 to {DEAREST} cards, not {card.mutation}.", ("mutation",))
    if card.icons > MOST_ICONS:
        yield Finding(card.id, f"A card has 0 to {MOST_ICONS} Activation icons, not {card.icons}.", ("icons",))
    if card.mutating or card.activation:
        key = "mutating" if card.mutating else "activation"
        said = "What a card of Gosu X does stands in `entering`, for its Activation icons too."
        yield Finding(card.id, said, (key,))
    if card.tile and card.level != max(PER_CLAN):
        yield Finding(card.id, "Only Immortals stand for their clan's tile.", ("tile",))
    if any(isinstance(each, Mirror) for each in card.overall):
        own = {"overall": len(card.overall) > 1, "entering": card.entering, "icons": card.icons, "tile": card.tile}
        for key in (key for key, there in own.items() if there):
            yield Finding(card.id, "A card that mirrors another has no other text or icons of its own.", (key,))
    for path, value in values_in(card):
        if isinstance(value, (Destroy, ReturnToHand, PutOnPile)) and not value.which.free:
            yield Finding(card.id, "Only OPEN cards can leave an army: which = { free = true }.", (*path, "which"))
