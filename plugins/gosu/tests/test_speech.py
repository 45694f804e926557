"""GOSU in words, in both languages: every id has its words, plurals are right, places are named by their goblins."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from tricktable_gosu.game import GOSU
from tricktable_gosu.table import (
    BattleFought,
    Drafted,
    ExtraTurn,
    FromDiscard,
    Keep,
    LimitSet,
    Mutate,
    PackPassed,
    Play,
    PointsGained,
    RoundStarted,
    SideView,
    View,
)

import tricktable as tt
from tricktable.effects import Cheaper, PickCard, PickClan, PickNumber, PickSeat
from tricktable.game import AnyGame
from tricktable.locale import gaps
from tricktable.notation import tag_of
from tricktable.tableau import Activate, Placed, Spend, Spot, empty_army
from tricktable.tableau.events import Drew, Trapped

LANGUAGES = ("en", "uk")
NAMES = {"en": ("Ann", "Bob", "Cleo", "Dan"), "uk": ("Оля", "Тарас", "Іванка", "Сашко")}
TABLES = [
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("ukrainian", 2),
    ("tournament", 2),
    ("teams", 4),
    ("teams-tournament", 4),
]
ASKED = (
    *("pay", "mutate", "trap", "destroy", "return", "release", "sacrifice", "swap", "discard", "fetch", "take"),
    *("take-token", "choose-x", "choose-player", "choose-clan", "may", "copy", "order"),
)

NOTHING = SideView(hand=0, known=(), army=empty_army(), value=0, ready=2, spent=0, passed=False, pack=0)
TABLE = View(
    hand=(),
    pack=(),
    passed_on=(),
    sides=(NOTHING, NOTHING),
    aside=(),
    pile=86,
    discard=(),
    removed=(),
    top=(),
    bottom=(),
    teams=(0, 1),
    points=(0, 0),
    goal=3,
    advantage=1,
    turn=0,
    phase="turns",
    round=1,
    left=None,
    extra=0,
)


def said(language: str) -> tt.Speech:
    return GOSU.speech(language, NAMES[language])


def seen(table: View, seat: int | None = 0) -> tt.View[View, Any]:
    return tt.View("gosu", "standard", len(table.sides), seat, 5, 0, None, (), None, table)


def army(*rows: tuple[str, ...]) -> tuple[tuple[Placed, ...], ...]:
    return (*(tuple(Placed(card) for card in row) for row in rows), *((),) * (3 - len(rows)))


def messages(language: str) -> dict[str, Any]:
    """What is said in this language itself, not in English for want of a translation."""
    return {id: text for catalog in GOSU.catalogs() for id, text in catalog.get(language, {}).items()}


# --- every id has words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "id",
    [
        *(f"action.{tag_of(kind)}" for kind in GOSU.action_types),
        *(f"event.{tag_of(kind)}" for kind in GOSU.event_types),
        *(f"event.{hidden}.hidden" for hidden in ("drafted", "pack-passed", "drew", "searched", "tokens-back")),
        *(f"ask.{asked}" for asked in ASKED),
        "ended.gosu.end.conditions",
    ],
)
def test_every_action_event_and_question_has_words(id: str, language: str) -> None:
    assert id in messages(language)


def test_both_languages_say_the_same_ids_with_the_same_gaps() -> None:
    own = GOSU.catalogs()[0]
    english, ukrainian = own["en"], own["uk"]
    assert {id for id in english if id not in ukrainian} == set()
    for id, text in english.items():
        assert gaps(text) == gaps(ukrainian[id]), id


def test_a_refusal_has_words_and_belongs_to_a_paragraph() -> None:
    paragraphs = {paragraph.id for paragraph in GOSU.rulebook}
    own = GOSU.catalogs()[0]
    said = [
        {id.removeprefix("refused.") for id in own[language] if id.startswith("refused.")} for language in LANGUAGES
    ]
    assert said[0] == said[1]
    assert said[0] <= paragraphs


# --- random games -----------------------------------------------------------------------------------------------------


def games(count: int) -> Iterator[AnyGame]:
    for seed in range(count):
        variant, seats = TABLES[seed % len(TABLES)]
        yield tt.new_game("gosu", seats, variant=variant, seed=seed)


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


def said_of(game: AnyGame, events: tuple[Any, ...], speech: tt.Speech) -> Iterator[str]:
    """Whatever a table shows: events, picture, question, actions, outcome."""
    for viewer in (0, None):
        yield from (speech.event(event.seen_by(viewer)) for event in events)
    view = game.view(game.to_act)
    for row in GOSU.picture(view, speech):
        yield from (row.label, *(cell.text for cell in row.cells))
    if view.prompt is not None:
        yield speech.tr(view.prompt)
    yield from (speech.at(view).action(action) for action in view.legal_actions)
    if view.outcome is not None:
        yield speech.outcome(view.outcome)


def test_nothing_of_a_ukrainian_game_is_said_in_english() -> None:
    speech = said("uk")
    for game in games(len(TABLES)):
        texts = {text for events in played(game) for text in said_of(game, events, speech)}
        assert len(texts) > 100
        assert [text for text in texts if re.search(r"[A-Za-z{}]", re.sub(r"\bX\b", "", text))] == []


def test_an_english_game_leaves_no_gap_open() -> None:
    speech = said("en")
    for game in games(2):
        texts = {text for events in played(game) for text in said_of(game, events, speech)}
        assert [text for text in texts if re.search(r"[{}а-яґєії]|^gosu|[a-z]-[a-z]*:", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_refused_in_play_is_said_in_the_language(language: str) -> None:
    paragraphs = {paragraph.id for paragraph in GOSU.rulebook if language in paragraph.text}
    refused: set[str] = set()
    for game in games(4):
        for _ in played(game):
            position = game.position
            rules, seat = GOSU.table(position.setup), game.to_act
            if position.pending is None and seat is not None:
                candidates = rules.candidates(position.state, seat)
                refused |= {rules.refuse(position.state, seat, action) or "" for action in candidates}
    refused.discard("")
    assert len(refused) > 10
    assert {rule for rule in refused if f"refused.{rule}" not in messages(language)} <= paragraphs


# --- events ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "en", "uk"),
    [
        (Drew(0, 1, None), "Ann draws 1 card.", "Оля тягне 1 карту."),
        (Drew(0, 2, None), "Ann draws 2 cards.", "Оля тягне 2 карти."),
        (Drew(0, 5, None), "Ann draws 5 cards.", "Оля тягне 5 карт."),
        (Drew(0, 2, ("trsck", "dom")), "Ann draws Trsck, Dom.", "Оля тягне: Трск, Дом."),
        (Drafted(1, None), "Bob keeps a card.", "Тарас залишає собі одну карту."),
        (PackPassed(1, 5, None), "Bob gets a pack of 5 cards.", "Тарас отримує 5 карт драфту."),
        (
            LimitSet(1),
            "One side has passed. The other has 1 more turn at most.",
            "Одна сторона спасувала. У другої лишається щонайбільше 1 хід.",
        ),
        (
            LimitSet(10),
            "One side has passed. The other has 10 more turns at most.",
            "Одна сторона спасувала. У другої лишається щонайбільше 10 ходів.",
        ),
        (PointsGained((0, 1), 1), "Ann, Bob: +1 victory point.", "Оля, Тарас: +1 ПО."),
        (PointsGained((0,), 2), "Ann: +2 victory points.", "Оля: +2 ПО."),
        (Trapped(1, 2, 1, "trsck"), "Bob: Trsck is trapped.", "Тарас: заблоковано Трск."),
        (
            BattleFought(2, (7, 9), (1,)),
            "The Great Battle of round 2: Ann 7, Bob 9. It goes to Bob.",
            "Велика битва, раунд 2. Сила військ: Оля — 7, Тарас — 9. Перемога: Тарас.",
        ),
        (RoundStarted(3, 0), "Round 3 begins. Ann plays first.", "Починається раунд 3. Першим ходить Оля."),
        (ExtraTurn(0), "Ann gains an extra turn.", "Оля здобуває додатковий хід."),
    ],
)
def test_events(event: tt.Event, en: str, uk: str) -> None:
    assert [said(language).event(event) for language in LANGUAGES] == [en, uk]


# --- actions ----------------------------------------------------------------------------------------------------------

ARMY = army(("rusty-echo", "dynamite", "rusty-echo"), ("trsck",))
OTHERS = army(("garsh",))
AT_TURN = replace(TABLE, sides=(replace(NOTHING, army=ARMY), replace(NOTHING, army=OTHERS)))


@pytest.mark.parametrize(
    ("action", "en", "uk"),
    [
        (Play("dom"), "play Me2 Dom", "зіграти: М2 Дом"),
        (Play("spare-part"), "play Me1 Spare Part", "зіграти: М1 Запчастина"),
        (
            Play("granny-oh-no"),
            "play An1 Granny Oh-No (a new clan, cost 2)",
            "зіграти: Д1 Бабця Ой-Лишенько (новий клан, вартість 2)",
        ),
        (Mutate(2, 1), "mutate Da2 Trsck (cost 2)", "мутувати: Т2 Трск (вартість 2)"),
        (
            Mutate(1, 3),
            "mutate Me1 Rusty Echo, place 3 (cost 1)",
            "мутувати: М1 Іржаве Відлуння, місце 3 (вартість 1)",
        ),
        (Activate(1, 2), "activate Fi1 Dynamite", "активувати: В1 Динаміт"),
        (Activate(3, 1), "activate place 1 of row 3", "активувати: місце 1 у ряді 3"),
        (Spot(0, 2, 1), "Da2 Trsck", "Т2 Трск"),
        (Spot(1, 1, 1), "Fi2 Garsh of Bob", "В2 Ґарш (Тарас)"),
        (Keep("kork"), "keep An2 Kork", "залишити собі: Д2 Корк"),
        (FromDiscard("kork"), "An2 Kork, from the discard pile", "Д2 Корк (зі скиду)"),
        (PickCard("kork"), "An2 Kork", "Д2 Корк"),
        (PickSeat(1), "Bob", "Тарас"),
        (PickNumber(0), "X = 0", "X = 0"),
        (PickClan("dark"), "Dark Goblins", "Темні ґобліни"),
        (
            Spend(1),
            "spend 1 Activation token to draw a card",
            "витратити 1 жетон «Активація» й витягнути карту",
        ),
        (
            Spend(2),
            "spend 2 Activation tokens to draw 3 cards",
            "витратити 2 жетони «Активація» й витягнути 3 карти",
        ),
    ],
)
def test_an_action_names_the_goblin_in_a_place(action: Any, en: str, uk: str) -> None:
    assert [said(language).at(seen(AT_TURN, 0)).action(action) for language in LANGUAGES] == [en, uk]


def test_a_new_clan_is_one_that_no_face_up_bakuto_shows() -> None:
    """gosu.enrol.new-clan: a trapped Bakuto has no clan, and the first goblin of an army is free."""
    hidden = replace(NOTHING, army=((Placed("rusty-echo", down=True),), (), ()))
    for side, words in ((hidden, "play Me1 Spare Part (a new clan, cost 2)"), (NOTHING, "play Me1 Spare Part")):
        speech = said("en").at(seen(replace(TABLE, sides=(side, NOTHING))))
        assert speech.action(Play("spare-part")) == words


def test_a_cost_is_what_it_comes_to_with_the_cards_that_are_face_up() -> None:
    """gosu.effects.overall: what makes enrolling or mutating cheaper does so for everybody, while it lies face up."""
    for down, costs in ((False, (1, 0)), (True, (2, 1))):
        cheaper = tuple(Placed(card, down=down) for card in ("general-discount", "trsck"))
        theirs = replace(NOTHING, army=((), cheaper, ()))
        mine = replace(NOTHING, army=army(("rusty-echo",)))
        speech = said("en").at(seen(replace(TABLE, sides=(mine, theirs))))
        speech.cards = {**speech.cards, "trsck": replace(speech.cards["trsck"], overall=(Cheaper("mutation"),))}
        words = [speech.action(action) for action in (Play("granny-oh-no"), Mutate(1, 1))]
        assert [text.rpartition("cost ")[2] for text in words] == [f"{cost})" for cost in costs]


@pytest.mark.parametrize(
    ("language", "values"),
    [
        ("en", "Ann 1, Cleo 3 (together 4); Bob 2, Dan 0 (together 2)"),
        ("uk", "Оля — 1, Іванка — 3 (разом 4); Тарас — 2, Сашко — 0 (разом 2)"),
    ],
)
def test_where_the_table_in_sight_has_teams_a_battle_is_told_by_team(language: str, values: str) -> None:
    table = replace(TABLE, sides=(NOTHING,) * 4, teams=(0, 1, 0, 1))
    fought = BattleFought(1, (1, 2, 3, 0), (0, 2))
    assert values in said(language).at(seen(table)).event(fought)
    assert "(" not in said(language).event(fought)


def test_without_a_table_in_sight_places_are_numbers() -> None:
    assert said("en").action(Mutate(1, 2)) == "mutate place 2 of row 1"
    assert said("uk").action(Spot(1, 2, 3)) == "місце 3 у ряді 2 (Тарас)"
    assert said("en").action(Play("spare-part")) == "play Me1 Spare Part"


def test_a_special_victory_condition_is_named() -> None:
    for language, words in (
        ("en", "A special victory condition was met. Ann wins. (2, 0)"),
        ("uk", "Виконано особливу умову перемоги. Переможець: Оля. (2, 0)"),
    ):
        assert said(language).outcome(tt.Outcome("gosu.end.conditions", (0,), scores=(2, 0))) == words
    assert said("en").outcome(tt.Outcome("gosu.end.points", (0,), scores=(3, 0))) == "Ann wins. (3, 0)"


PACK = """
[pack]
name = "House"
version = "1"
ruleset = "gosu"
base = "own"

[[card]]
id = "house-hero"
replaces = "trsck"
name = { en = "House Hero", uk = "Домашній герой" }
clan = "dark"
level = 2
"""


def test_the_cards_of_a_pack_are_marked_like_the_own_ones() -> None:
    pack = GOSU.card_packs.read(PACK)
    speech = GOSU.with_pack(pack).speech("uk", cards=pack.identity)
    assert speech.action(Play("house-hero")) == "зіграти: Т2 Домашній герой"
    assert speech.cell("house-hero") == tt.Cell("Т2 Домашній герой", "magenta", card="house-hero")
