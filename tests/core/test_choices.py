"""A choice in the midst of an action: saved, loaded, undone, replayed, refused and failed at every step."""

from __future__ import annotations

import json
import random

import pytest

import tricktable as tt
from tests.core.raid import RAID, Action, Count, Dig, Raid, RaidRules, Spot, State, Stop, Take, Wait
from tricktable.game import AnyGame

tt.register(type("RaidPlugin", (), {"tricktable_rulesets": staticmethod(tt.hookimpl(lambda: [RAID]))})(), "raid")


def game_of(seats: int = 3, seed: int = 7) -> AnyGame:
    return tt.new_game(RAID, seats, seed=seed)


def played_at_random(seed: int, seats: int = 3, steps: int = 99) -> AnyGame:
    game, rng = game_of(seats, seed), random.Random(seed)
    for _ in range(steps):
        actions = [action for action in game.legal_actions() if action != _TRIP]
        if not actions:
            break
        game.play(rng.choice(actions))
    return game


_TRIP = RAID.parse_action("trip")


def test_the_one_who_is_asked_acts_and_all_know_the_question() -> None:
    game = game_of()
    game.play(Raid(1))
    assert game.to_act == 1
    assert game.legal_actions() == tuple(Take(card) for card in game.position.state.hands[1])
    assert game.legal_actions(seat=0) == ()
    assert game.view(0).prompt == tt.Message.of("prompt.discard", n=1)
    assert game.view(0).legal_actions == ()
    assert game.view(1).legal_actions == game.legal_actions()


def test_events_come_with_the_answer_that_brings_them_about() -> None:
    game = game_of()
    assert game.play(Raid(1)).events == ()
    first = game.legal_actions()[0]
    assert [type(event).__name__ for event in game.play(first).events] == ["Moved"]
    assert [type(event).__name__ for event in game.play(Spot(0)).events] == ["Looked"]
    assert [type(event).__name__ for event in game.play(Stop()).events] == ["Shuffled", "Moved", "Moved"]
    assert game.position.pending is None
    assert game.to_act == 1


def test_only_the_raider_learns_what_he_looked_at() -> None:
    game = game_of()
    game.play(Raid(1))
    game.play(game.legal_actions()[0])
    step = game.play(Spot(0))
    card = step.events[0].card
    assert [step.events_for(seat)[0].card for seat in (0, 1, 2, None)] == [card, None, None, None]
    assert [card in game.view(seat).table.looked for seat in (0, 1, 2, None)] == [True, False, False, False]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("codec", ["to_json", "to_msgpack"])
def test_saved_and_loaded_before_every_decision(seed: int, codec: str) -> None:
    straight, rng = game_of(seed=seed), random.Random(seed)
    saved = game_of(seed=seed)
    while straight.outcome is None:
        action = rng.choice([action for action in straight.legal_actions() if action != _TRIP])
        saved = tt.load(getattr(saved, codec)())
        assert saved.legal_actions() == straight.legal_actions()
        assert saved.play(action) == straight.play(action)
        assert saved.position == straight.position
    assert saved.record() == straight.record()


@pytest.mark.parametrize("seed", range(12))
def test_pure_functions_and_game_agree(seed: int) -> None:
    game, rng = game_of(seed=seed), random.Random(seed)
    position = game.position
    while game.outcome is None:
        action = rng.choice([action for action in game.legal_actions() if action != _TRIP])
        after = RAID.apply(position, action)
        assert game.play(action).events == after.events
        assert game.position == after.position
        position = after.position


@pytest.mark.parametrize("seed", range(6))
def test_undo_goes_back_through_every_choice_and_redo_forth(seed: int) -> None:
    game, positions = played_at_random(seed), []
    end = game.position
    while game.history:
        positions.append(game.position)
        game.undo(revealed=True)
    assert game.position == game_of(seed=seed).position
    for position in reversed(positions):
        game.redo()
        assert game.position == position
    assert game.position == end


@pytest.mark.parametrize("seed", range(6))
def test_every_prefix_of_a_record_replays(seed: int) -> None:
    game = played_at_random(seed)
    record = game.record()
    assert tt.verify(record.to_text()).status == "exact"
    for at in range(len(game.history) + 1):
        assert tt.replay(record, at=at).step == at
    assert tt.replay(record).position == game.position


def test_a_refused_answer_changes_nothing() -> None:
    game = game_of()
    game.play(Raid(1))
    before = game.position
    for action in (Raid(2), Take("c99"), Take(before.state.hands[0][0]), Stop(), Wait()):
        with pytest.raises(tt.IllegalActionError) as caught:
            game.play(action)
        assert caught.value.rule == "core.choice"
        assert game.position == before
    game.play(game.legal_actions()[0])


def test_a_bug_in_the_midst_leaves_the_game_before_it() -> None:
    game = game_of()
    game.play(_TRIP)
    before, step = game.position, game.step
    with pytest.raises(tt.RulesetBugError) as caught:
        game.play(Count(0))
    assert caught.value.ruleset == "raid"
    assert (game.position, game.step) == (before, step)
    game.undo(revealed=True)
    game.play(Dig())
    game.play(Count(2))
    assert tt.verify(game.record()).status == "exact"
    with pytest.raises(tt.RulesetBugError):
        RAID.apply(before, Count(0))


def test_an_answer_that_is_not_offered_any_more_diverges() -> None:
    game = game_of()
    game.play(Raid(1))
    game.play(game.legal_actions()[0])
    save = game.to_json()
    pending = game.position.pending
    assert pending is not None
    card = pending.answers[0].card
    other = next(card for card in game.position.state.deck if card != card[0])
    forged = save.replace(
        b'"answers":[{"type":"take","card":"%s"}]' % card.encode(),
        b'"answers":[{"type":"take","card":"%s"}]' % other.encode(),
    )
    assert forged != save
    forged = json.dumps({**json.loads(forged), "checksum": None}).encode()
    with pytest.raises(tt.ReplayDivergedError):
        tt.load(forged)
    rewound = tt.load(forged, rewind=True)
    assert (rewound.step, rewound.position.pending) == (0, None)
    rewound.play(Dig())


def test_undo_stops_at_what_was_shown_or_drawn() -> None:
    game = game_of()
    game.play(Dig())
    game.undo()
    game.play(Dig())
    game.play(Count(0))
    game.undo()
    game.play(Count(1))
    with pytest.raises(tt.UndoError) as caught:
        game.undo()
    assert caught.value.reason == "revealed"
    assert game.step == 2


def test_undo_stops_at_a_look_into_another_hand_and_at_another_seat() -> None:
    game = game_of()
    game.play(Raid(1))
    game.play(game.legal_actions()[0])
    with pytest.raises(tt.UndoError) as caught:
        game.undo(seat=0)
    assert caught.value.reason == "another-seat"
    game.play(Spot(0))
    with pytest.raises(tt.UndoError) as caught:
        game.undo(seat=0)
    assert caught.value.reason == "revealed"


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_drawn_game_looks_the_same_also_inside_a_choice(seed: int, viewer: int | None) -> None:
    game = played_at_random(seed, steps=3 + seed)
    changed = 0
    for draw in range(4):
        other = game.determinize(viewer, draw)
        assert other.view(viewer) == game.view(viewer)
        assert RAID.problems(other.position) == ()
        changed += other.position.state != game.position.state
        while other.outcome is None:
            other.play(next(action for action in other.legal_actions() if action != _TRIP))
    assert changed >= 3


def test_what_an_open_choice_betrayed_stays_where_it_is() -> None:
    game = game_of()
    game.play(Raid(1))
    given = game.legal_actions()[0]
    game.play(given)
    game.play(Spot(1))
    seen = game.view(0).table.looked[0]
    hidden = set()
    for draw in range(60):
        state = game.determinize(0, draw).position.state
        assert seen in state.hands[1]
        assert state.discard == (given.card,)
        hidden |= set(state.hands[1]) - {seen}
    assert len(hidden) > 8


def test_an_old_position_is_a_snapshot() -> None:
    game = game_of()
    first = game.position
    text = repr(first)
    played = played_at_random(3)
    for action in played.history[:1]:
        game.play(action)
    assert repr(first) == text
    assert hash(first) == hash(game_of().position)


def test_a_copy_goes_its_own_way() -> None:
    game = game_of()
    game.play(Raid(1))
    copy = game.copy()
    copy.play(copy.legal_actions()[0])
    assert (game.step, copy.step) == (1, 2)
    game.play(game.legal_actions()[1])
    assert game.position != copy.position
    assert tt.verify(copy.record()).status == "exact"


def test_a_listing_made_for_other_rules_is_not_inherited() -> None:
    class Fast(RaidRules):
        def legal(self, state: State, seat: int) -> tuple[Action, ...]:
            return (Wait(),)

    class Stricter(Fast):
        def refuse(self, state: State, seat: int, action: Action) -> str | None:
            return super().refuse(state, seat, action) or ("raid.no-digging" if action == Dig() else None)

    state = game_of().position.state
    setup = game_of().setup
    assert Fast(3, setup.options).legal(state, 0) == (Wait(),)
    assert Stricter(3, setup.options).legal(state, 0) == (Raid(1), Raid(2), Wait(), RAID.parse_action("trip"))
