"""`tricktable replay`: a recorded game, played again and checked."""

from __future__ import annotations

from typing import Any

import click

from tricktable.api import load, parse_record, ruleset
from tricktable.cli import files, options, packing
from tricktable.cli import language as languages
from tricktable.cli.codes import ExitCode
from tricktable.cli.drawing import draw_step, draw_table, sentences
from tricktable.cli.files import FileError
from tricktable.cli.show import seat_named
from tricktable.cli.terminal import Terminal
from tricktable.errors import ReplayDivergedError
from tricktable.game import Step
from tricktable.position import pack_of
from tricktable.record import Record
from tricktable.replaying import replay_with


@click.command()
@click.argument("file")
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Stop after N actions.")
@click.option(
    "--seat", callback=options.text, metavar="SEAT", help="Tell the game as this seat knew it (from 0, or a name)."
)
@packing.option
@options.language
@click.pass_obj
def replay(
    term: Terminal, file: str, *, at: int | None, seat: str | None, cards_from: tuple[str, ...], lang: str
) -> ExitCode:
    """Play the game of a FILE again, a record or a save, and tell whether it comes out as written.

    It is told in full, secrets included, or with --seat as one seat knew it. Exits with 1 where it diverges.
    """
    packing.load_all(term, cards_from)
    try:
        record = _record(file)
    except ReplayDivergedError as error:
        return _diverged(term, languages.translator(languages.choose(term, lang)), error)
    found = ruleset(record.ruleset)
    speech = found.speech(languages.choose(term, lang, found), record.players, pack_of(record.options))
    viewer = None if seat is None else seat_named(seat, record.players)
    number = 0

    def watch(step: Step[Any, Any]) -> None:
        nonlocal number
        number += 1
        events = step.events if viewer is None else step.events_for(viewer)
        if events:
            term.say(draw_step(term, number, sentences(found, speech, events)))

    try:
        game = replay_with(found, record, at, watch)
    except ReplayDivergedError as error:
        return _diverged(term, speech.tr, error)
    title = found.info.name if viewer is None else f"{found.info.name}: {speech.seat(viewer)}"
    term.say(draw_table(term, found, game.view(viewer), speech, title))
    if game.outcome is not None:
        term.say(speech.outcome(game.outcome), "bold green")
    checked = [count for count, _ in record.fingerprints if at is None or count <= at]
    verdict = "exact" if checked else "unverified"
    term.say(speech.tr(f"cli.replay.{verdict}", n=number), "green" if checked else "yellow")
    return ExitCode.FINE


def _record(file: str) -> Record:
    data = files.read(file)
    kind = files.kind_of(file, data)
    if kind == "record":
        return parse_record(data)
    if kind == "save":
        return load(data).record()
    raise FileError(f"{file}: a {kind} cannot be replayed; give a record or a save.")


def _diverged(term: Terminal, tr: Any, error: ReplayDivergedError) -> ExitCode:
    term.say(tr("cli.replay.diverged", at=error.at), "bold red")
    term.error(f"tricktable: {error.code}: {error}")
    return ExitCode.REFUSED
