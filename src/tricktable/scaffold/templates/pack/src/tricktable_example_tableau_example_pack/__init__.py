"""Example Pack."""
