"""Whether a ruleset's types keep the contract: frozen values all through, refusing unknown fields."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from tricktable.events import Event

if TYPE_CHECKING:
    from tricktable.ruleset import Ruleset


def contract_problems(ruleset: Ruleset[Any, Any, Any, Any, Any]) -> tuple[str, ...]:
    """What is wrong with a ruleset before anybody plays it: a sentence for each fault."""
    kinds = {
        "state": ruleset.state_type,
        "action": ruleset.action_type,
        "event": ruleset.event_type,
        "view": ruleset.view_type,
        "options": ruleset.options_type,
    }
    problems = [problem for what, kind in kinds.items() for problem in _type_problems(what, kind)]
    problems += [f"the event type {kind.__name__} is no Event" for kind in ruleset.event_types if not _is_event(kind)]
    if not ruleset.variants:
        problems.append("it has no variant")
    return tuple(problems)


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event)


def _type_problems(what: str, kind: Any) -> Iterator[str]:
    try:
        msgspec.json.Decoder(kind)
        structs = tuple(_structs(msgspec.inspect.type_info(kind), set()))
    except (TypeError, NameError) as error:
        yield f"the {what} type cannot be read from data: {error}"
        return
    for info in structs:
        if not info.cls.__struct_config__.frozen:
            yield f"{info.cls.__name__} (in the {what} type) is not frozen: subclass tricktable.Value"
        if not info.forbid_unknown_fields:
            yield f"{info.cls.__name__} (in the {what} type) takes unknown fields: subclass tricktable.Value"
    members = typing.get_args(kind) or (kind,)
    if what in ("action", "event"):
        for member in members:
            if isinstance(member, type) and issubclass(member, msgspec.Struct) and not member.__struct_config__.tag:
                yield f"{member.__name__} (in the {what} type) has no tag"


def _structs(info: Any, seen: set[type[Any]]) -> Iterator[msgspec.inspect.StructType]:
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info
        for field in info.fields:
            yield from _structs(field.type, seen)
    for name in ("item_type", "key_type", "value_type", "type"):
        yield from _structs(getattr(info, name, None), seen) if getattr(info, name, None) is not None else ()
    for name in ("types", "item_types"):
        for inner in getattr(info, name, ()):
            yield from _structs(inner, seen)
