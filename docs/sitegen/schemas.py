"""The JSON Schemas as files of the site, and where a page shows them.

A page asks for a schema by a comment: `<!-- schema: record -->` shows one, or links those of our rulesets;
`<!-- schemas -->` links them all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

from docs.sitegen.ours import rulesets
from tricktable import schema

FOLDER = "reference/formats/schemas"
_MARK = re.compile(r"^<!-- (?:schema: ([a-z]+)|(schemas)) -->$", re.MULTILINE)


def marked(text: str) -> bool:
    """Whether a page asks for schemas."""
    return _MARK.search(text) is not None


def expanded(text: str) -> str:
    """The page with the schemas that it asks for."""
    return _MARK.sub(lambda mark: _table() if mark[2] else _shown(mark[1]), text)


@cache
def files() -> dict[str, str]:
    """Every schema, by the name of its file: `record.json`, `save.gosu.json`."""
    found = {f"{kind}.json": schema.file_schema(kind) for kind in schema.FILE_KINDS}
    for ruleset in rulesets():
        for kind in schema.KINDS:
            if kind != "pack" or ruleset.has_card_packs:
                found[f"{kind}.{ruleset.id}.json"] = schema.schema(ruleset, kind)
    return {name: json.dumps(each, indent=2, ensure_ascii=False) + "\n" for name, each in found.items()}


def pages() -> Iterator[tuple[str, str]]:
    """The files of the site: path and text."""
    for name, text in files().items():
        yield f"{FOLDER}/{name}", text


def _link(name: str, text: str) -> str:
    # Not a link of Markdown: a schema is no page, and opens as a file of its own.
    return f'<a href="../schemas/{name}" download>{text}</a>'


def _shown(kind: str) -> str:
    names = [name for name in files() if name.startswith(f"{kind}.")]
    if names == [f"{kind}.json"]:
        text = files()[names[0]]
        block = "\n".join(f"    {line}".rstrip() for line in ["```json", *text.splitlines(), "```"])
        return f'## Schema {{#schema}}\n\n{_link(names[0], names[0])}\n\n??? note "JSON Schema"\n\n{block}'
    links = ", ".join(_link(name, name) for name in names)
    return (
        f"## Schema {{#schema}}\n\nOne for each ruleset: {links}. `tricktable schema RULESET --kind {kind}` prints it."
    )


def _table() -> str:
    columns = ["all games", *(ruleset.info.name for ruleset in rulesets())]
    rows = [f"| kind | {' | '.join(columns)} |", f"|{' --- |' * (len(columns) + 1)}"]
    for kind in (*schema.KINDS, *schema.FILE_KINDS):
        names = [f"{kind}.json", *(f"{kind}.{ruleset.id}.json" for ruleset in rulesets())]
        cells = [_link(name, "JSON") if name in files() else "" for name in names]
        rows.append(f"| `{kind}` | {' | '.join(cells)} |")
    return "\n".join(rows)
