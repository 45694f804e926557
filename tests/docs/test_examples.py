"""The examples do what the pages say of them; their own tests and the kit's run where they lie."""

from __future__ import annotations

import doctest
import importlib
import tomllib
from typing import Any

import jsonschema
import msgspec
import pytest
from tricktable_gorus_maximus import RoundEnded
from tricktable_gorus_maximus import plugin as gorus
from tricktable_gosu import plugin as gosu

import tricktable as tt
from docs.examples.adding import careful, quick
from tests.docs.pages import DOCS, MESSAGES_PAGE, TRICK_TUTORIAL_PAGE, blocks
from tricktable import plugins
from tricktable.locale import Translator, parse_catalog
from tricktable.schema import schema

AnyRuleset = tt.Ruleset[Any, Any, Any, Any, Any]


def test_the_entry_point_names_a_plugin(suns: AnyRuleset) -> None:
    project = tomllib.loads((DOCS / "examples" / "suns-and-moons" / "pyproject.toml").read_text("utf-8"))
    (module,) = project["project"]["entry-points"]["tricktable.plugins"].values()
    registry = tt.Registry([importlib.import_module(module)], strict=True)
    assert [info.id for info in registry.rulesets()] == [suns.id]


def test_the_migration_of_the_tutorial(suns: AnyRuleset, monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = [each for each in blocks(TRICK_TUTORIAL_PAGE) if "newer = tt.Ruleset" in each.text]
    names: dict[str, Any] = {"tt": tt, "SUNS": suns}
    for example in doctest.DocTestParser().get_examples(block.text):
        exec(example.source, names)
    newer: AnyRuleset = names["newer"]

    class Installed:
        @tt.hookimpl
        def tricktable_rulesets(self) -> list[AnyRuleset]:
            return [newer]

    monkeypatch.setattr(plugins, "_default", tt.Registry([Installed()], strict=True))
    game = tt.new_game(suns, 2, seed=7)
    while game.view(None).prompt is None:
        game.play(game.legal_actions()[0])
    save = msgspec.json.decode(game.to_json())
    for state in (save["body"]["position"]["state"], save["body"]["position"]["pending"]["before"]):
        del state["away"]
    assert tt.load(msgspec.json.encode(save)).position == game.position


@pytest.fixture(scope="module")
def fuller() -> tt.Registry:
    polish = importlib.import_module("tricktable_gorus_polish.plugin")
    return tt.Registry([gorus, quick, polish, careful], strict=True)


def test_the_added_variants_play(fuller: tt.Registry) -> None:
    ruleset = fuller.ruleset("gorus-maximus")
    assert tt.new_game(ruleset, 3, variant="quick").setup.options.goal == 1
    lowest, usual = (_first_round(tt.new_game(ruleset, 3, variant=id, seed=7)) for id in ("lowest", "standard"))
    assert lowest.favour == usual.favour
    assert lowest.gained == tuple(int(favour == min(lowest.favour)) for favour in lowest.favour)
    assert lowest.gained != usual.gained


def _first_round(game: tt.Game[Any, Any, Any, Any, Any]) -> RoundEnded:
    """How the first round ends where all play what comes first."""
    while True:
        for event in game.play(game.legal_actions()[0]).events:
            if isinstance(event, RoundEnded):
                return event


def test_the_added_language_speaks(fuller: tt.Registry) -> None:
    ruleset = fuller.ruleset("gorus-maximus")
    tr = ruleset.speech("pl").tr
    assert [tr("picture.won", n=n) for n in (1, 3, 5)] == ["1 gladiator", "3 gladiatorzy", "5 gladiatorów"]
    assert ruleset.rulebook["gorus.bout.troupe"].text["pl"].startswith("Wystawiony")
    assert tr("core.nobody") == "nobody"


def test_the_added_program_plays_its_lowest(fuller: tt.Registry) -> None:
    game = tt.new_game(fuller.ruleset("gorus-maximus"), 3, seed=7)
    chosen = fuller.agent("careful", "gorus-maximus", 0).choose(game.view(game.to_act))
    assert chosen.card.endswith("-0")


def test_the_plural_forms_of_the_page_of_messages() -> None:
    (block,) = [each for each in blocks(MESSAGES_PAGE) if each.title == "messages/uk.toml"]
    tr = Translator("uk", [{"uk": parse_catalog(block.text)}])
    said = [tr("event.scored", seat="Ann", points=points) for points in (1, 3, 5)]
    assert said == ["Ann: 1 очко", "Ann: 3 очки", "Ann: 5 очок"]


def test_the_quicker_listing_and_how_it_is_measured() -> None:
    module = importlib.import_module("docs.examples.adding.quicker_suns")
    measuring = importlib.import_module("docs.examples.adding.measuring")
    rules = module.QUICKER.table(module.QUICKER.setup(4, "quicker"))
    assert rules.legal.__func__ is module.QuickerRules.legal
    speeds = measuring.compared(module.QUICKER, ("standard", "quicker"), rounds=1)
    assert min(speeds.values()) > 0


def test_the_schema_of_card_packs_has_the_words_that_a_plugin_adds() -> None:
    module = importlib.import_module("tricktable_night_market.plugin")
    data = tomllib.loads(
        (DOCS / "examples/night-market/src/tricktable_night_market/night_market.toml").read_text("utf-8")
    )
    with_barter = schema(tt.Registry([gosu, module], strict=True).ruleset("gosu"), "pack")
    jsonschema.Draft202012Validator(with_barter).validate(data)
    without = schema(tt.Registry([gosu], strict=True).ruleset("gosu"), "pack")
    assert not jsonschema.Draft202012Validator(without).is_valid(data)
