"""What a check is given: a ruleset, a table, a seed and a number of steps, and a game played at random from them."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from tricktable.chance import Chance, Dice, seed_text
from tricktable.errors import TricktableError
from tricktable.game import AnyGame, Game
from tricktable.marks import Seat
from tricktable.position import AnyPosition, Setup
from tricktable.rulebook import Rulebook
from tricktable.rules import AnyRules
from tricktable.ruleset import AnyRuleset, Transition
from tricktable.start import Seeded
from tricktable.testing.blame import action_in, cause_of, root_of
from tricktable.testing.check import Check, CheckFailed, CheckSkipped
from tricktable.testing.limit import TimeUpError
from tricktable.testing.noting import Noted
from tricktable.testing.table import Table
from tricktable.testing.trail import Chooser, Trail

AnyTransition = Transition[Any, Any, Any, Any]
NOT_THE_RULES = (TimeUpError, KeyboardInterrupt, GeneratorExit)
"""What comes from outside, whatever the rules are doing."""


def who(viewer: Seat | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


_FILES: tuple[tuple[str, str, Callable[[AnyRuleset], object]], ...] = (
    ("rulebook", "the rulebook", lambda ruleset: ruleset.rulebook),
    ("messages", "a catalog of messages", lambda ruleset: ruleset.catalogs()),
)
"""The files that most of what a ruleset does needs: the check that tells of each, and how it is read."""

_MEND_FILE = "Mend the file in the place that is named: nothing else can be said of the ruleset before."


class Moment:
    """A position of a game that is played for a check, and what is played there.

    Attributes:
        at: how many decisions were taken.
        position: the position.
        actor: who is to act; None when the game is over.
        legal: the legal actions.
        action: the one that is played; None where play stops.
    """

    def __init__(self, ruleset: AnyRuleset, at: int, position: AnyPosition, choose: Chooser | None) -> None:
        self._ruleset = ruleset
        self.at = at
        self.position = position
        self.actor: Seat | None = ruleset.to_act(position)
        self.legal: tuple[Any, ...] = ruleset.legal_actions(position)
        self.action: Any = None if choose is None else choose(self.legal)

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
        script: the actions to play; those that are not legal in their turn are left out. None: moves by chance.
        limit: for how many seconds a check may wait for other processes.
        trail: the game that was played.
    """

    check: Check
    ruleset: AnyRuleset
    table: Table
    seed: int | str = 0
    steps: int = 40
    tables: Sequence[Table] = ()
    cited_elsewhere: Mapping[str, str] = field(default_factory=dict[str, str])
    cited_in: Sequence[Path] = ()
    variants: Sequence[str] = ()
    at: int | None = None
    script: Sequence[Any] | None = None
    limit: float | None = None
    trail: Trail = field(default_factory=Trail)

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

    def fail(self, reason: str, hint: str = "") -> NoReturn:
        """Something is wrong, for which there may be a better hint than the check's own.

        Raises:
            CheckFailed: always.
        """
        raise CheckFailed(self, f"{self.where()}: {reason}", hint=hint)

    def require(self, holds: object, reason: str, hint: str = "") -> None:
        """Fail for this reason unless it holds."""
        if not holds:
            self.fail(reason, hint)

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
            self._read_files()
            self.check.function(self)
        except (CheckFailed, CheckSkipped, *NOT_THE_RULES):
            raise
        except BaseException as error:  # rules that leave the program, too
            cause, root = cause_of(error, self.ruleset), root_of(error)
            if cause:
                told, beside = f"{type(root).__name__}: {root}", cause
            else:
                told = str(error) if isinstance(error, TricktableError) else f"{type(error).__name__}: {error}"
                beside = "" if error.__cause__ is None or str(error.__cause__) in told else repr(error.__cause__)
            reason = f"something failed that must not{self.meanwhile(error)}: {told}{f' ({beside})' if beside else ''}"
            raise CheckFailed(self, f"{self.where()}: {reason}", cause) from error

    def _read_files(self) -> None:
        """A file that cannot be read is one fault, of one check: the others have nothing to say then."""
        for name, what, read in _FILES:
            try:
                read(self.ruleset)
            except (OSError, ValueError) as error:
                if self.check.name == name:
                    raise CheckFailed(
                        self, f"{self.where()}: {what} cannot be read: {error}", hint=_MEND_FILE
                    ) from error
                self.skip(f"{what} cannot be read; the check {name} tells why")

    def meanwhile(self, error: BaseException) -> str:
        """Which action was carried out meanwhile, in words."""
        action = action_in(error)
        try:
            return "" if action is None else f" while `{self.ruleset.format_action(action)}` is carried out"
        except Exception:  # noqa: BLE001  # rules that fail may fail at this as well
            return f" while {type(action).__name__} is carried out"

    # --- play -----------------------------------------------------------------------------------------------------

    def dice(self, purpose: str) -> Dice:
        """Chance of the check's own, the same for the same seed and purpose."""
        return Dice(Chance(seed_text(f"{purpose} {self.seed}")))

    def start(self) -> AnyPosition:
        """The position in which the game begins."""
        return self.ruleset.start(self.setup, self.seed)

    def legal_after(self, actions: Iterable[Any]) -> tuple[Any, ...]:
        """What is legal after these actions; nothing where the rules fail on the way."""
        try:
            position = self.start()
            for action in actions:
                position = self.ruleset.apply(position, action).position
            return tuple(self.ruleset.legal_actions(position))
        except NOT_THE_RULES:
            raise
        except BaseException:  # noqa: BLE001
            return ()

    def game(self, seed: int | str | None = None) -> AnyGame:
        """A new game, as an app plays it."""
        seed = self.seed if seed is None else seed
        self.trail.begin(seed)
        return Game(self.ruleset, Seeded(self.setup, Chance(seed_text(seed))))

    def moves(self, *, onwards: bool = False) -> Chooser:
        """What picks the moves of a game: the script, or chance; with `onwards`, the one and then the other."""
        return Chooser(self.dice("moves"), self.script, onwards=onwards)

    def walk(self) -> Iterator[Moment]:
        """A game played at random by the pure functions, moment by moment; in the last one nothing is played."""
        self.trail.begin(self.seed)
        position, choose = self.start(), self.moves()
        for at in range(self.steps + 1):
            self.at = at
            moment = Moment(self.ruleset, at, position, choose if at < self.steps else None)
            self.trail.choose(moment.action)
            yield moment
            if moment.action is None or moment.actor is None:
                return
            self.at = at
            position = moment.after.position
            self.trail.carried_out(moment.actor, moment.action)

    def playing(self, game: AnyGame, most: int | None = None) -> Iterator[Any]:
        """The actions that `walk` plays, for a game to play: take each before asking for the next.

        Args:
            game: a new one.
            most: how many at most, by chance where a script has come to its end; by default as many steps as are asked
                for.
        """
        choose = self.moves(onwards=most is not None)
        for at in range(self.steps if most is None else most):
            self.at = at
            action, actor = choose(game.legal_actions()), game.to_act
            if action is None or actor is None:
                return
            self.trail.choose(action)
            yield action
            self.trail.carried_out(actor, action)
        self.at = self.steps if most is None else most
