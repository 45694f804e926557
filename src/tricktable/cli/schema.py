"""`tricktable schema`: the shape of a game's data."""

from __future__ import annotations

import json

import click

from tricktable import schema as schemas
from tricktable.api import ruleset
from tricktable.cli import options
from tricktable.cli.terminal import Terminal


@click.command()
@click.argument("ruleset_id", metavar="RULESET", callback=options.text)
@click.option("--kind", type=click.Choice(schemas.KINDS), default="view", show_default=True, help="Of what.")
@click.option("--typescript", is_flag=True, help="TypeScript types instead of JSON Schema.")
@click.pass_obj
def schema(term: Terminal, ruleset_id: str, kind: schemas.Kind, typescript: bool) -> None:
    """Print the JSON Schema of a game's options, actions, views, saves or events."""
    found = schemas.schema(ruleset(ruleset_id), kind)
    term.write(schemas.typescript(found) if typescript else json.dumps(found, indent=2) + "\n")
