"""Section 10, options: values that are refused or taken."""

from __future__ import annotations

from typing import Any

import pytest

import tricktable as tt


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"goal": 0}, "gorus.options.goal"),
        ({"goal": -1}, "gorus.options.goal"),
        ({"goal": 2.0}, "goal"),
        ({"goal": True}, "goal"),
        ({"goal": "3"}, "goal"),
        ({"schools": ["blue", "pink"]}, "gorus.options.schools"),
        ({"schools": ["blue", "pink", "pink"]}, "gorus.options.schools"),
        ({"schools": ["blue", "pink", "Green"]}, "gorus.options.schools"),
        ({"schools": "blue"}, "schools"),
        ({"teams": "2-1"}, "gorus.options.teams"),
        ({"teams": "even"}, "gorus.options.teams"),
        ({"crowd_favour": [[16, 1]]}, "gorus.options.favour"),
        ({"crowd_favour": [[-1, 1]]}, "gorus.options.favour"),
        ({"crowd_favour": [[10, 1], [10, 1]]}, "gorus.options.favour"),
        ({"crowd_favour": [[10, 0.5]]}, "crowd_favour"),
        ({"crowd_favour": [[10]]}, "crowd_favour"),
        ({"crowd_favor": [[10, 1]]}, "crowd_favor"),
    ],
)
def test_refused(options: dict[str, Any], word: str) -> None:
    """gorus.options.goal, gorus.options.schools, gorus.options.teams, gorus.options.favour."""
    with pytest.raises(tt.OptionsError) as error:
        tt.new_game("gorus-maximus", 3, seed=0, options=options)
    assert word in str(error.value)


@pytest.mark.parametrize("seats", range(1, 9))
def test_as_many_schools_as_the_players_call_for(seats: int) -> None:
    """gorus.options.schools, gorus.setup.schools: three, four or five, and no other number."""
    wanted = {1: 3, 2: 3, 3: 3, 4: 4}.get(seats, 5)
    names = ["yellow", "pink", "green", "brown", "blue"]
    for count in range(1, 6):
        if count == wanted:
            game = tt.new_game("gorus-maximus", seats, seed=0, options={"schools": names[:count]})
            assert set(game.position.state.schools) == set(names[:count])
        else:
            with pytest.raises(tt.OptionsError):
                tt.new_game("gorus-maximus", seats, seed=0, options={"schools": names[:count]})


@pytest.mark.parametrize(("seats", "teams"), [(1, "none"), (2, "none"), (5, "none"), (5, "3-2"), (5, "2-2-1")])
def test_one_goal_for_every_side(seats: int, teams: str) -> None:
    """gorus.options.goal: it replaces the usual goal for every side alike, teams and contenders included."""
    game = tt.new_game("gorus-maximus", seats, seed=0, options={"teams": teams, "goal": 7})
    assert set(game.view(None).table.goals) == {7}


def test_ranks_not_in_play_are_ignored() -> None:
    """gorus.options.favour-keys: an entry for a rank that does not play changes nothing."""
    games = [
        tt.new_game("gorus-maximus", 3, seed=5, options={"crowd_favour": [[0, 5], [8, -4], [10, 1], *more]})
        for more in ([], [[15, 100], [1, -100]])
    ]
    outcomes = []
    for game in games:
        while game.outcome is None:
            game.play(game.legal_actions()[0])
        outcomes.append((game.step, game.outcome))
    assert outcomes[0] == outcomes[1]
