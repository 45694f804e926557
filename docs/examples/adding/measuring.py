"""How many decisions a second a ruleset makes in random play."""

from __future__ import annotations

import random
import time

import tricktable as tt


def decisions_a_second(ruleset: tt.AnyRuleset, variant: str, seats: int = 4, seconds: float = 1.0) -> float:
    """Random games, one after the other, for so long."""
    draw = random.Random(7).random
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        game = tt.new_game(ruleset, seats, variant=variant, seed=decisions)
        while game.outcome is None:
            options = game.legal_actions()
            game.play(options[int(draw() * len(options))])
            decisions += 1
    return decisions / (time.process_time() - began)


def compared(ruleset: tt.AnyRuleset, variants: tuple[str, ...], rounds: int = 3) -> dict[str, float]:
    """The best of some rounds for each variant, in turns: what else the machine does then strikes all alike."""
    best = dict.fromkeys(variants, 0.0)
    for _ in range(rounds):
        for variant in variants:
            best[variant] = max(best[variant], decisions_a_second(ruleset, variant))
    return best


if __name__ == "__main__":
    from docs.examples.adding.quicker_suns import QUICKER

    for variant, speed in compared(QUICKER, ("standard", "quicker")).items():
        print(f"{variant:<10} {speed:>10,.0f} decisions a second")
