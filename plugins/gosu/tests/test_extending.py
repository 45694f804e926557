"""A third party adds a variant of GOSU with rules, cards and an effect of its own, without a line in GOSU's package."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from tricktable_gosu import GOSU, GosuCard, GosuRules, GosuStage, Options, State
from tricktable_gosu.deck import OWN_CARDS
from tricktable_gosu.table import (
    Action,
    Event,
    Mutate,
    Play,
)

import tricktable as tt
from plugins.gosu.tests.tables import everything, moves
from tricktable import AddedVariant, Registry, Translation, Variant, hookimpl
from tricktable.effects import Context, Doing, Effect, PickCard, PickSeat
from tricktable.effects.describer import Describer
from tricktable.effects.numbers import Fixed
from tricktable.effects.overall import Whenever
from tricktable.effects.values import Discard, Draw, Sacrifice, TakeAdvantage
from tricktable.game import AnyGame
from tricktable.message import Message
from tricktable.tableau import Pass
from tricktable.testing import Table, all_checks, run_check
from tricktable.testing.data import restored

# --- an effect -------------------------------------------------------------------------------------------------------


class Give(Effect, frozen=True, tag="give"):
    """You give an opponent a card of your hand."""

    def carry_out(self, c: Context) -> Doing:
        stage = c.stage
        hand = stage.side(c.seat).hand
        c.did = bool(hand)
        if not hand:
            return
        others = [seat for seat in stage.seats_from(c.seat) if stage.are_opponents(c.seat, seat)]
        whom = yield from stage.r.pick(c.seat, Message("ask.choose-player"), [PickSeat(seat) for seat in others])
        options = [PickCard(card) for card in dict.fromkeys(hand)]
        given = yield from stage.r.pick(c.seat, Message.of("ask.discard", n=1), options)
        stage.discard(c.seat, given.card)
        stage.fetch(whom.seat, given.card)

    def describe(self, d: Describer) -> str:
        return "give an opponent a card of your hand"


def card(id: str, name: str, clan: str, level: int, **more: Any) -> GosuCard:
    return GosuCard(id, {"en": name, "uk": name}, clan, level, **more)


GENEROUS = card("generous-gus", "Generous Gus", "fire", 1, copies=2, mutation=1, entering=(Give(),))
TWO_EARS = card(
    "two-ears", "Two Ears", "fire", 2, overall=(Whenever("advantage-taken", (Draw(),)),), activation=(TakeAdvantage(),)
)
THREE_EARS = card("three-ears", "Three Ears", "fire", 2, overall=(Whenever("advantage-taken", (Draw(Fixed(2)),)),))
MODEST = card("modest-mo", "Modest Mo", "fire", 2, overall=(Whenever("battle-won", (Discard(),)),))
GREEDY = card("greedy-gil", "Greedy Gil", "fire", 2, mutation=0, mutating=(TakeAdvantage(),))
TAXMAN = card("taxman", "Taxman", "fire", 2, overall=(Whenever("advantage-taken", (Sacrifice(Fixed(2)),)),))
MINE = {
    "match-juggler": GENEROUS, "garsh": TWO_EARS, "ideo": THREE_EARS, "fact": MODEST, "bailiff-soot": GREEDY,
    "auditor-cinder": TAXMAN,
}  # fmt: skip
DECK = tuple(MINE.get(each.id, each) for each in OWN_CARDS)


# --- rules -----------------------------------------------------------------------------------------------------------


class OwnDeck(GosuRules):
    """Some cards are other ones."""

    def __init__(self, seats: int, options: Options, cards: Sequence[GosuCard] = ()) -> None:
        super().__init__(seats, options, DECK)


class Patient(OwnDeck):
    """Nobody may pass before he has a goblin in play, as long as he could enrol one."""

    def refuse(self, state: State, seat: int, action: Action) -> str | None:
        side = state.sides[seat]
        idle = isinstance(action, Pass) and state.phase == "turns" and not any(side.army)
        if idle and any(self.refuse_play(state, seat, card) is None for card in side.hand):
            return "house.patient"
        return super().refuse(state, seat, action)


class Thrifty(GosuRules):
    """No Bakuto costs anything."""

    def enrolment(self, state: State, seat: int, card: str) -> int:
        return 0


class Changeable(GosuRules):
    """Mutation costs nothing."""

    def mutation_cost(self, state: State, seat: int, card: str) -> int:
        return 0


class Martial(GosuRules):
    """Each army is worth ten more, and a hand drawn anew is one card smaller."""

    class Stage(GosuStage):
        def military(self) -> tuple[int, ...]:
            return tuple(value + 10 for value in super().military())

        def draw(self, seat: int, count: int) -> tuple[str, ...]:
            return super().draw(seat, count - 1)

    def stage(self, r: tt.Resolution[State, Event], actor: int) -> GosuStage:
        return self.Stage(r, self.frame, actor)


class Narrow(GosuRules):
    """Nobody enrols a third Bakuto."""

    def refuse_play(self, state: State, seat: int, card: str) -> str | None:
        if self.deck.level[card] == 1 and len(state.sides[seat].army[0]) >= 2:
            return "house.narrow"
        return super().refuse_play(state, seat, card)


class ShortList(GosuRules):
    """Goblins never mutate: it is not even thought of."""

    def candidates(self, state: State, seat: int) -> Iterable[Action]:
        return [each for each in super().candidates(state, seat) if type(each).__name__ != "Mutate"]


class Nobly:
    """A part of rules that stands beside GOSU's."""

    def refuse(self, state: State, seat: int, action: Action) -> str | None:
        if isinstance(action, Play) and state.phase == "turns" and action.card == "dynamite":
            return "house.nobly"
        return super().refuse(state, seat, action)  # type: ignore[misc, no-any-return]


class Noble(Nobly, GosuRules):
    """No dynamite."""


class House:
    """The plugin of somebody else."""

    @hookimpl
    def tricktable_variants(self) -> list[AddedVariant]:
        return [
            AddedVariant("gosu", Variant("patient", (2, 3), {"points": 2}, rules=Patient)),
            AddedVariant("gosu", Variant("ownteams", (4,), {"teams": True}, rules=OwnDeck)),
            AddedVariant("gosu", Variant("martial", (2,), {"mulligan": "must"}, rules=Martial)),
            *(
                AddedVariant("gosu", Variant(kind.__name__.lower(), (2,), rules=kind))
                for kind in (OwnDeck, Thrifty, Changeable, Narrow, ShortList, Noble)
            ),
        ]

    @hookimpl
    def tricktable_translations(self) -> list[Translation]:
        texts = {
            "en": {"refused.house.patient": "First enrol a goblin.", "refused.house.narrow": "Two are enough."},
            "uk": {"refused.house.patient": "Спершу завербуйте ґобліна.", "refused.house.narrow": "Двох досить."},
        }
        named = {f"card.{each.id}": each.name["en"] for each in MINE.values()}
        return [Translation("gosu", language, {**told, **named}) for language, told in texts.items()]


class Plugin:
    """GOSU itself, in a registry of the test's own."""

    @hookimpl
    def tricktable_rulesets(self) -> list[Any]:
        return [GOSU]


@pytest.fixture(scope="module")
def gosu() -> Any:
    registry = Registry([Plugin(), House()])
    assert registry.failures() == ()
    return registry.ruleset("gosu")


def table(gosu: Any, variant: str, *sides: dict[str, Any], **more: Any) -> AnyGame:
    data = {"players": len(sides), "variant": variant, "table": {"sides": list(sides), **more}}
    return tt.from_position(gosu, data)


def test_it_is_offered_beside_the_others(gosu: Any) -> None:
    added = ("patient", "ownteams", "martial", "owndeck", "thrifty", "changeable", "narrow", "shortlist", "noble")
    assert gosu.info.variants == (*GOSU.info.variants, *added)
    assert "patient" not in GOSU.info.variants


def test_a_rule_of_its_own(gosu: Any) -> None:
    """gosu.turn.pass-always: where a variant says otherwise, the list of actions follows it, with the reason."""
    game = table(gosu, "patient", {"hand": ["dynamite"]}, {})
    assert Pass() not in game.legal_actions()
    assert game.why_not("pass") == tt.Rejection("house.patient", "First enrol a goblin.")
    assert game.why_not("pass", language="uk") == tt.Rejection("house.patient", "Спершу завербуйте ґобліна.")
    with pytest.raises(tt.IllegalActionError):
        game.play("pass")
    assert (
        Pass()
        in tt.from_position("gosu", {"players": 2, "table": {"sides": [{"hand": ["dynamite"]}, {}]}}).legal_actions()
    )


@pytest.mark.parametrize("variant", ["patient", "owndeck", "thrifty", "changeable", "narrow", "shortlist", "noble"])
def test_lists_follow_rules(gosu: Any, variant: str) -> None:
    """What a variant's rules refuse is never listed, and nothing is left out, whichever method says so."""
    for seed in range(3):
        game = tt.new_game(gosu, 2, variant=variant, seed=seed)
        for _ in moves(game, seed, 0.7):
            position = game.position
            if game.outcome is not None or position.pending is not None:
                continue
            rules, seat = gosu.table(game.setup), game.to_act
            assert seat is not None
            thought_of = rules.candidates(position.state, seat)
            assert game.legal_actions() == tuple(
                action for action in thought_of if rules.refuse(position.state, seat, action) is None
            )


def test_a_cost_of_its_own(gosu: Any) -> None:
    """gosu.enrol.bakuto-cost."""
    mine = {"army": [["dynamite"]], "hand": ["dark-goblin-medic"]}
    game = table(gosu, "thrifty", mine, {})
    game.play("play dark-goblin-medic")
    assert [card.card for card in game.position.state.sides[0].army[0]] == ["dynamite", "dark-goblin-medic"]


def test_a_mutation_cost_of_its_own(gosu: Any) -> None:
    """gosu.mutate.pay: it is what is listed, refused and paid."""
    mine = {"army": [["dynamite"], ["trsck"]], "hand": ["kork"]}
    assert Mutate(2, 1) not in table(gosu, "standard", mine, {}).legal_actions()
    game = table(gosu, "changeable", mine, {})
    assert Mutate(2, 1) in game.legal_actions()
    game.play("mutate 2 1")
    game.play("card kork")
    side = game.position.state.sides[0]
    assert ([card.card for card in side.army[1]], game.position.state.discard[-1]) == (["kork"], "trsck")


def test_a_stage_of_its_own(gosu: Any) -> None:
    """gosu.battle.sum, gosu.ukrainian.redraw: it says what a view shows, and draws before the first turn too."""
    game = table(gosu, "martial", {"army": [["dynamite"]]}, {})
    assert [side.value for side in game.view(None).table.sides] == [12, 10]
    high_first = sorted(OWN_CARDS, key=lambda each: -each.level)
    deck = [each.id for each in high_first for _ in range(each.copies)]
    game = tt.new_game(gosu, 2, variant="martial", deal={"advantage": 0, "deck": [*deck[:7], *deck[::-1][:-7]]})
    assert [len(side.hand) for side in game.position.state.sides] == [6, 7]


def test_an_effect_of_its_own(gosu: Any) -> None:
    """gosu.effects.entering: it asks, it is saved in the midst of it, and everybody sees what is given."""
    game = table(gosu, "owndeck", {"hand": ["generous-gus", "kork", "loya"]}, {})
    game.play("play generous-gus")
    game.play("player 1")
    loaded = restored(gosu, game.to_json())
    assert loaded.position == game.position
    for each in (game, loaded):
        each.play("card loya")
        state: State = each.position.state
        assert (state.sides[0].hand, state.sides[1].hand) == (("kork",), ("loya",))
        assert each.view(None).table.sides[1].known == ("loya",)


def test_reactions_are_ordered_by_whoever_acts(gosu: Any) -> None:
    """gosu.effects.order, gosu.effects.order-all: also those of the cards of others."""
    mine = {"army": [["dynamite", "dynamite"], ["two-ears"]]}
    theirs = {"army": [["fire-goblin-ak-52"], ["three-ears"]]}
    game = table(gosu, "owndeck", mine, theirs, advantage=1, turn=0, pile=["kork", "duwal", "loya"])
    game.play("activate 2 1")
    pending = game.position.pending
    assert pending is not None
    assert (pending.decision.seat, pending.decision.prompt.id) == (0, "ask.order")
    assert pending.decision.options == (PickCard("two-ears"), PickCard("three-ears"))
    again = game.copy()
    game.play("card three-ears")
    again.play("card two-ears")
    for each in (game, again):
        state: State = each.position.state
        assert state.sides[0].hand == ("duwal", "kork", "loya")
        assert state.advantage == 0


@pytest.mark.parametrize(("bakutos", "place"), [(["dynamite", "dynamite"], 1), (["dynamite"], None)])
def test_a_mutating_goblin_that_a_reaction_takes_away(gosu: Any, bakutos: list[str], place: int | None) -> None:
    """gosu.mutate.place, gosu.free.shape: the new one takes its place; where nothing is left below, it goes back."""
    mine = {"army": [bakutos, ["greedy-gil"]], "hand": ["alikan"]}
    game = table(gosu, "owndeck", mine, {"army": [["fire-goblin-ak-52"], ["taxman"]]}, advantage=1, turn=0)
    for action in ("mutate 2 1", "card alikan"):
        game.play(action)
    while game.position.pending is not None:
        game.play(game.legal_actions()[-1])
    state: State = game.position.state
    assert [len(row) for row in state.sides[0].army] == ([1, 1, 0] if place else [0, 0, 0])
    assert state.sides[0].hand == (() if place else ("alikan",))
    assert game.ruleset.problems(game.position) == ()


def test_team_mates_react_from_the_holder_on(gosu: Any) -> None:
    """gosu.round.holder-orders, gosu.teams.own: after a battle too it goes clockwise, not by the number of the seat."""
    game = table(
        gosu, "ownteams",
        {"army": [["dynamite"], ["modest-mo"]], "hand": ["trsck"], "passed": True}, {"passed": True},
        {"hand": ["kork"], "passed": True}, {},
        advantage=2, turn=3,
    )  # fmt: skip
    asked = []
    game.play("pass")
    while game.position.pending is not None:
        asked.append(game.to_act)
        game.play(game.legal_actions()[0])
    assert asked == [2, 0]


def test_it_keeps_the_contract(gosu: Any) -> None:
    """The kit goes through it as through GOSU itself."""
    elsewhere = {"legal-listing"}  # it asks for paragraphs, which a variant cannot add; see test_lists_follow_rules
    for name, check in all_checks().items():
        if check.scope == "table" and name not in elsewhere:
            run_check(name, gosu, Table("patient", 3), seed=3)


def test_whole_games(gosu: Any) -> None:
    """gosu.cards.deck: a hundred cards, its own among them, to the end."""
    for seed in range(5):
        game = tt.new_game(gosu, 3, variant="patient", seed=seed)
        cards = sorted(everything(game.position.state))
        assert "generous-gus" in cards
        for _ in moves(game, seed, 0.5):
            assert sorted(everything(game.position.state)) == cards
        assert game.outcome is not None
