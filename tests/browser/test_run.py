"""Code of a page that is edited and run in place."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import SITE, served, watched
from tests.browser.test_play import HEAVY
from tests.docs.pages import blocks

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

EXAMPLE = SITE.parent / "docs" / "examples" / "browser"
CACHE = SITE.parent / ".cache" / "pyodide"


def output(page: Page) -> str:
    """What the block printed, once it has come to its end."""
    page.wait_for_selector(".tt-bar button:nth-child(2):disabled")
    return page.locator(".tt-output").inner_text().strip()


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    """The first page, whose code is open and has run; one Python serves all tests of it."""
    with watched(browser, site) as watch:
        page = watch.context.new_page()
        page.goto(site, wait_until="networkidle")
        assert not [address for address in watch.asked if address.endswith(HEAVY)]
        page.locator(".tt-edit").click()
        yield page


def run(page: Page, code: str) -> str:
    page.fill("textarea.tt-code", code)
    page.locator(".tt-bar button").first.click()
    return output(page)


def test_the_first_page_runs_its_ten_lines_as_they_run_here(page: Page, capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = [block for block in blocks("docs/en/index.md") if block.language == "python"]
    exec(block.text, {})
    assert output(page) == capsys.readouterr().out.strip()


def test_what_is_typed_is_run(page: Page) -> None:
    page.fill("textarea.tt-code", 'import sys\nprint("Hello from", *sys.version_info[:2])\n')
    page.press("textarea.tt-code", "Control+Enter")
    assert output(page) == "Hello from 3 14"
    told = run(page, "print(game.ruleset.id)\n1 / 0\n")
    assert told.startswith("gorus-maximus\nTraceback (most recent call last):")
    assert told.endswith("ZeroDivisionError: division by zero")
    page.locator(".tt-bar button").nth(2).click()
    assert page.input_value("textarea.tt-code").startswith("import tricktable as tt")


def test_a_loop_without_end_is_stopped(page: Page) -> None:
    page.fill("textarea.tt-code", "n = 0\nwhile True:\n    n += 1\n")
    page.locator(".tt-bar button").first.click()
    page.wait_for_timeout(500)
    page.locator(".tt-bar button").nth(1).click()
    assert output(page).startswith("Stopped.")
    assert run(page, "print('alive', 'n' in globals())") == "alive False"


def test_tab_indents_and_lets_the_keyboard_out(page: Page) -> None:
    page.fill("textarea.tt-code", "")
    page.press("textarea.tt-code", "Tab")
    page.keyboard.type("x")
    assert page.input_value("textarea.tt-code") == "    x"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") == "BUTTON"


def test_a_page_of_one_s_own_is_made_as_the_page_on_it_says(browser: Browser, tmp_path: Path) -> None:
    fetched = SITE / "assets" / "pyodide"
    wheels = [path.name for path in fetched.glob("*.whl")]
    for name in [*wheels, "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]:
        shutil.copy(fetched / name, tmp_path)
    # The list as the npm package has it, which knows nothing of our wheels.
    shutil.copy(next(CACHE.glob("pyodide@*/pyodide-lock.json")), tmp_path)
    (tmp_path / "wheels.json").write_text(json.dumps(wheels), "utf-8")
    for path in EXAMPLE.iterdir():
        if path.is_file():
            shutil.copy(path, tmp_path)

    with served(tmp_path) as address, watched(browser, address) as watch:
        page = watch.context.new_page()
        page.goto(address, wait_until="networkidle")
        assert watch.asked == [""]
        page.locator("#start").click()
        page.wait_for_selector("#choices button")
        assert "Player 2" in page.locator("#table").inner_text()
        before = page.locator("body").inner_text()
        page.locator("#choices button").last.click()
        page.wait_for_function("old => document.body.innerText !== old", arg=before)


def test_every_block_that_can_be_run_in_place_runs(browser: Browser, site: str) -> None:
    """Page by page, each block with those above it; what it prints here it prints without an error."""
    pages = [path for path in sorted(SITE.rglob("index.html")) if '<div class="run">' in path.read_text("utf-8")]
    assert SITE / "index.html" in pages
    for path in pages:
        with watched(browser, site) as watch:
            page = watch.context.new_page()
            name = path.relative_to(SITE).as_posix()
            page.goto(site + name)
            while page.locator(".tt-edit").count():
                page.locator(".tt-edit").first.click()
                page.wait_for_selector(".tt-bar button:nth-child(2):not(:disabled)", state="detached")
            assert page.locator(".tt-wrong").all_inner_texts() == [], name
            assert watch.faults == [], name
