"""What the search takes for one word, tried without a browser where there is a node."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "docs/theme/assets/javascripts/lunr/min/lunr.tricktable.min.js"
WORDS = tomllib.loads(Path(__file__).with_name("words_uk.toml").read_text("utf-8"))

ASK = """
globalThis.self = globalThis
require(process.argv[1])
const { fold, stem, STOP_WORDS } = tricktableWords
const words = JSON.parse(require("fs").readFileSync(0))
console.log(JSON.stringify(words.map((word) => [stem(fold(word)), STOP_WORDS.has(fold(word))])))
"""

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="no node here; tests/browser asks the same")


@cache
def stems() -> dict[str, str]:
    words = sorted({word for cases in WORDS.values() for case in cases for word in case.split()})
    asked = subprocess.run(
        ["node", "-e", ASK, str(SCRIPT)], input=json.dumps(words), capture_output=True, encoding="utf-8", check=True
    )
    answers: list[tuple[str, bool]] = json.loads(asked.stdout)
    assert not [word for word, (_, stop) in zip(words, answers, strict=True) if stop]
    return {word: stem for word, (stem, _) in zip(words, answers, strict=True)}


@pytest.mark.parametrize("case", [*WORDS["alike"], *WORDS["alike_as_typed"]])
def test_forms_of_a_word_meet(case: str) -> None:
    assert len({stems()[word] for word in case.split()}) == 1, {word: stems()[word] for word in case.split()}


@pytest.mark.parametrize("case", WORDS["different"])
def test_different_words_do_not_meet(case: str) -> None:
    words = case.split()
    assert len({stems()[word] for word in words}) == len(words), {word: stems()[word] for word in words}


def test_words_of_different_cases_do_not_meet() -> None:
    first = [case.split()[0] for case in WORDS["alike"]]
    met = [
        (one, other)
        for one, other in itertools.combinations(first, 2)
        if stems()[one] == stems()[other] and {one, other} != {"карта", "картка"}
    ]
    assert met == []
