"""Neither player is ever sent what he may not know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from host import Host
from messages import Join, Move, Shown
from player import Player, play
from serve import Server

import tricktable as tt


def first(speech: tt.Speech, view: tt.View[Any, Any]) -> str:
    """A player who takes what comes first."""
    return tt.ruleset(view.ruleset).format_action(view.legal_actions[0])


SEED = "a seed that stands out"


class Watched(Host):
    """A host whose letters are looked into before they go out."""

    def __init__(self, seed: str = SEED, *, leaky: bool = False) -> None:
        super().__init__(tt.new_game("gorus-maximus", ["Ann", "Daniel"], seed=seed))
        self.leaky = leaky
        self.letters = 0
        self.shown = [set[str](), set[str]()]
        self.round = 1

    def hear(self, seat: int | None, line: bytes) -> tuple[int | None, list[tuple[int, bytes]]]:
        before, step = [self._secret(0), self._secret(1)], self.game.step
        seat, letters = super().hear(seat, line)
        played = {self.game.history[-1].card} if self.game.step > step else set()
        if self.game.position.state.round != self.round:  # all cards are dealt anew
            self.round = self.game.position.state.round
            self.shown = [set(), set()]
        for to, letter in letters:
            self._look_into(letter, before[to] - played, self._secret(to), self.shown[to])
        return seat, letters

    def _shown(self, seat: int, step: tt.Step[Any, Any] | None = None) -> tuple[int, bytes]:
        if not self.leaky or step is None:
            return super()._shown(seat, step)
        return self._letter(seat, Shown(step.events, self.game.view(seat)))  # all events, and not those for the seat

    def _secret(self, seat: int) -> set[str]:
        """The cards that a player cannot know: the other hand and the pile, but for what he was shown."""
        state = self.game.position.state
        return {*state.hands[1 - seat], *state.stock} - self.shown[seat]

    def _look_into(self, letter: bytes, before: set[str], after: set[str], shown: set[str]) -> None:
        assert SEED not in letter.decode()
        message = json.loads(letter)
        events, rest = _texts(message.pop("events", [])), _texts(message)
        assert "seed" not in rest
        assert not after & rest
        assert not before & after & events, "the events tell of a card that is hidden"
        shown |= rest | (events - after)
        self.letters += 1


def _texts(data: object) -> set[str]:
    """Every text in some JSON, names of fields included."""
    if isinstance(data, dict):
        return {text for pair in data.items() for each in pair for text in _texts(each)}
    if isinstance(data, list):
        return {text for each in data for text in _texts(each)}
    return {data} if isinstance(data, str) else set()


async def whole_game(host: Host) -> tuple[Player, Player]:
    server = await asyncio.start_server(Server(host).meet, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    ann, daniel = Player(first), Player(first)
    async with server:
        async with asyncio.timeout(60):
            await asyncio.gather(*(play(each, key, port) for each, key in zip((ann, daniel), host.keys, strict=True)))
    return ann, daniel


def by_hand(host: Host) -> None:
    """A game without a network."""
    words = host.game.speech()
    while (seat := host.game.to_act) is not None:
        view = host.game.view(seat)
        host.hear(seat, msgspec.json.encode(Move(first(words, view), view.step)))


@pytest.mark.parametrize("number", range(5))
def test_nothing_leaks_in_other_games(number: int) -> None:
    by_hand(Watched(f"{SEED} {number}"))


def test_two_clients_play_a_game_and_learn_nothing_that_they_may_not() -> None:
    host = Watched()
    ann, daniel = asyncio.run(whole_game(host))
    assert host.game.outcome is not None
    assert host.letters > 2 * len(host.game.history)
    assert ann.view == host.game.view(0)
    assert daniel.view == host.game.view(1)


def test_the_test_would_find_a_leak() -> None:
    host = Watched(leaky=True)
    with pytest.raises(AssertionError, match="hidden"):
        by_hand(host)


def test_what_is_refused_changes_nothing_and_goes_to_the_sender_only() -> None:
    host = Watched()
    seat = host.game.to_act
    assert seat is not None
    before = host.game.position
    for line, code in (
        (msgspec.json.encode(Move("play no-card", 0)), "illegal-action"),
        (msgspec.json.encode(Move("what", 0)), "notation"),
        (msgspec.json.encode(Move("play blue-0", 5)), "stale-action"),
        (b"{", "message"),
        (b'{"type": "move", "action": 1}', "message"),
    ):
        back, ((to, letter),) = host.hear(seat, line)
        assert (back, to) == (seat, seat)
        assert msgspec.json.decode(letter)["code"] == code
    _, ((to, letter),) = host.hear(1 - seat, msgspec.json.encode(Move("play blue-0", 0)))
    assert (to, msgspec.json.decode(letter)["code"]) == (1 - seat, "not-your-turn")
    assert host.game.position == before


def test_no_key_no_game() -> None:
    host = Watched()
    for line in (
        b'{"type":"join","key":"guess"}',
        '{"type":"join","key":"ключ"}'.encode(),
        b'{"type":"move","action":"play blue-0","step":0}',
        b"?",
    ):
        assert host.hear(None, line) == (None, [])


def test_who_comes_back_is_shown_the_table_as_it_is() -> None:
    host = Watched()
    seat = host.game.to_act
    assert seat is not None
    host.hear(seat, msgspec.json.encode(Move(first(host.game.speech(), host.game.view(seat)), 0)))
    _, letters = host.hear(None, msgspec.json.encode(Join(host.keys[seat])))
    shown = msgspec.json.decode(letters[1][1])
    assert (shown["events"], shown["view"]["step"]) == ([], 1)
