"""The question that a frame puts, whether the frame is whole or carries only what has changed.

Of the changes only those of the prompt are followed: that is all that whoever answers by chance has to know.
"""

from typing import Any

from dwarfdraft.benchmarks.held import held_after


class Prompt:
    """The open decision of a seat, as the frames so far have it."""

    def __init__(self) -> None:
        self._held: dict[str, Any] | None = None

    @property
    def now(self) -> dict[str, Any] | None:
        """What is asked, None if nothing is."""
        return None if self._held is None else self._held["prompt"]

    @property
    def is_open(self) -> bool:
        """Whether something is asked and not yet answered."""
        return self.now is not None and self.now["answered"] is None

    def take(self, frame: dict[str, Any]) -> bool:
        """Take a frame; False if it changes something that was never seen: then only a whole frame helps."""
        if "view" in frame:
            told = {**frame, "view": None}
        else:
            told = {**frame, **{name: _of_prompt(frame.get(name, ())) for name in ("changes", "removed")}}
        held = held_after(self._held, told)
        if held is None:
            return False
        self._held = held
        return True


def _of_prompt(paths: Any) -> list[Any]:
    return [path for path in paths if path[0] == "prompt"]
