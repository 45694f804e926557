"""`tricktable check`: whether files and rulesets are what they should be."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click
import msgspec

from tricktable.api import parse_record, ruleset, rulesets
from tricktable.cli import files, options, packing
from tricktable.cli import language as languages
from tricktable.cli.checking import Checking
from tricktable.cli.checking import explain as explain_check
from tricktable.cli.codes import ExitCode
from tricktable.cli.problems import problems_of
from tricktable.cli.recording import Recorder, file_at
from tricktable.cli.terminal import Terminal
from tricktable.locale import Translator
from tricktable.variant import normal_id

if TYPE_CHECKING:
    from tricktable.record import Record
    from tricktable.testing import RulesetReport


class _Seconds(click.FloatRange):
    """How long something may take."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        return seconds if seconds > 0 else self.fail(f"{value!r} is no number of seconds.", param, ctx)  # `nan`


_SECONDS = _Seconds(min=0, min_open=True)
_FOLDER = click.Path(exists=True, file_okay=False, path_type=pathlib.Path)


@click.command()
@click.argument("what", metavar="FILE|RULESET...", nargs=-1)
@click.option("--ruleset", "ruleset_id", callback=options.text, metavar="ID", help="Of files that do not say.")
@click.option("--check", "checks", multiple=True, metavar="NAME", help="Only this check; may be given several times.")
@click.option("--variant", "variants", multiple=True, metavar="ID", help="Only this variant; likewise.")
@click.option("--table", "tables", multiple=True, metavar="TABLE", help="Only at this table, such as standard-3.")
@click.option("--examples", type=click.IntRange(min=1), default=1, show_default=True, help="Games for each check.")
@click.option("--max-steps", type=click.IntRange(min=1), default=40, show_default=True, help="Moves in a game.")
@click.option("--seed", type=click.IntRange(), default=0, show_default=True, help="Of the first game.")
@click.option("--time-limit", type=_SECONDS, metavar="SECONDS", help="For a whole ruleset; what is left is not done.")
@click.option("--game-limit", type=_SECONDS, metavar="SECONDS", default=120.0, help="A longer game is a failure. [120]")
@click.option("--cited-in", multiple=True, type=_FOLDER, metavar="FOLDER", help="Of tests that cite paragraphs.")
@click.option("--record", "record_path", default="", metavar="PATH", help="Write failing games to a file or FOLDER/.")
@click.option("--game", "game_path", default="", metavar="FILE", help="Carry --check out on the game of a record.")
@click.option("--json", "json_path", default="", metavar="FILE", help="Write the report as JSON; - for the output.")
@click.option("--json-schema", is_flag=True, help="Print the JSON Schema of that report, and nothing else.")
@click.option("--explain", default="", metavar="NAME", help="Say what a check is about, and nothing else.")
@packing.option
@options.language
@click.pass_obj
def check(
    term: Terminal,
    /,
    *,
    what: tuple[str, ...],
    ruleset_id: str | None,
    cards_from: tuple[str, ...],
    lang: str,
    json_schema: bool,
    explain: str,
    json_path: str,
    game_path: str,
    **how: Any,
) -> ExitCode:
    """Check saves, records, positions, scenario files and card packs, or whole rulesets (by the conformance kit).

    Each problem of a file is a line with the file, and the line in it where that can be told. Of a ruleset each check
    is a line; where it fails, the shortest game that was found for it follows, as a record that can be replayed. Exits
    with 1 if anything is wrong, with 4 if the time limit was up before anything was found.
    """
    tr = languages.translator(languages.choose(term, lang))
    if json_schema or explain:
        _told(term, tr, explain)
        return ExitCode.FINE
    if not what:
        raise click.UsageError("Missing argument 'FILE|RULESET...'.")
    if game_path and not (how["checks"] and len(what) == 1 and _is_ruleset(what[0])):
        raise click.UsageError("--game wants one RULESET, and with --check the checks to carry out.")
    if json_path and not all(map(_is_ruleset, what)):
        raise click.UsageError("--json reports on rulesets; a file is none.")
    if json_path == "-":
        term.keep_output_for_data()
    elif json_path:
        file_at(json_path)
    packs = packing.load_all(term, cards_from)
    reports: list[RulesetReport] = []
    checking: Checking | None = None
    well = True
    for each in what:
        if _is_ruleset(each):
            checking = checking or _checking(term, tr, **how)
            found = ruleset(each)
            if game_path:
                reports.append(checking.game(found, _game(game_path)))
            else:
                reports.append(checking.ruleset(found))
            continue
        problems, fine = problems_of(tr, each, ruleset_id, packs)
        well &= not problems
        for problem in problems:
            term.line(problem, "red")
        if not problems:
            term.line(f"{fine}: {tr('cli.check.fine')}", "green")
    return _ended(term, checking, reports, json_path, well=well)


def _told(term: Terminal, tr: Translator, name: str) -> None:
    """What a check is about; without a name, the schema of reports."""
    from tricktable.testing import report_schema

    if name:
        explain_check(term, tr, name)
    else:
        term.write(json.dumps(report_schema(), indent=2) + "\n")


def _checking(
    term: Terminal, tr: Translator, *, record_path: str, cited_in: Sequence[pathlib.Path], **how: Any
) -> Checking:
    """A run of the kit with these settings."""
    from tricktable.testing import Settings, parse_table

    how["tables"] = tuple(map(parse_table, how["tables"]))
    return Checking(term, tr, Settings(**how), cited_in, Recorder(record_path))


def _game(path: str) -> Record:
    data = files.read(path)
    if files.kind_of(path, data) != "record":
        raise files.FileError(f"{path}: this is no record.")
    return parse_record(data)


def _ended(
    term: Terminal, checking: Checking | None, reports: Sequence[RulesetReport], json_path: str, *, well: bool
) -> ExitCode:
    """Write the report, and say how it came out."""
    if checking is None:
        return ExitCode.FINE if well else ExitCode.REFUSED
    from tricktable.testing import Report

    whole = Report.of(checking.settings, reports)
    if json_path:
        text = msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"
        if json_path == "-":
            term.write(text)
        else:
            file_at(json_path).write_text(text, "utf-8")
    if whole.status == "failed" or not well:
        return ExitCode.REFUSED
    return ExitCode.UNFINISHED if whole.status == "unfinished" else ExitCode.FINE


def _is_ruleset(text: str) -> bool:
    """Whether a ruleset is meant: one is installed, and there is no file of this name."""
    installed = normal_id(text) in {info.id for info in rulesets()}
    return installed and not pathlib.Path(text).is_file()
