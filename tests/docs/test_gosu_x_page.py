"""The page on Gosu X lists what there is: ways to win, variants, options, actions, events, colours."""

from __future__ import annotations

import re

from tricktable_gosu_x import GOSU_X, GosuXRules, Options
from tricktable_gosu_x.speech import COLOURS

from tests.docs.pages import GOSU_X_PAGE, read, rows, section
from tricktable.notation import tag_of

PAGE = GOSU_X_PAGE


def test_ways_to_win_gosu_x() -> None:
    assert [row[0] for row in rows(section(PAGE, "How it is won"))] == list(GosuXRules.reasons)


def test_variants_of_gosu_x() -> None:
    told = {row[0]: row[1] for row in rows(section(PAGE, "Variants"))}
    assert told == {each.id: "2" for each in GOSU_X.variants}
    assert told == {row[0]: row[1] for row in rows(read("plugins/gosu-x/README.md"))}


def test_options_of_gosu_x() -> None:
    told = {row[0]: row[1].replace('"', "'") for row in rows(section(PAGE, "Options"))}
    assert told == {name: repr(getattr(Options(), name)) for name in Options.__struct_fields__}
    readme = read("plugins/gosu-x/README.md")
    assert {name for name in Options.__struct_fields__ if f"`{name}`" not in readme} == set()


def test_actions_of_gosu_x() -> None:
    told = rows(section(PAGE, "Actions"))
    types = {name.strip() for row in told for name in row[1].split(",")}
    assert types == {kind.__name__ for kind in GOSU_X.action_types}
    typed = [text.strip() for row in told for text in row[0].split(",")]
    assert {type(GOSU_X.parse_action(text)).__name__ for text in typed} == types


def test_events_of_gosu_x() -> None:
    text = section(PAGE, "Events")
    own = {row[0]: re.findall(r"\w+", row[1]) for row in rows(text)}
    kinds = {tag_of(kind): kind for kind in GOSU_X.event_types}
    for tag, fields in own.items():
        assert fields == list(kinds[tag].__struct_fields__), tag
    shared = set(re.findall(r"`([a-z-]+)`", text.partition("| tag")[0]))
    assert shared | set(own) == set(kinds)


def test_marks_and_colours_of_gosu_x() -> None:
    tr = GOSU_X.speech("en").tr
    text = " ".join(section(PAGE, "Cards").split())
    assert [f"`{clan}` ({tr(f'mark.{clan}')}, {colour or 'plain'})" in text for clan, colour in COLOURS.items()] == [
        True
    ] * len(COLOURS)
