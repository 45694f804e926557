"""Both languages have a word for all that card texts, questions, answers and events can say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args

import pytest

from tests.effects import (
    test_describer_choices,
    test_describer_counts,
    test_describer_en,
    test_describer_filters,
    test_describer_hands,
    test_describer_overall,
    test_describer_piles,
    test_describer_uk,
)
from tests.effects.words import WORDS, describer, kinds_in
from tricktable import effects as effects_package
from tricktable.effects import Card, Describer, answers
from tricktable.effects.conditions import (
    AllOf,
    AtLeast,
    ByMutation,
    Condition,
    DidIt,
    HasAdvantage,
    HavePassed,
    IsBehind,
    Shows,
    Uncopied,
)
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Near, Owner, Printed, Which
from tricktable.effects.numbers import (
    NONE,
    ONE,
    Ahead,
    Bonus,
    CardsInPlay,
    ClansDiscarded,
    ClansInArmy,
    Fixed,
    Half,
    HandSize,
    LevelBefore,
    Number,
    Points,
    TokenCount,
    X,
)
from tricktable.effects.overall import (
    ArmyWorth,
    Before,
    Cheaper,
    CountsAs,
    Doubled,
    FromHand,
    Grant,
    Guard,
    Happening,
    Kept,
    Military,
    Mirror,
    Overall,
    Verb,
    Whenever,
    Win,
)
from tricktable.effects.players import Players
from tricktable.effects.questions import ask
from tricktable.effects.values import (
    Cancel,
    ChooseClan,
    ChooseLevel,
    ChoosePlayer,
    ChooseX,
    Copy,
    CopyAffected,
    CopyDiscarded,
    CopyEntering,
    Destroy,
    Discard,
    DiscardFor,
    DiscardOfClan,
    DiscardRevealed,
    DiscardTo,
    Draw,
    DrawTo,
    ExtraTurn,
    Fetch,
    ForEach,
    GainPoint,
    If,
    LookAtHand,
    May,
    Mill,
    OneOf,
    PlaceMark,
    PutOnPile,
    Release,
    RemoveDiscarded,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    ShuffleIn,
    Stack,
    StackRevealed,
    Swap,
    Take,
    TakeAdvantage,
    TakeToken,
    Trap,
    WinGame,
)
from tricktable.effects.vocabulary import STANDARD
from tricktable.locale import Translator, core_catalogs, gaps
from tricktable.notation import tag_of
from tricktable.picture import Speech
from tricktable.tableau import events as tableau_events
from tricktable.walk import hints

LANGUAGES = ("en", "uk")
BOTH_AT_ONCE: tuple[Any, ...] = (
    test_describer_choices,
    test_describer_counts,
    test_describer_filters,
    test_describer_hands,
    test_describer_overall,
    test_describer_piles,
)
WHO: tuple[Players, ...] = get_args(Players)
OWNERS: tuple[Owner, ...] = get_args(Owner)
NEAR: tuple[Near, ...] = get_args(Near)
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
    *(ClansInArmy(which=Which(near=near)) for near in NEAR),
    *(CardsInPlay(Which(near=near)) for near in NEAR),
    *(CardsInPlay(which) for which in (Which(itself=True), Which(affected=True), Which(owner="you", highest=True))),
    ClansDiscarded(),
    Points(),
    TokenCount(),
    Half(HandSize()),
    Half(X()),
    Ahead(),
)
FEW: tuple[Number, ...] = (ONE, Fixed(5), Bonus(1, 1), HandSize("opponents"), Ahead())
CONDITIONS: tuple[Condition, ...] = (
    HasAdvantage(),
    IsBehind(),
    ByMutation(),
    DidIt(),
    *(HavePassed(who) for who in WHO),
    Shows(("fact",)),
    Shows(("fact", "ideo")),
    Uncopied(),
    AllOf((HasAdvantage(), Uncopied())),
    *(AtLeast(number, Fixed(2)) for number in NUMBERS),
    *(AtLeast(NONE, number) for number in NUMBERS),
    *(AtLeast(Bonus(2, 1), number) for number in NUMBERS),
    *(AtLeast(number, HandSize("opponents")) for number in NUMBERS),
)
ONLY = tuple(
    Which(owner=owner, face=face, free=True, itself=one == "this", affected=one == "that", highest=one == "highest")
    for owner, face, one in product(OWNERS, FACES, ("this", "that", "highest"))
)
NEARBY = tuple(Which(near=near, other=True, keyword=("bounty", "unheard-of"), within_level=True) for near in NEAR)
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
        keyword=("echo",) if free else (),
        replaceable=free,
    )
    for owner, face, free in product(OWNERS, FACES, (False, True))
)
PRINTED = (
    Printed(),
    Printed((1, 2), "dark", ("fact", "no-such-card")),
    Printed(clan="chosen", chosen_level=True, keyword=("bounty",)),
)
BOTH = (False, True)


def effects() -> Iterator[Effect]:
    for count, who in (*product(FEW, WHO), *product(NUMBERS, WHO[:2])):
        yield from (Draw(count, who), Discard(count, who), Sacrifice(count, who))
        yield from (TakeToken(count, who), GainPoint(count, who), Take(who, count), DrawTo(count, who))
        yield from (DiscardTo(count, who), Mill(count, who), TakeToken(count, who, optional=True))
    for count in NUMBERS:
        yield from (Reveal(count), ChooseX(count), ChooseX(count, 1), ReturnToHand(count), Destroy(count))
        yield from (PutOnPile(count), DiscardOfClan(count), StackRevealed(count), StackRevealed(count, "bottom"))
        for optional in BOTH:
            yield from (Trap(count, optional=optional), Stack(count, optional=optional))
            yield from (RemoveDiscarded(count, optional=optional), Search(count, to="top", optional=optional))
            yield from (Fetch(count, one_a_level=True, optional=optional), Fetch(count, likewise=True))
    for printed, who in product(PRINTED, WHO):
        yield from (Fetch(Fixed(2), printed, who), Take(who, Fixed(2), printed), Take(who, "all", printed))
        yield from (Search(Fixed(2), printed), Discard("all", who), ForEach(who, (Draw(),)), ForEach(who, ()))
        yield from (Fetch("all", printed, who), Fetch("all", printed, who, removed=True), LookAtHand(who))
        yield from (RemoveDiscarded("all", printed), ShuffleIn(printed), ShuffleIn(printed, "removed"))
        yield from (DiscardFor(printed, (Draw(),)), DiscardFor(printed, (OneOf((Draw(), Discard(who=who))),)))
    for which in (*WHICH, *ONLY, *NEARBY):
        yield from (Trap("all", which), Release("all", which), Destroy("all", which), Swap(which, optional=True))
        yield from (CopyEntering(which), PutOnPile(ONE, which), Trap(ONE, which, optional=True))
        yield from (Trap(ONE, which), Release(Fixed(2), which), Swap(which), Copy(which), ReturnToHand(X(), which))
    for condition in CONDITIONS:
        yield from (If(condition, (Draw(),)), If(condition, (), (Draw(),)))
    yield from (ChooseX(), ChooseX(least=1), ChoosePlayer(), ChoosePlayer("everyone"), ChooseClan(), DiscardRevealed())
    yield from (ChooseClan("discards"), ChooseLevel(), CopyAffected(), CopyDiscarded(), PlaceMark("bounty"))
    yield from (OneOf(()), OneOf((Trap(), Draw(who="opponents"), If(HasAdvantage(), (Draw(),)))))
    yield from (TakeAdvantage(), ExtraTurn(), WinGame(), Cancel(), May((Draw(),)), May(()))


def overall() -> Iterator[Overall]:
    for event, who in product(get_args(Happening), SIDES):
        for itself in BOTH:
            yield Whenever(event, (Draw(), Discard(who="chosen"), May((Draw(),))), who=who, itself=itself)
    for verb, owner in product(get_args(Verb), OWNERS):
        yield Before(verb, (Cancel(),), Which(owner=owner))
    for verb, owner in product(get_args(Kept), OWNERS):
        yield Guard(verb, Which(owner=owner))
    yield from (Cheaper("enrolment"), Cheaper("mutation", 5), Military(Which(), -2))
    yield from (Win(condition) for condition in CONDITIONS)
    yield from (FromHand((verb,), (Cancel(),)) for verb in get_args(Verb))
    for which in (*WHICH, *ONLY, *NEARBY):
        yield from (Grant("echo", which), Doubled(HasAdvantage(), which), CountsAs(clans=True, which=which))
        yield Military(which, 1)
    yield from (CountsAs((1, 2), clans=True, names=("fact",)), CountsAs((3,)), CountsAs(names=("fact", "twins")))
    yield from (Mirror(), *(ArmyWorth(number) for number in NUMBERS))


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


def test_every_value_of_the_core_is_said_word_by_word() -> None:
    alone = [row[0] for module in BOTH_AT_ONCE for row in module.SAID]
    for one in (test_describer_en, test_describer_uk):
        tables = (one.EFFECTS, one.NUMBERS, one.CONDITIONS, one.OVERALL, one.SEQUENCES)
        said = kinds_in([*alone, *(row[0] for table in tables for row in table)])
        assert {*STANDARD.effects, *STANDARD.numbers, *STANDARD.conditions, *STANDARD.overall} <= said


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


def test_a_game_may_print_a_letter_for_the_number_of_tokens() -> None:
    d = Describer(Translator("en", [{"en": {"effect.count.tokens": "X"}}, core_catalogs()]))
    assert d.sentences([Draw(TokenCount()), Fetch(TokenCount(), optional=True)]) == (
        "Draw X cards, then take up to X cards from the discard pile."
    )
    four = If(AtLeast(TokenCount(), Fixed(4)), (ExtraTurn(),))
    assert d.sentences([four]) == "If X is at least 4, take another turn after this one."
    assert d.sentences([Draw(Half(TokenCount()))]) == "Draw as many cards as half of X (rounded up)."


def test_what_you_may_do_is_no_twice_said_may() -> None:
    d = describer("en")
    assert d.sentences([May((DiscardOfClan(Fixed(2)), RemoveDiscarded(optional=True)))]) == (
        "You may discard 2 cards of one clan, then remove 1 card in the discard pile from the game."
    )


def test_the_keywords_of_a_card_stand_behind_its_text_under_their_names() -> None:
    card = Card("a", {"en": "A"}, "dark", 1, activation=(Draw(),), keywords=("bounty", "unheard-of"))
    assert describer("en").lines(card) == ["Activation: draw 1 card.", "Bounty.", "Unheard-of."]
    assert describer("uk").lines(card)[1:] == ["Нагорода.", "Unheard-of."]


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
    "choose-x", "choose-player", "choose-clan", "choose-level", "one-of", "may", "copy", "copy-entering",
    "copy-discarded", "discard-for", "discard-of-clan", "stack", "stack-top", "stack-bottom", "remove", "put-on-pile",
    "mark.bounty", "order", "pay", *(f"before.{verb}" for verb in get_args(Verb)),
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ASKED)
def test_every_question_has_words(language: str, asked: str) -> None:
    assert f"ask.{asked}" in core_catalogs()[language]


def test_no_question_is_missing_above() -> None:
    files = Path(effects_package.__file__).parent.rglob("*.py")
    source = "".join(file.read_text("utf-8") for file in files)
    found = {*re.findall(r'\bask\("([a-z-]+)"', source), *re.findall(r'each_target\(c, "([a-z-]+)"', source)}
    picks = r'each_picks\(\s*c,\s*(?:self\.who|"you"),\s*[^"]*?f?"([a-z{}.-]+)"'
    found |= set(re.findall(picks, source)) | set(re.findall(r'\bask\(f"([a-z{}.-]+)"', source))
    named = {"stack-{self.to}": ("stack-top", "stack-bottom"), "mark.{self.mark}": ("mark.bounty",)}
    named["before.{verb}"] = tuple(f"before.{verb}" for verb in get_args(Verb))
    assert {each for id in found for each in named.get(id, (id,))} == set(ASKED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", get_args(answers.Answer))
def test_every_answer_has_words(language: str, answer: type[Any]) -> None:
    text = core_catalogs()[language][f"action.{tag_of(answer)}"]
    fields = {name for name, _ in hints(answer)}
    assert gaps(text) <= fields | ({"there"} if {"row", "place"} <= fields else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_that_may_be_chosen_has_words(language: str) -> None:
    said = {id for id in core_catalogs()[language] if id.startswith("deed.")}
    assert said == {f"deed.{tag_of(kind)}" for kind in STANDARD.effects}


@pytest.mark.parametrize(
    ("answer", "english", "ukrainian"),
    [
        (answers.PickLevel(2), "level 2", "рівень 2"),
        (answers.PickDeed("trap"), "trap", "заблокувати"),
        (answers.PickDeed("unheard-of"), "unheard-of", "unheard-of"),
        (answers.PickDiscarded(0, "a"), "a, from the discard pile of Ann", "a (скид: Ann)"),
    ],
)
def test_answers_in_words(answer: Any, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert Speech(Translator(language, [core_catalogs()]), ["Ann"]).action(answer) == text


def test_what_may_be_discarded_against_something_is_asked_of_the_card_it_is_done_to() -> None:
    speech = Speech(Translator("en", [core_catalogs()]), ["Ann"])
    assert speech.prompt(ask("before.trap", card="imp")) == (
        "imp: This card is about to be trapped. What do you discard against it?"
    )


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
        (
            tableau_events.Milled(0, ("a", "b")),
            "Ann puts a, b from the draw pile on the discard pile.",
            "Ann кладе з колоди у скид: a, b.",
        ),
        (
            tableau_events.Stacked(0, "a", bottom=False),
            "Ann puts a on top of the draw pile.",
            "Ann кладе на верх колоди: a.",
        ),
        (tableau_events.Stacked(0, "a", bottom=True), "Ann puts a under the draw pile.", "Ann кладе під колоду: a."),
        (
            tableau_events.Removed(0, 1, "a"),
            "Ann removes a from the game (from the discard pile of Bob).",
            "Ann вилучає з гри: a (скид: Bob).",
        ),
        (
            tableau_events.HandSeen(0, 1, 2, ("a", "b")),
            "Ann looks at the hand of Bob: a, b.",
            "Ann дивиться карти на руці: Bob — a, b.",
        ),
        (
            tableau_events.HandSeen(0, 1, 0, ()),
            "Ann looks at the hand of Bob: no cards.",
            "Ann дивиться карти на руці: Bob — немає карт.",
        ),
        (
            tableau_events.Interrupted(1, "a", "trap", "b"),
            "a cancels the trapping of b.",
            "a скасовує блокування карти b.",
        ),
        (tableau_events.HandSeen(0, 1, 2, None), "Ann looks at the hand of Bob.", "Ann дивиться карти на руці: Bob."),
        (
            tableau_events.Marked(0, 1, 2, "a", "bounty"),
            "Ann: a gets the Bounty token.",
            "Ann: жетон «Нагорода» отримує a.",
        ),
    ],
)
def test_events_in_words(event: Any, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert Speech(Translator(language, [WORDS, core_catalogs()]), ["Ann", "Bob"]).event(event) == text
