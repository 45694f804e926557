"""Before the first round: who picks first, the draft of the clans, the decks, and hands with one Troop or none."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable import Dice, Resolution, Seat
from tricktable.tableau import KeepHand, Redraw, empty_army
from tricktable_gosu_x.cards import CLANS
from tricktable_gosu_x.frame import FULL_HAND, Frame, unselected
from tricktable_gosu_x.options import CLANS_EACH
from tricktable_gosu_x.stage import GosuXStage, MakeStage
from tricktable_gosu_x.table import (
    Action,
    ClanTaken,
    DecksMade,
    Draft,
    Event,
    HandKept,
    Redrew,
    Side,
    State,
    TilesActive,
)

PICKS = (0, 1, 1, 0, 0, 1)
"""Whose pick each clan of the draft is: 0 the first player's, 1 the other's (`gosu-x.setup.draft-order`)."""
FEW_TROOPS = 1


def setup(frame: Frame, dice: Dice, make: MakeStage) -> State:
    """Draw who is first; then the clans are drafted, or the decks are made at once (`gosu-x.setup`)."""
    first = dice.pick("first", (0, 1))
    sides = tuple(Side((), empty_army()) for _ in (0, 1))
    state = State(sides=sides, box=frame.copies_of(CLANS), first=first, turn=first, phase="draft")
    options = frame.options
    if options.draft == "pick":
        return state
    drawn = dice.shuffle("clans", CLANS) if options.draft == "random" else sum(options.clans, ())
    r: Resolution[State, Event] = Resolution(state, dice.chance)
    r.dice = dice
    stage = make(r, first)
    for number, clan in enumerate(drawn[: 2 * CLANS_EACH]):
        take_clan(stage, number // CLANS_EACH, clan)
    make_decks(stage)
    return r.state


def carry_out(stage: GosuXStage, seat: Seat, action: Action) -> None:
    """An action of the draft or of the mulligan."""
    if isinstance(action, Draft):
        take_clan(stage, seat, action.clan)
        state = stage.r.state
        if state.asked + 1 == len(PICKS):
            make_decks(stage)
        else:
            turn = (state.first + PICKS[state.asked + 1]) % 2
            stage.r.state = replace(state, asked=state.asked + 1, turn=turn)
    elif isinstance(action, KeepHand):
        stage.r.emit(HandKept(seat))
        state = stage.r.state
        if state.asked:
            stage.r.state = replace(state, phase="turns", asked=0, turn=state.first)
        else:
            stage.r.state = replace(state, asked=1, turn=1 - seat)
    else:
        redraw(stage, seat)


def take_clan(stage: GosuXStage, seat: Seat, clan: str) -> None:
    """The clan is the player's; its cards wait in the box until all are taken."""
    side = stage.r.state.sides[seat]
    stage.put_side(seat, replace(side, clans=(*side.clans, clan)))
    stage.r.emit(ClanTaken(seat, clan))


def make_decks(stage: GosuXStage) -> None:
    """Three clans each make a deck of 45; the tiles of the other two are active (`gosu-x.setup.tiles`)."""
    frame, state = stage.frame, stage.r.state
    tiles = unselected(clan for side in state.sides for clan in side.clans)
    state = replace(state, box=frame.copies_of(tiles), tiles=tiles, phase="mulligan", asked=0, turn=state.first)
    stage.r.state = state
    stage.r.emit(TilesActive(tiles))
    for seat in stage.seats_from(state.first):
        deck = stage.r.dice.shuffle("deck", frame.copies_of(state.sides[seat].clans))
        stage.put_piles(seat, pile=deck)
    stage.r.emit(DecksMade())
    for seat in stage.seats_from(state.first):
        stage.draw(seat, FULL_HAND)


def redraw(stage: GosuXStage, seat: Seat) -> None:
    """Show the hand, shuffle it into the deck, and draw anew (`gosu-x.setup.mulligan`)."""
    side = stage.r.state.sides[seat]
    stage.r.emit(Redrew(seat, side.hand))
    stage.put_side(seat, replace(side, hand=(), shown=(), glimpsed=(), pile=(*side.pile, *side.hand)))
    stage.shuffle_pile("redraw", seat)
    stage.draw(seat, FULL_HAND)


def refuse(frame: Frame, state: State, seat: Seat, action: Action) -> str | None:
    """The paragraph that forbids an action before the first turn."""
    match action:
        case Draft() if state.phase == "draft":
            taken = {clan for side in state.sides for clan in side.clans}
            return None if action.clan in CLANS and action.clan not in taken else "gosu-x.setup.draft"
        case KeepHand() if state.phase == "mulligan":
            return None
        case Redraw() if state.phase == "mulligan":
            return refuse_redraw(frame, state, seat)
        case _:
            return "gosu-x.setup.draft" if state.phase == "draft" else "gosu-x.setup.keep"


def refuse_redraw(frame: Frame, state: State, seat: Seat) -> str | None:
    """Only a hand with one Troop or none; Phoenix (Immortal) is one (`gosu-x.setup.mulligan-phoenix`)."""
    levels = frame.deck.levels
    troops = sum(1 in levels[card] for card in state.sides[seat].hand)
    return None if troops <= FEW_TROOPS else "gosu-x.setup.mulligan"
