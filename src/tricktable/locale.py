"""Messages in several languages, with the right plural of each.

A catalog is a TOML file of a package, `messages/uk.toml`: ids to texts with gaps in braces. A text that depends on
a number is a table of its plural categories, as Unicode names them:

    [event]
    drew = { by = "cards", one = "{seat}: {cards} карта", few = "{seat}: {cards} карти", many = "{seat}: {cards} карт" }
"""

from __future__ import annotations

import functools
import string
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tricktable._narrow import is_table
from tricktable._plain import UNREADABLE
from tricktable.errors import OptionsError, quoted
from tricktable.message import Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = [
    "Catalog",
    "Text",
    "Translator",
    "gaps",
    "parse_catalog",
    "plural_category",
    "read_catalogs",
]

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
DEFAULT = "en"

Text = str | Mapping[str, str]
"""A text with gaps in braces, or one for each plural category, with `by` naming the gap that counts."""

Catalog = Mapping[str, Text]
"""The texts of one language by their ids, such as `event.drew`."""


def _germanic(n: int) -> str:
    return "one" if n == 1 else "other"


def _french(n: int) -> str:
    return "one" if n in (0, 1) else "other"


def _none(_n: int) -> str:
    return "other"


def _east_slavic(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else "other"


_PLURALS: Mapping[str, Callable[[int], str]] = {
    **dict.fromkeys(("en", "de", "nl", "sv", "da", "nb", "fi", "et", "hu", "it", "es", "el", "bg", "tr"), _germanic),
    **dict.fromkeys(("ja", "ko", "zh", "th", "id"), _none),
    **dict.fromkeys(("uk", "be", "ru"), _east_slavic),
    **dict.fromkeys(("cs", "sk"), _czech),
    **dict.fromkeys(("fr", "vi"), _french),
    "pl": _polish,
}


def plural_category(language: str, n: int) -> str:
    """The plural category of a whole number; as in English for a language that is not listed.

    Example:
        >>> [plural_category("uk", n) for n in (1, 2, 5, 11, 21, 22)]
        ['one', 'few', 'many', 'many', 'one', 'few']
    """
    return _PLURALS.get(language, _PLURALS[DEFAULT])(abs(n))


def read_catalogs(package: Traversable) -> dict[str, Catalog]:
    """The catalogs of a package, by language.

    Example:
        >>> from importlib.resources import files
        >>> sorted(read_catalogs(files("tricktable_gorus_maximus")))
        ['en', 'uk']
    """
    folder = package / "messages"
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")] if folder.is_dir() else []
    return {file.name.removesuffix(".toml"): parse_catalog(file.read_text("utf-8")) for file in files}


def parse_catalog(text: str) -> Catalog:
    """Read a catalog file: nested tables become ids with dots.

    Example:
        >>> parse_catalog("event.pass = '{seat} passes'")
        {'event.pass': '{seat} passes'}

    Raises:
        ValueError: the text is not TOML, or a message is no text.
    """
    import tomllib

    try:
        return _flat(tomllib.loads(text), "")
    except ValueError:
        raise
    except (*UNREADABLE, AttributeError) as error:  # it is no text at all, nested too deeply, or not of this shape
        raise ValueError(f"a catalog is a TOML file of messages: {error}") from error


def _flat(table: Mapping[str, Any], prefix: str) -> dict[str, Text]:
    out: dict[str, Text] = {}
    for key, value in table.items():
        if is_table(value) and not set(value) <= {"by", *CATEGORIES}:
            out |= _flat(value, f"{prefix}{key}.")
        else:
            out[prefix + key] = msgspec.convert(value, str | dict[str, str])
    return out


def matched(tag: object, known: Collection[str]) -> str | None:
    """The known language that a tag asks for, in whatever case, also of a region; None where there is none.

    Example:
        >>> [matched(tag, ["en", "uk"]) for tag in ("uk", "UK", "uk-UA", "uk_UA", "xx")]
        ['uk', 'uk', 'uk', 'uk', None]

    Raises:
        OptionsError: it is no text.
    """
    if not isinstance(tag, str):
        raise OptionsError(f"A language is a tag such as 'uk', not {quoted(tag)}.")
    if tag in known:
        return tag
    tags = {each.lower().replace("_", "-"): each for each in known}
    wanted = tag.lower().replace("_", "-")
    return tags.get(wanted) or tags.get(wanted.partition("-")[0])


class Translator:
    """Says messages in one language, from several catalogs; the first that knows an id is used.

    Args:
        language: its tag, in whatever case; of `uk-UA` the `uk` counts where there is nothing closer. What is missing,
            such as all of a language that no catalog has, is said in English.
        catalogs: where to look messages up.

    Attributes:
        language: the tag as the catalogs have it.

    Raises:
        OptionsError: the language is no text.

    Example:
        >>> tr = Translator("uk", [{"uk": {"cards": {"one": "{n} карта", "few": "{n} карти", "many": "{n} карт"}}}])
        >>> tr("cards", n=1), tr("cards", n=3), tr("cards", n=5)
        ('1 карта', '3 карти', '5 карт')
        >>> tr("no.such.id")
        'no.such.id'
    """

    def __init__(self, language: str, catalogs: Sequence[Mapping[str, Catalog]]) -> None:
        known = {each: None for catalog in catalogs for each in catalog}
        self.language = matched(language, known) or language
        self._chain = [
            (lang, catalog[lang]) for lang in (self.language, DEFAULT) for catalog in catalogs if lang in catalog
        ]

    def knows(self, id: str) -> bool:
        """Whether there is a text for this id, in this language or in English."""
        return any(id in catalog for _, catalog in self._chain)

    def __call__(self, id: str | Message, /, **args: object) -> str:
        """The message, its gaps filled. An unknown id is said as it stands."""
        if isinstance(id, Message):
            return self(id.id, **{**dict(id.args), **args})
        for language, catalog in self._chain:
            text = catalog.get(id)
            if text is not None:
                return _FORMATTER.vformat(self._form(text, language, args), (), args)
        return id

    @staticmethod
    def _form(text: Text, language: str, args: Mapping[str, object]) -> str:
        if isinstance(text, str):
            return text
        n = args.get(text.get("by", "n"), 0)
        category = plural_category(language, n if isinstance(n, int) else 0)
        return text.get(category) or text.get("other") or next(iter(text.values()))


def in_english(said: Message) -> str:
    """A message of the core itself, in English."""
    return Translator(DEFAULT, [core_catalogs()])(said)


class _Formatter(string.Formatter):
    """Fills gaps with plain values only: a name in a catalog reaches no attribute and no item of a value."""

    def get_field(self, field_name: str, args: Any, kwargs: Any) -> tuple[Any, str]:
        return kwargs.get(field_name, "{" + field_name + "}"), field_name


_FORMATTER = _Formatter()


def gaps(text: Text) -> frozenset[str]:
    """The names of the gaps in a text.

    Example:
        >>> sorted(gaps("{seat} plays {card}."))
        ['card', 'seat']
    """
    forms = [text] if isinstance(text, str) else [form for key, form in text.items() if key != "by"]
    return frozenset(name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name)


@functools.cache
def core_catalogs() -> Mapping[str, Catalog]:
    """The messages of the core itself."""
    from importlib.resources import files

    return read_catalogs(files("tricktable"))
