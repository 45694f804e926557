"""What effects, numbers, conditions and overall effects are called in English: each alone, and put together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.effects.words import deck, describer
from tricktable.effects import Card, Describer
from tricktable.effects.conditions import (
    AtLeast,
    ByMutation,
    Condition,
    DidIt,
    HasAdvantage,
    HavePassed,
    IsBehind,
    Shows,
)
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ONE, Bonus, CardsInPlay, ClansInArmy, Fixed, HandSize, LevelBefore, Number, X
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

EFFECTS: list[tuple[Effect, str]] = [
    (Draw(), "draw 1 card"),
    (Draw(Fixed(2)), "draw 2 cards"),
    (Draw(Fixed(5), "everyone"), "each player draws 5 cards"),
    (Draw(Fixed(11), "fewest-points"), "each player with the fewest victory points draws 11 cards"),
    (Draw(Fixed(21), "others"), "each other player draws 21 cards"),
    (Draw(Bonus(1, 1)), "draw 1(+1) card"),
    (Draw(Bonus(2, 1)), "draw 2(+1) cards"),
    (Draw(X(), "chosen"), "the chosen player draws X cards"),
    (Discard(), "discard 1 card"),
    (Discard(Fixed(2), "opponents"), "each opponent discards 2 cards"),
    (Discard("all"), "discard your whole hand"),
    (Discard("all", "chosen"), "the chosen player discards their whole hand"),
    (Fetch(Fixed(2), Printed((1, 2), "dark")), "take 2 cards of the Dark clan of level 1 or 2 from the discard pile"),
    (
        Fetch(Bonus(1, 1), Printed(name=("fact", "ideo", "walror")), "opponents"),
        "each opponent takes 1(+1) card named Fact, Ideo or Walror from the discard pile",
    ),
    (Search(Fixed(1), Printed((3,))), "take up to 1 card of level 3 from the draw pile, and shuffle it"),
    (Reveal(Fixed(3)), "reveal 3 cards from the top of the draw pile"),
    (Take(), "take 1 of them"),
    (Take("everyone", Fixed(2), Printed((2, 3))), "each player takes 2 cards of level 2 or 3 from among them"),
    (Take(count="all"), "take the rest"),
    (Take("you", "all", Printed((2,))), "take all cards of level 2 from among them"),
    (DiscardRevealed(), "discard the rest"),
    (Destroy(), "destroy 1 FREE card"),
    (
        Destroy(Fixed(2), Which(level=(1, 2), owner="opponents", free=True)),
        "destroy 2 FREE cards of level 1 or 2 in opponents’ armies",
    ),
    (Destroy(ONE, Which(level_x=True, free=True)), "destroy 1 FREE card of level X"),
    (Destroy(Fixed(5), Which(clan="chosen", free=True, other=True)), "destroy 5 other FREE cards of the chosen clan"),
    (Sacrifice(), "sacrifice 1 FREE card from your army"),
    (Sacrifice(Fixed(2), "opponents"), "each opponent sacrifices 2 FREE cards from their own army"),
    (ReturnToHand(), "return 1 FREE card to its owner’s hand"),
    (
        ReturnToHand(Bonus(1, 1), Which(owner="opponents", free=True)),
        "return 1(+1) FREE card from opponents’ armies to their owners’ hands",
    ),
    (ReturnToHand(Fixed(2), Which(owner="you", free=True)), "return 2 FREE cards from your army to your hand"),
    (
        ReturnToHand(ONE, Which(owner="chosen", free=True)),
        "return 1 FREE card from the chosen player’s army to its owner’s hand",
    ),
    (Trap(Fixed(2), Which(level=(1, 2))), "trap 2 cards of level 1 or 2"),
    (Trap(Bonus(1, 1), Which(owner="opponents")), "trap 1(+1) card in opponents’ armies"),
    (Trap(ONE, Which(owner="opponents")), "trap 1 card in an opponent’s army"),
    (Release(), "release 1 trapped card"),
    (Release(Fixed(5), Which(owner="you")), "release 5 trapped cards in your army"),
    (Swap(), "swap 2 cards in the same row of one army"),
    (Swap(Which(owner="you", level=(1,))), "swap 2 cards of level 1 in the same row of your army"),
    (Swap(Which(owner="opponents")), "swap 2 cards in the same row of an opponent’s army"),
    (Swap(Which(owner="chosen")), "swap 2 cards in the same row of the chosen player’s army"),
    (Copy(), "use the activation of 1 card in an opponent’s army as your own"),
    (Copy(Which(level=(1,), other=True)), "use the activation of 1 other card of level 1 as your own"),
    (ChooseX(), ""),
    (ChooseX(Fixed(3)), "choose X (at most 3)"),
    (ChooseX(least=1), "choose X (at least 1)"),
    (ChooseX(Fixed(3), 1), "choose X (at least 1, at most 3)"),
    (ChoosePlayer(), "choose an opponent"),
    (ChoosePlayer("everyone"), "choose a player"),
    (ChooseClan(), "choose a clan"),
    (TakeToken(), "take back 1 Activation token"),
    (TakeToken(Fixed(2), "everyone"), "each player takes back 2 Activation tokens"),
    (TakeToken(Fixed(5)), "take back 5 Activation tokens"),
    (TakeAdvantage(), "take the Advantage token"),
    (GainPoint(), "gain 1 victory point"),
    (GainPoint(Fixed(2), "opponents"), "each opponent gains 2 victory points"),
    (ExtraTurn(), "take another turn after this one"),
    (WinGame(), "you win the game"),
    (Cancel(), "that does not happen"),
    (May((Draw(),)), "you may draw 1 card"),
    (If(HasAdvantage(), (Draw(),)), "if you have the Advantage token, draw 1 card"),
    (ForEach("opponents", (Trap(ONE, Which(owner="you")),)), "each opponent traps 1 card in their own army"),
]
NUMBERS: list[tuple[Number, str]] = [
    (
        CardsInPlay(Which(clan="dark", owner="you", other=True), 2),
        "draw 1 card for each other card of the Dark clan in your army (at most 2)",
    ),
    (CardsInPlay(Which(owner="opponents", face="down")), "draw 1 card for each trapped card in an opponent’s army"),
    (
        CardsInPlay(Which(level=(2,), owner="chosen")),
        "draw 1 card for each card of level 2 in the chosen player’s army",
    ),
    (HandSize(), "draw 1 card for each card in your hand"),
    (HandSize("opponents", 3), "draw 1 card for each card in your opponents’ hands (at most 3)"),
    (HandSize("everyone"), "draw 1 card for each card in all hands"),
    (HandSize("others"), "draw 1 card for each card in all other hands"),
    (HandSize("chosen"), "draw 1 card for each card in the chosen player’s hand"),
    (HandSize("fewest-points"), "draw 1 card for each card held by players with the fewest victory points"),
    (LevelBefore(), "draw as many cards as its level"),
    (ClansInArmy(), "draw 1 card for each different clan in your army"),
    (ClansInArmy(2), "draw 1 card for each different clan in your army (at most 2)"),
]
CONDITIONS: list[tuple[Condition, str]] = [
    (HasAdvantage(), "you have the Advantage token"),
    (IsBehind(), "an opponent has more victory points than you"),
    (ByMutation(), "it came into play by mutation"),
    (DidIt(), "you do"),
    (HavePassed(), "all opponents have passed"),
    (HavePassed("you"), "you have passed"),
    (HavePassed("everyone"), "all players have passed"),
    (HavePassed("others"), "all other players have passed"),
    (HavePassed("chosen"), "the chosen player has passed"),
    (HavePassed("fewest-points"), "all players with the fewest victory points have passed"),
    (Shows(("fact",)), "your army shows Fact face up"),
    (Shows(("fact", "ideo", "walror")), "your army shows Fact, Ideo and Walror face up"),
    (AtLeast(HandSize(), ONE), "you have at least 1 card in hand"),
    (AtLeast(HandSize(), Fixed(12)), "you have at least 12 cards in hand"),
    (AtLeast(HandSize("opponents"), Fixed(2)), "your opponents together have at least 2 cards in hand"),
    (AtLeast(HandSize("chosen"), X()), "the chosen player has at least X cards in hand"),
    (
        AtLeast(CardsInPlay(Which(clan="dark", owner="you")), Fixed(8)),
        "you have at least 8 cards of the Dark clan in your army",
    ),
    (
        AtLeast(CardsInPlay(Which(owner="opponents", face="down")), Fixed(6)),
        "your opponents together have at least 6 trapped cards in their armies",
    ),
    (AtLeast(CardsInPlay(Which()), Fixed(21)), "there are at least 21 cards in play"),
    (AtLeast(CardsInPlay(Which(owner="chosen")), Fixed(2)), "the chosen player has at least 2 cards in play"),
    (
        AtLeast(Fixed(2), CardsInPlay(Which(owner="opponents"))),
        "your opponents together have at most 2 cards in their armies",
    ),
    (AtLeast(ClansInArmy(), Fixed(5)), "your army shows at least 5 different clans"),
    (AtLeast(Fixed(2), ClansInArmy()), "your army shows at most 2 different clans"),
    (AtLeast(X(), Fixed(2)), "X is at least 2"),
    (AtLeast(LevelBefore(), Fixed(2)), "its level is at least 2"),
    (
        AtLeast(HandSize(), HandSize("opponents")),
        "the number of cards in your hand is at least the number of cards in your opponents’ hands",
    ),
    (AtLeast(HandSize("you", 3), Fixed(2)), "the number of cards in your hand (at most 3) is at least 2"),
]
OVERALL: list[tuple[Overall, str]] = [
    (Whenever("destroyed", (Draw(),)), "whenever a card is destroyed, its owner draws 1 card"),
    (
        Whenever("destroyed", (Draw(),), Printed((1,), "dark"), "you"),
        "whenever a card of the Dark clan of level 1 in your army is destroyed, draw 1 card",
    ),
    (
        Whenever("trapped", (Discard(who="chosen"),), who="opponents"),
        "whenever a card in an opponent’s army is trapped, that player discards 1 card",
    ),
    (
        Whenever("entered", (May((Discard(), If(DidIt(), (Draw(),)))),)),
        ("whenever a card comes into play, its owner may discard 1 card; if they do, its owner draws 1 card"),
    ),
    (Whenever("advantage-taken", (Draw(),)), "whenever a player takes the Advantage token, that player draws 1 card"),
    (
        Whenever("battle-won", (Discard(Fixed(2)),)),
        "whenever a player wins a Great Battle, that player discards 2 cards",
    ),
    (
        Whenever(
            "passed", (If(AtLeast(CardsInPlay(Which(owner="opponents", face="down")), Fixed(6)), (GainPoint(),)),)
        ),
        (
            "whenever a player passes, if their opponents together have at least 6 trapped cards in "
            "their armies, that player gains 1 victory point"
        ),
    ),
    (
        Whenever("passed", (Draw(), Draw(who="chosen")), who="opponents"),
        "whenever an opponent passes, draw 1 card, then that player draws 1 card",
    ),
    (Whenever("round-started", (Draw(),)), "at the start of each round, each player draws 1 card"),
    (
        Whenever("round-started", (If(HasAdvantage(), (Draw(),)),)),
        ("at the start of each round, each player: if they have the Advantage token, that player draws 1 card"),
    ),
    (Whenever("round-started", (Draw(),), who="you"), "at the start of each round, draw 1 card"),
    (
        Whenever("turn-ended", (Draw(), Discard())),
        "at the end of each turn, that player draws 1 card, then discards 1 card",
    ),
    (
        Before("trap", (May((Discard(), Cancel())),), Which(clan="dark", owner="you")),
        (
            "before any card of the Dark clan in your army is trapped, its owner may discard 1 card, "
            "then that does not happen"
        ),
    ),
    (
        Before("destroy", (Cancel(),), Which(free=True, other=True)),
        "before any other FREE card is destroyed, that does not happen",
    ),
    (Guard("trap", Which(clan="dark")), "cards of the Dark clan cannot be trapped"),
    (Guard("swap"), "cards cannot be swapped"),
    (Military(Which(level=(1,)), 1), "cards of level 1 are worth +1 in the Great Battle"),
    (
        Military(Which(owner="you", clan="dark"), 2),
        "cards of the Dark clan in your army are worth +2 in the Great Battle",
    ),
    (Cheaper("enrolment"), "everyone discards 1 card fewer to play a card"),
    (Cheaper("mutation", 2), "everyone discards 2 cards fewer for a mutation"),
    (
        Win(AtLeast(HandSize(), Fixed(12))),
        "at the start of a round, a player wins the game if they have at least 12 cards in hand",
    ),
    (
        Win(Shows(("fact", "ideo"))),
        "at the start of a round, a player wins the game if their army shows Fact and Ideo face up",
    ),
    (Win(HavePassed()), "at the start of a round, a player wins the game if all their opponents have passed"),
]
SEQUENCES: list[tuple[tuple[Effect, ...], str]] = [
    ((Draw(Fixed(2)), Discard()), "Draw 2 cards, then discard 1 card."),
    (
        (Reveal(Fixed(3)), Take(), DiscardRevealed()),
        "Reveal 3 cards from the top of the draw pile, take 1 of them, then discard the rest.",
    ),
    ((Reveal(Fixed(3)), Take(count="all")), "Reveal 3 cards from the top of the draw pile, then take all of them."),
    ((Reveal(Fixed(3)), DiscardRevealed()), "Reveal 3 cards from the top of the draw pile, then discard them."),
    (
        (ChoosePlayer(), Reveal(Fixed(3)), Take("chosen"), Take(count="all")),
        (
            "Choose an opponent, then reveal 3 cards from the top of the draw pile. The chosen player "
            "takes 1 of them. Take the rest."
        ),
    ),
    ((ChooseX(), Discard(X()), Draw(X())), "Discard X cards, then draw X cards."),
    (
        (ChooseX(Fixed(3)), Discard(X()), Destroy(ONE, Which(level_x=True, free=True))),
        "Choose X (at most 3), discard X cards, then destroy 1 FREE card of level X.",
    ),
    (
        (Destroy(), If(DidIt(), (Draw(LevelBefore()),))),
        "Destroy 1 FREE card. If you do, draw as many cards as its level.",
    ),
    ((GainPoint(), Draw(Fixed(3), "opponents")), "Gain 1 victory point. Each opponent draws 3 cards."),
    (
        (Discard(who="opponents"), Draw(who="opponents"), If(DidIt(), (Draw(),))),
        ("Each opponent discards 1 card. Each opponent draws 1 card. If that changes anything, draw 1 card."),
    ),
    (
        (ChoosePlayer("everyone"), Discard("all", "chosen"), Draw(Fixed(3), "chosen")),
        "Choose a player. The chosen player discards their whole hand, then draws 3 cards.",
    ),
    (
        (If(ByMutation(), (Draw(Fixed(3)),), (Draw(),)), Discard()),
        "If it came into play by mutation, draw 3 cards; otherwise draw 1 card. Discard 1 card.",
    ),
    (
        (If(IsBehind(), (), (Draw(),)),),
        "If an opponent has more victory points than you, do nothing; otherwise draw 1 card.",
    ),
    (
        (If(HasAdvantage(), (Draw(), May((Discard(),)))),),
        "If you have the Advantage token, draw 1 card; you may discard 1 card.",
    ),
    (
        (May((Discard(), If(DidIt(), (TakeToken(Fixed(2)),)))), Draw()),
        "You may discard 1 card; if you do, take back 2 Activation tokens. Draw 1 card.",
    ),
    (
        (May((TakeAdvantage(), Draw(who="opponents"))),),
        "You may take the Advantage token, then each opponent draws 1 card.",
    ),
    ((May((Draw(who="everyone"),)),), "You may choose this: each player draws 1 card."),
    (
        (May((ReturnToHand(), Sacrifice(), ExtraTurn(), WinGame())),),
        (
            "You may return 1 FREE card to its owner’s hand, sacrifice 1 FREE card from your army, "
            "take another turn after this one, then win the game."
        ),
    ),
    (
        (ForEach("opponents", (Sacrifice(), Discard("all"), Draw(Fixed(2)))),),
        ("Each opponent sacrifices 1 FREE card from their own army, discards their whole hand, then draws 2 cards."),
    ),
    (
        (ForEach("opponents", (May((Discard(), If(DidIt(), (Draw(),)))),)),),
        "Each opponent may discard 1 card; if they do, that player draws 1 card.",
    ),
    (
        (ForEach("everyone", (If(HasAdvantage(), (Draw(),), (Discard(),)),)),),
        (
            "Each player: if they have the Advantage token, that player draws 1 card; otherwise that "
            "player discards 1 card."
        ),
    ),
    (
        (ForEach("everyone", (Draw(who="opponents"), Draw())),),
        "Each player: each of their opponents draws 1 card, then that player draws 1 card.",
    ),
    ((ForEach("you", (Draw(),)),), "Draw 1 card."),
    (
        (Sacrifice(HandSize(), "opponents"),),
        "Each opponent sacrifices 1 FREE card from their own army for each card in your hand.",
    ),
    (
        (Trap(CardsInPlay(Which(owner="you")), Which(owner="opponents")),),
        "Trap 1 card in an opponent’s army for each card in your army.",
    ),
]
CARDS = [
    (1, "destroy 1 FREE card"),
    (2, "destroy 2 FREE cards"),
    (5, "destroy 5 FREE cards"),
    (11, "destroy 11 FREE cards"),
    (21, "destroy 21 FREE cards"),
]

MODEL = Card(
    "walror",
    deck.card["walror"].name,
    "fire",
    3,
    entering=(Draw(Fixed(2)), If(HasAdvantage(), (ExtraTurn(),))),
    mutating=(GainPoint(),),
    activation=(Trap(Bonus(1, 1)),),
    overall=(Guard("trap", Which(clan="fire")), Win(Shows(("fact", "ideo")))),
)
MODEL_TEXT = (
    "When it comes into play: draw 2 cards. If you have the Advantage token, take another turn "
    "after this one.\nWhen it mutates: gain 1 victory point.\nActivation: trap 1(+1) "
    "card.\nOverall Effect: cards of the Fire clan cannot be trapped. At the start of a round, "
    "a player wins the game if their army shows Fact and Ideo face up."
)
TWICE = Card("twice", {}, "dark", 1, entering=(TakeToken(),), mutating=(TakeToken(),))
TWICE_TEXT = "When it comes into play and when it mutates: take back 1 Activation token."


@pytest.fixture
def d() -> Describer:
    return describer("en")


@pytest.mark.parametrize(("effect", "text"), EFFECTS)
def test_an_effect_alone(d: Describer, effect: Effect, text: str) -> None:
    assert effect.describe(d) == text


@pytest.mark.parametrize(("number", "text"), NUMBERS)
def test_a_number_that_is_counted(d: Describer, number: Number, text: str) -> None:
    assert Draw(number).describe(d) == text


@pytest.mark.parametrize(("condition", "text"), CONDITIONS)
def test_a_condition(d: Describer, condition: Condition, text: str) -> None:
    assert condition.describe(d) == text


@pytest.mark.parametrize(("overall", "text"), OVERALL)
def test_an_overall_effect(d: Describer, overall: Overall, text: str) -> None:
    assert overall.describe(d) == text


@pytest.mark.parametrize(("effects", "text"), SEQUENCES)
def test_effects_one_after_the_other(d: Describer, effects: Sequence[Effect], text: str) -> None:
    assert d.sentences(effects) == text


@pytest.mark.parametrize(("n", "text"), CARDS)
def test_plurals(d: Describer, n: int, text: str) -> None:
    assert Destroy(Fixed(n)).describe(d) == text


def test_whole_cards(d: Describer) -> None:
    assert d.text(MODEL) == MODEL_TEXT
    assert d.text(TWICE) == TWICE_TEXT
    assert d.text(Card("plain", {}, "dark", 1)) == ""
