"""Between the page and the table: every call and every answer is a text of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec

import tricktable as tt
from docs.play.table import Refusal, Table, offered


class Desk:
    """Takes the calls of one page. The table is there from the first game on."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self._calls: dict[str, Callable[..., Any]] = {
            "offered": offered,
            "new": lambda **given: self._sit(Table.new(**given)),
            "load": lambda **given: self._sit(Table.load(**given)),
            "play": lambda **given: self._after(lambda table: table.play(**given)),
            "undo": lambda **given: self._after(lambda table: table.undo(**given)),
            "speak": lambda language: self._after(lambda table: setattr(table, "language", language)),
            "why_not": lambda **given: self._there().why_not(**given),
            "save": lambda: self._there().save(),
            "record": lambda: self._there().record(),
        }

    def call(self, name: str, given: str) -> str:
        """Do what the page asks.

        Args:
            name: which call.
            given: its arguments by name, as JSON.

        Returns:
            `{"answer": ...}`, or `{"refused": ...}` with a `Refusal`, as JSON.
        """
        try:
            answer = {"answer": self._calls[name](**json.loads(given))}
        except tt.TricktableError as error:
            refused = Refusal(error.code, message=str(error)) if self.table is None else self.table.refusal(error)
            answer = {"refused": refused}
        return msgspec.json.encode(answer).decode()

    def _there(self) -> Table:
        if self.table is None:
            raise tt.OptionsError("No game has been started.")
        return self.table

    def _sit(self, table: Table) -> Any:
        self.table = table
        return table.sheet()

    def _after(self, change: Callable[[Table], object]) -> Any:
        table = self._there()
        change(table)
        return table.sheet()
