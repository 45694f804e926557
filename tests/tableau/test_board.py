"""What can be done to hands, armies and tokens: what changes, what is told, what cards could react to."""

from __future__ import annotations

from msgspec.structs import replace

from tests.tableau.boards import Noting, side_of, table
from tricktable.tableau import Glimpse, Placed, Spot, known_to
from tricktable.tableau.events import (
    Activated,
    Announced,
    Destroyed,
    Discarded,
    Dropped,
    Entered,
    HandSeen,
    Marked,
    Mutated,
    PutBack,
    PutOnPile,
    Released,
    Returned,
    Sacrificed,
    Swapped,
    TokensBack,
    TokensSpent,
    Took,
    Trapped,
)


def row(board: Noting, seat: int = 0, at: int = 1) -> list[str]:
    return [card.card for card in board.side(seat).army[at - 1]]


def with_tokens(board: Noting, at: Spot, tokens: int = 1) -> Noting:
    for _ in range(tokens):
        board.activate(at)
    board.r.events.clear()
    board.noted.clear()
    return board


# --- hands ------------------------------------------------------------------------------------------------------------


def test_discarding_one_of_two_copies() -> None:
    board = table(side_of("a a b"), discard="x")
    board.discard(0, "a")
    assert board.side(0).hand == ("a", "b")
    assert board.r.state.discard == ("x", "a")
    assert board.r.events == [Discarded(0, "a")]


def test_what_was_known_of_a_hand_is_forgotten_with_the_card() -> None:
    board = table(side_of("a a a b"))
    board.put_side(
        0, replace(board.side(0), shown=("a",), glimpsed=(Glimpse(1, "a"), Glimpse(1, "a"), Glimpse(2, "b")))
    )
    board.discard(0, "a")
    assert board.side(0).shown == ()
    assert board.side(0).glimpsed == (Glimpse(1, "a"), Glimpse(1, "a"), Glimpse(2, "b"))
    board.discard(0, "a")
    assert board.side(0).glimpsed == (Glimpse(1, "a"), Glimpse(2, "b"))
    board.discard(0, "b")
    assert board.side(0).glimpsed == (Glimpse(1, "a"),)


def test_fetching_is_seen_by_all() -> None:
    board = table(side_of("z"), discard="a b a")
    board.fetch(0, "a")
    assert (board.side(0).hand, board.side(0).shown, board.r.state.discard) == (("a", "z"), ("a",), ("b", "a"))
    assert board.r.events == [Took(0, "a")]


# --- aside ------------------------------------------------------------------------------------------------------------


def test_a_card_is_announced_and_enters_at_the_right_end() -> None:
    board = table(side_of("c", "a b"))
    board.lay_aside(0, "c")
    assert [each.card for each in board.r.state.aside] == ["c"]
    assert board.enter(0, 1, "c") == Spot(0, 1, 3)
    assert row(board) == ["a", "b", "c"]
    assert (board.r.state.aside, board.side(0).hand) == ((), ())
    assert board.r.events == [Announced(0, "c"), Entered(0, 1, 3, "c")]
    assert board.noted == [("entered", 0, "c", Spot(0, 1, 3), ["a", "b", "c"])]


def test_a_card_may_enter_straight_from_the_hand_or_from_the_discard_pile() -> None:
    board = table(side_of("b"), discard="a")
    board.enter(0, 1, "b", aside=False)
    board.lay_aside(0, "a", "discard")
    board.enter(0, 1, "a")
    assert (row(board), board.side(0).hand, board.r.state.discard) == (["b", "a"], (), ())


def test_a_revealed_copy_of_the_card_that_waits_to_enter_is_another_card() -> None:
    board = table(side_of("a"), pile="a b")
    board.lay_aside(0, "a")
    board.reveal(0, 2)
    board.take_aside(0, "a")
    assert board.revealed() == ("b",)
    board.drop_aside(0, "b")
    assert board.revealed() == ()
    board.enter(0, 1, "a")
    assert (row(board), board.side(0).hand, board.r.state.aside) == (["a"], ("a",), ())


def test_what_lies_aside_returns_whence_it_came() -> None:
    board = table(side_of("a b"), side_of(), pile="p q r", discard="d e")
    board.lay_aside(0, "a")
    board.lay_aside(0, "d", "discard")
    board.reveal(0, 2)
    board.put_back_aside()
    state = board.r.state
    assert (state.pile, state.sides[0].hand, sorted(state.discard), state.aside) == (
        ("p", "q", "r"),
        ("a", "b"),
        ["d", "e"],
        (),
    )
    assert [event.card for event in board.r.events if isinstance(event, PutBack)] == ["q", "p", "d", "a"]


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_a_destroyed_card_goes_to_the_discard_pile_and_the_others_move_up() -> None:
    board = with_tokens(table(side_of("", "a b c")), Spot(0, 1, 2))
    board.destroy([Spot(0, 1, 2)])
    assert (row(board), board.r.state.discard) == (["a", "c"], ("b",))
    assert (board.side(0).ready, board.side(0).spent) == (1, 1)
    assert board.r.events == [Destroyed(0, 1, 2, "b")]


def test_several_leave_together_and_each_is_heard_of_while_all_lie_there() -> None:
    board = table(side_of("", "a b c d"), side_of("", "x"))
    gone = [Spot(0, 1, 1), Spot(0, 1, 3), Spot(1, 1, 1)]
    board.destroy(gone)
    assert (row(board), row(board, 1)) == (["b", "d"], [])
    assert sorted(board.r.state.discard) == ["a", "c", "x"]
    assert [(event, card, lies) for event, _, card, _, lies in board.noted] == [
        ("destroyed", "a", ["a", "b", "c", "d"]),
        ("destroyed", "c", ["a", "b", "c", "d"]),
        ("destroyed", "x", ["x"]),
    ]


def test_a_sacrifice_is_no_destruction() -> None:
    board = table(side_of("", "a b"))
    board.sacrifice(Spot(0, 1, 2))
    assert board.r.events == [Sacrificed(0, 1, 2, "b")]
    assert [note[0] for note in board.noted] == ["sacrificed"]
    assert board.r.state.discard == ("b",)


def test_a_card_that_is_sent_home_comes_to_the_hand_before_all_eyes() -> None:
    board = with_tokens(table(side_of("z"), side_of("m", "a b")), Spot(1, 1, 2))
    board.send_home(Spot(1, 1, 2))
    side = board.side(1)
    assert (side.hand, side.shown, side.ready, side.spent) == (("b", "m"), ("b",), 1, 1)
    assert board.r.state.discard == ()
    assert board.r.events == [Returned(1, 1, 2, "b")]


def test_what_comes_back_has_nothing_of_its_former_life() -> None:
    board = with_tokens(table(side_of("", "a")), Spot(0, 1, 1))
    old = board.ref(Spot(0, 1, 1))
    board.send_home(Spot(0, 1, 1))
    board.enter(0, 1, "a", aside=False)
    assert board.placed(Spot(0, 1, 1)) == Placed("a")
    assert old.spot is None


# --- turning, swapping, mutating --------------------------------------------------------------------------------------


def test_trapping_turns_down_and_spends_the_tokens_on_it() -> None:
    board = with_tokens(table(side_of("", "a b")), Spot(0, 1, 1))
    board.trap(Spot(0, 1, 1))
    side = board.side(0)
    assert side.army[0] == (Placed("a", 0, down=True), Placed("b"))
    assert (side.ready, side.spent) == (1, 1)
    assert board.r.events == [Trapped(0, 1, 1, "a")]
    assert [note[:4] for note in board.noted] == [("trapped", 0, "a", Spot(0, 1, 1))]


def test_releasing_turns_up() -> None:
    board = table(side_of("", "a"))
    board.trap(Spot(0, 1, 1))
    board.release(Spot(0, 1, 1))
    assert board.side(0).army[0] == (Placed("a"),)
    assert board.r.events[-1] == Released(0, 1, 1, "a")


def test_swapping_takes_tokens_and_facing_along() -> None:
    board = with_tokens(table(side_of("", "a b c")), Spot(0, 1, 1))
    board.trap(Spot(0, 1, 3))
    board.swap(Spot(0, 1, 1), Spot(0, 1, 3))
    assert board.side(0).army[0] == (Placed("c", 0, down=True), Placed("b"), Placed("a", 1))
    assert board.r.events[-1] == Swapped(0, 1, 1, 3, ("a", "c"))


def test_mutating_puts_a_fresh_card_in_the_same_place() -> None:
    board = with_tokens(table(side_of("n", "a b c")), Spot(0, 1, 2))
    old = board.ref(Spot(0, 1, 2))
    board.lay_aside(0, "n")
    assert board.mutate(Spot(0, 1, 2), "n") == Spot(0, 1, 2)
    assert board.side(0).army[0] == (Placed("a"), Placed("n"), Placed("c"))
    assert (board.r.state.discard, board.side(0).spent, old.spot) == (("b",), 1, None)
    assert board.r.events[1:] == [Mutated(0, 1, 2, "b"), Entered(0, 1, 2, "n")]
    assert [note[0] for note in board.noted] == ["mutated", "entered"]


# --- following a card -------------------------------------------------------------------------------------------------


def test_a_hold_on_a_card_follows_it() -> None:
    board = table(side_of("", "a b c d"), side_of("", "a"))
    refs = {name: board.ref(Spot(0, 1, at)) for at, name in enumerate("abcd", 1)}
    other = board.ref(Spot(1, 1, 1))
    board.swap(Spot(0, 1, 1), Spot(0, 1, 4))
    assert [refs[name].spot for name in "abcd"] == [Spot(0, 1, 4), Spot(0, 1, 2), Spot(0, 1, 3), Spot(0, 1, 1)]
    board.sacrifice(Spot(0, 1, 2))
    assert [refs[name].spot for name in "abcd"] == [Spot(0, 1, 3), None, Spot(0, 1, 2), Spot(0, 1, 1)]
    board.destroy([Spot(0, 1, 1), Spot(0, 1, 2)])
    assert [refs[name].spot for name in "abcd"] == [Spot(0, 1, 1), None, None, None]
    board.swap(Spot(0, 1, 1), Spot(0, 1, 1))
    assert refs["a"].spot == Spot(0, 1, 1)
    assert other.spot == Spot(1, 1, 1)


def test_two_holds_on_one_card_move_alike() -> None:
    board = table(side_of("", "a b"))
    one, other = board.ref(Spot(0, 1, 2)), board.ref(Spot(0, 1, 2))
    board.swap(Spot(0, 1, 2), Spot(0, 1, 1))
    assert one.spot == other.spot == Spot(0, 1, 1)
    board.trap(Spot(0, 1, 1))
    assert one.spot == Spot(0, 1, 1)


# --- tokens -----------------------------------------------------------------------------------------------------------


def test_tokens_are_spent_put_on_cards_and_taken_back() -> None:
    board = table(side_of("", "a"))
    board.spend(0, 1)
    board.activate(Spot(0, 1, 1))
    assert (board.side(0).ready, board.side(0).spent, board.placed(Spot(0, 1, 1)).tokens) == (0, 1, 1)
    board.take_back(0, Spot(0, 1, 1))
    board.take_back(0, None)
    assert (board.side(0).ready, board.side(0).spent, board.placed(Spot(0, 1, 1)).tokens) == (2, 0, 0)
    assert board.r.events == [
        TokensSpent(0, 1),
        Activated(0, 1, 1, "a"),
        TokensBack(0, 1, "a"),
        TokensBack(0, 1, None),
    ]
    assert [note[0] for note in board.noted] == ["token-spent", "activated"]


def test_dropping_what_was_revealed() -> None:
    board = table(side_of(), pile="a")
    board.reveal(0, 1)
    board.drop_aside(0, "a")
    assert board.r.events[-1] == Dropped(0, "a")


def test_a_card_that_is_put_on_its_owner_s_pile() -> None:
    board = table(side_of("", "a b c"), side_of(), pile="d")
    board.activate(Spot(0, 1, 2))
    board.r.events.clear()
    board.noted.clear()
    held = board.ref(Spot(0, 1, 3))
    board.put_on_pile(Spot(0, 1, 2))
    assert (row(board), board.r.state.pile, board.r.state.top_shown) == (["a", "c"], ("b", "d"), 1)
    assert (board.side(0).spent, held.spot) == (1, Spot(0, 1, 2))
    assert board.r.events == [PutOnPile(0, 1, 2, "b")]
    assert board.noted == [("put-on-pile", 0, "b", Spot(0, 1, 2), ["a", "b", "c"])]


def test_one_mark_of_a_kind_wherever_it_lies() -> None:
    board = table(side_of("", "a b"), side_of("", "c"))
    board.mark("loud", Spot(0, 1, 1))
    board.mark("late", Spot(0, 1, 1))
    assert board.placed(Spot(0, 1, 1)) == Placed("a", marks=("loud", "late"))
    board.mark("loud", Spot(1, 1, 1))
    assert board.placed(Spot(0, 1, 1)) == Placed("a", marks=("late",))
    assert board.placed(Spot(1, 1, 1)) == Placed("c", marks=("loud",))
    assert board.r.events[-1] == Marked(1, 1, 1, "c", "loud")
    board.mark("late", Spot(0, 1, 1))
    assert board.placed(Spot(0, 1, 1)) == Placed("a", marks=("late",))


def test_a_mark_goes_with_its_card_and_leaves_with_it() -> None:
    board = table(side_of("", "a b"), pile="c")
    board.mark("loud", Spot(0, 1, 1))
    board.activate(Spot(0, 1, 1))
    board.swap(Spot(0, 1, 1), Spot(0, 1, 2))
    board.trap(Spot(0, 1, 2))
    assert board.placed(Spot(0, 1, 2)) == Placed("a", down=True, marks=("loud",))
    board.release(Spot(0, 1, 2))
    assert board.placed(Spot(0, 1, 2)) == Placed("a", marks=("loud",))
    board.send_home(Spot(0, 1, 2))
    board.enter(0, 1, "a", aside=False)
    assert board.placed(Spot(0, 1, 2)) == Placed("a")


def test_what_takes_the_place_of_a_marked_card_has_no_mark() -> None:
    board = table(side_of("b", "a"))
    board.mark("loud", Spot(0, 1, 1))
    board.lay_aside(0, "b")
    board.mutate(Spot(0, 1, 1), "b")
    assert board.placed(Spot(0, 1, 1)) == Placed("b")


def test_two_tokens_at_once_are_heard_of_as_such() -> None:
    board = table(side_of())
    board.spend(0, 1)
    board.spend(0, 2)
    assert [noted[0] for noted in board.noted] == ["token-spent", "token-spent", "two-tokens-spent"]


def test_a_look_at_a_hand_is_known_to_who_looked() -> None:
    board = table(side_of(), side_of("a b b"), side_of())
    board.put_side(1, replace(board.side(1), shown=("b",), glimpsed=(Glimpse(2, "a"), Glimpse(0, "a"))))
    board.look(0, 1)
    assert board.side(1).glimpsed == (Glimpse(2, "a"), Glimpse(0, "a"), Glimpse(0, "b"))
    assert board.r.events == [HandSeen(0, 1, 3, ("a", "b", "b"))]


def test_a_look_at_one_s_own_hand_changes_nothing() -> None:
    board = table(side_of("a"), side_of())
    board.look(0, 0)
    assert board.side(0) == side_of("a")


# --- what single seats know of copies ---------------------------------------------------------------------------------


def test_a_second_copy_that_a_seat_has_seen_is_known_beside_the_one_that_all_have_seen() -> None:
    board = table(side_of("a a b"), side_of(), side_of())
    board.put_side(0, replace(board.side(0), shown=("a",)))
    board.look(1, 0)
    assert known_to(board.side(0), 1) == ("a", "a", "b")
    assert known_to(board.side(0), 2) == ("a",)


def test_a_copy_that_all_see_come_is_known_beside_the_one_seen_before() -> None:
    board = table(side_of("a"), side_of(), discard="a")
    board.look(1, 0)
    board.fetch(0, "a")
    assert known_to(board.side(0), 1) == ("a", "a")


def test_of_two_known_copies_one_stays_known_when_the_other_goes() -> None:
    board = table(side_of("a"), side_of(), side_of(), discard="a")
    board.look(1, 0)
    board.fetch(0, "a")
    board.discard(0, "a")
    assert [known_to(board.side(0), seat) for seat in (1, 2)] == [("a",), ()]
