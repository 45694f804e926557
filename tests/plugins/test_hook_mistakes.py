"""Mistakes in a plugin's hooks are told by name, and cost nobody else anything."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tricktable as tt
from tests.plugins.site import Site
from tests.plugins.toy import Plugin, toy
from tricktable import PluginError, Registry, hookimpl

SOUND = Plugin([toy("sound")])
NOTHING: list[Any] = []


def refusal(plugin: object) -> str:
    """Why a registry does not take a plugin, what it had staying as it was."""
    registry = Registry([SOUND])
    with pytest.raises(PluginError) as caught:
        registry.register(plugin)
    assert [info.id for info in registry.rulesets()] == ["sound"]
    assert registry.failures() == ()
    return str(caught.value)


def module(**names: object) -> types.ModuleType:
    made = types.ModuleType("a_plugin")
    vars(made).update(names)
    return made


def answer_with(answer: Any) -> Callable[[], Any]:
    """A function that is marked as a hook and answers with this."""
    return hookimpl(lambda: answer)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("tricktable_ruleset", "tricktable_rulesets"), ("provide_variantz", "tricktable_variants")],
)
def test_a_misspelt_hook_is_told_with_the_nearest(wrong: str, right: str) -> None:
    assert f"there is no hook {wrong!r}; the nearest is {right!r}" in refusal(module(**{wrong: answer_with([])}))


def test_a_misspelt_name_is_told_without_the_mark_too() -> None:
    assert "the nearest is 'tricktable_agents'" in refusal(module(tricktable_agent=lambda: NOTHING))


def test_a_hook_without_the_mark_is_told() -> None:
    assert "'tricktable_rulesets' is not marked with @tricktable.hookimpl" in refusal(
        module(tricktable_rulesets=lambda: NOTHING)
    )


def test_an_argument_that_the_hook_lacks_is_told() -> None:
    told = refusal(module(tricktable_rulesets=hookimpl(lambda game, seats=2: [])))
    assert "'tricktable_rulesets' wants game, but hooks have no arguments" in told


def test_a_plugin_that_answers_no_hook_is_told() -> None:
    assert "it answers no hook" in refusal(module(helper=len))


def test_names_of_our_packages_in_a_plugin_are_no_hooks() -> None:
    """A plugin that extends a game has imported the game's package."""
    plugin = module(tricktable_some_game=types, tricktable_rulesets=hookimpl(lambda: [toy()]))
    assert len(Registry([plugin]).rulesets()) == 1


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (None, "a list is wanted, not None"),
        ("toy", "a list is wanted, not 'toy'"),
        (5, "'int' object is not iterable"),
        ([5], "tricktable_rulesets gave int, not Ruleset"),
        (tt.Rules, "not iterable"),
        ([tt.Variant("x", (2,))], "gave Variant, not Ruleset"),
    ],
)
def test_an_answer_of_the_wrong_type_is_told(answer: object, told: str) -> None:
    assert told in refusal(module(tricktable_rulesets=answer_with(answer)))


@pytest.mark.parametrize("hook", ["tricktable_variants", "tricktable_translations", "tricktable_agents"])
def test_each_hook_checks_what_it_is_given(hook: str) -> None:
    assert f"{hook} gave Ruleset, not " in refusal(module(**{hook: answer_with([toy()])}))


@pytest.mark.parametrize("error", [RuntimeError, SystemExit])
def test_what_came_before_a_fault_is_kept(site: Site, error: type[BaseException]) -> None:
    site.add(
        "a-midway",
        f"""
        from tests.plugins.toy import toy
        from tricktable import hookimpl
        @hookimpl
        def tricktable_rulesets():
            yield toy("kept")
            raise {error.__name__}("midway")
        @hookimpl
        def tricktable_agents():
            raise {error.__name__}("at once")
        """,
    )
    site.add(
        "b-mixed",
        "import mod_a_midway as m\nfrom tests.plugins.toy import *\n"
        "P = Plugin([toy('before'), 7, toy('after')], agents=None)",
    )
    (site.folder / "b_mixed-1.0.dist-info" / "entry_points.txt").write_text("[tricktable.plugins]\nit=mod_b_mixed:P\n")
    site.add("c-sound", ids=("sound",))
    found = site.report()
    assert {"kept", "before", "after", "sound", "gorus-maximus", "gosu", "gosu-x"} == set(found["rulesets"])
    assert [(name, cause) for name, _, cause in found["failures"]] == [
        ("a-midway", f"tricktable_rulesets failed: {error.__name__}: midway"),
        ("a-midway", f"tricktable_agents failed: {error.__name__}: at once"),
        ("b-mixed", "tricktable_rulesets gave int, not Ruleset"),
        ("b-mixed", "tricktable_agents failed: TypeError: a list is wanted, not None"),
    ]


def test_an_empty_answer_is_fine() -> None:
    assert Registry([Plugin()]).failures() == ()


class Raising:
    """A plugin one of whose attributes raises."""

    @property
    def careless(self) -> int:
        raise RuntimeError("do not look")

    @hookimpl
    def tricktable_rulesets(self) -> Iterator[tt.Ruleset[Any, Any, Any, Any, Any]]:
        yield toy()


def test_an_attribute_that_raises_is_told() -> None:
    assert "its attribute 'careless' cannot be read: RuntimeError: do not look" in refusal(Raising())


def test_a_module_whose_getattr_raises_is_told(site: Site) -> None:
    site.add("a-hostile", "def __getattr__(name): raise RuntimeError('no ' + name)")
    site.add("c-sound", ids=("sound",))
    found = site.report()
    assert "sound" in found["rulesets"]
    assert [name for name, _, _ in found["failures"]] == ["a-hostile"]


def test_strict_stops_at_a_raising_hook(site: Site) -> None:
    site.add("a-raising", "from tests.plugins.toy import *\nmine = Plugin([5])")
    (site.folder / "a_raising-1.0.dist-info" / "entry_points.txt").write_text(
        "[tricktable.plugins]\nit=mod_a_raising:mine\n"
    )
    done = site.run("-c", "import tricktable as tt; tt.rulesets()", TRICKTABLE_PLUGINS="strict")
    assert "PluginError: a-raising: tricktable_rulesets gave int, not Ruleset" in done.stderr
