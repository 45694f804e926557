"""Scenarios: worked examples as data, each citing the paragraphs that it shows.

A scenario file is TOML with any number of scenarios: a table (or a seed, or a deal), then steps.

    [[scenario]]
    id = "a-challenge"
    title.en = "A challenge in the midst of a bout"
    rules = ["gorus.challenge.match"]
    players = ["Ann", "Daniel"]
    table.hands = [["blue-4"], ["green-4"]]

    [[scenario.step]]
    legal = ["play blue-4"]
    illegal = { "play green-4" = "gorus.bout.troupe" }
    play = "play blue-4"
    then = { preferred = "blue", "view.1.table.won" = [0, 0] }

`legal` must be the whole list, in any order. The names of `then` are paths: into the state, or into `outcome`,
`to_act`, `prompt`, `view.<seat>`, `view.spectator` and `event.<tag>`, the last event of this tag in the step.
`events` are the tags of what happened, in order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tricktable import position_data
from tricktable._narrow import is_list, is_table
from tricktable._plain import UNREADABLE
from tricktable.chance import Chance, lay, seed_text
from tricktable.errors import IllegalActionError, TricktableError
from tricktable.game import AnyGame, Game
from tricktable.notation import tag_of
from tricktable.ruleset import AnyRuleset
from tricktable.start import Placed, Seeded
from tricktable.value import Value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "Scenario",
    "ScenarioError",
    "ScenarioStep",
    "begin",
    "look_up",
    "parse_scenarios",
    "read_scenarios",
    "run",
]


class ScenarioError(TricktableError, AssertionError):
    """A scenario does not come out as it says.

    Attributes:
        scenario: its id.
        problems: what differs, at the first step where something does.
    """

    code = "scenario"

    def __init__(self, scenario: str, problems: Sequence[str]) -> None:
        super().__init__(f"{scenario}: {'; '.join(problems)}")
        self.scenario = scenario
        self.problems = tuple(problems)


class ScenarioStep(Value, frozen=True):
    """A step: what must hold before it, what is played, what must hold afterwards.

    Attributes:
        seat: who is to act.
        legal: the whole list of legal actions, as text.
        illegal: texts of actions, and the paragraph that forbids each.
        play: the action that is taken.
        moves: several actions, taken one after the other.
        events: the tags of the events of the (last) action, in order.
        then: paths, and the values that must stand there.
    """

    seat: int | None = None
    legal: tuple[str, ...] | None = None
    illegal: Mapping[str, str] = {}
    play: str | None = None
    moves: tuple[str, ...] = ()
    events: tuple[str, ...] | None = None
    then: Mapping[str, Any] = {}

    def __hash__(self) -> int:
        return hash((self.play, self.moves))


class Scenario(Value, frozen=True):
    """A worked example.

    Attributes:
        id: its id within the ruleset.
        rules: the paragraphs that it shows.
        title: a heading, in each language.
        players: how many, or their names.
        variant: the id of the variant.
        options: options that differ.
        seed: of the chance to come.
        deal: outcomes of chance laid down by name.
        table: the table to begin from; none: a new game.
        refused: a text that the refusal of this table must hold, for one that cannot be.
        step: the steps.
    """

    id: str
    rules: tuple[str, ...]
    title: Mapping[str, str] = {}
    players: int | tuple[str, ...] = 2
    variant: str | None = None
    options: Mapping[str, Any] = {}
    seed: int | str = 0
    deal: Mapping[str, Any] = {}
    table: Mapping[str, Any] | None = None
    refused: str = ""
    step: tuple[ScenarioStep, ...] = ()

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.players if isinstance(self.players, int) else len(self.players)


class ScenarioFile(Value, frozen=True):
    """A file of scenarios."""

    scenario: tuple[Scenario, ...]


def parse_scenarios(text: str, name: str = "scenarios") -> tuple[Scenario, ...]:
    """Read a scenario file.

    Args:
        text: what stands in it.
        name: what it is called in errors.

    Raises:
        ScenarioError: it is none; says where.

    Example:
        >>> (scenario,) = parse_scenarios('''
        ... [[scenario]]
        ... id = "deal"
        ... rules = ["gorus.setup.deck"]
        ... players = 3
        ... ''')
        >>> scenario.seats, scenario.rules
        (3, ('gorus.setup.deck',))
    """
    import tomllib

    try:
        return msgspec.convert(tomllib.loads(text), ScenarioFile, strict=True).scenario
    except (*UNREADABLE, AttributeError) as error:  # the last three: it is no text at all
        raise ScenarioError(name, [f"the file cannot be read: {error}"]) from error


def read_scenarios(package: Traversable | None) -> tuple[Scenario, ...]:
    """The scenarios in a package's folder `scenarios`, file by file in order of name.

    Raises:
        ScenarioError: a file is none, or an id occurs twice.

    Example:
        >>> import tricktable as tt
        >>> scenarios = read_scenarios(tt.ruleset("gorus-maximus").files)
        >>> len(scenarios) > 50
        True
    """
    folder = None if package is None else package / "scenarios"
    if folder is None or not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    found: dict[str, tuple[str, Scenario]] = {}
    twice: list[str] = []
    for file in files:
        for scenario in _read(file):
            first, _ = found.setdefault(scenario.id, (file.name, scenario))
            if found[scenario.id][1] is not scenario:
                where = f"twice in {first}" if first == file.name else f"in {first} and in {file.name}"
                twice.append(f"two scenarios are called {scenario.id}, {where}")
    if twice:
        raise ScenarioError("scenarios", twice)
    return tuple(scenario for _, scenario in found.values())


def _read(file: Traversable) -> tuple[Scenario, ...]:
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise ScenarioError(f"scenarios/{file.name}", ["the file cannot be read: it is no UTF-8"]) from error
    return parse_scenarios(text, f"scenarios/{file.name}")


def begin(scenario: Scenario, ruleset: AnyRuleset) -> AnyGame:
    """The game at the beginning of a scenario.

    Raises:
        TricktableError: such a table cannot be.

    Example:
        >>> import tricktable as tt
        >>> begin(Scenario("deal", ("gorus.setup.deck",), players=3), tt.ruleset("gorus-maximus")).step
        0
    """
    names = scenario.players if isinstance(scenario.players, tuple) else None
    seats = scenario.seats
    if scenario.table is None:
        setup = ruleset.setup(seats, scenario.variant, scenario.options)
        return Game(ruleset, Seeded(setup, Chance(seed_text(scenario.seed), 0, lay(scenario.deal))), names)
    data = {
        "players": seats,
        "variant": scenario.variant,
        "options": scenario.options,
        "seed": scenario.seed,
        "table": scenario.table,
    }
    return Game(ruleset, Placed(position_data.build(ruleset, data)[0]), names)


def run(scenario: Scenario, ruleset: AnyRuleset) -> AnyGame | None:
    """Play a scenario; the game at its end, or None for one that is rightly refused.

    Raises:
        ScenarioError: something does not come out as it says.

    Example:
        >>> import tricktable as tt
        >>> step = ScenarioStep(illegal={"play green-10": "gorus.bout.troupe"}, play="play blue-0")
        >>> scenario = Scenario("first", ("gorus.bout.troupe",), players=3, seed=7, step=(step,))
        >>> run(scenario, tt.ruleset("gorus-maximus")).step
        1
    """
    try:
        game = begin(scenario, ruleset)
    except TricktableError as error:
        if scenario.refused and scenario.refused in str(error):
            return None
        raise ScenarioError(scenario.id, [f"the table is refused: {error}"]) from error
    if scenario.refused:
        raise ScenarioError(scenario.id, ["the table should have been refused"])
    for number, step in enumerate(scenario.step, 1):
        try:
            problems = list(_step(game, step))
        except TricktableError as error:
            raise ScenarioError(scenario.id, [f"step {number}: {error}"]) from error
        if problems:
            raise ScenarioError(scenario.id, [f"step {number}: {problem}" for problem in problems])
    return game


def _step(game: AnyGame, step: ScenarioStep) -> Iterator[str]:
    if step.seat is not None and game.to_act != step.seat:
        yield f"seat {game.to_act} is to act, not {step.seat}"
    if step.legal is not None:
        legal = sorted(game.ruleset.format_action(action) for action in game.legal_actions())
        if legal != sorted(step.legal):
            yield _listed(legal)
    for text, rule in step.illegal.items():
        refused = game.why_not(text)
        if refused is None or refused.rule != rule:
            yield f"{text!r} is {'legal' if refused is None else f'refused by {refused.rule}'}, not refused by {rule}"
    happened: tuple[msgspec.Struct, ...] = ()
    for text in (*step.moves, *([step.play] if step.play is not None else [])):
        try:
            happened = game.play(text).events
        except IllegalActionError as error:
            yield f"{text!r} is refused: {error}; {_open(game)}"
            return
    tags = [tag_of(type(event)) for event in happened]
    if step.events is not None and tags != list(step.events):
        yield f"the events are {tags}"
    for path, wanted in step.then.items():
        there = look_up(game, path, happened)
        if there != wanted:
            why = f" ({_open(game)})" if path.partition(".")[0] == "outcome" and game.outcome is None else ""
            yield f"{path} is {there!r}, not {wanted!r}{why}"


def _open(game: AnyGame) -> str:
    """Whose decision is open, and what can be decided."""
    pending = game.position.pending
    texts = [game.ruleset.format_action(action) for action in game.legal_actions()]
    more = f" and {len(texts) - _TOLD} more" if len(texts) > _TOLD else ""
    what = "is to act" if pending is None else f"is asked {pending.decision.prompt.id}"
    return f"seat {game.to_act} {what}, {_listed(texts[:_TOLD])}{more}"


def _listed(texts: Sequence[str]) -> str:
    return f"legal are {', '.join(texts)}" if texts else "nothing is legal"


_TOLD = 12
"""How many legal actions a message tells."""


def look_up(game: AnyGame, path: str, events: Sequence[msgspec.Struct] = ()) -> Any:
    """What stands at a path of a game, as plain data; None where there is nothing.

    Args:
        game: the game.
        path: names and numbers with dots between them.
        events: what paths that begin with `event` look into.

    Example:
        >>> import tricktable as tt
        >>> look_up(tt.new_game("gorus-maximus", 3, seed=7), "view.spectator.table.hands")
        [10, 10, 10]
    """
    root, *rest = path.split(".")
    value: Any
    if root == "view" and rest:
        if rest[0] != "spectator" and not rest[0].isdecimal():
            return None
        seat = None if rest[0] == "spectator" else int(rest[0])
        value, rest = game.view(seat), rest[1:]
    elif root == "event" and rest:
        value = next((event for event in reversed(events) if tag_of(type(event)) == rest[0]), None)
        rest = rest[1:]
    elif root in ("outcome", "to_act"):
        value = getattr(game, root)
    elif root == "prompt":
        value = game.view(None).prompt
    else:
        value, rest = game.position.state, [root, *rest]
    plain: Any = msgspec.json.decode(msgspec.json.encode(value))  # as in a file: lists at every depth, no tuples
    for name in rest:
        if is_table(plain):
            plain = plain.get(name)
        elif is_list(plain) and name.isdecimal() and int(name) < len(plain):
            plain = plain[int(name)]
        else:
            return None
    return plain
