"""What search engines are told of a page, and the way from one page to another."""

from __future__ import annotations

import pytest

from docs.sitegen.heads import LONGEST, head
from docs.sitegen.ways import way


def test_the_heading_and_the_first_paragraph() -> None:
    html = (
        '<h1 id="a">The <code>Game</code><a class="headerlink" href="#a" title="Link">¶</a></h1>'
        '<div><p class="x">no</p></div><p>A <b>"table"</b>\nof cards &amp; rows:</p><p>More.</p>'
    )
    assert head(html) == ("The Game", "A &quot;table&quot; of cards &amp; rows")


def test_a_long_description_ends_at_a_word() -> None:
    words = "кажуть, що " * 40
    told = head(f"<p>{words}</p>").description
    assert told.endswith(("кажуть …", "що …"))
    assert LONGEST - 15 < len(told) <= LONGEST + 2


def test_what_is_not_there_is_not_made_up() -> None:
    assert head("<ul><li>a</li></ul>") == ("", "")


@pytest.mark.parametrize(
    ("to", "here", "link"),
    [
        ("", "", "./"),
        ("", "uk/rules/", "../../"),
        ("uk/", "", "uk/"),
        ("rules/gosu/#a.b", "rules/", "gosu/#a.b"),
        ("rules/gosu/", "rules/gosu/", "./"),
        ("assets/a.css", "uk/play/", "../../assets/a.css"),
    ],
)
def test_the_way(to: str, here: str, link: str) -> None:
    assert way(to, here) == link
