"""What a check is given: a ruleset, a table, a seed and a number of steps, and a game played at random from them."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from tricktable.chance import Chance, Dice, seed_text
from tricktable.errors import TricktableError, UnknownVariantError
from tricktable.game import AnyGame, Game
from tricktable.marks import Seat
from tricktable.position import AnyPosition, Setup
from tricktable.rulebook import Rulebook
from tricktable.rules import AnyRules
from tricktable.ruleset import AnyRuleset, Transition
from tricktable.start import Seeded
from tricktable.testing.blame import cause_of, root_of
from tricktable.testing.check import Check, CheckFailed, CheckSkipped
from tricktable.testing.noting import Noted
from tricktable.value import Value
from tricktable.variant import normal_id

AnyTransition = Transition[Any, Any, Any, Any]


class Table(Value, frozen=True):
    """A table to play at.

    Attributes:
        variant: the id of the variant.
        seats: how many players.
        options: options that differ from the variant's.
    """

    variant: str
    seats: int
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        extra = "".join(f"-{name}={_short(value)}" for name, value in self.options.items())
        return f"{self.variant}-{self.seats}{extra}"


def who(viewer: Seat | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def _short(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, separators=(",", ":"), default=str)


def tables_of(ruleset: AnyRuleset, variants: Sequence[str] = ()) -> tuple[Table, ...]:
    """Each variant with each of its player counts.

    Args:
        ruleset: the ruleset.
        variants: the ids of the variants; none named: all.

    Raises:
        UnknownVariantError: there is no such variant.

    Example:
        >>> import tricktable as tt
        >>> [str(table) for table in tables_of(tt.ruleset("gorus-maximus"), ["solo", "duel"])]
        ['solo-1', 'duel-2']
    """
    chosen = the_variants(ruleset, variants) or ruleset.info.variants
    return tuple(
        Table(variant.id, seats) for variant in ruleset.variants if variant.id in chosen for seats in variant.seats
    )


def the_variants(ruleset: AnyRuleset, wanted: Sequence[str]) -> tuple[str, ...]:
    """The ids of these variants as the ruleset spells them.

    Raises:
        UnknownVariantError: there is no such variant.
    """
    known = {normal_id(id): id for id in ruleset.info.variants}
    for id in wanted:
        if normal_id(id) not in known:
            raise UnknownVariantError(id, ruleset.info.variants)
    return tuple(known[normal_id(id)] for id in wanted)


class Moment:
    """A position of a game that is played for a check, and what is played there.

    Attributes:
        at: how many decisions were taken.
        position: the position.
        actor: who is to act; None when the game is over.
        legal: the legal actions.
        action: the one that is played; None where play stops.
    """

    def __init__(self, ruleset: AnyRuleset, at: int, position: AnyPosition, dice: Dice | None) -> None:
        self._ruleset = ruleset
        self.at = at
        self.position = position
        self.actor: Seat | None = ruleset.to_act(position)
        self.legal: tuple[Any, ...] = ruleset.legal_actions(position)
        self.action: Any = None
        if dice is not None and self.legal:
            self.action = self.legal[dice.pick("move", range(len(self.legal)))]

    @functools.cached_property
    def after(self) -> AnyTransition:
        """What the action leads to, by the pure function."""
        return self._ruleset.apply(self.position, self.action)

    @functools.cached_property
    def noted(self) -> Noted:
        """The whole action so far, with what was drawn on its way and when."""
        return Noted(self._ruleset.table(self.position.setup), self.position, self.action)


@dataclass
class Context:
    """One run of one check.

    Attributes:
        check: the check.
        ruleset: the ruleset.
        table: the table; for a check of the ruleset as a whole, its first.
        seed: of the deal and of the moves.
        steps: how many decisions to play at most.
        tables: all tables, for a check of the ruleset as a whole.
        cited_elsewhere: paragraphs that no scenario can show, and where they are tested or why they need not be.
        cited_in: folders whose files cite paragraphs, such as the author's tests.
        variants: the ids of the variants that are checked; none: the ruleset as a whole.
        at: the step that is looked at, for messages.
    """

    check: Check
    ruleset: AnyRuleset
    table: Table
    seed: int = 0
    steps: int = 40
    tables: Sequence[Table] = ()
    cited_elsewhere: Mapping[str, str] = field(default_factory=dict[str, str])
    cited_in: Sequence[Path] = ()
    variants: Sequence[str] = ()
    at: int | None = None

    @functools.cached_property
    def setup(self) -> Setup[Any]:
        """Seats, variant and options of the table."""
        return self.ruleset.setup(self.table.seats, self.table.variant, self.table.options)

    @functools.cached_property
    def rules(self) -> AnyRules:
        """The rules at the table."""
        return self.ruleset.table(self.setup)

    @property
    def seats(self) -> range:
        """The seats of the table."""
        return range(self.table.seats)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and the spectator."""
        return (*self.seats, None)

    # --- what is checked ------------------------------------------------------------------------------------------

    def covers(self, variant: str | None, seats: int) -> bool:
        """Whether a game of this variant (None: the first for so many seats) is looked at."""
        if not self.variants:
            return True
        try:
            return self.ruleset.variant(variant, seats).id in self.variants
        except TricktableError:
            return False  # a file of the ruleset names none of its variants: not for theirs to mend

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook; where only some variants are checked, what these have added to it."""
        texts = self.ruleset.texts
        return texts.brought_by(self.variants) if self.variants else texts.rulebook

    @property
    def pack(self) -> str:
        """The card pack of the table, as its options name it; empty where there is none."""
        return self.setup.options.cards if self.ruleset.has_card_packs else ""

    # --- a verdict ------------------------------------------------------------------------------------------------

    def where(self) -> str:
        """The ruleset, the table, the seed and the step, in words."""
        if self.check.scope == "ruleset":
            return self.ruleset.id
        step = "" if self.at is None else f", step {self.at}"
        return f"{self.ruleset.id}, table {self.table}, seed {self.seed}{step}"

    def fail(self, reason: str) -> NoReturn:
        """Something is wrong.

        Raises:
            CheckFailed: always.
        """
        raise CheckFailed(self, f"{self.where()}: {reason}")

    def require(self, holds: object, reason: str) -> None:
        """Fail for this reason unless it holds."""
        if not holds:
            self.fail(reason)

    def skip(self, reason: str) -> NoReturn:
        """There is nothing to look at.

        Raises:
            CheckSkipped: always.
        """
        raise CheckSkipped(f"{self.ruleset.id}: {reason}")

    def run(self) -> None:
        """Carry the check out. Whatever else the ruleset raises counts as a failure.

        Raises:
            CheckFailed: the ruleset does not keep its contract.
            CheckSkipped: there is nothing to look at.
        """
        try:
            self.check.function(self)
        except (CheckFailed, CheckSkipped):
            raise
        except Exception as error:
            cause, root = cause_of(error, self.ruleset), root_of(error)
            if cause:
                told, beside = f"{type(root).__name__}: {root}", cause
            else:
                told = str(error) if isinstance(error, TricktableError) else f"{type(error).__name__}: {error}"
                beside = repr(error.__cause__) if error.__cause__ is not None else ""
            reason = f"something failed that must not: {told}{f' ({beside})' if beside else ''}"
            raise CheckFailed(self, f"{self.where()}: {reason}", cause) from error

    # --- play -----------------------------------------------------------------------------------------------------

    def dice(self, purpose: str) -> Dice:
        """Chance of the check's own, the same for the same seed and purpose."""
        return Dice(Chance(seed_text(f"{purpose} {self.seed}")))

    def start(self) -> AnyPosition:
        """The position in which the game begins."""
        return self.ruleset.start(self.setup, self.seed)

    def game(self, seed: int | str | None = None) -> AnyGame:
        """A new game, as an app plays it."""
        chance = Chance(seed_text(self.seed if seed is None else seed))
        return Game(self.ruleset, Seeded(self.setup, chance))

    def walk(self) -> Iterator[Moment]:
        """A game played at random by the pure functions, moment by moment; in the last one nothing is played."""
        position, dice = self.start(), self.dice("moves")
        for at in range(self.steps + 1):
            self.at = at
            moment = Moment(self.ruleset, at, position, dice if at < self.steps else None)
            yield moment
            if moment.action is None:
                return
            self.at = at
            position = moment.after.position

    def playing(self, game: AnyGame) -> Iterator[Any]:
        """The actions that `walk` plays, for a game to play: take each before asking for the next."""
        dice = self.dice("moves")
        for at in range(self.steps):
            self.at = at
            legal = game.legal_actions()
            if not legal:
                return
            yield legal[dice.pick("move", range(len(legal)))]
        self.at = self.steps
