"""A client that has the ruleset reads back what it was sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tricktable as tt


@pytest.mark.parametrize("id", ["gorus-maximus", "gosu", "gosu-x"])
def test_views_and_events_come_back_as_they_were(id: str) -> None:
    game = tt.new_game(id, 2, seed=7)
    player = tt.agent("random", id, 7)
    ruleset = game.ruleset
    for _ in range(40):
        if game.outcome is not None:
            break
        step = game.play(player.choose(game.view(game.to_act)))
        for seat in (0, 1, None):
            view, events = game.view(seat), step.events_for(seat)
            sent = msgspec.json.encode(view)
            assert ruleset.read_view(sent) == ruleset.read_view(msgspec.json.decode(sent)) == view
            told = msgspec.json.encode(events)
            assert ruleset.read_events(told) == ruleset.read_events(msgspec.json.decode(told)) == events


@pytest.mark.parametrize("data", [b"", "{", b"[]", "{}", b'{"ruleset":"gorus-maximus"}', {}, {"seat": 1}])
def test_what_is_no_view(data: Any) -> None:
    with pytest.raises(tt.NotationError, match="no view"):
        tt.ruleset("gorus-maximus").read_view(data)


def test_a_view_of_another_game() -> None:
    view = msgspec.to_builtins(tt.new_game("gorus-maximus", 2, seed=7).view(0))
    with pytest.raises(tt.NotationError, match="no view of gorus-maximus: it is of 'whist'"):
        tt.ruleset("gorus-maximus").read_view({**view, "ruleset": "whist"})


@pytest.mark.parametrize("data", [b"", "[{}]", [{"type": "no-such"}], {}])
def test_what_are_no_events(data: Any) -> None:
    with pytest.raises(tt.NotationError, match="no events"):
        tt.ruleset("gorus-maximus").read_events(data)
