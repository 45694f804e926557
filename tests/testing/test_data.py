"""How the kit looks at values."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tricktable as tt
from tests.testing.broken.files import WRONG_FILES
from tests.toys.harbour.game import HARBOUR
from tests.toys.harbour.table import Drew, Held, Play
from tricktable import Message, Value
from tricktable.testing import CheckFailed, Context, Table, all_checks, perft, run_check
from tricktable.testing.data import difference, texts, unfrozen
from tricktable.testing.hidden import hidden_cards, named
from tricktable.testing.processes import address_of


class Box(Value, frozen=True):
    content: Any


class Rank(int):
    """Equal to a whole number, and another type."""


class Open(msgspec.Struct):
    content: int


@pytest.mark.parametrize(
    ("one", "other", "where"),
    [
        (Box(1), Box(2), "content is 1 and 2"),
        (Box((1, 2)), Box((1, 3)), "content[1] is 2 and 3"),
        (Box((1, 2)), Box((1,)), "content has 2 items and 1"),
        (Box(Box("a")), Box(Box("b")), "content.content is 'a' and 'b'"),
        (Play("spy"), Drew(0, "spy"), "type is 'play' and 'drew'"),
        (None, Box(1), "the whole is None and {'content': 1}"),
    ],
)
def test_where_two_values_differ(one: object, other: object, where: str) -> None:
    assert difference(one, other) == where


@pytest.mark.parametrize("value", [1, True, "a", None, (), (1, ("a", None)), Box((Box(1),))])
def test_frozen_all_through(value: object) -> None:
    assert unfrozen(value, "it") is None


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ([1], "it is a list"),
        (Box({}), "it.content is a dict"),
        (Box((1, {2})), "it.content[1] is a set"),
        (1.5, "it is a float"),
        (Open(1), "it is a Open, which is not frozen"),
        (Box(Rank(1)), "it.content is a Rank"),
    ],
)
def test_not_frozen(value: object, problem: str) -> None:
    assert unfrozen(value, "it") == problem


def test_texts_are_those_in_fields_not_names_and_tags() -> None:
    assert list(texts((Play("spy"), Message.of("prompt.show", top="lamp")))) == ["spy", "prompt.show", "top", "lamp"]


def test_a_card_is_named_only_as_a_word_of_its_own() -> None:
    assert named([Box("blue-10 and brown-1")], ["blue-1", "blue-10", "brown-1", "own"]) == ["blue-10", "brown-1"]


def test_a_card_is_hidden_while_every_copy_is() -> None:
    c = Context(all_checks()["view-routes"], HARBOUR, Table("short", 2), seed=1)
    position = c.start()
    own = {held.card for held in position.state.hands[0]}
    assert hidden_cards(c, position, 0) == {"barrel", "echo", "lamp", "spy", "storm", "thief"} - own
    assert len(hidden_cards(c, position, None)) == 6
    state = msgspec.structs.replace(
        position.state, hands=((Held("spy"), Held("spy", seen_by=(1,))), *position.state.hands[1:])
    )
    assert "spy" not in hidden_cards(c, msgspec.structs.replace(position, state=state), 1)


def test_perft_counts_lines_of_play() -> None:
    start = HARBOUR.start(HARBOUR.setup(2, "short", {"turns": 1}), 1)
    by_hand = 0
    for action in HARBOUR.legal_actions(start):
        by_hand += len(HARBOUR.legal_actions(HARBOUR.apply(start, action).position))
    assert perft(HARBOUR, start, 1) == len(HARBOUR.legal_actions(start))
    assert perft(HARBOUR, start, 2) == by_hand
    assert perft(HARBOUR, start, 20) == 0


def test_another_process_finds_an_installed_ruleset_by_its_id_and_others_by_their_module() -> None:
    assert address_of(tt.ruleset("gorus-maximus")) == "gorus-maximus"
    assert address_of(HARBOUR) == "tests.toys.harbour.game:HARBOUR"
    nowhere: Any = HARBOUR.with_translation("de", {}, {})
    assert address_of(nowhere) is None


def test_every_position_with_other_counts_is_told() -> None:
    with pytest.raises(CheckFailed, match=r"one more than there are: \[99\] .* there; and once more: \[98\]"):
        run_check("perft", WRONG_FILES)
