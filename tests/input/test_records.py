"""Records that are cut off, altered, from elsewhere, or no records at all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tricktable as tt
from tests.input.odd import HUGE, NUMBERS, every_odd, play_on, refused_or_done


def text_of(steps: int = 12) -> str:
    game = tt.new_game("gorus-maximus", ["Ann", "Даніель", "Maureen"], seed=7, options={"goal": 1})
    for _ in range(steps):
        game.play(game.legal_actions()[0])
    return game.record().to_text()


def test_cut_off_at_every_byte() -> None:
    whole = text_of()
    full = tt.replay(whole)
    data = whole.encode()
    for length in range(len(data)):
        game = refused_or_done(tt.replay, data[:length])
        if game is not None:  # cut between two lines it is a shorter game, and cut in a name no game at all
            assert game.history == full.history[: game.step]
            assert game.setup == full.setup


LINES = len(text_of().splitlines())


@pytest.mark.parametrize("at", range(LINES))
def test_a_line_left_out_doubled_or_spoilt(at: int) -> None:
    lines = text_of().splitlines()
    full = tt.replay(text_of())
    for put in (
        [],
        [lines[at]] * 2,
        [lines[at] + " x"],
        [lines[at][1:]],
        ["?"],
        ["# a comment", "", lines[at]],
        [lines[at].upper()],
    ):
        text = "\n".join([*lines[:at], *put, *lines[at + 1 :]])
        game = refused_or_done(tt.replay, text)
        assert refused_or_done(tt.verify, text) is not None or game is None
        if game is not None:
            assert game.ruleset.problems(game.position) == ()
            if len(put) != 0:
                assert game.history == full.history


@pytest.mark.parametrize(
    "line", ["seed: 7", "ruleset: gorus-maximus 1.0", 'players: ["A"]', "variant: x", "core: 1", "seat: 1"]
)
def test_a_header_given_twice_or_unknown_says_its_line(line: str) -> None:
    lines = text_of().splitlines()
    with pytest.raises(tt.NotationError) as caught:
        tt.parse_record("\n".join([*lines[:7], line, *lines[7:]]))
    assert caught.value.line == 8


@pytest.mark.parametrize("header", ["options", "outcome"])
def test_a_key_given_twice_in_a_header_is_refused(header: str) -> None:
    game = tt.replay(text_of(0))
    play_on(game)
    text = game.record().to_text()
    assert tt.verify(text).status == "exact"
    key = "goal" if header == "options" else "reason"
    with pytest.raises(tt.NotationError, match="occurs twice"):
        tt.parse_record(text.replace(f'"{key}":', f'"{key}":null,"{key}":'))


def test_line_ends_marks_blank_lines_and_comments_do_not_matter() -> None:
    text, position = text_of(), tt.replay(text_of()).position
    for other in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "\r"),
        "\ufeff" + text + "\n\n",
        "# by hand\n" + text.replace("\n", "\n\n"),
        text.encode("utf-8-sig"),
        bytearray(text.encode()),
    ):
        assert tt.replay(other).position == position  # type: ignore[arg-type]


def test_a_second_outcome_and_an_action_after_it_are_refused() -> None:
    game = tt.replay(text_of(0))
    play_on(game)
    text = game.record().to_text()
    last = text.splitlines()[-1]
    for more in (last, "0 play blue-4"):
        with pytest.raises(tt.NotationError) as caught:
            tt.parse_record(text + more)
        assert caught.value.line == len(text.splitlines()) + 1


def test_newer_and_unknown_makers_are_named() -> None:
    text = text_of()
    with pytest.raises(tt.VersionError, match="record: the file is of version 2"):
        tt.parse_record(text.replace("record 1", "record 2", 1))
    with pytest.raises(tt.UnknownRulesetError, match=r"'gorus-maximal'.*gorus-maximus"):
        tt.replay(text.replace("gorus-maximus", "gorus-maximal"))
    newer = text.replace("gorus-maximus 1.0", "gorus-maximus 9.0").replace("core: ", "core: 9")
    assert tt.verify(newer).status == "exact"  # its fingerprints say whether these rules play it alike


def test_what_the_rules_forbid_now_stops_with_its_step_and_reason() -> None:
    lines = text_of().splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("1 play"))
    lines[first + 4] = lines[first + 4].split()[0] + " play " + lines[first].split()[2]
    with pytest.raises(tt.ReplayDivergedError, match=rf"line {first + 5}: 'play .*' is refused: .*\[gorus\.") as caught:
        tt.replay("\n".join(lines))
    assert caught.value.at == 4
    verdict = tt.verify("\n".join(lines))
    assert (verdict.status, verdict.at) == ("diverged", 4)


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: f"{number.bit_length()} bits")
@pytest.mark.parametrize("header", ["drawn", "goal"])
def test_huge_numbers_are_refused(header: str, number: int) -> None:
    written = "1" + "0" * 4301 if number == HUGE else str(number)
    text = text_of()
    text = (
        text.replace('"goal":1', f'"goal":{written}')
        if header == "goal"
        else text.replace("seed", f"drawn: {written}\nseed")
    )
    with pytest.raises((tt.NotationError, tt.OptionsError)):
        tt.replay(text)


@every_odd
def test_a_record_of_any_kind(odd: Any) -> None:
    for read in (tt.parse_record, tt.replay, tt.verify):
        assert refused_or_done(read, odd) is None
    refused_or_done(tt.replay, text_of(), at=odd)
    record = tt.parse_record(text_of())
    for name in record.__struct_fields__:
        changed = msgspec.structs.replace(record, **{name: odd})
        refused_or_done(tt.replay, changed)
        refused_or_done(tt.verify, changed)


@given(st.data())
def test_text_put_in_taken_out_and_moved(data: st.DataObject) -> None:
    whole = text_of(3)
    start, end = sorted((data.draw(st.integers(0, len(whole))), data.draw(st.integers(0, len(whole)))))
    middle = data.draw(
        st.one_of(st.text(max_size=20), st.sampled_from(whole.splitlines()), st.just(whole[start:end] * 2))
    )
    refused_or_done(tt.replay, whole[:start] + middle + whole[end:])
