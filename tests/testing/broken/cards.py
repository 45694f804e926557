"""Cards that are data, and what is wrong with their words."""

from __future__ import annotations

import dataclasses

import msgspec

import tricktable as tt
from tests.packs.game import FORMAT, MARKET, PACK, MarketRules
from tricktable.effects import Context, Describer, Effect, Vocabulary


class Haggle(Effect, frozen=True, tag="haggle"):
    """Its words are a message."""

    def carry_out(self, c: Context) -> None:
        c.did = True

    def describe(self, d: Describer) -> str:
        return d.tr("effect.haggle")


HAGGLING = PACK.replace("copies = 2", 'copies = 2\nentering = [{ do = "haggle" }]')
WORDLESS = MARKET.with_pack(MARKET.card_packs.read(HAGGLING, Vocabulary(effects=(Haggle,))))
HALF_WORDED = WORDLESS.with_translation("en", {"effect.haggle": "haggle"}, {})
GAP_ON_CARD = HALF_WORDED.with_translation("uk", {"effect.haggle": "торгуйтеся {n}"}, {})
UNNAMED = tt.Ruleset(
    id="unnamed",
    name="Unnamed",
    version="1.0",
    rules=MarketRules,
    variants=MARKET.variants,
    messages={"pl": {"event.taken": "{seat} bierze {card}."}},
    packs=FORMAT,
)
"""It speaks Polish, and the core says no effect in it."""

CLANLESS = tt.Ruleset(
    id="market",
    name="Market",
    version="1.0",
    rules=MarketRules,
    variants=MARKET.variants,
    messages={"en": {"clan.red": "Red", "clan.blue": "Blue"}, "uk": {"clan.red": "Червоні"}},
    packs=FORMAT,
)
MISSPELT = tt.Ruleset(
    id="misspelt",
    name="Misspelt",
    version="1.0",
    rules=MarketRules,
    variants=MARKET.variants,
    package="tests.packs",
    packs=dataclasses.replace(FORMAT, own=(msgspec.structs.replace(FORMAT.own[0], clan="rde"), *FORMAT.own[1:])),
)
"""A card of its own has no clan of the game."""

CAUGHT_BY = [
    (WORDLESS, "card-texts"),
    (HALF_WORDED, "card-texts"),
    (GAP_ON_CARD, "card-texts"),
    (UNNAMED, "card-texts"),
    (CLANLESS, "card-texts"),
    (MISSPELT, "own-cards"),
]
