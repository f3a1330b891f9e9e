"""Tables of a server at each of which another kind of clock runs, and what these clocks say."""

import os
import time
from pathlib import Path
from typing import Any, Self

from tests.processes.guest import Guest
from tests.processes.player import close
from tests.processes.server import Server

MODES = ("fast", "masked", "sealed")
ALONE = ("deirdre", "fiona", "gerki")
TEAMS = ("fiona", "deirdre", "gerki", "zot")
HOLDS = 4
"""Ten seconds each: no window closes by itself while a test looks at it."""
STRETCH_MS = 10_000
"""What a line that was cut adds to a window, once."""
SLACK_MS = 1000
HOUR_S = 3600.0
CALENDAR = Path(__file__).parent / "calendar"
SET_BY = "DWARFDRAFT_TEST_CALENDAR"


class Moments:
    """Persons at tables of their own: one drafts, one has to discard, three look at windows, one is in a team."""

    def __init__(self, server: Server) -> None:
        self.guests: dict[str, Guest] = {}
        self._begin("draft", server).drafting()
        self._begin("tavern", server).against_bots(ALONE, "normal", {"mode": "fast", "first": 0}).sat_down()
        self["tavern"].until_asked()
        self._begin("team", server).against_bots(
            TEAMS, "normal", {"mode": "fast", "first": 0, "variant": "two_headed_dragon"}
        ).sat_down()
        self["team"].until_the_team_orders()
        for mode in MODES:
            self._begin(mode, server).against_bots(ALONE, "normal", {"mode": mode, "first": 1}).sat_down()
        for mode in MODES:
            self[mode].until_held()

    def __getitem__(self, moment: str) -> "Waiting":
        guest = self.guests[moment]
        assert isinstance(guest, Waiting)
        return guest

    def _begin(self, moment: str, server: Server) -> "Waiting":
        guest = Waiting(server.url)
        self.guests[moment] = guest
        return guest

    def left_ms(self) -> dict[str, int]:
        """Return what all clocks say."""
        return {moment: self[moment].left_ms() for moment in self.guests}

    def held_ms(self) -> int:
        """Return for how long clocks stand still yet."""
        return int(self["draft"].watch().get("held_ms", 0))

    def come_back(self, url: str | None = None) -> None:
        """Have all persons open a new line, as their pages do."""
        for guest in self.guests.values():
            close(guest.line)
            guest.url = url or guest.url
            guest.sat_down()

    def check_kept(self, before: dict[str, int]) -> None:
        """See that every clock has what it had, stands until pages can be back, and then goes on."""
        kept = self.left_ms()
        for moment, left_ms in before.items():
            assert left_ms - SLACK_MS <= kept[moment] <= left_ms + STRETCH_MS + SLACK_MS, (moment, before, kept)
        held_ms = self.held_ms()
        assert held_ms > 0
        time.sleep(held_ms / 1000 + 0.5)  # not a wait for a condition: clocks stand still for this long
        gone_on = self.left_ms()
        for moment, left_ms in kept.items():
            assert left_ms - 2 * SLACK_MS <= gone_on[moment] <= left_ms + STRETCH_MS, (moment, kept, gone_on)
        time.sleep(1.0)  # what clocks lose in a second
        later = self.left_ms()
        for moment, left_ms in gone_on.items():
            assert left_ms - 2 * SLACK_MS <= later[moment] <= left_ms - 900, (moment, gone_on, later)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: Any) -> None:
        for guest in self.guests.values():
            close(guest.line)
            guest.http.close()


class Waiting(Guest):
    """A guest who waits for a moment at which a clock runs, and looks at the clock."""

    def drafting(self) -> "Waiting":
        """Begin a draft with a bot, and watch it."""
        table = {"game": "draft", "name": "Olga", "seats": 2, "speed": "normal"}
        self.code = self.api("POST", "/tables", table)["code"]
        self.api("POST", f"/tables/{self.code}/seats/1", {"bot": "thumb"})
        self.api("POST", f"/tables/{self.code}/start")
        self.sat_down()
        return self

    def until_held(self) -> None:
        """Break in without a card, and hold the window that opens."""
        assert self.tell("interrupt", card=None, before=None, on=True)["ok"]
        ask = self.until_shown()["window"]["ask"]
        for _ in range(HOLDS):
            assert self.tell("hold", ask=ask)["ok"]

    def until_the_team_orders(self) -> None:
        """Play no card, until the team has to say where its Drinks go; propose nothing."""

        def is_open(frame: dict[str, Any]) -> bool:
            if frame["team"]["asks"]:
                return True
            prompt = frame["prompt"]
            is_mine = prompt is not None and (frame["window"] is None or frame["own"]["asked"])
            if is_mine and prompt["answered"] is None:
                harmless = {"declare": "pass", "discard": [], "action": "none"}
                value = harmless.get(prompt["kind"]) if prompt["kind"] in harmless else self.pick(prompt["options"])
                self.tell("answer", ask=prompt["ask"], value=value)
            return False

        self.until(is_open)

    def left_ms(self) -> int:
        """Return what the clock says that this person looks at."""
        frame = self.watch()
        if frame.get("team") and frame["team"]["asks"]:
            return int(frame["team"]["asks"][0]["left_ms"])
        if frame.get("window"):
            return int(frame["window"]["left_ms"])
        return int(frame["clock"]["left_ms"]["0"])


def with_calendar(folder: Path) -> dict[str, str]:
    """Return the environment of a server whose calendar can be set."""
    set_by = folder / "set by"
    set_by.write_text("0")
    path = os.pathsep.join([str(CALENDAR), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": path, SET_BY: str(set_by)}


def set_calendar(server: Server, set_by_s: float) -> None:
    """Set a server's calendar."""
    new = Path(server.environment[SET_BY]).with_suffix(".new")
    new.write_text(str(set_by_s))
    new.replace(server.environment[SET_BY])  # nobody reads half of it


def check_killed(servers: list[Server], moments: Moments, seconds: float, set_by_s: float | None = None) -> None:
    """Kill all servers at once, start them again after a while, perhaps with another calendar."""
    before = moments.left_ms()
    for server in servers:
        server.kill()
    if set_by_s is not None:
        set_calendar(servers[0], set_by_s)
    time.sleep(seconds)
    for server in servers:
        server.launch()
    for server in servers:
        server.wait()
    moments.come_back(servers[-1].url)
    moments.check_kept(before)


def check_paused(servers: list[Server], moments: Moments, seconds: float) -> None:
    """Stop all servers at once, and let them go on after a while."""
    before = moments.left_ms()
    try:
        for server in servers:
            server.pause()
        time.sleep(seconds)
    finally:
        for server in servers[::-1]:
            server.resume()
    moments.come_back(servers[-1].url)
    moments.check_kept(before)


def check_calendar(server: Server, moments: Moments, set_by_s: float) -> None:
    """Set the calendar of a server that serves."""
    before = moments.left_ms()
    set_calendar(server, set_by_s)
    time.sleep(1.0)
    after = moments.left_ms()
    for moment, left_ms in before.items():
        assert left_ms - 1000 - SLACK_MS <= after[moment] <= left_ms - 900, (moment, before, after)
