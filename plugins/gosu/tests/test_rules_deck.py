"""What the rulebook says about the cards themselves, held against the cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tricktable_gosu import GOSU
from tricktable_gosu.cards import MILITARY
from tricktable_gosu.deck import OWN_CARDS

import tricktable as tt
from plugins.gosu.tests.tables import CARDS

DOCUMENTED = {id for id, card in CARDS.items() if card["origin"] == "public"}


def test_the_deck() -> None:
    """gosu.cards.bakutos, gosu.cards.heroes, gosu.cards.ozekis, gosu.cards.per-clan, gosu.cards.clans"""
    different = Counter((card.clan, card.level) for card in OWN_CARDS)
    clans = ("ancient", "alpha", "dark", "meka", "fire")
    assert different == {(clan, level): n for clan in clans for level, n in ((1, 5), (2, 7), (3, 3))}
    assert {card.copies for card in OWN_CARDS if card.level == 1} == {2}
    assert {card.copies for card in OWN_CARDS if card.level > 1} == {1}
    assert sum(card.copies for card in OWN_CARDS) == 100


def test_the_face_of_a_card() -> None:
    """gosu.cards.face: clan, level, military value, and a mutation cost or none."""
    assert {card.level for card in OWN_CARDS} == set(MILITARY)
    assert any(card.mutation is None for card in OWN_CARDS)
    assert all(card.mutation is None or card.mutation >= 0 for card in OWN_CARDS)


def test_what_lies_beside_the_cards() -> None:
    """gosu.cards.material: two tokens for each of at most four players, and one Advantage token."""
    state = tt.new_game(GOSU, 4, seed=1).position.state
    assert [side.ready for side in state.sides] == [2] * 4
    assert state.advantage in range(4)


def test_which_cards_are_documented() -> None:
    """gosu.cards.documented, gosu.cards.stand-ins: 21 named in the paragraph, every other card ours."""
    text = GOSU.rulebook["gosu.cards.documented"].text["en"]
    assert len(DOCUMENTED) == 21
    assert all(CARDS[id]["name"]["en"] in text for id in DOCUMENTED)
    assert {card["origin"] for id, card in CARDS.items() if id not in DOCUMENTED} == {"ours"}


def test_what_of_documented_cards_is_ours() -> None:
    """gosu.cards.stand-in-fields"""
    ours = {id: set(CARDS[id]["ours"]) for id in DOCUMENTED}
    assert all("mutation" in fields for fields in ours.values())
    assert {id for id, fields in ours.items() if "clan" in fields} == {
        "kokoshomushu", "copycat", "kameo", "moonlight", "kork", "dom",
    }  # fmt: skip
    assert {id for id, fields in ours.items() if "effects" in fields} == {
        "kataclysm", "duwal", "garsh", "fact", "ideo", "loya",
    }  # fmt: skip


@pytest.mark.parametrize("card", ["kataclysm", "duwal", "garsh", "fact", "ideo", "loya"])
def test_undocumented_effects_are_ours(card: str) -> None:
    """gosu.reading.kataclysm, gosu.reading.duwal, gosu.reading.garsh, gosu.reading.fact, gosu.reading.ideo,
    gosu.reading.loya: each has an effect, and says that it is ours; of gosu.printed.ideo and gosu.printed.loya only
    clan and level are known.
    """
    found = CARDS[card]
    assert found["level"] == 2
    assert found["clan"] == {"kataclysm": "dark", "duwal": "dark", "loya": "ancient"}.get(card, "fire")
    assert "effects" in found["ours"]
    assert any(found.get(kind) for kind in ("entering", "mutating", "activation", "overall"))


def effects(value: Any) -> Iterator[dict[str, Any]]:
    """Every table with a `do` in it."""
    if isinstance(value, dict):
        if "do" in value:
            yield value
        for inner in value.values():
            yield from effects(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from effects(inner)


def test_the_limits_of_stand_ins() -> None:
    """gosu.cards.stand-in-limits: what leaves an army is FREE, and no point is ever taken away."""
    leaving = [each for card in CARDS.values() for each in effects(card) if each["do"] in ("destroy", "return")]
    assert leaving
    assert all(each["which"]["free"] for each in leaving)
    points = [each for card in CARDS.values() for each in effects(card) if each["do"] == "gain-point"]
    assert all(each.get("count", 1) == 1 for each in points)


def test_a_game_has_few_rounds() -> None:
    """gosu.end.bound: a point for every battle, so at most two rounds a side and one more."""
    for seed in range(12):
        seats = 2 + seed % 3
        game = tt.new_game(GOSU, seats, seed=seed)
        rng = random.Random(seed)
        while game.outcome is None:
            game.play(rng.choice(game.legal_actions()))
        state = game.position.state
        assert sum(state.points) >= state.round - 1
        assert state.round <= 2 * seats + 1


def test_the_option_cards() -> None:
    """gosu.options.cards, gosu.cards.pack: no pack of this name is known."""
    with pytest.raises(tt.TricktableError, match="no-such-pack"):
        tt.new_game(GOSU, 2, options={"cards": "no-such-pack"})
