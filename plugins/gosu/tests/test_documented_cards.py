"""The 21 cards of which something is public, stated a second time: a slip in the deck shows as a difference."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

CARDS_FILE = Path(__file__).parents[1] / "src" / "tricktable_gosu" / "cards.toml"

RULEBOOK = "rulebook example"
DESCRIBED = "public description"
PARTS = ("entering", "mutating", "activation", "overall")

# Effects that occur more than once below.
FREE = {"free": True}
BAKUTO_OR_HERO = {"level": [1, 2]}
ADVANTAGE = {"is": "advantage"}
TAKE_BACK_A_TOKEN = [{"do": "take-token", "count": 1}]


class Documented(NamedTuple):
    """What is public of one card. None: not public, so the deck must say that its own value is ours."""

    id: str
    name: str
    clan: str | None
    level: int
    level_stated: bool
    zombie: bool
    mutates: bool
    """Whether it is known to mutate. False says nothing: the card may mutate or not, and that is ours."""
    source: str
    effects: dict[str, list[dict[str, Any]]] | None


DOCUMENTED = [
    # ------------------------------------------------------------ Bakutos
    Documented(
        id="dark-goblin-avenger",
        name="Dark Goblin Avenger",
        clan="dark",
        level=1,
        level_stated=False,
        zombie=True,
        mutates=True,
        source=RULEBOOK,
        effects={"mutating": [{"do": "trap", "count": 2, "which": BAKUTO_OR_HERO}]},
    ),
    Documented(
        id="dark-goblin-medic",
        name="Dark Goblin Medic",
        clan="dark",
        level=1,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={"activation": [{"do": "trap", "count": "1(+1)", "which": {"level": 1}}]},
    ),
    Documented(
        id="dark-goblin-necromancer",
        name="Dark Goblin Necromancer",
        clan="dark",
        level=1,
        level_stated=False,
        zombie=True,
        mutates=True,
        source=RULEBOOK,
        effects={"entering": [{"do": "trap", "count": "1(+1)", "which": BAKUTO_OR_HERO}]},
    ),
    Documented(
        id="dark-goblin-thief",
        name="Dark Goblin Thief",
        clan="dark",
        level=1,
        level_stated=False,
        zombie=True,
        mutates=True,
        source=RULEBOOK,
        effects={
            "entering": [
                {"do": "choose-player", "of": "opponents"},
                {"do": "reveal", "count": 3, "who": "chosen"},
                {"do": "take", "count": 1, "who": "chosen"},
                {"do": "take", "count": "all"},
            ]
        },
    ),
    Documented(
        id="fire-goblin-ak-52",
        name="Fire Goblin Ak-52",
        clan="fire",
        level=1,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={
            "activation": [
                {"do": "choose-x", "most": 3},
                {"do": "discard", "count": "X"},
                {"do": "destroy", "count": 1, "which": {"level": "X", "free": True}},
            ]
        },
    ),
    Documented(
        id="dynamite",
        name="Dynamite",
        clan="fire",
        level=1,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=DESCRIBED,
        effects={
            "activation": [
                {"do": "fetch", "count": "1(+1)", "which": {"name": ["fact", "garsh", "ideo", "walror"]}},
                {"do": "if", "condition": ADVANTAGE, "then": [{"do": "extra-turn"}]},
            ]
        },
    ),
    # ------------------------------------------------------------ Heroes
    Documented(
        id="trsck",
        name="Trsck",
        clan="dark",
        level=2,
        level_stated=True,
        zombie=True,
        mutates=True,
        source=RULEBOOK,
        effects={
            "entering": [
                {"do": "destroy", "count": 1, "which": FREE},
                # Nothing destroyed, nothing drawn.
                {"do": "if", "condition": {"is": "did"}, "then": [{"do": "draw", "count": {"count": "level"}}]},
            ]
        },
    ),
    Documented(
        id="kataclysm",
        name="Kataclysm",
        clan="dark",
        level=2,
        level_stated=True,
        zombie=True,
        mutates=True,
        source=DESCRIBED,
        effects=None,
    ),
    Documented(
        id="duwal",
        name="Duwal",
        clan="dark",
        level=2,
        level_stated=True,
        zombie=True,
        mutates=True,
        source=DESCRIBED,
        effects=None,
    ),
    Documented(
        id="garsh",
        name="Garsh",
        clan="fire",
        level=2,
        level_stated=True,
        zombie=False,
        mutates=False,
        source=DESCRIBED,
        effects=None,
    ),
    Documented(
        id="fact",
        name="Fact",
        clan="fire",
        level=2,
        level_stated=True,
        zombie=False,
        mutates=False,
        source=DESCRIBED,
        effects=None,
    ),
    Documented(
        id="ideo",
        name="Ideo",
        clan="fire",
        level=2,
        level_stated=True,
        zombie=False,
        mutates=False,
        source=DESCRIBED,
        effects=None,
    ),
    Documented(
        id="alikan",
        name="Alikan",
        clan="ancient",
        level=2,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={
            "activation": [{"do": "choose-x"}, {"do": "discard", "count": "X"}, {"do": "draw", "count": "X"}],
        },
    ),
    Documented(
        id="loya",
        name="Loya",
        clan="ancient",
        level=2,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=DESCRIBED,
        effects=None,
    ),
    Documented(
        id="kokoshomushu",
        name="Kokoshomushu",
        clan=None,
        level=2,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={
            "entering": [
                {
                    "do": "if",
                    "condition": {"is": "mutated"},
                    "then": [{"do": "discard", "count": "all"}, {"do": "draw", "count": 5}],
                }
            ],
            "activation": [
                {"do": "choose-player", "of": "everyone"},
                {"do": "discard", "count": 2, "who": "chosen"},
            ],
        },
    ),
    Documented(
        id="copycat",
        name="Copycat",
        clan=None,
        level=2,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={"activation": [{"do": "copy", "which": {"owner": "opponents"}}]},
    ),
    Documented(
        id="kameo",
        name="Kameo",
        clan=None,
        level=2,
        level_stated=False,
        zombie=False,
        mutates=True,
        source=RULEBOOK,
        effects={
            "entering": [{"do": "take-advantage"}],
            "mutating": [{"do": "gain-point", "count": 1}, {"do": "draw", "count": 3, "who": "opponents"}],
        },
    ),
    Documented(
        id="moonlight",
        name="Moonlight",
        clan=None,
        level=2,
        level_stated=False,
        zombie=False,
        mutates=True,
        source=RULEBOOK,
        effects={"entering": TAKE_BACK_A_TOKEN, "mutating": TAKE_BACK_A_TOKEN},
    ),
    Documented(
        id="kork",
        name="Kork",
        clan=None,
        level=2,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={"entering": [{"do": "draw", "count": 2, "who": "fewest-points"}]},
    ),
    Documented(
        id="dom",
        name="Dom",
        clan=None,
        level=2,
        level_stated=False,
        zombie=False,
        mutates=False,
        source=RULEBOOK,
        effects={
            "activation": [
                {"do": "swap", "which": {"owner": "any"}},
                {"do": "if", "condition": ADVANTAGE, "then": [{"do": "destroy", "count": 1, "which": FREE}]},
            ]
        },
    ),
    # ------------------------------------------------------------ Ozekis
    Documented(
        id="walror",
        name="Walror",
        clan="fire",
        level=3,
        level_stated=True,
        zombie=False,
        mutates=False,
        source=DESCRIBED,
        effects={
            "overall": [{"holds": "win", "condition": {"is": "shows", "names": ["garsh", "fact", "ideo"]}}],
        },
    ),
]

CARDS: list[dict[str, Any]] = tomllib.loads(CARDS_FILE.read_text(encoding="utf-8"))["card"]
BY_ID = {card["id"]: card for card in CARDS}

each_documented = pytest.mark.parametrize("expected", DOCUMENTED, ids=lambda expected: expected.id)


def test_these_cards_and_no_others_are_public() -> None:
    assert {card["id"] for card in CARDS if card["origin"] == "public"} == {card.id for card in DOCUMENTED}


def test_every_other_card_is_ours_as_a_whole() -> None:
    stand_ins = [card for card in CARDS if card["origin"] != "public"]
    assert {card["origin"] for card in stand_ins} == {"ours"}
    assert [card["id"] for card in stand_ins if "source" in card or "ours" in card] == []


@each_documented
def test_frame(expected: Documented) -> None:
    card = BY_ID[expected.id]
    assert card["name"]["en"] == expected.name
    assert card["level"] == expected.level
    assert card.get("zombie", False) == expected.zombie
    assert card["source"] == expected.source
    if expected.clan is not None:
        assert card["clan"] == expected.clan
    if expected.mutates:
        assert card["mutation"] > 0


@each_documented
def test_effects(expected: Documented) -> None:
    card = BY_ID[expected.id]
    effects = {part: card[part] for part in PARTS if part in card}
    if expected.effects is None:
        assert effects, "a card without a public effect has one of ours"
    else:
        assert effects == expected.effects


@each_documented
def test_what_is_ours_is_said_to_be_ours(expected: Documented) -> None:
    ours = {"mutation"}  # no printed mutation cost is public
    if expected.clan is None:
        ours.add("clan")
    if not expected.level_stated:
        ours.add("level")
    if expected.effects is None:
        ours.add("effects")
    assert set(BY_ID[expected.id]["ours"]) == ours
