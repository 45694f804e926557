"""Solo play: one player against contenders who fight blindly."""

from __future__ import annotations

from msgspec.structs import replace

from tricktable import Dice, Resolution, Seat
from tricktable_gorus_maximus.frame import PLAYER
from tricktable_gorus_maximus.gladiators import ALL
from tricktable_gorus_maximus.rules import GorusRules
from tricktable_gorus_maximus.table import Event, NoEight, State

EIGHT = 8

_REASONS = {"gorus.end.goal": "gorus.solo.goal", "gorus.end.zero": "gorus.solo.both"}


class SoloRules(GorusRules):
    """A contender leads every bout, the player enters a gladiator, a second contender follows (`gorus.solo.lead`)."""

    def dealt(self, dice: Dice, schools: tuple[str, ...], dealer: Seat, support: tuple[int, ...], number: int) -> State:
        """A new round: the first contender has led, and his school is preferred (`gorus.solo.dealer`)."""
        state = super().dealt(dice, schools, dealer, support, number)
        lead, stock = state.stock[0], state.stock[1:]
        return replace(state, leader=None, bout=(lead,), stock=stock, preferred=ALL.suit[lead])

    def new_round(self, r: Resolution[State, Event], support: tuple[int, ...]) -> None:
        """Deal anew, and tell who leads."""
        super().new_round(r, support)
        state = r.state
        r.state = replace(state, bout=(), preferred=None)
        bout, preferred = self.entered(r, None, state.bout[0])
        r.state = replace(r.state, bout=bout, preferred=preferred)

    def after_card(self, r: Resolution[State, Event], seat: Seat) -> None:
        """The second contender, blindly (`gorus.solo.second`)."""
        self.send_contender(r)

    def send_contender(self, r: Resolution[State, Event]) -> None:
        """The next contender enters the bout."""
        card, stock = r.state.stock[0], r.state.stock[1:]
        bout, preferred = self.entered(r, None, card)
        r.state = replace(r.state, stock=stock, bout=bout, preferred=preferred)

    def next_bout(self, r: Resolution[State, Event]) -> None:
        """A contender leads, whoever won."""
        self.send_contender(r)

    def champions(self, state: State, support: tuple[int, ...]) -> tuple[str, tuple[int, ...]] | None:
        """The first side at the goal wins; of both, the one that holds the final 0 (`gorus.solo.both`)."""
        won = super().champions(state, support)
        return won and (_REASONS[won[0]], won[1])

    def gains(self, r: Resolution[State, Event], favour: tuple[int, ...]) -> tuple[int, ...]:
        """Without an 8 collected the round is lost (`gorus.solo.eight`)."""
        if not any(ALL.rank[card] == EIGHT for card in r.state.won[PLAYER]):
            r.emit(NoEight())
            return (0, 1)
        return super().gains(r, favour)
