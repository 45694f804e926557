"""A game of the reader, who sits first, against programs: texts go in, JSON comes out."""

from __future__ import annotations

import json
from typing import Any

import tricktable as tt
from tricktable.pointing import actions_on


class Table:
    """One game. Keep it in Python, and let the page have its texts."""

    def __init__(self, ruleset: str, players: int, seed: str) -> None:
        self.game = tt.new_game(ruleset, players, seed=seed)
        self.program = tt.agent(tt.agent_names(ruleset)[0], ruleset, seed)
        self.answer()

    def play(self, typed: str) -> None:
        """Take an action of the reader; the programs answer."""
        self.game.play(typed, seat=0)
        self.answer()

    def answer(self) -> None:
        """Let the programs play until the reader is to act, or the game is over."""
        while self.game.to_act not in {0, None}:
            self.game.play(self.program.choose(self.game.view(self.game.to_act)))

    def shown(self) -> str:
        """What the reader sees, as JSON: rows of cells, and on each cell the actions that a click on it may mean."""
        speech, view, outcome = self.game.speech("en"), self.game.view(0), self.game.outcome
        rows = [
            {"label": row.label, "cells": [self.cell(cell, view) for cell in row.cells]}
            for row in self.game.ruleset.picture(view, speech)
        ]
        typed = [self.game.ruleset.format_action(action) for action in view.legal_actions]
        return json.dumps({"rows": rows, "typed": typed, "outcome": outcome and speech.outcome(outcome)})

    def cell(self, cell: tt.Cell, view: tt.View[Any, Any]) -> dict[str, object]:
        """A cell as plain data."""
        on = [self.game.ruleset.format_action(action) for action in actions_on(cell, view.legal_actions, 0)]
        return {"text": cell.text, "colour": cell.colour, "on": on}
