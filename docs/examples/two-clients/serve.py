"""The server: `python serve.py` prints a key for each player, and waits."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio import StreamReader, StreamWriter

from host import Host

import tricktable as tt


class Server:
    """Carries lines between the host and the players."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.writers: dict[int, StreamWriter] = {}

    async def meet(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One connection, until it ends."""
        seat: int | None = None
        try:
            while line := await reader.readline():
                seat, letters = self.host.hear(seat, line)
                if seat is None:
                    break  # no key, no game
                self.writers[seat] = writer
                for to, letter in letters:
                    if to in self.writers:
                        self.writers[to].write(letter)
        except (ConnectionError, ValueError):
            pass  # the player is gone, or sent a line without end
        finally:
            if seat is not None and self.writers.get(seat) is writer:
                del self.writers[seat]
            writer.close()


async def main(port: int = 8765, seed: int | None = None) -> None:
    """Open a table for two and serve it. Without a seed nobody can guess the deal."""
    host = Host(tt.new_game("gorus-maximus", players=["Ann", "Daniel"], seed=seed))
    server = await asyncio.start_server(Server(host).meet, "127.0.0.1", port)
    for name, key in zip(host.game.players, host.keys, strict=True):
        print(f"{name}: python player.py {key} {port}", flush=True)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(*map(int, sys.argv[1:])))
