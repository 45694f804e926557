"""What a ruleset asks must be a question with a message; else the ruleset is told, and the game stands."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

import tricktable as tt
from tests.plugins.toy import Count, Counted, State, ToyRules, toy
from tricktable import Message, Resolution, RulesetBugError, Seat


class AskingRules(ToyRules):
    """Asks what the number of the action says."""

    def carry_out(  # type: ignore[override]
        self, r: Resolution[State, Counted], seat: Seat, action: Count
    ) -> Generator[Any, Any, None]:
        asked: Any = "prompt.more" if action.n == 1 else None
        if action.n == 1:
            yield from r.pick(seat, asked, [Count(1), Count(2)])
        else:
            yield Message.of("prompt.more")


ASKING = toy("asking", rules=AskingRules)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (
            Count(1),
            "asking: the prompt of a question is 'prompt.more', not a message: use tt.Message.of('prompt.more')",
        ),
        (Count(2), "asking: a value of type Message was yielded, not a question: ask by `yield from r.pick(...)`"),
    ],
)
def test_what_is_no_question_is_told(action: Count, told: str) -> None:
    game = tt.new_game(ASKING, 2, seed=1)
    before = game.position
    with pytest.raises(RulesetBugError) as played:
        game.play(action)
    with pytest.raises(RulesetBugError) as applied:
        ASKING.apply(before, action)
    assert str(played.value) == str(applied.value) == told
    assert game.position == before
