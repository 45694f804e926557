"""A link that leads nowhere stops the build, in whatever alphabet it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.sitegen import links

PAGE = '<h2 id="{id}"></h2><a href="{link}">a</a>'


def site(folder: Path, link: str, *, page: str = "index.html") -> Path:
    """A site of two pages and a picture; the link stands on the first."""
    for name, id, to in ((page, "тут", link), ("правила/index.html", "хід-5", "../#тут"), ("uk/index.html", "a", "#a")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(PAGE.format(id=id, link=to), "utf-8")
    (folder / "index.html").touch()
    (folder / "a.svg").write_text("<svg/>", "utf-8")
    return folder


@pytest.mark.parametrize(
    "link",
    [
        "правила/#хід-5",
        "%D0%BF%D1%80%D0%B0%D0%B2%D0%B8%D0%BB%D0%B0/#%D1%85%D1%96%D0%B4-5",
        "правила/index.html",
        "#тут",
        "a.svg",
        "?find=a#тут",
        "https://example.org/nowhere",
        "mailto:a@example.org",
    ],
)
def test_what_leads_somewhere(tmp_path: Path, link: str) -> None:
    assert list(links.broken(site(tmp_path, link))) == []
    assert links.count(tmp_path) == 3


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("правила/#хід-6", "no such anchor"),
        ("правило/", "no such file"),
        ("b.svg", "no such file"),
        ("#там", "no such anchor"),
        ("/правила/", "starts at the root"),
    ],
)
def test_what_leads_nowhere(tmp_path: Path, link: str, reason: str) -> None:
    (broken,) = links.broken(site(tmp_path, link))
    assert (broken.page, broken.link) == ("index.html", link)
    assert reason in broken.reason


@pytest.mark.parametrize(
    ("url", "link", "right"),
    [
        ("", "/правила/", True),
        ("https://example.org/", "/правила/", True),
        ("https://example.org/cards/", "/cards/правила/#хід-5", True),
        ("https://example.org/cards", "/cards/правила/", True),
        ("https://example.org/cards/", "/правила/", False),
        ("", "/cards/правила/", False),
    ],
)
def test_the_page_for_what_is_missing_has_links_from_the_root(tmp_path: Path, url: str, link: str, right: bool) -> None:
    folder = site(tmp_path, link, page="404.html")
    (folder / "index.html").write_text('<a id="тут"></a>', "utf-8")
    assert [each.page for each in links.broken(folder, url)] == ([] if right else ["404.html"])
