"""Games played in the page, in Chromium: Python 3.14 there, whichever Python here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tricktable as tt
from tests.browser.conftest import Watch, watched
from tricktable.game import AnyGame
from tricktable.record import fingerprint

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser

HEAVY = (".wasm", ".zip", ".whl", "worker.js", "pyodide.mjs")


def opened(page: Page, address: str) -> None:
    """The page with Python started."""
    page.goto(address)
    page.locator("div.play button").click()
    page.wait_for_selector("form.tt-settings")


def started(page: Page, ruleset: str, *, seed: str = "7", **chosen: str) -> None:
    page.select_option("select[name=ruleset]", ruleset)
    for name, value in chosen.items():
        page.select_option(f"select[name={name}]", value)
    page.fill("input[name=seed]", seed)
    page.locator("form.tt-settings button").click()
    page.wait_for_selector(".tt-game")


@pytest.fixture(scope="module")
def open_page(browser: Browser, site: str) -> Iterator[Page]:
    """The English page with Python started, once for all tests that need no page of their own."""
    with watched(browser, site) as watch:
        page = watch.context.new_page()
        opened(page, f"{site}play/")
        yield page


@pytest.fixture
def desk(open_page: Page) -> Page:
    """That page, where a new game can be chosen."""
    if (new := open_page.locator(".tt-new")).count():
        new.click()
    return open_page


def at_rest(page: Page) -> None:
    page.wait_for_selector("div.play:not(.tt-busy)")


def choices(page: Page) -> list[str]:
    return [str(each.get_attribute("data-typed")) for each in page.locator(".tt-choice").all()]


def clicked_on(page: Page, steps: int) -> int:
    """Click on one choice after the other, so many at most; how many there were."""
    for at in range(steps):
        there = page.locator(".tt-choice")
        count = there.count()
        if not count:
            return at
        there.nth(at % count).click()
        at_rest(page)
    return steps


def saved(page: Page) -> str:
    """The save, as the button gives it."""
    if page.locator(".tt-keeping").get_attribute("open") is None:
        page.locator(".tt-keeping > summary").click()
    with page.expect_download() as got:
        page.locator(".tt-keeping button").first.click()
    return Path(got.value.path()).read_text("utf-8")


def loaded(page: Page, save: str) -> None:
    if page.locator(".tt-keeping").get_attribute("open") is None:
        page.locator(".tt-keeping > summary").click()
    page.fill(".tt-save", save)
    page.locator(".tt-keeping button").last.click()
    at_rest(page)
    page.wait_for_selector(".tt-game")


def played_here(game: AnyGame, steps: int) -> None:
    """The first legal action for everyone, so many times at most."""
    for _ in range(steps):
        if game.outcome is not None:
            return
        game.play(game.legal_actions()[0])


def test_each_ruleset_is_played_to_its_end_by_clicking(desk: Page) -> None:
    offered = [str(each.get_attribute("value")) for each in desk.locator("select[name=ruleset] option").all()]
    assert offered == ["gorus-maximus", "gosu", "gosu-x"]
    for ruleset in offered:
        started(desk, ruleset)
        assert clicked_on(desk, 400) > 10, ruleset
        assert desk.locator(".tt-outcome").inner_text(), ruleset
        game = tt.load(saved(desk))
        assert game.ruleset.id == ruleset
        assert game.outcome is not None
        assert game.record().outcome == game.outcome
        desk.locator(".tt-new").click()


def test_a_card_is_played_by_clicking_on_it_and_says_why_it_cannot_be(desk: Page, site: str) -> None:
    started(desk, "gorus-maximus")
    for _ in range(30):
        dead = desk.locator(".tt-line").last.locator("button.tt-card:not(.tt-live)")
        if dead.count():
            break
        card = desk.locator("button.tt-live").first
        name = card.get_attribute("data-card")
        card.click()
        at_rest(desk)
        assert desk.locator(f".tt-live[data-card={name}]").count() == 0
    else:
        pytest.fail("every card could be played at all times")
    dead.first.click()
    rule = desk.locator(".tt-note a.tt-rule")
    address = str(rule.get_attribute("href"))
    paragraph = address.rpartition("#")[2]
    assert paragraph in {each.id for each in tt.ruleset("gorus-maximus").rulebook}
    assert address == f"{site}rules/gorus-maximus/rulebook/#{paragraph}"
    assert desk.locator(".tt-note p").first.inner_text()
    assert f'id="{paragraph}"' in desk.request.get(address.partition("#")[0]).text()


def test_a_game_is_begun_and_played_with_the_keyboard_and_nothing_is_loaded_before(
    page: Page, site: str, watch: Watch
) -> None:
    page.goto(f"{site}play/", wait_until="networkidle")
    assert not [address for address in watch.asked if address.endswith(HEAVY)]
    page.locator("div.play button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("form.tt-settings")
    assert {end for end in HEAVY if any(address.endswith(end) for address in watch.asked)} == set(HEAVY)
    page.locator("input[name=seed]").focus()
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tt-game")
    there = choices(page)
    assert page.evaluate("document.activeElement.dataset.typed") == there[0]
    page.locator(".tt-typing > summary").focus()
    page.keyboard.press("Tab")
    page.keyboard.type("play nobody-1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".tt-note p")
    assert choices(page) == there
    page.locator(".tt-typing input").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type(there[1])
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.tt-choice[data-typed="{there[1]}"]', state="detached")
    at_rest(page)
    taken = tt.load(saved(page)).record().actions
    assert [each.action for each in taken if each.seat == 0] == [there[1]]


def test_taking_back_asks_first_and_then_does(desk: Page) -> None:
    started(desk, "gorus-maximus", seed="2")  # a program plays after the first choice
    before, told = choices(desk), desk.locator(".tt-log").inner_text() if desk.locator(".tt-log").count() else ""
    clicked_on(desk, 1)
    assert choices(desk) != before
    desk.locator(".tt-undo").click()
    desk.locator(".tt-note button").first.click()
    at_rest(desk)
    assert choices(desk) == before
    assert (desk.locator(".tt-log").inner_text() if desk.locator(".tt-log").count() else "") == told


def test_the_ukrainian_page_speaks_ukrainian(page: Page, site: str) -> None:
    opened(page, f"{site}uk/play/")
    started(page, "gosu", seed="3")
    clicked_on(page, 12)
    letters = page.locator(".tt-game").inner_text().casefold()
    assert set("іїє") <= set(letters)
    english = page.locator("select[name=tongue]")
    english.select_option("en")
    at_rest(page)
    page.wait_for_selector('.tt-table[lang="en"]')
    table = page.locator(".tt-table").inner_text()
    assert "Програма 2" in table  # names at the table stay
    assert not set("абвгґіїє") & set(table.replace("Анна", "").replace("Програма", "").casefold())


@pytest.mark.parametrize("ruleset", ["gorus-maximus", "gosu", "gosu-x"])
def test_a_save_goes_from_the_page_to_here_and_back(desk: Page, ruleset: str) -> None:
    started(desk, ruleset)
    clicked_on(desk, 6)
    save = saved(desk)
    here = tt.load(save, strict=True)
    played_here(here, 9)
    loaded(desk, here.to_json().decode())
    there = tt.load(saved(desk), strict=True)
    assert there.position == here.position or there.step > here.step  # the programs go on at once
    assert there.history[: here.step] == here.history
    clicked_on(desk, 400)
    desk.wait_for_selector(".tt-outcome")
    ended = tt.load(saved(desk), strict=True)
    assert ended.outcome is not None

    # What was played on Python 3.14 in the browser is played again here, to the same position.
    again = tt.replay(ended.record())
    assert fingerprint(again.position) == fingerprint(ended.position)
    with desk.expect_download() as got:
        desk.locator(".tt-keeping button").nth(2).click()
    record = Path(got.value.path()).read_text("utf-8")
    assert record == ended.record().to_text()
    assert tt.verify(record).status == "exact"


def test_what_is_no_save_is_refused_and_the_game_goes_on(desk: Page) -> None:
    started(desk, "gosu")
    there = choices(desk)
    desk.locator(".tt-keeping > summary").click()
    desk.fill(".tt-save", json.dumps({"format": "something"}))
    desk.locator(".tt-keeping button").last.click()
    desk.wait_for_selector(".tt-note p")
    assert choices(desk) == there
    assert clicked_on(desk, 2) == 2


def test_on_a_phone_an_answer_is_in_sight_where_the_reader_has_pressed(desk: Page) -> None:
    desk.set_viewport_size({"width": 390, "height": 700})
    started(desk, "gosu")
    clicked_on(desk, 6)
    for pressed in (".tt-undo", ".tt-typing form button >> nth=1"):
        button = desk.locator(pressed)
        button.scroll_into_view_if_needed()
        button.click()
        desk.wait_for_selector(".tt-note p")
        box = desk.locator(".tt-note").bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 700
        desk.locator(".tt-close").click()
        assert desk.locator(".tt-note").inner_text() == ""
    desk.set_viewport_size({"width": 1280, "height": 720})


def test_the_address_of_the_page_can_name_a_game(page: Page, site: str) -> None:
    opened(page, f"{site}uk/play/?game=gosu")
    chosen = page.locator("select[name=ruleset]")
    assert chosen.input_value() == "gosu"
    assert page.locator("select[name=players]").input_value() == "2"
    assert "українське видання" in page.locator("select[name=variant]").inner_text()
    page.locator("form.tt-settings button").click()
    page.wait_for_selector(".tt-game")
    assert "Програма 2" in page.locator(".tt-table").inner_text()


def test_it_fits_a_phone(desk: Page) -> None:
    desk.set_viewport_size({"width": 390, "height": 844})
    for ruleset in ("gorus-maximus", "gosu", "gosu-x"):
        started(desk, ruleset)
        clicked_on(desk, 15)
        assert desk.evaluate("document.documentElement.scrollWidth") <= 390, ruleset
        desk.locator(".tt-new").click()
    desk.set_viewport_size({"width": 1280, "height": 720})


def test_the_page_says_when_python_does_not_start(page: Page, site: str, watch: Watch) -> None:
    page.route("**/pyodide-lock.json", lambda route: route.abort())
    page.goto(f"{site}play/")
    page.locator("div.play button").click()
    page.wait_for_selector('div.play [role="alert"]')
    page.unroute("**/pyodide-lock.json")
    page.locator("div.play button").click()
    page.wait_for_selector("form.tt-settings")
    assert all("pyodide-lock.json" in fault or "ERR_FAILED" in fault for fault in watch.faults)
    watch.faults.clear()
