"""The gladiators of Gorus Maximus: school, rank, crowd favour."""

from __future__ import annotations

from tricktable_gorus_maximus.options import RANKS, SCHOOLS, Options, ranks_in_play

from docs.sitegen.gallery.face import Face, Gallery, filters, translator
from tricktable.ruleset import AnyRuleset
from tricktable.tricks import Card, parse_card

PARAGRAPHS = {0: "gorus.favour.zero", 4: "gorus.favour.inferred", 8: "gorus.favour.printed", 10: "gorus.favour.printed"}
"""The paragraphs that say what a gladiator of a rank is worth; of the others it is this one:"""
REST = "gorus.favour.ours"


class Gladiators:
    """Says what is drawn of the gladiators in one language."""

    def __init__(self, ruleset: AnyRuleset, language: str) -> None:
        self.ruleset = ruleset
        self.tr = translator(ruleset, language)
        self.speech = ruleset.speech(language)
        self.favour = dict(Options().crowd_favour)
        seats = sorted(ruleset.info.seats)
        self.players = {rank: next(n for n in seats if rank in ranks_in_play(n)) for rank in RANKS}
        self.fewest = seats[0]

    def gallery(self) -> Gallery:
        """All of them."""
        tr = self.tr
        faces = [self._face(parse_card(card)) for card in self.ruleset.cards()]
        schools = {school: tr(f"school.{school}") for school in SCHOOLS}
        names = {
            "school": schools,
            "rank": {str(rank): str(rank) for rank in RANKS},
            "origin": {id: tr(f"gallery.known.{id}") for id in ("printed", "partly")},
        }
        lead = f"{tr('gallery.lead-gladiators', n=len(faces))} {tr('gallery.origins')}"
        return Gallery(self.ruleset, tr, lead, schools, faces, filters(tr, faces, names))

    def _face(self, card: Card) -> Face:
        tr = self.tr
        worth = self.favour.get(card.rank, 0)
        favour = f"{worth:+}".replace("-", "\N{MINUS SIGN}") if worth else "0"
        if card.rank == 0:
            favour = tr("gallery.favour-last", n=favour)
        players = self.players[card.rank]
        paragraph = self.ruleset.rulebook[PARAGRAPHS.get(card.rank, REST)]
        known = "printed" if paragraph.origin == "rulebook" else "partly"
        return Face(
            id=card.id,
            name=self.speech.card(card.id),
            language=tr.language,
            also={},
            group=card.suit,
            badge=str(card.rank),
            line=tr(f"school.{card.suit}"),
            facts=[
                (tr("gallery.favour"), favour),
                (
                    tr("gallery.players"),
                    tr("gallery.players-any" if players == self.fewest else "gallery.players-from", n=players),
                ),
            ],
            named={},
            origin=tr(f"gallery.said.{known}"),
            marks={"school": [card.suit], "rank": [str(card.rank)], "origin": [known]},
        )
