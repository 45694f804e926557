"""Looking for installed plugins: the entry points of every distribution, each distribution once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, NoReturn

from tricktable.value import Value

if TYPE_CHECKING:
    from importlib.metadata import Distribution

GROUP = "tricktable.plugins"
"""The group of the entry points that name plugins."""


class Source(Value, frozen=True):
    """Where a plugin came from: a distribution, its version, and the name of the entry point."""

    distribution: str
    version: str
    entry_point: str

    @property
    def project(self) -> str:
        """The distribution's name as package indexes compare it."""
        return project_id(self.distribution)


def project_id(name: str) -> str:
    """The name of a distribution as package indexes compare it.

    Example:
        >>> project_id("Tricktable_Gorus.Maximus")
        'tricktable-gorus-maximus'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def installed() -> list[tuple[Source, Callable[[], object]]]:
    """The plugins that are installed and what loads each, sorted by distribution and name.

    A distribution may be found twice: one folder twice on the path, an egg-info left beside its dist-info. The first
    that names plugins counts, as it does for imports. The order of the path decides nothing else.
    """
    import importlib.metadata

    found: dict[str, list[tuple[Source, Callable[[], object]]]] = {}
    for at, distribution in enumerate(importlib.metadata.distributions()):
        plugins: list[tuple[Source, Callable[[], object]]]
        try:
            points = sorted(set(distribution.entry_points.select(group=GROUP)))
        except Exception as error:  # noqa: BLE001  # one damaged file among all that is installed
            plugins = [(Source(_said(distribution, "name") or "?", "", "?"), _raiser(error))]
        else:
            if not points:
                continue
            name, version = _said(distribution, "name") or "?", _said(distribution, "version")
            plugins = [(Source(name, version, point.name), point.load) for point in points]
        project = plugins[0][0].project
        found.setdefault(f"? {at}" if project == "?" else project, plugins)
    return [plugin for _, plugins in sorted(found.items(), key=lambda item: item[0]) for plugin in plugins]


def _said(distribution: Distribution, field: Literal["name", "version"]) -> str:
    """A field of a distribution's metadata; empty where it lacks it or cannot be read."""
    try:
        return getattr(distribution, field) or ""
    except Exception:  # noqa: BLE001  # the metadata may be missing, or damaged in any way
        return ""


def _raiser(error: Exception) -> Callable[[], NoReturn]:
    def load() -> NoReturn:
        raise error

    return load
