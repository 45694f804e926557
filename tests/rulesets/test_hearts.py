from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import tricktable as tt
from tests.rulesets.hearts import DECK, HEARTS, DealScored, Dealt, Opens, Pass, Passed, Picked, Play

HANDS = [
    ["clubs-5", "diamonds-9", "hearts-3"],
    ["clubs-2", "clubs-13", "spades-12"],
    ["diamonds-4", "diamonds-11", "hearts-14"],
    ["clubs-10", "hearts-7", "spades-8"],
]
PICKS = ["diamonds-9", "clubs-2", "hearts-14", "spades-8"]
AnyGame = tt.Game[Any, Any, Any, Any, Any]


def table(hands: list[list[str]], *, passing: int = 0, goal: int = 100, jack: int = 0, **fields: Any) -> AnyGame:
    """A game at this table; it is played with the cards that are on it."""
    state: dict[str, Any] = {"hands": [list(DECK.sort(hand)) for hand in hands], "dealer": 3, **fields}
    if not passing and "trick" not in state:
        state["trick"] = {"leader": next(seat for seat in range(4) if "clubs-2" in hands[seat])}
    piles = [*hands, (state.get("trick") or {}).get("cards", ()), *state.get("won", ())]
    cards = [card for pile in piles for card in pile]
    options = {"passing": passing, "goal": goal, "jack_of_diamonds": jack, "cards": cards}
    return tt.from_position(HEARTS, {"players": 4, "options": options, "table": state})


def legal(game: AnyGame) -> list[str]:
    return [action.card for action in game.legal_actions()]


def rule(game: AnyGame, action: str) -> str | None:
    rejection = game.why_not(action)
    return None if rejection is None else rejection.rule


def play(game: AnyGame, *cards: str) -> list[Any]:
    return [event for card in cards for event in game.play(Play(card)).events]


def passing_table(**fields: Any) -> AnyGame:
    return table(HANDS, passing=1, **fields)


def pick(game: AnyGame, *cards: str) -> list[Any]:
    return [event for card in cards for event in game.play(Pass(card)).events]


# --- the pass ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deal", "by"), [(1, 1), (2, 3), (3, 2), (5, 1)])
def test_cards_are_passed_left_then_right_then_across(deal: int, by: int) -> None:
    game = passing_table(deal=deal)
    events = pick(game, *PICKS)
    assert [(event.seat, event.to, event.cards) for event in events if isinstance(event, Passed)] == [
        (seat, (seat + by) % 4, (PICKS[seat],)) for seat in range(4)
    ]
    for seat in range(4):
        kept = [card for card in HANDS[seat] if card != PICKS[seat]]
        assert game.view(seat).table.hand == DECK.sort([*kept, PICKS[(seat - by) % 4]])
    assert events[-1] == Opens((1 + by) % 4)
    assert game.to_act == (1 + by) % 4


def test_in_every_fourth_deal_nothing_is_passed() -> None:
    game = tt.new_game(HEARTS, 4, seed=11)
    passes = [0]
    while len(passes) < 5:
        step = game.play(game.legal_actions()[0])
        passes[-1] += isinstance(step.action, Pass)
        if any(isinstance(event, Dealt) for event in step.events):
            passes.append(0)
    assert passes[:4] == [12, 12, 12, 0]


def test_three_cards_are_picked_in_the_order_of_the_hand() -> None:
    game = tt.new_game(HEARTS, 4, seed=4, deal={"dealer": 3, "deck": DECK.cards})
    assert legal(game) == [f"clubs-{rank}" for rank in range(2, 13)]
    assert rule(game, "pass clubs-13") == "hearts.pass.order"
    pick(game, "clubs-6")
    assert legal(game) == [f"clubs-{rank}" for rank in range(7, 14)]
    assert rule(game, "pass clubs-5") == "hearts.pass.order"
    assert rule(game, "pass clubs-6") == "hearts.hand"
    pick(game, "clubs-9", "clubs-14")
    assert game.to_act == 1


def test_nothing_is_played_before_the_pass_and_nothing_passed_after_it() -> None:
    game = passing_table()
    assert rule(game, "play clubs-5") == "hearts.pass"
    pick(game, *PICKS)
    assert rule(game, "pass clubs-2") == "hearts.play"


def test_a_pick_is_hidden_from_the_others_until_the_cards_change_hands() -> None:
    game = passing_table()
    first = game.play(Pass("diamonds-9"))
    assert first.events_for(0) == (Picked(0, "diamonds-9"),)
    assert game.view(0).table.picks == ("diamonds-9",)
    for viewer in (1, 2, 3, None):
        assert first.events_for(viewer) == (Picked(0, None),)
        view = game.view(viewer)
        assert b"diamonds-9" not in msgspec.json.encode(view)
        assert view.table.picked == (1, 0, 0, 0)
        assert view.table.hands == (2, 3, 3, 3)
    pick(game, "clubs-2", "hearts-14")
    last = game.play(Pass("spades-8"))
    assert Passed(0, 1, ("diamonds-9",)) in last.events_for(0)
    assert Passed(0, 1, ("diamonds-9",)) in last.events_for(1)
    for viewer in (2, 3, None):
        assert Passed(0, 1, ()) in last.events_for(viewer)
        assert b"diamonds-9" not in msgspec.json.encode(last.events_for(viewer))
        assert b"diamonds-9" not in msgspec.json.encode(game.view(viewer))


@pytest.mark.parametrize("other", ["diamonds-9", "hearts-3"])
def test_which_card_was_picked_changes_nothing_for_the_others(other: str) -> None:
    seen = []
    for card in ("clubs-5", other):
        game = passing_table()
        step = game.play(Pass(card))
        seen.append([(game.view(seat), step.events_for(seat), game.to_act) for seat in (1, 2, 3, None)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("picked", range(12))
def test_a_table_drawn_in_the_midst_of_the_pass_looks_the_same_and_plays_on(picked: int) -> None:
    game = tt.new_game(HEARTS, 4, seed=8)
    for _ in range(picked):
        game.play(game.legal_actions()[-1])
    for seat in (0, 1, 2, 3, None):
        for seed in range(3):
            drawn = game.determinize(seat, seed)
            assert drawn.view(seat) == game.view(seat)
            state, truth = drawn.position.state, game.position.state
            assert state.hands != truth.hands
            assert Counter(HEARTS.table(drawn.setup).cards(state)) == Counter(DECK.cards)
            assert not HEARTS.problems(drawn.position)
            while drawn.position.state.trick is None:
                drawn.play(drawn.legal_actions()[0])


def test_to_others_any_card_may_have_been_picked_that_leaves_enough_higher_ones() -> None:
    game = table(HANDS, passing=2)
    pick(game, "clubs-5")
    drawn = {game.determinize(1, seed).position.state.picks[0] for seed in range(200)}
    others = DECK.sort(card for seat in (0, 2, 3) for card in HANDS[seat])
    assert drawn == {(card,) for card in others[:-1]}


def test_what_one_has_passed_one_knows() -> None:
    game = passing_table()
    pick(game, *PICKS)
    assert game.view(0).table.passed == ("diamonds-9",)
    assert "diamonds-9" not in HEARTS.table(game.setup).pools(game.position.state, 0)[0]
    assert all("diamonds-9" in game.determinize(0, seed).position.state.hands[1] for seed in range(20))
    assert any("diamonds-9" not in game.determinize(3, seed).position.state.hands[1] for seed in range(20))
    assert all("clubs-2" in game.determinize(3, seed).position.state.hands[2] for seed in range(20))


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("picked", [1, 2, 4, 11, 12])
def test_a_game_is_saved_in_the_midst_of_the_pass(picked: int) -> None:
    game = tt.new_game("hearts", 4, seed=6)
    for _ in range(picked):
        game.play(game.legal_actions()[1])
    for data in (game.to_json(), game.to_msgpack()):
        loaded = tt.load(data)
        assert loaded.position == game.position
        assert loaded.legal_actions() == game.legal_actions()
        step = loaded.play(loaded.legal_actions()[0])
        assert step == game.copy().play(game.legal_actions()[0])
    assert tt.replay(game.record()).position == game.position


# --- the tricks -------------------------------------------------------------------------------------------------------


def test_the_lowest_club_is_led_first() -> None:
    game = table(HANDS)
    assert legal(game) == ["clubs-2"]
    assert rule(game, "play clubs-13") == "hearts.lowest-club"


def test_no_points_in_the_first_trick_unless_there_is_nothing_else() -> None:
    game = table(HANDS)
    play(game, "clubs-2")
    assert legal(game) == ["diamonds-4", "diamonds-11"]
    assert rule(game, "play hearts-14") == "hearts.first-trick"
    play(game, "diamonds-4")
    assert legal(game) == ["clubs-10"]
    assert rule(game, "play hearts-7") == "hearts.follow"
    game = table([HANDS[0], ["clubs-2", "clubs-3", "spades-8"], HANDS[2], ["hearts-4", "hearts-7", "spades-12"]])
    play(game, "clubs-2", "diamonds-4")
    assert legal(game) == ["hearts-4", "hearts-7", "spades-12"]


def test_hearts_are_not_led_before_one_was_played_unless_there_is_nothing_else() -> None:
    game = table(HANDS)
    play(game, "clubs-2", "diamonds-4", "clubs-10", "clubs-5")
    assert game.to_act == 3
    assert not game.view(None).table.broken
    assert legal(game) == ["spades-8"]
    assert rule(game, "play hearts-7") == "hearts.broken"
    play(game, "spades-8", "hearts-3")
    assert game.view(None).table.broken
    game = table(
        [["clubs-3", "hearts-3"], ["clubs-4", "spades-12"], ["diamonds-4", "hearts-9"], ["hearts-7", "hearts-8"]],
        trick={"leader": 3},
        won=[["clubs-2", "clubs-7", "clubs-8", "clubs-9"], [], [], []],
    )
    assert legal(game) == ["hearts-7", "hearts-8"]


def test_hearts_may_be_led_once_broken() -> None:
    game = table(
        [["clubs-3", "hearts-3"], ["clubs-4", "spades-12"], ["diamonds-4", "hearts-9"], ["hearts-7", "spades-8"]],
        trick={"leader": 3},
        won=[["clubs-2", "clubs-7", "clubs-8", "hearts-2"], [], [], []],
    )
    assert legal(game) == ["hearts-7", "spades-8"]


# --- the scores -------------------------------------------------------------------------------------------------------

REST = [card for card in DECK.cards if card not in ("spades-12", "diamonds-11") and DECK.suit[card] != "hearts"]


def ended(points: dict[int, list[str]], last: list[str], *, jack: int = 0, jack_to: int = 3, **fields: Any) -> Any:
    """How a full deal is scored whose last trick is led by seat 0, each seat having won these point cards before."""
    spare = iter(card for card in REST if card not in last)
    won = [[*points.get(seat, [])] for seat in range(4)]
    if "diamonds-11" not in last:
        won[jack_to].append("diamonds-11")
    for pile in won:
        pile += [next(spare) for _ in range(-len(pile) % 4)]
    won[2] += spare
    game = table([[card] for card in last], jack=jack, trick={"leader": 0}, won=won, **fields)
    events = play(game, *last)
    return next(event for event in events if isinstance(event, DealScored)), game


HEARTS_BUT_ACE = [f"hearts-{rank}" for rank in range(2, 14)]
PLAIN = ["clubs-12", "clubs-9", "clubs-8"]


@pytest.mark.parametrize(("jack", "bonus"), [(0, (0, 0, 0, 0)), (-10, (0, 0, 0, -10))])
def test_all_hearts_and_the_queen_shoot_the_moon_whatever_the_jack_counts(jack: int, bonus: tuple[int, ...]) -> None:
    scored, _ = ended({0: [*HEARTS_BUT_ACE, "spades-12"]}, ["hearts-14", *PLAIN], jack=jack)
    assert scored.moon == 0
    assert scored.gained == tuple(points + more for points, more in zip((0, 26, 26, 26), bonus, strict=True))


def test_who_shoots_the_moon_and_takes_the_jack_has_both() -> None:
    scored, _ = ended({0: [*HEARTS_BUT_ACE, "spades-12"]}, ["hearts-14", *PLAIN], jack=-10, jack_to=0)
    assert (scored.moon, scored.gained) == (0, (-10, 26, 26, 26))


@pytest.mark.parametrize(("jack", "bonus"), [(0, (0, 0, 0, 0)), (-10, (0, 0, 0, -10))])
def test_25_and_1_is_no_moon(jack: int, bonus: tuple[int, ...]) -> None:
    scored, _ = ended({0: [*HEARTS_BUT_ACE, "spades-12"]}, ["clubs-12", "clubs-14", "hearts-14", "clubs-8"], jack=jack)
    assert scored.moon is None
    assert scored.gained == tuple(points + more for points, more in zip((25, 1, 0, 0), bonus, strict=True))


@pytest.mark.parametrize("jack", [0, -10])
@pytest.mark.parametrize("jack_to", range(4))
def test_16_of_26_is_no_moon(jack: int, jack_to: int) -> None:
    points = {0: ["spades-12", *HEARTS_BUT_ACE[:2]], 1: HEARTS_BUT_ACE[2:]}
    scored, _ = ended(points, ["hearts-14", *PLAIN], jack=jack, jack_to=jack_to)
    expected = [16, 10, 0, 0]
    expected[jack_to] += jack
    assert (scored.moon, scored.gained) == (None, tuple(expected))


def test_the_lowest_score_wins_once_somebody_has_reached_the_goal() -> None:
    points = {0: ["spades-12", *HEARTS_BUT_ACE]}
    last = ["clubs-12", "clubs-14", "hearts-14", "clubs-8"]
    _, going_on = ended(points, last, goal=26)
    assert going_on.outcome is None
    scored, game = ended(points, last, goal=26, scores=[1, 3, 4, 9])
    assert scored.scores == (26, 4, 4, 9)
    assert game.outcome == tt.Outcome("hearts.goal", winners=(1, 2), scores=(26, 4, 4, 9))
    assert game.legal_actions() == ()


def test_options_that_would_never_end_are_refused() -> None:
    with pytest.raises(tt.OptionsError, match="worth a point"):
        tt.new_game(HEARTS, 4, options={"cards": ["clubs-2", "clubs-3", "clubs-4", "clubs-5"], "passing": 0})
    with pytest.raises(tt.OptionsError, match="passing"):
        tt.new_game(HEARTS, 4, options={"passing": 14})
