"""Saves of older and newer versions: of the envelope, of a ruleset's state, of a ruleset that is not there."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import tricktable as tt
from tests.input.adding import Adding, State
from tricktable import Registry, Ruleset, Variant, plugins, saves

CODECS = pytest.mark.parametrize("codec", ["json", "msgpack"])


def from_1_to_2(body: dict[str, Any]) -> dict[str, Any]:
    state = body["position"]["state"]
    state["points"] = [state.pop("score"), *[0] * (body["position"]["setup"]["seats"] - 1)]
    return body


def from_2_to_3(body: dict[str, Any]) -> dict[str, Any]:
    body["position"]["state"]["turn"] = body["position"]["step"] % body["position"]["setup"]["seats"]
    return body


def install(monkeypatch: pytest.MonkeyPatch, version: int = 3, migrations: Any = None) -> None:
    steps = {1: from_1_to_2, 2: from_2_to_3} if migrations is None else migrations
    ruleset = Ruleset(
        id="adding",
        name="Adding",
        version=f"{version}.0",
        rules=Adding,
        variants=[Variant("standard", (2, 3))],
        state_version=version,
        migrations=steps,
    )
    hook = staticmethod(tt.hookimpl(lambda: [ruleset]))
    monkeypatch.setattr(
        plugins, "_default", Registry([type("Plugin", (), {"tricktable_rulesets": hook})()], strict=True)
    )


def old_save(codec: str, state_version: int = 1, **changes: Any) -> bytes:
    setup = {"seats": 2, "variant": "standard", "options": {}}
    chance = {"seed": "7", "drawn": 0, "laid": []}
    state = {"score": 1} if state_version == 1 else {"points": [1, 0]}
    body = {
        "players": ["Ann", "Bo"],
        "start": {"type": "seed", "setup": setup, "chance": chance},
        "actions": [{"type": "add", "n": 1}],
        "position": {"setup": setup, "state": state, "chance": chance, "step": 1, "pending": None},
    }
    envelope = {"format": "tricktable-save", "version": 1, "core_version": "0.0.1", "ruleset": "adding"}
    envelope |= {"ruleset_version": f"{state_version}.0", "state_version": state_version, "body": body, **changes}
    return json.dumps(envelope).encode() if codec == "json" else msgspec.msgpack.encode(envelope)


@CODECS
@pytest.mark.parametrize("state_version", [1, 2])
def test_an_older_state_is_brought_up_step_by_step(
    codec: str, state_version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch)
    game = tt.load(old_save(codec, state_version))
    assert game.position.state == State((1, 0), 1)
    game.undo()
    assert game.position.state == State((0, 0), 0)
    game.redo()
    assert tt.load(game.to_json()).position == tt.load(game.to_msgpack()).position == game.position
    assert b'"state_version":3' in game.to_json()


@CODECS
@pytest.mark.parametrize("missing", [1, 2])
def test_a_missing_step_is_said(codec: str, missing: int, monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        monkeypatch, migrations={at: step for at, step in {1: from_1_to_2, 2: from_2_to_3}.items() if at != missing}
    )
    with pytest.raises(tt.SaveError, match=f"no way from version {missing} of adding to version 3"):
        tt.load(old_save(codec))


@CODECS
@pytest.mark.parametrize(
    "step", [lambda body: body["no such key"], lambda body: 1 / 0, lambda body: object(), lambda body: None]
)
def test_a_step_that_fails_or_gives_nonsense_is_said(codec: str, step: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, migrations={1: step, 2: lambda body: body})
    with pytest.raises(tt.SaveError):
        tt.load(old_save(codec))


def test_a_key_that_occurs_twice_in_an_older_save_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    twice = old_save("json").replace(b'"score": 1', b'"score": 1, "score": 2')
    with pytest.raises(tt.SaveError, match="'score' occurs twice"):
        tt.load(twice)


@CODECS
def test_an_older_envelope_is_brought_up(codec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)

    def renamed(envelope: dict[str, Any]) -> dict[str, Any]:
        return {**envelope, "version": envelope["version"] + 1, "ruleset": envelope["ruleset"].removesuffix(" (old)")}

    old = old_save(codec, version=0, ruleset="adding (old)")
    with pytest.raises(tt.SaveError, match="no way from version 0 of the save's format to version 1"):
        tt.load(old)
    monkeypatch.setitem(saves.FORMAT_MIGRATIONS, 0, renamed)
    assert tt.load(old).position.state == State((1, 0), 1)
    with pytest.raises(tt.SaveError, match="no way from version -1"):
        tt.load(old_save(codec, version=-1))


@CODECS
def test_newer_versions_are_named(codec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, version=1, migrations={})
    with pytest.raises(tt.VersionError, match=r"format: the file is of version 2, .* up to 1") as caught:
        tt.load(old_save(codec, version=2, anything="new"))
    assert (caught.value.part, caught.value.found, caught.value.supported) == ("format", 2, 1)
    with pytest.raises(
        tt.VersionError, match=r"adding: the file is of version '2.0' .state 2., .* up to '1.0' .state 1."
    ):
        tt.load(old_save(codec, 2))


@CODECS
def test_a_newer_core_or_ruleset_with_the_same_state_is_read(codec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    data = old_save(codec, 2, core_version="99.0", ruleset_version="99.0")
    assert tt.load(data).position.state == State((1, 0), 1)


@CODECS
def test_an_action_of_a_newer_ruleset_is_named_with_the_versions(codec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    data = old_save(codec, 2, ruleset_version="4.2")
    data = data.replace(b'"add"', b'"sub"') if codec == "json" else data.replace(b"\xa3add", b"\xa3sub")
    with pytest.raises(tt.SaveError, match=r"'sub'.*adding '4.2'; installed is '3.0'"):
        tt.load(data)


@CODECS
@pytest.mark.parametrize("name", ["addin", "", "\N{SNOWMAN}", "x" * 5_000])
def test_a_ruleset_that_is_not_installed_is_named(codec: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    with pytest.raises(tt.SaveError, match="not installed: Unknown ruleset") as caught:
        tt.load(old_save(codec, ruleset=name))
    assert len(str(caught.value)) < 400
    assert isinstance(caught.value.__cause__, tt.UnknownRulesetError)


@CODECS
@pytest.mark.parametrize("tag", ["", "other-save", None, 5])
def test_another_format_is_no_save(codec: str, tag: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    with pytest.raises(tt.SaveError):
        tt.load(old_save(codec, format=tag))
