"""A limit of time that holds inside somebody else's code."""

from __future__ import annotations

import threading
from types import TracebackType

_AGAIN = 0.5  # seconds, until code that has swallowed it is told once more


class TimeUpError(BaseException):
    """The time is up. No `Exception`, so that `except Exception` in the code that it stops does not keep it."""


class Limit:
    """Raises `TimeUpError` in the block that takes longer.

    The block is stopped between two steps of Python code, so also in a loop without end. What happens inside one call
    of C code, such as `time.sleep` or the sum of a huge range, goes on to its end first.

    Example:
        >>> try:
        ...     with Limit(0.05):
        ...         while True:
        ...             pass
        ... except TimeUpError:
        ...     print("stopped")
        stopped
    """

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._over = threading.Event()
        self._lock = threading.Lock()
        self._thread = 0

    def __enter__(self) -> None:
        if self._seconds is not None:
            self._thread = threading.get_ident()
            threading.Thread(target=self._watch, args=(self._seconds,), daemon=True).start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while self._seconds is not None:
            try:
                with self._lock:
                    self._over.set()
                    _raise_in(self._thread, None)  # one that was sent and has not come
                return
            except TimeUpError:
                continue  # it came just now

    def _watch(self, seconds: float) -> None:
        while not self._over.wait(seconds):
            with self._lock:
                if not self._over.is_set():
                    _raise_in(self._thread, TimeUpError)
            seconds = _AGAIN


def _raise_in(thread: int, kind: type[BaseException] | None) -> None:
    import ctypes  # not in every build of Python, and needed only here

    raised = None if kind is None else ctypes.py_object(kind)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
