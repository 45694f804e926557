"""The pages of options and of events, made from their types."""

from __future__ import annotations

import inspect
import json
import typing
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

import tricktable as tt
from docs.sitegen.cases import large, small
from docs.sitegen.ours import rulesets
from tricktable._docs import about, attributes
from tricktable.effects.fields import alternatives
from tricktable.notation import tag_of
from tricktable.tableau import TableauEvent
from tricktable.variant import count_text

OPTIONS = "reference/options.md"
EVENTS = "reference/events.md"

TYPES = {
    "bool": "true or false",
    "int": "a whole number",
    "str": "a text",
    "NoneType": "none",
    "tuple[str, ...]": "texts",
    "tuple[tuple[str, ...], ...]": "lists of texts",
    "tuple[tuple[int, int], ...]": "pairs of whole numbers",
}
"""What the types of options are called."""


def pages() -> Iterator[tuple[str, str]]:
    """Both pages: path and text."""
    yield OPTIONS, options_page()
    yield EVENTS, events_page()


# --- options and variants ---------------------------------------------------------------------------------------------


def options_page() -> str:
    """Every option and variant of each ruleset."""
    lines = [
        "# Options and variants",
        "",
        "What players settle before a game. In Python options are names and values,",
        "`tt.new_game(..., options={...})`; in a terminal `-o name=value`, written in JSON where it reads as JSON:",
        "`-o goal=5 -o teams=3-2`. A variant is a name for some of them, or brings rules of its own; without one the",
        "first is played that is for so many players. What does not fit together is an",
        "[`OptionsError`](errors.md#options), which names every fault.",
    ]
    for ruleset in rulesets():
        lines += ["", f"## {ruleset.info.name} {{#{ruleset.id}}}"]
        lines += ["", f"### Variants {{#{ruleset.id}-variants}}", ""]
        lines += ["| variant | players | differs by |", "| --- | --- | --- |"]
        lines += [f"| `{each.id}` | {count_text(each.seats)} | {_differs(each)} |" for each in ruleset.variants]
        for name, entry in options_of(ruleset):
            lines += ["", f"### `{name}` {{#{ruleset.id}-{name.replace('_', '-')}}}", "", entry]
    return "\n".join(lines) + "\n"


def _differs(variant: tt.Variant) -> str:
    said = [f"`{name}` {_value(value)}" for name, value in variant.options.items()]
    if variant.rules is not None:
        said.append(f"rules of its own: {small(about(variant.rules))}")
    return ", ".join(said)


def options_of(ruleset: tt.AnyRuleset) -> Iterator[tuple[str, str]]:
    """The options of a ruleset, each with what is said of it."""
    told = attributes(ruleset.options_type)
    for field in msgspec.structs.fields(ruleset.options_type):
        takes = _type(field.type)
        paragraph = next((each for each in ruleset.rulebook if each.id.endswith(_address(field.name))), None)
        where = "" if paragraph is None else f" It is paragraph {paragraph.number} of the rulebook, `{paragraph.id}`."
        yield field.name, f"{large(told[field.name])}\n\nTakes {takes}; by default {_value(field.default)}.{where}"


def _address(option: str) -> str:
    return f".options.{option.removeprefix('crowd_').replace('_', '-')}"


def _type(hint: Any) -> str:
    if typing.get_origin(hint) is typing.Literal:
        return _either([f"`{json.dumps(word)}`" for word in typing.get_args(hint)])
    return _either([TYPES[each.__name__ if each in _PLAIN else str(each)] for each in alternatives(hint)])


_PLAIN = (bool, int, str, type(None))


def _either(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _value(value: object) -> str:
    if value is None:
        return "none"
    return f"`{json.dumps(msgspec.to_builtins(value))}`"


# --- events -----------------------------------------------------------------------------------------------------------


def events_page() -> str:
    """Every event of the tableau, and of each ruleset its own."""
    lines = [
        "# Events",
        "",
        "What happened, as `step.events` for the host and `step.events_for(seat)` for each viewer. In JSON an event is",
        "a table with its tag as `type`; `ruleset.speech(language).event(event)` says it in words, from the message",
        "`event.<tag>`, or `event.<tag>.hidden` where a field is kept from the viewer. Seats are counted from 0, cards",
        "are named by their ids.",
        "",
        "Of most events everybody is told all. Where it is otherwise, the entry says so; where an event may show",
        "somebody a card that was hidden from him, too, since",
        "[undo](../tutorials/save-undo-replay.md#where-undo-stops) stops there.",
    ]
    lines += ["", "## At every tableau {#tableau}", "", "Events of `tricktable.tableau`, for each game built on it."]
    for kind in typing.get_args(TableauEvent):
        lines += ["", *_event("tableau", kind)]
    for ruleset in rulesets():
        own = own_events(ruleset)
        also = "" if len(own) == len(ruleset.event_types) else ", beside [those of every tableau](#tableau)"
        lines += ["", f"## {ruleset.info.name} {{#{ruleset.id}}}", "", f"Events of its own{also}."]
        for kind in own:
            lines += ["", *_event(ruleset.id, kind)]
    return "\n".join(lines) + "\n"


def own_events(ruleset: tt.AnyRuleset) -> tuple[type[tt.Event], ...]:
    """The events of a ruleset, without those that all tableaux share."""
    return tuple(kind for kind in ruleset.event_types if kind not in typing.get_args(TableauEvent))


def _event(where: str, kind: type[tt.Event]) -> Iterator[str]:
    tag = tag_of(kind)
    yield f"### `{tag}` {{#{where}-{tag}}}"
    yield ""
    yield f"**`{kind.__name__}`** {about(kind)}"
    yield ""
    told = attributes(kind)
    for field in kind.__struct_fields__:
        said = f": {told[field]}" if field in told else ""
        yield f"- `{field}`, {_hint(_annotation(kind, field))}{said}"
    if not kind.__struct_fields__:
        yield "It has no fields."
    yield ""
    yield f"{_seen(kind)}{' It may show somebody a card that was hidden from him.' if kind.shows else ''}"


def _annotation(kind: type[Any], field: str) -> str:
    """The annotation of a field as the source has it."""
    return next(str(hints[field]) for hints in map(inspect.get_annotations, kind.__mro__) if field in hints)


HINTS = {
    "int": "a whole number",
    "bool": "true or false",
    "str": "a text",
    "Seat": "a seat",
    "SeatSet": "seats, ascending",
    "CardId": "a card",
    "CardName": "a card that is only spoken of",
    "Name": "a name",
    "Spot": "a place",
    "None": "none",
    "PerSeat[int]": "a whole number for each seat",
    "tuple[CardId, ...]": "cards",
    "tuple[Seat, ...]": "seats",
    "tuple[Name, ...]": "names",
    "tuple[int, ...]": "whole numbers",
}
"""What the types of fields are called."""


def _hint(annotation: str) -> str:
    return _either([HINTS.get(part, f"`{part}`") for part in annotation.replace("tt.", "").split(" | ")])


def _seen(kind: type[tt.Event]) -> str:
    if kind.seen_by is tt.Event.seen_by:
        return "Everybody is told all."
    return f"Who is told what: {small(inspect.getdoc(kind.seen_by) or '')}"
