"""The card packs that are loaded for a ruleset: found by name, and refused by name where they are not there."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import fields, replace

from tricktable.effects.cards import Card
from tricktable.effects.vocabulary import FAMILIES, Vocabulary
from tricktable.errors import OptionsError, PluginError, unknown
from tricktable.locale import Catalog
from tricktable.packs.format import CardPack, PackFormat, folded, told
from tricktable.position import O, Setup

_NONE = " None is loaded."
_HOW = " --cards FILE, or tricktable.add_cards, loads one."
_GAP = re.compile(r"[{}]")
_IDENTITY = re.compile(r"[^@#]{1,99}@[^@#]{1,99}#[0-9a-f]{1,99}")


class Packs:
    """The card packs that are loaded for a ruleset. It never changes.

    Args:
        ruleset: the id of the ruleset.
        form: how it reads them.
        options: its options type, with a field `cards`.
        loaded: the packs; of two with one name, the last is meant by it, and each by its name and version.
        adds: effects and so on that plugins brought, for the pack files that are read from now on.

    Raises:
        TypeError: the options have no such field.
    """

    def __init__(
        self,
        ruleset: str,
        form: PackFormat[Any],
        options: type[Any],
        loaded: tuple[CardPack, ...] = (),
        adds: Vocabulary | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.format = form
        self.loaded = loaded
        self._adds = Vocabulary() if adds is None else adds
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
        others = tuple(each for each in self.loaded if each.identity != pack.identity)
        return Packs(self.ruleset, self.format, self._options, (*others, pack), self._adds)

    def with_words(self, adds: Vocabulary) -> Packs:
        """These, and more effects and so on for the packs that are read from now on; of two with one tag the first."""
        known = self.vocabulary
        new = ((kind for tag, kind in adds.of(each).items() if tag not in known.of(each)) for each in FAMILIES)
        words = self._adds + Vocabulary(*map(tuple, new))
        return Packs(self.ruleset, self.format, self._options, self.loaded, words)

    @property
    def vocabulary(self) -> Vocabulary:
        """What a pack file can use: the words of the ruleset, and those that plugins brought."""
        return self.format.vocabulary + self._adds

    def read(self, text: str | bytes, adds: Vocabulary | None = None) -> CardPack:
        """The pack of a text.

        Args:
            text: the text of a pack file.
            adds: effects and so on that its cards may use beside those of the ruleset; by default all that plugins
                brought.

        Raises:
            PackError: it is none; with every fault.
        """
        from tricktable.packs.reading import read_pack

        words = self.vocabulary if adds is None else self.format.vocabulary + adds
        return read_pack(text, dataclasses.replace(self.format, vocabulary=words), self.ruleset)

    def named(self, wanted: str) -> CardPack | None:
        """The pack of this name, name and version (`Night market@1.0`) or identity, if it is loaded.

        Of several, the one that was loaded last.
        """
        name, _, version = wanted.partition("@")
        for pack in reversed(self.loaded):
            if pack.identity == wanted:
                return pack
            if "#" not in wanted and folded(pack.name) == folded(name) and version.strip() in ("", pack.version):
                return pack
        return None

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
            pack: the identity of a card pack, as the option `cards` of a table has it, or its name; empty for the own
                cards.

        Raises:
            OptionsError: the pack is not loaded; says which one is wanted, and which are there.
        """
        found = self._decks.get(pack)
        if found is None:
            named = self.named(pack)
            if named is None:
                raise self._missing(pack)
            found = named.cards
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
            kin = any(pack.identity.partition("#")[0] == wanted.partition("#")[0] for pack in self.loaded)
            changed = f" Its cards, or the own cards of {self.ruleset}, have changed since." if kin else ""
            return OptionsError(f"{said}{changed}{_HOW}")
        known = [pack.identity.partition("#")[0] if "@" in wanted else pack.name for pack in self.loaded]
        return OptionsError(
            f"{unknown('card pack', wanted, tuple(dict.fromkeys(known)))}{'' if known else _NONE}{_HOW}"
        )


def _wanted(setup: Setup[Any]) -> str:
    """The option `cards` of a table."""
    options: Any = setup.options
    wanted: str = options.cards
    return wanted
