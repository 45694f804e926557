"""The cards of games whose cards are data: clan, level, effects; and the tiles of Gosu X."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from docs.sitegen.cases import large
from docs.sitegen.gallery.face import Face, Gallery, filters, translator
from tricktable.effects import Card, Deck, Describer, Overall
from tricktable.locale import Translator
from tricktable.ruleset import AnyRuleset

RULEBOOK_SOURCES = ("rulebook example",)
"""Sources of cards that are the printed rules."""

LEVELS = range(1, 10)

PARTS = ("entering", "mutating", "activation", "overall")
"""The fields of a card that say what it does."""


class Cards:
    """Says what is drawn of the cards of one game in one language."""

    def __init__(self, ruleset: AnyRuleset, language: str) -> None:
        self.ruleset = ruleset
        self.tr = translator(ruleset, language)
        self.deck: Sequence[Card] = [card for card in ruleset.cards() if isinstance(card, Card)]

    def gallery(self) -> Gallery:
        """All of them."""
        tr = self.tr
        faces = [face for card in self.deck for face in self._faces(card)]
        clans = {card.clan: self._clan(card.clan) for card in self.deck}
        levels = {str(n): self._level(n) for n in LEVELS}
        keywords = {id: name for face in faces for id, name in face.named.items()}
        names = {
            "clan": clans,
            "level": levels,
            "kind": {"card": tr("gallery.card"), "tile": tr("gallery.tile")},
            "does": {part: large(tr(f"cli.cards.{part}")) for part in PARTS},
            "keyword": dict(sorted(keywords.items(), key=lambda each: each[1])),
            "origin": {id: tr(f"gallery.known.{id}") for id in ("printed", "public", "doubted", "partly", "ours")},
        }
        lead = [tr("gallery.lead", n=len(self.deck))]
        if not any(tr.language in card.name for card in self.deck):
            lead.append(tr("gallery.untranslated"))
        lead.append(tr("gallery.origins"))
        return Gallery(self.ruleset, tr, " ".join(lead), clans, faces, filters(tr, faces, names))

    def _faces(self, card: Card) -> Iterator[Face]:
        """The tile that a leader stands for, then the card."""
        tile: Sequence[Overall] = getattr(card, "tile", ())
        if tile:
            yield self._tile(card, tile)
        yield self._card(card)

    def _card(self, card: Card) -> Face:
        describer = self._describer()
        words = describer.keywords(card)
        named = self._keywords(card)
        language = self._named_in(card)
        facts = [(self.tr("gallery.copies"), str(card.copies))]
        if card.mutation is not None:
            facts.append((large(self.tr("cli.cards.mutation")), self.tr("cli.cards.mutates", n=card.mutation)))
        facts += [(large(label), value) for label, value in describer.facts(card)]
        return Face(
            id=card.id,
            name=card.name.get(language, card.id),
            language=language,
            also={tag: name for tag, name in card.name.items() if tag != language and name != card.name.get(language)},
            group=card.clan,
            badge=str(card.level),
            line=f"{self._clan(card.clan)} · {self._level_line(card.level)}",
            icons=getattr(card, "icons", 0),
            facts=facts,
            text=[line for line in self._describer().lines(card) if line not in words],
            keywords=" ".join(words),
            named=named,
            origin=self._origin(card),
            marks={
                "clan": [card.clan],
                "level": [str(card.level)],
                "kind": ["card"],
                "does": [part for part in PARTS if getattr(card, part)],
                "keyword": list(named),
                "origin": _known(card),
            },
        )

    def _tile(self, leader: Card, texts: Sequence[Overall]) -> Face:
        said = [self._describer().sentence(each.describe(self._describer())) for each in texts]
        name = self.tr("gallery.tile")
        return Face(
            id=f"tile-{leader.clan}",
            name=f"{name}: {self._clan(leader.clan)}",
            language=self.tr.language,
            also={},
            group=leader.clan,
            badge="",
            line=self.tr("gallery.tile-active"),
            facts=[(self.tr("gallery.tile-leader"), leader.name.get(self._named_in(leader), leader.id))],
            text=said,
            named={},
            origin=self._origin(leader),
            marks={"clan": [leader.clan], "kind": ["tile"], "origin": _known(leader)},
        )

    def _describer(self) -> Describer:
        return self.ruleset.card_packs.format.describer(self.tr, Deck(self.deck))

    def _named_in(self, card: Card) -> str:
        return self.tr.language if self.tr.language in card.name else "en"

    def _clan(self, clan: str) -> str:
        return self.tr(f"clan.{clan}") if self.tr.knows(f"clan.{clan}") else clan

    def _level(self, level: int) -> str:
        return f"{level} ({self.tr(f'level.{level}')})" if self.tr.knows(f"level.{level}") else str(level)

    def _level_line(self, level: int) -> str:
        return f"{self.tr('cli.cards.level')} {self._level(level)}"

    def _keywords(self, card: Card) -> Mapping[str, str]:
        """The keywords of a card; what it has as a field of its own, such as `zombie`, is one where it has a name."""
        fields = [name for name in card.__struct_fields__ if getattr(card, name) is True]
        ids = [*card.keywords, *(name for name in fields if self.tr.knows(f"keyword.{name}"))]
        return {id: self._describer().keyword_name(id).rstrip(".") for id in ids}

    def _origin(self, card: Card) -> str:
        tr = self.tr
        if card.origin == "ours":
            return large(tr("cli.cards.ours"))
        fields = [tr(f"cli.cards.{key}") if tr.knows(f"cli.cards.{key}") else key for key in card.ours]
        source = _said(tr, card.source)
        where = "gallery.from-printed" if card.source in RULEBOOK_SOURCES else "cli.cards.public"
        return large(tr(f"{where}{'-parts' if fields else ''}", source=source, fields=", ".join(fields)))


def _said(tr: Translator, source: str) -> str:
    return tr(f"source.{source}") if tr.knows(f"source.{source}") else source


def _known(card: Card) -> list[str]:
    """Where a card is known from, as the filter has it: a card known in part is found by both."""
    if card.origin == "ours":
        return ["ours"]
    known = "printed" if card.source in RULEBOOK_SOURCES else "public"
    if getattr(card, "doubt", ()):
        known = "doubted"
    return [known, "partly"] if card.ours else [known]
