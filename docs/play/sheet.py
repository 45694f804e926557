"""What a page is told of a game: all that it draws, in the reader's language, and nothing that he may not see."""

from __future__ import annotations

from collections.abc import Iterator

import tricktable as tt
from tricktable.game import AnyGame
from tricktable.pointing import actions_on, askable_on


class Piece(tt.Value, frozen=True):
    """A piece of a line.

    Attributes:
        text: what stands on it.
        colour: one of the terminal's eight, or empty.
        strong: whether it stands out.
        card: the id of the card that it is, or empty.
        actions: the choices that are taken with it, by their numbers.
        asks: for a card with no choice, the actions that can be asked about, as they are typed.
    """

    text: str
    colour: str
    strong: bool
    card: str
    actions: tuple[int, ...]
    asks: tuple[str, ...]


class Line(tt.Value, frozen=True):
    """A line of the table: a label and its pieces."""

    label: str
    pieces: tuple[Piece, ...]


class Choice(tt.Value, frozen=True):
    """Something that the reader may do now.

    Attributes:
        typed: as it is typed.
        words: as it is said.
        verb: its kind; choices of one kind stand together.
        colour: the colour of its card, or empty.
    """

    typed: str
    words: str
    verb: str
    colour: str


class Sheet(tt.Value, frozen=True):
    """A game as the reader sees it.

    Attributes:
        ruleset: the id of the ruleset.
        title: its name, and the reader's.
        language: the language of all the texts.
        step: how many decisions were taken.
        lines: the table.
        prompt: the question that is open, or empty.
        choices: what the reader may do; empty when the game is over.
        told: what has happened, the oldest first.
        outcome: how the game ended, or empty.
        can_undo: whether anything has been decided yet.
    """

    ruleset: str
    title: str
    language: str
    step: int
    lines: tuple[Line, ...]
    prompt: str
    choices: tuple[Choice, ...]
    told: tuple[str, ...]
    outcome: str
    can_undo: bool


def draw(game: AnyGame, seat: int, language: str, told: tuple[str, ...]) -> Sheet:
    """The game as the seat sees it."""
    speech, view = game.speech(language), game.view(seat)
    return Sheet(
        game.ruleset.id,
        game.ruleset.info.name,
        language,
        game.step,
        tuple(_lines(game, seat, speech)),
        speech.prompt(view.prompt) if view.legal_actions else "",
        tuple(_choice(game, action, speech.at(view)) for action in view.legal_actions),
        told,
        "" if game.outcome is None else speech.outcome(game.outcome),
        bool(game.history),
    )


def _lines(game: AnyGame, seat: int, speech: tt.Speech) -> Iterator[Line]:
    view = game.view(seat)
    for row in game.ruleset.picture(view, speech):
        yield Line(row.label, tuple(_piece(game, view, cell) for cell in row.cells))


def _piece(game: AnyGame, view: tt.View[object, object], cell: tt.Cell) -> Piece:
    seat, actions = view.seat or 0, game.legal_actions(view.seat)
    on = {actions.index(action) for action in actions_on(cell, actions, seat)}
    asks = () if on or not actions else askable_on(cell, game.ruleset, seat)
    return Piece(
        cell.text,
        cell.colour,
        cell.strong,
        cell.card,
        tuple(sorted(on)),
        tuple(map(game.ruleset.format_action, asks)),
    )


def _choice(game: AnyGame, action: object, speech: tt.Speech) -> Choice:
    typed = game.ruleset.format_action(action)
    card = getattr(action, "card", None)
    colour = speech.cell(card).colour if isinstance(card, str) else ""
    return Choice(typed, speech.action(action), typed.partition(" ")[0], colour)  # type: ignore[arg-type]  # a Struct
