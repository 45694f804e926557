"""Card packs for GOSU: the frame of the deck, what only GOSU asks for, and games with other cards."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from tricktable_gosu import GOSU, GosuCard, GosuRules

import tricktable as tt
from tricktable import PackError
from tricktable.effects.reading import read_card
from tricktable.effects.writing import plain
from tricktable.game import AnyGame
from tricktable.packs import PackFormat
from tricktable.packs.checks import deck_problems
from tricktable.packs.template import template

PACKS = GOSU.card_packs
FORMAT: PackFormat[GosuCard] = PACKS.format
OWN = (files("tricktable_gosu") / "cards.toml").read_text("utf-8")


def faults_of(text: str) -> list[tuple[int, str]]:
    with pytest.raises(PackError) as caught:
        PACKS.read(text)
    return [(fault.line, fault.message) for fault in caught.value.problems]


def of_card(id: str, old: str, new: str) -> tuple[str, int]:
    """The own deck with something changed in a card, and the line on which that is."""
    start = OWN.index(f'id = "{id}"')
    end = OWN.find("\n[[card]]", start)
    block = OWN[start:end]
    found = re.search(old, block)
    assert found is not None, (id, old)
    text = OWN[:start] + re.sub(old, new, block, count=1) + OWN[end:]
    return text, OWN.count("\n", 0, start + found.start()) + 1


def test_the_own_cards_make_a_deck() -> None:
    assert list(deck_problems(FORMAT)) == []
    pack = PACKS.read(OWN)
    assert pack.cards == tuple(FORMAT.own)
    assert sum(card.copies for card in pack.cards) == 100


@pytest.mark.parametrize("card", FORMAT.own, ids=lambda card: str(card.id))
def test_every_own_card_is_written_as_it_is_read(card: GosuCard) -> None:
    assert read_card(plain(card), GosuCard) == (card, ())


@pytest.mark.parametrize(
    ("id", "old", "new", "told"),
    [
        ("dark-goblin-medic", 'clan = "dark"', 'clan = "drak"', "Unknown clan 'drak'. Did you mean dark"),
        ("dark-goblin-medic", "level = 1", "level = 4", "A level is 1, 2 or 3, not 4."),
        ("dark-goblin-medic", "copies = 2", "copies = 1", "The deck has 2 of each card of level 1, not 1."),
        ("trsck", "copies = 1", "copies = 2", "The deck has 1 of each card of level 2, not 2."),
        ("trsck", r"mutation = \d", "mutation = 10", "Mutation costs 0 to 9 cards, not 10."),
        ("trsck", r"mutation = \d\n", "", "Zombie Mutation needs a mutation cost"),
        ("garsh", r"mutation = \d\n", 'mutating = [{ do = "draw" }]\n', "needs a mutation cost"),
        ("garsh", "level = 2", "zombie = 1\nlevel = 2", "Wanted is true or false, not 1."),
    ],
)
def test_what_gosu_asks_of_a_card(id: str, old: str, new: str, told: str) -> None:
    text, line = of_card(id, old, new)
    found = faults_of(text)
    assert any(told in message and abs(at - line) <= 2 for at, message in found), found


@pytest.mark.parametrize("do", ["destroy", "return"])
def test_only_free_cards_can_leave_an_army(do: str) -> None:
    effect = f'{{ do = "may", then = [{{ do = "{do}", which = {{ level = 1 }} }}] }}'
    text = OWN.replace('id = "garsh"', f'id = "garsh"\nactivation = [{effect}]')
    ((line, message),) = faults_of(text)
    assert text.split("\n")[line - 1] == f"activation = [{effect}]"
    assert message.startswith("garsh, activation 1, then 1, which: Only FREE cards can leave an army")


def test_a_clan_with_too_many_is_told_for_the_deck_with_all_of_them() -> None:
    text, _ = of_card("dark-goblin-medic", 'clan = "dark"', 'clan = "fire"')
    head = OWN[: OWN.index("[pack]")].count("\n") + 1
    few, many = faults_of(text)
    assert few == (head, "The clan dark has 4 different Bakutos instead of 5.")
    assert many[0] == head
    said, _, ids = many[1].partition(": ")
    assert said == "The clan fire has 6 different Bakutos instead of 5"
    of_fire = {card.id for card in FORMAT.own if (card.clan, card.level) == ("fire", 1)}
    assert set(ids.removesuffix(".").split(", ")) == {"dark-goblin-medic", *of_fire}


@pytest.mark.parametrize("also", ['copies = "2"', 'mutation = "x"', "zombie = 1", 'level = "1"'])
def test_an_unknown_clan_is_told_whatever_else_cannot_be_read(also: str) -> None:
    text, line = of_card("dark-goblin-medic", 'clan = "dark"', 'clan = "drak"')
    key = also.partition(" ")[0]
    start = text.index('clan = "drak"')
    block = re.sub(rf"^{key} = .*\n", "", text[start : text.index("[[card]]", start)], flags=re.MULTILINE)
    text = text[:start] + block.replace("\n", f"\n{also}\n", 1) + text[text.index("[[card]]", start) :]
    (clan, other) = faults_of(text)
    assert clan[0] == line
    assert clan[1].startswith("dark-goblin-medic, clan: Unknown clan 'drak'. Did you mean dark")
    assert other[1].startswith(f"dark-goblin-medic, {key}: Wanted is ")


def test_a_card_of_another_level_is_told_there() -> None:
    assert mine(level=2) == [
        (
            12,
            (
                "sock-archivist, level: This takes the place of sock-archivist, whose level is 1. "
                "The deck has 1 of each card of level 2, not 2."
            ),
        )
    ]


def test_two_cards_with_one_id_are_one_fault() -> None:
    two = BASE.format(id="loya", more='replaces = "sock-archivist"\n', clan="ancient", level=1, effects="")
    more = BASE[BASE.index("[[card]]") :].replace("copies = 2\n", "").replace("My card", "Other")
    more = more.format(id="loya", more="", clan="ancient", level=2, effects="").replace("Моя", "Інша")
    assert [message for _, message in faults_of(two + more)] == [
        "loya, id: The id 'loya' is that of card 1 of this file already."
    ]


def test_several_further_cards_are_told_for_the_deck() -> None:
    one = BASE.format(id="mine", more="", clan="ancient", level=1, effects="")
    other = BASE[BASE.index("[[card]]") :].format(id="more", more="", clan="ancient", level=1, effects="")
    ((line, message),) = faults_of(one + other.replace("My card", "Other").replace("Моя", "Інша"))
    assert line == 2
    assert "has 7 different Bakutos instead of 5: " in message
    assert message.endswith(
        'mine, more. Are cards of this file to take the place of some of the game? Then they say so: replaces = "...".'
    )


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_template_lacks_names_only_and_with_them_can_be_played(language: str) -> None:
    text = template(GOSU.id, GOSU.info.name, FORMAT, GOSU.speech(language).tr)
    assert len(faults_of(text)) == 2 * 75
    assert "zombie = true" in text
    assert not any(word in text for word in ("keyword =", "keywords =", '"grant"', '"place-mark"'))
    numbers = iter(range(75))
    named = re.sub('en = "", uk = ""', lambda _: f'en = "G{(n := next(numbers))}", uk = "Ґ{n}"', text)
    ruleset = GOSU.with_pack(PACKS.read(named))
    game = tt.new_game(ruleset, 2, options={"cards": "My cards" if language == "en" else "Мої карти"}, seed=1)
    player = tt.agent("random", "gosu", seed=1)
    while game.outcome is None:
        game.play(player.choose(game.view(game.to_act)))
    assert game.outcome is not None


@pytest.mark.parametrize("variant", ["standard", "tournament"])
def test_a_game_with_other_cards_is_saved_in_the_middle_and_goes_on(variant: str) -> None:
    text = OWN.replace('name = "Stand-ins"', 'name = "Renamed"').replace("Dark Goblin Medic", "Dark Goblin Surgeon")
    pack = PACKS.read(text.replace('id = "dark-goblin-medic"', 'id = "surgeon"'))
    ruleset = GOSU.with_pack(pack)
    game = tt.new_game(ruleset, 2, variant=variant, options={"cards": "Renamed"}, seed=3)
    player = tt.agent("random", "gosu", seed=2)
    for _ in range(30):
        game.play(player.choose(game.view(game.to_act)))
    table = ruleset.table(game.setup)
    assert isinstance(table, GosuRules)
    assert "surgeon" in table.deck.card
    from tricktable import saves

    envelope, codec = saves.open_envelope(game.to_json())
    assert saves.decode(ruleset, envelope, codec, strict=True).position == game.position
    with pytest.raises(tt.SaveError, match=r"played with the card pack Renamed 1\.0 \(digest"):
        saves.decode(GOSU, envelope, codec)
    speech = ruleset.speech("en", game.players, pack.identity)
    assert "Dark Goblin Surgeon" in speech.cell("surgeon").text


def test_zombie_mutation_is_on_the_card() -> None:
    describer = FORMAT.describer(GOSU.speech("uk").tr)
    texts = {card.id: describer.lines(card) for card in FORMAT.own}
    assert all(("Зомбі-мутація." in texts[card.id]) == card.zombie for card in FORMAT.own)


BASE = """
[pack]
name = "My box"
version = "1.0"
ruleset = "gosu"
base = "own"

[[card]]
id = "{id}"
{more}name = {{ en = "My card", uk = "Моя карта" }}
clan = "{clan}"
level = {level}
copies = 2
{effects}
"""


def mine(
    id: str = "sock-archivist", more: str = "", clan: str = "ancient", level: object = 1, effects: str = ""
) -> list[tuple[int, str]]:
    return faults_of(BASE.format(id=id, more=more, clan=clan, level=level, effects=effects))


def test_a_replaced_card_that_an_own_card_names_is_told_where_it_is_replaced() -> None:
    named = next(card for card in FORMAT.own if card.id == "walror")
    found = faults_of(
        BASE.format(id="mine", more='replaces = "walror"\n', clan=named.clan, level=named.level, effects="").replace(
            "copies = 2\n", ""
        )
    )
    assert found == [
        (10, "mine, replaces: The own card dynamite names 'walror'. Keep that id here, or replace dynamite too.")
    ]


def test_a_card_of_another_clan_is_told_at_its_line() -> None:
    ((line, message),) = mine(clan="fire")
    assert line == 11
    assert message.startswith("sock-archivist, clan: This takes the place of sock-archivist, whose clan is ancient.")
    assert "The clan ancient has 4 different Bakutos instead of 5." in message


def test_a_forgotten_replaces_is_asked_for() -> None:
    ((line, message),) = mine("mine")
    assert line == 9
    assert 'Then it says so: replaces = "...".' in message


@pytest.mark.parametrize(
    ("level", "told"),
    [(4, "A level is 1, 2 or 3, not 4."), ("true", "a whole number from 1 to 3, not true"), ('"1"', "from 1 to 3")],
)
def test_a_level_that_there_is_not_is_all_that_is_told(level: object, told: str) -> None:
    ((line, message),) = mine(level=level)
    assert line == 12
    assert told in message


def test_effects_that_can_do_nothing_are_told() -> None:
    effects = 'entering = [{ do = "draw", count = "X" }, { do = "fetch", which = { name = "trsck", clan = "fire" } }]'
    assert mine(effects=effects) == [
        (14, 'sock-archivist, entering 1, count: X is not chosen before this: put { do = "choose-x" } first.'),
        (14, "sock-archivist, entering 2, which: No card of the deck is like this."),
    ]


@pytest.mark.parametrize(
    ("holds", "told"),
    [
        ('{ holds = "mirror" }', "mirror"),
        ('{ holds = "counts-as", clans = true }', "counts-as"),
        ('{ holds = "guard", verb = "activate" }', "activate"),
        ('{ holds = "grant", keyword = "echo", which = { owner = "you" } }', "This game has no keywords"),
    ],
)
def test_what_goblins_cannot_say_is_refused(holds: str, told: str) -> None:
    assert any(told in message for _, message in mine(effects=f"overall = [{holds}]"))


@pytest.mark.parametrize("do", ["return", "put-on-pile"])
def test_a_goblin_that_is_not_free_stays(do: str) -> None:
    assert any(
        "Only FREE cards" in message for _, message in mine(effects=f'entering = [{{ do = "{do}", which = {{}} }}]')
    )


def played_with(effects: str, *sides: dict[str, Any], **more: Any) -> AnyGame:
    """A table with one goblin that does something else."""
    text = BASE.format(id="sock-archivist", more="", clan="ancient", level=1, effects=effects)
    ruleset = GOSU.with_pack(PACKS.read(text))
    name = next(iter(re.findall(r'^name = "([^"]*)"', text, re.MULTILINE)))
    data = {"players": 2, "options": {"cards": name}, "table": {"sides": list(sides), **more}}
    return tt.from_position(ruleset, data)


def test_an_activation_can_be_stopped_from_the_hand() -> None:
    stop = 'verbs = "activate", which = { owner = "opponents" }, then = [{ do = "cancel" }]'
    holds = f'overall = [{{ holds = "from-hand", {stop} }}]'
    active = next(card.id for card in FORMAT.own if card.activation and card.level == 1)
    for answer, hand in (("card sock-archivist", 0), ("no", 1)):
        game = played_with(holds, {"army": [[active]]}, {"hand": ["sock-archivist"]})
        game.play("activate 1 1")
        assert game.to_act == 1
        game.play(answer)
        assert len(game.position.state.sides[1].hand) == hand


def test_a_goblin_may_note_a_lost_battle() -> None:
    holds = (
        'overall = [{ holds = "whenever", event = "battle-lost", who = "you", then = [{ do = "draw", count = 2 }] }]'
    )
    sides: tuple[dict[str, Any], ...] = (
        {"army": [["sock-archivist"]]},
        {"army": [["dynamite"], ["garsh"]], "passed": True},
    )
    game = played_with(holds, *sides)
    before = len(game.position.state.sides[0].hand)
    game.play("pass")
    assert len(game.position.state.sides[0].hand) == before + 2
