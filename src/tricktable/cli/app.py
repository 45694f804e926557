"""The command as a whole: its parts, and how every failure becomes one line and an exit code."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Sequence

import click

from tricktable._version import __version__
from tricktable.cli.cards import cards
from tricktable.cli.check import check
from tricktable.cli.codes import HELP, ExitCode
from tricktable.cli.games import games
from tricktable.cli.letters import clean
from tricktable.cli.new import new_pack, new_ruleset, new_variant
from tricktable.cli.play import play
from tricktable.cli.replay import replay
from tricktable.cli.rules import rules
from tricktable.cli.schema import schema
from tricktable.cli.show import show
from tricktable.cli.terminal import InputEndedError, LeftError, OutputClosedError, Terminal
from tricktable.errors import RulesetBugError, TricktableError

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""How a system says that nothing more can be written."""


@click.group(epilog=HELP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tricktable", message="%(prog)s %(version)s")
def tricktable() -> None:
    """Card games by their rules: play them, look into saves and records, read rulebooks.

    Colour follows NO_COLOR and FORCE_COLOR.
    """


for _command in (games, play, rules, cards, show, replay, check, schema, new_ruleset, new_variant, new_pack):
    tricktable.add_command(_command)


def run(argv: Sequence[str] | None = None) -> ExitCode:
    """Run the command; never raises, but for a bug of its own."""
    if "_TRICKTABLE_COMPLETE" in os.environ:  # a shell asks for completions
        tricktable.main(argv, prog_name="tricktable")
    try:
        term = Terminal.of_process()
        code = _guarded(term, list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
    except (OutputClosedError, OSError):  # closed, or full
        code = _output_lost()
    return code


def _guarded(term: Terminal, argv: list[str]) -> ExitCode:  # noqa: PLR0912  # one branch for each way to end
    try:
        with tricktable.make_context("tricktable", argv, obj=term) as context:
            result = tricktable.invoke(context)
            return result if isinstance(result, ExitCode) else ExitCode.FINE
    except click.exceptions.Exit as done:
        return ExitCode.FINE if done.exit_code == 0 else ExitCode.USAGE
    except click.exceptions.NoArgsIsHelpError as error:
        term.errors(error.format_message())
        return ExitCode.USAGE
    except click.ClickException as error:
        if isinstance(error, click.UsageError) and error.ctx is not None:
            term.errors(error.ctx.get_usage())
            term.error(f"Try '{error.ctx.command_path} --help'.")
        term.error(f"tricktable: usage: {error.format_message()}")
        return ExitCode.USAGE
    except LeftError:
        return ExitCode.ENDED
    except InputEndedError:
        term.error("tricktable: the input ended before the game did.")
        return ExitCode.ENDED
    except KeyboardInterrupt:
        term.errors("\ntricktable: interrupted.")  # the cursor stands behind a prompt
        return ExitCode.INTERRUPTED
    except RulesetBugError as error:
        if os.environ.get("TRICKTABLE_TRACEBACK"):
            raise
        term.error(f"tricktable: {error.code}: {error} (TRICKTABLE_TRACEBACK=1 shows where)")
        return ExitCode.BUG
    except TricktableError as error:
        term.error(f"tricktable: {error.code}: {error}")
        return ExitCode.REFUSED
    except BrokenPipeError:
        raise
    except OSError as error:
        lost = error.filename is None or error.errno in FULL
        term.error(f"tricktable: {'output' if lost else 'file'}: {clean(str(error))}")
        return ExitCode.OUTPUT if lost else ExitCode.REFUSED
    except OutputClosedError:
        raise
    except Exception as error:  # noqa: BLE001  # the code of any plugin may have failed; who plays wants no traceback
        return _bug(term, error)


def _bug(term: Terminal, error: Exception) -> ExitCode:
    if os.environ.get("TRICKTABLE_TRACEBACK"):
        raise error
    where = traceback.extract_tb(error.__traceback__)[-1]
    at = f"{where.filename}:{where.lineno}"
    term.error(f"tricktable: bug: {type(error).__name__}: {error} ({at}; TRICKTABLE_TRACEBACK=1 shows how it came)")
    return ExitCode.BUG


def _output_lost() -> ExitCode:
    """Let what is still buffered go nowhere, so that Python's exit finds nothing to complain about."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is None:
            continue
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    return ExitCode.OUTPUT
