"""What is said of hands in both languages: drawing and discarding to a size, for something, of one clan."""

from __future__ import annotations

import pytest

from tests.effects.words import describer
from tricktable.effects.conditions import HasAdvantage
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ONE, CardsInPlay, Fixed, Half, HandSize
from tricktable.effects.values import (
    Discard,
    DiscardFor,
    DiscardOfClan,
    DiscardTo,
    Draw,
    DrawTo,
    ForEach,
    If,
    LookAtHand,
    May,
    Sacrifice,
)

SAID: list[tuple[Effect, str, str]] = [
    (
        DrawTo(Fixed(3), "everyone"),
        "Each player draws until they have 3 cards in hand.",
        "Кожен гравець бере стільки карт, щоб мати на руці 3 карти.",
    ),
    (
        DrawTo(ONE),
        "Draw until you have 1 card in hand.",
        "Візьміть стільки карт, щоб мати на руці 1 карту.",
    ),
    (
        DrawTo(HandSize("opponents")),
        "Draw until you have as many cards in hand as your opponents together.",
        "Візьміть стільки карт, щоб мати їх на руці стільки ж, скільки у ваших суперників разом.",
    ),
    (
        DrawTo(CardsInPlay(Which(owner="you"))),
        "Draw until the size of your hand is the number of cards in your army.",
        ("Візьміть стільки карт, щоб мати їх на руці стільки, скільки становить кількість карт у вашому війську."),
    ),
    (
        DiscardTo(Fixed(5)),
        "Discard until you have 5 cards in hand.",
        "Скиньте стільки карт, щоб мати на руці 5 карт.",
    ),
    (
        DiscardTo(HandSize(), "opponents"),
        "Each opponent discards until they have as many cards in hand as you.",
        "Кожен суперник скидає карти, доки на руці не стане стільки ж, скільки у вас.",
    ),
    (
        DiscardTo(CardsInPlay(Which(owner="you"))),
        "Discard until the size of your hand is the number of cards in your army.",
        ("Скиньте стільки карт, щоб мати їх на руці стільки, скільки становить кількість карт у вашому війську."),
    ),
    (
        May((DrawTo(Fixed(3)), DiscardTo(HandSize("chosen")))),
        "You may draw to a hand of 3 cards, then discard to as many cards in hand as the chosen player.",
        (
            "Ви можете взяти стільки карт, щоб мати на руці 3 карти, потім скинути стільки карт, щоб мати їх "
            "на руці стільки ж, скільки у вибраного гравця."
        ),
    ),
    (
        Discard(Half(HandSize())),
        "Discard half of your hand, rounded up.",
        "Скиньте половину карт з руки (з округленням угору).",
    ),
    (
        ForEach("everyone", (Discard(Half(HandSize())),)),
        "Each player discards half of their hand, rounded up.",
        "Кожен гравець скидає половину карт з руки (з округленням угору).",
    ),
    (
        Discard(Half(HandSize()), "opponents"),
        "Each opponent discards as many cards as half of the number of cards in your hand (rounded up).",
        (
            "Кожен суперник скидає стільки карт, скільки становить кількість карт у вас на руці (поділити на "
            "2 й округлити вгору)."
        ),
    ),
    (
        DiscardFor(Printed(level=(2,)), (Draw(Fixed(2)),)),
        "You may discard 1 card of level 2; if you do, draw 2 cards.",
        "Ви можете скинути 1 карту рівня 2; якщо ви це зробили, візьміть 2 карти.",
    ),
    (
        ForEach("opponents", (DiscardFor(Printed(), (Draw(),)),)),
        "Each opponent may discard 1 card; if they do, that player draws 1 card.",
        "Кожен суперник може скинути 1 карту; якщо він це зробив, цей гравець бере 1 карту.",
    ),
    (
        DiscardOfClan(Fixed(5)),
        "You may discard 5 cards of one clan.",
        "Ви можете скинути 5 карт одного клану.",
    ),
    (
        DiscardOfClan(Fixed(2)),
        "You may discard 2 cards of one clan.",
        "Ви можете скинути 2 карти одного клану.",
    ),
    (
        ForEach("everyone", (DiscardOfClan(Fixed(2)),)),
        "Each player may discard 2 cards of one clan.",
        "Кожен гравець може скинути 2 карти одного клану.",
    ),
    (
        LookAtHand(),
        "Look at all cards in your opponents’ hands.",
        "Подивіться на усі карти на руках у суперників.",
    ),
    (
        LookAtHand("chosen"),
        "Look at all cards in the chosen player’s hand.",
        "Подивіться на усі карти на руці у вибраного гравця.",
    ),
    (
        Sacrifice(ONE, "most-in-play"),
        "The player with the most cards in play sacrifices 1 FREE card from their own army.",
        "Гравець, у якого найбільше карт у грі, приносить у жертву 1 ВІЛЬНУ карту зі свого війська.",
    ),
    (
        Discard(ONE, "most-in-hand"),
        "The player with the most cards in hand discards 1 card.",
        "Гравець, у якого найбільше карт на руці, скидає 1 карту.",
    ),
    (
        ForEach("most-in-play", (If(HasAdvantage(), (Draw(),)),)),
        "The player with the most cards in play: if they have the Advantage token, that player draws 1 card.",
        "Гравець, у якого найбільше карт у грі: якщо в нього є жетон «Перевага», цей гравець бере 1 карту.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "ukrainian"), SAID)
def test_it_is_said_in_both_languages(effect: Effect, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert describer(language).sentences([effect]) == text
