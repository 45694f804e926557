"""One reader against programs: starting, playing, asking why not, taking back, saving, all in plain data."""

from __future__ import annotations

import re
from typing import Any

import tricktable as tt
from docs.play.sheet import Sheet, draw
from tricktable._called import with_ids
from tricktable.game import AnyGame, Step
from tricktable.rulebook import paragraph_text

SEAT = 0
"""Where the reader sits."""


class Offered(tt.Value, frozen=True):
    """A game that can be played.

    Attributes:
        id: the id of the ruleset.
        name: its name.
        languages: the languages that it speaks.
        programs: the programs that play it, the best first: the name of each, and what it is called.
        variants: the id of each variant, what it is called, and the numbers of players that it is for.
    """

    id: str
    name: str
    languages: tuple[str, ...]
    programs: tuple[tuple[str, str], ...]
    variants: tuple[tuple[str, str, tuple[int, ...]], ...]


class Refusal(tt.Value, frozen=True):
    """Why something cannot be done.

    Attributes:
        code: the code of the error, or `why-not` for an answer to the question.
        reason: for `undo`, why.
        message: a sentence.
        ruleset: the ruleset whose paragraph forbids it, or empty.
        rule: the id of that paragraph, or empty.
        number: its number in the rulebook, or empty.
    """

    code: str
    reason: str = ""
    message: str = ""
    ruleset: str = ""
    rule: str = ""
    number: str = ""


def offered(language: str) -> tuple[Offered, ...]:
    """The games that can be played, sorted by id; variants and programs as they are called in a language."""
    return tuple(_offered(info, language) for info in tt.rulesets())


def _offered(info: tt.RulesetInfo, language: str) -> Offered:
    ruleset = tt.ruleset(info.id)
    word = ruleset.speech(language).word
    programs = tuple((name, str(word("program", name))) for name in tt.agent_names(info.id))
    variants = tuple((each.id, str(word("variant", each.id)), each.seats) for each in ruleset.variants)
    return Offered(info.id, info.name, ruleset.languages(), programs, variants)


class Table:
    """A game between the reader, who sits first, and programs.

    Args:
        game: the game.
        program: the name of the program in all other seats.
        language: in which the reader is told everything.
    """

    def __init__(self, game: AnyGame, program: str, language: str) -> None:
        self._game = game
        self.language = language
        # What befell, with the table after it: of what it speaks can then be named, in whatever language.
        self._told: list[tuple[int, tuple[Any, ...], Any]] = []
        self._programs = {
            seat: tt.agent(program, game.ruleset.id, f"{program} {seat} at {game.step}")
            for seat in range(game.setup.seats)
            if seat != SEAT
        }
        self._go_on()

    @classmethod
    def new(cls, ruleset: str, *, variant: str, players: list[str], seed: str, program: str, language: str) -> Table:
        """A new game between these players, the reader first. A seed of digits is a number, as for the command.

        Raises:
            TricktableError: there is no such game, variant or program, or it is not for so many.
        """
        typed = seed.strip()
        number = int(typed) if re.fullmatch(r"-?[0-9]{1,4000}", typed) else typed
        game = tt.new_game(ruleset, players, variant=variant, seed=None if typed == "" else number)
        return cls(game, program, language)

    @classmethod
    def load(cls, save: str, program: str, language: str) -> Table:
        """The game of a save.

        Raises:
            TricktableError: it is no save, or the program does not play it.
        """
        game = tt.load(save, strict=True)
        programs = tt.agent_names(game.ruleset.id)
        return cls(game, program if program in programs else programs[0], language)

    def sheet(self) -> Sheet:
        """What the reader sees."""
        said = tuple(sentence for _, events, view in self._told for sentence in self._sentences(events, view))
        return draw(self._game, SEAT, self.language, said)

    def _sentences(self, events: tuple[Any, ...], view: Any) -> list[str]:
        speech = self._game.speech(self.language).at(view)
        return [speech.event(event) for event in events]

    def play(self, typed: str, step: int) -> None:
        """Take an action, and let the programs answer it.

        Raises:
            TricktableError: it is no action, or the rules forbid it, or the table has moved on.
        """
        self._note(self._game.play(self._read(typed), SEAT, step))
        self._go_on()

    def _read(self, typed: str) -> str:
        """What was typed, with cards called by their ids; they may be called by name, as the reader sees them."""
        return with_ids(typed, self._game.speech(self.language))

    def _go_on(self) -> None:
        """Let the programs play until the reader is to act."""
        while (seat := self._game.to_act) is not None and seat != SEAT:
            self._note(self._game.play(self._programs[seat].choose(self._game.view(seat)), seat))

    def _note(self, step: Step[Any, Any]) -> None:
        self._told.append((self._game.step, step.events_for(SEAT), self._game.view(SEAT)))

    def why_not(self, typed: list[str]) -> Refusal:
        """Why none of these actions is allowed: by a paragraph of the game where one says it.

        Raises:
            NotationError: one is no action.
        """
        answers = [self._game.why_not(self._read(each), SEAT, self.language) for each in typed]
        refused = [answer for answer in answers if answer is not None]
        own = [answer for answer in refused if not answer.rule.startswith("core.")]
        if not refused:
            return Refusal("allowed")
        return self._refusal("why-not", (own or refused)[0].rule, (own or refused)[0].message)

    def refusal(self, error: tt.TricktableError) -> Refusal:
        """An error in the reader's language."""
        told = self._game.speech(self.language).error(error)
        match error:
            case tt.IllegalActionError():
                return self._refusal(error.code, error.rule, told)
            case tt.UndoError():
                return Refusal(error.code, error.reason, told)
            case _:
                return Refusal(error.code, message=told)

    def _refusal(self, code: str, rule: str, message: str) -> Refusal:
        ruleset = self._game.ruleset
        paragraph = next((each for each in ruleset.rulebook if each.id == rule), None)
        if paragraph is None:
            return Refusal(code, message=message)
        return Refusal(
            code, "", message or paragraph_text(paragraph, self.language), ruleset.id, rule, paragraph.number
        )

    def undo(self, *, forced: bool) -> None:
        """Go back to the reader's last decision.

        Args:
            forced: also where a program has decided since, or something was revealed.

        Raises:
            UndoError: there is none, or another seat's or something revealed stands in the way.
        """
        trial = self._game.copy()
        trial.undo(None if forced else SEAT, revealed=forced)
        while trial.to_act != SEAT:
            trial.undo(revealed=True)
        self._game = trial
        self._told = [told for told in self._told if told[0] <= trial.step]

    def save(self) -> str:
        """The whole game as a save."""
        return self._game.to_json().decode()

    def record(self) -> str:
        """The game so far as a record."""
        return self._game.record().to_text()
