"""What no program should hand over and some will: values of every kind, and the checks that nothing comes of it."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tricktable as tt
from tricktable.game import AnyGame

HUGE = 10**4301
"""A whole number of more digits than Python is willing to print."""
NUMBERS = (2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 19933688932870350000, 2**200, HUGE, -(2**63) - 1)


def _deep(wrap: Callable[[Any], Any]) -> Any:
    value: Any = wrap(None)
    for _ in range(50_000):
        value = wrap(value)
    return value


def _within_itself() -> Any:
    items: list[Any] = []
    items.append(items)
    return items


class Unequal:
    """Says nothing sensible to anybody who asks."""

    def __eq__(self, other: object) -> bool:
        raise TypeError("not to be compared")

    __hash__ = None  # type: ignore[assignment]


_PLAIN: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 99, 1.0, 0.0, 1.5, 1j, ..., float("nan"), float("inf")),
    *("", " ", "1", "True", "spectator", "x", "Ann", "\0", "\ud800", "\N{SNOWMAN}", "{"),
    *(b"", b"x", b"\xff", bytearray(b"{}")),
    *([], [[]], [1], ["a"], [None], (), ("Ann", "Ann"), set(), frozenset("a"), range(3)),
    *({}, {"a": 1}, {1: 2}, {None: None}, {"x": [[{}]]}, {("a",): "b"}),
)
ODD: dict[str, Any] = {
    **{ascii(value): value for value in _PLAIN},
    **{f"number-{at}": number for at, number in enumerate(NUMBERS)},
    "long-text": "x" * 20_000,
    "memory": memoryview(b"{}"),
    "object": object(),
    "class": int,
    "function": len,
    "error": ValueError("x"),
    "unequal": Unequal(),
    "deep-list": _deep(lambda inner: [inner]),
    "deep-dict": _deep(lambda inner: {"a": inner}),
    "within-itself": _within_itself(),
}

every_odd = pytest.mark.parametrize("odd", ODD.values(), ids=[name[:30] for name in ODD])


def refused_or_done(
    act: Callable[..., Any], *args: Any, also: type[Exception] = tt.TricktableError, **named: Any
) -> Any:
    """What the call gives; None where it is refused with an error of ours, whose message is short and printable."""
    try:
        return act(*args, **named)
    except (tt.TricktableError, also) as error:
        said = str(error)
    assert 0 < len(said) < 2_000
    assert said.encode()  # no half of a character that a terminal or a log would choke on
    return None


def snapshot(game: AnyGame) -> tuple[Any, ...]:
    """All of a game that one can see from outside."""
    views = tuple(game.view(seat) for seat in (None, *range(game.setup.seats)))
    return game.position, game.history, game.players, game.legal_actions(), game.to_json(), game.to_msgpack(), views


def play_on(game: AnyGame) -> None:
    """The game to its end by the first legal action each time."""
    assert game.ruleset.problems(game.position) == ()
    for _ in range(5_000):
        if game.outcome is not None:
            return
        game.play(game.legal_actions()[0])
    raise AssertionError("no end")


Path = tuple[str | int, ...]


def paths(plain: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to all that is in plain data, inner tables and lists included."""
    if path:
        yield path
    for key, value in plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ():
        yield from paths(value, (*path, key))


def at_path(plain: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    """A copy of plain data with what lies at a path changed."""
    if not path:
        return change(plain)
    copy = plain.copy()
    copy[path[0]] = at_path(plain[path[0]], path[1:], change)
    return copy


def put(plain: Any, path: Path, value: Any) -> Any:
    """A copy of plain data with another value at a path."""
    return at_path(plain, path, lambda _: value)


def without(plain: Any, path: Path) -> Any:
    """A copy of plain data without what lies at a path."""

    def less(inner: Any) -> Any:
        copy = inner.copy()
        del copy[path[-1]]
        return copy

    return at_path(plain, path[:-1], less)


_IN_DATA: tuple[Any, ...] = (
    *(None, True, -1, 2**63, 2**70, 1.5, "", "x" * 1000, "\ud800"),
    *([], [[]], {}, {"a": 1}, [None], [1, 2]),
)


def spoilt(plain: Any, rng: random.Random) -> Iterator[Any]:
    """Plain data with one place after the other made odd: something else there, or missing, or one thing more."""
    for path in paths(plain):
        match rng.randrange(3):
            case 0:
                yield put(plain, path, rng.choice(_IN_DATA))
            case 1:
                yield without(plain, path)
            case _:
                yield at_path(plain, path[:-1], functools.partial(_with_more, key=path[-1], rng=rng))


def _with_more(inner: Any, key: Any, rng: random.Random) -> Any:
    if isinstance(inner, dict):
        return inner | {f"{key}x": inner[key]}
    return [*inner[:key], rng.choice(_IN_DATA), *inner[key:]]
