"""Aat, which says what the card opposite says: its text, keywords and icons, and nothing else of it."""

from __future__ import annotations

from typing import Any

import pytest
from gosu_x_tables import CARDS, CLANS, table

from tricktable.game import AnyGame
from tricktable.tableau import Activate, Placed
from tricktable.tableau import events as told

TROOPS = sorted(id for id, card in CARDS.items() if card.level == 1 and card.clan != "tomorrow")
"""Those that can lie opposite: the clan of Aat is one player's."""


def opposite(card: str | dict[str, Any], mine: dict[str, Any] | None = None, **more: Any) -> AnyGame:
    """Aat in hand, and this card in the first place of the opponent."""
    id = card if isinstance(card, str) else card["card"]
    own = ["tomorrow", *[clan for clan in CLANS if clan not in ("tomorrow", CARDS[id].clan)][:2]]
    theirs = [CARDS[id].clan, *[clan for clan in CLANS if clan not in (*own, CARDS[id].clan)][:2]]
    side = {"clans": own, "hand": ["aat", "aat"], **(mine or {})}
    return table(side, {"clans": theirs, "army": [[card]]}, **more)


def answered(game: AnyGame) -> AnyGame:
    """The game with every question answered by its first answer."""
    while game.position.pending is not None:
        game.play(game.legal_actions()[0])
    return game


@pytest.mark.parametrize("card", TROOPS)
def test_icons(card: str) -> None:
    """gosu-x.reading.aat, gosu-x.mirror.what: as many tokens as the card opposite has icons."""
    game = opposite(card, {"hand": [], "army": [["aat"]]})
    assert (Activate(1, 1) in game.legal_actions()) == (CARDS[card].icons > 0)
    face_down = opposite({"card": card, "down": True}, {"hand": [], "army": [["aat"]]})
    assert Activate(1, 1) not in face_down.legal_actions()


@pytest.mark.parametrize("card", [troop for troop in TROOPS if CARDS[troop].icons])
def test_a_token_on_aat_does_what_the_card_opposite_says(card: str) -> None:
    """gosu-x.reading.aat: it comes with no keyword of its own, and ends with the token where it lies."""
    game = opposite(card, {"hand": [], "army": [["aat"]]})
    step = game.play("activate 1 1")
    assert told.Activated(0, 1, 1, "aat") in step.events
    assert answered(game).to_act is not None


def test_it_does_what_the_card_opposite_says_as_it_enters() -> None:
    """gosu-x.reading.aat, gosu-x.mirror.place: read when it enters."""
    game = opposite("muraena", {"pile": ["elle", "quae", "sati"]})
    assert told.Drew(0, 2, ("elle", "quae")) in game.play("play aat").events


def test_wondrous_is_mirrored() -> None:
    """gosu-x.reading.aat, gosu-x.mirror.place, gosu-x.wonder.take: keywords count too."""
    game = opposite("boul-go")
    game.play("play aat")
    assert game.position.state.wonder == 0
    second = table(
        {"clans": ["tomorrow", "xi-an", "narashima"], "hand": ["aat"], "army": [["obeezs"]]},
        {"clans": ["justice", "galmi", "phoenix"], "army": [["boul-go"]]},
    )
    second.play("play aat")
    assert second.position.state.wonder is None  # nothing lies in the second place opposite


def test_nothing_opposite() -> None:
    """gosu-x.reading.aat-nothing: an empty spot, or a captured card: no text, no keyword, no icon."""
    for there in ([], [[{"card": "boul-go", "down": True}]]):
        game = table(
            {"clans": ["tomorrow", "xi-an", "narashima"], "hand": ["aat"]},
            {"clans": ["galmi", "justice", "phoenix"], "army": there},
        )
        game.play("play aat")
        assert game.position.state.wonder is None
        assert game.position.pending is None


def test_own_figures_stay() -> None:
    """gosu-x.reading.aat: its clan, level, military value and shift cost are its own."""
    mine = {"clans": ["tomorrow", "justice", "phoenix"], "army": [["aat"]], "hand": ["obeezs", "elle"]}
    game = opposite("all-in-one", mine)
    assert game.view(0).table.sides[0].value == 2
    game.play("shift 1 1")  # All in one could not be shifted
    game.play("card obeezs")
    step = game.play("card elle")
    assert step.events[:2] == (told.Discarded(0, "elle"), told.Mutated(0, 1, 1, "aat"))


def test_a_veteran_opposite() -> None:
    """gosu-x.veteran.what, gosu-x.reading.aat: a token on it doubles its value as long as the Veteran lies there."""
    game = opposite("spirits-of-smook", {"hand": [], "army": [["aat"]]})
    game.play("activate 1 1")
    answered(game)
    assert game.view(0).table.sides[0].value == 4


def test_tokens_beyond_the_icons_are_spent() -> None:
    """gosu-x.reading.aat-nothing, gosu-x.tokens.leaving-other: once the card opposite is gone."""
    mine = {
        "clans": ["tomorrow", "goan-sul", "abhilasha"],
        "army": [[{"card": "aat", "tokens": 1}]],
        "hand": ["lava-goddesses", "cylak", "solok"],
    }
    theirs = {"clans": ["phoenix", "justice", "narashima"], "army": [["muraena"]]}
    game = table(mine, theirs)
    for action in ("play lava-goddesses", "card cylak", "card solok", "at 1 1 1"):
        game.play(action)
    answered(game)
    side = game.position.state.sides[0]
    assert game.position.state.sides[1].army[0][0].down
    assert side.army[0][0] == Placed("aat")
    assert (side.ready, side.spent) == (1, 1)


def test_a_mirrored_bounty() -> None:
    """gosu-x.bounty.draw, gosu-x.reading.aat: whoever captures Aat draws for the Bounty that it mirrors."""
    mine = {
        "clans": ["goan-sul", "phoenix", "justice"],
        "army": [["muraena"]],
        "hand": ["lava-goddesses", "elle", "quae"],
    }
    theirs = {"clans": ["tomorrow", "narashima", "galmi"], "army": [["aat"]], "hand": []}
    game = table(mine, theirs)
    for action in ("play lava-goddesses", "card elle", "card quae", "at 1 1 1"):
        game.play(action)
    pending = game.position.pending
    assert pending is not None
    assert pending.decision.prompt.id == "ask.bounty"


@pytest.mark.parametrize("card", ["guardians-of-the-night", "boul-go"])
def test_a_mirrored_recruiter(card: str) -> None:
    """gosu-x.recruiter.what, gosu-x.reading.aat: the next Troop beside it is free, whatever its clan."""
    clan = CARDS[card].clan
    own = [each for each in ("tomorrow", "xi-an", "goan-sul") if each != clan]
    theirs = [clan, *[each for each in ("phoenix", "justice", "narashima") if each != clan]][:3]
    game = table(
        {"clans": own, "army": [["aat"]], "hand": ["1000-faces"]},
        {"clans": theirs, "army": [[card]]},
    )
    assert game.why_not("play 1000-faces") is None
    alone = table({"clans": own, "army": [["aat"]], "hand": ["1000-faces"]}, {"clans": theirs})
    rejection = alone.why_not("play 1000-faces")
    assert rejection is not None
    assert rejection.rule == "gosu-x.play.troop-cost"
