"""A page and its translation keep together: the same sections, the same code.

What a block prints may be in the other language; it is carried out there, as on any page. Rules are told to players in
their own way, page by page, so these are not compared.
"""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import DOCS, Block, blocks, read

TWINS = [
    path
    for path in sorted(path.relative_to(DOCS / "uk").as_posix() for path in DOCS.glob("uk/**/*.md"))
    if not path.startswith("rules/") and (DOCS / "en" / path).exists()
]
STRING = re.compile(r'f?"""(?:.|\n)*?"""|f?"[^"\n]*"')
IN_A_LANGUAGE = re.compile(r'(?:(?<=\()|, )(?:language=)?"(?:en|uk)"(?=[,)])| --lang uk\b|[ \t]+# [^\n]*')
"""What asks for the language, and comments."""


def depths(name: str) -> list[int]:
    text = re.sub(r"^```.*?^```", "", read(name), flags=re.MULTILINE | re.DOTALL)
    return [len(found) for found in re.findall(r"^(#+) ", text, re.MULTILINE)]


def file(block: Block) -> str:
    """The file that a block is to be written to; empty for what has another title, such as a terminal."""
    name = block.title.partition(" (")[0]
    return name if "." in name else ""


def code(block: Block) -> str:
    """What stays the same in each language: what is typed, without comments and what strings say."""
    lines = {"pycon": (">>> ", "... "), "console": ("$ ",)}.get(block.language, ("",))
    kept = "\n".join(line for line in block.text.splitlines() if line.startswith(lines))
    return STRING.sub('""', IN_A_LANGUAGE.sub("", kept))


def test_there_are_twins() -> None:
    assert {"index.md", "tutorials/index.md", "tutorials/first-game.md"} <= set(TWINS)


@pytest.mark.parametrize("path", TWINS)
def test_a_translation_has_the_same_sections(path: str) -> None:
    assert depths(f"docs/uk/{path}") == depths(f"docs/en/{path}")


@pytest.mark.parametrize("path", TWINS)
def test_a_translation_has_the_same_code(path: str) -> None:
    theirs, ours = (list(blocks(f"docs/{language}/{path}")) for language in ("en", "uk"))
    assert [(each.language, file(each), each.files) for each in ours] == [
        (each.language, file(each), each.files) for each in theirs
    ]
    for their, our in zip(theirs, ours, strict=True):
        assert code(our) == code(their), f"docs/uk/{path}:{our.line}"


@pytest.mark.parametrize("path", TWINS)
def test_a_translation_has_the_same_tables_and_links(path: str) -> None:
    theirs, ours = (read(f"docs/{language}/{path}") for language in ("en", "uk"))
    assert [line.count(" | ") for line in ours.splitlines() if line.startswith("|")] == [
        line.count(" | ") for line in theirs.splitlines() if line.startswith("|")
    ]
    assert _pages(ours) == _pages(theirs)


def _pages(text: str) -> set[str]:
    """The pages that a page links to."""
    return set(re.findall(r"\]\(([^)\s#]+\.md)", text))
