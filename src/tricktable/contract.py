"""Whether a ruleset and what plugins add to it keep the contract, before anybody plays it."""

from __future__ import annotations

import difflib
import importlib.util
import inspect
import re
import typing
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect as shapes

from tricktable.events import Event
from tricktable.kinds import kinds_of, union_members
from tricktable.locale import gaps
from tricktable.rulebook import Rulebook
from tricktable.rules import AnyRules
from tricktable.texts import Texts
from tricktable.variant import Variant

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_LEAVES = (
    shapes.NoneType,
    shapes.BoolType,
    shapes.IntType,
    shapes.StrType,
    shapes.EnumType,
    shapes.LiteralType,
)
_WANTED = "use strings, ints, booleans, None, other values, and tuples of these"


def contract_problems(id: str, rules: type[AnyRules], variants: Sequence[Variant]) -> tuple[str, ...]:
    """What is wrong with a ruleset: a sentence for each fault.

    Args:
        id: its id.
        rules: its rules, declared with its types.
        variants: its variants.
    """
    kinds = kinds_of(rules)
    problems = [*_id_problems("", id), *_rules_problems(rules)]
    problems += [
        problem
        for what in ("state", "action", "event", "view", "options")
        for problem in _type_problems(what, getattr(kinds, what))
    ]
    problems += [f"the event type {_name(kind)} is no Event" for kind in kinds.events if not _is(kind, Event)]
    problems += [
        f"the {what} type {_name(kind)} is no Value"
        for what, members in (("action", kinds.actions), ("options", (kinds.options,)))
        for kind in members
        if not _is(kind, msgspec.Struct)
    ]
    if not variants:
        problems.append("it has no variant")
    ids = [variant.id for variant in variants]
    problems += [f"it has two variants {id!r}" for id in sorted({id for id in ids if ids.count(id) > 1})]
    if not problems:
        problems += [problem for variant in variants for problem in variant_problems(rules, variant)]
    return tuple(problems)


def package_problems(package: str | None) -> Iterator[str]:
    """What is wrong with the package that is to hold the files of a ruleset."""
    if package is not None:
        try:
            found = importlib.util.find_spec(package) is not None
        except (ImportError, ValueError):
            found = False
        if not found:
            yield f"its package {package!r} cannot be found"


def variant_problems(rules: type[AnyRules], variant: Variant) -> Iterator[str]:
    """What is wrong with a variant of a ruleset of these rules, its own or somebody else's."""
    what = f"the variant {variant.id!r}"
    yield from _id_problems(f"{what}: ", variant.id)
    if not variant.seats or any(type(seats) is not int or seats < 1 for seats in variant.seats):
        yield f"{what} is for no number of players: {variant.seats!r}"
    if variant.rules is not None:
        if not _is(variant.rules, rules):
            yield f"{what}: {_name(variant.rules)} does not derive from {rules.__name__}"
        else:
            yield from _rules_problems(variant.rules)
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(kinds_of(rules).options)}
    for name, value in variant.options.items():
        if name not in fields:
            yield f"{what}: there is no option {name!r}{_nearest(name, fields)}"
            continue
        try:
            msgspec.convert(value, fields[name], strict=True)
        except msgspec.ValidationError as error:
            yield f"{what}: the option {name!r}: {error}"


def variant_words_problems(
    texts: Texts, variant: str, messages: Mapping[str, Any], rulebook: Rulebook
) -> Iterator[str]:
    """What is wrong with the words that somebody's variant brings to a ruleset with these texts."""
    what = f"the variant {variant!r}"
    if not _is(type(messages), Mapping):
        yield f"{what}: its messages are catalogs by language, not {type(messages).__name__}"
    else:
        for language, catalog in messages.items():
            yield from (f"{what}: {problem}" for problem in translation_problems(Rulebook(), language, catalog, {}))
    if not _is(type(rulebook), Rulebook):
        yield f"{what}: its rulebook is a tt.Rulebook, as tricktable.rulebook.parse_rulebook reads it"
        return
    ids, known = rulebook.ids(), frozenset(texts.rulebook.ids())
    for id in dict.fromkeys(ids):
        if id in known:
            other = texts.bringer_of(id)
            whose = "the rulebook of the game" if other is None else f"the variant {other!r}"
            yield f"{what} and {whose} both have a section or paragraph {id!r}"
        elif ids.count(id) > 1:
            yield f"{what} has two sections or paragraphs {id!r}"


def translation_problems(
    book: Rulebook, language: str, messages: Mapping[str, Any], rulebook: Mapping[str, Any]
) -> Iterator[str]:
    """What is wrong with somebody's translation of a ruleset with this rulebook."""
    if not _LANGUAGE.fullmatch(language):
        yield f"{language!r} is no language tag, such as 'pl'"
    try:
        for id, text in msgspec.convert(messages, dict[str, str | dict[str, str]]).items():
            try:
                gaps(text)
            except ValueError as error:
                yield f"the message {id!r}: {error}"
        msgspec.convert(rulebook, dict[str, str])
    except msgspec.ValidationError as error:
        yield f"ids to texts are wanted: {error}"
        return
    if rulebook:
        known = book.ids()
        for id in rulebook:
            if id not in known:
                yield f"the rulebook has no {id!r}{_nearest(id, known)}"


def _id_problems(what: str, id: object) -> Iterator[str]:
    if not isinstance(id, str) or not _ID.fullmatch(id):
        yield f"{what}an id is of letters a to z, digits and single hyphens, not {id!r}"


def _rules_problems(rules: type[Any]) -> Iterator[str]:
    if inspect.isabstract(rules):
        yield f"{rules.__name__} lacks {', '.join(sorted(rules.__abstractmethods__))}"


def _nearest(name: str, known: typing.Iterable[str]) -> str:
    near = difflib.get_close_matches(name, list(known), n=1)
    return f"; the nearest is {near[0]!r}" if near else ""


def _is(kind: object, base: type[Any]) -> bool:
    return isinstance(kind, type) and issubclass(kind, base)


def _name(kind: object) -> str:
    return kind.__name__ if isinstance(kind, type) else str(kind)


# --- the types of the data --------------------------------------------------------------------------------------------


def _type_problems(what: str, kind: Any) -> Iterator[str]:
    members = union_members(kind)
    untagged = [_name(member) for member in members if _lacks_tag(member)] if what in _TAGGED else []
    yield from (f"{name} (in the {what} type) has no tag" for name in untagged)
    if untagged and len(members) > 1:
        return  # such a union cannot be read from data, for that very reason and in many more words
    try:
        msgspec.json.Decoder(kind)
        info = shapes.type_info(kind)
    except Exception as error:  # noqa: BLE001  # evaluating annotations runs whatever they say
        culprit = _culprit(kind, set())
        name = _name(kind if culprit is None else culprit)
        yield f"{name} (in the {what} type) cannot be read from data: {error}"
        return
    yield from (f"{problem} (in the {what} type)" for problem in _faults(info, what, set()))


_TAGGED = {"action", "event"}


def _lacks_tag(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is None


def _faults(info: shapes.Type, where: str, seen: set[type[Any]]) -> Iterator[str]:
    """What makes a type, or one inside it, no frozen value that comes back from a save as it was."""
    if isinstance(info, shapes.StructType):
        cls = info.cls
        if cls in seen:
            return
        seen.add(cls)
        config = cls.__struct_config__
        for kept, fault in (
            (config.frozen, "is not frozen"),
            (config.eq, "does not compare by content"),
            (config.forbid_unknown_fields, "takes unknown fields"),
        ):
            if not kept:
                yield f"{cls.__name__} {fault}: subclass tricktable.Value"
        for field in info.fields:
            yield from _faults(field.type, f"{cls.__name__}.{field.name}", seen)
        return
    inner = _inside(info)
    if inner is None:
        named = getattr(info, "cls", None)
        kind = type(info).__name__.removesuffix("Type").lower() if named is None else _name(named)
        yield f"{where} is of the kind {kind!r}: {_WANTED}"
    for each in inner or ():
        yield from _faults(each, where, seen)


def _inside(info: shapes.Type) -> tuple[shapes.Type, ...] | None:
    """The types inside a type that may stand in a value; None for one that may not."""
    match info:
        case shapes.VarTupleType():
            return (info.item_type,)
        case shapes.TupleType():
            return tuple(info.item_types)
        case shapes.UnionType():
            return tuple(info.types)
        case shapes.Metadata():
            return (info.type,)
        case _:
            return () if isinstance(info, _LEAVES) else None


def _culprit(kind: Any, seen: set[Any]) -> type[Any] | None:
    """The innermost class in a type that cannot be read from data; msgspec does not always name it."""
    if _is(kind, msgspec.Struct):
        if kind in seen:
            return None
        seen.add(kind)
        try:
            hints = typing.get_type_hints(kind, include_extras=True)
        except Exception:  # noqa: BLE001  # as above
            return typing.cast(type[Any], kind)
        try:
            msgspec.json.Decoder(kind)
        except Exception:  # noqa: BLE001  # as above
            inner = (_culprit(hint, seen) for hint in hints.values())
            return next((found for found in inner if found is not None), typing.cast(type[Any], kind))
        return None
    for part in typing.get_args(kind):
        found = _culprit(part, seen)
        if found is not None:
            return found
    return None
