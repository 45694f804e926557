"""A ruleset: a game with its variants, and the pure functions that play it."""

from __future__ import annotations

import copy
import functools
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Self

import msgspec
from msgspec.structs import replace

from tricktable import determinizing, positions, saves
from tricktable._plain import unsavable
from tricktable.chance import Chance, Dice, lay, seed_text
from tricktable.contract import translation_problems, variant_problems
from tricktable.errors import (
    IllegalActionError,
    NotYourTurnError,
    OptionsError,
    PluginError,
    RulesetBugError,
    TricktableError,
    UnknownVariantError,
    quoted,
    unknown,
)
from tricktable.events import told_to
from tricktable.locale import Catalog, Translator, core_catalogs, read_catalogs
from tricktable.marks import Seat
from tricktable.notation import format_action, parse_action
from tricktable.picture import Picture, Speech, plain_picture
from tricktable.position import A, Decision, O, Outcome, Position, S, Setup
from tricktable.resolve import Resolution
from tricktable.rulebook import Rulebook, read_rulebook
from tricktable.rules import E, Rules, V
from tricktable.run import Run, rerun
from tricktable.value import Value
from tricktable.views import View

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tricktable.scenario import Scenario

API_VERSION = 1
"""The version of the contract between core and plugins."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


class Variant(Value, frozen=True):
    """A named way to play a ruleset.

    Attributes:
        id: its id, such as `duel`.
        seats: the player counts that it is for; of several variants the first that fits is the default.
        options: option values that differ from the ruleset's defaults.
        rules: the rules where they differ, a subclass of the ruleset's.
    """

    id: str
    seats: tuple[int, ...]
    options: Mapping[str, Any] = {}
    rules: type[Rules[Any, Any, Any, Any, Any]] | None = None


class RulesetInfo(Value, frozen=True):
    """What there is to know of a ruleset before the first game.

    Attributes:
        id: its id, lower case with hyphens.
        name: its name as printed.
        version: the version of its rules.
        seats: the player counts that some variant is for.
        variants: the ids of its variants.
        distribution: the distribution that it came with.
    """

    id: str
    name: str
    version: str
    seats: tuple[int, ...]
    variants: tuple[str, ...]
    distribution: str = ""


class Rejection(Value, frozen=True):
    """Why an action is illegal.

    Attributes:
        rule: the id of the paragraph that forbids it.
        message: the reason in a sentence.
    """

    rule: str
    message: str


class Transition(Value, Generic[S, A, E, O], frozen=True):
    """What an action led to: the position after it, and what happened."""

    position: Position[S, A, O]
    events: tuple[E, ...]

    def events_for(self, viewer: Seat | None) -> tuple[E, ...]:
        """The events as one viewer may know them."""
        return told_to(self.events, viewer)  # type: ignore[type-var]  # events derive from Event, see Rules


class Ruleset(Generic[S, A, E, V, O]):
    """A game that can be played, its data and its pure functions.

    Args:
        id: its id; upper case and underscores are folded to lower case and hyphens.
        name: its name as printed.
        version: the version of its rules, for saves and records.
        rules: the rules, a subclass of `Rules` that names its types.
        variants: at least one.
        package: the package with `rulebook.toml`, `messages/`, `scenarios/` and so on; none for a game without.
        speech: how cards and other values are called in a language.
        picture: a picture of the table from a view, for terminals and chats.
        state_version: raise it when the shape of the state changes.
        migrations: state version to the function that turns a save's body of that version into the next.
        api_version: the core contract that it was written for.
    """

    def __init__(
        self,
        *,
        id: str,
        name: str,
        version: str,
        rules: type[Rules[S, A, E, V, O]],
        variants: Sequence[Variant],
        package: str | None = None,
        speech: type[Speech] = Speech,
        picture: Callable[[View[Any, Any], Speech], Picture] = plain_picture,
        state_version: int = 1,
        migrations: Mapping[int, Migration] | None = None,
        api_version: int = API_VERSION,
    ) -> None:
        self.rules = rules
        self.variants = tuple(variants)
        self.package = package
        self.speech_type = speech
        self.picture = picture
        self.state_version = state_version
        self.migrations = dict(migrations or {})
        self.api_version = api_version
        self.info = RulesetInfo(
            normal_id(id),
            name,
            version,
            tuple(sorted({seats for variant in variants for seats in variant.seats})),
            tuple(variant.id for variant in variants),
        )
        types = rules_types(rules)
        self.state_type, self.action_type, self.event_type, self.view_type, self.options_type = types
        self.action_types = union_members(self.action_type)
        self.event_types = union_members(self.event_type)
        self._translations: tuple[tuple[str, Catalog, Mapping[str, str]], ...] = ()
        self._tables: dict[Setup[O], Rules[S, A, E, V, O]] = {}
        self._last: tuple[Setup[O] | None, Rules[S, A, E, V, O] | None] = (None, None)
        self._last_legal: tuple[Position[S, A, O] | None, tuple[A, ...]] = (None, ())

    @property
    def id(self) -> str:
        """The id of the ruleset."""
        return self.info.id

    def __repr__(self) -> str:
        return f"<Ruleset {self.info.id} {self.info.version}>"

    # --- what plugins add -----------------------------------------------------------------------------------------

    def _twin(self) -> Self:
        """A ruleset like this one, to add to: one that is in use never changes."""
        twin = copy.copy(self)
        twin._tables, twin._last, twin._last_legal = {}, (None, None), (None, ())
        vars(twin).pop("rulebook", None)
        return twin

    def from_distribution(self, name: str) -> Self:
        """This ruleset, noting the distribution that brought it."""
        twin = self._twin()
        twin.info = replace(self.info, distribution=name)
        return twin

    def with_variant(self, variant: Variant) -> Self:
        """This ruleset with one more variant, somebody else's.

        Raises:
            PluginError: its id is taken, or it does not fit; names every fault.
        """
        problems = tuple(variant_problems(self, variant))
        if problems:
            raise PluginError(self.info.id, "; ".join(problems))
        if variant.id in self.info.variants:
            raise PluginError(self.info.id, f"there is a variant {variant.id!r} already")
        twin = self._twin()
        twin.variants = (*self.variants, variant)
        seats = tuple(sorted({*self.info.seats, *variant.seats}))
        twin.info = replace(self.info, seats=seats, variants=tuple(each.id for each in twin.variants))
        return twin

    def with_translation(self, language: str, messages: Catalog, rulebook: Mapping[str, str]) -> Self:
        """This ruleset with texts in a language: message ids to texts, section and paragraph ids to texts.

        What the ruleset itself says in that language stays as it is.

        Raises:
            PluginError: a text is none, or the rulebook has no such paragraph; names every fault.
        """
        problems = tuple(translation_problems(self, language, messages, rulebook))
        if problems:
            raise PluginError(self.info.id, "; ".join(problems))
        twin = self._twin()
        twin._translations = (*self._translations, (language, messages, rulebook))
        return twin

    # --- a table ------------------------------------------------------------------------------------------------

    def variant(self, id: str | None, seats: int) -> Variant:
        """The variant of this id, or the first for so many seats.

        Raises:
            UnknownVariantError: no such variant.
            OptionsError: it is not for so many seats.
        """
        if type(seats) is not int:
            raise OptionsError(f"The number of players is a whole number, not {type(seats).__name__}.")
        if id is None:
            for variant in self.variants:
                if seats in variant.seats:
                    return variant
            raise OptionsError(f"{self.info.name} is for {count_text(self.info.seats)} players, not {quoted(seats)}.")
        wanted = normal_id(id)
        for variant in self.variants:
            if normal_id(variant.id) == wanted:
                if seats in variant.seats:
                    return variant
                fits = count_text(variant.seats)
                raise OptionsError(f"The variant {variant.id} is for {fits} players, not {quoted(seats)}.")
        raise UnknownVariantError(id, self.info.variants)

    def setup(self, seats: int, variant: str | None = None, options: O | Mapping[str, Any] | None = None) -> Setup[O]:
        """Seats, variant and options of a table, checked and complete.

        Args:
            seats: how many players.
            variant: the id of a variant; by default the first for so many.
            options: a value of the ruleset's options type, or names and values that differ from the variant's.

        Raises:
            UnknownVariantError: no such variant.
            OptionsError: too many or few players, or options that do not fit, all faults at once.
        """
        chosen = self.variant(variant, seats)
        given: object = options  # whatever the caller's types say, options come from forms and files
        if given is None or isinstance(given, Mapping):
            full = self._options({**chosen.options, **(given or {})})
        elif isinstance(given, self.options_type):
            full = self._options({name: getattr(given, name) for name in self.options_type.__struct_fields__})
        else:
            raise OptionsError(f"Options of {self.info.id} are names and values; this is {quoted(given)}.")
        setup = Setup(seats, chosen.id, full)
        self.table(setup)
        return setup

    def _options(self, values: Mapping[str, Any]) -> O:
        known = [field.encode_name for field in msgspec.structs.fields(self.options_type)]
        faults = [unknown("option", name, known) for name in values if name not in known]
        if faults:
            raise OptionsError(faults)
        try:
            plain = msgspec.to_builtins(dict(values))
            options = typing.cast(O, msgspec.convert(plain, self.options_type, strict=True))
        except (ValueError, TypeError, OverflowError, RecursionError) as error:
            raise OptionsError(f"Options of {self.info.id}: {error}.") from error
        problem = unsavable(options)
        if problem:
            raise OptionsError(f"Options of {self.info.id}: {problem}.")
        return options

    def table(self, setup: Setup[O]) -> Rules[S, A, E, V, O]:
        """The rules at a table with this setup. They are made once and kept.

        Raises:
            OptionsError: the options do not fit the seats.
        """
        last, rules = self._last
        if last is setup and rules is not None:
            return rules
        rules = self._tables.get(setup)
        if rules is None:
            kind = self.variant(setup.variant, setup.seats).rules or self.rules
            problems = tuple(kind.refuse_options(setup.seats, setup.options))
            if problems:
                raise OptionsError(problems)
            rules = kind(setup.seats, setup.options)
            if len(self._tables) >= _TABLES_KEPT:
                self._tables.clear()
            self._tables[setup] = rules
        self._last = (setup, rules)
        return rules

    # --- pure functions -------------------------------------------------------------------------------------------

    def start(
        self,
        setup: Setup[O],
        seed: int | str | None = None,
        deal: Mapping[str, Sequence[str | int] | str | int] | None = None,
    ) -> Position[S, A, O]:
        """The position in which a game begins.

        Args:
            setup: from `Ruleset.setup`.
            seed: any int or str; none takes one from the operating system.
            deal: outcomes of chance events laid down by name, such as `{"deck": [...]}` for the order of the deck.

        Raises:
            OptionsError: the deal is not one of this table's.
        """
        return self.start_from(setup, Chance(seed_text(seed), 0, lay(deal or {})))

    def start_from(self, setup: Setup[O], chance: Chance) -> Position[S, A, O]:
        """The position in which a game begins with this chance."""
        dice = Dice(chance)
        state = self.table(setup).setup(dice)
        if dice.chance.laid:
            names = ", ".join(sorted({laid.event for laid in dice.chance.laid}))
            known = ", ".join(sorted({rolled.event for rolled in dice.rolled}))
            raise OptionsError(f"The deal lays down {names}, but the chance events here are: {known}.")
        return Position(setup, state, dice.chance)

    def to_act(self, position: Position[S, A, O]) -> Seat | None:
        """The seat that must decide now; None when the game is over."""
        if position.pending is not None:
            return position.pending.decision.seat
        return self.table(position.setup).to_act(position.state)

    def outcome(self, position: Position[S, A, O]) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if position.pending is not None:
            return None
        rules = self.table(position.setup)
        return self.checked_outcome(rules, position.state) if rules.to_act(position.state) is None else None

    def checked_outcome(self, rules: Rules[S, A, E, V, O], state: S) -> Outcome:
        """How the game ended, refused where it is no well-formed outcome."""
        outcome = rules.outcome(state)
        if not _well_formed(outcome, rules.seats):
            raise RulesetBugError(self.info.id, f"{outcome!r} is no outcome: whole scores, and seats of this table.")
        return outcome

    def legal_actions(self, position: Position[S, A, O], seat: Seat | None = None) -> tuple[A, ...]:
        """The legal actions of the seat to act; empty for every other seat, and at the end.

        Raises:
            OptionsError: there is no such seat.
        """
        actor = self.to_act(position)
        if seat is not None:
            self.check_seat(seat, position.setup.seats)
        if actor is None or (seat is not None and seat != actor):
            return ()
        listed, known = self._last_legal
        if listed is position:
            return known
        pending = position.pending
        legal = self.table(position.setup).legal(position.state, actor) if pending is None else pending.decision.options
        self._last_legal = (position, legal)
        return legal

    def why_not(self, position: Position[S, A, O], action: A | str, seat: Seat | None = None) -> Rejection | None:
        """None for a legal action; else the paragraph that forbids it, and the reason in a sentence.

        Raises:
            NotationError: a text is no action.
            OptionsError: there is no such seat.
        """
        return self.rejection(position, action, seat, Translator("en", self.catalogs()))

    def rejection(
        self, position: Position[S, A, O], action: A | str, seat: Seat | None, tr: Translator
    ) -> Rejection | None:
        """As `why_not`, in the language of a translator."""
        actor = self.to_act(position)
        self.check_seat(seat, position.setup.seats)
        if isinstance(action, str):
            action = self.parse_action(action)
        if actor is None:
            return self._rejection("core.over", tr)
        if seat is not None and seat != actor:
            return self._rejection("core.turn", tr)
        if position.pending is not None:
            try:
                listed(action, position.pending.decision.options)
            except ValueError:
                return self._rejection("core.choice", tr)
            return None
        if not self.is_action(action):
            return self._rejection("core.action", tr)
        rules = self.table(position.setup)
        try:
            rule = rules.refuse(position.state, actor, action)
        except Exception as error:
            raise self.bug(action, error) from error
        if rule is None and action not in rules.legal(position.state, actor):
            return self._rejection("core.action", tr)
        return None if rule is None else self._rejection(rule, tr)

    def is_action(self, action: object) -> bool:
        """Whether this is an action of the ruleset, legal or not, with fields of the declared types."""
        if not isinstance(action, self.action_types):
            return False
        try:
            msgspec.convert(msgspec.to_builtins(action), self.action_type, strict=True)
        except (ValueError, TypeError, OverflowError, RecursionError):
            return False
        return True

    def _rejection(self, rule: str, tr: Translator) -> Rejection:
        if tr.knows(f"refused.{rule}"):
            return Rejection(rule, tr(f"refused.{rule}"))
        paragraph = next((found for found in self.rulebook if found.id == rule), None)
        return Rejection(rule, rule if paragraph is None else paragraph.text.get(tr.language, paragraph.text["en"]))

    def apply(self, position: Position[S, A, O], action: A | str, seat: Seat | None = None) -> Transition[S, A, E, O]:
        """Carry an action out. The position given is not changed.

        Raises:
            IllegalActionError: the rules forbid it.
            NotYourTurnError: the seat given is not to act, or the game is over.
            NotationError: a text is no action.
            OptionsError: there is no such seat.
        """
        rules = self.table(position.setup)
        pending = position.pending
        actor = rules.to_act(position.state) if pending is None else pending.decision.seat
        self.check_seat(seat, rules.seats)
        if actor is None or (seat is not None and seat != actor):
            raise NotYourTurnError(seat, actor)
        if isinstance(action, str):
            action = self.parse_action(action)
        try:
            action = listed(action, self.legal_actions(position))
        except ValueError:
            raise self.illegal(position, action) from None
        answers: tuple[A, ...] = ()
        if pending is None:
            before, chance, actor_then, root = position.state, position.chance, actor, action
        else:
            before, chance, actor_then, root = pending.before, pending.chance, pending.seat, pending.action
            answers = (*pending.answers, action)
        try:
            run: Run[S, A, E] = Run(rules, before, chance, actor_then, root, answers)
            if run.decision is not None:
                self.check_decision(run.decision, rules.seats)
            return Transition(
                run.position(position, actor_then, root, answers), tuple(run.resolution.events[run.told :])
            )
        except TricktableError:
            raise
        except Exception as error:
            raise self.bug(action, error) from error

    def illegal(self, position: Position[S, A, O], action: A) -> IllegalActionError:
        """The error for an action that is not legal."""
        refused = self.why_not(position, action) or Rejection("core.action", "This action is not possible now.")
        return IllegalActionError(refused.rule, action, refused.message)

    def bug(self, action: A, error: BaseException) -> RulesetBugError:
        """The error for rules that failed while they carried an action out."""
        return RulesetBugError(
            self.info.id, f"carrying out {type(action).__name__} failed with {type(error).__name__}; nothing changed"
        )

    def view(self, position: Position[S, A, O], seat: Seat | None) -> View[V, A]:
        """The game as a seat, or a spectator (None), may know it.

        Raises:
            OptionsError: there is no such seat.
        """
        setup, pending = position.setup, position.pending
        self.check_seat(seat, setup.seats)
        rules = self.table(setup)
        actor = self.to_act(position)
        return View(
            self.info.id,
            setup.variant,
            setup.seats,
            seat,
            position.step,
            actor,
            None if pending is None else pending.decision.prompt,
            self.legal_actions(position) if actor is not None and actor == seat else (),
            self.outcome(position),
            rules.view(position.state, seat),
        )

    def check_decision(self, decision: Decision[A], seats: int) -> None:
        """Raise RulesetBugError unless the question has a seat of the table and an answer to choose."""
        if not decision.options or not 0 <= decision.seat < seats:
            raise RulesetBugError(self.info.id, f"the question {decision.prompt.id} has no answers or no seat")

    def check_seat(self, seat: object, seats: int) -> None:
        """Raise OptionsError unless this is a seat of the table, or None."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise OptionsError(f"There is no seat {quoted(seat)} at a table of {seats}; a spectator is None.")

    @functools.cached_property
    def decoders(self) -> Mapping[str, Any]:
        """The decoders for the inside of this ruleset's saves, by codec."""
        return saves.decoders(self)

    def problems(self, position: Position[S, A, O]) -> tuple[str, ...]:
        """Everything that makes this position one that cannot be played on, or that the rules cannot reach."""
        return positions.problems(self, position)

    def determinize(self, position: Position[S, A, O], seat: Seat | None, seed: int | str) -> Position[S, A, O]:
        """A position drawn at random from all that look to this seat like the given one, with fresh chance."""
        return determinizing.determinize(self, position, seat, seed)

    # --- words ----------------------------------------------------------------------------------------------------

    def format_action(self, action: A) -> str:
        """The action as text, such as `play blue-4`."""
        return format_action(action)

    def parse_action(self, text: str) -> A:
        """The action that a text stands for.

        Raises:
            NotationError: it stands for none.
        """
        return typing.cast(A, parse_action(text, self.action_types))

    @functools.cached_property
    def files(self) -> Traversable | None:
        """The data files of the ruleset's package."""
        from importlib.resources import files

        return None if self.package is None else files(self.package)

    @functools.cached_property
    def _rulebook(self) -> Rulebook:
        return Rulebook() if self.files is None else read_rulebook(self.files)

    @functools.cached_property
    def rulebook(self) -> Rulebook:
        """The rulebook, with the languages that plugins added."""
        book = self._rulebook
        for language, _, texts in self._translations:
            book = book.in_language(language, texts)
        return book

    @functools.cached_property
    def _catalogs(self) -> Mapping[str, Catalog]:
        return {} if self.files is None else read_catalogs(self.files)

    def catalogs(self) -> list[Mapping[str, Catalog]]:
        """The catalogs to look messages up in: the ruleset's own, what plugins added, the core's."""
        added = [{language: catalog} for language, catalog, _ in self._translations]
        return [self._catalogs, *added, core_catalogs()]

    def speech(self, language: str, players: Sequence[str] = ()) -> Speech:
        """Something that says events, actions and names of this ruleset in a language.

        Args:
            language: a language tag such as `uk`; what is missing is said in English.
            players: the names at the table, by seat.
        """
        return self.speech_type(Translator(language, self.catalogs()), tuple(players))

    @functools.cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The worked examples of the package.

        Raises:
            ScenarioError: a file of scenarios cannot be read.
        """
        from tricktable.scenario import read_scenarios

        return read_scenarios(self.files)

    def languages(self) -> tuple[str, ...]:
        """The languages with a complete rulebook."""
        return self.rulebook.languages()

    # --- the open choice --------------------------------------------------------------------------------------------

    def resume(self, position: Position[S, A, O]) -> Run[S, A, E] | None:
        """The pending action, carried out anew up to its question; None where no choice is open.

        Raises:
            ReplayDivergedError: it does not come to the stored question.
        """
        return None if position.pending is None else rerun(self.table(position.setup), position)

    def working_copy(self, position: Position[S, A, O]) -> Resolution[S, E]:
        """A resolution that stands at this position."""
        return Resolution(position.state, position.chance)


_TABLES_KEPT = 64


def listed(action: A, legal: tuple[A, ...]) -> A:
    """The action as it stands in the list: `1`, `1.0` and `True` are equal, and not alike in a save.

    Raises:
        ValueError: it does not stand there.
    """
    try:
        return legal[legal.index(action)]
    except (TypeError, RecursionError) as error:  # what was given cannot even be compared
        raise ValueError("no such action") from error


def _well_formed(outcome: object, seats: int) -> bool:
    """Whether this is an outcome of a table, with whole numbers for scores."""
    if not isinstance(outcome, Outcome) or type(outcome.reason) is not str:
        return False
    lists = (outcome.scores, outcome.winners, outcome.drawn)
    return (
        all(type(each) is tuple for each in lists)
        and all(type(score) is int for score in outcome.scores)
        and all(type(seat) is int and 0 <= seat < seats for seat in (*outcome.winners, *outcome.drawn))
    )


def normal_id(id: object) -> str:
    """An id as it is compared: lower case, hyphens for underscores and spaces. What is no text is nobody's id."""
    return id.strip().lower().replace("_", "-").replace(" ", "-") if isinstance(id, str) else ""


def count_text(counts: Sequence[int]) -> str:
    """Player counts as text.

    Example:
        >>> count_text((2, 3, 4)), count_text((1,)), count_text((2, 4))
        ('2 to 4', '1', '2 or 4')
    """
    if len(counts) > 2 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(map(str, counts))


def rules_types(rules: type[Rules[Any, Any, Any, Any, Any]]) -> tuple[Any, ...]:
    """The five types that a subclass of Rules was declared with.

    Raises:
        TypeError: it, and the classes that it derives from, name none.
    """
    for cls in rules.__mro__:
        for base in cls.__dict__.get("__orig_bases__", ()):
            args = typing.get_args(base)
            if typing.get_origin(base) is Rules and not any(isinstance(arg, typing.TypeVar) for arg in args):
                return args
    raise TypeError(f"{rules.__name__} must subclass Rules[State, Action, Event, View, Options]")


def union_members(union: Any) -> tuple[type[Any], ...]:
    """The types of a union; of a single type, just that."""
    union = getattr(union, "__value__", union)  # `type Action = ...` of Python 3.12
    return typing.get_args(union) or (union,)
