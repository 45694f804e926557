"""The page of the actions of each ruleset, made from their types: how each is written, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

import tricktable as tt
from docs.sitegen import api
from docs.sitegen.ours import rulesets
from tricktable._docs import about
from tricktable.notation import tag_of

PATH = "reference/actions.md"


def pages() -> Iterator[tuple[str, str]]:
    """The page: path and text."""
    yield PATH, page()


def shared() -> tuple[type[msgspec.Struct], ...]:
    """The actions that several rulesets have, in the order of the first of them."""
    every = [kind for ruleset in rulesets() for kind in ruleset.action_types]
    return tuple(kind for kind in dict.fromkeys(every) if every.count(kind) > 1)


def own(ruleset: tt.AnyRuleset) -> tuple[type[msgspec.Struct], ...]:
    """The actions that no other ruleset has."""
    return tuple(kind for kind in ruleset.action_types if kind not in shared())


def page() -> str:
    """Every action of each ruleset."""
    lines = [
        "# Actions",
        "",
        "What a player does, as it is typed: a verb, then its values in order, with spaces between them. In capitals",
        "stands what a value is: `CARD` the id of a card, `SEAT` a player, counted from 0, `ROW` and `PLACE` counted",
        "from 1. A value that is none is written `-`. In Python an action is a value of its type;",
        "`ruleset.parse_action` and `ruleset.format_action` go from one to the other. In JSON it is a table with the",
        "verb as `type`.",
        "",
        "Which of them are allowed, `game.legal_actions()` tells; why one is not, `game.why_not(action)`.",
        "",
        "## At every tableau {#tableau}",
        "",
        "Of the games here, GOSU and Gosu X have these; most are answers to what effects ask.",
        "",
        *_table(shared()),
    ]
    for ruleset in rulesets():
        also = " Beside them, [those of every tableau](#tableau)." if set(shared()) & set(ruleset.action_types) else ""
        lines += ["", f"## {ruleset.info.name} {{#{ruleset.id}}}", ""]
        lines += [f"With examples: [{ruleset.info.name}](../rules/{ruleset.id}/index.md#actions).{also}", ""]
        lines += _table(own(ruleset))
    return "\n".join(lines) + "\n"


def _table(kinds: tuple[type[msgspec.Struct], ...]) -> Iterator[str]:
    yield "| notation | type | is |"
    yield "| --- | --- | --- |"
    for kind in kinds:
        yield f"| `{notation(kind)}` | {_type(kind)} | {' '.join(about(kind).split())} |"


def notation(kind: type[msgspec.Struct]) -> str:
    """How an action is written, its values in capitals."""
    return " ".join([tag_of(kind), *(field.upper() for field in kind.__struct_fields__)])


def _type(kind: type[msgspec.Struct]) -> str:
    """Its name, as a link to the page of the API that shows it."""
    packages = kind.__module__.split(".")
    paths = (".".join([*packages[:depth], kind.__name__]) for depth in range(1, len(packages) + 1))
    path = next((path for path in paths if path in api.shown()), None)
    return f"`{kind.__name__}`" if path is None else f"[`{kind.__name__}`][{path}]"
