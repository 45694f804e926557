"""`tricktable play`: a game at this terminal."""

from __future__ import annotations

import pathlib
from typing import Any

import click

from tricktable.api import load, new_game, ruleset
from tricktable.cli import files, options, packing
from tricktable.cli import language as languages
from tricktable.cli.files import FileError
from tricktable.cli.seating import programs, seat_again, seat_all
from tricktable.cli.table import Played
from tricktable.cli.terminal import Terminal
from tricktable.game import AnyGame


@click.command(
    epilog="While playing, type the number of an action, or the action itself, such as 'play blue-4'. "
    "Type 'help' for the rest: '? ACTION' tells why one is not allowed, 'undo', 'save', 'rules', 'table', 'quit'."
)
@click.argument("ruleset_id", metavar="RULESET", callback=options.text)
@click.option("--players", type=int, metavar="N", help="How many play. By default the fewest of the first variant.")
@click.option("--names", callback=options.text, metavar="A,B,...", help="Names by seat. A named seat is a person's.")
@click.option(
    "--agents",
    callback=options.text,
    metavar="X,Y,...",
    help="'human' or the name of a program for each seat; one alone is for all seats. "
    "By default the first seat is yours (and every named one), programs play the others at random.",
)
@click.option(
    "--seed", metavar="SEED", callback=options.seed, help="Seed of all chance: the same seed deals the same game."
)
@click.option("--variant", callback=options.text, metavar="ID", help="A variant of the game.")
@click.option(
    "-o",
    "--option",
    "pairs",
    multiple=True,
    metavar="KEY=VALUE",
    callback=options.settings,
    help="An option of the game, its value read as JSON where it is JSON: -o goal=5.",
)
@click.option(
    "--cards",
    "cards_from",
    metavar="PACK",
    multiple=True,
    help="Play with a card pack; with --load, the one that the game was begun with.",
)
@click.option(
    "--save",
    "save_to",
    metavar="FILE",
    callback=files.save_option,
    help="Save after every step, as .json or .msgpack; the first step replaces an older save.",
)
@click.option("--load", "load_from", metavar="FILE", help="Go on with a saved game.")
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print events, then the outcome, one JSON object a line. They are told as the one person at the table may "
    "know them; as a spectator, where several play; in full, where only programs do.",
)
@options.language
@click.pass_obj
def play(
    term: Terminal,
    *,
    ruleset_id: str,
    players: int | None,
    names: str | None,
    agents: str | None,
    seed: int | str | None,
    variant: str | None,
    pairs: dict[str, Any],
    cards_from: tuple[str, ...],
    save_to: pathlib.Path | None,
    load_from: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Play a game: people at this terminal, programs, or both.

    'tricktable play gorus-maximus' seats you against two programs.
    """
    if as_json:
        term.keep_output_for_data()
    id = ruleset(ruleset_id).id
    pack = packing.one(term, cards_from, id) if load_from is None else None
    if load_from is not None:
        packing.load_all(term, cards_from, id)
    found = ruleset(id)
    language = languages.choose(term, lang, found)
    asked = options.listed(agents)
    if load_from is None:
        if pack is not None and found.card_packs.named(str(pairs.setdefault("cards", pack.identity))) != pack:
            raise click.UsageError("--cards and -o cards name different card packs.")
        tr = languages.translator(language, found)
        seating = seat_all(found, tr, options.listed(names), asked, players=players, variant=variant)
        game = new_game(found, seating.names, variant=variant, options=pairs, seed=seed)
    else:
        _refuse_settled(players, names, seed, variant, pairs)
        game = _loaded(load_from, found.id)
        seating = seat_again(game.ruleset, game.players, asked)
    sat = programs(found, seating.agents, game.position.chance.seed, game.step)
    table = Played(term, game, seating, sat, language=language, save_to=save_to, as_json=as_json)
    if save_to is not None and not save_to.exists():
        table.save()
    table.run()


def _loaded(path: str, ruleset_id: str) -> AnyGame:
    data = files.read(path)
    kind = files.kind_of(path, data)
    if kind != "save":
        raise FileError(f"{path}: this is a {kind}, not a save.")
    game = load(data)
    if game.ruleset.id != ruleset_id:
        raise FileError(f"{path}: this is a game of {game.ruleset.id}, not of {ruleset_id}.")
    return game


def _refuse_settled(*given: object) -> None:
    """A game that goes on has its players, seed and options."""
    if any(value not in (None, {}) for value in given):
        raise click.UsageError("--players, --names, --seed, --variant and -o are settled in a loaded game.")
