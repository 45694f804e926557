"""The cards can be read, and games with them keep what tricktable asks of a game."""

from __future__ import annotations

import pytest
import tricktable as tt
from tricktable.testing import CheckSkipped, Table, all_checks, run_check

NAME = "Example Pack"
TABLE = Table("standard", 2, {"cards": NAME})
CHECKS = [name for name, check in all_checks().items() if check.scope == "table" or name == "card-texts"]


def test_the_pack_is_loaded() -> None:
    loaded = tt.ruleset("example-tableau").card_packs.loaded
    assert NAME in [pack.name for pack in loaded]


@pytest.mark.parametrize("check", CHECKS)
def test_games_with_the_pack(check: str) -> None:
    try:
        run_check(check, "example-tableau", TABLE, seed=7)
    except CheckSkipped as skipped:
        pytest.skip(str(skipped))
