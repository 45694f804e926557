"""The packages that the scaffold copies, as they stand."""

from __future__ import annotations

from pathlib import Path

import tricktable as tt

FOLDER = Path(tt.__file__).parent / "scaffold" / "templates"
KINDS = ("tricks", "tableau", "variant", "pack")
SPELLINGS = [f"example{between}{kind}" for kind in KINDS for between in ("-", "_", " ")]
"""What a template is called; in no copy of it."""


def files_of(kind: str) -> list[Path]:
    """The files of a template, without what tools left there."""
    found = (path.relative_to(FOLDER / kind) for path in (FOLDER / kind).rglob("*") if path.is_file())
    return sorted(path for path in found if "cache" not in str(path) and path.suffix != ".pyc")
