"""What happens at a table of armies, hands and piles. A ruleset adds its own events to these."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tricktable.events import Event
from tricktable.marks import CardId, Seat


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
    | PutBack
    | Mutated
    | Destroyed
    | Sacrificed
    | Returned
    | Trapped
    | Released
    | Swapped
    | Activated
    | TokensSpent
    | TokensBack
)
"""Every event of a tableau, for the union of a ruleset."""
