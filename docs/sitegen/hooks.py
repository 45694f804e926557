"""What mkdocs calls while it builds: it adds the pages that are made, and links each page to its other language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import jinja2
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from docs.sitegen import pyodide, schemas
from docs.sitegen.crossing import crossed
from docs.sitegen.heads import head
from docs.sitegen.linking import linked
from docs.sitegen.pages import pages
from docs.sitegen.rulepages import quoting
from docs.sitegen.ways import ALONE, LANGUAGES, folder_of, way

DOCS = Path(__file__).parents[1]

# What extensions of Markdown say in English by themselves.
SAID = {
    "uk": {
        "toc": {"permalink_title": "Посилання на цей розділ"},
        "footnotes": {"BACKLINK_TITLE": "Назад до примітки {} у тексті"},
    }
}


class _Ready(str):
    """A link that is relative to its page already."""

    __slots__ = ()


def _language(config: MkDocsConfig) -> str:
    return Path(config.docs_dir).name


@event_priority(100)  # before the plugin of the search looks at its settings
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Let the search use our own words, and extensions speak the language of the site.

    The words of the search are in `lunr.tricktable.min.js`; its setting takes only languages that mkdocs brings.
    """
    config.plugins["material/search"].config["lang"] = ["tricktable"]
    for extension, words in SAID.get(_language(config), {}).items():
        config.mdx_configs.setdefault(extension, {}).update(words)
    return config


@event_priority(100)  # before any plugin looks at the files
def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made, and, once for both languages, what runs Python in them.

    Where one language is served alone, it lies at the root, and what its links say of the root leads there.
    """
    if pyodide.wanted() and (os.environ.get(ALONE) or _language(config) == "en"):
        for path, source in pyodide.files():
            files.append(File.generated(config, path, abs_src_path=str(source)))
    for page in pages(_language(config)):
        files.append(File.generated(config, page.path, content=page.text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Put in what a page asks for, and make links: of the names of the API, and to what is only in English."""
    language = _language(config)
    url = folder_of(language) + page.url
    whole = linked(quoting.quoted(schemas.expanded(markdown), language, page.url), url)
    return crossed(whole, page.file.src_uri, url, _written(language), _written("en"))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let each id of a paragraph lead to it, and say what the page is about, where it does not say so itself."""
    title, description = head(html)
    if not page.is_homepage:
        page.meta.setdefault("title", title)
    page.meta.setdefault("description", description)
    return quoting.linked(html, page.url)


def on_env(env: jinja2.Environment, config: MkDocsConfig, files: Files) -> jinja2.Environment:
    """Let links that are ready pass through the `url` filter of the theme."""
    usual = env.filters["url"]

    @jinja2.pass_context
    def url(context: jinja2.runtime.Context, value: str) -> str:
        return value if isinstance(value, _Ready) else str(usual(context, value))

    env.filters["url"] = url
    return env


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: object) -> dict[str, Any]:
    """Name the same page in each language, or that language's first page where it has none; say where Python lies."""
    here = folder_of(_language(config)) + page.url
    config.extra["alternate"] = [
        {
            "name": name,
            "lang": language,
            "twin": page.file.src_uri in _written(language),
            "link": _Ready(way(_twin(page, language), here)),
        }
        for language, name in LANGUAGES.items()
    ]
    if pyodide.wanted():
        context["python"] = {
            "folder": _Ready(way(f"{pyodide.FOLDER}/", here)),
            "megabytes": pyodide.megabytes(),
            "scripts": [name for name in ("play", "run") if f'class="{name}"' in (page.content or "")],
        }
    return context


def _twin(page: Page, language: str) -> str:
    there = page.file.src_uri in _written(language)
    return folder_of(language) + (page.url if there else "")


_sources: dict[str, frozenset[str]] = {}


def _written(language: str) -> frozenset[str]:
    """The paths of all the pages of a language."""
    if language not in _sources:
        folder = DOCS / language
        made = (page.path for page in pages(language))
        _sources[language] = frozenset([*made, *(path.relative_to(folder).as_posix() for path in folder.rglob("*.md"))])
    return _sources[language]
