"""What a client holds of a table: the whole frame that follows from the frames so far (docs/protocol.md, Frames)."""

from collections.abc import Sequence
from typing import Any, TypeAlias

Plain: TypeAlias = dict[str, Any]


def held_after(held: Plain | None, frame: Plain) -> Plain | None:
    """Return the whole frame that a client has after one more, None if it has to ask `watch`.

    `held`: the whole frame that it had; it stays as it is, and what has not changed is shared.
    """
    if "view" in frame:
        return frame
    if held is None or held["view_id"] not in (frame["view_id"], frame.get("base")):
        return None
    seen = {"view": held["view"], "prompt": held["prompt"]}
    if held["view_id"] != frame["view_id"]:
        copies: dict[int, Any] = {id(seen): seen}
        for *path, value in frame.get("changes", ()):
            at, last = _holder(seen, path, copies), path[-1]
            if isinstance(at, list) and last == len(at):
                at.append(value)
            else:
                at[last] = value
        for path in frame.get("removed", ()):
            del _holder(seen, path, copies)[path[-1]]
    return {name: value for name, value in frame.items() if name not in ("base", "changes", "removed")} | seen


def _holder(whole: Any, path: Sequence[str | int], copies: dict[int, Any]) -> Any:
    """Return what holds the end of a path, copied on the way there unless it is a copy."""
    at = whole
    for step in path[:-1]:
        part = at[step]
        if id(part) not in copies:
            part = at[step] = part.copy()
            copies[id(part)] = part
        at = part
    return at
