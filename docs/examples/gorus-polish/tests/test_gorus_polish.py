from __future__ import annotations

import pytest

import tricktable as tt
from tricktable.testing import Table, run_check, tables_of

GORUS = tt.ruleset("gorus-maximus")


@pytest.mark.parametrize("table", tables_of(GORUS), ids=str)
def test_whatever_is_said_in_play_is_said_in_polish(table: Table) -> None:
    run_check("messages", GORUS, table, seed=1)


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 gladiator"), (3, "3 gladiatorzy"), (5, "5 gladiatorów"), (22, "22 gladiatorzy")]
)
def test_gladiators_are_counted(n: int, said: str) -> None:
    assert GORUS.speech("pl").tr("picture.gladiators", n=n) == said
