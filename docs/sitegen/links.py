"""Every link of the built site, followed: pages, files and anchors, in whatever alphabet.

mkdocs follows the links of Markdown within one language; this follows those of the pages as they are served, also from
one language to the other, out of templates and to files beside the pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    """The links of a page and the places in it that a link can lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {"", "top"}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value or "")
            elif name in ("href", "src") and value and tag != "base":
                self.links.append(value)


class Broken(NamedTuple):
    """A link that leads nowhere.

    Attributes:
        page: the file that it stands in, below the site's folder.
        link: as it is written there.
        reason: what is missing.
    """

    page: str
    link: str
    reason: str

    def __str__(self) -> str:
        return f"{self.page}: {self.link}: {self.reason}"


def _pages(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


@cache
def _read(path: Path) -> _Page:
    page = _Page()
    page.feed(path.read_text("utf-8"))
    return page


def count(site: Path) -> int:
    """How many pages there are."""
    return len(_pages(site))


def broken(site: Path, url: str = "") -> Iterator[Broken]:
    """The links that lead nowhere; those to other hosts are not followed.

    Args:
        site: the folder of the built site.
        url: where it will lie; empty: at the root of some host.
    """
    root = site.resolve()
    base = f"{urlsplit(url).path.rstrip('/')}/"
    for path in _pages(root):
        for link in _read(path).links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            reason = _missing(root, base, path, unquote(parts.path), unquote(parts.fragment))
            if reason:
                yield Broken(path.relative_to(root).as_posix(), link, reason)


def _missing(root: Path, base: str, page: Path, path: str, anchor: str) -> str:
    """What a link lacks; empty where it leads somewhere."""
    if page.name == "404.html" and path.startswith(base):
        target = root / path.removeprefix(base)  # it is served at any depth, so its links start at the root
    elif path.startswith("/"):
        return "it starts at the root of the host, where the site need not lie"
    else:
        target = (page.parent / path).resolve() if path else page
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return "there is no such file"
    if anchor and target.suffix == ".html" and anchor not in _read(target).anchors:
        return "the page has no such anchor"
    return ""
