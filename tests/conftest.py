"""What all tests share: the Hypothesis profile of the soak session."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# The gate runs Hypothesis's own profile "ci" (see addopts in pyproject.toml): the same examples on every run, no
# deadline. This one looks for new examples instead, and takes its time.
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=5_000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
