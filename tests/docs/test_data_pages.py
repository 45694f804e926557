"""The pages of options and events, made from the types, tell every one and leave nothing open."""

from __future__ import annotations

import json
import re
import typing
from typing import Any

import msgspec
import pytest

import tricktable as tt
from docs.sitegen import data
from docs.sitegen.ours import rulesets
from tests.docs.pages import read
from tricktable._docs import attributes
from tricktable.notation import tag_of
from tricktable.tableau import TableauEvent

RULESETS = rulesets()
OPTIONS = data.options_page()
EVENTS = data.events_page()
ids = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)


def entry(page: str, anchor: str) -> str:
    """What stands under a heading of this anchor, up to the next heading."""
    _, _, rest = page.partition(f" {{#{anchor}}}\n")
    assert rest, f"nothing has the anchor {anchor}"
    return re.split(r"^#+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


@ids
def test_each_option_is_told(ruleset: tt.AnyRuleset) -> None:
    for field in msgspec.structs.fields(ruleset.options_type):
        told = entry(OPTIONS, f"{ruleset.id}-{field.name.replace('_', '-')}")
        assert attributes(ruleset.options_type)[field.name][1:] in told
        default = "none" if field.default is None else f"`{json.dumps(msgspec.to_builtins(field.default))}`"
        assert f"; by default {default}." in told


@ids
def test_each_variant_is_told(ruleset: tt.AnyRuleset) -> None:
    told = entry(OPTIONS, f"{ruleset.id}-variants")
    for variant in ruleset.variants:
        (row,) = re.findall(rf"^\| `{variant.id}` \|.*", told, re.MULTILINE)
        assert all(f"`{name}`" in row for name in variant.options)
        assert ("rules of its own" in row) == (variant.rules is not None)


def test_the_paragraphs_named_are_those_of_the_options() -> None:
    found = re.findall(r"paragraph ([\d.]+) of the rulebook, `([\w.-]+)`", OPTIONS)
    books = {paragraph.id: paragraph.number for ruleset in RULESETS for paragraph in ruleset.rulebook}
    assert len(found) > 10
    assert all(books[id] == number and ".options." in id for number, id in found)


def events_of(ruleset: tt.AnyRuleset | None) -> list[tuple[str, type[Any]]]:
    if ruleset is None:
        return [(f"tableau-{tag_of(kind)}", kind) for kind in typing.get_args(TableauEvent)]
    return [(f"{ruleset.id}-{tag_of(kind)}", kind) for kind in data.own_events(ruleset)]


@pytest.mark.parametrize("ruleset", [None, *RULESETS], ids=lambda ruleset: ruleset.id if ruleset else "tableau")
def test_each_event_is_told(ruleset: tt.AnyRuleset | None) -> None:
    for anchor, kind in events_of(ruleset):
        told = entry(EVENTS, anchor)
        assert f"**`{kind.__name__}`**" in told
        assert re.findall(r"^- `(\w+)`", told, re.MULTILINE) == list(kind.__struct_fields__)
        assert ("Everybody is told all." in told) == (kind.seen_by is tt.Event.seen_by)
        assert ("It may show" in told) == kind.shows


def test_no_event_of_a_ruleset_is_left_out() -> None:
    told = {kind for ruleset in (None, *RULESETS) for _, kind in events_of(ruleset)}
    assert {kind for ruleset in RULESETS for kind in ruleset.event_types} == told


def test_types_are_said_in_words() -> None:
    """A new type of field wants a name in `HINTS`, a new one of options in `TYPES`."""
    assert re.findall(r"^- `\w+`, [^:\n]*`.*", EVENTS, re.MULTILINE) == []


@pytest.mark.parametrize("page", [OPTIONS, EVENTS])
def test_anchors_are_different(page: str) -> None:
    anchors = re.findall(r"\{#([\w-]+)\}", page)
    assert len(anchors) > 20
    assert sorted(set(anchors)) == sorted(anchors)


def test_the_pages_are_in_the_navigation() -> None:
    for path, _ in data.pages():
        assert f": {path}\n" in read("mkdocs.yml")
