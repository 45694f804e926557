"""Both languages have a word for all that card texts, questions, answers and events can say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args

import pytest

from tests.effects.words import describer
from tricktable import effects as effects_package
from tricktable.effects import Card, Describer, answers
from tricktable.effects.conditions import (
    AtLeast,
    ByMutation,
    Condition,
    DidIt,
    HasAdvantage,
    HavePassed,
    IsBehind,
    Shows,
)
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Owner, Printed, Which
from tricktable.effects.numbers import ONE, Bonus, CardsInPlay, ClansInArmy, Fixed, HandSize, LevelBefore, Number, X
from tricktable.effects.overall import Before, Cheaper, Guard, Happening, Military, Overall, Verb, Whenever, Win
from tricktable.effects.players import Players
from tricktable.effects.values import (
    Cancel,
    ChooseClan,
    ChoosePlayer,
    ChooseX,
    Copy,
    Destroy,
    Discard,
    DiscardRevealed,
    Draw,
    ExtraTurn,
    Fetch,
    ForEach,
    GainPoint,
    If,
    May,
    Release,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    Swap,
    Take,
    TakeAdvantage,
    TakeToken,
    Trap,
    WinGame,
)
from tricktable.locale import Translator, core_catalogs, gaps
from tricktable.notation import tag_of
from tricktable.picture import Speech
from tricktable.tableau import events as tableau_events
from tricktable.walk import hints

LANGUAGES = ("en", "uk")
WHO: tuple[Players, ...] = get_args(Players)
OWNERS: tuple[Owner, ...] = get_args(Owner)
FACES: tuple[Literal["up", "down"] | None, ...] = (None, "up", "down")
SIDES: tuple[Literal["everyone", "you", "opponents"], ...] = ("everyone", "you", "opponents")

NUMBERS: tuple[Number, ...] = (
    *(Fixed(n) for n in (0, 1, 2, 5, 11, 21)),
    X(),
    Bonus(1, 1),
    *(CardsInPlay(Which(owner=owner), most) for owner in OWNERS for most in (None, 2)),
    *(HandSize(who, most) for who in WHO for most in (None, 2)),
    LevelBefore(),
    ClansInArmy(),
    ClansInArmy(2),
)
CONDITIONS: tuple[Condition, ...] = (
    HasAdvantage(),
    IsBehind(),
    ByMutation(),
    DidIt(),
    *(HavePassed(who) for who in WHO),
    Shows(("fact",)),
    Shows(("fact", "ideo")),
    *(AtLeast(number, Fixed(2)) for number in NUMBERS),
    *(AtLeast(Bonus(2, 1), number) for number in NUMBERS),
    *(AtLeast(number, HandSize("opponents")) for number in NUMBERS),
)
WHICH = tuple(
    Which(
        level=(1, 2) if free else (),
        level_x=not free,
        clan="dark" if free else "chosen",
        owner=owner,
        free=free,
        face=face,
        other=free,
        name=() if free else ("fact",),
    )
    for owner, face, free in product(OWNERS, FACES, (False, True))
)
PRINTED = (Printed(), Printed((1, 2), "dark", ("fact", "no-such-card")), Printed(clan="chosen"))


def effects() -> Iterator[Effect]:
    for count, who in product(NUMBERS, WHO):
        yield from (Draw(count, who), Discard(count, who), Sacrifice(count, who))
        yield from (TakeToken(count, who), GainPoint(count, who), Take(who, count))
    for count in NUMBERS:
        yield from (Reveal(count), ChooseX(count), ChooseX(count, 1), ReturnToHand(count), Destroy(count))
    for printed, who in product(PRINTED, WHO):
        yield from (Fetch(Fixed(2), printed, who), Take(who, Fixed(2), printed), Take(who, "all", printed))
        yield from (Search(Fixed(2), printed), Discard("all", who), ForEach(who, (Draw(),)), ForEach(who, ()))
    for which in WHICH:
        yield from (Trap(ONE, which), Release(Fixed(2), which), Swap(which), Copy(which), ReturnToHand(X(), which))
    for condition in CONDITIONS:
        yield from (If(condition, (Draw(),)), If(condition, (), (Draw(),)))
    yield from (ChooseX(), ChooseX(least=1), ChoosePlayer(), ChoosePlayer("everyone"), ChooseClan(), DiscardRevealed())
    yield from (TakeAdvantage(), ExtraTurn(), WinGame(), Cancel(), May((Draw(),)), May(()))


def overall() -> Iterator[Overall]:
    for event, who in product(get_args(Happening), SIDES):
        yield Whenever(event, (Draw(), Discard(who="chosen"), May((Draw(),))), who=who)
    for verb, owner in product(get_args(Verb), OWNERS):
        yield from (Before(verb, (Cancel(),), Which(owner=owner)), Guard(verb, Which(owner=owner)))
    yield from (Cheaper("enrolment"), Cheaper("mutation", 5), Military(Which(), -2))
    yield from (Win(condition) for condition in CONDITIONS)


@pytest.fixture(params=LANGUAGES)
def d(request: pytest.FixtureRequest) -> Describer:
    return describer(request.param)


def test_every_effect_has_words_in_every_voice(d: Describer) -> None:
    third, with_that = d.speaking_of("NN"), d.speaking_of("NN", chosen="that")
    for effect in effects():
        for voice in (d, third, with_that):
            said = voice.sentences([effect, May((effect,)), ForEach("opponents", (effect, effect))])
            assert said.endswith("."), effect
            assert "  " not in said, effect
            assert not set(said) & set("_{}"), effect


def test_every_overall_effect_has_words(d: Describer) -> None:
    for each in overall():
        said = d.sentence(each.describe(d))
        assert said[0].isupper(), each
        assert "  " not in said, each


def test_an_effect_without_words_of_its_own_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Effect does not say itself in words"):
        describer("en").sentences([Effect()])


def test_a_number_that_cannot_be_said_with_a_noun_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Number does not say how many of something"):
        Number().amount(describer("en"), lambda n, figure: figure)


def test_a_ruleset_has_words_of_its_own() -> None:
    captured = {"en": {"effect.do.trap.do": "capture {cards}", "effect.adjective.down": "captured"}}
    d = Describer(Translator("en", [captured, core_catalogs()]))
    assert d.sentences([Trap(), Release()]) == "Capture 1 card, then release 1 captured card."


def test_keywords_stand_behind_the_text() -> None:
    class Keyed(Describer):
        def keywords(self, card: Card) -> list[str]:
            return [f"Costs {card.mutation}."]

    card = Card("a", {"en": "A"}, "dark", 1, mutation=2, mutating=(Draw(),))
    assert Keyed(Translator("en", [core_catalogs()])).lines(card) == ["When it mutates: draw 1 card.", "Costs 2."]


def test_without_a_deck_cards_and_clans_are_called_by_their_ids() -> None:
    d = Describer(Translator("en", [core_catalogs()]))
    assert d.sentences([Fetch(ONE, Printed(clan="red", name=("imp",)))]) == (
        "Take 1 card of the red clan named imp from the discard pile."
    )


# --- questions, answers, events ---------------------------------------------------------------------------------------

ASKED = (
    "trap", "destroy", "return", "release", "sacrifice", "swap", "discard", "fetch", "search", "take", "take-token",
    "choose-x", "choose-player", "choose-clan", "may", "copy", "order", "pay",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ASKED)
def test_every_question_has_words(language: str, asked: str) -> None:
    assert f"ask.{asked}" in core_catalogs()[language]


def test_no_question_is_missing_above() -> None:
    files = Path(effects_package.__file__).parent.rglob("*.py")
    source = "".join(file.read_text("utf-8") for file in files)
    found = {*re.findall(r'\bask\("([a-z-]+)"', source), *re.findall(r'each_target\(c, "([a-z]+)"', source)}
    found |= set(re.findall(r'each_picks\(\s*c,\s*self\.who,\s*self\.count\.value\(c\),\s*"([a-z-]+)"', source))
    assert found == set(ASKED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", get_args(answers.Answer))
def test_every_answer_has_words(language: str, answer: type[Any]) -> None:
    text = core_catalogs()[language][f"action.{tag_of(answer)}"]
    assert gaps(text) <= {name for name, _ in hints(answer)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", get_args(tableau_events.TableauEvent))
def test_every_event_has_words(language: str, event: type[Any]) -> None:
    catalog = core_catalogs()[language]
    for id in (f"event.{tag_of(event)}", f"event.{tag_of(event)}.hidden"):
        if id in catalog or not id.endswith(".hidden"):
            assert gaps(catalog[id]) <= {name for name, _ in hints(event)}


@pytest.mark.parametrize(
    ("event", "english", "ukrainian"),
    [
        (tableau_events.Drew(0, 2, ("a", "b")), "Ann draws a, b.", "Ann бере: a, b."),
        (tableau_events.Drew(0, 1, None), "Ann draws 1 card.", "Ann бере 1 карту."),
        (tableau_events.Drew(0, 3, None), "Ann draws 3 cards.", "Ann бере 3 карти."),
        (tableau_events.Drew(0, 5, None), "Ann draws 5 cards.", "Ann бере 5 карт."),
        (
            tableau_events.Shuffled(None, 21),
            "A new draw pile is made of 21 discarded cards.",
            "Скид перетасовано в нову колоду: 21 карта.",
        ),
        (
            tableau_events.Shuffled(0, 2),
            "Ann makes a new draw pile of 2 discarded cards.",
            "Ann перетасовує скид у нову колоду: 2 карти.",
        ),
        (
            tableau_events.TokensBack(0, 1, "a"),
            "Ann takes back the Activation token from a.",
            "Ann забирає назад жетон «Активація» з карти a.",
        ),
        (
            tableau_events.TokensBack(0, 1, None),
            "Ann takes back 1 spent Activation token.",
            "Ann забирає назад 1 витрачений жетон «Активація».",
        ),
        (
            tableau_events.TokensSpent(0, 2),
            "Ann spends 2 Activation tokens.",
            "Ann витрачає 2 жетони «Активація».",
        ),
        (
            tableau_events.Swapped(0, 1, 2, 3, ("a", "b")),
            "Ann: these cards change places: a, b.",
            "Ann: міняються місцями a, b.",
        ),
    ],
)
def test_events_in_words(event: Any, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert Speech(Translator(language, [core_catalogs()]), ["Ann"]).event(event) == text
