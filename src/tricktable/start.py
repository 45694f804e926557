"""How a game begins: from a seed, or from a given position."""

from __future__ import annotations

from typing import Generic, TypeAlias

from tricktable.chance import Chance
from tricktable.position import A, O, Position, S, Setup
from tricktable.value import Value


class Seeded(Value, Generic[O], frozen=True, tag="seed"):
    """A game dealt by chance."""

    setup: Setup[O]
    chance: Chance


class Placed(Value, Generic[S, A, O], frozen=True, tag="position"):
    """A game that began from a position."""

    position: Position[S, A, O]

    @property
    def setup(self) -> Setup[O]:
        """Seats, variant and options."""
        return self.position.setup

    @property
    def chance(self) -> Chance:
        """The chance to come."""
        return self.position.chance


Start: TypeAlias = Placed[S, A, O] | Seeded[O]
