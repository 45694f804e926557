"""On which line of a TOML text something stands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.effects.writing import toml_value
from tricktable.packs.toml_lines import TomlError, line_at, lines_of, parse_toml

MARKED = '''
pack.name = "a"                 # pack.name
[[card]]                        # card.0
id = "x" # [[card]] "           # card.0.id
name = { en = "[", uk = "#" }   # card.0.name card.0.name.en card.0.name.uk
list = [                        # card.0.list
    # a comment with ] in it
    1,                          # card.0.list.0
    [ 2,                        # card.0.list.1 card.0.list.1.0
      "]" ],                    # card.0.list.1.1
    { do = "draw", a.b = [      # card.0.list.2 card.0.list.2.do card.0.list.2.a.b
        1979-05-27 07:32:00 ] } # card.0.list.2.a.b.0
]
text = """ # none
[[card]]
\\""" """
after = 1                       # card.0.after

[[card]]                        # card.1
'quoted key' = \'\'\'
lines'\'\'\'\'
"q.k" = 2                       # card.1.q~k
[card.sub]                      # card.1.sub
k = 0x1F                        # card.1.sub.k
[[card.more]]                   # card.1.more.0
k = +inf                        # card.1.more.0.k
[[card.more]]                   # card.1.more.1
[[ card . more . "in" ]]        # card.1.more.1.in.0
k = false                       # card.1.more.1.in.0.k
[[card]]                        # card.2
[other]                         # other
'''


def test_every_kind_of_place_has_its_line() -> None:
    lines = lines_of(MARKED)
    checked = 0
    for number, line in enumerate(MARKED.split("\n"), 1):
        _, _, marks = line.rpartition("  # ")
        for mark in marks.split() if re.fullmatch(r"[\w.~ ]+", marks) and "." in marks else ():
            path = tuple(int(part) if part.isdigit() else part.replace("~", ".") for part in mark.split("."))
            assert lines[path] == number, mark
            checked += 1
    assert checked == 25
    assert set(lines) == set(_paths(tomllib.loads(MARKED)))


def test_line_ends_of_other_systems() -> None:
    assert lines_of(MARKED.replace("\n", "\r\n")) == lines_of(MARKED)


def _paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _paths(value, (*path, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from _paths(value, (*path, at))


def test_the_nearest_thing_around_stands_for_what_is_not_there() -> None:
    lines = lines_of("[pack]\n\n[[card]]\nname = { en = 'x' }\n")
    assert line_at(lines, ("card", 0, "name", "uk")) == 4
    assert line_at(lines, ("card", 0, "level")) == 3
    assert line_at(lines, ("other",)) == 1
    assert line_at(lines, ()) == 1


LEAVES = st.integers(0, 9) | st.booleans() | st.text(max_size=5)
DATA = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
)


@given(st.lists(DATA, min_size=1, max_size=5))
def test_every_path_of_any_data_is_found_on_its_line(items: list[Any]) -> None:
    text = "".join(f"k{at} = {toml_value(item)}\n" for at, item in enumerate(items))
    data = parse_toml(text)
    expected = {path: int(path[0][1:]) + 1 for path in _paths(data)}
    assert lines_of(text) == expected


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("a = 1\nb = \n", 2, "Invalid value"),
        ("a = 1\n\n[x\n", 3, "Expected ']'"),
        ('a = 1\nb = "x\ny"\n', 2, "Illegal character"),
        ("a = 1\na = 2", 2, "Cannot overwrite a value"),
        ("a = 1\n[a]\nb = 1\n\n", 2, "overwrite"),
        ("x = [1,\n2", 2, ""),
        ("\n\nwhat is this", 3, "A line is key = value"),
        ("[a]\nx = { b = 1,\nc = 2 }", 2, "A { } stays on one line"),
        ('[a]\nx = { b = "}", }', 2, "no comma comes before its }"),
        ("[a]\nx = { b = 1\n}", 2, "A { } stays on one line"),
        ("x = { a = 1 b = 2 }", 1, "Unclosed inline table: a comma or a closing bracket is missing before this"),
        ("x = [\n1\n2 ]", 3, "Unclosed array: a comma or a closing bracket is missing before this"),
        ("a = 1\nx = 07", 2, "A number begins with no 0: 7, not 07"),
        ("x = [1, -01]", 1, "A number begins with no 0"),
        ("x = { a = 01 }", 1, "A number begins with no 0"),
        ("x = “y”", 1, 'Quotes are straight ones: "...".'),
        ("x = [ 1, „y“ ]", 1, "Quotes are straight ones"),
        ("[pack]\n[pack]", 2, "[pack] stands here a second time"),
        ("x = True", 1, "true and false are in small letters"),
        ("x = yes", 1, "a text stands in quotes"),
        (f'x = "{"9" * 9}"\ny = -{"9" * 5000}', 2, "A number has too many digits"),
        (f"a = 1\nb = '['\nx = {'[' * 100_000}\n[[card]]", 3, "nested too deeply"),
        ("[\x00p\x00", 1, "save the file as UTF-8"),
        (f"a = {'[' * 100_000}", 1, "nested too deeply"),
        (f"\n{'a.' * 100}b = 1", 2, "a key has more than 20 parts"),
        ("#" * 2**21, 1, "larger than 1 MiB"),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int, told: str) -> None:
    with pytest.raises(TomlError) as caught:
        parse_toml(text)
    assert caught.value.line == line
    assert told in caught.value.message
    assert "(at " not in caught.value.message


def test_a_whole_file_of_cards() -> None:
    text = (files("tests.packs") / "cards.toml").read_text("utf-8")
    lines = lines_of(text)
    for path in _paths(parse_toml(text)):
        key = str(path[-1])
        assert isinstance(path[-1], int) or key in text.split("\n")[lines[path] - 1]
