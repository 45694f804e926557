"""`python -m tricktable.cli` is the command `tricktable`."""

from __future__ import annotations

from tricktable.cli import main

main()
