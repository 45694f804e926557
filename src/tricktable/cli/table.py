"""A game played at one terminal: people in turn, programs in between, and a save after each step."""

from __future__ import annotations

import pathlib
from collections.abc import Mapping
from typing import Any

import msgspec

from tricktable import saves
from tricktable.cli.drawing import draw_table, sentences
from tricktable.cli.person import Person
from tricktable.cli.seating import Seating
from tricktable.cli.terminal import Terminal
from tricktable.errors import PluginError, TricktableError
from tricktable.game import AnyGame, Step
from tricktable.hooks import Agent


class Played:
    """One game at one terminal.

    Attributes:
        term: where it is shown.
        game: the game.
        language: the language in which it is told.
        seating: who plays.
        save_to: the file that is written after each step, if any.
        speech: says the game's events.
    """

    def __init__(
        self,
        term: Terminal,
        game: AnyGame,
        seating: Seating,
        agents: Mapping[int, Agent],
        *,
        language: str = "en",
        save_to: pathlib.Path | None = None,
        as_json: bool = False,
    ) -> None:
        self.term = term
        self.game = game
        self.seating = seating
        self.language = language
        self.save_to = save_to
        self.speech = game.speech(language)
        self._agents = agents
        self._as_json = as_json
        self._saved: int | None = None
        self._steps: list[Step[Any, Any]] = []
        self._told: dict[int | None, int] = {}
        self._facing: int | None = None

    def run(self) -> None:
        """Play to the end and tell the outcome.

        Raises:
            InputEndedError: the input ended, or somebody quit.
            PluginError: a program failed, or chose what it may not.
        """
        people = self.seating.people
        try:
            if not people and not self._as_json:
                self._show(None)
            while (seat := self.game.to_act) is not None:
                if seat in people:
                    self._hand_over(seat)
                    Person(self, seat).take_turn()
                else:
                    self.take(self._choice(seat))
                if not people and not self._as_json:
                    self.tell(None)
        except BaseException as error:  # also Ctrl-C between a step and its save
            if self._steps:
                self.save()
            if self.save_to is not None and self._saved is not None:
                if isinstance(error, KeyboardInterrupt):
                    self.term.error("")  # the cursor stands behind a prompt
                self.term.error(self.speech.tr("cli.play.kept", file=str(self.save_to)))
            raise
        self._finish()

    # --- steps ------------------------------------------------------------------------------------------------------

    def take(self, action: Any) -> None:
        """Carry an action out, save, and write its events where they are wanted as data."""
        step = self.game.play(action)
        self._steps.append(step)
        self.save()
        if self._as_json:
            typed = self.game.ruleset.format_action(step.action)
            for event in self._seen(step, self._audience()):
                head = {"step": self.game.step, "seat": step.seat, "action": typed}
                self.term.data({**head, "event": msgspec.to_builtins(event)})

    def undo(self, seat: int, *, forced: bool = False) -> None:
        """Go back to the last decision of a person, where it is the last of all.

        Args:
            seat: whose decision is taken back.
            forced: take back too what others decided since, and what was revealed.

        Raises:
            UndoError: there is none, or somebody else decided or something was revealed since.
        """
        trial = self.game.copy()
        trial.undo(revealed=True)
        while trial.to_act != seat:
            trial.undo(revealed=True)
        back = self.game.step - trial.step
        if not forced:
            trial = self.game.copy()
            trial.undo(seat)
        self.game = trial
        del self._steps[max(len(self._steps) - back, 0) :]
        self._told = {seat: min(at, len(self._steps)) for seat, at in self._told.items()}
        self.save()

    def save(self, path: pathlib.Path | None = None) -> None:
        """Write the game to a file: by default the one of every step, unless it holds this step already.

        Raises:
            OSError: it cannot be written.
        """
        target = path or self.save_to
        if target is None or (path is None and self._saved == self.game.step):
            return
        data = self.game.to_msgpack() if target.suffix == ".msgpack" else self.game.to_json()
        saves.write_file(target, data)
        if path is None:
            self._saved = self.game.step

    def _choice(self, seat: int) -> Any:
        name = self.seating.agents[seat]
        view = self.game.view(seat)
        try:
            action = self._agents[seat].choose(view)
        except TricktableError:
            raise
        except Exception as error:  # a program may fail in any way
            raise PluginError(
                name, f"the program of seat {seat} failed with {type(error).__name__}: {error}"
            ) from error
        if action not in view.legal_actions:
            raise PluginError(name, f"the program of seat {seat} chose what is not legal")
        return action

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, viewer: int | None) -> None:
        """Say what has happened since this viewer was last told. Where only programs play, all is told."""
        speech = self.speech.at(self.game.view(viewer))
        for step in self._steps[self._told.get(viewer, 0) :]:
            for sentence in sentences(self.game.ruleset, speech, self._seen(step, viewer)):
                self.term.say(sentence)
        self._told[viewer] = len(self._steps)

    def show(self, seat: int) -> None:
        """Draw the table as a seat sees it."""
        self._show(seat)

    def _show(self, viewer: int | None) -> None:
        ruleset = self.game.ruleset
        title = ruleset.info.name if viewer is None else f"{ruleset.info.name}: {self.speech.seat(viewer)}"
        self.term.say(draw_table(self.term, ruleset, self.game.view(viewer), self.speech, title))

    def _seen(self, step: Step[Any, Any], viewer: int | None) -> tuple[Any, ...]:
        return step.events if not self.seating.people else step.events_for(viewer)

    def _audience(self) -> int | None:
        """Whose eyes the one output has: the only person's; nobody's where several share it."""
        people = self.seating.people
        return people[0] if len(people) == 1 else None

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if len(self.seating.people) < 2 or self._facing == seat:
            return
        tr, name = self.speech.tr, self.speech.seat(seat)
        self.term.clear()
        self.tell(None)
        self.term.ask(tr("cli.play.hand-over", name=name))
        self.term.clear()
        self._facing = seat

    def _finish(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            return
        if self._as_json:
            self.term.data({"step": self.game.step, "outcome": msgspec.to_builtins(outcome)})
            if not self.seating.people:
                return
        viewer = self._audience()
        self.tell(viewer)
        self._show(viewer)
        self.term.say(self.speech.outcome(outcome), "bold green")
