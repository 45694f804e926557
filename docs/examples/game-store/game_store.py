"""Games in a database, where two processes may reach for the same one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import tricktable as tt
from tricktable.game import AnyGame

TABLE = """
create table if not exists games (
    id integer primary key,
    revision integer not null,
    core text not null,
    ruleset text not null,
    version text not null,
    data blob not null
)
"""


class ConflictError(Exception):
    """Somebody else has changed the game since it was read."""


class GameStore:
    """Games by number. Every change has a revision, so that none is lost."""

    def __init__(self, path: str) -> None:
        self.db = sqlite3.connect(path)
        with self.db:
            self.db.execute(TABLE)

    def add(self, game: AnyGame) -> int:
        """Keep a new game; its number."""
        with self.db:
            added = self.db.execute(
                "insert into games (revision, core, ruleset, version, data) values (1, ?, ?, ?, ?)", _row(game)
            )
        assert added.lastrowid is not None
        return added.lastrowid

    def read(self, number: int) -> tuple[AnyGame, int]:
        """A game and its revision."""
        row = self.db.execute("select data, revision from games where id = ?", (number,)).fetchone()
        if row is None:
            raise LookupError(f"There is no game {number}.")
        return tt.load(row[0]), row[1]

    def write(self, number: int, game: AnyGame, revision: int) -> None:
        """Keep a changed game, unless somebody else has changed it since this revision was read."""
        with self.db:
            done = self.db.execute(
                "update games set revision = revision + 1, core = ?, ruleset = ?, version = ?, data = ?"
                " where id = ? and revision = ?",
                (*_row(game), number, revision),
            )
        if done.rowcount != 1:
            raise ConflictError(number)

    def change(self, number: int, act: Callable[[AnyGame], object]) -> AnyGame:
        """Read, change and write a game; again from the start where somebody else was quicker."""
        while True:
            game, revision = self.read(number)
            act(game)
            try:
                self.write(number, game, revision)
            except ConflictError:
                continue
            return game

    def migrate(self) -> dict[int, str]:
        """Write every game that other versions have written anew; the numbers of those that cannot be read, and why."""
        failed = {}
        for number, *written in self.db.execute("select id, core, ruleset, version from games").fetchall():
            try:
                if written != [tt.__version__, written[1], tt.ruleset(written[1]).info.version]:
                    self.change(number, lambda game: None)
            except tt.TricktableError as error:
                failed[number] = f"{error.code}: {error}"
        return failed

    def close(self) -> None:
        """Close the database."""
        self.db.close()


def _row(game: AnyGame) -> tuple[str, str, str, bytes]:
    info = game.ruleset.info
    return tt.__version__, info.id, info.version, game.to_msgpack()
