"""Every card is played, shifted in, copied, captured, released and destroyed where it can be; what chance seldom brings
about is set up."""

from __future__ import annotations

import pytest
from gosu_x_coverage import DEEDS, DRAFTS, KEEP_OFF, cover, possible
from gosu_x_tables import CARDS, CLANS, PAIRS, clan, level, table
from tricktable_gosu_x.table import (
    Play,
    Shift,
)

from tricktable.effects import PickCard
from tricktable.tableau import Activate, Spot, at
from tricktable.tableau.events import Destroyed, Entered, Mutated

IMMORTALS = [card for card in CARDS if level(card) == 3]
SELDOM = {f"{card}: never shifted in" for card in IMMORTALS} | {"justice: never destroyed"}
"""What even many games may not show: the tests below set it up."""


def test_a_few_games() -> None:
    """Nothing happens to a card that cannot happen to it, and most things happen soon."""
    seen = cover(len(DRAFTS) * 40)
    assert seen.games == sum(seen.pairs.values()) == len(DRAFTS) * 40
    for deed in DEEDS:
        assert set(seen.cards[deed]) <= possible(deed)
    assert set(seen.cards["played"]) == set(CARDS)
    assert set(seen.pairs) == set(PAIRS)
    assert all(seen.active[each] for each in CLANS)
    assert len(list(seen.missing())) < 150


@pytest.mark.soak
def test_many_games() -> None:
    assert set(cover(20_000).missing()) <= SELDOM


@pytest.mark.parametrize("card", IMMORTALS)
def test_an_immortal_is_shifted_in(card: str) -> None:
    """gosu-x.shift, gosu-x.reading.phoenix-immortal: only where Phoenix (Immortal) stands among the Immortals."""
    mine = [clan(card), *(each for each in ("phoenix", "justice", "galmi") if each != clan(card))][:3]
    yours = [each for each in CLANS if each not in mine][:3]
    army = [["arpia"], ["fenghuang"], ["phoenix-immortal"]]
    game = table({"clans": mine, "hand": [card, "muraena"], "army": army}, {"clans": yours})
    events = [
        event for action in (Shift(3, 1), PickCard(card), PickCard("muraena")) for event in game.play(action).events
    ]
    assert Mutated(0, 3, 1, "phoenix-immortal") in events
    assert Entered(0, 3, 1, card) in events
    assert game.position.state.sides[0].army[2][0].card == card


@pytest.mark.parametrize("down", [True, False])
def test_justice_is_destroyed_face_down_only(down: bool) -> None:
    """gosu-x.ethereal.target: face up she is the highest OPEN card of her own army, which she protects."""
    army = [["volantis"], ["elle"], [{"card": "justice", "down": down}]]
    mine = {"clans": ["goan-sul", "abhilasha", "galmi"], "army": [["demon-guardians"], ["hempo"], []], "supremacy": 1}
    game = table(mine, {"clans": ["justice", "tomorrow", "xi-an"], "army": army}, round=2)
    game.play(Activate(2, 1))
    there = Spot(1, 3, 1)
    assert (there in game.legal_actions()) is down
    if down:
        assert Destroyed(1, 3, 1, "justice") in game.play(there).events
        assert at(game.position.state.sides[1].army, 3, 1) is None


def test_kaez_is_copied() -> None:
    """gosu-x.reading.kaez, gosu-x.reading.valeen: the copier takes the cards named Phoenix, out of the game or not."""
    mine = {
        "clans": ["xi-an", "phoenix", "galmi"],
        "army": [["1000-faces", "arpia"], ["kaez"], []],
        "hand": ["valeen"],
        "discard": ["phoenix", "muraena"],
        "removed": ["phoenix-eliana"],
    }
    game = table(mine, {"clans": ["justice", "tomorrow", "abhilasha"]})
    game.play(Play("valeen"))
    game.play(Spot(0, 2, 1))
    side = game.position.state.sides[0]
    assert side.hand == ("phoenix", "phoenix-eliana")
    assert side.discard == ("muraena",)


def test_what_cannot_be_captured() -> None:
    """gosu-x.ethereal.what: three cards have it printed on them."""
    assert {"galmi-avatar", "sha-dow", "phoenix-immortal"} == KEEP_OFF
