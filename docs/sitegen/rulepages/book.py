"""The rulebook as a page: each paragraph with its number, its origin, its examples and its places in the code."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from docs.sitegen.rulepages.cited import Place
from docs.sitegen.rulepages.editions import edition, notes
from docs.sitegen.rulepages.shelf import Chapter, Game, told, words
from docs.sitegen.ways import LANGUAGES, folder_of, way
from tricktable.cli.language import source
from tricktable.rulebook import Paragraph, Section
from tricktable.scenario import Scenario


def page(game: Game, places: Sequence[Place], language: str) -> tuple[str, str]:
    """Path and text of the rulebook."""
    tr = words(language)
    first = next(iter(game.book)).id
    lines = ["---", "search:", "  boost: 4", "---", f"# {tr('rulebook.title', name=game.name)}", ""]
    lines += [tr("rulebook.lead", name=game.name, id=first), "", _find(language), ""]
    for section in game.book.sections:
        lines += [f"## {game.title(section, language)} {{#{section.id}}}", ""]
        whole = _links([place for place in places if not place.test], section.id)
        if whole:
            cited = f"{tr('rulebook.section')} {', '.join(whole)}"
            lines += [f'<aside class="rp-whole" data-search-exclude>{cited}</aside>', ""]
        lines += [part for each in section.paragraphs for part in (_rule(game, section, each, places, language), "")]
    return f"{game.folder}/rulebook.md", "\n".join(lines)


def tag(game: Game, paragraph: Paragraph, language: str) -> str:
    """Where a paragraph comes from, as a mark beside it."""
    return f'<span class="rp-origin rp-from-{paragraph.origin}">{origin(game, paragraph, language)}</span>'


def _find(language: str) -> str:
    tr = words(language)
    field = f'<input type="search" placeholder="{tr("rulebook.find")}" aria-label="{tr("rulebook.find")}">'
    return f'<form class="rp-find" hidden>{field}<p hidden>{tr("rulebook.none")}</p></form>'


def origin(game: Game, paragraph: Paragraph, language: str) -> str:
    """Where a paragraph comes from, in words, with its edition where there are several."""
    known = source(game.ruleset.speech(language).tr, paragraph.source)
    said = escape(words(language)(f"origin.{paragraph.origin}", source=known), quote=False)
    printed = edition(game, paragraph, language)
    return f"{said}: {printed}" if printed else said


def _rule(game: Game, section: Section, paragraph: Paragraph, places: Sequence[Place], language: str) -> str:
    tr, id = words(language), paragraph.id
    shown = game.showing.get(id, [])
    code = _links([place for place in places if not place.test], id)
    tests = _links([place for place in places if place.test], id)
    here = f"{game.folder}/rulebook/"
    other = next(each for each in LANGUAGES if each != language)
    there = way(f"{folder_of(other)}{here}", f"{folder_of(language)}{here}")
    head = f'<h3 id="{id}"><a href="#{id}">{paragraph.number}</a> <code>{id}</code></h3>'
    facts = [
        tag(game, paragraph, language),
        f'<a href="{there}#{id}" hreflang="{other}" title="{tr("rulebook.other-title")}">{tr("rulebook.other")}</a>',
    ]
    see = "".join(
        f"<p><b>{tr(f'rulebook.{label}')}</b></p><ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
        for label, items in (("examples", _shown(shown, language)), ("code", code), ("tests", tests))
        if items
    )
    summary = _summary(len(shown), len(code), len(tests), language)
    more = f"<details><summary>{summary}</summary>{see}</details>" if see else f"<p>{summary}</p>"
    foot = f"<footer data-search-exclude><p>{' · '.join(facts)}</p>{more}</footer>"
    number = f'<span id="{paragraph.number}"></span>'
    beside = "".join(
        f'<p class="rp-edition" data-search-exclude>{note}</p>' for note in notes(game, paragraph, language)
    )
    return f'<section class="rp-rule">{number}{head}<p>{game.text(paragraph, language)}</p>{beside}{foot}</section>'


def _summary(shown: int, code: int, tests: int, language: str) -> str:
    """What there is on a paragraph; honest where neither an example nor the code cites it."""
    tr = words(language)
    if not shown and not code:
        return tr("rulebook.uncited-tested") if tests else tr("rulebook.nothing")
    counts = [("shown", shown), ("carried", code), ("tested", tests)]
    return " · ".join(tr(f"rulebook.{label}", n=n) for label, n in counts if n)


def _shown(shown: Sequence[tuple[Chapter, Scenario]], language: str) -> list[str]:
    return [
        f'<a data-unfold href="../scenarios/{chapter.name}/#{each.id}">{told(each, language)}</a>'
        for chapter, each in shown
    ]


def _links(places: Sequence[Place], id: str) -> list[str]:
    return [
        f'<a data-unfold href="../code/#{place.anchor}"><code>{place.file}:{place.line(id)}</code></a>'
        for place in places
        if id in place.rules
    ]
