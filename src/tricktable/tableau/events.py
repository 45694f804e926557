"""What happens at a table of armies, hands and piles. A ruleset adds its own events to these."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tricktable.events import Event
from tricktable.marks import CardId, Seat

__all__ = [
    "Activated",
    "Announced",
    "Destroyed",
    "Discarded",
    "Drew",
    "Dropped",
    "Entered",
    "HandSeen",
    "Interrupted",
    "Marked",
    "Milled",
    "Mutated",
    "NothingFound",
    "PutBack",
    "PutOnPile",
    "Released",
    "Removed",
    "Returned",
    "Revealed",
    "Sacrificed",
    "Searched",
    "Shuffled",
    "ShuffledIn",
    "Stacked",
    "Swapped",
    "TableauEvent",
    "TokensBack",
    "TokensSpent",
    "Took",
    "Trapped",
]


class Drew(Event, frozen=True, tag="drew"):
    """A player drew from the pile. Only he sees what."""

    shows: ClassVar[bool] = True

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None

    def seen_by(self, viewer: Seat | None) -> Drew:
        """The cards for the player, None for the others."""
        return self if viewer == self.seat else replace(self, cards=None)


class Searched(Event, frozen=True, tag="searched"):
    """A player looked through the draw pile. Only he sees what he can take."""

    shows: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardId, ...] | None

    def seen_by(self, viewer: Seat | None) -> Searched:
        """The cards for the player, None for the others."""
        return self if viewer == self.seat else replace(self, cards=None)


class Shuffled(Event, frozen=True, tag="shuffled"):
    """So many discarded cards became the draw pile; nobody (None) owns a common one."""

    seat: Seat | None
    count: int


class Announced(Event, frozen=True, tag="announced"):
    """A player laid a card aside, face up, that will enter once its cost is paid."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId


class Entered(Event, frozen=True, tag="entered"):
    """A card came into play."""

    shows: ClassVar[bool] = True

    seat: Seat
    row: int
    place: int
    card: CardId


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded a card of his hand."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId


class Revealed(Event, frozen=True, tag="revealed"):
    """A player turned up the top cards of the pile."""

    shows: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardId, ...]


class Took(Event, frozen=True, tag="took"):
    """A card that lay open came into a player's hand."""

    shows: ClassVar[bool] = True

    seat: Seat
    card: CardId


class Dropped(Event, frozen=True, tag="dropped"):
    """A card that had been laid aside went to the discard pile."""

    seat: Seat
    card: CardId


class Milled(Event, frozen=True, tag="milled"):
    """Cards went from the top of a player's draw pile to the discard pile."""

    shows: ClassVar[bool] = True

    seat: Seat
    cards: tuple[CardId, ...]


class Stacked(Event, frozen=True, tag="stacked"):
    """A card that lay open went on top of a player's draw pile, or to its bottom."""

    seat: Seat
    card: CardId
    bottom: bool


class Removed(Event, frozen=True, tag="removed"):
    """A player removed a card of a discard pile from the game."""

    seat: Seat
    owner: Seat
    card: CardId


class ShuffledIn(Event, frozen=True, tag="shuffled-in"):
    """Cards that lay open were shuffled into a player's draw pile."""

    seat: Seat
    cards: tuple[CardId, ...]


class HandSeen(Event, frozen=True, tag="hand-seen"):
    """A player looked at another's hand. Only he sees what is in it."""

    shows: ClassVar[bool] = True

    seat: Seat
    of: Seat
    count: int
    cards: tuple[CardId, ...] | None

    def seen_by(self, viewer: Seat | None) -> HandSeen:
        """The cards for both players, None for the others."""
        return self if viewer in (self.seat, self.of) else replace(self, cards=None)


class NothingFound(Event, frozen=True, tag="nothing-found"):
    """A player looked through the draw pile for a card that all would have seen, and there was none."""

    shows: ClassVar[bool] = True

    seat: Seat


class PutBack(Event, frozen=True, tag="put-back"):
    """The game ended in the midst of an effect, and a card that lay aside returned to where it came from."""

    seat: Seat
    card: CardId


class Mutated(Event, frozen=True, tag="mutated"):
    """A card in play made room for another and was discarded."""

    seat: Seat
    row: int
    place: int
    card: CardId


class Destroyed(Event, frozen=True, tag="destroyed"):
    """A card in play was destroyed."""

    seat: Seat
    row: int
    place: int
    card: CardId


class Sacrificed(Event, frozen=True, tag="sacrificed"):
    """A player gave up one of his own cards in play."""

    seat: Seat
    row: int
    place: int
    card: CardId


class Returned(Event, frozen=True, tag="returned"):
    """A card in play came back into its owner's hand."""

    seat: Seat
    row: int
    place: int
    card: CardId


class PutOnPile(Event, frozen=True, tag="put-on-pile"):
    """A card in play went on top of its owner's draw pile."""

    seat: Seat
    row: int
    place: int
    card: CardId


class Marked(Event, frozen=True, tag="marked"):
    """A mark, such as a bounty, was put on a card in play."""

    seat: Seat
    row: int
    place: int
    card: CardId
    mark: str


class Trapped(Event, frozen=True, tag="trapped"):
    """A card in play was turned face down."""

    seat: Seat
    row: int
    place: int
    card: CardId


class Released(Event, frozen=True, tag="released"):
    """A card in play was turned face up again."""

    seat: Seat
    row: int
    place: int
    card: CardId


class Swapped(Event, frozen=True, tag="swapped"):
    """Two cards of one row changed places."""

    seat: Seat
    row: int
    first: int
    second: int
    cards: tuple[CardId, ...]


class Activated(Event, frozen=True, tag="activated"):
    """A player put an Activation token on a card."""

    seat: Seat
    row: int
    place: int
    card: CardId


class TokensSpent(Event, frozen=True, tag="tokens-spent"):
    """A player spent Activation tokens on something that is no card."""

    seat: Seat
    count: int


class TokensBack(Event, frozen=True, tag="tokens-back"):
    """A player took Activation tokens back: one from a card, or (None) spent ones."""

    seat: Seat
    count: int
    card: CardId | None


class Interrupted(Event, frozen=True, tag="interrupted"):
    """A card that a player discarded from his hand cancelled what was about to be done to a card in play.

    Attributes:
        seat: whose hand it was.
        card: the card discarded.
        verb: what it cancelled, such as `destroy`.
        target: the card to which it would have been done.
    """

    seat: Seat
    card: CardId
    verb: str
    target: CardId


TableauEvent = (
    Drew
    | Searched
    | Shuffled
    | Announced
    | Entered
    | Discarded
    | Revealed
    | Took
    | Dropped
    | Milled
    | Stacked
    | Removed
    | ShuffledIn
    | HandSeen
    | NothingFound
    | PutBack
    | Mutated
    | Destroyed
    | Sacrificed
    | Returned
    | PutOnPile
    | Marked
    | Trapped
    | Released
    | Swapped
    | Activated
    | TokensSpent
    | TokensBack
    | Interrupted
)
"""Every event of a tableau, for the union of a ruleset."""
