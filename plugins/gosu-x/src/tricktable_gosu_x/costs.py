"""What playing and shifting need and cost, and what can take a card's place."""

from __future__ import annotations

from tricktable import CardId, Seat
from tricktable.effects import Faces, PickCard, PickDiscarded
from tricktable.tableau import WIDTH, Placed, Spot, kinds, spot, spots
from tricktable_gosu_x.frame import Frame, Shown
from tricktable_gosu_x.table import State

NEW_CLAN = 2
"""What it costs to play a Troop of a clan that no face-up Troop shows."""
HEROES = 2
NAMES = {HEROES: "hero", 3: "immortal"}
"""How the paragraphs on playing call those who must stand above others."""


def shown(frame: Frame, faces: Faces, seat: Seat) -> Shown:
    """What an army shows; the last answer is kept, since a listing and the play that follows both ask."""
    last = frame.last_shown
    if last is not None and last[0] is faces and last[1] == seat:
        return last[2]
    there = _shown(frame, faces, seat)
    frame.last_shown = (faces, seat, there)
    return there


def _shown(frame: Frame, faces: Faces, seat: Seat) -> Shown:
    """By what its cards count as, wherever they stand (`gosu-x.reading.phoenix-immortal`)."""
    clan, odd, army = frame.deck.clan, frame.odd, faces.armies[seat]
    troops = {clan[card.card] for card in army[0] if not card.down}
    heroes = {clan[card.card] for card in army[1] if not card.down}
    if not odd.isdisjoint(faces.ids_of(seat)):
        for at in spots(army, seat):
            card = army[at.row - 1][at.place - 1]
            if card.card in odd and not card.down:
                levels, clans = faces.levels(at, card), faces.clans(at, card)
                if 1 in levels:
                    troops |= clans
                if 2 in levels:
                    heroes |= clans
    bottom = army[0]
    recruits = bool(bottom) and faces.has("recruiter", spot(seat, 1, len(bottom)), bottom[-1])
    return Shown(frozenset(troops), frozenset(heroes), recruits)


def play_cost(faces: Faces, seat: Seat, card: CardId, row: int, there: Shown) -> int:
    """Two cards for a Troop, unless it is the first, of a clan that is shown, or beside a Recruiter (`gosu-x.play`)."""
    if row > 1 or not there.troops or there.recruits or not there.troops.isdisjoint(faces.clans_of(seat, card)):
        return 0
    return NEW_CLAN


def obstacle(faces: Faces, seat: Seat, card: CardId, row: int, there: Shown) -> str | None:
    """The paragraph that keeps a card from a row, but for its cost."""
    army = faces.armies[seat]
    length = len(army[row - 1])
    if length >= WIDTH:
        return "gosu-x.play.row-full"
    if row == 1:
        return None
    if length >= len(army[row - 2]):
        return f"gosu-x.play.{NAMES[row]}-number"
    clans = faces.clans_of(seat, card)
    below = there.troops if row == HEROES else there.troops & there.heroes
    return f"gosu-x.play.{NAMES[row]}-clan" if below.isdisjoint(clans) else None


def spare(state: State, seat: Seat) -> int:
    """How many cards a cost may be larger than the hand that pays it: one with the Wonder token."""
    return int(state.wonder == seat)


def shift_cost(frame: Frame, old: Placed) -> int:
    """What it costs to shift a card that can be: one less for each token on it (`gosu-x.shift.discount`)."""
    return max(0, (frame.shift[old.card] or 0) - old.tokens)


def banned(state: State, seat: Seat) -> frozenset[CardId]:
    """The cards that a player may not bring into play (`gosu-x.play.forbidden`)."""
    return frozenset(ban.card for ban in state.bans if ban.seat == seat) if state.bans else frozenset()


def is_secret(frame: Frame, faces: Faces, at: Spot, old: Placed) -> bool:
    """Whether a card can be replaced from the discard pile (`gosu-x.shift.secret`)."""
    if old.card in frame.secret:
        return True
    return (faces.grants("secret-shift") or old.card in frame.deck.mirrors) and faces.has("secret-shift", at, old)


def fitting(frame: Frame, cards: tuple[CardId, ...], row: int, old: Placed) -> list[CardId]:
    """Which of these cards could stand in a row in an old one's place: any that fits it, but no identical one."""
    rows = frame.rows
    return [card for card in kinds(cards) if row in rows[card] and card != old.card]


def replacements(frame: Frame, faces: Faces, state: State, at: Spot) -> list[PickCard | PickDiscarded]:
    """What can take the place of a card that can be shifted: never what pays (`gosu-x.shift.order`)."""
    seat, row = at.seat, at.row
    side = state.sides[seat]
    old = side.army[row - 1][at.place - 1]
    cost, bans = shift_cost(frame, old), banned(state, seat)
    means = len(side.hand) + (spare(state, seat) if cost else 0)
    found: list[PickCard | PickDiscarded] = []
    if means > cost and side.hand:
        found += frame.deck.picks(card for card in fitting(frame, side.hand, row, old) if card not in bans)
    if means >= cost and side.discard and is_secret(frame, faces, at, old):
        thrown = fitting(frame, tuple(sorted(side.discard)), row, old)
        found += [PickDiscarded(seat, card) for card in thrown if card not in bans]
    return found
