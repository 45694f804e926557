"""The pages of the Python API, made from the `__all__` of each package: a new name cannot be missed.

On a page the names stand under the modules that define them, in the order of the source; mkdocstrings shows each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from docs.sitegen import names
from docs.sitegen.names import Name

FOLDER = "reference/api"


class Part(NamedTuple):
    """A page of the API.

    Attributes:
        page: its name in the folder.
        title: its heading.
        package: the package or module whose public names it shows.
        modules: of these names only those that these modules define, in this order; none given: all.
        also: further public modules that it shows.
        whole: where given, only these classes are shown with their methods.
    """

    page: str
    title: str
    package: str
    modules: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()

    @property
    def path(self) -> str:
        """Where the page lies."""
        return f"{FOLDER}/{self.page}.md"


def _core(*modules: str) -> tuple[str, ...]:
    return tuple(f"tricktable.{module}" for module in modules)


def _words(*modules: str) -> tuple[str, ...]:
    return tuple(f"tricktable.effects.{module}" for module in modules)


_VALUES = ("hands", "fetching", "piling", "revealing", "removing", "turning", "marking", "tokens", "winning")
_MORE = ("choosing", "copying", "flow")

PARTS = (
    Part("game", "Games", "tricktable", _core("api", "game", "replaying", "record"), _core("game")),
    Part(
        "positions",
        "Positions and views",
        "tricktable",
        _core("position", "chance", "views", "events", "message"),
        _core("fair"),
    ),
    Part("errors", "Errors", "tricktable", _core("errors")),
    Part(
        "rulesets",
        "Rulesets",
        "tricktable",
        _core("ruleset", "rules", "resolve", "variant", "value", "marks", "_version"),
    ),
    Part("plugins", "Plugins", "tricktable", _core("hooks", "plugins"), ("tricktable.agents",)),
    Part(
        "words",
        "Words and pictures",
        "tricktable",
        _core("rulebook", "picture"),
        _core("rulebook", "locale", "pointing"),
    ),
    Part("files", "Scenarios and schemas", "tricktable.scenario", (), _core("schema")),
    Part("tricks", "Trick-taking", "tricktable.tricks"),
    Part("tableau", "Tableaux", "tricktable.tableau", (), ("tricktable.tableau.events",)),
    Part(
        "effects",
        "Card effects",
        "tricktable.effects",
        _words("cards", "effect", "players", "filters", "stage", "faces", "battle", "questions", "answers", "reading")
        + _words("vocabulary", "describer", "nouns", "speech"),
    ),
    Part(
        "card-words",
        "The words of cards",
        "tricktable.effects",
        _words(*(f"values.{module}" for module in (*_VALUES, *_MORE)), "numbers", "conditions", "overall"),
        whole=("Number", "Condition", "Overall"),
    ),
    Part("packs", "Card packs", "tricktable.packs", (), ("tricktable.packs.checks",)),
    Part("testing", "The conformance kit", "tricktable.testing"),
    Part("gorus-maximus", "Gorus Maximus", "tricktable_gorus_maximus"),
    Part("gosu", "GOSU", "tricktable_gosu"),
    Part("gosu-x", "Gosu X", "tricktable_gosu_x"),
)

TITLES = {
    "api": "Ways to a game",
    "_version": "Version",
    "cards": "Cards and decks",
    "effect": "Effects",
    "flow": "Made of effects",
}
"""What a module is called, where its name says too little."""


def sections(part: Part) -> Iterator[tuple[str, tuple[Name, ...]]]:
    """The modules of a page, each with its public names."""
    public = names.public(part.package)
    modules = part.modules or tuple(dict.fromkeys(name.module for name in _as_imported(part.package)))
    for module in modules:
        yield module, tuple(name for name in public if name.module == module)
    for module in part.also:
        there = {(name.module, name.short) for name in names.public(part.package)}
        new = [name for name in names.public(module) if (name.module, name.short) not in there]
        yield module, tuple(sorted(new, key=lambda name: name.line))


def _as_imported(package: str) -> list[Name]:
    """The public names by the order in which their modules are imported, which their package chose."""
    order = names.imported(package)
    return sorted(names.public(package), key=lambda name: order.index(name.module) if name.module in order else -1)


def shown() -> dict[str, str]:
    """Every name that some page shows, with the page."""
    return {name.path: part.path for part in PARTS for _, held in sections(part) for name in held}


def pages() -> Iterator[tuple[str, str]]:
    """The pages of the API: path and text."""
    yield f"{FOLDER}/index.md", _index()
    for part in PARTS:
        yield part.path, _page(part)


def _index() -> str:
    lines = [
        "# The Python API",
        "",
        "Every public name, with the module that it is imported from: `from tricktable.tricks import Deck`. The names",
        "of `tricktable` itself are written `tt.new_game` on these pages, after `import tricktable as tt`. What is not",
        "here may change without notice.",
        "",
    ]
    for part in PARTS:
        lines += [f"## [{part.title}]({part.page}.md) {{#{part.page}}}", "", "| name | is |", "| --- | --- |"]
        for _, held in sections(part):
            lines += [f"| [`{name.spelt}`][{name.path}] | {_cell(name.doc)} |" for name in held]
        lines.append("")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _page(part: Part) -> str:
    also = "".join(f", `{module}`" for module in part.also)
    # Other pages of the site have some of these headings too.
    lines = [
        "---",
        f"title: {part.title} · {part.package}",
        "---",
        f"# {part.title}",
        "",
        f"Public names of `{part.package}`{also}.",
        "",
    ]
    for module, held in sections(part):
        lines += [f"## {_title(module)} {{#{_anchor(module)}}}", "", names.about(module), ""]
        for name in held:
            brief = part.whole and name.short not in part.whole
            lines += [f"::: {name.anchor}", *(["    options:", "      members: false"] if brief else []), ""]
    return "\n".join(lines)


def _title(module: str) -> str:
    stem = module.rpartition(".")[2]
    return TITLES.get(stem, stem.replace("_", " ").capitalize())


def _anchor(module: str) -> str:
    return f"module-{module.rpartition('.')[2].strip('_').replace('_', '-')}"
