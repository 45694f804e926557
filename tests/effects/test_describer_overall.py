"""What holds while a card lies face up, or from a hand, in both languages."""

from __future__ import annotations

import pytest

from tests.effects.words import describer
from tricktable.effects.conditions import AtLeast, HasAdvantage
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ONE, CardsInPlay, Fixed, HandSize
from tricktable.effects.overall import (
    ArmyWorth,
    Before,
    CountsAs,
    Doubled,
    FromHand,
    Grant,
    Guard,
    Military,
    Mirror,
    Overall,
    Whenever,
)
from tricktable.effects.values import Cancel, Discard, Draw, ExtraTurn

SAID: list[tuple[Overall, str, str]] = [
    (
        Whenever("trapped", (Discard(who="opponents"),), itself=True),
        "Whenever this card is trapped, each opponent discards 1 card.",
        "Щоразу, коли заблоковано цю карту, кожен суперник скидає 1 карту.",
    ),
    (
        Whenever("destroyed", (Draw(),), itself=True, who="you"),
        "Whenever this card is destroyed, draw 1 card.",
        "Щоразу, коли знищено цю карту, візьміть 1 карту.",
    ),
    (
        Whenever("removed", (Draw(),), itself=True),
        "Whenever a player removes this card from the game, that player draws 1 card.",
        "Щоразу, коли гравець вилучає з гри цю карту, цей гравець бере 1 карту.",
    ),
    (
        Whenever("removed", (Draw(),), Printed(level=(1,)), "you"),
        "Whenever you remove a card of level 1 from the game, draw 1 card.",
        "Щоразу, коли ви вилучаєте з гри карту рівня 1, візьміть 1 карту.",
    ),
    (
        Whenever("removed", (Draw(who="chosen"),), who="opponents"),
        "Whenever an opponent removes a card from the game, that player draws 1 card.",
        "Щоразу, коли суперник вилучає з гри карту, цей гравець бере 1 карту.",
    ),
    (
        Whenever("put-on-pile", (Draw(),)),
        "Whenever a card is put on top of its owner’s draw pile, its owner draws 1 card.",
        "Щоразу, коли карту покладено на верх колоди її власника, її власник бере 1 карту.",
    ),
    (
        Whenever("destroyed", (Draw(),), Printed(keyword=("bounty",)), "opponents"),
        "Whenever a card with Bounty in an opponent’s army is destroyed, draw 1 card.",
        "Щоразу, коли знищено карту з ключовим словом «Нагорода» у війську суперника, візьміть 1 карту.",
    ),
    (
        Whenever("two-tokens-spent", (ExtraTurn(),), who="you"),
        "Whenever you spend 2 Activation tokens at once to draw, take another turn after this one.",
        (
            "Щоразу, коли ви витрачаєте відразу 2 жетони «Активація», щоб узяти карти, після цього"
            " зробіть додатковий хід."
        ),
    ),
    (
        Whenever("reshuffled", (Draw(),), who="you"),
        "Whenever you shuffle the discard pile into the draw pile, draw 1 card.",
        "Щоразу, коли ви замішуєте скид у колоду, візьміть 1 карту.",
    ),
    (
        Whenever("battle-lost", (Draw(),)),
        "Whenever a player loses a Great Battle, that player draws 1 card.",
        "Щоразу, коли гравець програє Велику битву, цей гравець бере 1 карту.",
    ),
    (
        Before("activate", (Cancel(),), Which(itself=True)),
        "Before this card is activated, that does not happen.",
        "Перш ніж буде активовано цю карту, цього не стається.",
    ),
    (
        Guard("destroy", Which(owner="you", highest=True)),
        "Your highest FREE card cannot be destroyed.",
        "Вашу найвищу ВІЛЬНУ карту не можна знищити.",
    ),
    (
        FromHand(("trap", "destroy"), (Cancel(),), Which(owner="you")),
        (
            "Before any card in your army is trapped or destroyed, you may discard this card from your hand; "
            "if you do, that does not happen."
        ),
        (
            "Перш ніж буде заблоковано або знищено будь-яку карту у вашому війську, ви можете скинути цю "
            "карту з руки; якщо ви це зробили, цього не стається."
        ),
    ),
    (
        FromHand(("swap", "return", "activate"), (Draw(), Cancel()), Which(owner="opponents")),
        (
            "Before any card in an opponent’s army is swapped, returned to its owner’s hand or activated, you"
            " may discard this card from your hand; if you do, draw 1 card, then that does not happen."
        ),
        (
            "Перш ніж буде поміняно місцями з іншою, повернуто на руку або активовано будь-яку карту у "
            "війську суперника, ви можете скинути цю карту з руки; якщо ви це зробили, візьміть 1 карту, "
            "потім цього не стається."
        ),
    ),
    (
        Grant("echo", Which(near="adjacent")),
        "Cards adjacent to this card have Echo.",
        "Карти поруч із цією картою мають ключове слово «Відлуння».",
    ),
    (
        Grant("echo", Which(owner="you", level=(3,))),
        "Cards of level 3 in your army have Echo.",
        "Карти рівня 3 у вашому війську мають ключове слово «Відлуння».",
    ),
    (
        Grant("echo", Which(owner="you", highest=True)),
        "Your highest FREE card has Echo.",
        "Ваша найвища ВІЛЬНА карта має ключове слово «Відлуння».",
    ),
    (
        Grant("echo", Which(itself=True, free=True)),
        "This FREE card has Echo.",
        "Ця ВІЛЬНА карта має ключове слово «Відлуння».",
    ),
    (
        CountsAs(levels=(3,)),
        "This card counts as level 3 everywhere.",
        "Ця карта всюди вважається картою рівня 3.",
    ),
    (
        CountsAs(levels=(1, 2, 3), names=("fact", "twins")),
        (
            "This card counts as level 1, 2 and 3 everywhere; "
            "while it lies face up, this card also counts as Fact and Twins."
        ),
        (
            "Ця карта всюди вважається картою рівнів 1, 2 та 3; "
            "доки лежить горілиць, ця карта вважається також картами «Факт» та «Близнюки»."
        ),
    ),
    (
        CountsAs(names=("ideo",)),
        "While it lies face up, this card also counts as Ideo.",
        "Доки лежить горілиць, ця карта вважається також картою «Ідео».",
    ),
    (
        CountsAs(clans=True),
        "This card counts as all clans of its owner’s deck everywhere.",
        "Ця карта всюди належить до всіх кланів колоди свого власника.",
    ),
    (
        CountsAs(clans=True, which=Which(owner="you", level=(3,))),
        "Your cards of level 3 count as all clans of your deck everywhere.",
        "Ваші карти рівня 3 всюди належать до всіх кланів вашої колоди.",
    ),
    (
        Mirror(),
        "This card has the keywords and the whole text of the card in the same place of the opponent’s army.",
        "Ця карта має ключові слова й увесь текст карти на тому самому місці у війську суперника.",
    ),
    (
        Doubled(HasAdvantage()),
        "This card is worth twice as much in the Great Battle if you have the Advantage token.",
        "Ця карта має подвійну силу у Великій битві, якщо у вас є жетон «Перевага».",
    ),
    (
        Doubled(AtLeast(CardsInPlay(Which(owner="opponents", keyword=("bounty",))), ONE), Which(owner="you")),
        (
            "Cards in your army are worth twice as much in the Great Battle if your opponents together have "
            "at least 1 card with Bounty in their armies."
        ),
        (
            "Карти у вашому війську мають подвійну силу у Великій битві, якщо війська суперників мають разом "
            "щонайменше 1 карту з ключовим словом «Нагорода»."
        ),
    ),
    (
        ArmyWorth(HandSize()),
        "In the Great Battle, your army is worth 1 more for each card in your hand.",
        "У Великій битві додайте до сили свого війська стільки одиниць, скільки карт у вас на руці.",
    ),
    (
        ArmyWorth(Fixed(2)),
        "In the Great Battle, your army is worth 2 more.",
        "У Великій битві додайте до сили свого війська 2 одиниці.",
    ),
    (
        Military(Which(itself=True), 2),
        "This card is worth +2 in the Great Battle.",
        "Ця карта має +2 до сили у Великій битві.",
    ),
    (
        Military(Which(highest=True, face="down"), -1),
        "The highest FREE trapped card is worth -1 in the Great Battle.",
        "Найвища ВІЛЬНА заблокована карта має -1 до сили у Великій битві.",
    ),
]


@pytest.mark.parametrize(("overall", "english", "ukrainian"), SAID)
def test_it_is_said_in_both_languages(overall: Overall, english: str, ukrainian: str) -> None:
    for d, text in ((describer("en"), english), (describer("uk"), ukrainian)):
        assert d.sentence(overall.describe(d)) == text
