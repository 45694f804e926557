"""Piles of one's own under card effects, held against the whole kit; beside `hermits.turn` and `hermits.end`."""

from __future__ import annotations

from msgspec.structs import replace

from tests.toys.hermits.game import HERMITS, Dig, Invite, State
from tricktable import Chance, Position
from tricktable.effects.answers import DECLINE, PickCard
from tricktable.game import AnyGame, Game
from tricktable.position import Setup
from tricktable.start import Placed as Laid
from tricktable.tableau import OwnPiles, Placed
from tricktable.testing import Conformance, Table


class TestHermits(Conformance):
    ruleset = HERMITS
    tables = (Table("standard", 2, {"turns": 12}),)


def side(hand: str, pile: str, discard: str = "", *rows: str) -> OwnPiles:
    army = (*(tuple(map(Placed, row.split())) for row in rows), *[()] * (2 - len(rows)))
    return OwnPiles(tuple(hand.split()), army, pile=tuple(pile.split()), discard=tuple(discard.split()))


def game_of(*sides: OwnPiles) -> AnyGame:
    setup = Setup(len(sides), "standard", HERMITS.options_type())
    return Game(HERMITS, Laid(Position(setup, State(sides, (), 0, 20), Chance("7"))))


def test_each_draws_from_his_own_pile() -> None:
    game = game_of(side("rake", "a b c"), side("", "x y"))
    game.play(Invite("rake"))
    game.play(Dig())
    assert [(each.hand, each.pile) for each in game.position.state.sides] == [(("a", "b"), ("c",)), (("x",), ("y",))]


def test_what_is_destroyed_lies_on_its_owner_s_pile() -> None:
    game = game_of(side("storm", "bell", "", "rake"), side("", "lamp", "", "sieve"))
    game.play(Invite("storm"))
    game.play(game.legal_actions()[0])
    assert [each.discard for each in game.position.state.sides] == [(), ("sieve",)]


def test_a_search_shuffles_and_shows_only_ones_own() -> None:
    game = game_of(side("well", "bell rake", "", "rake"), side("", "storm lamp"))
    game.play(Invite("well"))
    assert game.legal_actions() == (PickCard("bell"), DECLINE)
    game.play(PickCard("bell"))
    assert [each.pile for each in game.position.state.sides] == [("rake",), ("storm", "lamp")]


def test_who_looks_through_his_pile_shuffles_away_what_all_have_seen() -> None:
    game = game_of(replace(side("well", "bell storm rake", "", "lamp"), top_shown=1), side("", ""))
    assert game.view(1).table.sides[0].top == ("bell",)
    game.play(Invite("well"))
    game.play(PickCard("bell"))
    assert game.view(1).table.sides[0].top == ()


def test_what_everybody_has_seen_lies_there_in_every_table_that_may_be() -> None:
    game = game_of(side("augur", "bell storm rake lamp beggar sieve"), side("", "well"))
    game.play(Invite("augur"))
    for card in ("bell", "storm", "rake"):
        game.play(PickCard(card))
    view = game.view(1).table.sides[0]
    assert (view.top, view.pile, view.bottom, view.known) == (("storm",), 4, ("rake",), ("bell",))
    for seed in range(5):
        pile = game.determinize(1, seed=seed).position.state.sides[0].pile
        assert (pile[0], pile[-1]) == ("storm", "rake")


def test_an_empty_pile_takes_up_ones_own_discards() -> None:
    game = game_of(side("", "", "rake lamp"), side("", "", "well"))
    game.play(Dig())
    assert [(len(each.pile), each.discard) for each in game.position.state.sides] == [(1, ()), (0, ("well",))]
