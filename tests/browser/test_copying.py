"""What the button beside a block of code copies: what a reader would type, and nothing that is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.browser


SESSION, OTHER = ".highlight:has(.gp)", ".highlight:not(:has(.gp))"


def copied(page: Page, kind: str, number: int) -> str:
    block = page.locator(kind).nth(number)
    block.hover()
    block.locator("button").first.click()
    page.wait_for_timeout(200)
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_a_session_is_copied_without_prompts_and_output(page: Page, context: BrowserContext, site: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site}tutorials/save-undo-replay/")
    assert copied(page, SESSION, 0) == (
        "import tricktable as tt\n"
        'game = tt.new_game("gorus-maximus", players=["Ann", "Daniel"], seed=7)\n'
        "for _ in range(3):\n"
        "    step = game.play(game.legal_actions()[0])\n"
        "game.step, game.to_act"
    )
    # An ellipsis that stands for output is none that was typed.
    assert copied(page, SESSION, 3) == "tt.load(data[:100])"
    assert copied(page, SESSION, -2) == "\n".join(
        ["python keep.py"] * 2 + ["python keep.py undo", "python keep.py record"]
    )


def test_other_code_is_copied_whole(page: Page, context: BrowserContext, site: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{site}tutorials/two-clients/")
    whole = copied(page, OTHER, 0)
    assert whole.startswith('"""')
    assert "import msgspec" in whole
