"""A scenario that fails says whose decision is open, and what can be decided."""

from __future__ import annotations

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS

from tests.core.raid import RAID
from tests.rulesets.whist import WHIST
from tests.testing.broken.deciding import NothingToDo
from tests.testing.broken.make import broken
from tricktable import AnyRuleset
from tricktable.scenario import ScenarioError, parse_scenarios, run

HEAD = '[[scenario]]\nid = "odd"\nrules = []\nplayers = 2\nseed = 7\n[[scenario.step]]\n'


def failure(steps: str, ruleset: AnyRuleset = RAID) -> str:
    (scenario,) = parse_scenarios(HEAD + steps)
    with pytest.raises(ScenarioError) as caught:
        run(scenario, ruleset)
    return str(caught.value)


def test_an_action_in_an_open_question() -> None:
    told = failure('moves = ["raid 1"]\n[[scenario.step]]\nplay = "dig"')
    assert told.startswith(
        "odd: step 2: 'dig' is refused: That is not among the answers to the open question. [core.choice]; "
    )
    assert "; seat 1 is asked prompt.discard, legal are take " in told


def test_an_action_that_is_refused_outside_a_question() -> None:
    told = failure('play = "take nothing"')
    assert "; seat 0 is to act, legal are raid 1, dig" in told


def test_many_legal_actions_are_counted() -> None:
    (scenario,) = parse_scenarios(HEAD.replace("players = 2", "players = 4") + 'play = "play nonsense"')
    with pytest.raises(ScenarioError, match=r"legal are play (\S+, play ){11}\S+ and 1 more$"):
        run(scenario, WHIST)


@pytest.mark.parametrize("path", ["outcome", "outcome.winners"])
def test_a_game_that_is_not_over_yet(path: str) -> None:
    told = failure(f'then = {{ "{path}" = [0] }}', GORUS_MAXIMUS)
    assert f"step 1: {path} is None, not [0] (seat " in told
    assert " is to act, legal are play " in told
    asked = failure(f'moves = ["raid 1"]\nthen = {{ "{path}" = [0] }}')
    assert "(seat 1 is asked prompt.discard, legal are take " in asked


OVER = 'moves = ["wait", "wait", "wait", "wait", "wait", "wait"]\n[[scenario.step]]\n'


def test_a_game_that_is_over() -> None:
    assert failure(f'{OVER}legal = ["dig"]') == "odd: step 2: nothing is legal"


def test_somebody_who_has_nothing_to_do() -> None:
    stuck = broken(NothingToDo, id="harbour")
    told = failure('moves = ["draw", "draw"]\nthen = { outcome = 1 }', stuck)
    assert told == "odd: step 1: outcome is None, not 1 (seat 0 is to act, nothing is legal)"


def test_another_path_says_what_stood_there_and_no_more() -> None:
    assert failure("then = { turns = 5 }") == "odd: step 1: turns is 0, not 5"
