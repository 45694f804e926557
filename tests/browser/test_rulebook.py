"""The box of a rulebook finds paragraphs by number, id and words in any form."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Kept

pytestmark = pytest.mark.browser

BOX = ".rp-find input"


def shown(page: Page) -> list[str]:
    """The ids of the paragraphs that can be seen."""
    ids: list[str] = page.locator(".rp-rule:not([hidden]) h3").evaluate_all("all => all.map(each => each.id)")
    return ids


def contents(page: Page) -> list[str]:
    """The sections that the list of contents leads to."""
    links = page.locator(".md-sidebar--secondary .md-nav__link[href^='#']")
    ids: list[str] = links.evaluate_all(
        "all => all.filter(each => each.checkVisibility()).map(each => each.hash.slice(1))"
    )
    return ids


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("16.5", "gosu.ukrainian.draw-game"),
        ("gosu.mutate.pay", "gosu.mutate.pay"),
        ("нічия", "gosu.ukrainian.draw-game"),
        ("гоблін", "gosu.aim.army"),
        ("третього очка", "gosu.end.shared"),
        ("порожньої колоди", "gosu.piles.reshuffle"),
        ("перетягнути", "gosu.setup.redraw"),
        ("муліган", "gosu.setup.redraw"),
        ("заблокована битва", "gosu.battle.sum"),
        ("зомбі-мутація", "gosu.mutate.zombie"),
        ("зомбімутація", "gosu.mutate.zombie"),
        ("ліміт на руці", "gosu.piles.hand-limit"),
    ],
)
def test_a_paragraph_is_found_by_its_words_in_any_form(kept: Kept, typed: str, wanted: str) -> None:
    page = kept("uk/rules/gosu/rulebook/")
    page.locator(BOX).fill("")
    everything = len(shown(page))
    page.locator(BOX).fill(typed)
    assert wanted in shown(page)
    assert len(shown(page)) < everything / 2


def test_the_contents_list_what_is_left(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1400, "height": 900})
    page.goto(f"{site}uk/rules/gosu/rulebook/")
    everything = contents(page)
    assert len(everything) > 20
    page.locator(BOX).fill("зомбі")
    assert "gosu.mutate" in contents(page)
    assert len(contents(page)) < len(everything)
    page.locator(BOX).fill("динозавр")
    assert contents(page) == []
    assert page.locator(".rp-find p").is_visible()
    page.locator(BOX).fill("")
    assert contents(page) == everything
