"""What tricktable finds through the entry point."""

from __future__ import annotations

import tricktable as tt

TRICKTABLE_API = 1


@tt.hookimpl
def tricktable_card_packs() -> list[tt.AddedPack]:
    """The cards of the file beside this one. Effects of your own go into `adds=`."""
    package = "tricktable_example_tableau_example_pack"
    return [tt.AddedPack.of_package("example-tableau", package, "cards.toml")]
