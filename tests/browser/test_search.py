"""What is typed in the search box, in any form and with any apostrophe, leads to the right page."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Kept

pytestmark = pytest.mark.browser

WORDS = tomllib.loads((Path(__file__).parents[1] / "docs/words_uk.toml").read_text("utf-8"))
# What the worker of the search was asked last, and whether it has answered.
LISTEN = """
window.searches = { asked: 0, answered: 0, last: "" }
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given)
    this.addEventListener("message", ({ data }) => (searches.answered += data.type === 3))
  }
  postMessage(message) {
    if (message.type === 2) {
      searches.asked += 1
      searches.last = message.data
    }
    super.postMessage(message)
  }
}
"""


def open_search(kept: Kept, language: str) -> Page:
    page = kept("uk/" if language == "uk" else "", LISTEN)
    page.locator("[data-md-component=search-query]").focus()
    return page


def search(page: Page, typed: str) -> list[list[str]]:
    """What the search finds for what is typed, key by key: for each page, best first, the addresses in it."""
    page.locator("[data-md-component=search-query]").fill("")
    keys = page.context.new_cdp_session(page)
    for letter in typed:  # those of Playwright are of an English keyboard: any other letter comes without a key
        keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": letter, "text": letter})
        keys.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": letter})
    keys.detach()
    return found(page, typed)


def found(page: Page, typed: str) -> list[list[str]]:
    """What the search shows once it has answered what is typed."""
    page.wait_for_function("typed => searches.last === typed && searches.answered === searches.asked", arg=typed)
    page.evaluate("new Promise(requestAnimationFrame)")
    links: list[list[str]] = page.locator(".md-search-result__item").evaluate_all(
        "all => all.map(item => [...item.querySelectorAll('a')].map(a => a.href))"
    )
    base = page.url.partition("?")[0].partition("#")[0]
    return [[address(link.removeprefix(base)) for link in item] for item in links]


def address(link: str) -> str:
    """An address without what is to be marked in the page."""
    path, sign, anchor = link.partition("#")
    return unquote(path.partition("?")[0] + sign + anchor)


def is_found(page: Page, typed: str, wanted: str) -> bool:
    """Whether an address is among what the search finds in the first three pages."""
    return any(wanted in item for item in search(page, typed)[:3])


ARCHIVIST = "rules/gosu/gallery/#sock-archivist"


@pytest.mark.parametrize(
    ("found", "forms"),
    [
        (ARCHIVIST, ["шкарпетковий", "шкарпеткового", "ШКАРПЕТКОВОМУ", "шкарп", "архіваріус", "архіваріусом", "архів"]),
        (ARCHIVIST, ["Sock Archivist", "archiv", "шкарпеткові архіваріуси", "sock-archivist"]),
        ("rules/gosu/gallery/#duwal", ["Дувал", "дувала", "дувалом", "Duwal"]),
        ("rules/gosu-x/gallery/#fre-e", ["Fre'e", "Fre’e", "freʼe", "Fre`e", "fre"]),
        ("rules/gosu-x/gallery/#clan-xi-an", ["Xi'an", "Xi’an", "xi`an", "XIʼAN", "xian"]),
        ("rules/gosu/gallery/#clan-dark", ["темні ґобліни", "темними гоблінами", "темних ґоблінів", "темни гоблін"]),
        ("rules/gorus-maximus/gallery/#school-yellow", ["жовті щити", "жовтих щитів", "жовтими щитами", "щит"]),
    ],
)
def test_the_ukrainian_search_finds_every_form(kept: Kept, found: str, forms: list[str]) -> None:
    page = open_search(kept, "uk")
    for typed in forms:
        assert is_found(page, typed, found), typed


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("new_game", "reference/api/game/#tricktable.new_game"),
        ("tt.new_game", "reference/api/game/#tricktable.new_game"),
        ("IllegalActionError", "reference/errors/#illegal-action"),
        ("illegalaction", "reference/errors/#illegal-action"),
        ("legal_actions", "reference/api/game/#tricktable.Game.legal_actions"),
        ("trick-taking", "tutorials/trick-taking-ruleset/"),
        ("--json", "how-to/play-in-a-terminal/#json-lines"),
        ("undoing", "tutorials/save-undo-replay/#where-undo-stops"),
        ("sock archivist", ARCHIVIST),
        ("шкарпетковий", ARCHIVIST),
    ],
)
def test_the_english_search_finds_words_and_names_of_code(kept: Kept, typed: str, found: str) -> None:
    page = open_search(kept, "en")
    assert is_found(page, typed, found)


@pytest.mark.parametrize("typed", ["Трск", "динаміту", "немає бакуто", "dynamite"])
def test_what_comes_without_a_key_is_searched_for_whole(kept: Kept, typed: str) -> None:
    page = open_search(kept, "uk")
    with_keys = search(page, typed)
    page.locator("[data-md-component=search-query]").fill("")
    for letter in typed:
        page.keyboard.insert_text(letter)  # as from an input method, or by a paste
    assert found(page, typed) == with_keys != []


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("зомбі-мутація", "gosu.mutate.zombie"),
        ("зомбі мутації", "gosu.mutate.zombie"),
        ("третє очко одночасно", "gosu.end.shared"),
        ("порожня колода", "gosu.piles.on-need"),
        ("нічия", "gosu.ukrainian.draw-game"),
        ("муліган", "gosu.options.mulligan"),
        ("перетягнути карти", "gosu.options.mulligan"),
        ("ліміт руки", "gosu.piles.hand-limit"),
        ("карт на руці", "gosu.piles"),
    ],
)
def test_rules_come_before_examples_of_them(kept: Kept, typed: str, wanted: str) -> None:
    page = open_search(kept, "uk")
    pages = search(page, typed)
    firsts = [item[:2] for item in pages[:3]]  # the page, and the best place in it
    assert ["rules/gosu/rulebook/", f"rules/gosu/rulebook/#{wanted}"] in firsts, firsts
    places = [item[0] for item in pages]
    examples = [at for at, place in enumerate(places) if place.startswith("rules/gosu/scenarios/")]
    assert places.index("rules/gosu/rulebook/") < min([*examples, len(places)])


@pytest.mark.parametrize("typed", ["масть", "ходити в масть", "соло"])
def test_words_of_players_find_what_the_rules_call_otherwise(kept: Kept, typed: str) -> None:
    page = open_search(kept, "uk")
    assert search(page, typed)[0][0] == "rules/gorus-maximus/rulebook/"


def test_a_word_is_marked_by_what_its_forms_share_and_never_by_less(kept: Kept) -> None:
    page = open_search(kept, "uk")
    for typed, marked in {"нічия": "ніч", "динаміту": "динаміт", "зомбі-": "зомбі"}.items():
        assert 0 < len(search(page, typed)) < 20, typed
        link = page.locator(".md-search-result__item a[href*='#']").first.get_attribute("href")
        assert link
        assert parse_qs(urlsplit(link).query)["h"] == [marked]


def test_what_is_nowhere_is_not_found(kept: Kept) -> None:
    page = open_search(kept, "uk")
    assert search(page, "динозаврами") == []
    meta = page.locator(".md-search-result__meta").inner_text().strip()
    assert meta == "Нічого не знайдено"


def test_half_a_word_finds_what_the_whole_one_does(kept: Kept) -> None:
    page = open_search(kept, "uk")
    word = "архіваріуса"
    for length in range(3, len(word) + 1):
        assert is_found(page, word[:length], ARCHIVIST), word[:length]


def test_words_meet_in_the_page_as_they_should(page: Page, site: str) -> None:
    page.goto(f"{site}uk/rules/gosu/gallery/")
    stems = "words => words.map(word => tricktableWords.stem(tricktableWords.fold(word)))"
    for case in [*WORDS["alike"], *WORDS["alike_as_typed"]]:
        assert len(set(page.evaluate(stems, case.split()))) == 1, case
    for case in WORDS["different"]:
        assert len(set(page.evaluate(stems, case.split()))) == len(case.split()), case


# Texts and titles of all that is not in the article.
SAID_AROUND = """() => {
  const around = (part) => !part.closest("article, script, .md-copyright")
  const parts = [...document.querySelectorAll("body *")].filter(around)
  const ids = ["title", "aria-label", "placeholder"]
  const named = parts.flatMap((part) => ids.map((id) => part.getAttribute(id)))
  const own = parts.flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === 3))
  return [...named, ...own.map((node) => node.textContent)].map((text) => (text || "").trim()).filter(Boolean)
}"""


def test_what_the_theme_says_around_a_ukrainian_page_is_ukrainian(page: Page, site: str) -> None:
    names = {"tricktable", "English", "Gorus Maximus", "GOSU", "Gosu X"}
    for path in ("uk/", "uk/rules/gosu/gallery/"):
        page.goto(site + path)
        said = page.evaluate(SAID_AROUND)
        rest = [re.sub("|".join(names), "", text) for text in said]
        assert [text for text in rest if re.search("[A-Za-z]{2}", text)] == [], path
