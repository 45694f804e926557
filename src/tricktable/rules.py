"""What the author of a game writes: the rules of one table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from tricktable.chance import Dice
from tricktable.marks import CARD, CardId, Seat
from tricktable.position import A, O, Outcome, S
from tricktable.resolve import Asking, Resolution
from tricktable.walk import cards_in, changed

E = TypeVar("E")
V = TypeVar("V")


class Rules(ABC, Generic[S, A, E, V, O]):
    """The rules of a game at one table, with its seats and options settled.

    Subclass it with the types of your state, actions, events, view and options. An instance holds no state: build
    tables that depend on seats and options in `__init__`, and change nothing afterwards. The rules may not use
    clocks, files, or any chance but the `Dice` they are handed.

    The rules of a ruleset with card packs are made with the cards of the deck as third argument.

    Attributes:
        seats: how many seats play.
        options: the options, complete.
        ruleset: the id of the ruleset; set by it, for messages.
    """

    ruleset: str = "?"
    listed_by: ClassVar[frozenset[str]] = frozenset({"candidates", "refuse"})
    """The methods that say what is legal. A game with a quicker `legal` adds those that its refusals are made of."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Let `legal` follow a class that says otherwise what is legal, and brings no listing of its own."""
        super().__init_subclass__(**kwargs)
        for base in cls.__mro__:
            if "legal" in vars(base):
                return
            if not cls.listed_by.isdisjoint(vars(base)):
                cls.legal = Rules.legal  # type: ignore[method-assign]  # the listing inherited was made for other rules
                return

    def __init__(self, seats: int, options: O, cards: Sequence[Any] = ()) -> None:
        self.seats = seats
        self.options = options

    @classmethod
    def refuse_options(cls, seats: int, options: O) -> Iterable[str]:
        """What is wrong with these options at a table of so many seats: a sentence for each fault."""
        return ()

    @abstractmethod
    def setup(self, dice: Dice) -> S:
        """The state when the first seat is to act. Draw all chance from `dice`, each event under a name of its own."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The one seat that must decide now, or None when the game is over. It may depend on public facts only."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Iterable[A]:
        """Every action that the seat could think of, from what its view tells, in a stable order."""

    @abstractmethod
    def refuse(self, state: S, seat: Seat, action: A) -> str | None:
        """The id of the paragraph that forbids the action to the seat to act, or None when it is legal.

        It is asked about every action of the ruleset's types, also one of another phase of the game.
        """

    @abstractmethod
    def carry_out(self, r: Resolution[S, E], seat: Seat, action: A) -> Asking[A] | None:
        """Carry a legal action out on `r`: return None, or a generator where the action asks on its way."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game ended; asked only where `to_act` is None."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat, or a spectator (None), may know of the table, built field by field."""

    @abstractmethod
    def bound(self) -> int:
        """The largest number of decisions that a game dealt at this table can take, from its start."""

    def cards(self, state: S) -> Iterable[CardId]:
        """Every card of the game, wherever it lies: the same multiset in every state of one game.

        By default all that the state marks as cards. Override it where the state names a card once more, such as the
        one that was turned up, or to be faster.
        """
        return cards_in(state)

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The legal actions of the seat to act: the candidates that `refuse` lets pass.

        Override it only to be faster; the conformance kit holds both against each other.
        """
        refuse = self.refuse
        return tuple(action for action in self.candidates(state, seat) if refuse(state, seat, action) is None)

    def pools(self, state: S, seat: Seat | None) -> tuple[tuple[CardId, ...], ...]:
        """The cards whose places the viewer does not know: within a pool any card might lie in any of the places.

        The places of a pool stand in a fixed order that `redeal` shares. A game without secrets has none.
        """
        return ()

    def redeal(self, state: S, seat: Seat | None, pools: tuple[tuple[CardId, ...], ...]) -> S:
        """The state with the cards of these pools, in any order, in the places that `pools` names.

        By default each card gives way to the one that takes its place, wherever the state names it, and `tidy` sorts
        what is kept sorted. Override it for a deck with copies, or where not every order can have come about.
        """
        old = [card for pool in self.pools(state, seat) for card in pool]
        new = dict(zip(old, (card for pool in pools for card in pool), strict=True))
        return self.tidy(changed(state, {CARD: lambda card: new.get(card, card)}))

    def tidy(self, state: S) -> S:
        """The state with sorted again what is kept sorted, such as hands; used by `redeal`."""
        return state

    def problems(self, state: S) -> Iterable[str]:
        """What makes this state one that play cannot reach: a sentence with the field for each fault."""
        return ()

    def complete(self, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
        """Position data as a person wrote it, with the fields added that follow from the others."""
        return data

    def rotations(self) -> Iterable[int]:
        """By how many seats the table can be turned without changing the game. Default: by any number."""
        return range(1, self.seats)


AnyRules = Rules[Any, Any, Any, Any, Any]
"""Any rules, for code that serves them all."""
