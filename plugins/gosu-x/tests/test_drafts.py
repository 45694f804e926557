"""The draft of the clans in every way, the tiles of the two that nobody has, decks, hands, and hands shown."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from gosu_x_golden import DEALS, deal_marks
from gosu_x_tables import BOX, CLANS, PAIRS, deck_of, everything, given, level, moves, new_game, table, without
from tricktable_gosu_x import State
from tricktable_gosu_x.table import (
    ClanTaken,
    Draft,
    HandKept,
    Redrew,
    TilesActive,
)

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.tableau import KeepHand, Redraw
from tricktable.tableau.events import Drew

ORDER = (0, 1, 1, 0, 0, 1)
"""Who picks: 0 the first player, 1 the second."""


def drafted(seed: int | str) -> tuple[AnyGame, list[tuple[int, str]]]:
    """A game after its draft by chance, and who took what."""
    game, rng = new_game(seed, "pick"), random.Random(str(seed))
    taken: list[tuple[int, str]] = []
    while game.position.state.phase == "draft":
        picker = game.to_act
        assert picker is not None
        action = rng.choice(game.legal_actions())
        step = game.play(action)
        assert step.events[0] == ClanTaken(picker, action.clan)
        taken.append((picker, action.clan))
    return game, taken


# --- the draft -------------------------------------------------------------------------------------------------------


def test_the_order_of_the_draft() -> None:
    """gosu-x.setup.draft-order, gosu-x.setup.first-player: one, two, two, one; whoever begins picks first."""
    firsts = set()
    for seed in range(40):
        game, taken = drafted(seed)
        first = game.position.state.first
        firsts.add(first)
        assert [seat for seat, _ in taken] == [(first + each) % 2 for each in ORDER]
        for seat, side in enumerate(game.position.state.sides):
            assert list(side.clans) == [clan for at, clan in taken if at == seat]
    assert firsts == {0, 1}


def test_what_can_be_picked() -> None:
    """gosu-x.setup.clans, gosu-x.setup.draft: any clan that is left, and no other."""
    game = new_game(3, "pick")
    for count in range(6):
        assert [action.clan for action in game.legal_actions()] == [
            clan for clan in CLANS if clan not in [each for side in game.position.state.sides for each in side.clans]
        ]
        assert len(game.legal_actions()) == 8 - count
        game.play(game.legal_actions()[count % 3])
        if count < 5:
            before = next(each for side in game.position.state.sides for each in side.clans)
            for wrong in (before, "goblins", ""):
                rejection = game.why_not(Draft(wrong))
                assert rejection is not None
                assert rejection.rule == "gosu-x.setup.draft"
    assert game.position.state.phase == "mulligan"
    rejection = game.why_not(Draft(game.position.state.tiles[0]))
    assert rejection is not None
    assert rejection.rule == "gosu-x.setup.keep"


def test_the_draft_is_open() -> None:
    """gosu-x.setup.draft: both players and everybody else see who has what, and nobody holds a card."""
    game = new_game(5, "pick")
    for action in ("draft xi-an", "draft galmi"):
        game.play(action)
    for viewer in (0, 1, None):
        view = game.view(viewer).table
        assert sorted(clan for side in view.sides for clan in side.clans) == ["galmi", "xi-an"]
        assert view.hand == ()
        assert [side.hand for side in view.sides] == [0, 0]
        assert view.tiles == ()
    assert sorted(game.position.state.box) == BOX


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("draft", ["given", "pick"])
def test_every_pair_of_tiles(pair: tuple[str, str], draft: str) -> None:
    """gosu-x.setup.draft-pairs, gosu-x.setup.tiles, gosu-x.setup.box, gosu-x.setup.decks: and the games end."""
    if draft == "given":
        game = without(pair, "pairs")
    else:
        game = new_game("-".join(pair), "pick")
        while game.position.state.phase == "draft":
            game.play(next(each for each in reversed(game.legal_actions()) if each.clan not in pair))
    state: State = game.position.state
    assert state.tiles == pair
    assert list(state.box) == deck_of(pair)
    for side in state.sides:
        deck = [*side.hand, *side.pile]
        assert len(deck) == 45
        assert sorted(deck) == deck_of(side.clans)
        assert Counter(map(level, deck)) == {1: 24, 2: 15, 3: 6}
        assert len(side.hand) == 7
    for viewer in (0, 1, None):
        assert game.view(viewer).table.tiles == pair
    for _ in moves(game, "pairs", 0.8):
        assert game.position.state.tiles == pair
    assert game.outcome is not None


@pytest.mark.parametrize("draft", ["pick", "random"])
def test_drafts_differ(draft: str) -> None:
    """gosu-x.setup.random, gosu-x.setup.draft-pairs: every pair is left over sometime, every clan goes to either."""
    pairs, owners = Counter[tuple[str, ...]](), Counter[tuple[int, str]]()
    for seed in range(300):
        game = drafted(seed)[0] if draft == "pick" else new_game(seed)
        state: State = game.position.state
        pairs[state.tiles] += 1
        owners.update((seat, clan) for seat, side in enumerate(state.sides) for clan in side.clans)
        assert sorted([*state.tiles, *(clan for side in state.sides for clan in side.clans)]) == sorted(CLANS)
    assert set(pairs) == set(PAIRS)
    assert len(owners) == 16
    assert all(300 * 3 / 8 / 2 < count < 300 * 3 / 8 * 2 for count in owners.values())


def test_given_clans() -> None:
    """gosu-x.setup.given, gosu-x.options.clans: in the order in which they are given, at once."""
    mine, yours = ("xi-an", "galmi", "justice"), ("phoenix", "tomorrow", "narashima")
    state: State = given(mine, yours, 1).position.state
    assert (state.sides[0].clans, state.sides[1].clans) == (mine, yours)
    assert (state.tiles, state.phase) == (("abhilasha", "goan-sul"), "mulligan")


def test_who_begins_is_drawn() -> None:
    """gosu-x.setup.first-player, gosu-x.setup.first-player-seed, gosu-x.round.first: by the seed, in each draft."""
    for draft in ("pick", "random"):
        firsts = [new_game(seed, draft).position.state.first for seed in range(40)]
        assert set(firsts) == {0, 1}
        assert firsts == [new_game(seed, draft).position.state.first for seed in range(40)]
    for seed in range(10):
        game = new_game(seed)
        first = game.position.state.first
        assert game.to_act == first
        for _ in range(2):
            game.play("keep-hand")
        assert (game.to_act, game.position.state.round) == (first, 1)


def test_tokens_at_the_start() -> None:
    """gosu-x.setup.tokens, gosu-x.tokens.in-hand: two in hand, two locked, and nothing else anywhere."""
    state: State = new_game(1).position.state
    for side in state.sides:
        assert (side.ready, side.spent, side.locked, side.supremacy, side.passed) == (2, 0, 2, 0, False)
        assert (side.army, side.discard, side.removed, side.turned) == (((), (), ()), (), (), ())
    assert (state.wonder, state.left, state.bans) == (None, None, ())


def test_decks_are_shuffled() -> None:
    """gosu-x.setup.decks, gosu-x.setup.hand: over many deals each card of a deck comes to hand about as often."""
    seen = Counter[str]()
    mine, yours = CLANS[:3], CLANS[3:6]
    for seed in range(300):
        seen.update(given(mine, yours, seed).position.state.sides[0].hand)
    assert set(seen) == set(deck_of(mine))
    for card, count in seen.items():
        wanted = 300 * 7 * BOX.count(card) / 45
        assert wanted / 2 < count < wanted * 2


def test_the_first_deals_stay_what_they_were() -> None:
    """gosu-x.setup.first-player-seed, gosu-x.setup.random: seeds deal alike on every machine and in every Python."""
    assert deal_marks() == json.loads(DEALS.read_text("utf-8"))


# --- hands with one Troop or none ------------------------------------------------------------------------------------


def dealt(mine: list[str], yours: list[str], seed: int = 5, first: int = 0) -> AnyGame:
    """A game before its first turn, with these hands."""
    return table({"hand": mine}, {"hand": yours}, phase="mulligan", seed=seed, first=first)


HEROES = [card for card in deck_of(("justice", "tomorrow", "galmi")) if level(card) == 2][:7]
THEIRS = [card for card in deck_of(("abhilasha", "narashima", "xi-an")) if level(card) == 1][:7]


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        (["elle", "quae", "ez", "ne-o", "shard", "kan-te", "galmi"], True),
        (["elle", "quae", "ez", "ne-o", "shard", "aat", "galmi"], True),
        (["elle", "quae", "ez", "ne-o", "shard", "aat", "aat"], False),
        (["elle", "quae", "ez", "ne-o", "volantis", "aat", "bun-to"], False),
    ],
)
def test_who_may_redraw(hand: list[str], may: bool) -> None:
    """gosu-x.setup.mulligan, gosu-x.asked.mulligan: with no Troop or one; the others are asked, and can only keep."""
    game = dealt(hand, THEIRS)
    assert game.legal_actions() == ((KeepHand(), Redraw()) if may else (KeepHand(),))
    if not may:
        rejection = game.why_not("redraw")
        assert rejection is not None
        assert rejection.rule == "gosu-x.setup.mulligan"


def test_phoenix_immortal_is_a_troop() -> None:
    """gosu-x.setup.mulligan-phoenix: with it and one Troop there are two."""
    rest = ["fenghuang", "genious", "kaez", "elle", "quae"]
    one, two = [*rest, "phoenix-eliana", "arpia"], [*rest, "phoenix-immortal", "arpia"]
    assert Redraw() in dealt(one, THEIRS).legal_actions()
    assert Redraw() not in dealt(two, THEIRS).legal_actions()
    assert Redraw() in dealt([*rest, "phoenix-immortal", "phoenix-eliana"], THEIRS).legal_actions()


def test_a_redraw() -> None:
    """gosu-x.setup.mulligan: the hand is shown, shuffled into the deck, and seven cards are drawn; again and again."""
    for seed in range(30):
        game = dealt(HEROES, THEIRS, seed)
        deck = sorted([*game.position.state.sides[0].hand, *game.position.state.sides[0].pile])
        again = 0
        while Redraw() in game.legal_actions():
            shown = game.position.state.sides[0].hand
            step = game.play("redraw")
            again += 1
            side = game.position.state.sides[0]
            assert step.events == (Redrew(0, shown), Drew(0, 7, step.events[1].cards))
            assert step.events_for(1) == (Redrew(0, shown), Drew(0, 7, None))
            assert sorted([*side.hand, *side.pile]) == deck
            assert (len(side.hand), len(side.pile), side.discard) == (7, 38, ())
            assert (side.shown, side.top_shown, side.bottom_shown) == ((), 0, 0)
            assert game.to_act == 0
        assert again
        assert sum(level(card) == 1 for card in game.position.state.sides[0].hand) > 1


def test_the_order_of_the_redraws() -> None:
    """gosu-x.setup.mulligan-order, gosu-x.setup.keep: one finishes, then the other; then the first one plays."""
    theirs = [card for card in deck_of(("abhilasha", "narashima", "xi-an")) if level(card) == 2][:7]
    for first in (0, 1):
        game = dealt(HEROES, theirs, first=first)
        for seat in (first, 1 - first):
            assert game.to_act == seat
            assert Redraw() in game.legal_actions()
            assert game.legal_actions(1 - seat) == ()
            game.play("redraw")
            assert game.to_act == seat
            assert game.play("keep-hand").events == (HandKept(seat),)
        assert (game.position.state.phase, game.to_act) == ("turns", first)


def test_a_redraw_is_known_to_have_gone() -> None:
    """gosu-x.setup.mulligan, gosu-x.piles.secret: what was shown lies anywhere in deck or hand afterwards."""
    game = dealt(HEROES, THEIRS)
    game.play("redraw")
    for viewer in (1, None):
        sent = msgspec.json.encode(game.view(viewer))
        assert game.view(viewer).table.sides[0].known == ()
        assert not [card for card in HEROES if f'"{card}"'.encode() in sent]


# --- with clans of one's own -----------------------------------------------------------------------------------------


def test_tiles_are_told() -> None:
    """gosu-x.setup.tiles: as the last clan is taken."""
    game = new_game(8, "pick")
    for _ in range(5):
        assert not [event for event in game.play(game.legal_actions()[0]).events if isinstance(event, TilesActive)]
    events = game.play(game.legal_actions()[0]).events
    assert TilesActive(game.position.state.tiles) in events


@pytest.mark.soak
@pytest.mark.parametrize("draft", ["pick", "random", "given"])
def test_several_thousand_drafts(draft: str) -> None:
    """gosu-x.setup.draft, gosu-x.setup.random, gosu-x.setup.given: each game played to its end."""
    met: set[Any] = set()
    splits = [
        (mine, yours)
        for mine in itertools.combinations(CLANS, 3)
        for yours in itertools.combinations([each for each in CLANS if each not in mine], 3)
    ]
    assert len(splits) == 560
    for at in range(3_000):
        mine, yours = splits[at % len(splits)]
        game = given(mine, yours, at) if draft == "given" else new_game(f"soak {at}", draft)
        for _ in moves(game, at, 0.8):
            pass
        state: State = game.position.state
        assert sorted(everything(state)) == BOX
        met.add(tuple(tuple(sorted(side.clans)) for side in state.sides))
    assert len(met) > 400


def test_more_clans_than_fit() -> None:
    """gosu-x.setup.decks: a deck of other clans than the player's is refused."""
    with pytest.raises(tt.PositionError):
        table({"hand": ["elle"], "clans": ["galmi", "phoenix", "xi-an"]}, {})
