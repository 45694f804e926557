"""What is counted, and what must be true, in both languages."""

from __future__ import annotations

import pytest

from tests.effects.words import describer
from tricktable.effects.conditions import AllOf, AtLeast, HasAdvantage, HavePassed, Uncopied
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Which
from tricktable.effects.numbers import (
    NONE,
    ONE,
    Ahead,
    CardsInPlay,
    ClansDiscarded,
    ClansInArmy,
    Fixed,
    Half,
    HandSize,
    Points,
    TokenCount,
)
from tricktable.effects.values import Draw, If, Sacrifice

SAID: list[tuple[Effect, str, str]] = [
    (
        Draw(ClansInArmy(which=Which(near="row", face="up"))),
        "Draw 1 card for each different clan among face-up cards in this row.",
        "Візьміть стільки карт, скільки різних кланів серед відкритих карт у цьому ряді.",
    ),
    (
        Draw(ClansInArmy(2, Which(owner="opponents"))),
        "Draw 1 card for each different clan among cards in opponents’ armies (at most 2).",
        "Візьміть стільки карт, скільки різних кланів серед карт у військах суперників (щонайбільше 2).",
    ),
    (
        Draw(ClansDiscarded()),
        "Draw 1 card for each different clan in your discard pile.",
        "Візьміть стільки карт, скільки різних кланів у вашому скиді.",
    ),
    (
        Draw(ClansDiscarded(), "opponents"),
        "Each opponent draws 1 card for each different clan in your discard pile.",
        "Кожен суперник бере стільки карт, скільки різних кланів у вашому скиді.",
    ),
    (
        Draw(Points()),
        "Draw 1 card for each of your victory points.",
        "Візьміть стільки карт, скільки ваших ПО.",
    ),
    (
        Draw(TokenCount()),
        "Draw 1 card for each of your Activation tokens.",
        "Візьміть стільки карт, скільки ваших жетонів «Активація».",
    ),
    (
        Draw(Half(Points())),
        "Draw as many cards as half of the number of your victory points (rounded up).",
        "Візьміть стільки карт, скільки становить кількість ваших ПО (поділити на 2 й округлити вгору).",
    ),
    (
        Sacrifice(Ahead(), "most-in-play"),
        (
            "The player with the most cards in play sacrifices as many FREE cards from their own army as the "
            "player with the most cards in play is ahead of the next."
        ),
        (
            "Гравець, у якого найбільше карт у грі, приносить у жертву стільки ВІЛЬНИХ карт зі свого війська,"
            " на скільки той, у кого найбільше карт у грі, випереджає наступного гравця."
        ),
    ),
    (
        Draw(Ahead()),
        "Draw as many cards as the player with the most cards in play is ahead of the next.",
        "Візьміть стільки карт, на скільки той, у кого найбільше карт у грі, випереджає наступного гравця.",
    ),
    (
        Draw(CardsInPlay(Which(clan="dark", near="column", face="up"))),
        "Draw 1 card for each face-up card of the Dark clan in this column.",
        "Візьміть стільки карт, скільки відкритих карт клану «Темні» у цьому стовпчику.",
    ),
    (
        Draw(HandSize("most-in-play")),
        "Draw 1 card for each card held by the player with the most cards in play.",
        "Візьміть стільки карт, скільки карт на руці у гравця, в якого найбільше карт у грі.",
    ),
    (
        If(AtLeast(NONE, HandSize()), (Draw(),)),
        "If you have no cards in hand, draw 1 card.",
        "Якщо у вас на руці немає карт, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, HandSize("opponents")), (Draw(),)),
        "If your opponents have no cards in hand, draw 1 card.",
        "Якщо у ваших суперників на руках немає карт, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, HandSize("most-in-hand")), (Draw(),)),
        "If the player with the most cards in hand has none, draw 1 card.",
        "Якщо у гравця, в якого найбільше карт на руці, їх немає, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, CardsInPlay(Which(face="down"))), (Draw(),)),
        "If there are no trapped cards in play, draw 1 card.",
        "Якщо у грі немає заблокованих карт, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, CardsInPlay(Which(owner="opponents", level=(3,)))), (Draw(),)),
        "If your opponents have no cards of level 3 in their armies, draw 1 card.",
        "Якщо у військах суперників немає карт рівня 3, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, CardsInPlay(Which(near="row", other=True))), (Draw(),)),
        "If there are no other cards in this row, draw 1 card.",
        "Якщо немає інших карт у цьому ряді, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, CardsInPlay(Which(affected=True))), (Draw(),)),
        "If that card is not in play, draw 1 card.",
        "Якщо та карта не у грі, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, Points()), (Draw(),)),
        "If you have no victory points, draw 1 card.",
        "Якщо ви маєте 0 ПО, візьміть 1 карту.",
    ),
    (
        If(AtLeast(NONE, ClansInArmy()), (Draw(),)),
        "If your army shows no different clans, draw 1 card.",
        "Якщо ваше військо має 0 різних кланів, візьміть 1 карту.",
    ),
    (
        If(AtLeast(CardsInPlay(Which(name=("ideo",), face="up")), ONE), (Draw(),)),
        "If there is at least 1 face-up card named Ideo in play, draw 1 card.",
        "Якщо всі війська разом мають щонайменше 1 відкриту карту з назвою «Ідео», візьміть 1 карту.",
    ),
    (
        If(AtLeast(CardsInPlay(Which(near="column")), Fixed(2)), (Draw(),)),
        "If there are at least 2 cards in this column, draw 1 card.",
        "Якщо це військо має щонайменше 2 карти в цьому стовпчику, візьміть 1 карту.",
    ),
    (
        If(AtLeast(CardsInPlay(Which(itself=True, face="up")), ONE), (Draw(),)),
        "If this face-up card is in play, draw 1 card.",
        "Якщо ця відкрита карта є у грі, візьміть 1 карту.",
    ),
    (
        If(AtLeast(ClansInArmy(which=Which(near="row")), Fixed(2)), (Draw(),)),
        "If there are at least 2 different clans among cards in this row, draw 1 card.",
        "Якщо серед карт у цьому ряді є щонайменше 2 різні клани, візьміть 1 карту.",
    ),
    (
        If(AtLeast(ClansDiscarded(), Fixed(2)), (Draw(),)),
        "If your discard pile has at least 2 different clans, draw 1 card.",
        "Якщо ваш скид має щонайменше 2 різні клани, візьміть 1 карту.",
    ),
    (
        If(AtLeast(Fixed(2), Points()), (Draw(),)),
        "If you have at most 2 victory points, draw 1 card.",
        "Якщо ви маєте щонайбільше 2 ПО, візьміть 1 карту.",
    ),
    (
        If(AtLeast(TokenCount(), Fixed(4)), (Draw(),)),
        "If you have at least 4 Activation tokens, draw 1 card.",
        "Якщо ви маєте щонайменше 4 жетони «Активація», візьміть 1 карту.",
    ),
    (
        If(AtLeast(Half(Points()), Fixed(2)), (Draw(),)),
        "If half of the number of your victory points (rounded up) is at least 2, draw 1 card.",
        "Якщо кількість ваших ПО (поділити на 2 й округлити вгору) — щонайменше 2, візьміть 1 карту.",
    ),
    (
        If(AtLeast(Ahead(), Fixed(2)), (Draw(),)),
        ("If the number of cards in play by which the first player is ahead of the next is at least 2, draw 1 card."),
        ("Якщо перевага того, у кого найбільше карт у грі, над наступним гравцем — щонайменше 2, візьміть 1 карту."),
    ),
    (
        If(AtLeast(Fixed(2), Ahead()), (Draw(),)),
        ("If the number of cards in play by which the first player is ahead of the next is at most 2, draw 1 card."),
        ("Якщо перевага того, у кого найбільше карт у грі, над наступним гравцем — щонайбільше 2, візьміть 1 карту."),
    ),
    (
        If(AllOf((HasAdvantage(), HavePassed("everyone"), Uncopied())), (Draw(),)),
        (
            "If you have the Advantage token, all players have passed and no other card is using this effect,"
            " draw 1 card."
        ),
        ("Якщо у вас є жетон «Перевага», всі гравці спасували і цього ефекту не виконує інша карта, візьміть 1 карту."),
    ),
    (
        If(Uncopied(), (Draw(),)),
        "If no other card is using this effect, draw 1 card.",
        "Якщо цього ефекту не виконує інша карта, візьміть 1 карту.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "ukrainian"), SAID)
def test_it_is_said_in_both_languages(effect: Effect, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert describer(language).sentences([effect]) == text
