"""One game on a server, whatever web framework carries it: who may move, who is told what, one move at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tricktable.game import AnyGame

Keep = Callable[[bytes], Awaitable[None]]
"""Writes a save somewhere; the move counts once it has come back."""

WAITING = 50
"""How many messages may wait for a slow connection before it is given up."""


class Listener:
    """One connection: a seat, or an onlooker (None), and what waits to be sent to it.

    Attributes:
        seat: who listens.
        waiting: messages; None ends the connection.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def tell(self, message: dict[str, Any]) -> None:
        """Put a message into the queue; a connection that does not keep up is ended, and may come back."""
        if self.waiting.qsize() < WAITING:
            self.waiting.put_nowait(msgspec.json.encode(message))
        else:
            self.waiting = asyncio.Queue()
            self.waiting.put_nowait(None)


class Room:
    """A game, its keys, and those who listen."""

    def __init__(self, game: AnyGame, keep: Keep, language: str = "en") -> None:
        self.game = game
        self.language = language
        self.keys = tuple(secrets.token_urlsafe(16) for _ in game.players)
        self.listeners: set[Listener] = set()
        self._keep = keep
        self._lock = asyncio.Lock()

    def seat_of(self, key: str) -> int | None:
        """The seat of a key; None for an onlooker.

        Raises:
            PermissionError: the key is of no seat.
        """
        if not key:
            return None
        for seat, known in enumerate(self.keys):
            if secrets.compare_digest(known.encode(), key.encode()):
                return seat
        raise PermissionError("This key opens no seat.")

    def enter(self, seat: int | None) -> Listener:
        """Begin to listen. The first message is the table as it is, also for who comes back."""
        listener = Listener(seat)
        listener.tell(self.shown(seat))
        self.listeners.add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """Listen no more."""
        self.listeners.discard(listener)

    def shown(self, seat: int | None, events: tuple[Any, ...] = ()) -> dict[str, Any]:
        """What a seat is told: what happened, and the table after it; both also in words, for clients of any game."""
        game, view = self.game, self.game.view(seat)
        speech = game.speech(self.language).at(view)
        return {
            "type": "shown",
            "players": game.players,
            "seat": seat,
            "events": events,
            "view": view,
            "rows": game.show(seat, self.language).picture,
            "told": [speech.event(event) for event in events],
            "asked": speech.prompt(view.prompt),
            "choices": [speech.action(action) for action in view.legal_actions],
            "ended": "" if view.outcome is None else speech.outcome(view.outcome),
        }

    async def move(self, seat: int | None, action: str | dict[str, Any], step: int) -> None:
        """Take an action, keep the game, and tell all.

        Raises:
            TricktableError: it was refused; nothing has changed.
            PermissionError: an onlooker has no moves.
        """
        if seat is None:
            raise PermissionError("Onlookers have no moves.")
        async with self._lock:
            trial = self.game.copy()
            played = action if isinstance(action, str) else trial.ruleset.read_action(action)
            done = trial.play(played, seat=seat, step=step)
            await self._keep(trial.to_msgpack())  # if this fails, nobody has moved
            self.game = trial
            for listener in self.listeners:
                listener.tell(self.shown(listener.seat, done.events_for(listener.seat)))
