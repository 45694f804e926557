"""A ruleset whose data is not frozen, plain and unambiguous is refused when it is loaded, with the class named."""

from __future__ import annotations

import enum
import types
from typing import Any, ClassVar

import msgspec
import pytest

import tricktable as tt
from tests.plugins.toy import Count, Counted, Options, Plugin, State, ToyRules, toy
from tricktable import PluginError, Registry, Value
from tricktable.saves import Body, body_type
from tricktable.start import Placed


def with_types(**kinds: Any) -> Any:
    """The rules of the toy game, declared with other types."""
    given = {"state": State, "action": Count, "event": Counted, "view": State, "options": Options, **kinds}
    methods = {name: each for name, each in vars(ToyRules).items() if not name.startswith("_")}
    return types.new_class("MadeRules", (tt.Rules[tuple(given.values())],), {}, lambda body: body.update(methods))  # type: ignore[misc]  # made at run time


def refusal(ruleset: Any) -> str:
    with pytest.raises(PluginError) as caught:
        Registry([Plugin([ruleset])])
    return str(caught.value)


def refused_types(**kinds: Any) -> str:
    return refusal(toy(rules=with_types(**kinds)))


def accepted(**kinds: Any) -> bool:
    registry = Registry([Plugin([toy(rules=with_types(**kinds))])])
    return not registry.failures()


# --- frozen, strict values -----------------------------------------------------------------------------------------


class Thawed(msgspec.Struct, forbid_unknown_fields=True):
    n: int


class Lax(msgspec.Struct, frozen=True):
    n: int


class Laxer(Value, frozen=True, forbid_unknown_fields=False):
    n: int


class Faceless(Value, frozen=True, eq=False):
    n: int


class Holds(Value, frozen=True):
    inner: tuple[Thawed, ...]


@pytest.mark.parametrize("what", ["state", "view", "options"])
@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (Thawed, "Thawed is not frozen"),
        (Holds, "Thawed is not frozen"),
        (Lax, "Lax takes unknown fields"),
        (Laxer, "Laxer takes unknown fields"),
        (Faceless, "Faceless does not compare by content"),
    ],
)
def test_what_is_no_value_is_refused_by_name(what: str, kind: type[Any], told: str) -> None:
    assert f"{told}: subclass tricktable.Value (in the {what} type)" in refused_types(**{what: kind})


class Suit(enum.Enum):
    CLUBS = "clubs"


class WithList(Value, frozen=True):
    cards: list[str]


class WithDict(Value, frozen=True):
    trumps: dict[Suit, int]


class WithSet(Value, frozen=True):
    seen: tuple[frozenset[int], ...]


class WithFloat(Value, frozen=True):
    score: float | None


class WithAny(Value, frozen=True):
    extra: Any


class WithObject(Value, frozen=True):
    extra: complex


class WithEnum(Value, frozen=True):
    suit: Suit
    pair: tuple[int, bool] = (0, False)
    word: str | None = None


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (WithList, "WithList.cards is of the kind 'list'"),
        (WithDict, "WithDict.trumps is of the kind 'dict'"),
        (WithSet, "WithSet.seen is of the kind 'frozenset'"),
        (WithFloat, "WithFloat.score is of the kind 'float'"),
        (WithAny, "WithAny.extra is of the kind 'any'"),
        (WithObject, "WithObject.extra is of the kind 'complex'"),
    ],
)
def test_what_cannot_be_hashed_or_comes_back_otherwise_is_refused(kind: type[Any], told: str) -> None:
    assert told in refused_types(state=kind)


def test_what_a_value_may_hold_hashes_and_is_accepted() -> None:
    assert accepted(state=WithEnum)
    assert hash(WithEnum(Suit.CLUBS)) == hash(WithEnum(Suit.CLUBS))


# --- types that cannot be decoded ----------------------------------------------------------------------------------


class Named(Value, frozen=True):
    name: str


class Renamed(Named, frozen=True):
    name: ClassVar[str] = "x"  # type: ignore[misc]  # the mistake


class HoldsRenamed(Value, frozen=True):
    inner: tuple[Renamed, ...] = ()


class Unfinished(Value, frozen=True):
    inner: NoSuchName  # type: ignore[name-defined]  # noqa: F821  # the mistake


class HoldsUnfinished(Value, frozen=True):
    inner: Unfinished | None = None


@pytest.mark.parametrize(
    ("kind", "culprit"),
    [(Renamed, "Renamed"), (HoldsRenamed, "Renamed"), (Unfinished, "Unfinished"), (HoldsUnfinished, "Unfinished")],
)
def test_the_class_that_cannot_be_decoded_is_named(kind: type[Any], culprit: str) -> None:
    assert f"toy: {culprit} (in the state type) cannot be read from data" in refused_types(state=kind)


class Node(Value, frozen=True):
    """A type that holds itself, and one that is defined later."""

    kids: tuple[Node, ...] = ()
    leaf: Leaf | None = None


class Leaf(Value, frozen=True):
    root: Node | None = None
    total: int = 0
    turn: int = 0


class NodeRules(ToyRules):
    """Derives from rules that are complete: its types are theirs."""


def test_recursive_types_and_forward_references_are_fine() -> None:
    assert accepted(state=Node, view=Leaf)
    ruleset = toy(rules=with_types(state=Node, view=Leaf))
    tree = Node((Node(), Node(leaf=Leaf(Node()))))
    position: Any = tt.Position(tt.Setup(2, "standard", Options()), tree, tt.Chance("1", 0))
    body: Any = Body(("Ann", "Daniel"), Placed(position), (), position)
    for encode, decode in (
        (msgspec.json.encode, msgspec.json.decode),
        (msgspec.msgpack.encode, msgspec.msgpack.decode),
    ):
        assert decode(encode(body), type=body_type(ruleset)) == body


def test_rules_are_registered_only_when_they_are_complete() -> None:
    """A ruleset may be made while its types are not: nothing is decoded before it is registered."""
    early = toy(rules=with_types(state=HoldsUnfinished))
    assert early.state_type is HoldsUnfinished
    assert Registry([Plugin([toy(rules=NodeRules)])]).failures() == ()


# --- actions and events ---------------------------------------------------------------------------------------------


class Pass(Value, frozen=True, tag="pass"):
    pass


class Skip(Value, frozen=True, tag="pass"):
    pass


class Untagged(Value, frozen=True):
    n: int = 0


class Happened(tt.Event, frozen=True, tag="happened"):
    pass


class HappenedToo(tt.Event, frozen=True, tag="happened"):
    pass


class UntaggedEvent(tt.Event, frozen=True):
    pass


@pytest.mark.parametrize(
    ("what", "kind", "told"),
    [
        ("action", Pass | Skip, "unique `tag` values"),
        ("action", Pass | Skip, "Pass | "),
        ("action", Untagged, "Untagged (in the action type) has no tag"),
        ("action", Pass | Untagged, "Untagged (in the action type) has no tag"),
        ("action", str, "the action type str is no Value"),
        ("event", Happened | HappenedToo, "HappenedToo"),
        ("event", UntaggedEvent, "UntaggedEvent (in the event type) has no tag"),
        ("event", Pass, "the event type Pass is no Event"),
        ("options", Options | None, "is no Value"),
    ],
)
def test_actions_and_events_are_told_apart_by_tags(what: str, kind: Any, told: str) -> None:
    assert told in refused_types(**{what: kind})


def test_of_a_union_with_types_untagged_just_that_is_said() -> None:
    told = refused_types(event=Happened | UntaggedEvent, action=Pass | Untagged)
    assert told.count("has no tag") == 2
    assert "msgspec" not in told
    assert "cannot be read" not in told


# --- the rest of a ruleset -------------------------------------------------------------------------------------------


def test_rules_that_lack_a_method_are_refused() -> None:
    class Half(ToyRules):
        bound = tt.Rules.bound

    assert "Half lacks bound" in refusal(toy(rules=Half))


@pytest.mark.parametrize("id", ["", "two words/", "гра", "a--b", "-a"])
def test_ids_are_plain(id: str) -> None:
    assert "an id is of letters a to z" in refusal(toy(id))


@pytest.mark.parametrize(
    ("variants", "told"),
    [
        ((), "it has no variant"),
        ((tt.Variant("a", (2,)), tt.Variant("a", (3,))), "two variants 'a'"),
        ((tt.Variant("A", (2,)),), "the variant 'A': an id is"),
        ((tt.Variant("a", ()),), "for no number of players"),
        ((tt.Variant("a", (0,)),), "for no number of players"),
        ((tt.Variant("a", (2,), {"gaol": 2}),), "no option 'gaol'; the nearest is 'goal'"),
        ((tt.Variant("a", (2,), {"goal": "two"}),), "the option 'goal': Expected `int`, got `str`"),
        ((tt.Variant("a", (2,), rules=with_types()),), "MadeRules does not derive from ToyRules"),
    ],
)
def test_variants_that_nobody_could_play_are_refused(variants: tuple[tt.Variant, ...], told: str) -> None:
    assert told in refusal(toy(variants=variants))


def test_every_fault_is_told_at_once() -> None:
    told = refusal(toy("Bad Id!", rules=with_types(state=Thawed, action=Untagged), variants=()))
    assert all(part in told for part in ("an id is", "not frozen", "no tag", "no variant"))
