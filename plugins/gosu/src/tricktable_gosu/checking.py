"""Whether play can reach a table: every fault of one that cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from tricktable import Outcome
from tricktable.tableau import cards_of, table_problems
from tricktable_gosu.cards import TOKENS
from tricktable_gosu.frame import Frame
from tricktable_gosu.opening import HAND, KEPT_FIRST
from tricktable_gosu.table import NOTES, ZONES, Side, State


def problems(frame: Frame, state: State) -> Iterator[str]:
    """Every fault of a table, a sentence each."""
    deck = frame.deck
    yield from table_problems(state, deck.ids, frame.seats, level=deck.level, tokens=TOKENS, zones=ZONES, notes=NOTES)
    if len(state.sides) != frame.seats:
        return
    for seat, side in enumerate(state.sides):
        yield from (f"sides.{seat}: {problem}" for problem in _tokens(frame, side))
    if len(state.points) != frame.side_count:
        yield f"points: one number for each of the {frame.side_count} sides"
        return
    yield from _flow(frame, state)


def _tokens(frame: Frame, side: Side) -> Iterator[str]:
    for card in cards_of(side.army):
        if card.tokens > 1:
            yield f"army: there is at most one token on {card.card}"
        elif card.tokens and card.card not in frame.active:
            yield f"army: there can be no token on {card.card}"


def _flow(frame: Frame, state: State) -> Iterator[str]:
    options = frame.options
    if state.phase not in ("draft", "redraw", "turns"):
        yield "phase: draft, redraw or turns"
        return
    if state.extra > options.round_turns:
        yield "extra: no more turns than a round can have"
    if state.round < 1 or min(state.turns, state.lone, state.asked, state.passes, state.extra) < 0:
        yield "round, turns, lone, asked, passes and extra: no number below 0, and rounds from 1"
        return
    if state.ended is not None:
        yield from _ended(frame, state, state.ended)
        return
    if any(not 0 <= points < options.points for points in state.points):
        yield f"points: from 0 to {options.points - 1} while the game goes on"
    if sum(state.points) < state.round - 1:
        yield f"points: {state.round - 1} battles were fought, and each of them scores"
    if state.phase == "turns":
        yield from _turns(frame, state)
        return
    if any(any(side.army) or side.passed or side.spent for side in state.sides) or any(state.points):
        yield f"phase: no army, pass, point or spent token yet in the {state.phase}"
    if state.left is not None or state.round > 1 or state.turns or state.lone or state.extra:
        yield f"left, round, turns, lone and extra: no turn was taken yet in the {state.phase}"
    yield from _draft(frame, state) if state.phase == "draft" else _redraw(frame, state)


def _ended(frame: Frame, state: State, ended: Outcome) -> Iterator[str]:
    there = {side for side, points in enumerate(state.points) if points >= frame.options.points}
    seats = (*ended.winners, *ended.drawn)
    sides = {frame.teams[seat] for seat in seats if seat < frame.seats}
    if ended.reason not in ("gosu.end.points", "gosu.end.conditions"):
        yield "ended.reason: gosu.end.points or gosu.end.conditions"
    elif sides != there if ended.reason == "gosu.end.points" else not sides or there:
        yield f"ended: by {ended.reason}, those win who have what it takes"
    if bool(ended.winners) == bool(ended.drawn) or tuple(sorted(seats)) != tuple(
        seat for seat, side in enumerate(frame.teams) if side in sides
    ):
        yield "ended: there are winners or a draw, each with all of his side"
    if ended.scores != state.points:
        yield "ended.scores: the points"


def _turns(frame: Frame, state: State) -> Iterator[str]:
    options = frame.options
    waiting = [seat for seat, side in enumerate(state.sides) if not side.passed]
    alone = len({frame.teams[seat] for seat in waiting}) == 1
    if state.turn not in waiting:
        yield f"turn: seat {state.turn} has passed"
    if state.asked:
        yield "asked: only before the first round"
    if any(side.pack or side.picked for side in state.sides):
        yield "pack and picked: only in the draft"
    if options.turn_limit is None or not alone:
        if state.left is not None:
            yield "left: only where turns are limited, and one side has passed"
    elif state.left is None or not 1 <= state.left <= options.turn_limit:
        yield f"left: from 1 to {options.turn_limit}, since one side has passed"
    if state.turns >= options.round_turns or state.lone > state.turns:
        yield f"turns and lone: below {options.round_turns}, and no more alone than together"
    if state.lone >= options.lone_turns or (state.lone and len(waiting) > 1):
        yield f"lone: below {options.lone_turns}, and 0 unless one player is left"


def _redraw(frame: Frame, state: State) -> Iterator[str]:
    if frame.options.mulligan != "may" or frame.options.draft:
        yield "phase: hands are not redrawn at this table"
    if state.asked >= frame.seats or state.turn != (state.advantage + state.asked) % frame.seats:
        yield "asked and turn: one after the other, from the holder of the Advantage token on"
    if any(side.pack or side.picked for side in state.sides):
        yield "pack and picked: only in the draft"


def _draft(frame: Frame, state: State) -> Iterator[str]:
    if not frame.options.draft:
        yield "phase: there is no draft at this table"
        return
    if state.discard or len(state.pile) != len(frame.deck) - HAND * frame.seats:
        yield "pile and discard: all that was not dealt lies in the pile"
    if state.passes > HAND - KEPT_FIRST or state.asked >= frame.seats:
        yield "passes and asked: more than a draft has"
        return
    first = state.passes == 0
    after = HAND - KEPT_FIRST - state.passes
    before = HAND if first else after + 1
    for step in range(frame.seats):
        seat = (state.advantage + step) % frame.seats
        side = state.sides[seat]
        done, acting = step < state.asked, step == state.asked
        sizes = (after,) if done else range(after + 1, before + 1) if acting else (before,)
        if len(side.pack) not in sizes or len(side.hand) + len(side.pack) != HAND:
            yield f"sides.{seat}: hand and pack are not those of the draft"
        elif len(side.picked) != before - len(side.pack):
            yield f"sides.{seat}: picked is what was kept of this pack"
        if acting and state.turn != seat:
            yield f"turn: seat {seat} has to keep a card"
