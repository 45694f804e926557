"""Unknown names, said in the language of the table."""

from __future__ import annotations

from typing import Literal, TypeVar

from tricktable.errors import UnknownNameError, nearest, quoted
from tricktable.locale import Translator

E = TypeVar("E", bound=UnknownNameError)
Kind = Literal["action", "card", "paragraph"]


def said(tr: Translator, kind: Kind, name: str, near: tuple[str, ...], otherwise: str = "") -> str:
    """That there is no such name, and which ones may be meant; where none is near, something else."""
    told = tr(f"cli.unknown.{kind}", name=quoted(name))
    if near:
        names = near[0] if len(near) == 1 else tr("effect.list.or", first=", ".join(near[:-1]), last=near[-1])
        otherwise = tr("cli.unknown.meant", names=names)
    return f"{told} {otherwise}".rstrip()


def retold(tr: Translator, kind: Kind, error: E, name: str, otherwise: str = "") -> E:
    """An error of the library with its message in the language of a translator."""
    error.args = (said(tr, kind, name, error.nearest, otherwise),)
    return error


def action(tr: Translator, verb: str, verbs: set[str]) -> str:
    """That no action begins so."""
    return said(tr, "action", verb, nearest(verb, sorted(verbs))[:1])
