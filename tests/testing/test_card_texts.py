"""What is written on cards has words in every language of the game."""

from __future__ import annotations

import pytest

import tricktable as tt
from tests.packs.game import FORMAT, MARKET, PACK, MarketRules
from tests.testing.broken.cards import CLANLESS, GAP_ON_CARD, HALF_WORDED, UNNAMED, WORDLESS
from tests.toys.harbour.game import HARBOUR
from tricktable import AnyRuleset
from tricktable.testing import CheckFailed, CheckSkipped, Table, check_ruleset, run_check

COPYING = 'copies = 2\nentering = [{ do = "draw", count = { count = "cards", which = { name = "crab" } } }]'


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        (
            WORDLESS,
            "effect.haggle has no words in en (on crab of the pack Bitter); effect.haggle has no words in uk",
        ),
        (HALF_WORDED, "market: effect.haggle has no words in uk (on crab of the pack Bitter)"),
        (GAP_ON_CARD, "effect.haggle has a gap 'n' in uk that nothing fills (on crab of the pack Bitter)"),
        (UNNAMED, "effect.sentence has no words in pl (on apple)"),
        (CLANLESS, "market: clan.blue has no words in uk (on cherry)"),
    ],
)
def test_each_id_without_words_is_named_once(ruleset: AnyRuleset, told: str) -> None:
    with pytest.raises(CheckFailed) as caught:
        run_check("card-texts", ruleset)
    assert told in str(caught.value)
    assert str(caught.value).count("effect.haggle has no words in uk") <= 1


def test_words_from_a_translation_count() -> None:
    run_check("card-texts", HALF_WORDED.with_translation("uk", {"effect.haggle": "торгуйтеся"}, {}))


def test_without_card_packs_it_is_skipped() -> None:
    with pytest.raises(CheckSkipped, match="its cards are no data"):
        run_check("card-texts", HARBOUR)


def test_for_chosen_variants_the_packs_at_the_tables_are_read() -> None:
    run_check("card-texts", WORDLESS, variants=["standard"])
    table = Table("standard", 2, {"cards": "Bitter"})
    (result,) = check_ruleset(WORDLESS, checks=["card-texts"], variants=["standard"], tables=[table])
    assert result.status == "failed"


class Strict(tt.Speech):
    """Knows the cards of the table, and no others."""

    def card(self, card: str) -> str:
        return str(self.cards[card].name["en"])


def test_what_happens_at_a_table_with_a_pack_is_said_with_the_names_of_the_pack() -> None:
    ruleset: AnyRuleset = tt.Ruleset(
        id="market",
        name="Market",
        version="1.0",
        rules=MarketRules,
        variants=MARKET.variants,
        messages={tag: {"event.taken": "{seat} takes {card}.", "action.take": "take"} for tag in ("en", "uk")},
        packs=FORMAT,
        speech=Strict,
        picture=lambda view, speech: (),
    )
    ruleset = ruleset.with_pack(ruleset.card_packs.read(PACK))
    run_check("messages", ruleset, Table("standard", 2, {"cards": "Bitter"}), seed=1)


def test_a_name_in_braces_is_no_gap() -> None:
    text = PACK.replace("Crab Apple", "{Crab}").replace("copies = 2", COPYING)
    run_check("card-texts", MARKET.with_pack(MARKET.card_packs.read(text)))
