"""What is hidden stays hidden, what was seen stays known, and games drawn from a seat's knowledge respect both."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tricktable_gosu import State
from tricktable_gosu.table import Drafted, PackPassed

import tricktable as tt
from plugins.gosu.tests.tables import DECK, TABLES, choose, everything, moves, new_game, table
from tricktable.game import AnyGame
from tricktable.tableau import events as told


def sent(game: AnyGame, viewer: int | None) -> str:
    return msgspec.json.encode(game.view(viewer)).decode()


# --- piles -----------------------------------------------------------------------------------------------------------


def test_a_reshuffle_tells_a_number() -> None:
    """gosu.piles.reshuffle, gosu.piles.secret: nobody is told an order, and what was open before is hidden now."""
    thrown = [card for card in DECK if card.startswith(("s", "t", "b"))]
    game = table({}, {}, pile=["kork"], discard=thrown, rest="discard")
    count = len(game.position.state.discard)
    step = game.play("spend 2")
    drawn = game.position.state.sides[0].hand
    assert step.events[:2] == (told.TokensSpent(0, 2), told.Shuffled(None, count))
    assert step.events_for(1) == (*step.events[:2], told.Drew(0, 3, None))
    mine = step.events_for(0)[2]
    assert isinstance(mine, told.Drew)
    assert Counter(mine.cards) == Counter(drawn)
    assert game.view(1).table.pile == count - 2
    for viewer in (1, None):
        assert not [card for card in DECK if f'"{card}"' in sent(game, viewer)]


def test_the_order_of_a_new_pile_comes_from_the_seed_alone() -> None:
    """gosu.piles.reshuffle: other hands, same seed: what is drawn stands at the same places."""
    piles = []
    for mine in ("loya", "fact"):
        game = tt.from_position(
            "gosu", {"players": 2, "seed": 3, "table": {"sides": [{"hand": [mine]}, {}], "rest": "discard"}}
        )
        before = game.position.state.discard
        game.play("spend 1")
        state: State = game.position.state
        drawn = next(iter(Counter(state.sides[0].hand) - Counter([mine])))
        piles.append([before.index(card) for card in (drawn, *state.pile) if before.count(card) == 1])
    assert len(piles[0]) > 40


# --- hands -----------------------------------------------------------------------------------------------------------


def test_cards_taken_openly_are_known() -> None:
    """gosu.reading.thief, gosu.piles.secret: all three stay known, also to a spectator, until they leave the hand."""
    game = table({"hand": ["dark-goblin-thief"]}, {"hand": ["loya"]}, pile=["kork", "fact", "walror"])
    for action in ("play dark-goblin-thief", "player 1", "card walror"):
        game.play(action)
    for viewer in (0, 1, None):
        sides = game.view(viewer).table.sides
        assert [side.known for side in sides] == [("fact", "kork"), ("walror",)]
    assert '"loya"' not in sent(game, 0)
    assert '"loya"' in sent(game, 1)


def test_of_two_copies_the_known_one_may_have_gone() -> None:
    """gosu.piles.secret: what is known is never more than what must be there."""
    mine = {"hand": ["dynamite", "dynamite", "kork"], "shown": ["dynamite"]}
    game = table(mine, {"hand": ["loya"]})
    game.play("play dynamite")
    assert game.view(1).table.sides[0].known == ()


@pytest.mark.parametrize("variant", ["teams", "teams-ukrainian"])
def test_team_mates_do_not_see_each_other(variant: str) -> None:
    """gosu.teams.separate: a mate's hand is hidden like any other."""
    game = new_game(variant, 4, 1)
    for _ in moves(game, 1, 0.8):
        if game.step == 40:
            break
        state: State = game.position.state
        for seat in range(4):
            view = game.view(seat).table
            assert view.hand == state.sides[seat].hand
            assert [side.hand for side in view.sides] == [len(side.hand) for side in state.sides]
            assert all(side.known == at.shown for side, at in zip(view.sides, state.sides, strict=True))


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_what_was_hidden_stays_so_when_the_game_is_over(variant: str, seats: int) -> None:
    """gosu.piles.secret, gosu.end.third-at-once: the last view opens no hand and no pile."""
    game = new_game(variant, seats, "over")
    for _ in moves(game, "over"):
        pass
    state: State = game.position.state
    for viewer in (*range(seats), None):
        view = game.view(viewer)
        assert view.outcome == game.outcome
        assert view.legal_actions == ()
        seen = [*state.discard, *(card.card for side in state.sides for row in side.army for card in row)]
        seen += [card for side in state.sides for card in side.shown]
        seen += [glimpse.card for side in state.sides for glimpse in side.glimpsed]
        if viewer is not None:
            seen += state.sides[viewer].hand
        assert not [card for card in set(DECK) - set(seen) if f'"{card}"' in sent(game, viewer)]


@pytest.mark.parametrize("viewer", [4, -1, 99, "1", True, 1.0, "spectator"])
def test_a_viewer_who_is_none(viewer: Any) -> None:
    game = new_game("standard", 4, 1)
    with pytest.raises(tt.OptionsError):
        game.view(viewer)
    with pytest.raises(tt.OptionsError):
        game.determinize(viewer, 1)


def test_who_is_not_to_act_has_nothing_to_do_and_learns_nothing() -> None:
    """gosu.turn.order: no action is his, and the answer is the same whatever others hold."""
    answers = []
    for theirs in ("loya", "fact"):
        game = table({"hand": [theirs]}, {"hand": ["dynamite"]})
        assert game.legal_actions(1) == ()
        answers.append([game.why_not(action, 1) for action in ("play loya", "play fact", "play dynamite", "pass")])
        with pytest.raises(tt.NotYourTurnError):
            game.play("play dynamite", 1)
    assert answers[0] == answers[1]
    assert all(answer is not None for answer in answers[0])


# --- the draft -------------------------------------------------------------------------------------------------------


def drafts() -> Iterator[tuple[AnyGame, Any]]:
    """Drafts of both kinds, step by step."""
    for variant, seats in (("tournament", 2), ("teams-tournament", 4)):
        for seed in range(4):
            game = new_game(variant, seats, f"draft {seed}")
            yield game, None
            for step in moves(game, f"draft {variant} {seed}"):
                yield game, step
                if game.position.state.phase == "turns":
                    break


def test_picks_are_secret() -> None:
    """gosu.tournament.draft-secret, gosu.tournament.draft-pass: who kept what only he is told; likewise of packs."""
    for _, step in drafts():
        for event in () if step is None else step.events:
            if isinstance(event, (Drafted, PackPassed)):
                assert event.seen_by(event.seat) == event
                for viewer in {None, 0, 1} - {event.seat}:
                    other = event.seen_by(viewer)
                    assert (other.card if isinstance(other, Drafted) else other.cards) is None


def test_two_players_know_what_the_other_kept_of_packs_they_had_seen() -> None:
    """gosu.tournament.draft-pass: by what is missing when a pack comes back, and of the last card at once."""
    for seed in range(6):
        game = new_game("tournament", 2, f"knowledge {seed}")
        packs: list[list[str]] = [[], []]  # what each passed on last, as he remembers it
        knows: list[Counter[str]] = [Counter(), Counter()]
        for step in moves(game, f"knowledge {seed}"):
            state: State = game.position.state
            passed = {event.seat: list(event.cards or ()) for event in step.events if isinstance(event, PackPassed)}
            over = state.phase == "turns"
            if passed or over:
                for seat in (0, 1):
                    # What came back, or at the end nothing, beside what he had passed on: the rest was kept.
                    knows[seat] += Counter(packs[seat]) - Counter(passed.get(seat, []))
                    packs[seat] = passed.get(1 - seat, [])
            for seat in (0, 1):
                assert Counter(game.view(seat).table.sides[1 - seat].known) == knows[seat]
                if not over and state.passes:
                    assert Counter(game.view(seat).table.passed_on) == Counter(packs[seat])
            if over:
                assert [counter.total() for counter in knows] == [5, 5]
                break


def test_everybody_knows_the_last_card_he_passed_on() -> None:
    """gosu.tournament.draft-pass: the neighbour had no choice."""
    game = new_game("teams-tournament", 4, 3)
    last: dict[int, str] = {}
    for step in moves(game, 3):
        last |= {event.seat: event.cards[0] for event in step.events if isinstance(event, PackPassed) and event.cards}
        if game.position.state.phase == "turns":
            break
    for seat in range(4):
        left = (seat + 1) % 4
        assert game.view(seat).table.sides[left].known == (last[left],)
        assert game.view(left).table.sides[seat].known == ()


def test_a_pack_that_was_passed_on_is_taken_back_on_purpose_only() -> None:
    """gosu.tournament.draft-secret: whoever saw what the other kept does not choose again."""
    game = new_game("tournament", 2, 5)
    for step in moves(game, 5):
        if game.position.state.phase == "turns":
            break
        position = game.position
        if any(isinstance(event, PackPassed) for event in step.events):
            with pytest.raises(tt.UndoError) as refused:
                game.undo()
            assert refused.value.reason == "revealed"
        else:
            game.undo()
            game.redo()
        assert game.position == position


# --- games drawn from what a seat knows ------------------------------------------------------------------------------


def looks_alike(game: AnyGame, viewer: int | None, seed: object) -> AnyGame:
    drawn = game.determinize(viewer, str(seed))
    assert sent(drawn, viewer) == sent(game, viewer)
    assert game.ruleset.problems(drawn.position) == ()
    assert sorted(everything(drawn.position.state)) == DECK
    assert drawn.position.chance.seed != game.position.chance.seed
    return drawn


def test_drawn_in_the_midst_of_choices() -> None:
    """gosu.piles.secret: of every kind of choice some, for whoever is asked, whoever acts, another and nobody."""
    count: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for at in range(24):
        variant, seats = TABLES[at % len(TABLES)]
        game, rng = new_game(variant, seats, f"drawn {at}"), random.Random(at)
        while game.outcome is None:
            game.play(choose(game, rng, 0.8))
            pending = game.position.pending
            if pending is None or count[pending.decision.prompt.id] >= 6:
                continue
            count[pending.decision.prompt.id] += 1
            for viewer in {pending.decision.seat, pending.seat, rng.randrange(seats), None}:
                drawn = looks_alike(game, viewer, game.step)
                others[pending.decision.prompt.id] += drawn.position.state != game.position.state
                if drawn.to_act == viewer:
                    assert drawn.legal_actions() == game.legal_actions()
                while drawn.position.pending is not None:
                    drawn.play(choose(drawn, rng))
    assert len(count) > 12
    assert all(others[kind] for kind in count)


def test_drawn_in_the_draft() -> None:
    """gosu.tournament.draft-secret: what was passed on lies where it may, what is known stays, the rest moves."""
    moved = 0
    for game, _ in drafts():
        state: State = game.position.state
        seats = len(state.sides)
        for viewer in (*range(seats), None):
            drawn = looks_alike(game, viewer, game.step)
            other: State = drawn.position.state
            moved += other != state
            if viewer is None:
                continue
            assert (other.sides[viewer].hand, other.sides[viewer].pack) == (
                state.sides[viewer].hand, state.sides[viewer].pack
            )  # fmt: skip
            left = (viewer + 1) % seats
            if state.phase == "draft" and state.passes:
                held = [Counter([*each.sides[left].pack, *each.sides[left].picked]) for each in (state, other)]
                assert held[0] == held[1]
    assert moved > 100


def test_what_others_know_of_a_hand_is_exchanged_with_it() -> None:
    """gosu.tournament.draft-pass: two copies that were seen become two other cards that were."""
    theirs = [{"seat": 1, "card": "dynamite"}] * 2
    game = table({"hand": ["dynamite", "dynamite", "kork"], "glimpsed": theirs}, {"hand": ["loya"]})
    for seed in range(20):
        side = looks_alike(game, None, seed).position.state.sides[0]
        assert len(side.glimpsed) == 2
        assert not Counter(each.card for each in side.glimpsed) - Counter(side.hand)
    side = looks_alike(game, 1, 0).position.state.sides[0]
    assert Counter(side.hand)["dynamite"] == 2


def test_drawn_games_play_on() -> None:
    """Each to its end, from somewhere in each kind of game."""
    for variant, seats in TABLES:
        game = new_game(variant, seats, "play on")
        for _ in moves(game, f"play on {variant} {seats}", 0.7):
            if game.step % 16 == 3:
                drawn = looks_alike(game, game.to_act, game.step)
                for _ in moves(drawn, game.step):
                    pass
                assert drawn.outcome is not None


def test_each_hidden_card_may_lie_anywhere() -> None:
    """gosu.piles.secret: over many draws every card out of sight turns up in the other hand about as often."""
    game = table({"hand": ["kork"]}, {"hand": DECK[:20]}, rest="pile")
    seen: Counter[str] = Counter()
    for seed in range(200):
        seen.update(game.determinize(0, seed).position.state.sides[1].hand)
    assert len(seen) == 74
    for card, count in seen.items():
        wanted = 200 * 20 * DECK.count(card) / 99
        assert wanted / 2 < count < wanted * 2


# --- taking back -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "drawer"), [([0, 1], 0), ([1, 0], 1)])
def test_a_draw_cannot_be_taken_back_though_the_copies_lay_in_sight(points: list[int], drawer: int) -> None:
    """gosu.piles.secret: who holds the like of a drawn card still has not known that this one lay on top."""
    twins = ["sock-archivist", "dark-goblin-thief"]
    hand = {"hand": ["kork", *twins], "army": [["beard-registrar"]]}
    game = table(hand, {}, points=points, pile=twins)
    step = game.play("play kork")
    assert told.Drew(drawer, 2, tuple(twins)) in step.events
    with pytest.raises(tt.UndoError) as refused:
        game.undo(0)
    assert refused.value.reason == "revealed"


def test_a_discard_of_ones_own_can_be_taken_back() -> None:
    """gosu.enrol.bakuto-cost: nobody else has learned anything but what the player knew."""
    hand = {"hand": ["dark-goblin-thief", "kork", "sock-archivist", "sock-archivist"], "army": [["beard-registrar"]]}
    game = table(hand, {})
    game.play("play dark-goblin-thief")
    game.play("card sock-archivist")
    game.undo(0)
    assert game.position.state.sides[0].hand == ("kork", "sock-archivist", "sock-archivist")
