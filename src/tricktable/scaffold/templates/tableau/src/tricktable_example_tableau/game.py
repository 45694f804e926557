"""The rules: play plants or draw, do what they say, and have the most blossoms in the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import tricktable as tt
from msgspec.structs import replace
from tricktable import Asking, CardId, Dice, Outcome, Resolution, Seat
from tricktable.effects import Card, Deck
from tricktable.packs import PackFormat
from tricktable.tableau import (
    Cards,
    Side,
    all_cards,
    completed,
    empty_army,
    hand_of,
    has_room,
    hidden_pools,
    kinds,
    picture,
    piles_view,
    redealt,
    side_view,
    table_problems,
    tidied,
    with_cards,
)

from tricktable_example_tableau.cards import CARDS, WORDS, check
from tricktable_example_tableau.stage import GameStage
from tricktable_example_tableau.table import (
    HAND,
    LANGUAGES,
    ROWS,
    TOKENS,
    WIDTH,
    Action,
    Event,
    Options,
    Play,
    Rest,
    State,
    View,
)


class GameRules(tt.Rules[State, Action, Event, View, Options]):
    """The game at one table, with its seats, options and cards settled."""

    def __init__(self, seats: int, options: Options, cards: Sequence[Card] = ()) -> None:
        super().__init__(seats, options, cards)
        self.deck = Deck(cards)

    @classmethod
    def refuse_options(cls, seats: int, options: Options) -> Iterable[str]:
        """A sentence for each fault."""
        if not 1 <= options.turns <= 50:
            yield "turns: from 1 to 50"

    # --- the course of the game ---------------------------------------------------------------------------------------

    def setup(self, dice: Dice) -> State:
        """Deal, and draw who begins. All chance comes from the dice, each under a name."""
        pile = dice.shuffle("deck", self.deck.ids)
        hands = [with_cards((), pile[HAND * seat : HAND * (seat + 1)]) for seat in range(self.seats)]
        return State(
            sides=tuple(Side(hand, empty_army(ROWS), ready=TOKENS) for hand in hands),
            pile=pile[HAND * self.seats :],
            points=(0,) * self.seats,
            turn=dice.pick("first", range(self.seats)),
            left=self.options.turns * self.seats,
        )

    def to_act(self, state: State) -> Seat | None:
        """Clockwise, until no turn is left."""
        return state.turn if state.left else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Action]:
        """All that the seat could think of; `refuse` says which of it is legal."""
        return [*map(Play, kinds(state.sides[seat].hand)), Rest()]

    def refuse(self, state: State, seat: Seat, action: Action) -> str | None:
        """The paragraph of the rulebook that forbids the action, or None."""
        side = state.sides[seat]
        match action:
            case Play(card):
                if card not in side.hand:
                    return "example-tableau.play.hand"
                return None if has_room(side.army, ROWS, width=WIDTH) else "example-tableau.play.room"
            case Rest():
                return None
            case _:
                return "example-tableau.turn.actions"

    def carry_out(self, r: Resolution[State, Event], seat: Seat, action: Action) -> Asking[Action]:
        """A generator: what the effects of a card ask is asked on the way."""
        stage = GameStage(r, self.deck, seat)
        match action:
            case Play(card):
                there = stage.enter(seat, ROWS, card, aside=False)
                yield from stage.trigger(stage.context(there), self.deck.card[card].entering)
            case _:
                stage.draw(seat, 1)
        yield from stage.settle()  # what reacts to all that
        r.state = replace(r.state, turn=(seat + 1) % self.seats, left=r.state.left - 1)

    def outcome(self, state: State) -> Outcome:
        """The most blossoms win; a tie is shared."""
        winners = tuple(seat for seat, have in enumerate(state.points) if have == max(state.points))
        return Outcome("example-tableau.end.blossoms", winners=winners, scores=state.points)

    def bound(self) -> int:
        """How many decisions a game takes at most: a turn asks less often than there are cards."""
        return self.options.turns * self.seats * len(self.deck.ids)

    # --- who knows what -----------------------------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        """Built field by field, for a seat or, None, a spectator."""
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

    def pools(self, state: State, seat: Seat | None) -> tuple[Cards, ...]:
        """What the seat cannot tell apart: what it has not seen of the other hands, and the pile."""
        return hidden_pools(state, seat)

    def redeal(self, state: State, seat: Seat | None, pools: tuple[Cards, ...]) -> State:
        """There are copies, so cards are dealt to places and not exchanged by their ids."""
        return redealt(state, seat, pools)

    def tidy(self, state: State) -> State:
        """Hands are kept sorted."""
        return tidied(state)

    # --- tables written by hand ---------------------------------------------------------------------------------------

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """A person may leave out nearly everything."""
        defaults = {"points": [0] * self.seats, "left": self.options.turns * self.seats}
        return {**defaults, **completed(data, self.deck.ids, dice, rows=ROWS, tokens=TOKENS)}

    def problems(self, state: State) -> Iterable[str]:
        """What makes this a table that play cannot reach: a sentence for each fault."""
        level = self.deck.level
        yield from table_problems(state, self.deck.ids, self.seats, rows=ROWS, width=WIDTH, level=level, tokens=TOKENS)
        if len(state.points) != self.seats or min(state.points) < 0:
            yield "points: one number for each seat, none below 0"


RULESET = tt.Ruleset(
    id="example-tableau",
    name="Example Tableau",
    version="1.0",
    rules=GameRules,
    variants=(
        tt.Variant("standard", seats=(2, 3)),
        tt.Variant("quick", seats=(2,), options={"turns": 4}),
    ),
    package="tricktable_example_tableau",
    packs=PackFormat(Card, CARDS, check, languages=LANGUAGES, vocabulary=WORDS),
    picture=picture,
)
