from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tricktable.tableau import Army, Placed, clan_cost, has_room, obstacle

CLANS = ("red", "green", "blue")
CLAN = {f"{clan}{n}": clan for clan in CLANS for n in range(3)}

rows = st.lists(st.builds(Placed, st.sampled_from(sorted(CLAN)), down=st.booleans()), max_size=4).map(tuple)
armies = st.tuples(rows, rows, rows).filter(lambda army: len(army[0]) >= len(army[1]) >= len(army[2]))


def shows(army: Army, row: int, clan: str) -> bool:
    return any(CLAN[card.card] == clan and not card.down for card in army[row - 1])


@given(armies, st.sampled_from((1, 2, 3)), st.sets(st.sampled_from(CLANS), min_size=1), st.sampled_from((3, 4, 5)))
def test_against_the_words_of_the_rule(army: Army, row: int, clans: set[str], width: int) -> None:
    kept = obstacle(army, row, clans, CLAN, width)
    assert (kept in ("full", "number")) == (not has_room(army, row, width))
    assert (kept == "full") == (len(army[row - 1]) >= width)
    if kept in (None, "clan"):
        below = any(all(shows(army, lower, clan) for lower in range(1, row)) for clan in clans)
        assert (kept is None) == below


@pytest.mark.parametrize(("first", "second"), list(product(CLANS, repeat=2)))
def test_one_clan_must_do_for_all_rows_below(first: str, second: str) -> None:
    army: Army = ((Placed(f"{first}0"),), (Placed(f"{second}0"),), ())
    assert (obstacle(army, 3, {first, second}, CLAN) is None) == (first == second)


@given(armies, st.sampled_from(CLANS))
def test_what_a_clan_costs(army: Army, clan: str) -> None:
    free = not army[0] or shows(army, 1, clan)
    assert clan_cost(army, {clan}, CLAN, 2) == (0 if free else 2)
    all_down = all(card.down for card in army[0])
    assert clan_cost(army, {clan}, CLAN, 2, free_among_down=True) == (0 if free or all_down else 2)
