"""What an effect is, and what it knows while it is carried out."""

from __future__ import annotations

import copy
from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, Any

from tricktable.effects.questions import ask
from tricktable.marks import CardId, Seat
from tricktable.message import Message
from tricktable.position import Decision
from tricktable.tableau.army import Spot
from tricktable.tableau.board import Ref
from tricktable.value import Value

if TYPE_CHECKING:
    from tricktable.effects.describer import Describer
    from tricktable.effects.faces import Faces
    from tricktable.effects.stage import Stage

Doing = Generator[Decision[Any], Any, None]
"""An effect under way that asks."""


class Context:
    """Whose effect is carried out, from which card, and what it has chosen so far.

    Attributes:
        stage: the table.
        seat: "you".
        card: the card whose effect it is.
        ref: that card in play; None where it is not (any more).
        by_mutation: whether the card came into play by mutation.
        paying: the card whose token pays for this effect, which cannot be taken back meanwhile.
        chain: the cards whose effects were copied on the way here; those that lie in no army have no place.
        x: the number chosen for X.
        player: the player chosen.
        clan: the clan chosen.
        level: the level chosen.
        leaving: whether the card is on its way out of play: it is no target of its own effect.
        did: whether the effect before changed something.
        card_before: the card that the effect before last affected.
        before: that card in play; None where it is none.
    """

    __slots__ = (
        "before",
        "by_mutation",
        "card",
        "card_before",
        "chain",
        "clan",
        "did",
        "leaving",
        "level",
        "paying",
        "player",
        "ref",
        "seat",
        "stage",
        "x",
    )

    def __init__(  # what it always takes, in order of weight
        self,
        stage: Stage[Any],
        seat: Seat,
        card: CardId,
        ref: Ref | None = None,
        paying: Ref | None = None,
        *,
        by_mutation: bool = False,
        chain: tuple[Ref, ...] = (),
    ) -> None:
        self.stage = stage
        self.seat = seat
        self.card = card
        self.ref = ref
        self.paying = paying
        self.by_mutation = by_mutation
        self.chain = chain
        self.x = 0
        self.player: Seat | None = None
        self.clan: str | None = None
        self.level: int | None = None
        self.leaving = False
        self.did = False
        self.card_before: CardId | None = None
        self.before: Ref | None = None

    def as_seat(self, seat: Seat) -> Context:
        """The same effect as another player's."""
        other = copy.copy(self)
        other.seat = seat
        return other

    def ask(self, what: str, left: int | None = None) -> Message:
        """The question `ask.<what>` of this card, with how many are still to be picked."""
        return ask(what, left, self.card)

    @property
    def faces(self) -> Faces:
        """What the cards of the table count as, as it stands."""
        return self.stage.faces

    def affect(self, at: Spot) -> None:
        """Note the card in a place as the one that this effect affects, before it is done to it."""
        self.before = self.stage.ref(at)
        self.card_before = self.before.card

    def own_spot(self) -> Spot | None:
        """Where the card itself lies; None where it has left, or is in no army."""
        return None if self.ref is None else self.ref.spot


class Effect(Value, frozen=True):
    """The base of what a card does: a small value that carries itself out, and says itself in words.

    Subclass it with a tag; see `tricktable.effects.values` for examples. A ruleset names its effects in a
    `Vocabulary`, so that card files can use them.
    """

    def carry_out(self, c: Context) -> Doing | None:
        """Do it: return None, or a generator where it asks. Set `c.did` where something changed."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it does")

    def can(self, c: Context) -> bool:
        """Whether it finds something to do, as the table stands: for effects of which one is chosen."""
        return True

    def describe(self, d: Describer) -> str:
        """What it does, as a clause of a card's text, without a full stop."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself in words")


def carry_out_all(c: Context, effects: Iterable[Effect]) -> Doing:
    """Carry out effects one after the other; what reacts to one comes before the next."""
    stage = c.stage
    for effect in effects:
        stage.begin_effect(c.card)
        asking = effect.carry_out(c)
        if asking is not None:
            yield from asking
        if stage.waiting and not stage.settling:
            yield from stage.settle()
