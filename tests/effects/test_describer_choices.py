"""What is said of choices and copies in both languages: levels, one of several, fewer, what another card does."""

from __future__ import annotations

import pytest

from tests.effects.words import describer
from tricktable.effects.conditions import HasAdvantage
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Which
from tricktable.effects.numbers import ONE, Fixed
from tricktable.effects.values import (
    ChooseClan,
    ChooseLevel,
    CopyAffected,
    CopyDiscarded,
    CopyEntering,
    Destroy,
    Discard,
    Draw,
    ForEach,
    If,
    May,
    OneOf,
    PlaceMark,
    Release,
    Swap,
    TakeToken,
    Trap,
)

SAID: list[tuple[Effect, str, str]] = [
    (
        ChooseLevel(),
        "Choose a level.",
        "Виберіть рівень.",
    ),
    (
        ChooseClan("discards"),
        "Choose a clan of a card in your discard pile.",
        "Виберіть клан якоїсь карти у вашому скиді.",
    ),
    (
        ForEach("everyone", (ChooseClan("discards"), ChooseLevel())),
        "Each player chooses a clan of a card in their discard pile, then chooses a level.",
        "Кожен гравець вибирає клан якоїсь карти у своєму скиді, потім вибирає рівень.",
    ),
    (
        OneOf((Trap(), Release())),
        "Trap 1 card, or release 1 trapped card.",
        "Заблокуйте 1 карту чи звільніть 1 заблоковану карту.",
    ),
    (
        OneOf((Trap(ONE, Which(level=(1,))), Destroy(ONE, Which(level=(1,), free=True)), Release())),
        "Trap 1 card of level 1, destroy 1 FREE card of level 1, or release 1 trapped card.",
        "Заблокуйте 1 карту рівня 1, знищте 1 ВІЛЬНУ карту рівня 1 чи звільніть 1 заблоковану карту.",
    ),
    (
        ForEach("opponents", (OneOf((Draw(), Discard())), Draw())),
        "Each opponent draws 1 card, or discards 1 card, then draws 1 card.",
        "Кожен суперник бере 1 карту чи скидає 1 карту, потім бере 1 карту.",
    ),
    (
        OneOf((Draw(), If(HasAdvantage(), (Discard(),)))),
        "Draw 1 card, or if you have the Advantage token, discard 1 card.",
        "Візьміть 1 карту чи якщо у вас є жетон «Перевага», скиньте 1 карту.",
    ),
    (
        Trap(Fixed(2), optional=True),
        "Trap up to 2 cards.",
        "Заблокуйте щонайбільше 2 карти.",
    ),
    (
        Trap(optional=True),
        "You may trap 1 card.",
        "Ви можете заблокувати 1 карту.",
    ),
    (
        ForEach("everyone", (Trap(ONE, Which(level=(3,), owner="opponents"), optional=True),)),
        "Each player may trap 1 card of level 3 in an opponent’s army.",
        "Кожен гравець може заблокувати 1 карту рівня 3 у війську суперника.",
    ),
    (
        Trap("all", Which(owner="opponents")),
        "Trap all cards in opponents’ armies.",
        "Заблокуйте усі карти у військах суперників.",
    ),
    (
        Release("all", Which(owner="you")),
        "Release all trapped cards in your army.",
        "Звільніть усі заблоковані карти у своєму війську.",
    ),
    (
        Destroy("all", Which(clan="chosen", free=True)),
        "Destroy all FREE cards of the chosen clan.",
        "Знищте усі ВІЛЬНІ карти вибраного клану.",
    ),
    (
        Swap(Which(owner="you"), optional=True),
        "You may swap 2 cards in the same row of your army.",
        "Ви можете поміняти місцями 2 карти в одному ряді свого війська.",
    ),
    (
        May((Swap(optional=True), Draw())),
        "You may swap 2 cards in the same row of one army, then draw 1 card.",
        "Ви можете поміняти місцями 2 карти в одному ряді одного війська, потім взяти 1 карту.",
    ),
    (
        TakeToken(Fixed(2), optional=True),
        "Take back up to 2 Activation tokens.",
        "Заберіть назад щонайбільше 2 жетони «Активація».",
    ),
    (
        TakeToken(optional=True),
        "You may take back 1 Activation token.",
        "Ви можете забрати назад 1 жетон «Активація».",
    ),
    (
        TakeToken(ONE, "everyone", optional=True),
        "Each player takes back up to 1 Activation token.",
        "Кожен гравець забирає назад щонайбільше 1 жетон «Активація».",
    ),
    (
        CopyEntering(),
        "Use the coming-into-play effect of 1 card in play as your own.",
        "Виберіть 1 карту у грі й виконайте як свій її ефект входу в гру.",
    ),
    (
        CopyEntering(Which(owner="opponents", level=(1,))),
        "Use the coming-into-play effect of 1 card of level 1 in an opponent’s army as your own.",
        "Виберіть 1 карту рівня 1 у війську суперника й виконайте як свій її ефект входу в гру.",
    ),
    (
        CopyAffected(),
        "Use its coming-into-play effect as your own.",
        "Виконайте як свій її ефект входу в гру.",
    ),
    (
        CopyDiscarded(),
        (
            "Use the coming-into-play effect of a card in any discard pile as your own, and remove that card "
            "from the game."
        ),
        "Виберіть карту в будь-якому скиді, виконайте як свій її ефект входу в гру й вилучіть її з гри.",
    ),
    (
        May((CopyDiscarded(),)),
        ("You may use the coming-into-play effect of a card in any discard pile, and remove that card from the game."),
        ("Ви можете вибрати карту в будь-якому скиді, виконати як свій її ефект входу в гру й вилучити її з гри."),
    ),
    (
        PlaceMark("bounty"),
        "Put the Bounty token on another face-up card.",
        "Покладіть жетон «Нагорода» на іншу відкриту карту.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "ukrainian"), SAID)
def test_it_is_said_in_both_languages(effect: Effect, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert describer(language).sentences([effect]) == text
