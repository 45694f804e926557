"""Who knows what: views, and the hidden cards that might lie elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from tricktable import CardId, Resolution, Seat
from tricktable.chance import Chance
from tricktable.tableau import Cards, Glimpse, known_to, unknown_of, with_cards
from tricktable_gosu.frame import Frame
from tricktable_gosu.stage import GosuStage
from tricktable_gosu.table import Side, SideView, State, View


def view(frame: Frame, state: State, seat: Seat | None) -> View:
    """The own hand; armies, tokens and the discard pile, open to all; other hands and the pile by size."""
    values = GosuStage(Resolution(state, Chance("0")), frame, state.advantage).military()
    return View(
        hand=() if seat is None else state.sides[seat].hand,
        pack=() if seat is None else state.sides[seat].pack,
        passed_on=_passed_on(state, seat),
        sides=tuple(_side(side, at, seat, values[at]) for at, side in enumerate(state.sides)),
        aside=state.aside,
        pile=len(state.pile),
        discard=state.discard,
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


def _side(side: Side, at: Seat, seat: Seat | None, value: int) -> SideView:
    return SideView(
        hand=len(side.hand),
        known=side.shown if at == seat else known_to(side, seat),
        army=side.army,
        value=value,
        ready=side.ready,
        spent=side.spent,
        passed=side.passed,
        pack=len(side.pack),
    )


def _left(state: State, seat: Seat | None) -> Seat | None:
    """In the draft, once packs were passed on: the neighbour whose pack this seat has seen."""
    return None if seat is None or state.phase != "draft" or not state.passes else (seat + 1) % len(state.sides)


def _passed_on(state: State, seat: Seat | None) -> Cards:
    left = _left(state, seat)
    return () if left is None else with_cards(state.sides[left].pack, state.sides[left].picked)


def all_cards(state: State) -> Iterator[CardId]:
    """Every card of the game."""
    for side in state.sides:
        yield from side.hand
        yield from side.pack
        for row in side.army:
            for card in row:
                yield card.card
    yield from state.pile
    yield from state.discard
    for each in state.aside:
        yield each.card


def _hidden(state: State, seat: Seat | None, at: Seat) -> Cards:
    """The cards of another hand that the viewer has not seen, but for those kept of a pack that he has seen."""
    side = state.sides[at]
    left = _left(state, seat)
    hand = unknown_of(side.hand, known_to(side, seat))
    return unknown_of(hand, side.picked) if at == left else hand


def pools(state: State, seat: Seat | None) -> tuple[Cards, ...]:
    """Other hands, packs and the pile, less what the viewer has seen; in the draft also the pack he passed on."""
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
            pack = tuple(sorted(next(passed_on) for _ in side.pack))
            picked = tuple(sorted(next(passed_on) for _ in side.picked))
        else:
            pack, picked = tuple(sorted(next(main) for _ in side.pack)), side.picked
        known = known_to(side, seat)
        hand = with_cards(new, (*known, *(picked if at == left else ())))
        glimpsed = side.glimpsed and _moved(side.glimpsed, seat, old, new)
        sides.append(replace(side, hand=hand, pack=pack, picked=_still(picked, hand), glimpsed=glimpsed))
    return replace(state, sides=tuple(sides), pile=tuple(main))


def _moved(glimpsed: tuple[Glimpse, ...], seat: Seat | None, old: Cards, new: Cards) -> tuple[Glimpse, ...]:
    """What others know of a hand once other cards lie there: as many, in the same places."""
    found: list[Glimpse] = []
    places: dict[Seat, list[CardId | None]] = {}
    for each in glimpsed:
        left = places.setdefault(each.seat, list(old))
        if each.seat == seat or each.card not in left:
            found.append(each)  # the viewer knows of it himself
            continue
        place = left.index(each.card)
        left[place] = None
        found.append(Glimpse(each.seat, new[place]))
    return tuple(found)


def _still(picked: Cards, hand: Cards) -> Cards:
    """What was kept last must be in the hand; where hidden cards were exchanged, others were kept instead."""
    if not Counter(picked) - Counter(hand):
        return picked
    return hand[: len(picked)]
