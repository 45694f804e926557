"""A plugin for another contract is refused with both versions named."""

from __future__ import annotations

from tests.plugins.site import Site

GAME = """
    from tests.plugins.toy import toy
    from tricktable import hookimpl
    {declared}

    @hookimpl
    def tricktable_rulesets():
        return [toy("future"{argument}), toy("present")]
"""


def test_a_plugin_for_another_api(site: Site) -> None:
    site.add("tricktable-future", GAME.format(declared="TRICKTABLE_API = 99", argument=""))
    site.add("tricktable-sound", ids=("sound",))
    found = site.report()
    assert set(found["rulesets"]) == {"gorus-maximus", "gosu", "gosu-x", "sound"}
    assert found["failures"] == [["tricktable-future", "1.0", "it wants plugin API 99, this core has 1"]]


def test_a_ruleset_for_another_api(site: Site) -> None:
    site.add("tricktable-future", GAME.format(declared="TRICKTABLE_API = 1", argument=", api_version=99"))
    found = site.report()
    assert set(found["rulesets"]) == {"gorus-maximus", "gosu", "gosu-x", "present"}
    assert found["failures"] == [["tricktable-future", "1.0", "future wants plugin API 99, this core has 1"]]
