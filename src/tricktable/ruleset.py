"""A ruleset: a game with its variants, and the pure functions that play it."""

from __future__ import annotations

import copy
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Self

import msgspec
from msgspec.structs import replace

from tricktable import determinizing, playing, positions, wire
from tricktable._narrow import is_table
from tricktable._plain import UNREADABLE, unsavable
from tricktable.chance import Chance, Dice, lay, seed_text
from tricktable.errors import (
    IllegalActionError,
    NotationError,
    NotYourTurnError,
    OptionsError,
    PluginError,
    TricktableError,
    nearest,
    quoted,
    unknown,
)
from tricktable.events import told_to
from tricktable.kinds import kinds_of
from tricktable.locale import Catalog, Translator
from tricktable.marks import CARD, CARD_NAME, Seat
from tricktable.message import Message
from tricktable.migrating import Migration
from tricktable.notation import format_action, parse_action
from tricktable.picture import Picture, Speech, plain_picture
from tricktable.position import A, O, Outcome, Position, S, Setup
from tricktable.rulebook import Rulebook
from tricktable.rules import E, Rules, V
from tricktable.run import Run
from tricktable.shown import Shown
from tricktable.texts import Texts
from tricktable.value import Value
from tricktable.variant import Variant, chosen, normal_id, player_counts
from tricktable.views import View
from tricktable.walk import found

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tricktable.effects.vocabulary import Vocabulary
    from tricktable.packs import CardPack, PackFormat
    from tricktable.packs.loaded import Packs

API_VERSION = 1
"""The version of the contract between core and plugins."""


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
    """What an action led to: the position after it, and what happened.

    Example:
        >>> import tricktable as tt
        >>> gorus = tt.ruleset("gorus-maximus")
        >>> position = gorus.start(gorus.setup(2), seed=7)
        >>> after = gorus.apply(position, gorus.parse_action("play blue-0"))
        >>> after.position.step, after.events_for(0)[-1]
        (1, Drew(seat=1, card=None))
    """

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
        cards: every card that the game knows, whichever of them play at a table: ids, or values of its own.
        packs: how it reads card packs, for a game whose cards are data; its cards are then those of the format.
        rulebook: the rulebook, for a ruleset that has it in its own module.
        messages: catalogs by language, likewise.
        speech: how cards and other values are called in a language.
        picture: a picture of the table from a view, for terminals and chats.
        state_version: raise it when the shape of the state changes.
        migrations: state version to the function that turns a save's body of that version into the next; `migration`
            makes one.
        api_version: the core contract that it was written for.

    Example:
        >>> import tricktable as tt
        >>> ruleset = tt.ruleset("gorus-maximus")
        >>> position = ruleset.start(ruleset.setup(3), seed=7)
        >>> ruleset.apply(position, ruleset.legal_actions(position)[0]).position.step
        1
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
        cards: Sequence[Any] = (),
        packs: PackFormat[Any] | None = None,
        rulebook: Rulebook | None = None,
        messages: Mapping[str, Catalog] | None = None,
        speech: type[Speech] = Speech,
        picture: Callable[[View[Any, Any], Speech], Picture] = plain_picture,
        state_version: int = 1,
        migrations: Mapping[int, Migration] | None = None,
        api_version: int = API_VERSION,
    ) -> None:
        self.rules = rules
        self.variants = tuple(variants)
        self.package = package
        self._cards = tuple(cards if packs is None else packs.own)
        self.speech_type = speech
        self.picture = picture
        self.state_version = state_version
        self.migrations = dict(migrations or {})
        self.api_version = api_version
        ids = tuple(variant.id for variant in variants)
        self.info = RulesetInfo(normal_id(id), name, version, player_counts(variants), ids)
        kinds = self.kinds = kinds_of(rules)
        self.state_type, self.action_type, self.event_type = kinds.state, kinds.action, kinds.event
        self.view_type, self.options_type = kinds.view, kinds.options
        self.action_types, self.event_types = kinds.actions, kinds.events
        self.texts = Texts(package, rulebook, messages)
        self._packs: Packs | None = None
        self._strange: frozenset[str] = frozenset()  # variants of others, whose rules may have cards of their own
        if packs is not None:
            from tricktable.packs.loaded import Packs

            self._load(Packs(self.info.id, packs, self.options_type))
        self._tables: dict[Setup[O], Rules[S, A, E, V, O]] = {}
        self._last: tuple[Setup[O] | None, Rules[S, A, E, V, O] | None] = (None, None)
        self._last_legal: tuple[Position[S, A, O] | None, tuple[A, ...]] = (None, ())
        self._live: dict[
            str, tuple[Position[S, A, O], Run[S, A, E]]
        ] = {}  # at most one; taken out whole by whoever uses it

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
        twin._tables, twin._last, twin._last_legal, twin._live = {}, (None, None), (None, ()), {}
        return twin

    def from_distribution(self, name: str) -> Self:
        """This ruleset, noting the distribution that brought it."""
        twin = self._twin()
        twin.info = replace(self.info, distribution=name)
        return twin

    def with_variant(
        self, variant: Variant, messages: Mapping[str, Catalog] | None = None, rulebook: Rulebook | None = None
    ) -> Self:
        """This ruleset with one more variant, somebody else's, and its words.

        Args:
            variant: the variant.
            messages: texts for the ids that it brings, by language; what is said already stays as it is.
            rulebook: sections to stand after those that are there.

        Raises:
            PluginError: its id is taken, it or its words do not fit, or a section or paragraph has an id that another
                one has; names every fault.
        """
        from tricktable.contract import variant_problems, variant_words_problems

        words, book = messages or {}, rulebook or Rulebook()
        problems = (
            *variant_problems(self.rules, variant),
            *variant_words_problems(self.texts, variant.id, words, book),
        )
        if problems:
            raise PluginError(self.info.id, "; ".join(problems))
        if variant.id in self.info.variants:
            raise PluginError(self.info.id, f"there is a variant {variant.id!r} already")
        twin = self._twin()
        twin.variants = (*self.variants, variant)
        if variant.rules is not None:
            twin._strange = self._strange | {variant.id}
        twin.texts = self.texts.with_variant(variant.id, words, book)
        ids = tuple(each.id for each in twin.variants)
        twin.info = replace(self.info, seats=player_counts(twin.variants), variants=ids)
        return twin

    def with_translation(self, language: str, messages: Catalog, rulebook: Mapping[str, str]) -> Self:
        """This ruleset with texts in a language: message ids to texts, section and paragraph ids to texts.

        What the ruleset itself says in that language stays as it is.

        Raises:
            PluginError: a text is none, or the rulebook has no such paragraph; names every fault.
        """
        from tricktable.contract import translation_problems

        problems = tuple(translation_problems(self.rulebook, language, messages, rulebook))
        if problems:
            raise PluginError(self.info.id, "; ".join(problems))
        twin = self._twin()
        twin.texts = self.texts.with_language(language, messages, rulebook)
        return twin

    def with_pack(self, pack: CardPack) -> Self:
        """This ruleset with a card pack loaded, to be named by the option `cards`: see `Ruleset.card_packs`.

        Raises:
            PluginError: the pack is another ruleset's, or this one has no card packs.
        """
        twin = self._twin()
        twin._load(self.card_packs.with_pack(pack), pack.identity)
        return twin

    def with_pack_words(self, adds: Vocabulary) -> Self:
        """This ruleset, reading card packs with more effects and so on: see `AddedPack.adds`.

        Raises:
            PluginError: it has no card packs.
        """
        twin = self._twin()
        twin._packs = self.card_packs.with_words(adds)
        return twin

    def _load(self, packs: Packs, pack: str = "") -> None:
        """Know these card packs, and say the names of the cards of one where nothing else says them."""
        self._packs = packs
        for language, names in packs.names(pack).items():
            self.texts = self.texts.with_language(language, names, {})

    @property
    def has_card_packs(self) -> bool:
        """Whether its cards are data, which card packs can replace."""
        return self._packs is not None

    @property
    def card_packs(self) -> Packs:
        """The card packs that are loaded, and what reads others.

        Raises:
            PluginError: the ruleset has no card packs.
        """
        if self._packs is None:
            raise PluginError(self.info.id, "this game takes no card packs: its cards are part of its rules")
        return self._packs

    # --- a table ------------------------------------------------------------------------------------------------

    def variant(self, id: str | None, seats: int) -> Variant:
        """The variant of this id, or the first for so many seats.

        Raises:
            UnknownVariantError: no such variant.
            OptionsError: it is not for so many seats.
        """
        return chosen(self.variants, id, seats, self.info.name)

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
        if self._packs is not None:
            setup = self._packs.settled(setup)
        self.table(setup)
        return setup

    def _options(self, values: Mapping[str, Any]) -> O:
        known = self.options_type.__struct_encode_fields__
        faults = [unknown("option", name, known) for name in values if name not in known]
        if faults:
            raise OptionsError(faults)
        try:
            plain = msgspec.to_builtins(dict(values))
            options = typing.cast(O, msgspec.convert(plain, self.options_type, strict=True))
        except UNREADABLE as error:
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
            rules = kind(setup.seats, setup.options, *(() if self._packs is None else (self._packs.cards_at(setup),)))
            rules.ruleset = self.info.id
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
            names = ", ".join(sorted({quoted(laid.event) for laid in dice.chance.laid}))
            known = ", ".join(sorted({rolled.event for rolled in dice.rolled}))
            raise OptionsError(f"The deal lays down {names}, but the chance events here are: {known}.")
        return Position(setup, state, dice.chance)

    def to_act(self, position: Position[S, A, O]) -> Seat | None:
        """The seat that must decide now; None when the game is over."""
        return playing.to_act(self.table(position.setup), position)

    def outcome(self, position: Position[S, A, O]) -> Outcome | None:
        """How the game ended; None while it goes on.

        Raises:
            RulesetBugError: the rules give no well-formed outcome.
        """
        return playing.outcome(self.table(position.setup), position)

    def legal_actions(self, position: Position[S, A, O], seat: Seat | None = None) -> tuple[A, ...]:
        """The legal actions of the seat to act; empty for every other seat, and at the end.

        Raises:
            OptionsError: there is no such seat.
        """
        playing.check_seat(seat, position.setup.seats)
        if seat is not None and seat != self.to_act(position):
            return ()
        listed, known = self._last_legal
        if listed is position:
            return known
        legal = playing.options(self.table(position.setup), position)
        self._last_legal = (position, legal)
        return legal

    def why_not(
        self, position: Position[S, A, O], action: A | str, seat: Seat | None = None, language: str = "en"
    ) -> Rejection | None:
        """None for a legal action; else the paragraph that forbids it, and the reason in a sentence of a language.

        Raises:
            NotationError: a text is no action, or a value is none of this ruleset.
            OptionsError: there is no such seat.
        """
        return self.rejection(position, action, seat, self.texts.translator(language))

    def rejection(
        self, position: Position[S, A, O], action: A | str, seat: Seat | None, tr: Translator
    ) -> Rejection | None:
        """As `why_not`, in the language of a translator."""
        playing.check_seat(seat, position.setup.seats)
        if isinstance(action, str):
            action = self.parse_action(action)
        rule = self._refused(position, action, seat)
        if rule is None:
            return None
        said = self._said(rule, position, action)
        return Rejection(rule, self.texts.refusal(rule, tr) if said is None else tr(said))

    def _no_card(self, position: Position[S, A, O], action: A) -> str | None:
        """A card that the action names and that no deck of this game has; None where all are known."""
        ids = self.card_ids(position.setup)
        named = (card for mark in (CARD, CARD_NAME) for card in found(action, mark))
        return next((card for card in named if card not in ids), None) if ids else None

    def card_ids(self, setup: Setup[O]) -> tuple[str, ...]:
        """The ids of the cards that can be at a table; none where they are not known.

        Example:
            >>> import tricktable as tt
            >>> ruleset = tt.ruleset("gorus-maximus")
            >>> "blue-4" in ruleset.card_ids(ruleset.setup(3))
            True
        """
        if setup.variant in self._strange:
            return ()
        cards = self._cards if self._packs is None else self._packs.cards_at(setup)
        return tuple(str(getattr(card, "id", card)) for card in cards)

    def _said(self, rule: str, position: Position[S, A, O], action: A) -> Message | None:
        """What is said of a card that there is not, and which one may be meant; None where the rule says it all.

        Which cards there are at all is no secret.
        """
        if rule != "core.card":
            return None
        card = self._no_card(position, action)
        near = nearest(card, self.card_ids(position.setup))
        if near:
            return Message.of("refused.core.card-meant", card=quoted(card), meant=near[0])
        return Message.of("refused.core.card", card=quoted(card))

    def _refused(self, position: Position[S, A, O], action: A, seat: Seat | None) -> str | None:
        """The id of the paragraph that forbids an action."""
        rules = self.table(position.setup)
        actor = playing.to_act(rules, position)
        if actor is None:
            return "core.over"
        if seat is not None and seat != actor:
            return "core.turn"
        if playing.listed(action, self.legal_actions(position)) is not None:
            return None
        if not isinstance(action, self.action_types):
            raise NotationError(f"an action of {self.id} is its text or a value of its own, not {_kind_of(action)}")
        if position.pending is not None:
            return "core.choice"
        if not self.is_action(action):
            return "core.action"
        if self._no_card(position, action) is not None:
            return "core.card"
        try:
            return rules.refuse(position.state, actor, action) or "core.action"
        except Exception as error:
            raise playing.bug(rules, action, error) from error

    def is_action(self, action: object) -> bool:
        """Whether this is an action of the ruleset, legal or not, with fields of the declared types."""
        if not isinstance(action, self.action_types):
            return False
        try:
            msgspec.convert(msgspec.to_builtins(action), self.action_type, strict=True)
        except UNREADABLE:
            return False
        return True

    def apply(self, position: Position[S, A, O], action: A | str, seat: Seat | None = None) -> Transition[S, A, E, O]:
        """Carry an action out. The position given is not changed.

        Raises:
            IllegalActionError: the rules forbid it.
            NotYourTurnError: the seat given is not to act, or the game is over.
            NotationError: a text is no action, or a value is none of this ruleset.
            OptionsError: there is no such seat.
        """
        playing.check_seat(seat, position.setup.seats)
        rules = self.table(position.setup)
        actor = playing.to_act(rules, position)
        if actor is None or (seat is not None and seat != actor):
            raise NotYourTurnError(seat, actor)
        if isinstance(action, str):
            action = self.parse_action(action)
        legal = playing.listed(action, self.legal_actions(position))
        if legal is None:
            raise self.illegal(position, action)
        # A choice is most often answered right where it came up: then its run goes on, and is not carried out anew.
        at, run = self._live.pop("run", (None, None))
        after, events, run = playing.carried(rules, position, actor, legal, run if at is position else None)
        if after.pending is not None:
            self._live["run"] = after, run
        return Transition(after, events)

    def illegal(self, position: Position[S, A, O], action: A) -> IllegalActionError:
        """The error for an action that is not legal."""
        tr = self.texts.translator("en")
        rule = self._refused(position, action, None) or "core.action"
        said = self._said(rule, position, action)
        return IllegalActionError(rule, action, self.texts.refusal(rule, tr) if said is None else tr(said), said=said)

    def view(self, position: Position[S, A, O], seat: Seat | None) -> View[V, A]:
        """The game as a seat, or a spectator (None), may know it.

        Raises:
            OptionsError: there is no such seat.
        """
        setup = position.setup
        playing.check_seat(seat, setup.seats)
        table, actor, prompt, options, outcome = playing.seen(self.table(setup), position, seat)
        return View(
            self.info.id,
            setup.variant,
            setup.seats,
            seat,
            position.step,
            actor,
            prompt,
            options,
            outcome,
            table,
        )

    def problems(self, position: Position[S, A, O]) -> tuple[str, ...]:
        """Everything that makes this position one that cannot be played on, or that the rules cannot reach."""
        try:
            rules = self.table(position.setup)
        except TricktableError as error:
            return (str(error),)
        return positions.problems(rules, position)

    def determinize(self, position: Position[S, A, O], seat: Seat | None, seed: int | str) -> Position[S, A, O]:
        """A position drawn at random from all that look to this seat like the given one, with fresh chance."""
        return determinizing.determinize(self.table(position.setup), position, seat, seed)

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

    def read_action(self, data: bytes | str | Mapping[str, Any]) -> A:
        """An action that came as JSON, or as plain data, as views list it; one that came as text is for `parse_action`.

        Raises:
            NotationError: it is none of this ruleset.

        Example:
            >>> import tricktable as tt
            >>> tt.ruleset("gorus-maximus").read_action({"type": "play", "card": "blue-4"})
            PlayGladiator(card='blue-4')
        """
        return typing.cast(A, wire.read(self.action_type, data, "action"))

    def read_view(self, data: bytes | str | Mapping[str, Any]) -> View[V, A]:
        """A view that came as JSON, or as plain data, in a client that has this ruleset too.

        Raises:
            NotationError: it is none of this ruleset.

        Example:
            >>> import msgspec, tricktable as tt
            >>> game = tt.new_game("gorus-maximus", players=3, seed=7)
            >>> game.ruleset.read_view(msgspec.json.encode(game.view(1))) == game.view(1)
            True
        """
        view: View[V, A] = wire.read(View[self.view_type, self.action_type], data, "view")  # type: ignore[name-defined]
        if view.ruleset != self.id:
            raise NotationError(f"no view of {self.id}: it is of {quoted(view.ruleset)}")
        return view

    def read_events(self, data: bytes | str | Sequence[Any]) -> tuple[E, ...]:
        """Events that came as JSON, or as plain data.

        Raises:
            NotationError: they are none of this ruleset.
        """
        events: tuple[E, ...] = wire.read(tuple[self.event_type, ...], data, "events")  # type: ignore[name-defined]
        return events

    def show(self, view: View[V, A], speech: Speech) -> Shown:
        """The table of a view, drawn with the words of a speech: print it, or let a notebook show it."""
        name = self.info.name
        return Shown(name if view.seat is None else f"{name}: {speech.seat(view.seat)}", self.picture(view, speech))

    def cards(self) -> tuple[Any, ...]:
        """Every card that the game knows of itself, whichever of them play at a table; a pack has its own list."""
        return self._cards

    @property
    def files(self) -> Traversable | None:
        """The data files of the ruleset's package."""
        return self.texts.files

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook, with the languages and the sections that plugins added."""
        return self.texts.rulebook

    def catalogs(self) -> list[Mapping[str, Catalog]]:
        """The catalogs to look messages up in: the ruleset's own, what plugins added, the core's."""
        return self.texts.catalogs

    def languages(self) -> tuple[str, ...]:
        """The languages with a complete rulebook; what the variants of others add to it may lack some of them."""
        return self.texts.languages()

    def untranslated(self, language: str) -> tuple[Catalog, Mapping[str, str]]:
        """What is said in English and not yet in this language, for translators.

        Args:
            language: a language tag such as `pl`.

        Returns:
            Messages by their ids, the game's own before those of the core; titles and paragraphs of the rulebook by
            theirs. The texts are the English ones.

        Example:
            >>> import tricktable as tt
            >>> messages, rulebook = tt.ruleset("gorus-maximus").untranslated("pl")
            >>> messages["event.drew.hidden"], rulebook["gorus.bout"]
            ('{seat} draws a gladiator.', 'The bout')
        """
        return self.texts.untranslated(language)

    def speech(self, language: str, players: Sequence[str] = (), cards: str = "") -> Speech:
        """Something that says events, actions and names of this ruleset in a language.

        Args:
            language: a language tag such as `uk` or `uk-UA`; what is missing is said in English.
            players: the names at the table, by seat.
            cards: the card pack of the table, by its identity (as the option `cards` has it) or its name, whose cards
                may have other names.

        Raises:
            OptionsError: the card pack is not loaded.
        """
        names = [] if self._packs is None or not cards else [self._packs.names(cards)]
        speech = self.speech_type(Translator(language, [*names, *self.catalogs()]), tuple(players))
        there = self._cards if self._packs is None or not cards else self._packs.cards(cards)
        speech.texts = self.texts
        speech.cards = {str(getattr(card, "id", card)): card for card in there}
        return speech


AnyRuleset = Ruleset[Any, Any, Any, Any, Any]
"""Any ruleset, for code that serves them all."""


def _kind_of(value: object) -> str:
    """What was given in place of an action."""
    name = type(value).__name__
    return f"{name}; Ruleset.read_action reads JSON" if is_table(value) or isinstance(value, bytes) else name


_TABLES_KEPT = 64
