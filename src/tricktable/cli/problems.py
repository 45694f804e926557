"""What is wrong with a file, of whatever kind it is."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tricktable import position_data
from tricktable.api import from_position, load, parse_record, ruleset, rulesets, verify
from tricktable.cli import files, packing
from tricktable.errors import NotationError, PackError, PositionError, TricktableError, UnknownRulesetError
from tricktable.game import AnyGame
from tricktable.locale import Translator
from tricktable.ruleset import AnyRuleset
from tricktable.scenario import Scenario, ScenarioError, parse_scenarios
from tricktable.scenario import run as run_scenario
from tricktable.variant import normal_id

if TYPE_CHECKING:
    from tricktable.packs import CardPack

TOLD = 20
"""How many problems of a file are told; of a card pack all, since a person mends them one by one."""


def problems_of(tr: Translator, path: str, ruleset_id: str | None, packs: Sequence[CardPack]) -> tuple[list[str], str]:
    """The problems of a file, and what it is."""
    if path and not os.path.exists(path):  # noqa: PTH110  # a path of pathlib fails on names that are too long
        try:
            ruleset(path)
        except UnknownRulesetError as error:
            return [f"{path}: {tr('cli.check.no-file')} {error}"], path
    try:
        data = files.read(path)
        kind = files.kind_of(path, data)
    except files.FileError as error:
        return [str(error)], path
    checks = {"save": _save, "record": _record, "position": _position, "scenario": _scenarios, "pack": _pack}
    try:
        problems, about = checks[kind](tr, data, ruleset_id)
    except NotationError as error:
        return [f"{path}:{error.line}:{error.column}: {error.message}"], path
    except PackError as error:
        return [f"{path}:{fault.line}: {fault.message}" for fault in error.problems], path
    except PositionError as error:
        told = [f"{path}{_line_in(problem)}: {problem}" for problem in error.problems]
        hint = _hint(data, ruleset_id, packs) if kind == "position" else ""
        return [*_some(tr, path, told), *([f"{path}: {hint}"] if hint else [])], path
    except TricktableError as error:
        return [f"{path}{_line_in(str(error))}: {error}"], path
    told = _some(tr, path, [f"{path}: {problem}" for problem in problems])
    return told, f"{path} ({tr(f'cli.check.{kind}')}, {about})"


def _some(tr: Translator, path: str, problems: list[str]) -> list[str]:
    """The first of the problems, and how many more there are."""
    more = len(problems) - TOLD
    return [*problems[:TOLD], f"{path}: {tr('cli.check.more', n=more)}"] if more > 0 else problems


def _line_in(problem: str) -> str:
    found = re.search(r"\bline (\d+)", problem)
    return f":{found[1]}" if found else ""


def _about(tr: Translator, game: AnyGame) -> str:
    return f"{game.ruleset.id}, {tr('cli.check.step', n=game.step)}"


def _save(tr: Translator, data: bytes, _: str | None) -> tuple[Sequence[str], str]:
    game = load(data, strict=True)
    game.record()  # replays the actions, and compares
    return [], _about(tr, game)


def _record(tr: Translator, data: bytes, _: str | None) -> tuple[Sequence[str], str]:
    record = parse_record(data)
    verdict = verify(record)
    problems = [] if verdict.status != "diverged" else [f"diverged: {verdict.reason}"]
    return (
        problems,
        f"{record.ruleset}, {tr('cli.check.actions', n=len(record.actions))}, {tr(f'cli.check.{verdict.status}')}",
    )


def _position(tr: Translator, data: bytes, ruleset_id: str | None) -> tuple[Sequence[str], str]:
    plain = position_data.parse(data)
    id = ruleset_id or plain.get("ruleset")
    if not isinstance(id, str):
        raise files.FileError("the position does not name its ruleset; give it with --ruleset")
    return [], _about(tr, from_position(ruleset(id), plain))


def _scenarios(tr: Translator, data: bytes, ruleset_id: str | None) -> tuple[Sequence[str], str]:
    scenarios = parse_scenarios(data.decode("utf-8-sig"))
    found = ruleset(ruleset_id) if ruleset_id else _ruleset_of(scenarios)
    return list(_failures(scenarios, found)), f"{found.id}, {tr('cli.check.scenarios', n=len(scenarios))}"


def _hint(data: bytes, ruleset_id: str | None, packs: Sequence[CardPack]) -> str:
    """What may help with a position that is refused."""
    try:
        plain = position_data.parse(data)
    except PositionError:
        return ""
    id = ruleset_id or plain.get("ruleset")
    return packing.hint(packs, normal_id(id) if isinstance(id, str) else "", plain.get("options"))


def _pack(tr: Translator, data: bytes, ruleset_id: str | None) -> tuple[Sequence[str], str]:
    from tricktable.packs import told

    found = ruleset(ruleset_id) if ruleset_id else packing.ruleset_of(data)
    pack = found.card_packs.read(data)
    return [], f"{found.id}, {told(pack.identity)}, {tr('cli.check.cards', n=len(pack.cards))}"


def _failures(scenarios: Sequence[Scenario], found: AnyRuleset) -> Iterator[str]:
    for scenario in scenarios:
        try:
            run_scenario(scenario, found)
        except ScenarioError as error:
            yield str(error)


def _ruleset_of(scenarios: Sequence[Scenario]) -> AnyRuleset:
    """The installed ruleset that has the paragraphs which the scenarios cite."""
    cited = {rule for scenario in scenarios for rule in scenario.rules}
    for info in rulesets():
        found = ruleset(info.id)
        if cited & {paragraph.id for paragraph in found.rulebook}:
            return found
    raise files.FileError("no installed ruleset has the paragraphs that the scenarios cite; give it with --ruleset")
