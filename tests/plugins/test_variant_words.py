"""A variant of somebody else's brings messages and paragraphs of its own, and takes no word from the game."""

from __future__ import annotations

from typing import Any

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS

import tricktable as tt
from docs.examples.adding import humble
from tests.plugins.toy import Plugin
from tricktable import AddedVariant, PluginError, Registry, Rulebook, Translation, Variant
from tricktable.rulebook import parse_rulebook

ID = "gorus-maximus"
VARIANT = Variant("humble", seats=(3, 4), rules=humble.HumbleRules)


def book(section: str = "mine", paragraph: str = "mine.rule") -> Rulebook:
    return parse_rulebook(
        f'[[section]]\nid = "{section}"\ntitle.en = "Mine"\n'
        f'[[section.paragraph]]\nid = "{paragraph}"\norigin = "ours"\nen = "A rule."'
    )


def added(id: str = "mine", messages: Any = None, rulebook: Any = None) -> AddedVariant:
    return AddedVariant(ID, Variant(id, (3,)), messages or {}, book() if rulebook is None else rulebook)


def taken(*variants: AddedVariant, translations: tuple[Translation, ...] = ()) -> tt.AnyRuleset:
    return Registry([Plugin([GORUS_MAXIMUS]), Plugin(variants=variants, translations=translations)]).ruleset(ID)


def refused(*variants: AddedVariant) -> str:
    with pytest.raises(PluginError) as caught:
        taken(*variants)
    return str(caught.value)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Open with a gladiator below 10."),
        ("uk", "Розпочніть бій гладіатором, чий ранг менший за 10."),
        ("pl", "Open with a gladiator below 10."),
    ],
)
def test_what_the_variant_refuses_is_said_in_its_words(language: str, said: str) -> None:
    ruleset = taken(AddedVariant(ID, VARIANT, humble.MESSAGES, humble.RULEBOOK))
    game = tt.new_game(ruleset, 3, variant="humble", seed=7)
    assert game.to_act is not None
    high = next(card for card in game.position.state.hands[game.to_act] if humble.is_high(card))
    refusal = game.why_not(f"play {high}", language=language)
    assert refusal == tt.Rejection("humble.opening.low", said)


def test_without_a_message_the_paragraph_is_said() -> None:
    ruleset = taken(AddedVariant(ID, VARIANT, {}, humble.RULEBOOK))
    assert ruleset.texts.refusal("humble.opening.low", ruleset.speech("uk").tr).startswith("Поки у вашому загоні")


def test_its_sections_stand_after_those_of_the_game() -> None:
    own = GORUS_MAXIMUS.rulebook
    ruleset = taken(added("one", rulebook=book("one", "one.rule")), added("two", rulebook=book("two", "two.rule")))
    assert ruleset.rulebook.sections[: len(own.sections)] == own.sections
    last = len(own.sections)
    assert [section.number for section in ruleset.rulebook.sections[last:]] == [str(last + 1), str(last + 2)]
    assert ruleset.rulebook[f"{last + 2}.1"].id == "two.rule"
    assert GORUS_MAXIMUS.rulebook == own


def test_a_variant_in_one_language_takes_no_language_from_the_game() -> None:
    ruleset = taken(added())
    assert ruleset.languages() == GORUS_MAXIMUS.languages() == ("en", "uk")
    assert ruleset.rulebook.languages() == ("en",)
    assert ruleset.rulebook("uk")["mine.rule"].text == {"uk": "A rule."}


def test_a_translation_may_speak_of_what_a_variant_brings() -> None:
    ruleset = taken(added(), translations=(Translation(ID, "uk", {}, {"mine": "Моє", "mine.rule": "Правило."}),))
    assert ruleset.rulebook["mine.rule"].text["uk"] == "Правило."
    assert ruleset.rulebook.languages() == ("en", "uk")


def test_its_messages_replace_none_of_the_game_and_come_before_translations() -> None:
    known = next(iter(GORUS_MAXIMUS.catalogs()[0]["en"]))
    mine = added(messages={"en": {known: "TAKEN", "mine.word": "Mine."}})
    ruleset = taken(mine, translations=(Translation(ID, "en", {"mine.word": "Yours.", "yours.word": "Yours."}),))
    tr = ruleset.speech("en").tr
    assert "TAKEN" not in tr(known)
    assert (tr("mine.word"), tr("yours.word")) == ("Mine.", "Yours.")


@pytest.mark.parametrize(
    ("variants", "told"),
    [
        (
            [added(rulebook=book("mine", "gorus.bout.follow"))],
            "the variant 'mine' and the rulebook of the game both have a section or paragraph 'gorus.bout.follow'",
        ),
        (
            [added(rulebook=book("gorus.bout"))],
            "the rulebook of the game both have a section or paragraph 'gorus.bout'",
        ),
        (
            [added("one"), added("two", rulebook=book("two"))],
            "the variant 'two' and the variant 'one' both have a section or paragraph 'mine.rule'",
        ),
        ([added(rulebook=book() + book())], "the variant 'mine' has two sections or paragraphs 'mine'"),
        ([added(rulebook="[[section]]")], "its rulebook is a tt.Rulebook, as tricktable.rulebook.parse_rulebook reads"),
        ([added(messages=["en"])], "the variant 'mine': its messages are catalogs by language, not list"),
        ([added(messages={"po polsku": {}})], "the variant 'mine': 'po polsku' is no language tag"),
        ([added(messages={"en": {"a": "{open"}})], "the variant 'mine': the message 'a': "),
        ([added(messages={"en": "a"})], "the variant 'mine': ids to texts are wanted"),
    ],
)
def test_words_that_do_not_fit_are_told(variants: list[AddedVariant], told: str) -> None:
    assert told in refused(*variants)


def test_a_variant_with_a_paragraph_of_the_game_takes_nothing_else_down() -> None:
    registry = Registry([Plugin([GORUS_MAXIMUS])])
    with pytest.raises(PluginError):
        registry.register(Plugin(variants=[added("good"), added("bad")]))
    assert registry.ruleset(ID).info.variants == GORUS_MAXIMUS.info.variants
    registry.register(Plugin(variants=[added("good")]))
    assert "good" in registry.ruleset(ID).info.variants
