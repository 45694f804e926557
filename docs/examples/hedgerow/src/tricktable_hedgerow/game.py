# --8<-- [start:head]
"""The rules of Hedgerow: animals move into a hedge of two rows and gather berries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

import tricktable as tt
from tricktable import Asking, CardId, Chance, Dice, Outcome, Resolution, Seat
from tricktable.effects import Card, Cheaper, Deck, Stage
from tricktable.tableau import (
    Cards,
    CommonPilesBoard,
    Side,
    all_cards,
    at,
    completed,
    empty_army,
    hand_of,
    has_room,
    hidden_pools,
    kinds,
    piles_view,
    redealt,
    side_view,
    spot,
    spots,
    table_problems,
    tidied,
    with_cards,
)
from tricktable_hedgerow.table import (
    HAND,
    ROWS,
    TOKENS,
    WIDTH,
    Action,
    Event,
    Gained,
    Options,
    Play,
    Rest,
    State,
    Use,
    View,
)

MOST_ASKED = 100
# --8<-- [end:head]


# --8<-- [start:stage]
class GameOverError(Exception):
    """The game is over in the midst of a turn: nothing more of it is carried out."""


class HedgerowStage(Stage[State], CommonPilesBoard[State]):
    """The table in motion: what card effects need to know of this game."""

    rows_are_levels = True

    def __init__(self, r: Resolution[State, Event], deck: Deck[Card], actor: Seat, goal: int) -> None:
        super().__init__(r, deck, actor)
        self.goal = goal

    def points_of(self, seat: Seat) -> int:
        """Asked by `Bonus`, `IsBehind` and `fewest-points`."""
        return self.r.state.points[seat]

    def gain_points(self, seats: Sequence[Seat], count: int) -> None:
        """Asked by `GainPoint`. Whoever has enough berries wins at once."""
        points = tuple(have + count * (seat in seats) for seat, have in enumerate(self.r.state.points))
        self.r.state = replace(self.r.state, points=points)
        for seat in seats:
            self.r.emit(Gained(seat, count))
            self.happened("point-gained", seat, "")
        if max(points) >= self.goal:
            raise GameOverError

    def cost(self, card: CardId) -> int:
        """Two discards for the upper row; `Cheaper` is for the game to look up."""
        bargains = (each.by for _, each in self.open_overall(Cheaper) if each.what == "enrolment")
        return max(0, 2 * (self.deck.level[card] - 1) - sum(bargains))
        # --8<-- [end:stage]


# --8<-- [start:setup]
class HedgerowRules(tt.Rules[State, Action, Event, View, Options]):
    """Hedgerow at one table."""

    def __init__(self, seats: int, options: Options, cards: Sequence[Card] = ()) -> None:
        super().__init__(seats, options, cards)
        self.deck = Deck(cards)

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """A sentence for each fault."""
        if not (1 <= options.goal <= 9 and 1 <= options.turns <= 50):
            yield "goal: from 1 to 9; turns: from 1 to 50"

    def setup(self, dice: Dice) -> State:
        """Four cards each; who begins is drawn by lot."""
        pile = dice.shuffle("deck", self.deck.ids)
        hands = [with_cards((), pile[HAND * seat : HAND * (seat + 1)]) for seat in range(self.seats)]
        return State(
            sides=tuple(Side(hand, empty_army(ROWS), ready=TOKENS) for hand in hands),
            pile=pile[HAND * self.seats :],
            points=(0,) * self.seats,
            turn=dice.pick("first", range(self.seats)),
            left=self.options.turns * self.seats,
        )

    def stage(self, r: Resolution[State, Event], seat: Seat) -> HedgerowStage:
        """The table in motion."""
        return HedgerowStage(r, self.deck, seat, self.options.goal)
        # --8<-- [end:setup]

    # --8<-- [start:legal]
    def to_act(self, state: State) -> Seat | None:
        """Clockwise, until somebody has enough berries or no turn is left."""
        return state.turn if state.left and max(state.points) < self.options.goal else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """All that the seat could think of."""
        side = state.sides[seat]
        return [*map(Play, kinds(side.hand)), *(Use(each.row, each.place) for each in spots(side.army, seat)), Rest()]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """The paragraph that forbids an action, or None."""
        side = state.sides[seat]
        match action:
            case Play(card):
                if card not in side.hand:
                    return "hedgerow.play.hand"
                if not has_room(side.army, self.deck.level[card], width=WIDTH):
                    return "hedgerow.play.room"
                looking = self.stage(Resolution(state, Chance("")), seat)  # nothing is carried out on it
                return None if len(side.hand) > looking.cost(card) else "hedgerow.play.cost"
            case Use(row, place):
                there = at(side.army, row, place)
                if there is None or there.down or there.tokens or not self.deck.card[there.card].activation:
                    return "hedgerow.use.animal"
                return None if side.ready else "hedgerow.use.token"
            case _:
                return None if isinstance(action, Rest) else "hedgerow.turn.actions"
        # --8<-- [end:legal]

    # --8<-- [start:carry-out]
    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> Asking[Action]:
        """One turn, and whose turn comes next."""
        stage = self.stage(r, seat)
        try:
            yield from self.turn(stage, seat, action)
        except GameOverError:
            stage.put_back_aside()
        r.state = replace(r.state, turn=(seat + 1) % self.seats, left=r.state.left - 1)

    def turn(self, stage: HedgerowStage, seat: Seat, action: Action) -> Asking[Action]:
        """What the action does, and what reacts to it."""
        match action:
            case Play(card):
                cost = stage.cost(card)
                stage.lay_aside(seat, card)
                yield from stage.pay(seat, cost)
                there = stage.enter(seat, self.deck.level[card], card)
                yield from stage.trigger(stage.context(there), self.deck.card[card].entering)
            case Use(row, place):
                there = spot(seat, row, place)
                stage.activate(there)
                c = stage.context(there, paid=True)
                yield from stage.trigger(c, self.deck.card[c.card].activation)
            case _:
                stage.draw(seat, 1)
        stage.happened("turn-ended", seat, "")
        yield from stage.settle()
        # --8<-- [end:carry-out]

    # --8<-- [start:end]
    def outcome(self, state: State) -> Outcome:
        """The most berries win; a tie is shared."""
        winners = tuple(seat for seat, have in enumerate(state.points) if have == max(state.points))
        reason = "hedgerow.end.turns" if max(state.points) < self.options.goal else "hedgerow.end.berries"
        return Outcome(reason, winners=winners, scores=state.points)

    def bound(self) -> int:
        """A turn asks less often than a hand and a hedge can hold cards, for each reaction."""
        return self.options.turns * self.seats * MOST_ASKED
        # --8<-- [end:end]

    # --8<-- [start:view]
    def view(self, state: State, seat: Seat | None) -> View:
        """Of other hands the size, and the cards that this seat has seen on their way there."""
        return View(
            hand=hand_of(state, seat),
            sides=tuple(side_view(side, holder, seat) for holder, side in enumerate(state.sides)),
            aside=state.aside,
            **piles_view(state)._asdict(),
            points=state.points,
            left=state.left,
        )

    def cards(self, state: State) -> Iterable[CardId]:
        """Every card, wherever it lies."""
        return all_cards(state)
        # --8<-- [end:view]

    # --8<-- [start:hidden]
    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """What the seat has not seen of the other hands, and the pile."""
        return hidden_pools(state, seat)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[Cards, ...]) -> State:
        """There are copies, so cards are dealt to places and not exchanged by their ids."""
        return redealt(state, seat, pools)

    def tidy(self, state: State) -> State:
        """Hands are sorted."""
        return tidied(state)
        # --8<-- [end:hidden]

    # --8<-- [start:position]
    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """A table written by hand may leave out nearly everything."""
        defaults = {"points": [0] * self.seats, "left": self.options.turns * self.seats}
        return {**defaults, **completed(data, self.deck.ids, dice, rows=ROWS, tokens=TOKENS)}

    def problems(self, state: State) -> Iterable[str]:
        """Every fault of a table."""
        level = self.deck.level
        yield from table_problems(state, self.deck.ids, self.seats, rows=ROWS, width=WIDTH, level=level, tokens=TOKENS)
        if len(state.points) != self.seats or min(state.points) < 0:
            yield "points: one number for each seat, none below 0"
        # --8<-- [end:position]
