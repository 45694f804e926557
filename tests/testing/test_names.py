"""A name that reads like a card, and a card that is only spoken of, say of no place that the card lies there."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import tricktable as tt
from tests.toys.harbour.game import HARBOUR
from tricktable import CardId, CardName, Dice, Name, Outcome, Resolution, Ruleset, Seat, Value, Variant
from tricktable.testing import check_ruleset
from tricktable.testing.data import texts
from tricktable.testing.hidden import named
from tricktable.walk import cards_in


class Sides(Value, frozen=True):
    """A suit is called like a card, and a card is forbidden wherever it lies."""

    suits: tuple[Name, ...]
    banned: CardName | None
    hand: tuple[CardId, ...]
    note: str = ""


SIDES = Sides(("oak", "ash"), "elm", ("fir",), "yew")


def test_names_are_no_cards() -> None:
    assert cards_in(SIDES) == ["fir"]
    assert list(texts(SIDES)) == ["fir", "yew"]
    assert named([SIDES], ["oak", "ash", "elm", "fir", "yew"]) == ["fir", "yew"]


def test_a_card_that_is_spoken_of_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tt.Speech, "card", lambda self, card: card.upper())
    fields = HARBOUR.speech("en", ("Ann", "Bo")).args(SIDES)
    assert (fields["banned"], fields["hand"]) == ("ELM", "FIR")
    assert "oak" in str(fields["suits"])


class State(Value, frozen=True):
    suits: tuple[Name, ...]
    left: int


class Go(Value, frozen=True, tag="go"):
    suit: Name


class Gone(tt.Event, frozen=True, tag="gone"):
    card: CardName


class Options(Value, frozen=True):
    pass


class SuitsRules(tt.Rules[State, Go, Gone, State, Options]):
    """Suits that are called like cards are named three times."""

    def setup(self, dice: Dice) -> State:
        return State(("oak", "ash"), 3)

    def to_act(self, state: State) -> Seat | None:
        return state.left % 2 if state.left else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Go]:
        return [Go(suit) for suit in state.suits]

    def refuse(self, state: State, seat: Seat, action: Go) -> str | None:
        return None if action.suit in state.suits else "suits.suit"

    def carry_out(self, r: Resolution[State, Gone], seat: Seat, action: Go) -> None:
        r.state = State(r.state.suits, r.state.left - 1)
        r.emit(Gone("ash"))

    def outcome(self, state: State) -> Outcome:
        return Outcome("suits.end")

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def cards(self, state: State) -> Iterable[str]:
        return ("oak", "ash")

    def bound(self) -> int:
        return 3


SUITS = Ruleset(id="suits", name="Suits", version="1.0", rules=SuitsRules, variants=[Variant("two", seats=(2,))])


@pytest.mark.parametrize("check", ["cards-marked", "view-routes"])
def test_the_kit_does_not_take_names_for_cards(check: str) -> None:
    (result,) = check_ruleset(SUITS, checks=[check])
    assert (result.status, result.reason) == ("passed", "")
