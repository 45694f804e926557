"""What is true of every table that play reaches, looked at from scratch over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tricktable_gosu import State

from plugins.gosu.tests.tables import CARDS, DECK, TABLES, clan, everything, free, level, moves, new_game
from tricktable.game import AnyGame, Step
from tricktable.tableau import Spot, free_places
from tricktable.tableau import events as told

GAMES = 3
MILITARY = {1: 2, 2: 3, 3: 5}


def steps(variant: str, seats: int, eager: float = 0.6) -> Iterator[tuple[AnyGame, Step[Any, Any] | None]]:
    for at in range(GAMES):
        game = new_game(variant, seats, f"properties {at}")
        yield game, None
        for step in moves(game, f"properties {variant} {seats} {at}", eager):
            yield game, step


every_table = pytest.mark.parametrize(("variant", "seats"), TABLES)


@every_table
def test_no_card_is_lost_or_doubled(variant: str, seats: int) -> None:
    """gosu.cards.deck, gosu.effects.aside: a hundred cards, whatever happens, inside open choices too."""
    for game, _ in steps(variant, seats):
        assert sorted(everything(game.position.state)) == DECK


@every_table
def test_armies_keep_their_shape(variant: str, seats: int) -> None:
    """gosu.enrol.rows, gosu.free.shape: at most five in a row, never more than below, each in the row of its level."""
    highest = 0
    for game, _ in steps(variant, seats):
        for side in game.position.state.sides:
            rows = [len(row) for row in side.army]
            assert len(rows) == 3
            assert rows[2] <= rows[1] <= rows[0] <= 5
            assert all(level(card.card) == at for at, row in enumerate(side.army, 1) for card in row)
            highest = max(highest, sum(rows))
    assert highest > 4


@every_table
def test_two_tokens_each(variant: str, seats: int) -> None:
    """gosu.setup.tokens, gosu.tokens.one-per-card, gosu.tokens.return: none comes or goes; none on a trapped card."""
    used = 0
    for game, _ in steps(variant, seats):
        for side in game.position.state.sides:
            on_cards = [card for row in side.army for card in row if card.tokens]
            assert side.ready >= 0 <= side.spent
            assert side.ready + side.spent + sum(card.tokens for card in on_cards) == 2
            assert all(card.tokens == 1 and not card.down and CARDS[card.card].get("activation") for card in on_cards)
            used += len(on_cards)
    assert used


def worth(state: State) -> tuple[int, ...]:
    """The military values: face-up goblins by level, and what face-up Ozekis add."""
    lying = [(seat, card) for seat, side in enumerate(state.sides) for row in side.army for card in row]
    standing = [(seat, card.card) for seat, card in lying if not card.down]
    bonuses = [
        (seat, each)
        for seat, card in standing
        for each in CARDS[card].get("overall", [])
        if each["holds"] == "military"
    ]
    values = [0] * len(state.sides)
    for seat, card in standing:
        values[seat] += MILITARY[level(card)]
        for owner, bonus in bonuses:
            which = bonus["which"]
            assert set(which) <= {"level", "clan", "owner"}, "say here what a new kind of bonus means"
            levels = which.get("level", [1, 2, 3])
            if (
                level(card) in (levels if isinstance(levels, list) else [levels])
                and which.get("clan", clan(card)) == clan(card)
                and which.get("owner", "any") in ("any", "you" if owner == seat else "opponents")
            ):
                values[seat] += bonus["by"]
    return tuple(values)


@every_table
def test_military_values(variant: str, seats: int) -> None:
    """gosu.battle.sum, gosu.cards.military, gosu.trap.nothing: two, three or five for each face-up goblin."""
    trapped = 0
    for game, _ in steps(variant, seats):
        state: State = game.position.state
        assert tuple(side.value for side in game.view(None).table.sides) == worth(state)
        trapped += sum(card.down for side in state.sides for row in side.army for card in row)
    assert trapped


@every_table
def test_free_cards(variant: str, seats: int) -> None:
    """gosu.free.what: nothing above it and nothing to its right; only such cards are destroyed, given up, returned."""
    asked = 0
    for game, step in steps(variant, seats):
        state: State = game.position.state
        for side in state.sides:
            assert free_places(side.army) == sorted(free(side.army))
        pending = game.position.pending
        if pending is not None and pending.decision.prompt.id in ("ask.destroy", "ask.sacrifice", "ask.return"):
            for at in pending.decision.options:
                assert isinstance(at, Spot)
                assert (at.row, at.place) in free(state.sides[at.seat].army)
            asked += 1
        assert step is None or step.seat is not None
    assert asked


# --- who knows what --------------------------------------------------------------------------------------------------


class Witness:
    """Follows what everybody has seen of each hand, by the events that everybody is told."""

    def __init__(self, seats: int) -> None:
        self.shown: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.announced: Counter[str] = Counter()

    def sees(self, event: Any, discard: Counter[str]) -> None:
        match event:
            case told.Took() | told.Returned():
                self.shown[event.seat][event.card] += 1
            case told.PutBack():
                pass  # the game is over
            case told.Announced():
                if not discard[event.card]:
                    self.leaves(event.seat, event.card)
                self.announced[event.card] += 1
            case told.Discarded():
                self.leaves(event.seat, event.card)
            case told.Entered():
                if self.announced[event.card]:
                    self.announced[event.card] -= 1
                else:
                    self.leaves(event.seat, event.card)
            case _:
                pass

    def leaves(self, seat: int, card: str) -> None:
        if self.shown[seat][card]:
            self.shown[seat][card] -= 1


@every_table
def test_what_was_shown_is_remembered(variant: str, seats: int) -> None:
    """gosu.piles.secret: of each hand everybody knows what was taken openly and has not left it since, no more."""
    known = 0
    for at in range(GAMES):
        game = new_game(variant, seats, f"witness {at}")
        witness, before = Witness(seats), Counter[str]()
        for step in moves(game, f"witness {variant} {seats} {at}", 0.6):
            if type(step.action).__name__ == "FromDiscard":
                before[step.action.card] += 1
            for event in step.events:
                witness.sees(event, before)
            before.clear()
            if game.outcome is not None:
                break
            for seat, side in enumerate(game.position.state.sides):
                assert Counter(side.shown) == +witness.shown[seat]
                assert not Counter(side.shown) - Counter(side.hand)
                assert game.view(None).table.sides[seat].known == side.shown
                known += len(side.shown)
    assert known


def unseen(state: State, viewer: int | None) -> set[str]:
    """The cards of which the viewer has no copy before his eyes, and has not been shown where one is."""
    seen = [*state.discard, *(each.card for each in state.aside)]
    for seat, side in enumerate(state.sides):
        seen += [card.card for row in side.army for card in row]
        if seat == viewer:
            seen += [*side.hand, *side.pack]
        seen += [*side.shown, *(glimpse.card for glimpse in side.glimpsed if glimpse.seat == viewer)]
    if viewer is not None and state.phase == "draft" and state.passes:
        left = state.sides[(viewer + 1) % len(state.sides)]
        seen += [*left.pack, *left.picked]
    return set(CARDS) - set(seen)


@every_table
def test_no_view_holds_a_card_that_is_hidden(variant: str, seats: int) -> None:
    """gosu.piles.secret, gosu.teams.separate: the bytes of a view are searched for every card out of sight."""
    for game, _ in steps(variant, seats):
        if game.step % 3:
            continue
        for viewer in (*range(seats), None):
            sent = msgspec.json.encode(game.view(viewer)) + repr(game.view(viewer)).encode()
            assert not [card for card in unseen(game.position.state, viewer) if f'"{card}"'.encode() in sent]
            assert not [card for card in unseen(game.position.state, viewer) if f"'{card}'".encode() in sent]


def test_a_trapped_goblin_lies_open_to_all() -> None:
    """gosu.trap.known: its name and place stay in every view."""
    for game, _ in steps("standard", 3):
        state: State = game.position.state
        for viewer in (0, 1, 2, None):
            assert [side.army for side in game.view(viewer).table.sides] == [side.army for side in state.sides]
