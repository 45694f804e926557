"""What is read from text by people and plugins: actions, scenarios, rulebooks, catalogs. Any text, and near misses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tricktable as tt
from tests.core.raid import RAID
from tests.input.odd import every_odd, refused_or_done
from tricktable.locale import parse_catalog
from tricktable.rulebook import parse_rulebook
from tricktable.scenario import parse_scenarios, run

GORUS = tt.ruleset("gorus-maximus")
SCENARIO = """
[[scenario]]
id = "a"
title.en = "A"
rules = ["gorus.bout.follow"]
players = 3
seed = 7

[[scenario.step]]
seat = 1
legal = ["play blue-0"]
illegal = { "play blue-4" = "gorus.bout.troupe" }
play = "play blue-0"
events = ["played"]
then = { turn = 2, "view.1.table.turn" = 2 }
"""
RULEBOOK = """
[[section]]
id = "toy.play"
title.en = "Play"

[[section.paragraph]]
id = "toy.play.turn"
origin = "ours"
en = "Play a card."
"""
CATALOG = """
[event]
drew = { by = "cards", one = "{seat}: {cards} card", other = "{seat}: {cards} cards" }
pass = "{seat} passes"
"""

toml_like = st.recursive(
    st.sampled_from(
        ['"x"', "7", "-1", "true", "1.5", "nan", "2020-01-01", "2020-13-45", "9" * 5_000, '""', '"\\ud800"']
    ),
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]")
        | st.lists(inner, max_size=2).map(
            lambda items: "{" + ", ".join(f"k{n} = {it}" for n, it in enumerate(items)) + "}"
        )
    ),
    max_leaves=5,
)


def spoilt(data: st.DataObject, text: str) -> str:
    """The text with a line left out, doubled, given another value, or with something put in."""
    lines = text.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    name = lines[at].partition("=")[0]
    put: Any = data.draw(
        st.one_of(
            st.just([]),
            st.just([lines[at]] * 2),
            toml_like.map(lambda value: [f"{name} = {value}"]),
            st.text(max_size=15).map(lambda more: [lines[at] + more]),
        )
    )
    return "\n".join([*lines[:at], *put, *lines[at + 1 :]])


@given(st.data())
def test_scenarios(data: st.DataObject) -> None:
    for text in (spoilt(data, SCENARIO), data.draw(st.text(max_size=40))):
        for scenario in refused_or_done(parse_scenarios, text) or ():
            refused_or_done(run, scenario, GORUS)


@pytest.mark.parametrize(
    "path", ["view.x", "view.", "view.-1", "view.9.table", "event", "event.x", "hands.x", "hands.99", "", "."]
)
def test_a_path_of_a_scenario_that_leads_nowhere_is_its_fault(path: str) -> None:
    (scenario,) = parse_scenarios(SCENARIO.replace("turn = 2, ", f'"{path}" = 5, '))
    with pytest.raises(tt.TricktableError, match="step 1"):
        run(scenario, GORUS)


@given(st.data())
def test_rulebooks_and_catalogs(data: st.DataObject) -> None:
    refused_or_done(parse_rulebook, spoilt(data, RULEBOOK), also=ValueError)
    refused_or_done(parse_catalog, spoilt(data, CATALOG), also=ValueError)
    other = data.draw(st.text(max_size=40))
    refused_or_done(parse_rulebook, other, also=ValueError)
    refused_or_done(parse_catalog, other, also=ValueError)


@every_odd
def test_readers_handed_something_else(odd: Any) -> None:
    for read in (parse_scenarios, parse_rulebook, parse_catalog):
        refused_or_done(read, odd, also=ValueError)


@pytest.mark.parametrize("deep", ["a = " + "[" * 50_000, "a = " + "{a=" * 50_000, "a" + ".a" * 1_000 + " = 1"])
def test_nested_deeply(deep: str) -> None:
    for read in (parse_scenarios, parse_rulebook, parse_catalog):
        refused_or_done(read, deep, also=ValueError)


WORDS = [
    "play",
    "PLAY",
    "raid",
    "take",
    "spot",
    "count",
    "stop",
    "blue-4",
    "0",
    "-1",
    "-",
    '"',
    '"a',
    '"\\ud800"',
    "true",
]


@given(
    st.one_of(
        st.text(max_size=30), st.lists(st.sampled_from([*WORDS, "9" * 5_000, "[[", "{}", "null", "1.5"])).map(" ".join)
    )
)
@example("[" * 50_000)
@example("spot " + "[" * 50_000)
@example("count " + "1" * 4_301)
def test_actions(text: str) -> None:
    for ruleset in (GORUS, RAID):
        action = refused_or_done(ruleset.parse_action, text)
        if action is not None:
            assert ruleset.parse_action(ruleset.format_action(action)) == action
            game = tt.new_game(ruleset, 2, seed=1)
            refused_or_done(game.play, text)
            refused_or_done(game.why_not, text)


@pytest.mark.parametrize(
    ("text", "column", "said"),
    [
        ("", 1, "missing"),
        ("  paly blue-4", 3, "Did you mean 'play'"),
        ("play", 5, "also needs: card"),
        ("play blue-4 blue-5", 13, "is too much: 'play' needs no more"),
        ("play 7", 6, "'7' is not what is needed here: card"),
        ("play -", 6, "'-' is not what is needed here: card"),
    ],
)
def test_an_action_says_where_it_is_wrong(text: str, column: int, said: str) -> None:
    with pytest.raises(tt.NotationError, match=said) as caught:
        GORUS.parse_action(text)
    assert (caught.value.line, caught.value.column) == (1, column)
