"""The games that are installed: the only place that lists them.

A game is found by its entry point in the group `dwarfdraft.games`, in the metadata of whichever package declares it:
ours are in pyproject.toml. So a further game is added by installing its package, or by a folder on the path that has
its modules and `<name>.dist-info/entry_points.txt`.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from typing import Final

from dwarfdraft.games.plugin import BadPlugin, GamePlugin, lacks

GROUP: Final = "dwarfdraft.games"


@cache
def installed() -> Mapping[str, GamePlugin]:
    """Return the games by name, in the order in which they are offered. They are looked for once.

    :raises BadPlugin: if one lacks a part or cannot be imported, or if there is none.
    """
    found: dict[str, GamePlugin] = {}
    for point in entry_points(group=GROUP):
        if point.name in found:
            raise BadPlugin(f"game {point.name!r}: declared by two packages")
        found[point.name] = load(point)
    if not found:
        raise BadPlugin(f"no game is installed: no package has an entry point of the group {GROUP!r} (install again?)")
    return MappingProxyType(dict(sorted(found.items(), key=lambda one: (one[1].rank, one[0]))))


def load(point: EntryPoint) -> GamePlugin:
    """Return the plug-in that an entry point names.

    :raises BadPlugin: if it cannot be imported, is none, has another name, or lacks a part.
    """
    where = f"game {point.name!r}"
    try:
        plugin = point.load()
    except Exception as fault:  # whatever a module of somebody else raises when it is imported
        raise BadPlugin(f"{where}: {point.value} cannot be loaded: {fault}") from fault
    if not isinstance(plugin, GamePlugin):
        raise BadPlugin(f"{where}: {point.value} is no GamePlugin")
    missing = lacks(plugin)
    if missing:
        raise BadPlugin(f"{where} lacks {', '.join(missing)}")
    if plugin.name != point.name:
        raise BadPlugin(f"{where}: its rules call it {plugin.name!r}")
    return plugin
