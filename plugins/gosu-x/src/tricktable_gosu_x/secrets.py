"""Who knows what: views, and the hidden cards that might lie elsewhere."""

from __future__ import annotations

from msgspec.structs import asdict

from tricktable import Resolution, Seat
from tricktable.chance import Chance
from tricktable.tableau import Cards, hand_of, hidden_pools, redealt, side_view
from tricktable_gosu_x.stage import MakeStage
from tricktable_gosu_x.table import SideView, State, View


def view(state: State, seat: Seat | None, make: MakeStage) -> View:
    """The own hand; armies, tokens, tiles and discard piles, open to all; other hands and the piles by size."""
    values = make(Resolution(state, Chance("0")), state.turn).military()
    return View(
        hand=hand_of(state, seat),
        sides=tuple(
            SideView(
                **asdict(side_view(side, at, seat)),
                clans=side.clans,
                turned=side.turned,
                locked=side.locked,
                supremacy=side.supremacy,
                passed=side.passed,
                value=values[at],
            )
            for at, side in enumerate(state.sides)
        ),
        aside=state.aside,
        tiles=state.tiles,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        round=state.round,
        left=state.left,
        additional=state.additional,
        discards=state.discards,
        granted=state.granted,
        wonder=state.wonder,
        bans=state.bans,
    )


def pools(state: State, seat: Seat | None) -> tuple[Cards, ...]:
    """Each player's hand and pile, less what the viewer has seen."""
    return hidden_pools(state, seat)


def redeal(state: State, seat: Seat | None, dealt: tuple[Cards, ...]) -> State:
    """The cards of the pools in their places, in the order in which `pools` names them."""
    return redealt(state, seat, dealt)
