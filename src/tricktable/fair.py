"""A shuffle that nobody could choose, and the proof of it after the game.

The host and every player make a `share`, a secret that cannot be guessed, and tell all its `commitment`. Once all
commitments are out, the players open their shares to the host, who deals from the `seed` of all of them. The host's
own share stays secret until the game is over, so nobody could know the deal. Then it is opened with the record, and
each player asks for the `problems`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tricktable import api
from tricktable._narrow import is_table, is_text
from tricktable._plain import UNREADABLE
from tricktable.chance import seed_text
from tricktable.errors import OptionsError, quoted
from tricktable.game import AnyGame
from tricktable.record import Record
from tricktable.views import View

__all__ = ["commitment", "problems", "seed", "share"]

SHORTEST = 32
"""The fewest characters of a share: what is shorter might be guessed from its commitment."""


def share() -> str:
    """A new share: 256 bits from the operating system, as text.

    Example:
        >>> len(share()), share() == share()
        (64, False)
    """
    import secrets

    return secrets.token_hex(32)


def commitment(share: str) -> str:
    """What to tell all of a share before the game: it gives nothing away, and fits no other share.

    It is SHA-256, in hexadecimal, of two lines in UTF-8, `tricktable share 1` and the share, with a line feed between.

    Raises:
        OptionsError: the share is so short that it might be guessed, or of several lines.

    Example:
        >>> commitment("0123456789abcdef0123456789abcdef")
        '93d1e4401906025d6d0aee12a417d3231918f58a0fe39284119f2c548ecde3ca'
    """
    return _digest("tricktable share 1", _checked(share))


def seed(shares: Sequence[str]) -> str:
    """The seed of a game, of the shares of all: the host's first, then the players' by seat.

    Nobody who does not know every share knows anything of it. It is SHA-256, in hexadecimal, of the line
    `tricktable seed 1` and the shares, each on a line of its own, with line feeds between.

    Raises:
        OptionsError: there is none, one is too short, or two are the same.

    Example:
        >>> seed(["host " * 8, "Ann " * 8])[:8]
        '4f4fe277'
    """
    checked = [_checked(share) for share in shares]
    if not checked:
        raise OptionsError("There are no shares.")
    if len(set(checked)) < len(checked):
        raise OptionsError("Two shares are the same: somebody has copied another's.")
    return _digest("tricktable seed 1", *checked)


def problems(
    record: Record | str | bytes,
    shares: Sequence[str],
    commitments: Sequence[str],
    views: Iterable[View[Any, Any] | Mapping[str, Any]] = (),
) -> tuple[str, ...]:
    """Everything that keeps this record from being a game with a fair shuffle; nothing if it is one.

    Args:
        record: the record of the whole game, or its text.
        shares: the opened shares, the host's first.
        commitments: what was told of them before the game, in the same order.
        views: the views that somebody was shown during the game, as they are or as read from JSON; each must be what
            the record shows at that step. Leave out those of steps that were taken back.

    Raises:
        NotationError: the record is none.
        UnknownRulesetError: its ruleset is not installed.

    Example:
        >>> shares = [share(), share(), share()]  # the host's, and two players'
        >>> game = api.new_game("gorus-maximus", 2, seed=seed(shares))
        >>> while game.outcome is None:
        ...     step = game.play(game.legal_actions()[0])
        >>> problems(game.record(), shares, [commitment(each) for each in shares])
        ()
    """
    found = record if isinstance(record, Record) else api.parse_record(record)
    return tuple(_problems(found, shares, commitments, views))


def _problems(
    record: Record,
    shares: Sequence[str],
    commitments: Sequence[str],
    views: Iterable[View[Any, Any] | Mapping[str, Any]],
) -> Iterator[str]:
    if len(shares) != len(commitments):
        yield f"{len(shares)} shares were opened, but there are {len(commitments)} commitments"
    for number, (each, promised) in enumerate(zip(shares, commitments, strict=False)):
        try:
            kept = commitment(each) == promised
        except OptionsError:
            kept = False
        if not kept:
            yield f"share {number} is not the one that was committed to"
    try:
        if record.seed != seed_text(seed(shares)):
            yield "the seed of the record is not that of the shares"
    except OptionsError as error:
        yield str(error)
    if record.laid:
        yield "some of the deal was laid down, not drawn"
    if record.table is not None or record.drawn:
        yield "the game was not dealt, but begun from a given table"
    verdict = api.verify(record)
    if verdict.status == "diverged":
        yield f"the record does not replay: {verdict.reason}"
    else:
        yield from _other_views(record, views)


def _other_views(record: Record, views: Iterable[View[Any, Any] | Mapping[str, Any]]) -> Iterator[str]:
    """The steps at which somebody was shown something else."""
    shown: dict[int, list[Mapping[str, Any]]] = defaultdict(list)
    for number, view in enumerate(views):
        plain = _plain(view)
        if plain is None:
            yield f"view {number} is no view of a game"
        else:
            shown[plain["step"]].append(plain)
    game = api.replay(record, at=0)
    for taken in [None, *record.actions]:
        if taken is not None:
            game.play(taken.action)
        for plain in shown.pop(game.step, []):
            seat = plain.get("seat")
            if not _same(game, seat, plain):
                yield f"at step {game.step} seat {quoted(seat)} was shown another table than the record's"
    yield from (f"a view was shown of step {step}, which the record has not" for step in shown)


def _plain(view: object) -> Mapping[str, Any] | None:
    """A view as read from JSON; None where it is no view."""
    try:
        plain: object = msgspec.json.decode(msgspec.json.encode(view))
    except UNREADABLE:
        return None
    return plain if is_table(plain) and type(plain.get("step")) is int else None


def _same(game: AnyGame, seat: Any, shown: object) -> bool:
    try:
        told = msgspec.json.encode(game.view(seat))
    except OptionsError:
        return False
    return bool(msgspec.json.decode(told) == shown)


def _checked(share: str) -> str:
    if not is_text(share) or len(share) < SHORTEST or not share.isprintable():
        raise OptionsError(f"A share is a line of at least {SHORTEST} characters; `fair.share()` makes one.")
    return share


def _digest(*lines: str) -> str:
    import hashlib

    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
