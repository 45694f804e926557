"""Finding plugins, each on its own: a broken one is reported and takes no other down."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import pluggy

from tricktable import hooks
from tricktable.contract import contract_problems
from tricktable.errors import PluginError, UnknownAgentError, UnknownRulesetError
from tricktable.hooks import AddedVariant, NamedAgent, Translation
from tricktable.ruleset import API_VERSION, Ruleset, RulesetInfo, normal_id
from tricktable.value import Value

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")
AnyRuleset = Ruleset[Any, Any, Any, Any, Any]

GROUP = "tricktable.plugins"
SWITCH = "TRICKTABLE_PLUGINS"
"""Set this environment variable to `off` to look for no installed plugins, to `strict` to raise what fails."""


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


class _Source(Value, frozen=True):
    distribution: str
    version: str
    entry_point: str


class Registry:
    """The rulesets and agents of a process, and what failed to load.

    Args:
        plugins: plugins given by hand, modules or objects with hooks.
        discover: whether to look for installed ones; by default as the environment says.
        strict: raise the first failure instead of noting it.
    """

    def __init__(self, plugins: Iterable[object] = (), *, discover: bool = False, strict: bool = False) -> None:
        self._manager = pluggy.PluginManager("tricktable")
        self._manager.add_hookspecs(hooks)
        self._strict = strict
        self._failures: list[PluginFailure] = []
        self._rulesets: dict[str, AnyRuleset] = {}
        self._agents: dict[str, NamedAgent] = {}
        self._variants: list[tuple[AddedVariant, _Source]] = []
        self._translations: list[tuple[Translation, _Source]] = []
        self._sources: dict[str, _Source] = {}
        if discover:
            self._discover()
        for plugin in plugins:
            self.register(plugin)

    # --- what there is ----------------------------------------------------------------------------------------------

    def rulesets(self) -> tuple[RulesetInfo, ...]:
        """The rulesets, sorted by id."""
        return tuple(self._rulesets[id].info for id in sorted(self._rulesets))

    def ruleset(self, id: str | AnyRuleset) -> AnyRuleset:
        """The ruleset of this id; a ruleset itself is handed back.

        Raises:
            UnknownRulesetError: none of this id is installed; names the nearest.
        """
        if isinstance(id, Ruleset):
            return id
        found = self._rulesets.get(normal_id(id))
        if found is None:
            name = normal_id(id)
            failed = [failure for failure in self._failures if name and name in failure.entry_point]
            hint = f"It failed to load: {failed[0]}" if failed else ""
            raise UnknownRulesetError(id, sorted(self._rulesets), hint)
        return found

    def agents(self, ruleset: str) -> tuple[str, ...]:
        """The names of the agents that play this ruleset."""
        return tuple(
            sorted(id for id, agent in self._agents.items() if not agent.rulesets or ruleset in agent.rulesets)
        )

    def agent(self, id: str, ruleset: str, seed: int | str) -> hooks.Agent:
        """An agent for one seat.

        Raises:
            UnknownAgentError: none of this name plays the ruleset.
        """
        if id not in self.agents(ruleset):
            raise UnknownAgentError(id, self.agents(ruleset))
        return self._agents[id].make(seed)

    def failures(self) -> tuple[PluginFailure, ...]:
        """What did not load, and why."""
        return tuple(self._failures)

    # --- taking plugins in --------------------------------------------------------------------------------------------

    def register(self, plugin: object, name: str = "") -> None:
        """Take in a plugin by hand.

        Raises:
            PluginError: it does not fit.
        """
        name = name or getattr(plugin, "__name__", type(plugin).__name__)
        before = len(self._failures)
        self._take(plugin, _Source("(registered)", "", name))
        self._settle()
        if len(self._failures) > before:
            failure = self._failures[before]
            del self._failures[before:]
            raise PluginError(failure.entry_point, failure.cause)

    def _discover(self) -> None:
        import importlib.metadata

        found: dict[tuple[str, str, str], tuple[_Source, EntryPoint]] = {}
        for distribution in importlib.metadata.distributions():
            name = distribution.name or "?"
            for point in distribution.entry_points:
                if point.group == GROUP:  # an editable install may be listed twice: the first on the path counts
                    key = (normal_id(name), point.name, point.value)
                    found.setdefault(key, (_Source(name, distribution.version, point.name), point))
        for _, (source, point) in sorted(found.items(), key=lambda item: item[0]):
            try:
                plugin = point.load()
            except (Exception, SystemExit) as error:  # noqa: BLE001  # as above, and some modules exit when imported
                self._fail(source, f"importing {point.value} failed: {_cause(error)}")
            else:
                self._take(plugin, source)
        self._settle()

    def _take(self, plugin: object, source: _Source) -> None:
        """Check a plugin, register it, and note what each of its hooks offers."""
        try:
            wants = getattr(plugin, "TRICKTABLE_API", API_VERSION)
            if wants != API_VERSION:
                raise PluginError(source.entry_point, f"it wants plugin API {wants}, this core has {API_VERSION}")
            problem = _misspelt(plugin)
            if problem:
                raise PluginError(source.entry_point, problem)
            label = f"{source.distribution}:{source.entry_point}"
            self._manager.register(plugin, name=label if not self._manager.has_plugin(label) else None)
            self._manager.check_pending()
        except Exception as error:  # noqa: BLE001  # whatever a plugin does wrong, the others must load
            if self._manager.is_registered(plugin):
                self._manager.unregister(plugin)
            self._fail(source, error.args[0] if isinstance(error, pluggy.PluginValidationError) else _cause(error))
            return
        kind: type[AnyRuleset] = Ruleset
        for ruleset in self._answers(plugin, "tricktable_rulesets", kind, source):
            self._add_ruleset(ruleset, source)
        self._variants += [
            (item, source) for item in self._answers(plugin, "tricktable_variants", AddedVariant, source)
        ]
        for translation in self._answers(plugin, "tricktable_translations", Translation, source):
            self._translations.append((translation, source))
        for agent in self._answers(plugin, "tricktable_agents", NamedAgent, source):
            if agent.id in self._agents:
                self._fail(source, f"the agent {agent.id!r} is there already")
            else:
                self._agents[agent.id] = agent

    def _answers(self, plugin: object, hook: str, kind: type[T], source: _Source) -> Iterator[T]:
        """What one plugin answers to one hook, item by item: a fault loses no earlier item."""
        for impl in getattr(self._manager.hook, hook).get_hookimpls():
            if impl.plugin is not plugin:
                continue
            items = _iterate(impl.function, hook)
            while True:
                try:
                    item = next(items)
                except StopIteration:
                    break
                except Exception as error:  # noqa: BLE001  # whatever a plugin does wrong, the others must load
                    self._fail(source, f"{hook} failed: {_cause(error)}")
                    break
                if isinstance(item, kind):
                    yield item
                else:
                    self._fail(source, f"{hook} gave {type(item).__name__}, not {kind.__name__}")

    def _add_ruleset(self, ruleset: AnyRuleset, source: _Source) -> None:
        if ruleset.api_version != API_VERSION:
            self._fail(source, f"{ruleset.id} wants API {ruleset.api_version}, this core has {API_VERSION}")
            return
        problems = contract_problems(ruleset)
        if problems:
            self._fail(source, f"{ruleset.id}: {'; '.join(problems)}")
            return
        other = self._sources.get(ruleset.id)
        if other is not None:
            # The distribution named after the ruleset owns the id; else the first by name. Neither wins by chance.
            owner = f"tricktable-{ruleset.id}"
            keep_new = normal_id(source.distribution) == owner != normal_id(other.distribution)
            loser, winner = (other, source) if keep_new else (source, other)
            self._fail(loser, f"the ruleset {ruleset.id!r} is taken by {winner.distribution} {winner.version}")
            if not keep_new:
                return
        self._rulesets[ruleset.id] = ruleset
        self._sources[ruleset.id] = source
        ruleset.came_with(source.distribution)

    def _settle(self) -> None:
        """Hand variants and translations to their rulesets, now that all of these are known."""
        variants, self._variants = self._variants, []
        for added, source in variants:
            self._guard(source, self._add_variant, added)
        translations, self._translations = self._translations, []
        for item, source in translations:
            self._guard(source, self._add_translation, item)

    def _add_variant(self, added: AddedVariant) -> None:
        self.ruleset(added.ruleset).add_variant(added.variant)

    def _add_translation(self, item: Translation) -> None:
        self.ruleset(item.ruleset).add_translation(item.language, item.messages, item.rulebook)

    def _guard(self, source: _Source, act: Callable[[T], None], item: T) -> None:
        try:
            act(item)
        except Exception as error:  # noqa: BLE001  # whatever a plugin does wrong, the others must load
            self._fail(source, _cause(error))

    def _fail(self, source: _Source, cause: str) -> None:
        failure = PluginFailure(source.distribution, source.version, source.entry_point, cause)
        if self._strict:
            raise PluginError(source.distribution, cause)
        self._failures.append(failure)


def _iterate(function: Callable[[], Any], hook: str) -> Iterator[Any]:
    answer = function()
    if answer is None or isinstance(answer, (str, bytes)):
        raise TypeError(f"{hook} gave {answer!r}, not a list")
    yield from answer


def _misspelt(plugin: object) -> str:
    """What is wrong with the names in a plugin that look like hooks; empty if nothing."""
    known = [name for name in vars(hooks) if name.startswith("tricktable_")]
    for name in dir(plugin):
        if not name.startswith("tricktable_"):
            continue
        if name not in known:
            import difflib

            near = difflib.get_close_matches(name, known, n=1, cutoff=0.0)
            return f"there is no hook {name!r}; the nearest is {near[0]!r}"
        if not hasattr(getattr(plugin, name), "tricktable_impl"):
            return f"{name!r} is not marked with @tricktable.hookimpl"
    return ""


def _cause(error: BaseException) -> str:
    text = str(error)
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


_default: Registry | None = None


def registry() -> Registry:
    """The registry of this process; installed plugins are looked for at the first call."""
    global _default  # noqa: PLW0603  # the one registry of the process, made at first use so that importing scans nothing
    if _default is None:
        mode = os.environ.get(SWITCH, "")
        from tricktable.agents import plugin as agents

        _default = Registry([agents], discover=mode != "off", strict=mode == "strict")
    return _default
