"""The registry of a process: made once, taken in wholly or not at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import tricktable as tt
from tests.plugins.site import Site
from tests.plugins.toy import Plugin, toy
from tricktable import AddedVariant, NamedAgent, PluginError, Registry, Variant, plugins


@pytest.fixture
def none_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No registry has been made in this process."""
    monkeypatch.setattr(plugins, "_default", None)


@pytest.mark.usefixtures("none_yet")
def test_threads_that_come_first_share_one_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Registry] = []
    together = threading.Barrier(4)
    waiting = threading.Semaphore(0)

    def made_slowly() -> Registry:
        for _ in range(4):  # until all are about to ask
            waiting.acquire(timeout=30)
        made.append(Registry([Plugin([toy()])]))
        return made[-1]

    def ask(_: int) -> Registry:
        together.wait(timeout=30)
        waiting.release()
        return plugins.registry()

    monkeypatch.setattr(plugins, "_made", made_slowly)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(ask, range(4)))
    assert found == made * 4


def test_two_threads_load_installed_plugins_once(site: Site) -> None:
    site.add("tricktable-toy", "import tests.plugins.toy as t\nMADE = []\nmine = t.Plugin([t.toy()])")
    (site.folder / "tricktable_toy-1.0.dist-info" / "entry_points.txt").write_text(
        "[tricktable.plugins]\nit=mod_tricktable_toy:mine\n"
    )
    code = """
import json, threading
import tricktable as tt
from tricktable import plugins
start, found = threading.Barrier(2), []
def ask():
    start.wait()
    found.append((plugins.registry(), tt.rulesets(), tt.plugin_failures()))
threads = [threading.Thread(target=ask) for _ in range(2)]
[each.start() for each in threads]
[each.join() for each in threads]
(a, b), failures = (found[0][0], found[1][0]), found[0][2] + found[1][2]
print(json.dumps([a is b, found[0][1] == found[1][1], [str(each) for each in failures]]))
"""
    assert site.report(code) == [True, True, []]


@pytest.mark.usefixtures("none_yet")
def test_one_table_made_by_many_threads_plays_alike() -> None:
    ruleset = toy(variants=(Variant("standard", (2,)),))

    def play(goal: int) -> tuple[Any, ...]:
        game = tt.new_game(ruleset, options={"goal": goal % 7 + 3}, seed=goal)
        while game.outcome is None:
            game.play(game.legal_actions()[goal % 2])
        return game.history

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(200))) == [play(goal) for goal in range(200)]


def test_a_plugin_that_asks_for_the_registry_while_loading_is_told(site: Site) -> None:
    site.add("a-eager", "import tricktable as tt\ntt.rulesets()")
    site.add("b-sound", ids=("sound",))
    found = site.report()
    assert "sound" in found["rulesets"]
    ((name, _, cause),) = found["failures"]
    assert name == "a-eager"
    assert "while plugins were being loaded" in cause


def test_registering_takes_all_or_nothing() -> None:
    registry = Registry([Plugin([toy()])])

    def several() -> Iterator[Any]:
        yield toy("other")
        raise RuntimeError("midway")

    half = Plugin(several(), [AddedVariant("toy", Variant("x", (2,)))], agents=[NamedAgent("a", lambda seed: None)])  # type: ignore[arg-type]
    before = registry.rulesets()
    with pytest.raises(PluginError, match="midway"):
        registry.register(half)
    assert (registry.rulesets(), registry.agents("toy"), registry.failures()) == (before, (), ())
    half.rulesets = [toy("other")]
    registry.register(half)
    assert [info.id for info in registry.rulesets()] == ["other", "toy"]
    assert registry.ruleset("toy").info.variants == ("standard", "x")
    assert registry.agents("toy") == ("a",)


def test_a_plugin_is_registered_once() -> None:
    plugin = Plugin([toy()])
    registry = Registry([plugin])
    with pytest.raises(PluginError, match="registered already"):
        registry.register(plugin)
    assert [info.id for info in registry.rulesets()] == ["toy"]
    assert registry.ruleset("toy").info.variants == ("standard",)


def test_a_plugin_given_by_hand_cannot_take_an_id_that_is_taken() -> None:
    registry = Registry([Plugin([toy(name="First")])])
    with pytest.raises(PluginError, match=r"^mine: the ruleset 'toy' is taken by \(registered\)"):
        registry.register(Plugin([toy("TOY", name="Second")]), name="mine")
    assert registry.rulesets()[0].name == "First"


def test_what_is_given_by_hand_comes_before_what_is_installed() -> None:
    registry = Registry([Plugin([toy("gorus-maximus")])], discover=True)
    assert registry.ruleset("gorus-maximus").info.name == "Toy"
    assert [failure.distribution for failure in registry.failures()] == ["tricktable-gorus-maximus"]


def test_a_second_registry_is_independent() -> None:
    first, second = Registry([Plugin([toy()])]), Registry([Plugin([toy()])])
    first.register(Plugin([toy("more")]))
    assert [info.id for info in second.rulesets()] == ["toy"]
    assert "more" not in [info.id for info in tt.rulesets()]


def test_strict_registries_raise_what_fails() -> None:
    with pytest.raises(PluginError, match="gave int, not Ruleset"):
        Registry([Plugin([5])], strict=True)
