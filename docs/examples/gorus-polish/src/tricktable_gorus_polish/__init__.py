"""Gorus Maximus in Polish."""
