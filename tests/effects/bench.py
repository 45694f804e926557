"""A table in a few words, on which a test carries effects out with answers given beforehand.

An army is written from the bottom row up, `"r1a b1b / r2a"`; a card in brackets lies face down, a star is a token
on it, and `!loud` a mark. The plain cards of the deck are named by clan, level and a letter: `r1a` is red, of level 1.
Places read `seat.row.place`, players `@1`, levels `L2`, cards of a discard pile `1:r1a`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, NamedTuple

from tests.toys.goblins.stage import GoblinStage, Over
from tests.toys.goblins.table import State
from tests.toys.hermits.game import HermitStage
from tests.toys.hermits.game import State as OwnState
from tricktable import Chance, Resolution
from tricktable.effects.answers import (
    Accept,
    Decline,
    PickCard,
    PickClan,
    PickDeed,
    PickDiscarded,
    PickLevel,
    PickNumber,
    PickSeat,
    SpentToken,
)
from tricktable.effects.cards import Card, Deck
from tricktable.effects.effect import Context, Effect, carry_out_all
from tricktable.effects.numbers import Fixed
from tricktable.effects.overall import Overall
from tricktable.effects.stage import Stage
from tricktable.effects.values import Draw
from tricktable.tableau import OwnPiles, Placed, Spot, empty_army
from tricktable.tableau.side import Side

CLANS = {"r": "red", "b": "blue", "g": "green"}


def card(
    id: str,
    *,
    activation: Sequence[Effect] = (),
    overall: Sequence[Overall] = (),
    entering: Sequence[Effect] = (),
    mutating: Sequence[Effect] = (),
    keywords: Sequence[str] = (),
    called: Sequence[str] = (),
    mutation: int | None = 1,
) -> Card:
    """A card whose id says its clan and level."""
    return Card(
        id,
        {"en": id},
        CLANS[id[0]],
        int(id[1]),
        mutation=mutation,
        activation=tuple(activation),
        overall=tuple(overall),
        entering=tuple(entering),
        mutating=tuple(mutating),
        keywords=tuple(keywords),
        called=tuple(called),
    )


PLAIN = tuple(card(f"{clan}{level}{letter}") for clan in CLANS for level in (1, 2, 3) for letter in "abcdef")
DRAW = Draw()


def draw(n: int) -> Draw:
    return Draw(Fixed(n))


def placed_of(word: str) -> Placed:
    word, *marks = word.split("!")
    bare = word.rstrip("*")
    return Placed(bare.strip("()"), len(word) - len(bare), bare.startswith("("), tuple(marks))


def army_of(text: str) -> tuple[tuple[Placed, ...], ...]:
    rows = [tuple(map(placed_of, row.split())) for row in text.split("/")]
    return (*rows, *empty_army(3 - len(rows)))


def text_of(army: Iterable[Sequence[Placed]]) -> str:
    return " / ".join(" ".join(map(word_of, row)) for row in army).rstrip("/ ")


def word_of(placed: Placed) -> str:
    card = f"({placed.card})" if placed.down else placed.card
    return card + "*" * placed.tokens + "".join(f"!{mark}" for mark in placed.marks)


def place_of(text: str) -> Spot:
    seat, row, place = map(int, text.split("."))
    return Spot(seat, row, place)


def word(answer: Any) -> str:
    """An answer as a test writes it."""
    match answer:
        case Spot():
            return f"{answer.seat}.{answer.row}.{answer.place}"
        case PickCard():
            return answer.card
        case PickSeat():
            return f"@{answer.seat}"
        case PickNumber():
            return str(answer.n)
        case PickClan():
            return answer.clan
        case PickLevel():
            return f"L{answer.level}"
        case PickDeed():
            return answer.deed
        case PickDiscarded():
            return f"{answer.seat}:{answer.card}"
        case Accept():
            return "yes"
        case Decline():
            return "no"
        case SpentToken():
            return "spent"
        case _:
            raise TypeError(f"{answer!r} is no answer")


class Asked(NamedTuple):
    """A question that was asked: of whom, what, and what could be answered."""

    seat: int
    prompt: str
    options: str


class Bench:
    """A table of as many players as armies are given."""

    r: Resolution[Any, Any]
    stage: Stage[Any]

    def __init__(
        self,
        *armies: str,
        hands: Sequence[str] = (),
        pile: str = "",
        discard: str = "",
        cards: Sequence[Card] = (),
        points: Sequence[int] = (),
        spent: Sequence[int] = (),
        advantage: int = 0,
        passed: Sequence[int] = (),
        actor: int = 0,
    ) -> None:
        seats = len(armies)
        hands = (*hands, *[""] * (seats - len(hands)))
        spent = tuple(spent) or (0,) * seats
        sides = tuple(
            Side(tuple(sorted(hand.split())), army_of(army), 2, used)
            for hand, army, used in zip(hands, armies, spent, strict=True)
        )
        state = State(
            sides,
            pile=tuple(pile.split()),
            discard=tuple(discard.split()),
            points=tuple(points) or (0,) * seats,
            advantage=advantage,
            passed=tuple(passed),
            turn=actor,
            left=99,
        )
        self.deck = Deck((*PLAIN, *cards))
        self.r = Resolution(state, Chance("7"))
        self.stage = GoblinStage(self.r, self.deck, actor)
        self.asked: list[Asked] = []

    def context(self, own: str = "", seat: int = 0, *, paid: bool = False, by_mutation: bool = False) -> Context:
        """Whose effect it is: that of the card in a place, or a seat's without a card."""
        if own:
            return self.stage.context(place_of(own), paid=paid, by_mutation=by_mutation)
        return Context(self.stage, seat, "", by_mutation=by_mutation)

    def do(self, *effects: Effect, answers: str = "", c: Context | None = None) -> Context:
        """Carry effects out; all of the answers must be taken, and no question be left open."""
        c = c or self.context()
        self.run(carry_out_all(c, effects), answers)
        return c

    def run(self, asking: Generator[Any, Any, Any], answers: str = "") -> Any:
        """Answer what is asked."""
        given = answers.split()
        result = None
        try:
            decision = next(asking, None)
            while decision is not None:
                options = {word(option): option for option in decision.options}
                left = dict(decision.prompt.args).get("n", "")
                self.asked.append(Asked(decision.seat, f"{decision.prompt.id} {left}".strip(), " ".join(options)))
                assert given, f"a question is open: {self.asked[-1]}"
                answer = given.pop(0)
                assert answer in options, f"{answer} is not among the answers: {self.asked[-1]}"
                decision = asking.send(options[answer])
        except StopIteration as end:
            result = end.value
        except Over:
            result = "over"
        assert not given, f"nobody asked for {given}"
        return result

    def swap(self, first: str, second: str) -> None:
        """Let two cards change places, without an effect."""
        self.stage.swap(place_of(first), place_of(second))

    # --- what is there now --------------------------------------------------------------------------------------------

    def army(self, seat: int = 0) -> str:
        return text_of(self.r.state.sides[seat].army)

    def hand(self, seat: int = 0) -> str:
        return " ".join(self.r.state.sides[seat].hand)

    def hands(self) -> list[str]:
        return [self.hand(seat) for seat in range(len(self.r.state.sides))]

    def sizes(self) -> list[int]:
        return [len(side.hand) for side in self.r.state.sides]

    @property
    def pile(self) -> str:
        return " ".join(self.r.state.pile)

    @property
    def discard(self) -> str:
        return " ".join(self.r.state.discard)

    @property
    def removed(self) -> str:
        return " ".join(self.r.state.removed)

    def told(self) -> list[str]:
        """The tags of what has happened."""
        return [type(event).__struct_config__.tag for event in self.r.events]


class OwnBench(Bench):
    """A table where each player has piles of his own, given from seat 0 on."""

    def __init__(
        self,
        *armies: str,
        hands: Sequence[str] = (),
        piles: Sequence[str] = (),
        discards: Sequence[str] = (),
        removed: Sequence[str] = (),
        cards: Sequence[Card] = (),
    ) -> None:
        sides: list[OwnPiles] = []
        for seat, army in enumerate(armies):
            hand, pile, discard, out = (
                tuple(zone[seat].split()) if seat < len(zone) else () for zone in (hands, piles, discards, removed)
            )
            sides.append(OwnPiles(tuple(sorted(hand)), army_of(army), pile=pile, discard=discard, removed=out))
        self.deck = Deck((*PLAIN, *cards))
        self.r = Resolution(OwnState(tuple(sides)), Chance("7"))
        self.stage = HermitStage(self.r, self.deck, 0)
        self.asked = []

    def zone(self, name: str) -> list[str]:
        """A zone of each player, such as `pile`."""
        return [" ".join(getattr(side, name)) for side in self.r.state.sides]

    def shown(self) -> list[tuple[int, int]]:
        """Of each pile, how many cards on top and at the bottom everybody has seen."""
        return [(side.top_shown, side.bottom_shown) for side in self.r.state.sides]
