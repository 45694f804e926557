"""Actions as text, and everything that is said to people."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from tricktable.locale import Catalog
from tricktable.marks import Seat
from tricktable.notation import tag_of
from tricktable.picture import Speech
from tricktable.testing.check import check
from tricktable.testing.context import Context, Moment
from tricktable.walk import hints


@check(
    "notation",
    "Each legal action has a text of its own, and the text stands for the action.",
    mend="Give each action type a tag in lower case, and fields that a word or a number can stand for.",
)
def notation(c: Context) -> None:
    """Formats and parses every legal action; the texts are one line without blanks around them."""
    for moment in c.walk():
        by_text: dict[str, Any] = {}
        for action in moment.legal:
            text = c.ruleset.format_action(action)
            c.require(text == text.strip() and len(text.splitlines()) == 1, f"the text {text!r} is not one clean line")
            c.require(text not in by_text, f"{text!r} stands for {by_text.get(text)} and for {action}")
            by_text[text] = action
            c.require(c.ruleset.parse_action(text) == action, f"{text!r} is read as {c.ruleset.parse_action(text)}")


@check(
    "messages",
    "Whatever happens, can be done, is asked or is refused can be said in every language of the catalogs.",
    mend="Add the id to `messages/<language>.toml`; put only names of fields in braces. Where a field is a card or a "
    "value of your own, teach your `Speech` its words.",
    cost=3,
    gathers=True,
)
def messages(c: Context) -> None:
    """Says everything met in play, and names every message that is missing.

    One that is there in English only counts as missing in the others.

    A language in which cards have names, and nothing else is said, is none of those.
    """
    catalogs = c.ruleset.catalogs()[:-1]  # the last is the core's own
    said = ((language, id) for catalog in catalogs for language, words in catalog.items() for id in words)
    languages = sorted({language for language, id in said if not id.startswith("card.")})
    if not languages:
        c.skip("it has no catalogs of messages")
    speeches = {language: c.ruleset.speech(language, _names(c), c.pack) for language in languages}
    known = {language: frozenset(_ids(c.ruleset.catalogs(), language)) for language in languages}
    missing: dict[str, dict[str, None]] = {language: {} for language in languages}
    for moment in c.walk():
        for language, speech in speeches.items():
            for id, text in _said(c, moment, speech):
                if id and id not in known[language]:
                    missing[language][id] = None
                else:
                    c.require("{" not in text and "}" not in text, f"in {language} a gap is left open: {text!r}")
    c.at = None  # they were missing here and there
    c.require(not any(missing.values()), "; ".join(_listed(missing)))


_TOLD = 20


def _listed(missing: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Which messages there are not, language by language."""
    for language, ids in missing.items():
        if ids:
            first = ", ".join(map(repr, list(ids)[:_TOLD]))
            more = f" and {len(ids) - _TOLD} more" if len(ids) > _TOLD else ""
            there = "is no message" if len(ids) == 1 else "are no messages"
            yield f"there {there} {first}{more} in {language}"


def _names(c: Context) -> tuple[str, ...]:
    return tuple(f"Player {seat}" for seat in c.seats)


def _ids(catalogs: list[Mapping[str, Catalog]], language: str) -> Iterator[str]:
    for catalog in catalogs:
        yield from catalog.get(language, {})


def _said(c: Context, moment: Moment, speech: Speech) -> Iterator[tuple[str, str]]:
    """Ids that a language must have (or none), and what is said."""
    at_table = speech.at(c.ruleset.view(moment.position, moment.actor))
    for action in moment.legal:
        for said in (speech.action(action), at_table.action(action)):
            yield _action_id(action), said
    if moment.position.pending is not None:
        prompt = moment.position.pending.decision.prompt
        yield prompt.id, speech.prompt(prompt)
    elif moment.actor is not None:
        yield from _refusals(c, moment, moment.actor, speech)
    if moment.action is not None:
        for viewer in c.viewers:
            for event in moment.after.events_for(viewer):
                yield _event_id(event, speech), speech.event(event)
    for viewer in c.viewers:
        for row in c.ruleset.picture(c.ruleset.view(moment.position, viewer), speech):
            yield "", " ".join([row.label, *(cell.text for cell in row.cells)]) if _plain(c) else ""


def _plain(c: Context) -> bool:
    """Whether the picture is the ruleset's own; the plain one shows values as data, with braces."""
    return c.ruleset.picture.__module__ != "tricktable.picture"


def _action_id(action: Struct) -> str:
    return f"action.{tag_of(type(action))}"


def _event_id(event: Struct, speech: Speech) -> str:
    id = f"event.{tag_of(type(event))}"
    hidden = any(getattr(event, name) is None for name, _ in hints(type(event)))
    return f"{id}.hidden" if hidden and speech.tr.knows(f"{id}.hidden") else id


def _refusals(c: Context, moment: Moment, actor: Seat, speech: Speech) -> Iterator[tuple[str, str]]:
    paragraphs = {paragraph.id: paragraph.text for paragraph in c.ruleset.rulebook}
    for action in c.rules.candidates(moment.position.state, actor):
        rule = c.rules.refuse(moment.position.state, actor, action)
        if rule is None:
            continue
        said = speech.tr.language in paragraphs.get(rule, {})  # the paragraph itself is said where no message is
        yield f"refused.{rule}" if not said else "", speech.tr(f"refused.{rule}")
