"""The page on debugging names the fault that there is, and the line that mends it."""

from __future__ import annotations

import importlib
import inspect
import types

import pytest

from tests.docs.pages import DEBUG_PAGE, read
from tricktable import AnyRuleset
from tricktable.testing import check_game, check_ruleset

CHECK = "cards-conserved"


@pytest.fixture
def forgetful(suns: AnyRuleset) -> types.ModuleType:
    return importlib.import_module("docs.examples.debugging.forgetful")


def test_only_the_line_that_is_named_differs(forgetful: types.ModuleType) -> None:
    rules = forgetful.ForgetfulRules
    wrong, right = (inspect.getsource(cls.end_trick).splitlines() for cls in (rules, rules.__mro__[1]))
    differing = sorted(set(map(str.strip, right)) - set(map(str.strip, wrong)))
    assert [line for line in differing if "replace(" in line] == [
        "r.state = replace(r.state, trick=Trick(seat), kept=kept, away=r.state.away + others)"
    ]
    assert "\n    away=r.state.away + others\n" in read(DEBUG_PAGE)


def test_the_mended_rules_pass_on_the_game_that_failed(forgetful: types.ModuleType) -> None:
    wrong, right = (forgetful.ruleset(rules) for rules in (forgetful.ForgetfulRules, forgetful.SunsRules))
    (failed, *_) = check_ruleset(wrong, checks=[CHECK])
    assert (failed.status, failed.moves) == ("failed", 6)
    assert check_game(CHECK, wrong, failed.game).status == "failed"
    assert check_game(CHECK, right, failed.game).status == "passed"
