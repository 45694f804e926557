"""Actions, seats and steps that cannot be: refused with an error of ours, and the game is as it was."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from tricktable_gorus_maximus.gladiators import ALL
from tricktable_gorus_maximus.table import PlayGladiator

import tricktable as tt
from tests.core.raid import Count, Raid, Take
from tests.input.odd import Unequal, every_odd, refused_or_done, snapshot
from tricktable.game import AnyGame

ODD_ACTIONS = [Raid(-1), Raid(99), Raid(2**70), Count(True), Take("\ud800"), PlayGladiator("blue-99")]
NO_SEATS = [True, False, "1", "spectator", -1, 3, 99, 1.0, 2**64, b"\0", (1,), Unequal()]


def table(name: str, request: pytest.FixtureRequest) -> AnyGame:
    game: AnyGame = request.getfixturevalue(name)
    return game


@pytest.mark.parametrize("name", ["game", "asking"])
@every_odd
def test_an_action_of_any_kind(name: str, odd: Any, request: pytest.FixtureRequest) -> None:
    game = table(name, request)
    before = snapshot(game)
    inner: Any = odd
    for action in (odd, PlayGladiator(inner), Take(inner), Raid(inner), Count(inner)):
        assert refused_or_done(game.play, action) is None
        refused_or_done(game.ruleset.apply, game.position, action)
        refused_or_done(game.why_not, action)
    assert refused_or_done(game.ruleset.parse_action, odd) is None
    assert snapshot(game) == before


@pytest.mark.parametrize("action", ODD_ACTIONS, ids=ascii)
@pytest.mark.parametrize("name", ["game", "asking"])
def test_an_action_with_values_that_cannot_be_has_its_reason(
    name: str, action: Any, request: pytest.FixtureRequest
) -> None:
    game = table(name, request)
    if not isinstance(action, game.ruleset.action_types):
        for act in (game.why_not, game.play, lambda each: game.ruleset.apply(game.position, each)):
            with pytest.raises(tt.NotationError, match=f"a value of its own, not {type(action).__name__}"):
                act(action)
        return
    refused = game.why_not(action)
    assert refused is not None
    with pytest.raises(tt.IllegalActionError) as caught:
        game.play(action)
    assert (caught.value.rule, caught.value.action) == (refused.rule, action)


@pytest.mark.parametrize("given", [3, None, b"play blue-0", {"type": "play", "card": "blue-0"}, ["play"]], ids=repr)
def test_what_is_no_action_at_all_is_told_by_its_type(game: AnyGame, given: Any) -> None:
    before = snapshot(game)
    for act in (game.play, game.why_not):
        with pytest.raises(tt.NotationError, match=f"not {type(given).__name__}") as caught:
            act(given)
        assert ("read_action reads JSON" in str(caught.value)) == isinstance(given, (bytes, dict))
    assert snapshot(game) == before


def test_an_action_comes_back_from_its_json(game: AnyGame, asking: AnyGame) -> None:
    for each in (game, asking):
        for action in each.legal_actions():
            plain = msgspec.to_builtins(action)
            assert each.ruleset.read_action(plain) == each.ruleset.read_action(msgspec.json.encode(plain)) == action
        wrong: Any
        for wrong in (b"{", b'{"type":"no-such"}', "play blue-0", 3, None, []):
            with pytest.raises(tt.NotationError, match="no action"):
                each.ruleset.read_action(wrong)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play blu-7", "There is no card 'blu-7'. Did you mean 'blue-7'?"),
        ("play zebra", "There is no card 'zebra'."),
        ("play green-10", "That gladiator is not in your troupe."),
    ],
)
def test_a_card_that_no_deck_has_is_told_by_the_nearest(typed: str, said: str) -> None:
    game = tt.new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7)
    refused = game.why_not(typed, seat=1)
    assert refused is not None
    assert refused.message == said
    with pytest.raises(tt.IllegalActionError) as caught:
        game.play(typed)
    assert (caught.value.rule, caught.value.message) == (refused.rule, said)
    assert (refused.rule == "core.card") == ("no card" in said)
    spoken = game.why_not(typed, seat=1, language="uk-UA")
    assert spoken is not None
    assert ("Немає такої карти" in spoken.message) == ("no card" in said)


def test_a_variant_of_others_may_have_cards_of_its_own() -> None:
    ruleset = tt.ruleset("gorus-maximus")
    added = tt.Variant("strange", (3,), {}, rules=type("Strange", (ruleset.rules,), {}))
    game = tt.new_game(ruleset.with_variant(added), 3, variant="strange", seed=7)
    refused = game.why_not("play violet-7")
    assert refused is not None
    assert refused.rule == "gorus.bout.troupe"


def test_an_equal_action_of_another_type_is_kept_as_the_listed_one(asking: AnyGame) -> None:
    game = tt.new_game("raid", 2, seed=1)
    alike: Any = Raid(True)  # equal to Raid(1), but a save would say `true`
    step = game.play(alike)
    assert repr(step.action) == repr(game.history[0]) == "Raid(victim=1)"
    assert tt.load(game.to_json()).position == game.position
    assert repr(game.ruleset.apply(tt.new_game("raid", 2, seed=1).position, alike).position) == repr(game.position)


@pytest.mark.parametrize("seat", NO_SEATS, ids=ascii)
def test_a_seat_that_is_none_sees_and_does_nothing(game: AnyGame, seat: Any) -> None:
    while game.to_act != 1:  # True must not act, nor look, as seat 1
        game.play(game.legal_actions()[0])
    before, ruleset, position = snapshot(game), game.ruleset, game.position
    action = game.legal_actions()[0]
    for act in (
        lambda: game.view(seat),
        lambda: ruleset.view(position, seat),
        lambda: game.legal_actions(seat),
        lambda: ruleset.legal_actions(position, seat),
        lambda: game.play(action, seat=seat),
        lambda: ruleset.apply(position, action, seat),
        lambda: game.why_not(action, seat),
        lambda: game.undo(seat),
        lambda: game.determinize(seat, 1),
    ):
        with pytest.raises(tt.OptionsError, match="There is no seat"):
            act()
    assert snapshot(game) == before


@pytest.mark.parametrize(
    "step", ["4", True, 4.0, None, b"4", -1, 3, 5, 2**64, 10**4301], ids=lambda step: str(type(step))
)
def test_a_step_that_is_not_the_games_is_refused(game: AnyGame, step: Any) -> None:
    before, action = snapshot(game), game.legal_actions()[0]
    if step is None:
        game.play(action, step=step)
        return
    with pytest.raises(tt.StaleActionError if type(step) is int else tt.OptionsError):
        game.play(action, step=step)
    assert snapshot(game) == before


def test_what_is_sent_twice_is_taken_once(game: AnyGame) -> None:
    sent: dict[str, Any] = {
        "action": game.ruleset.format_action(game.legal_actions()[0]),
        "seat": game.to_act,
        "step": game.step,
    }
    game.play(**sent)
    before = snapshot(game)
    with pytest.raises(tt.StaleActionError) as caught:
        game.play(**sent)
    assert (caught.value.expected, caught.value.step) == (before[0].step - 1, before[0].step)
    assert snapshot(game) == before


@pytest.mark.parametrize("name", ["game", "asking"])
def test_out_of_turn_is_refused(name: str, request: pytest.FixtureRequest) -> None:
    game = table(name, request)
    before, action = snapshot(game), game.legal_actions()[0]
    for seat in set(range(3)) - {game.to_act}:
        with pytest.raises(tt.NotYourTurnError) as caught:
            game.play(action, seat=seat)
        assert (caught.value.seat, caught.value.to_act) == (seat, game.to_act)
        refused = game.why_not(action, seat)
        assert refused is not None
        assert refused.rule == "core.turn"
    assert snapshot(game) == before


def test_nothing_can_be_done_once_the_game_is_over(game: AnyGame) -> None:
    action = game.legal_actions()[0]
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    before = snapshot(game)
    with pytest.raises(tt.NotYourTurnError, match="the game is over"):
        game.play(action)
    with pytest.raises(tt.UndoError, match="nothing to do again"):
        game.redo()
    refused = game.why_not(action)
    assert refused is not None
    assert refused.rule == "core.over"
    assert snapshot(game) == before


@pytest.mark.parametrize("seed", range(8))
def test_illegal_actions_change_nothing_and_betray_no_card(seed: int) -> None:
    game, rng = tt.new_game("gorus-maximus", 4, seed=seed), random.Random(seed)
    for _ in range(30):
        actor, position, saved = game.to_act, game.position, game.to_json()
        assert actor is not None
        shown = set(game.view(actor).table.hand) | set(game.view(actor).table.bout)
        legal = game.legal_actions()
        for card in rng.sample(ALL.cards, 15):
            action = PlayGladiator(card)
            if action not in legal:
                with pytest.raises(tt.IllegalActionError) as caught:
                    game.play(action, seat=actor)
                said = str(caught.value) + repr(caught.value) + str(game.why_not(action))
                assert not [other for other in ALL.cards if other in said and other not in {card, *shown}]
        assert (game.position, game.to_json()) == (position, saved)
        game.play(rng.choice(legal))
