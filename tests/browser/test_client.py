"""The client of the pages plays against the server of the pages, in windows of its own."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.docs.pages import blocks

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
PAGES = ("docs/en/how-to/async-web-server.md", "docs/en/how-to/build-a-client.md")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The server, from the files that the pages show."""
    for block in (block for page in PAGES for block in blocks(page) if block.title):
        path = tmp_path / block.title
        path.parent.mkdir(exist_ok=True)
        path.write_text(block.text, "utf-8")
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    running = subprocess.Popen([sys.executable, "web.py", str(port)], cwd=tmp_path, stdout=subprocess.DEVNULL)
    late = time.monotonic() + 60
    while time.monotonic() < late:
        with closing(socket.socket()) as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    running.kill()
    running.wait()


def opened(server: str, ruleset: str = "gorus-maximus") -> dict[str, Any]:
    options = {"goal": 1} if ruleset == "gorus-maximus" else {}
    body = {"ruleset": ruleset, "players": ["Ann", "Daniel"], "options": options}
    with urllib.request.urlopen(f"{server}/games", json.dumps(body).encode()) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


def hand(page: Page) -> set[str]:
    return set(page.locator("#hand button").all_text_contents())


def is_asked(page: Page) -> bool:
    """Whether a question in the midst of an action is open to this player."""
    return bool(page.locator("#asked").text_content())


def settle(pages: list[Page]) -> None:
    """Wait until all events are shown: nothing has changed for longer than two of them take."""
    before: list[str] = []
    while before != (now := [page.locator("body").inner_text() for page in pages]):
        before = now
        pages[0].wait_for_timeout(350)


def test_two_windows_play_and_a_third_looks_on(browser: Browser, server: str) -> None:
    game = opened(server)
    with browser.new_context() as context:
        context.set_default_timeout(60_000)
        pages = [context.new_page() for _ in range(3)]
        faults: list[str] = []
        for page, key in zip(pages, [*game["keys"], ""], strict=True):
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(f"{server}/index.html#{game['id']}:{key}")
        for _ in range(4):
            for page in pages[:2]:
                page.wait_for_function("document.querySelector('#whose').textContent !== '…'")
            settle(pages)
            (mover,) = [page for page in pages[:2] if page.locator("#whose").text_content() == "Your turn"]
            other = next(page for page in pages[:2] if page is not mover)
            assert hand(mover)
            assert not hand(mover) & hand(other)
            assert hand(pages[2]) == set()
            card = mover.locator("#hand button:enabled").first
            name = card.text_content()
            card.click()
            for page in pages:
                page.get_by_text(f"played {name}").first.wait_for()
        assert faults == []


@pytest.mark.parametrize("ruleset", ["gosu", "gorus-maximus"])
def test_one_page_plays_any_game(browser: Browser, server: str, ruleset: str) -> None:
    game = opened(server, ruleset)
    with browser.new_context() as context:
        context.set_default_timeout(60_000)
        pages = [context.new_page() for _ in range(2)]
        faults: list[str] = []
        for page, key in zip(pages, game["keys"], strict=True):
            page.on("pageerror", lambda error: faults.append(str(error)))
            page.goto(f"{server}/any.html#{game['id']}:{key}")
        settle(pages)
        answers = 0  # to questions within an action: of these none need bring anything about by itself
        for moves in range(1, 9):
            (mover,) = [page for page in pages if page.locator("#choices button").count()]
            assert "turn" in (mover.locator("#whose").text_content() or "")
            assert mover.locator("#rows tr").count() > 2
            answers += is_asked(mover)
            before = mover.locator("body").inner_text()
            mover.locator("#choices button").first.click()
            mover.wait_for_function("old => document.body.innerText !== old", arg=before)
            settle(pages)
            done = moves - answers - any(map(is_asked, pages))
            for page in pages:
                assert page.locator("#log li").count() >= done
                assert page.locator("#problem").text_content() == ""
        assert faults == []


def test_events_come_in_order_and_a_gap_draws_anew(browser: Browser, server: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(f"{server}/index.html")
        told = page.evaluate(
            """async () => {
                const { Table } = await import("./table.js");
                const told = [];
                const pause = () => new Promise((done) => setTimeout(done, 20));
                const table = new Table(
                    (shown) => told.push(`table ${shown.view.step}`),
                    async (event) => { await pause(); told.push(event); },
                    (problem) => told.push(problem.code),
                );
                const shown = (step, ...events) => table.receive({ type: "shown", events, view: { step } });
                await shown(3);
                await Promise.all([shown(4, "a", "b"), shown(5, "c")]);
                await table.receive({ type: "error", code: "stale-action" });
                const late = shown(6, "d", "e");
                await shown(9);
                await late;
                await shown(10, "f");
                return told;
            }"""
        )
        assert told[:6] == ["table 3", "a", "b", "table 4", "c", "table 5"]
        assert told[6:] == ["stale-action", "table 9", "d", "f", "table 10"]
