from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tricktable import Chance, Dice, PositionError
from tricktable.tableau import CommonPiles, Placed, completed

DECK = ("a", "a", "b", "c", "d", "e")


def full(data: dict[str, Any], **more: Any) -> dict[str, Any]:
    return completed(data, DECK, Dice(Chance("7")), **{"rows": 2, "tokens": 2, **more})


def test_a_table_in_a_few_words() -> None:
    data = {"sides": [{"hand": ["c", "a"], "army": [["b", {"card": "d", "tokens": 1}]], "spent": 1}, {}], "left": 4}
    table = full(data)
    assert table.pop("left") == 4
    state = msgspec.convert(table, CommonPiles)
    assert state.sides[0].hand == ("a", "c")
    assert state.sides[0].army == ((Placed("b"), Placed("d", 1)), ())
    assert [side.ready for side in state.sides] == [0, 2]
    assert sorted(state.pile) == ["a", "e"]


def test_what_is_given_stays() -> None:
    data = {"sides": [{"ready": 1, "army": [["b"], []]}], "pile": ["e", "a"], "discard": ["d"]}
    table = full(data)
    assert (table["sides"][0]["ready"], table["pile"][:2], sorted(table["pile"][2:])) == (1, ["e", "a"], ["a", "c"])
    assert table["discard"] == ["d"]
    again = full(table)
    assert again == table


def test_the_rest_may_be_discarded() -> None:
    table = full({"sides": [{}], "pile": ["e"], "rest": "discard"})
    assert (table["pile"], sorted(table["discard"])) == (["e"], ["a", "a", "b", "c", "d"])
    assert "rest" not in table


def test_what_is_out_of_the_game_lies_nowhere_else() -> None:
    table = full({"sides": [{}], "removed": ["a", "e"], "top_shown": 0})
    assert (table["removed"], sorted(table["pile"])) == (["a", "e"], ["a", "b", "c", "d"])
    with pytest.raises(PositionError, match="removed: Expected"):
        full({"sides": [{}], "removed": "a"})


def test_with_piles_of_one_s_own_the_rest_lies_in_its_owner_s() -> None:
    data = {"sides": [{"pile": ["a"], "removed": ["c"]}, {"discard": ["e"], "hand": ["d"]}]}
    table = full(data, owner=lambda card: 0 if card in "abc" else 1)
    first, second = table["sides"]
    assert (first["pile"][0], sorted(first["pile"][1:]), first["discard"], first["removed"]) == (
        "a",
        ["a", "b"],
        [],
        ["c"],
    )
    assert (second["pile"], second["discard"]) == ([], ["e"])
    assert "pile" not in table
    again = full(table, owner=lambda card: 0 if card in "abc" else 1)
    assert msgspec.json.encode(again) == msgspec.json.encode(table)
    discarded = full({**data, "rest": "discard"}, owner=lambda card: 0 if card in "abc" else 1)
    assert sorted(discarded["sides"][0]["discard"]) == ["a", "b"]
    with pytest.raises(PositionError, match="pile: Expected"):
        full({"sides": [{}, {"pile": "a"}]}, owner=lambda _: 0)


def test_tokens_may_be_left_open() -> None:
    assert "ready" not in full({"sides": [{}]}, tokens=None)["sides"][0]


@pytest.mark.parametrize("sides", [None, "ab", [["a"]], {}])
def test_sides_that_are_none(sides: object) -> None:
    with pytest.raises(PositionError) as error:
        full({"sides": sides})
    assert error.value.problems == ("table.sides: a table for each player.",)


def test_every_fault_is_named() -> None:
    with pytest.raises(PositionError) as error:
        full({"sides": [{"hand": "a"}, {"army": [[1]], "spent": "x"}], "pile": 5, "rest": "hand"})
    named = [problem.partition(": ")[0] for problem in error.value.problems]
    assert named == ["table.sides.0.hand", "table.sides.1.army", "table.sides.1.spent", "table.pile", "table.rest"]


def test_cards_that_lie_before_a_player_elsewhere() -> None:
    """They are counted, those that only name cards of the hand are not; both are sorted."""
    more = {"zones": ("pack",), "notes": ("picked",)}
    table = full({"sides": [{"hand": ["b", "a"], "pack": ["d", "c"], "picked": ["b", "a"]}, {}]}, **more)
    first, second = table["sides"]
    assert (first["hand"], first["pack"], first["picked"]) == (["a", "b"], ["c", "d"], ["a", "b"])
    assert sorted(table["pile"]) == ["a", "e"]
    assert not {"pack", "picked"} & set(second)
    with pytest.raises(PositionError) as error:
        full({"sides": [{"pack": "a", "picked": [1]}]}, **more)
    named = [problem.partition(": ")[0] for problem in error.value.problems]
    assert named == ["table.sides.0.pack", "table.sides.0.picked"]


def test_tokens_that_are_null_are_left_out() -> None:
    assert full({"sides": [{"ready": None, "spent": 1}]})["sides"][0]["ready"] == 1
