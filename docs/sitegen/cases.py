"""The first letter of a text."""

from __future__ import annotations


def small(text: str) -> str:
    """The text with a small first letter."""
    return text[:1].lower() + text[1:]


def large(text: str) -> str:
    """The text with a large first letter."""
    return text[:1].upper() + text[1:]
