"""The built site on this machine, and a browser that sees nothing else."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

SITE = Path(__file__).parents[2] / "site"
EXECUTABLES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # as the class it derives from has it
        pass


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address at which the built site is served, with a slash at its end."""
    if not (SITE / "index.html").is_file():
        pytest.fail("there is no site to look at: build it with `python -m docs.sitegen`")
    handler = functools.partial(_Quiet, directory=str(SITE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser of this machine, without a window."""
    from playwright.sync_api import sync_playwright

    found = next(filter(None, map(shutil.which, EXECUTABLES)), None)
    if found is None:
        pytest.fail(f"no browser on PATH: one of {', '.join(EXECUTABLES)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu", *FLAGS])
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A fresh page, which has forgotten all others; that it asks another host for anything is a failure."""
    strange: list[str] = []

    def only_here(route: Route) -> None:
        if urlsplit(route.request.url).netloc == urlsplit(site).netloc:
            route.continue_()
        else:
            strange.append(route.request.url)
            route.abort()

    with browser.new_context() as context:
        context.route("**/*", only_here)
        yield context.new_page()
    assert not strange, f"asked of other hosts: {strange}"
