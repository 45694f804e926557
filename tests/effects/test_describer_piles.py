"""What is said of piles in both languages: fetched, searched, milled, stacked, removed, shuffled in."""

from __future__ import annotations

import pytest

from tests.effects.words import describer
from tricktable.effects.effect import Effect
from tricktable.effects.filters import Printed, Which
from tricktable.effects.numbers import ONE, Fixed, X
from tricktable.effects.values import Fetch, Mill, PutOnPile, RemoveDiscarded, Search, ShuffleIn, Stack, StackRevealed

SAID: list[tuple[Effect, str, str]] = [
    (
        Fetch("all", Printed(level=(1,))),
        "Take all cards of level 1 from the discard pile.",
        "Візьміть зі скиду усі карти рівня 1.",
    ),
    (
        Fetch("all", Printed(name=("twins",)), removed=True),
        "Take all cards named Twins from the discard pile and from those removed from the game.",
        "Візьміть зі скиду та з-поміж вилучених із гри усі карти з назвою «Близнюки».",
    ),
    (
        Fetch(likewise=True),
        "Take 1 card and all others with the same name from the discard pile.",
        "Візьміть зі скиду 1 карту та всі інші з тією самою назвою.",
    ),
    (
        Fetch(Fixed(2), likewise=True),
        "Take 2 cards and all others with their names from the discard pile.",
        "Візьміть зі скиду 2 карти та всі інші з тими самими назвами.",
    ),
    (
        Fetch(Fixed(3), Printed(keyword=("echo",)), optional=True, one_a_level=True),
        "Take up to 3 cards with Echo (no two of one level) from the discard pile.",
        ("Візьміть зі скиду щонайбільше 3 карти з ключовим словом «Відлуння» (не більше однієї кожного рівня)."),
    ),
    (
        Fetch(optional=True),
        "You may take 1 card from the discard pile.",
        "Ви можете взяти зі скиду 1 карту.",
    ),
    (
        Fetch(ONE, who="opponents", optional=True),
        "Each opponent takes up to 1 card from the discard pile.",
        "Кожен суперник бере зі скиду щонайбільше 1 карту.",
    ),
    (
        Search(optional=False),
        "Take 1 card from the draw pile, and shuffle it.",
        "Знайдіть у колоді 1 карту, візьміть на руку й перетасуйте колоду.",
    ),
    (
        Search(ONE, Printed(level=(3,)), optional=False),
        "Take up to 1 card of level 3 from the draw pile, and shuffle it.",
        "Знайдіть у колоді щонайбільше 1 карту рівня 3, візьміть на руку й перетасуйте колоду.",
    ),
    (
        Search(ONE, Printed(name=("fact",)), "top", optional=False),
        "Search the draw pile for 1 card named Fact, shuffle the rest and put what you found on top.",
        "Знайдіть у колоді 1 карту з назвою «Факт», перетасуйте решту й покладіть знайдене на верх колоди.",
    ),
    (
        Search(Fixed(2), to="top"),
        "Search the draw pile for up to 2 cards, shuffle the rest and put what you found on top.",
        "Знайдіть у колоді щонайбільше 2 карти, перетасуйте решту й покладіть знайдене на верх колоди.",
    ),
    (
        Mill(Fixed(10), "chosen"),
        "The chosen player puts 10 cards from the top of the draw pile on the discard pile.",
        "Вибраний гравець кладе з верху колоди у скид 10 карт.",
    ),
    (
        Mill(X()),
        "Put X cards from the top of the draw pile on the discard pile.",
        "Покладіть з верху колоди у скид X карт.",
    ),
    (
        Stack(),
        "Put 1 card from the discard pile on top of the draw pile.",
        "Покладіть зі скиду на верх колоди 1 карту.",
    ),
    (
        Stack(optional=True),
        "You may put 1 card from the discard pile on top of the draw pile.",
        "Ви можете покласти зі скиду на верх колоди 1 карту.",
    ),
    (
        Stack(X(), Printed(level=(1,)), optional=True),
        "Put up to X cards of level 1 from the discard pile on top of the draw pile, in any order.",
        "Покладіть зі скиду на верх колоди в будь-якому порядку щонайбільше X карт рівня 1.",
    ),
    (
        StackRevealed(),
        "Put 1 of them on top of the draw pile.",
        "Покладіть на верх колоди 1 з них.",
    ),
    (
        StackRevealed(Fixed(2), "bottom"),
        "Put 2 of them under the draw pile.",
        "Покладіть під колоду 2 з них.",
    ),
    (
        RemoveDiscarded(),
        "Remove 1 card in the discard pile from the game.",
        "Вилучіть із гри 1 карту зі скиду.",
    ),
    (
        RemoveDiscarded(optional=True),
        "You may remove 1 card in the discard pile from the game.",
        "Ви можете вилучити з гри 1 карту зі скиду.",
    ),
    (
        RemoveDiscarded(Fixed(2), optional=True),
        "Remove up to 2 cards in the discard pile from the game.",
        "Вилучіть із гри щонайбільше 2 карти зі скиду.",
    ),
    (
        RemoveDiscarded("all", Printed(clan="chosen")),
        "Remove all cards of the chosen clan in the discard pile from the game.",
        "Вилучіть із гри усі карти вибраного клану зі скиду.",
    ),
    (
        ShuffleIn(),
        "Shuffle all cards from the discard pile into the draw pile.",
        "Замішайте зі скиду в колоду усі карти.",
    ),
    (
        ShuffleIn(Printed(name=("fact",)), "removed"),
        "Shuffle all cards named Fact from among those removed from the game into the draw pile.",
        "Замішайте в колоду усі карти з назвою «Факт» з-поміж вилучених із гри.",
    ),
    (
        PutOnPile(),
        "Put 1 FREE card on top of its owner’s draw pile.",
        "Покладіть на верх колоди власника 1 ВІЛЬНУ карту.",
    ),
    (
        PutOnPile(Fixed(2), Which(owner="opponents", free=True)),
        "Put 2 FREE cards from opponents’ armies on top of their owners’ draw piles.",
        "Покладіть на верх колод власників 2 ВІЛЬНІ карти з військ суперників.",
    ),
    (
        PutOnPile(ONE, Which(owner="you", free=True)),
        "Put 1 FREE card from your army on top of your draw pile.",
        "Покладіть на верх своєї колоди 1 ВІЛЬНУ карту зі свого війська.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "ukrainian"), SAID)
def test_it_is_said_in_both_languages(effect: Effect, english: str, ukrainian: str) -> None:
    for language, text in (("en", english), ("uk", ukrainian)):
        assert describer(language).sentences([effect]) == text
