"""How games of Gosu X go when programs play them: `python plugins/gosu-x/tests/measure_play.py --games 1000`.

Prints the tables of the page "Gosu X: how it plays". The seed of each game is its number, and the agents of a game have
seeds made from it, so that the same command prints the same figures.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tricktable_gosu_x.cards import CLANS, MILITARY
from tricktable_gosu_x.deck import OWN_CARDS
from tricktable_gosu_x.table import BattleFought, DecksMade, Draft, Redrew, Unlocked

import tricktable as tt
from tricktable.tableau.events import Activated, Drew, Entered, Mutated, Shuffled

VARIANTS = ("random-clans", "standard")
DECK = {card.id: card for card in OWN_CARDS}
PICKS = 6


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


def shares() -> defaultdict[Any, Shares]:
    return defaultdict(Shares)


@dataclass
class Tally:
    """What was counted over many games of one kind."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    longest: int = 0
    longest_round: int = 0
    full_rounds: int = 0
    drawn_cards: int = 0
    battles: int = 0
    drawn_battles: int = 0
    shuffled: int = 0
    redraws: int = 0
    tied: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    unlocked: Counter[str] = field(default_factory=Counter)
    picks: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    by_seat: defaultdict[int, Shares] = field(default_factory=shares)
    by_order: defaultdict[int, Shares] = field(default_factory=shares)
    by_agent: defaultdict[str, Shares] = field(default_factory=shares)
    by_clan: defaultdict[str, Shares] = field(default_factory=shares)
    by_tile: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    clan_ways: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    shown: defaultdict[str, Shares] = field(default_factory=shares)
    played: Counter[str] = field(default_factory=Counter)
    by_shift: Counter[str] = field(default_factory=Counter)
    shifted: Counter[str] = field(default_factory=Counter)
    activated: Counter[str] = field(default_factory=Counter)


class Watched:
    """One game, played to its end and counted."""

    def __init__(self, tally: Tally, number: int, variant: str, agents: Sequence[str]) -> None:
        self.tally = tally
        self.names = [agents[(seat + number) % len(agents)] for seat in (0, 1)]  # they change seats
        self.agents = [tt.agent(name, "gosu-x", f"{number} {seat}") for seat, name in enumerate(self.names)]
        self.game = tt.new_game("gosu-x", 2, variant=variant, seed=number)
        self.first: int = self.game.position.state.first
        self.shown: dict[int, set[str]] = {0: set(), 1: set()}
        self.picked = 0

    def play(self) -> None:
        """Play it and enter what came of it."""
        tally, game = self.tally, self.game
        shuffles = decisions = turns = 0
        most = game.setup.options.round_turns
        while (seat := game.to_act) is not None:
            position = game.position
            fresh = position.pending is None and position.state.phase == "turns"
            turns += fresh
            if fresh:
                tally.longest_round = max(tally.longest_round, position.state.turns + 1)
                tally.full_rounds += position.state.turns + 1 == most
            action = self.agents[seat].choose(game.view(seat))
            if isinstance(action, Draft):
                self.picked += 1
                tally.picks[action.clan].append(self.picked)
            step = game.play(action)
            decisions += 1
            shuffles += self.count(step.events)
        tally.games += 1
        tally.decisions += decisions
        tally.turns += turns
        tally.longest = max(tally.longest, decisions)
        tally.shuffled += shuffles > 0
        tally.rounds[game.position.state.round] += 1
        self.settle()

    def count(self, events: Iterable[Any]) -> int:
        """What happened to cards, tokens and battles; how often a pile ran out and was shuffled."""
        tally, shuffles, by_shift, dealing = self.tally, 0, False, False
        for event in events:
            match event:
                case Entered(seat, _, _, card):
                    tally.played[card] += 1
                    tally.by_shift[card] += by_shift
                    by_shift = False
                    self.shown[seat].add(card)
                case Mutated():
                    tally.shifted[event.card] += 1
                    by_shift = True
                case Activated():
                    tally.activated[event.card] += 1
                case DecksMade():
                    dealing = True  # what is drawn with it are the first hands
                case Drew() if not dealing:
                    tally.drawn_cards += event.count
                case Shuffled():
                    shuffles += 1
                case Redrew():
                    tally.redraws += 1
                    shuffles -= 1  # that one is of the hand
                case BattleFought():
                    tally.battles += 1
                    tally.drawn_battles += event.values[0] == event.values[1]
                case Unlocked(seat):
                    self.tally.unlocked.update(self.unlocking(seat))
                case _:
                    pass
        return shuffles

    def unlocking(self, seat: int) -> Iterator[str]:
        """The clans whose Byun Hyung Ja the player has shown: with one only, it is that which unlocked."""
        found = {card for card in self.shown[seat] if "byun-hyung-ja" in DECK[card].called}
        yield DECK[found.pop()].clan if len(found) == 1 else "one of several"

    def settle(self) -> None:
        """Who has won, and how."""
        outcome, state = self.game.outcome, self.game.position.state
        if outcome is None:
            raise ValueError("the game goes on")
        tally = self.tally
        way = outcome.reason.rpartition(".")[2]
        tally.ways["tie" if outcome.drawn else way] += 1
        for clan in state.tiles:
            tally.by_tile[clan][way] += 1
        for seat in (0, 1):
            won = 0.5 if outcome.drawn else float(seat in outcome.winners)
            tally.by_seat[seat].add(won)
            tally.by_order[(seat - self.first) % 2].add(won)
            tally.by_agent[self.names[seat]].add(won)
            for clan in state.sides[seat].clans:
                tally.by_clan[clan].add(won)
                tally.clan_ways[clan][way] += won == 1
            for card in self.shown[seat]:
                tally.shown[card].add(won)


def measure(games: int, variant: str, agents: Sequence[str], first: int = 0) -> Tally:
    """Play so many games."""
    tally = Tally()
    for number in range(first, first + games):
        Watched(tally, number, variant, agents).play()
    return tally


# --- tables -----------------------------------------------------------------------------------------------------------


def summary(tally: Tally) -> Iterator[str]:
    """The lines of one kind of game, as rows of a table."""
    games = tally.games
    yield f"| games | {games} |"
    yield f"| decisions a game, mean / longest | {tally.decisions / games:.0f} / {tally.longest} |"
    yield f"| turns a player | {tally.turns / games / 2:.1f} |"
    yield f"| longest round, in turns of both players | {tally.longest_round} |"
    yield f"| rounds that came to their bound of turns | {tally.full_rounds} |"
    yield f"| rounds, mean | {sum(tally.rounds.elements()) / games:.2f} |"
    yield f"| games by rounds | {', '.join(f'{n}: {100 * c / games:.0f} %' for n, c in sorted(tally.rounds.items()))} |"
    yield f"| cards drawn a player, beside the first hand | {tally.drawn_cards / games / 2:.1f} |"
    yield f"| games in which a deck was shuffled | {100 * tally.shuffled / games:.0f} % |"
    yield f"| hands drawn anew, a game | {tally.redraws / games:.2f} |"
    yield f"| Great Battles that were equal | {100 * tally.drawn_battles / tally.battles:.1f} % |"
    yield f"| tokens unlocked a game | {tally.unlocked.total() / games:.2f} |"
    yield f"| wins by seat | {_rates(tally.by_seat)} |"
    yield f"| wins of the first player, the other | {_rates(tally.by_order)} |"
    if len(tally.by_agent) > 1:
        yield f"| wins by agent | {_rates(tally.by_agent)} |"
    for way, count in sorted(tally.ways.items(), key=lambda item: -item[1]):
        yield f"| won by: {way} | {100 * count / games:.1f} % ({count}) |"


def _rates(found: dict[Any, Shares], order: Sequence[Any] = ()) -> str:
    return ", ".join(f"{key}: {found[key].rate:.1f} %" for key in order or sorted(found))


def clans(tally: Tally) -> Iterator[str]:
    """A row for each clan: how often it is drafted and when, what its owners win and how, what its tile brings."""
    ways = [way for way in sorted(tally.ways, key=lambda way: -tally.ways[way]) if way != "tie"]
    yield f"| clan | in play | mean pick | cards played a game | unlocked | wins | {' | '.join(ways)} |"
    yield "| --- " * (6 + len(ways)) + "|"
    for clan in CLANS:
        owned, picks = tally.by_clan[clan], tally.picks[clan]
        played = sum(tally.played[id] for id, card in DECK.items() if card.clan == clan) / max(1, owned.there)
        mean = f"{sum(picks) / len(picks):.1f}" if picks else "-"
        won = " | ".join(f"{100 * tally.clan_ways[clan][way] / max(1, owned.there):.1f}" for way in ways)
        share = f"{100 * owned.there / tally.games:.0f} %"
        yield f"| {clan} | {share} | {mean} | {played:.1f} | {tally.unlocked[clan]} | {owned.rate:.1f} % | {won} |"
    yield ""
    yield f"| active tile | games | {' | '.join(ways)} |"
    yield "| --- " * (2 + len(ways)) + "|"
    for clan in CLANS:
        there = tally.by_tile[clan].total()
        won = " | ".join(f"{100 * tally.by_tile[clan][way] / max(1, there):.1f}" for way in ways)
        yield f"| {clan} | {there} | {won} |"


def cards(tally: Tally) -> Iterator[str]:
    """A row for each card: how often it is used, and what its owners win beyond those of cards of its level."""
    usual = {
        level: _sum(found for card, found in tally.shown.items() if DECK[card].level == level) for level in MILITARY
    }
    yield "| card | level | played | of these by shift | shifted away | activated | wins against its level |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for id, card in DECK.items():
        counts = (tally.played[id], tally.by_shift[id], tally.shifted[id], tally.activated[id])
        figures = " | ".join(f"{100 * count / tally.games:.1f}" for count in counts)
        yield f"| {id} | {card.level} | {figures} | {tally.shown[id].rate - usual[card.level].rate:+.1f} |"


def _sum(found: Iterable[Shares]) -> Shares:
    both = [(each.there, each.wins) for each in found]
    return Shares(sum(there for there, _ in both), sum(wins for _, wins in both))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure as asked, and print the tables."""
    parser = argparse.ArgumentParser(description="Play games of Gosu X and count how they go.")
    parser.add_argument("--games", type=int, default=1000, help="games of each kind (default: 1000)")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game (default: 0)")
    parser.add_argument("--agents", default="simple", help="names with commas between them (default: simple)")
    parser.add_argument("--variant", choices=VARIANTS, help="one variant only")
    parser.add_argument("--cards", action="store_true", help="also a row for each card")
    given = parser.parse_args(arguments)
    for variant in VARIANTS:
        if given.variant in {None, variant}:
            tally = measure(given.games, variant, given.agents.split(","), given.first)
            title = f"{variant}, agents {given.agents}, seeds {given.first} on"
            rows = [f"\n### {title}\n", "| | |", "| --- | --- |", *summary(tally), "", *clans(tally)]
            if given.cards:
                rows += ["", *cards(tally)]
            sys.stdout.write("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
