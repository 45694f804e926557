# --8<-- [start:effect]
"""The cards of Hedgerow: what they can say, and what makes a deck of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tricktable.effects import (
    AtLeast,
    Card,
    CardsInPlay,
    Cheaper,
    Context,
    Describer,
    DidIt,
    Discard,
    DiscardRevealed,
    Doing,
    Draw,
    Effect,
    Fixed,
    GainPoint,
    If,
    May,
    Players,
    Release,
    Reveal,
    Take,
    Trap,
    Vocabulary,
    Whenever,
    ask,
    players,
)
from tricktable.packs import Finding, cards_of_package
from tricktable_hedgerow.table import ROWS


class Scare(Effect, frozen=True, tag="scare"):
    """Whoever holds more than so many cards discards down to them."""

    most: int
    who: Players = "opponents"

    def carry_out(self, c: Context) -> Doing:
        """A generator, since it asks; each player in turn, a card at a time."""
        stage = c.stage
        c.did = False
        for seat in players(c, self.who):
            while (over := len(stage.side(seat).hand) - self.most) > 0:
                options = stage.deck.picks(stage.side(seat).hand)
                picked = yield from stage.r.pick(seat, ask("discard", over), options)
                stage.discard(seat, picked.card)
                c.did = True

    def describe(self, d: Describer) -> str:
        """The message `effect.do.scare`, in the form that the sentence needs."""
        return d.deed("scare", self.who, most=self.most)
        # --8<-- [end:effect]


# --8<-- [start:vocabulary]
WORDS = Vocabulary(
    effects=(Discard, DiscardRevealed, Draw, GainPoint, If, May, Release, Reveal, Scare, Take, Trap),
    numbers=(CardsInPlay, Fixed),
    conditions=(AtLeast, DidIt),
    overall=(Cheaper, Whenever),
)
"""What the cards of this game can say: nothing that its stage does not know."""

CARDS = cards_of_package("tricktable_hedgerow", Card, vocabulary=WORDS)


def check(cards: Sequence[Card]) -> Iterable[Finding]:
    """What keeps cards from being a deck."""
    for card in cards:
        if not 1 <= card.level <= ROWS:
            yield Finding(card.id, f"A level is from 1 to {ROWS}.", ("level",))
    if sum(card.copies for card in cards) < 20:
        yield Finding(None, "A deck has at least 20 cards.")
        # --8<-- [end:vocabulary]
