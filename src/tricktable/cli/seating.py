"""Who sits where: people and programs, and their names."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from tricktable.errors import OptionsError
from tricktable.hooks import Agent
from tricktable.locale import Translator
from tricktable.plugins import registry
from tricktable.ruleset import AnyRuleset
from tricktable.variant import normal_id

HUMAN = "human"
RANDOM = "random"


class Seating(NamedTuple):
    """Who plays.

    Attributes:
        names: the name of each seat.
        agents: the agent of each seat, `human` for a person.
    """

    names: tuple[str, ...]
    agents: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people take."""
        return tuple(seat for seat, agent in enumerate(self.agents) if agent == HUMAN)


def seat_all(
    ruleset: AnyRuleset,
    tr: Translator,
    names: Sequence[str],
    agents: Sequence[str],
    *,
    players: int | None = None,
    variant: str | None = None,
) -> Seating:
    """Seats for a new game, from what was said of them.

    Without agents, a person takes each named seat (the first seat if none is named) and programs the others: one made
    for the game if there is one, else such as play at random. One agent alone stands for all seats.

    Raises:
        UnknownVariantError: the ruleset has no such variant.
        OptionsError: it is not for so many players, or there are more names or agents than seats.
    """
    count = _count(ruleset, players, names, agents, variant)
    ruleset.variant(variant, count)  # before a seat is made for each of them
    if len(names) > count:
        raise OptionsError(f"{len(names)} names for {count} seats.")
    return Seating(*_named(tr, names, _agents(ruleset, count, agents, max(len(names), 1))))


def seat_again(ruleset: AnyRuleset, names: Sequence[str], agents: Sequence[str]) -> Seating:
    """Seats for a game that goes on, whose names are settled. Without agents a person takes the first seat.

    Raises:
        OptionsError: there are more agents than seats.
    """
    return Seating(tuple(names), _agents(ruleset, len(names), agents, 1))


def _count(
    ruleset: AnyRuleset, players: int | None, names: Sequence[str], agents: Sequence[str], variant: str | None
) -> int:
    if players is not None:
        return players
    if len(agents) > 1:
        return len(agents)
    if len(names) > 1:
        return len(names)
    wanted = normal_id(variant)
    chosen = next((each for each in ruleset.variants if normal_id(each.id) == wanted), ruleset.variants[0])
    return min(chosen.seats)


def _agents(ruleset: AnyRuleset, count: int, agents: Sequence[str], people: int) -> tuple[str, ...]:
    if not agents:
        program = next(iter(registry().own_agents(ruleset.id)), RANDOM)
        return tuple(HUMAN if seat < people else program for seat in range(count))
    if len(agents) == 1:
        return tuple(agents) * count
    if len(agents) != count:
        raise OptionsError(f"{len(agents)} agents for {count} seats; name one for each seat, or one for all.")
    return tuple(agents)


def _named(tr: Translator, names: Sequence[str], agents: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    full = list(names)
    for seat, agent in enumerate(agents[len(names) :], len(names)):
        full.append(tr("core.seat", n=seat + 1) if agent == HUMAN else f"{agent.capitalize()} {seat + 1}")
    return tuple(full), agents


def programs(ruleset: AnyRuleset, agents: Sequence[str], seed: str, step: int) -> dict[int, Agent]:
    """The programs at the table, by seat.

    Their chance follows from the game's seed, the seat and the step at which they sit down; none can tell the seed
    from it.

    Raises:
        UnknownAgentError: none of this name plays the ruleset; names the nearest.
    """
    return {
        seat: registry().agent(agent, ruleset.id, hashlib.blake2b(f"{seed} {seat} {step}".encode()).hexdigest()[:32])
        for seat, agent in enumerate(agents)
        if agent != HUMAN
    }
