"""Draws the cards of a game as a page: Markdown around cards in HTML, which `gallery.css` and `gallery.js` serve."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from docs.sitegen.gallery.emblems import emblem
from docs.sitegen.gallery.face import Face, Filter, Gallery
from docs.sitegen.gallery.links import KEYWORDS

HEAD = """\
---
template: gallery.html
---

"""


def page(gallery: Gallery, *, book: bool) -> str:
    """The page of a gallery.

    Args:
        gallery: the cards.
        book: whether there is a page with the rulebook, for keywords to lead to.
    """
    tr, id = gallery.tr, gallery.ruleset.id
    parts = [f"# {tr('gallery.title', game=gallery.ruleset.info.name)}", gallery.lead]
    parts.append(
        f"{tr('gallery.same-in-terminal', ruleset=id)} {tr('gallery.address')}"
        if gallery.ruleset.has_card_packs
        else tr("gallery.address")
    )
    parts.append("".join(_form(gallery)))
    links = KEYWORDS.get(id, {}) if book else {}
    for group, name in gallery.groups.items():
        cards = "".join(f"<li>{_card(gallery, face, links)}</li>" for face in gallery.faces if face.group == group)
        parts += [f"## {name} {{#{gallery.filters[0].id}-{group}}}", f'<ul class="tt-cards">{cards}</ul>']
    return HEAD + "\n\n".join(parts) + "\n"


# --- search and filters -----------------------------------------------------------------------------------------------


def _form(gallery: Gallery) -> Iterator[str]:
    tr = gallery.tr
    label = escape(tr("gallery.filters"))
    yield f'<form class="tt-filters" role="search" aria-label="{label}" hidden data-search-exclude>'
    hint = escape(tr("gallery.search-hint"))
    field = f'<input type="search" name="find" placeholder="{hint}" autocomplete="off">'
    yield f"<label>{escape(tr('gallery.search'))} {field}</label>"
    for each in gallery.filters:
        yield _select(each, tr("gallery.any"))
    yield f'<button type="reset">{escape(tr("gallery.clear"))}</button>'
    shown = escape(tr("gallery.shown"))
    yield f'<p role="status" data-shown="{shown}" data-empty="{escape(tr("gallery.empty"))}"></p>'
    yield "</form>"


def _select(choice: Filter, everything: str) -> str:
    options = "".join(f'<option value="{id}">{escape(name)}</option>' for id, name in choice.values.items())
    return (
        f"<label>{escape(choice.name)} "
        f'<select name="{choice.id}"><option value="">{escape(everything)}</option>{options}</select></label>'
    )


# --- a card -----------------------------------------------------------------------------------------------------------


def _card(gallery: Gallery, face: Face, links: dict[str, str]) -> str:
    marks = "".join(f' data-{id}="{" ".join(values)}"' for id, values in face.marks.items())
    colour, inside = emblem(face.group).colour, "".join(_inside(gallery, face, links))
    kind = " tt-card--tile" if face.id.startswith("tile-") else ""
    return f'<article class="tt-card{kind}" style="--tt-clan: {colour}"{marks}>{inside}</article>'


def _inside(gallery: Gallery, face: Face, links: dict[str, str]) -> Iterator[str]:
    language = gallery.tr.language
    label = escape(gallery.tr("gallery.link"))
    name = f'<span class="tt-card__name"{_in(face.language, language)}>{escape(face.name)}</span>'
    link = f'<a class="headerlink" href="#{face.id}" title="{label}" aria-label="{label}">¶</a>'
    # The search takes what follows a heading within the same element for its section.
    yield f'<h3 id="{face.id}">{_emblem(face.group)}<span>{name} {link}</span></h3>'
    if face.badge:
        yield f'<b class="tt-card__badge" aria-hidden="true" data-search-exclude>{escape(face.badge)}</b>'
    for tag, also in face.also.items():
        yield f'<p class="tt-card__also"{_in(tag, language)}>{escape(also)}</p>'
    yield f'<p class="tt-card__line">{escape(face.line)}{_icons(face.icons)}</p>'
    if face.text:
        yield f'<div class="tt-card__text">{"".join(f"<p>{escape(line)}</p>" for line in face.text)}</div>'
    else:
        yield f'<div class="tt-card__figure">{_emblem(face.group)}</div>'
    if face.keywords:
        yield f'<p class="tt-card__keywords">{_linked(face, links)}</p>'
    facts = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in face.facts)
    yield f"<dl>{facts}</dl>"
    yield f"<footer data-search-exclude>{escape(face.origin)}</footer>"


def _linked(face: Face, links: dict[str, str]) -> str:
    """The sentence of the keywords, each of which leads to what the rulebook says of it."""
    names = {escape(name).casefold(): id for id, name in face.named.items() if id in links}
    text = escape(face.keywords)
    if not names:
        return text
    some = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)), re.IGNORECASE)
    return some.sub(lambda it: f'<a href="../rulebook/#{links[names[it[0].casefold()]]}">{it[0]}</a>', text)


def _icons(n: int) -> str:
    """The Activation icons as signs; the sentence of the keywords says how many there are."""
    return f' <span class="tt-card__icons" aria-hidden="true">{"◉" * n}</span>' if n else ""


def _emblem(group: str) -> str:
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{emblem(group).shapes}</svg>'


def _in(language: str, page: str) -> str:
    """The language of a text that is not that of the page."""
    return "" if language == page else f' lang="{language}"'
