"""The kit checks the variant alone; what Gorus Maximus ships is not for us to check."""

from __future__ import annotations

from tricktable_gorus_maximus import plugin as gorus

import tricktable as tt
from docs.examples.adding import humble
from tricktable.testing import Conformance

HUMBLE = tt.Registry([gorus, humble]).ruleset("gorus-maximus")  # once it is installed: ruleset = "gorus-maximus"


class TestHumble(Conformance):
    ruleset = HUMBLE
    variants = ("humble",)


def test_a_high_gladiator_does_not_open() -> None:
    """The rule `humble.opening.low`."""
    game = tt.new_game(HUMBLE, 3, variant="humble", seed=7)
    seat = game.to_act
    assert seat is not None
    cards = game.position.state.hands[seat]
    for card in cards:
        refused = game.why_not(f"play {card}", seat)
        assert (refused is not None) == humble.is_high(card)
        assert refused is None or refused.message == "Open with a gladiator below 10."
