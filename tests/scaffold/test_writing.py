"""A package is written whole, or nothing of it is there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tricktable.scaffold.writing import is_free, write

FILES = {"a.txt": "one\n", "src/deep/b.txt": "два\n", ".hidden": ""}


def there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("made", [True, False])
def test_a_new_folder_and_an_empty_one(tmp_path: Path, made: bool) -> None:
    folder = tmp_path / "my гра"
    if made:
        folder.mkdir()
    assert is_free(folder)
    write(FILES, folder)
    assert there(folder) == set(FILES)
    assert (folder / "src/deep/b.txt").read_bytes() == "два\n".encode()
    assert not is_free(folder)
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


def test_a_folder_with_only_what_git_keeps_is_free(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert is_free(tmp_path)
    write(FILES, tmp_path)
    assert there(tmp_path) == set(FILES)
    assert (tmp_path / ".git").is_dir()


def test_a_file_is_no_free_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not is_free(tmp_path / "file")


class FullError(OSError):
    """No space left."""


@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("failing", ["write_text", "rename"])
def test_nothing_is_left_after_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: bool, failing: str
) -> None:
    folder = tmp_path / "game"
    if made:
        folder.mkdir()
    usual, calls = getattr(Path, failing), []

    def fails(self: Path, *args: object, **more: object) -> object:
        calls.append(self)
        if len(calls) == 2:
            raise FullError
        return usual(self, *args, **more)

    monkeypatch.setattr(Path, failing, fails)
    with pytest.raises(FullError):
        write(FILES, folder)
    assert folder.exists() == made
    assert list(tmp_path.rglob("*")) == ([folder] if made else [])


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="whoever is root may write everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError):
        write(FILES, tmp_path / "game")
    assert list(tmp_path.iterdir()) == []
