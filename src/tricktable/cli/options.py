"""What several commands take on their command lines."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from tricktable._plain import setting

F = TypeVar("F", bound=Callable[..., Any])


def given(text: str) -> str:
    """An argument with the bytes that the locale could not decode read as UTF-8."""
    undecoded = any("\udc80" <= char <= "\udcff" for char in text)
    return os.fsencode(text).decode("utf-8", "replace") if undecoded else text


def text(_context: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    """Text as it was typed, whatever the locale."""
    return None if value is None else given(value)


def seed(_context: click.Context, _param: click.Parameter, value: str | None) -> int | str | None:
    """A seed: an int where it reads as one, else a str."""
    if value is None:
        return None
    digits = value.removeprefix("-")
    return int(value) if digits.isascii() and digits.isdecimal() and len(digits) <= 4000 else given(value)


def settings(_context: click.Context, _param: click.Parameter, values: Sequence[str]) -> dict[str, Any]:
    """Options of a game by name.

    Raises:
        click.BadParameter: one is not `key=value`, or is given twice.
    """
    out: dict[str, Any] = {}
    for value in values:
        key, equals, written = given(value).partition("=")
        if not equals or not key.strip():
            raise click.BadParameter(f"{value!r} is not key=value.")
        if key.strip() in out:
            raise click.BadParameter(f"{key.strip()} is given twice.")
        out[key.strip()] = setting(written)
    return out


def listed(text: str | None) -> list[str]:
    """The items of a list with commas; none for no text."""
    return [] if text is None else [item.strip() for item in text.split(",")]


def language(command: F) -> F:
    """The option `--lang`."""
    return click.option("--lang", default="en", metavar="TAG", callback=text, help="Language, such as uk.")(command)
