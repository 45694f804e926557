"""Tables given as data: what is left out is completed, and every fault is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from tricktable import PositionError
from tricktable.tricks import next_seat, reached, winner
from tricktable_gorus_maximus.frame import Frame, all_cards
from tricktable_gorus_maximus.gladiators import ALL
from tricktable_gorus_maximus.options import SCHOOLS
from tricktable_gorus_maximus.table import Bout, State


def complete(frame: Frame, data: dict[str, Any]) -> dict[str, Any]:
    """Position data with the fields added that follow from the others.

    Gladiators that are not named lie in the pile of the side `rest` (by default 0). Where no schools are named they
    are those of the gladiators named, and others as listed. The turn follows from the leader and the bout.
    """
    full = dict(data)
    rest = full.pop("rest", 0)
    if type(rest) is not int or not 0 <= rest < frame.side_count:
        raise PositionError([f"table.rest: a side, from 0 to {frame.side_count - 1}."])
    dealer = full.setdefault("dealer", 0)
    full.setdefault("bout", [])
    full.setdefault("leader", None if frame.solo else next_seat(dealer, frame.seats))
    full.setdefault(
        "turn", 0 if frame.solo or full["leader"] is None else next_seat(full["leader"], frame.seats, len(full["bout"]))
    )
    full.setdefault("support", [0] * frame.side_count)
    full.setdefault("stock", [])
    won = [list(pile) for pile in full.get("won", [[]] * frame.side_count)]
    named = [card for pile in (*full["hands"], full["bout"], *won, full["stock"]) for card in pile]
    if "schools" not in full:
        full["schools"] = sorted(frame.options.schools, key=_school_order) or _schools(frame.school_count, named)
    missing = Counter(frame.deck(tuple(full["schools"]))) - Counter(named)
    won[rest] += missing.elements()
    full["won"] = won
    full.setdefault("preferred", _set_by(full["bout"], first=True))
    full["hands"] = [sorted(hand, key=_order) for hand in full["hands"]]
    return full


def _schools(count: int, named: list[str]) -> list[str]:
    seen = {card.rpartition("-")[0] for card in named}
    first = [school for school in SCHOOLS if school in seen] + [school for school in SCHOOLS if school not in seen]
    return sorted(first[:count], key=SCHOOLS.index)


def _set_by(bout: Sequence[str], first: bool) -> str | None:
    """The school that a bout has made preferred; None where it left that to the bouts before."""
    preferred, last = None, None
    for card in bout:
        school, _, rank = card.rpartition("-")
        if rank == last or (first and last is None):
            preferred = school
        last = rank
    return preferred


def _order(card: str) -> tuple[int, int]:
    school, _, rank = card.rpartition("-")
    return (SCHOOLS.index(school) if school in SCHOOLS else 99, int(rank) if rank.isdecimal() else 99)


def problems(frame: Frame, state: State) -> Iterator[str]:
    """Every fault of a table, a sentence each."""
    yield from _score(frame, state)
    schools = list(_wrong_schools(frame, state))
    yield from schools or _cards(frame, state)
    sizes = list(_sizes(frame, state))
    yield from sizes or _turn(frame, state)


def _score(frame: Frame, state: State) -> Iterator[str]:
    if len(state.support) != frame.side_count or any(not 0 <= have <= 10_000 for have in state.support):
        yield f"support: a whole number from 0 for each of the {frame.side_count} sides"
    elif state.ended is None and (there := reached(state.support, frame.goals)):
        yield f"support: side {there[0]} has reached its goal, so the game is over"
    if not 1 <= state.round <= 10_000:
        yield "round: counted from 1 (to 10,000)"


def _sizes(frame: Frame, state: State) -> Iterator[str]:
    if len(state.hands) != frame.seats:
        yield f"hands: {len(state.hands)} for {frame.seats} seats"
    if len(state.won) != frame.side_count:
        yield f"won: {len(state.won)} piles for {frame.side_count} sides"


def _wrong_schools(frame: Frame, state: State) -> Iterator[str]:
    wanted = frame.school_count
    if tuple(sorted(set(state.schools), key=_school_order)) != state.schools or len(state.schools) != wanted:
        yield f"schools: {wanted} different ones, in the order of {', '.join(SCHOOLS)}"
    elif not set(state.schools) <= set(SCHOOLS):
        yield f"schools: only {', '.join(SCHOOLS)}"
    elif frame.options.schools and set(frame.options.schools) != set(state.schools):
        yield "schools: not those of the options"


def _school_order(school: str) -> int:
    return SCHOOLS.index(school) if school in SCHOOLS else 99


def _cards(frame: Frame, state: State) -> Iterator[str]:
    deck = Counter(frame.deck(state.schools))
    there = Counter(all_cards(state))
    for card in sorted(there - deck):
        yield f"{card}: " + (f"{there[card]} times in the game" if card in deck else "not in play at this table")
    for card in sorted(deck - there):
        yield f"{card}: nowhere"
    for seat, hand in enumerate(state.hands):
        if tuple(sorted(hand, key=_order)) != hand:
            yield f"hands[{seat}]: not sorted by school and rank"


def _turn(frame: Frame, state: State) -> Iterator[str]:
    if len(state.bout) >= frame.bout_size:
        yield f"bout: {len(state.bout)} gladiators; a bout of {frame.bout_size} is over"
    if frame.solo and (state.leader is not None or state.turn != 0 or (len(state.bout) != 1 and state.ended is None)):
        yield "leader, turn, bout: a contender leads, and the player is to act"
    if not frame.solo and state.leader is None:
        yield "leader: missing"
    elif not frame.solo and state.leader is not None and state.ended is None:
        if state.turn != next_seat(state.leader, frame.seats, len(state.bout)):
            yield f"turn: seat {state.leader} led and {len(state.bout)} have entered, so it is not seat {state.turn}'s"
        played = [next_seat(state.leader, frame.seats, at) for at in range(len(state.bout))]
        yield from _hand_sizes(state, played)
    if frame.solo and state.ended is None and len(state.stock) != 2 * len(state.hands[0]) - 1:
        yield f"stock: {2 * len(state.hands[0]) - 1} contenders for a troupe of {len(state.hands[0])}"
    if any(len(pile) % frame.bout_size for pile in state.won):
        yield f"won: piles of whole bouts of {frame.bout_size}"
    started = bool(state.bout or any(state.won))
    if (state.preferred in state.schools) != started or (state.preferred is None) == started:
        yield "preferred: a school in play once a gladiator has led, and none before"
    elif (preferred := _set_by(state.bout, first=not any(state.won))) not in (None, state.preferred):
        yield f"preferred: this bout has made it {preferred}"
    if state.last is not None:
        yield from _last(frame, state, state.last)
    if state.ended is not None and (any(state.hands) or state.bout):
        yield "ended: the game ends when a round does"


def _hand_sizes(state: State, played: list[int]) -> Iterator[str]:
    drawn_again = 1 if state.stock else 0
    sizes = {len(hand) + (1 if seat in played and not drawn_again else 0) for seat, hand in enumerate(state.hands)}
    if state.stock and sizes != {10}:
        yield "hands: 10 gladiators each while there is a stock"
    elif len(sizes) != 1 and not (len(state.hands) == 2 and len(played) == 1 and sizes == {10, 11}):
        yield f"hands: sizes {', '.join(str(len(hand)) for hand in state.hands)} do not fit a bout of {len(played)}"
    elif max(sizes) > 11:
        yield "hands: more than 10 gladiators"


def _last(frame: Frame, state: State, last: Bout) -> Iterator[str]:
    if not frame.solo and (last.leader is None or last.winner is None):
        yield "last: somebody led and won it"
        return
    whole = len(set(last.cards)) == len(last.cards) == frame.bout_size
    if not whole or not set(last.cards) <= set(state.won[frame.side_of(last.winner)]):
        yield "last: a whole bout, and in the pile of the side that won it"
        return
    if not frame.solo and state.ended is None and last.winner != state.leader:
        yield f"last: seat {last.winner} won it, so seat {state.leader} cannot lead"
    # A lead alone has changed nothing: the school preferred now is that by which the last bout was won.
    if len(state.bout) < 2 and not (frame.solo and last.leader is not None):
        winner_now = frame.entered_by(last.leader, winner(ALL, last.cards, state.preferred))
        if winner_now != last.winner:
            yield f"last: {last.cards[winner(ALL, last.cards, state.preferred)]} won it"
