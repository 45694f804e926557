"""`python -m tricktable` is the command `tricktable`."""

from __future__ import annotations

from tricktable.cli import main

if __name__ == "__main__":
    main()
