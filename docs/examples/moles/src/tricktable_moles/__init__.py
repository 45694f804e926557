"""Moles: bury a card, say how many tricks you will take, and take exactly so many."""

from tricktable_moles.plugin import MOLES

__all__ = ["MOLES"]
