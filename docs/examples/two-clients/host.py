"""The server's side of a game: it holds the game, and says what to send to whom."""

from __future__ import annotations

import secrets

import msgspec
from messages import Join, Refused, Shown, ToPlayer, ToServer, Welcome

import tricktable as tt
from tricktable.game import AnyGame

Letters = list[tuple[int, bytes]]
"""Seats, and what to send to each."""


class Host:
    """One game and the keys of its seats. Nothing but `_letter` writes to a player."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.keys = tuple(secrets.token_hex(16) for _ in game.players)
        self._decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)

    def hear(self, seat: int | None, line: bytes) -> tuple[int | None, Letters]:
        """A line that came in; the seat that it is from, once that is known, and the answers."""
        try:
            message = self._decoder.decode(line)
        except msgspec.DecodeError:
            return seat, [] if seat is None else [self._letter(seat, Refused("message", "That is no message."))]
        if isinstance(message, Join):
            given = message.key.encode()  # bytes: a comparison of texts takes none but ASCII
            found = next((at for at, key in enumerate(self.keys) if secrets.compare_digest(key.encode(), given)), None)
            return found, [] if found is None else self._welcome(found)
        if seat is None:
            return None, []
        try:
            step = self.game.play(message.action, seat=seat, step=message.step)
        except tt.TricktableError as error:
            return seat, [self._letter(seat, Refused(error.code, str(error)))]
        return seat, [self._shown(each, step) for each in range(len(self.game.players))]

    def _welcome(self, seat: int) -> Letters:
        game = self.game
        return [self._letter(seat, Welcome(game.ruleset.id, seat, game.players)), self._shown(seat)]

    def _shown(self, seat: int, step: tt.Step[object, tt.Event] | None = None) -> tuple[int, bytes]:
        events = () if step is None else step.events_for(seat)
        return self._letter(seat, Shown(events, self.game.view(seat)))

    def _letter(self, seat: int, message: ToPlayer) -> tuple[int, bytes]:
        return seat, msgspec.json.encode(message) + b"\n"
