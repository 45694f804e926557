"""The first page of each language, in a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("path", "language"), [("", "en"), ("uk/", "uk")])
def test_first_page_opens_without_an_error(page: Page, site: str, path: str, language: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("response", lambda response: errors.append(response.url) if response.status >= 400 else None)
    page.goto(site + path, wait_until="networkidle")
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("h1").is_visible()
    assert not errors
