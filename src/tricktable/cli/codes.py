"""How the command exits."""

from __future__ import annotations

import enum


class ExitCode(enum.IntEnum):
    """The exit codes of `tricktable`.

    Attributes:
        FINE: all is well.
        REFUSED: the rules or the library refused, a file is not what it should be, or a check failed.
        USAGE: the command line is wrong.
        ENDED: the input ended, or somebody quit, before the game did.
        UNFINISHED: the time limit came before every check was carried out; nothing failed until then.
        BUG: something failed that should not: a fault of tricktable or of a plugin.
        OUTPUT: the output or a save cannot be written: its reader is gone, or the disk is full.
        INTERRUPTED: Ctrl-C.
    """

    FINE = 0
    REFUSED = 1
    USAGE = 2
    ENDED = 3
    UNFINISHED = 4
    BUG = 70
    OUTPUT = 74
    INTERRUPTED = 130


HELP = """\b
Exit codes:
  0    all is well
  1    refused: an illegal action, an invalid file, a failed check, an unknown name
  2    the command line is wrong
  3    the input ended, or somebody quit, before the game did
  4    the time limit of a check was up before it was done, and nothing had failed
  70   a bug, of tricktable or of a plugin (TRICKTABLE_TRACEBACK=1 shows where)
  74   the output or a save cannot be written (its reader is gone, or the disk is full)
  130  interrupted with Ctrl-C"""
