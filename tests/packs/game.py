"""The smallest game whose cards are data: the seats take them from a pile, and the highest levels win."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import tricktable as tt
from tricktable import CardId, Dice, Outcome, PerSeat, Resolution, Seat, Value
from tricktable.effects import Card
from tricktable.packs import Finding, PackFormat, cards_of_package

FRAME = {("red", 1): 2, ("red", 2): 1, ("blue", 1): 2, ("blue", 2): 1}
"""How many copies each clan and level has; one card of each."""


class Fruit(Card, frozen=True):
    ripe: bool = False


class Options(Value, frozen=True):
    cards: str = ""


class State(Value, frozen=True):
    pile: tuple[CardId, ...]
    taken: PerSeat[tuple[CardId, ...]]
    turn: Seat = 0


class Take(Value, frozen=True, tag="take"):
    """Take the next card."""


class Taken(tt.Event, frozen=True, tag="taken"):
    seat: Seat
    card: CardId


class View(Value, frozen=True):
    left: int
    taken: PerSeat[tuple[CardId, ...]]


class MarketRules(tt.Rules[State, Take, Taken, View, Options]):
    def __init__(self, seats: int, options: Options, cards: Sequence[Fruit] = ()) -> None:
        super().__init__(seats, options)
        self.level = {card.id: card.level for card in cards}
        self.ids = tuple(card.id for card in cards for _ in range(card.copies))

    def setup(self, dice: Dice) -> State:
        return State(dice.shuffle("pile", self.ids), ((),) * self.seats)

    def to_act(self, state: State) -> Seat | None:
        return state.turn if state.pile else None

    def candidates(self, state: State, seat: Seat) -> Iterable[Take]:
        return (Take(),)

    def refuse(self, state: State, seat: Seat, action: Take) -> str | None:
        return None

    def carry_out(self, r: Resolution[State, Taken], seat: Seat, action: Take) -> None:
        card, *rest = r.state.pile
        taken = tuple((*cards, card) if at == seat else cards for at, cards in enumerate(r.state.taken))
        r.state = State(tuple(rest), taken, (seat + 1) % self.seats)
        r.emit(Taken(seat, card))

    def outcome(self, state: State) -> Outcome:
        sums = [sum(self.level[card] for card in cards) for cards in state.taken]
        return Outcome("market.end", tuple(seat for seat, n in enumerate(sums) if n == max(sums)), scores=tuple(sums))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(len(state.pile), state.taken)

    def cards(self, state: State) -> Iterable[CardId]:
        return (*state.pile, *(card for cards in state.taken for card in cards))

    def bound(self) -> int:
        return len(self.ids)

    def problems(self, state: State) -> Iterable[str]:
        if sorted(self.cards(state)) != sorted(self.ids):
            yield "These are not the cards of the deck."


def check(cards: Sequence[Fruit]) -> Iterator[Finding]:
    there: dict[tuple[str, int], list[Fruit]] = {}
    for card in cards:
        there.setdefault((card.clan, card.level), []).append(card)
        if (card.clan, card.level) not in FRAME:
            yield Finding(card.id, f"There is no clan {card.clan} with a level {card.level}.", ("clan",))
        elif card.copies != FRAME[card.clan, card.level]:
            yield Finding(card.id, f"Copies: {FRAME[card.clan, card.level]} are wanted.", ("copies",))
        if card.ripe and card.mutation is None:
            yield Finding(card.id, "What is ripe mutates.", ("ripe",))
    for (clan, level), cards_there in ((each, there.get(each, [])) for each in FRAME):
        if len(cards_there) != 1:
            culprit = cards_there[-1].id if cards_there else None
            yield Finding(culprit, f"{len(cards_there)} cards of {clan} {level} instead of 1.")


FORMAT = PackFormat(
    Fruit, cards_of_package("tests.packs", Fruit), check, languages=("en", "uk"), limits={"mutation": (0, 9)}
)

MARKET = tt.Ruleset(
    id="market",
    name="Market",
    version="1.0",
    rules=MarketRules,
    variants=(tt.Variant("standard", seats=(2, 3)),),
    messages={
        "en": {"event.taken": "{seat} takes {card}.", "clan.red": "Red", "clan.blue": "Blue"},
        "uk": {"event.taken": "{seat} бере {card}.", "clan.red": "Червоні", "clan.blue": "Сині"},
    },
    packs=FORMAT,
)

PACK = """
[pack]
name = "Bitter"
version = "1.1"
ruleset = "market"
base = "own"

[[card]]
id = "crab"
replaces = "apple"
name = { en = "Crab Apple", uk = "Дичка" }
clan = "red"
level = 1
copies = 2

[[card]]
id = "cherry"
name = { en = "Sour Cherry", uk = "Кисла вишня" }
clan = "red"
level = 2
"""
"""A pack that replaces two cards, one under its own id."""


def whole(head: str = 'name = "Whole"\nversion = "2.0"\nruleset = "market"') -> str:
    """A pack with a deck of its own: the own cards as they are written, below another head."""
    from importlib.resources import files

    return f"[pack]\n{head}\n\n" + (files("tests.packs") / "cards.toml").read_text("utf-8")
