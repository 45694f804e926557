"""Pages of both languages open by themselves: nothing from elsewhere, nothing missing, no error; they fit a phone.

Every page that is written by hand, and of those that are made the heaviest of each kind. What stands in the others is
held by the tests of the generator, their links by the build.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import SITE, Watch

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.browser

DOCS = SITE.parent / "docs"
LANGUAGES = {"en": "", "uk": "uk/"}

TABS = 6
"""How many pages load at once."""

HEAVIEST = 1_000_000
"""Bytes of a page, before the host compresses it."""

# The search has tests of its own; here no page has to read all texts of the site.
NO_TEXTS = '{"config": {"lang": ["tricktable"], "separator": " ", "pipeline": [], "fields": {}}, "docs": []}'


def written() -> Iterator[Path]:
    """The built pages that are written by hand."""
    for language, folder in LANGUAGES.items():
        for path in sorted((DOCS / language).rglob("*.md")):
            page = path.relative_to(DOCS / language).with_suffix("")
            yield SITE / folder / (page.parent if page.name == "index" else page) / "index.html"


def made() -> Iterator[Path]:
    """Of the built pages that are made, the heaviest of each kind: those in one folder, or of one name in many."""
    others = set(SITE.rglob("index.html")) - set(written())
    kinds: dict[tuple[str, str], list[Path]] = {}
    for path in sorted(others):
        page = path.parent.relative_to(SITE)
        language = "uk" if page.parts[:1] == ("uk",) else "en"
        name = page.parent.name if page.parent.name in ("api", "scenarios") else page.name
        kinds.setdefault((language, name), []).append(path)
    yield from (max(paths, key=_size) for paths in kinds.values())


def _size(path: Path) -> int:
    return path.stat().st_size


def address(path: Path) -> str:
    return path.relative_to(SITE).as_posix().removesuffix("index.html")


def batches(paths: Iterable[Path]) -> Iterator[tuple[Path, ...]]:
    left = iter(paths)
    while batch := tuple(itertools.islice(left, TABS)):
        yield batch


def test_pages_open_by_themselves_and_fit_a_phone(context: BrowserContext, site: str, watch: Watch) -> None:
    context.route("**/search_index.json", lambda route: route.fulfill(body=NO_TEXTS, content_type="application/json"))
    tabs = [context.new_page() for _ in range(TABS)]
    for tab in tabs:
        tab.set_viewport_size({"width": 390, "height": 844})
    wide = []
    pages = [*written(), *made()]
    assert {"", "uk/", "reference/events/", "rules/gosu-x/rulebook/"} <= {*map(address, pages)}
    for batch in batches(pages):
        for tab, path in zip(tabs, batch, strict=False):
            tab.goto(site + address(path), wait_until="commit")
        for tab, _ in zip(tabs, batch, strict=False):
            tab.wait_for_load_state()
        assert watch.faults == [], batch
        for tab, path in zip(tabs, batch, strict=False):
            name = address(path)
            language = "uk" if name.startswith("uk/") else "en"
            assert tab.locator("h1").first.inner_text(), name
            assert tab.locator("html").get_attribute("lang") == language, name
            if tab.evaluate("document.documentElement.scrollWidth") > 390:
                wide.append(name)
    assert wide == []


def test_no_page_is_heavier_than_a_megabyte() -> None:
    heavy = {address(path): _size(path) for path in SITE.rglob("*.html") if _size(path) > HEAVIEST}
    assert heavy == {}
    assert len(list(SITE.rglob("*.html"))) > 200


def test_a_page_that_a_language_lacks_has_no_link_to_it_in_its_head(page: Page, site: str) -> None:
    alike = "[...document.querySelectorAll('link[rel~=alternate]')].map(link => link.hreflang)"
    page.goto(f"{site}rules/gosu/rulebook/")
    assert page.evaluate(alike) == ["en", "uk"]
    page.goto(f"{site}reference/api/game/")
    assert page.evaluate(alike) == ["en"]


def test_each_head_says_what_the_page_is(page: Page, site: str) -> None:
    seen = set()
    for path in ("rules/gosu/rulebook/", "rules/gosu-x/rulebook/", "uk/rules/gosu/rulebook/", "how-to/search/", ""):
        page.goto(site + path)
        description = page.locator("meta[name=description]").get_attribute("content") or ""
        assert 30 < len(description) <= 202, path
        seen.add((page.title(), description))
    assert len({title for title, _ in seen}) == len({description for _, description in seen}) == 5


def test_a_request_to_another_host_is_refused_and_reported(page: Page, site: str, watch: Watch) -> None:
    page.goto(site)
    page.evaluate("fetch('http://other.invalid/').catch(() => 0)")
    assert [fault for fault in watch.faults if fault.startswith("a request")] == [
        "a request to another host: http://other.invalid/"
    ]
    watch.faults.clear()


def test_a_wrong_address_is_told_in_both_languages() -> None:
    text = (SITE / "404.html").read_text("utf-8")
    assert re.findall("<h1>(.*)</h1>", text) == ["There is no such page", "Такої сторінки немає"]


def test_the_switch_of_languages_says_where_there_is_no_translation(page: Page, site: str) -> None:
    missing = ".md-select__link[hreflang=uk] .tt-missing"
    page.goto(f"{site}reference/api/game/")
    assert page.locator(missing).text_content() == "Цієї сторінки українською немає: на головну"
    page.goto(f"{site}rules/gosu/rulebook/")
    assert page.locator(missing).count() == 0
