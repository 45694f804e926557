"""Letters stand out from their ground, in both themes: 4.5 to 1, as WCAG asks of small text; headings go in order."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PAGES = (
    "",
    "reference/actions/",
    "rules/gosu/rulebook/",
    "rules/gosu-x/gallery/",
    "rules/gorus-maximus/scenarios/bout/",
    "uk/rules/gosu/scenarios/enrol/",
)

# What is too pale, each kind of it once: of texts that can be seen, on the ground that lies below them.
PALE = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  const mixed = (colours) => {
    canvas.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const light = (rgb) => {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const [r, g, b] = rgb.map((each) => linear(each / 255))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const pale = new Map()
  for (const part of document.querySelectorAll("article *, .md-tabs a, .md-nav--primary a")) {
    const text = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!text || !part.checkVisibility({ opacityProperty: true })) continue
    if (part.closest("svg, button, .headerlink, .highlight")) continue
    const chain = []
    for (let each = part; each; each = each.parentElement) chain.unshift(each)
    const grounds = ["white", ...chain.map((each) => getComputedStyle(each).backgroundColor)]
    const style = getComputedStyle(part)
    const [a, b] = [light(mixed(grounds)), light(mixed([...grounds, style.color]))]
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    const size = parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 18.6 && style.fontWeight >= 700)
    const kind = `${part.parentElement.className} ${part.localName}.${part.className}`
    if (ratio >= (large ? 3 : 4.5)) continue
    pale.set(kind, `${ratio.toFixed(2)} ${style.color} ${part.textContent.trim().slice(0, 30)}`)
  }
  return [...pale].map(([kind, said]) => `${kind}: ${said}`)
}"""
STEPS = "[...document.querySelectorAll('article :is(h1, h2, h3, h4, h5, h6)')].map((each) => +each.localName[1])"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_letters_stand_out(page: Page, site: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of its literals
    pale = {}
    for path in PAGES:
        page.goto(site + path)
        if found := page.evaluate(PALE):
            pale[path] = found
    assert pale == {}


def test_headings_go_down_one_step_at_a_time(page: Page, site: str) -> None:
    for path in PAGES:
        page.goto(site + path)
        steps = page.evaluate(STEPS)
        assert steps[0] == 1, path
        assert all(after <= before + 1 for before, after in itertools.pairwise(steps)), path
