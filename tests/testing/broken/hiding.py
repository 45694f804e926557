"""Toys that tell too much."""

from __future__ import annotations

import sys

from msgspec.structs import replace

from tests.testing.broken.make import broken
from tests.toys.harbour.rules import Asks, HarbourRules, R
from tests.toys.harbour.table import KINDS, Action, Decline, Draw, Given, Held, Show, Shown, State, Stormed, View
from tricktable import CardId, Message, Seat


class ViewBetrays(HarbourRules):
    """A number in the view follows from the order of the deck."""

    def view(self, state: State, seat: Seat | None) -> View:
        top = KINDS.index(state.deck[0]) if state.deck else 0
        return replace(super().view(state, seat), deck=100 * len(state.deck) + top)


class SizesBetray(HarbourRules):
    """The view counts the barrels in each hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        barrels = tuple(sum(held.card == "barrel" for held in hand) for hand in state.hands)
        return replace(super().view(state, seat), sizes=barrels)


class AsksOnlyWithBarrel(HarbourRules):
    """Who has no barrel is not asked, so everybody knows."""

    def lamp(self, r: R, seat: Seat) -> Asks:
        if any(held.card == "barrel" for held in r.state.hands[seat]):
            yield from super().lamp(r, seat)


class PromptBetrays(HarbourRules):
    """The question, which all may read, counts the barrels in the hand."""

    def lamp(self, r: R, seat: Seat) -> Asks:
        barrels = sum(held.card == "barrel" for held in r.state.hands[seat])
        options = [Show("barrel")] if barrels else []
        yield from r.pick_or_stop(seat, Message.of("prompt.show", n=barrels), options, Decline())


class WaitingBetrays(HarbourRules):
    """Who holds no barrel is passed over, so whom the table waits for tells what he holds."""

    def to_act(self, state: State) -> Seat | None:
        has = any(held.card == "barrel" for held in state.hands[state.turn])
        return (state.turn + (not has)) % self.seats if state.left else None


class LegalBetrays(HarbourRules):
    """Whether a card can be drawn tells which it is."""

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        storm = isinstance(action, Draw) and state.deck[:1] == ("storm",) and state.hands[seat]
        return "harbour.turn.full" if storm else super().refuse(state, seat, action)


class EventBetrays(HarbourRules):
    """An event that is not declared to show anything has the top card in a number."""

    def storm(self, r: R, seat: Seat) -> None:
        r.emit(Stormed(KINDS.index(r.state.deck[0]) if r.state.deck else 0))
        super().storm(r, seat)


class DrawsInTheOpen(HarbourRules):
    """What is drawn is shown to all, by an event that may show, and nobody is meant to know it."""

    def draw(self, r: R, seat: Seat) -> None:
        super().draw(r, seat)
        drawn = r.events[-1] if r.events else None
        if drawn is not None and r.state.hands[seat]:
            r.emit(Shown(seat, r.state.hands[seat][-1].card))


class GivesInTheOpen(HarbourRules):
    """What is given in answer to a question is shown to all, and nobody is meant to know it."""

    def thief(self, r: R, seat: Seat) -> Asks:
        yield from super().thief(r, seat)
        given = r.events[-1] if r.events else None
        if isinstance(given, Given) and given.card is not None:
            r.emit(Shown(given.giver, given.card))


class BetraysBeforeAsking(HarbourRules):
    """Before a thief is asked whom to rob, the first card in each of the other hands is shown to all."""

    def thief(self, r: R, seat: Seat) -> Asks:
        for other, hand in enumerate(r.state.hands):
            if other != seat and hand:
                r.emit(Shown(other, hand[0].card))
        yield from super().thief(r, seat)


class NamesInPrompt(HarbourRules):
    """The question names the top card of the deck, as a text."""

    def lamp(self, r: R, seat: Seat) -> Asks:
        top = r.state.deck[0] if r.state.deck else "nothing"
        yield from r.pick_or_stop(seat, Message.of("prompt.show", top=f"not the {top}"), [], Decline())


class NamesInView(HarbourRules):
    """The view names the top card of the deck among those that are open."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), discard=(*state.discard, *state.deck[:1]))


class Prints(HarbourRules):
    """Left over from looking for a mistake."""

    def draw(self, r: R, seat: Seat) -> None:
        sys.stdout.write(f"{r.state.deck}\n")
        super().draw(r, seat)


class ForgetsWhatWasSeen(HarbourRules):
    """Cards that a spy saw lie in his pools like all others."""

    def unknown(self, state: State, seat: Seat | None) -> list[list[int]]:
        return [[] if holder == seat else list(range(len(hand))) for holder, hand in enumerate(state.hands)]


class DealsBackwards(HarbourRules):
    """The places are gone through from the other end."""

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> State:
        return super().redeal(state, seat, tuple(pool[::-1] for pool in pools))


class DealsWithoutMemory(HarbourRules):
    """With new cards in the hands everybody forgets what was seen there, even the viewer."""

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> State:
        dealt = super().redeal(state, seat, pools)
        if dealt == state:
            return state
        return replace(dealt, hands=tuple(tuple(Held(held.card) for held in hand) for hand in dealt.hands), left=0)


VIEW_BETRAYS = broken(ViewBetrays)
SIZES_BETRAY = broken(SizesBetray)
ASKS_ONLY_WITH_BARREL = broken(AsksOnlyWithBarrel)
PROMPT_BETRAYS = broken(PromptBetrays)
WAITING_BETRAYS = broken(WaitingBetrays)
LEGAL_BETRAYS = broken(LegalBetrays)
EVENT_BETRAYS = broken(EventBetrays)
DRAWS_IN_THE_OPEN = broken(DrawsInTheOpen)
GIVES_IN_THE_OPEN = broken(GivesInTheOpen)
BETRAYS_BEFORE_ASKING = broken(BetraysBeforeAsking)
NAMES_IN_PROMPT = broken(NamesInPrompt)
NAMES_IN_VIEW = broken(NamesInView)
PRINTS = broken(Prints)
FORGETS_WHAT_WAS_SEEN = broken(ForgetsWhatWasSeen)
DEALS_BACKWARDS = broken(DealsBackwards)
DEALS_WITHOUT_MEMORY = broken(DealsWithoutMemory)

CAUGHT_BY = [
    (VIEW_BETRAYS, "view-privacy"),
    (SIZES_BETRAY, "view-privacy"),
    (ASKS_ONLY_WITH_BARREL, "view-privacy"),
    (PROMPT_BETRAYS, "view-privacy"),
    (WAITING_BETRAYS, "view-privacy"),
    (LEGAL_BETRAYS, "view-privacy"),
    (EVENT_BETRAYS, "view-privacy"),
    (NAMES_IN_PROMPT, "view-privacy"),
    (DRAWS_IN_THE_OPEN, "view-routes"),
    (DRAWS_IN_THE_OPEN, "pools-law"),
    (GIVES_IN_THE_OPEN, "pools-law"),
    (GIVES_IN_THE_OPEN, "view-routes"),
    (BETRAYS_BEFORE_ASKING, "pools-law"),
    (BETRAYS_BEFORE_ASKING, "view-routes"),
    (NAMES_IN_VIEW, "view-routes"),
    (PRINTS, "view-routes"),
    (FORGETS_WHAT_WAS_SEEN, "pools-law"),
    (DEALS_BACKWARDS, "pools-law"),
    (DEALS_WITHOUT_MEMORY, "determinize"),
]
