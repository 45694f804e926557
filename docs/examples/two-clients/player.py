"""A client: `python player.py KEY` joins the game and asks what to play. It never has the game itself."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from messages import Join, Move, Refused, ToPlayer, ToServer, Welcome

import tricktable as tt

Choose = Callable[[tt.Speech, tt.View[Any, Any]], str]
"""Picks an action for the player: it is given words and the view, and returns the action as text."""


def ask(speech: tt.Speech, view: tt.View[Any, Any]) -> str:
    """Let a person choose."""
    ruleset = tt.ruleset(view.ruleset)
    print(ruleset.show(view, speech))
    print(speech.prompt(view.prompt) or "You may:")
    for number, action in enumerate(view.legal_actions, 1):
        print(f"  {number}) {speech.at(view).action(action)}")
    typed = input(f"{speech.seat(view.seat)}, your choice: ").strip()
    if typed == "quit":
        raise EOFError
    if typed.isdecimal() and 1 <= int(typed) <= len(view.legal_actions):
        return ruleset.format_action(view.legal_actions[int(typed) - 1])
    return typed  # perhaps an action as text; the server says what is wrong with it


class Player:
    """What one player was told, and what he answers."""

    def __init__(self, choose: Choose = ask) -> None:
        self.choose = choose
        self.ruleset: tt.AnyRuleset | None = None
        self.speech: tt.Speech | None = None
        self.view: tt.View[Any, Any] | None = None
        self._decoder: msgspec.json.Decoder[ToPlayer] = msgspec.json.Decoder(ToPlayer)

    def hear(self, line: bytes) -> ToServer | None:
        """A line from the server; what to answer, if it is this player's turn."""
        message = self._decoder.decode(line)
        if isinstance(message, Welcome):
            self.ruleset = tt.ruleset(message.ruleset)
            self.speech = self.ruleset.speech("en", message.players)
            return None
        if self.ruleset is None or self.speech is None:
            raise RuntimeError("The server must send a welcome first.")
        if isinstance(message, Refused):
            print(message.message)
        else:
            self.view = self.ruleset.read_view(message.view)
            for event in self.ruleset.read_events(message.events):
                print(self.speech.event(event))
        view = self.view
        if view is None or view.to_act is None:
            return None
        if view.to_act != view.seat:
            print(f"Waiting for {self.speech.seat(view.to_act)}.", flush=True)
            return None
        return Move(self.choose(self.speech, view), view.step)


async def play(player: Player, key: str, port: int = 8765) -> None:
    """Join, and play to the end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    message: ToServer | None = Join(key)
    try:
        while player.view is None or player.view.outcome is None:
            if message is not None:
                writer.write(msgspec.json.encode(message) + b"\n")
            line = await reader.readline()
            if not line:
                print("The server is gone, or does not know this key.")
                return
            message = await asyncio.to_thread(player.hear, line)  # a person may take his time
        if player.speech is not None:
            print(player.speech.outcome(player.view.outcome))
    finally:
        writer.close()
        await writer.wait_closed()


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("The server has printed a key for each player: python player.py KEY")
    try:
        asyncio.run(play(Player(), sys.argv[1], *map(int, sys.argv[2:])))
    except ConnectionRefusedError:
        print("There is no server. Has `python serve.py` been started?")
    except (EOFError, KeyboardInterrupt):
        print("Good bye.")
