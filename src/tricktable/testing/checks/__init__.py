"""The checks of the conformance kit, a module for each group of them."""
