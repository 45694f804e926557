from __future__ import annotations

from typing import Any

import pytest

import tricktable as tt
from tests.rulesets.whist import DECK, WHIST, DealScored, Dealt, Play, TrickTaken

HANDS = [
    ["clubs-2", "hearts-5", "spades-3"],
    ["clubs-9", "hearts-14", "hearts-6"],
    ["clubs-13", "diamonds-4", "diamonds-7"],
    ["diamonds-14", "spades-2", "spades-9"],
]
FLAT = [card for hand in HANDS for card in hand]
AnyGame = tt.Game[Any, Any, Any, Any, Any]


def table(hands: list[list[str]], trump: str | None = "spades", *, goal: int = 5, **fields: Any) -> AnyGame:
    """A game at this table; it is played with the cards that are on it."""
    dealt = {"hands": [list(DECK.sort(hand)) for hand in hands], "dealer": 3, "trump": trump, "trick": {"leader": 0}}
    state: dict[str, Any] = {**dealt, **fields}
    piles = [*hands, state["trick"].get("cards", ()), *state.get("won", ())]
    options = {"trump": trump is not None, "goal": goal, "cards": [card for pile in piles for card in pile]}
    return tt.from_position(WHIST, {"players": 4, "options": options, "table": state})


def legal(game: AnyGame) -> list[str]:
    return [action.card for action in game.legal_actions()]


def play(game: AnyGame, *cards: str) -> list[Any]:
    return [event for card in cards for event in game.play(Play(card)).events]


def test_the_last_card_dealt_is_the_dealers_and_makes_trump() -> None:
    order = [card for card in DECK.cards if card != "hearts-7"] + ["hearts-7"]
    game = tt.new_game(WHIST, 4, seed=1, deal={"dealer": 2, "deck": order})
    view = game.view(None).table
    assert (view.dealer, view.turned, view.trump) == (2, "hearts-7", "hearts")
    assert "hearts-7" in game.position.state.hands[2]
    assert game.to_act == 3
    assert game.position.state.hands[3] == DECK.sort(order[:13])


def test_who_holds_the_suit_led_must_follow() -> None:
    game = table(HANDS)
    assert legal(game) == ["clubs-2", "hearts-5", "spades-3"]
    play(game, "hearts-5")
    assert legal(game) == ["hearts-6", "hearts-14"]
    with pytest.raises(tt.IllegalActionError) as refused:
        game.play(Play("clubs-9"))
    assert refused.value.rule == "whist.follow"
    play(game, "hearts-6")
    assert legal(game) == ["clubs-13", "diamonds-4", "diamonds-7"]


def test_only_cards_in_hand_are_played() -> None:
    rejection = table(HANDS).why_not("play clubs-9")
    assert rejection is not None
    assert rejection.rule == "whist.hand"


def test_the_highest_trump_wins_else_the_highest_of_the_suit_led() -> None:
    game = table(HANDS)
    assert play(game, "hearts-5", "hearts-14", "diamonds-4", "spades-2")[-1] == TrickTaken(
        3, ("hearts-5", "hearts-14", "diamonds-4", "spades-2")
    )
    game = table(HANDS)
    assert play(game, "clubs-2", "clubs-9", "clubs-13", "diamonds-14")[-1].seat == 2
    assert game.to_act == 2


def test_without_trump_no_card_is_treated_as_trump() -> None:
    with_trump, without = table(HANDS), table(HANDS, None)
    for game in (with_trump, without):
        play(game, "hearts-5", "hearts-14", "diamonds-4")
    assert legal(with_trump) == legal(without)
    trumped, discarded = (play(game, "spades-9")[-1].seat for game in (with_trump, without))
    assert (trumped, discarded) == (3, 1)
    assert without.view(0).table.trump is None
    dealt = tt.new_game(WHIST, 4, variant="no-trump", seed=3).view(None).table
    assert (dealt.trump, dealt.turned) == (None, None)


def test_each_trick_over_half_of_them_is_a_point_for_both_partners() -> None:
    game = table(HANDS, goal=2, scores=[1, 0])
    first = play(game, "spades-3", "clubs-9", "diamonds-4", "spades-9")
    second = play(game, "diamonds-14", "clubs-2", "hearts-6", "diamonds-7")
    events = play(game, "spades-2", "hearts-5", "hearts-14", "clubs-13")
    assert [first[-1].seat, second[-1].seat] == [3, 3]
    assert events[-1] == DealScored((0, 2), (1, 2))
    assert game.outcome == tt.Outcome("whist.goal", winners=(1, 3), scores=(1, 2))
    assert game.legal_actions() == ()


def test_over_six_tricks_of_thirteen_count() -> None:
    game = tt.new_game(WHIST, 4, seed=5, options={"goal": 7})
    scored = [
        event
        for _ in range(52)
        for event in game.play(game.legal_actions()[0]).events
        if isinstance(event, (TrickTaken, DealScored))
    ]
    tricks = [sum(event.seat % 2 == side for event in scored if isinstance(event, TrickTaken)) for side in (0, 1)]
    assert scored[-1] == DealScored(
        tuple(max(0, taken - 6) for taken in tricks), tuple(max(0, taken - 6) for taken in tricks)
    )


def test_the_deal_passes_to_the_left() -> None:
    game = table(HANDS)
    events = [event for _ in range(12) for event in game.play(game.legal_actions()[0]).events]
    state = game.position.state
    assert events[-1] == Dealt(0, state.turned)
    assert (state.dealer, game.to_act) == (0, 1)
    assert [len(hand) for hand in state.hands] == [3] * 4


def test_the_turned_up_card_is_remembered_until_it_is_played() -> None:
    game = table(HANDS, turned="spades-9", trick={"leader": 3})
    assert "spades-9" not in game.ruleset.table(game.setup).pools(game.position.state, 0)[0]
    play(game, "diamonds-14", "hearts-5", "clubs-9", "diamonds-4")
    assert game.view(1).table.turned == "spades-9"
    play(game, "spades-9")
    assert game.view(1).table.turned is None


@pytest.mark.parametrize("by", range(4))
def test_partners_sit_opposite_and_see_only_their_own_hand(by: int) -> None:
    turned = [HANDS[(seat - by) % 4] for seat in range(4)]
    game = table(turned, dealer=(3 + by) % 4, trick={"leader": by})
    for seat in range(4):
        view = game.view(seat).table
        assert view.partner == (seat + 2) % 4
        assert view.hand == DECK.sort(turned[seat])
        hidden = game.ruleset.table(game.setup).pools(game.position.state, seat)[0]
        assert sorted(hidden) == sorted(card for other in range(4) if other != seat for card in turned[other])
    play(game, "hearts-5", "hearts-14", "diamonds-4", "spades-2")
    winner = (3 + by) % 4
    assert game.to_act == winner
    tricks = [0, 0]
    tricks[winner % 2] = 1
    assert game.view(None).table.tricks == tuple(tricks)
    assert game.view(None).table.partner is None


def test_a_table_with_faults_is_refused_with_a_reason() -> None:
    with pytest.raises(tt.PositionError, match="turned: a trump in the dealer's hand"):
        table(HANDS, turned="hearts-5")
    with pytest.raises(tt.PositionError, match="sorted"):
        tt.from_position(
            WHIST,
            {
                "players": 4,
                "options": {"cards": FLAT},
                "table": {
                    "hands": [hand[::-1] for hand in HANDS],
                    "dealer": 0,
                    "trump": "clubs",
                    "trick": {"leader": 1},
                },
            },
        )
    with pytest.raises(tt.OptionsError, match=r"goal.*cards"):
        tt.new_game(WHIST, 4, options={"goal": 0, "cards": ["clubs-2"]})


@pytest.mark.usefixtures("installed")
def test_a_game_is_saved_and_replayed() -> None:
    game = tt.new_game("whist", ["N", "E", "S", "W"], seed=2, options={"goal": 3})
    for _ in range(70):
        game.play(game.legal_actions()[-1])
    for data in (game.to_json(), game.to_msgpack()):
        assert tt.load(data).position == game.position
    assert tt.replay(game.record()).position == game.position
