from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tricks import Card, format_card, parse_card

suits = st.from_regex(r"[a-z][a-z0-9_]{0,5}(-[a-z0-9_]{1,3}){0,2}", fullmatch=True)
cards = st.builds(Card, suits, st.integers(0, 999_999))


@given(cards)
def test_a_card_is_read_back_as_it_was_written(card: Card) -> None:
    assert parse_card(format_card(card)) == card
    assert card.id == format_card(card)


@given(st.text(max_size=12))
def test_what_is_read_is_written_the_same_and_all_else_is_refused(text: str) -> None:
    try:
        card = parse_card(text)
    except ValueError:
        return
    assert format_card(card) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "blue", "blue-", "-10", "10", "blue 10", "Blue-10", "blue-010", "blue-+1", "blue--1", "blue-1.0"),
        *(" blue-10", "blue-10\n", "blue-\uff11", "блакитний-10", "-blue-10", "blue-" + "9" * 5000),
    ],
)
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a card is written suit-rank"):
        parse_card(text)


def test_a_suit_may_end_like_a_card() -> None:
    assert parse_card("suit-1-2") == Card("suit-1", 2)


@pytest.mark.parametrize(("suit", "rank"), [("", 1), ("Red", 1), ("red-", 1), ("червоний", 1)])
def test_suits_are_ascii(suit: str, rank: int) -> None:
    with pytest.raises(ValueError, match="a suit is lower-case ASCII"):
        Card(suit, rank)


@pytest.mark.parametrize("rank", [-1, 1_000_000])
def test_ranks_have_bounds(rank: int) -> None:
    with pytest.raises(ValueError, match="a rank lies between"):
        Card("red", rank)


def test_a_bad_card_is_refused_when_it_is_decoded() -> None:
    assert msgspec.json.decode(b'{"suit":"red","rank":7}', type=Card) == Card("red", 7)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"suit":"red","rank":-7}', type=Card)
