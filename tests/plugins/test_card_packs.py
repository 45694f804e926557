"""Card packs that plugins bring: found, named, and reported where they do not fit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import tricktable as tt
from tests.packs.game import MARKET, PACK
from tests.plugins.site import Site
from tests.plugins.toy import Plugin
from tricktable import AddedPack, PluginError, Registry
from tricktable.effects import Context, Effect, Vocabulary
from tricktable.effects.describer import Describer


class Brings:
    """A plugin with card packs."""

    def __init__(self, *packs: Any) -> None:
        self.packs: Iterable[AddedPack] = packs

    @tt.hookimpl
    def tricktable_card_packs(self) -> Iterable[AddedPack]:
        return self.packs


def taken(*packs: Any) -> Registry:
    return Registry([Plugin([MARKET]), Brings(*packs)])


def test_a_pack_of_a_plugin_can_be_played_with() -> None:
    ruleset = taken(AddedPack("Market", PACK)).ruleset("market")
    game = tt.new_game(ruleset, 2, options={"cards": "bitter"}, seed=1)
    assert "crab" in game.position.state.pile


@pytest.mark.parametrize(
    ("packs", "told"),
    [
        ([AddedPack("market", "[pack")], "a card pack for market: line 1: This is no TOML"),
        (
            [AddedPack("market", PACK.replace("level = 1", "level = 9"))],
            "line 12: crab, clan: There is no clan red with a level 9.",
        ),
        ([AddedPack("market", PACK.replace("draw", "x").replace('"market"', '"x"'))], "This pack is for 'x'"),
        ([AddedPack("markte", PACK)], "Unknown ruleset 'markte'. Did you mean market?"),
        ([AddedPack("market", PACK), AddedPack("market", PACK)], "the name 'Bitter' is taken by (registered)"),
        ([AddedPack("market", 5)], "A card pack is text, not int"),  # type: ignore[arg-type]
        (["text"], "tricktable_card_packs gave str, not AddedPack"),
    ],
)
def test_a_pack_that_does_not_fit_is_told(packs: list[Any], told: str) -> None:
    with pytest.raises(PluginError) as caught:
        taken(*packs)
    assert told in str(caught.value)


def test_a_ruleset_without_packs_is_told() -> None:
    with pytest.raises(PluginError, match="this game takes no card packs"):
        Registry([Plugin([tt.ruleset("gorus-maximus")]), Brings(AddedPack("gorus-maximus", PACK))])


def test_a_plugin_registered_later_is_taken_wholly_or_not_at_all() -> None:
    registry = Registry([Plugin([MARKET])])
    with pytest.raises(PluginError):
        registry.register(Brings(AddedPack("market", PACK), AddedPack("market", "")))
    assert registry.ruleset("market").card_packs.loaded == ()
    assert registry.failures() == ()
    registry.register(Brings(AddedPack("market", PACK)))
    assert [pack.name for pack in registry.ruleset("market").card_packs.loaded] == ["Bitter"]
    assert MARKET.card_packs.loaded == ()


class Bloom(Effect, frozen=True, tag="bloom"):
    """A word of this plugin's own."""

    def carry_out(self, c: Context) -> None:
        c.did = True

    def describe(self, d: Describer) -> str:
        return "bloom"


def test_a_pack_can_bring_words_of_its_own() -> None:
    text = PACK.replace("copies = 2", 'copies = 2\nentering = [{ do = "bloom" }]')
    with pytest.raises(PluginError, match="Unknown effect 'bloom'"):
        taken(AddedPack("market", text))
    ruleset = taken(AddedPack("market", text, Vocabulary(effects=(Bloom,)))).ruleset("market")
    assert ruleset.card_packs.loaded[0].cards[0].entering == (Bloom(),)


def test_a_pack_from_a_file_of_a_package() -> None:
    added = AddedPack.of_package("market", "tests.packs", "cards.toml")
    assert added == AddedPack("market", added.text)
    with pytest.raises(PluginError, match=r"A card pack begins with \[pack\]"):
        taken(added)


FRUIT = """
    from tests.packs.game import MARKET, PACK
    from tricktable import AddedPack, hookimpl

    @hookimpl
    def tricktable_rulesets():
        return [MARKET]
"""

BITTER = """
    from tests.packs.game import PACK
    from tricktable import AddedPack, hookimpl

    @hookimpl
    def tricktable_card_packs():
        return [AddedPack("market", PACK.replace("level = 2", "level = {level}"))]
"""


def test_a_broken_pack_takes_nothing_else_down_and_is_reported(site: Site) -> None:
    site.add("tricktable-market", FRUIT)
    site.add("a-bitter", BITTER.replace("{level}", "7"), version="0.3")
    site.add("b-bitter", BITTER.replace("{level}", "2"), version="0.4")
    site.add("c-bitter", BITTER.replace("{level}", "2"), version="0.5")
    report = site.report()
    assert "market" in report["rulesets"]
    (first, second) = report["failures"]
    assert first[:2] == ["a-bitter", "0.3"]
    assert "a card pack for market: line 19: cherry, clan" in first[2]
    assert second[:2] == ["c-bitter", "0.5"]
    assert "the name 'Bitter' is taken by b-bitter 0.4" in second[2]
    names = "import json, tricktable as tt; print(json.dumps([p.name for p in tt.ruleset('market').card_packs.loaded]))"
    assert site.report(names) == ["Bitter"]
    assert "a-bitter 0.3 (it): a card pack for market" in site.command("games", COLUMNS="200").stdout
