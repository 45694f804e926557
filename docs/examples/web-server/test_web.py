"""The server under fire: moves at the same time, twice and late; reconnects, onlookers, slow connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer
from room import WAITING, Room
from web import ROOMS, application

import tricktable as tt

Client = TestClient[Any, Any]


class Table:
    """A client, the game that it has opened, and the keys."""

    def __init__(self, client: Client, id: str, keys: list[str]) -> None:
        self.client, self.id, self.keys = client, id, keys

    @property
    def room(self) -> Room:
        app = self.client.app
        assert app is not None
        rooms: dict[str, Room] = app[ROOMS]
        return rooms[self.id]

    async def socket(self, key: str = "") -> ClientWebSocketResponse:
        return await self.client.ws_connect(f"/games/{self.id}/play?key={key}")

    async def post(self, key: str, action: str, step: int) -> tuple[int, dict[str, Any]]:
        answer = await self.client.post(
            f"/games/{self.id}/moves", params={"key": key}, json={"action": action, "step": step}
        )
        return answer.status, await answer.json()

    def first(self) -> tuple[str, str, int]:
        """The key of who is to act, the first legal action, and the step."""
        game = self.room.game
        assert game.to_act is not None
        return self.keys[game.to_act], game.ruleset.format_action(game.legal_actions()[0]), game.step


@asynccontextmanager
async def table(folder: Path, players: int = 3) -> AsyncIterator[Table]:
    names = ["Ann", "Daniel", "Maureen"][:players]
    async with asyncio.timeout(60), TestClient(TestServer(application(folder))) as client:
        answer = await client.post(
            "/games", json={"ruleset": "gorus-maximus", "players": names, "options": {"goal": 1}}
        )
        assert answer.status == 201
        opened = await answer.json()
        yield Table(client, opened["id"], opened["keys"])


def served(folder: Path, act: Callable[[Table], Awaitable[None]], players: int = 3) -> None:
    async def run() -> None:
        async with table(folder, players) as there:
            await act(there)

    asyncio.run(run())


def test_three_players_and_an_onlooker_through_a_whole_game(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        async def play(seat: int) -> dict[str, Any]:
            socket = await there.socket(there.keys[seat])
            ruleset = tt.ruleset("gorus-maximus")
            view = None
            while view is None or view.outcome is None:
                view = ruleset.read_view((await socket.receive_json())["view"])
                assert view.seat == seat
                if view.legal_actions:
                    await socket.send_json({"action": ruleset.format_action(view.legal_actions[0]), "step": view.step})
            await socket.close()
            return {"seat": seat, "outcome": view.outcome}

        onlooker = await there.socket()
        ended = await asyncio.gather(*map(play, range(3)))
        game = there.room.game
        assert [each["outcome"] for each in ended] == [game.outcome] * 3
        steps: list[int] = []
        while not steps or steps[-1] < game.step:
            message = await onlooker.receive_json()
            assert message["view"]["table"]["hand"] == []
            assert message["view"]["legal_actions"] == []
            steps.append(message["view"]["step"])
        assert steps == list(range(game.step + 1))  # every step, in order
        await onlooker.close()
        (kept,) = tmp_path.glob("*.save")
        assert tt.load(kept.read_bytes()).position == game.position

    served(tmp_path, act)


def test_the_same_move_ten_times_at_once_is_taken_once(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        answers = await asyncio.gather(*(there.post(*there.first()) for _ in range(10)))
        assert sorted(status for status, _ in answers) == [200] + [409] * 9
        assert {told["code"] for status, told in answers if status == 409} == {"stale-action"}
        assert there.room.game.step == 1

    served(tmp_path, act)


def test_errors_come_as_json_with_their_code(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        key, action, step = there.first()
        other = next(each for each in there.keys if each != key)
        for args, wanted in (
            ((key, "play no-card", step), (422, "illegal-action")),
            ((key, "what", step), (400, "notation")),
            ((key, action, step + 1), (409, "stale-action")),
            ((other, action, step), (403, "not-your-turn")),
            (("", action, step), (403, "forbidden")),
            (("guess", action, step), (403, "forbidden")),
        ):
            status, told = await there.post(*args)
            assert (status, told["code"]) == wanted
        status, told = await there.post(key, "play no-card", step)
        assert (told["rule"], told["message"]) == ("core.card", "There is no card 'no-card'. [core.card]")
        for path, body, wanted in (
            ("/games", b"{", (400, "message")),
            ("/games", b'{"ruleset": "no-such", "players": ["A", "B"]}', (404, "unknown-ruleset")),
            ("/games", b'{"ruleset": "gosu", "players": ["A"]}', (400, "options")),
            (f"/games/{there.id}/moves?key={key}", b'{"action": 1}', (400, "message")),
        ):
            answer = await there.client.post(path, data=body)
            assert (answer.status, (await answer.json())["code"]) == wanted
        assert (await there.client.get("/games/none")).status == 404
        assert there.room.game.step == 0

    served(tmp_path, act)


def test_an_action_may_go_back_as_the_object_that_came(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        key, _, step = there.first()
        socket = await there.socket(key)
        view = (await socket.receive_json())["view"]
        await socket.send_json({"action": {"type": "play", "card": 3}, "step": step})
        assert (await socket.receive_json())["code"] == "notation"
        await socket.send_json({"action": view["legal_actions"][0], "step": step})
        assert (await socket.receive_json())["view"]["step"] == step + 1
        await socket.close()

    served(tmp_path, act)


def test_an_address_that_is_none_is_told_in_json(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        for method, path, status in (
            ("GET", "/games/none", 404),
            ("GET", "/nothing/here", 404),
            ("GET", "/games", 405),
            ("GET", f"/games/{there.id}/play", 400),  # no WebSocket
        ):
            answer = await there.client.request(method, path)
            assert (answer.status, (await answer.json())["code"]) == (status, "http")
            assert ("Allow" in answer.headers) == (status == 405)

    served(tmp_path, act)


def test_what_is_no_message_is_told_why(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        answer = await there.client.post("/games", data=b'{"ruleset": "gosu", "players": 2}')
        assert "Expected `array`, got `int` - at `$.players`" in (await answer.json())["message"]
        answer = await there.client.post("/games", data=b'{"ruleset": "gosu"}')
        assert "missing required field `players`" in (await answer.json())["message"]

    served(tmp_path, act)


def test_who_comes_back_sees_the_table_as_it_is(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        key, action, step = there.first()
        socket = await there.socket(key)
        await socket.receive_json()
        await socket.send_json({"action": action, "step": step})
        await socket.close()  # before the answer: was the move taken?
        while not there.room.game.step:
            await asyncio.sleep(0.01)
        again = await there.socket(key)
        shown = await again.receive_json()
        assert (shown["view"]["step"], shown["events"]) == (1, [])
        await again.send_json({"action": action, "step": step})  # sent again, to be sure
        assert (await again.receive_json())["code"] == "stale-action"
        await again.close()
        assert there.room.game.step == 1

    served(tmp_path, act)


def test_an_onlooker_may_look_and_not_move(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        socket = await there.socket()
        assert (await socket.receive_json())["seat"] is None
        _, action, step = there.first()
        await socket.send_json({"action": action, "step": step})
        assert (await socket.receive_json())["code"] == "forbidden"
        await socket.send_str("what?")
        assert (await socket.receive_json())["code"] == "message"
        await socket.close()
        with pytest.raises(WSServerHandshakeError, match="403"):
            await there.socket("guess")

    served(tmp_path, act)


def test_a_card_that_one_draws_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def act(there: Table) -> None:
        sockets = [await there.socket(key) for key in (*there.keys, "")]
        for socket in sockets:
            await socket.receive_json()
        key, action, step = there.first()
        drawer = there.keys.index(key)
        await there.post(key, action, step)
        drawn = [(await socket.receive_json())["events"][-1]["card"] for socket in sockets]
        assert drawn[drawer] is not None
        assert [card for at, card in enumerate(drawn) if at != drawer] == [None, None]
        for socket in sockets:
            await socket.close()

    served(tmp_path, act, players=2)


def test_a_move_that_cannot_be_kept_is_no_move() -> None:
    async def run() -> None:
        async def fail(data: bytes) -> None:
            raise OSError("The disk is full.")

        room = Room(tt.new_game("gorus-maximus", 3, seed=7), fail)
        listener = room.enter(None)
        before = room.game.position
        with pytest.raises(OSError, match="full"):
            await room.move(1, "play blue-0", 0)
        assert room.game.position == before
        assert listener.waiting.qsize() == 1

    asyncio.run(run())


def test_a_connection_that_does_not_keep_up_is_ended() -> None:
    async def run() -> None:
        async def keep(data: bytes) -> None:
            pass

        room = Room(tt.new_game("gorus-maximus", 3, seed=7), keep)
        slow = room.enter(None)
        while room.game.to_act is not None:
            await room.move(
                room.game.to_act, room.game.ruleset.format_action(room.game.legal_actions()[0]), room.game.step
            )
            assert slow.waiting.qsize() <= WAITING
            if slow.waiting.qsize() == 1:
                break
        assert room.game.step == WAITING
        assert slow.waiting.get_nowait() is None

    asyncio.run(run())
