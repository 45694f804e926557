"""Honest games are fair to all; a host or a player who cheats is caught."""

from __future__ import annotations

import msgspec
import pytest
from fair_game import Host, Player, play

import tricktable as tt
from tricktable import fair


def table() -> tuple[Host, list[Player], list[str]]:
    host, players = Host(), [Player("Ann"), Player("Daniel")]
    return host, players, [host.commitment(), *(player.commitment() for player in players)]


def test_an_honest_game() -> None:
    host, players, commitments = table()
    game = host.deal(players, commitments)
    play(game, players)
    assert [player.check(game.record().to_text(), host.shares) for player in players] == [(), ()]


def test_a_host_who_looks_for_a_better_share() -> None:
    """He has heard all shares, and takes another one of his own."""
    host, players, commitments = table()
    host.deal(players, commitments)
    host.shares = (fair.share(), *host.shares[1:])
    game = tt.new_game("gorus-maximus", ["Ann", "Daniel"], seed=fair.seed(host.shares))
    play(game, players)
    (problem,) = players[0].check(game.record().to_text(), host.shares)
    assert "share 0 is not the one that was committed to" in problem


def test_a_host_who_deals_by_hand() -> None:
    host, players, commitments = table()
    host.deal(players, commitments)
    game = tt.new_game("gorus-maximus", ["Ann", "Daniel"], seed=fair.seed(host.shares), deal={"dealer": 0})
    play(game, players)
    assert "some of the deal was laid down, not drawn" in players[1].check(game.record().to_text(), host.shares)


def test_a_host_who_shows_other_cards() -> None:
    host, players, commitments = table()
    game = host.deal(players, commitments)
    other = tt.new_game("gorus-maximus", ["Ann", "Daniel"])
    players[0].is_shown(msgspec.json.encode(other.view(0)))
    play(game, players)
    (problem,) = players[0].check(game.record().to_text(), host.shares)
    assert "at step 0 seat 0 was shown another table" in problem
    assert players[1].check(game.record().to_text(), host.shares) == ()


def test_a_player_who_opens_another_share() -> None:
    host, players, commitments = table()
    players[1].share = fair.share()
    with pytest.raises(ValueError, match="missing"):
        host.deal(players, commitments)


def test_a_host_who_leaves_a_share_out() -> None:
    host, players, commitments = table()
    game = host.deal(players, commitments)
    play(game, players)
    assert players[0].check(game.record().to_text(), host.shares[:1])
