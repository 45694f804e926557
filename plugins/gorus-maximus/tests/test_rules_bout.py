"""Section 2, the bout: what is seen and what is refused, in whole games."""

from __future__ import annotations

import random

import msgspec
import pytest
from tricktable_gorus_maximus import State, View

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.walk import cards_in


def played_on(game: AnyGame, decisions: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    for _ in range(decisions):
        game.play(rng.choice(game.legal_actions()))


def test_reneging_is_refused() -> None:
    """gorus.bout.reneging: a gladiator that may not be entered is refused, and nothing changes."""
    game = tt.new_game("gorus-maximus", 4, seed=5)
    refused = 0
    while game.outcome is None:
        before, step = game.position, game.step
        state: State = before.state
        legal = {game.ruleset.format_action(action) for action in game.legal_actions()}
        for card in state.hands[state.turn]:
            if f"play {card}" not in legal:
                with pytest.raises(tt.IllegalActionError) as error:
                    game.play(f"play {card}")
                assert error.value.rule == "gorus.bout.follow"
                refused += 1
        assert (game.position, game.step) == (before, step)
        game.play(game.legal_actions()[0])
    assert refused > 50


def test_a_record_that_reneges_is_invalid_from_that_move_on() -> None:
    """gorus.bout.reneging: the move is named; those before it can still be replayed."""
    game = tt.new_game("gorus-maximus", 3, seed=4)
    while len(game.legal_actions()) == len(game.position.state.hands[game.position.state.turn]):
        game.play(game.legal_actions()[0])
    at, state = game.step, game.position.state
    legal = {game.ruleset.format_action(action) for action in game.legal_actions()}
    forbidden = next(f"play {card}" for card in state.hands[state.turn] if f"play {card}" not in legal)
    played_on(game, 5)
    lines = game.record().to_text().split("\n")
    moves = [number for number, line in enumerate(lines) if line[:1].isdigit()]
    lines[moves[at]] = f"{state.turn} {forbidden}"
    text = "\n".join(line for line in lines if not line.startswith("="))
    with pytest.raises(tt.ReplayDivergedError) as error:
        tt.replay(text)
    assert error.value.at == at
    assert tt.verify(text).status == "diverged"
    assert tt.replay(text, at=at).step == at


def test_the_last_bout_is_cleared_by_the_deal() -> None:
    """gorus.bout.last-bout-shown, gorus.bout.new-round: nothing of the old round is left on the new table."""
    game = tt.new_game("gorus-maximus", 3, seed=6)
    played_on(game, 29)
    assert game.view(None).table.last is not None
    played_on(game, 1)
    for seat in (0, 1, 2, None):
        table: View = game.view(seat).table
        assert table.round == 2
        assert (table.last, table.preferred, table.initiating, table.bout) == (None, None, None, ())
        assert table.won == (0, 0, 0)


@pytest.mark.parametrize("seats", [1, 2, 3, 5, 8])
def test_older_bouts_are_hidden(seats: int) -> None:
    """gorus.bout.hidden, gorus.bout.last-bout: of what has been played a view shows this bout and the last one only."""
    game = tt.new_game("gorus-maximus", seats, seed=9)
    rng, checked = random.Random(1), 0
    for _ in range(10 * seats - 1):
        game.play(rng.choice(game.legal_actions()))
        state: State = game.position.state
        for seat in (*range(seats), None):
            own = () if seat is None else state.hands[seat]
            last = () if state.last is None else state.last.cards
            shown = set(cards_in(game.view(seat)))
            assert shown <= {*own, *state.bout, *last}
            checked += len(shown)
    assert checked


def test_no_view_tells_of_favour() -> None:
    """gorus.bout.hidden: how much favour a pile has gathered is told to nobody before the round is counted."""
    names = {field.name for field in msgspec.structs.fields(View)}
    assert not {name for name in names if "favour" in name}
    game = tt.new_game("gorus-maximus", 4, seed=3)
    played_on(game, 39)
    assert game.view(0).table.support == (0, 0, 0, 0)


def test_two_piles_that_differ_only_in_cards_look_alike() -> None:
    """gorus.bout.hidden: exchanging gladiators between old bouts in two piles changes no view."""
    table = {
        "preferred": "pink",
        "leader": 0,
        "hands": [["blue-4", "green-4"], ["blue-5", "green-5"], ["blue-6", "green-6"]],
        "won": [["blue-12", "blue-11", "blue-10"], ["green-8", "pink-8", "blue-8"], []],
        "rest": 2,
    }
    other = {**table, "won": [["green-8", "pink-8", "blue-8"], ["blue-12", "blue-11", "blue-10"], []]}
    games = [tt.from_position("gorus-maximus", {"players": 3, "table": data}) for data in (table, other)]
    for seat in (0, 1, 2, None):
        assert games[0].view(seat) == games[1].view(seat)


def test_the_tracker_is_right_in_every_view() -> None:
    """gorus.bout.tracker, gorus.bout.tracker-only, gorus.bout.placing: preferred and initiating school."""
    game = tt.new_game("gorus-maximus", 5, seed=2)
    rng = random.Random(2)
    while game.outcome is None:
        state: State = game.position.state
        for seat in (*range(5), None):
            table: View = game.view(seat).table
            assert table.preferred == state.preferred
            assert table.bout == state.bout
            assert table.leader == state.leader
            assert table.initiating == (state.bout[0].rpartition("-")[0] if state.bout else None)
        game.play(rng.choice(game.legal_actions()))
