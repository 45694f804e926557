"""Cards as data, and what all cards of a deck together make quick to look up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from tricktable.effects.answers import PickCard
from tricktable.effects.effect import Effect
from tricktable.effects.overall import (
    Before,
    CountsAs,
    FromHand,
    Grant,
    Guard,
    Keyword,
    Mirror,
    Overall,
    Whenever,
)
from tricktable.marks import CardId
from tricktable.value import Value

Origin = Literal["public", "ours"]


class Card(Value, frozen=True):
    """A card of a tableau game. Subclass it for what else a game prints.

    Attributes:
        id: its id.
        name: its name in each language.
        clan: its clan.
        level: its level, the row in which it is placed.
        copies: how many of it the deck holds.
        mutation: how many cards must be discarded to replace it in play; None: it cannot be replaced.
        entering: the effects when it comes into play.
        mutating: the effects when it is replaced, before it is discarded.
        activation: the effects of an Activation token.
        overall: what holds while it lies face up.
        keywords: its keywords; which there are, and what each means, the game says.
        called: the names that it answers to where it shares one with other cards; none: its id.
        origin: `public` for a card known from public sources, `ours` for one of the ruleset's authors.
        source: the public source.
        ours: the fields of a public card that are not public.
    """

    id: CardId
    name: Mapping[str, str]
    clan: str
    level: int
    copies: int = 1
    mutation: int | None = None
    entering: tuple[Effect, ...] = ()
    mutating: tuple[Effect, ...] = ()
    activation: tuple[Effect, ...] = ()
    overall: tuple[Overall, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    called: tuple[str, ...] = ()
    origin: Origin = "ours"
    source: str = ""
    ours: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash(self.id)


K = TypeVar("K", bound=Card)
V = TypeVar("V", bound=Overall)


class Deck(Generic[K]):
    """The cards of a table, looked up by id. Built once, and never changed.

    Attributes:
        card: each card by its id, in the order of the deck.
        level: the printed level of each.
        clan: the printed clan of each.
        ids: every card of the deck, copies as often as they occur.
        keywords: the printed keywords of each.
        called: the names that each answers to.
        clans: the printed clan of each, as a set.
        own_level: the printed level of each, as a set.
        levels: the levels that each counts as.
        more_levels: the same of those that count as several.
        all_clans: every clan.
        home_clans: the cards that count as all clans of their owner's deck.
        also_called: the names that cards answer to while they lie face up.
        mirrors: the cards that have the text of the card opposite.
        clan_givers: the cards that make others count as all clans.
        granters: for each keyword, the cards that grant it to others.
        plain: whether none of them counts as anything else than is printed on it, or changes others.
        listeners: for each event, the cards that react to it.
        guards: for each verb, the cards that keep it from others.
        windows: for each verb, the cards that come before it.
        interrupts: for each verb, the cards that come before it from a hand.
        overall: the cards with something that holds while they lie face up.

    Example:
        >>> deck = Deck([Card("cook", {"en": "Cook"}, "red", 1, copies=2), Card("king", {"en": "King"}, "blue", 3)])
        >>> deck.ids, deck.level["king"], sorted(deck.all_clans)
        (('cook', 'cook', 'king'), 3, ['blue', 'red'])
    """

    def __init__(self, cards: Sequence[K]) -> None:
        self.card: Mapping[CardId, K] = {card.id: card for card in cards}
        self.level: Mapping[CardId, int] = {card.id: card.level for card in cards}
        self.clan: Mapping[CardId, str] = {card.id: card.clan for card in cards}
        self.ids: tuple[CardId, ...] = tuple(card.id for card in cards for _ in range(card.copies))
        self._picks = {card.id: PickCard(card.id) for card in cards}
        self._having: dict[type[Overall], frozenset[CardId]] = {}
        self._rows: dict[frozenset[CardId], tuple[int, ...]] = {}
        self.keywords: Mapping[CardId, frozenset[Keyword]] = {card.id: frozenset(card.keywords) for card in cards}
        self.called: Mapping[CardId, frozenset[str]] = {card.id: frozenset(card.called or (card.id,)) for card in cards}
        self.clans: Mapping[CardId, frozenset[str]] = {card.id: frozenset((card.clan,)) for card in cards}
        self.all_clans = frozenset(self.clan.values())
        self.overall = frozenset(card.id for card in cards if card.overall)

        of = {card.id: card.overall for card in cards if card.overall}
        counts = {id: [each for each in texts if isinstance(each, CountsAs)] for id, texts in of.items()}
        self.own_level: Mapping[CardId, frozenset[int]] = {card.id: frozenset((card.level,)) for card in cards}
        self.more_levels = {
            id: frozenset(level for each in texts for level in each.levels)
            for id, texts in counts.items()
            if any(each.levels for each in texts)
        }
        self.levels: Mapping[CardId, frozenset[int]] = {**self.own_level, **self.more_levels}
        self.also_called = {
            id: frozenset(name for each in texts for name in each.names)
            for id, texts in counts.items()
            if any(each.names for each in texts)
        }
        self.home_clans = frozenset(
            id for id, texts in counts.items() if any(each.clans and each.which is None for each in texts)
        )
        self.mirrors = frozenset(id for id, texts in of.items() if any(isinstance(each, Mirror) for each in texts))
        self.clan_givers = frozenset(
            id for id, texts in counts.items() if any(each.clans and each.which is not None for each in texts)
        )
        self.granters = _by(of, Grant, lambda each: (each.keyword,))
        self.plain = not (self.mirrors or self.clan_givers or self.more_levels or self.home_clans or self.also_called)
        self.listeners = _by(of, Whenever, lambda each: (each.event,))
        self.guards = _by(of, Guard, lambda each: (each.verb,))
        self.windows = _by(of, Before, lambda each: (each.verb,))
        self.interrupts = _by(of, FromHand, lambda each: each.verbs)

    def picks(self, cards: Iterable[CardId]) -> list[PickCard]:
        """An answer for each different card of these, in their order."""
        picks = self._picks
        return [picks[card] for card in dict.fromkeys(cards)]

    def rows_of(self, cards: frozenset[CardId]) -> tuple[int, ...]:
        """The rows in which one of these texts can lie where a card lies in the row of its level, ascending."""
        found = self._rows.get(cards)
        if found is None:
            found = self._rows[cards] = tuple(sorted({level for card in cards for level in self.levels[card]}))
        return found

    def having(self, kind: type[Overall]) -> frozenset[CardId]:
        """The cards with something of a kind that holds while they lie face up."""
        found = self._having.get(kind)
        if found is None:
            found = frozenset(
                id for id in self.overall if any(isinstance(each, kind) for each in self.card[id].overall)
            )
            self._having[kind] = found
        return found

    def __len__(self) -> int:
        return len(self.ids)


def _by(
    of: Mapping[CardId, tuple[Overall, ...]], kind: type[V], keys: Callable[[V], Iterable[str]]
) -> Mapping[str, frozenset[CardId]]:
    """The cards with something of a kind, for each of its keys."""
    found: dict[str, set[CardId]] = {}
    for id, texts in of.items():
        for each in texts:
            if isinstance(each, kind):
                for key in keys(each):
                    found.setdefault(key, set()).add(id)
    return {key: frozenset(ids) for key, ids in found.items()}
