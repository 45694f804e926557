"""Who knows what: views, and the hidden cards that might lie elsewhere."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from tricktable import CardId, Resolution, Seat
from tricktable.chance import Chance
from tricktable.tableau import (
    Cards,
    exchanged,
    hand_of,
    hidden_pools,
    known_to,
    piles_view,
    redealt,
    side_view,
    unknown_of,
    with_cards,
    with_unknown,
)
from tricktable_gosu.frame import Frame
from tricktable_gosu.stage import MakeStage
from tricktable_gosu.table import Side, SideView, State, View


def view(frame: Frame, state: State, seat: Seat | None, make: MakeStage) -> View:
    """The own hand; armies, tokens and the discard pile, open to all; other hands and the pile by size."""
    values = make(Resolution(state, Chance("0")), state.advantage).military()
    return View(
        hand=hand_of(state, seat),
        pack=() if seat is None else state.sides[seat].pack,
        passed_on=_passed_on(state, seat),
        sides=tuple(
            SideView(**asdict(side_view(side, at, seat)), value=values[at], passed=side.passed, pack=len(side.pack))
            for at, side in enumerate(state.sides)
        ),
        aside=state.aside,
        **piles_view(state)._asdict(),
        teams=frame.teams,
        points=state.points,
        goal=frame.options.points,
        advantage=state.advantage,
        turn=state.turn,
        phase=state.phase,
        round=state.round,
        left=state.left,
        extra=state.extra,
    )


def _left(state: State, seat: Seat | None) -> Seat | None:
    """In the draft, once packs were passed on: the neighbour whose pack this seat has seen."""
    return None if seat is None or state.phase != "draft" or not state.passes else (seat + 1) % len(state.sides)


def _passed_on(state: State, seat: Seat | None) -> Cards:
    left = _left(state, seat)
    return () if left is None else with_cards(state.sides[left].pack, state.sides[left].picked)


def _hidden(state: State, seat: Seat | None, at: Seat) -> Cards:
    """The cards of another hand that the viewer has not seen, but for those kept of a pack that he has seen."""
    side = state.sides[at]
    left = _left(state, seat)
    hand = unknown_of(side.hand, known_to(side, seat))
    return unknown_of(hand, side.picked) if at == left else hand


def pools(state: State, seat: Seat | None) -> tuple[Cards, ...]:
    """Other hands and the pile, less what the viewer has seen; in the draft packs too, and the pack he passed on."""
    if state.phase != "draft":
        return hidden_pools(state, seat)
    left = _left(state, seat)
    main: list[CardId] = []
    for at, side in enumerate(state.sides):
        if at != seat:
            main += _hidden(state, seat, at)
            if at != left:
                main += side.pack
    main += state.pile
    if left is None:
        return (tuple(main),)
    return tuple(main), (*state.sides[left].pack, *state.sides[left].picked)


def redeal(state: State, seat: Seat | None, dealt: tuple[Cards, ...]) -> State:
    """The cards of the pools in their places, in the order in which `pools` names them."""
    if state.phase != "draft":
        return redealt(state, seat, dealt)
    main, passed_on = iter(dealt[0]), iter(dealt[1] if len(dealt) > 1 else ())
    left = _left(state, seat)
    sides: list[Side] = []
    for at, side in enumerate(state.sides):
        if at == seat:
            sides.append(side)
            continue
        old = _hidden(state, seat, at)
        new = tuple(next(main) for _ in old)
        if at == left:
            rest = with_unknown(replace(side, hand=unknown_of(side.hand, side.picked)), seat, new)
            pack, picked = (with_cards((), [next(passed_on) for _ in cards]) for cards in (side.pack, side.picked))
            sides.append(replace(rest, hand=with_cards(rest.hand, picked), pack=pack, picked=picked))
        else:
            pack = with_cards((), [next(main) for _ in side.pack])
            picked = with_cards((), exchanged(side.picked, old, new))
            sides.append(replace(with_unknown(side, seat, new), pack=pack, picked=picked))
    return replace(state, sides=tuple(sides), pile=tuple(main))
