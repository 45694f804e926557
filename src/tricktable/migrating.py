"""From one version of a ruleset's saves to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Migration = Callable[[Data], Data]
"""From data of one version to the next: of the body of a save, or of one value in it."""


def migration(
    *, state: Migration | None = None, action: Migration | None = None, options: Migration | None = None
) -> Migration:
    """A migration for `Ruleset(migrations=...)`, from what becomes of one state, one action, one set of options.

    A save holds several of each: where the game stands, what it began from, what stood before an open choice, the
    actions so far, the answers. Each function is given one of them as plain data, and returns it as the next version
    has it. What is left out stays as it is.

    Args:
        state: a state of the table.
        action: an action or an answer.
        options: the options of the table.

    Example:
        >>> to_2 = migration(state=lambda state: {**state, "away": []})
        >>> body = {"start": {"type": "seed"}, "actions": [], "position": {"state": {"hands": []}, "pending": None}}
        >>> to_2(body)["position"]["state"]
        {'hands': [], 'away': []}
    """

    def migrate(body: Data) -> Data:
        start = body["start"]
        if start["type"] == "position":
            start = {**start, "position": position(start["position"])}
        elif options is not None:
            start = {**start, "setup": setup(start["setup"])}
        return {**body, "start": start, "actions": actions(body["actions"]), "position": position(body["position"])}

    def position(old: Data) -> Data:
        new = dict(old)
        if state is not None:
            new["state"] = state(old["state"])
        if options is not None:
            new["setup"] = setup(old["setup"])
        if old["pending"] is not None:
            new["pending"] = pending(old["pending"])
        return new

    def setup(old: Data) -> Data:
        return old if options is None else {**old, "options": options(old["options"])}

    def pending(old: Data) -> Data:
        new = {**old, "answers": actions(old["answers"])}
        if state is not None:
            new["before"] = state(old["before"])
        (new["action"],) = actions([old["action"]])
        new["decision"] = {**old["decision"], "options": actions(old["decision"]["options"])}
        return new

    def actions(old: list[Data]) -> list[Data]:
        return old if action is None else [action(each) for each in old]

    return migrate
