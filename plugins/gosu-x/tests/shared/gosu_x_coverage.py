"""What happens to each card and tile in games of Gosu X: `python plugins/gosu-x/tests/shared/gosu_x_coverage.py`.

Plays games over all drafts and all pairs of unselected clans: by chance, by chance but seldom passing, and by the
simple-minded player. Prints for every card how often it was played, shifted in, copied, captured and released, for
every tile how often it was active and turned over, for every way to win how often it occurred, and what never did.
The same command prints the same figures.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from gosu_x_tables import CARDS, CLANS, PAIRS, choose, new_game, without
from tricktable_gosu_x import State
from tricktable_gosu_x.table import PlayAs, PlayDiscarded, SpendWonder, TileTurned, Unlocked

import tricktable as tt
from tricktable.effects import PickCard, PickDiscarded
from tricktable.game import AnyGame
from tricktable.tableau import Spot, at
from tricktable.tableau.events import Activated, Destroyed, Entered, Mutated, Released, Trapped

DEEDS = ("played", "shifted in", "activated", "copied", "captured", "released", "destroyed")
DRAFTS = ("given", "random", "pick")
PLAYERS = ("by chance", "eager", "simple")
EAGER = 0.9
WAYS = ("supremacy", "goan-sul", "justice", "fifth-token", "fifteen")

HAVE_TEXT = {id for id, card in CARDS.items() if card.entering}
"""The cards whose effect can be copied."""
KEEP_OFF = {id for id, card in CARDS.items() if "ethereal" in card.keywords}
"""The cards that can be neither captured nor destroyed, and so never released."""


def possible(deed: str) -> set[str]:
    """The cards to which this can happen at all."""
    match deed:
        case "copied":
            return HAVE_TEXT
        case "captured" | "released" | "destroyed":
            return set(CARDS) - KEEP_OFF
        case "shifted in":
            return set(CARDS)
        case "activated":
            return {id for id, card in CARDS.items() if card.icons or id == "aat"}
        case _:
            return set(CARDS)


@dataclass
class Seen:
    """What occurred in many games."""

    games: int = 0
    decisions: int = 0
    cards: dict[str, Counter[str]] = field(default_factory=lambda: {deed: Counter() for deed in DEEDS})
    active: Counter[str] = field(default_factory=Counter)
    turned: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    other: Counter[str] = field(default_factory=Counter)
    pairs: Counter[tuple[str, ...]] = field(default_factory=Counter)
    drafts: set[tuple[tuple[str, ...], ...]] = field(default_factory=set)
    prompts: Counter[str] = field(default_factory=Counter)

    def missing(self) -> Iterator[str]:
        """What never occurred, though it can."""
        for deed in DEEDS:
            for card in sorted(possible(deed) - set(self.cards[deed])):
                yield f"{card}: never {deed}"
        for clan in CLANS:
            if not self.active[clan]:
                yield f"tile of {clan}: never active"
            if not self.turned[clan]:
                yield f"tile of {clan}: never turned over"
        for way in WAYS:
            if not self.ways[way]:
                yield f"way to win: {way}"
        for pair in PAIRS:
            if not self.pairs[pair]:
                yield f"tiles: {' and '.join(pair)} never left over together"


class Watcher:
    """One game, played to its end; what occurs is entered."""

    def __init__(self, seen: Seen, game: AnyGame) -> None:
        self.seen = seen
        self.game = game

    def play(self, action: Any) -> None:
        """Carry out an action, and note what it did."""
        self.answered(action)
        step = self.game.play(action)
        self.seen.decisions += 1
        by_shift = False
        for event in step.events:
            match event:
                case Entered():
                    self.note("shifted in" if by_shift else "played", event.card)
                    by_shift = False
                case Mutated():
                    by_shift = True
                case Activated():
                    self.note("activated", event.card)
                case Trapped():
                    self.note("captured", event.card)
                case Released():
                    self.note("released", event.card)
                case Destroyed():
                    self.note("destroyed", event.card)
                case TileTurned():
                    self.seen.turned[event.clan] += 1
                case Unlocked():
                    self.seen.other["a token unlocked"] += 1
                case _:
                    pass

    def note(self, deed: str, card: str) -> None:
        self.seen.cards[deed][card] += 1

    def answered(self, action: Any) -> None:
        """What only the answers tell: which card is copied, and what is used beside it."""
        pending = self.game.position.pending
        if pending is None:
            if isinstance(action, (PlayAs, PlayDiscarded)):
                self.seen.other[f"{type(action).__name__}, row {action.row}"] += 1
            return
        prompt, state = pending.decision.prompt, self.game.position.state
        self.seen.prompts[prompt.id] += 1
        by = dict(prompt.args).get("card")
        match prompt.id, action:
            case ("ask.copy-entering", Spot()) | ("ask.release", Spot()) if prompt.id != "ask.release" or by == "fre-e":
                placed = at(state.sides[action.seat].army, action.row, action.place)
                if placed is not None and placed.card in HAVE_TEXT:
                    self.note("copied", placed.card)
            case "ask.copy-discarded", PickDiscarded() if action.card in HAVE_TEXT:
                self.note("copied", action.card)
            case _, PickCard() if prompt.id.startswith("ask.before"):
                self.seen.other[f"cancelled by {action.card}"] += 1
            case "ask.shift", PickDiscarded():
                self.seen.other["secret shift"] += 1
            case _, SpendWonder():
                self.seen.other["the Wonder token spent"] += 1
            case _:
                pass

    def ended(self) -> None:
        """Enter how the game ended."""
        outcome = self.game.outcome
        if outcome is None:
            raise ValueError("the game goes on")
        state: State = self.game.position.state
        seen = self.seen
        seen.games += 1
        seen.active.update(state.tiles)
        seen.pairs[state.tiles] += 1
        seen.drafts.add(tuple(tuple(sorted(side.clans)) for side in state.sides))
        seen.ways[outcome.reason.rpartition(".")[2]] += 1
        seen.ways["tie"] += bool(outcome.drawn)


def started(number: int) -> AnyGame:
    """A game of the next draft and, where clans are given, of the next pair that nobody has."""
    draft = DRAFTS[number % len(DRAFTS)]
    if draft == "given":
        return without(PAIRS[number // len(DRAFTS) % len(PAIRS)], f"coverage {number}")
    return new_game(f"coverage {number}", draft)


def cover(games: int, first: int = 0, players: Sequence[str] = PLAYERS) -> Seen:
    """Play so many games, the players taking turns."""
    seen = Seen()
    for number in range(first, first + games):
        game, rng = started(number), random.Random(f"coverage {number}")
        watcher = Watcher(seen, game)
        player = players[number // len(DRAFTS) % len(players)]
        agents = [tt.agent("simple", "gosu-x", f"{number} {seat}") for seat in (0, 1)]
        while (seat := game.to_act) is not None:
            if player == "simple":
                watcher.play(agents[seat].choose(game.view(seat)))
            else:
                watcher.play(choose(game, rng, EAGER if player == "eager" else 0.0))
        watcher.ended()
    return seen


def rows(seen: Seen) -> Iterator[str]:
    """The tables."""
    yield f"{seen.games} games, {seen.decisions} decisions, {len(seen.drafts)} of 560 drafts"
    yield ""
    yield f"| card | {' | '.join(DEEDS)} |"
    yield "| --- " * (1 + len(DEEDS)) + "|"
    for card in CARDS:
        figures = (str(seen.cards[deed][card]) if card in possible(deed) else "-" for deed in DEEDS)
        yield f"| {card} | {' | '.join(figures)} |"
    yield ""
    yield "| tile | left over | turned over |"
    yield "| --- | --- | --- |"
    for clan in CLANS:
        yield f"| {clan} | {seen.active[clan]} | {seen.turned[clan]} |"
    for title, found in (("way to win", seen.ways), ("beside", seen.other), ("question", seen.prompts)):
        yield ""
        yield f"| {title} | how often |"
        yield "| --- | --- |"
        for name, count in sorted(found.items()):
            yield f"| {name} | {count} |"
    yield ""
    yield from (f"- {each}" for each in seen.missing())


def main(arguments: Sequence[str] | None = None) -> None:
    """Play as many games as asked, and print what occurred."""
    parser = argparse.ArgumentParser(description="Play games of Gosu X and see what happens to each card.")
    parser.add_argument("--games", type=int, default=3000, help="how many (default: 3000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default: 0)")
    parser.add_argument("--players", default=",".join(PLAYERS), help=f"with commas between them ({', '.join(PLAYERS)})")
    given = parser.parse_args(arguments)
    sys.stdout.write("\n".join(rows(cover(given.games, given.first, given.players.split(",")))) + "\n")


if __name__ == "__main__":
    main()
