"""`import tricktable` prints nothing, looks for nothing and runs no plugin; an environment variable keeps it so."""

from __future__ import annotations

import pytest

from tests.plugins.site import Site

WATCHED = """
import importlib.metadata, sys
sys.addaudithook(lambda event, args: event == "import" and args[0].startswith("mod_") and print("loaded", args[0]))
def refuse(*args, **kwargs):
    raise AssertionError("somebody looks for entry points")
importlib.metadata.distributions = importlib.metadata.entry_points = refuse
importlib.metadata.MetadataPathFinder.find_distributions = refuse
import tricktable as tt
"""


@pytest.fixture
def noisy(site: Site) -> Site:
    site.add("tricktable-noisy", "print('I am here')\nimport sys; print('and here', file=sys.stderr)")
    return site


def test_importing_prints_and_scans_nothing(noisy: Site) -> None:
    done = noisy.run("-c", WATCHED)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_watch_would_see_it(noisy: Site) -> None:
    assert "somebody looks for entry points" in noisy.run("-c", WATCHED + "tt.rulesets()").stderr
    assert "I am here" in noisy.run("-c", "import tricktable as tt; tt.rulesets()").stdout


@pytest.mark.parametrize("value", ["off", "OFF", " off "])
def test_discovery_can_be_switched_off(noisy: Site, value: str) -> None:
    code = "from tricktable.plugins import registry; print(tt.rulesets(), *registry().agents('x'))"
    done = noisy.run("-c", WATCHED + code, TRICKTABLE_PLUGINS=value)
    assert (done.returncode, done.stdout) == (0, "() first random\n"), done.stderr


def test_importing_needs_no_extra_and_little(site: Site) -> None:
    done = site.run("-c", "import sys, tricktable; print(sorted({'click', 'rich', 'hypothesis'} & set(sys.modules)))")
    assert done.stdout == "[]\n"
