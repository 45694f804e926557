"""The published schema takes every save that is read, and refuses what the decoder refuses but for the listed gaps."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import tricktable as tt
from tests.input.odd import at_path, paths, put, without
from tricktable.schema import schema

GOLDEN = sorted((Path(__file__).parent / "golden").glob("save-*.json"))
SCHEMA = jsonschema.Draft202012Validator(schema(tt.ruleset("gorus-maximus"), "save"))
VALUES = [None, True, -1, 7, 2**70, 1.5, "", "x", "blue-4", [], ["x"], [7], {}, {"a": 1}]
BEYOND = (
    "cannot be set up",  # which options fit which seats
    "none that can be played on",  # the rules of the game: whose turn it may be, where the cards lie
    "not installed",
    "beyond 64 bits",
)
"""What no schema can say, by the words of the refusal."""


def test_a_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA.schema)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_golden_saves_fit(path: Path) -> None:
    assert list(SCHEMA.iter_errors(json.loads(path.read_bytes()))) == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_what_the_decoder_refuses_the_schema_refuses(path: Path) -> None:
    plain = json.loads(path.read_bytes())
    plain.pop("checksum", None)  # else every change would be refused for that alone
    rng, refused = random.Random(1), 0
    spots = [spot for spot in paths(plain) if spot[0] != "core_version"]
    for spot in rng.sample(spots, 60):
        changes = [put(plain, spot, value) for value in rng.sample(VALUES, 3)]
        changes += [without(plain, spot), at_path(plain, spot, _with_a_typo)]
        for changed in changes:
            fits = SCHEMA.is_valid(changed)
            try:
                tt.load(json.dumps(changed))
                said = ""
            except tt.TricktableError as error:
                said = str(error)
            if said:
                refused += 1
                assert not fits or any(words in said for words in BEYOND), (spot, said)
            else:
                # Where there is only one type the decoder does without its tag. The schema may be the stricter one.
                assert fits or spot[-1] == "type", spot
    assert refused > 100


def _with_a_typo(value: Any) -> Any:
    return {**value, "typo": 1} if isinstance(value, dict) else value
