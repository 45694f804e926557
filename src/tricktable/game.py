"""A game in play: a session that keeps the position, the actions so far and the way back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from tricktable import playing, position_data, record, saves, undoing
from tricktable.chance import Chance
from tricktable.errors import (
    EffectLoopError,
    NotYourTurnError,
    OptionsError,
    ReplayDivergedError,
    RulesetBugError,
    StaleActionError,
    TricktableError,
    UndoError,
)
from tricktable.events import told_to
from tricktable.marks import Seat
from tricktable.names import player_names
from tricktable.picture import Speech
from tricktable.position import A, Decision, O, Outcome, Pending, Position, S, Setup, pack_of
from tricktable.record import Record
from tricktable.resolve import Asking, Resolution
from tricktable.rules import E, V
from tricktable.ruleset import Rejection, Ruleset
from tricktable.run import Run, rerun, send
from tricktable.saves import Body
from tricktable.shown import Shown
from tricktable.start import Placed, Start
from tricktable.value import Value
from tricktable.views import View

__all__ = ["AnyGame", "Game", "Step"]


class Step(Value, Generic[A, E], frozen=True):
    """What one decision led to.

    Attributes:
        seat: who decided.
        action: what.
        events: all that happened, for the host; see `events_for`.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", 2, seed=7)
        >>> step = game.play("play blue-0")
        >>> step.events[-1], step.events_for(0)[-1]
        (Drew(seat=1, card='green-9'), Drew(seat=1, card=None))
    """

    seat: Seat
    action: A
    events: tuple[E, ...]

    def events_for(self, viewer: Seat | None) -> tuple[E, ...]:
        """The events as a seat, or a spectator (None), may know them."""
        return told_to(self.events, viewer)  # type: ignore[type-var]  # events derive from Event, see Rules


class Game(Generic[S, A, E, V, O]):
    """One table in play. Make one with `tricktable.new_game`, `load`, `replay` or `from_position`.

    Attributes:
        ruleset: the ruleset.
        setup: seats, variant and options.
        players: the names at the table, by seat.

    Example:
        >>> import tricktable as tt
        >>> game = tt.new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7)
        >>> while game.outcome is None:
        ...     step = game.play(game.legal_actions()[0])
        >>> len(game.history) % 30
        0
    """

    def __init__(
        self, ruleset: Ruleset[S, A, E, V, O], start: Start[S, A, O], players: Sequence[str] | None = None
    ) -> None:
        self.ruleset = ruleset
        self._start = start
        self._position: Position[S, A, O] | None = None
        position = start.position if isinstance(start, Placed) else ruleset.start_from(start.setup, start.chance)
        self.setup: Setup[O] = position.setup
        self.players = player_names(position.setup.seats, players)
        self._rules = ruleset.table(position.setup)
        self._log: list[A] = []
        self._undone: list[A] = []
        self._stand_at(position)

    # --- where the game stands --------------------------------------------------------------------------------------

    def _stand_at(self, position: Position[S, A, O]) -> None:
        """Take up a position: everything else that is kept beside it is derived from it."""
        self._first_step = position.step - len(self._log)
        self._r: Resolution[S, E] = Resolution(position.state, position.chance)
        self._pending: Pending[S, A] | None = position.pending
        self._asking: Asking[A] | None = None
        self._refresh()
        self._position = position

    def _refresh(self) -> None:
        """Who acts, and whether it is over, after a change."""
        self._position = None
        self._legal: tuple[A, ...] | None = None
        self._outcome: Outcome | None = None
        if self._pending is not None:
            self._actor: Seat | None = self._pending.decision.seat
            return
        state = self._r.state
        self._actor = self._rules.to_act(state)
        if self._actor is None:
            self._outcome = playing.ended(self._rules, state)

    @property
    def position(self) -> Position[S, A, O]:
        """The position, frozen: keep it, compare it, send it to a worker."""
        if self._position is None:
            self._position = Position(self.setup, self._r.state, self._r.dice.chance, self.step, self._pending)
        return self._position

    @property
    def step(self) -> int:
        """How many decisions were taken."""
        return self._first_step + len(self._log)

    @property
    def history(self) -> tuple[A, ...]:
        """The actions so far, answers to questions included."""
        return tuple(self._log)

    @property
    def to_act(self) -> Seat | None:
        """The seat that must decide now; None when the game is over."""
        return self._actor

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._outcome

    def view(self, seat: Seat | None) -> View[V, A]:
        """What a seat, or a spectator (None), may know.

        Raises:
            OptionsError: there is no such seat.
        """
        return self.ruleset.view(self.position, seat)

    # --- in words -----------------------------------------------------------------------------------------------------

    def speech(self, language: str = "en") -> Speech:
        """What says the events, actions and questions of this table in a language, with its players and its cards.

        Args:
            language: a language tag such as `uk` or `uk-UA`; what is missing is said in English.

        Example:
            >>> import tricktable as tt
            >>> game = tt.new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7)
            >>> step = game.play("play blue-0")
            >>> game.speech("uk").event(step.events_for(None)[0])
            'Daniel: Синій 0.'
        """
        return self.ruleset.speech(language, self.players, pack_of(self.setup.options))

    def show(self, seat: Seat | None = None, language: str = "en") -> Shown:
        """The table drawn as a seat, or a spectator (None), may see it: print it, or let a notebook show it.

        Raises:
            OptionsError: there is no such seat.
        """
        return self.ruleset.show(self.view(seat), self.speech(language))

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal_actions(self, seat: Seat | None = None) -> tuple[A, ...]:
        """The legal actions of the seat to act; with `seat`, of that seat, and empty unless it is to act.

        Raises:
            OptionsError: there is no such seat.
        """
        if seat is not None:
            playing.check_seat(seat, self.setup.seats)
            if seat != self._actor:
                return ()
        legal = self._legal
        if legal is None:
            if self._actor is None:
                legal = ()
            elif self._pending is not None:
                legal = self._pending.decision.options
            else:
                legal = self._rules.legal(self._r.state, self._actor)
            self._legal = legal
        return legal

    def why_not(self, action: A | str, seat: Seat | None = None, language: str = "en") -> Rejection | None:
        """None for a legal action; else the paragraph that forbids it, and the reason in a sentence.

        Args:
            action: an action, or its text.
            seat: who asks. Give it wherever a player asks: without it the answer is that to the seat to act, and
                may tell whether that seat holds a card.
            language: of the sentence.

        Raises:
            NotationError: a text is no action, or a value is none of this ruleset.
        """
        return self.ruleset.why_not(self.position, action, seat, language)

    def play(self, action: A | str, seat: Seat | None = None, step: int | None = None) -> Step[A, E]:
        """Take an action, or answer the open question. A refused action changes nothing.

        Args:
            action: one of the legal actions, or its text.
            seat: who acts; checked where given.
            step: the step at which the sender believed the game to be; checked where given, so that what was
                sent twice is taken once.

        Raises:
            IllegalActionError: the rules forbid it.
            NotYourTurnError: the seat given is not to act, or the game is over.
            StaleActionError: the game is not at that step.
            NotationError: a text is no action, or a value is none of this ruleset.
            OptionsError: there is no such seat, or `step` is no whole number.
            RulesetBugError: the rules failed; the game stands as before.
        """
        if step is not None:
            if type(step) is not int:
                raise OptionsError(f"A step is a whole number, not {type(step).__name__}.")
            if step != self.step:
                raise StaleActionError(step, self.step)
        actor = self._actor
        if seat is not None:
            playing.check_seat(seat, self.setup.seats)
        if actor is None or (seat is not None and seat != actor):
            raise NotYourTurnError(seat, actor)
        if isinstance(action, str):
            action = self.ruleset.parse_action(action)
        legal = playing.listed(action, self._legal or self.legal_actions())
        if legal is None:
            raise self.ruleset.illegal(self.position, action)
        events = self._advance(actor, legal)
        if self._undone:
            self._undone.clear()
        return Step(actor, legal, events)

    def _advance(self, actor: Seat, action: A) -> tuple[E, ...]:
        """Carry a legal action, or an answer, out on the working copy; what it brought about."""
        r = self._r
        state, chance, pending, position = r.state, r.dice.chance, self._pending, self._position
        try:
            if pending is None:
                asking = self._rules.carry_out(r, actor, action)
                if asking is not None:
                    self._wait(asking, next(asking, None), state, chance, actor, action, ())
            else:
                asking = self._asking or self._resumed()
                answers = (*pending.answers, action)
                decision = send(asking, action)
                self._wait(asking, decision, pending.before, pending.chance, pending.seat, pending.action, answers)
                r = self._r
            self._refresh()
        except BaseException as error:
            # A bug of the rules, or Ctrl-C in the midst of them: stand where we stood; of effects without end, before
            # the whole action, since every answer might lead into them.
            if isinstance(error, EffectLoopError) and pending is not None:
                del self._log[len(self._log) - 1 - len(pending.answers) :]
                state, chance, pending, position = pending.before, pending.chance, None, None
            self._r = Resolution(state, chance)
            self._pending, self._asking = pending, None
            self._refresh()
            self._position = position
            if isinstance(error, TricktableError) or not isinstance(error, Exception):
                raise
            raise playing.bug(self._rules, action, error) from error
        self._log.append(action)
        events = tuple(r.events)
        r.events.clear()
        if r.dice.rolled:
            r.dice.rolled.clear()
        return events

    def _wait(  # noqa: PLR0917  # the parts of a Pending, in its order
        self,
        asking: Asking[A],
        decision: Decision[A] | None,
        before: S,
        chance: Chance,
        seat: Seat,
        action: A,
        answers: tuple[A, ...],
    ) -> None:
        """Keep an open question, and beside it the generator that waits for the answer."""
        if decision is None:
            self._pending = self._asking = None
        else:
            playing.check_decision(self._rules, decision)
            self._pending = Pending(before, chance, seat, action, answers, decision)
            self._asking = asking

    def _resumed(self) -> Asking[A]:
        """The generator of the open question, carried out anew: after loading there is none."""
        run: Run[S, A, E] = rerun(self._rules, self.position)
        if run.asking is None:
            raise RulesetBugError(self.ruleset.id, "the open choice cannot be taken up again")
        self._r = run.resolution
        self._r.events.clear()
        self._r.dice.rolled.clear()
        return run.asking

    # --- back and forth -----------------------------------------------------------------------------------------------

    def undo(self, seat: Seat | None = None, *, revealed: bool = False) -> None:
        """Take the last decision back.

        Args:
            seat: who asks; the last decision must be his.
            revealed: take it back even if it showed somebody something new, or drew chance.

        Raises:
            UndoError: nothing to take back, another seat's decision, or something was revealed.
            OptionsError: there is no such seat.
            ReplayDivergedError: the game was loaded from a save that these rules do not replay.
        """
        playing.check_seat(seat, self.setup.seats)
        if not self._log:
            raise UndoError("start")
        scratch = self._replayed(len(self._log) - 1)
        before = scratch.position
        try:
            last = scratch.play(self._log[-1])
        except TricktableError as error:
            raise ReplayDivergedError(self.step - 1, f"an action is refused: {error}") from error
        if scratch.position != self.position:
            raise ReplayDivergedError(self.step - 1, "the actions so far do not lead to this position any more.")
        if seat is not None and seat != last.seat:
            raise UndoError("another-seat")
        if not revealed and undoing.revealed(self._rules, before, scratch.position, last.seat, last.events):
            raise UndoError("revealed")
        self._undone.append(self._log.pop())
        self._stand_at(before)

    def redo(self) -> Step[A, E]:
        """Do again what was last taken back.

        Raises:
            UndoError: nothing was, or another action was taken since.
        """
        if not self._undone or self._actor is None:
            raise UndoError("end")
        action = self._undone.pop()
        actor = self._actor
        return Step(actor, action, self._advance(actor, action))

    def _replayed(
        self, steps: int, watch: Callable[[Game[S, A, E, V, O], Step[A, E]], None] | None = None
    ) -> Game[S, A, E, V, O]:
        """Another game, played anew from the start through so many of the actions; each step is shown to `watch`."""
        other = Game(self.ruleset, self._start, self.players)
        for at, action in enumerate(self._log[:steps]):
            try:
                step = other.play(action)
            except TricktableError as error:
                raise ReplayDivergedError(at, f"an action is refused: {error}") from error
            if watch is not None:
                watch(other, step)
        return other

    # --- keeping ------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as its start and its actions, with fingerprints to replay it against.

        Raises:
            ReplayDivergedError: it was loaded from a save that these rules do not replay.
        """
        taken: list[record.Taken] = []
        marks: list[tuple[int, str]] = []

        def note(game: Game[S, A, E, V, O], step: Step[A, E]) -> None:
            taken.append(record.Taken(step.seat, self.ruleset.format_action(step.action)))
            if len(taken) % record.EVERY == 0 or len(taken) == len(self._log):
                marks.append((len(taken), record.fingerprint(game.position)))

        again = self._replayed(len(self._log), note)
        if again.position != self.position:
            raise ReplayDivergedError(self.step, "the actions so far do not lead to this position any more.")
        return record.compiled(self.ruleset, self._start, self.players, taken, marks, self._outcome)

    def to_json(self) -> bytes:
        """The whole game, secrets included, as a JSON save."""
        return saves.encode(self.ruleset, self._body(), "json")

    def to_msgpack(self) -> bytes:
        """The whole game, secrets included, as a MessagePack save."""
        return saves.encode(self.ruleset, self._body(), "msgpack")

    def to_position(self) -> dict[str, Any]:
        """The table as data, secrets included, for a position file; `tricktable.from_position` reads it back.

        The names of the players are kept, the seed is not.

        Raises:
            PositionError: a choice is open, which only a save can hold.

        Example:
            >>> import tricktable as tt
            >>> game = tt.new_game("gorus-maximus", players=3, seed=7)
            >>> tt.from_position("gorus-maximus", game.to_position()).legal_actions() == game.legal_actions()
            True
        """
        return {**position_data.describe(self.ruleset, self.position), "players": list(self.players)}

    def _body(self) -> Body[S, A, O]:
        return Body(self.players, self._start, self.history, self.position)

    @property
    def start(self) -> Start[S, A, O]:
        """How the game began: a seed, or a position."""
        return self._start

    @classmethod
    def restored(
        cls,
        ruleset: Ruleset[S, A, E, V, O],
        start: Start[S, A, O],
        players: Sequence[str],
        log: Sequence[A],
        position: Position[S, A, O],
    ) -> Game[S, A, E, V, O]:
        """A game as a save holds it. The position is believed; `undo` and `record` replay the log from the start.

        Raises:
            ReplayDivergedError: the open choice does not come about as it was stored.
        """
        game = cls(ruleset, Placed(position), players)
        game._start = start
        game._log = list(log)
        game._first_step = position.step - len(log)
        if position.pending is not None:
            game._asking = game._resumed()
        return game

    def determinize(self, seat: Seat | None, seed: int | str) -> Game[S, A, E, V, O]:
        """A game drawn at random from all that look to this seat like this one, for search.

        Raises:
            OptionsError: there is no such seat.
        """
        playing.check_seat(seat, self.setup.seats)
        return Game(self.ruleset, Placed(self.ruleset.determinize(self.position, seat, seed)), self.players)

    def copy(self) -> Game[S, A, E, V, O]:
        """Another game that stands where this one does; playing on one leaves the other alone."""
        game = Game(self.ruleset, Placed(self.position), self.players)
        game._start, game._log, game._undone = self._start, list(self._log), list(self._undone)
        game._first_step = self._first_step
        return game

    __copy__ = copy

    def __repr__(self) -> str:
        return f"<Game {self.ruleset.id} {self.setup.variant}, {self.setup.seats} seats, step {self.step}>"


AnyGame = Game[Any, Any, Any, Any, Any]
"""Any game, for code that serves them all."""
