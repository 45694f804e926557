"""What is written on the cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tricktable.effects.cards import Card, Deck
from tricktable.locale import Catalog, Translator, gaps
from tricktable.message import Message
from tricktable.packs.loaded import Packs
from tricktable.testing.check import check
from tricktable.testing.context import Context


@check(
    "card-texts",
    "What is written on each card, own or of a card pack that is loaded, can be said in every language of the game.",
    mend="Add the id to a catalog in that language: `messages/<language>.toml` of the ruleset, or what the plugin that "
    "brings the effect gives as `Translation`.",
    scope="ruleset",
)
def card_texts(c: Context) -> None:
    """Describes every card, as `tricktable cards` does. A message that is there in English only counts as missing.

    The name of each clan, `clan.<clan>`, is one of those messages.

    The languages are those of the `PackFormat` and of the ruleset's own catalogs. What an effect says in a language
    without asking for a message cannot be seen.
    """
    if not c.ruleset.has_card_packs:
        c.skip("its cards are no data")
    packs = c.ruleset.card_packs
    languages = sorted({*packs.format.languages, *(tag for tag, words in c.ruleset.catalogs()[0].items() if words)})
    faults = [fault for pack in _packs(c) for language in languages for fault in _faults(c, packs, pack, language)]
    first = list(dict.fromkeys(faults))
    c.require(not first, f"{'; '.join(first[:8])}{' and more' if len(first) > 8 else ''}")


def _packs(c: Context) -> tuple[str, ...]:
    """The packs to look at: all; where only some variants are checked, those that are played with at the tables."""
    if not c.variants:
        return ("", *(pack.identity for pack in c.ruleset.card_packs.loaded))
    setups = (c.ruleset.setup(table.seats, table.variant, table.options) for table in c.tables)
    return tuple(dict.fromkeys(setup.options.cards for setup in setups))


class _Noting(Translator):
    """Notes the ids that it is asked for and has no text for in its own language, and gaps that are left open."""

    def __init__(self, language: str, catalogs: list[Mapping[str, Catalog]]) -> None:
        super().__init__(language, catalogs)
        self._there = {id: text for catalog in reversed(catalogs) for id, text in catalog.get(language, {}).items()}
        self.faults: dict[str, None] = {}

    def __call__(self, id: str | Message, /, **args: object) -> str:
        if isinstance(id, str):
            if id not in self._there:
                self.faults[f"{id} has no words in {self.language}"] = None
            for gap in sorted(gaps(self._there.get(id, "")) - set(args)):
                self.faults[f"{id} has a gap {gap!r} in {self.language} that nothing fills"] = None
        return super().__call__(id, **args)


def _faults(c: Context, packs: Packs, pack: str, language: str) -> Iterator[str]:
    cards: tuple[Card, ...] = packs.cards(pack)
    deck = Deck(cards)
    named = packs.named(pack)
    whose = "" if named is None else f" of the pack {named.name}"
    known: set[str] = set()
    for card in cards:
        tr = _Noting(language, [packs.names(pack), *c.ruleset.catalogs()])
        tr(f"clan.{card.clan}")
        packs.format.describer(tr, deck).text(card)
        yield from (f"{fault} (on {card.id}{whose})" for fault in tr.faults if fault not in known)
        known.update(tr.faults)
