"""The built site in a real browser, without any other network: `nox -s docs`.

Or `pytest -m browser tests/browser`, where the site is built and Playwright and Chromium are there.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, Route

SITE = Path(__file__).parents[2] / "site"
PREFIX = "/some/folder/"
"""Where the site lies on its host: nothing in it may start at the root."""

PATIENCE = 60_000
"""Milliseconds to wait for anything, such as for Python to start, on a machine with much else to do."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
SWITCHES = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Only the session `docs` installs what these need.
collect_ignore_glob = [] if importlib.util.find_spec("playwright") else ["test_*.py"]


class _Files(SimpleHTTPRequestHandler):
    """The files of a folder below the prefix, and nothing elsewhere."""

    def translate_path(self, path: str) -> str:
        if not path.startswith(PREFIX):
            return str(SITE / "there-is-no-such-file")
        return super().translate_path("/" + path.removeprefix(PREFIX))

    def handle(self) -> None:
        """Serve until the browser goes, which may be in the midst of an answer."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # as its base names it
        """Say nothing."""


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder, served on this machine; gives its address, with a slash at its end."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Files, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site on this machine, with a slash at its end."""
    if not (SITE / "index.html").is_file():
        pytest.fail("There is no site yet: `python -m docs.sitegen` builds it.")
    with served(SITE) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that this machine has."""
    from playwright.sync_api import sync_playwright

    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("There is no Chromium on PATH.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES, chromium_sandbox=False)
        yield browser
        browser.close()


class Watch:
    """What went wrong in the pages of a context.

    Attributes:
        context: the browser that is watched.
        faults: requests to other hosts, what the site lacks, errors on the console and errors thrown; a test that
            expects one takes it out.
        asked: the addresses of all that was loaded, below the site's.
    """

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context = context
        self.site = site
        self.faults: list[str] = []
        self.asked: list[str] = []
        context.route(lambda address: not address.startswith((site, "data:", "blob:")), self._refuse)
        context.on("request", self._note)
        context.on("response", self._answered)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))

    def _answered(self, answer: Response) -> None:
        if answer.status >= 400:
            self.faults.append(f"{answer.status} {answer.url}")

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(f"console: {said.text}")

    def _refuse(self, route: Route) -> None:
        self.faults.append(f"a request to another host: {route.request.url}")
        route.abort()

    def _note(self, request: Request) -> None:
        self.asked.append(request.url.removeprefix(self.site))


@contextlib.contextmanager
def watched(browser: Browser, site: str) -> Iterator[Watch]:
    """A browser that remembers nothing, and what goes wrong in it; whatever is left in that at the end is a failure."""
    with browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        watch = Watch(context, site)
        yield watch
        assert watch.faults == []


@pytest.fixture
def watch(browser: Browser, site: str) -> Iterator[Watch]:
    """What went wrong; whatever is left in it at the end fails the test."""
    with watched(browser, site) as watch:
        yield watch


@pytest.fixture
def context(watch: Watch) -> BrowserContext:
    """A browser that remembers nothing."""
    return watch.context


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty page that reaches the site and nothing else; a fault of any kind fails the test."""
    return context.new_page()


class Kept(Protocol):
    """Gives a page of the site, which all tests of a module share: for those that begin by filling the same box."""

    def __call__(self, path: str, script: str = "") -> Page: ...


@pytest.fixture(scope="module")
def kept(browser: Browser, site: str) -> Iterator[Kept]:
    """Pages that stay open, by their paths; a script is carried out before those of the page."""
    with watched(browser, site) as watch:

        @functools.cache
        def opened(path: str, script: str) -> Page:
            page = watch.context.new_page()
            if script:
                page.add_init_script(script)
            page.goto(site + path)
            return page

        def shown(path: str, script: str = "") -> Page:
            page = opened(path, script)
            page.bring_to_front()  # a page behind another is drawn once a second
            return page

        yield shown
