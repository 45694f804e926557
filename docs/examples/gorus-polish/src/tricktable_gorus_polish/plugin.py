"""What tricktable finds through the entry point: a language for Gorus Maximus."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import tricktable as tt
from tricktable.locale import read_catalogs

TRICKTABLE_API = 1


@tt.hookimpl
def tricktable_translations() -> list[tt.Translation]:
    """Messages by message id; titles and paragraphs by section and paragraph id."""
    here = files("tricktable_gorus_polish")
    messages = read_catalogs(here)["pl"]
    rulebook = tomllib.loads((here / "rulebook.pl.toml").read_text("utf-8"))
    return [tt.Translation("gorus-maximus", "pl", messages, rulebook)]
