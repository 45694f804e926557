"""Toys that are wrong where a short look does not reach: at a new deal, at the end, in what nobody lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from tests.testing.broken.make import broken
from tests.testing.broken.rounds import Action, Bid, Play, Played, R, RoundsRules, Scored, State, rounds
from tests.toys.harbour.rules import HarbourRules
from tests.toys.harbour.rules import R as HarbourR
from tests.toys.harbour.table import Shown
from tests.toys.harbour.table import State as HarbourState
from tricktable import CardId, Dice, Outcome, Ruleset, Seat


class LowestOfFiveWinsTies(RoundsRules):
    """Of those who tie the lowest seat wins, after eighty decisions."""

    def outcome(self, state: State) -> Outcome:
        ended = super().outcome(state)
        return replace(ended, winners=ended.winners[:1])


class ShowsTheNewStock(RoundsRules):
    """The new deal is followed by a card of the stock, which may be shown, and nobody is meant to know it."""

    def new_round(self, r: R) -> None:
        r.emit(Played(r.state.first, r.state.stock[0]))


class NotesTheNewHand(RoundsRules):
    """The new deal is followed by a text that names a card in a hand."""

    def new_round(self, r: R) -> None:
        r.emit(Scored(r.state.first, f"dealt {r.state.hands[r.state.first][0]}, and more"))


class DealsWithoutPools(RoundsRules):
    """Nothing was said of what is hidden."""

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return ()


class OnlyTheStock(RoundsRules):
    """The other hands were forgotten."""

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return (state.stock,)


class OnlyTheDeck(HarbourRules):
    """The other hands were forgotten, in a game with copies."""

    def pools(self, state: HarbourState, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        return (state.deck,)

    def redeal(self, state: HarbourState, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> HarbourState:
        return replace(state, deck=pools[0])


class PlaysFaceDown(RoundsRules):
    """Nobody is told what was played, nor sees it, and the pools take it for known."""

    def carry_out(self, r: R, seat: Seat, action: Action) -> None:
        super().carry_out(r, seat, action)
        for at, event in enumerate(r.events):
            if isinstance(event, Played):
                r.events[at] = Scored(event.seat)

    def view(self, state: State, seat: Seat | None) -> Any:
        return replace(super().view(state, seat), trick=(None,) * self.seats)


class ShowsAfterTheStorm(HarbourRules):
    """In an action that shuffles the top card of the deck is shown, and it stays there as if nobody had seen it."""

    def storm(self, r: HarbourR, seat: Seat) -> None:
        super().storm(r, seat)
        if r.state.deck:
            r.emit(Shown(seat, r.state.deck[0]))


class SortsHandsOnlyAtFirst(RoundsRules):
    """Hands are dealt in order, and must be; cards that were exchanged are left as they lie."""

    def dealt(self, dice: Dice, first: Seat, scores: tuple[int, ...], number: int) -> State:
        state = super().dealt(dice, first, scores, number)
        return replace(state, hands=tuple(tuple(sorted(hand)) for hand in state.hands))

    def problems(self, state: State) -> Iterable[str]:
        if any(list(hand) != sorted(hand) for hand in state.hands):
            yield "hands: sorted"


class NeverBidsOne(RoundsRules):
    """A bid of 1 would be legal, and is not offered."""

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        return [action for action in super().candidates(state, seat) if action != Bid(1)]


class KeepsTheLowest(RoundsRules):
    """The first card of the hand is not offered while there is another."""

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        actions = list(super().candidates(state, seat))
        return actions[1:] if isinstance(actions[0], Play) and len(actions) > 1 else actions


LOWEST_OF_FIVE_WINS_TIES = rounds(LowestOfFiveWinsTies, "lowest-of-five-wins-ties")
SHOWS_THE_NEW_STOCK = rounds(ShowsTheNewStock, "shows-the-new-stock")
NOTES_THE_NEW_HAND = rounds(NotesTheNewHand, "notes-the-new-hand")
DEALS_WITHOUT_POOLS = rounds(DealsWithoutPools, "deals-without-pools")
ONLY_THE_STOCK = rounds(OnlyTheStock, "only-the-stock")
ONLY_THE_DECK = broken(OnlyTheDeck)
PLAYS_FACE_DOWN = rounds(PlaysFaceDown, "plays-face-down")
SHOWS_AFTER_THE_STORM = broken(ShowsAfterTheStorm)
SORTS_HANDS_ONLY_AT_FIRST = rounds(SortsHandsOnlyAtFirst, "sorts-hands-only-at-first")
NEVER_BIDS_ONE = rounds(NeverBidsOne, "never-bids-one")
KEEPS_THE_LOWEST = rounds(KeepsTheLowest, "keeps-the-lowest")

CAUGHT_BY: list[tuple[Ruleset[Any, Any, Any, Any, Any], str]] = [
    (LOWEST_OF_FIVE_WINS_TIES, "rotation"),
    (SHOWS_THE_NEW_STOCK, "pools-law"),
    (SHOWS_THE_NEW_STOCK, "view-routes"),
    (NOTES_THE_NEW_HAND, "pools-law"),
    (NOTES_THE_NEW_HAND, "view-routes"),
    (SHOWS_AFTER_THE_STORM, "pools-law"),
    (DEALS_WITHOUT_POOLS, "pools-cover"),
    (ONLY_THE_STOCK, "pools-cover"),
    (ONLY_THE_DECK, "pools-cover"),
    (PLAYS_FACE_DOWN, "pools-cover"),
    (SORTS_HANDS_ONLY_AT_FIRST, "pools-law"),
    (NEVER_BIDS_ONE, "legal-listing"),
    (KEEPS_THE_LOWEST, "legal-listing"),
]
