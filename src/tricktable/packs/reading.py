"""Reading card packs: every fault at once, each with its line."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tricktable._narrow import is_list, is_table, is_text
from tricktable.effects.cards import Card
from tricktable.effects.reading import Fault, Path, read_card
from tricktable.effects.telling import shown, unknown_key
from tricktable.effects.writing import cards_named, plain
from tricktable.errors import PackError, PackFault, quoted, unknown
from tricktable.packs.checks import card_findings, frame_findings, name_problem
from tricktable.packs.format import CardPack, Finding, PackFormat
from tricktable.packs.moves import at_move, moved
from tricktable.packs.saying import hinted, said
from tricktable.packs.text import ENTRIES, decoded, parsed, unknown_entry
from tricktable.packs.toml_lines import line_at, lines_of
from tricktable.variant import normal_id

HEAD = ("name", "version", "ruleset", "base")
OWN = "own"
"""The base of a pack that leaves the other cards of the ruleset as they are."""
REPLACES = "replaces"
"""The key of a card that takes the place of an own card with another id."""
UNPLAYED = ("name", "origin", "source", "ours")
"""Keys of a card that change nothing in play: a corrected letter makes no other pack."""
_VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+_-]{0,29}")
_MARKS = re.compile(r"[@#]")


def read_pack(text: str | bytes, form: PackFormat[Any], ruleset: str) -> CardPack:
    """The pack of a text.

    Raises:
        PackError: it is none; with every fault.
    """
    text = decoded(text)
    data = parsed(text)
    reader = _PackReader(data, form, ruleset)
    reader.read()
    if reader.faults:
        lines = lines_of(text)
        told = {PackFault(line_at(lines, path), said(data, path, message)) for path, message in reader.faults}
        raise PackError(sorted(told))
    deck = tuple(reader.deck.values())
    name, version = (unicodedata.normalize("NFC", data["pack"][key].strip()) for key in ("name", "version"))
    return CardPack(ruleset, name, version, digest_of(deck), deck)


_REPLACE = 'Is it to take the place of one of the game? Then it says so: replaces = "...".'
_REPLACE_SOME = 'Are cards of this file to take the place of some of the game? Then they say so: replaces = "...".'


def digest_of(cards: Sequence[Card]) -> str:
    """A digest of cards as they are, not as a file spells them."""
    played = [{key: value for key, value in plain(card).items() if key not in UNPLAYED} for card in cards]
    data = msgspec.json.encode(played, order="sorted")
    return hashlib.blake2b(data, digest_size=16).hexdigest()


class _PackReader:
    """Reads one pack, and collects what is wrong with it.

    Attributes:
        faults: so far.
        deck: all cards, by the id of the own card whose place they take, or else their own.
        lost: the ids of cards that could not be read, and of own cards which such were to replace.
    """

    def __init__(self, data: Mapping[str, Any], form: PackFormat[Any], ruleset: str) -> None:
        self.data = data
        self.format = form
        self.ruleset = ruleset
        self.faults: list[Fault] = []
        self.deck: dict[str, Card] = {}
        self.lost: list[str] = []
        self._own = {card.id: card for card in form.own}
        self._at: dict[str, int] = {}
        self._taken: dict[str, int] = {}

    def fault(self, path: Path, message: str) -> None:
        """Note a fault."""
        self.faults.append(Fault(path, message))

    def read(self) -> None:
        """Read it all."""
        for key in self.data:
            if key not in ENTRIES:
                self.fault((key,), unknown_entry(key))
        self._head()
        given = self.data.get("card")
        if not is_list(given) or not given:
            self.fault(("card",), "There are no cards: each begins with [[card]].")
            return
        self.deck = dict(self._own) if self._builds_on() else {}
        for at, data in enumerate(given):
            self._card(at, data)
        self._whole()

    # --- the head -----------------------------------------------------------------------------------------------------

    def _head(self) -> None:
        head = self.data.get("pack")
        if not is_table(head):
            self.fault(("pack",), "A card pack begins with [pack], and under it its name, version and ruleset.")
            return
        for key in head:
            if key not in HEAD:
                self.fault(("pack", key), unknown_key(key, HEAD))
        checks = {"name": self._name_problem, "version": self._version_problem, "ruleset": self._ruleset_problem}
        for key, problem_of in checks.items():
            value = head.get(key)
            problem = problem_of(value) if is_text(value) else f'Wanted is a text: {key} = "...".'
            if problem:
                self.fault(("pack", key), problem)
        if "base" in head and head["base"] != OWN:
            self.fault(("pack", "base"), f'Wanted is base = "{OWN}", or no base for a whole deck.')

    @staticmethod
    def _name_problem(name: str) -> str:
        return "The name of a pack is without @ and #." if _MARKS.search(name) else name_problem(name)

    @staticmethod
    def _version_problem(version: str) -> str:
        fine = _VERSION.fullmatch(version)
        return "" if fine else f'A version is of digits, letters and dots, such as "1.0"; not {quoted(version)}.'

    def _ruleset_problem(self, ruleset: str) -> str:
        fine = normal_id(ruleset) == self.ruleset
        return "" if fine else f"This pack is for {quoted(ruleset)}, not for {self.ruleset!r}."

    def _builds_on(self) -> bool:
        """Whether the ruleset's own cards stay where the pack names no others."""
        head = self.data.get("pack")
        return is_table(head) and head.get("base") == OWN

    # --- the cards ----------------------------------------------------------------------------------------------------

    def _card(self, at: int, data: object) -> None:
        path: Path = ("card", at)
        replaces: object = None
        if is_table(data) and REPLACES in data:
            replaces = data[REPLACES]
            data = {key: value for key, value in data.items() if key != REPLACES}
            if not self._builds_on():
                self.fault((*path, REPLACES), f'A card replaces another only where the pack has base = "{OWN}".')
                replaces = None
            elif not is_text(replaces):
                wanted = f"Wanted is the id of an own card of the game in quotes, not {shown(replaces)}."
                self.fault((*path, REPLACES), wanted)
                replaces = None
            elif replaces not in self._own:
                self.fault((*path, REPLACES), unknown("own card", replaces, tuple(self._own)))
                replaces = None
        card, faults = read_card(
            data, self.format.card, self.format.vocabulary, path, limits=self.format.limits, also=(REPLACES,)
        )
        self.faults += map(hinted, faults)
        if faults:
            self._strange_clan(path, data)
        if card is None:
            id: object = data.get("id") if is_table(data) else None
            self.lost += filter(is_text, (id, replaces))
            return
        place = replaces if is_text(replaces) else card.id
        if card.id in self._at:
            self.fault(
                (*path, "id"), f"The id {card.id!r} is that of card {self._at[card.id] + 1} of this file already."
            )
            self.lost.append(place)
        elif place in self._taken:
            self.fault((*path, REPLACES), f"Card {self._taken[place] + 1} of this file replaces {place!r} already.")
        else:
            self._at[card.id] = self._taken[place] = at
            self.deck[place] = card

    def _strange_clan(self, path: Path, data: object) -> None:
        """Look at the clan of a card at once that cannot be looked at as a whole."""
        clan: object = data.get("clan") if is_table(data) else None
        if is_text(clan) and self._own and clan not in {card.clan for card in self._own.values()}:
            other = msgspec.structs.replace(self.format.own[0], clan=clan)
            for id, sentence, inside in self.format.check([other]):
                if (id, inside) == (other.id, ("clan",)):
                    self.fault((*path, *inside), sentence)

    def _whole(self) -> None:
        """Whether the cards make a deck. What follows from a fault that is known already is not told."""
        for place, card in self.deck.items():
            stays = card.id not in self.lost and self.deck.get(card.id) is self._own.get(card.id, card)
            if place in self._taken and place != card.id and stays:
                own = f"The ruleset has a card {card.id!r} of its own, which nothing replaces."
                self.fault(("card", self._taken[place], "id"), own)
        self._missed()
        deck = [*self.deck.values()]
        self._tell(card_findings(self.format, deck, self.format.own, self.lost))
        of_cards, of_whole = frame_findings(self.format, deck)
        self._tell(self._at_moves(of_cards))
        if of_whole and not self.faults:
            self._tell_whole(of_whole)

    def _missed(self) -> None:
        """Own cards that name one which is replaced by a card of another id."""
        ids = {card.id for card in self.deck.values()}
        for place, card in self.deck.items():
            if card is self._own.get(place) and place not in self.lost:
                for named in dict.fromkeys(id for _, id in cards_named(card) if id in self._taken and id not in ids):
                    hint = f"The own card {card.id} names {named!r}. Keep that id here, or replace {card.id} too."
                    self.fault(("card", self._taken[named], REPLACES), hint)

    def _tell(self, found: Iterable[Finding]) -> None:
        known = {fault.path for fault in self.faults}
        for id, sentence, inside in found:
            if id is None or id not in self._at:
                self.fault(("pack",), sentence if id is None else f"The own card {id}: {sentence}")
                continue
            path = ("card", self._at[id], *inside)
            if not any(path[:size] in known for size in range(3, len(path) + 1)):
                self.fault(path, sentence)

    def _tell_whole(self, found: Sequence[Finding]) -> None:
        """What is wrong with all cards together: at the cards of the file that bring it about, where they are known."""
        strangers = {card.id for place, card in self.deck.items() if self._builds_on() and place not in self._own}
        moves = self._moved()
        if not moves:
            one = next(iter(strangers)) if len(strangers) == 1 else None
            at = [Finding(one, each.sentence, ("id",)) if each.card is None and one else each for each in found]
            hints = dict.fromkeys(strangers, f" {_REPLACE}")
            other = f" {_REPLACE_SOME}" if strangers else ""
            self._tell(each._replace(sentence=each.sentence + hints.get(each.card or "", other)) for each in at)
        for place, keys in moves.items():
            for key, why in keys.items():
                self.fault(("card", self._taken[place], key), f"{why} {' '.join(each.sentence for each in found)}")

    def _at_moves(self, found: Sequence[Finding]) -> Iterator[Finding]:
        """Findings of single cards; what comes of a change of clan or level is told there."""
        moves = self._moved()
        for place, card in self.deck.items():
            mine = [each for each in found if each.card == card.id]
            if mine and place in moves:
                yield from at_move(self.format, card, self._own[place], mine)
            else:
                yield from mine

    def _moved(self) -> dict[str, dict[str, str]]:
        """What is said of the cards that take the place of one of another clan or level, by place and key."""
        if not self._builds_on():
            return {}
        told = {place: moved(card, self._own[place]) for place, card in self.deck.items() if place in self._own}
        return {place: keys for place, keys in told.items() if keys}
