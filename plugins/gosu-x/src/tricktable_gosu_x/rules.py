"""The rules of Gosu X: who may do what, and what each action does."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tricktable import Asking, CardId, Dice, Outcome, Resolution, Seat
from tricktable.effects import ACCEPT, DECLINE, Effect, Faces, PickDiscarded, ask
from tricktable.tableau import Activate, KeepHand, Pass, Redraw, Spend, Spot, all_cards, at, kinds, spot, tidied
from tricktable_gosu_x import checking, completing, costs, listing, opening, rounds, secrets
from tricktable_gosu_x.cards import CLANS, GosuXCard
from tricktable_gosu_x.deck import OWN_CARDS
from tricktable_gosu_x.frame import ROWS, Frame
from tricktable_gosu_x.listing import ACTIVATE, PASS, SHIFT, SPEND
from tricktable_gosu_x.options import Options, problems
from tricktable_gosu_x.stage import GameEndedError, GosuXStage, TurnEndedError
from tricktable_gosu_x.table import (
    Action,
    Draft,
    Event,
    Play,
    PlayAs,
    PlayDiscarded,
    Shift,
    SpendWonder,
    State,
    View,
    WonderSpent,
)

SPEND_WONDER = SpendWonder()


class GosuXRules(tt.Rules[State, Action, Event, View, Options]):
    """Gosu X at one table."""

    reasons: tuple[str, ...] = tuple(
        f"gosu-x.end.{reason}" for reason in ("supremacy", "fifth-token", "fifteen", "goan-sul", "justice")
    )
    """The paragraphs by which a game can end; a variant with another way to win adds its own."""

    listed_by = tt.Rules.listed_by | {"refuse_play", "refuse_shift", "refuse_spend", "refuse_activate", "refuse_pass"}

    def __init__(self, seats: int, options: Options, cards: Sequence[GosuXCard] = ()) -> None:
        super().__init__(seats, options)
        self.frame = Frame(options, cards or OWN_CARDS)
        self.deck = self.frame.deck

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """See `options.problems`."""
        return problems(options)

    def setup(self, dice: Dice) -> State:
        """See `opening.setup`."""
        return opening.setup(self.frame, dice, self.stage)

    def stage(self, r: Resolution[State, Event], actor: Seat) -> GosuXStage:
        """The table in motion."""
        return GosuXStage(r, self.frame, actor)

    def faces(self, state: State) -> Faces:
        """What the cards in play count as."""
        return self.frame.faces(state)

    # --- turns --------------------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> Seat | None:
        """One after the other, one action each (`gosu-x.turn.order`)."""
        return None if state.ended is not None else state.turn

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """What the seat's cards and tokens could do, in the order of the rulebook (`gosu-x.turn.actions`)."""
        side, rows = state.sides[seat], self.frame.rows
        if state.phase == "draft":
            return [Draft(clan) for clan in CLANS]
        if state.phase == "mulligan":
            return (KeepHand(), Redraw())
        places = [(row, place) for row in ROWS for place in range(1, len(side.army[row - 1]) + 1)]
        plays: list[Action] = []
        for card in kinds(side.hand):
            several = len(rows[card]) > 1
            plays += [PlayAs(card, row) for row in rows[card]] if several else [self.frame.play[card]]
        if state.discards:
            thrown = kinds(tuple(sorted(side.discard)))
            plays += [PlayDiscarded(card, row) for card in thrown for row in rows[card]]
        return (*plays, *(SHIFT[place] for place in places), *SPEND, *(ACTIVATE[place] for place in places), PASS)

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:  # one for each action
        """The paragraph that forbids the action."""
        if state.phase != "turns":
            return opening.refuse(self.frame, state, seat, action)
        match action:
            case Play():
                rows = self.frame.rows.get(action.card, ())
                return self.refuse_play(state, seat, action.card, rows[0] if len(rows) == 1 else None)
            case PlayAs():
                several = len(self.frame.rows.get(action.card, ())) > 1
                return self.refuse_play(state, seat, action.card, action.row if several else None)
            case PlayDiscarded():
                return self.refuse_play(state, seat, action.card, action.row, discards=True)
            case Shift():
                return self.refuse_shift(state, seat, action)
            case Spend():
                return self.refuse_spend(state, seat, action.tokens)
            case Activate():
                return self.refuse_activate(state, seat, action)
            case Pass():
                return self.refuse_pass(state, seat)
            case _:
                return "gosu-x.turn.actions"

    def refuse_pass(self, state: State, seat: Seat) -> str | None:
        """Not first while tokens are in hand (`gosu-x.turn.pass-first`)."""
        if state.sides[seat].ready and not state.sides[1 - seat].passed:
            return "gosu-x.turn.pass-first"
        return None

    # --- playing ------------------------------------------------------------------------------------------------------

    def refuse_play(
        self, state: State, seat: Seat, card: CardId, row: int | None, *, discards: bool = False
    ) -> str | None:
        """Rows, numbers, clans and costs (`gosu-x.play`); None for the row where it was not named as it must be."""
        side = state.sides[seat]
        if discards and (not state.discards or card not in side.discard):
            return "gosu-x.play.discard"
        if not discards and card not in side.hand:
            return "gosu-x.play.hand"
        if card in costs.banned(state, seat):
            return "gosu-x.play.forbidden"
        if row is None or row not in self.frame.rows[card]:
            return "gosu-x.play.any-row"
        faces = self.faces(state)
        there = costs.shown(self.frame, faces, seat)
        kept = costs.obstacle(faces, seat, card, row, there)
        if kept is not None:
            return kept
        means = len(side.hand) - (not discards) + costs.spare(state, seat)
        return "gosu-x.play.troop-cost" if costs.play_cost(faces, seat, card, row, there) > means else None

    def play(self, stage: GosuXStage, seat: Seat, card: CardId, row: int, *, discards: bool = False) -> Asking[Action]:
        """Pay, place the card, resolve what it does (`gosu-x.play.left-to-right`)."""
        faces = stage.faces
        cost = costs.play_cost(faces, seat, card, row, costs.shown(self.frame, faces, seat))
        if cost or discards:
            stage.lay_aside(seat, card, "discard" if discards else "hand")
            yield from self.pay(stage, seat, cost)
        there = stage.enter(seat, row, card, aside=bool(cost) or discards)
        yield from self.entered(stage, there)

    def pay(self, stage: GosuXStage, seat: Seat, cost: int) -> Asking[Action]:
        """Discard so many cards, one at a time; the Wonder token may stand for one (`gosu-x.wonder.discount`)."""
        for left in range(cost, 0, -1):
            options: list[Any] = [*stage.deck.picks(stage.side(seat).hand)]
            if stage.r.state.wonder == seat:
                options.append(SPEND_WONDER)
            paid = yield from stage.r.pick(seat, ask("pay", left), options)
            if paid is SPEND_WONDER:
                stage.r.state = replace(stage.r.state, wonder=None)
                stage.r.emit(WonderSpent(seat))
            else:
                stage.discard(seat, paid.card)

    def entered(self, stage: GosuXStage, there: Spot, *, by_shift: bool = False) -> Asking[Action]:
        """Wondrous, the card's effect, and Echo, as the card enters (`gosu-x.echo.when`, `gosu-x.wonder.take`)."""
        faces, card = stage.faces, stage.placed(there)
        if faces.has("wondrous", there, card):
            stage.take_advantage(there.seat)
        effects, echoes = self.effects(stage, there), faces.has("echo", there, card)
        c = stage.context(there, by_mutation=by_shift)
        yield from stage.trigger(c, effects)
        yield from rounds.settled(stage)
        here = c.own_spot()
        again = () if here is None or not (echoes and effects) else self.effects(stage, here)
        if here is None or not again:
            return
        if (yield from stage.r.pick_or_stop(there.seat, c.ask("echo"), [ACCEPT], DECLINE)) is not None:
            yield from stage.trigger(stage.context(here, by_mutation=by_shift), again)

    def effects(self, stage: GosuXStage, here: Spot) -> tuple[Effect, ...]:
        """What the card in a place does, as things stand: a mirror as the card opposite, one face down nothing."""
        text = stage.faces.text(here, stage.placed(here))
        return () if text is None else self.deck.card[text].entering

    # --- shifting -----------------------------------------------------------------------------------------------------

    def refuse_shift(self, state: State, seat: Seat, action: Shift) -> str | None:
        """Which cards can be shifted, and whether there is one to take the place (`gosu-x.shift`)."""
        side = state.sides[seat]
        old = at(side.army, action.row, action.place)
        if old is None:
            return "gosu-x.shift.empty"
        if old.down:
            return "gosu-x.shift.captured"
        if self.frame.shift[old.card] is None:
            return "gosu-x.shift.cost"
        faces, here = self.faces(state), spot(seat, action.row, action.place)
        if costs.replacements(self.frame, faces, state, here):
            return None
        there = side.hand
        if costs.is_secret(self.frame, faces, here, old):
            there = (*side.hand, *side.discard)
        fitting = {card for card in there if action.row in self.frame.rows[card]}
        if not fitting:
            return "gosu-x.shift.level"
        if fitting == {old.card}:
            return "gosu-x.shift.identical"
        allowed = fitting - costs.banned(state, seat) - {old.card}
        return "gosu-x.shift.pay" if allowed else "gosu-x.shift.forbidden"

    def shift(self, stage: GosuXStage, seat: Seat, action: Shift) -> Asking[Action]:
        """Name the new card, pay, discard the old one, put the new one in its place (`gosu-x.shift.order`)."""
        here = spot(seat, action.row, action.place)
        options = costs.replacements(self.frame, stage.faces, stage.r.state, here)
        cost = costs.shift_cost(self.frame, stage.placed(here))
        new = yield from stage.r.pick(seat, ask("shift", card=stage.placed(here).card), options)
        stage.lay_aside(seat, new.card, "discard" if isinstance(new, PickDiscarded) else "hand")
        yield from self.pay(stage, seat, cost)
        yield from self.entered(stage, stage.mutate(here, new.card), by_shift=True)

    # --- tokens -------------------------------------------------------------------------------------------------------

    def refuse_spend(self, state: State, seat: Seat, tokens: int) -> str | None:
        """One token or two, if they are there (`gosu-x.tokens`)."""
        if tokens not in (1, 2):
            return "gosu-x.tokens.draw-three" if tokens > 1 else "gosu-x.tokens.draw-one"
        return "gosu-x.tokens.none" if state.sides[seat].ready < tokens else None

    def refuse_activate(self, state: State, seat: Seat, action: Activate) -> str | None:
        """A token on a face-up card with a free icon (`gosu-x.tokens.activate`)."""
        side = state.sides[seat]
        card = at(side.army, action.row, action.place)
        if card is None:
            return "gosu-x.tokens.empty"
        if card.down:
            return "gosu-x.tokens.captured"
        here = spot(seat, action.row, action.place)
        if card.tokens >= self.frame.icons_at(self.faces(state), here, card):
            return "gosu-x.tokens.icons"
        return None if side.ready else "gosu-x.tokens.none"

    def activate(self, stage: GosuXStage, here: Spot) -> Asking[Action]:
        """Put the token there; unless that is cancelled, the card's effect follows (`gosu-x.force.atalante`)."""
        stage.activate(here)
        ref = stage.ref(here)
        if (yield from stage.allowed("activate", here)) is None or ref.spot is None:
            return
        yield from stage.trigger(stage.context(ref.spot, paid=True), self.effects(stage, ref.spot))

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """As `refuse` says, looked at once for all cards: see `listing.legal`."""
        if state.phase != "turns":
            return super().legal(state, seat)
        return listing.legal(self.frame, self.faces(state), state, seat)

    # --- carrying out -------------------------------------------------------------------------------------------------

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> Asking[Action] | None:
        """One action, and what follows from it."""
        stage = self.stage(r, seat)
        if r.state.phase != "turns":
            opening.carry_out(stage, seat, action)
            return None
        return self.turn(stage, seat, action)

    def turn(self, stage: GosuXStage, seat: Seat, action: Action) -> Asking[Action]:
        """A whole turn, with the end of the round where it was the last (`gosu-x.turn.one`)."""
        game_ended, turn_ended = GameEndedError, TurnEndedError  # held here: see below
        try:
            stage.acting = True
            with contextlib.suppress(turn_ended):
                yield from self.act(stage, seat, action)
                yield from rounds.settled(stage)
            stage.acting = False
            yield from rounds.settled(stage)
            yield from rounds.end_turn(stage, seat)
        except game_ended:  # at Python's exit modules may be emptied before an open choice is
            return

    def act(self, stage: GosuXStage, seat: Seat, action: Action) -> Asking[Action]:
        """The one action of a turn."""
        match action:
            case Play():
                yield from self.play(stage, seat, action.card, self.frame.rows[action.card][0])
            case PlayAs():
                yield from self.play(stage, seat, action.card, action.row)
            case PlayDiscarded():
                yield from self.play(stage, seat, action.card, action.row, discards=True)
            case Shift():
                yield from self.shift(stage, seat, action)
            case Spend():
                stage.spend(seat, action.tokens)
                stage.draw(seat, 1 if action.tokens == 1 else 3)
            case Activate():
                yield from self.activate(stage, spot(seat, action.row, action.place))
            case _:
                stage.passes(seat)

    def outcome(self, state: State) -> Outcome:
        """As it stands in the state."""
        return state.ended or Outcome("gosu-x.end.supremacy")

    def bound(self) -> int:
        """At most three rounds; a turn may ask as often as there are cards, and redraws are rare."""
        return 3 * (self.options.round_turns + 1) * len(self.deck) + 200

    # --- what is known ------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """See `secrets.view`."""
        return secrets.view(state, seat, self.stage)

    def cards(self, state: State) -> Iterable[CardId]:
        """The box, hands, armies, piles, and what lies aside."""
        return (*state.box, *all_cards(state))

    def pools(self, state: State, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        """See `secrets.pools`."""
        return secrets.pools(state, seat)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> State:
        """See `secrets.redeal`."""
        return secrets.redeal(state, seat, pools)

    def tidy(self, state: State) -> State:
        """Hands are kept sorted."""
        return tidied(state)

    def problems(self, state: State) -> Iterable[str]:
        """See `checking.problems`."""
        return checking.problems(self.frame, state, self.reasons)

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """See `completing.complete`."""
        return completing.complete(self.frame, data, dice)
