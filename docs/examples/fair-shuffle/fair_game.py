"""A game whose deal nobody could choose, and whose players check it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import tricktable as tt
from tricktable import fair
from tricktable.game import AnyGame


class Player:
    """What one player does, on his own machine. He trusts nobody."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.share = fair.share()
        self.commitments: tuple[str, ...] = ()
        self.views: list[dict[str, Any]] = []

    def commitment(self) -> str:
        """First: tell all a commitment, and nothing of the share."""
        return fair.commitment(self.share)

    def hears(self, commitments: Sequence[str]) -> str:
        """Then: all commitments are out, mine is among them; only now do I open my share to the host."""
        if self.commitment() not in commitments:
            raise ValueError(f"{self.name}: my commitment is missing")
        self.commitments = tuple(commitments)
        return self.share

    def is_shown(self, view: bytes) -> None:
        """In play: keep every view, as it came."""
        self.views.append(msgspec.json.decode(view))

    def check(self, record: str, shares: Sequence[str]) -> tuple[str, ...]:
        """At the end: everything that is not as it should be."""
        problems = fair.problems(record, shares, self.commitments, self.views)
        if self.share in shares:
            return problems
        return (f"{self.name}: my share is not among those that made the seed", *problems)


class Host:
    """What the host does: he knows every card, but could choose none."""

    def __init__(self) -> None:
        self.share = fair.share()
        self.shares: tuple[str, ...] = ()

    def commitment(self) -> str:
        """First: bind yourself."""
        return fair.commitment(self.share)

    def deal(self, players: Sequence[Player], commitments: Sequence[str]) -> AnyGame:
        """Then: take the players' shares, hold each against its commitment, and deal from all of them."""
        self.shares = (self.share, *(player.hears(commitments) for player in players))
        if tuple(map(fair.commitment, self.shares)) != tuple(commitments):
            raise ValueError("somebody has opened another share than the one that he committed to")
        return tt.new_game("gorus-maximus", [player.name for player in players], seed=fair.seed(self.shares))


def play(game: AnyGame, players: Sequence[Player]) -> None:
    """Play to the end; each player is shown his view before the first step and after each."""
    program = tt.agent("random", game.ruleset.id, seed=1)
    while True:
        for seat, player in enumerate(players):
            player.is_shown(msgspec.json.encode(game.view(seat)))
        if game.to_act is None:
            return
        game.play(program.choose(game.view(game.to_act)))


def main() -> None:
    host, players = Host(), [Player("Ann"), Player("Daniel"), Player("Maureen")]
    commitments = [host.commitment(), *(player.commitment() for player in players)]
    print(f"{len(commitments)} commitments are out.")
    game = host.deal(players, commitments)
    play(game, players)
    record = game.record().to_text()
    print(f"The game is over after {game.step} steps. The host opens the record and all shares.")
    for player in players:
        problems = player.check(record, host.shares)
        print(f"{player.name}: {'; '.join(problems) or 'a fair deal, and the game that I saw'}")


if __name__ == "__main__":
    main()
