"""The pages of the documentation as tests read them: their code blocks, their tables, their sections."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(
    [*DOCS.glob("en/**/*.md"), *DOCS.glob("uk/**/*.md"), ROOT / "README.md", *ROOT.glob("plugins/*/README.md")]
)
TRICK_TUTORIAL_PAGE = "docs/en/tutorials/trick-taking-ruleset.md"
TERMINAL_PAGE = "docs/en/how-to/play-in-a-terminal.md"
UNDO_PAGE = "docs/en/tutorials/save-undo-replay.md"
CLI_PAGE = "docs/en/reference/cli.md"
ERRORS_PAGE = "docs/en/reference/errors.md"
HOOKS_PAGE = "docs/en/reference/hooks.md"
FORMATS = "docs/en/reference/formats"
CARD_PACKS_PAGE = f"{FORMATS}/card-packs.md"
MESSAGES_PAGE = f"{FORMATS}/messages.md"
PERFT_PAGE = f"{FORMATS}/perft.md"
POSITIONS_PAGE = f"{FORMATS}/positions.md"
RECORDS_PAGE = f"{FORMATS}/records.md"
RULEBOOK_PAGE = f"{FORMATS}/rulebook.md"
SAVES_PAGE = f"{FORMATS}/saves.md"
SCENARIOS_PAGE = f"{FORMATS}/scenarios.md"
SCHEMA_PAGE = f"{FORMATS}/schema.md"
DEBUG_PAGE = "docs/en/how-to/debug-a-failing-check.md"
KIT_PAGE = "docs/en/reference/kit.md"
TRICKS_PAGE = "docs/en/reference/tricks.md"
STAGE_PAGE = "docs/en/reference/tableau/stage.md"
GORUS_PAGE = "docs/en/rules/gorus-maximus/index.md"
GOSU_PAGE = "docs/en/rules/gosu/index.md"
GOSU_X_PAGE = "docs/en/rules/gosu-x/index.md"

NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]

# Tutorials that begin in an empty folder, and the example that they end with: a desk follows them, block by block.
_ENDS_WITH = {
    "trick-taking-ruleset": "suns-and-moons",
    "tableau-ruleset": "hedgerow",
    "variant": "late-generals",
    "card-pack": "night-market",
    "translate": "gorus-polish",
}
FROM_AN_EMPTY_FOLDER = {
    name: example
    for tutorial, example in _ENDS_WITH.items()
    for language in ("en", "uk")
    if (name := f"docs/{language}/tutorials/{tutorial}.md") in NAMES
}

_FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
# In the form that stands on three lines: formatters take the short one for Python, and spoil it.
_SNIPPET = re.compile(r"^--8<--\n([^:\n]+)(?::([\w-]+)(?::(\d+))?)?\n--8<--$", re.MULTILINE)


class Block(NamedTuple):
    """A block of code on a page, with what it includes from elsewhere in place."""

    language: str
    title: str
    text: str
    line: int
    files: tuple[str, ...]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str) -> Iterator[Block]:
    text = read(name)
    for fence in _FENCE.finditer(text):
        line = text.count("\n", 0, fence.start()) + 2
        files = tuple(found[1] for found in _SNIPPET.finditer(fence[3]))
        yield Block(fence[1], fence[2] or "", _SNIPPET.sub(_included, fence[3]), line, files)


def _included(snippet: re.Match[str]) -> str:
    """What the site shows in place of a snippet: a file, some lines of it, or a marked section."""
    lines = (ROOT / snippet[1]).read_text("utf-8").splitlines()
    if snippet[3]:
        return "\n".join(lines[int(snippet[2]) - 1 : int(snippet[3])])
    if snippet[2]:
        marks = [at for at, line in enumerate(lines) if re.search(rf"--8<-- \[(start|end):{snippet[2]}\]", line)]
        assert len(marks) == 2, f"{snippet[0]}: no such section"
        lines = lines[marks[0] + 1 : marks[1]]
    return "\n".join(line for line in lines if "--8<--" not in line)


def section(name: str, heading: str) -> str:
    """What stands under a heading (its `{#id}` need not be given), up to the next one of the same depth or above."""
    text = re.sub(r"^```.*?^```", "", read(name), flags=re.MULTILINE | re.DOTALL)
    found = re.search(rf"^(#+) {re.escape(heading)}(?: \{{ ?#[\w-]+ ?\}})?[ \t]*$", text, re.MULTILINE)
    assert found is not None, f"{name} has no heading {heading!r}"
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest if end is None else rest[: end.start()]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, backticks taken off, headings left out."""
    lines = [line.strip() for line in text.splitlines() if line.strip().startswith("|")]
    cells = [[cell.strip().replace("`", "") for cell in re.split(r" \|(?= |$)", line[1:-1])] for line in lines]
    return [row for row, after in zip(cells, [*cells[1:], [""]], strict=True) if "---" not in row[0] + after[0]]


def code_words(text: str) -> set[str]:
    """Whatever stands between backticks, and in code blocks, word by word."""
    inside = re.findall(r"^```.*?^```", text, re.MULTILINE | re.DOTALL)
    inside += re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    return {word for part in inside for word in re.findall(r"[\w.]*\w", part)}
