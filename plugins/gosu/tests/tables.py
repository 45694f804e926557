"""What the tests of GOSU share: tables, games played at random, and the cards as they stand in the file."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from tricktable_gosu import State

import tricktable as tt
from tricktable.game import AnyGame, Step
from tricktable.position import AnyPosition
from tricktable.tableau import Pass

TABLES = [
    *((variant, seats) for variant in ("standard", "ukrainian") for seats in (2, 3, 4)),
    ("tournament", 2),
    *((variant, 4) for variant in ("teams", "teams-ukrainian", "teams-tournament")),
]
"""Each variant with each number of players."""

FILE = tomllib.loads((files("tricktable_gosu") / "cards.toml").read_text("utf-8"))
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in FILE["card"]}
"""The cards as written, by id: what tests say about clans, levels and costs they read from here."""

DECK = sorted(card["id"] for card in FILE["card"] for _ in range(card["copies"]))


def level(card: str) -> int:
    return int(CARDS[card]["level"])


def clan(card: str) -> str:
    return str(CARDS[card]["clan"])


def new_game(variant: str, seats: int, seed: int | str, **options: Any) -> AnyGame:
    return tt.new_game("gosu", seats, variant=variant, seed=seed, options=options)


def table(
    *sides: dict[str, Any], variant: str | None = None, options: dict[str, Any] | None = None, **more: Any
) -> AnyGame:
    """A game from sides (`hand`, `army` ...) and whatever else of the table matters."""
    data: dict[str, Any] = {"players": len(sides), "options": options or {}, "table": {"sides": list(sides), **more}}
    if variant is not None:
        data["variant"] = variant
    return tt.from_position("gosu", data)


def choose(game: AnyGame, rng: random.Random, eager: float = 0.0) -> Any:
    """An action by chance; an eager player seldom passes of his own accord."""
    legal = game.legal_actions()
    if eager and len(legal) > 1 and rng.random() < eager:
        legal = tuple(action for action in legal if not isinstance(action, Pass))
    return legal[int(rng.random() * len(legal))]


def moves(game: AnyGame, seed: object, eager: float = 0.0) -> Iterator[Step[Any, Any]]:
    """Play to the end by chance, step by step."""
    rng = random.Random(str(seed))
    while game.outcome is None:
        yield game.play(choose(game, rng, eager))


def reached(count: int, seed: object, eager: float = 0.5) -> Iterator[tuple[AnyGame, AnyPosition]]:
    """Games of every table, so many of each, and each position that they reach."""
    for variant, seats in TABLES:
        for at in range(count):
            game = new_game(variant, seats, f"{seed} {at}")
            yield game, game.position
            for _ in moves(game, f"{seed} {variant} {seats} {at}", eager):
                yield game, game.position


def everything(state: State) -> list[str]:
    """Every card of the table, zone by zone."""
    found = [*state.pile, *state.discard, *(each.card for each in state.aside)]
    for side in state.sides:
        found += [*side.hand, *side.pack, *(card.card for row in side.army for card in row)]
    return found


def free(army: Any) -> list[tuple[int, int]]:
    """Row and place of each card that has none above it and none to its right, by looking at every pair."""
    spots = [(row, place) for row, cards in enumerate(army, 1) for place in range(1, len(cards) + 1)]
    return [
        (row, place)
        for row, place in spots
        if not any((other == row and at > place) or (other > row and at == place) for other, at in spots)
    ]
