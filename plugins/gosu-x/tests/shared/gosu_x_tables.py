"""What the tests of Gosu X share: tables, games played at random, and every card of a table."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace
from tricktable_gosu_x import GOSU_X, State
from tricktable_gosu_x.table import Play, PlayAs, SideView, View

import tricktable as tt
from tricktable.game import AnyGame, Step
from tricktable.tableau import Pass, Placed, Redraw, empty_army

CLANS = ("justice", "abhilasha", "tomorrow", "narashima", "galmi", "phoenix", "goan-sul", "xi-an")
PAIRS = list(itertools.combinations(CLANS, 2))
"""The 28 pairs of clans that nobody may have."""

CARDS: dict[str, Any] = {str(card.id): card for card in GOSU_X.cards()}
"""The cards by id."""

BOX = sorted(id for id, card in CARDS.items() for _ in range(card.copies))

NOTHING = SideView(
    hand=0,
    known=(),
    army=empty_army(),
    ready=2,
    spent=0,
    pile=38,
    discard=(),
    removed=(),
    top=(),
    bottom=(),
    clans=("justice", "tomorrow", "galmi"),
    turned=(),
    locked=2,
    supremacy=0,
    passed=False,
    value=0,
)
"""What is seen of a player who has nothing yet."""

OTHER = replace(NOTHING, clans=("abhilasha", "phoenix", "xi-an"))
TABLE = View(
    hand=(),
    sides=(NOTHING, OTHER),
    aside=(),
    tiles=("narashima", "goan-sul"),
    first=0,
    turn=0,
    phase="turns",
    round=1,
    left=None,
    additional=False,
    discards=False,
    granted=False,
    wonder=None,
    bans=(),
)
"""A table as somebody sees it on which nothing lies yet."""


def level(card: str) -> int:
    return int(CARDS[card].level)


def clan(card: str) -> str:
    return str(CARDS[card].clan)


def deck_of(clans: Sequence[str]) -> list[str]:
    """The cards of these clans, sorted."""
    return [card for card in BOX if clan(card) in clans]


def new_game(seed: int | str, draft: str = "random", **options: Any) -> AnyGame:
    return tt.new_game("gosu-x", 2, variant="standard", seed=seed, options={"draft": draft, **options})


def given(first: Sequence[str], second: Sequence[str], seed: int | str, **options: Any) -> AnyGame:
    """A game with these clans."""
    return new_game(seed, "given", clans=[list(first), list(second)], **options)


def without(pair: tuple[str, str], seed: int | str) -> AnyGame:
    """A game in which nobody has these two clans; the others are dealt out by chance."""
    others = [each for each in CLANS if each not in pair]
    random.Random(str(seed)).shuffle(others)
    return given(others[:3], others[3:], seed)


def table(*sides: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> AnyGame:
    """A game from two sides (`hand`, `army` ...) and whatever else of the table matters."""
    seed = {"seed": more.pop("seed")} if "seed" in more else {}
    data = {"players": 2, "options": options or {}, "table": {"sides": list(sides), **more}, **seed}
    return tt.from_position("gosu-x", data)


def army(*rows: tuple[str | Placed, ...]) -> tuple[tuple[Placed, ...], ...]:
    """Three rows, from cards or their ids; what is left out is empty."""
    placed = (tuple(Placed(card) if isinstance(card, str) else card for card in row) for row in rows)
    return (*placed, *((),) * (3 - len(rows)))


def choose(game: AnyGame, rng: random.Random, eager: float = 0.0, builds: float = 0.0) -> Any:
    """An action by chance.

    Args:
        game: the game.
        rng: chance.
        eager: how often to pass, or to redraw, only where nothing else is left.
        builds: how often to play a card where one can be played, so that armies grow.
    """
    legal = game.legal_actions()
    if eager and len(legal) > 1 and rng.random() < eager:
        legal = tuple(action for action in legal if not isinstance(action, (Pass, Redraw)))
    if builds and rng.random() < builds:
        legal = tuple(action for action in legal if isinstance(action, (Play, PlayAs))) or legal
    return legal[int(rng.random() * len(legal))]


def moves(game: AnyGame, seed: object, eager: float = 0.0, builds: float = 0.0) -> Iterator[Step[Any, Any]]:
    """Play to the end by chance, step by step."""
    rng = random.Random(str(seed))
    while game.outcome is None:
        yield game.play(choose(game, rng, eager, builds))


def everything(state: State) -> list[str]:
    """Every card of the table, zone by zone."""
    found: list[str] = [*state.box, *(each.card for each in state.aside)]
    for side in state.sides:
        found += [*side.hand, *side.pile, *side.discard, *side.removed]
        found += [card.card for row in side.army for card in row]
    return found


def open_places(army: Any) -> list[tuple[int, int]]:
    """Row and place of each card that has none above it and none to its right, by looking at every pair."""
    places = [(row, place) for row, cards in enumerate(army, 1) for place in range(1, len(cards) + 1)]
    return [
        (row, place)
        for row, place in places
        if not any((other == row and at > place) or (other > row and at == place) for other, at in places)
    ]
