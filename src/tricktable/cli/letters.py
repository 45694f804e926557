"""Texts made safe for a terminal: no raw control characters, and nothing that the stream's encoding lacks."""

from __future__ import annotations

import unicodedata

# Cyrillic by the official Ukrainian romanisation of 2010, simplified: readable where a stream has Latin letters only.
_LATIN: dict[str, str] = {
    **dict(zip("абвгґдезиіїйклмнопрстуфыэ", "abvhgdezyiiiklmnoprstufye", strict=True)),
    "є": "ie",
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ь": "",
    "ъ": "",
    "ю": "iu",
    "я": "ia",
    "ё": "io",
}
_PLAIN: dict[str, str] = {
    **dict.fromkeys("–—\u2011\u2212", "-"),
    **dict.fromkeys("’\u2018ʼ", "'"),
    **dict.fromkeys("“”„«»", '"'),
    "…": "...",
    "·": "-",
    "•": "*",
    "→": "->",
    "\u00d7": "x",
    "№": "No.",
}
_JOINERS = "\u200c\u200d"
_RAW = ("Cc", "Cf", "Cs", "Zl", "Zp")


def clean(text: str) -> str:
    r"""The text in composed letters (NFC), with control characters, lone surrogates and text direction marks escaped.

    Example:
        >>> clean("Zoe\u0308\x1b[2J")
        'Zoë\\x1b[2J'
    """
    text = unicodedata.normalize("NFC", text)
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def _shown(char: str) -> str:
    if unicodedata.category(char) not in _RAW or char in _JOINERS:
        return char
    return char.encode("ascii", "backslashreplace").decode() if ord(char) > 0x7F else f"\\x{ord(char):02x}"


def readable(text: str, encoding: str) -> str:
    """The text with what the encoding lacks put in other letters: Cyrillic in Latin ones, accents dropped.

    Example:
        >>> readable("Бій виграє Zoë — 1–3", "ascii")
        'Bii vyhraie Zoe - 1-3'
        >>> readable("Бій", "cp1251")
        'Бій'
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return "".join(char if _fits(char, encoding) else _spelled(char, encoding) for char in text)
    except LookupError:
        return readable(text, "ascii")
    return text


def _fits(char: str, encoding: str) -> bool:
    try:
        char.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _spelled(char: str, encoding: str) -> str:
    if char in _PLAIN:
        return readable(_PLAIN[char], encoding)
    lower = char.lower()
    if lower in _LATIN:
        latin = _LATIN[lower]
        return latin if char == lower else latin.capitalize()
    if unicodedata.combining(char):
        return ""
    base = unicodedata.normalize("NFKD", char)
    return "?" if base == char else readable(base, encoding)
