"""`tricktable play`: what people type, and what programs play."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess

import pytest

import tricktable as tt
from tests.cli.conftest import CLEAN, COMMAND, Run

GAME = ("play", "gorus-maximus", "--seed", "7")
SECTIONS = len(tt.ruleset("gorus-maximus").rulebook.sections)


def test_you_play_against_two_programs_by_default(run: Run) -> None:
    done = run(*GAME, typed="quit\n")
    assert done.code == 3
    assert "Player 1, your choice" in done.out
    assert "Random 2: Pink 5." in done.out
    assert "Random 3: Pink 7." in done.out


GOSU = ("play", "gosu", "--seed", "5")


def test_you_play_against_a_program_made_for_the_game_where_there_is_one(run: Run) -> None:
    done = run(*GOSU, typed="1\nquit\n")
    assert "Simple 2" in done.out
    assert "Random" not in done.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("cards", "Dark Goblin Avenger dark-goblin-avenger"),
        ("cards trsck", "destroy 1 FREE card. If you do, draw as many cards as its level."),
        (":cards ТРСК", "Zombie Mutation."),
        ("cards nonsense", "Unknown card 'nonsense'"),
        ("help", "read what is on the cards of your hand"),
    ],
)
def test_cards_can_be_read_while_the_game_stands(run: Run, typed: str, answer: str) -> None:
    done = run(*GOSU, typed=f"{typed}\nquit\n")
    assert answer in " ".join(done.out.split())


def test_where_nothing_is_written_on_cards_there_is_no_such_word(run: Run) -> None:
    done = run(*GAME, typed="help\ncards\nquit\n")
    assert "cards of your hand" not in done.out
    assert "Unknown action 'cards'" in done.out


@pytest.mark.parametrize("typed", ["2", "play pink-12", "PLAY pink-12", "  play   pink-12  "])
def test_an_action_by_number_or_by_name(run: Run, typed: str) -> None:
    done = run(*GAME, typed=f"{typed}\nquit\n")
    assert "Player 1: Pink 12." in done.out


def test_a_card_is_called_by_its_name_in_the_language_of_the_table(run: Run) -> None:
    assert "Player 1: Pink 12." in run(*GAME, typed="play Pink 12\nquit\n").out
    assert "Гравець 1: Рожевий 12." in run(*GAME, "--lang", "uk", typed="play рожевий 12\nquit\n").out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("зіграти", "Немає такої дії: 'зіграти'. Наберіть «help»"),
        ("pley kork", "Немає такої дії: 'pley'. Може, play? Наберіть «help»"),
        ("rules 99", "Немає такого пункту правил: '99'. Розділи — від 1 до"),
        ("cards nonsense", "Немає такої карти: 'nonsense'. Усі карти покаже `tricktable cards gosu`."),
        ("cards Трськ", "Немає такої карти: 'Трськ'. Може, Трск"),
        ("cards --clan nonsense", "Немає такого клану: 'nonsense'. Є "),
        ("play", "Для «play» ще треба вказати: карта. Наберіть «help»"),
        ("play trsck 1", "'1' зайве: «play» стільки не потребує."),
        ("pass 1", "'1' зайве: «pass» пишуть без нічого."),
        ("play nonsense", "Немає такої карти: 'nonsense'. Наберіть «help»"),
        ("save x.txt", "x.txt: назва збереженої гри закінчується на .json або .msgpack."),
        ("save /no/such/x.json", "/no/such/x.json: немає теки /no/such."),
        ("save /tmp/.json", "/tmp/.json: назва"),
    ],
)
def test_what_is_misread_is_said_in_the_language_of_the_table(run: Run, typed: str, answer: str) -> None:
    done = run(*GOSU, "--lang", "uk", typed=f"{typed}\nquit\n", width=200)
    assert answer in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? play blue-5", "gorus.bout.follow"),
        ("play blue-5", "gorus.bout.follow"),
        ("? play yellow-1", "gorus.bout.troupe"),
        ("? 1", "That is allowed."),
        ("?", "Type an action after the question mark"),
        ("9", "The numbers go from 1 to 2"),
        ("999999999999", "The numbers go from 1 to 2"),
        ("pley pink-12", "Did you mean play?"),
        ("play", "also needs: card"),
        ("\x1b[2J", "Unknown action '\\x1b[2j'"),
        ("²", "Unknown action"),
        ("rules", "The challenge"),
        ("rules 2.7", "gorus.bout.follow"),
        ("rules 99", f"Unknown paragraph '99'. Sections are 1 to {SECTIONS}."),
        ("rules gorus.bout.folow", "Unknown paragraph 'gorus.bout.folow'. Did you mean gorus.bout.follow"),
        ("tabel", "Did you mean table?"),
        ("help", "read why an action is not allowed"),
        ("undo", "nothing to take back"),
        ("save", "Say where"),
        ("save x.txt", "a save ends in"),
        ("x" * 5000 + "2", "Unknown action"),
    ],
)
def test_what_is_answered_while_the_game_stands(run: Run, typed: str, answer: str) -> None:
    done = run(*GAME, typed=f"{typed}\nquit\n")
    assert done.code == 3
    assert answer in " ".join(done.out.split())
    assert "Player 1: " not in done.out
    assert "\x1b" not in done.out


def test_undo_takes_back_what_showed_nothing_new(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.json"
    done = run(*GAME, "--save", str(file), typed="2\nundo\nquit\n")
    assert "Taken back." in done.out
    assert tt.load(file.read_bytes()).step == 2


def test_undo_stops_at_what_a_program_showed_since(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.json"
    done = run(*GAME, "--save", str(file), typed="2\n1\nundo\nquit\n")
    assert "Somebody else has moved since." in done.out
    assert tt.load(file.read_bytes()).step == 7
    done = run(*GAME, "--save", str(file), typed="2\n1\nundo!\nquit\n")
    assert "Taken back." in done.out
    assert tt.load(file.read_bytes()).step == 3


def test_a_game_whose_way_cannot_be_retraced_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def diverged(*args: object, **more: object) -> None:
        raise tt.ReplayDivergedError(3, "the actions do not lead here.")

    monkeypatch.setattr(tt.Game, "undo", diverged)
    done = run(*GAME, typed="1\nundo\nquit\n")
    assert done.code == 3
    assert "step 3: the actions do not lead here." in done.out


def test_save_to_another_file_and_go_on_there(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "кіт.msgpack"
    done = run(*GAME, typed=f"2\nsave {file}\nquit\n")
    assert "Saved in" in done.out
    done = run("play", "gorus-maximus", "--load", str(file), typed="quit\n")
    assert "3 gladiators collected" in done.out
    assert done.code == 3


@pytest.mark.parametrize("name", ["game.json", "game.msgpack"])
def test_the_game_is_saved_after_every_step_and_resumed(run: Run, tmp_path: pathlib.Path, name: str) -> None:
    file = tmp_path / name
    run(*GAME, "--save", str(file), typed="2\n3\nquit\n")
    begun = tt.load(file.read_bytes())
    assert begun.to_act == 0
    done = run("play", "gorus-maximus", "--load", str(file), "--save", str(file), "--agents", "random")
    assert done.code == 0
    ended = tt.load(file.read_bytes())
    assert ended.outcome is not None
    assert ended.history[: len(begun.history)] == begun.history
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_save_that_is_there_is_kept_until_the_first_step(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.json"
    run(*GAME, "--save", str(file), typed="2\nquit\n")
    before = file.read_bytes()
    run("play", "gorus-maximus", "--save", str(file), typed="quit\n")
    assert tt.load(file.read_bytes()).players == tt.load(before).players


def test_programs_play_to_the_end_and_the_same_seed_plays_the_same(run: Run) -> None:
    first = run(*GAME, "--agents", "random", "--players", "4")
    assert first.code == 0
    assert "wins" in first.out.splitlines()[-1]
    assert "Random 4" in first.out
    assert run(*GAME, "--agents", "random", "--players", "4").out == first.out
    assert run("play", "gorus-maximus", "--seed", "x7", "--agents", "random", "--players", "4").out != first.out


def test_a_seed_of_digits_is_a_number(run: Run) -> None:
    done = run(*GAME, "--agents", "first", "--json")
    game = tt.new_game("gorus-maximus", 3, seed=7)
    events = [json.loads(line)["event"] for line in done.out.splitlines()[:-1]]
    while game.outcome is None:
        for event in game.play(game.legal_actions()[0]).events:
            expected = json.loads(tt_json(event))
            assert events.pop(0) == expected
    assert events == []


def tt_json(value: object) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


def test_json_lines_keep_what_the_person_may_not_know(run: Run) -> None:
    done = run("play", "gorus-maximus", "--players", "2", "--seed", "1", "--json", typed="1\n1\n1\nquit\n")
    events = [json.loads(line) for line in done.out.splitlines()]
    drawn = [each["event"] for each in events if each["event"]["type"] == "drew"]
    assert any(each["card"] for each in drawn if each["seat"] == 0)
    assert not any(each["card"] for each in drawn if each["seat"] == 1)
    assert "your choice" in done.err


def test_options_and_variants(run: Run) -> None:
    done = run(*GAME, "-o", "goal=5", "-o", 'schools=["blue","green","pink"]', typed="quit\n")
    assert "0 of 5" in done.out
    done = run(*GAME, "--players", "4", "--variant", "Teams", "-o", "teams=2-2", typed="quit\n")
    assert "Player 1, Random 3" in done.out


@pytest.mark.parametrize(
    ("args", "said", "code"),
    [
        (["-o", "goal=0"], "gorus.options.goal", 1),
        (["-o", "gaol=1"], "Did you mean goal?", 1),
        (["-o", "goal"], "is not key=value", 2),
        (["-o", "goal=1", "-o", "goal=2"], "given twice", 2),
        (["--players", "12"], "1 to 8 players", 1),
        (["--players", "-1"], "-1", 1),
        (["--players", "two"], "not a valid integer", 2),
        (["--names", "A,b,a"], "Two players", 1),
        (["--names", "A,,b"], "empty", 1),
        (["--names", "A,B", "--players", "1"], "2 names for 1 seats", 1),
        (["--agents", "human,rand,random"], "Did you mean random?", 1),
        (["--agents", "human,random", "--players", "3"], "2 agents for 3 seats", 1),
        (["--variant", "duell"], "Did you mean duel?", 1),
        (["--save", "game.txt"], "ends in .json or .msgpack", 2),
        (["--save", "/no/such/place/game.json"], "there is no directory", 2),
        (["--load", "/no/such/game.json"], "No such file", 1),
        (["--load", "/dev/null"], "empty", 1),
        (["--nonsense"], "No such option", 2),
    ],
)
def test_wrong_command_lines_are_one_line(run: Run, args: list[str], said: str, code: int) -> None:
    done = run("play", "gorus-maximus", *args)
    assert done.code == code
    assert said in done.err.splitlines()[-1]
    assert done.out == ""


def test_an_unknown_language_is_english_with_a_note(run: Run) -> None:
    done = run(*GAME, "--lang", "xx", typed="quit\n")
    assert "available: en, uk" in done.err
    assert "You may:" in done.out
    assert "Можна:" in run(*GAME, "--lang", "uk_UA.UTF-8", typed="quit\n").out


class Broken:
    """A program that fails, or cheats."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: object) -> object:
        raise ZeroDivisionError("oh")


def test_a_program_that_fails_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tricktable.agents.simple.RandomAgent.choose", Broken.choose)
    done = run(*GAME, "--agents", "random")
    assert done.code == 1
    assert "plugin: random: the program of seat" in done.err
    monkeypatch.setattr("tricktable.agents.simple.RandomAgent.choose", lambda self, view: "play blue-5")
    assert "not legal" in run(*GAME, "--agents", "random").err


def test_people_hand_the_screen_over(run: Run) -> None:
    done = run(*GAME, "--names", "Ann,Ben,Cid", typed="\nplay pink-5\n\n1\nquit\n")
    page = done.out.index("Hand the screen to Cid.")
    assert "Your troupe" in done.out[:page]
    between = done.out[page : done.out.index("Gorus Maximus: Cid")]
    assert "Your troupe" not in between
    assert done.out.count("Hand the screen") == 3
    alone = run(*GAME, "--names", "Ann", typed="quit\n")
    assert "Hand the screen" not in alone.out


def test_nobody_takes_back_what_another_person_decided(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.json"
    people = (*GAME, "--names", "Ann,Ben,Cid", "--save", str(file))  # Ben leads, then Cid, then Ann
    done = run(*people, typed="\n1\n\nundo\nundo!\nquit\n")
    assert done.out.count("There is nothing to take back.") == 2  # of Cid's
    assert tt.load(file.read_bytes()).step == 1


def test_undo_by_force_goes_back_to_the_last_choice_of_who_asks(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.json"
    people = ("play", "gorus-maximus", "--seed", "7", "--names", "Ann,Ben,Cid", "--save", str(file))
    run(*people, typed="\n1\n" * 4 + "quit\n")  # who won the first bout leads the next
    begun = tt.load(file.read_bytes())
    asks = begun.to_act
    assert asks is not None
    last = max(at for at, taken in enumerate(begun.record().actions) if taken.seat == asks)
    assert last < begun.step - 1  # others have moved since
    done = run("play", "gorus-maximus", "--load", str(file), "--save", str(file), "--agents", "human",
               typed="\nundo\nundo!\nquit\n")  # fmt: skip
    assert "Somebody else has moved since." in done.out
    assert "Taken back." in done.out
    again = tt.load(file.read_bytes())
    assert (again.step, again.to_act) == (last, asks)


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_the_screen_is_cleared_between_two_people() -> None:
    import pty

    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [*COMMAND, *GAME, "--names", "Ann,Ben,Cid"],
        env={**CLEAN, "TERM": "xterm", "NO_COLOR": "1"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    seen = b""

    def until(text: bytes) -> None:
        nonlocal seen
        seen = b""
        while text not in seen:
            seen += os.read(ours, 65536)

    try:
        until(b"press Enter:")
        os.write(ours, b"\n")
        until(b"Ben, your choice:")
        assert b"Your troupe" in seen
        os.write(ours, b"1\n")
        until(b"press Enter:")
        cleared = seen.index(b"\x1b[2J\x1b[3J\x1b[H")
        assert b"Your troupe" not in seen[cleared:]
        assert b"Cid" in seen[cleared:]
        os.write(ours, b"\x04")  # Ctrl-D
        assert running.wait(20) == 3
    finally:
        running.kill()
        running.wait()
        os.close(ours)
