"""Pointing at a piece of a picture: what can be done with it, and what can be asked about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.notation import tag_of
from tricktable.pointing import actions_on, askable_on

RULESETS = ["gorus-maximus", "gosu", "gosu-x"]


def cells(game: AnyGame, seat: int) -> list[tt.Cell]:
    picture = game.ruleset.picture(game.view(seat), game.ruleset.speech("en", game.players))
    return [cell for row in picture for cell in row.cells]


def moments(id: str, seed: int) -> Iterator[tuple[AnyGame, int]]:
    game = tt.new_game(id, 2, seed=seed)
    program = tt.agent("random", id, seed)
    while (seat := game.to_act) is not None:
        yield game, seat
        game.play(program.choose(game.view(seat)))


def found(id: str, seed: int = 3) -> dict[str, set[bool]]:
    """For each kind of action, whether it was on a cell of the picture whenever it was legal."""
    seen: dict[str, set[bool]] = {}
    for game, seat in moments(id, seed):
        legal = game.legal_actions()
        pointed = {action for cell in cells(game, seat) for action in actions_on(cell, legal, seat)}
        assert pointed <= set(legal)
        for action in legal:
            seen.setdefault(tag_of(type(action)), set()).add(action in pointed)
    return seen


def test_what_is_done_with_a_card_of_the_hand_or_the_army_is_on_that_card() -> None:
    assert found("gorus-maximus") == {"play": {True}}
    gosu, gosu_x = found("gosu"), found("gosu-x")
    assert {kind: gosu[kind] for kind in ("play", "mutate", "activate", "at", "pass")} == {
        "play": {True},
        "mutate": {True},
        "activate": {True},
        "at": {True},
        "pass": {False},
    }
    assert (gosu_x["play"], gosu_x["activate"], gosu_x["pass"]) == ({True}, {True}, {False})


@pytest.mark.parametrize("id", RULESETS)
def test_what_can_be_asked_of_a_card_is_answered(id: str) -> None:
    """Legal where it is listed, else forbidden by a paragraph; nothing is asked of what shows no card."""
    forbidden = 0
    for game, seat in moments(id, 5):
        legal = set(game.legal_actions())
        for cell in cells(game, seat):
            asked = askable_on(cell, game.ruleset, seat)
            assert bool(asked) <= bool(cell.card)
            for action in asked:
                answer = game.why_not(action, seat)
                assert (answer is None) == (action in legal)
                forbidden += answer is not None
    assert forbidden


def test_the_place_of_another_player_is_not_one_s_own() -> None:
    game = tt.new_game("gosu", 2, seed=1)
    activate = game.ruleset.parse_action("activate 1 2")
    own, other = (tt.Cell("", card="trsck", at=(seat, 1, 2)) for seat in (0, 1))
    assert actions_on(own, [activate], 0) == (activate,)
    assert actions_on(other, [activate], 0) == ()
    assert {tag_of(type(action)) for action in askable_on(other, game.ruleset, 0)} == {"at"}
    assert activate in askable_on(own, game.ruleset, 0)


def test_a_piece_without_a_card_leads_nowhere() -> None:
    game = tt.new_game("gorus-maximus", 2, seed=1)
    assert actions_on(tt.Cell("Round 1"), game.legal_actions(), 0) == ()
    assert askable_on(tt.Cell("Round 1"), game.ruleset, 0) == ()


def test_a_place_that_is_no_place_of_a_table() -> None:
    game = tt.new_game("gosu", 2, seed=1)
    for at in ((0,), (0, 1), (0, 1, 2, 3)):
        assert actions_on(tt.Cell("", at=at), [game.ruleset.parse_action("activate 1 2")], 0) == ()
        assert askable_on(tt.Cell("", at=at), game.ruleset, 0) == ()


def test_programs_made_for_the_game_come_first() -> None:
    assert tt.agent_names("gosu-x")[0] not in tt.agent_names("gorus-maximus")
    with pytest.raises(tt.UnknownRulesetError):
        tt.agent_names("no-such-game")
