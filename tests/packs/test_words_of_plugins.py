"""Pack files can use the effects that plugins have brought for a game."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import tricktable as tt
from tests.packs.game import MARKET, PACK
from tests.plugins.toy import Plugin
from tricktable import AddedPack, PackError, PluginError, Registry
from tricktable.discovery import Source
from tricktable.effects import Context, Describer, Effect, Vocabulary


class Bloom(Effect, frozen=True, tag="sprout"):
    """A word of a plugin."""

    def carry_out(self, c: Context) -> None:
        c.did = True

    def describe(self, d: Describer) -> str:
        return "sprout"


class Wilt(Bloom, frozen=True, tag="sprout"):
    """Another plugin's, by the same tag."""


class Brings:
    """A plugin with a card pack."""

    def __init__(self, *packs: AddedPack) -> None:
        self.packs = packs

    @tt.hookimpl
    def tricktable_card_packs(self) -> Iterable[AddedPack]:
        return self.packs


BLOOMING = PACK.replace("copies = 2", 'copies = 2\nentering = [{ do = "sprout" }]')
OTHER = BLOOMING.replace("Bitter", "Other")


def words(kind: type[Effect]) -> Vocabulary:
    return Vocabulary(effects=(kind,))


def test_a_file_may_use_them() -> None:
    registry = Registry([Plugin([MARKET]), Brings(AddedPack("market", PACK, words(Bloom)))])
    pack = registry.add_cards("market", OTHER)
    assert pack.cards[0].entering == (Bloom(),)
    with pytest.raises(PackError, match=r"Unknown effect 'sprout'\. Known: .* A plugin may bring others\."):
        MARKET.card_packs.read(OTHER)


def test_the_pack_of_another_plugin_may_not() -> None:
    """What it means would hang on what else is installed."""
    plugins = Plugin([MARKET]), Brings(AddedPack("market", PACK, words(Bloom))), Brings(AddedPack("market", OTHER))
    with pytest.raises(PluginError, match="Unknown effect 'sprout'"):
        Registry(plugins)


def test_two_plugins_may_use_one_tag_and_a_file_uses_the_first() -> None:
    first, second = AddedPack("market", BLOOMING, words(Bloom)), AddedPack("market", OTHER, words(Wilt))
    registry = Registry([Plugin([MARKET]), Brings(first), Brings(second)])
    packs = registry.ruleset("market").card_packs
    assert [type(pack.cards[0].entering[0]) for pack in packs.loaded] == [Bloom, Wilt]
    third = registry.add_cards("market", BLOOMING.replace("Bitter", "Third"))
    assert type(third.cards[0].entering[0]) is Bloom


def test_a_pack_with_faults_leaves_its_words_so_that_the_faults_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    faulty = BLOOMING.replace("level = 1", "level = 9")
    found = Source("tricktable-bloom", "1.0", "bloom"), lambda: Brings(AddedPack("market", faulty, words(Bloom)))
    monkeypatch.setattr("tricktable.plugins.installed", lambda: [found])
    registry = Registry([Plugin([MARKET])], discover=True)
    (failure,) = registry.failures()
    assert failure.cause.endswith("line 12: crab, clan: There is no clan red with a level 9.")
    assert "sprout" not in failure.cause
    with pytest.raises(PackError) as caught:
        registry.ruleset("market").card_packs.read(faulty)
    assert "sprout" not in str(caught.value)


def test_a_word_that_looks_like_a_known_one_has_no_other_hint() -> None:
    with pytest.raises(PackError) as caught:
        MARKET.card_packs.read(BLOOMING.replace("sprout", "drwa"))
    assert "Did you mean draw" in str(caught.value)
    assert "plugin" not in str(caught.value)


# --- words for a table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("named", ["Bitter", " bitter", "identity"])
def test_a_speech_knows_a_pack_by_name_and_by_identity(named: str) -> None:
    ruleset = MARKET.with_pack(MARKET.card_packs.read(PACK))
    cards = ruleset.card_packs.loaded[0].identity if named == "identity" else named
    speech = ruleset.speech("uk", ["Ann"], cards)
    assert (speech.card("crab"), speech.card("cherry")) == ("Дичка", "Кисла вишня")
    assert "apple" not in speech.cards


def test_a_speech_for_a_pack_that_is_not_loaded_is_refused() -> None:
    with pytest.raises(tt.OptionsError, match="Unknown card pack 'Biter'"):
        MARKET.speech("uk", cards="Biter")
