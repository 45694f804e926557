"""How games of GOSU go when programs play them: `python plugins/gosu/tests/measure_play.py --games 1000`.

Prints the tables of the page "GOSU: how it plays". The seed of each game is its number, and the agents of a game have
seeds made from it, so that the same command prints the same figures.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tricktable_gosu.cards import CLANS, MILITARY
from tricktable_gosu.deck import OWN_CARDS
from tricktable_gosu.rules import GosuRules
from tricktable_gosu.table import AdvantageTaken, BattleFought, PointsGained

import tricktable as tt
from tricktable.effects import Win
from tricktable.game import AnyGame
from tricktable.tableau.events import Activated, Drew, Entered, Mutated, Shuffled

TABLES = (("standard", 2), ("standard", 3), ("standard", 4), ("teams", 4))
DECK = {card.id: card for card in OWN_CARDS}


@dataclass
class Shares:
    """Of something that can be there in a game: how often it was, and the wins that fell to its owners."""

    there: int = 0
    wins: float = 0

    def add(self, won: float) -> None:
        self.there += 1
        self.wins += won

    @property
    def rate(self) -> float:
        return 100 * self.wins / self.there if self.there else 0.0


@dataclass
class Tally:
    """What was counted over many games of one kind."""

    seats: int
    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    longest_round: int = 0
    lone_bound: int = 0
    reshuffles: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    drawn_cards: int = 0
    shared: int = 0
    by_seat: defaultdict[int, Shares] = field(default_factory=lambda: defaultdict(Shares))
    by_order: defaultdict[int, Shares] = field(default_factory=lambda: defaultdict(Shares))
    by_agent: defaultdict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))
    ways: Counter[str] = field(default_factory=Counter)
    with_gained: int = 0
    tokens_moved: int = 0
    shown: defaultdict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))
    first_clan: defaultdict[str, Shares] = field(default_factory=lambda: defaultdict(Shares))
    played: Counter[str] = field(default_factory=Counter)
    by_mutation: Counter[str] = field(default_factory=Counter)
    mutated: Counter[str] = field(default_factory=Counter)
    activated: Counter[str] = field(default_factory=Counter)


class Watched:
    """One game, played to its end and counted."""

    def __init__(self, tally: Tally, number: int, variant: str, agents: Sequence[str]) -> None:
        self.tally = tally
        self.names = [agents[(seat + number) % len(agents)] for seat in range(tally.seats)]  # they change seats
        self.agents = [tt.agent(name, "gosu", f"{number} {seat}") for seat, name in enumerate(self.names)]
        self.game = tt.new_game("gosu", tally.seats, variant=variant, seed=number)
        self.holder: int = self.game.position.state.advantage
        self.shown: dict[int, set[str]] = {seat: set() for seat in range(tally.seats)}
        self.first: dict[int, str] = {}
        self.source = "card"  # of the points that are gained next: a battle is told just before
        self.way = ""  # where the last point came from
        self.gained = False  # whether some point came by a card

    def play(self) -> None:
        """Play it and enter what came of it."""
        tally, game = self.tally, self.game
        shuffles = decisions = turns = 0
        lone = False
        while (seat := game.to_act) is not None:
            position = game.position
            turns += position.pending is None and position.state.phase == "turns"
            tally.longest_round = max(tally.longest_round, position.state.turns)
            lone = lone or position.state.lone >= position.setup.options.lone_turns - 1
            step = game.play(self.agents[seat].choose(game.view(seat)))
            decisions += 1
            shuffles += sum(isinstance(event, Shuffled) for event in step.events)
            self.count(step.events)
        tally.games += 1
        tally.decisions += decisions
        tally.turns += turns
        tally.longest = max(tally.longest, decisions)
        tally.lone_bound += lone
        tally.reshuffles[shuffles] += 1
        tally.rounds[game.position.state.round] += 1
        self.settle()

    def count(self, events: Iterable[Any]) -> None:
        """What happened to cards, tokens and points."""
        tally = self.tally
        came_by_mutation = False
        for event in events:
            match event:
                case Entered(seat, row, _, card):
                    tally.played[card] += 1
                    tally.by_mutation[card] += came_by_mutation
                    came_by_mutation = False
                    self.shown[seat].add(card)
                    if row == 1:
                        self.first.setdefault(seat, DECK[card].clan)
                case Mutated():
                    tally.mutated[event.card] += 1
                    came_by_mutation = True
                case Activated():
                    tally.activated[event.card] += 1
                case AdvantageTaken():
                    tally.tokens_moved += 1
                case Drew():
                    tally.drawn_cards += event.count
                case BattleFought():
                    self.source = "battle"
                case PointsGained():
                    self.gained = self.gained or self.source == "card"
                    self.way, self.source = self.source, "card"
                case _:
                    pass

    def settle(self) -> None:
        """Who has won, and how."""
        outcome = self.game.outcome
        if outcome is None:
            raise ValueError("the game goes on")
        tally, seats = self.tally, self.tally.seats
        teams = self.game.view(None).table.teams
        sides = {teams[seat] for seat in outcome.winners}
        tally.shared += len(sides) > 1
        for seat in range(seats):
            won = 1 / len(sides) if teams[seat] in sides else 0.0
            tally.by_seat[seat].add(won)
            tally.by_order[(seat - self.holder) % seats].add(won)
            tally.by_agent[self.names[seat]].add(won)
            for card in self.shown[seat]:
                tally.shown[card].add(won)
            if seat in self.first:
                tally.first_clan[self.first[seat]].add(won)
        if outcome.reason == "gosu.end.conditions":
            tally.ways.update(_conditions(self.game, outcome.winners))
        else:
            tally.ways[f"last point: {self.way}"] += 1
            tally.with_gained += self.gained


def _conditions(game: AnyGame, winners: Sequence[int]) -> set[str]:
    """The Ōzekis whose way to win is open to a winner."""
    state = game.position.state
    rules = GosuRules(len(state.sides), game.setup.options)
    stage = rules.stage(tt.Resolution(state, tt.Chance("0")), state.advantage)
    return {c.card for c, way in stage.open_overall(Win) for seat in winners if way.condition.holds(c.as_seat(seat))}


def measure(games: int, variant: str, seats: int, agents: Sequence[str], first: int = 0) -> Tally:
    """Play so many games."""
    tally = Tally(seats)
    for number in range(first, first + games):
        Watched(tally, number, variant, agents).play()
    return tally


# --- tables -----------------------------------------------------------------------------------------------------------


def summary(tally: Tally) -> Iterator[str]:
    """The lines of one kind of game, as rows of a table."""
    games = tally.games
    rounds = sorted(tally.rounds.elements())
    yield f"| games | {games} |"
    yield f"| decisions a game, mean / longest | {tally.decisions / games:.0f} / {tally.longest} |"
    yield f"| turns a player | {tally.turns / games / tally.seats:.1f} |"
    yield f"| longest round, in turns of all players | {tally.longest_round + 1} |"
    yield f"| rounds, mean | {sum(rounds) / games:.2f} |"
    yield f"| games by rounds | {', '.join(f'{n}: {100 * c / games:.0f} %' for n, c in sorted(tally.rounds.items()))} |"
    yield f"| cards drawn a player | {tally.drawn_cards / games / tally.seats:.1f} |"
    yield f"| games with a reshuffle | {100 - 100 * tally.reshuffles[0] / games:.0f} % |"
    yield f"| Advantage token taken, a game | {tally.tokens_moved / games:.2f} |"
    yield f"| games that came to the bound of lone turns | {tally.lone_bound} |"
    yield f"| wins by seat | {_rates(tally.by_seat)} |"
    yield f"| wins by place after the first holder | {_rates(tally.by_order)} |"
    if len(tally.by_agent) > 1:
        yield f"| wins by agent | {_rates(tally.by_agent)} |"
    yield f"| wins shared | {100 * tally.shared / games:.1f} % |"
    for way, count in sorted(tally.ways.items(), key=lambda item: -item[1]):
        yield f"| won by: {way} | {100 * count / games:.1f} % |"
    yield f"| games with a point by a card | {100 * tally.with_gained / games:.1f} % |"
    yield f"| wins of whose first Bakuto was of | {_rates(tally.first_clan, CLANS)} |"


def _rates(shares: dict[Any, Shares], order: Sequence[Any] = ()) -> str:
    return ", ".join(f"{key}: {shares[key].rate:.1f} %" for key in order or sorted(shares))


def cards(tally: Tally) -> Iterator[str]:
    """A row for each card: how often it is used, and what its owners win beyond those of cards of its level."""
    usual = {
        level: _sum(shares for card, shares in tally.shown.items() if DECK[card].level == level) for level in MILITARY
    }
    yield "| card | level | played | of these by mutation | mutated away | activated | wins against its level |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for id, card in DECK.items():
        counts = (tally.played[id], tally.by_mutation[id], tally.mutated[id], tally.activated[id])
        figures = " | ".join(f"{100 * count / tally.games:.1f}" for count in counts)
        yield f"| {id} | {card.level} | {figures} | {tally.shown[id].rate - usual[card.level].rate:+.1f} |"


def _sum(shares: Iterable[Shares]) -> Shares:
    both = [(each.there, each.wins) for each in shares]
    return Shares(sum(there for there, _ in both), sum(wins for _, wins in both))


def clans(tally: Tally) -> Iterator[str]:
    """A row for each clan: the wins of those who showed its cards, card by card, against all cards."""
    everything = _sum(tally.shown.values())
    yield "| clan | cards played a game | wins against all cards | first Bakuto of the clan | wins of these |"
    yield "| --- | --- | --- | --- | --- |"
    for clan in CLANS:
        shares = _sum(tally.shown[id] for id, card in DECK.items() if card.clan == clan)
        played = sum(tally.played[id] for id, card in DECK.items() if card.clan == clan) / tally.games
        first = tally.first_clan[clan]
        share = 100 * first.there / tally.games / tally.seats
        yield f"| {clan} | {played:.1f} | {shares.rate - everything.rate:+.1f} | {share:.0f} % | {first.rate:.1f} % |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure as asked, and print the tables."""
    parser = argparse.ArgumentParser(description="Play games of GOSU and count how they go.")
    parser.add_argument("--games", type=int, default=1000, help="games of each kind (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game (default: 0)")
    parser.add_argument("--agents", default="simple", help="names with commas between them (default: simple)")
    parser.add_argument("--table", choices=[f"{v}-{n}" for v, n in TABLES], help="one kind of table only")
    parser.add_argument("--cards", action="store_true", help="also a row for each card")
    given = parser.parse_args(arguments)
    for variant, seats in TABLES:
        if given.table in {None, f"{variant}-{seats}"}:
            tally = measure(given.games, variant, seats, given.agents.split(","), given.first)
            title = f"{variant}, {seats} players, agents {given.agents}, seeds {given.first} on"
            rows = [f"\n### {title}\n", "| | |", "| --- | --- |", *summary(tally), "", *clans(tally)]
            if given.cards:
                rows += ["", *cards(tally)]
            sys.stdout.write("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
