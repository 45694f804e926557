"""The files of a template, with other names and languages in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from tricktable.locale import DEFAULT, core_catalogs

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Kind = Literal["tricks", "tableau", "variant", "pack"]
TO_DO = "to be translated"
"""Stands beside every English text in a language that the templates do not speak."""
_TEXT = re.compile(r"^(?P<key>(?:[\w-]+\.)?)(?P<tag>en|uk) = (?P<text>.*)$")
_MESSAGES = re.compile(r"(.*/messages/)(\w+)\.toml")
_LEFT_BEHIND = ("__pycache__", ".pyc", "_cache")
"""What tools leave in a folder of Python code; no part of the template."""


def filled(kind: Kind, words: Mapping[str, str], languages: Sequence[str]) -> dict[str, str]:
    """The texts of a template's files by their paths, sorted.

    Args:
        kind: which template.
        words: what stands in the template, and what is to stand there; also in paths. Of two that fit, the longer.
        languages: English, and others.
    """
    known = re.compile("|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)))

    def other(found: re.Match[str]) -> str:
        return words[found[0]]

    out: dict[str, str] = {}
    said = languages if kind != "tableau" else speaking(languages)
    for path, text in _spoken(dict(_files(kind)), languages, said).items():
        out[known.sub(other, path)] = known.sub(other, text)
    return dict(sorted(out.items()))


def speaking(languages: Sequence[str]) -> tuple[str, ...]:
    """Those languages in which the library itself can say what happens to armies and what card effects do."""
    return tuple(language for language in languages if language in core_catalogs())


def _files(kind: Kind) -> Iterator[tuple[str, str]]:
    from importlib.resources import files

    return _under(files("tricktable.scaffold") / "templates" / kind, "")


def _under(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for file in folder.iterdir():
        if file.name.endswith(_LEFT_BEHIND):
            continue
        if file.is_dir():
            yield from _under(file, f"{path}{file.name}/")
        else:
            yield f"{path}{file.name}", file.read_text("utf-8").replace("\r\n", "\n")


def _spoken(files: Mapping[str, str], languages: Sequence[str], said: Sequence[str]) -> dict[str, str]:
    """The files with the texts of these languages and of no others, and messages in those that are said."""
    out: dict[str, str] = {}
    for path, text in files.items():
        catalog = _MESSAGES.fullmatch(path)
        if catalog is None:
            out[path] = "\n".join(_lines(text.split("\n"), languages)) if path.endswith(".toml") else text
        elif catalog[2] == DEFAULT:
            for language in said:
                own = files.get(f"{catalog[1]}{language}.toml")
                out[f"{catalog[1]}{language}.toml"] = f"# {TO_DO}: {language}\n\n{text}" if own is None else own
    return out


def _lines(lines: Sequence[str], languages: Sequence[str]) -> Iterator[str]:
    """Each English text, and below it the same in the other languages."""
    for at, line in enumerate(lines):
        found = _TEXT.match(line)
        if found is None:
            yield line
        elif found["tag"] == DEFAULT:
            after = _TEXT.match(lines[at + 1])
            there = {DEFAULT: line}
            if after is not None and after["key"] == found["key"]:
                there[after["tag"]] = lines[at + 1]
            for language in languages:
                yield there.get(language) or f"{found['key']}{language} = {found['text']} # {TO_DO}"
