"""What goes over the wire: each message is one line of JSON."""

from __future__ import annotations

from typing import Any

import msgspec


class Join(msgspec.Struct, frozen=True, tag="join"):
    """To the server: the key says who it is."""

    key: str


class Move(msgspec.Struct, frozen=True, tag="move"):
    """To the server: an action as text, and the step at which the player saw the table."""

    action: str
    step: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """To a player, once: his seat, and who plays what."""

    ruleset: str
    seat: int
    players: tuple[str, ...]


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """To a player, after each step: what happened and what the table looks like, as far as he may know."""

    events: Any
    view: Any


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """To a player: what he sent was not done."""

    code: str
    message: str


ToServer = Join | Move
ToPlayer = Welcome | Shown | Refused
