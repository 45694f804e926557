"""What a seat is handed holds no card, seed or order that it may not know, by whichever way it is handed."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tricktable as tt
from tricktable.game import AnyGame

SEED = "a-seed-that-is-easy-to-find"
CARD = re.compile(r"(?:blue|brown|green|pink|yellow)-\d+")


def fresh(seats: int = 3) -> AnyGame:
    return tt.new_game("gorus-maximus", seats, seed=SEED, options={"goal": 2})


def handed(game: AnyGame, seat: int | None, events: tuple[Any, ...] = ()) -> Iterator[str]:
    """Everything that a host hands to one seat, as text."""
    ruleset, view = game.ruleset, game.view(seat)
    yield msgspec.json.encode(view).decode()
    yield msgspec.msgpack.encode(view).decode("latin-1")
    yield repr(view)
    yield msgspec.json.encode(ruleset.view(game.position, seat)).decode()
    yield repr(game)
    speech = ruleset.speech("en", game.players)
    yield repr(ruleset.picture(view, speech))
    for event in events:
        yield repr(event)
        yield speech.event(event)
    if seat is not None:
        yield repr(game.legal_actions(seat))


def hidden(game: AnyGame, seat: int | None) -> set[str]:
    """The cards of the others' troupes and of the stock."""
    state = game.position.state
    others = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
    return {*others, *state.stock}


def betrays_nothing(game: AnyGame, seat: int | None, events: tuple[Any, ...] = (), showed: Any = ()) -> None:
    secret = hidden(game, seat) - set(showed)
    for text in handed(game, seat, events):
        assert SEED not in text
        assert '"seed"' not in text
        assert "chance" not in text.lower()
        assert not secret & set(CARD.findall(text)), text


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_on_every_way(seats: int) -> None:
    game = fresh(seats)
    viewers = (None, *range(seats))
    while game.outcome is None:
        step = game.play(game.legal_actions()[-1])
        routes: list[AnyGame] = []
        if game.step % 7 == 1:
            routes += [tt.load(game.to_json()), tt.load(game.to_msgpack()), tt.replay(game.record()), game.copy()]
            back = game.copy()
            back.undo(revealed=True)
            back.redo()
            routes.append(back)
            back = game.copy()
            back.undo(revealed=True)
            routes.append(back)
        for viewer in viewers:
            # The last card of a round is shown before the new deal hides it again.
            showed = {
                card for event in step.events if type(event).__name__ in ("Played", "BoutWon") for card in _cards(event)
            }
            betrays_nothing(game, viewer, step.events_for(viewer), showed)
            for route in routes:
                betrays_nothing(route, viewer)


def _cards(event: Any) -> list[str]:
    return CARD.findall(msgspec.json.encode(event).decode())


def test_the_end_of_a_game_shows_no_more_than_its_course() -> None:
    game = fresh(2)
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    for viewer in (None, 0, 1):
        betrays_nothing(game, viewer)


def test_a_view_is_the_same_whatever_the_seed_will_bring() -> None:
    """The seed and its counter are in no view: with another seed for what is to come it is equal byte for byte."""
    position = fresh().position
    ruleset = tt.ruleset("gorus-maximus")
    other = msgspec.structs.replace(position, chance=tt.Chance("99", 1_234))
    for viewer in (None, 0, 1, 2):
        assert msgspec.json.encode(ruleset.view(position, viewer)) == msgspec.json.encode(ruleset.view(other, viewer))


def test_nothing_is_logged_nor_printed(caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]) -> None:
    caplog.set_level(logging.DEBUG)
    game = fresh()
    for _ in range(30):
        game.play(game.legal_actions()[0])
        game.view(0)
        with pytest.raises(tt.NotationError):
            game.play("play")
    tt.load(game.to_json())
    assert (caplog.records, tuple(capsys.readouterr())) == ([], ("", ""))


def test_a_log_without_the_deal_is_no_record() -> None:
    """What a seat has seen cannot be replayed: without a seed or table there is nothing to invent the cards from."""
    text = fresh().record().to_text()
    for header in ("seed", "players", "variant", "ruleset"):
        without = "\n".join(line for line in text.splitlines() if not line.startswith(header))
        with pytest.raises(tt.NotationError, match=f"headers missing: {header}"):
            tt.parse_record(without)


def test_an_action_names_its_card_whatever_has_left_the_hand_since() -> None:
    game = fresh()
    actor = game.to_act
    assert actor is not None
    last = game.ruleset.format_action(game.legal_actions()[-1])
    card = last.split()[1]
    game.play(game.legal_actions()[4])
    while game.to_act != actor:
        game.play(game.legal_actions()[0])
    assert card in game.position.state.hands[actor]
    if game.why_not(last) is None:
        assert game.play(last).events[0].card == card
    assert tt.load(game.to_json()).legal_actions() == game.legal_actions()
