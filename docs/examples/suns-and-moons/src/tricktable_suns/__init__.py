"""Suns and Moons: a game of two suits, small enough to read at one sitting."""

from tricktable_suns.plugin import SUNS

__all__ = ["SUNS"]
