"""Cards as data, and what all cards of a deck together make quick to look up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, Literal, TypeVar

from tricktable.effects.answers import PickCard
from tricktable.effects.effect import Effect
from tricktable.effects.overall import Before, Guard, Overall, Whenever
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
    origin: Origin = "ours"
    source: str = ""
    ours: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash(self.id)


K = TypeVar("K", bound=Card)


class Deck(Generic[K]):
    """The cards of a table, looked up by id. Built once, and never changed.

    Attributes:
        card: each card by its id, in the order of the deck.
        level: the level of each.
        clan: the clan of each.
        ids: every card of the deck, copies as often as they occur.
        listeners: for each event, the cards that react to it.
        guards: for each verb, the cards that keep it from others.
        windows: for each verb, the cards that come before it.
        overall: the cards with something that holds while they lie face up.
    """

    def __init__(self, cards: Sequence[K]) -> None:
        self.card: Mapping[CardId, K] = {card.id: card for card in cards}
        self.level: Mapping[CardId, int] = {card.id: card.level for card in cards}
        self.clan: Mapping[CardId, str] = {card.id: card.clan for card in cards}
        self.ids: tuple[CardId, ...] = tuple(card.id for card in cards for _ in range(card.copies))
        self._picks = {card.id: PickCard(card.id) for card in cards}
        self.overall = frozenset(card.id for card in cards if card.overall)
        listeners: dict[str, set[CardId]] = {}
        guards: dict[str, set[CardId]] = {}
        windows: dict[str, set[CardId]] = {}
        for card in cards:
            for each in card.overall:
                if isinstance(each, Whenever):
                    listeners.setdefault(each.event, set()).add(card.id)
                elif isinstance(each, Guard):
                    guards.setdefault(each.verb, set()).add(card.id)
                elif isinstance(each, Before):
                    windows.setdefault(each.verb, set()).add(card.id)
        self.listeners: Mapping[str, frozenset[CardId]] = {event: frozenset(ids) for event, ids in listeners.items()}
        self.guards: Mapping[str, frozenset[CardId]] = {verb: frozenset(ids) for verb, ids in guards.items()}
        self.windows: Mapping[str, frozenset[CardId]] = {verb: frozenset(ids) for verb, ids in windows.items()}

        self._levels: dict[frozenset[CardId], tuple[int, ...]] = {}

    def picks(self, cards: Iterable[CardId]) -> list[PickCard]:
        """An answer for each different card of these, in their order."""
        picks = self._picks
        return [picks[card] for card in dict.fromkeys(cards)]

    def levels_of(self, cards: frozenset[CardId]) -> tuple[int, ...]:
        """The levels of several cards, ascending."""
        found = self._levels.get(cards)
        if found is None:
            found = self._levels[cards] = tuple(sorted({self.level[card] for card in cards}))
        return found

    def __len__(self) -> int:
        return len(self.ids)
