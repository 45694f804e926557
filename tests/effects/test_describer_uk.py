"""What effects, numbers, conditions and overall effects are called in Ukrainian: each alone, and put together."""

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
    (Draw(), "візьміть 1 карту"),
    (Draw(Fixed(2)), "візьміть 2 карти"),
    (Draw(Fixed(5), "everyone"), "кожен гравець бере 5 карт"),
    (Draw(Fixed(11), "fewest-points"), "кожен гравець, у якого найменше ПО, бере 11 карт"),
    (Draw(Fixed(21), "others"), "кожен інший гравець бере 21 карту"),
    (Draw(Bonus(1, 1)), "візьміть 1(+1) карту"),
    (Draw(Bonus(2, 1)), "візьміть 2(+1) карти"),
    (Draw(X(), "chosen"), "вибраний гравець бере X карт"),
    (Discard(), "скиньте 1 карту"),
    (Discard(Fixed(2), "opponents"), "кожен суперник скидає 2 карти"),
    (Discard("all"), "скиньте всі карти з руки"),
    (Discard("all", "chosen"), "вибраний гравець скидає всі карти з руки"),
    (Fetch(Fixed(2), Printed((1, 2), "dark")), "візьміть зі скиду 2 карти клану «Темні» рівня 1 або 2"),
    (
        Fetch(Bonus(1, 1), Printed(name=("fact", "ideo", "walror")), "opponents"),
        "кожен суперник бере зі скиду 1(+1) карту з назвою «Факт», «Ідео» або «Walror»",
    ),
    (
        Search(Fixed(1), Printed((3,))),
        "знайдіть у колоді щонайбільше 1 карту рівня 3, візьміть на руку й перетасуйте колоду",
    ),
    (Reveal(Fixed(3)), "відкрийте 3 карти з верху колоди"),
    (Take(), "візьміть 1 з них"),
    (Take("everyone", Fixed(2), Printed((2, 3))), "кожен гравець бере з-поміж них 2 карти рівня 2 або 3"),
    (Take(count="all"), "візьміть решту"),
    (Take("you", "all", Printed((2,))), "візьміть з-поміж них усі карти рівня 2"),
    (DiscardRevealed(), "скиньте решту"),
    (Destroy(), "знищте 1 ВІЛЬНУ карту"),
    (
        Destroy(Fixed(2), Which(level=(1, 2), owner="opponents", free=True)),
        "знищте 2 ВІЛЬНІ карти рівня 1 або 2 у військах суперників",
    ),
    (Destroy(ONE, Which(level_x=True, free=True)), "знищте 1 ВІЛЬНУ карту рівня X"),
    (Destroy(Fixed(5), Which(clan="chosen", free=True, other=True)), "знищте 5 інших ВІЛЬНИХ карт вибраного клану"),
    (Sacrifice(), "принесіть у жертву 1 ВІЛЬНУ карту зі свого війська"),
    (Sacrifice(Fixed(2), "opponents"), "кожен суперник приносить у жертву 2 ВІЛЬНІ карти зі свого війська"),
    (ReturnToHand(), "поверніть на руку власника 1 ВІЛЬНУ карту"),
    (
        ReturnToHand(Bonus(1, 1), Which(owner="opponents", free=True)),
        "поверніть на руки власників 1(+1) ВІЛЬНУ карту з військ суперників",
    ),
    (ReturnToHand(Fixed(2), Which(owner="you", free=True)), "поверніть на руку 2 ВІЛЬНІ карти зі свого війська"),
    (
        ReturnToHand(ONE, Which(owner="chosen", free=True)),
        "поверніть на руку власника 1 ВІЛЬНУ карту з війська вибраного гравця",
    ),
    (Trap(Fixed(2), Which(level=(1, 2))), "заблокуйте 2 карти рівня 1 або 2"),
    (Trap(Bonus(1, 1), Which(owner="opponents")), "заблокуйте 1(+1) карту у військах суперників"),
    (Trap(ONE, Which(owner="opponents")), "заблокуйте 1 карту у війську суперника"),
    (Release(), "звільніть 1 заблоковану карту"),
    (Release(Fixed(5), Which(owner="you")), "звільніть 5 заблокованих карт у своєму війську"),
    (Swap(), "поміняйте місцями 2 карти в одному ряді одного війська"),
    (Swap(Which(owner="you", level=(1,))), "поміняйте місцями 2 карти рівня 1 в одному ряді свого війська"),
    (Swap(Which(owner="opponents")), "поміняйте місцями 2 карти в одному ряді війська суперника"),
    (Swap(Which(owner="chosen")), "поміняйте місцями 2 карти в одному ряді війська вибраного гравця"),
    (Copy(), "виберіть 1 карту у війську суперника й виконайте її активацію як свою"),
    (Copy(Which(level=(1,), other=True)), "виберіть 1 іншу карту рівня 1 й виконайте її активацію як свою"),
    (ChooseX(), ""),
    (ChooseX(Fixed(3)), "виберіть X (щонайбільше 3)"),
    (ChooseX(least=1), "виберіть X (щонайменше 1)"),
    (ChooseX(Fixed(3), 1), "виберіть X (щонайменше 1, щонайбільше 3)"),
    (ChoosePlayer(), "виберіть суперника"),
    (ChoosePlayer("everyone"), "виберіть гравця"),
    (ChooseClan(), "виберіть клан"),
    (TakeToken(), "заберіть назад 1 жетон «Активація»"),
    (TakeToken(Fixed(2), "everyone"), "кожен гравець забирає назад 2 жетони «Активація»"),
    (TakeToken(Fixed(5)), "заберіть назад 5 жетонів «Активація»"),
    (TakeAdvantage(), "візьміть жетон «Перевага»"),
    (GainPoint(), "отримайте 1 ПО"),
    (GainPoint(Fixed(2), "opponents"), "кожен суперник отримує 2 ПО"),
    (ExtraTurn(), "після цього зробіть додатковий хід"),
    (WinGame(), "ви перемагаєте"),
    (Cancel(), "цього не стається"),
    (May((Draw(),)), "ви можете взяти 1 карту"),
    (If(HasAdvantage(), (Draw(),)), "якщо у вас є жетон «Перевага», візьміть 1 карту"),
    (ForEach("opponents", (Trap(ONE, Which(owner="you")),)), "кожен суперник блокує 1 карту у своєму війську"),
]
NUMBERS: list[tuple[Number, str]] = [
    (
        CardsInPlay(Which(clan="dark", owner="you", other=True), 2),
        "візьміть стільки карт, скільки інших карт клану «Темні» у вашому війську (щонайбільше 2)",
    ),
    (
        CardsInPlay(Which(owner="opponents", face="down")),
        "візьміть стільки карт, скільки заблокованих карт у військах суперників",
    ),
    (
        CardsInPlay(Which(level=(2,), owner="chosen")),
        "візьміть стільки карт, скільки карт рівня 2 у війську вибраного гравця",
    ),
    (HandSize(), "візьміть стільки карт, скільки карт у вас на руці"),
    (HandSize("opponents", 3), "візьміть стільки карт, скільки карт на руках у суперників (щонайбільше 3)"),
    (HandSize("everyone"), "візьміть стільки карт, скільки карт на руках у всіх гравців"),
    (HandSize("others"), "візьміть стільки карт, скільки карт на руках у решти гравців"),
    (HandSize("chosen"), "візьміть стільки карт, скільки карт на руці у вибраного гравця"),
    (HandSize("fewest-points"), "візьміть стільки карт, скільки карт на руках у гравців, у яких найменше ПО"),
    (LevelBefore(), "візьміть стільки карт, скільки становить її рівень"),
    (ClansInArmy(), "візьміть стільки карт, скільки різних кланів у вашому війську"),
    (ClansInArmy(2), "візьміть стільки карт, скільки різних кланів у вашому війську (щонайбільше 2)"),
]
CONDITIONS: list[tuple[Condition, str]] = [
    (HasAdvantage(), "у вас є жетон «Перевага»"),
    (IsBehind(), "хтось із суперників має більше ПО, ніж ви"),
    (ByMutation(), "ця карта ввійшла в гру мутацією"),
    (DidIt(), "ви це зробили"),
    (HavePassed(), "всі суперники спасували"),
    (HavePassed("you"), "ви вже спасували"),
    (HavePassed("everyone"), "всі гравці спасували"),
    (HavePassed("others"), "всі інші гравці спасували"),
    (HavePassed("chosen"), "вибраний гравець спасував"),
    (HavePassed("fewest-points"), "всі гравці, у яких найменше ПО, спасували"),
    (Shows(("fact",)), "у вашому війську лежить відкритою карта «Факт»"),
    (Shows(("fact", "ideo", "walror")), "у вашому війську лежать відкритими «Факт», «Ідео» та «Walror»"),
    (AtLeast(HandSize(), ONE), "ви маєте на руці щонайменше 1 карту"),
    (AtLeast(HandSize(), Fixed(12)), "ви маєте на руці щонайменше 12 карт"),
    (AtLeast(HandSize("opponents"), Fixed(2)), "ваші суперники разом мають на руках щонайменше 2 карти"),
    (AtLeast(HandSize("chosen"), X()), "вибраний гравець має на руці щонайменше X карт"),
    (
        AtLeast(CardsInPlay(Which(clan="dark", owner="you")), Fixed(8)),
        "ваше військо має щонайменше 8 карт клану «Темні»",
    ),
    (
        AtLeast(CardsInPlay(Which(owner="opponents", face="down")), Fixed(6)),
        "війська суперників мають разом щонайменше 6 заблокованих карт",
    ),
    (AtLeast(CardsInPlay(Which()), Fixed(21)), "всі війська разом мають щонайменше 21 карту"),
    (AtLeast(CardsInPlay(Which(owner="chosen")), Fixed(2)), "військо вибраного гравця має щонайменше 2 карти"),
    (AtLeast(Fixed(2), CardsInPlay(Which(owner="opponents"))), "війська суперників мають разом щонайбільше 2 карти"),
    (AtLeast(ClansInArmy(), Fixed(5)), "ваше військо має щонайменше 5 різних кланів"),
    (AtLeast(Fixed(2), ClansInArmy()), "ваше військо має щонайбільше 2 різні клани"),
    (AtLeast(X(), Fixed(2)), "X — щонайменше 2"),
    (AtLeast(LevelBefore(), Fixed(2)), "її рівень — щонайменше 2"),
    (
        AtLeast(HandSize(), HandSize("opponents")),
        "кількість карт у вас на руці — щонайменше кількість карт на руках у суперників",
    ),
    (AtLeast(HandSize("you", 3), Fixed(2)), "кількість карт у вас на руці (щонайбільше 3) — щонайменше 2"),
]
OVERALL: list[tuple[Overall, str]] = [
    (Whenever("destroyed", (Draw(),)), "щоразу, коли знищено карту, її власник бере 1 карту"),
    (
        Whenever("destroyed", (Draw(),), Printed((1,), "dark"), "you"),
        "щоразу, коли знищено карту клану «Темні» рівня 1 у вашому війську, візьміть 1 карту",
    ),
    (
        Whenever("trapped", (Discard(who="chosen"),), who="opponents"),
        "щоразу, коли заблоковано карту у війську суперника, цей гравець скидає 1 карту",
    ),
    (
        Whenever("entered", (May((Discard(), If(DidIt(), (Draw(),)))),)),
        (
            "щоразу, коли введено в гру карту, її власник може скинути 1 карту; якщо він це зробив, її "
            "власник бере 1 карту"
        ),
    ),
    (Whenever("advantage-taken", (Draw(),)), "щоразу, коли гравець бере жетон «Перевага», цей гравець бере 1 карту"),
    (
        Whenever("battle-won", (Discard(Fixed(2)),)),
        "щоразу, коли гравець виграє Велику битву, цей гравець скидає 2 карти",
    ),
    (
        Whenever(
            "passed", (If(AtLeast(CardsInPlay(Which(owner="opponents", face="down")), Fixed(6)), (GainPoint(),)),)
        ),
        (
            "щоразу, коли гравець пасує, якщо війська його суперників мають разом щонайменше 6 "
            "заблокованих карт, цей гравець отримує 1 ПО"
        ),
    ),
    (
        Whenever("passed", (Draw(), Draw(who="chosen")), who="opponents"),
        "щоразу, коли суперник пасує, візьміть 1 карту, потім цей гравець бере 1 карту",
    ),
    (Whenever("round-started", (Draw(),)), "на початку кожного раунду кожен гравець бере 1 карту"),
    (
        Whenever("round-started", (If(HasAdvantage(), (Draw(),)),)),
        ("на початку кожного раунду кожен гравець: якщо в нього є жетон «Перевага», цей гравець бере 1 карту"),
    ),
    (Whenever("round-started", (Draw(),), who="you"), "на початку кожного раунду візьміть 1 карту"),
    (
        Whenever("turn-ended", (Draw(), Discard())),
        "наприкінці кожного ходу цей гравець бере 1 карту, потім скидає 1 карту",
    ),
    (
        Before("trap", (May((Discard(), Cancel())),), Which(clan="dark", owner="you")),
        (
            "перш ніж буде заблоковано будь-яку карту клану «Темні» у вашому війську, її власник може "
            "скинути 1 карту, потім цього не стається"
        ),
    ),
    (
        Before("destroy", (Cancel(),), Which(free=True, other=True)),
        "перш ніж буде знищено будь-яку іншу ВІЛЬНУ карту, цього не стається",
    ),
    (Guard("trap", Which(clan="dark")), "карти клану «Темні» не можна заблокувати"),
    (Guard("swap"), "карти не можна поміняти місцями"),
    (Military(Which(level=(1,)), 1), "карти рівня 1 мають +1 до сили у Великій битві"),
    (
        Military(Which(owner="you", clan="dark"), 2),
        "карти клану «Темні» у вашому війську мають +2 до сили у Великій битві",
    ),
    (Cheaper("enrolment"), "щоб зіграти карту, кожен скидає на 1 карту менше"),
    (Cheaper("mutation", 2), "за мутацію кожен скидає на 2 карти менше"),
    (
        Win(AtLeast(HandSize(), Fixed(12))),
        "на початку раунду гравець перемагає, якщо він має на руці щонайменше 12 карт",
    ),
    (
        Win(Shows(("fact", "ideo"))),
        ("на початку раунду гравець перемагає, якщо в його війську лежать відкритими «Факт» та «Ідео»"),
    ),
    (Win(HavePassed()), "на початку раунду гравець перемагає, якщо всі його суперники спасували"),
]
SEQUENCES: list[tuple[tuple[Effect, ...], str]] = [
    ((Draw(Fixed(2)), Discard()), "Візьміть 2 карти, потім скиньте 1 карту."),
    (
        (Reveal(Fixed(3)), Take(), DiscardRevealed()),
        "Відкрийте 3 карти з верху колоди, візьміть 1 з них, потім скиньте решту.",
    ),
    ((Reveal(Fixed(3)), Take(count="all")), "Відкрийте 3 карти з верху колоди, потім візьміть їх усі."),
    ((Reveal(Fixed(3)), DiscardRevealed()), "Відкрийте 3 карти з верху колоди, потім скиньте їх."),
    (
        (ChoosePlayer(), Reveal(Fixed(3)), Take("chosen"), Take(count="all")),
        ("Виберіть суперника, потім відкрийте 3 карти з верху колоди. Вибраний гравець бере 1 з них. Візьміть решту."),
    ),
    ((ChooseX(), Discard(X()), Draw(X())), "Скиньте X карт, потім візьміть X карт."),
    (
        (ChooseX(Fixed(3)), Discard(X()), Destroy(ONE, Which(level_x=True, free=True))),
        "Виберіть X (щонайбільше 3), скиньте X карт, потім знищте 1 ВІЛЬНУ карту рівня X.",
    ),
    (
        (Destroy(), If(DidIt(), (Draw(LevelBefore()),))),
        ("Знищте 1 ВІЛЬНУ карту. Якщо ви це зробили, візьміть стільки карт, скільки становить її рівень."),
    ),
    ((GainPoint(), Draw(Fixed(3), "opponents")), "Отримайте 1 ПО. Кожен суперник бере 3 карти."),
    (
        (Discard(who="opponents"), Draw(who="opponents"), If(DidIt(), (Draw(),))),
        ("Кожен суперник скидає 1 карту. Кожен суперник бере 1 карту. Якщо це щось змінило, візьміть 1 карту."),
    ),
    (
        (ChoosePlayer("everyone"), Discard("all", "chosen"), Draw(Fixed(3), "chosen")),
        "Виберіть гравця. Вибраний гравець скидає всі карти з руки, потім бере 3 карти.",
    ),
    (
        (If(ByMutation(), (Draw(Fixed(3)),), (Draw(),)), Discard()),
        ("Якщо ця карта ввійшла в гру мутацією, візьміть 3 карти; інакше візьміть 1 карту. Скиньте 1 карту."),
    ),
    (
        (If(IsBehind(), (), (Draw(),)),),
        "Якщо хтось із суперників має більше ПО, ніж ви, нічого не робіть; інакше візьміть 1 карту.",
    ),
    (
        (If(HasAdvantage(), (Draw(), May((Discard(),)))),),
        "Якщо у вас є жетон «Перевага», візьміть 1 карту; ви можете скинути 1 карту.",
    ),
    (
        (May((Discard(), If(DidIt(), (TakeToken(Fixed(2)),)))), Draw()),
        ("Ви можете скинути 1 карту; якщо ви це зробили, заберіть назад 2 жетони «Активація». Візьміть 1 карту."),
    ),
    (
        (May((TakeAdvantage(), Draw(who="opponents"))),),
        "Ви можете взяти жетон «Перевага», потім кожен суперник бере 1 карту.",
    ),
    ((May((Draw(who="everyone"),)),), "Ви можете вибрати таке: кожен гравець бере 1 карту."),
    (
        (May((ReturnToHand(), Sacrifice(), ExtraTurn(), WinGame())),),
        (
            "Ви можете повернути на руку власника 1 ВІЛЬНУ карту, принести в жертву 1 ВІЛЬНУ карту зі "
            "свого війська, після цього зробити додатковий хід, потім перемогти."
        ),
    ),
    (
        (ForEach("opponents", (Sacrifice(), Discard("all"), Draw(Fixed(2)))),),
        (
            "Кожен суперник приносить у жертву 1 ВІЛЬНУ карту зі свого війська, скидає всі карти з "
            "руки, потім бере 2 карти."
        ),
    ),
    (
        (ForEach("opponents", (May((Discard(), If(DidIt(), (Draw(),)))),)),),
        "Кожен суперник може скинути 1 карту; якщо він це зробив, цей гравець бере 1 карту.",
    ),
    (
        (ForEach("everyone", (If(HasAdvantage(), (Draw(),), (Discard(),)),)),),
        (
            "Кожен гравець: якщо в нього є жетон «Перевага», цей гравець бере 1 карту; інакше цей "
            "гравець скидає 1 карту."
        ),
    ),
    (
        (ForEach("everyone", (Draw(who="opponents"), Draw())),),
        "Кожен гравець: кожен його суперник бере 1 карту, потім цей гравець бере 1 карту.",
    ),
    ((ForEach("you", (Draw(),)),), "Візьміть 1 карту."),
    (
        (Sacrifice(HandSize(), "opponents"),),
        ("Кожен суперник приносить у жертву стільки ВІЛЬНИХ карт зі свого війська, скільки карт у вас на руці."),
    ),
    (
        (Trap(CardsInPlay(Which(owner="you")), Which(owner="opponents")),),
        "Заблокуйте стільки карт у військах суперників, скільки карт у вашому війську.",
    ),
]
CARDS = [
    (1, "знищте 1 ВІЛЬНУ карту"),
    (2, "знищте 2 ВІЛЬНІ карти"),
    (5, "знищте 5 ВІЛЬНИХ карт"),
    (11, "знищте 11 ВІЛЬНИХ карт"),
    (21, "знищте 21 ВІЛЬНУ карту"),
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
    "Коли входить у гру: візьміть 2 карти. Якщо у вас є жетон «Перевага», після цього "
    "зробіть додатковий хід.\nКоли мутує: отримайте 1 ПО.\nАктивація: заблокуйте 1(+1) карту.\nВпливає "
    "на всіх: карти клану «Вогненні» не можна заблокувати. На початку раунду гравець "
    "перемагає, якщо в його війську лежать відкритими «Факт» та «Ідео»."
)
TWICE = Card("twice", {}, "dark", 1, entering=(TakeToken(),), mutating=(TakeToken(),))
TWICE_TEXT = "Коли входить у гру і коли мутує: заберіть назад 1 жетон «Активація»."


@pytest.fixture
def d() -> Describer:
    return describer("uk")


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
