"""What tricktable finds through the entry point: a card pack, and the words for its effect."""

from __future__ import annotations

from importlib.resources import files

import tricktable as tt
from tricktable.effects import Vocabulary
from tricktable.locale import read_catalogs
from tricktable_night_market.effects import Barter

TRICKTABLE_API = 1

WORDS = Vocabulary(effects=(Barter,))


@tt.hookimpl
def tricktable_card_packs() -> list[tt.AddedPack]:
    """The pack of the file beside this one."""
    return [tt.AddedPack.of_package("gosu", "tricktable_night_market", "night_market.toml", adds=WORDS)]


@tt.hookimpl
def tricktable_translations() -> list[tt.Translation]:
    """How the effect is said, in each language of GOSU."""
    catalogs = read_catalogs(files("tricktable_night_market"))
    return [tt.Translation("gosu", language, messages) for language, messages in catalogs.items()]
