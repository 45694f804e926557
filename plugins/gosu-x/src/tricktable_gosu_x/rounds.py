"""Turns and rounds: whose turn comes next, the Great Battle, the Song for the Dead, and how a round starts."""

from __future__ import annotations

from collections.abc import Generator

from msgspec.structs import replace

from tricktable import Asking, Decision, Seat
from tricktable.effects import ask
from tricktable.tableau import free_places, size, spot
from tricktable_gosu_x.frame import FULL_HAND
from tricktable_gosu_x.holding import MoreSacrifice, WinByMargin
from tricktable_gosu_x.stage import GosuXStage
from tricktable_gosu_x.table import (
    Action,
    BattleFought,
    RoundStarted,
    SongBegun,
    State,
    WonderMoved,
)


def end_turn(stage: GosuXStage, seat: Seat) -> Asking[Action]:
    """What comes at the end of a turn, the hand limit, and whose turn is next (`gosu-x.turn.end-triggers`)."""
    for card in stage.revealed():  # what no effect of the turn has taken or discarded
        stage.drop_aside(seat, card)
    stage.happened("turn-ended", seat, "")
    yield from settled(stage)
    _end_bans(stage, seat)
    held = len(stage.side(seat).hand)
    if held > stage.frame.lowest_limit:
        for left in range(held - stage.hand_limit(), 0, -1):
            options = stage.deck.picks(stage.side(seat).hand)
            over = yield from stage.r.pick(seat, ask("hand-limit", left), options)
            stage.discard(seat, over.card)
    if next_turn(stage, seat):
        yield from end_round(stage)


def settled(stage: GosuXStage) -> Asking[Action]:
    """Carry out what reacts, until nothing does any more."""
    while stage.waiting:
        yield from stage.settle()


def _end_bans(stage: GosuXStage, seat: Seat) -> None:
    """A ban ends with the next turn of whoever named the card (`gosu-x.play.forbidden`)."""
    bans = stage.r.state.bans
    if bans and any(ban.by == seat for ban in bans):
        aged = (replace(ban, ends=ban.ends - 1) if ban.by == seat else ban for ban in bans)
        stage.r.state = replace(stage.r.state, bans=tuple(ban for ban in aged if ban.ends))


def next_turn(stage: GosuXStage, seat: Seat) -> bool:
    """Count the turn and find whose comes next (`gosu-x.turn.order`); whether the round is over."""
    state = stage.r.state
    other = stage.opponent(seat)
    turns, left = state.turns + 1, state.left
    passed = (state.sides[seat].passed, state.sides[other].passed)
    if passed[1] and left is not None:
        left -= 1
    additional = state.granted and not passed[0]
    state = replace(
        state,
        turns=turns,
        left=left,
        turn=seat if additional or passed[1] else other,
        additional=additional,
        discards=additional and state.granted_discards,
        granted=False,
        granted_discards=False,
    )
    stage.r.state = state
    return all(passed) or left == 0 or turns >= stage.frame.options.round_turns


def end_round(stage: GosuXStage) -> Asking[Action]:
    """The Great Battle, the Song for the Dead, and the start of the next round."""
    state = stage.r.state
    values = stage.military()
    first, second = values
    winner: Seat | None = state.wonder if first == second else int(second > first)
    winners = (0, 1) if winner is None else (winner,)
    stage.r.emit(BattleFought(state.round, values, winners))
    stage.gain_supremacy(winners, 1)
    more = 0
    if winner is not None:
        margin = abs(first - second)
        more = yield from _won(stage, winner, margin)
    yield from song(stage, winner, more)


def _won(stage: GosuXStage, winner: Seat, margin: int) -> Generator[Decision[Action], Action, int]:
    """What winning and losing bring, in their order (`gosu-x.battle.order`); how many cards more are sacrificed."""
    if any(c.seat == winner and margin >= each.margin for c, each in stage.open_overall(WinByMargin)):
        stage.end("gosu-x.end.goan-sul", (winner,))
    more = any(c.seat == winner and margin < each.below for c, each in stage.open_overall(MoreSacrifice))
    stage.actor = winner
    stage.happened("battle-won", winner, "")
    yield from settled(stage)
    stage.happened("battle-lost", stage.opponent(winner), "")
    yield from settled(stage)
    return int(more)


def song(stage: GosuXStage, winner: Seat | None, more: int) -> Asking[Action]:
    """Release, sacrifice half, draw, take tokens back, and begin a new round (`gosu-x.song`)."""
    state = stage.r.state
    stage.r.state = replace(state, song=True)
    first = stage.r.dice.pick("song", stage.seats_from(state.first)) if winner is None else winner
    last = stage.opponent(first)
    stage.actor = first
    stage.r.emit(SongBegun(first))
    for seat in (first, last):
        stage.release_all(seat)
    stage.check_full_armies()
    yield from sacrifices(stage, first, more)
    yield from sacrifices(stage, last, 0)
    for seat in (first, last):
        stage.draw(seat, max(0, FULL_HAND - len(stage.side(seat).hand)))  # a bounty may have made it more
    yield from settled(stage)
    for seat in (first, last):
        stage.take_all_back(seat)
    if stage.r.state.wonder is not None:
        stage.r.state = replace(stage.r.state, wonder=None)
        stage.r.emit(WonderMoved(None))
    begin_round(stage, last)
    stage.actor = last
    for seat in stage.seats_from(last):
        stage.happened("round-started", seat, "")
    yield from settled(stage)


def sacrifices(stage: GosuXStage, seat: Seat, more: int) -> Asking[Action]:
    """Half the army, rounded up, and what is more; each card is OPEN when its turn comes (`gosu-x.song.one-by-one`)."""
    there = size(stage.side(seat).army)
    for left in range(min(there, (there + 1) // 2 + more), 0, -1):
        options = [spot(seat, row, place) for row, place in free_places(stage.side(seat).army)]
        stage.sacrifice((yield from stage.r.pick(seat, ask("sacrifice", left), options)))


def begin_round(stage: GosuXStage, first: Seat) -> None:
    """Whoever lost the battle plays first (`gosu-x.round.first`)."""
    state: State = stage.r.state
    stage.r.state = replace(
        state,
        sides=tuple(replace(side, passed=False) for side in state.sides),
        round=state.round + 1,
        turn=first,
        turns=0,
        left=None,
        additional=False,
        discards=False,
        granted=False,
        granted_discards=False,
        song=False,
    )
    stage.r.emit(RoundStarted(state.round + 1, first))
