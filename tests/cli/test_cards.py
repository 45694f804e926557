"""Cards on the command line: `tricktable cards`, `--cards FILE`, and card packs that are checked."""

from __future__ import annotations

import json
import pathlib

import pytest

import tricktable as tt
from tests.cli.conftest import Run
from tests.packs.conftest import Installed
from tests.packs.game import FORMAT, MARKET, PACK, MarketRules
from tricktable import plugins
from tricktable.agents import plugin as agents
from tricktable.effects import Context, Describer, Effect, Vocabulary

UKRAINIAN = ("карта цього пакета", "карта цієї програми")
OTHER = PACK.replace('version = "1.1"', 'version = "1.2"').replace("Дичка", "Дичок")


def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "_default", tt.Registry([agents, Installed()], strict=True))


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    fresh(monkeypatch)
    monkeypatch.chdir(tmp_path)
    pathlib.Path("bitter.toml").write_text(PACK, "utf-8")
    pathlib.Path("other.toml").write_text(OTHER, "utf-8")
    pathlib.Path("broken.toml").write_text(PACK.replace("level = 1", "levle = 1"), "utf-8")


# --- tricktable cards -------------------------------------------------------------------------------------------------


def test_all_cards_with_what_is_on_them(run: Run) -> None:
    done = run("cards", "market")
    assert done.code == 0
    for part in ("Apple  apple", "clan    Red", "copies  2", "mutation  2 cards", "Activation: draw 1(+1)"):
        assert part in done.out, done.out
    assert "public: any orchard (ours: activation)" in done.out
    assert "a card of this program" in done.out
    assert "4 different cards" in done.out


def test_each_part_of_a_text_has_a_line(run: Run) -> None:
    lines = [line.strip() for line in run("cards", "market", "cherry", width=100).out.splitlines()]
    (at,) = [number for number, line in enumerate(lines) if line.startswith("text")]
    assert lines[at + 1].startswith("Overall")


def test_in_ukrainian(run: Run) -> None:
    done = run("cards", "market", "яблуко", "--lang", "uk")
    assert "Яблуко  apple" in done.out
    assert "походження" in done.out
    assert "1 карта" in done.out


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("apple",), ["apple"]),
        (("APPLE",), ["apple"]),
        (("Слива",), ["plum"]),
        (("p",), ["apple", "plum", "grape"]),
        (("--clan", "red"), ["apple", "cherry"]),
        (("--level", "2"), ["cherry", "grape"]),
        (("--origin", "public"), ["apple"]),
        (("--origin", "ours", "--level", "1"), ["plum"]),
        (("apple", "--level", "2"), []),
    ],
)
def test_some_of_them(run: Run, arguments: tuple[str, ...], names: list[str]) -> None:
    done = run("cards", "market", *arguments)
    assert done.code == 0
    assert [card.id for card in FORMAT.own if f"  {card.id}\n" in done.out] == names
    assert ("No card is like that." in done.out) == (not names)


def test_an_unknown_card_names_the_nearest(run: Run) -> None:
    done = run("cards", "market", "appel")
    assert (done.code, done.out) == (1, "")
    assert "tricktable: unknown-card: Unknown card 'appel'. Did you mean apple" in done.err
    assert "Did you mean Слива" in run("cards", "market", "Слиав").err


@pytest.mark.parametrize(
    ("arguments", "code", "told"),
    [
        (("market", "--clan", "rde"), 2, "there is no clan 'rde'; there are red, blue."),
        (("market", "--origin", "theirs"), 2, "'theirs' is not one of 'ours', 'public'"),
        (("markte",), 1, "Unknown ruleset 'markte'. Did you mean market?"),
    ],
)
def test_what_is_refused(run: Run, arguments: tuple[str, ...], code: int, told: str) -> None:
    done = run("cards", *arguments)
    assert (done.code, done.out) == (code, "")
    assert told in done.err


def test_a_game_whose_cards_are_no_data(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "_default", None)
    done = run("cards", "gorus-maximus")
    assert (done.code, done.out) == (1, "")
    assert "gorus-maximus: this game takes no card packs" in done.err


def test_the_cards_of_a_pack(run: Run) -> None:
    done = run("cards", "market", "--cards", "bitter.toml")
    assert "Card pack Bitter 1.1 (digest " in done.out
    assert "Sour Cherry  cherry" in done.out
    assert "Crab Apple  crab" in done.out
    assert "Plum  plum" in done.out
    assert "Кисла вишня" in run("cards", "market", "cherry", "--cards", "bitter.toml", "--lang", "uk").out


def test_a_template_is_a_pack_but_for_the_names(run: Run) -> None:
    done = run("cards", "market", "--template")
    assert done.code == 0
    pathlib.Path("mine.toml").write_text(done.out, "utf-8")
    checked = run("check", "mine.toml")
    assert checked.code == 1
    assert len(checked.out.splitlines()) == 8
    pathlib.Path("mine.toml").write_text(_named(done.out), "utf-8")
    assert run("check", "mine.toml").out.startswith("mine.toml (pack, market, My cards 1.0 (digest ")
    assert "Пакет карт для гри Market" in run("cards", "market", "--template", "--lang", "uk").out


def _named(text: str) -> str:
    for n in range(9):
        text = text.replace('en = "", uk = ""', f'en = "A{n}", uk = "А{n}"', 1)
    return text


# --- tricktable check -------------------------------------------------------------------------------------------------


def test_a_good_pack_is_fine(run: Run) -> None:
    done = run("check", "bitter.toml")
    assert done.code == 0
    assert done.out.startswith("bitter.toml (pack, market, Bitter 1.1 (digest ")
    assert done.out.endswith("), 4 cards): fine\n")


def test_every_fault_of_a_pack_with_its_line(run: Run) -> None:
    text = PACK.replace("copies = 2", "copies = two").replace("level = 1", "levle = 1")
    pathlib.Path("broken.toml").write_text(text, "utf-8")
    done = run("check", "broken.toml")
    assert done.code == 1
    assert done.out.startswith("broken.toml:14: This is no TOML: Invalid value: a text stands in quotes")
    pathlib.Path("broken.toml").write_text(text.replace("two", '"two"').replace("red", "rad"), "utf-8")
    lines = run("check", "broken.toml", width=200).out.splitlines()
    assert lines[0].startswith("broken.toml:")
    for told in ("13: crab, levle: Unknown key 'levle'. Did you mean level?", "14: crab, copies: Wanted is a whole"):
        assert any(f"broken.toml:{told}" in line for line in lines), lines


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("[pack]\nname = 'x'\n", 1, "A card pack names its game"),
        ("[[card]]\nid = 'x'\n", 1, "A card pack names its game"),
        ("[pack]\nname = \n", 2, "This is no TOML"),
        ("# mine\n[pack\n[[card]]\n", 2, "This is no TOML"),
    ],
)
def test_half_a_pack(run: Run, text: str, line: int, told: str) -> None:
    pathlib.Path("half.toml").write_text(text, "utf-8")
    done = run("check", "half.toml")
    assert done.code == 1
    assert done.out.startswith(f"half.toml:{line}: {told}")


def test_a_pack_for_a_game_that_is_not_installed(run: Run) -> None:
    pathlib.Path("half.toml").write_text(PACK.replace('"market"', '"marked"'), "utf-8")
    done = run("check", "half.toml")
    assert done.code == 1
    assert done.out.startswith("half.toml:5: Unknown ruleset 'marked'. Did you mean market?")
    done = run("check", "bitter.toml", "--cards", "half.toml")
    assert done.code == 1
    assert "half.toml:5: Unknown ruleset 'marked'. Did you mean market?" in done.err


def test_a_pack_for_a_game_that_takes_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugins, "_default", None)
    pathlib.Path("half.toml").write_text(PACK.replace('"market"', '"gorus-maximus"'), "utf-8")
    done = run("check", "half.toml")
    assert done.code == 1
    assert done.out.startswith("half.toml:5: gorus-maximus: this game takes no card packs")


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (PACK.encode("utf-16"), "save it as UTF-8"),
        (PACK.encode("cp1251"), "save it as UTF-8"),
        (
            PACK.replace("level = 1", f"level = {'9' * 5000}").encode(),
            "broken.toml:13: This is no TOML: A number has too",
        ),
    ],
)
def test_what_editors_make_of_a_pack(run: Run, data: bytes, told: str) -> None:
    pathlib.Path("broken.toml").write_bytes(data)
    done = run("check", "broken.toml")
    assert (done.code, told in done.out) == (1, True), done.out
    done = run("cards", "market", "--cards", "broken.toml")
    assert done.code == 1
    assert "ave the file as UTF-8" in done.err or told in done.err


def test_line_ends_of_old_systems(run: Run) -> None:
    pathlib.Path("old.toml").write_bytes(("\n# a comment" + PACK).replace("\n", "\r").encode())
    assert run("check", "old.toml").code == 0


def test_show_tells_what_a_pack_is(run: Run) -> None:
    done = run("show", "bitter.toml")
    assert done.code == 0
    assert "A card pack" in done.out
    assert "Bitter 1.1" in done.out
    assert "Пакет карт" in run("show", "bitter.toml", "--lang", "uk").out


# --- games ------------------------------------------------------------------------------------------------------------

PLAY = ("play", "market", "--agents", "first", "--seed", "1")


def test_a_game_with_a_pack_is_saved_and_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run(*PLAY, "--cards", "bitter.toml", "--save", "game.json")
    assert done.code == 0, done.err
    assert "Sour Cherry" in done.out
    fresh(monkeypatch)
    for name in ("show", "replay", "check"):
        refused = run(name, "game.json")
        assert refused.code == 1
        assert "played with the card pack Bitter 1.1" in refused.out + refused.err
        assert "No card pack is loaded" in refused.out + refused.err
    assert run("show", "game.json").out == ""
    refused = run("show", "game.json", "--cards", "other.toml")
    assert refused.code == 1
    assert "Bitter 1.1 (digest " in refused.err
    assert "Loaded: Bitter 1.2" in refused.err
    for command in (("show",), ("replay",), ("check",), ("play", "market", "--agents", "first", "--load")):
        fresh(monkeypatch)
        done = run(*command, "game.json", "--cards", "bitter.toml")
        assert done.code == 0, (command, done.err)
    assert "Кисла вишня" in run("replay", "game.json", "--cards", "bitter.toml", "--lang", "uk").out


def test_a_record_with_a_pack(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    tt.add_cards("market", PACK)
    game = tt.new_game("market", 2, options={"cards": "Bitter"}, seed=1)
    while game.outcome is None:
        game.play("take")
    pathlib.Path("game.record").write_text(game.record().to_text(), "utf-8")
    fresh(monkeypatch)
    for command in ("show", "replay", "check"):
        fresh(monkeypatch)
        refused = run(command, "game.record")
        assert refused.code == 1, command
        assert "played with the card pack Bitter 1.1" in refused.out + refused.err
        assert command == "check" or refused.out == ""
        done = run(command, "game.record", "--cards", "bitter.toml")
        assert done.code == 0, (command, done.err)


def test_a_card_of_a_pack_is_not_said_to_be_of_the_program(run: Run) -> None:
    for language, of_pack, ours in (("en", "a card of this pack", "a card of this program"), ("uk", *UKRAINIAN)):
        own = run("cards", "market", "--lang", language).out
        assert own.count(of_pack) == 0
        bitter = run("cards", "market", "--cards", "bitter.toml", "--lang", language).out
        assert (bitter.count(of_pack), bitter.count(ours)) == (2, own.count(ours) - 1)
        assert bitter.count(ours) > 0  # the pack keeps the other cards as they are


def test_a_pack_by_name_needs_to_be_loaded(run: Run) -> None:
    refused = run(*PLAY, "-o", "cards=Bitter")
    assert refused.code == 1
    assert "options: Unknown card pack 'Bitter'. None is loaded. --cards FILE, or" in refused.err
    tt.add_cards("market", PACK)
    assert "Sour Cherry" in run(*PLAY, "-o", "cards=Bitter").out


def test_json_lines_and_a_pack(run: Run) -> None:
    done = run(*PLAY, "--cards", "bitter.toml", "--json")
    assert done.code == 0
    assert json.loads(done.out.splitlines()[-1])["outcome"]["reason"] == "market.end"


@pytest.mark.parametrize("command", [PLAY, ("show", "bitter.toml"), ("check", "bitter.toml"), ("cards", "market")])
def test_a_broken_pack_is_told_line_by_line(run: Run, command: tuple[str, ...]) -> None:
    done = run(*command, "--cards", "broken.toml", width=200)
    assert (done.code, done.out) == (1, "")
    assert "broken.toml:13: crab, levle: Unknown key 'levle'. Did you mean level?" in done.err
    assert done.err.splitlines()[-1] == "tricktable: file: broken.toml: this card pack cannot be used."
    missing = run(*command, "--cards", "none.toml")
    assert (missing.code, missing.out) == (1, "")
    assert "none.toml: No such file" in missing.err


def test_two_packs_at_once_are_refused(run: Run) -> None:
    done = run(*PLAY, "--cards", "bitter.toml", "-o", "cards=Other")
    assert done.code == 2
    assert "--cards and -o cards name different card packs." in done.err
    for name in ("Bitter", "bitter", "Bitter@1.1"):
        assert run(*PLAY, "--cards", "bitter.toml", "-o", f"cards={name}").code == 0
    assert run(*PLAY, "--cards", "bitter.toml", "-o", "cards=Bitter@1.2").code == 2


@pytest.mark.parametrize("command", [PLAY, ("cards", "market")])
def test_a_new_game_is_played_with_one_pack(run: Run, command: tuple[str, ...]) -> None:
    done = run(*command, "--cards", "bitter.toml", "--cards", "other.toml")
    assert done.code == 2
    assert "--cards is given 2 times: bitter.toml, other.toml. Here it names one." in done.err


def test_games_with_several_packs_are_read_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("bitter", "other"):
        fresh(monkeypatch)
        assert run(*PLAY, "--cards", f"{name}.toml", "--save", f"{name}.json").code == 0
    both = ("--cards", "bitter.toml", "--cards", "other.toml")
    fresh(monkeypatch)
    done = run("check", "bitter.json", "other.json", *both)
    assert (done.code, done.out.count("fine")) == (0, 2), done.out
    for command in (("show",), ("replay",), ("play", "market", "--agents", "first", "--load")):
        fresh(monkeypatch)
        assert run(*command, "bitter.json", *both).code == 0, command


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_position_that_names_no_pack_is_told_how_to(run: Run, command: str) -> None:
    tt.add_cards("market", PACK)
    game = tt.new_game("market", 2, options={"cards": "Bitter"}, seed=1)
    data = game.to_position()
    for options, told in (({}, True), ({"cards": "Bitter"}, False)):
        pathlib.Path("table.json").write_text(json.dumps({**data, "options": options}), "utf-8")
        done = run(command, "table.json", "--cards", "bitter.toml", width=300)
        assert done.code == told
        hint = 'The position names no card pack: options = { cards = "Bitter" } in it does.'
        assert (hint in done.out + done.err) == told


def test_a_pack_of_another_game(run: Run) -> None:
    pathlib.Path("wrong.toml").write_text(PACK.replace('"market"', '"gosu"'), "utf-8")
    done = run(*PLAY, "--cards", "wrong.toml")
    assert done.code == 1
    assert "wrong.toml:5: pack, ruleset: This pack is for 'gosu', not for 'market'." in done.err


# --- packs that plugins bring -----------------------------------------------------------------------------------------


class Bloom(Effect, frozen=True, tag="sprout"):
    """A word of the plugin."""

    def carry_out(self, c: Context) -> None:
        c.did = True

    def describe(self, d: Describer) -> str:
        return "bloom"


BLOOMING = PACK.replace("Bitter", "Blooming").replace("copies = 2", 'copies = 2\nentering = [{ do = "sprout" }]')


class Brings:
    """A plugin with a pack and an effect."""

    @tt.hookimpl
    def tricktable_card_packs(self) -> list[tt.AddedPack]:
        return [tt.AddedPack("market", BLOOMING, Vocabulary(effects=(Bloom,)))]


@pytest.fixture
def blooming(monkeypatch: pytest.MonkeyPatch) -> str:
    """The identity of a pack that a plugin has brought."""
    registry = tt.Registry([agents, Installed(), Brings()], strict=True)
    monkeypatch.setattr(plugins, "_default", registry)
    return registry.ruleset("market").card_packs.loaded[0].identity


def test_a_loaded_pack_goes_by_its_name_or_identity(run: Run, blooming: str) -> None:
    shown = run("cards", "market", "crab", "--cards", "blooming")
    assert shown.code == 0
    assert "Card pack Blooming 1.1 (digest " in shown.out
    assert ": bloom." in shown.out
    assert run("cards", "market", "crab", "--cards", blooming).out == shown.out
    assert run(*PLAY, "--cards", "Blooming", "--save", "game.json").code == 0
    assert tt.load(pathlib.Path("game.json").read_bytes()).setup.options.cards == blooming
    assert run("check", "game.json", "--cards", "Blooming").code == 0
    assert run("show", "game.json", "--cards", blooming).code == 0
    assert run("replay", "game.json", "--cards", "Blooming").code == 0


def test_a_file_comes_before_a_pack_of_its_name(run: Run, blooming: str) -> None:
    pathlib.Path("Blooming").write_text(PACK, "utf-8")
    assert "Card pack Bitter 1.1" in run("cards", "market", "--cards", "Blooming").out
    pathlib.Path("Blooming").unlink()
    pathlib.Path("Blooming").mkdir()
    assert "Card pack Blooming 1.1" in run("cards", "market", "--cards", "Blooming").out


@pytest.mark.parametrize("command", [("cards", "market"), ("check", "bitter.toml")])
def test_a_pack_that_is_neither_file_nor_loaded(run: Run, blooming: str, command: tuple[str, ...]) -> None:
    done = run(*command, "--cards", "Bloomin", width=200)
    assert (done.code, done.out) == (1, "")
    told = "Bloomin: No such file, and no card pack of this name is loaded. Unknown card pack 'Bloomin'. Did you mean"
    assert f"{told} Blooming?" in done.err


def test_a_file_may_use_the_effects_of_a_plugin(run: Run, blooming: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pathlib.Path("mine.toml").write_text(BLOOMING.replace("Blooming", "Mine"), "utf-8")
    assert run("check", "mine.toml").out.endswith("), 4 cards): fine\n")
    assert "sprout" in run("cards", "market", "--template").out
    fresh(monkeypatch)
    done = run("check", "mine.toml", width=400)
    assert done.code == 1
    assert "mine.toml:15: crab, entering 1, do: Unknown effect 'sprout'. Known: " in done.out
    assert done.out.endswith(" A plugin may bring others.\n")


def test_a_name_that_is_like_no_card_says_how_to_list_them(run: Run) -> None:
    done = run("cards", "market", "zzz")
    assert done.err == "tricktable: unknown-card: Unknown card 'zzz'. `tricktable cards market` lists all.\n"
    done = run("cards", "market", "zzz", "--cards", "bitter.toml", width=200)
    assert '`tricktable cards market --cards "bitter.toml"` lists all.' in done.err


@pytest.mark.parametrize(("language", "file"), [("en", "FILE"), ("uk", "ФАЙЛ")])
def test_in_a_game_with_a_pack_its_file_is_not_known_any_more(run: Run, language: str, file: str) -> None:
    game = ("play", "market", "--cards", "bitter.toml", "--lang", language)
    done = run(*game, typed="cards zzz\nquit\n", width=200)
    assert f"`tricktable cards market --cards {file}`" in done.out


def test_cards_with_something_on_them_in_a_game_without_packs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    without = tt.Ruleset(
        id="stall", name="Stall", version="1.0", rules=MarketRules, variants=MARKET.variants, cards=FORMAT.own
    )
    plugin = type("Stall", (), {"tricktable_rulesets": staticmethod(tt.hookimpl(lambda: [without]))})()
    monkeypatch.setattr(plugins, "_default", tt.Registry([plugin], strict=True))
    done = run("cards", "stall", "--clan", "red")
    assert done.code == 0
    for part in ("Apple  apple", "Activation: draw 1(+1)", "2 different cards"):
        assert part in done.out
    for refused in (("--template",), ("--cards", "bitter.toml")):
        done = run("cards", "stall", *refused)
        assert (done.code, done.out) == (1, "")
        assert "stall: this game takes no card packs" in done.err or "No such file" in done.err
