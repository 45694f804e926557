"""Checking whole rulesets by the conformance kit, and telling people what it found."""

from __future__ import annotations

import contextlib
import io
import itertools
import pathlib
import sys
import time
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec.structs import replace
from rich.padding import Padding

from tricktable.cli.terminal import Terminal
from tricktable.locale import Translator
from tricktable.ruleset import AnyRuleset

if TYPE_CHECKING:
    from tricktable.record import Record
    from tricktable.testing import Result, RulesetReport, Settings

_SHOWN = 40
"""How many lines of a failing game are shown; the record has them all."""

Write = Callable[[str, str, str], str]
"""Keeps a failing game, by ruleset, check and text; says where, or nothing."""


@contextlib.contextmanager
def _alone() -> Generator[None, None, None]:
    """What a ruleset prints goes nowhere, and it finds nothing to read: the output is ours."""
    stdin = sys.stdin
    sys.stdin = io.StringIO()
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            yield
    finally:
        sys.stdin = stdin


_MORE = 15
"""With so many games for each check, more are not proposed."""


@dataclass(frozen=True)
class Checking:
    """A run of the kit on rulesets, told as it goes.

    Attributes:
        term: where it is told.
        tr: in which language.
        settings: how it is done.
        cited_in: folders whose files cite paragraphs.
        write: keeps failing games.
        shown: the games that were shown already, and for which check.
    """

    term: Terminal
    tr: Translator
    settings: Settings
    cited_in: Sequence[pathlib.Path]
    write: Write
    shown: dict[tuple[str, ...], str] = field(default_factory=dict[tuple[str, ...], str])

    def ruleset(self, found: AnyRuleset) -> RulesetReport:
        """All checks on a ruleset."""
        from tricktable.testing.planning import planned

        told = self._told(found, planned(found, self.settings, cited_in=self.cited_in).results())
        if told.status == "passed" and self.settings.examples < _MORE:
            self.term.say(self.tr("cli.check.more-games", n=self.settings.examples, more=_MORE))
        return told

    def game(self, found: AnyRuleset, kept: Record) -> RulesetReport:
        """The checks that were asked for, on the game of a record."""
        from tricktable import testing

        limit = self.settings.game_limit
        run = (testing.check_game(name, found, kept, game_limit=limit) for name in self.settings.checks)
        run = (replace(result, game="") for result in run)  # whoever has the record need not be shown it
        return self._told(found, run)

    def _told(self, found: AnyRuleset, run: Iterable[Result]) -> RulesetReport:
        from tricktable import testing

        began = time.monotonic()
        self.term.say(f"{found.id} {found.info.version}", "bold")
        results: list[Result] = []
        with _alone():
            for _, group in itertools.groupby(run, lambda result: result.check):
                results += (of_check := list(group))
                self._tell(found, of_check)
        told = testing.RulesetReport.of(found, results, time.monotonic() - began)
        self._sum_up(told)
        return told

    def _tell(self, found: AnyRuleset, results: Sequence[Result]) -> None:
        """One check at all its tables: a line, and more where it failed."""
        tr, name = self.tr, results[0].check
        failed = [result for result in results if result.status == "failed"]
        unfinished = [result for result in results if result.status == "unfinished"]
        skipped = [result for result in results if result.status == "skipped"]
        if failed:
            tables = ", ".join(str(result.table) for result in failed if result.table is not None)
            failure = tr("cli.check.failed-at", tables=tables) if tables else tr("cli.check.failed")
            self.term.say(f"  {name}: {failure}", "bold red")
            self._tell_failure(found, min(failed, key=lambda result: (bool(result.same_as), result.moves)))
        elif unfinished:
            self.term.say(f"  {name}: {tr('cli.check.unfinished')} ({unfinished[0].reason})", "yellow")
        elif len(skipped) == len(results):
            self.term.say(f"  {name}: {tr('cli.check.skipped')} ({skipped[0].reason})", "dim")
        else:
            self.term.say(f"  {name}: {tr('cli.check.fine')}", "green")

    def _tell_failure(self, found: AnyRuleset, failed: Result) -> None:
        term, tr = self.term, self.tr

        def say(text: str, style: str = "", indent: int = 4) -> None:
            term.say(Padding(term.text(text, style), (0, 0, 0, indent), expand=False))

        say(failed.reason)
        if failed.same_as:
            return
        if failed.hint:
            say(tr("cli.check.mend", hint=failed.hint), "cyan")
        if failed.game:
            self._tell_game(found, failed, say)
        say(tr("cli.check.about", command=f"tricktable check --explain {failed.check}"), "dim")

    def _tell_game(self, found: AnyRuleset, failed: Result, say: Callable[..., None]) -> None:
        """The game that fails; one that was shown already is named only."""
        tr = self.tr
        lines = [line for line in failed.game.splitlines() if line and not line.startswith("#")]
        first = self.shown.setdefault(tuple(lines), failed.check)
        if first != failed.check:
            say(tr("cli.check.same-game", check=first))
        else:
            say(tr("cli.check.game", n=failed.moves) if failed.moves else tr("cli.check.deal"))
            for line in lines[:_SHOWN]:
                say(line, "dim", 6)
            if len(lines) > _SHOWN:
                say(tr("cli.check.more", n=len(lines) - _SHOWN), "dim", 6)
        if file := self.write(found.id, failed.check, failed.game):
            say(tr("cli.check.written", file=file))

    def _sum_up(self, told: RulesetReport) -> None:
        """How many checks came out how; a check that failed at one table has failed."""
        ranks = ("failed", "unfinished", "passed", "skipped")
        by_check = [
            min((result.status for result in group), key=ranks.index)
            for _, group in itertools.groupby(told.results, lambda result: result.check)
        ]
        counts = [self.tr(f"cli.check.sum.{rank}", n=by_check.count(rank)) for rank in ranks if rank in by_check]
        seconds = self.tr("cli.check.seconds", n=f"{told.seconds:.1f}")
        style = {"passed": "green", "failed": "bold red", "unfinished": "yellow"}[told.status]
        self.term.say(f"{told.ruleset}: {', '.join(counts)}; {seconds}", style)
        if by_check.count("failed") > 1:
            self.term.say(self.tr("cli.check.first"))


def explain(term: Terminal, tr: Translator, name: str) -> None:
    """Say what a check is about.

    Raises:
        UnknownNameError: there is no such check.
    """
    from tricktable.errors import UnknownNameError
    from tricktable.testing import all_checks

    checks = all_checks()
    if name not in checks:
        raise UnknownNameError(name, tuple(checks))
    check = checks[name]
    term.say(check.name, "bold")
    term.say(check.statement)
    for paragraph in check.about.split("\n\n"):
        term.say()
        term.say(" ".join(paragraph.split()))
    term.say()
    term.say(tr("cli.check.mend", hint=check.hint), "cyan")
    term.say()
    term.say(tr("cli.check.page", page=check.page), "dim")
