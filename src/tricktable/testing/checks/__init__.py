"""The checks of the conformance kit, a module for each group of them."""

ORDER = (
    "contract",
    "imports",
    "asking",
    "deciding",
    "determinism",
    "marking",
    "refusing",
    "ending",
    "privacy",
    "routes",
    "covering",
    "pools",
)
"""The modules that come first, in this order: what is wrong there makes others fail as well. The rest by name."""
