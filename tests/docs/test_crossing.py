"""Links to pages that are not translated lead to the English ones."""

from __future__ import annotations

import pytest

from docs.sitegen.crossing import crossed

ENGLISH = {"index.md", "reference/kit.md", "reference/formats/index.md", "tutorials/first-game.md"}
UKRAINIAN = {"index.md", "tutorials/first-game.md"}


def crossed_on(page: str, text: str) -> str:
    url = f"uk/{page.removesuffix('.md').removesuffix('index')}/".replace("//", "/")
    return crossed(text, page, url, UKRAINIAN, ENGLISH)


@pytest.mark.parametrize(
    ("page", "link", "way"),
    [
        ("tutorials/first-game.md", "../reference/kit.md", "../../../reference/kit/"),
        ("tutorials/first-game.md", "../reference/kit.md#views", "../../../reference/kit/#views"),
        ("tutorials/first-game.md", "../reference/formats/index.md", "../../../reference/formats/"),
        ("index.md", "reference/kit.md", "../reference/kit/"),
    ],
)
def test_a_page_that_is_only_in_english(page: str, link: str, way: str) -> None:
    assert crossed_on(page, f"Див. [набір\n`перевірок`]({link}).") == (
        f'Див. <a href="{way}" hreflang="en">набір\n`перевірок`</a>.'
    )


@pytest.mark.parametrize(
    "text",
    [
        "[перша гра](first-game.md#a)",
        "[такої сторінки немає ніде](../how-to/fly.md)",
        "[деінде](https://example.org/reference/kit.md)",
        "`[так пишуть](../reference/kit.md)`",
        "```markdown\n[так пишуть](../reference/kit.md)\n```",
        "![малюнок](../reference/kit.md)",
    ],
)
def test_what_stays_as_it_is(text: str) -> None:
    assert crossed_on("tutorials/index.md", text) == text
