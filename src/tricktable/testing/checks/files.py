"""What a ruleset ships to be held against: scenarios, counts of moves, whole games."""

from __future__ import annotations

import tomllib

import msgspec

from tricktable import record, replaying, scenario
from tricktable.errors import ReplayDivergedError, RulesetBugError, TricktableError
from tricktable.testing.check import check
from tricktable.testing.context import Context
from tricktable.testing.perft import PerftFile, counts


@check(
    "scenarios",
    "Every scenario of the ruleset comes out as it says.",
    mend="Either the rules or the scenario is wrong; the message names the step and what stood there.",
    scope="ruleset",
)
def scenarios(c: Context) -> None:
    """Runs the files in the folder `scenarios` of the ruleset's package."""
    found = [each for each in scenario.read_scenarios(c.ruleset.files) if c.covers(each.variant, each.seats)]
    if not found:
        c.skip(f"it has no scenarios{_of_theirs(c)}")
    problems: list[str] = []
    for each in found:
        try:
            scenario.run(each, c.ruleset)
        except scenario.ScenarioError as error:
            if isinstance(error.__cause__, RulesetBugError):
                raise
            problems.append(str(error))
    c.require(not problems, "; ".join(problems))


@check(
    "perft",
    "From the positions in `perft.toml` there are as many lines of play as it says.",
    mend="If you changed the rules on purpose, count anew and look at what has changed; else some action is listed "
    "too often or not at all.",
    scope="ruleset",
)
def perft(c: Context) -> None:
    """Counts the lines of play of each length; the file is described at `tricktable.testing.perft`."""
    file = None if c.ruleset.files is None else c.ruleset.files / "perft.toml"
    if file is None or not file.is_file():
        c.skip("it has no perft.toml")
    entries = msgspec.convert(tomllib.loads(file.read_text("utf-8")), PerftFile, strict=True).perft
    entries = tuple(entry for entry in entries if c.covers(entry.variant, entry.seats))
    if c.variants and not entries:
        c.skip(f"its perft.toml has no positions{_of_theirs(c)}")
    told: list[str] = []
    for entry in entries:
        try:
            found = counts(c.ruleset, entry)
        except RulesetBugError:
            raise
        except TricktableError as error:
            c.fail(
                f"{entry.name}: it cannot be set up: {error}",
                "Mend this entry of `perft.toml`: its seats, variant, options.",
            )
        if found != entry.counts:
            told.append(f"{entry.name}: {list(entry.counts)} are expected, {list(found)} are there")
    c.require(not told, "; ".join(told))


@check(
    "golden",
    "The games in the folder `golden` replay exactly.",
    mend="If you changed the rules on purpose, raise the ruleset's version and record the games anew; else look at the "
    "step at which they part.",
    scope="ruleset",
)
def golden(c: Context) -> None:
    """Replays every `*.record` there against its fingerprints; one without any proves nothing and fails."""
    folder = None if c.ruleset.files is None else c.ruleset.files / "golden"
    files = [] if folder is None or not folder.is_dir() else sorted(folder.iterdir(), key=lambda file: file.name)
    files = [file for file in files if file.name.endswith(".record")]
    if c.variants:
        files = [file for file in files if _is_theirs(c, file.read_bytes())]
    if not files:
        c.skip(f"it has no golden games{_of_theirs(c)}")
    problems: list[str] = []
    for file in files:
        try:
            kept = record.parse_record(file.read_bytes())
            replaying.replay_with(c.ruleset, kept)
        except TricktableError as error:
            if isinstance(error.__cause__, RulesetBugError):
                raise
            what = "is diverged." if isinstance(error, ReplayDivergedError) else "cannot be replayed:"
            problems.append(f"{file.name} {what} {error}")
        else:
            if not kept.fingerprints:
                problems.append(f"{file.name} is unverified.")
    c.require(not problems, "; ".join(problems))


def _is_theirs(c: Context, data: bytes) -> bool:
    """Whether a record is of a variant that is checked; one that cannot be read is for the ruleset's author to mend."""
    try:
        kept = record.parse_record(data)
    except TricktableError:
        return False
    return c.covers(kept.variant, len(kept.players))


def _of_theirs(c: Context) -> str:
    return f" of {', '.join(c.variants)}" if c.variants else ""
