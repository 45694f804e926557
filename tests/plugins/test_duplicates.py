"""What is found twice counts once; what two claim goes to one of them by rule, and both are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricktable as tt
from tests.plugins.site import Site
from tests.plugins.toy import Plugin, toy
from tricktable import Registry


def test_a_folder_twice_on_the_path_is_one_plugin(site: Site) -> None:
    site.add("tricktable-toy", ids=("toy",))
    found = site.report(path=(site.folder, site.folder))
    assert found["rulesets"]["toy"] == "tricktable-toy"
    assert found["failures"] == []


@pytest.mark.parametrize("spelling", ["tricktable-toy", "Tricktable.Toy"])
def test_an_egg_info_beside_the_dist_info_is_the_same_plugin(site: Site, spelling: str) -> None:
    module = site.add("tricktable-toy", ids=("toy",))
    site.describe(spelling, module, egg=True, at="src")
    site.describe(spelling, module, egg=True)
    for path in ((site.folder, site.folder / "src"), (site.folder / "src", site.folder)):
        found = site.report(path=path)
        assert "toy" in found["rulesets"]
        assert found["failures"] == []


def test_metadata_without_entry_points_does_not_hide_the_plugin(site: Site) -> None:
    site.add("tricktable-toy", ids=("toy",))
    site.describe("tricktable-toy", "unused", egg=True, at="src")
    (site.folder / "src" / "tricktable_toy.egg-info" / "entry_points.txt").unlink()
    found = site.report(path=(site.folder / "src", site.folder))
    assert found["rulesets"]["toy"] == "tricktable-toy"


def both_ways(tmp_path: Path, *claims: tuple[str, str]) -> list[tuple[str, list[list[str]]]]:
    """Who has the ruleset `toy`, and who failed, with the distributions in this order on the path and reversed."""
    sites = []
    for name, id in claims:
        site = Site(tmp_path / name)
        site.add(name, ids=(id,))
        sites.append(site)
    folders = tuple(site.folder for site in sites)
    found = [sites[0].report(path=path) for path in (folders, folders[::-1])]
    return [(each["rulesets"]["toy"], each["failures"]) for each in found]


def test_the_first_by_name_has_the_id_whatever_the_path(tmp_path: Path) -> None:
    forth, back = both_ways(tmp_path, ("zebra-games", "toy"), ("ant-games", "toy"))
    assert forth == back
    assert forth[0] == "ant-games"
    assert forth[1] == [["zebra-games", "1.0", "the ruleset 'toy' is taken by ant-games 1.0"]]


def test_the_distribution_named_after_a_ruleset_owns_its_id(tmp_path: Path) -> None:
    forth, back = both_ways(tmp_path, ("ant-games", "toy"), ("tricktable-toy", "toy"))
    assert forth == back
    assert forth[0] == "tricktable-toy"
    assert forth[1] == [["ant-games", "1.0", "the ruleset 'toy' is taken by tricktable-toy 1.0"]]


def test_ids_that_are_one_when_folded_clash(tmp_path: Path) -> None:
    forth, back = both_ways(tmp_path, ("ant-games", "TOY"), ("bee-games", " toy "))
    assert forth == back
    assert forth == ("ant-games", [["bee-games", "1.0", "the ruleset 'toy' is taken by ant-games 1.0"]])


def test_nobody_takes_the_id_of_gorus_maximus(site: Site) -> None:
    site.add("ant-games", ids=("Gorus_Maximus",))
    found = site.report()
    assert found["rulesets"]["gorus-maximus"] == "tricktable-gorus-maximus"
    ((name, _, cause),) = found["failures"]
    assert name == "ant-games"
    assert "tricktable-gorus-maximus" in cause


def test_the_order_of_installation_changes_no_list(tmp_path: Path) -> None:
    first, second = Site(tmp_path / "first"), Site(tmp_path / "second")
    for site, names in ((first, ("a-games", "b-games")), (second, ("b-games", "a-games"))):
        for name in names:
            site.add(name, ids=(f"z-{name}", f"a-{name}"))
    told = first.report()
    assert told == second.report()
    assert list(told["rulesets"]) == sorted(told["rulesets"])


def test_of_plugins_given_by_hand_too_the_order_does_not_matter() -> None:
    game, more = Plugin([toy()]), Plugin(variants=[tt.AddedVariant("toy", tt.Variant("long", (2,), {"goal": 9}))])
    assert Registry([game, more]).rulesets() == Registry([more, game]).rulesets()


def test_one_ruleset_twice_in_a_plugin_is_refused() -> None:
    with pytest.raises(tt.PluginError, match="the ruleset 'toy' is taken"):
        Registry([Plugin([toy(), toy()])])


@pytest.mark.parametrize("name", ["random", "Random"])
def test_an_agent_of_the_core_cannot_be_replaced(site: Site, name: str) -> None:
    site.add(
        "ant-games",
        f"""
        from tricktable import NamedAgent, hookimpl
        @hookimpl
        def tricktable_agents():
            return [NamedAgent({name!r}, lambda seed: None), NamedAgent("careful", lambda seed: "made")]
        """,
    )
    ((distribution, _, cause),) = site.report()["failures"]
    assert distribution == "ant-games"
    assert cause == f"the agent 'random' is taken by tricktable {tt.__version__}"
    made = "import json, tricktable as tt; print(json.dumps([tt.agent(n, 'gosu').__class__.__name__ for n in {!r}]))"
    assert site.report(made.format(["random", "careful"])) == ["RandomAgent", "str"]
