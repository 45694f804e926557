"""What the filters of cards are called in both languages: keywords, places, and cards that are one certain card."""

from __future__ import annotations

import pytest

from tests.effects.words import describer
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ONE, Fixed
from tricktable.effects.values import CopyEntering, Destroy, Fetch, ForEach, Release, Take, Trap

SAID: list[tuple[Effect, str, str]] = [
    (
        Trap(ONE, Which(keyword=("bounty",))),
        "Trap 1 card with Bounty.",
        "Заблокуйте 1 карту з ключовим словом «Нагорода».",
    ),
    (
        Trap(Fixed(2), Which(keyword=("bounty", "echo"), face="up")),
        "Trap 2 face-up cards with Bounty or Echo.",
        "Заблокуйте 2 відкриті карти з ключовим словом «Нагорода» або «Відлуння».",
    ),
    (
        Fetch(ONE, Printed(level=(1,), keyword=("bounty",), name=("twins",))),
        "Take 1 card of level 1 with Bounty named Twins from the discard pile.",
        "Візьміть зі скиду 1 карту рівня 1 з ключовим словом «Нагорода» з назвою «Близнюки».",
    ),
    (
        Take(count="all", which=Printed(chosen_level=True)),
        "Take all cards of the chosen level from among them.",
        "Візьміть з-поміж них усі карти вибраного рівня.",
    ),
    (
        Trap(ONE, Which(near="row")),
        "Trap 1 card in this row.",
        "Заблокуйте 1 карту в цьому ряді.",
    ),
    (
        Release(ONE, Which(near="column")),
        "Release 1 trapped card in this column.",
        "Звільніть 1 заблоковану карту в цьому стовпчику.",
    ),
    (
        CopyEntering(Which(level=(1, 2), near="row-or-column")),
        "Use the coming-into-play effect of 1 card of level 1 or 2 in this row or column as your own.",
        "Виберіть 1 карту рівня 1 або 2 в цьому ряді чи стовпчику й виконайте як свій її ефект входу в гру.",
    ),
    (
        CopyEntering(Which(near="adjacent")),
        "Use the coming-into-play effect of 1 card adjacent to this card as your own.",
        "Виберіть 1 карту поруч із цією картою й виконайте як свій її ефект входу в гру.",
    ),
    (
        Trap(ONE, Which(itself=True)),
        "Trap this card.",
        "Заблокуйте цю карту.",
    ),
    (
        Trap(ONE, Which(affected=True)),
        "Trap that card.",
        "Заблокуйте ту карту.",
    ),
    (
        Destroy("all", Which(affected=True, free=True, owner="opponents")),
        "Destroy that FREE card in an opponent’s army.",
        "Знищте ту ВІЛЬНУ карту у війську суперника.",
    ),
    (
        Destroy(ONE, Which(owner="you", highest=True)),
        "Destroy your highest FREE card.",
        "Знищте вашу найвищу ВІЛЬНУ карту.",
    ),
    (
        Destroy(ONE, Which(owner="opponents", highest=True)),
        "Destroy the highest FREE card in an opponent’s army.",
        "Знищте найвищу ВІЛЬНУ карту у війську суперника.",
    ),
    (
        ForEach("opponents", (Destroy(ONE, Which(owner="you", highest=True)),)),
        "Each opponent destroys their highest FREE card.",
        "Кожен суперник знищує свою найвищу ВІЛЬНУ карту.",
    ),
    (
        Trap(ONE, Which(replaceable=True, owner="you")),
        "Trap 1 card with a mutation cost in your army.",
        "Заблокуйте 1 карту з вартістю мутації у своєму війську.",
    ),
    (
        Release(ONE, Which(within_level=True)),
        "Release 1 trapped card of at most its level.",
        "Звільніть 1 заблоковану карту щонайбільше її рівня.",
    ),
    (
        Trap(ONE, Which(level=(1, 2), within_level=True)),
        "Trap 1 card of level 1 or 2 and of at most its level.",
        "Заблокуйте 1 карту рівня 1 або 2 та щонайбільше її рівня.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "ukrainian"), SAID)
def test_it_is_said_in_both_languages(effect: Effect, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert describer(language).sentences([effect]) == text
