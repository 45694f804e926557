"""The names of `import tricktable` work as the first page of the documentation says."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tricktable as tt


def test_a_game_in_ten_lines() -> None:
    game = tt.new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7)
    while game.outcome is None:
        actions = game.legal_actions()
        step = game.play(actions[0])
        assert step.events
    assert game.outcome.scores
    assert game.to_act is None
    assert game.legal_actions() == ()


def test_a_ruleset_tells_what_it_is() -> None:
    found = tt.ruleset("gorus-maximus")
    assert found.info in tt.rulesets()
    assert found.info.distribution == "tricktable-gorus-maximus"
    assert [variant.id for variant in found.variants] == ["standard", "solo", "duel", "teams"]
    assert found.options_type().goal is None
    assert len(found.cards()) == len(set(found.cards())) == 80
    assert set(found.rulebook("uk")["gorus.bout.follow"].text) == {"uk"}
    assert found.rulebook("fr")["gorus.bout.follow"].text["fr"] == found.rulebook["gorus.bout.follow"].text["en"]
    assert tt.plugin_failures() == ()


def test_only_the_seat_to_act_has_legal_actions() -> None:
    game = tt.new_game("gorus-maximus", players=4, seed=7)
    actor = game.to_act
    for seat in range(4):
        assert (game.legal_actions(seat=seat) == game.legal_actions()) == (seat == actor)
        assert bool(game.view(seat).legal_actions) == (seat == actor)


def test_why_not_names_the_paragraph() -> None:
    game = tt.new_game("gorus-maximus", players=3, seed=7)
    refused = game.why_not("play green-10")
    assert refused is not None
    assert refused.rule == "gorus.bout.troupe"
    assert game.why_not(game.legal_actions()[0]) is None
    with pytest.raises(tt.IllegalActionError) as caught:
        game.play("play green-10")
    assert caught.value.rule == refused.rule
    assert isinstance(caught.value, ValueError)


def test_a_drawn_game_is_a_whole_one() -> None:
    game = tt.new_game("gorus-maximus", players=3, seed=7)
    drawn = game.determinize(0, seed=1)
    assert drawn.view(0) == game.view(0)
    assert drawn.position != game.position
    while drawn.outcome is None:
        drawn.play(drawn.legal_actions()[0])


def test_everything_that_is_offered_is_there_and_listed_once() -> None:
    assert len(tt.__all__) == len(set(tt.__all__))
    assert all(hasattr(tt, name) for name in tt.__all__)


def test_importing_looks_for_nothing_and_needs_no_extra() -> None:
    code = (
        "import sys, tricktable\n"
        "assert tricktable.plugins._default is None\n"
        "print(sorted({'click', 'rich', 'pytest', 'hypothesis', 'importlib.metadata', 'tomllib'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
