"""A person at a table of the tavern among bots, with an open line that does nothing by itself."""

import time
import uuid
from collections.abc import Callable, Sequence
from typing import Any

from tests.processes.player import Player

ALONE = ("deirdre", "fiona", "gerki", "zot")
"""Characters without a decision of their own before the first turn."""


class Guest(Player):
    """A person at a table of the tavern among bots, with an open line that does nothing by itself."""

    def alone(self, **options: Any) -> "Guest":
        """Begin an own game without a clock against bots and watch it."""
        return self.against_bots(ALONE, "none", {"mode": "sealed", "first": 0, **options}).sat_down()

    def against_bots(self, characters: Sequence[str], speed: str, options: dict[str, Any]) -> "Guest":
        """Begin an own game, with the characters of all seats from seat 0 on.

        Characters are always named, since some are asked about something of their own before the first turn.
        """
        table = {"game": "tavern", "name": "Olga", "seats": len(characters), "speed": speed, "options": options}
        self.code = self.api("POST", "/tables", table)["code"]
        for seat, character in enumerate(characters):
            if seat > 0:
                self.api("POST", f"/tables/{self.code}/seats/{seat}", {"bot": "thumb"})
            self.api("POST", f"/tables/{self.code}/seats/{seat}", {"role": character})
        self.api("POST", f"/tables/{self.code}/start")
        return self

    def sat_down(self) -> "Guest":
        """Open a line and watch seat 0 of the own table."""
        self.hold_the_line()
        self.watch()
        return self

    def watch(self) -> dict[str, Any]:
        ack = self.say("watch", table=self.code, seat=0)
        frame: dict[str, Any] = ack["frame"]
        self._take(frame)
        return frame

    def tell(self, event: str, **message: Any) -> dict[str, Any]:
        """Emit a command of the own seat."""
        return self.say(event, **{"table": self.code, "seat": 0, "command": uuid.uuid4().hex, **message})

    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.watch()["own"]
        return own

    def until_asked(self) -> dict[str, Any]:
        """Return the frame in which the own turn begins: bots may break in before, and then others are asked things."""

        def is_open(frame: dict[str, Any]) -> bool:
            prompt = frame["prompt"]
            if prompt is None or prompt["kind"] == "discard":
                return prompt is not None
            is_mine = frame["window"] is None or frame["own"]["asked"]
            if is_mine and prompt["answered"] is None:
                value = "pass" if prompt["kind"] == "declare" else self.pick(prompt["options"])
                self.tell("answer", ask=prompt["ask"], value=value)
            return False

        return self.until(is_open)

    def until_shown(self) -> dict[str, Any]:
        """Return the frame in which a window is shown to this seat."""
        return self.until(lambda frame: frame["window"] is not None and frame["own"]["asked"])

    def until(self, holds: Callable[[dict[str, Any]], bool], most_s: float = 60.0) -> dict[str, Any]:
        """Return the first frame of which something holds."""
        end = time.monotonic() + most_s
        while time.monotonic() < end:
            frame = self.watch()
            if holds(frame):
                return frame
            time.sleep(0.05)
        raise AssertionError(self.frame)
