"""Every fault of a card pack is told at once, each with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.packs.game import FORMAT, MARKET, PACK, whole
from tricktable import PackError, PackFault
from tricktable.effects import Destroy, Fixed
from tricktable.effects.writing import toml_value
from tricktable.packs.checks import deck_problems
from tricktable.packs.text import ruleset_named


def faults_of(text: str | bytes) -> list[tuple[int, str]]:
    with pytest.raises(PackError) as caught:
        MARKET.card_packs.read(text)
    assert list(caught.value.problems) == sorted(caught.value.problems)
    return [(fault.line, fault.message) for fault in caught.value.problems]


def changed(text: str, old: str, new: str) -> tuple[str, int]:
    """The text with a line changed, and the number of that line."""
    assert text.count(old) == 1, old
    return text.replace(old, new), text[: text.index(old)].count("\n") + 1


HEAD_FAULTS = [
    ('name = "Whole"', "name = 3", 'name: Wanted is a text: name = "...".'),
    ('name = "Whole"', 'name = " "', "A name is wanted"),
    ('name = "Whole"', 'name = "Who@le"', "without @ and #"),
    ('name = "Whole"', f'name = "{"a" * 100}"', "at most 80 characters"),
    ('name = "Whole"', 'name = "Who\\u0007le"', "no control characters"),
    ('name = "Whole"', 'name = "Who\\u202Ele"', "no control characters"),
    ('version = "2.0"', "version = 2.0", 'version: Wanted is a text: version = "...".'),
    ('version = "2.0"', 'version = "two point oh"', "A version is of digits"),
    ('ruleset = "market"', 'ruleset = "gosu"', "This pack is for 'gosu', not for 'market'."),
    ('ruleset = "market"', 'ruleset = "market"\nauthor = "me"', "Unknown key 'author'"),
    ('ruleset = "market"', 'ruleset = "market"\nbase = "others"', 'Wanted is base = "own"'),
]


@pytest.mark.parametrize(("old", "new", "told"), HEAD_FAULTS)
def test_a_fault_of_the_head(old: str, new: str, told: str) -> None:
    text, line = changed(whole(), old, new)
    ((at, message),) = faults_of(text)
    assert (at, told in message) == (line + new.count("\n"), True), message


CARD_FAULTS = [
    # ids and names
    ('id = "plum"', 'id = "Plum"', "An id is of letters a to z"),
    ('id = "plum"', 'id = "plum--1"', "An id is of letters a to z"),
    ('id = "grape"', 'id = "apple"', "The id 'apple' is that of card 1 of this file already."),
    ('name = { en = "Grape", uk = "Виноград" }', 'name = { en = "Grape" }', "The name in 'uk' is missing."),
    ('name = { en = "Grape", uk = "Виноград" }', "name = {}", "The name in 'en' is missing."),
    ('name = { en = "Grape", uk = "Виноград" }', 'name = { en = "", uk = "Виноград" }', "not an empty text"),
    ('name = { en = "Grape", uk = "Виноград" }', 'name = { en = "Grape", uk = 5 }', "Wanted is a text in quotes"),
    ('name = { en = "Grape", uk = "Виноград" }', 'name = "Grape"', 'a table such as { en = "..." }'),
    (
        'name = { en = "Grape", uk = "Виноград" }',
        'name = { en = "Grape", uk = "слива" }',
        "The card plum has this name in 'uk' already.",
    ),
    (
        'name = { en = "Grape", uk = "Виноград" }',
        'name = { en = "Grape", uk = "Виноград", "по-людськи" = "Лоза" }',
        "is no language tag",
    ),
    # the frame
    ("ripe = true", "ripe = 1", "Wanted is true or false, not 1."),
    ("ripe = true", "rype = true", "Unknown key 'rype'. Did you mean ripe?"),
    ("mutation = 2", "mutation = -1", "a whole number from 0 to 9,"),
    ("mutation = 2", "mutation = 1000000000000", "a whole number from 0 to 9,"),
    ("mutation = 2", 'mutation = "2"', "a whole number from 0 to 9, not '2'"),
    ("ripe = true", "copies = 3", "Copies: 1 are wanted."),
    ("ripe = true", "copies = 0", "Copies: 1 are wanted."),
    ('origin = "public"', 'origin = "theirs"', "'theirs' is none of public, ours"),
    ('ours = ["activation"]', "ours = [1]", "Wanted is a text in quotes"),
    ("ripe = true", 'replaces = "plum"', 'only where the pack has base = "own"'),
    # effects
    ('count = "1(+1)"', 'count = "1+1"', "Wanted is a number"),
    ('do = "draw", count', 'do = "drwa", count', "activation 1, do: Unknown effect 'drwa'. Did you mean draw"),
    ('do = "trap"', 'do = "trapp"', "Did you mean trap?"),
    ('clan = "blue", level', 'clan = "bleu", level', "Unknown clan 'bleu'. Did you mean blue?"),
    ("level = [1, 2]", "level = [1, 7]", "No card is of level 7."),
    ('names = ["apple", "plum"]', 'names = ["apple", "plumb"]', "Unknown card 'plumb'. Did you mean plum?"),
    ('names = ["apple", "plum"]', "names = []", "Where no card is named, this is always true."),
    ('ours = ["activation"]', 'ours = "effects"', ""),
    ('source = "any orchard"', 'source = " "', "A public card says where it is known from"),
    ("ripe = true", 'source = "a book"', 'Only a public card has this: origin = "public".'),
    ('uk = "Слива"', 'ua = "Слива"', "The name in 'uk' is missing. Did you mean uk where it says 'ua'?"),
    ('do = "trap", which', 'holds = "trap", which', "stands in the list `overall`."),
    ('clan = "blue", level = [1, 2]', "name = true", "Wanted is a text in quotes, not true."),
    ('holds = "win"', 'do = "win"', "What is done once stands in `entering`, `mutating` or `activation`."),
    ("level = [1, 2]", 'level = "Y"', "or level = \"X\" for the number chosen before, not 'Y'."),
    ('ours = ["activation"]', 'ours = ["colour"]', "Unknown key 'colour'. Known: id,"),
    ("level = [1, 2]", "level = []", "An empty list would mean any card: leave level out for that."),
    ("level = [1, 2]", 'name = "apple"', "No card of the deck is like this."),
    ("mutation = 2", "mutation = true", "Wanted is a whole number from 0 to 9, not true."),
    ("mutation = 2", "mutation = [2]", "Wanted is a whole number from 0 to 9, not a list."),
    ("mutation = 2", "mutation = 1979-05-27", "Wanted is a whole number from 0 to 9, not a date or time."),
    ("ripe = true", "flavour = true", "Unknown key 'flavour'. Known: id, name"),
    ('do = "draw", count', "do = 3, count", "Wanted is the name of an effect in quotes, not 3."),
    ('holds = "win"', 'holds = "wins"', "Unknown overall effect 'wins'. Did you mean win?"),
    ('is = "shows"', 'is = "show"', "Unknown condition 'show'. Did you mean shows?"),
    ('is = "did"', 'are = "did"', "mutating 1, then 2, condition, is: This is missing"),
]


@pytest.mark.parametrize(("old", "new", "told"), CARD_FAULTS, ids=[new[-40:] for _, new, _ in CARD_FAULTS])
def test_a_fault_of_a_card_is_told_at_its_line(old: str, new: str, told: str) -> None:
    text, line = changed(whole(), old, new)
    if not told:
        MARKET.card_packs.read(text)
        return
    found = faults_of(text)
    assert any(at == line and told in message for at, message in found), found
    # What names the card by another id is told where it does so.
    assert all(at == line or "Unknown card" in message for at, message in found), found


def test_only_a_public_card_has_a_source() -> None:
    text, line = changed(whole(), 'origin = "public"', 'origin = "ours"')
    said = 'Only a public card has this: origin = "public".'
    assert faults_of(text) == [(line + 1, f"apple, source: {said}"), (line + 2, f"apple, ours: {said}")]
    text, line = changed(whole(), 'origin = "public"\nsource = "any orchard"', 'origin = "public"')
    assert faults_of(text) == [(line, 'apple, origin: A public card says where it is known from: source = "...".')]


FRAME_FAULTS = [
    ('id = "plum"\n', "", "card 3, id: This is missing."),
    ('id = "plum"\n', "id = 3\n", "card 3, id: Wanted is a text in quotes, not 3."),
]


@pytest.mark.parametrize(("old", "new", "told"), FRAME_FAULTS)
def test_a_card_without_an_id_goes_by_its_number(old: str, new: str, told: str) -> None:
    text, line = changed(whole(), old, new)
    found = faults_of(text)
    assert (line - (not new), told) in found
    assert all("plum" in message or "card 3" in message for _, message in found)


def test_a_clan_out_of_balance() -> None:
    text, _ = changed(whole(), 'clan = "blue"\nlevel = 2', 'clan = "red"\nlevel = 2')
    assert [message for _, message in faults_of(text)] == [
        "0 cards of blue 2 instead of 1.",
        "grape: 2 cards of red 2 instead of 1.",
    ]


@pytest.mark.parametrize("also", ['copies = "2"', 'mutation = "x"', "ripe = 1", 'entering = [{ do = "darw" }]'])
def test_an_unknown_clan_is_told_beside_what_cannot_be_read(also: str) -> None:
    text, line = changed(whole(), 'clan = "blue"\nlevel = 1\ncopies = 2', f'clan = "bleu"\nlevel = 1\n{also}')
    found = faults_of(text)
    assert [at for at, _ in found] == [line, line + 2], found
    assert found[0][1].startswith("plum, clan: There is no clan bleu")


def test_an_unknown_clan_is_told_beside_a_level_that_cannot_be_read() -> None:
    text, line = changed(whole(), 'clan = "blue"\nlevel = 1', 'clan = "bleu"\nlevel = "1"')
    found = faults_of(text)
    assert [at for at, _ in found] == [line, line + 1], found
    assert found[0][1].startswith("plum, clan: There is no clan bleu")


def test_where_a_fault_is_deep_inside_the_middle_of_the_way_is_left_out() -> None:
    inner = '{ do = "drwa" }'
    for _ in range(9):
        inner = f'{{ do = "may", then = [{inner}] }}'
    text, line = changed(whole(), "ripe = true", f"ripe = true\nentering = [{inner}]")
    ((at, message),) = faults_of(text)
    assert at == line + 1
    assert message.startswith("grape, entering 1, then 1, ..., then 1, then 1, do: Unknown effect 'drwa'.")


def test_a_missing_card_is_told_for_the_whole() -> None:
    text = whole()
    assert faults_of(text[: text.index('[[card]]\nid = "grape"')]) == [(1, "0 cards of blue 2 instead of 1.")]


def test_a_fault_inside_a_list_of_many_lines_is_told_at_its_own_line() -> None:
    text = whole().replace(
        'activation = [{ do = "draw", count = "1(+1)" }]',
        'activation = [\n  { do = "draw" },\n  { do = "trap", which = { level = [ 1,\n    9 ] } },\n'
        '  { do = "draw", who = "me" },\n]',
    )
    lines = text.split("\n")
    assert faults_of(text) == [
        (lines.index("    9 ] } },") + 1, "apple, activation 2, which, level 2: No card is of level 9."),
        (
            lines.index('  { do = "draw", who = "me" },') + 1,
            (
                "apple, activation 3, who: 'me' is none of you, opponents, everyone, others, chosen, fewest-points, "
                "most-in-play, most-in-hand."
            ),
        ),
    ]


def test_a_fault_in_tables_of_their_own() -> None:
    text = whole() + '\n[[card.activation]]\ndo = "draw"\n\n[[card.activation]]\ndo = "draw"\nwho = "me"\n'
    ((line, message),) = faults_of(text)
    assert text.split("\n")[line - 1] == 'who = "me"'
    assert message.startswith("grape, activation 2, who:")


def test_every_fault_at_once() -> None:
    text = whole()
    for old, new, _ in [*HEAD_FAULTS[:1], HEAD_FAULTS[6]]:
        text = text.replace(old, new)
    broken = ['id = "plum"', 'count = "1(+1)"', 'do = "trap"', 'is = "did"', "ripe = true"]
    for old, new, _ in CARD_FAULTS:
        if old in broken:
            broken.remove(old)
            text = text.replace(old, new)
    found = faults_of(text)
    assert len({line for line, _ in found}) == 8, found  # and one for `plum`, which a filter names


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("", 1, "A card pack begins with [pack]"),
        ("card = 3", 1, "There are no cards"),
        ("[pack]\nname = 'x'\nversion = '1'\nruleset = 'market'\ncard = []", 5, "Unknown key 'card'"),
        ("pack = 3", 1, "A card pack begins with [pack]"),
        ("[pak]\n[[card]]\n", 1, "Unknown entry 'pak'. Did you mean pack?"),
        ("[pack]\n[cards]\n", 2, "Unknown entry 'cards'. Did you mean card?"),
        ("[pack]\nname = 'x'\nname = 'y'\n", 3, "This is no TOML: Cannot overwrite a value"),
        ("[pack]\nname = x\n", 2, "This is no TOML: Invalid value: a text stands in quotes"),
        (b"[pack]\nname = '\xff'", 2, "This is no text in UTF-8. Save the file as UTF-8."),
        ("[pack]".encode("utf-16"), 1, "Save the file as UTF-8."),
        ("[pack]".encode("utf-16-le"), 1, "This looks like UTF-16: save the file as UTF-8"),
        (f"[pack]\nname = {'9' * 5000}\n", 2, "This is no TOML: A number has too many digits"),
        ("card = [3]\n[pack]", 1, "card 1: Wanted is a table in curly braces, not 3."),
    ],
)
def test_what_is_no_card_pack_at_all(text: str | bytes, line: int, told: str) -> None:
    assert any(at == line and told in message for at, message in faults_of(text)), faults_of(text)


def test_a_misspelt_head_is_told_where_the_game_is_looked_for() -> None:
    with pytest.raises(PackError) as caught:
        ruleset_named('\n[pak]\nruleset = "market"\n[[card]]\n')
    assert [(fault.line, fault.message) for fault in caught.value.problems] == [
        (1, 'A card pack names its game: ruleset = "...", below [pack].'),
        (2, "Unknown entry 'pak'. Did you mean pack?"),
    ]
    with pytest.raises(PackError, match="line 3: A card pack names its game"):
        ruleset_named("[[card]]\nid = 3\n[pack]\n")


@pytest.mark.parametrize("thing", [None, 3, ["x"]])
def test_what_is_no_text(thing: object) -> None:
    assert "A card pack is text" in faults_of(thing)[0][1]  # type: ignore[arg-type]


def test_bytes_line_ends_and_a_byte_order_mark_make_no_difference() -> None:
    pack = MARKET.card_packs.read(whole())
    assert MARKET.card_packs.read(b"\xef\xbb\xbf" + whole().replace("\n", "\r\n").encode()) == pack


# --- packs that build on the own cards --------------------------------------------------------------------------------


def test_cards_replace_own_ones_and_the_others_stay() -> None:
    pack = MARKET.card_packs.read(PACK)
    assert [card.id for card in pack.cards] == ["crab", "cherry", "plum", "grape"]
    assert [card.name["en"] for card in pack.cards] == ["Crab Apple", "Sour Cherry", "Plum", "Grape"]
    assert pack.cards[2:] == tuple(FORMAT.own[2:])


def test_an_own_card_may_miss_one_that_is_replaced() -> None:
    text = PACK[: PACK.index('[[card]]\nid = "cherry"')]
    ((line, message),) = faults_of(text)
    assert text.split("\n")[line - 1] == 'replaces = "apple"'
    assert message == ("crab, replaces: The own card cherry names 'apple'. Keep that id here, or replace cherry too.")


BASE_FAULTS = [
    ('replaces = "apple"', 'replaces = "aple"', "Unknown own card 'aple'. Did you mean apple"),
    ('replaces = "apple"', 'replaces = "cherry"', "Card 1 of this file replaces 'cherry' already."),
    ('replaces = "apple"', 'replces = "apple"', "Unknown key 'replces'. Did you mean replaces?"),
    ('replaces = "apple"', "replaces = true", "Wanted is the id of an own card of the game in quotes, not true."),
    ('id = "crab"', 'id = "plum"', "The ruleset has a card 'plum' of its own, which nothing replaces."),
    ('id = "crab"', 'id = "cherry"', "The id 'cherry' is that of card 1"),
    ("copies = 2", "copies = 1", "Copies: 2 are wanted."),
]


@pytest.mark.parametrize(("old", "new", "told"), BASE_FAULTS)
def test_a_fault_in_replacing(old: str, new: str, told: str) -> None:
    text, _ = changed(PACK, old, new)
    assert any(told in message for _, message in faults_of(text)), faults_of(text)


def test_a_card_of_another_level_is_told_before_what_follows_from_that() -> None:
    text, line = changed(PACK, 'clan = "red"\nlevel = 1', 'clan = "red"\nlevel = 2')
    assert faults_of(text) == [
        (line + 1, "crab, level: This takes the place of apple, whose level is 1. Copies: 1 are wanted.")
    ]


def test_what_is_wrong_with_a_moved_card_anyway_is_told_where_it_is() -> None:
    text, line = changed(PACK, 'clan = "red"\nlevel = 1', 'ripe = true\nclan = "red"\nlevel = 2')
    assert faults_of(text) == [
        (line, "crab, ripe: What is ripe mutates."),
        (line + 2, "crab, level: This takes the place of apple, whose level is 1. Copies: 1 are wanted."),
    ]


def test_of_two_cards_with_one_id_only_the_second_is_told() -> None:
    text, line = changed(PACK, 'id = "crab"', 'id = "cherry"')
    assert [message for _, message in faults_of(text)] == [
        "cherry, id: The id 'cherry' is that of card 1 of this file already."
    ]
    assert line


def test_a_further_card_is_told_by_the_frame() -> None:
    more = '\n[[card]]\nid = "fig"\nname = { en = "Fig", uk = "Інжир" }\nclan = "red"\nlevel = 2\n'
    ((line, message),) = faults_of(PACK + more)
    assert message == (
        "fig: 2 cards of red 2 instead of 1. "
        'Is it to take the place of one of the game? Then it says so: replaces = "...".'
    )
    assert (PACK + more).split("\n")[line - 1] == "[[card]]"


def test_a_card_that_takes_the_place_of_one_of_another_clan_is_told_there() -> None:
    text, line = changed(PACK, 'clan = "red"\nlevel = 2', 'clan = "blue"\nlevel = 2')
    assert faults_of(text) == [
        (
            line,
            (
                "cherry, clan: This takes the place of cherry, whose clan is red. "
                "0 cards of red 2 instead of 1. 2 cards of blue 2 instead of 1."
            ),
        )
    ]


def test_a_name_that_an_own_card_has_is_told_at_the_card_of_the_file() -> None:
    text, line = changed(PACK, 'en = "Sour Cherry"', 'en = "Plum"')
    assert faults_of(text) == [(line, "cherry, name, en: The card plum has this name in 'en' already.")]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('base = "own"', 'base = "mine"', 2),  # `base`, and `replaces`, which needs one
        ('replaces = "apple"', 'replaces = "aple"', 1),
        ('id = "cherry"', 'replaces = "cherry"\nid = "crab"', 1),
        ('clan = "red"\nlevel = 2', 'clan = "rde"\nlevel = 2', 1),
        ('clan = "red"\nlevel = 2', 'clan = "red"\nlevel = 7', 1),
    ],
)
def test_how_many_there_are_is_told_only_where_all_else_is_right(old: str, new: str, told: int) -> None:
    text, line = changed(PACK, old, new)
    found = faults_of(text)
    assert len(found) == told, found
    assert found[0][0] in (line, line + 1)
    assert not any("instead of 1" in message for _, message in found)


def test_two_cards_can_change_their_ids_for_each_other() -> None:
    text = PACK.replace('id = "crab"', 'id = "cherry"').replace(
        'id = "cherry"\nname = { en = "Sour', 'id = "apple"\nreplaces = "cherry"\nname = { en = "Sour'
    )
    assert [card.id for card in MARKET.card_packs.read(text).cards] == ["cherry", "apple", "plum", "grape"]


# --- identity ---------------------------------------------------------------------------------------------------------


def test_the_digest_is_of_what_the_cards_are() -> None:
    pack = MARKET.card_packs.read(PACK)
    spaced = re.sub(r" = ", "   =  ", PACK).replace("[[card]]", "# a comment\n[[card]]")
    assert MARKET.card_packs.read(spaced) == pack
    ordered = PACK.replace('clan = "red"\nlevel = 1\ncopies = 2', 'copies = 2\nlevel = 1\nclan = "red"')
    assert MARKET.card_packs.read(ordered) == pack
    assert MARKET.card_packs.read(PACK.replace("level = 2", "level = 2\nmutation = 1")).digest != pack.digest
    assert (
        MARKET.card_packs.read(PACK.replace("copies = 2", "copies = 2\nripe = true\nmutation = 1")).digest
        != pack.digest
    )
    assert pack.identity == f"Bitter@1.1#{pack.digest[:12]}"
    assert len(pack.digest) == 32


def test_what_changes_nothing_in_play_is_not_in_the_digest() -> None:
    pack = MARKET.card_packs.read(PACK)
    for old, new in (("Дичка", "Дичок"), ("level = 2", 'level = 2\norigin = "public"\nsource = "a book"')):
        other = MARKET.card_packs.read(PACK.replace(old, new))
        assert other != pack
        assert other.identity == pack.identity


def test_a_pack_says_itself_shortly() -> None:
    pack = MARKET.card_packs.read(PACK)
    assert repr(pack) == f"<CardPack {pack.identity} of market: 4 cards>"


def test_line_ends_of_old_systems() -> None:
    assert MARKET.card_packs.read(PACK.replace("\n", "\r")) == MARKET.card_packs.read(PACK)


def test_own_cards_are_checked_as_a_pack_is() -> None:
    assert list(deck_problems(FORMAT)) == []
    import dataclasses

    import msgspec

    first = msgspec.structs.replace(FORMAT.own[0], copies=3, entering=(Destroy(Fixed(1)),), name={"en": "Apple"})
    worse = dataclasses.replace(FORMAT, own=(first, *FORMAT.own[1:]))
    assert list(deck_problems(worse)) == [
        "apple, name, uk: The name in 'uk' is missing.",
        "apple, copies: Copies: 2 are wanted.",
    ]


# --- anything anywhere ------------------------------------------------------------------------------------------------

ODD: list[Any] = [-1, 10**30, 1.5, True, "", "odd", "X", [], ["odd"], [[]], {}, {"do": "draw"}, [{"do": "draw"}]]


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from _paths(value, (*path, key))


def _with(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    changed = data.copy()
    changed[path[0]] = _with(data[path[0]], path[1:], value)
    return changed


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_anything_anywhere_is_read_or_told_with_a_line_of_the_file(odd: Any) -> None:
    data = tomllib.loads(whole())
    for path in _paths(data):
        wrong = _with(data, path, odd)
        if not isinstance(wrong, dict):
            continue
        text = "".join(f"{key} = {toml_value(value)}\n" for key, value in wrong.items())
        assert all(1 <= fault.line <= 2 and fault.message for fault in _faults(text)), path


def _faults(text: str) -> tuple[PackFault, ...]:
    try:
        MARKET.card_packs.read(text)
    except PackError as error:
        return error.problems
    return ()
