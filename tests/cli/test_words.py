"""Names and texts on the terminal: brackets, control characters, wide and combined letters."""

from __future__ import annotations

import unicodedata

import pytest
from rich.cells import cell_len

from tests.cli.conftest import Run
from tricktable.cli.letters import clean, readable
from tricktable.locale import core_catalogs, gaps

GAME = ("play", "gorus-maximus", "--seed", "7")


def test_brackets_are_no_markup(run: Run) -> None:
    done = run(*GAME, "--names", "[red]Ann[/red],[bold],:smile:", "--agents", "random")
    assert "[red]Ann[/red]: " in done.out
    assert "[bold]: " in done.out
    assert ":smile:: " in done.out


@pytest.mark.parametrize("name", ["A\x1b[2Jnn", "B\u202en", "C\u0007"])
def test_names_with_control_characters_never_reach_the_terminal_raw(run: Run, name: str) -> None:
    done = run(*GAME, "--names", f"{name},Ben,Cid", "--agents", "random")
    shown = done.out + done.err
    assert shown
    assert not [char for char in shown if unicodedata.category(char) in ("Cc", "Cf") and char != "\n"]


@pytest.mark.parametrize(
    "names", ["王小明,Ann,Żółć", "Zoe\u0308,x\u0302y\u0302z\u0302,Ann", "👩\u200d👩\u200d👧,Ann,Ben"]
)
def test_columns_align_whatever_the_letters(run: Run, names: str) -> None:
    done = run(*GAME, "--names", names, "--agents", "random")
    framed = [line for line in done.out.splitlines() if line.startswith(("│", "╭", "╰"))]
    assert len(framed) > 10
    assert {cell_len(line) for line in framed} == {80}


@pytest.mark.parametrize("width", [30, 40, 80])
def test_nothing_is_cut_inside_a_combined_letter(run: Run, width: int) -> None:
    name = "x\u0302" * 70
    done = run(*GAME, "--names", f"{name},Ann,Ben", "--agents", "random", width=width)
    assert done.out.count("\u0302") == done.out.count("x\u0302") > 70
    assert not any(line.lstrip("│ ").startswith("\u0302") for line in done.out.splitlines())


def test_clean_leaves_ordinary_text_alone() -> None:
    assert clean("Зоряна ’ї Zoe 王 👩\u200d👧") == "Зоряна ’ї Zoe 王 👩\u200d👧"
    assert clean("a\nb\tc\x7f\x9b\ud800") == "a\\x0ab\\x09c\\x7f\\x9b\\ud800"


@pytest.mark.parametrize("encoding", ["ascii", "cp1251", "cp1252", "latin-1", "koi8-u", "utf-8", "no-such"])
def test_readable_always_fits(encoding: str) -> None:
    text = "".join(chr(code) for code in range(0x20, 0x3000)) + "王👩"
    out = readable(text, encoding)
    out.encode("ascii" if encoding == "no-such" else encoding)


def test_ukrainian_in_latin_letters() -> None:
    assert readable("Щука їсть ґедзя, Юрій — ні…", "ascii") == "Shchuka ist gedzia, Iurii - ni..."


def test_the_catalogs_say_the_same_things() -> None:
    english, ukrainian = core_catalogs()["en"], core_catalogs()["uk"]
    assert sorted(english) == sorted(ukrainian)
    for id, text in english.items():
        assert gaps(text) == gaps(ukrainian[id]), id
        if not isinstance(text, str):
            assert set(ukrainian[id]) == {"by", "one", "few", "many"}, id
