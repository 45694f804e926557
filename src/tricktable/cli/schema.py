"""`tricktable schema`: the shape of a game's data."""

from __future__ import annotations

import json

import click

from tricktable import schema as schemas
from tricktable.api import ruleset
from tricktable.cli import options
from tricktable.cli.terminal import Terminal


@click.command()
@click.argument("ruleset_id", metavar="[RULESET]", required=False, callback=options.text)
@click.option(
    "--kind",
    type=click.Choice([*schemas.KINDS, *schemas.FILE_KINDS]),
    default="view",
    show_default=True,
    help="Of what. The last five are alike for all games.",
)
@click.option("--typescript", is_flag=True, help="TypeScript types instead of JSON Schema.")
@click.pass_obj
def schema(term: Terminal, ruleset_id: str | None, kind: schemas.Kind | schemas.FileKind, typescript: bool) -> None:
    """Print the JSON Schema of a game's data, or of the files that a ruleset ships.

    RULESET is needed but for record, scenario, rulebook, messages and perft.
    """
    match kind:
        case "record" | "scenario" | "rulebook" | "messages" | "perft":
            found = schemas.file_schema(kind)
        case _ if ruleset_id is None:
            raise click.UsageError(f"Missing argument 'RULESET': {kind} differs from game to game.")
        case _:
            found = schemas.schema(ruleset(ruleset_id), kind)
    term.write(schemas.typescript(found) if typescript else json.dumps(found, indent=2) + "\n")
