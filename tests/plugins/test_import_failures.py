"""A plugin that cannot be imported takes nothing else down, and does not vanish without a word."""

from __future__ import annotations

from typing import Any

import pytest

from tests.plugins.site import Site

BROKEN = {
    "ImportError": "import no_such_module_at_all",
    "RuntimeError": "raise RuntimeError('boom')",
    "SystemExit": "import sys; sys.exit('bye')",
    "SyntaxError": "def (",
    "Wordless": "class Wordless(Exception):\n    def __str__(self): raise ValueError\nraise Wordless",
}


@pytest.fixture(params=BROKEN)
def broken(request: pytest.FixtureRequest, site: Site) -> str:
    """The name of an exception that the module of an installed plugin raises, another plugin being sound."""
    site.add("tricktable-broken", BROKEN[request.param], version="2.5")
    site.add("tricktable-sound", ids=("sound",))
    return str(request.param)


def test_the_others_are_usable_and_the_failure_is_told(site: Site, broken: str) -> None:
    found: Any = site.report()
    assert {"sound", "gorus-maximus"} <= set(found["rulesets"])
    ((distribution, version, cause),) = found["failures"]
    assert (distribution, version) == ("tricktable-broken", "2.5")
    assert broken.replace("ImportError", "ModuleNotFoundError") in cause


@pytest.mark.parametrize("broken", ["ImportError", "SystemExit"], indirect=True)
def test_strict_mode_raises_it(site: Site, broken: str) -> None:
    done = site.run("-c", "import tricktable as tt; tt.rulesets()", TRICKTABLE_PLUGINS="strict")
    assert done.returncode != 0
    assert "PluginError: tricktable-broken: it cannot be imported: " in done.stderr
    assert "version 2.5" in done.stderr


@pytest.mark.parametrize("broken", ["SystemExit"], indirect=True)
def test_the_command_lives_and_shows_it(site: Site, broken: str) -> None:
    assert site.command("--help").returncode == 0
    games = site.command("games")
    assert games.returncode == 0, games.stderr
    assert "sound" in games.stdout
    assert "tricktable-broken 2.5" in games.stdout
    assert "SystemExit: bye" in games.stdout
    assert site.command("games", TRICKTABLE_PLUGINS="strict").returncode == 1


@pytest.mark.parametrize("broken", ["RuntimeError"], indirect=True)
def test_whoever_asks_for_its_ruleset_is_told(site: Site, broken: str) -> None:
    done = site.run("-c", "import tricktable as tt; tt.ruleset('broken')")
    assert "UnknownRulesetError: Unknown ruleset 'broken'." in done.stderr
    assert "Not all loaded: tricktable-broken." in done.stderr


def test_an_entry_point_that_names_nothing_is_told(site: Site) -> None:
    module = site.add("tricktable-sound", ids=("sound",))
    site.describe("tricktable-lost", f"{module}:no_such_name")
    found = site.report()
    assert "sound" in found["rulesets"]
    assert [(name, "no_such_name" in cause) for name, _, cause in found["failures"]] == [("tricktable-lost", True)]


@pytest.mark.parametrize("damage", ["entry_points.txt", "METADATA"])
def test_damaged_metadata_hides_no_other_plugin(site: Site, damage: str) -> None:
    site.add("tricktable-sound", ids=("sound",))
    site.add("tricktable-damaged", ids=("damaged",))
    (site.folder / "tricktable_damaged-1.0.dist-info" / damage).write_bytes(b"[tricktable.plugins]\n\xff\xfe it\n")
    found = site.report()
    assert "sound" in found["rulesets"]
    assert ("damaged" in found["rulesets"]) != any("UnicodeDecodeError" in cause for _, _, cause in found["failures"])
