"""What is hidden stays hidden, what was seen stays known, and games drawn from a seat's knowledge respect both.

Worlds that a viewer cannot tell apart are played side by side: he must see, be told and be asked the same in both.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from gosu_x_tables import BOX, CARDS, CLANS, PAIRS, choose, everything, moves, new_game, table, without
from tricktable_gosu_x import State
from tricktable_gosu_x.table import Redrew

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.tableau import events as told
from tricktable.testing import Table, run_check

MINE = ["goan-sul", "phoenix", "xi-an"]
THEIRS = ["abhilasha", "narashima", "justice"]


def sent(game: AnyGame, viewer: int | None) -> str:
    return msgspec.json.encode(game.view(viewer)).decode()


def names(game: AnyGame, viewer: int | None, card: str) -> bool:
    return f'"{card}"' in sent(game, viewer)


Moves = Sequence[str | tuple[str, str]]


def side_by_side(one: AnyGame, other: AnyGame, viewers: Sequence[int | None], plays: Moves) -> list[str | None]:
    """Play two worlds with the same moves (or a pair of moves) and return the questions that were asked.

    The viewers must not be able to tell the worlds apart at any step.
    """
    asked: list[str | None] = []

    def same() -> None:
        for viewer in viewers:
            assert sent(one, viewer) == sent(other, viewer)
            if viewer is not None:
                assert one.legal_actions(viewer) == other.legal_actions(viewer)
        assert one.to_act == other.to_act
        assert one.outcome == other.outcome

    assert one.position.state != other.position.state
    same()
    for play in plays:
        first, second = (play, play) if isinstance(play, str) else play
        steps = (one.play(first), other.play(second))
        for viewer in viewers:
            assert steps[0].events_for(viewer) == steps[1].events_for(viewer)
        same()
        pending = one.position.pending
        asked.append(None if pending is None else pending.decision.prompt.id.removeprefix("ask."))
    return asked


def worlds(mine: dict[str, Any], *theirs: dict[str, Any], **more: Any) -> tuple[AnyGame, AnyGame]:
    """Two tables with the same seed and side 0, and one of these sides 1 each. Cards not named are thrown away."""
    one, other = (
        table({"clans": MINE, **mine}, {"clans": THEIRS, **side}, rest="discard", seed=3, **more) for side in theirs
    )
    return one, other


def hidden(*pair: str, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A side twice, with one of the two cards in hand and the other one on the pile."""
    hand = more.pop("hand", [])
    one, other = pair
    return {**more, "hand": [*hand, one], "pile": [other]}, {**more, "hand": [*hand, other], "pile": [one]}


# --- reactions in the other player's turn ----------------------------------------------------------------------------


def test_the_red_circle_is_asked_whatever_is_held() -> None:
    """gosu-x.force.window, gosu-x.force.asked, gosu-x.asked.force: whoever captures learns nothing by it."""
    mine = {"hand": ["lava-goddesses"]}
    theirs = hidden("the-red-circle", "solok", army=[["nitish"]])
    one, other = worlds(mine, *theirs)
    asked = side_by_side(one, other, (0, None), ["play lava-goddesses", "at 1 1 1", "no"])
    assert asked == ["trap", "before.trap", None]
    assert one.position.state.sides[1].army[0][0].down
    one, other = worlds(mine, *theirs)
    for game in (one, other):
        for action in ("play lava-goddesses", "at 1 1 1"):
            game.play(action)
    assert [len(game.legal_actions(1)) for game in (one, other)] == [2, 1]
    step = one.play("card the-red-circle")
    assert told.Discarded(1, "the-red-circle") in step.events
    assert not one.position.state.sides[1].army[0][0].down


@pytest.mark.parametrize(
    ("theirs", "clans"),
    [
        ({"hand": [], "army": [["nitish"]]}, THEIRS),
        ({"hand": ["volantis", "navaj"], "army": [["nitish"]]}, ["tomorrow", "narashima", "justice"]),
    ],
)
def test_the_red_circle_is_not_asked_where_all_know_better(theirs: dict[str, Any], clans: list[str]) -> None:
    """gosu-x.force.skipped, gosu-x.force.window: an empty hand, or a deck without the clan."""
    game = table({"hand": ["lava-goddesses"], "clans": MINE}, {**theirs, "clans": clans})
    game.play("play lava-goddesses")
    game.play("at 1 1 1")
    assert game.position.pending is None
    assert game.position.state.sides[1].army[0][0].down


def test_the_red_circle_is_asked_before_a_destruction() -> None:
    """gosu-x.force.red-circle-when, gosu-x.asked.force: likewise before a card is destroyed."""
    mine = {"hand": ["demon-guardians"]}
    one, other = worlds(mine, *hidden("the-red-circle", "solok", army=[["nitish"]]))
    plays = ["play demon-guardians", "at 1 1 1", "no"]
    assert side_by_side(one, other, (0, None), plays) == ["destroy", "before.destroy", None]
    assert one.position.state.sides[1].army[0] == ()


def test_the_red_circle_is_asked_of_whoever_strikes_himself() -> None:
    """gosu-x.force.red-circle, gosu-x.asked.force: his own effect too, and the opponent learns nothing either."""
    theirs = hidden("the-red-circle", "solok", hand=["apostles-of-the-night"], army=[["dark-cultists"]])
    one, other = worlds({}, *theirs, turn=1)
    asked = side_by_side(one, other, (0, None), ["play apostles-of-the-night", "do trap", "at 1 1 1", "no"])
    assert asked == ["one-of", "trap", "before.trap", None]


def test_atalante_is_asked_whatever_is_held() -> None:
    """gosu-x.force.atalante, gosu-x.asked.force: as an opposing card is activated."""
    mine = {"army": [["muraena"]], "pile": ["kaez", "arpia", "timer", "genious"]}
    one, other = worlds(mine, *hidden("atalante-with-the-great-shield", "solok"))
    asked = side_by_side(one, other, (0, None), ["activate 1 1", "no"])
    assert asked == ["before.activate", None]
    assert len(one.position.state.sides[0].hand) == 2
    one, _ = worlds(mine, *hidden("atalante-with-the-great-shield", "solok"))
    one.play("activate 1 1")
    one.play("card atalante-with-the-great-shield")
    side = one.position.state.sides[0]
    assert (side.hand, side.army[0][0].tokens, side.ready) == ((), 1, 1)


def test_of_two_reactions_to_one_deed_each_is_asked_alike() -> None:
    """gosu-x.force.window: for two captures in one effect there are two questions, in either world."""
    mine = {"hand": ["pangu"], "army": [["1000-faces", "lava-goddesses"]]}
    theirs = hidden("the-red-circle", "ashes", army=[["nitish", "navaj"]])
    one, other = worlds(mine, *theirs)
    asked = side_by_side(one, other, (0, None), ["play pangu", "do trap", "at 1 1 2", "no"])
    assert asked == ["one-of", "trap", "before.trap", None]


# --- questions asked so that nothing is betrayed ---------------------------------------------------------------------


def test_the_mulligan_is_asked_of_everybody() -> None:
    """gosu-x.asked.mulligan: whether a hand may be shown nobody else sees, unless it is."""
    low = ["nitish", "navaj", "volantis", "quae", "elle", "sati", "tourach"]
    high = ["abhilasha", "cylak", "solok", "quae", "elle", "sati", "tourach"]
    sides = [{"hand": hand, "pile": pile} for hand, pile in ((low, high[:3]), (high, low[:3]))]
    tables = [
        table({"clans": MINE}, {"clans": THEIRS, **side}, phase="mulligan", first=1, rest="pile", seed=2)
        for side in sides
    ]
    one, other = tables
    assert [len(game.legal_actions(1)) for game in tables] == [1, 2]
    for viewer in (0, None):
        assert sent(one, viewer) == sent(other, viewer)
    steps = [game.play("keep-hand") for game in tables]
    for viewer in (0, None):
        assert steps[0].events_for(viewer) == steps[1].events_for(viewer)
        assert sent(one, viewer) == sent(other, viewer)


def test_a_redrawn_hand_is_shown_and_then_hidden() -> None:
    """gosu-x.setup.mulligan, gosu-x.piles.secret: the old hand all see, of the new one only its player a card."""
    high = ["abhilasha", "cylak", "solok", "quae", "elle", "sati", "tourach"]
    game = table({"clans": MINE}, {"clans": THEIRS, "hand": high}, phase="mulligan", first=1)
    events = game.play("redraw").events_for(0)
    assert events == (Redrew(1, tuple(sorted(high))), told.Drew(1, 7, None))


def test_nitish_is_always_asked() -> None:
    """gosu-x.asked.nitish: with a Bounty card or without one; declining tells nothing."""
    theirs = hidden("nikhilesh", "navaj", hand=["nitish"], army=[["nakshatra"]])
    one, other = worlds({"army": [["muraena"]]}, *theirs, turn=1)
    assert side_by_side(one, other, (0, None), ["play nitish", "no"]) == ["discard-for", None]
    one, other = worlds({"army": [["muraena"]]}, *theirs, turn=1)
    for game in (one, other):
        game.play("play nitish")
    assert [len(game.legal_actions(1)) for game in (one, other)] == [2, 1]


BYUN = {"army": [["all-in-one", "3-wishes", "1000-faces"], ["nio"], ["byun-hyung-ja-xi-an"]]}


def test_xi_ans_byun_hyung_ja_is_asked_whenever_five_cards_are_held() -> None:
    """gosu-x.asked.byun-hyung-ja-xi-an: whatever these are, and of whatever clans."""
    alike = ["dancing-dragon", "dancing-dragon", "1000-faces", "valeen"]
    one, other = (
        table(
            {**BYUN, "clans": MINE, "hand": [*alike, card], "pile": [rest, "kaez"]},
            {"clans": THEIRS},
            rest="discard",
            seed=3,
        )
        for card, rest in (("3-wishes", "phoenix"), ("phoenix", "3-wishes"))
    )
    # All five of one clan in the one world, four in the other; the sixth card is drawn with a token.
    asked = side_by_side(one, other, (1, None), [("spend 1", "spend 1"), "no"])
    assert asked == ["discard-of-clan", None]
    assert one.to_act == other.to_act == 1


@pytest.mark.parametrize(("count", "asks"), [(3, False), (4, True), (5, True)])
def test_xi_ans_byun_hyung_ja_by_number(count: int, asks: bool) -> None:
    """gosu-x.asked.byun-hyung-ja-xi-an: with fewer than five there is nothing to ask, as all can count."""
    hand = ["dancing-dragon", "dancing-dragon", "kaez", "genious", "arpia"][:count]
    game = table({**BYUN, "clans": MINE, "hand": hand, "pile": ["timer"]}, {"clans": THEIRS})
    game.play("spend 1")
    assert (game.position.pending is not None) == asks


# --- piles that are looked through -----------------------------------------------------------------------------------


def test_elle_takes_a_card_that_nobody_else_sees() -> None:
    """gosu-x.reading.elle, gosu-x.asked.search: any card may be it."""
    side = {"clans": THEIRS, "army": [["volantis"]], "hand": ["elle"], "pile": ["quae", "sati", "navaj", "cylak"]}
    one, other = (table({"clans": MINE}, side, turn=1, rest="discard", seed=3) for _ in range(2))
    one_step, other_step = one.play("play elle"), other.play("play elle")
    for viewer in (0, None):
        assert one_step.events_for(viewer) == other_step.events_for(viewer)
        assert told.Searched(1, None) in one_step.events_for(viewer)
    steps = [one.play("card quae"), other.play("card cylak")]
    for viewer in (0, None):
        assert steps[0].events_for(viewer) == steps[1].events_for(viewer)
        assert sent(one, viewer) == sent(other, viewer)
        assert not names(one, viewer, "quae")
    assert one.position.state.sides[1].hand == ("quae",)


def test_whoever_looks_through_a_pile_does_not_learn_its_order() -> None:
    """gosu-x.piles.secret, gosu-x.reading.elle: other orders, the same question; and it is shuffled afterwards."""
    cards = ["quae", "sati", "navaj", "cylak"]
    tables = [
        table(
            {"clans": MINE},
            {"clans": THEIRS, "army": [["volantis"]], "hand": ["elle"], "pile": pile},
            turn=1,
            rest="discard",
            seed=3,
        )
        for pile in (cards, cards[::-1])
    ]
    side_by_side(tables[0], tables[1], (0, 1, None), ["play elle", "card sati"])


def test_elle_with_an_empty_pile() -> None:
    """gosu-x.asked.search: then all see that there is nothing, and the discard pile is not shuffled for it."""
    side = {"clans": THEIRS, "army": [["volantis"]], "hand": ["elle"]}
    game = table({"clans": MINE}, side, turn=1, rest="discard")
    game.play("play elle")
    assert game.position.pending is None
    assert game.position.state.sides[1].hand == ()


def test_fenghuang_shows_what_it_finds() -> None:
    """gosu-x.reading.fenghuang, gosu-x.asked.search: all see the card, and that it lies on top."""
    mine = {"clans": MINE, "army": [["arpia"]], "hand": ["fenghuang"], "pile": ["kaez", "phoenix", "nio", "timer"]}
    game = table(mine, {"clans": THEIRS}, rest="discard")
    step = game.play("play fenghuang")
    if game.position.pending is not None:
        step = game.play("card phoenix")
    assert told.Stacked(0, "phoenix", bottom=False) in step.events_for(1)
    state: State = game.position.state
    assert (state.sides[0].pile[0], state.sides[0].top_shown) == ("phoenix", 1)
    for viewer in (0, 1, None):
        assert game.view(viewer).table.sides[0].top == ("phoenix",)
        assert not names(game, viewer, "kaez")


def test_fenghuang_shows_that_it_finds_nothing() -> None:
    """gosu-x.asked.search: a public event; the pile is shuffled all the same."""
    mine = {"clans": MINE, "army": [["arpia"]], "hand": ["fenghuang"], "pile": ["kaez", "nio", "timer"]}
    game = table(mine, {"clans": THEIRS}, rest="discard")
    step = game.play("play fenghuang")
    assert told.NothingFound(0) in step.events_for(1)
    assert game.position.pending is None


# --- hands that were seen --------------------------------------------------------------------------------------------


ARROWS = {"clans": THEIRS, "army": [["volantis"]], "hand": ["arrows-of-justice"]}


def test_arrows_show_a_hand_to_one_player_only() -> None:
    """gosu-x.reading.arrows-of-justice: a spectator sees no card of it, in either world."""
    tables = [
        table({"clans": MINE, "hand": ["kaez", card], "pile": [rest]}, ARROWS, turn=1, rest="discard", seed=3)
        for card, rest in (("nio", "timer"), ("timer", "nio"))
    ]
    steps = [game.play("play arrows-of-justice") for game in tables]
    assert steps[0].events_for(None) == steps[1].events_for(None)
    assert told.HandSeen(1, 0, 2, None) in steps[0].events_for(None)
    assert told.HandSeen(1, 0, 2, ("kaez", "nio")) in steps[0].events_for(1)
    assert sent(tables[0], None) == sent(tables[1], None)
    assert [game.view(1).table.sides[0].known for game in tables] == [("kaez", "nio"), ("kaez", "timer")]


def test_what_arrows_have_shown_is_remembered() -> None:
    """gosu-x.reading.arrows-of-justice, gosu-x.piles.secret: until it leaves the hand; what is drawn is unknown."""
    game = table({"clans": MINE, "hand": ["kaez", "nio", "timer"], "pile": ["arpia"]}, ARROWS, turn=1, rest="discard")
    game.play("play arrows-of-justice")
    game.play("card sqeezs")
    assert game.view(1).table.sides[0].known == ("kaez", "nio", "timer")
    assert game.view(None).table.sides[0].known == ()
    game.play("play timer")
    assert game.view(1).table.sides[0].known == ("kaez", "nio")
    while game.to_act == 0:
        game.play("spend 1")
    assert game.view(1).table.sides[0].known == ("kaez", "nio")
    assert game.view(1).table.sides[0].hand == 3
    for seed in range(10):
        drawn: State = game.determinize(1, seed).position.state
        assert {"kaez", "nio"} <= set(drawn.sides[0].hand)


def test_what_arrows_name_says_nothing_of_where_it_lies() -> None:
    """gosu-x.reading.arrows-of-justice: every card of the opponent's clans can be named, in whatever hand."""
    game = table({"clans": MINE, "hand": ["kaez"]}, ARROWS, turn=1)
    game.play("play arrows-of-justice")
    named = {action.card for action in game.legal_actions(1)}
    assert named == {id for id, card in CARDS.items() if card.clan in MINE}


def test_cards_taken_openly_are_known() -> None:
    """gosu-x.effects.take, gosu-x.piles.secret: what was revealed and taken stays known to all until it leaves."""
    mine = {"clans": MINE, "hand": ["3-wishes", "kaez"], "pile": ["nio", "timer", "valeen", "arpia"]}
    game = table(mine, {"clans": THEIRS}, rest="pile")
    game.play("play 3-wishes")
    game.play("clan xi-an")
    for viewer in (0, 1, None):
        assert game.view(viewer).table.sides[0].known == ("nio", "valeen")
    assert not names(game, 1, "kaez")
    assert names(game, 0, "kaez")


# --- piles of which a card is known ----------------------------------------------------------------------------------


SQEEZS = {"clans": MINE, "hand": ["sqeezs"], "pile": ["kaez", "nio", "timer", "arpia", "valeen"]}


def test_known_tops_and_bottoms() -> None:
    """gosu-x.reveal.what, gosu-x.piles.secret: all know what was put on top and at the bottom of a pile."""
    game = table(SQEEZS, {"clans": THEIRS}, rest="discard")
    for action in ("play sqeezs", "card kaez", "card nio", "card timer"):
        game.play(action)
    state: State = game.position.state
    assert state.sides[0].pile == ("nio", "arpia", "valeen", "timer")
    for viewer in (0, 1, None):
        view = game.view(viewer).table.sides[0]
        assert (view.top, view.bottom, view.known) == (("nio",), ("timer",), ("kaez",))
        assert not names(game, viewer, "valeen")
        for seed in range(6):
            drawn: State = game.determinize(viewer, seed).position.state
            assert (drawn.sides[0].pile[0], drawn.sides[0].pile[-1]) == ("nio", "timer")
    game.play("spend 1", 1)
    game.play("spend 1", 0)
    for viewer in (0, 1, None):
        view = game.view(viewer).table.sides[0]
        assert (view.top, view.bottom) == ((), ("timer",))
        assert view.known == ("kaez", "nio")


def test_a_known_bottom_is_known_in_hand() -> None:
    """gosu-x.piles.secret: where the whole pile is drawn, the card that all have seen is known, the others are not."""
    game = table({**SQEEZS, "hand": ["sqeezs"]}, {"clans": THEIRS}, rest="discard")
    for action in ("play sqeezs", "card kaez", "card nio", "card timer", "spend 1"):
        game.play(action)
    game.play("spend 2")
    side = game.position.state.sides[0]
    assert side.pile == ("timer",)
    assert side.shown == ("kaez", "nio")
    assert (side.top_shown, side.bottom_shown) in ((0, 1), (1, 0), (1, 1))
    assert game.view(1).table.sides[0].bottom == ("timer",) or game.view(1).table.sides[0].top == ("timer",)


def test_a_card_put_on_a_pile_is_known() -> None:
    """gosu-x.reading.un-go: it lies on its owner's pile, and all know it there and in the hand later."""
    mine = {"clans": ["galmi", "phoenix", "xi-an"], "hand": ["un-go"]}
    theirs = {"clans": THEIRS, "army": [["navaj"]], "pile": ["sati", "quae"]}
    game = table(mine, theirs, rest="discard")
    game.play("play un-go")
    game.play("at 1 1 1")
    assert game.view(0).table.sides[1].top == ("navaj",)
    game.play("spend 1")
    assert game.view(0).table.sides[1].known == ("navaj",)
    assert not names(game, 0, "sati")


def test_a_shuffle_forgets() -> None:
    """gosu-x.piles.secret, gosu-x.reading.genious: what lay on top may lie anywhere then."""
    mine = {"clans": MINE, "army": [["arpia"]], "hand": ["genious"], "discard": ["nio"]}
    game = table({**mine, "pile": ["kaez", "timer", "valeen", "pangu"], "top_shown": 1}, {"clans": THEIRS})
    assert game.view(1).table.sides[0].top == ("kaez",)
    game.play("play genious")
    while game.position.pending is not None:
        game.play(game.legal_actions()[-1])
    assert game.view(1).table.sides[0].top == ()
    assert game.position.state.sides[0].top_shown == 0


def test_a_reshuffle_tells_a_number() -> None:
    """gosu-x.piles.reshuffle, gosu-x.piles.secret: nobody is told an order, and what was open before is hidden now."""
    game = table({"clans": MINE, "pile": ["kaez"]}, {"clans": THEIRS}, rest="discard")
    count = len(game.position.state.sides[0].discard)
    step = game.play("spend 2")
    assert step.events[:2] == (told.TokensSpent(0, 2), told.Shuffled(0, count))
    assert step.events_for(1) == (*step.events[:2], told.Drew(0, 3, None))
    assert game.view(1).table.sides[0].pile == count - 2
    assert game.position.state.sides[0].discard == ()
    thrown = [card for card in BOX if CARDS[card].clan in MINE and card not in ("phoenix", "goan-sul", "xi-an")]
    for viewer in (1, None):
        assert not [card for card in set(thrown) if names(game, viewer, card)]


def test_the_order_of_a_new_pile_comes_from_the_seed_alone() -> None:
    """gosu-x.piles.reshuffle: other hands of the opponent, same seed: the same order."""
    piles = []
    for theirs in ("navaj", "quae"):
        game = table({"clans": MINE}, {"clans": THEIRS, "hand": [theirs]}, rest="discard", seed=3)
        game.play("spend 1")
        piles.append(game.position.state.sides[0].pile)
    assert piles[0] == piles[1]


# --- games drawn from what a seat knows ------------------------------------------------------------------------------


def looks_alike(game: AnyGame, viewer: int | None, seed: object) -> AnyGame:
    drawn = game.determinize(viewer, str(seed))
    assert sent(drawn, viewer) == sent(game, viewer)
    assert game.ruleset.problems(drawn.position) == ()
    assert sorted(everything(drawn.position.state)) == BOX
    assert drawn.position.chance.seed != game.position.chance.seed
    return drawn


def drawn_in_choices(games: int, of_each_kind: int) -> Counter[str]:
    """Draw games in so many choices of each kind; how many of them differ from the real one."""
    count: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for at in range(games):
        game, rng = without(PAIRS[at % len(PAIRS)], f"drawn {at}"), random.Random(at)
        while game.outcome is None:
            game.play(choose(game, rng, 0.85))
            pending = game.position.pending
            if pending is None or count[pending.decision.prompt.id] >= of_each_kind:
                continue
            count[pending.decision.prompt.id] += 1
            for viewer in (0, 1, None):
                drawn = looks_alike(game, viewer, game.step)
                others[pending.decision.prompt.id] += drawn.position.state != game.position.state
                if drawn.to_act == viewer:
                    assert drawn.legal_actions() == game.legal_actions()
                while drawn.position.pending is not None:
                    drawn.play(choose(drawn, rng))
    assert set(others) == set(count)
    return others


def test_drawn_in_the_midst_of_choices() -> None:
    """gosu-x.piles.secret: of every kind of choice one, for both players and for nobody."""
    others = drawn_in_choices(36, 1)
    assert len(others) > 25
    assert all(others.values())


@pytest.mark.soak
def test_drawn_in_the_midst_of_many_choices() -> None:
    """gosu-x.piles.secret: thirty of every kind."""
    others = drawn_in_choices(600, 30)
    assert len(others) > 34
    assert all(others.values())


def test_drawn_in_the_draft_there_is_nothing_to_draw() -> None:
    """gosu-x.setup.draft: no card is hidden from anybody yet."""
    game = new_game(3, "pick")
    for _ in range(3):
        game.play(game.legal_actions()[0])
        for viewer in (0, 1, None):
            assert looks_alike(game, viewer, 1).position.state == game.position.state


def test_drawn_games_play_on() -> None:
    """Each to its end, from somewhere in each kind of game."""
    for at, pair in enumerate(PAIRS[::3]):
        game = without(pair, f"play on {at}")
        for _ in moves(game, f"play on {at}", 0.8):
            if game.step % 40 == 20:
                drawn = looks_alike(game, game.to_act, game.step)
                for _ in moves(drawn, game.step, 0.8):
                    pass
                assert drawn.outcome is not None


def test_each_hidden_card_may_lie_anywhere() -> None:
    """gosu-x.piles.secret: over many draws every card of a deck turns up in the hand about as often."""
    hand = ["kaez", "nio", "timer", "arpia", "valeen", "pangu", "orgah", "smook", "hempo"]
    game = table({"clans": MINE, "hand": hand}, {"clans": THEIRS}, rest="pile")
    seen: Counter[str] = Counter()
    for seed in range(200):
        seen.update(game.determinize(1, seed).position.state.sides[0].hand)
    assert len(seen) == 33
    for card, count in seen.items():
        wanted = 200 * 9 * BOX.count(card) / 45
        assert wanted / 2 < count < wanted * 2


# --- the end, and taking back ----------------------------------------------------------------------------------------


def test_what_was_hidden_stays_so_when_the_game_is_over() -> None:
    """gosu-x.piles.secret, gosu-x.end.immediate: the last view opens no hand and no pile."""
    for at in range(6):
        game = new_game(f"over {at}")
        for _ in moves(game, f"over {at}", 0.8):
            pass
        state: State = game.position.state
        for viewer in (0, 1, None):
            view = game.view(viewer)
            assert view.outcome == game.outcome
            assert view.legal_actions == ()
            drawn = game.determinize(viewer, at).position.state
            moved = [
                card
                for seat, side in enumerate(state.sides)
                if seat != viewer
                for card in set(side.hand) - set(drawn.sides[seat].hand)
            ]
            known = [card for side in view.table.sides for card in side.known]
            assert not set(moved) & set(known)


def test_who_is_not_to_act_has_nothing_to_do_and_learns_nothing() -> None:
    """gosu-x.turn.order: no action is his, and the answer is the same whatever others hold."""
    answers = []
    for theirs in ("navaj", "quae"):
        game = table({"hand": ["kaez"], "clans": MINE}, {"hand": [theirs], "clans": THEIRS}, turn=0)
        assert game.legal_actions(1) == ()
        answers.append([game.why_not(action, 0) for action in ("play navaj", "play quae", "pass", "shift 1 1")])
    assert answers[0] == answers[1]
    assert all(answer is not None for answer in answers[0])


def test_a_draw_cannot_be_taken_back() -> None:
    """gosu-x.piles.secret: nor can the look at a hand."""
    game = table({"clans": MINE, "pile": ["kaez"]}, {"clans": THEIRS})
    game.play("spend 1")
    with pytest.raises(tt.UndoError) as refused:
        game.undo(0)
    assert refused.value.reason == "revealed"
    game = table({"clans": MINE, "hand": ["kaez"]}, ARROWS, turn=1)
    game.play("play arrows-of-justice")
    with pytest.raises(tt.UndoError):
        game.undo(1)


def test_a_named_card_can_be_taken_back() -> None:
    """gosu-x.reading.arrows-of-justice: naming shows nothing, so the one who named may think again."""
    game = table({"clans": MINE, "hand": ["kaez"]}, ARROWS, turn=1)
    game.play("play arrows-of-justice")
    asked = game.position
    game.play("card smook")
    game.undo(1)
    assert game.position == asked


@pytest.mark.soak
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
@pytest.mark.parametrize("check", ["view-privacy", "pools-law", "pools-cover", "determinize"])
def test_long_games_side_by_side(pair: tuple[str, str], check: str) -> None:
    """gosu-x.piles.secret, gosu-x.asked.force: with each pair of tiles, whatever is hidden exchanged at every turn."""
    others = [clan for clan in CLANS if clan not in pair]
    for seed in range(40):
        random.Random(seed).shuffle(others)
        options = {"draft": "given", "clans": [others[:3], others[3:]]}
        run_check(check, "gosu-x", Table("standard", 2, options), seed=seed, steps=150)


# --- drawn worlds are no likelier to be the true one ------------------------------------------------------------------


def piles_drawn(game: AnyGame, seat: int | None, draws: int = 60) -> Counter[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Pile and hand of seat 0 in so many drawn worlds."""
    worlds = (game.determinize(seat, number).position.state.sides[0] for number in range(draws))
    return Counter((side.pile, side.hand) for side in worlds)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_pile_shuffled_within_the_open_action_is_not_told(seat: int | None) -> None:
    """gosu-x.piles.secret: what was shuffled a moment ago nobody knows, so no drawn world may favour it."""
    mine = {"clans": ["tomorrow", "phoenix", "xi-an"], "hand": ["obeezs", "nio"], "army": [["aat"]], "pile": []}
    theirs = {"clans": ["abhilasha", "justice", "galmi"], "hand": ["elle"]}
    game = table(mine, theirs, rest="discard", seed=5)
    game.play("play obeezs")
    assert game.position.pending is not None
    true = game.position.state.sides[0]
    drawn = piles_drawn(game, seat)
    assert len({pile for pile, _ in drawn}) > 50
    assert all(pile != true.pile for pile, _ in drawn)
    hands = {hand for _, hand in drawn}
    assert hands == {true.hand} if seat == 0 else len(hands) > 30


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_true_order_is_no_likelier_where_little_is_hidden(seat: int | None) -> None:
    """Of a pile of twelve, ten are shown and the order of the last two is open: each order about half the time."""
    shown = ["nakshatra"] * 2 + ["navaj"] * 2 + ["nikhilesh"] * 2 + ["nitish", "nachiketa", "niranjan", "nityananda"]
    mine = {"clans": ["narashima", "phoenix", "xi-an"], "hand": ["narashima"], "army": [["nitish"], ["nalin"]]}
    theirs = {"clans": ["abhilasha", "justice", "tomorrow"], "hand": ["elle"]}
    game = table({**mine, "pile": [*shown, "arpia", "kaez"]}, theirs, rest="discard")
    game.play("play narashima")
    assert game.position.pending is not None
    drawn = piles_drawn(game, seat, 200)
    orders = {pile: sum(count for (other, _), count in drawn.items() if other == pile) for pile, _ in drawn}
    assert set(orders) == {("arpia", "kaez"), ("kaez", "arpia")}
    assert min(orders.values()) > 75
