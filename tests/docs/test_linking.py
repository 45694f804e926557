"""Names of the API in the text of a page lead to where they are told."""

from __future__ import annotations

import pytest

from docs.sitegen.linking import linked, places

GAME = '<a href="../../reference/api/game/#tricktable.Game"><code>tt.Game</code></a>'


def test_a_name_is_linked_where_it_stands_first() -> None:
    assert linked("A `tt.Game` is a `tt.Game`.", "how-to/embed/") == f"A {GAME} is a `tt.Game`."


@pytest.mark.parametrize(
    "text",
    [
        "## `tt.Game`",
        "[`tt.Game`](embed.md)",
        "[what a `tt.Game` is](embed.md#a-game)",
        "[`tt.Game`][tricktable.Game]",
        "```python\n# `tt.Game`\n```",
        "`tt.Game.play`, `game.tt.Game` and `tt.NoSuchName`",
        "``a `tt.Game` ``",
    ],
)
def test_what_stays_as_it_is(text: str) -> None:
    assert linked(text, "how-to/embed/") == text


def test_after_a_block_of_code_names_are_linked_again() -> None:
    block = "```python\ntt.Game\n```"
    assert linked(f"{block}\n`tt.Game`", "how-to/embed/") == f"{block}\n{GAME}"


@pytest.mark.parametrize(
    ("url", "way"), [("", "reference"), ("reference/api/", "."), ("uk/tutorials/x/", "../../../reference")]
)
def test_the_way_from_pages_of_any_depth_and_language(url: str, way: str) -> None:
    there = f"{way}/api/game" if way != "." else "game"
    assert linked("`tt.Game`", url) == f'<a href="{there}/#tricktable.Game"><code>tt.Game</code></a>'


def test_every_public_name_has_a_place() -> None:
    assert {"tt.ruleset", "tricktable.tricks.Deck", "tricktable.scenario.run"} <= set(places())
    assert places()["tt.ruleset"] == "reference/api/game/#tricktable.api.ruleset"
