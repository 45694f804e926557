"""The server: `python web.py`, then POST /games, and a WebSocket for each player and onlooker."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from room import Listener, Room

import tricktable as tt

ROOMS: web.AppKey[dict[str, Room]] = web.AppKey("rooms")
FOLDER: web.AppKey[Path] = web.AppKey("folder")

STATUS = {
    "illegal-action": 422,
    "not-your-turn": 403,
    "stale-action": 409,
    "unknown-ruleset": 404,
    "unknown-variant": 404,
    "ruleset-bug": 500,
    "effect-loop": 500,
    "plugin": 500,
}
"""What an error is in HTTP, by its code; any other is the fault of the request: 400."""


class NewGame(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /games."""

    ruleset: str
    players: list[str]
    variant: str | None = None
    options: dict[str, Any] | None = None


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """What comes over the WebSocket, or as the body of POST /games/ID/moves.

    The action is a text, or one of the objects in `legal_actions`.
    """

    action: str | dict[str, Any]
    step: int


def problem(error: Exception) -> tuple[int, dict[str, Any]]:
    """An error as a status and JSON. No message of tricktable holds what a player may not see."""
    if isinstance(error, tt.TricktableError):
        rule = error.rule if isinstance(error, tt.IllegalActionError) else None
        return STATUS.get(error.code, 400), {"type": "error", "code": error.code, "rule": rule, "message": str(error)}
    if isinstance(error, PermissionError):
        return 403, {"type": "error", "code": "forbidden", "rule": None, "message": str(error)}
    return 400, {"type": "error", "code": "message", "rule": None, "message": f"That is no message: {error}"}


@web.middleware
async def errors_as_json(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Errors that a request can cause become JSON; all others are bugs, and stay errors of the server."""
    try:
        return await handler(request)
    except (tt.TricktableError, PermissionError, msgspec.DecodeError) as error:
        status, told = problem(error)
        return web.json_response(body=msgspec.json.encode(told), status=status)
    except web.HTTPException as error:  # no such address or method, or no WebSocket where one is wanted
        if error.status < 400:
            raise
        told = {"type": "error", "code": "http", "rule": None, "message": error.text}
        allowed = {name: error.headers[name] for name in ("Allow",) if name in error.headers}
        return web.json_response(told, status=error.status, headers=allowed)


def room_of(request: web.Request) -> Room:
    """The room that the address names."""
    try:
        return request.app[ROOMS][request.match_info["id"]]
    except KeyError:
        raise web.HTTPNotFound(text="There is no such game.") from None


async def new_game(request: web.Request) -> web.Response:
    """Open a game. The answer has a key for each seat: hand each to its player."""
    wanted = msgspec.json.decode(await request.read(), type=NewGame)
    game = tt.new_game(wanted.ruleset, wanted.players, variant=wanted.variant, options=wanted.options)
    id, folder = secrets.token_urlsafe(8), request.app[FOLDER]

    async def keep(data: bytes) -> None:
        await asyncio.to_thread(folder.joinpath(f"{id}.save").write_bytes, data)

    request.app[ROOMS][id] = room = Room(game, keep)
    return web.json_response({"id": id, "keys": room.keys}, status=201)


async def look(request: web.Request) -> web.Response:
    """The table as the key may see it; without a key, as an onlooker."""
    room = room_of(request)
    return web.json_response(body=msgspec.json.encode(room.shown(room.seat_of(request.query.get("key", "")))))


async def move(request: web.Request) -> web.Response:
    """A move without a WebSocket."""
    room = room_of(request)
    seat, wanted = room.seat_of(request.query.get("key", "")), msgspec.json.decode(await request.read(), type=Move)
    await room.move(seat, wanted.action, wanted.step)
    return web.json_response(body=msgspec.json.encode(room.shown(seat)))


async def listen(request: web.Request) -> web.WebSocketResponse:
    """A WebSocket: first the table, then every step; moves come in."""
    room = room_of(request)
    seat = room.seat_of(request.query.get("key", ""))
    socket = web.WebSocketResponse(heartbeat=30)
    await socket.prepare(request)
    listener = room.enter(seat)
    sender = asyncio.create_task(send(socket, listener))
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            try:
                wanted = msgspec.json.decode(message.data, type=Move)
                await room.move(seat, wanted.action, wanted.step)
            except (tt.TricktableError, PermissionError, msgspec.DecodeError) as error:
                listener.tell(problem(error)[1])  # to the sender, and to nobody else
    finally:
        room.leave(listener)
        sender.cancel()
    return socket


async def send(socket: web.WebSocketResponse, listener: Listener) -> None:
    """Carry what waits to the connection, at the pace that it takes."""
    while (data := await listener.waiting.get()) is not None:
        await socket.send_str(data.decode())
    await socket.close()


def application(folder: Path, pages: Path | None = None) -> web.Application:
    """The server; saves are written into the folder, and pages are served at /."""
    app = web.Application(middlewares=[errors_as_json])
    app[ROOMS], app[FOLDER] = {}, folder
    app.router.add_post("/games", new_game)
    app.router.add_get("/games/{id}", look)
    app.router.add_post("/games/{id}/moves", move)
    app.router.add_get("/games/{id}/play", listen)
    if pages is not None:
        app.router.add_static("/", pages)
    return app


if __name__ == "__main__":
    saves = Path("saves")
    saves.mkdir(exist_ok=True)
    pages = Path("pages")
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    web.run_app(application(saves, pages if pages.is_dir() else None), host="127.0.0.1", port=port)
