"""The search and the filters of the card galleries, and their addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest

import tricktable as tt

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Kept

pytestmark = pytest.mark.browser

LANGUAGES = {"en": "", "uk": "uk/"}


def shown(page: Page) -> list[str]:
    """The ids of the cards that can be seen."""
    ids: list[str] = page.evaluate(
        "[...document.querySelectorAll('.tt-card')].filter(card => card.checkVisibility())"
        ".map(card => card.querySelector('h3').id)"
    )
    return ids


def open_gallery(page: Page, site: str, game: str, language: str = "en", then: str = "") -> None:
    page.goto(f"{site}{LANGUAGES[language]}rules/{game}/gallery/{then}")


def query(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["gosu", "gosu-x", "gorus-maximus"])
def test_every_value_of_every_filter_leaves_the_cards_that_have_it(
    page: Page, site: str, game: str, language: str
) -> None:
    open_gallery(page, site, game, language)
    everything = shown(page)
    for name in page.evaluate("[...document.querySelectorAll('.tt-filters select')].map(field => field.name)"):
        field = page.locator(f".tt-filters select[name={name}]")
        for value in field.evaluate("field => [...field.options].map(option => option.value).filter(Boolean)"):
            field.select_option(value)
            left = shown(page)
            marked = page.locator(f".tt-card[data-{name}~='{value}'] h3").evaluate_all("all => all.map(h3 => h3.id)")
            assert left == marked
            assert 0 < len(left) < len(everything)
            assert query(page) == {name: [value]}
        field.select_option("")
        assert shown(page) == everything
        assert query(page) == {}


def test_filters_of_several_kinds_and_a_search_are_taken_together(page: Page, site: str) -> None:
    open_gallery(page, site, "gosu-x")
    page.locator("select[name=level]").select_option("1")
    page.locator("select[name=keyword]").select_option("recruiter")
    recruiters = {card.id for card in tt.ruleset("gosu-x").cards() if card.level == 1 and "recruiter" in card.keywords}
    assert set(shown(page)) == recruiters
    page.locator("input[name=find]").fill("atalante")
    assert shown(page) == ["atalante-with-the-great-shield"]
    assert page.get_by_role("status").inner_text() == "Cards shown: 1 of 96"
    assert page.locator("h2:visible").count() == 1
    page.get_by_role("button", name="Show all").click()
    assert len(shown(page)) == 96
    assert query(page) == {}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Sock Archivist", "sock-archivist"),
        ("sock-archivist", "sock-archivist"),
        ("АРХІВАРІУС", "sock-archivist"),
        ("архіваріуса шкарпетковий", "sock-archivist"),
        ("шкарпеткового", "sock-archivist"),
        ("архів", "sock-archivist"),
        ("дувал", "duwal"),
        ("дувала", "duwal"),
        ("зомбі-мутацією", "duwal"),
        ("гоблінами темними", "duwal"),
        ("ґоблінів темних", "duwal"),
    ],
)
def test_search_finds_names_and_words_in_any_case_and_form(kept: Kept, typed: str, found: str) -> None:
    page = kept("uk/rules/gosu/gallery/")
    page.locator("input[name=find]").fill(typed)
    assert found in shown(page)
    assert len(shown(page)) < 75
    assert query(page) == {"find": [typed]}


@pytest.mark.parametrize("typed", ["Fre'e", "Fre’e", "freʼe", "FRE`E", "free"])
def test_every_apostrophe_finds_every_other(kept: Kept, typed: str) -> None:
    page = kept("uk/rules/gosu-x/gallery/")
    page.locator("input[name=find]").fill(typed)
    names = page.locator(".tt-card__name:visible").all_inner_texts()
    assert names
    assert all("Fre'e" in name for name in names)


def test_what_is_like_no_card_says_so(page: Page, site: str) -> None:
    open_gallery(page, site, "gosu", "uk")
    page.locator("input[name=find]").fill("динозавр")
    assert shown(page) == []
    assert page.get_by_role("status").inner_text() == "Таких карт немає."
    assert page.locator("h2:visible").count() == 0


def test_an_address_opens_a_filtered_gallery(page: Page, site: str) -> None:
    open_gallery(page, site, "gosu", then="?clan=dark&level=2&find=trap")
    assert page.locator("select[name=clan]").input_value() == "dark"
    assert page.locator("input[name=find]").input_value() == "trap"
    there = shown(page)
    dark = {card.id for card in tt.ruleset("gosu").cards() if card.clan == "dark" and card.level == 2}
    assert set(there) < dark
    assert there
    open_gallery(page, site, "gosu", then="?clan=no-such-clan")
    assert len(shown(page)) == 75


def test_a_card_that_an_address_leads_to_is_shown_whatever_is_filtered(page: Page, site: str) -> None:
    open_gallery(page, site, "gosu", then="?clan=fire#duwal")
    assert page.locator("#duwal").is_visible()
    assert len(shown(page)) == 75
    assert page.evaluate("document.getElementById('duwal').getBoundingClientRect().top < innerHeight")


def test_filters_are_reached_and_used_with_the_keyboard(page: Page, site: str) -> None:
    open_gallery(page, site, "gosu")
    page.get_by_label("Search", exact=True).last.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "clan"
    page.keyboard.type("Dark")
    page.keyboard.press("Enter")
    assert {card.id for card in tt.ruleset("gosu").cards() if card.clan == "dark"} == set(shown(page))
    page.get_by_label("Search", exact=True).last.focus()
    page.keyboard.type("mutation")
    page.keyboard.press("Enter")
    assert query(page) == {"clan": ["dark"], "find": ["mutation"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_all_cards_are_listed_and_no_form_is_shown(browser: Browser, site: str, language: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        open_gallery(page, site, "gosu", language)
        assert page.locator(".tt-filters").is_hidden()
        cards = page.locator(".tt-card")
        assert cards.count() == 75
        assert cards.first.is_visible()
        assert cards.last.is_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_no_card_is_wider_than_its_place(page: Page, site: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    for game in ("gosu", "gosu-x", "gorus-maximus"):
        open_gallery(page, site, game, "uk")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        over = "all => all.filter(card => card.scrollWidth > card.clientWidth).length"
        assert page.locator(".tt-card, .tt-card > *").evaluate_all(over) == 0


def test_the_other_language_chooses_the_same(page: Page, site: str) -> None:
    open_gallery(page, site, "gosu", "uk", then="?clan=dark&level=2")
    page.locator(".md-select__link[hreflang=en]").evaluate("link => link.click()")
    page.wait_for_url("**/rules/gosu/gallery/**")
    page.wait_for_function("document.documentElement.lang === 'en' && document.readyState === 'complete'")
    assert query(page) == {"clan": ["dark"], "level": ["2"]}
    assert 0 < len(shown(page)) < 75
