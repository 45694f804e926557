"""Drawing and revealing, and the moment at which the discard pile is shuffled."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.tableau.boards import own_table, side_of, table
from tricktable import Chance, Resolution
from tricktable.tableau import CommonPiles, CommonPilesBoard, OwnPilesBoard, TableauState
from tricktable.tableau.events import Drew, Revealed, Shuffled


def drawn(pile: str, discard: str, count: int) -> tuple[int, int, int, int]:
    """Cards drawn, left in the pile, left in the discard pile, and shuffles, after a draw."""
    board = table(side_of(), pile=pile, discard=discard)
    got = board.draw(0, count)
    state = board.r.state
    everything = Counter((*got, *state.pile, *state.discard))
    assert everything == Counter((*pile.split(), *discard.split()))
    assert sorted(got) == list(state.sides[0].hand)
    return len(got), len(state.pile), len(state.discard), board.r.dice.chance.drawn


def test_one_card_left_and_three_to_draw() -> None:
    assert drawn("a", "b c d e", 3) == (3, 2, 0, 1)


def test_the_card_left_comes_first() -> None:
    board = table(side_of(), pile="a", discard="b c d e")
    assert board.draw(0, 3)[0] == "a"
    assert [type(event) for event in board.r.events] == [Shuffled, Drew]
    assert board.r.events[0] == Shuffled(None, 4)


def test_exactly_the_last_card_shuffles_nothing() -> None:
    assert drawn("a", "b c d", 1) == (1, 0, 3, 0)
    assert drawn("a b", "c", 2) == (2, 0, 1, 0)


def test_the_next_draw_after_the_last_card_shuffles() -> None:
    board = table(side_of(), pile="a", discard="b c d")
    board.draw(0, 1)
    board.draw(0, 1)
    assert (len(board.r.state.pile), board.r.state.discard) == (2, ())


def test_nothing_left_anywhere() -> None:
    assert drawn("", "", 3) == (0, 0, 0, 0)
    assert drawn("a", "", 3) == (1, 0, 0, 0)
    assert drawn("a", "b", 5) == (2, 0, 0, 1)
    assert drawn("", "a b", 1) == (1, 1, 0, 1)


def test_who_draws_nothing_is_not_said_to_draw() -> None:
    board = table(side_of())
    assert board.draw(0, 2) == ()
    assert board.draw(0, 0) == ()
    assert board.r.events == []


def test_to_draw_none_shuffles_nothing() -> None:
    assert drawn("", "a b", 0) == (0, 0, 2, 0)


def test_a_draw_is_told_to_the_player_only() -> None:
    board = table(side_of(), side_of(), pile="a b c")
    board.draw(1, 2)
    event = board.r.events[0]
    assert event == Drew(1, 2, ("a", "b"))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == Drew(1, 2, None)


def test_revealed_cards_lie_aside_for_all_to_see() -> None:
    board = table(side_of(), pile="a b c")
    assert board.reveal(0, 2) == ("a", "b")
    assert board.revealed() == ("a", "b")
    assert board.r.state.pile == ("c",)
    assert board.r.events == [Revealed(0, ("a", "b"))]
    board.take_aside(0, "b")
    board.drop_aside(0, "a")
    side = board.r.state.sides[0]
    assert (side.hand, side.shown, board.r.state.discard, board.r.state.aside) == (("b",), ("b",), ("a",), ())


def test_revealing_from_an_empty_pile_shuffles_as_drawing_does() -> None:
    board = table(side_of(), pile="a", discard="b c")
    assert len(board.reveal(0, 3)) == 3
    assert board.r.state.discard == ()


def test_a_game_may_say_that_revealing_stops_at_the_end_of_the_pile() -> None:
    class Stopping(CommonPilesBoard[CommonPiles]):
        reveals_refill = False

    board = Stopping(Resolution(CommonPiles((side_of(),), (), ("a",), ("b", "c")), Chance("7")))
    assert board.reveal(0, 3) == ("a",)
    assert board.r.state.discard == ("b", "c")
    assert board.reveal(0, 1) == ()
    assert [type(event) for event in board.r.events] == [Revealed]


def test_what_lies_aside_is_not_shuffled_into_the_pile() -> None:
    board = table(side_of(), pile="a", discard="b")
    board.reveal(0, 1)
    assert board.draw(0, 5) == ("b",)
    assert board.revealed() == ("a",)


def test_piles_of_ones_own() -> None:
    board = own_table(("a b", "c"), ("x", "y z"))
    assert len(board.draw(1, 2)) == 2
    first, second = (board.piles(seat) for seat in (0, 1))
    assert (first.pile, first.discard) == (("a", "b"), ("c",))
    assert (len(second.pile), second.discard, len(second.hand)) == (1, (), 2)
    assert board.r.events[0] == Shuffled(1, 2)
    board.discard(1, second.hand[0])
    assert (len(board.discards(1)), board.discards(0)) == (1, ("c",))


def test_piles_of_ones_own_need_sides_that_have_them() -> None:
    board = OwnPilesBoard(Resolution(TableauState((side_of(),)), Chance("7")))
    with pytest.raises(TypeError, match="OwnPiles"):
        board.draw(0, 1)


def test_the_same_chance_shuffles_alike() -> None:
    one, other = (table(side_of(), discard="a b c d e f g") for _ in range(2))
    assert one.draw(0, 3) == other.draw(0, 3)
    again = table(side_of(), discard="a b c d e f g", seed="8")
    again.draw(0, 3)
    assert again.r.state.pile != one.r.state.pile
    assert replace(again.r.state, pile=(), sides=()) == replace(one.r.state, pile=(), sides=())


@pytest.mark.parametrize("take", ["draw", "reveal", "mill"])
def test_no_pile_gives_fewer_cards_than_none(take: str) -> None:
    board = own_table(("a b", "c"))
    with pytest.raises(ValueError, match="-1 cards"):
        getattr(board, take)(0, -1)
    assert board.pile(0) == ("a", "b")


def test_what_is_revealed_of_ones_own_pile_goes_back_to_ones_own_discards() -> None:
    board = own_table(("a b", ""), ("c d", ""))
    board.reveal(0, 1)
    board.reveal(1, 1)
    assert (board.revealed(), board.revealed(0), board.revealed(1)) == (("a", "c"), ("a",), ("c",))
    for card in board.revealed():
        board.drop_aside(0, card)
    assert (board.discards(0), board.discards(1)) == (("a",), ("c",))
