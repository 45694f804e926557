"""Saves that are cut off, altered, from elsewhere, or no saves at all."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricktable as tt
from tests.input.odd import HUGE, NUMBERS, at_path, paths, refused_or_done
from tricktable.game import AnyGame

CODECS = pytest.mark.parametrize("codec", ["json", "msgpack"])


def save_of(codec: str, steps: int = 3) -> bytes:
    game = tt.new_game("gorus-maximus", 3, seed=7)
    for _ in range(steps):
        game.play(game.legal_actions()[0])
    return game.to_json() if codec == "json" else game.to_msgpack()


def unsealed(save: bytes, codec: str) -> bytes:
    """A save without its checksum, so that everything else about it is looked at."""
    plain = json.loads(save) if codec == "json" else msgspec.msgpack.decode(save)
    return packed({name: value for name, value in plain.items() if name != "checksum"}, codec)


def packed(plain: Any, codec: str) -> bytes:
    return json.dumps(plain).encode() if codec == "json" else msgspec.msgpack.encode(plain)


@CODECS
def test_cut_off_at_every_byte(codec: str) -> None:
    whole = save_of(codec)
    for length in range(len(whole)):
        with pytest.raises(tt.SaveError):
            tt.load(whole[:length])
    with pytest.raises(tt.SaveError):
        tt.load(whole + whole)
    with pytest.raises(tt.SaveError):
        tt.load(whole + b"\xff")


@CODECS
def test_one_byte_changed_anywhere(codec: str) -> None:
    whole = unsealed(save_of(codec), codec)
    for at in range(len(whole)):
        for byte in (whole[at] ^ 1, whole[at] ^ 0x80, 0, 0xFF, 0xC1):
            game = refused_or_done(tt.load, whole[:at] + bytes([byte]) + whole[at + 1 :])
            if game is not None:
                assert game.ruleset.problems(game.position) == ()


@CODECS
def test_one_byte_changed_beside_the_checksum(codec: str) -> None:
    """It is refused, or says the same, or calls itself one of other versions."""
    whole = save_of(codec)
    there = tt.load(whole)
    for at in range(len(whole)):
        game = refused_or_done(tt.load, whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        if game is not None and b"_version" not in whole[at - 20 : at]:
            assert (game.position, game.players, game.history) == (there.position, there.players, there.history)


@pytest.mark.parametrize("strict", [False, True])
@CODECS
def test_what_only_the_checksum_shows(codec: str, strict: bool) -> None:
    plain = json.loads(save_of("json")) if codec == "json" else msgspec.msgpack.decode(save_of(codec))
    renamed = {**plain, "body": {**plain["body"], "players": ["Eve", *plain["body"]["players"][1:]]}}
    for altered in (renamed, {**plain, "checksum": 1}):
        with pytest.raises(tt.SaveError, match="its checksum is wrong"):
            tt.load(packed(altered, codec), strict=strict)
        for other in ("core_version", "ruleset_version"):  # what others wrote may have had another shape
            assert tt.load(packed({**altered, other: "0.0.9"}, codec), strict=strict).step == 3
        for none in (unsealed(packed(altered, codec), codec), packed({**altered, "checksum": None}, codec)):
            assert tt.load(none, strict=strict).players == tuple(altered["body"]["players"])


def test_a_save_may_change_its_codec() -> None:
    plain = json.loads(save_of("json"))
    assert tt.load(msgspec.msgpack.encode(plain), strict=True).position == tt.load(save_of("json")).position
    turned = {**plain, "body": {key: plain["body"][key] for key in reversed(plain["body"])}}
    assert tt.load(json.dumps(turned, indent=1), strict=True).position == tt.load(save_of("json")).position


@CODECS
@given(st.data())
def test_bytes_put_in_taken_out_and_moved(codec: str, data: st.DataObject) -> None:
    whole = unsealed(save_of(codec), codec)
    start, end = sorted((data.draw(st.integers(0, len(whole))), data.draw(st.integers(0, len(whole)))))
    middle = data.draw(st.one_of(st.binary(max_size=20), st.just(whole[start:end] * 2)))
    refused_or_done(tt.load, whole[:start] + middle + whole[end:])


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    assert refused_or_done(tt.load, data) is None
    assert refused_or_done(tt.load, b"{" + data) is None


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.data(), json_like)
def test_any_data_anywhere_in_the_body(data: st.DataObject, other: Any) -> None:
    plain = {**json.loads(save_of("json")), "checksum": None}
    path = data.draw(st.sampled_from(list(paths(plain))))
    changed = at_path(plain, path, lambda _: other)
    try:
        in_json = refused_or_done(tt.load, json.dumps(changed))
        in_msgpack = refused_or_done(tt.load, msgspec.msgpack.encode(changed))
    except (OverflowError, UnicodeEncodeError):  # msgpack cannot write it
        return
    assert (in_json is None) == (in_msgpack is None)


@CODECS
@pytest.mark.parametrize(
    "key", ["format", "version", "ruleset", "ruleset_version", "state_version", "core_version", "body"]
)
def test_a_key_that_occurs_twice_at_the_top(codec: str, key: str) -> None:
    plain = json.loads(save_of(codec)) if codec == "json" else msgspec.msgpack.decode(save_of(codec))
    with pytest.raises(tt.SaveError, match="occurs twice"):
        tt.load(_twice(plain, (key,), codec))


@CODECS
def test_a_key_that_occurs_twice_anywhere(codec: str) -> None:
    plain = json.loads(save_of("json", steps=1))
    inner = [path for path in paths(plain) if isinstance(path[-1], str)]
    assert len(inner) > 40
    for path in inner:
        with pytest.raises(tt.SaveError):
            tt.load(_twice(plain, path, codec))


def _twice(plain: Any, path: tuple[str | int, ...], codec: str) -> bytes:
    """The save with the entry at the path written twice, the same value both times."""
    stand_in = "0" * 20
    doubled = at_path(plain, path[:-1], lambda table: {**table, stand_in: table[path[-1]]})
    return packed(doubled, codec).replace(_key(stand_in, codec), _key(str(path[-1]), codec))


def _key(name: str, codec: str) -> bytes:
    return json.dumps(name).encode() if codec == "json" else msgspec.msgpack.encode(name)


@CODECS
@pytest.mark.parametrize("deep", [b"[", b'{"a":'])
def test_nested_deeply(codec: str, deep: bytes) -> None:
    inside = deep * 100_000 if codec == "json" else (b"\x91" if deep == b"[" else b"\x81\xa1a") * 100_000
    whole = save_of(codec)
    for data in (inside, whole.replace(_key("players", codec), inside), whole.replace(_key("7", codec), inside)):
        with pytest.raises(tt.SaveError):
            tt.load(data)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number.bit_length()} bits")
@pytest.mark.parametrize("field", ["round", "turn", "drawn", "step", "seats", "state_version", "version", "dealer"])
def test_huge_numbers_are_refused_alike(field: str, number: int) -> None:
    written = ("1" + "0" * 4301).encode() if number == HUGE else str(number).encode()
    mark = f'"{field}":'.encode()
    head, _, rest = save_of("json").rpartition(mark)
    text = head + mark + written + rest.lstrip(b"0123456789")
    in_json = refused_or_done(tt.load, text)
    if -(2**63) <= number < 2**64:
        plain = msgspec.msgpack.encode(msgspec.json.decode(text))
        in_msgpack = refused_or_done(tt.load, plain)
        assert (in_json is None) == (in_msgpack is None)
        if in_json is not None:
            assert in_json.position == in_msgpack.position
            assert number in (in_json.position.state.round, in_json.position.chance.drawn)
    else:
        assert in_json is None


def test_a_byte_order_mark_white_space_and_key_order_do_not_matter() -> None:
    whole = save_of("json")
    plain = json.loads(whole)
    turned = {key: plain[key] for key in reversed(plain)}
    position = tt.load(whole).position
    for text in (
        b"\xef\xbb\xbf" + whole,
        json.dumps(plain, indent=2),
        json.dumps(turned),
        bytearray(whole),
        "\n" + whole.decode(),
    ):
        assert tt.load(text).position == position  # type: ignore[arg-type]


def test_a_refused_load_gives_no_game(game: AnyGame) -> None:
    broken = None
    with pytest.raises(tt.SaveError):
        broken = tt.load(game.to_json()[:-10])
    assert broken is None


@pytest.mark.parametrize("name", ["game.json", "saves/7.msgpack", "[1]", "\ufeff7"])
def test_a_name_of_a_file_is_no_save(name: str) -> None:
    with pytest.raises(tt.SaveError, match="read_bytes"):
        tt.load(name)
