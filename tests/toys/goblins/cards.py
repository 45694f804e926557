"""A deck of a few cards that uses everything that the core offers to card texts, at least once."""

from __future__ import annotations

from tests.toys.goblins.peeking import Peek
from tricktable.effects.cards import Card, Deck
from tricktable.effects.conditions import AtLeast, ByMutation, DidIt, HasAdvantage, HavePassed, IsBehind, Shows
from tricktable.effects.effect import Effect
from tricktable.effects.filters import CHOSEN, Printed, Which
from tricktable.effects.numbers import ONE, Bonus, CardsInPlay, ClansInArmy, Fixed, HandSize, LevelBefore, X
from tricktable.effects.overall import Before, Cheaper, Guard, Military, Overall, Whenever, Win
from tricktable.effects.values import (
    Cancel,
    ChooseClan,
    ChoosePlayer,
    ChooseX,
    Copy,
    Destroy,
    Discard,
    DiscardRevealed,
    Draw,
    ExtraTurn,
    Fetch,
    ForEach,
    GainPoint,
    If,
    May,
    Release,
    ReturnToHand,
    Reveal,
    Sacrifice,
    Search,
    Swap,
    Take,
    TakeAdvantage,
    TakeToken,
    Trap,
    WinGame,
)

TWO, THREE = Fixed(2), Fixed(3)
OWN, FREE, THEIRS = Which(owner="you"), Which(free=True), Which(owner="opponents", free=True)


def card(
    id: str,
    uk: str,
    clan: str,
    level: int,
    *,
    mutation: int | None = 1,
    entering: tuple[Effect, ...] = (),
    mutating: tuple[Effect, ...] = (),
    activation: tuple[Effect, ...] = (),
    overall: tuple[Overall, ...] = (),
) -> Card:
    name = {"en": id.capitalize(), "uk": uk.capitalize()}
    return Card(id, name, clan, level, 2 if level == 1 else 1, mutation, entering, mutating, activation, overall)


CARDS = (
    # --- level 1 ---
    card("digger", "копач", "red", 1, entering=(Draw(Bonus(1, 1)),), activation=(Draw(), TakeToken())),
    card(
        "medic",
        "медик",
        "blue",
        1,
        entering=(Release(which=OWN), If(IsBehind(), (TakeToken(),), (Draw(),))),
        mutating=(If(HasAdvantage(), (GainPoint(),)),),
    ),
    card("thief", "злодій", "green", 1, entering=(ChoosePlayer(), Discard(who="chosen"), If(DidIt(), (Draw(),)))),
    card("ragman", "лахмітник", "red", 1, entering=(Fetch(),), mutating=(Fetch(which=Printed((1,))),)),
    card(
        "copycat",
        "мавпочка",
        "blue",
        1,
        entering=(ChoosePlayer(), Peek(), Peek()),
        activation=(Copy(Which(other=True)),),
    ),
    card("gambler", "гравець", "green", 1, activation=(ChooseX(TWO), Discard(X()), Draw(X()))),
    # --- level 2 ---
    card("seer", "віщун", "blue", 2, entering=(Reveal(THREE), Take(), Take(who="others"), DiscardRevealed())),
    card("brute", "мордань", "red", 2, entering=(Destroy(which=THEIRS), Discard(LevelBefore(), "opponents"))),
    card(
        "jailer",
        "тюремник",
        "green",
        2,
        entering=(If(ByMutation(), (Trap(TWO, Which(other=True)),), (Trap(),)),),
        activation=(ChooseX(TWO, least=1, from_hand=False), Trap(which=Which(level_x=True, owner="opponents"))),
    ),
    card("juggler", "жонглер", "blue", 2, entering=(May((Swap(),)),), activation=(TakeAdvantage(), Swap(OWN))),
    card("scout", "вивідник", "green", 2, entering=(ChooseClan(), Search(which=Printed(clan=CHOSEN)))),
    card("broker", "посередник", "red", 2, activation=(Sacrifice(), Draw(TWO), ReturnToHand(which=FREE))),
    # --- level 3 ---
    card(
        "general",
        "генерал",
        "red",
        3,
        overall=(Military(Which(level=(1,), owner="you"), 1), Whenever("destroyed", (Draw(),), who="you")),
    ),
    card(
        "warden",
        "вартовий",
        "blue",
        3,
        overall=(
            Guard("trap", Which(owner="you", level=(1, 2))),
            Before("destroy", (May((Discard(), If(DidIt(), (Cancel(),)))),), Which(owner="you")),
        ),
    ),
    card(
        "banker",
        "лихвар",
        "green",
        3,
        overall=(
            Cheaper("mutation"),
            Cheaper("enrolment"),
            Whenever("trapped", (Draw(),)),
            Whenever("round-started", (Draw(),), who="you"),
        ),
    ),
    card(
        "prophet",
        "пророк",
        "blue",
        3,
        activation=(If(HavePassed(), (ExtraTurn(),), (Draw(HandSize("opponents", most=2)),)),),
        overall=(Win(AtLeast(CardsInPlay(OWN), Fixed(8))),),
    ),
    card(
        "crown",
        "вінець",
        "red",
        3,
        mutation=None,
        entering=(May((Discard("all"), If(HasAdvantage(), (GainPoint(),)))),),
        overall=(Win(Shows(("crown", "digger", "seer"))),),
    ),
    card(
        "doom",
        "згуба",
        "green",
        3,
        entering=(
            If(
                AtLeast(ClansInArmy(), THREE),
                (WinGame(),),
                (ForEach("everyone", (Discard(TWO), Draw(ONE))), Sacrifice(who="fewest-points")),
            ),
        ),
    ),
)

DECK = Deck(CARDS)
