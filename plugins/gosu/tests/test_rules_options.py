"""Options: values that are refused or taken, and what each of them changes."""

from __future__ import annotations

from typing import Any

import pytest
from tricktable_gosu import Options
from tricktable_gosu.table import BattleFought, LimitSet, Passed

import tricktable as tt
from plugins.gosu.tests.tables import new_game, table
from tricktable.tableau import events as told

FIRES = {"hand": ["dynamite", "dynamite", "fire-goblin-ak-52", "fire-goblin-ak-52"]}


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (2, {"points": 0}, "gosu.options.points"),
        (2, {"points": -3}, "gosu.options.points"),
        (2, {"points": 11}, "gosu.options.points"),
        (2, {"points": 2.0}, "points"),
        (2, {"points": True}, "points"),
        (2, {"points": "3"}, "points"),
        (2, {"points": None}, "points"),
        (2, {"points": 10**30}, "beyond 64 bits"),
        (2, {"mulligan": "maybe"}, "mulligan"),
        (2, {"mulligan": None}, "mulligan"),
        (2, {"draft": "yes"}, "draft"),
        (2, {"draft": 1}, "draft"),
        (3, {"draft": True}, "gosu.options.draft"),
        (4, {"draft": True}, "gosu.options.draft"),
        (2, {"turn_limit": 0}, "gosu.options.turn-limit"),
        (2, {"turn_limit": 101}, "gosu.options.turn-limit"),
        (2, {"turn_limit": "ten"}, "turn_limit"),
        (3, {"turn_limit": 10}, "gosu.options.turn-limit"),
        (4, {"turn_limit": 10}, "gosu.options.turn-limit"),
        (2, {"teams": True}, "gosu.options.teams"),
        (3, {"teams": True}, "gosu.options.teams"),
        (2, {"shared_end": "win"}, "shared_end"),
        (2, {"round_start": "Tokens"}, "round_start"),
        (2, {"lone_turns": 0}, "gosu.options.lone-turns"),
        (2, {"lone_turns": 1001}, "gosu.options.lone-turns"),
        (2, {"round_turns": 0}, "gosu.options.round-turns"),
        (2, {"round_turns": 10_001}, "gosu.options.round-turns"),
        (2, {"turn_limmit": 10}, "turn_limit"),
        (2, {"point": 3}, "points"),
    ],
)
def test_refused(seats: int, options: dict[str, Any], word: str) -> None:
    """gosu.options.points, gosu.options.draft, gosu.options.turn-limit, gosu.options.teams, gosu.options.lone-turns."""
    with pytest.raises(tt.OptionsError) as error:
        tt.new_game("gosu", seats, seed=0, options=options)
    assert word in str(error.value)


def test_every_fault_at_once() -> None:
    with pytest.raises(tt.OptionsError) as error:
        tt.new_game("gosu", 3, seed=0, options={"points": 0, "draft": True, "lone_turns": 0, "turn_limit": 0})
    told_of = "; ".join(error.value.problems)
    assert [word for word in ("points:", "draft:", "lone_turns:", "turn_limit:") if word not in told_of] == []


@pytest.mark.parametrize(
    ("variant", "seats"),
    [("standard", 1), ("standard", 5), ("tournament", 3), ("tournament", 4), ("teams", 2), ("teams", 3)],
)
def test_players(variant: str, seats: int) -> None:
    """gosu.aim.players, gosu.tournament.refused, gosu.teams.two."""
    with pytest.raises(tt.OptionsError):
        tt.new_game("gosu", seats, variant=variant, seed=0)


def test_what_the_variants_settle() -> None:
    """gosu.ukrainian.variant, gosu.tournament.draft, gosu.tournament.limit, gosu.teams.ukrainian."""
    ruleset = tt.ruleset("gosu")
    for variant in ruleset.variants:
        options = ruleset.setup(variant.seats[0], variant.id).options
        ukrainian, tournament = "ukrainian" in variant.id, "tournament" in variant.id
        assert options == Options(
            mulligan="must" if ukrainian else "may",
            shared_end="drawn" if ukrainian else "together",
            round_start="release" if ukrainian else "tokens",
            draft=tournament,
            turn_limit=10 if tournament else None,
            teams="teams" in variant.id,
            cards=options.cards,
        )


def test_points() -> None:
    """gosu.options.points: the first victory point wins, or the tenth."""
    game = table(FIRES, {}, options={"points": 1}, turn=1)
    for action in ("pass", "play dynamite", "pass"):
        game.play(action)
    assert game.outcome == tt.Outcome("gosu.end.points", (0,), (), (1, 0))
    game = table(FIRES, {}, options={"points": 10}, points=[8, 0], round=9, turn=1)
    for action in ("pass", "play dynamite", "pass", "pass", "pass"):
        assert game.outcome is None
        game.play(action)
    assert game.outcome == tt.Outcome("gosu.end.points", (0,), (), (10, 0))


def test_lone_turns() -> None:
    """gosu.options.lone-turns, gosu.turn.lone-limit: so many turns alone, then he has passed."""
    game = table(FIRES, {}, options={"lone_turns": 2}, turn=1)
    game.play("pass")
    assert game.play("play dynamite").events == (told.Entered(0, 1, 1, "dynamite"),)
    events = game.play("play dynamite").events
    assert events[1] == Passed(0)
    assert isinstance(events[2], BattleFought)
    assert game.position.state.round == 2


def test_round_turns() -> None:
    """gosu.options.round-turns, gosu.turn.round-limit: so many turns of all together, then everybody has passed."""
    game = table(FIRES, {"hand": ["kork"]}, {}, options={"round_turns": 4})
    for action in ("play dynamite", "spend 1", "pass"):
        assert not any(isinstance(event, BattleFought) for event in game.play(action).events)
    events = game.play("play dynamite").events
    assert [event.seat for event in events if isinstance(event, Passed)] == [0, 1]


def test_turn_limit() -> None:
    """gosu.options.turn-limit, gosu.tournament.limit-end: told as it begins, counted in the view, then it ends."""
    game = table(FIRES, {}, options={"turn_limit": 2}, turn=1)
    assert LimitSet(2) in game.play("pass").events
    assert game.view(None).table.left == 2
    game.play("play dynamite")
    assert game.view(None).table.left == 1
    assert Passed(0) in game.play("play dynamite").events
    assert (game.position.state.round, game.view(None).table.left) == (2, None)


@pytest.mark.parametrize(("start", "first"), [("tokens", told.TokensBack), ("release", told.Released)])
def test_round_start(start: str, first: type[Any]) -> None:
    """gosu.round.order, gosu.ukrainian.round-order: what comes first is told first."""
    mine = {"army": [[{"card": "dynamite", "down": True}, "dynamite"]], "spent": 1}
    game = table(mine, {"passed": True}, options={"round_start": start})
    events = [event for event in game.play("pass").events if isinstance(event, (told.TokensBack, told.Released))]
    assert len(events) == 2
    assert isinstance(events[0], first)


@pytest.mark.parametrize(("end", "winners", "drawn"), [("together", (0, 1), ()), ("drawn", (), (0, 1))])
def test_shared_end(end: str, winners: tuple[int, ...], drawn: tuple[int, ...]) -> None:
    """gosu.end.shared, gosu.ukrainian.draw-game: the third point for two at once, the token with neither of them."""
    one = {"army": [["dynamite"]], "passed": True}
    game = table(one, one, {}, options={"shared_end": end}, points=[2, 2, 0], round=5, advantage=2)
    game.play("pass")
    assert game.outcome == tt.Outcome("gosu.end.points", winners, drawn, (3, 3, 0))


def test_options_of_one_variant_at_the_table_of_another() -> None:
    """gosu.options.draft, gosu.options.mulligan: a draft goes without a redraw, whatever the rest of the table says."""
    game = new_game("ukrainian", 2, 1, draft=True)
    assert game.position.state.phase == "draft"
    while game.position.state.phase == "draft":
        game.play(game.legal_actions()[-1])
    assert game.position.state.phase == "turns"
    assert [len(side.hand) for side in game.position.state.sides] == [7, 7]
