"""What a client holds of a table: the whole frame that follows from one frame after another (docs/protocol.md)."""

from copy import deepcopy
from typing import Any, TypeAlias

Plain: TypeAlias = dict[str, Any]


def held_after(held: Plain | None, frame: Plain) -> Plain | None:
    """Return the whole frame that a client has after one more, None if it has to ask `watch`.

    `held`: the whole frame that it had; it stays as it is.
    """
    if "view" in frame:
        return frame
    if held is None or held["view_id"] not in (frame["view_id"], frame.get("base")):
        return None
    seen = {"view": held["view"], "prompt": held["prompt"]}
    if held["view_id"] != frame["view_id"]:
        seen = deepcopy(seen)
        for *way, last, value in frame["changes"]:
            at: Any = seen
            for step in way:
                at = at[step]
            if last == len(at) and isinstance(at, list):
                at.append(value)
            else:
                at[last] = value
        for *way, last in frame.get("removed", ()):
            at = seen
            for step in way:
                at = at[step]
            del at[last]
    return {name: value for name, value in frame.items() if name not in ("base", "changes", "removed")} | seen
