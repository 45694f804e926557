"""What players may settle before a game of Gosu X."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tricktable import Value
from tricktable_gosu_x.cards import CLANS

CLANS_EACH = 3
MOST_SHIFT = 9


class Options(Value, frozen=True):
    """The options of Gosu X.

    Attributes:
        draft: the players `pick` their clans; or these are drawn at `random`, or `given` by `clans`.
        clans: where they are given: three clans for each seat.
        icons_doubt: how many icons the cards have whose icons are in doubt, 0 or 1.
        shift_doubt: the shift cost of the cards whose shift cost is in doubt; None: they cannot be shifted.
        goan_sul_extra: whether, with the tile of Goan Sul too, a smaller win costs one sacrifice more.
        round_turns: after so many turns a round ends.
        cards: the card pack; empty: the ruleset's own cards.
    """

    draft: Literal["pick", "random", "given"] = "pick"
    clans: tuple[tuple[str, ...], ...] = ()
    icons_doubt: int = 1
    shift_doubt: int | None = 0
    goan_sul_extra: bool = False
    round_turns: int = 300
    cards: str = ""


def problems(options: Options) -> Iterator[str]:
    """What is wrong with the options."""
    named = [clan for clans in options.clans for clan in clans]
    if options.draft != "given":
        if options.clans:
            yield 'clans: only with draft "given" [gosu-x.options.clans]'
    elif [len(clans) for clans in options.clans] != [CLANS_EACH, CLANS_EACH] or len(set(named)) != len(named):
        yield "clans: three for each of the two players, six different ones [gosu-x.options.clans]"
    strange = sorted(set(named) - set(CLANS))
    if strange:
        yield f"clans: {', '.join(CLANS)}, not {', '.join(strange)} [gosu-x.options.clans]"
    if options.icons_doubt not in (0, 1):
        yield "icons_doubt: 0 or 1 [gosu-x.options.icons-doubt]"
    if options.shift_doubt is not None and not 0 <= options.shift_doubt <= MOST_SHIFT:
        yield f"shift_doubt: a whole number from 0 to {MOST_SHIFT}, or none [gosu-x.options.shift-doubt]"
    if not 1 <= options.round_turns <= 10_000:
        yield "round_turns: a whole number from 1 to 10000 [gosu-x.options.round-turns]"
