"""The card packs that are loaded for a ruleset: found by name, and refused by name where they are not there."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import fields, replace

from tricktable.effects.cards import Card
from tricktable.effects.vocabulary import Vocabulary
from tricktable.errors import OptionsError, PluginError, unknown
from tricktable.locale import Catalog
from tricktable.packs import CardPack, PackFormat, folded, told
from tricktable.position import O, Setup

_GAP = re.compile(r"[{}]")
_IDENTITY = re.compile(r"[^@#]{1,99}@[^@#]{1,99}#[0-9a-f]{1,99}")


class Packs:
    """The card packs that are loaded for a ruleset. It never changes.

    Args:
        ruleset: the id of the ruleset.
        form: how it reads them.
        options: its options type, with a field `cards`.
        loaded: the packs; of two with one name, the last is meant by it.

    Raises:
        TypeError: the options have no such field.
    """

    def __init__(
        self, ruleset: str, form: PackFormat[Any], options: type[Any], loaded: tuple[CardPack, ...] = ()
    ) -> None:
        self.ruleset = ruleset
        self.format = form
        self.loaded = loaded
        self._options = options
        field = next((field for field in fields(options) if field.name == "cards"), None)
        if field is None or field.type is not str or field.default != "":
            raise TypeError(
                f'{options.__name__}, the options of a game with card packs, lacks a field `cards: str = ""`'
            )
        self._decks: Mapping[str, tuple[Card, ...]] = {
            "": tuple(form.own),
            **{pack.identity: pack.cards for pack in loaded},
        }

    def with_pack(self, pack: CardPack) -> Packs:
        """These and one more.

        Raises:
            PluginError: it is another ruleset's.
        """
        if pack.ruleset != self.ruleset:
            raise PluginError(self.ruleset, f"the card pack {pack.name} is for {pack.ruleset}")
        others = tuple(each for each in self.loaded if each != pack)
        return Packs(self.ruleset, self.format, self._options, (*others, pack))

    def read(self, text: str | bytes, adds: Vocabulary | None = None) -> CardPack:
        """The pack of a text.

        Args:
            text: the text of a pack file.
            adds: effects and so on that its cards use beside those of the ruleset.

        Raises:
            PackError: it is none; with every fault.
        """
        from tricktable._pack_reading import read_pack

        form = self.format
        if adds is not None:
            form = dataclasses.replace(form, vocabulary=form.vocabulary + adds)
        return read_pack(text, form, self.ruleset)

    def named(self, wanted: str) -> CardPack | None:
        """The pack of this name or identity, if it is loaded."""
        if "#" in wanted:
            return next((pack for pack in self.loaded if pack.identity == wanted), None)
        name = folded(wanted)
        return next((pack for pack in reversed(self.loaded) if folded(pack.name) == name), None)

    def settled(self, setup: Setup[O]) -> Setup[O]:
        """A setup whose options name their card pack by its identity.

        Raises:
            OptionsError: it is not loaded.
        """
        wanted = _wanted(setup)
        if not wanted:
            return setup
        pack = self.named(wanted)
        if pack is None:
            raise self._missing(wanted)
        options: Any = setup.options
        return replace(setup, options=replace(options, cards=pack.identity))

    def cards(self, pack: str = "") -> tuple[Card, ...]:
        """All cards of a deck.

        Args:
            pack: the identity of a card pack, as the option `cards` of a table has it; empty for the own cards.

        Raises:
            OptionsError: the pack is not loaded; says which one is wanted, and which are there.
        """
        found = self._decks.get(pack)
        if found is None:
            raise self._missing(pack)
        return found

    def cards_at(self, setup: Setup[Any]) -> tuple[Card, ...]:
        """All cards of the deck of a table.

        Raises:
            OptionsError: its pack is not loaded; says which one is wanted, and which are there.
        """
        return self.cards(_wanted(setup))

    def names(self, pack: str = "") -> Mapping[str, Catalog]:
        """The names of the cards of a deck as messages, by language: `card.<id>`.

        Raises:
            OptionsError: the pack is not loaded.
        """
        names: dict[str, dict[str, str]] = {}
        for card in self.cards(pack):
            for language, name in card.name.items():
                names.setdefault(language, {})[f"card.{card.id}"] = _GAP.sub(r"\g<0>\g<0>", name)
        return names

    def _missing(self, wanted: str) -> OptionsError:
        there = ", ".join(told(pack.identity) for pack in self.loaded)
        if _IDENTITY.fullmatch(wanted):
            loaded = f"Loaded: {there}." if there else "No card pack is loaded."
            said = f"This game is played with the card pack {told(wanted)}, which is not loaded. {loaded}"
            return OptionsError(f"{said} --cards FILE, or tricktable.add_cards, loads one.")
        names = tuple(dict.fromkeys(pack.name for pack in self.loaded))
        return OptionsError(f"{unknown('card pack', wanted, names)}{'' if names else ' None is loaded.'}")


def _wanted(setup: Setup[Any]) -> str:
    """The option `cards` of a table."""
    options: Any = setup.options
    wanted: str = options.cards
    return wanted
