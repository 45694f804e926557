from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tableau import (
    Aside,
    CommonPiles,
    Glimpse,
    OwnPiles,
    Placed,
    Side,
    TableauState,
    all_cards,
    empty_army,
    exchanged,
    hand_of,
    hidden_pools,
    known_to,
    redealt,
    tidied,
    with_unknown,
)


class Drafting(Side, frozen=True):
    """With a pack to choose from."""

    pack: tuple[str, ...] = ()


CARDS = st.lists(st.sampled_from("abcd"), max_size=5).map(lambda cards: tuple(sorted(cards)))
VIEWERS = st.sampled_from((None, 0, 1, 2))


@st.composite
def sides(draw: st.DrawFn) -> Side:
    hand = draw(CARDS)
    places = st.sets(st.integers(0, 4))
    open_to_all = draw(places)
    shown = tuple(card for at, card in enumerate(hand) if at in open_to_all)
    glimpsed = tuple(
        Glimpse(seat, card)
        for seat in range(3)
        for seen in [draw(places) - open_to_all]
        for at, card in enumerate(hand)
        if at in seen
    )
    return Side(hand, empty_army(), shown=shown, glimpsed=glimpsed)


TABLES = st.builds(CommonPiles, st.tuples(sides(), sides(), sides()), pile=CARDS)


@given(TABLES, VIEWERS)
def test_what_a_viewer_knows_is_in_no_pool(state: CommonPiles, viewer: int | None) -> None:
    (pool,) = hidden_pools(state, viewer)
    known = [hand_of(state, viewer)]
    known += [known_to(side, viewer) for at, side in enumerate(state.sides) if at != viewer]
    assert Counter(pool) + Counter(card for cards in known for card in cards) == Counter(all_cards(state))


@given(TABLES, VIEWERS, st.randoms(use_true_random=False))
def test_dealt_anew_a_viewer_sees_no_difference(state: CommonPiles, viewer: int | None, rng: random.Random) -> None:
    (pool,) = hidden_pools(state, viewer)
    assert redealt(state, viewer, (pool,)) == state
    mixed = tuple(rng.sample(pool, len(pool)))
    other = redealt(state, viewer, (mixed,))
    assert Counter(hidden_pools(other, viewer)[0]) == Counter(pool)
    assert hand_of(other, viewer) == hand_of(state, viewer)
    for before, after in zip(state.sides, other.sides, strict=True):
        assert known_to(after, viewer) == known_to(before, viewer) or before is after
        assert len(after.hand) == len(before.hand)
        assert list(after.hand) == sorted(after.hand)
        for seat in range(3):  # whoever has seen a card there has seen one that is there
            assert not Counter(known_to(after, seat)) - Counter(after.hand)
        assert [each.seat for each in after.glimpsed] == [each.seat for each in before.glimpsed]


def test_what_others_have_seen_goes_with_the_place() -> None:
    side = Side(("a", "b", "c"), (), shown=("a",), glimpsed=(Glimpse(2, "c"), Glimpse(1, "b")))
    dealt = with_unknown(side, 1, ("x",))
    assert dealt.hand == ("a", "b", "x")
    assert dealt.glimpsed == (Glimpse(2, "x"), Glimpse(1, "b"))


def test_with_piles_of_ones_own_no_card_changes_hands() -> None:
    state = TableauState(
        (OwnPiles(("a",), (), pile=("b", "c")), OwnPiles(("x", "y"), (), shown=("x",), pile=("z",), discard=("w",)))
    )
    assert hidden_pools(state, 0) == (("b", "c"), ("y", "z"))
    assert hidden_pools(state, None) == (("a", "b", "c"), ("y", "z"))
    other = redealt(state, 0, (("c", "b"), ("z", "y")))
    assert [(side.hand, side.pile) for side in other.sides if isinstance(side, OwnPiles)] == [
        (("a",), ("c", "b")),
        (("x", "z"), ("y",)),
    ]


@pytest.mark.parametrize("own", [False, True])
def test_every_card_is_counted_once(own: bool) -> None:
    army, aside = ((Placed("b"), Placed("c", down=True)),), (Aside("d", "hand", 0),)
    state = (
        TableauState((OwnPiles(("a",), army, pile=("e",), discard=("f",)),), aside)
        if own
        else CommonPiles((Side(("a",), army),), aside, ("e",), ("f",))
    )
    assert sorted(all_cards(state)) == list("abcdef")


def test_hands_are_tidied() -> None:
    state = CommonPiles((Side(("b", "a"), (), shown=("b", "a")),), pile=("d", "c"))
    assert tidied(state) == CommonPiles((Side(("a", "b"), (), shown=("a", "b")),), pile=("d", "c"))


def test_cards_that_lie_before_a_player_elsewhere() -> None:
    state = CommonPiles((Drafting(("b", "a"), (), pack=("d", "c")),), pile=("e",))
    assert sorted(all_cards(state)) == ["a", "b", "e"]
    assert sorted(all_cards(state, ("pack",))) == ["a", "b", "c", "d", "e"]
    assert tidied(state, ("pack",)) == CommonPiles((Drafting(("a", "b"), (), pack=("c", "d")),), pile=("e",))


@given(CARDS, st.lists(st.sampled_from("abcde"), max_size=5))
def test_a_card_becomes_what_lies_in_its_place(old: tuple[str, ...], named: list[str]) -> None:
    new = tuple(f"new {at}" for at in range(len(old)))
    there = exchanged(named, old, new)
    taken = [card for card in there if card in new]
    assert len(set(taken)) == len(taken) == (Counter(named) & Counter(old)).total()
    for card, now in zip(named, there, strict=True):
        assert now == card or old[new.index(now)] == card
