"""The question that a frame puts, whether the frame is whole or carries only what has changed.

A whole frame has `prompt`. Another names in `base` what it is made to, and has `changes`, each a path and a value, and
`removed`, paths; only those of the prompt are followed. Without `base` nothing has changed.
"""

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Prompt:
    """The open decision of a seat, as the frames so far have it."""

    now: dict[str, Any] | None = None
    view_id: str | None = None
    """What the frames so far have led to."""

    @property
    def is_open(self) -> bool:
        """Whether something is asked and not yet answered."""
        return self.now is not None and self.now["answered"] is None

    def take(self, frame: dict[str, Any]) -> bool:
        """Take a frame; False if it changes something that was never seen: then only a whole frame helps."""
        view_id = frame.get("view_id")
        if "prompt" in frame:
            self.now = frame["prompt"]
        elif view_id != self.view_id:
            if frame.get("base", view_id) != self.view_id:
                return False
            self._change(frame)
        self.view_id = view_id
        return True

    def _change(self, frame: dict[str, Any]) -> None:
        seen: dict[str, Any] = {"prompt": self.now}
        for *path, value in frame.get("changes", ()):
            if path[0] == "prompt":
                holder, last = _reach(seen, path), path[-1]
                if isinstance(holder, list) and last == len(holder):
                    holder.append(value)
                else:
                    holder[last] = value
        for path in frame.get("removed", ()):
            if path[0] == "prompt":
                del _reach(seen, path)[path[-1]]
        self.now = seen["prompt"]


def _reach(seen: Any, path: list[Any]) -> Any:
    """Return what holds the last step of a path."""
    for step in path[:-1]:
        seen = seen[step]
    return seen
