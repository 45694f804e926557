"""Everything that tricktable raises on purpose.

Each error derives from `TricktableError` and from the built-in that fits, has a stable `code`, and carries its
data as attributes. No message quotes what a seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from tricktable.message import Message

_SHOWN = 60


def quoted(value: object) -> str:
    """A value as a message quotes it: short, on one line, and whatever the value is.

    Example:
        >>> quoted("duel"), quoted(3), quoted([1, 2]), quoted(10**100)
        ("'duel'", '3', 'a value of type list', 'a number of 333 bits')
    """
    if isinstance(value, str):
        return repr(value) if len(value) <= _SHOWN else f"{value[:_SHOWN]!r}..."
    if value is None or isinstance(value, (int, float)):
        # Python refuses to print a number of more than 4,300 digits.
        return repr(value) if not isinstance(value, int) or value.bit_length() < 200 else _bits(value)
    return f"a value of type {type(value).__name__}"


def _bits(value: int) -> str:
    return f"a number of {value.bit_length()} bits"


def nearest(name: object, known: Sequence[str]) -> tuple[str, ...]:
    """The known names that are most similar to this one, whatever the case of its letters.

    Example:
        >>> nearest("BLUE-4", ["blue-4", "green-4"])[0], nearest("zebra", ["blue-4"])
        ('blue-4', ())
    """
    import difflib

    text = name[:_SHOWN] if isinstance(name, str) else quoted(name)
    folded = {each.casefold(): each for each in known}
    return tuple(folded[each] for each in difflib.get_close_matches(text.casefold(), folded, n=3, cutoff=0.5))


def unknown(kind: str, name: object, known: Sequence[str]) -> str:
    """That there is no such name, in a sentence, and which one may be meant.

    Example:
        >>> unknown("option", "gaol", ["goal", "teams"])
        "Unknown option 'gaol'. Did you mean goal?"
    """
    near = nearest(name, known)
    meant = f" Did you mean {' or '.join(near)}?" if near else ""
    there = f" Known: {', '.join(known)}." if known and not near else ""
    return f"Unknown {kind} {quoted(name)}.{meant}{there}"


_TOLD = 12
"""How many problems a message tells; the attribute holds all."""


def _told(problems: tuple[str, ...]) -> str:
    more = len(problems) - _TOLD
    return "; ".join([*problems[:_TOLD], *([f"and {more} more"] if more > 0 else [])])


class TricktableError(Exception):
    """The base of all errors of tricktable.

    Attributes:
        said: what a player is told, as a message that `Speech.error` says in any language; None where it is nothing
            that a player does, and for what the rules forbid, which a paragraph says.
    """

    code: ClassVar[str] = "error"
    said: Message | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        # Python would call the class with the message only; an error must come whole out of a worker process.
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[TricktableError], args: tuple[Any, ...], attributes: dict[str, Any]) -> TricktableError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(attributes)
    return error


class IllegalActionError(TricktableError, ValueError):
    """The rules do not allow this action now. Nothing has changed.

    Attributes:
        rule: the id of the paragraph that forbids it, such as `gorus.bout.follow`.
        action: the action that was refused.
        message: why, in a sentence without the id.
    """

    code = "illegal-action"

    def __init__(self, rule: str, action: object, message: str, *, said: Message | None = None) -> None:
        super().__init__(f"{message} [{rule}]")
        self.said = said
        self.rule = rule
        self.action = action
        self.message = message


class NotYourTurnError(TricktableError, ValueError):
    """A seat acted that is not to act.

    Attributes:
        seat: who tried; None if no seat was named.
        to_act: whose turn it is, or None when the game is over.
    """

    code = "not-your-turn"

    def __init__(self, seat: int | None, to_act: int | None) -> None:
        who = "Nobody" if seat is None else f"Seat {quoted(seat)}"
        can = "can" if seat is None else "cannot"
        turn = "the game is over" if to_act is None else f"it is seat {to_act}'s turn"
        super().__init__(f"{who} {can} act now: {turn}.")
        self.said = Message.of("refused.core.over" if to_act is None else "refused.core.turn")
        self.seat = seat
        self.to_act = to_act


class StaleActionError(TricktableError, ValueError):
    """An action came with a step number that is not the game's: it was sent twice, or too late.

    Attributes:
        expected: the step that the sender believed the game to be at.
        step: the step that it is at.
    """

    code = "stale-action"

    def __init__(self, expected: int, step: int) -> None:
        super().__init__(f"The action was meant for step {quoted(expected)}, the game is at step {step}.")
        self.said = Message.of("error.stale")
        self.expected = expected
        self.step = step


class UndoError(TricktableError, ValueError):
    """A step cannot be taken back (or done again).

    Attributes:
        reason: `start`, `end`, `another-seat` or `revealed`.
    """

    code = "undo"

    _WHY: ClassVar[dict[str, str]] = {
        "start": "There is nothing to take back.",
        "end": "There is nothing to do again.",
        "another-seat": "The last step was another seat's.",
        "revealed": "The last step showed somebody something new.",
    }

    def __init__(self, reason: str) -> None:
        super().__init__(self._WHY[reason])
        self.said = Message.of(f"error.undo.{reason}")
        self.reason = reason


class NotationError(TricktableError, ValueError):
    """A text is not a readable action, card or record.

    Attributes:
        line: the line, counted from 1.
        column: the column, counted from 1.
        message: what is wrong there, in a sentence. Of a text of many lines, such as a record, the error says
            before it where; an action has one line only.
    """

    code = "notation"

    def __init__(self, message: str, line: int | None = None, column: int = 1, *, said: Message | None = None) -> None:
        super().__init__(message if line is None else f"line {line}, column {column}: {message}")
        self.said = said
        self.message = message
        self.line = 1 if line is None else line
        self.column = column


class PositionError(TricktableError, ValueError):
    """A position is not one that the rules can reach or play on from.

    Attributes:
        problems: every fault found, not the first only, each with the path of the field.
    """

    code = "position"

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__(_told(self.problems))


class PackFault(NamedTuple):
    """Something that is wrong with a card pack.

    Attributes:
        line: the line of the file, counted from 1.
        message: what is wrong there, in a sentence.
    """

    line: int
    message: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


class PackError(TricktableError, ValueError):
    """A text is no card pack that can be played with.

    Args:
        problems: every fault.
        file: the name of the file, where whoever reads the error did not name it himself.

    Attributes:
        problems: every fault found, as `PackFault`, by lines.
    """

    code = "pack"

    def __init__(self, problems: Iterable[PackFault], file: str = "") -> None:
        self.problems = tuple(problems)
        told = (f"{file}:{line}: {message}" for line, message in self.problems) if file else map(str, self.problems)
        super().__init__(_told(tuple(told)))


class SaveError(TricktableError, ValueError):
    """A save or record cannot be read: cut off, altered, or not one at all."""

    code = "save"


class VersionError(SaveError):
    """A save or record has a shape that only a newer version than the one installed knows.

    Attributes:
        part: what is newer: `format`, or the id of a ruleset.
        found: the version in the file.
        supported: the newest version that can be read.
    """

    code = "version"

    def __init__(self, part: str, found: object, supported: object) -> None:
        version = found if isinstance(found, str) else quoted(found)
        super().__init__(f"{part}: the file is of version {version}, this installation reads up to {supported}.")
        self.part = part
        self.found = found
        self.supported = supported


class UnknownNameError(TricktableError, LookupError):
    """No such name.

    Attributes:
        name: what was asked for.
        nearest: the most similar names that exist.
    """

    code = "unknown-name"
    kind: ClassVar[str] = "name"

    def __init__(self, name: object, known: Sequence[str], hint: str = "") -> None:
        self.name = name
        self.nearest = nearest(name, known)
        super().__init__(f"{unknown(self.kind, name, known)}{' ' + hint if hint else ''}")


class UnknownRulesetError(UnknownNameError):
    """No ruleset of this id is installed."""

    code = "unknown-ruleset"
    kind = "ruleset"


class UnknownVariantError(UnknownNameError):
    """The ruleset has no variant of this id."""

    code = "unknown-variant"
    kind = "variant"


class UnknownAgentError(UnknownNameError):
    """No agent of this id is installed."""

    code = "unknown-agent"
    kind = "agent"


class UnknownCardError(UnknownNameError):
    """The deck has no such card. A deck is long: where no name is like this one, the hint stands instead of a list."""

    code = "unknown-card"
    kind = "card"

    def __init__(self, name: object, known: Sequence[str], hint: str = "") -> None:
        near = nearest(name, known)
        super().__init__(name, near, "" if near else hint)


class UnknownParagraphError(UnknownNameError):
    """The rulebook has no such paragraph."""

    code = "unknown-paragraph"
    kind = "paragraph"


class OptionsError(TricktableError, ValueError):
    """The players, options, seed or deal do not make a table.

    Attributes:
        problems: every fault found.
    """

    code = "options"

    def __init__(self, problems: Iterable[str] | str) -> None:
        self.problems = (problems,) if isinstance(problems, str) else tuple(problems)
        super().__init__(_told(self.problems))


class ReplayDivergedError(TricktableError, ValueError):
    """A record or an open choice does not replay to what was stored.

    Attributes:
        at: the step at which the two part, counted from 0.
    """

    code = "replay-diverged"

    def __init__(self, at: int, message: str) -> None:
        super().__init__(f"step {at}: {message}")
        self.at = at


class PluginError(TricktableError, RuntimeError):
    """A plugin does not fit.

    Attributes:
        distribution: the distribution that it came with, or where it was registered.
    """

    code = "plugin"

    def __init__(self, distribution: str, message: str) -> None:
        super().__init__(f"{distribution}: {message}")
        self.distribution = distribution


class EffectLoopError(TricktableError, RuntimeError):
    """The effects of an action set each other off without end. The game stands as before the action.

    Attributes:
        card: the card whose turn it was when it became too much.
        effects: how many effects there had been.
    """

    code = "effect-loop"

    def __init__(self, card: str, effects: int) -> None:
        super().__init__(f"The effects of this action set each other off without end: {card}, after {effects} effects.")
        self.card = card
        self.effects = effects


class RulesetBugError(TricktableError, RuntimeError):
    """A ruleset broke its contract. The game stays as it was before the action.

    Attributes:
        ruleset: the id of the ruleset at fault.
    """

    code = "ruleset-bug"

    def __init__(self, ruleset: str, message: str) -> None:
        super().__init__(f"{ruleset}: {message}")
        self.ruleset = ruleset
