"""The page on GOSU lists what there is: variants, options, actions, events."""

from __future__ import annotations

import re

from tricktable_gosu import GOSU, Options

from tests.docs.pages import GOSU_PAGE, read, rows, section
from tricktable.notation import tag_of

PAGE = GOSU_PAGE


def test_variants_of_gosu() -> None:
    told = {row[0]: row[1] for row in rows(section(PAGE, "Variants"))}
    counts = {each.id: each.seats for each in GOSU.variants}
    assert told == {id: " to ".join(map(str, sorted({min(seats), max(seats)}))) for id, seats in counts.items()}
    assert told == {row[0]: row[1] for row in rows(read("plugins/gosu/README.md"))}


def test_options_of_gosu() -> None:
    told = {row[0]: row[1].replace('"', "'") for row in rows(section(PAGE, "Options"))}
    assert told == {name: repr(getattr(Options(), name)) for name in Options.__struct_fields__}
    readme = read("plugins/gosu/README.md")
    assert {name for name in Options.__struct_fields__ if f"`{name}`" not in readme} == set()


def test_actions_of_gosu() -> None:
    types = {name.strip() for row in rows(section(PAGE, "Actions")) for name in row[1].split(",")}
    assert types == {kind.__name__ for kind in GOSU.action_types}
    typed = [text.strip() for row in rows(section(PAGE, "Actions")) for text in row[0].split(",")]
    assert {type(GOSU.parse_action(text)).__name__ for text in typed} == types


def test_events_of_gosu() -> None:
    text = section(PAGE, "Events")
    own = {row[0]: re.findall(r"\w+", row[1]) for row in rows(text)}
    kinds = {tag_of(kind): kind for kind in GOSU.event_types}
    for tag, fields in own.items():
        assert fields == list(kinds[tag].__struct_fields__), tag
    shared = set(re.findall(r"`([a-z-]+)`", text.partition("| tag")[0]))
    assert shared | set(own) == set(kinds)
