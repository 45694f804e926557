"""What a card pack is, and how a ruleset says how its packs are read."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from tricktable.effects.cards import Card
from tricktable.effects.describer import Describer
from tricktable.effects.reading import Path
from tricktable.effects.vocabulary import STANDARD, Vocabulary
from tricktable.marks import CardId
from tricktable.value import Value

K = TypeVar("K", bound=Card)
_SHORT = 12
"""How many digits of a digest an identity has."""


class Finding(NamedTuple):
    """Something that keeps cards from being a deck of a game.

    Attributes:
        card: the card at fault, or one that shows it; None where it is no single card.
        sentence: what is wrong.
        path: where in the card, such as `("copies",)` or `("activation", 0, "which")`.
    """

    card: CardId | None
    sentence: str
    path: Path = ()


@dataclass(frozen=True)
class PackFormat(Generic[K]):
    """How a ruleset reads card packs.

    Attributes:
        card: the type of its cards.
        own: its own cards, which are played with where no pack is named, and which a pack can build on.
        check: what keeps cards from being a deck of the game, of all cards of a deck together. What it finds in a card
            by itself it must find also where it is given that card alone: the rest, such as wrong numbers, is told
            only once each card is right.
        languages: the languages in which each card must have a name.
        vocabulary: the effects, numbers, conditions and overall values that cards can use.
        describer: says card texts in words.
        limits: the least and the most of keys of a card that take a number, such as `{"level": (1, 3)}`: for what
            the template and faults say. That a number is within them is for `check` to find out.
        keywords: the keywords that the game knows; no card can have another.
    """

    card: type[K]
    own: Sequence[K]
    check: Callable[[Sequence[K]], Iterable[Finding]]
    languages: tuple[str, ...] = ("en",)
    vocabulary: Vocabulary = STANDARD
    describer: type[Describer] = Describer
    limits: Mapping[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    keywords: tuple[str, ...] = ()


class CardPack(Value, frozen=True):
    """A card pack that was read and found good.

    Attributes:
        ruleset: the id of the ruleset that it is for.
        name: its name.
        version: its version.
        digest: a digest of all cards of the deck, the ruleset's own included; equal for files that differ in what
            changes nothing in play: comments, spaces, names of cards, and where these are known from.
        cards: all cards of the deck, those that it left as they are included.
    """

    ruleset: str
    name: str
    version: str
    digest: str
    cards: tuple[Card, ...]

    @property
    def identity(self) -> str:
        """What saves and records name it by: `name@version#digest`."""
        return f"{self.name}@{self.version}#{self.digest[:_SHORT]}"

    def __repr__(self) -> str:
        """Short: without the cards."""
        return f"<CardPack {self.identity} of {self.ruleset}: {len(self.cards)} cards>"


def told(identity: str) -> str:
    """An identity as people read it.

    Example:
        >>> told("House cards@1.2#0123456789ab")
        'House cards 1.2 (digest 0123456789ab)'
    """
    name, _, rest = identity.partition("@")
    version, _, digest = rest.partition("#")
    return f"{name} {version} (digest {digest})"


def folded(name: str) -> str:
    """A name as it is compared with others."""
    return unicodedata.normalize("NFC", name).strip().casefold()
