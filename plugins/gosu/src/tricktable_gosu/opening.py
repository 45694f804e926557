"""Before the first round: the Advantage token, the deal, the draft, and hands without a Bakuto."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable import Dice, Resolution, Seat
from tricktable.tableau import Glimpse, KeepHand, empty_army, with_cards, without_card
from tricktable_gosu.frame import Frame
from tricktable_gosu.stage import GosuStage, MakeStage
from tricktable_gosu.table import (
    Action,
    Drafted,
    Event,
    HandKept,
    Keep,
    PackPassed,
    Redrew,
    Side,
    State,
)

HAND = 7
KEPT_FIRST = 2
"""How many cards of the first pack of a draft are kept; of each later one, a single card."""

_MOST_REDRAWS = 1000


def setup(frame: Frame, dice: Dice, make: MakeStage) -> State:
    """Draw who gets the Advantage token, shuffle, and deal from him on (`gosu.setup`)."""
    seats = frame.seats
    holder = dice.pick("advantage", range(seats))
    deck = dice.shuffle("deck", frame.deck.ids)
    hands: list[tuple[str, ...]] = [()] * seats
    for step in range(seats):
        hands[(holder + step) % seats] = tuple(sorted(deck[step * HAND : (step + 1) * HAND]))
    draft, mulligan = frame.options.draft, frame.options.mulligan
    sides = tuple(Side((), empty_army(), pack=hand) if draft else Side(hand, empty_army()) for hand in hands)
    state = State(
        sides=sides,
        points=(0,) * frame.side_count,
        advantage=holder,
        turn=holder,
        phase="draft" if draft else "redraw" if mulligan == "may" else "turns",
        pile=deck[seats * HAND :],
    )
    return redrawn(frame, state, dice, make) if mulligan == "must" and not draft else state


def has_bakuto(frame: Frame, side: Side) -> bool:
    """Whether a hand holds a goblin of level 1."""
    return any(frame.deck.level[card] == 1 for card in side.hand)


def redrawn(frame: Frame, state: State, dice: Dice, make: MakeStage) -> State:
    """Every hand without a Bakuto redrawn, until it holds one (`gosu.ukrainian.redraw`)."""
    r: Resolution[State, Event] = Resolution(state, dice.chance)
    r.dice = dice
    stage = make(r, state.advantage)
    for seat in stage.seats_from(state.advantage):
        for _ in range(_MOST_REDRAWS):
            if has_bakuto(frame, r.state.sides[seat]):
                break
            redraw(stage, seat)
    return r.state


def redraw(stage: GosuStage, seat: Seat) -> None:
    """Throw the hand away, face up, and draw anew (`gosu.setup.redraw`)."""
    side = stage.r.state.sides[seat]
    stage.put_side(seat, replace(side, hand=(), shown=(), glimpsed=()))
    stage.put_piles(seat, discard=(*stage.discards(seat), *side.hand))
    stage.r.emit(Redrew(seat, side.hand))
    stage.draw(seat, HAND)


def refuse_redraw(frame: Frame, state: State, seat: Seat) -> str | None:
    """Only a hand without a Bakuto may be redrawn, and only while there is one to draw (`gosu.setup.redraw-none`)."""
    level = frame.deck.level
    if has_bakuto(frame, state.sides[seat]) or all(level[card] != 1 for card in (*state.pile, *state.discard)):
        return "gosu.setup.redraw"
    return None


def carry_out(stage: GosuStage, seat: Seat, action: Action) -> None:
    """An action of the draft or of the redraws."""
    if isinstance(action, Keep):
        keep(stage, seat, action.card)
    elif isinstance(action, KeepHand):
        stage.r.emit(HandKept(seat))
        next_to_redraw(stage, seat)
    else:
        redraw(stage, seat)


def next_to_redraw(stage: GosuStage, seat: Seat) -> None:
    """One player finishes before the next, clockwise from the holder (`gosu.setup.redraw-order`)."""
    state = stage.r.state
    seats = len(state.sides)
    asked = state.asked + 1
    if asked == seats:
        stage.r.state = replace(state, phase="turns", asked=0, turn=state.advantage)
    else:
        stage.r.state = replace(state, asked=asked, turn=(seat + 1) % seats)


def keep(stage: GosuStage, seat: Seat, card: str) -> None:
    """Keep a card; when all have kept theirs, the packs go to the left (`gosu.tournament.draft`)."""
    side = stage.r.state.sides[seat]
    pack = without_card(side.pack, card)
    kept = replace(side, hand=with_cards(side.hand, (card,)), pack=pack, picked=with_cards(side.picked, (card,)))
    stage.put_side(seat, kept)
    stage.r.emit(Drafted(seat, card))
    state = stage.r.state
    if len(pack) > HAND - KEPT_FIRST - state.passes:
        return
    seats = len(state.sides)
    asked = state.asked + 1
    stage.r.state = replace(state, asked=asked % seats, turn=(seat + 1) % seats)
    if asked == seats:
        pass_packs(stage)


def pass_packs(stage: GosuStage) -> None:
    """Every pack to the left neighbour, at the same time (`gosu.tournament.draft-pass`)."""
    state = stage.r.state
    if not state.sides[0].pack:
        sides = tuple(
            replace(side, picked=(), glimpsed=_glimpsed(state, seat)) for seat, side in enumerate(state.sides)
        )
        stage.r.state = replace(state, sides=sides, phase="turns", turn=state.advantage)
        return
    sides = tuple(
        replace(side, pack=state.sides[seat - 1].pack, picked=(), glimpsed=_glimpsed(state, seat))
        for seat, side in enumerate(state.sides)
    )
    stage.r.state = replace(state, sides=sides, passes=state.passes + 1)
    for seat, side in enumerate(sides):
        stage.r.emit(PackPassed(seat, len(side.pack), side.pack))


def _glimpsed(state: State, seat: Seat) -> tuple[Glimpse, ...]:
    """What the neighbour who passed a pack on knows of what was kept of it, now that all have kept.

    Between two players the pack comes back to him, so he sees what is gone; of a pack of one card there was no choice.
    """
    side, seats = state.sides[seat], len(state.sides)
    if not state.passes or (seats != 2 and side.pack):
        return side.glimpsed
    return (*side.glimpsed, *(Glimpse((seat - 1) % seats, card) for card in side.picked))
