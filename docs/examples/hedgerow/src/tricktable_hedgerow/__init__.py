"""Hedgerow: animals move into a hedge and gather berries; a small tableau game."""

from tricktable_hedgerow.plugin import HEDGEROW

__all__ = ["HEDGEROW"]
