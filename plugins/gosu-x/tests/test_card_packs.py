"""Card packs for Gosu X: the frame of the box, what only Gosu X asks for, and games with other cards."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from tricktable_gosu_x import GOSU_X, GosuXCard, GosuXRules, Options

import tricktable as tt
from tricktable import PackError, saves
from tricktable.effects.reading import read_card
from tricktable.effects.writing import plain
from tricktable.game import AnyGame
from tricktable.packs import PackFormat
from tricktable.packs.checks import deck_problems
from tricktable.packs.template import template

PACKS = GOSU_X.card_packs
FORMAT: PackFormat[Any] = PACKS.format
OWN = (files("tricktable_gosu_x") / "cards.toml").read_text("utf-8")


def faults_of(text: str) -> list[tuple[int, str]]:
    with pytest.raises(PackError) as caught:
        PACKS.read(text)
    return [(fault.line, fault.message) for fault in caught.value.problems]


def of_card(id: str, old: str, new: str) -> tuple[str, int]:
    """The own cards with something changed in one, and the line on which that is."""
    start = OWN.index(f'id = "{id}"\n')
    end = OWN.find("\n[[card]]", start)
    block = OWN[start : end if end > 0 else len(OWN)]
    found = re.search(old, block)
    assert found is not None, (id, old)
    text = OWN[:start] + re.sub(old, new, block, count=1) + OWN[start + len(block) :]
    return text, OWN.count("\n", 0, start + found.start()) + 1


def test_the_own_cards_make_a_box() -> None:
    """gosu-x.cards.pack, gosu-x.contents.cards."""
    assert list(deck_problems(FORMAT)) == []
    pack = PACKS.read(OWN)
    assert pack.cards == tuple(FORMAT.own)
    assert sum(card.copies for card in pack.cards) == 120


@pytest.mark.parametrize("card", FORMAT.own, ids=lambda card: str(card.id))
def test_every_own_card_is_written_as_it_is_read(card: GosuXCard) -> None:
    assert read_card(plain(card), GosuXCard, FORMAT.vocabulary) == (card, ())


@pytest.mark.parametrize(
    ("id", "old", "new", "told"),
    [
        ("nitish", 'clan = "narashima"', 'clan = "narasima"', "Unknown clan 'narasima'. Did you mean narashima"),
        ("nitish", "level = 1", "level = 4", "A level is 1, 2 or 3, not 4."),
        ("nitish", "copies = 2", "copies = 1", "The box has 2 of each card of level 1, not 1."),
        ("nio", "level = 2", "level = 2\ncopies = 2", "The box has 1 of each card of level 2, not 2."),
        ("nio", r"mutation = \d", "mutation = 10", "A shift costs 0 to 9 cards, not 10."),
        ("nitish", r"icons = \d", "icons = 5", "A card has 0 to 4 Activation icons, not 5."),
        ("nio", r'keywords = \["echo"\]', 'keywords = ["ecko"]', "echo"),
        ("nio", "entering = ", "mutating = ", "What a card of Gosu X does stands in `entering`"),
        ("nitish", "entering = ", "activation = ", "What a card of Gosu X does stands in `entering`"),
        ("nio", "level = 2", 'level = 2\ntile = [{ holds = "hand-limit", cards = 5 }]', "Only Immortals stand for"),
        (
            "byun-hyung-ja-xi-an",
            "level = 3",
            'level = 3\ntile = [{ holds = "hand-limit", cards = 5 }]',
            "has one Immortal tile",
        ),
        (
            "aat",
            r'overall = \[\{ holds = "mirror" \}\]',
            'overall = [{ holds = "mirror" }, { holds = "hand-limit", cards = 5 }]',
            "A card that mirrors another has no other text or icons of its own.",
        ),
        ("aat", "mutation = 1", "mutation = 1\nicons = 1", "no other text or icons of its own"),
        ("aat", "mutation = 1", 'mutation = 1\nentering = [{ do = "draw" }]', "no other text or icons of its own"),
        ("phoenix-immortal", r"levels = \[1, 2, 3\]", "levels = [1, 4]", "No card is of level 4."),
        ("demon-guardians", "free = true, ", "", "Only OPEN cards can leave an army"),
        ("un-go", "free = true, ", "", "Only OPEN cards can leave an army"),
    ],
)
def test_what_gosu_x_asks_of_a_card(id: str, old: str, new: str, told: str) -> None:
    """gosu-x.cards.pack, gosu-x.cards.sizes, gosu-x.open.destroy."""
    text, line = of_card(id, old, new)
    found = faults_of(text)
    assert any(told in message and abs(at - line) <= 8 for at, message in found), found


def test_a_clan_with_too_many_is_told() -> None:
    """gosu-x.cards.sizes: four Troops, five Heroes, two Immortals of each clan."""
    text, _ = of_card("nitish", 'clan = "narashima"', 'clan = "galmi"')
    messages = [message for _, message in faults_of(text)]
    assert "The clan narashima has 3 different Troops instead of 4." in messages
    assert any(message.startswith("The clan galmi has 5 different Troops instead of 4: ") for message in messages)


@pytest.mark.parametrize(
    ("language", "foreign", "mark"),
    [
        ("en", ("victory point", "FREE", "GOSU", "trapped,"), "Put the Bounty token on another face-up card."),
        ("uk", ("переможн", "ВІЛЬН", "GOSU", "заблокував"), "Покладіть жетон «Нагорода» на іншу незахоплену карту."),
    ],
)
def test_the_template_speaks_the_words_of_the_game(language: str, foreign: tuple[str, ...], mark: str) -> None:
    text = template(GOSU_X.id, GOSU_X.info.name, FORMAT, GOSU_X.speech(language).tr)
    assert [word for word in foreign if word in text] == []
    assert mark in text


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_template_lacks_names_only_and_with_them_can_be_played(language: str) -> None:
    """gosu-x.options.cards: a box of one's own, from the blank form."""
    text = template(GOSU_X.id, GOSU_X.info.name, FORMAT, GOSU_X.speech(language).tr)
    assert len(faults_of(text)) == len(FORMAT.languages) * 88
    numbers = iter(range(88))
    named = re.sub('en = ""', lambda _: f'en = "C{next(numbers)}"', text)
    ruleset = GOSU_X.with_pack(PACKS.read(named))
    name = "My cards" if language == "en" else "Мої карти"
    game = tt.new_game(ruleset, 2, options={"cards": name, "draft": "random"}, seed=1)
    player = tt.agent("random", "gosu-x", seed=1)
    while game.outcome is None:
        game.play(player.choose(game.view(game.to_act)))
    assert game.outcome is not None


@pytest.mark.parametrize("variant", ["standard", "random-clans"])
def test_a_game_with_other_cards_is_saved_in_the_middle_and_goes_on(variant: str) -> None:
    """gosu-x.options.cards: its cards are those of the pack, and without the pack it is not loaded."""
    text = re.sub(r'(\[pack\]\nname = )"[^"]*"', r'\1"Renamed"', OWN, count=1)
    text = text.replace('id = "nitish"', 'id = "surgeon"').replace('en = "Nitish"', 'en = "Surgeon"')
    pack = PACKS.read(text)
    ruleset = GOSU_X.with_pack(pack)
    game = tt.new_game(ruleset, 2, variant=variant, options={"cards": "Renamed"}, seed=3)
    player = tt.agent("random", "gosu-x", seed=2)
    for _ in range(30):
        game.play(player.choose(game.view(game.to_act)))
    table = ruleset.table(game.setup)
    assert isinstance(table, GosuXRules)
    assert "surgeon" in table.deck.card
    envelope, codec = saves.open_envelope(game.to_json())
    assert saves.decode(ruleset, envelope, codec, strict=True).position == game.position
    with pytest.raises(tt.SaveError, match=r"played with the card pack Renamed 1\.0 \(digest"):
        saves.decode(GOSU_X, envelope, codec)
    speech = ruleset.speech("en", game.players, pack.identity)
    assert "Surgeon" in speech.cell("surgeon").text


BASE = """
[pack]
name = "My box"
version = "1.0"
ruleset = "gosu-x"
base = "own"

[[card]]
id = "nitish"
{more}name = {{ en = "My card" }}
clan = "narashima"
level = 1
copies = 2
"""


def test_one_card_in_the_place_of_another() -> None:
    """gosu-x.options.cards: the others stay; what it says it does."""
    text = BASE.format(more='entering = [{ do = "unlock" }]\n')
    ruleset = GOSU_X.with_pack(PACKS.read(text))
    sides = [{"hand": ["nitish"]}, {}]
    data = {"players": 2, "options": {"cards": "My box"}, "table": {"sides": sides}}
    game = tt.from_position(ruleset, data)
    game.play("play nitish")
    assert game.position.state.sides[0].locked == 1


@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ('[{ do = "unlok" }]', "unlock"),
        ('[{ do = "trap", which = { keyword = "bounti" } }]', "bounty"),
        ('[{ do = "trap", which = { affected = true } }]', "nitish, entering 1"),
        ('[{ do = "fetch", count = 1, which = { clan = "chosen" } }]', "nitish, entering 1"),
    ],
)
def test_effects_that_can_do_nothing_are_told(effects: str, told: str) -> None:
    """gosu-x.cards.pack."""
    found = faults_of(BASE.format(more=f"entering = {effects}\n"))
    assert any(told in message for _, message in found), found


def at_a_table(more: str, *sides: dict[str, Any], **table: Any) -> AnyGame:
    """A table with Nitish replaced by a card that says something else."""
    ruleset = GOSU_X.with_pack(PACKS.read(BASE.format(more=f"{more}\n")))
    data = {"players": 2, "options": {"cards": "My box"}, "table": {"sides": list(sides), **table}}
    return tt.from_position(ruleset, data)


def test_a_card_that_gives_supremacy_tokens() -> None:
    """gosu-x.end.supremacy: the second one wins at once, wherever it comes from."""
    sides: tuple[dict[str, Any], ...] = {"hand": ["nitish"], "supremacy": 1}, {}
    game = at_a_table('entering = [{ do = "gain-point" }, { do = "draw", count = 1 }]', *sides, round=2)
    step = game.play("play nitish")
    assert game.outcome == tt.Outcome("gosu-x.end.supremacy", (0,), (), (2, 0))
    assert "drew" not in [event.__struct_config__.tag for event in step.events]
    # With such a card a player may have more of them than battles were fought.
    sides = {"hand": ["nitish"]}, {}
    game = at_a_table('entering = [{ do = "gain-point" }]', *sides)
    game.play("play nitish")
    assert game.position.state.sides[0].supremacy == 1
    table = game.ruleset.table(game.setup)
    assert list(table.problems(game.position.state)) == []
    own = GosuXRules(2, Options())
    assert any("supremacy" in each for each in own.problems(game.position.state))


def test_the_number_of_tiles_turned_over_is_said_wherever_it_stands() -> None:
    pack = PACKS.read(BASE.format(more='entering = [{ do = "draw", count = { count = "tiles-turned" } }]\n'))
    ruleset = GOSU_X.with_pack(pack)
    for language, text in (("en", "as many cards as Immortal tiles"), ("uk", "стільки карт, скільки")):
        describer = FORMAT.describer(ruleset.speech(language).tr)
        assert text in describer.text(next(card for card in pack.cards if card.id == "nitish"))


def test_nobody_passes_by_a_card_at_the_end_of_a_turn() -> None:
    """gosu-x.turn.pass-galmi: in the action of a turn only."""
    holds = 'overall = [{ holds = "whenever", event = "turn-ended", who = "you", then = [{ do = "may-pass" }] }]'
    game = at_a_table(holds, {"army": [["nitish"]], "spent": 1}, {})
    game.play("spend 1")
    assert (game.to_act, game.position.pending) == (1, None)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ('entering = [{ do = "copy" }]', "copy"),
        ('overall = [{ holds = "cheaper", what = "mutation" }]', "cheaper"),
        ('overall = [{ holds = "win", condition = { is = "behind" } }]', "win"),
    ],
)
def test_words_that_this_game_does_not_heed_are_refused(more: str, told: str) -> None:
    assert any(told in message for _, message in faults_of(BASE.format(more=f"{more}\n")))


def test_a_card_notes_the_wonder_token_and_how_it_came_into_play() -> None:
    """gosu-x.wonder.take, gosu-x.shift.what: what packs can react to and ask."""
    wonder = 'overall = [{ holds = "whenever", event = "advantage-taken", who = "you", then = [{ do = "draw" }] }]'
    clans = {"clans": ["narashima", "galmi", "xi-an"]}
    game = at_a_table(wonder, {**clans, "army": [["nitish", "boul-go"]], "hand": ["bun-to"]}, {})
    tags = [event.__struct_config__.tag for event in game.play("play bun-to").events]
    assert tags[:2] == ["entered", "wonder-moved"]
    by_shift = 'entering = [{ do = "if", condition = { is = "mutated" }, then = [{ do = "draw", count = 3 }] }]'
    side = {**clans, "army": [["boul-go"]], "hand": ["nitish", "shard", "kan-te"]}
    for action, held in (("play nitish", 2), ("shift 1 1", 1 + 3)):
        game = at_a_table(by_shift, side, {})
        game.play(action)
        while game.to_act == 0:
            game.play(game.legal_actions()[0])
        assert len(game.position.state.sides[0].hand) == held


def test_a_card_notes_the_start_of_a_round() -> None:
    """gosu-x.round.first."""
    start = 'overall = [{ holds = "whenever", event = "round-started", who = "you", then = [{ do = "unlock" }] }]'
    mine = {"clans": ["narashima", "galmi", "xi-an"], "army": [["nitish", "boul-go"]], "passed": True, "spent": 2}
    game = at_a_table(start, mine, {"spent": 2}, turn=1, left=1)
    game.play("pass")
    while game.position.state.round == 1:
        game.play(game.legal_actions()[-1])
    assert game.position.state.sides[0].locked == 1
