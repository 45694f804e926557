"""Card values from plain data and back: what each key takes, and every fault with its path."""

from __future__ import annotations

from typing import Any

import pytest

from tricktable.effects import (
    AtLeast,
    Bonus,
    Card,
    CardsInPlay,
    Cheaper,
    ChooseX,
    Condition,
    Discard,
    Draw,
    Effect,
    Fixed,
    ForEach,
    HandSize,
    HasAdvantage,
    If,
    May,
    Number,
    Overall,
    Printed,
    Shows,
    Take,
    Trap,
    Vocabulary,
    Whenever,
    Which,
    Win,
    X,
)
from tricktable.effects.reading import read_card, read_value, without_holes
from tricktable.effects.vocabulary import FAMILIES, STANDARD, tag_of
from tricktable.effects.writing import cards_named, plain, toml_value, values_in
from tricktable.marks import CardId

NUMBERS: list[tuple[Any, Number]] = [
    (2, Fixed(2)),
    (0, Fixed(0)),
    ("X", X()),
    ("1(+1)", Bonus(1, 1)),
    ("2(+3)", Bonus(2, 3)),
    ({"count": "hand"}, HandSize()),
    ({"count": "hand", "who": "opponents", "most": 3}, HandSize("opponents", 3)),
    ({"count": "cards", "which": {"owner": "you", "face": "down"}}, CardsInPlay(Which(owner="you", face="down"))),
]

EFFECTS: list[tuple[Any, Effect]] = [
    ({"do": "draw"}, Draw()),
    ({"do": "draw", "count": "X", "who": "everyone"}, Draw(X(), "everyone")),
    ({"do": "discard", "count": "all"}, Discard("all")),
    ({"do": "choose-x", "most": 3, "from_hand": False}, ChooseX(Fixed(3), from_hand=False)),
    ({"do": "trap", "which": {"level": 1}}, Trap(which=Which(level=(1,)))),
    ({"do": "trap", "which": {"level": [1, 2], "free": True}}, Trap(which=Which(level=(1, 2), free=True))),
    ({"do": "trap", "which": {"level": "X", "clan": "chosen"}}, Trap(which=Which(level_x=True, clan="chosen"))),
    ({"do": "take", "count": "all", "which": {"name": "ideo"}}, Take(count="all", which=Printed(name=("ideo",)))),
    ({"do": "may", "then": [{"do": "draw", "count": 2}]}, May((Draw(Fixed(2)),))),
    (
        {
            "do": "if",
            "condition": {"is": "at-least", "number": {"count": "hand"}, "than": 3},
            "then": [{"do": "draw"}],
            "otherwise": [{"do": "for-each", "who": "opponents", "then": [{"do": "discard"}]}],
        },
        If(AtLeast(HandSize(), Fixed(3)), (Draw(),), (ForEach("opponents", (Discard(),)),)),
    ),
]

OTHERS: list[tuple[Any, Any, Any]] = [
    ({"is": "advantage"}, Condition, HasAdvantage()),
    ({"is": "shows", "names": ["fact", "ideo"]}, Condition, Shows(("fact", "ideo"))),
    ({"holds": "cheaper", "what": "mutation"}, Overall, Cheaper("mutation")),
    (
        {"holds": "whenever", "event": "trapped", "then": [{"do": "draw"}], "which": {"clan": "dark"}, "who": "you"},
        Overall,
        Whenever("trapped", (Draw(),), Printed(clan="dark"), "you"),
    ),
    ({"holds": "win", "condition": {"is": "advantage"}}, Overall, Win(HasAdvantage())),
    ([{"do": "draw"}, {"do": "discard"}], tuple[Effect, ...], (Draw(), Discard())),
]

ALL = [(data, Number, value) for data, value in NUMBERS] + [(data, Effect, value) for data, value in EFFECTS] + OTHERS


@pytest.mark.parametrize(("data", "hint", "value"), ALL, ids=[str(data)[:40] for data, _, _ in ALL])
def test_a_value_is_read_and_written_back(data: Any, hint: Any, value: Any) -> None:
    assert read_value(data, hint) == (value, ())
    assert read_value(plain(value), hint) == (value, ())


@pytest.mark.parametrize("data", [data for data, _ in EFFECTS])
def test_what_is_written_is_what_was_read(data: Any) -> None:
    assert plain(read_value(data, Effect)[0]) == data


def test_a_number_or_an_id_may_stand_for_a_list_of_one() -> None:
    for level, name in ((1, "fact"), ([1], ["fact"])):
        assert read_value({"level": level, "name": name}, Which) == (Which(level=(1,), name=("fact",)), ())
    assert read_value({"is": "shows", "names": "fact"}, Condition)[0] == Shows(("fact",))


EFFECT_FAULTS: list[tuple[Any, tuple[Any, ...], str]] = [
    ({"do": "darw"}, ("do",), "Unknown effect 'darw'. Did you mean draw"),
    ({"do": 3}, ("do",), "Wanted is the name of an effect in quotes, not 3."),
    ({"do": True}, ("do",), "Wanted is the name of an effect in quotes, not true."),
    ({"count": 3}, ("do",), "This is missing: it names the effect."),
    ("draw", (), "Wanted is a table such as { do = \"...\" }, not 'draw'."),
    ({"do": "draw", "cuont": 3}, ("cuont",), "Unknown key 'cuont'. Did you mean count?"),
    ({"do": "draw", "type": "draw"}, ("type",), "Unknown key 'type'"),
    ({"do": "draw", "count": "two"}, ("count",), 'Wanted is a number (2, "X", "1(+1)"'),
    ({"do": "draw", "count": 1.5}, ("count",), "not 1.5"),
    ({"do": "draw", "count": True}, ("count",), "not true."),
    ({"do": "trap", "which": {"level": []}}, ("which", "level"), "An empty list would mean any card"),
    ({"do": "fetch", "which": {"name": []}}, ("which", "name"), "An empty list would mean any card"),
    ({"do": "draw", "count": -1}, ("count",), "a whole number from 0 to 99, not -1"),
    ({"do": "draw", "count": 10**40}, ("count",), "a whole number from 0 to 99"),
    ({"do": "draw", "count": "1(+)"}, ("count",), "not '1(+)'"),
    ({"do": "draw", "count": "all"}, ("count",), "not 'all'"),
    ({"do": "discard", "count": "al"}, ("count",), ", or \"all\", not 'al'"),
    ({"do": "draw", "count": {"count": "hnad"}}, ("count", "count"), "'hnad'. Did you mean hand or ahead or half?"),
    ({"do": "draw", "count": {"count": "cards"}}, ("count", "which"), "This is missing."),
    ({"do": "draw", "who": "oponents"}, ("who",), "'oponents' is none of you, opponents"),
    (
        {"do": "draw", "who": ["you"]},
        ("who",),
        (
            "Wanted is one of you, opponents, everyone, others, chosen, fewest-points, most-in-play, most-in-hand, "
            "not a list."
        ),
    ),
    ({"do": "trap", "which": "free"}, ("which",), "Wanted is a table in curly braces, not 'free'."),
    ({"do": "trap", "which": {"free": "yes"}}, ("which", "free"), "Wanted is true or false, not 'yes'."),
    ({"do": "trap", "which": {"fre": True}}, ("which", "fre"), "Unknown key 'fre'. Did you mean free"),
    ({"do": "trap", "which": {"level_x": True}}, ("which", "level_x"), "Unknown key 'level_x'"),
    (
        {"do": "trap", "which": {"level": [1, "2"]}},
        ("which", "level", 1),
        'a whole number from 0 to 99, or level = "X"',
    ),
    ({"do": "trap", "which": {"clan": 1}}, ("which", "clan"), "Wanted is a text in quotes, not 1."),
    ({"do": "trap", "which": {"owner": "me"}}, ("which", "owner"), "'me' is none of any, you"),
    (
        {"do": "fetch", "which": {"level": "X"}},
        ("which", "level"),
        "Wanted is a whole number from 0 to 99, not 'X'. \"X\" is for filters of cards in play only.",
    ),
    ({"do": "take-advantage", "who": "you"}, ("who",), "Unknown key 'who'. This takes no keys."),
    ({"holds": "win"}, ("do",), "What holds while the card lies face up stands in the list `overall`."),
    ({"do": "may"}, ("then",), "This is missing."),
    ({"do": "may", "then": {"do": "draw"}}, ("then",), "Wanted is a list of effects in square brackets"),
    ({"do": "may", "then": [{"do": "draw"}, {"do": "x"}]}, ("then", 1, "do"), "Unknown effect 'x'"),
    ({"do": "if", "condition": {"is": "behnid"}, "then": []}, ("condition", "is"), "Unknown condition 'behnid'"),
]


@pytest.mark.parametrize(("data", "path", "told"), EFFECT_FAULTS, ids=[told[-30:] for _, _, told in EFFECT_FAULTS])
def test_a_fault_is_told_with_its_path(data: Any, path: tuple[Any, ...], told: str) -> None:
    value, faults = read_value(data, Effect, path=("card", 3))
    assert value is None
    assert [fault.path for fault in faults] == [("card", 3, *path)]
    assert told in faults[0].message


def test_what_is_nested_too_deeply_is_told() -> None:
    data: Any = {"do": "draw"}
    for _ in range(200):
        data = {"do": "may", "then": [data]}
    (fault,) = read_value(data, Effect)[1]
    assert fault.message == "Effects stand in each other at most 17 deep."


def test_other_things_of_plugins_are_not_nested_without_end() -> None:
    class Third(Number, frozen=True, tag="third"):
        """A third of another number."""

        of: Number

    number: Any = 1
    for _ in range(200):
        number = {"count": "third", "of": number}
    (fault,) = read_value(number, Number, STANDARD.with_(numbers=[Third]))[1]
    assert fault.message == "This is nested too deeply."


def test_the_levels_of_a_filter_are_told_as_those_of_the_card_are() -> None:
    for level, path in (("Y", ("entering", 0, "which", "level")), ([1, "X"], ("entering", 0, "which", "level", 1))):
        data = {**CARD, "entering": [{"do": "trap", "which": {"level": level}}]}
        (fault,) = read_card(data, Card, limits={"level": (1, 3)})[1]
        assert fault.path == path
        assert 'from 1 to 3, or level = "X" for the number chosen before' in fault.message


CARD: dict[str, Any] = {"id": "medic", "name": {"en": "Medic"}, "clan": "dark", "level": 1}


def test_every_fault_of_a_card_at_once() -> None:
    data = {
        **CARD,
        "name": {"en": "Medic", "uk": 5},
        "copies": "two",
        "entering": [{"do": "darw"}, {"do": "draw", "count": "x2"}, {"do": "trap", "which": {"name": ["a", 3]}}],
        "overall": [{"holds": "guard", "verb": "kill"}],
        "flavour": "none",
    }
    card, faults = read_card(data, Card, path=("card", 0))
    assert {fault.path[2:] for fault in faults} == {
        ("name", "uk"),
        ("copies",),
        ("entering", 0, "do"),
        ("entering", 1, "count"),
        ("entering", 2, "which", "name", 1),
        ("overall", 0, "verb"),
        ("flavour",),
    }
    assert card is not None
    assert list(cards_named(card)) == [(("entering", 2, "which", "name", 0), "a")]
    assert without_holes(card) == Card("medic", {"en": "Medic"}, "dark", 1)


@pytest.mark.parametrize("key", ["id", "clan", "level"])
def test_a_card_without_its_frame_is_none(key: str) -> None:
    card, faults = read_card({name: value for name, value in CARD.items() if name != key}, Card)
    assert card is None
    assert faults == (((key,), "This is missing."),)


@pytest.mark.parametrize("data", [3, "medic", [], None])
def test_what_is_no_table_is_no_card(data: Any) -> None:
    card, (fault,) = read_card(data, Card)
    assert card is None
    assert "table" in fault.message


# --- vocabularies -----------------------------------------------------------------------------------------------------


class Sing(Effect, frozen=True, tag="sing"):
    """A word of a plugin."""

    song: str
    loud: bool = False
    to: tuple[CardId, ...] = ()
    verses: Number = Fixed(1)


def test_a_plugin_adds_a_word_and_its_keys_follow_from_its_fields() -> None:
    more = STANDARD.with_(effects=[Sing])
    data = {"do": "sing", "song": "Ode", "to": ["medic"], "verses": "1(+1)"}
    value, faults = read_value({"do": "may", "then": [data]}, Effect, more)
    assert (value, faults) == (May((Sing("Ode", to=("medic",), verses=Bonus(1, 1)),)), ())
    assert plain(value) == {"do": "may", "then": [data]}
    assert list(cards_named(Card("a", {}, "b", 1, entering=(value,)))) == [
        (("entering", 0, "then", 0, "to", 0), "medic")
    ]
    assert read_value(data, Effect)[1][0].path == ("do",)


def test_vocabularies_are_joined_and_keep_one_class_for_a_tag() -> None:
    assert STANDARD + STANDARD == STANDARD
    assert (Vocabulary(effects=(Draw,)) + Vocabulary(numbers=(X,))).numbers == (X,)

    class Other(Effect, frozen=True, tag="draw"):
        """Another."""

    with pytest.raises(ValueError, match=r"two effects are called 'draw': tricktable.*Draw and .*Other"):
        STANDARD.with_(effects=[Other])
    with pytest.raises(
        TypeError, match=r"Effect is no effect with a tag: class Mine\(Effect, frozen=True, tag=\"mine\"\)"
    ):
        Vocabulary(effects=(Effect,))
    with pytest.raises(TypeError, match="X is no effect with a tag"):
        Vocabulary(effects=(X,))  # type: ignore[arg-type]


def test_a_number_that_the_vocabulary_lacks_is_refused() -> None:
    few = Vocabulary(effects=(Draw,), numbers=(Fixed,))
    assert read_value({"do": "draw", "count": 2}, Effect, few)[1] == ()
    for count in ("X", "1(+1)", {"count": "hand"}):
        assert read_value({"do": "draw", "count": count}, Effect, few)[0] is None


def _subclasses(kind: type[Any]) -> set[type[Any]]:
    return {each for sub in kind.__subclasses__() for each in (sub, *_subclasses(sub))}


def test_the_standard_vocabulary_has_all_of_the_core() -> None:
    for family in FAMILIES:
        there = {kind for kind in _subclasses(family.base) if kind.__module__.startswith("tricktable.")}
        assert {kind for kind in there if tag_of(kind)} == set(STANDARD.of(family).values())


# --- writing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["plain", 'a "quote"', "back\\slash", "line\nbreak", "Ґосу", "\x00\x1f\x7f", "’", "🃏"]
)
def test_texts_survive_as_toml(text: str) -> None:
    import tomllib

    assert tomllib.loads(f"x = {toml_value({'a b': [text, 1, True]})}") == {"x": {"a b": [text, 1, True]}}


def test_all_values_inside_a_card_with_their_paths() -> None:
    card = Card("a", {}, "b", 1, activation=(May((Trap(Bonus(1, 1)),)),))
    found = {path: type(value).__name__ for path, value in values_in(card)}
    assert found[()] == "Card"
    assert found["activation", 0, "then", 0, "count"] == "Bonus"
    assert found["activation", 0, "then", 0, "which"] == "Which"
