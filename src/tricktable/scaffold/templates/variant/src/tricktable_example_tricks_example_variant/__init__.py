"""Example Variant."""
