"""Tables as data: what is left out is completed, what play cannot reach is refused, with every fault at once."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import tricktable as tt
from plugins.gosu.tests.tables import DECK, everything, moves, new_game, reached, table
from tests.input.odd import spoilt

ARMY = [["dark-goblin-medic", "dynamite", "dynamite"], ["trsck", "kork"], ["walror"]]


def faults(
    *sides: dict[str, Any], variant: str | None = None, options: dict[str, Any] | None = None, **more: Any
) -> str:
    with pytest.raises(tt.PositionError) as caught:
        table(*sides, variant=variant, options=options, **more)
    return "; ".join(caught.value.problems)


# --- completed -------------------------------------------------------------------------------------------------------


def test_what_is_left_out() -> None:
    """gosu.setup.tokens, gosu.round.first: two tokens ready, no points, the first seat has the Advantage token."""
    state = table({"army": ARMY, "hand": ["walror", "kork"][:0]}, {"hand": ["loya", "fact"], "spent": 1}).position.state
    assert sorted(everything(state)) == DECK
    assert (state.points, state.advantage, state.turn, state.round, state.phase) == ((0, 0), 0, 0, 1, "turns")
    assert [(side.ready, side.spent) for side in state.sides] == [(2, 0), (1, 1)]
    assert state.sides[1].hand == ("fact", "loya")
    assert [[card.card for card in row] for row in state.sides[0].army] == ARMY
    assert state.discard == ()


def test_the_rest() -> None:
    """gosu.piles.discard-open: on the pile, shuffled by the seed, under the cards that are named; or thrown away."""
    piles = [
        tt.from_position("gosu", {"players": 2, "seed": seed, "table": {"sides": [{}, {}], "pile": ["kork"]}})
        for seed in (1, 1, 2)
    ]
    first, same, other = (game.position.state.pile for game in piles)
    assert first == same != other
    assert first[0] == other[0] == "kork"
    thrown = table({}, {}, pile=["kork"], rest="discard").position.state
    assert (thrown.pile, len(thrown.discard)) == (("kork",), 99)


def test_tokens_on_cards() -> None:
    """gosu.tokens.activate: what lies on a card is not ready."""
    mine = {"army": [[{"card": "dynamite", "tokens": 1}]]}
    assert table(mine, {}).position.state.sides[0].ready == 1


def test_turns_left() -> None:
    """gosu.tournament.limit: where one side has passed, the other has all its turns left unless the table says less."""
    passed = [{"passed": True}, {}]
    assert table(*passed, variant="tournament", turn=1).position.state.left == 10
    assert table(*passed, variant="tournament", turn=1, left=3).position.state.left == 3
    assert table(*passed, variant="standard", turn=1).position.state.left is None
    assert table({}, {}, variant="tournament").position.state.left is None


# --- refused ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "says"),
    [
        ({"army": [["dynamite", "dynamite", "dynamite"]]}, "dynamite is there 3 times, 1 too many"),
        ({"army": [["dynamite"], ["walror"]]}, "walror belongs in row 3, not 2"),
        ({"army": [["kork"]]}, "kork belongs in row 2, not 1"),
        ({"army": [[], ["kork"]]}, "never more than in the row below"),
        ({"army": [["dynamite"], ["kork", "trsck"]]}, "never more than in the row below"),
        ({"army": [["dynamite"], [], ["walror"]]}, "never more than in the row below"),
        ({"army": [DECK[:6]]}, "at most 5 cards in a row"),
        ({"army": [["dynamite"], ["kork"], ["walror"], ["loya"]]}, "army: 3 rows, the bottom one first"),
        ({"army": [["bilbo"]]}, "table.sides: There is no card 'bilbo'."),
        ({"hand": ["kork", "kork"]}, "kork is there 2 times"),
        ({"hand": ["Kork"]}, "There is no card 'Kork'. Did you mean kork?"),
        ({"hand": [""]}, "There is no card ''."),
        ({"army": [[{"card": "dynamite", "tokens": 2}]]}, "at most one token on dynamite"),
        ({"army": [[{"card": "dynamite", "tokens": -1}]]}, "ready, spent and on cards: no number below 0"),
        (
            {"army": [[{"card": "dynamite", "tokens": 1, "down": True}]]},
            "dynamite lies face down, so no token is on it",
        ),
        ({"army": [[{"card": "dark-goblin-thief", "tokens": 1}]]}, "there can be no token on dark-goblin-thief"),
        ({"ready": 3}, "2 tokens together"),
        ({"ready": 0}, "2 tokens together"),
        ({"ready": 3, "spent": -1}, "no number below 0"),
        ({"shown": ["kork"]}, "shown: cards of the hand"),
        ({"hand": ["kork"], "shown": ["kork", "kork"]}, "shown: cards of the hand"),
        ({"glimpsed": [{"seat": 1, "card": "kork"}]}, "glimpsed: cards of the hand, beyond those shown to all"),
        (
            {"hand": ["kork"], "glimpsed": [{"seat": 1, "card": "kork"}] * 2},
            "glimpsed: cards of the hand, beyond",
        ),
        ({"hand": ["kork"], "glimpsed": [{"seat": 2, "card": "kork"}]}, "no seat 2"),
        ({"pack": ["kork"]}, "only in the draft"),
        ({"hand": "kork"}, "table.sides.0.hand: "),
        ({"hand": [1]}, "table.sides.0.hand: "),
        ({"army": "dynamite"}, "table.sides.0.army: "),
        ({"army": ["dynamite"]}, "table.sides.0.army: "),
        ({"army": [[{"crad": "dynamite"}]]}, "crad"),
        ({"army": [[{"card": "dynamite", "down": 1}]]}, "table.sides.0.army: "),
        ({"hnad": []}, "hnad"),
        ({"spent": 10**30}, "beyond 64 bits"),
        ({"hand": ["kork"], "picked": ["kork"]}, "only in the draft"),
    ],
)
def test_a_side(side: dict[str, Any], says: str) -> None:
    """gosu.enrol.rows, gosu.cards.deck, gosu.setup.tokens, gosu.tokens.one-per-card, gosu.trap.nothing."""
    assert says in faults(side, {})


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"points": [3, 0]}, "points: from 0 to 2"),
        ({"points": [-1, 0]}, "points: from 0 to 2"),
        ({"points": [1]}, "points: one number for each of the 2 sides"),
        ({"points": [0, 0, 0]}, "points: one number for each of the 2 sides"),
        ({"round": 0}, "rounds from 1"),
        ({"round": 3, "points": [1, 0]}, "2 battles were fought"),
        ({"turns": -1}, "no number below 0"),
        ({"turns": 300}, "turns and lone: below 300"),
        ({"lone": 1}, "no more alone than together"),
        ({"turns": 5, "lone": 1}, "0 unless one player is left"),
        ({"turn": 2}, "no seat 2"),
        ({"advantage": -1}, "advantage"),
        ({"left": 3}, "left: only where turns are limited"),
        ({"phase": "battle"}, "phase: draft, redraw or turns"),
        ({"phase": "draft"}, "there is no draft at this table"),
        ({"phase": "redraw", "turn": 1}, "one after the other"),
        ({"phase": "redraw", "asked": 2}, "one after the other"),
        ({"phase": "redraw", "turns": 1}, "no turn was taken yet"),
        ({"asked": 1}, "asked: only before the first round"),
        ({"aside": [{"card": "kork", "origin": "pile", "seat": 0}]}, "nothing lies aside"),
        ({"aside": [{"card": "kork", "origin": "pile", "seat": 7}]}, "no seat 7"),
        ({"pile": ["kork", "kork"]}, "kork is there 2 times, 1 too many"),
        ({"discard": ["nobody"]}, "table.discard: There is no card 'nobody'."),
        ({"extra": -1}, "no number below 0"),
        ({"rest": "hand"}, "table.rest: pile or discard"),
        ({"pile": "kork"}, "table.pile"),
        ({"discard": [["kork"]]}, "table.discard"),
        ({"aside": ["kork"]}, "table.aside"),
        ({"points": "00"}, "table.points"),
        ({"turn": "0"}, "table.turn"),
        ({"trun": 1}, "turn"),
    ],
)
def test_a_table(more: dict[str, Any], says: str) -> None:
    """gosu.aim.points, gosu.turn.order, gosu.setup.redraw-order, gosu.options.round-turns, gosu.effects.aside."""
    assert says in faults({}, {}, **more)


@pytest.mark.parametrize(
    ("ended", "points", "says"),
    [
        ({"reason": "gosu.end.points", "winners": [0], "scores": [3, 0]}, [3, 0], None),
        ({"reason": "gosu.end.points", "winners": [0], "scores": [2, 0]}, [2, 0], "who have what it takes"),
        ({"reason": "gosu.end.points", "winners": [1], "scores": [3, 0]}, [3, 0], "who have what it takes"),
        ({"reason": "gosu.end.points", "winners": [0], "drawn": [1], "scores": [3, 3]}, [3, 3], "winners or a draw"),
        ({"reason": "gosu.end.points", "winners": [0, 1], "scores": [3, 3]}, [3, 3], None),
        ({"reason": "gosu.end.points", "winners": [0], "scores": [0, 0]}, [3, 0], "ended.scores"),
        ({"reason": "gosu.end.conditions", "winners": [], "scores": [2, 0]}, [2, 0], "winners"),
        ({"reason": "gosu.end.conditions", "winners": [1], "scores": [2, 0]}, [2, 0], None),
        ({"reason": "boredom", "winners": [1], "scores": [2, 0]}, [2, 0], "ended.reason"),
        ({"reason": "gosu.end.points", "winners": [9], "scores": [3, 0]}, [3, 0], "no seat 9"),
    ],
)
def test_a_game_that_is_over(ended: dict[str, Any], points: list[int], says: str | None) -> None:
    """gosu.end.points, gosu.end.conditions."""
    if says is None:
        game = table({}, {}, points=points, ended=ended)
        assert game.outcome is not None
        assert (game.to_act, game.legal_actions()) == (None, ())
    else:
        assert says in faults({}, {}, points=points, ended=ended)


def test_whoever_has_passed_has_no_turn() -> None:
    """gosu.turn.pass."""
    assert "turn: seat 0 has passed" in faults({"passed": True}, {})
    assert "turn: seat 0 has passed" in faults({"passed": True}, {"passed": True})


def test_turns_left_are_those_of_the_limit() -> None:
    """gosu.tournament.limit."""
    for left in (0, 11):
        assert "left: from 1 to 10" in faults({"passed": True}, {}, variant="tournament", turn=1, left=left)
    assert "left: only where" in faults({}, {}, variant="tournament", left=3)


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_sides(count: int) -> None:
    """gosu.aim.players: as many as there are players."""
    data = {"players": 2, "table": {"sides": [{}] * count}}
    with pytest.raises(tt.PositionError) as caught:
        tt.from_position("gosu", data)
    assert "sides: one for each of the 2 players" in str(caught.value)


def test_faults_of_several_kinds_are_told_at_once() -> None:
    told = faults(
        {"army": [["kork"], ["trsck", "dynamite"]], "ready": 5, "shown": ["loya"]},
        {"hand": ["fact", "fact"], "passed": True},
        points=[-1, 0],
        turn=1,
        asked=1,
    )
    for part in (
        "sides.0: army: kork belongs in row 2", "sides.0: army: dynamite belongs in row 1",
        "never more than in the row below", "sides.0: ready, spent", "sides.0: shown", "fact is there 2 times",
        "points: from 0", "turn: seat 1", "asked:",
    ):  # fmt: skip
        assert part in told


DRAFT: dict[str, Any] = {"phase": "draft", "variant": "tournament"}
PACKS = [DECK[at : at + 7] for at in (0, 7)]


def test_a_draft() -> None:
    """gosu.tournament.draft, gosu.tournament.draft-pass: packs, hands and whose turn it is must fit together."""
    dealt = [{"pack": pack} for pack in PACKS]
    assert table(*dealt, **DRAFT).legal_actions()
    assert "seat 0 has to keep a card" in faults(*dealt, turn=1, **DRAFT)
    assert "hand and pack are not those of the draft" in faults(dealt[0], {"pack": PACKS[1][:5]}, **DRAFT)
    half = {"hand": PACKS[0][:1], "pack": PACKS[0][1:]}
    assert "picked is what was kept of this pack" in faults(half, dealt[1], **DRAFT)
    assert table({**half, "picked": PACKS[0][:1]}, dealt[1], **DRAFT).legal_actions()
    assert "not dealt lies in the pile" in faults(*dealt, rest="discard", **DRAFT)
    assert "more than a draft has" in faults(*dealt, passes=6, **DRAFT)
    assert "no army, pass, point or spent token yet" in faults({**dealt[0], "passed": True}, dealt[1], **DRAFT)


# --- every table that play reaches -----------------------------------------------------------------------------------


def test_every_table_of_play_is_one() -> None:
    """Written down, read back and played on it is the same, in each variant."""
    for game, position in reached(1, "positions"):
        if position.pending is None and position.step % 7 == 0:
            again = tt.from_position("gosu", json.loads(json.dumps(game.to_position())))
            assert again.position.state == position.state
            assert again.legal_actions() == game.legal_actions()


def test_positions_that_differ_in_one_field_are_told_apart() -> None:
    """Each field of the state is in what is saved and compared, whose turn it is among them."""
    position = table({"army": ARMY, "hand": ["loya", "fact"]}, {}).position
    state = position.state
    others = [
        msgspec.structs.replace(state, turn=1),
        msgspec.structs.replace(state, advantage=1),
        msgspec.structs.replace(state, extra=1),
        msgspec.structs.replace(state, turns=1),
        msgspec.structs.replace(state, points=(1, 0)),
        msgspec.structs.replace(state, pile=state.pile[::-1]),
        msgspec.structs.replace(state, sides=state.sides[::-1]),
    ]
    encoded = {msgspec.json.encode(each) for each in (state, *others)}
    assert len(encoded) == len({state, *others}) == len(others) + 1


# --- attacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round_", range(3))
def test_odd_data(round_: int) -> None:
    """Whatever stands there: a table that can be played on, or a plain refusal; never another error, nor a crash."""
    game = new_game("teams", 4, f"odd {round_}")
    for _ in moves(game, "odd", 0.8):
        if game.step > 60 and game.position.pending is None:
            break
    data = json.loads(json.dumps(game.to_position()))
    data["table"]["pile"] = data["table"]["pile"][:3]
    data["table"]["sides"][0]["army"][0] = [each["card"] for each in data["table"]["sides"][0]["army"][0]]
    taken = refused = 0
    for odd in spoilt(data, random.Random(round_)):
        try:
            other = tt.from_position("gosu", odd)
        except tt.TricktableError as error:
            refused += bool(str(error))
            continue
        taken += 1
        if other.outcome is None:
            other.play(other.legal_actions()[-1])
    assert refused > taken
