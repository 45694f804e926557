from __future__ import annotations

from tricktable.tableau import Glimpse, OwnPiles, OwnPilesView, Placed, Side, SideView, side_view

ARMY = ((Placed("k", 1),),)


def test_of_a_hand_its_size_and_what_the_viewer_has_seen() -> None:
    side = Side(("a", "b", "c"), ARMY, 1, 0, shown=("a",), glimpsed=(Glimpse(1, "c"),))
    assert side_view(side, 0, 1) == SideView(3, ("a", "c"), ARMY, 1, 0)
    assert side_view(side, 0, 2) == side_view(side, 0, None) == SideView(3, ("a",), ARMY, 1, 0)


def test_of_ones_own_hand_what_all_have_seen() -> None:
    side = Side(("a", "b"), ARMY, shown=("a",), glimpsed=(Glimpse(1, "b"),))
    assert side_view(side, 0, 0).known == ("a",)


def test_of_own_piles_what_lies_open_and_what_all_have_seen() -> None:
    side = OwnPiles((), ARMY, pile=("b", "c", "e", "f"), removed=("g",), top_shown=2, bottom_shown=1)
    assert side_view(side, 0, 1) == OwnPilesView(0, (), ARMY, 2, 0, 4, (), ("g",), ("b", "c"), ("f",))


def test_of_own_piles_size_and_discards() -> None:
    side = OwnPiles(("a",), ARMY, pile=("b", "c"), discard=("d",))
    assert side_view(side, 0, 1) == OwnPilesView(1, (), ARMY, 2, 0, 2, ("d",), (), (), ())
