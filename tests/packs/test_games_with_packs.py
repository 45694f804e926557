"""Games that are played with a card pack: setup, saves, records and positions name it, and refuse any other."""

from __future__ import annotations

import pathlib
from typing import Any

import msgspec
import pytest

import tricktable as tt
from tests.packs.game import FORMAT, MARKET, PACK, MarketRules, Options, Take, Taken, whole
from tests.plugins.toy import ToyRules
from tests.plugins.toy import toy as toy_ruleset
from tricktable import OptionsError, PackError, PluginError, SaveError
from tricktable.packs import CardPack

NEWER = PACK.replace('version = "1.1"', 'version = "1.2"').replace("Дичка", "Дичок")


@pytest.fixture
def pack(market: tt.Registry) -> CardPack:
    return tt.add_cards("market", PACK)


def played(steps: int = 3, **options: str) -> tt.Game[Any, Any, Any, Any, Any]:
    game = tt.new_game("market", ["Ann", "Daniel"], options=options, seed=1)
    for _ in range(steps):
        game.play(Take())
    return game


def forget() -> None:
    """Let the process know the market without any pack."""
    from tests.packs.conftest import Installed
    from tricktable import plugins

    plugins._default = tt.Registry([Installed()], strict=True)


# --- naming a pack ----------------------------------------------------------------------------------------------------


def test_without_a_pack_the_own_cards_are_played_with(market: tt.Registry) -> None:
    game = played(0)
    assert game.setup.options == Options("")
    assert set(game.position.state.pile) == {card.id for card in FORMAT.own}
    assert MARKET.cards() == tuple(FORMAT.own)


@pytest.mark.parametrize("name", ["Bitter", " bitter ", "BITTER", "Bitter@1.1", "bitter @ 1.1"])
def test_a_name_becomes_the_whole_identity(pack: CardPack, name: str) -> None:
    game = played(0, cards=name)
    assert game.setup.options == Options(pack.identity)
    assert set(game.position.state.pile) == {"crab", "cherry", "plum", "grape"}
    assert played(0, cards=pack.identity).setup == game.setup
    assert tt.new_game("market", 2, options=Options("Bitter"), seed=1).setup == game.setup


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("Biter", "Unknown card pack 'Biter'. Did you mean Bitter?"),
        ("Bitter@1.1#0123456789ab", "played with the card pack Bitter 1.1 (digest 0123456789ab), which is not loaded"),
        ("Bitter@1.2", "Unknown card pack 'Bitter@1.2'. Did you mean Bitter@1.1?"),
        ("#", "Unknown card pack '#'"),
        ("x" * 10_000, "Unknown card pack"),
    ],
)
def test_a_pack_that_is_not_loaded_is_refused_by_name(pack: CardPack, wanted: str, told: str) -> None:
    with pytest.raises(OptionsError) as caught:
        played(cards=wanted)
    assert told in str(caught.value)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("cards", [3, None, ["Bitter"]])
def test_the_option_is_a_text(pack: CardPack, cards: Any) -> None:
    with pytest.raises(OptionsError, match=r"cards|str"):
        played(cards=cards)


def test_a_variant_can_be_played_with_a_pack_of_its_own(pack: CardPack) -> None:
    bitter = tt.ruleset("market").with_variant(tt.Variant("bitter", (2,), {"cards": "Bitter"}))
    assert tt.new_game(bitter, 2, variant="bitter", seed=1).setup.options.cards == pack.identity


def test_of_two_packs_of_one_name_the_last_is_meant_and_both_are_known(pack: CardPack) -> None:
    old = played(cards="Bitter")
    newer = tt.add_cards("market", NEWER)
    assert newer.identity != pack.identity
    assert played(cards="Bitter").setup.options.cards == newer.identity
    assert tt.load(old.to_json()).setup.options.cards == pack.identity
    assert [each.version for each in tt.ruleset("market").card_packs.loaded] == ["1.1", "1.2"]
    assert played(cards="Bitter@1.1").setup.options.cards == pack.identity
    assert played(cards="Bitter@1.2").setup.options.cards == newer.identity
    tt.add_cards("market", PACK)
    assert [each.version for each in tt.ruleset("market").card_packs.loaded] == ["1.2", "1.1"]


def test_a_pack_with_a_corrected_name_takes_the_place_of_the_same_pack(pack: CardPack) -> None:
    old = played(cards="Bitter")
    corrected = tt.add_cards("market", PACK.replace("Дичка", "Дичок"))
    found = tt.ruleset("market")
    assert found.card_packs.loaded == (corrected,)
    assert tt.load(old.to_json()).position == old.position
    assert found.speech("uk", cards=pack.identity).card("crab") == "Дичок"


@pytest.mark.parametrize("name", ["Bitter", "Bitter@1.1"])
def test_records_and_positions_may_name_a_pack_without_its_digest(pack: CardPack, name: str) -> None:
    game = played(6, cards="Bitter")
    record = game.record().to_text().replace(pack.identity, name)
    assert f'options: {{"cards":"{name}"}}' in record
    assert tt.replay(record).setup == game.setup
    assert tt.verify(record).status == "exact"
    data = {**played(cards="Bitter").to_position(), "options": {"cards": name}}
    assert tt.from_position("market", data).setup.options.cards == pack.identity


# --- saves, records, positions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("codec", ["json", "msgpack"])
def test_a_save_names_its_pack_and_loads_with_it_only(pack: CardPack, codec: str) -> None:
    game = played(cards="Bitter")
    data = game.to_json() if codec == "json" else game.to_msgpack()
    assert pack.identity.encode() in data
    assert tt.load(data).position == game.position
    for prepare, loaded in ((forget, "No card pack is loaded."), (lambda: tt.add_cards("market", NEWER), "Bitter 1.2")):
        prepare()
        with pytest.raises(SaveError) as caught:
            tt.load(data)
        wanted = f"This game is played with the card pack Bitter 1.1 (digest {pack.digest[:12]}), which is not loaded"
        assert wanted in str(caught.value)
        assert loaded in str(caught.value)
    tt.add_cards("market", PACK)
    assert tt.load(data, strict=True).position == game.position


def test_a_pack_that_has_changed_since_is_told(pack: CardPack) -> None:
    data = played(cards="Bitter").to_json()
    forget()
    tt.add_cards("market", PACK.replace("copies = 2", "copies = 2\nmutation = 1"))
    with pytest.raises(SaveError, match=r"Bitter 1\.1 .*Its cards, or the own cards of market, have changed since\."):
        tt.load(data)
    forget()
    tt.add_cards("market", NEWER)
    with pytest.raises(SaveError) as caught:
        tt.load(data)
    assert "changed since" not in str(caught.value)


def test_a_save_of_the_own_cards_needs_no_pack(pack: CardPack) -> None:
    game = played()
    forget()
    assert tt.load(game.to_json()).position == game.position


def test_a_record_names_its_pack_and_replays_with_it_only(pack: CardPack) -> None:
    game = played(6, cards="Bitter")
    text = game.record().to_text()
    assert f'options: {{"cards":"{pack.identity}"}}' in text
    assert tt.replay(text).outcome == game.outcome
    assert tt.verify(text).status == "exact"
    forget()
    for act in (tt.replay, tt.verify):
        with pytest.raises(OptionsError, match=r"played with the card pack Bitter 1\.1 .* No card pack is loaded"):
            act(text)


def test_a_position_names_its_pack(pack: CardPack) -> None:
    game = played(cards="Bitter")
    data = game.to_position()
    assert data["options"] == {"cards": pack.identity}
    assert tt.from_position("market", data).position.state == game.position.state
    own = {**data, "options": {}}
    with pytest.raises(tt.PositionError, match=r"table\.pile: There is no card 'crab'\."):
        tt.from_position("market", own)
    forget()
    with pytest.raises(OptionsError, match="which is not loaded"):
        tt.from_position("market", data)


def test_a_game_in_play_goes_on_whatever_is_loaded_after(pack: CardPack) -> None:
    game = played(cards="Bitter")
    tt.add_cards("market", NEWER)
    while game.outcome is None:
        game.play(Take())
    assert game.setup.options.cards == pack.identity


def test_a_fingerprint_tells_decks_apart(pack: CardPack) -> None:
    from tricktable.record import fingerprint

    setup = tt.ruleset("market").setup(2, options={"cards": "Bitter"})
    position = tt.ruleset("market").start(setup, seed=1)
    tt.add_cards("market", NEWER)
    newer = msgspec.structs.replace(position, setup=tt.ruleset("market").setup(2, options={"cards": "Bitter"}))
    assert fingerprint(newer) != fingerprint(position)


# --- names ------------------------------------------------------------------------------------------------------------


def test_cards_are_called_as_their_own_pack_calls_them(pack: CardPack) -> None:
    found = tt.ruleset("market")
    for language, own, other in (("en", "Cherry", "Sour Cherry"), ("uk", "Вишня", "Кисла вишня")):
        assert found.speech(language).card("cherry") == own
        assert found.speech(language, cards=pack.identity).card("cherry") == other
    assert found.speech("uk").card("crab") == "Дичка"
    assert found.speech("uk", ["Ann"], pack.identity).event(Taken(0, "crab")) == "Ann бере Дичка."


def test_a_name_with_braces_is_said_as_it_stands(market: tt.Registry) -> None:
    pack = tt.add_cards("market", PACK.replace("Crab Apple", "Crab {seat} }{"))
    assert tt.ruleset("market").speech("en", cards=pack.identity).card("crab") == "Crab {seat} }{"


# --- loading a pack ---------------------------------------------------------------------------------------------------


def test_a_pack_from_a_file_or_a_text(market: tt.Registry, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "bitter.toml"
    file.write_text(PACK, "utf-8")
    packs = {tt.add_cards("market", given).identity for given in (PACK, PACK.encode(), file, str(file))}
    assert len(packs) == 1
    with pytest.raises(FileNotFoundError):
        tt.add_cards("market", tmp_path / "none.toml")
    with pytest.raises(FileNotFoundError):
        tt.add_cards("market", "none.toml")


def test_a_pack_that_does_not_fit_leaves_all_as_it_was(market: tt.Registry) -> None:
    with pytest.raises(PackError, match="line 5: pack, ruleset: This pack is for 'other'"):
        tt.add_cards("market", PACK.replace('"market"', '"other"'))
    assert tt.ruleset("market").card_packs.loaded == ()
    with pytest.raises(tt.UnknownRulesetError):
        tt.add_cards("markte", PACK)


def test_a_ruleset_is_not_changed_by_what_is_loaded(pack: CardPack) -> None:
    assert MARKET.card_packs.loaded == ()
    with_pack = MARKET.with_pack(pack)
    assert with_pack.with_pack(pack).card_packs.loaded == (pack,)
    with pytest.raises(PluginError, match="the card pack Bitter is for market"):
        tt.Ruleset(
            id="bazaar", name="Bazaar", version="1", rules=MarketRules, variants=MARKET.variants, packs=FORMAT
        ).with_pack(pack)


def test_a_game_without_card_packs_says_so() -> None:
    pack = MARKET.card_packs.read(PACK)
    with pytest.raises(PluginError, match="gorus-maximus: this game takes no card packs"):
        tt.ruleset("gorus-maximus").with_pack(pack)


def test_options_without_the_field_are_told_to_the_author() -> None:
    with pytest.raises(TypeError, match="lacks a field `cards: str"):
        toy_ruleset(rules=ToyRules, packs=FORMAT)


def test_errors_survive_a_worker_process() -> None:
    import pickle

    with pytest.raises(PackError) as caught:
        MARKET.card_packs.read(whole().replace("mutation = 2", "mutation = 'x'"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert again.problems == caught.value.problems
    assert str(again) == str(caught.value)
