"""Turns and rounds: whose turn comes next, the Great Battle, and how a round starts."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable import Asking, Seat
from tricktable.effects import Win
from tricktable_gosu.stage import GosuStage
from tricktable_gosu.table import Action, BattleFought, LimitSet, Passed, RoundStarted, WayToWinMet


def passes(stage: GosuStage, seat: Seat) -> None:
    """The seat has passed; turns still owed to it are lost (`gosu.turn.pass`, `gosu.effects.extra-turn`)."""
    side = replace(stage.r.state.sides[seat], passed=True)
    stage.put_side(seat, side)
    stage.r.state = replace(stage.r.state, extra=0)
    stage.r.emit(Passed(seat))
    stage.happened("passed", seat, "")


def end_turn(stage: GosuStage, seat: Seat) -> bool:
    """Count the turn and find whose comes next (`gosu.turn.order`); whether the round is over."""
    options = stage.options
    state = stage.r.state
    turns = state.turns + 1
    waiting = [other for other, side in enumerate(state.sides) if not side.passed]
    left, lone = state.left, 0
    if waiting == [seat]:
        lone = state.lone + 1
    if left is not None:
        left -= 1
    elif options.turn_limit is not None and len({stage.teams[other] for other in waiting}) == 1:
        left = options.turn_limit
        stage.r.emit(LimitSet(left))
    # The publisher's limit, and the bounds that keep a lone player from playing for ever.
    if left == 0 or lone >= options.lone_turns or turns >= options.round_turns or not waiting:
        stage.r.state = replace(state, turns=turns, lone=lone, left=left)
        for other in stage.seats_from(seat):
            if other in waiting:
                passes(stage, other)
        return True
    extra, turn = state.extra, seat
    if extra and seat in waiting:
        extra -= 1
    else:
        extra, turn = 0, next((other for other in waiting if other > seat), waiting[0])
    stage.r.state = replace(state, turns=turns, lone=lone, left=left, extra=extra, turn=turn)
    return False


def end_round(stage: GosuStage) -> Asking[Action]:
    """The Great Battle, and the start of the next round (`gosu.battle`, `gosu.round`, `gosu.round.effects`)."""
    stage.actor = stage.r.state.advantage  # between rounds the holder orders what happens at the same time
    if stage.waiting:
        yield from stage.settle()
    battle(stage)
    if stage.waiting:
        yield from stage.settle()
    state = stage.r.state
    sides = tuple(replace(side, passed=False) for side in state.sides)
    stage.r.state = replace(
        state, sides=sides, round=state.round + 1, turns=0, lone=0, left=None, extra=0, turn=state.advantage
    )
    stage.r.emit(RoundStarted(state.round + 1, state.advantage))
    steps = (tokens_back, release_all)
    for step in steps if stage.options.round_start == "tokens" else reversed(steps):
        step(stage)
        if stage.waiting:
            yield from stage.settle()
    check_ways_to_win(stage)
    stage.actor = stage.r.state.advantage
    for seat in stage.seats_from(stage.actor):
        stage.happened("round-started", seat, "")
    if stage.waiting:
        yield from stage.settle()
    stage.r.state = replace(stage.r.state, turn=stage.r.state.advantage)


def battle(stage: GosuStage) -> None:
    """The strongest side scores; the Advantage token breaks a tie, else all tied score (`gosu.battle.tie`)."""
    values = stage.military()
    totals = [0] * len(stage.r.state.points)
    for seat, value in enumerate(values):
        totals[stage.teams[seat]] += value
    winners = _favoured(stage, [side for side, total in enumerate(totals) if total == max(totals)])
    seats = stage.members(winners)
    stage.r.emit(BattleFought(stage.r.state.round, values, seats))
    clockwise = [seat for seat in stage.seats_from(stage.actor) if seat in seats]
    for seat in clockwise:
        stage.happened("battle-won", seat, "")
    for seat in stage.seats_from(stage.actor):
        if seat not in seats:
            stage.happened("battle-lost", seat, "")
    # A team scores once, for the member who comes first.
    stage.gain_points([next(seat for seat in clockwise if stage.teams[seat] == side) for side in winners], 1)


def _favoured(stage: GosuStage, tied: list[int]) -> list[int]:
    """Of tied sides, that of the Advantage token's holder if it is among them; else all."""
    holder = stage.teams[stage.r.state.advantage]
    return [holder] if holder in tied else tied


def tokens_back(stage: GosuStage) -> None:
    """Everybody takes his Activation tokens back (`gosu.round.tokens`)."""
    for seat in stage.seats_from(stage.r.state.advantage):
        stage.take_all_back(seat)


def release_all(stage: GosuStage) -> None:
    """Every trapped goblin is turned face up again (`gosu.round.release`)."""
    for seat in stage.seats_from(stage.r.state.advantage):
        stage.release_all(seat)


def check_ways_to_win(stage: GosuStage) -> None:
    """All ways to win on face-up cards, for all players at once (`gosu.round.conditions`)."""
    winners: set[int] = set()
    for c, way in stage.open_overall(Win):
        seats = [seat for seat in range(len(stage.teams)) if way.condition.holds(c.as_seat(seat))]
        if seats:
            sides = {stage.teams[seat] for seat in seats}
            stage.r.emit(WayToWinMet(stage.members(sides), c.card))
            winners |= sides
    if winners:
        stage.end("gosu.end.conditions", _favoured(stage, sorted(winners)))
