"""Each page of both languages opens by itself: nothing from elsewhere, nothing missing, no error."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import SITE, Watch

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_each_page_opens_by_itself_and_fits_a_phone(page: Page, site: str, watch: Watch) -> None:
    pages = [path.relative_to(SITE).as_posix() for path in sorted(SITE.rglob("*.html"))]
    assert "uk/index.html" in pages
    page.set_viewport_size({"width": 390, "height": 844})
    wide = []
    for name in pages:
        if name.endswith("404.html"):  # it is served at the root
            continue
        page.goto(site + name)
        assert page.locator("h1").first.inner_text(), name
        assert page.locator("html").get_attribute("lang") == ("uk" if name.startswith("uk/") else "en")
        assert watch.faults == [], name
        if page.evaluate("document.documentElement.scrollWidth") > 390:
            wide.append(name)
    assert wide == []


def test_a_request_to_another_host_is_refused_and_reported(page: Page, site: str, watch: Watch) -> None:
    page.goto(site)
    page.evaluate("fetch('http://other.invalid/').catch(() => 0)")
    assert [fault for fault in watch.faults if fault.startswith("a request")] == [
        "a request to another host: http://other.invalid/"
    ]
    watch.faults.clear()
