"""Cards of suit and rank, and the plain string that stands for one in a game's state."""

from __future__ import annotations

import re
from typing import TypeAlias

from tricktable import marks
from tricktable.value import Value

CardId: TypeAlias = marks.CardId
"""A card in a game's state: its suit and rank in one string, such as `"blue-10"`."""

Cards: TypeAlias = tuple[CardId, ...]
"""Cards in some order: a hand, a trick, a pile, a stock."""

Suit: TypeAlias = str
"""A suit by name, in lower-case ASCII: `"blue"`, `"hearts"`."""

_SUIT = r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)*"
_RANK = r"0|[1-9][0-9]{0,5}"
_is_suit = re.compile(_SUIT).fullmatch
_is_card = re.compile(f"({_SUIT})-({_RANK})").fullmatch
_HIGHEST = 999_999


class Card(Value, frozen=True):
    """A card as it is printed.

    Attributes:
        suit: The name of the suit: lower-case ASCII letters, digits, `_`, and single hyphens between words.
        rank: A whole number from 0 to 999,999. The higher rank wins unless a deck orders its suits otherwise.

    Raises:
        ValueError: The suit or the rank is not of that form.

    Example:
        >>> Card("blue", 10).id
        'blue-10'
    """

    suit: Suit
    rank: int

    def __post_init__(self) -> None:
        if not _is_suit(self.suit):
            raise ValueError(f"a suit is lower-case ASCII such as 'blue', not {self.suit!r}")
        if not 0 <= self.rank <= _HIGHEST:
            raise ValueError(f"a rank lies between 0 and {_HIGHEST}, not at {self.rank}")

    @property
    def id(self) -> CardId:
        """The string that stands for the card in a game's state.

        Example:
            >>> Card("hearts", 12).id
            'hearts-12'
        """
        return f"{self.suit}-{self.rank}"


def format_card(card: Card) -> CardId:
    """Writes a card as its id; `parse_card` reads it back.

    Args:
        card: The card to write.

    Returns:
        The suit, a hyphen, and the rank in decimal digits.

    Example:
        >>> format_card(Card("blue", 10))
        'blue-10'
    """
    return card.id


def parse_card(text: str) -> Card:
    """Reads a card from its id, exactly as `format_card` writes it.

    Args:
        text: A suit, a hyphen, and a rank in decimal digits without leading zeros.

    Returns:
        The card of that suit and rank.

    Raises:
        ValueError: The text is not a card id.

    Example:
        >>> parse_card("blue-10")
        Card(suit='blue', rank=10)
    """
    match = _is_card(text)
    if match is None:
        raise ValueError(f"a card is written suit-rank, such as 'blue-10', not {text!r}")
    return Card(match[1], int(match[2]))
