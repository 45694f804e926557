"""Keywords that a game knows, names that several cards share, and filters that mean them."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import tricktable as tt
from tests.packs.game import FORMAT, MARKET, PACK, MarketRules
from tricktable import PackError
from tricktable.effects import Card, CountsAs, Fetch, Grant, Printed, Trap, Which
from tricktable.effects.reading import HOLE, read_card
from tricktable.effects.writing import plain
from tricktable.packs.checks import card_findings
from tricktable.packs.template import template

KNOWING = dataclasses.replace(FORMAT, keywords=("bounty", "echo"))
GAME = tt.Ruleset(
    id="market",
    name="Market",
    version="1.0",
    rules=MarketRules,
    variants=(tt.Variant("standard", seats=(2, 3)),),
    packs=KNOWING,
)


def faults(text: str, game: tt.AnyRuleset = GAME) -> list[str]:
    """What is wrong with the pack where the first card has these lines too, of which the last is at fault."""
    with pytest.raises(PackError) as caught:
        game.card_packs.read(PACK.replace("copies = 2", f"copies = 2\n{text}"))
    assert {fault.line for fault in caught.value.problems} == {15 + text.count("\n")}
    return [fault.message for fault in caught.value.problems]


def pack(text: str) -> Any:
    return GAME.card_packs.read(PACK.replace("copies = 2", f"copies = 2\n{text}"))


# --- keywords ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('keywords = ["echo", "bonty"]', "crab, keywords 2: Unknown keyword 'bonty'. Did you mean bounty?"),
        (
            'entering = [{ do = "trap", which = { keyword = "ecco" } }]',
            "crab, entering 1, which, keyword 1: Unknown keyword 'ecco'. Did you mean echo?",
        ),
        (
            'entering = [{ do = "place-mark", mark = "xyz" }]',
            "crab, entering 1, mark: Unknown keyword 'xyz'. Known: bounty, echo.",
        ),
        (
            'overall = [{ holds = "grant", keyword = "bountyy", which = {} }]',
            "crab, overall 1, keyword: Unknown keyword 'bountyy'. Did you mean bounty?",
        ),
    ],
)
def test_a_keyword_that_the_game_does_not_know(text: str, told: str) -> None:
    assert faults(text) == [told]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('keywords = ["echo", "echo"]', "crab, keywords 2: 'echo' stands in this list already."),
        ('called = ["band", "choir", "band"]', "crab, called 3: 'band' stands in this list already."),
        (
            'overall = [{ holds = "counts-as", levels = 1 }]',
            "crab, overall 1, levels 1: The card is of level 1 anyway.",
        ),
    ],
)
def test_what_a_card_says_twice(text: str, told: str) -> None:
    assert faults(text) == [told]


def test_a_game_without_keywords_knows_none() -> None:
    assert faults('keywords = ["echo"]', MARKET) == ["crab, keywords 1: This game has no keywords, such as 'echo'."]


def test_those_that_it_knows_are_fine_wherever_they_stand() -> None:
    read = pack(
        'keywords = "bounty"\nentering = [{ do = "place-mark", mark = "echo" }, '
        '{ do = "trap", which = { keyword = ["bounty", "echo"] } }, { do = "fetch", which = { keyword = "bounty" } }]\n'
        'overall = [{ holds = "grant", keyword = "echo", which = { near = "row" } }]'
    )
    assert read.cards[0].keywords == ("bounty",)


def test_a_card_by_a_keyword_that_no_card_has_printed() -> None:
    """In play it may lie there as a mark; elsewhere it cannot."""
    assert faults('entering = [{ do = "fetch", which = { keyword = "echo" } }]') == [
        "crab, entering 1, which: No card of the deck is like this."
    ]
    pack('entering = [{ do = "trap", which = { keyword = "echo" } }]')


def test_an_empty_list_of_keywords_would_mean_any_card() -> None:
    (told,) = faults('entering = [{ do = "trap", which = { keyword = [] } }]')
    assert told.endswith("An empty list would mean any card: leave keyword out for that.")


def test_keywords_and_shared_names_make_another_deck() -> None:
    plainer = GAME.card_packs.read(PACK)
    assert len({plainer.digest, pack('keywords = "echo"').digest, pack('called = "apple"').digest}) == 3


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_name_that_cards_share_can_be_named() -> None:
    read = pack('called = "pome"\nentering = [{ do = "fetch", which = { name = "pome" } }]')
    assert read.cards[0].entering == (Fetch(which=Printed(name=("pome",))),)


def test_by_its_id_a_card_that_is_called_otherwise_cannot_be_named() -> None:
    assert faults('called = "pome"\nentering = [{ do = "fetch", which = { name = "crab" } }]')[0].endswith(
        "No card of the deck is like this."
    )


def test_a_name_that_no_card_answers_to() -> None:
    (told,) = faults('called = "pome"\nentering = [{ do = "fetch", which = { name = "pomme" } }]')
    assert told == "crab, entering 1, which, name 1: Unknown card 'pomme'. Did you mean pome?"


def test_what_cards_are_called_is_written_as_an_id() -> None:
    (told,) = faults('called = ["pome", "Po me"]')
    assert told == "crab, called 2: What cards are called is of letters a to z, digits and single hyphens, not 'Po me'."


def test_what_a_card_counts_as_is_looked_for_too() -> None:
    """By its level 1 and clan alone no filter for red cards of level 2 called plum would mean it."""
    wanted = Fetch(which=Printed(level=(2,), clan="blue", name=("plum",)))
    deck = FORMAT.own
    changer = Card("crab", {"en": "Crab", "uk": "Краб"}, "red", 1, entering=(wanted,))
    told = [found.sentence for found in card_findings(FORMAT, (*deck, changer), deck)]
    assert told == ["No card of the deck is like this."]
    more = CountsAs(levels=(1, 2), clans=True, names=("plum",))
    changer = Card("crab", {"en": "Crab", "uk": "Краб"}, "red", 1, entering=(wanted,), overall=(more,))
    assert list(card_findings(FORMAT, (*deck, changer), deck)) == []


@pytest.mark.parametrize("field", ["called", "keywords", "overall"])
def test_what_could_not_be_read_fits_anything(field: str) -> None:
    holes: dict[str, Any] = {field: HOLE}
    card = Card("crab", {"en": "Crab", "uk": "Краб"}, "red", 1, entering=(Trap(which=Which(name=("apple",))),), **holes)
    assert list(card_findings(KNOWING, (*FORMAT.own, card), FORMAT.own)) == []


# --- there and back ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        {"keywords": ["echo"], "called": ["alpha", "beta"]},
        {"overall": [{"holds": "counts-as", "levels": [1, 2], "names": ["apple"]}, {"holds": "mirror"}]},
        {"overall": [{"holds": "counts-as", "clans": True, "which": {"level": 2, "owner": "you"}}]},
        {"overall": [{"holds": "from-hand", "verbs": ["trap", "activate"], "then": [{"do": "cancel"}]}]},
        {"overall": [{"holds": "doubled", "condition": {"is": "behind"}}]},
        {"overall": [{"holds": "army-worth", "by": {"count": "half", "of": {"count": "tokens"}}}]},
        {"overall": [{"holds": "whenever", "event": "removed", "then": [{"do": "draw"}], "itself": True}]},
        {"entering": [{"do": "trap", "count": "all", "which": {"near": "adjacent", "keyword": "echo"}}]},
        {"entering": [{"do": "swap", "which": {"itself": True}, "optional": True}]},
        {"entering": [{"do": "release", "which": {"highest": True, "replaceable": True}}]},
        {"entering": [{"do": "one-of", "effects": [{"do": "mill", "count": 2}, {"do": "stack", "optional": True}]}]},
        {"entering": [{"do": "fetch", "count": "all", "which": {"chosen_level": True}, "removed": True}]},
        {"entering": [{"do": "search", "to": "top", "optional": False}]},
        {"entering": [{"do": "shuffle-in", "origin": "removed"}, {"do": "stack-revealed", "to": "bottom"}]},
        {"entering": [{"do": "discard-for", "which": {}, "then": [{"do": "trap", "which": {"within_level": True}}]}]},
        {"entering": [{"do": "draw", "count": {"count": "ahead"}, "who": "most-in-hand"}]},
        {
            "entering": [
                {
                    "do": "if",
                    "condition": {"is": "all-of", "conditions": [{"is": "did"}, {"is": "uncopied"}]},
                    "then": [{"do": "draw"}],
                }
            ]
        },
    ],
)
def test_written_and_read_again_it_is_the_same(text: dict[str, Any]) -> None:
    data = {"id": "a", "name": {"en": "A"}, "clan": "red", "level": 1, **text}
    card, told = read_card(data, Card)
    assert told == ()
    assert plain(card) == data


def test_the_template_has_the_keys() -> None:
    text = template(GAME.id, GAME.info.name, KNOWING, GAME.speech("en").tr)
    assert 'keywords = "..." or ["...", ...]' in text
    assert 'called = "..." or ["...", ...]' in text
    assert 'near = "row" or "column" or "row-or-column" or "adjacent"' in " ".join(text.replace("#", "").split())


def test_a_grant_is_a_value_like_any_other() -> None:
    assert plain(Grant("echo", Which(near="row"))) == {"holds": "grant", "keyword": "echo", "which": {"near": "row"}}
