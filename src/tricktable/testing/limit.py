"""A limit of time that holds inside somebody else's code."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")

_AGAIN = 2.0  # seconds, until code that has swallowed it, and has no more to tidy up, is told once more


class TimeUpError(BaseException):
    """The time is up. No `Exception`, so that `except Exception` in the code that it stops does not keep it."""


def within(seconds: float | None, call: Callable[[], R]) -> R:
    """What a call returns.

    It is stopped between two steps of Python code, so also in a loop without end. What happens inside one call of C
    code, such as `time.sleep` or the sum of a huge range, goes on to its end first. Where Python has no threads, as in
    a browser, nothing is stopped.

    Args:
        seconds: how many it may take; None: as many as it takes.
        call: what is called.

    Raises:
        TimeUpError: it took longer.

    Example:
        >>> def for_ever() -> None:
        ...     while True:
        ...         pass
        >>> try:
        ...     within(0.05, for_ever)
        ... except TimeUpError:
        ...     print("stopped")
        stopped
    """
    if seconds is None:
        return call()
    watch = _Watch(min(seconds, threading.TIMEOUT_MAX))
    try:
        watch.start()
        return call()
    finally:
        # The error may come as late as here, but not before something is called. So this is no method that does the
        # same: were it stopped at its first line, the watch would go on for ever.
        watch.over = True
        while True:
            try:
                with watch.sending:
                    watch.stop()
                break
            except TimeUpError:
                continue  # it came just now


class _Watch:
    """Raises `TimeUpError` in the thread that made it, again and again, until that is over."""

    def __init__(self, seconds: float) -> None:
        self.over = False
        self.sending = threading.Lock()
        self._seconds = seconds
        self._thread = threading.get_ident()
        self._ended = threading.Event()
        self._counts = False

    def start(self) -> None:
        """Begin to count, where there are threads."""
        self._counts = True
        try:
            threading.Thread(target=self._run, daemon=True).start()
        except RuntimeError:
            self._counts = False

    def stop(self) -> None:
        """Count no more, and take back what was sent and has not come."""
        self._ended.set()
        if self._counts:
            _raise_in(self._thread, None)

    def _run(self) -> None:
        seconds = self._seconds
        while not self._ended.wait(seconds):
            with self.sending:
                if not self.over:
                    _raise_in(self._thread, TimeUpError)
            seconds = _AGAIN


def _raise_in(thread: int, kind: type[BaseException] | None) -> None:
    import ctypes  # not in every build of Python, and needed only here

    raised = None if kind is None else ctypes.py_object(kind)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
