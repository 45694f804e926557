"""Notation: every action has a text that comes back, and a faulty text is told where."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tricktable import NotationError, Value
from tricktable.notation import format_action, parse_action


class Bid(Value, frozen=True, tag="bid"):
    tricks: int
    trump: str | None
    cards: tuple[str, ...] = ()


class Pass(Value, frozen=True, tag="pass"):
    pass


TYPES = [Bid, Pass]


@given(st.integers(-(2**60), 2**60), st.none() | st.text(), st.lists(st.text()).map(tuple))
@example(0, None, (" ", "a b"))
def test_an_action_comes_back_from_its_text(tricks: int, trump: str | None, cards: tuple[str, ...]) -> None:
    action = Bid(tricks, trump, cards)
    text = format_action(action)
    assert text.isascii() or trump
    assert "\n" not in text
    assert parse_action(text, TYPES) == action


@given(st.tuples(st.integers(0, 3), st.sampled_from(["a", "-", "1", '"', "true", "[", None])))
def test_different_actions_have_different_texts(values: tuple[int, str | None]) -> None:
    texts = {format_action(Bid(n, trump)) for n in range(4) for trump in ("a", "-", "1", '"', "true", "[", None)}
    assert len(texts) == 28
    assert format_action(Bid(*values)) in texts


def test_space_and_case_of_the_verb_do_not_matter() -> None:
    assert parse_action("  PASS ", TYPES) == Pass()


@pytest.mark.parametrize(
    ("text", "column", "says"),
    [
        ("", 1, "missing"),
        ("pas", 1, "Did you mean 'pass'"),
        ("  xyz 3", 3, "There are: bid, pass."),
        ("pass now", 6, "'now' is too much: 'pass' stands alone."),
        ("bid", 4, "tricks, trump, cards"),
        ("bid 3 a ", 8, "cards"),
        ("bid many a []", 5, "tricks"),
        ("bid 3.5 a []", 5, "tricks"),
        ("bid 3 a {}", 9, "cards"),
        ('bid 3 "a []', 7, "trump"),
        ("bid " + "9" * 5000 + " a []", 5, "tricks"),
        ("bid 3 a " + "[" * 5000, 9, "cards"),
    ],
)
def test_a_faulty_text_is_told_where(text: str, column: int, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, TYPES)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert says in str(caught.value)
    assert "line" not in str(caught.value)  # an action has but one


@given(st.text())
def test_any_text_is_an_action_or_a_notation_error(text: str) -> None:
    column = 1
    try:
        parse_action(text, TYPES)
    except NotationError as error:
        column = error.column
    assert 1 <= column <= len(text) + 1
