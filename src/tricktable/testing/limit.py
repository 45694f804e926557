"""A limit of time that holds inside somebody else's code."""

from __future__ import annotations

import contextlib
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
                    if watch.counting.locked():
                        watch.counting.release()
                if watch.sent:
                    _take_in()
                break
            except TimeUpError:
                continue  # it came just now


_STARTING = threading.Lock()
"""Held while a watch is started: Python 3.11 would bring to that thread what is sent to the one that starts it."""


class _Watch:
    """Raises `TimeUpError` in the thread that made it, again and again, until that is over.

    Attributes:
        over: nothing more may be sent.
        sending: held while something is sent.
        counting: held until nothing more is to be counted. A lock of Python's own: an event is made of code that an
            error can stop half-way, so that it is never set.
        sent: whether something was sent, come or not.
    """

    def __init__(self, seconds: float) -> None:
        self.over = False
        self.sending = threading.Lock()
        self.counting = threading.Lock()
        self.counting.acquire()
        self.sent = False
        self._seconds = seconds
        self._thread = threading.get_ident()

    def start(self) -> None:
        """Begin to count, where there are threads."""
        with contextlib.suppress(RuntimeError), _STARTING:
            threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        seconds = self._seconds
        while not self.counting.acquire(timeout=seconds):
            with _STARTING, self.sending:
                if not self.over:
                    self.sent = True
                    _raise_in(self._thread)
            seconds = _AGAIN


def _take_in() -> None:
    """Wait for what was sent to this thread.

    One more takes the place of what has not come, lest there be nothing to wait for. To take it back instead would
    leave Python looking for it at every call from then on, and Python 3.11 for ever at the first call that is profiled
    or traced.
    """
    with contextlib.suppress(TimeUpError):
        _raise_in(threading.get_ident())
        while True:
            pass


def _raise_in(thread: int) -> None:
    import ctypes  # not in every build of Python, and needed only here

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TimeUpError))
