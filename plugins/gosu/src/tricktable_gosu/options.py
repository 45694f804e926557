"""What players may settle before a game of GOSU."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tricktable import Value

TEAM_SEATS = 4


class Options(Value, frozen=True):
    """The options of GOSU.

    Attributes:
        points: the victory points that win.
        mulligan: a hand without a Bakuto: its owner `may` redraw, `must`, or there is no redraw (`none`).
        draft: whether the first hands are drafted instead of dealt; without a redraw.
        turn_limit: how many turns the other side has once one side has passed; None: as many as it likes.
        teams: whether the seats opposite each other play together.
        shared_end: several sides that win at once win `together`, or the game is `drawn`.
        round_start: what comes first when a round starts, `tokens` or `release`.
        lone_turns: after so many turns alone the last player has passed.
        round_turns: after so many turns of a round everybody has passed.
        cards: the card pack; empty: the ruleset's own cards.
    """

    points: int = 3
    mulligan: Literal["may", "must", "none"] = "may"
    draft: bool = False
    turn_limit: int | None = None
    teams: bool = False
    shared_end: Literal["together", "drawn"] = "together"
    round_start: Literal["tokens", "release"] = "tokens"
    lone_turns: int = 100
    round_turns: int = 300
    cards: str = ""


def problems(seats: int, options: Options) -> Iterator[str]:
    """What is wrong with the options at this table."""
    if not 1 <= options.points <= 10:
        yield "points: a whole number from 1 to 10 [gosu.options.points]"
    if options.turn_limit is not None and not 1 <= options.turn_limit <= 100:
        yield "turn_limit: a whole number from 1 to 100, or none [gosu.options.turn-limit]"
    if not 1 <= options.lone_turns <= 1000:
        yield "lone_turns: a whole number from 1 to 1000 [gosu.options.lone-turns]"
    if not 1 <= options.round_turns <= 10_000:
        yield "round_turns: a whole number from 1 to 10000 [gosu.options.round-turns]"
    if options.teams and seats != TEAM_SEATS:
        yield f"teams: two against two are 4 players, not {seats} [gosu.options.teams]"
    sides = 2 if options.teams else seats
    if options.draft and sides != 2:
        yield "draft: for two players, or four in teams [gosu.options.draft]"
    if options.turn_limit is not None and sides != 2:
        yield "turn_limit: for two players, or four in teams [gosu.options.turn-limit]"
