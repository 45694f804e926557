"""How Gorus Maximus is told, in both languages."""

from __future__ import annotations

import pytest
from tricktable_gorus_maximus import GORUS_MAXIMUS, BoutWon, Dealt, Drew, NoEight, Played, Preferred

import tricktable as tt


@pytest.mark.parametrize(
    ("event", "en", "uk"),
    [
        (Played(0, "blue-10"), "Ann: Blue 10.", "Ann: Синій 10."),
        (Played(None, "pink-0"), "Contenders: Pink 0.", "Претенденти: Рожевий 0."),
        (Preferred("green"), "The Green Arrows are preferred now.", "Тепер школа-фаворит — Зелені Стріли."),
        (Drew(1, None), "Bea draws a gladiator.", "Bea бере гладіатора зі стосу добору."),
        (BoutWon(None, ("blue-4",)), "The bout goes to Contenders: Blue 4.", "Перемога в бою — Претенденти: Синій 4."),
        (Dealt(2, None), "Round 2 begins.", "Починається раунд 2."),
        (NoEight(), "No 8 was collected, so the round is lost.", "Не зібрано жодної вісімки, тож раунд програно."),
    ],
)
def test_events(event: tt.Event, en: str, uk: str) -> None:
    said = [GORUS_MAXIMUS.speech(language, ["Ann", "Bea"]).event(event) for language in ("en", "uk")]
    assert said == [en, uk]


def test_a_game_that_the_contenders_win() -> None:
    """gorus.solo.goal."""
    outcome = tt.Outcome("gorus.solo.goal", scores=(1, 3))
    assert GORUS_MAXIMUS.speech("en", ["Ann"]).outcome(outcome) == "The contenders win. (1, 3)"
    assert GORUS_MAXIMUS.speech("uk", ["Ann"]).outcome(outcome) == "Перемогли претенденти. (1, 3)"
