"""What is true of every table that play reaches, looked at from scratch over whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from gosu_x_tables import (
    BOX,
    CARDS,
    PAIRS,
    clan,
    deck_of,
    everything,
    level,
    moves,
    new_game,
    open_places,
    without,
)
from tricktable_gosu_x import GOSU_X, State
from tricktable_gosu_x.table import (
    PlayAs,
    Shift,
    View,
)

import tricktable as tt
from tricktable.game import AnyGame, Step
from tricktable.tableau import Activate, Spend, Spot, free_places

MIRROR = "aat"
EVERY_LEVEL = "phoenix-immortal"


def games() -> Iterator[AnyGame]:
    """One for each pair of tiles, and two with their drafts."""
    yield from (without(pair, f"properties {pair}") for pair in PAIRS)
    yield from (new_game(f"properties {at}", "pick") for at in range(2))


def steps() -> Iterator[tuple[AnyGame, Step[Any, Any] | None]]:
    """Every step of the games; in every other one armies grow."""
    for at, game in enumerate(games()):
        yield game, None
        for step in moves(game, f"properties {at}", 0.9, 0.8 * (at % 2)):
            yield game, step


def placed(state: State) -> Iterator[tuple[int, int, int, Any]]:
    """Seat, row, place and card of whatever lies in an army."""
    for seat, side in enumerate(state.sides):
        for row, cards in enumerate(side.army, 1):
            for place, card in enumerate(cards, 1):
                yield seat, row, place, card


def test_no_card_is_lost_or_doubled() -> None:
    """gosu-x.contents.cards, gosu-x.piles.own: 120 cards, each with its owner, inside open choices too."""
    for game, _ in steps():
        state: State = game.position.state
        assert sorted(everything(state)) == BOX
        if state.phase == "draft":
            continue
        assert list(state.box) == deck_of(state.tiles)
        for seat, side in enumerate(state.sides):
            own = [*side.hand, *side.pile, *side.discard, *side.removed]
            own += [card.card for row in side.army for card in row]
            own += [each.card for each in state.aside if clan(each.card) in side.clans]
            assert sorted(own) == deck_of(side.clans), seat


def test_armies_keep_their_shape() -> None:
    """gosu-x.tableau.rows, gosu-x.tableau.packed: rows of at most five, packed, never longer than the row below."""
    biggest = strangers = 0
    for game, _ in steps():
        for side in game.position.state.sides:
            rows = [len(row) for row in side.army]
            assert len(rows) == 3
            assert rows[2] <= rows[1] <= rows[0] <= 5
            for at, row in enumerate(side.army, 1):
                for card in row:
                    assert level(card.card) == at or card.card == EVERY_LEVEL
                    strangers += level(card.card) != at
            biggest = max(biggest, sum(rows))
    assert biggest >= 9
    assert strangers


OPEN_ONLY = {"ask.destroy", "ask.sacrifice", "ask.put-on-pile"}


def test_open_cards() -> None:
    """gosu-x.open.what, gosu-x.open.last, gosu-x.open.destroy: at most three, one in a row; only such cards leave."""
    asked: Counter[str] = Counter()
    for game, _ in steps():
        state: State = game.position.state
        for side in state.sides:
            found = open_places(side.army)
            assert free_places(side.army) == sorted(found)
            assert len(found) <= 3
            assert len({row for row, _ in found}) == len(found)
            assert bool(found) == any(side.army)
        pending = game.position.pending
        if pending is not None and pending.decision.prompt.id in OPEN_ONLY:
            for at in pending.decision.options:
                if isinstance(at, Spot):
                    assert (at.row, at.place) in open_places(state.sides[at.seat].army)
            asked[pending.decision.prompt.id] += 1
    assert set(asked) == OPEN_ONLY


def test_targets() -> None:
    """gosu-x.ethereal.target, gosu-x.capture.what, gosu-x.release.target: no Ethereal card; face up, or face down."""
    asked: Counter[str] = Counter()
    for game, _ in steps():
        state: State = game.position.state
        pending = game.position.pending
        kind = "" if pending is None else pending.decision.prompt.id
        if pending is None or kind not in ("ask.trap", "ask.destroy", "ask.release"):
            continue
        for at in pending.decision.options:
            if isinstance(at, Spot):
                card = state.sides[at.seat].army[at.row - 1][at.place - 1]
                if kind != "ask.destroy":
                    assert card.down == (kind == "ask.release")
                assert card.down or "ethereal" not in CARDS[card.card].keywords
                asked[kind] += 1
    assert len(asked) == 3


def test_tokens() -> None:
    """gosu-x.setup.tokens, gosu-x.tokens.icons, gosu-x.tokens.captured, gosu-x.count.range: none is lost or found."""
    used = unlocked = 0
    for game, _ in steps():
        state: State = game.position.state
        for side in state.sides:
            on_cards = sum(card.tokens for row in side.army for card in row)
            assert min(side.ready, side.spent, side.locked) >= 0
            assert side.locked <= 2
            assert side.ready + side.spent + on_cards + side.locked == 4
            used += on_cards
            unlocked += side.locked < 2
        for _, _, _, card in placed(state):
            assert not (card.down and card.tokens)
            assert card.tokens <= (4 if card.card == MIRROR else CARDS[card.card].icons)
        marked = [card for _, _, _, card in placed(state) if card.marks]
        assert len(marked) <= 1
        assert all(card.marks == ("bounty",) for card in marked)
    assert used
    assert unlocked


def test_a_mirror_has_no_more_tokens_than_icons() -> None:
    """gosu-x.reading.aat, gosu-x.reading.aat-nothing: between two actions, as the card opposite is then."""
    found = 0
    for at in range(40):
        game = new_game(f"mirror {at}")
        for _ in moves(game, f"mirror {at}", 0.9):
            state: State = game.position.state
            if game.position.pending is not None:
                continue
            for seat, row, place, card in placed(state):
                if card.card == MIRROR and not card.down:
                    assert card.tokens <= icons_opposite(state, seat, row, place)
                    found += card.tokens
    assert found


def icons_opposite(state: State, seat: int, row: int, place: int) -> int:
    """The icons of the card in the same spot of the other army; a mirror opposite a mirror has none."""
    cards = state.sides[1 - seat].army[row - 1]
    if place > len(cards) or cards[place - 1].down or cards[place - 1].card == MIRROR:
        return 0
    return int(CARDS[cards[place - 1].card].icons)


def worth(state: State) -> tuple[int, ...]:
    """The military values, reckoned anew: levels, Veterans with a token, Avatars, and cards in hand for Phoenix."""
    values = [0, 0]
    up = [(seat, row, place, card) for seat, row, place, card in placed(state) if not card.down]
    active = {*state.tiles, *(clan for side in state.sides for clan in side.turned)}
    mirrored = {(seat, row, place): card for seat, row, place, card in up}
    for seat, row, place, card in up:
        text = card.card
        if text == MIRROR:
            there = mirrored.get((1 - seat, row, place))
            text = MIRROR if there is None else there.card
        value = {1: 2, 2: 3, 3: 5}[level(card.card)]
        if card.tokens and "veteran" in CARDS[text].keywords:
            value *= 2
        if text == "galmi-avatar" and any(
            seat != other and has_bounty(each, other, r, p, mirrored) for other, r, p, each in up
        ):
            value *= 2
        values[seat] += value
    leaders = {seat for seat, row, place, card in up if text_of(card, seat, row, place, mirrored) == "phoenix"}
    for seat in (0, 1):
        if "phoenix" in active or seat in leaders:
            values[seat] += len(state.sides[seat].hand)
    return tuple(values)


def text_of(card: Any, seat: int, row: int, place: int, mirrored: dict[tuple[int, int, int], Any]) -> str:
    if card.card != MIRROR:
        return str(card.card)
    there = mirrored.get((1 - seat, row, place))
    return MIRROR if there is None else str(there.card)


def has_bounty(card: Any, seat: int, row: int, place: int, mirrored: dict[tuple[int, int, int], Any]) -> bool:
    return bool(card.marks) or "bounty" in CARDS[text_of(card, seat, row, place, mirrored)].keywords


def test_military_values() -> None:
    """gosu-x.battle.sum, gosu-x.battle.captured, gosu-x.veteran.what, gosu-x.tiles.phoenix: no text twice."""
    captured = veterans = 0
    for game, _ in steps():
        state: State = game.position.state
        assert tuple(side.value for side in game.view(None).table.sides) == worth(state)
        captured += sum(card.down for _, _, _, card in placed(state))
        veterans += sum(card.tokens and "veteran" in CARDS[card.card].keywords for _, _, _, card in placed(state))
    assert captured
    assert veterans


def test_listed_is_what_is_not_refused() -> None:
    """gosu-x.turn.actions: the quick listing and the reasons agree on every candidate, and on others like them."""
    refused: Counter[str] = Counter()
    for at, pair in enumerate(PAIRS):
        game = without(pair, f"listing {at}")
        rules = game.ruleset.table(game.setup)
        for _ in moves(game, f"listing {at}", 0.9, 0.8 * (at % 2)):
            state: State = game.position.state
            seat = game.to_act
            if game.position.pending is not None or seat is None:
                continue
            candidates = tuple(rules.candidates(state, seat))
            wanted = tuple(action for action in candidates if rules.refuse(state, seat, action) is None)
            assert game.legal_actions() == wanted
            others = [
                *(Shift(row, place) for row in (0, 1, 4) for place in (0, 6)),
                *(Activate(row, place) for row in (0, 3) for place in (0, 6)),
                *(Spend(count) for count in (0, 3)),
                *(PlayAs(card, row) for card in state.sides[seat].hand for row in (0, 1, 2, 3)),
            ]
            for action in others:
                reason = rules.refuse(state, seat, action)
                assert (reason is None) == (action in wanted)
            refused.update(filter(None, (rules.refuse(state, seat, action) for action in candidates)))
    ids = {paragraph.id for paragraph in GOSU_X.rulebook}
    assert set(refused) <= ids
    assert len(refused) > 15


def test_the_flow_of_turns() -> None:
    """gosu-x.turn.order, gosu-x.turn.last-turns, gosu-x.turn.additional-chain, gosu-x.turn.hand-limit."""
    additional = 0
    for game in games():
        before: State = game.position.state
        acted = 0
        for _ in moves(game, "flow", 0.9, 0.4):
            if game.position.pending is not None or game.outcome is not None:
                continue
            state: State = game.position.state
            if before.phase == "turns":
                acted = before.turn
                other = 1 - acted
                if state.round == before.round:
                    assert state.turns == before.turns + 1
                    assert len(state.sides[acted].hand) <= 7
                    if state.additional:
                        additional += 1
                        assert not before.additional
                        assert state.turn == acted
                    elif before.sides[other].passed:
                        assert state.turn == acted
                    else:
                        assert state.turn == other
                    if before.left is not None:
                        assert state.left == before.left - 1
                    else:
                        assert state.left in (None, 2, 3)
                else:
                    assert state.round == before.round + 1
                    assert all(len(side.hand) >= 7 or not (side.pile or side.discard) for side in state.sides)
                    assert not any(card.down or card.tokens for _, _, _, card in placed(state))
                    assert all(side.spent == 0 and not side.passed for side in state.sides)
                    assert (state.left, state.wonder, state.turns) == (None, None, 0)
            before = state
    assert additional


# --- who knows what --------------------------------------------------------------------------------------------------


def open_to(state: State, viewer: int | None) -> list[str]:
    """Every card that lies before the viewer's eyes, or of which he knows where it lies."""
    seen = [*state.box, *(each.card for each in state.aside), *(ban.card for ban in state.bans)]
    for seat, side in enumerate(state.sides):
        seen += [card.card for row in side.army for card in row]
        seen += [*side.discard, *side.removed, *side.shown]
        seen += [*side.pile[: side.top_shown], *side.pile[len(side.pile) - side.bottom_shown :]]
        seen += side.hand if seat == viewer else [each.card for each in side.glimpsed if each.seat == viewer]
    return seen


def named(game: AnyGame, viewer: int | None) -> set[str]:
    """The cards that are named as such in the bytes of a view, but for clans of the same name."""
    view: View = game.view(viewer).table
    hidden = msgspec.structs.replace(
        view,
        tiles=(),
        sides=tuple(msgspec.structs.replace(side, clans=(), turned=()) for side in view.sides),
    )
    sent = msgspec.json.encode(hidden).decode()
    return {card for card in CARDS if f'"{card}"' in sent or f"'{card}'" in repr(hidden)}


def test_no_view_names_a_card_that_is_hidden() -> None:
    """gosu-x.piles.secret, gosu-x.piles.discard-open: nothing but what lies open, was shown, or was named."""
    known = 0
    for game, _ in steps():
        if game.step % 3 or game.position.pending is not None:
            continue
        state: State = game.position.state
        for viewer in (0, 1, None):
            assert named(game, viewer) <= set(open_to(state, viewer))
        known += sum(len(side.shown) + len(side.glimpsed) + side.top_shown + side.bottom_shown for side in state.sides)
    assert known


def test_a_captured_card_lies_open_to_all() -> None:
    """gosu-x.capture.known: its name and place stay in every view."""
    captured = 0
    for game, _ in steps():
        state: State = game.position.state
        if not any(card.down for _, _, _, card in placed(state)):
            continue
        captured += 1
        for viewer in (0, 1, None):
            assert [side.army for side in game.view(viewer).table.sides] == [side.army for side in state.sides]
    assert captured


@pytest.mark.parametrize("viewer", [2, -1, 99, "1", True, 1.0, "spectator"])
def test_a_viewer_who_is_none(viewer: Any) -> None:
    game = new_game(1)
    with pytest.raises(tt.OptionsError):
        game.view(viewer)
    with pytest.raises(tt.OptionsError):
        game.determinize(viewer, 1)
