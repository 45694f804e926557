"""The rules of GOSU: who may do what, and what each action does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import tricktable as tt
from tricktable import Asking, CardId, Dice, Outcome, Resolution, Seat
from tricktable.effects import PickCard, ask, carry_out_all
from tricktable.tableau import (
    Activate,
    KeepHand,
    Pass,
    Placed,
    Redraw,
    Spend,
    all_cards,
    at,
    has_room,
    kinds,
    obstacle,
    spot,
    tidied,
)
from tricktable_gosu import checking, completing, costs, listing, opening, rounds, secrets
from tricktable_gosu.cards import GosuCard
from tricktable_gosu.deck import OWN_CARDS
from tricktable_gosu.frame import Frame
from tricktable_gosu.listing import ACTIVATE, MUTATE, PASS, ROWS, SPEND
from tricktable_gosu.options import Options, problems
from tricktable_gosu.stage import GameEndedError, GosuStage
from tricktable_gosu.table import (
    NOTES,
    ZONES,
    Action,
    Event,
    FromDiscard,
    Keep,
    Mutate,
    Play,
    State,
    View,
)

LEVELS = {2: "hero", 3: "ozeki"}
"""How the paragraphs on enrolling call those who must stand above others."""


class GosuRules(tt.Rules[State, Action, Event, View, Options]):
    """GOSU at one table."""

    listed_by = tt.Rules.listed_by | {
        "refuse_play",
        "refuse_mutate",
        "refuse_spend",
        "refuse_activate",
        "enrolment",
        "mutation_cost",
        "replacements",
    }

    def __init__(self, seats: int, options: Options, cards: Sequence[GosuCard] = ()) -> None:
        super().__init__(seats, options)
        self.frame = Frame(seats, options, cards or OWN_CARDS)
        self.deck = self.frame.deck

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """See `options.problems`."""
        return problems(seats, options)

    def setup(self, dice: Dice) -> State:
        """See `opening.setup`."""
        return opening.setup(self.frame, dice, self.stage)

    def stage(self, r: Resolution[State, Event], actor: Seat) -> GosuStage:
        """The table in motion."""
        return GosuStage(r, self.frame, actor)

    # --- turns --------------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        """Clockwise, one action each (`gosu.turn.order`)."""
        return None if state.ended is not None else state.turn

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """What the seat's cards and tokens could do, in the order of the rulebook (`gosu.turn.actions`)."""
        side = state.sides[seat]
        if state.phase == "draft":
            return [Keep(card) for card in kinds(side.pack)]
        if state.phase == "redraw":
            return (KeepHand(), Redraw())
        places = [(row, place) for row in ROWS for place in range(1, len(side.army[row - 1]) + 1)]
        return (
            *(self.frame.play[card] for card in kinds(side.hand)),
            *(MUTATE[place] for place in places),
            *SPEND,
            *(ACTIVATE[place] for place in places),
            PASS,
        )

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """The paragraph that forbids the action."""
        match action:
            case Keep() if state.phase == "draft":
                return None if action.card in state.sides[seat].pack else "gosu.tournament.draft"
            case KeepHand() if state.phase == "redraw":
                return None
            case Redraw() if state.phase == "redraw":
                return opening.refuse_redraw(self.frame, state, seat)
            case Play() if state.phase == "turns":
                return self.refuse_play(state, seat, action.card)
            case Mutate() if state.phase == "turns":
                return self.refuse_mutate(state, seat, action)
            case Spend() if state.phase == "turns":
                return self.refuse_spend(state, seat, action.tokens)
            case Activate() if state.phase == "turns":
                return self.refuse_activate(state, seat, action)
            case Pass() if state.phase == "turns":
                return None
            case _:
                return {"draft": "gosu.tournament.draft", "redraw": "gosu.setup.redraw-order"}.get(
                    state.phase, "gosu.turn.actions"
                )

    # --- enrolling ----------------------------------------------------------------------------------------------------

    def refuse_play(self, state: State, seat: Seat, card: CardId) -> str | None:
        """Rows, numbers, clans and costs (`gosu.enrol`)."""
        side = state.sides[seat]
        if card not in side.hand:
            return "gosu.enrol.hand"
        level = self.deck.level[card]
        kept = obstacle(side.army, level, {self.deck.clan[card]}, self.deck.clan)
        if kept is not None:
            return "gosu.enrol.row-full" if kept == "full" else f"gosu.enrol.{LEVELS[level]}-{kept}"
        return "gosu.enrol.bakuto-cost" if len(side.hand) <= self.enrolment(state, seat, card) else None

    def enrolment(self, state: State, seat: Seat, card: CardId) -> int:
        """How many cards must be discarded to enrol this one: see `costs.enrolment`."""
        return costs.enrolment(self.frame, state, seat, card)

    def enrol(self, stage: GosuStage, seat: Seat, card: CardId) -> Asking[Action]:
        """Pay, place the goblin, apply what it does (`gosu.enrol.left-to-right`, `gosu.effects.entering`)."""
        cost = self.enrolment(stage.r.state, seat, card)
        if cost:
            stage.lay_aside(seat, card)
            yield from stage.pay(seat, cost)
        there = stage.enter(seat, self.deck.level[card], card, aside=bool(cost))
        c = stage.context(there)
        yield from stage.trigger(c, self.deck.card[card].entering)

    # --- mutation -----------------------------------------------------------------------------------------------------

    def refuse_mutate(self, state: State, seat: Seat, action: Mutate) -> str | None:
        """Which goblins can mutate, and whether there is one to take the place (`gosu.mutate`)."""
        old = at(state.sides[seat].army, action.row, action.place)
        if old is None:
            return "gosu.mutate.empty"
        if old.down:
            return "gosu.mutate.trapped"
        if self.frame.mutation[old.card] is None:
            return "gosu.mutate.cost"
        if self.replacements(state, seat, old):
            return None
        level, held = self.deck.level, state.sides[seat].hand
        there = (*held, *state.discard) if old.card in self.frame.zombies else held
        others = {card for card in there if level[card] == level[old.card]}
        if not others:
            return "gosu.mutate.level"
        return "gosu.mutate.identical" if others == {old.card} else "gosu.mutate.pay"

    def mutation_cost(self, state: State, seat: Seat, card: CardId) -> int:
        """How many cards must be discarded to mutate this goblin, which can: see `costs.mutation`."""
        return costs.mutation(self.frame, state, card)

    def replacements(self, state: State, seat: Seat, old: Placed) -> list[PickCard | FromDiscard]:
        """What can take a goblin's place: see `costs.replacements`."""
        cost = self.mutation_cost(state, seat, old.card)
        return costs.replacements(self.frame, state, seat, old, cost)

    def mutate(self, stage: GosuStage, seat: Seat, action: Mutate) -> Asking[Action]:
        """Name the new goblin, pay, let the old one act and leave, let the new one enter (`gosu.mutate.order`)."""
        here = spot(seat, action.row, action.place)
        old = stage.placed(here)
        options = self.replacements(stage.r.state, seat, old)
        cost = self.mutation_cost(stage.r.state, seat, old.card)
        new = yield from stage.r.pick(seat, ask("mutate"), options)
        stage.lay_aside(seat, new.card, "discard" if isinstance(new, FromDiscard) else "hand")
        yield from stage.pay(seat, cost)
        leaving = stage.context(here)
        leaving.leaving = True
        yield from carry_out_all(leaving, self.deck.card[old.card].mutating)
        place = leaving.own_spot()
        if place is not None:
            there = stage.mutate(place, new.card)
        elif has_room(stage.side(seat).army, action.row):
            # A reaction has taken the old goblin away before its time; it was free then, so its place is the next.
            there = stage.enter(seat, action.row, new.card)
        else:
            stage.put_back_aside()  # and what it stood above has gone with it
            return
        c = stage.context(there, by_mutation=True)
        yield from stage.trigger(c, self.deck.card[new.card].entering)

    # --- tokens -------------------------------------------------------------------------------------------------------

    def refuse_spend(self, state: State, seat: Seat, tokens: int) -> str | None:
        """One token or two, if they are there and anything can be drawn (`gosu.tokens`)."""
        if tokens not in (1, 2):
            return "gosu.tokens.draw-three" if tokens > 1 else "gosu.tokens.draw-one"
        if state.sides[seat].ready < tokens:
            return "gosu.tokens.none"
        return None if state.pile or state.discard else "gosu.tokens.nothing-to-draw"

    def refuse_activate(self, state: State, seat: Seat, action: Activate) -> str | None:
        """One token on a face-up goblin with an activated ability (`gosu.tokens.activate`)."""
        side = state.sides[seat]
        card = at(side.army, action.row, action.place)
        if card is None:
            return "gosu.tokens.activate"
        if card.down:
            return "gosu.tokens.trapped"
        if card.card not in self.frame.active:
            return "gosu.tokens.no-ability"
        if card.tokens:
            return "gosu.tokens.one-per-card"
        return None if side.ready else "gosu.tokens.none"

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """As `refuse` says, looked at once for all goblins: see `listing.legal`."""
        return listing.legal(self.frame, state, seat) if state.phase == "turns" else super().legal(state, seat)

    # --- carrying out -------------------------------------------------------------------------------------------------

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> Asking[Action] | None:
        """One action, and what follows from it."""
        stage = self.stage(r, seat)
        if r.state.phase != "turns":
            opening.carry_out(stage, seat, action)
            return None
        return self.turn(stage, seat, action)

    def turn(self, stage: GosuStage, seat: Seat, action: Action) -> Asking[Action]:
        """A whole turn, with the end of the round where it was the last (`gosu.turn.one`)."""
        game_ended = GameEndedError  # held here: at Python's exit modules may be emptied before an open choice is
        try:
            match action:
                case Play():
                    yield from self.enrol(stage, seat, action.card)
                case Mutate():
                    yield from self.mutate(stage, seat, action)
                case Spend():
                    stage.spend(seat, action.tokens)
                    stage.draw(seat, 1 if action.tokens == 1 else 3)
                case Activate():
                    here = spot(seat, action.row, action.place)
                    stage.activate(here)
                    there = yield from stage.allowed("activate", here)
                    if there is not None:
                        c = stage.context(there, paid=True)
                        yield from stage.trigger(c, self.deck.card[c.card].activation)
                case _:
                    rounds.passes(stage, seat)
            if stage.waiting:
                yield from stage.settle()
            for card in stage.revealed():  # what no effect of the turn has taken or discarded
                stage.drop_aside(seat, card)
            if rounds.end_turn(stage, seat):
                yield from rounds.end_round(stage)
        except game_ended:
            return

    def outcome(self, state: State) -> Outcome:
        """As it stands in the state."""
        return state.ended or Outcome("gosu.end.points")

    def bound(self) -> int:
        """Each battle scores, so rounds are few; a turn may ask as often as there are cards, and redraws are rare."""
        rounds_at_most = self.frame.side_count * (self.options.points - 1) + 1
        return rounds_at_most * (self.options.round_turns + 1) * len(self.deck) + 100 * self.seats

    # --- what is known ------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """See `secrets.view`."""
        return secrets.view(self.frame, state, seat, self.stage)

    def cards(self, state: State) -> Iterable[CardId]:
        """Hands, packs, armies, piles, and what lies aside."""
        return all_cards(state, ZONES)

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        """See `secrets.pools`."""
        return secrets.pools(state, seat)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> State:
        """See `secrets.redeal`."""
        return secrets.redeal(state, seat, pools)

    def tidy(self, state: State) -> State:
        """Hands and packs are kept sorted."""
        return tidied(state, (*ZONES, *NOTES))

    def problems(self, state: State) -> Iterable[str]:
        """See `checking.problems`."""
        return checking.problems(self.frame, state)

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """See `completing.complete`."""
        return completing.complete(self.frame, data, dice)
