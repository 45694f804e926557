"""Tables as data: what is left out is completed, what play cannot reach is refused, with every fault at once."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from gosu_x_tables import BOX, CLANS, PAIRS, deck_of, everything, moves, new_game, table, without
from tricktable_gosu_x.table import Ban, State

import tricktable as tt
from tests.input.odd import spoilt
from tricktable.tableau import Placed

ARMY = [["nitish", "navaj", "all-in-one"], ["nio", "nachiketa"], ["narashima"]]


def faults(*sides: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> str:
    with pytest.raises(tt.PositionError) as caught:
        table(*sides, options=options, **more)
    return "; ".join(caught.value.problems)


# --- completed -------------------------------------------------------------------------------------------------------


def test_what_is_left_out() -> None:
    """gosu-x.setup.tokens, gosu-x.setup.tiles: tokens, clans by the cards named, tiles, box, and whose turn it is."""
    state: State = table({"army": ARMY}, {"hand": ["elle", "quae"], "spent": 1}).position.state
    assert sorted(everything(state)) == BOX
    assert [side.clans for side in state.sides] == [
        ("narashima", "xi-an", "abhilasha"), ("justice", "tomorrow", "galmi"),
    ]  # fmt: skip
    assert state.tiles == ("phoenix", "goan-sul")
    assert list(state.box) == deck_of(state.tiles)
    assert (state.turn, state.first, state.round, state.phase) == (0, 0, 1, "turns")
    assert [(side.ready, side.spent, side.locked) for side in state.sides] == [(2, 0, 2), (1, 1, 2)]
    assert state.sides[1].hand == ("elle", "quae")
    assert [[card.card for card in row] for row in state.sides[0].army] == ARMY
    assert [len(side.pile) for side in state.sides] == [39, 43]


def test_the_rest() -> None:
    """gosu-x.piles.discard-open, gosu-x.piles.own: each card on its owner's pile, shuffled; or thrown away."""
    first, same, other = (table({"pile": ["nio"]}, {}, seed=seed).position.state for seed in (1, 1, 2))
    assert first == same != other
    assert first.sides[0].pile[0] == other.sides[0].pile[0] == "nio"
    thrown: State = table({"pile": ["nio"]}, {}, rest="discard").position.state
    assert thrown.sides[0].pile == ("nio",)
    for side in thrown.sides:
        assert sorted([*side.pile, *side.discard]) == deck_of(side.clans)


def test_clans() -> None:
    """gosu-x.setup.clans: as they are given, or those of the cards, and then the first that are free."""
    state: State = table({"clans": ["xi-an", "galmi", "phoenix"]}, {"hand": ["elle"]}).position.state
    assert [side.clans for side in state.sides] == [
        ("xi-an", "galmi", "phoenix"), ("justice", "abhilasha", "tomorrow"),
    ]  # fmt: skip


def test_tokens_on_cards_and_unlocked_ones() -> None:
    """gosu-x.tokens.activate, gosu-x.tokens.unlock: what lies on a card is not in hand; what is unlocked is."""
    mine = {"army": [[{"card": "nitish", "tokens": 1}]], "locked": 0}
    side = table(mine, {}).position.state.sides[0]
    assert (side.ready, side.locked) == (3, 0)
    assert side.army[0] == (Placed("nitish", tokens=1),)


def test_a_bounty_token() -> None:
    """gosu-x.bounty.token: a mark on a card."""
    mine = {"army": [[{"card": "nitish", "marks": ["bounty"]}]]}
    assert table(mine, {}).position.state.sides[0].army[0] == (Placed("nitish", marks=("bounty",)),)
    twice = {"army": [[{"card": "navaj", "marks": ["bounty"]}, {"card": "nitish", "marks": ["bounty"]}]]}
    assert "there is one bounty" in faults(twice, {})
    assert "the one mark is bounty" in faults({"army": [[{"card": "nitish", "marks": ["star"]}]]}, {})


def test_a_token_on_a_mirror() -> None:
    """gosu-x.reading.aat: as many as the card opposite has icons."""
    aat = {"army": [[{"card": "aat", "tokens": 1}]]}
    assert table(aat, {"army": [["nitish"]]}).position.state.sides[0].ready == 1
    assert "aat has no icon for each of its tokens" in faults(aat, {"army": [["navaj"]]})
    assert "aat has no icon for each of its tokens" in faults(aat, {})


# --- refused ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "says"),
    [
        ({"army": [["nitish", "nitish", "nitish"]]}, "nitish is there 3 times"),
        ({"army": [["nitish"], ["narashima"]]}, "narashima cannot lie in row 2"),
        ({"army": [["nio"]]}, "nio cannot lie in row 1"),
        ({"army": [[], ["nio"]]}, "never more than in the row below"),
        ({"army": [["nitish"], ["nio", "nachiketa"]]}, "never more than in the row below"),
        ({"army": [["nitish"], [], ["narashima"]]}, "never more than in the row below"),
        ({"army": [["nitish", "nitish", "navaj", "navaj", "nakshatra", "nakshatra"]]}, "at most 5 cards in a row"),
        ({"army": [["nitish"], ["nio"], ["narashima"], ["navaj"]]}, "army: 3 rows, the bottom one first"),
        ({"army": [["bilbo"]]}, "bilbo"),
        ({"hand": ["nio", "nio"]}, "nio is there 2 times"),
        ({"army": [[{"card": "nitish", "tokens": 2}]]}, "nitish has no icon for each of its tokens"),
        ({"army": [[{"card": "navaj", "tokens": 1}]]}, "navaj has no icon for each of its tokens"),
        ({"army": [[{"card": "nitish", "tokens": -1}]]}, "no number below 0"),
        ({"army": [[{"card": "nitish", "tokens": 1, "down": True}]]}, "nitish"),
        ({"ready": 3}, "2 tokens together, as 2 are locked"),
        ({"ready": 3, "locked": 0}, "4 tokens together, as 0 are locked"),
        ({"locked": 3}, "locked: from 0 to 2"),
        ({"supremacy": -1}, "supremacy: no number below 0"),
        ({"supremacy": 2}, "supremacy: below 2 while the game goes on"),
        ({"supremacy": 1}, "0 battles were fought"),
        ({"turned": ["phoenix"], "clans": ["justice", "galmi", "xi-an"]}, "turned: different ones of its clans"),
        ({"clans": ["justice", "galmi"]}, "clans: 3 for each player"),
        ({"clans": ["justice", "justice", "galmi"]}, "clans: different ones of"),
        ({"clans": ["justice", "goblins", "galmi"]}, "clans: different ones of"),
        ({"hand": ["elle"], "clans": ["galmi", "phoenix", "xi-an"]}, "elle"),
        ({"shown": ["nio"]}, "shown: cards of the hand"),
        ({"hand": ["nio"], "glimpsed": [{"seat": 2, "card": "nio"}]}, "no seat 2"),
        ({"hand": "nio"}, "table.sides.0.hand: "),
        ({"army": ["nitish"]}, "table.sides.0.army: "),
        ({"army": [[{"crad": "nitish"}]]}, "crad"),
        ({"hnad": []}, "hnad"),
        ({"spent": 10**30}, "beyond 64 bits"),
        ({"pile": ["nio"], "top_shown": 100}, "top"),
    ],
)
def test_a_side(side: dict[str, Any], says: str) -> None:
    """gosu-x.tableau.rows, gosu-x.contents.cards, gosu-x.setup.tokens, gosu-x.tokens.icons, gosu-x.tokens.captured."""
    assert says in faults(side, {})


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"round": 0}, "rounds from 1"),
        ({"round": 2}, "1 battles were fought"),
        ({"turns": -1}, "no number below 0"),
        ({"turns": 300}, "turns: below 300"),
        ({"turn": 2}, "seat"),
        ({"first": 2}, "seat"),
        ({"wonder": 2}, "seat"),
        ({"left": 3}, "left: only where one player has passed"),
        ({"phase": "battle"}, "phase: draft, mulligan, turns"),
        ({"phase": "mulligan", "turn": 1}, "first one player, then the other"),
        ({"phase": "mulligan", "turns": 1}, "no turn was taken yet"),
        ({"phase": "mulligan", "wonder": 0}, "wonder: nobody's yet"),
        ({"asked": 1}, "asked: only before the first round"),
        ({"song": True}, "song: not between two actions"),
        ({"granted": True}, "granted: nothing between two actions"),
        ({"discards": True}, "discards: only in an additional turn"),
        ({"tiles": ["galmi", "phoenix"]}, "tiles"),
        ({"bans": [{"seat": 0, "card": "nio", "by": 0, "ends": 1}]}, "bans"),
        ({"bans": [{"seat": 0, "card": "bilbo", "by": 1, "ends": 1}]}, "bans"),
        ({"bans": [{"seat": 0, "card": "elle", "by": 1, "ends": 3}]}, "bans"),
        ({"aside": [{"card": "elle", "origin": "pile", "seat": 0}]}, "aside"),
        ({"rest": "hand"}, "table.rest: pile or discard"),
        ({"turn": "0"}, "table.turn"),
        ({"trun": 1}, "turn"),
    ],
)
def test_a_table(more: dict[str, Any], says: str) -> None:
    """gosu-x.round.first, gosu-x.turn.order, gosu-x.setup.mulligan-order, gosu-x.effects.aside, gosu-x.tiles.active."""
    assert says in faults({}, {}, **more)


def test_whoever_has_passed_has_no_turn() -> None:
    """gosu-x.turn.passed, gosu-x.turn.last-turns: and the other has one, two or three left."""
    assert "turn: seat 0 has passed" in faults({"passed": True}, {}, left=3)
    assert "turn: seat 0 has passed" in faults({"passed": True}, {"passed": True}, left=3)
    for left in (0, 4):
        assert "left: from 1 to 3" in faults({"passed": True}, {}, turn=1, left=left)
    assert table({"passed": True}, {}, turn=1, left=2).position.state.left == 2


def full(face_down: int) -> list[list[Any]]:
    """An army of fifteen, some of them captured."""
    rows: list[list[Any]] = [
        ["nitish", "nitish", "navaj", "navaj", "nakshatra"],
        ["nachiketa", "nalin", "niranjan", "narashima-lion", "nityananda"],
        ["narashima", "byun-hyung-ja-narashima", "galmi", "byun-hyung-ja-galmi", "phoenix"],
    ]
    rows[2] = [{"card": card, "down": at < face_down} for at, card in enumerate(rows[2])]
    return rows


def test_fifteen_face_up_cards_have_won() -> None:
    """gosu-x.end.fifteen: no game goes on then; with a captured card it does."""
    assert "15 face-up cards have won" in faults({"army": full(0)}, {})
    assert table({"army": full(1)}, {}).legal_actions()


@pytest.mark.parametrize(
    ("ended", "points", "says"),
    [
        ({"reason": "gosu-x.end.supremacy", "winners": [0], "scores": [2, 0]}, [2, 0], None),
        ({"reason": "gosu-x.end.supremacy", "drawn": [0, 1], "scores": [2, 2]}, [2, 2], None),
        ({"reason": "gosu-x.end.fifth-token", "winners": [1], "scores": [1, 0]}, [1, 0], None),
        ({"reason": "gosu-x.end.supremacy", "winners": [0], "scores": [1, 0]}, [1, 0], "who have what it takes"),
        ({"reason": "gosu-x.end.supremacy", "winners": [1], "scores": [2, 0]}, [2, 0], "who have what it takes"),
        ({"reason": "gosu-x.end.supremacy", "winners": [0, 1], "scores": [2, 2]}, [2, 2], "one winner, or a tie"),
        ({"reason": "gosu-x.end.fifteen", "winners": [0], "scores": [2, 0]}, [2, 0], "who have what it takes"),
        ({"reason": "gosu-x.end.supremacy", "winners": [0], "scores": [0, 0]}, [2, 0], "ended.scores"),
        ({"reason": "gosu-x.end.justice", "winners": [], "scores": [1, 0]}, [1, 0], "one winner, or a tie"),
        ({"reason": "boredom", "winners": [1], "scores": [1, 0]}, [1, 0], "ended.reason"),
    ],
)
def test_a_game_that_is_over(ended: dict[str, Any], points: list[int], says: str | None) -> None:
    """gosu-x.end.supremacy, gosu-x.end.fifth-token, gosu-x.end.tie."""
    sides = [{"supremacy": each} for each in points]
    if says is None:
        game = table(*sides, ended=ended)
        assert game.outcome is not None
        assert (game.to_act, game.legal_actions()) == (None, ())
    else:
        assert says in faults(*sides, ended=ended)


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_sides(count: int) -> None:
    """gosu-x.aim.army: there are two players."""
    with pytest.raises(tt.PositionError) as caught:
        tt.from_position("gosu-x", {"players": 2, "table": {"sides": [{}] * count}})
    assert "two players" in str(caught.value) or "2 players" in str(caught.value)


def test_faults_of_several_kinds_are_told_at_once() -> None:
    told = faults(
        {"army": [["nio"], ["nachiketa", "nitish"]], "ready": 5, "shown": ["navaj"]},
        {"hand": ["elle", "elle"], "passed": True, "supremacy": 3},
        turn=1,
        asked=1,
    )
    for part in (
        "nio cannot lie in row 1", "nitish cannot lie in row 2", "never more than in the row below",
        "sides.0: ready, spent", "sides.0: shown", "elle is there 2 times", "asked",
    ):  # fmt: skip
        assert part in told


def test_a_draft() -> None:
    """gosu-x.setup.draft-order: whose turn it is and what was picked must fit together."""
    none: dict[str, Any] = {"clans": []}
    game = table(none, none, phase="draft")
    assert len(game.legal_actions()) == 8
    assert "in the order of the draft" in faults(none, none, phase="draft", turn=1)
    assert "as many as were picked" in faults({"clans": ["galmi"]}, none, phase="draft")
    mine, yours = {"clans": ["galmi"]}, {"clans": ["xi-an"]}
    assert len(table(mine, yours, phase="draft", asked=2, turn=1).legal_actions()) == 6
    assert "there is no draft at this table" in faults(none, none, phase="draft", options={"draft": "random"})
    assert "none is active in the draft" in faults(none, none, phase="draft", tiles=["galmi"])


# --- every table that play reaches -----------------------------------------------------------------------------------


def test_every_table_of_play_is_one() -> None:
    """Written down, read back and played on it is the same, from the draft to the last turn."""
    for at, game in enumerate([new_game("positions", "pick"), *(without(pair, "positions") for pair in PAIRS)]):
        for _ in moves(game, f"positions {at}", 0.85, 0.4):
            if game.position.pending is None and (game.step % 5 == 0 or game.outcome is not None or game.step < 10):
                again = tt.from_position("gosu-x", json.loads(json.dumps(game.to_position())))
                assert again.position.state == game.position.state
                assert again.legal_actions() == game.legal_actions()


def test_positions_that_differ_in_one_field_are_told_apart() -> None:
    """Each field of the state is in what is saved and compared."""
    state: State = table({"army": ARMY, "hand": ["navaj"]}, {"hand": ["elle"]}).position.state
    ban = Ban(0, "nio", 1, 2)
    changes: list[dict[str, Any]] = [
        {"turn": 1}, {"first": 1}, {"turns": 1}, {"round": 2}, {"left": 2}, {"additional": True}, {"discards": True},
        {"granted": True}, {"granted_discards": True}, {"wonder": 1}, {"bans": (ban,)}, {"song": True}, {"asked": 1},
        {"phase": "mulligan"}, {"tiles": ()}, {"box": ()}, {"sides": state.sides[::-1]},
    ]  # fmt: skip
    others = [msgspec.structs.replace(state, **change) for change in changes]
    encoded = {msgspec.json.encode(each) for each in (state, *others)}
    assert len(encoded) == len({state, *others}) == len(others) + 1


# --- attacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(2))
def test_odd_data(at: int) -> None:
    """Whatever stands there: a table that can be played on, or a plain refusal; never another error, nor a crash."""
    game = without(PAIRS[at], f"odd {at}")
    for _ in moves(game, "odd", 0.9, 0.6):
        if game.step > 60 and game.position.pending is None:
            break
    data = json.loads(json.dumps(game.to_position()))
    data["table"]["box"] = data["table"]["box"][:3]
    for side in data["table"]["sides"]:
        side["pile"], side["discard"] = side["pile"][:3], side["discard"][:3]
    taken = refused = 0
    for odd in spoilt(data, random.Random(at)):
        try:
            other = tt.from_position("gosu-x", odd)
        except tt.TricktableError as error:
            refused += bool(str(error))
            continue
        taken += 1
        if other.outcome is None:
            other.play(other.legal_actions()[-1])
    assert refused > taken


def test_all_clans_can_lie_on_a_table() -> None:
    """gosu-x.setup.draft-pairs: for each pair of tiles a table can be written down."""
    for pair in PAIRS:
        mine = [clan for clan in CLANS if clan not in pair]
        state: State = table({"clans": mine[:3]}, {"clans": mine[3:]}).position.state
        assert state.tiles == pair
