"""The pages of the formats tell every key of each, and every kind of schema."""

from __future__ import annotations

import re
from typing import Any

import pytest

from docs.sitegen import schemas
from docs.sitegen.ours import rulesets
from tests.docs.pages import (
    CARD_PACKS_PAGE,
    CLI_PAGE,
    DOCS,
    FORMATS,
    GOSU_PAGE,
    GOSU_X_PAGE,
    MESSAGES_PAGE,
    PERFT_PAGE,
    POSITIONS_PAGE,
    RECORDS_PAGE,
    ROOT,
    RULEBOOK_PAGE,
    SAVES_PAGE,
    SCENARIOS_PAGE,
    SCHEMA_PAGE,
    code_words,
    read,
    rows,
    section,
)
from tricktable import scenario, schema
from tricktable.effects import Card
from tricktable.record import Record, parse_record
from tricktable.rulebook import ORIGINS
from tricktable.saves import Body, Envelope

GOLDEN = DOCS / "examples/suns-and-moons/src/tricktable_suns/golden/two-seats.record"
PAGES = sorted((ROOT / FORMATS).glob("*.md"))


def keys_of(page: str) -> set[str]:
    """The words in the first column of the tables of a page."""
    return {word for row in rows(read(page)) for word in re.findall(r"\w[\w.]*", row[0])}


def properties(shape: dict[str, Any], *names: str) -> set[str]:
    """The keys of some definitions of a schema, and of what it is of itself."""
    return {key for each in (shape, *(shape["$defs"][name] for name in names)) for key in each.get("properties", ())}


@pytest.mark.parametrize("kind", [*schema.KINDS, *schema.FILE_KINDS])
def test_kinds_of_schema(kind: str) -> None:
    assert kind in code_words(section(CLI_PAGE, "`tricktable schema [RULESET]`"))
    assert [row[1] for row in rows(read(SCHEMA_PAGE)) if row[0] == kind], kind
    default = kind == "view"
    assert default or f"--kind {kind}" in read(SCHEMA_PAGE)


@pytest.mark.parametrize("kind", ["save", "record", "position", "scenario", "pack", "rulebook", "messages", "perft"])
def test_each_format_shows_its_schema(kind: str) -> None:
    (page,) = [path for path in PAGES if f"<!-- schema: {kind} -->" in path.read_text("utf-8")]
    shown = schemas.expanded(page.read_text("utf-8"))
    assert any(f'href="../schemas/{name}"' in shown for name in schemas.files() if name.startswith(f"{kind}."))


def test_the_page_of_schemas_links_every_one() -> None:
    shown = schemas.expanded(read(SCHEMA_PAGE))
    assert {name for name in schemas.files() if f'href="../schemas/{name}"' not in shown} == set()


def test_the_index_and_the_navigation_have_every_format() -> None:
    for path in PAGES:
        assert f"reference/formats/{path.name}\n" in read("mkdocs.yml")
        assert path.name == "index.md" or f"({path.name})" in read(f"{FORMATS}/index.md")


@pytest.mark.parametrize("of", [scenario.Scenario, scenario.ScenarioStep])
def test_keys_of_scenarios(of: type[Any]) -> None:
    assert set(of.__struct_fields__) <= code_words(read(SCENARIOS_PAGE))
    assert set(of.__struct_fields__) <= keys_of(SCENARIOS_PAGE)


def test_fields_of_a_save() -> None:
    told = code_words(read(SAVES_PAGE))
    assert {*Envelope.__struct_fields__} - {"body"} | {f"body.{name}" for name in Body.__struct_fields__} <= told


def test_headers_of_a_record() -> None:
    told = {row[0]: row[1] == "yes" for row in rows(read(RECORDS_PAGE)) if len(row) == 3}
    fields = set(Record.__struct_fields__) - {"ruleset_version", "core_version", "actions", "fingerprints"}
    assert set(told) == fields | {"core", "tricktable record 1"}
    lines = GOLDEN.read_text("utf-8").splitlines(keepends=True)
    for header, needed in told.items():
        without = [line for line in lines if not re.match(rf"{header}(?::|$)", line)]
        if needed:
            assert len(without) == len(lines) - 1
            with pytest.raises(ValueError, match=r"missing|begins with"):
                parse_record("".join(without))
        else:
            parse_record("".join(without))


def test_keys_of_a_position() -> None:
    told = {row[0]: row[1] == "yes" for row in rows(read(POSITIONS_PAGE)) if len(row) == 3}
    shape = schema.schema(rulesets()[0], "position")
    assert told == {key: key in shape["required"] for key in shape["properties"]}


def test_keys_of_perft() -> None:
    shape = schema.file_schema("perft")["$defs"]["Perft"]
    told = {name: row[1] == "yes" for row in rows(read(PERFT_PAGE)) for name in row[0].split(", ")}
    assert told == {key: key in shape["required"] for key in shape["properties"]}


def test_keys_of_a_rulebook() -> None:
    shape = schema.file_schema("rulebook")
    assert properties(shape, "Section", "Paragraph") - {"section", "paragraph"} <= keys_of(RULEBOOK_PAGE)
    assert set(ORIGINS) <= code_words(read(RULEBOOK_PAGE))


def test_plural_categories_of_messages() -> None:
    assert properties(schema.file_schema("messages"), "Forms") <= code_words(read(MESSAGES_PAGE))


@pytest.mark.parametrize(("id", "page"), [("gosu", GOSU_PAGE), ("gosu-x", GOSU_X_PAGE)])
def test_keys_of_card_packs(id: str, page: str) -> None:
    (ruleset,) = [each for each in rulesets() if each.id == id]
    shape = schema.schema(ruleset, "pack")
    kind = ruleset.card_packs.format.card
    own = set(kind.__struct_fields__) - set(Card.__struct_fields__)
    assert set(shape["properties"]["pack"]["properties"]) <= keys_of(CARD_PACKS_PAGE)
    assert set(shape["$defs"][kind.__name__]["properties"]) - own <= keys_of(CARD_PACKS_PAGE)
    assert own <= code_words(read(page)) | code_words(read(CARD_PACKS_PAGE))
