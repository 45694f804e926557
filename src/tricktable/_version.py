"""The version of the core."""

__version__ = "0.1.0"
"""The version of the core, as its distribution has it."""
