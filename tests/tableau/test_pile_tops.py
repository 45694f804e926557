"""What everybody has seen at the top and bottom of a pile: how it comes about, moves, is forgotten, and who sees it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.tableau.boards import Noting, own_table, side_of, table
from tricktable.tableau import (
    CommonPiles,
    OwnPiles,
    Side,
    TableauState,
    all_cards,
    empty_army,
    hidden_pools,
    known_to,
    piles_view,
    redealt,
    unseen,
)
from tricktable.tableau.events import Milled, Removed, ShuffledIn, Stacked


def known(pile: str, top: int = 0, bottom: int = 0, discard: str = "") -> Noting:
    """A table of two players with such a pile, of which everybody has seen so many cards at its ends."""
    board = table(side_of(), side_of(), pile=pile, discard=discard)
    board.put_piles(0, top_shown=top, bottom_shown=bottom)
    return board


def ends(board: Any, seat: int = 0) -> tuple[str, str]:
    """What everybody knows of the top and of the bottom."""
    view = piles_view(board.piles(seat))
    return " ".join(view.top), " ".join(view.bottom)


class TestOnto:
    def test_a_discarded_card_that_is_put_on_top(self) -> None:
        board = table(side_of(), pile="a b", discard="c d c")
        board.stack(0, "c")
        assert (board.r.state.pile, board.r.state.discard) == (("c", "a", "b"), ("d", "c"))
        assert (ends(board), board.r.events) == (("c", ""), [Stacked(0, "c", bottom=False)])

    def test_a_revealed_card_on_top_or_at_the_bottom(self) -> None:
        board = known("a b c d", top=1)
        board.reveal(0, 2)
        board.stack_aside(0, "b")
        board.stack_aside(0, "a", bottom=True)
        assert board.r.state.pile == ("b", "c", "d", "a")
        assert ends(board) == ("b", "a")
        assert board.r.events[1:] == [Stacked(0, "b", bottom=False), Stacked(0, "a", bottom=True)]

    def test_what_lay_aside_when_the_game_ended(self) -> None:
        board = known("a b c")
        board.reveal(0, 2)
        board.put_back_aside()
        assert (board.r.state.pile, ends(board)) == (("a", "b", "c"), ("a b", ""))


class TestOff:
    @pytest.mark.parametrize(
        ("top", "bottom", "count", "shown", "left"),
        [
            (0, 0, 2, "", ("", "")),
            (1, 0, 2, "a", ("", "")),
            (2, 0, 1, "a", ("b", "")),
            (3, 0, 2, "a b", ("c", "")),
            (0, 1, 2, "", ("", "d")),
            (0, 2, 3, "c", ("", "d")),
            (1, 1, 4, "a d", ("", "")),
            (4, 4, 1, "a", ("b c d", "")),
            (0, 0, 0, "", ("", "")),
        ],
    )
    def test_whoever_draws_what_all_have_seen_is_known_to_hold_it(
        self, top: int, bottom: int, count: int, shown: str, left: tuple[str, str]
    ) -> None:
        board = known("a b c d", top, bottom)
        board.draw(0, count)
        side = board.side(0)
        assert side.hand == tuple("abcd"[:count])
        assert known_to(side, None) == tuple(shown.split())
        assert ends(board) == left

    def test_the_last_cards_before_a_shuffle(self) -> None:
        board = known("a b c", top=1, bottom=1, discard="d e f")
        board.draw(0, 4)
        assert (board.side(0).shown, ends(board)) == (("a", "c"), ("", ""))
        board = known("a b", top=2)
        board.draw(0, 5)
        assert (board.side(0).shown, board.r.state.top_shown) == (("a", "b"), 0)

    def test_milled_cards_are_seen_anyway(self) -> None:
        board = known("a b c", top=2, bottom=1)
        assert board.mill(1, 1) == ("a",)
        assert (ends(board), board.r.state.discard) == (("b", "c"), ("a",))
        assert board.r.events == [Milled(1, ("a",))]
        assert board.mill(1, 9) == ("b", "c")
        assert board.mill(1, 1) == ()
        assert (ends(board), len(board.r.events)) == (("", ""), 2)

    def test_revealing_takes_it_away(self) -> None:
        board = known("a b c", top=3)
        board.reveal(0, 2)
        assert ends(board) == ("c", "")


class TestForgotten:
    def test_by_a_shuffle(self) -> None:
        board = known("a b c", top=2, bottom=1)
        board.shuffle_pile("search", 0)
        assert ends(board) == ("", "")

    def test_when_cards_are_shuffled_in(self) -> None:
        board = known("a b c", top=2, bottom=1, discard="d e")
        board.shuffle_in(0, ("d",), "discard")
        assert (ends(board), sorted(board.r.state.pile), board.r.state.discard) == (("", ""), list("abcd"), ("e",))
        assert board.r.events == [ShuffledIn(0, ("d",))]

    def test_as_soon_as_somebody_takes_a_card_out_of_it(self) -> None:
        """Else the next card, which nobody has seen, would be said to lie on top while he looks on."""
        for taken in "abc":
            board = known("a b c", top=1, bottom=1)
            board.take_unseen(0, taken)
            assert ends(board) == ("", "")
            assert board.side(0).shown == ()
            board = known("a b c", top=1, bottom=1)
            board.lay_aside(0, taken, "pile")
            assert ends(board) == ("", "")


class TestRemoved:
    def test_out_of_the_game_before_all_eyes(self) -> None:
        board = own_table(("a", "x y"), ("b", "z"))
        board.remove(1, 0, "x")
        sides: tuple[Any, ...] = board.r.state.sides
        assert [(side.discard, side.removed) for side in sides] == [(("y",), ("x",)), (("z",), ())]
        assert board.r.events == [Removed(1, 0, "x")]

    def test_from_there_into_the_hand_or_the_pile(self) -> None:
        board = own_table(("a", "x y"), ("b", "z"))
        board.remove(0, 0, "x")
        board.remove(0, 0, "y")
        board.fetch(0, "x", removed=True)
        board.shuffle_in(0, ("y",), "removed")
        side: Any = board.side(0)
        assert (side.hand, side.shown, side.removed, sorted(side.pile)) == (("x",), ("x",), (), ["a", "y"])

    def test_a_whole_discard_pile_that_is_shuffled_in_is_a_reshuffle(self) -> None:
        for cards, told in (("xy", True), ("x", False)):
            board = table(side_of(), pile="a", discard="x y")
            board.shuffle_in(0, tuple(cards), "discard")
            assert any(noted[0] == "reshuffled" for noted in board.noted) == told
        board = table(side_of(), pile="a")
        board.put_piles(0, removed=("x",))
        board.shuffle_in(0, ("x",), "removed")
        assert board.noted == []


# --- who knows what ---------------------------------------------------------------------------------------------------

CARDS = st.lists(st.sampled_from("abcd"), max_size=6).map(tuple)


@st.composite
def piles(draw: st.DrawFn) -> dict[str, Any]:
    pile = draw(CARDS)
    top, bottom = (draw(st.integers(0, len(pile))) for _ in range(2))
    return {"pile": pile, "discard": draw(CARDS), "removed": draw(CARDS), "top_shown": top, "bottom_shown": bottom}


HANDS = CARDS.map(lambda cards: tuple(sorted(cards)))
OWN = st.builds(lambda hand, own: OwnPiles(hand, empty_army(), **own), HANDS, piles())
OWN_TABLES = st.builds(lambda *sides: TableauState(sides), OWN, OWN)
COMMON_TABLES = st.builds(
    lambda hands, common: CommonPiles(tuple(Side(hand, empty_army()) for hand in hands), **common),
    st.tuples(HANDS, HANDS),
    piles(),
)


@given(OWN_TABLES | COMMON_TABLES, st.sampled_from((None, 0, 1)), st.randoms(use_true_random=False))
def test_what_all_have_seen_is_in_no_pool_and_stays_where_it_lies(
    state: TableauState, viewer: int | None, rng: random.Random
) -> None:
    pools = hidden_pools(state, viewer)
    assert redealt(state, viewer, pools) == state
    mixed = [tuple(rng.sample(pool, len(pool))) for pool in pools]
    other = redealt(state, viewer, mixed)
    assert Counter(all_cards(other)) == Counter(all_cards(state))
    places: list[tuple[Any, Any]] = [*zip(state.sides, other.sides, strict=True)]
    if isinstance(state, CommonPiles):
        places = [(state, other)]
    hidden = 0
    for before, after in places:
        assert piles_view(after) == piles_view(before)
        hidden += len(before.pile[unseen(before)])
    hands = sum(len(side.hand) for seat, side in enumerate(state.sides) if seat != viewer)
    assert sum(map(len, pools)) == hidden + hands


@given(piles())
def test_a_view_of_a_pile_has_what_is_seen_and_how_many_there_are(common: dict[str, Any]) -> None:
    state = CommonPiles((), **common)
    view = piles_view(state)
    assert (view.pile, view.discard, view.removed) == (len(state.pile), state.discard, state.removed)
    assert (*view.top, *state.pile[unseen(state)], *view.bottom) == state.pile
    assert len(view.top) == state.top_shown
    assert len(view.bottom) == min(state.bottom_shown, len(state.pile) - state.top_shown)


def test_nobody_has_seen_any_of_an_ordinary_pile() -> None:
    state = CommonPiles((), pile=("a", "b"))
    assert replace(state, top_shown=0) == state
    assert piles_view(state)[2:] == ((), (), ())
