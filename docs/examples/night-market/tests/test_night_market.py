from __future__ import annotations

import tricktable as tt
from tricktable.testing import Conformance, Table

PACK = {"cards": "Night market"}


class TestNightMarket(Conformance):
    """GOSU as it is played with the pack."""

    ruleset = "gosu"
    variants = ("standard",)
    tables = (Table("standard", 2, PACK),)
    examples = 1


def test_the_lantern_seller_barters() -> None:
    table = {"sides": [{"hand": ["lantern-seller", "kork", "loya"]}, {}]}
    game = tt.from_position("gosu", {"players": 2, "options": PACK, "table": table})
    game.play("play lantern-seller")
    side = game.position.state.sides[0]
    assert len(side.hand) == 3
    assert {"kork", "loya"} <= set(game.position.state.discard)
