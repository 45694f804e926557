"""A save whose plugin is gone says what is missing; the file and everything else stay as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

import tricktable as tt
from tests.plugins.site import Site
from tests.plugins.toy import Plugin, toy
from tricktable import Registry, plugins


def test_a_save_names_the_ruleset_and_version_that_it_wants() -> None:
    game = tt.new_game(toy("gone", version="3.2"), seed=1)
    for data in (game.to_json(), game.to_msgpack()):
        with pytest.raises(tt.SaveError, match="not installed") as caught:
            tt.load(data)
        assert "gone" in str(caught.value)
        assert "3.2" in str(caught.value)


def test_a_record_names_it_too() -> None:
    record = tt.new_game(toy("gone"), seed=1).record()
    with pytest.raises(tt.UnknownRulesetError, match="'gone'"):
        tt.replay(record)


def test_a_save_of_a_variant_that_is_gone_names_the_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    added = tt.AddedVariant("toy", tt.Variant("house", (2,)))
    monkeypatch.setattr(plugins, "_default", Registry([Plugin([toy()]), Plugin(variants=[added])]))
    data = tt.new_game("toy", variant="house", seed=1).to_json()
    assert tt.load(data).setup.variant == "house"
    monkeypatch.setattr(plugins, "_default", Registry([Plugin([toy()])]))
    with pytest.raises(tt.SaveError, match="variant 'house'"):
        tt.load(data)


def test_the_command_says_so_in_a_line(site: Site, tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_bytes(tt.new_game(toy("gone", version="3.2"), seed=1).to_json())
    before = file.read_bytes()
    done = site.command("show", str(file))
    assert done.returncode == 1
    assert "gone" in done.stderr
    assert "3.2" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before
