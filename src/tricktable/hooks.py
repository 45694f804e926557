"""What a plugin can offer: the hooks of tricktable.

A plugin is a module (or object) named by an entry point of the group `tricktable.plugins`, with functions marked by
`tricktable.hookimpl`. It may say which contract it was written for: `TRICKTABLE_API = 1`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import pluggy

from tricktable.locale import Catalog, Text
from tricktable.rulebook import Rulebook
from tricktable.ruleset import AnyRuleset
from tricktable.value import Value
from tricktable.variant import Variant
from tricktable.views import View

if TYPE_CHECKING:
    from tricktable.effects.vocabulary import Vocabulary

hookspec = pluggy.HookspecMarker("tricktable")
_mark = pluggy.HookimplMarker("tricktable")


class AddedVariant(Value, frozen=True):
    """A variant for a ruleset of somebody else's.

    Attributes:
        ruleset: the id of the ruleset.
        variant: the variant; its rules, if any, subclass the ruleset's.
        messages: texts for the ids that its rules bring, by language; what the game says already it goes on saying.
        rulebook: sections with the paragraphs that its rules bring, to stand after those of the game.
    """

    ruleset: str
    variant: Variant
    messages: Mapping[str, Catalog] = {}
    rulebook: Rulebook = Rulebook()


class Translation(Value, frozen=True):
    """A language for a ruleset of somebody else's, or more texts in one that it speaks.

    Attributes:
        ruleset: the id of the ruleset.
        language: the tag of the language, such as `pl`.
        messages: message ids to texts.
        rulebook: section and paragraph ids to texts.
    """

    ruleset: str
    language: str
    messages: Mapping[str, Text] = {}
    rulebook: Mapping[str, str] = {}


class AddedPack(Value, frozen=True):
    """A card pack for a ruleset.

    Attributes:
        ruleset: the id of the ruleset.
        text: the text of the pack file.
        adds: effects and so on that its cards use beside those of the ruleset; pack files can use them from then on.
    """

    ruleset: str
    text: str | bytes
    adds: Vocabulary | None = None

    @classmethod
    def of_package(cls, ruleset: str, package: str, file: str, adds: Vocabulary | None = None) -> AddedPack:
        """The pack in a file of a package."""
        from importlib.resources import files

        return cls(ruleset, (files(package) / file).read_bytes(), adds)


class Agent(Protocol):
    """A player that is a program."""

    @abstractmethod
    def choose(self, view: View[Any, Any]) -> Any:
        """One of `view.legal_actions`."""


class MakesAgent(Protocol):
    """Makes the agent for one seat."""

    @abstractmethod
    def __call__(self, seed: int | str) -> Agent:
        """The agent, its own chance drawn from the seed."""


class NamedAgent(Value, frozen=True):
    """A program that can take a seat.

    Attributes:
        id: its name on the command line. Agents for different rulesets may share one.
        make: makes one, from a seed for whatever chance it uses.
        rulesets: the rulesets that it plays; none named: all.
    """

    id: str
    make: MakesAgent
    rulesets: tuple[str, ...] = ()


Offer = AnyRuleset | AddedVariant | Translation | NamedAgent | AddedPack
"""What a plugin may offer."""

Hook = TypeVar("Hook", bound=Callable[..., Iterable[Offer]])


def hookimpl(function: Hook) -> Hook:
    """Mark a function of a plugin as its answer to the hook of the same name.

    A type checker refuses a function that gives anything but what some hook offers. Which hook wants which, and that
    none takes an argument, is checked when the plugin is loaded.

    Example:
        >>> @hookimpl
        ... def tricktable_variants() -> list[AddedVariant]:
        ...     return [AddedVariant("gorus-maximus", Variant("quick", seats=(3, 4), options={"goal": 1}))]
    """
    return _mark(function)


@hookspec
def tricktable_rulesets() -> Iterable[AnyRuleset]:
    """The rulesets that the plugin brings."""
    return ()


@hookspec
def tricktable_variants() -> Iterable[AddedVariant]:
    """Variants of rulesets that other plugins bring."""
    return ()


@hookspec
def tricktable_translations() -> Iterable[Translation]:
    """Languages for rulesets that other plugins bring."""
    return ()


@hookspec
def tricktable_card_packs() -> Iterable[AddedPack]:
    """Card packs for rulesets whose cards are data."""
    return ()


@hookspec
def tricktable_agents() -> Iterable[NamedAgent]:
    """Programs that can take a seat."""
    return ()
