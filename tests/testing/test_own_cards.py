"""The own cards of a ruleset make a deck."""

from __future__ import annotations

import pytest

from tests.packs.game import MARKET
from tests.testing.broken.cards import MISSPELT
from tests.toys.harbour.game import HARBOUR
from tricktable.testing import CheckFailed, CheckSkipped, run_check


def test_a_fault_is_told_with_its_line() -> None:
    with pytest.raises(CheckFailed) as caught:
        run_check("own-cards", MISSPELT)
    assert "cards.toml:6: apple, clan: There is no clan rde with a level 1.; 0 cards of red 1" in str(caught.value)


def test_a_deck_is_fine_where_it_stands_in_no_file() -> None:
    run_check("own-cards", MARKET)


def test_without_card_packs_it_is_skipped() -> None:
    with pytest.raises(CheckSkipped, match="its cards are no data"):
        run_check("own-cards", HARBOUR)
