"""Before the first round: the deck, the deal, the Advantage token, hands without a Bakuto."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from tricktable_gosu import State
from tricktable_gosu.table import (
    HandKept,
    Redrew,
)

import tricktable as tt
from plugins.gosu.tests.golden import DEALS, deal_marks
from plugins.gosu.tests.tables import CARDS, DECK, TABLES, everything, level, new_game
from tricktable.game import AnyGame
from tricktable.tableau import KeepHand, Redraw

LOW = [card for card in DECK if level(card) == 1]
HIGH = [card for card in DECK if level(card) > 1]


def dealt(seats: int, deck: list[str], advantage: int = 0, variant: str = "standard", **options: Any) -> AnyGame:
    """A game with the deck in this order; cards that are not named lie below."""
    rest = Counter(DECK) - Counter(deck)
    deal: dict[str, list[str] | int] = {"deck": [*deck, *sorted(rest.elements())], "advantage": advantage}
    return tt.new_game("gosu", seats, variant=variant, seed=5, options=options, deal=deal)


def test_the_deck() -> None:
    """gosu.cards.deck, gosu.cards.bakutos, gosu.cards.heroes, gosu.cards.ozekis, gosu.cards.per-clan."""
    assert len(DECK) == 100
    assert Counter(level(card) for card in DECK) == {1: 50, 2: 35, 3: 15}
    kinds = Counter((CARDS[card]["clan"], level(card)) for card in CARDS)
    assert len({clan for clan, _ in kinds}) == 5
    assert all(kinds[clan, 1] == 5 and kinds[clan, 2] == 7 and kinds[clan, 3] == 3 for clan, _ in kinds)
    assert all(DECK.count(card) == (2 if level(card) == 1 else 1) for card in CARDS)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_hands_and_tokens(variant: str, seats: int) -> None:
    """gosu.setup.hand, gosu.setup.tokens, gosu.setup.shuffle: seven cards and two tokens each, the rest is the pile."""
    for seed in range(10):
        state: State = new_game(variant, seats, seed).position.state
        assert sorted(everything(state)) == DECK
        for side in state.sides:
            assert len(side.hand) + len(side.pack) == 7
            assert (side.ready, side.spent, side.army) == (2, 0, ((), (), ()))
        assert len(state.pile) + len(state.discard) == 100 - 7 * seats
        assert state.points == (0,) * len(state.points)
        assert state.turn == state.advantage


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_holder_is_drawn(seats: int) -> None:
    """gosu.setup.holder, gosu.setup.holder-seed, gosu.ukrainian.first-player-seed: any seat, and by the seed."""
    drawn = [new_game("standard", seats, seed).position.state.advantage for seed in range(60)]
    assert set(drawn) == set(range(seats))
    assert drawn == [new_game("standard", seats, seed).position.state.advantage for seed in range(60)]


def test_the_deck_is_shuffled() -> None:
    """gosu.setup.shuffle: over many deals each card comes to each seat about as often."""
    seen = Counter[tuple[int, str]]()
    for seed in range(400):
        state: State = new_game("standard", 4, seed).position.state
        seen.update((seat, card) for seat, side in enumerate(state.sides) for card in side.hand)
    for (_, card), count in seen.items():
        wanted = 28 * DECK.count(card)
        assert wanted / 3 < count < wanted * 2
    assert len(seen) == 4 * 75


def test_names_and_players_change_nothing() -> None:
    """gosu.setup.holder-seed: the seed deals, whoever sits at the table."""
    one, other = (tt.new_game("gosu", names, seed=9).position for names in (["Ann", "Bo", "Cy"], ["Я", "Ти", "Він"]))
    assert one == other


def test_options_do_not_change_the_deal() -> None:
    """The same seed deals alike, and the options given stay those of the game."""
    plain = new_game("standard", 2, 5)
    other = new_game("standard", 2, 5, points=5, lone_turns=7)
    assert plain.position.state == other.position.state
    assert (other.setup.options.points, other.setup.options.lone_turns) == (5, 7)
    assert tt.replay(other.record()).setup == other.setup


def test_games_without_a_seed_differ() -> None:
    games = [tt.new_game("gosu", 2) for _ in range(20)]
    assert len({game.position.state for game in games}) == 20
    assert len({game.position.chance.seed for game in games}) == 20


def test_the_first_deals_stay_what_they_were() -> None:
    """Seeds deal alike on every machine and in every version of Python."""
    assert deal_marks() == json.loads(DEALS.read_text("utf-8"))


# --- deals laid down -------------------------------------------------------------------------------------------------


def test_a_deal_laid_down() -> None:
    """gosu.setup.order: from the holder, clockwise, seven at a time; the rest in order is the pile."""
    deck = [*LOW[:7], *HIGH[:7], *LOW[7:14]]
    game = dealt(3, deck, advantage=1)
    state: State = game.position.state
    assert state.advantage == state.turn == 1
    assert [state.sides[seat].hand for seat in (1, 2, 0)] == [tuple(sorted(deck[at : at + 7])) for at in (0, 7, 14)]
    rest = Counter(DECK) - Counter(deck)
    assert state.pile == tuple(sorted(rest.elements()))


@pytest.mark.parametrize(
    ("deal", "word"),
    [
        ({"deck": DECK[:-1]}, "missing"),
        ({"deck": [*DECK, DECK[0]]}, "not among what is left"),
        ({"deck": ["bilbo", *DECK[1:]]}, "bilbo"),
        ({"deck": [1, 2, 3]}, "deck"),
        ({"deck": "kork"}, "deck"),
        ({"advantage": 2}, "advantage"),
        ({"advantage": -1}, "advantage"),
        ({"advantage": "0"}, "advantage"),
        ({"advantage": [0, 1]}, "advantage"),
        ({"advantage": True}, "advantage"),
    ],
)
def test_a_deal_that_is_none(deal: dict[str, Any], word: str) -> None:
    """gosu.setup.shuffle."""
    with pytest.raises(tt.OptionsError) as error:
        tt.new_game("gosu", 2, seed=1, deal=deal)
    assert word in str(error.value)


# --- hands without a Bakuto ------------------------------------------------------------------------------------------


def test_may_redraw_as_often_as_needed() -> None:
    """gosu.setup.redraw, gosu.setup.redraw-order, gosu.setup.keep: one player finishes before the next is asked."""
    game = dealt(2, [*HIGH[:7], *LOW[:7], *HIGH[7:14], *LOW[7:14]], advantage=1)
    assert (game.to_act, game.legal_actions()) == (1, (KeepHand(), Redraw()))
    assert game.play("redraw").events[0] == Redrew(1, tuple(sorted(HIGH[:7])))
    assert (game.to_act, game.legal_actions()) == (1, (KeepHand(), Redraw()))
    assert game.position.state.discard == tuple(sorted(HIGH[:7]))
    game.play("redraw")
    assert (game.to_act, game.legal_actions()) == (1, (KeepHand(),))
    rejection = game.why_not("redraw")
    assert rejection is not None
    assert rejection.rule == "gosu.setup.redraw"
    assert game.play("keep-hand").events == (HandKept(1),)
    assert (game.to_act, game.legal_actions()) == (0, (KeepHand(),))
    game.play("keep-hand")
    assert (game.position.state.phase, game.to_act) == ("turns", 1)


def test_may_keep_a_hand_without_a_bakuto() -> None:
    """gosu.setup.redraw: nobody has to."""
    game = dealt(2, HIGH[:7])
    game.play("keep-hand")
    assert game.position.state.sides[0].hand == tuple(sorted(HIGH[:7]))


def test_whether_one_may_redraw_nobody_else_sees() -> None:
    """gosu.setup.keep: everybody is asked, and the others see the question only."""
    views = []
    for hand in (HIGH[:7], LOW[:7]):
        game = dealt(3, [*hand, *HIGH[7:14], *LOW[7:14]])
        views.append([msgspec.json.encode(game.view(seat)) for seat in (1, 2, None)])
    assert views[0] == views[1]


def test_must_redraw_unasked() -> None:
    """gosu.ukrainian.redraw, gosu.ukrainian.redraw-unasked: until the hand holds a Bakuto, before anybody acts."""
    game = dealt(2, [*HIGH[:14], *HIGH[14:21], *HIGH[21:27], LOW[0], *HIGH[27:33], LOW[1]], variant="ukrainian")
    state: State = game.position.state
    assert state.phase == "turns"
    assert state.sides[0].hand == tuple(sorted([*HIGH[21:27], LOW[0]]))
    assert state.sides[1].hand == tuple(sorted([*HIGH[27:33], LOW[1]]))
    assert state.discard == (*sorted(HIGH[:7]), *sorted(HIGH[14:21]), *sorted(HIGH[7:14]))
    assert game.to_act == 0


def test_no_redraw() -> None:
    """gosu.options.mulligan: with `none` play begins at once."""
    game = dealt(2, HIGH[:14], mulligan="none")
    assert game.position.state.phase == "turns"
    assert game.position.state.discard == ()


def test_a_redraw_shuffles_what_was_thrown_away_where_the_pile_is_short() -> None:
    """gosu.setup.redraw, gosu.piles.reshuffle: hands are thrown away for ever, and every card stays in the game."""
    game = dealt(2, [*HIGH[:49], *LOW])
    while game.to_act == 0 and Redraw() in game.legal_actions():
        game.play("redraw")
    state: State = game.position.state
    assert sorted(everything(state)) == DECK
    assert any(level(card) == 1 for card in state.sides[0].hand)
