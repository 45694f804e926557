"""A table that cannot be: players, variants, options, seeds and deals of every kind."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import tricktable as tt
from tests.input.odd import every_odd, play_on, refused_or_done

GORUS = "gorus-maximus"


@pytest.mark.parametrize("wrong", ["gorus", "gorus-maximum", "Gorus Maxmus", "gorusmaximus"])
def test_an_unknown_ruleset_names_the_nearest(wrong: str) -> None:
    with pytest.raises(tt.UnknownRulesetError, match=f"{wrong!r}.*Did you mean gorus-maximus"):
        tt.new_game(wrong, 3)


@pytest.mark.parametrize("same", ["Gorus Maximus", " GORUS_MAXIMUS\n"])
def test_a_ruleset_goes_by_its_name_too(same: str) -> None:
    assert tt.new_game(same, 3).ruleset.id == GORUS


def test_an_unknown_variant_names_the_nearest() -> None:
    with pytest.raises(tt.UnknownVariantError, match=r"'team'.*Did you mean teams"):
        tt.new_game(GORUS, 4, variant="team")


def test_every_unknown_option_is_named_with_the_nearest() -> None:
    with pytest.raises(tt.OptionsError) as caught:
        tt.new_game(GORUS, 4, options={"gaol": 3, "team": "even", 7: 8})
    assert [problem.partition(".")[0] for problem in caught.value.problems] == [
        "Unknown option 'gaol'",
        "Unknown option 'team'",
        "Unknown option 7",
    ]
    assert "Did you mean goal?" in caught.value.problems[0]


@pytest.mark.parametrize("seats", [-1, 0, 9, 10**9, 2**200])
def test_a_player_count_out_of_range_names_the_range(seats: int) -> None:
    with pytest.raises(tt.OptionsError, match="1 to 8"):
        tt.new_game(GORUS, seats)


@pytest.mark.parametrize(("variant", "seats"), [("solo", 2), ("duel", 3), ("standard", 2), ("teams", 3)])
def test_a_variant_for_other_counts_is_refused(variant: str, seats: int) -> None:
    with pytest.raises(tt.OptionsError, match=f"{variant} is for"):
        tt.new_game(GORUS, seats, variant=variant)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["Ann", "", "Bo"], "seat 1 is empty"),
        (["Ann", "  \t", "Bo"], "seat 1 is empty"),
        (["Ann", "ann ", "Bo"], "called ann"),
        (["é", "e\u0301", "Bo"], "called é"),
        (["Ann", 7, "Bo"], "a text, not int"),
        (["Ann", None, "Bo"], "a text, not NoneType"),
        (["Ann", b"Bo", "Cy"], "a text, not bytes"),
        (["Ann", "Bo\nCy", "Di"], "seat 1 has a control character"),
        (["Ann", "\x1b[31mBo", "Di"], "seat 1 has a control character"),
        (["Ann", "\ud800", "Di"], "seat 1 has a control character"),
        ("Ann", "a list of names"),
        (True, "not bool"),
        ({"Ann": 1, "Bo": 2}, "a list of names"),
    ],
)
def test_names_that_are_none_are_refused(names: Any, said: str) -> None:
    with pytest.raises(tt.OptionsError, match=said):
        tt.new_game(GORUS, names)


def test_names_do_not_matter_to_the_deal_nor_the_first_to_act() -> None:
    ann = tt.new_game(GORUS, ["Ann", "Bo", "Cy"], seed=5)
    zoe = tt.new_game(GORUS, ["Zoe", "Bo", "Ann"], seed=5)
    assert (ann.position, ann.to_act) == (zoe.position, zoe.to_act)


@pytest.mark.parametrize("argument", ["ruleset", "players", "variant", "options", "seed", "deal"])
@every_odd
def test_any_argument_of_any_kind(argument: str, odd: Any) -> None:
    arguments = {"ruleset": GORUS, "players": 3, "seed": 1, argument: odd}
    game = refused_or_done(tt.new_game, **arguments)
    if game is not None:
        assert tt.load(game.to_msgpack()).position == tt.load(game.to_json()).position == game.position


@pytest.mark.parametrize("name", ["crowd_favour", "schools", "goal", "teams"])
@every_odd
def test_any_option_of_any_kind(name: str, odd: Any) -> None:
    game = refused_or_done(tt.new_game, GORUS, 4, seed=1, options={name: odd})
    if game is not None:
        assert tt.load(game.to_msgpack()).position == tt.load(game.to_json()).position == game.position


@pytest.mark.parametrize("event", ["deck", "dealer", "schools", "no-such-event"])
@every_odd
def test_any_deal_of_any_kind(event: str, odd: Any) -> None:
    for outcome in (odd, [odd], [odd] * 30):
        deal: Any = {event: outcome}
        game = refused_or_done(tt.new_game, GORUS, 3, seed=1, deal=deal)
        if game is not None:
            assert tt.load(game.to_json()).position == game.position
            assert tt.replay(game.record().to_text()).position == game.position


SEEDS: list[int | str] = [
    0,
    1,
    -1,
    7,
    "7",
    "",
    "0x7",
    "Ann",
    2**53 + 1,
    2**63,
    2**64,
    -(2**64),
    10**18,
    2**200,
    10**4301,
    "é",
    "\ud800",
]


def test_every_seed_is_another_game_and_survives_save_and_record() -> None:
    games = [tt.new_game(GORUS, 3, seed=seed) for seed in SEEDS]
    assert all(a.position != b.position for a, b in itertools.combinations(games, 2))
    assert len({game.position.state.hands for game in games}) == len(SEEDS)
    for seed, game in zip(SEEDS, games, strict=True):
        assert tt.new_game(GORUS, 3, seed=seed).position == game.position
        assert tt.load(game.to_json()).position == tt.load(game.to_msgpack()).position == game.position
        assert tt.replay(game.record().to_text()).position == game.position


def test_games_without_a_seed_differ_and_tell_the_seed_they_took() -> None:
    games = [tt.new_game(GORUS, 3) for _ in range(20)]
    assert len({game.position.state.hands for game in games}) == 20
    for game in games:
        assert tt.replay(game.record()).position == game.position


def test_a_seed_does_not_drop_the_options() -> None:
    game = tt.new_game(GORUS, 4, seed=5, options={"goal": 1, "teams": "2-2"})
    assert (game.setup.options.goal, game.setup.options.teams) == (1, "2-2")
    play_on(game)
    again = tt.replay(game.record().to_text())
    assert (again.setup, again.outcome) == (game.setup, game.outcome)
