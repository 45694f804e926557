"""A shuffle that nobody could choose: every way to cheat is found."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import tricktable as tt
from tricktable import fair
from tricktable.game import AnyGame

SHARES = ("host " * 8, "ann " * 8, "daniel " * 8)
TABLE = {"hands": [["blue-4"], ["blue-9"]], "preferred": "blue"}
PROMISED = tuple(map(fair.commitment, SHARES))


def played(**how: Any) -> AnyGame:
    game = tt.new_game("gorus-maximus", ["Ann", "Daniel"], **{"seed": fair.seed(SHARES), **how})
    return to_the_end(game)


def to_the_end(game: AnyGame) -> AnyGame:
    while game.outcome is None:
        game.play(game.legal_actions()[0])
    return game


@pytest.fixture(scope="module")
def record() -> tt.Record:
    return played().record()


def views_of(record: tt.Record, seat: int) -> list[tt.View[Any, Any]]:
    game = tt.replay(record, at=0)
    views = [game.view(seat)]
    for taken in record.actions:
        game.play(taken.action)
        views.append(game.view(seat))
    return views


def test_commitments_and_seeds_can_be_made_elsewhere() -> None:
    share = SHARES[0]
    assert fair.commitment(share) == hashlib.sha256(f"tricktable share 1\n{share}".encode()).hexdigest()
    lines = "\n".join(["tricktable seed 1", *SHARES])
    assert fair.seed(SHARES) == hashlib.sha256(lines.encode()).hexdigest()
    assert fair.seed(SHARES[::-1]) != fair.seed(SHARES)


def test_shares_are_long_and_never_the_same() -> None:
    shares = {fair.share() for _ in range(50)}
    assert len(shares) == 50
    assert {len(share) for share in shares} == {64}


@pytest.mark.parametrize("share", ["", "x" * 31, "x" * 40 + "\n", "\ud800" * 40, None, 7, ["x" * 40]])
def test_a_share_that_is_none(share: Any) -> None:
    with pytest.raises(tt.OptionsError, match="at least 32"):
        fair.commitment(share)
    with pytest.raises(tt.OptionsError, match="at least 32"):
        fair.seed([share, *SHARES])
    assert fair.problems(played().record(), [share, *SHARES[1:]], PROMISED)[0].startswith("share 0 is not the one")


@pytest.mark.parametrize("shares", [[], [SHARES[0], SHARES[0]]])
def test_no_shares_or_copied_ones(shares: list[str]) -> None:
    with pytest.raises(tt.OptionsError):
        fair.seed(shares)


def test_a_fair_game(record: tt.Record) -> None:
    for seat in (0, 1, None):
        views = views_of(record, seat)  # type: ignore[arg-type]
        assert fair.problems(record, SHARES, PROMISED, views) == ()
        assert fair.problems(record.to_text(), SHARES, PROMISED, msgspec.json.decode(msgspec.json.encode(views))) == ()


def test_a_view_that_was_another(record: tt.Record) -> None:
    views = views_of(record, 0)
    plain = msgspec.json.decode(msgspec.json.encode(views[4]))
    plain["table"]["hand"] = plain["table"]["hand"][::-1]
    assert fair.problems(record, SHARES, PROMISED, [*views[:4], plain]) == (
        "at step 4 seat 0 was shown another table than the record's",
    )
    for odd, says in (({"seat": 0, "step": 10**6}, "1000000"), ({"seat": 9, "step": 1}, "seat 9")):
        (problem,) = fair.problems(record, SHARES, PROMISED, [odd])
        assert says in problem


@pytest.mark.parametrize("odd", [{}, {"step": [1]}, {"step": "0"}, {"step": True, "seat": 0}, [1], "x", None, object()])
def test_what_is_no_view(record: tt.Record, odd: Any) -> None:
    assert fair.problems(record, SHARES, PROMISED, [odd]) == ("view 0 is no view of a game",)


CHEATS: dict[str, Callable[[tt.Record], tuple[tt.Record, tuple[str, ...], str]]] = {
    "another host's share": lambda record: (
        record,
        ("other " * 8, *SHARES[1:]),
        "share 0 is not the one that was committed to",
    ),
    "a share too few": lambda record: (record, SHARES[:2], "2 shares were opened, but there are 3 commitments"),
    "a short share": lambda record: (record, ("x", *SHARES[1:]), "share 0 is not the one"),
    "another seed": lambda record: (played(seed=7).record(), SHARES, "the seed of the record is not"),
    "a laid deal": lambda record: (played(deal={"dealer": 1}).record(), SHARES, "laid down, not drawn"),
    "a given table": lambda record: (
        to_the_end(
            tt.from_position("gorus-maximus", {"players": 2, "seed": fair.seed(SHARES), "table": TABLE})
        ).record(),
        SHARES,
        "begun from a given table",
    ),
    "an action exchanged": lambda record: (
        replace(record, actions=(record.actions[0], *record.actions[:1], *record.actions[2:])),
        SHARES,
        "does not replay",
    ),
}


@pytest.mark.parametrize("how", CHEATS)
def test_cheats(how: str, record: tt.Record) -> None:
    cheated, shares, says = CHEATS[how](record)
    problems = fair.problems(cheated, shares, PROMISED)
    assert any(says in problem for problem in problems), problems
