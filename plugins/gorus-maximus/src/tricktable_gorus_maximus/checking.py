"""Tables given as data: what is left out is completed, and every fault is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tricktable.tricks import next_seat
from tricktable_gorus_maximus.options import SCHOOLS, schools_in_play
from tricktable_gorus_maximus.table import Bout, State

if TYPE_CHECKING:
    from tricktable_gorus_maximus.rules import GorusRules


def complete(rules: GorusRules, data: dict[str, Any]) -> dict[str, Any]:
    """Position data with the fields added that follow from the others.

    Gladiators that are not named lie in the pile of the side `rest` (by default 0). Where no schools are named they
    are those of the gladiators named, and others as listed. The turn follows from the leader and the bout.
    """
    full = dict(data)
    rest = full.pop("rest", 0)
    dealer = full.setdefault("dealer", 0)
    full.setdefault("bout", [])
    solo = rules.bout_size != rules.seats
    full.setdefault("leader", None if solo else next_seat(dealer, rules.seats))
    full.setdefault("turn", 0 if solo else next_seat(full["leader"], rules.seats, len(full["bout"])))
    full.setdefault("support", [0] * rules.side_count)
    full.setdefault("stock", [])
    won = [list(pile) for pile in full.get("won", [[]] * rules.side_count)]
    named = [card for pile in (*full["hands"], full["bout"], *won, full["stock"]) for card in pile]
    if "schools" not in full:
        full["schools"] = list(rules.options.schools) or _schools(rules.seats, named)
    missing = Counter(rules.deck(tuple(full["schools"]))) - Counter(named)
    won[rest] += missing.elements()
    full["won"] = won
    full.setdefault("preferred", full["bout"][0].rpartition("-")[0] if full["bout"] else None)
    full["hands"] = [sorted(hand, key=_order) for hand in full["hands"]]
    return full


def _schools(seats: int, named: list[str]) -> list[str]:
    seen = {card.rpartition("-")[0] for card in named}
    first = [school for school in SCHOOLS if school in seen] + [school for school in SCHOOLS if school not in seen]
    return sorted(first[: schools_in_play(seats)], key=SCHOOLS.index)


def _order(card: str) -> tuple[int, int]:
    school, _, rank = card.rpartition("-")
    return (SCHOOLS.index(school) if school in SCHOOLS else 99, int(rank) if rank.isdecimal() else 99)


def problems(rules: GorusRules, state: State) -> Iterator[str]:
    """Every fault of a table, a sentence each."""
    shape = list(_shape(rules, state))
    yield from shape
    if not shape:
        yield from _cards(rules, state)
        yield from _turn(rules, state)


def _shape(rules: GorusRules, state: State) -> Iterator[str]:
    if len(state.hands) != rules.seats:
        yield f"hands: {len(state.hands)} for {rules.seats} seats"
    if len(state.won) != rules.side_count:
        yield f"won: {len(state.won)} piles for {rules.side_count} sides"
    if len(state.support) != rules.side_count or any(not 0 <= have <= 10_000 for have in state.support):
        yield f"support: a whole number from 0 for each of the {rules.side_count} sides"
    wanted = schools_in_play(rules.seats)
    if tuple(sorted(set(state.schools), key=_school_order)) != state.schools or len(state.schools) != wanted:
        yield f"schools: {wanted} different ones, in the order of {', '.join(SCHOOLS)}"
    elif not set(state.schools) <= set(SCHOOLS):
        yield f"schools: only {', '.join(SCHOOLS)}"
    elif rules.options.schools and set(rules.options.schools) != set(state.schools):
        yield "schools: not those of the options"
    if state.round < 1:
        yield "round: counted from 1"


def _school_order(school: str) -> int:
    return SCHOOLS.index(school) if school in SCHOOLS else 99


def _cards(rules: GorusRules, state: State) -> Iterator[str]:
    deck = Counter(rules.deck(state.schools))
    there = Counter(rules.cards(state))
    for card in sorted(there - deck):
        yield f"{card}: " + (f"{there[card]} times in the game" if card in deck else "not in play at this table")
    for card in sorted(deck - there):
        yield f"{card}: nowhere"
    for seat, hand in enumerate(state.hands):
        if tuple(sorted(hand, key=_order)) != hand:
            yield f"hands[{seat}]: not sorted by school and rank"


def _turn(rules: GorusRules, state: State) -> Iterator[str]:
    solo = rules.bout_size != rules.seats
    if len(state.bout) >= rules.bout_size:
        yield f"bout: {len(state.bout)} gladiators; a bout of {rules.bout_size} is over"
    if solo and (state.leader is not None or state.turn != 0 or (len(state.bout) != 1 and state.ended is None)):
        yield "leader, turn, bout: a contender leads, and the player is to act"
    if not solo and state.leader is None:
        yield "leader: missing"
    elif not solo and state.leader is not None and state.ended is None:
        if state.turn != next_seat(state.leader, rules.seats, len(state.bout)):
            yield f"turn: seat {state.leader} led and {len(state.bout)} have entered, so it is not seat {state.turn}'s"
        played = [next_seat(state.leader, rules.seats, at) for at in range(len(state.bout))]
        yield from _hand_sizes(state, played)
    if any(len(pile) % rules.bout_size for pile in state.won):
        yield f"won: piles of whole bouts of {rules.bout_size}"
    started = bool(state.bout or any(state.won))
    if (state.preferred in state.schools) != started or (state.preferred is None) == started:
        yield "preferred: a school in play once a gladiator has led, and none before"
    if state.last is not None:
        yield from _last(rules, state, state.last)
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


def _last(rules: GorusRules, state: State, last: Bout) -> Iterator[str]:
    if len(last.cards) != rules.bout_size or not set(last.cards) <= set(state.won[rules.side_of(last.winner)]):
        yield "last: a whole bout, and in the pile of the side that won it"
