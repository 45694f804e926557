"""Games from the rulesets that are installed: the functions of `import tricktable`."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, overload

from tricktable import position_data, record, replaying, saves
from tricktable._narrow import is_sequence, is_table
from tricktable.chance import Chance, lay, seed_text
from tricktable.errors import (
    OptionsError,
    PositionError,
    ReplayDivergedError,
    SaveError,
    UnknownRulesetError,
    quoted,
)
from tricktable.game import AnyGame, Game
from tricktable.hooks import Agent
from tricktable.plugins import PluginFailure, registry
from tricktable.position import A, O, S
from tricktable.record import Record
from tricktable.replaying import Verdict
from tricktable.rules import E, V
from tricktable.ruleset import AnyRuleset, Ruleset, RulesetInfo
from tricktable.start import Placed, Seeded

if TYPE_CHECKING:
    from tricktable.packs import CardPack

Deal = Mapping[str, Sequence[str | int] | str | int]


def rulesets() -> tuple[RulesetInfo, ...]:
    """The installed rulesets, sorted by id.

    Example:
        >>> [info.id for info in rulesets() if info.id.startswith("gorus")]
        ['gorus-maximus']
    """
    return registry().rulesets()


def plugin_failures() -> tuple[PluginFailure, ...]:
    """The plugins that did not load, and why.

    Example:
        >>> plugin_failures()
        ()
    """
    return registry().failures()


def ruleset(id: str) -> AnyRuleset:
    """The installed ruleset of this id.

    Raises:
        UnknownRulesetError: there is none; names the nearest.

    Example:
        >>> ruleset("gorus-maximus").info.name
        'Gorus Maximus'
    """
    return registry().ruleset(id)


def register(plugin: object, name: str = "") -> None:
    """Take in a plugin by hand, for a notebook or a test.

    Raises:
        PluginError: it does not fit.
    """
    registry().register(plugin, name)


def add_cards(ruleset: str, cards: str | bytes | os.PathLike[str]) -> CardPack:
    """Load a card pack, to play with: `new_game(..., options={"cards": pack.name})`.

    Args:
        ruleset: the id of the ruleset.
        cards: the text of a pack file, or the path of one. A str of a single line is a path.

    Raises:
        UnknownRulesetError: no such ruleset.
        PluginError: the ruleset has no card packs.
        PackError: it is no card pack of the ruleset; with every fault and its line.
        OSError: the file cannot be read.
    """
    if isinstance(cards, os.PathLike) or (isinstance(cards, str) and len(cards.splitlines()) == 1):
        cards = pathlib.Path(cards).read_bytes()
    return registry().add_cards(ruleset, cards)


def agent_names(ruleset: str) -> tuple[str, ...]:
    """The names of the programs that play a ruleset: first those that were made for it.

    Raises:
        UnknownRulesetError: there is no such ruleset.

    Example:
        >>> agent_names("gosu"), agent_names("gorus-maximus")
        (('simple', 'first', 'random'), ('first', 'random'))
    """
    id = registry().ruleset(ruleset).id
    own = registry().own_agents(id)
    return (*own, *(name for name in registry().agents(id) if name not in own))


def agent(id: str, ruleset: str, seed: int | str = 0) -> Agent:
    """A program for one seat, such as `random`.

    Its `choose` wants the view of the seat to act, else it raises NotYourTurnError.

    Raises:
        UnknownRulesetError: there is no such ruleset.
        UnknownAgentError: none of this name plays the ruleset.

    Example:
        >>> game = new_game("gorus-maximus", 3, seed=7)
        >>> action = agent("random", "gorus-maximus", seed=1).choose(game.view(game.to_act))
        >>> action in game.legal_actions()
        True
    """
    return registry().agent(id, registry().ruleset(ruleset).id, seed)


@overload
def new_game(
    ruleset: Ruleset[S, A, E, V, O],
    players: int | Sequence[str] = 2,
    *,
    variant: str | None = None,
    options: O | Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    deal: Deal | None = None,
) -> Game[S, A, E, V, O]: ...


@overload
def new_game(
    ruleset: str,
    players: int | Sequence[str] = 2,
    *,
    variant: str | None = None,
    options: Any = None,
    seed: int | str | None = None,
    deal: Deal | None = None,
) -> AnyGame: ...


def new_game(
    ruleset: str | AnyRuleset,
    players: int | Sequence[str] = 2,
    *,
    variant: str | None = None,
    options: Any = None,
    seed: int | str | None = None,
    deal: Deal | None = None,
) -> AnyGame:
    """A new game.

    Args:
        ruleset: the id of an installed ruleset, or a ruleset, which types the game: `new_game(GORUS_MAXIMUS, 3)`.
        players: how many, or their names by seat.
        variant: the id of a variant; by default the first for so many players.
        options: names and values that differ from the variant's, or a value of the ruleset's options type.
        seed: any int or str; none takes one from the operating system. `game.record()` tells it.
        deal: outcomes of chance events laid down by name, such as `{"deck": [...]}`.

    Raises:
        UnknownRulesetError, UnknownVariantError: no such ruleset or variant.
        OptionsError: players, options, seed or deal do not make a table.

    Example:
        >>> new_game("gorus-maximus", players=["Ann", "Daniel", "Maureen"], seed=7).setup.variant
        'standard'
    """
    found = registry().ruleset(ruleset)
    names = None if isinstance(players, int) else _names(players)
    seats = players if isinstance(players, int) else len(_names(players))
    setup = found.setup(seats, variant, options)
    return Game(found, Seeded(setup, Chance(seed_text(seed), 0, lay(deal or {}))), names)


def _names(players: object) -> Sequence[str]:
    if not is_sequence(players):
        raise OptionsError("players is a number, or a list of names.")
    return players


@overload
def from_position(
    ruleset: Ruleset[S, A, E, V, O], data: Mapping[str, Any] | str | bytes, seed: int | str | None = None
) -> Game[S, A, E, V, O]: ...


@overload
def from_position(ruleset: str, data: Mapping[str, Any] | str | bytes, seed: int | str | None = None) -> AnyGame: ...


def from_position(
    ruleset: str | AnyRuleset, data: Mapping[str, Any] | str | bytes, seed: int | str | None = None
) -> AnyGame:
    """A game that begins from a given table.

    Args:
        ruleset: the id of an installed ruleset, or a ruleset.
        data: the position, as read from TOML or JSON, or the text of such a file. Entries: `players`, `table`, and
            optionally `variant`, `options`, `seed`, `ruleset`.
        seed: of the chance to come; one in the data is used otherwise.

    Raises:
        PositionError: with every fault of the position.
        OptionsError, UnknownVariantError, UnknownRulesetError: as in `new_game`.

    Example:
        >>> table = {"hands": [["blue-4"], ["blue-9"], ["pink-0"]], "preferred": "blue"}
        >>> from_position("gorus-maximus", {"players": 3, "table": table}).legal_actions()
        (PlayGladiator(card='blue-9'),)
    """
    found = registry().ruleset(ruleset)
    given = position_data.parse(data) if isinstance(data, (str, bytes)) else data
    if not is_table(given):
        raise PositionError([f"A position is names and values, or the text of a file; this is {quoted(given)}."])
    plain: dict[str, Any] = dict(given)
    if seed is not None:
        plain["seed"] = seed
    position, names = position_data.build(found, plain)
    return Game(found, Placed(position), names)


def load(data: bytes | str, *, rewind: bool = False, strict: bool = False) -> AnyGame:
    """The game of a save, in JSON or MessagePack.

    Args:
        data: what `Game.to_json` or `Game.to_msgpack` gave.
        rewind: where an open choice does not come about any more (the save is of other rules), go back to before
            its action; `game.step` tells that it did.
        strict: hold the position against the rules also where the checksum says that these versions wrote it:
            for saves from strangers, who may have made a checksum of their own.

    Raises:
        SaveError: it is no save, is damaged, or its ruleset is not installed.
        VersionError: it has a shape that only a newer version knows.
        ReplayDivergedError: its open choice does not come about as it was stored.

    Example:
        >>> game = new_game("gorus-maximus", 3, seed=7)
        >>> load(game.to_json()).position == load(game.to_msgpack()).position == game.position
        True
    """
    envelope, codec = saves.open_envelope(data)
    try:
        found = registry().ruleset(envelope.ruleset)
    except UnknownRulesetError as error:
        raise SaveError(
            f"The save is of a ruleset (version {quoted(envelope.ruleset_version)}) that is not installed: {error}"
        ) from error
    body = saves.decode(found, envelope, codec, strict=strict)
    try:
        return AnyGame.restored(found, body.start, body.players, body.actions, body.position)
    except ReplayDivergedError:
        if not rewind:
            raise
        back = saves.rewound(body)
        return AnyGame.restored(found, back.start, back.players, back.actions, back.position)


def parse_record(text: str | bytes) -> Record:
    """Read a record.

    Raises:
        NotationError: it is none; says at which line.
        VersionError: it is of a newer format.

    Example:
        >>> record = parse_record(new_game("gorus-maximus", ["Ann", "Daniel", "Maureen"], seed=7).record().to_text())
        >>> record.players, record.seed
        (('Ann', 'Daniel', 'Maureen'), '7')
    """
    return record.parse_record(text)


def replay(source: Record | str | bytes, at: int | None = None) -> AnyGame:
    """The game of a record, played again and checked.

    Args:
        source: a record or its text.
        at: stop after so many actions, at most all of them.

    Raises:
        NotationError: the text is no record.
        VersionError: it is of a newer format.
        ReplayDivergedError: an action is illegal now, or a position is another; says at which step.
        UnknownRulesetError: its ruleset is not installed.
        UnknownVariantError, OptionsError, PositionError: its start is no table of that ruleset.
        OptionsError: `at` is no number of actions.

    Example:
        >>> game = new_game("gorus-maximus", 3, seed=7)
        >>> step = game.play("play blue-0")
        >>> replay(game.record()).position == game.position
        True
    """
    if at is not None and (type(at) is not int or at < 0):
        raise OptionsError(f"`at` is a number of actions, not {quoted(at)}.")
    found = record.checked(source) if isinstance(source, Record) else record.parse_record(source)
    return replaying.replay_with(registry().ruleset(found.ruleset), found, at)


def verify(source: Record | str | bytes) -> Verdict:
    """Whether a record replays: exact, unverified, or diverged at a step.

    Raises:
        NotationError: the text is no record.
        VersionError: it is of a newer format.
        UnknownRulesetError: its ruleset is not installed.
        UnknownVariantError, OptionsError, PositionError: its start is no table of that ruleset.

    Example:
        >>> game = new_game("gorus-maximus", 3, seed=7)
        >>> step = game.play("play blue-0")
        >>> verify(game.record()).status
        'exact'
    """
    found = record.checked(source) if isinstance(source, Record) else record.parse_record(source)
    return replaying.verdict(registry().ruleset(found.ruleset), found)
