"""What search engines and lists of bookmarks are told of a page: a title that says all, and what the page is about."""

from __future__ import annotations

import re
from typing import NamedTuple

LONGEST = 200
"""The most characters of a description; more are not shown by any search engine."""

_TITLE = re.compile(r"<h1\b[^>]*>(.*?)</h1>", re.DOTALL)
_FIRST = re.compile(r"<p>(.*?)</p>", re.DOTALL)
_LEFT_OUT = re.compile(r'<a class="headerlink".*?</a>|<[^>]*>', re.DOTALL)


class Head(NamedTuple):
    """What is told of a page, as HTML without tags; empty where the page does not say it."""

    title: str
    description: str


def head(html: str) -> Head:
    """The heading and the first paragraph of a page.

    Args:
        html: the content of the page.
    """
    return Head(*(_plain(found[1]) if (found := each.search(html)) else "" for each in (_TITLE, _FIRST)))


def _plain(html: str) -> str:
    text = " ".join(_LEFT_OUT.sub("", html).replace('"', "&quot;").split())
    if len(text) <= LONGEST:
        return text.rstrip(":")
    return f"{text[:LONGEST].rpartition(' ')[0].rstrip(',;:–—-')} …"
