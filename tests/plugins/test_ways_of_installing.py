"""A plugin is found however it was installed: in a namespace package, editable, or from its own source folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.site import REPORT, TOYS, Site


def namespaced(folder: Path) -> None:
    """A plugin as a package of a namespace that other distributions share."""
    package = folder / "friends_ext" / "toys"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(
        "from friends_ext.toys.made import *\nfrom friends_ext.toys.made import tricktable_rulesets\n"
    )
    (package / "made.py").write_text(TOYS.format(ids=("toy",)).replace("\n    ", "\n"))


def test_a_plugin_in_a_namespace_package(site: Site) -> None:
    namespaced(site.folder)
    site.describe("friends-toys", "friends_ext.toys")
    found = site.report()
    assert (found["rulesets"]["toy"], found["failures"]) == ("friends-toys", [])


@pytest.mark.parametrize("egg", [False, True])
def test_an_editable_install(site: Site, tmp_path: Path, egg: bool) -> None:
    """As pip leaves it: the metadata in site-packages, the code elsewhere on a path that a .pth file adds."""
    source = Site(tmp_path / "source")
    namespaced(source.folder)
    site.describe("friends-toys", "friends_ext.toys")
    (site.folder / "_editable_friends_toys.pth").write_text(f"{source.folder}\n")
    if egg:  # the build left its metadata beside the code
        source.describe("friends-toys", "friends_ext.toys", egg=True)
    code = f"import site; site.addsitedir({str(site.folder)!r})" + REPORT
    found = json.loads(source.run("-c", code, path=(tmp_path,)).stdout)
    assert (found["rulesets"]["toy"], found["failures"]) == ("friends-toys", [])


def test_a_stale_egg_info_says_nothing_once_there_is_a_dist_info(site: Site) -> None:
    """Its entry point named a module that is no more; the install before it on the path names the new one."""
    module = site.add("tricktable-toy", ids=("toy",))
    site.describe("tricktable-toy", "gone_module", "0.9", egg=True, at="old")
    found = site.report(path=(site.folder, site.folder / "old"))
    assert (found["rulesets"]["toy"], found["failures"]) == ("tricktable-toy", [])
    assert module
