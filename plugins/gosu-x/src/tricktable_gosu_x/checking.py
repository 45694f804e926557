"""Whether play can reach a table: every fault of one that cannot be."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tricktable import Outcome
from tricktable.effects import GainPoint
from tricktable.effects.writing import values_in
from tricktable.tableau import cards_of, size, spots, table_problems
from tricktable_gosu_x.cards import CLANS
from tricktable_gosu_x.frame import Frame, unselected
from tricktable_gosu_x.opening import PICKS
from tricktable_gosu_x.options import CLANS_EACH
from tricktable_gosu_x.stage import FULL_ARMY, GOAL, LAST_TURNS
from tricktable_gosu_x.table import LOCKED, STARTING, Side, State

PHASES = ("draft", "mulligan", "turns")
MARKS = ("bounty",)


def problems(frame: Frame, state: State, reasons: Collection[str]) -> Iterator[str]:
    """Every fault of a table, a sentence each; `reasons` are the paragraphs by which a game can end."""
    if len(state.sides) != 2:
        yield "sides: one for each of the 2 players"
        return
    if state.phase not in PHASES:
        yield f"phase: {', '.join(PHASES)}"
        return
    taken = [clan for side in state.sides for clan in side.clans]
    if len(set(taken)) != len(taken) or not set(taken) <= set(CLANS):
        yield f"clans: different ones of {', '.join(CLANS)}"
        return
    drafting = state.phase == "draft"
    own = () if drafting else frame.copies_of(taken)
    yield from table_problems(state, own, 2)
    if tuple(state.box) != frame.copies_of(CLANS if drafting else unselected(taken)):
        yield "box: the cards of the clans that nobody has, sorted; in the draft all"
    for seat, side in enumerate(state.sides):
        yield from (f"sides.{seat}: {problem}" for problem in (*_side(frame, side), *_places(frame, state, seat)))
    yield from _tiles(state, taken)
    yield from _flow(frame, state, reasons)


def _side(frame: Frame, side: Side) -> Iterator[str]:
    clan = frame.deck.clan
    there = {*side.hand, *side.pile, *side.discard, *side.removed, *(card.card for card in cards_of(side.army))}
    strange = sorted(card for card in there if card in clan and clan[card] not in side.clans)
    if strange:
        yield f"only cards of its clans, not {', '.join(strange)}"
    unlocked = STARTING + LOCKED - side.locked
    if not 0 <= side.locked <= LOCKED:
        yield f"locked: from 0 to {LOCKED}"
    elif side.ready + side.spent + sum(card.tokens for card in cards_of(side.army)) != unlocked:
        yield f"ready, spent and on cards: {unlocked} tokens together, as {side.locked} are locked"
    if side.supremacy < 0:
        yield "supremacy: no number below 0"
    if not set(side.turned) <= set(side.clans) or len(set(side.turned)) != len(side.turned):
        yield "turned: different ones of its clans"


def _places(frame: Frame, state: State, seat: int) -> Iterator[str]:
    army = state.sides[seat].army
    if len(army) != 3:
        return
    faces = frame.faces(state)
    for at in spots(army, seat):
        card = army[at.row - 1][at.place - 1]
        if card.card not in frame.rows:
            continue
        if at.row not in frame.rows[card.card]:
            yield f"army: {card.card} cannot lie in row {at.row}"
        if card.tokens > frame.icons_at(faces, at, card):
            yield f"army: {card.card} has no icon for each of its tokens"
        if not set(card.marks) <= set(MARKS):
            yield f"army: the one mark is {MARKS[0]}"
    if not state.ended and size(army) == FULL_ARMY and not any(card.down for card in cards_of(army)):
        yield f"army: {FULL_ARMY} face-up cards have won"


def _tiles(state: State, taken: list[str]) -> Iterator[str]:
    if state.phase == "draft":
        if state.tiles or any(side.turned for side in state.sides):
            yield "tiles and turned: none is active in the draft"
        return
    if any(len(side.clans) != CLANS_EACH for side in state.sides):
        yield f"clans: {CLANS_EACH} for each player"
    elif state.tiles != unselected(taken):
        yield "tiles: the clans that nobody has, in their order"
    marks = [mark for side in state.sides for card in cards_of(side.army) for mark in card.marks]
    if len(set(marks)) != len(marks):
        yield "army: there is one bounty"


def _flow(frame: Frame, state: State, reasons: Collection[str]) -> Iterator[str]:
    if state.round < 1 or min(state.turns, state.asked) < 0:
        yield "round, turns and asked: no number below 0, and rounds from 1"
        return
    if state.wonder not in (None, 0, 1) or state.first not in (0, 1) or state.turn not in (0, 1):
        yield "wonder, first and turn: seats, or for the Wonder token nobody"
        return
    if state.song:
        yield "song: not between two actions"
    if state.ended is not None:
        if state.ended.reason not in reasons:
            yield f"ended.reason: one of {', '.join(reasons)}"
        yield from _ended(state, state.ended)
        return
    if any(side.supremacy >= GOAL for side in state.sides):
        yield f"supremacy: below {GOAL} while the game goes on"
    battles, tokens = state.round - 1, sum(side.supremacy for side in state.sides)
    if not battles <= tokens <= 2 * battles and (tokens < battles or not _given_by_cards(frame)):
        yield f"supremacy: {battles} battles were fought, and each gives one token or one to both"
    deck = set(frame.cards_of([clan for side in state.sides for clan in side.clans]))
    for ban in state.bans:
        if ban.seat not in (0, 1) or ban.by != 1 - ban.seat or ban.ends not in (1, 2) or ban.card not in deck:
            yield "bans: a card forbidden to one player by the other, for one or two more turns of his"
    yield from _turns(frame, state) if state.phase == "turns" else _before(frame, state)


def _given_by_cards(frame: Frame) -> bool:
    """Whether a card, which would be of somebody's pack, gives Supremacy tokens."""
    return any(isinstance(value, GainPoint) for card in frame.deck.card.values() for _, value in values_in(card))


def _turns(frame: Frame, state: State) -> Iterator[str]:
    passed = [seat for seat, side in enumerate(state.sides) if side.passed]
    if state.asked:
        yield "asked: only before the first round"
    if state.turns >= frame.options.round_turns:
        yield f"turns: below {frame.options.round_turns}"
    if state.turn in passed:
        yield f"turn: seat {state.turn} has passed"
    if not passed:
        if state.left is not None:
            yield "left: only where one player has passed"
    elif state.left is None or not 1 <= state.left <= LAST_TURNS:
        yield f"left: from 1 to {LAST_TURNS}, since one player has passed"
    if state.granted or state.granted_discards:
        yield "granted: nothing between two actions"
    if state.discards and not state.additional:
        yield "discards: only in an additional turn"


def _before(frame: Frame, state: State) -> Iterator[str]:
    if any(any(side.army) or side.passed or side.spent or side.supremacy for side in state.sides) or state.round > 1:
        yield f"phase: no army, pass, spent or Supremacy token yet in the {state.phase}"
    if state.left is not None or state.turns or state.additional or state.discards or state.granted or state.bans:
        yield f"left, turns, additional, discards, granted and bans: no turn was taken yet in the {state.phase}"
    if state.wonder is not None:
        yield f"wonder: nobody's yet in the {state.phase}"
    if state.phase == "mulligan":
        if state.asked > 1 or state.turn != (state.first + state.asked) % 2:
            yield "asked and turn: first one player, then the other"
        return
    if frame.options.draft != "pick":
        yield "phase: there is no draft at this table"
    elif state.asked >= len(PICKS) or state.turn != (state.first + PICKS[state.asked]) % 2:
        yield "asked and turn: in the order of the draft"
    else:
        counts = [sum((state.first + pick) % 2 == seat for pick in PICKS[: state.asked]) for seat in (0, 1)]
        if counts != [len(side.clans) for side in state.sides]:
            yield "clans: as many as were picked in the draft so far"


def _ended(state: State, ended: Outcome) -> Iterator[str]:
    if (bool(ended.winners) == bool(ended.drawn)) or (ended.drawn and ended.drawn != (0, 1)) or len(ended.winners) > 1:
        yield "ended: one winner, or a tie of both"
    if ended.scores != tuple(side.supremacy for side in state.sides):
        yield "ended.scores: the Supremacy tokens"
    there = tuple(seat for seat, side in enumerate(state.sides) if side.supremacy >= GOAL)
    if (ended.reason == "gosu-x.end.supremacy") != bool(there) or (there and there != (*ended.winners, *ended.drawn)):
        yield f"ended: by {ended.reason}, those win who have what it takes"
