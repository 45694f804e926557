"""Section 1, aim, deck and deal: what no single example can show."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS, State
from tricktable_gorus_maximus.gladiators import ALL

import tricktable as tt
from tricktable.game import AnyGame

SCHOOLS = ("blue", "brown", "green", "pink", "yellow")


def rank_of(card: str) -> int:
    return int(card.rpartition("-")[2])


def school_of(card: str) -> str:
    return card.rpartition("-")[0]


def dealt(game: AnyGame) -> list[str]:
    state: State = game.position.state
    return [card for pile in (*state.hands, state.stock, state.bout) for card in pile]


def test_eighty_gladiators() -> None:
    """gorus.setup.gladiators: five schools of sixteen, every rank once in each."""
    assert len(ALL.cards) == len(set(ALL.cards)) == 80
    for school in SCHOOLS:
        assert sorted(rank_of(card) for card in ALL.cards if school_of(card) == school) == list(range(16))


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Blue Fists", "Brown Swords", "Green Arrows", "Pink Axes", "Yellow Shields"]),
        ("uk", ["Сині Кулаки", "Бурі Мечі", "Зелені Стріли", "Рожеві Сокири", "Жовті Щити"]),
    ],
)
def test_school_names(language: str, names: list[str]) -> None:
    """gorus.setup.school-names: the five names, in either language."""
    tr = GORUS_MAXIMUS.speech(language).tr
    assert [tr(f"school.{school}") for school in SCHOOLS] == names


@pytest.mark.parametrize("language", ["en", "uk"])
def test_card_face(language: str) -> None:
    """gorus.setup.card-face: a gladiator is called by rank and school, so that all eighty can be told apart."""
    speech = GORUS_MAXIMUS.speech(language)
    texts = {card: speech.card(card) for card in ALL.cards}
    assert len(set(texts.values())) == 80
    for card, text in texts.items():
        assert text.endswith(f" {rank_of(card)}")
        assert speech.tr(f"colour.{school_of(card)}") in text


def test_card_face_favour_on_some() -> None:
    """gorus.setup.card-face: of the sixteen ranks some carry crowd favour, some a player number."""
    with_favour = {rank for rank, _ in GORUS_MAXIMUS.options_type().crowd_favour}
    assert with_favour == {0, 8, 9, 10, 11, 12}


def test_numbers() -> None:
    """gorus.setup.numbers: a gladiator joins from its player number on; without one it plays in every game."""
    least: dict[int, int] = {}
    for seats in range(8, 0, -1):
        for card in dealt(tt.new_game("gorus-maximus", seats, seed=1)):
            least[rank_of(card)] = seats
    assert least == {rank: {3: 6, 13: 6, 2: 7, 14: 7, 1: 8, 15: 8}.get(rank, 1) for rank in range(16)}


@pytest.mark.parametrize(
    ("seats", "schools", "ranks"),
    [
        (1, 3, [0, *range(4, 13)]),
        (2, 3, [0, *range(4, 13)]),
        (3, 3, [0, *range(4, 13)]),
        (4, 4, [0, *range(4, 13)]),
        (5, 5, [0, *range(4, 13)]),
        (6, 5, [0, *range(3, 14)]),
        (7, 5, [0, *range(2, 15)]),
        (8, 5, list(range(16))),
    ],
)
def test_the_deck(seats: int, schools: int, ranks: list[int]) -> None:
    """gorus.setup.schools, gorus.setup.deck, gorus.setup.deck-six, gorus.setup.deck-seven, gorus.setup.deck-eight."""
    cards = dealt(tt.new_game("gorus-maximus", seats, seed=2))
    by_school: dict[str, list[int]] = {}
    for card in cards:
        by_school.setdefault(school_of(card), []).append(rank_of(card))
    assert len(by_school) == schools
    assert all(sorted(have) == ranks for have in by_school.values())
    assert len(cards) == {1: 30, 2: 30, 3: 30}.get(seats, 10 * seats)


@pytest.mark.parametrize("seats", range(3, 9))
def test_troupes(seats: int) -> None:
    """gorus.setup.troupe, gorus.setup.sort: all is dealt, ten each, no card twice; sorted by school, then rank."""
    for seed in range(20):
        state: State = tt.new_game("gorus-maximus", seats, seed=seed).position.state
        cards = [card for hand in state.hands for card in hand]
        assert [len(hand) for hand in state.hands] == [10] * seats
        assert state.stock == ()
        assert len(set(cards)) == len(cards)
        for hand in state.hands:
            assert list(hand) == sorted(hand, key=lambda card: (SCHOOLS.index(school_of(card)), rank_of(card)))


def test_the_deck_is_shuffled() -> None:
    """gorus.setup.troupe: over many deals each gladiator reaches each seat about as often."""
    seen: Counter[tuple[str, int]] = Counter()
    for seed in range(300):
        state: State = tt.new_game("gorus-maximus", 5, seed=seed).position.state
        seen.update((card, seat) for seat, hand in enumerate(state.hands) for card in hand)
    assert len(seen) == 50 * 5
    assert min(seen.values()) > 30
    assert max(seen.values()) < 95


def test_schools_drawn() -> None:
    """gorus.setup.schools-drawn: the seed draws them; every choice of three comes up; chosen ones are taken."""
    drawn = {tt.new_game("gorus-maximus", 3, seed=seed).position.state.schools for seed in range(200)}
    assert drawn == set(combinations(SCHOOLS, 3))
    again = [tt.new_game("gorus-maximus", 4, seed=7).position.state.schools for _ in range(3)]
    assert again[0] == again[1] == again[2]
    chosen = {"schools": ["pink", "blue", "green"]}
    states = [tt.new_game("gorus-maximus", 3, seed=seed, options=chosen).position.state for seed in range(10)]
    assert {state.schools for state in states} == {("blue", "green", "pink")}


def test_schools_named_in_any_order_can_be_saved() -> None:
    """gorus.options.schools: the order in which they are named does not matter, not for a save either."""
    game = tt.new_game("gorus-maximus", 3, seed=1, options={"schools": ["pink", "green", "blue"]})
    same = tt.new_game("gorus-maximus", 3, seed=1, options={"schools": ["blue", "green", "pink"]})
    assert tt.load(game.to_json()).position == game.position
    assert game.position.state == same.position.state


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_schools_kept(seats: int) -> None:
    """gorus.setup.schools-kept: the deck is the same in every round of a game."""
    game = tt.new_game("gorus-maximus", seats, seed=11)
    deck, schools, last_round = sorted(dealt(game)), game.position.state.schools, 0
    while game.outcome is None:
        state: State = game.position.state
        assert state.schools == schools
        if state.round > last_round:
            assert sorted(dealt(game)) == deck
            last_round = state.round
        game.play(game.legal_actions()[-1])
    assert last_round >= 3


@pytest.mark.parametrize("seats", range(2, 9))
def test_dealer_drawn(seats: int) -> None:
    """gorus.setup.dealer: the seed draws the first dealer, and may draw any."""
    dealers = [tt.new_game("gorus-maximus", seats, seed=seed).position.state.dealer for seed in range(120)]
    assert set(dealers) == set(range(seats))
    assert dealers == [tt.new_game("gorus-maximus", seats, seed=seed).position.state.dealer for seed in range(120)]


def test_names_change_nothing() -> None:
    """gorus.setup.dealer, gorus.setup.troupe: the seed deals and draws the dealer, whoever sits at the table."""
    ann, zoe = (tt.new_game("gorus-maximus", [name, "Bea", "Cid"], seed=9) for name in ("Ann", "Zoe"))
    assert ann.position == zoe.position
