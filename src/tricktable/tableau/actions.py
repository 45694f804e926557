"""Actions that games of this family share, for the union of a ruleset's actions."""

from __future__ import annotations

from tricktable.value import Value


class KeepHand(Value, frozen=True, tag="keep-hand"):
    """Before the first round: play with this hand."""


class Redraw(Value, frozen=True, tag="redraw"):
    """Before the first round: give this hand up and draw anew."""


class Spend(Value, frozen=True, tag="spend"):
    """Spend one Activation token to draw a card, or two to draw three."""

    tokens: int


class Activate(Value, frozen=True, tag="activate"):
    """Put an Activation token on the card in a place of one's own army."""

    row: int
    place: int


class Pass(Value, frozen=True, tag="pass"):
    """Pass: no more turns this round."""
