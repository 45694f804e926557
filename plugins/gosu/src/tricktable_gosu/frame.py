"""What is settled before a game and never changes: seats, teams, options, and the deck with its tables."""

from __future__ import annotations

from collections.abc import Sequence

from tricktable.effects import Cheaper, Deck
from tricktable_gosu.cards import MILITARY, GosuCard
from tricktable_gosu.options import Options
from tricktable_gosu.table import Play


class Frame:
    """A table as it is set up.

    Attributes:
        seats: how many players.
        options: the options.
        teams: the side of each seat: his team, or his own number.
        side_count: how many sides play.
        deck: the cards.
        mutation: what it costs to mutate each card; None: it cannot.
        zombies: the cards with Zombie Mutation.
        active: the cards with an activated ability.
        bargain_rows: where the cards lie that make something cheaper.
        worth: the military value of each card.
        play: the action of enrolling each card, made once.
    """

    def __init__(self, seats: int, options: Options, cards: Sequence[GosuCard]) -> None:
        self.seats = seats
        self.options = options
        self.teams = tuple(seat % 2 for seat in range(seats)) if options.teams else tuple(range(seats))
        self.side_count = max(self.teams) + 1
        self.deck: Deck[GosuCard] = Deck(cards)
        card = self.deck.card
        self.mutation = {id: card[id].mutation for id in card}
        self.zombies = frozenset(id for id in card if card[id].zombie)
        self.active = frozenset(id for id in card if card[id].activation)
        self.bargain_rows = sorted(
            {each.level for each in cards if any(isinstance(overall, Cheaper) for overall in each.overall)}
        )
        self.worth = {id: MILITARY[card[id].level] for id in card}
        self.play = {id: Play(id) for id in card}
