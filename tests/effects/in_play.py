"""Games with a deck of a test's own: what effects do between the actions of a whole game."""

from __future__ import annotations

from collections.abc import Sequence

from tests.effects.bench import PLAIN, army_of
from tests.toys.goblins.game import PACKAGE, VARIANTS
from tests.toys.goblins.rules import GoblinRules
from tests.toys.goblins.table import Options, State
from tricktable import Chance, Position, Ruleset
from tricktable.effects.cards import Card, Deck
from tricktable.game import AnyGame, Game
from tricktable.position import Setup
from tricktable.ruleset import AnyRuleset
from tricktable.start import Placed
from tricktable.tableau.side import Side


def ruleset_with(*cards: Card) -> AnyRuleset:
    """The toy with plain cards and these."""

    class Rules(GoblinRules):
        deck = Deck((*PLAIN, *cards))

    return Ruleset(
        id="goblins-of-a-test",
        name="Goblins",
        version="1",
        rules=Rules,
        variants=VARIANTS,
        package=PACKAGE,
        cards=cards,
    )


def game_at(
    ruleset: AnyRuleset, *armies: str, hands: Sequence[str] = (), pile: str = "", discard: str = "", left: int = 50
) -> AnyGame:
    """A game in which these armies lie before the players; seat 0 is to act."""
    seats = len(armies)
    hands = (*hands, *[""] * (seats - len(hands)))
    sides = tuple(Side(tuple(sorted(hand.split())), army_of(army)) for hand, army in zip(hands, armies, strict=True))
    state = State(
        sides, pile=tuple(pile.split()), discard=tuple(discard.split()), points=(0,) * seats, advantage=0, left=left
    )
    setup = Setup(seats, "standard", Options())
    return Game(ruleset, Placed(Position(setup, state, Chance("7"))))
