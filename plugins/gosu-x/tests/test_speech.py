"""Gosu X in words, in both languages: every id has its words, plurals are right, places are named by their cards."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from gosu_x_tables import NOTHING, TABLE, army
from msgspec.structs import replace
from tricktable_gosu_x.deck import OWN_CARDS
from tricktable_gosu_x.game import GOSU_X
from tricktable_gosu_x.table import (
    BattleFought,
    ClanTaken,
    Draft,
    Forbidden,
    Play,
    PlayAs,
    PlayDiscarded,
    RoundStarted,
    Shift,
    SongBegun,
    TilesActive,
    TileTurned,
    TurnsLeft,
    Unlocked,
    View,
    WonderMoved,
)

import tricktable as tt
from tricktable.effects import PickCard, PickClan, PickDeed, PickDiscarded, PickLevel, ask
from tricktable.game import AnyGame
from tricktable.locale import gaps
from tricktable.notation import tag_of
from tricktable.tableau import Activate, Placed, Spend, Spot
from tricktable.tableau.events import Drew, Marked, Mutated, Trapped

LANGUAGES = ("en", "uk")
NAMES = {"en": ("Ann", "Bob"), "uk": ("Оля", "Тарас")}
ASKED = (
    *("pay", "shift", "echo", "hand-limit", "bounty", "may-pass", "turn-tile", "forbid", "mark.bounty", "order"),
    *("trap", "destroy", "release", "sacrifice", "swap", "discard", "fetch", "search", "take", "take-token", "stack"),
    *("stack-top", "stack-bottom", "remove", "put-on-pile", "discard-for", "discard-of-clan", "copy-entering"),
    *("copy-discarded", "choose-clan", "choose-level", "choose-player", "one-of", "may"),
    *("before.trap", "before.destroy", "before.activate"),
)


def said(language: str) -> tt.Speech:
    return GOSU_X.speech(language, NAMES[language])


def seen(table: View, seat: int | None = 0) -> tt.View[View, Any]:
    return tt.View("gosu-x", "standard", 2, seat, 5, 0, None, (), None, table)


def messages(language: str) -> dict[str, Any]:
    """What is said in this language itself, not in English for want of a translation."""
    return {id: text for catalog in reversed(GOSU_X.catalogs()) for id, text in catalog.get(language, {}).items()}


# --- every id has words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "id",
    [
        *(f"action.{tag_of(kind)}" for kind in GOSU_X.action_types),
        *(f"event.{tag_of(kind)}" for kind in GOSU_X.event_types),
        *(f"event.{hidden}.hidden" for hidden in ("drew", "searched", "hand-seen", "tokens-back", "wonder-moved")),
        *(f"ask.{asked}" for asked in ASKED),
        *(f"ended.gosu-x.end.{reason}" for reason in ("supremacy", "fifth-token", "fifteen", "goan-sul", "justice")),
    ],
)
def test_every_action_event_question_and_end_has_words(id: str, language: str) -> None:
    assert id in messages(language)


def test_both_languages_say_the_same_ids_with_the_same_gaps() -> None:
    """What English leaves to the core, Ukrainian may say in the words of this game; the gaps are the core's then."""
    own, core = GOSU_X.catalogs()[0], GOSU_X.catalogs()[-1]
    english, ukrainian = own["en"], own["uk"]
    assert {id for id in english if id not in ukrainian and id not in core["uk"]} == set()
    for id, text in ukrainian.items():
        if not id.startswith("source."):
            assert gaps(text) == gaps(english.get(id) or core["en"][id]), id


def test_a_source_is_said_in_ukrainian() -> None:
    sources = {each.source for each in (*GOSU_X.rulebook, *OWN_CARDS)} - {""}
    assert {source for source in sources if f"source.{source}" not in messages("uk")} == set()


def test_a_refusal_has_words_and_belongs_to_a_paragraph() -> None:
    paragraphs = {paragraph.id for paragraph in GOSU_X.rulebook}
    own = GOSU_X.catalogs()[0]
    refusals = [{id[len("refused.") :] for id in own[each] if id.startswith("refused.")} for each in LANGUAGES]
    assert refusals[0] == refusals[1]
    assert refusals[0] <= paragraphs


# --- random games -----------------------------------------------------------------------------------------------------


def games(count: int) -> Iterator[AnyGame]:
    for seed in range(count):
        options = {} if seed % 2 else {"draft": "random"}
        yield tt.new_game("gosu-x", 2, seed=seed, options=options)


def played(game: AnyGame) -> Iterator[tuple[Any, ...]]:
    """Before each decision nothing, after it its events; decided at random, rarely to pass, so that armies grow."""
    rng = random.Random(7)
    events: tuple[Any, ...] = ()
    while game.outcome is None:
        yield events
        legal = game.legal_actions()
        busy = [action for action in legal if tag_of(type(action)) != "pass"]
        events = game.play(rng.choice(busy if busy and rng.random() < 0.9 else legal)).events
    yield events


def told(game: AnyGame, events: tuple[Any, ...], speech: tt.Speech) -> Iterator[str]:
    """Whatever a table shows: events, picture, question, actions, outcome."""
    for viewer in (0, None):
        yield from (speech.event(event.seen_by(viewer)) for event in events)
    view = game.view(game.to_act)
    for row in GOSU_X.picture(view, speech):
        yield from (row.label, *(cell.text for cell in row.cells))
    if view.prompt is not None:
        yield speech.prompt(view.prompt)
    yield from (speech.at(view).action(action) for action in view.legal_actions)
    if view.outcome is not None:
        yield speech.outcome(view.outcome)


LETTERS = re.compile(r"[A-Za-z{}]+")
LATIN = {word for card in OWN_CARDS for name in card.name.values() for word in LETTERS.findall(name)}
LATIN |= {"Ju", "Ab", "To", "Na", "Ga", "Ph", "Go", "Xi", "X", *LETTERS.findall("Xi’an Goan Sul")}


def test_nothing_of_a_ukrainian_game_is_said_in_english() -> None:
    """But for names, which are printed in Latin letters."""
    speech = said("uk")
    for game in games(8):
        texts = {text for events in played(game) for text in told(game, events, speech)}
        assert len(texts) > 100
        assert [text for text in texts if set(LETTERS.findall(text)) - LATIN] == []


def test_an_english_game_leaves_no_gap_open_and_says_no_other_games_words() -> None:
    speech = said("en")
    strange = r"[{}а-яґєії]|^gosu|[a-z]-[a-z]*:|\btrap|mutat|FREE|victory point|Advantage"
    for game in games(8):
        texts = {text for events in played(game) for text in told(game, events, speech)}
        assert [text for text in texts if re.search(strange, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_in_play_is_said_in_the_language(language: str) -> None:
    refused: set[str] = set()
    for game in games(6):
        for _ in played(game):
            position = game.position
            rules, seat = GOSU_X.table(position.setup), game.to_act
            if position.pending is None and seat is not None:
                candidates = rules.candidates(position.state, seat)
                refused |= {rules.refuse(position.state, seat, action) or "" for action in candidates}
    refused.discard("")
    assert len(refused) > 12
    assert {rule for rule in refused if f"refused.{rule}" not in messages(language)} == set()


# --- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "en", "uk"),
    [
        (ask("pay", 2), "Discard 2 cards to pay the cost.", "Сплатіть вартість: скиньте 2 карти."),
        (ask("shift", card="elle"), "Elle: Into which card is it shifted?", "Elle: Якою картою її замінити?"),
        (
            ask("echo", card="ne-o"),
            "Ne'o: Do you use this effect a second time (Echo)?",
            "Ne'o: Чи виконати цю здібність удруге («Відлуння»)?",
        ),
        (
            ask("bounty", 2, "ez"),
            "EZ: Do you draw 2 cards for the Bounty?",
            "EZ: Чи витягнути за «Нагороду» 2 карти?",
        ),
        (
            ask("hand-limit", 1),
            "You hold too many cards. Which do you discard? (Still to choose: 1)",
            "На руці забагато карт. Яку скинути? (Ще вибрати: 1)",
        ),
        (
            ask("before.trap", card="elle"),
            "Elle: This card is about to be captured. What do you discard against it?",
            "Elle: Цю карту ось-ось захоплять. Що скинути проти цього?",
        ),
        (
            ask("mark.bounty", card="she-rift"),
            "She Rift: Which card gets the Bounty token?",
            "She Rift: На яку карту покласти жетон «Нагорода»?",
        ),
    ],
)
def test_questions(question: tt.Message, en: str, uk: str) -> None:
    assert [said(language).prompt(question) for language in LANGUAGES] == [en, uk]


# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "en", "uk"),
    [
        (ClanTaken(0, "goan-sul"), "Ann takes the clan Goan Sul.", "Оля бере клан Goan Sul."),
        (
            TilesActive(("galmi", "xi-an")),
            "The Immortal tiles of these clans are active for both players: Galmi, Xi’an.",
            "Для обох гравців активні плитки Безсмертних: Galmi, Xi’an.",
        ),
        (Drew(0, 5, None), "Ann draws 5 cards.", "Оля тягне 5 карт."),
        (TurnsLeft(1, 1), "Bob has 1 more turn at most.", "Тарас: лишається щонайбільше 1 хід."),
        (TurnsLeft(1, 3), "Bob has 3 more turns at most.", "Тарас: лишається щонайбільше 3 ходи."),
        (WonderMoved(1), "Bob takes the Wonder token.", "Тарас бере жетон «Диво»."),
        (WonderMoved(None), "The Wonder token returns to the board.", "Жетон «Диво» повертається на поле."),
        (Unlocked(0), "Ann unlocks an Activation token.", "Оля розблоковує жетон «Активація»."),
        (
            TileTurned(0, "xi-an"),
            "Ann turns over the Immortal tile of Xi’an.",
            "Оля перевертає плитку Безсмертного: Xi’an.",
        ),
        (
            Forbidden(1, "elle"),
            "Bob may not bring into play for now: Elle.",
            "Тарас поки що не може вводити у гру: Elle.",
        ),
        (Mutated(0, 2, 1, "elle"), "Ann shifts Elle, which is discarded.", "Оля замінює Elle; стара карта йде у скид."),
        (Trapped(1, 2, 1, "elle"), "Bob: Elle is captured.", "Тарас: захоплено Elle."),
        (
            Marked(1, 2, 1, "elle", "bounty"),
            "Bob: Elle gets the Bounty token.",
            "Тарас: жетон «Нагорода» отримує Elle.",
        ),
        (
            BattleFought(2, (7, 9), (1,)),
            "The Great Battle of round 2: Ann 7, Bob 9. A Supremacy token for Bob.",
            "Велика битва, раунд 2. Сила військ: Оля — 7, Тарас — 9. Жетон «Верховенство» отримує Тарас.",
        ),
        (
            BattleFought(1, (7, 7), (0, 1)),
            "The Great Battle of round 1: Ann 7, Bob 7. A Supremacy token each for Ann and Bob.",
            "Велика битва, раунд 1. Сила військ: Оля — 7, Тарас — 7. По жетону «Верховенство» отримують Оля та Тарас.",
        ),
        (
            SongBegun(1),
            "The Song for the Dead. Bob sacrifices first.",
            "Пісня за полеглими. Першим жертвує Тарас.",
        ),
        (RoundStarted(3, 0), "Round 3 begins. Ann plays first.", "Починається раунд 3. Першим ходить Оля."),
    ],
)
def test_events(event: tt.Event, en: str, uk: str) -> None:
    assert [said(language).event(event) for language in LANGUAGES] == [en, uk]


# --- actions ----------------------------------------------------------------------------------------------------------

MINE = army(("volantis", Placed("aat", tokens=1), "volantis"), ("elle",))
AT_TURN = replace(TABLE, sides=(replace(NOTHING, army=MINE), replace(TABLE.sides[1], army=army(("timer",)))))


@pytest.mark.parametrize(
    ("action", "en", "uk"),
    [
        (Draft("xi-an"), "take the clan Xi’an", "взяти клан Xi’an"),
        (Play("nezha"), "play Ju2 Nezha", "зіграти: Ju2 Nezha"),
        (Play("obeezs"), "play To1 Obeezs", "зіграти: To1 Obeezs"),
        (
            Play("bun-to"),
            "play Ga1 Bun To (a new clan, cost 2)",
            "зіграти: Ga1 Bun To (новий клан, вартість 2)",
        ),
        (
            PlayAs("phoenix-immortal", 1),
            "play Ph2 Phoenix (Immortal) in row 1 (a new clan, cost 2)",
            "зіграти в ряд 1: Ph2 Phoenix (Immortal) (новий клан, вартість 2)",
        ),
        (
            PlayAs("phoenix-immortal", 2),
            "play Ph2 Phoenix (Immortal) in row 2",
            "зіграти в ряд 2: Ph2 Phoenix (Immortal)",
        ),
        (
            PlayDiscarded("nezha", 2),
            "play Ju2 Nezha from the discard pile, in row 2",
            "зіграти зі скиду в ряд 2: Ju2 Nezha",
        ),
        (Shift(2, 1), "shift Ju2 Elle (cost 2)", "замінити: Ju2 Elle (вартість 2)"),
        (Shift(1, 2), "shift To1 Aat (cost 0)", "замінити: To1 Aat (вартість 0)"),
        (
            Shift(1, 3),
            "shift Ju1 Volantis, place 3 (cost 2)",
            "замінити: Ju1 Volantis, місце 3 (вартість 2)",
        ),
        (Activate(1, 2), "activate To1 Aat", "активувати: To1 Aat"),
        (Activate(3, 1), "activate place 1 of row 3", "активувати: місце 1 у ряді 3"),
        (Spot(0, 2, 1), "Ju2 Elle", "Ju2 Elle"),
        (Spot(1, 1, 1), "Ph1 Timer of Bob", "Ph1 Timer (Тарас)"),
        (PickCard("elle"), "Ju2 Elle", "Ju2 Elle"),
        (PickDiscarded(0, "elle"), "Ju2 Elle, from the discard pile", "Ju2 Elle (зі скиду)"),
        (PickDiscarded(1, "timer"), "Ph1 Timer, from the discard pile of Bob", "Ph1 Timer (скид: Тарас)"),
        (PickClan("goan-sul"), "Goan Sul", "Goan Sul"),
        (PickLevel(3), "level 3", "рівень 3"),
        (PickDeed("trap"), "capture", "захопити"),
        (
            Spend(2),
            "spend 2 Activation tokens to draw 3 cards",
            "витратити 2 жетони «Активація» й витягнути 3 карти",
        ),
    ],
)
def test_an_action_names_the_card_in_a_place_and_what_it_costs(action: Any, en: str, uk: str) -> None:
    assert [said(language).at(seen(AT_TURN)).action(action) for language in LANGUAGES] == [en, uk]


@pytest.mark.parametrize(
    ("troops", "words"),
    [
        ((), "play To1 Obeezs"),
        ((Placed("volantis", down=True),), "play To1 Obeezs"),
        (("volantis",), "play To1 Obeezs (a new clan, cost 2)"),
        (("volantis", Placed("aat", down=True)), "play To1 Obeezs (a new clan, cost 2)"),
        (("atalante-with-the-great-shield",), "play To1 Obeezs"),
        (("all-in-one",), "play To1 Obeezs"),
    ],
)
def test_a_cost_follows_the_army(troops: tuple[str | Placed, ...], words: str) -> None:
    """gosu-x.play: the first Troop, one beside a Recruiter, and one of a clan that a card counts as, are free."""
    table = replace(TABLE, sides=(replace(NOTHING, army=army(troops)), TABLE.sides[1]))
    assert said("en").at(seen(table)).action(Play("obeezs")) == words


def test_no_cost_is_said_where_an_option_decides_it() -> None:
    """gosu-x.options.shift-doubt."""
    table = replace(TABLE, sides=(replace(NOTHING, army=army(("volantis",), ("ashes",))), TABLE.sides[1]))
    assert said("en").at(seen(table)).action(Shift(2, 1)) == "shift Ab2 Ashes"


def test_without_a_table_in_sight_places_are_numbers() -> None:
    assert said("en").action(Shift(1, 2)) == "shift place 2 of row 1"
    assert said("uk").action(Spot(1, 2, 3)) == "місце 3 у ряді 2 (Тарас)"
    assert said("en").action(Play("obeezs")) == "play To1 Obeezs"


def test_the_way_to_win_is_named() -> None:
    for language, words in (
        ("en", "The fifth Activation token was unlocked. Ann wins. (1, 0)"),
        ("uk", "Розблоковано п’ятий жетон «Активація». Переможець: Оля. (1, 0)"),
    ):
        assert said(language).outcome(tt.Outcome("gosu-x.end.fifth-token", (0,), scores=(1, 0))) == words
    tie = tt.Outcome("gosu-x.end.supremacy", (), (0, 1), (2, 2))
    assert said("en").outcome(tie) == "Two Supremacy tokens. The game is drawn between Ann and Bob. (2, 2)"


PACK = """
[pack]
name = "House"
version = "1"
ruleset = "gosu-x"
base = "own"

[[card]]
id = "house-hero"
replaces = "elle"
name = { en = "House Hero" }
clan = "justice"
level = 2
mutation = 1
"""


def test_the_cards_of_a_pack_are_marked_like_the_own_ones() -> None:
    pack = GOSU_X.card_packs.read(PACK)
    speech = GOSU_X.with_pack(pack).speech("uk", cards=pack.identity)
    table = replace(TABLE, sides=(replace(NOTHING, army=army(("volantis",), ("house-hero",))), TABLE.sides[1]))
    assert speech.at(seen(table)).action(Shift(2, 1)) == "замінити: Ju2 House Hero (вартість 1)"
    assert speech.cell("house-hero") == tt.Cell("Ju2 House Hero", "white", card="house-hero")
    assert said("en").at(seen(table)).action(Play("obeezs")) == "play To1 Obeezs"  # told nothing of the pack
