"""Writing a folder of files whole or not at all."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path


def is_free(folder: Path) -> bool:
    """Whether nothing stands there yet: no folder, or an empty one. What git keeps in it does not count."""
    return not folder.exists() or (folder.is_dir() and {path.name for path in folder.iterdir()} <= {".git"})


def write(files: Mapping[str, str], folder: Path) -> None:
    """Write files into a free folder; where that fails, nothing of them is left.

    Args:
        files: texts by path, with `/` between the parts.
        folder: the folder, which is made if it is not there.

    Raises:
        OSError: it cannot be written.
    """
    made = not folder.exists()
    if made:
        folder.mkdir()
    moved: list[Path] = []
    try:
        # All files first in a folder of their own on the same disk: what is short of space is found out there.
        draft = Path(tempfile.mkdtemp(prefix=".tricktable-", dir=folder))
        try:
            for path, text in files.items():
                file = draft / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, "utf-8", newline="\n")
            for each in sorted(draft.iterdir()):
                moved.append(folder / each.name)
                each.rename(folder / each.name)
        finally:
            shutil.rmtree(draft, ignore_errors=True)
    except BaseException:
        for each in moved:
            shutil.rmtree(each, ignore_errors=True)
            each.unlink(missing_ok=True)
        if made:
            shutil.rmtree(folder, ignore_errors=True)
        raise
