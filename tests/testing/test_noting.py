"""What an action told before it drew chance, and what it told afterwards."""

from __future__ import annotations

import pytest

from tests.testing.broken.later import SHOWS_THE_NEW_STOCK
from tests.testing.broken.rounds import Played, R, RoundsRules, rounds
from tests.toys.harbour.game import HARBOUR
from tests.toys.harbour.table import Drew, Stormed
from tricktable.chance import Chance
from tricktable.testing import CheckFailed, Context, Table, all_checks, run_check
from tricktable.testing.noting import NotingDice


class ShowsTheOldStock(RoundsRules):
    """The stock is turned up before it is dealt anew, so nobody knows where that card is now."""

    def end_trick(self, r: R) -> None:
        if not any(r.state.hands):
            r.emit(Played(r.state.first, r.state.stock[0]))
        super().end_trick(r)


SHOWS_THE_OLD_STOCK = rounds(ShowsTheOldStock, "shows-the-old-stock")


@pytest.mark.parametrize("check", ["pools-law", "view-routes", "pools-cover", "view-privacy"])
def test_what_is_shown_and_then_dealt_anew_is_hidden_again(check: str) -> None:
    run_check(check, SHOWS_THE_OLD_STOCK, steps=45)


@pytest.mark.parametrize("check", ["pools-law", "view-routes"])
def test_what_is_shown_after_it_was_dealt_is_not(check: str) -> None:
    with pytest.raises(CheckFailed):
        run_check(check, SHOWS_THE_NEW_STOCK, steps=45)


def test_each_draw_notes_how_much_was_told_before_it() -> None:
    events: list[object] = ["first"]
    dice = NotingDice(Chance("1"), events)
    dice.shuffle("deck", ("a", "b"))
    events.append("second")
    dice.pick("card", ("a",))
    assert dice.from_here == {"a": 2, "b": 1}
    assert dice.drawn == {"a": 2, "b": 1}
    assert (dice.numbers, dice.all_from_here) == (False, 0)
    events.append("third")
    dice.pick("place", (0, 1))
    assert (dice.numbers, dice.all_from_here) == (True, 3)


def test_the_outcome_is_that_of_the_dice_of_the_game() -> None:
    for seed in range(30):
        c = Context(all_checks()["pools-law"], HARBOUR, Table("short", 2), seed=seed, steps=40)
        for moment in c.walk():
            if moment.action is None or moment.after.position.chance.drawn == moment.position.chance.drawn:
                continue
            told = tuple(moment.noted.events)
            assert told[len(told) - len(moment.after.events) :] == moment.after.events
            assert moment.noted.dice.chance == moment.after.position.chance
            storm = next(at for at, event in enumerate(told) if isinstance(event, Stormed))
            drawn = told[storm + 1]
            if isinstance(drawn, Drew) and drawn.card is not None and drawn.card in moment.noted.dice.drawn:
                assert moment.noted.told_since_drawn(drawn.card, drawn.seat)[1] == drawn
                return
    pytest.fail("no storm was met")
