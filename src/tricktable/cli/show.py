"""`tricktable show`: what a file is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click
import msgspec

from tricktable import position_data, saves
from tricktable.api import from_position, load, parse_record, ruleset
from tricktable.cli import files, options, packing
from tricktable.cli import language as languages
from tricktable.cli.codes import ExitCode
from tricktable.cli.drawing import draw_facts, draw_table
from tricktable.cli.files import FileError
from tricktable.cli.terminal import Terminal
from tricktable.errors import PositionError, TricktableError, UnknownRulesetError
from tricktable.game import AnyGame
from tricktable.locale import Translator
from tricktable.position import pack_of
from tricktable.ruleset import AnyRuleset
from tricktable.scenario import parse_scenarios

if TYPE_CHECKING:
    from tricktable.packs import CardPack

Facts = dict[str, str]


@click.command()
@click.argument("file")
@click.option("--seat", callback=options.text, metavar="SEAT", help="See the table from this seat (from 0, or a name).")
@click.option("--ruleset", "ruleset_id", callback=options.text, metavar="ID", help="Of a position that does not say.")
@packing.option
@options.language
@click.pass_obj
def show(
    term: Terminal, file: str, *, seat: str | None, ruleset_id: str | None, cards_from: tuple[str, ...], lang: str
) -> ExitCode:
    """Tell what a FILE is: a save, a record, a position, scenarios or a card pack. The file is only read.

    The table is shown as a spectator sees it, or as a seat does.
    """
    packs = packing.load_all(term, cards_from)
    data = files.read(file)
    shower = _Shower(term, file, data, lang=lang, seat=seat, ruleset_id=ruleset_id, packs=packs)
    shown: dict[files.Kind, Callable[[], None]] = {
        "save": shower.save,
        "record": shower.record,
        "position": shower.position,
        "scenario": shower.scenario,
        "pack": shower.pack,
    }
    shown[files.kind_of(file, data)]()
    return ExitCode.FINE


class _Shower:
    """Shows one file."""

    def __init__(
        self,
        term: Terminal,
        file: str,
        data: bytes,
        *,
        lang: str,
        seat: str | None,
        ruleset_id: str | None,
        packs: Sequence[CardPack],
    ) -> None:
        self.term, self.file, self.data, self.lang, self.seat = term, file, data, lang, seat
        self.ruleset_id = ruleset_id
        self.packs = packs

    def save(self) -> None:
        envelope, _ = saves.open_envelope(self.data)
        facts = {
            "ruleset": f"{envelope.ruleset} {envelope.ruleset_version}",
            "core": envelope.core_version,
            "format": str(envelope.version),
        }
        if _installed(envelope.ruleset) is None:  # what the file tells of itself is all that can be told
            self._facts("save", envelope.ruleset, facts)
        game = load(self.data, rewind=True)
        self._facts("save", envelope.ruleset, facts)
        self._game(game)

    def record(self) -> None:
        record = parse_record(self.data)
        facts = {
            "ruleset": f"{record.ruleset} {record.ruleset_version}".strip(),
            "core": record.core_version,
            "variant": record.variant,
            "players": ", ".join(record.players),
            "actions": str(len(record.actions)),
        }
        found = _installed(record.ruleset)
        if found is None:
            self._facts("record", record.ruleset, facts)
            raise _not_installed(record.ruleset, record.ruleset_version)
        speech = found.speech(  # refuses a card pack that is not there, before anything is told
            languages.choose(self.term, self.lang, found), record.players, pack_of(record.options)
        )
        self._facts("record", record.ruleset, facts)
        over = record.outcome
        self.term.say(speech.tr("cli.show.unfinished") if over is None else speech.outcome(over), "bold")

    def position(self) -> None:
        data = position_data.parse(self.data)
        id = self.ruleset_id or data.get("ruleset")
        if not isinstance(id, str):
            raise FileError(f"{self.file}: the position does not name its ruleset; give it with --ruleset.")
        found = self._facts(
            "position",
            id,
            {
                "ruleset": id,
                "variant": str(data.get("variant") or ""),
                "players": _players(data.get("players")),
            },
        )
        if found is None:
            raise _not_installed(id, "")
        try:
            game = from_position(found, {**data, "ruleset": found.id})
        except PositionError as error:
            hint = packing.hint(self.packs, found.id, data.get("options"))
            raise PositionError([*error.problems, *([hint] if hint else [])]) from error
        self._game(game)

    def scenario(self) -> None:
        tr = languages.translator(languages.choose(self.term, self.lang))
        self.term.say(tr("cli.show.scenario"), "bold")
        found = parse_scenarios(self.data.decode("utf-8-sig"))
        titles = [(each.id, each.title.get(tr.language) or each.title.get("en") or "-") for each in found]
        self.term.say(draw_facts(self.term, titles))

    def pack(self) -> None:
        pack = packing.loaded(self.term, self.file, self.ruleset_id)
        tr = languages.translator(languages.choose(self.term, self.lang))
        self.term.say(tr("cli.pack.title"), "bold")
        facts = {
            "name": f"{pack.name} {pack.version}",
            "ruleset": pack.ruleset,
            "digest": pack.digest[:12],
            "cards": str(len(pack.cards)),
        }
        self.term.say(draw_facts(self.term, [(tr(f"cli.pack.{label}"), value) for label, value in facts.items()]))

    def _facts(self, kind: str, ruleset_id: str, facts: Facts) -> AnyRuleset | None:
        """Say what the file tells of itself; the ruleset, where it is installed."""
        found = _installed(ruleset_id)
        tr: Translator = languages.translator(languages.choose(self.term, self.lang, found), found)
        self.term.say(tr(f"cli.show.{kind}"), "bold")
        self.term.say(draw_facts(self.term, [(tr(f"cli.show.{label}"), value) for label, value in facts.items()]))
        return found

    def _game(self, game: AnyGame) -> None:
        found = game.ruleset
        speech = game.speech(languages.choose(self.term, self.lang, found))
        tr, actor, outcome = speech.tr, game.to_act, game.outcome
        rows = {
            "variant": game.setup.variant,
            "players": ", ".join(game.players),
            "step": str(game.step),
            "to-act": "" if actor is None else speech.seat(actor),
        }
        self.term.say(draw_facts(self.term, [(tr(f"cli.show.{label}"), value) for label, value in rows.items()]))
        viewer = None if self.seat is None else seat_named(self.seat, game.players)
        title = found.info.name if viewer is None else f"{found.info.name}: {speech.seat(viewer)}"
        self.term.say(draw_table(self.term, found, game.view(viewer), speech, title))
        if outcome is not None:
            self.term.say(speech.outcome(outcome), "bold")


def _installed(ruleset_id: str) -> AnyRuleset | None:
    try:
        return ruleset(ruleset_id)
    except UnknownRulesetError:
        return None


def _players(players: object) -> str:
    return ", ".join(map(str, msgspec.convert(players, list[Any]))) if isinstance(players, list) else str(players)


def seat_named(text: str, players: tuple[str, ...]) -> int:
    """The seat of this number (counted from 0) or name.

    Raises:
        FileError: there is none.
    """
    folded = [name.casefold() for name in players]
    if text.casefold() in folded:
        return folded.index(text.casefold())
    if text.isascii() and text.isdecimal() and len(text) < 4 and int(text) < len(players):
        return int(text)
    raise FileError(f"There is no seat {text!r}: seats go from 0 to {len(players) - 1}, or by name.")


def _not_installed(id: str, version: str) -> TricktableError:
    try:
        ruleset(id)
    except UnknownRulesetError as error:
        return FileError(f"The file is of the ruleset {f'{id} {version}'.strip()}, which is not installed: {error}")
    return FileError(f"The ruleset {id} is installed now.")
