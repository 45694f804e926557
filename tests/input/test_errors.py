"""What all errors of the library have in common."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import tricktable as tt
from tricktable import errors
from tricktable.scenario import ScenarioError

RAISED: dict[str, Callable[[], Any]] = {
    "illegal-action": lambda: tt.new_game("gorus-maximus", 3, seed=7).play("play blue-4"),
    "not-your-turn": lambda: tt.new_game("gorus-maximus", 3, seed=7).play("play blue-0", seat=0),
    "stale-action": lambda: tt.new_game("gorus-maximus", 3, seed=7).play("play blue-0", step=5),
    "undo": lambda: tt.new_game("gorus-maximus", 3, seed=7).undo(),
    "notation": lambda: tt.parse_record("?"),
    "position": lambda: tt.from_position("gorus-maximus", {"x": 1}),
    "save": lambda: tt.load(b"{}"),
    "unknown-ruleset": lambda: tt.ruleset("gosu-y"),
    "unknown-variant": lambda: tt.new_game("gorus-maximus", 3, variant="trio"),
    "unknown-agent": lambda: tt.agent("alphago", "gorus-maximus"),
    "unknown-paragraph": lambda: tt.ruleset("gorus-maximus").rulebook["99.9"],
    "options": lambda: tt.new_game("gorus-maximus", 99),
}
MADE: list[tt.TricktableError] = [
    errors.VersionError("format", 2, 1),
    errors.ReplayDivergedError(3, "an action is refused."),
    errors.PluginError("a-plugin", "it does not fit"),
    errors.RulesetBugError("raid", "it failed"),
    errors.EffectLoopError("a-card", 1000),
    errors.UnknownNameError("x", ("y",)),
    errors.UnknownCardError("x", ("y",)),
    errors.PackError([errors.PackFault(3, "it is no card.")]),
    ScenarioError("a", ["it differs"]),
]


def caught(raising: Callable[[], Any]) -> tt.TricktableError:
    with pytest.raises(tt.TricktableError) as info:
        raising()
    return info.value


@pytest.mark.parametrize("code", RAISED)
def test_each_is_raised_with_its_code_and_a_built_in_that_fits(code: str) -> None:
    error = caught(RAISED[code])
    assert error.code == code
    assert isinstance(error, (ValueError, LookupError, RuntimeError))


def test_each_survives_the_way_between_processes() -> None:
    raised = [caught(raising) for raising in RAISED.values()]
    for error in (*raised, *MADE):
        for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(again) is type(error)
            assert (str(again), vars(again)) == (str(error), vars(error))
    there = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, tt.TricktableError)]
    assert set(there) <= {tt.TricktableError, *(type(error) for error in (*raised, *MADE))}


def test_codes_are_all_different() -> None:
    kinds = {type(error) for error in MADE} | {type(caught(raising)) for raising in RAISED.values()}
    assert len({kind.code for kind in kinds}) == len(kinds)
