"""Taking plugins in, each on its own: a broken one is reported and takes no other down."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

import pluggy

from tricktable import hooks
from tricktable._fitting import FAULTS, cause_of, items_of, unfit
from tricktable._version import __version__
from tricktable.discovery import Source, installed
from tricktable.errors import PluginError, TricktableError, UnknownAgentError, UnknownRulesetError
from tricktable.hooks import AddedPack, AddedVariant, NamedAgent, Translation
from tricktable.ruleset import API_VERSION, AnyRuleset, Ruleset, RulesetInfo
from tricktable.value import Value
from tricktable.variant import normal_id

if TYPE_CHECKING:
    from tricktable.packs import CardPack

T = TypeVar("T")
_RULESET: type[AnyRuleset] = Ruleset

SWITCH = "TRICKTABLE_PLUGINS"
"""Set this environment variable to `off` to look for no installed plugins, to `strict` to raise what fails."""

BY_HAND = "(registered)"
"""The distribution of what was registered by hand."""


class PluginFailure(Value, frozen=True):
    """A plugin, or a part of one, that is not used.

    Attributes:
        distribution: the distribution that it came with.
        version: of the distribution.
        entry_point: the name of its entry point.
        cause: why, in a sentence.
    """

    distribution: str
    version: str
    entry_point: str
    cause: str

    def __str__(self) -> str:
        return f"{self.distribution} {self.version} ({self.entry_point}): {self.cause}"


class _Stock:
    """What a registry holds, each with where it came from; an agent, for each ruleset that it names, or for ""."""

    def __init__(self) -> None:
        self.rulesets: dict[str, tuple[AnyRuleset, Source]] = {}
        self.agents: dict[tuple[str, str], tuple[NamedAgent, Source]] = {}
        self.variants: dict[tuple[str, str], Source] = {}
        self.packs: dict[tuple[str, str], Source] = {}

    def copy(self) -> _Stock:
        other = _Stock()
        other.rulesets, other.agents = dict(self.rulesets), dict(self.agents)
        other.variants, other.packs = dict(self.variants), dict(self.packs)
        return other


class Registry:
    """The rulesets and agents of a process, and what failed to load.

    A registry keeps rulesets of its own: what a plugin adds to a ruleset in one is not seen in another.

    Args:
        plugins: plugins given by hand, modules or objects with hooks. They come before those that are found.
        discover: whether to look for installed ones.
        strict: raise the first failure instead of noting it.

    Raises:
        PluginError: a plugin given by hand does not fit, or with `strict`, any.

    Example:
        >>> from tricktable_gorus_maximus import plugin
        >>> [info.id for info in Registry([plugin]).rulesets()]
        ['gorus-maximus']
    """

    def __init__(self, plugins: Iterable[object] = (), *, discover: bool = False, strict: bool = False) -> None:
        self._manager = pluggy.PluginManager("tricktable")
        self._manager.add_hookspecs(hooks)
        self._strict = strict
        self._failures: list[PluginFailure] = []
        self._stock = _Stock()
        self._variants: list[tuple[AddedVariant, Source]] = []
        self._translations: list[tuple[Translation, Source]] = []
        self._packs: list[tuple[AddedPack, Source]] = []
        for plugin in plugins:
            self._take(plugin, _by_hand(plugin))
        if discover:
            self._discover()
        self._settle()
        for failure in self._failures:
            if failure.distribution == BY_HAND:
                raise PluginError(failure.entry_point, failure.cause)

    # --- what there is ----------------------------------------------------------------------------------------------

    def rulesets(self) -> tuple[RulesetInfo, ...]:
        """The rulesets, sorted by id."""
        held = self._stock.rulesets
        return tuple(held[id][0].info for id in sorted(held))

    def ruleset(self, id: str | AnyRuleset) -> AnyRuleset:
        """The ruleset of this id; a ruleset itself is handed back.

        Raises:
            UnknownRulesetError: none of this id is installed; names the nearest.
        """
        return id if isinstance(id, Ruleset) else self._held(id)[0]

    def _held(self, id: str) -> tuple[AnyRuleset, Source]:
        wanted = normal_id(id)
        found = self._stock.rulesets.get(wanted)
        if found is None:
            named = [failure for failure in self._failures if normal_id(failure.entry_point) == wanted]
            others = ", ".join(dict.fromkeys(failure.distribution for failure in self._failures))
            hint = f"It failed to load: {named[0]}" if named else f"Not all loaded: {others}." if others else ""
            raise UnknownRulesetError(id, sorted(self._stock.rulesets), hint)
        return found

    def agents(self, ruleset: str) -> tuple[str, ...]:
        """The names of the agents that play this ruleset."""
        return tuple(sorted(id for id, of in self._stock.agents if of in {"", normal_id(ruleset)}))

    def own_agents(self, ruleset: str) -> tuple[str, ...]:
        """The names of the agents that were made for this ruleset, and know what they do."""
        return tuple(sorted(id for id, of in self._stock.agents if of == normal_id(ruleset)))

    def agent(self, id: str, ruleset: str, seed: int | str) -> hooks.Agent:
        """An agent for one seat.

        Raises:
            UnknownAgentError: none of this name plays the ruleset.
            PluginError: it cannot be made.
        """
        held = self._stock.agents
        found = held.get((normal_id(id), normal_id(ruleset))) or held.get((normal_id(id), ""))
        if found is None:
            raise UnknownAgentError(id, self.agents(ruleset))
        agent, source = found
        try:
            return agent.make(seed)
        except TricktableError:
            raise
        except Exception as error:
            raise PluginError(source.distribution, f"the agent {id!r} cannot be made: {cause_of(error)}") from error

    def failures(self) -> tuple[PluginFailure, ...]:
        """What did not load, and why."""
        return tuple(self._failures)

    # --- taking plugins in --------------------------------------------------------------------------------------------

    def register(self, plugin: object, name: str = "") -> None:
        """Take in a plugin by hand, wholly or not at all.

        Raises:
            PluginError: it does not fit.
        """
        source = _by_hand(plugin, name)
        before, stock = len(self._failures), self._stock.copy()
        try:
            self._take(plugin, source)
            self._settle()
            if len(self._failures) > before:
                failure = self._failures[before]
                raise PluginError(failure.entry_point, failure.cause)
        except PluginError:
            self._stock = stock
            self._variants, self._translations, self._packs = [], [], []
            del self._failures[before:]
            self._forget(plugin)
            raise

    def _discover(self) -> None:
        for source, load in installed():
            try:
                plugin = load()
            except FAULTS as error:
                self._fail(source, f"it cannot be imported: {cause_of(error)}")
            else:
                self._take(plugin, source)

    def _take(self, plugin: object, source: Source) -> None:
        """Check a plugin, register it, and note what each of its hooks offers."""
        known = self._manager.is_registered(plugin)
        try:
            problem = "it is registered already" if known else unfit(plugin)
            if not problem:
                self._manager.register(plugin, name=f"{source.distribution}:{source.entry_point}:{id(plugin)}")
        except FAULTS as error:
            self._forget(plugin)
            problem = cause_of(error)
        if problem:
            self._fail(source, problem)
            return
        for ruleset in self._answers(plugin, "tricktable_rulesets", _RULESET, source):
            self._add_ruleset(ruleset, source)
        for added in self._answers(plugin, "tricktable_variants", AddedVariant, source):
            self._variants.append((added, source))
        for translation in self._answers(plugin, "tricktable_translations", Translation, source):
            self._translations.append((translation, source))
        for pack in self._answers(plugin, "tricktable_card_packs", AddedPack, source):
            self._packs.append((pack, source))
        for agent in self._answers(plugin, "tricktable_agents", NamedAgent, source):
            self._add_agent(agent, source)

    def _forget(self, plugin: object) -> None:
        if self._manager.is_registered(plugin):
            self._manager.unregister(plugin)

    def _answers(self, plugin: object, hook: str, kind: type[T], source: Source) -> Iterator[T]:
        """What one plugin answers to one hook, item by item: a fault loses no earlier item."""
        for impl in getattr(self._manager.hook, hook).get_hookimpls():
            if impl.plugin is not plugin:
                continue
            items = items_of(impl.function)
            while True:
                try:
                    item = next(items)
                except StopIteration:
                    break
                except FAULTS as error:
                    self._fail(source, f"{hook} failed: {cause_of(error)}")
                    break
                if isinstance(item, kind):
                    yield item
                else:
                    self._fail(source, f"{hook} gave {type(item).__name__}, not {kind.__name__}")

    def _add_ruleset(self, ruleset: AnyRuleset, source: Source) -> None:
        if ruleset.api_version != API_VERSION:
            self._fail(source, f"{ruleset.id} wants plugin API {ruleset.api_version}, this core has {API_VERSION}")
            return
        from tricktable.contract import contract_problems, package_problems

        try:
            problems = (
                *contract_problems(ruleset.id, ruleset.rules, ruleset.variants),
                *package_problems(ruleset.package),
            )
        except FAULTS as error:
            problems = (cause_of(error),)
        if problems:
            self._fail(source, f"{ruleset.id}: {'; '.join(problems)}")
            return
        held = self._stock.rulesets.get(ruleset.id)
        if held is not None:
            # What was given by hand stays. Else the distribution named after the ruleset owns the id, or the first
            # by name. None wins by chance.
            other, owner = held[1], f"tricktable-{ruleset.id}"
            keep_new = other.distribution != BY_HAND and source.project == owner != other.project
            loser, winner = (other, source) if keep_new else (source, other)
            self._fail(loser, f"the ruleset {ruleset.id!r} is taken by {_who(winner)}")
            if not keep_new:
                return
        self._stock.rulesets[ruleset.id] = ruleset.from_distribution(source.distribution), source

    def _add_agent(self, agent: NamedAgent, source: Source) -> None:
        """Two agents of one name may stand side by side if no ruleset is played by both."""
        id = normal_id(agent.id)
        keys = [(id, of) for of in dict.fromkeys(map(normal_id, agent.rulesets))] or [(id, "")]
        rivals = [key for key in self._stock.agents if key[0] == id and (not key[1] or not keys[0][1] or key in keys)]
        if not id or not callable(agent.make):
            self._fail(source, f"the agent {agent.id!r} lacks a name, or something to call that makes it")
        elif rivals:
            self._fail(source, f"the agent {id!r} is taken by {_who(self._stock.agents[rivals[0]][1])}")
        else:
            self._stock.agents.update(dict.fromkeys(keys, (agent, source)))

    def _settle(self) -> None:
        """Hand variants, translations and card packs to their rulesets, now that all of these are known."""
        variants, self._variants = self._variants, []
        for added, source in variants:
            try:
                self._add_variant(added, source)
            except FAULTS as error:
                self._fail(source, cause_of(error))
        translations, self._translations = self._translations, []
        for item, source in translations:
            try:
                ruleset, owner = self._held(item.ruleset)
                fuller = ruleset.with_translation(item.language, item.messages, item.rulebook)
                self._stock.rulesets[ruleset.id] = fuller, owner
            except FAULTS as error:
                self._fail(source, cause_of(error))
        packs, self._packs = self._packs, []
        for each, source in packs:
            try:
                self._add_pack(each, source)
            except FAULTS as error:
                self._fail(source, f"a card pack for {each.ruleset}: {cause_of(error)}")

    def _add_variant(self, added: AddedVariant, source: Source) -> None:
        ruleset, owner = self._held(added.ruleset)
        id = added.variant.id
        if id in ruleset.info.variants:
            other = self._stock.variants.get((ruleset.id, id), owner)
            raise PluginError(ruleset.id, f"the variant {id!r} is taken by {_who(other)}")
        fuller = ruleset.with_variant(added.variant, added.messages, added.rulebook)
        self._stock.rulesets[ruleset.id] = fuller, owner
        self._stock.variants[ruleset.id, id] = source

    def _add_pack(self, added: AddedPack, source: Source) -> None:
        from tricktable.effects.vocabulary import Vocabulary

        ruleset, owner = self._held(added.ruleset)
        # A pack is read with its own words alone, so that no other plugin has a say in what it means.
        pack_words = Vocabulary() if added.adds is None else added.adds
        # They stay known where the pack has faults: its author looks for these with `tricktable check`.
        ruleset = ruleset.with_pack_words(pack_words)
        self._stock.rulesets[ruleset.id] = ruleset, owner
        pack = ruleset.card_packs.read(added.text, pack_words)
        other = self._stock.packs.get((ruleset.id, normal_id(pack.name)))
        if other is not None:
            raise PluginError(ruleset.id, f"the name {pack.name!r} is taken by {_who(other)}")
        self._stock.rulesets[ruleset.id] = ruleset.with_pack(pack), owner
        self._stock.packs[ruleset.id, normal_id(pack.name)] = source

    def add_cards(self, ruleset: str, text: str | bytes) -> CardPack:
        """Load a card pack by hand. From now on its name means this one; packs loaded before stay known.

        Raises:
            UnknownRulesetError: none of this id is installed.
            PluginError: the ruleset has no card packs.
            PackError: the text is no card pack of the ruleset; with every fault.
        """
        found, owner = self._held(ruleset)
        pack = found.card_packs.read(text)
        self._stock.rulesets[found.id] = found.with_pack(pack), owner
        return pack

    def _fail(self, source: Source, cause: str) -> None:
        if self._strict:
            raise PluginError(source.distribution, f"{cause} (version {source.version}, {source.entry_point})")
        self._failures.append(PluginFailure(source.distribution, source.version, source.entry_point, cause))


def _by_hand(plugin: object, name: str = "") -> Source:
    try:
        name = name or getattr(plugin, "__name__", "") or type(plugin).__name__
    except FAULTS:
        name = type(plugin).__name__
    if name.startswith("tricktable."):  # the agents of the core
        return Source("tricktable", __version__, name)
    return Source(BY_HAND, "", name)


def _who(source: Source) -> str:
    return f"{source.distribution} {source.version}".strip()


_default: Registry | None = None
_lock = threading.RLock()
_loading = False


def registry() -> Registry:
    """The registry of this process; installed plugins are looked for at the first call.

    Raises:
        PluginError: the environment asks for strictness and a plugin does not fit; or a plugin asks for it while
            plugins are being loaded.
    """
    global _default, _loading  # noqa: PLW0603  # the one registry of the process, made at first use
    if _default is not None:
        return _default
    with _lock:  # two threads that come first share one registry
        if _loading:
            raise PluginError("tricktable", "a plugin asked for what is installed while plugins were being loaded")
        if _default is None:
            _loading = True
            try:
                _default = _made()
            finally:
                _loading = False
        return _default


def _made() -> Registry:
    from tricktable.agents import plugin as agents

    mode = os.environ.get(SWITCH, "").strip().lower()
    return Registry([agents], discover=mode != "off", strict=mode == "strict")
