"""How much a page transfers from a cold cache, and how long it takes: for `dwarfdraft bench pages`.

A server of its own, with a database that is deleted afterwards, and a Chromium whose processor is slowed down four
times, at 1.6 Mbit/s and 150 ms: a cheap phone in a mobile network. What is measured is what the browser says it got.
"""

import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener, urlopen

from playwright.sync_api import Browser, CDPSession, sync_playwright

SLOWED: Final = 4
"""So many times slower than it is the processor runs."""
LATENCY_MS: Final = 150
DOWN_BYTES_PER_S: Final = 1_600_000 // 8
UP_BYTES_PER_S: Final = 750_000 // 8
SIZE: Final = (360, 640)
"""Of the window, in CSS pixels: a small phone."""
KINDS: Final = ("html", "js", "css", "fonts", "catalogue", "images", "answers")
"""`answers`: those of REST, which are no files."""
QUIET_S: Final = 1.5
"""A page has loaded when nothing has come for so long."""
_PATIENCE_MS: Final = 60_000
_CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "google-chrome")
_BY_ENDING: Final = {
    ".js": "js",
    ".css": "css",
    ".woff2": "fonts",
    ".ttf": "fonts",
    ".json": "catalogue",
    ".svg": "images",
    ".ico": "images",
}

PLAY: Final = ".games > :nth-child({n}) .go"
"""The button that starts a game with bots: that of the first, second ... game."""
FIRST_BUTTON: Final = "#main button:not([disabled])"
HAND: Final = "#hand > li"

_WATCH: Final = """
globalThis.whenSeen = (selector) => new Promise((seen) => {
  const look = () => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width && box.height) seen(performance.now());
    else requestAnimationFrame(look);
  };
  look();
});
"""
"""Gives pages a function that waits until something is drawn: milliseconds since the page was asked for."""

_TAP: Final = """(selector) => {
  const now = performance.timeOrigin + performance.now();
  document.querySelector(selector).click();
  return now;
}"""


@dataclass
class Transfer:
    """What a page has transferred, by kind."""

    sizes: Counter[str] = field(default_factory=Counter)
    """Bytes over the network, with their headers."""
    files: Counter[str] = field(default_factory=Counter)
    addresses: list[str] = field(default_factory=list)
    """Whatever was asked for."""
    _kinds: dict[str, str] = field(default_factory=dict)
    """By number of a request that has not been answered in full."""
    last: float = field(default_factory=time.monotonic)
    """When something was asked for or came."""

    @classmethod
    def listen(cls, session: CDPSession) -> "Transfer":
        """Count what the page of a session transfers from now on."""
        made = cls()
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", made._asked)
        session.on("Network.requestServedFromCache", made._had)
        session.on("Network.loadingFailed", made._had)
        session.on("Network.loadingFinished", made._came)
        return made

    def _asked(self, event: dict[str, Any]) -> None:
        self.last = time.monotonic()
        if event["request"]["url"].startswith("http"):
            self.addresses.append(event["request"]["url"])
            self._kinds[event["requestId"]] = kind_of(event["request"]["url"])

    def _had(self, event: dict[str, Any]) -> None:
        self._kinds.pop(event["requestId"], None)

    def _came(self, event: dict[str, Any]) -> None:
        self.last = time.monotonic()
        kind = self._kinds.pop(event["requestId"], None)
        if kind is not None and event["encodedDataLength"]:  # 0: the browser had it
            self.sizes[kind] += int(event["encodedDataLength"])
            self.files[kind] += 1

    def is_quiet(self) -> bool:
        """Tell whether all that was asked for has come, and nothing was for a while."""
        return not self._kinds and time.monotonic() - self.last >= QUIET_S

    @property
    def bytes(self) -> int:
        """All of it."""
        return self.sizes.total()

    @property
    def count(self) -> int:
        """How many files came."""
        return self.files.total() - self.files["answers"]

    def parts(self) -> str:
        """Say what each kind costs: kB, and in brackets how many files."""
        costs = ((kind, self.sizes[kind] / 1000, self.files[kind]) for kind in KINDS if self.files[kind])
        return ", ".join(f"{kind} {size:.1f} ({files})" for kind, size, files in costs)


def kind_of(address: str) -> str:
    """Return which of `KINDS` lies at an address."""
    path = urlsplit(address).path
    if path.startswith("/api/"):
        return "answers"
    return _BY_ENDING.get(Path(path).suffix, "html")


@dataclass(frozen=True, slots=True)
class Load:
    """A page, loaded once from a cold cache."""

    page: str
    language: str
    transfer: Transfer
    times_ms: dict[str, float]
    """`painted`: first contentful paint; `button`: the first thing to be tapped is drawn; `hand`: so is the first card,
    counted from the tap where there was one, else from the address."""


class Visitor:
    """Somebody with a cold cache and one page."""

    def __init__(self, browser: Browser, address: str, language: str, *, slowed: bool) -> None:
        width, height = SIZE
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=language,
            is_mobile=True,
            has_touch=True,
        )
        self.context.set_default_timeout(_PATIENCE_MS)
        self.context.add_init_script(_WATCH)
        self.page = self.context.new_page()
        session = self.context.new_cdp_session(self.page)
        self.transfer = Transfer.listen(session)
        if slowed:
            session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
            line = {"latency": LATENCY_MS, "downloadThroughput": DOWN_BYTES_PER_S, "uploadThroughput": UP_BYTES_PER_S}
            session.send("Network.emulateNetworkConditions", {"offline": False, **line})

    def seen(self, selector: str) -> float:
        """Wait until something is drawn, and return when: milliseconds since the page was asked for."""
        return float(self.page.evaluate("(selector) => whenSeen(selector)", selector))

    def painted(self) -> float:
        """Return when something was painted first, likewise."""
        found = self.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        return float(found)

    def rest(self) -> None:
        """Wait until nothing comes any more, and the letters that are drawn have come."""
        while not self.transfer.is_quiet():
            self.page.evaluate(
                "new Promise((drawn) => requestAnimationFrame(() => document.fonts.ready.then(() => drawn())))"
            )
            self.page.wait_for_timeout(100)


@dataclass(frozen=True)
class Bench:
    """Loads pages of a server, each in a browser that has never been there."""

    browser: Browser
    address: str
    games: Sequence[str]
    slowed: bool = True

    def pages(self) -> Iterator[Callable[[str], Load]]:
        """Yield for each page what loads it in a language."""
        yield self.home
        for game in self.games:
            yield partial(self.tap, game)
            yield partial(self.link, game)
            yield partial(self.game, game)

    def home(self, language: str) -> Load:
        """Home, and nothing is pressed."""
        with self._visit(language) as visitor:
            visitor.page.goto("/", wait_until="commit")
            button = visitor.seen(PLAY.format(n=1))
            visitor.rest()
            return Load("home", language, visitor.transfer, {"painted": visitor.painted(), "button": button})

    def tap(self, game: str, language: str) -> Load:
        """Home, and as soon as the button is there a game with bots is begun."""
        play = PLAY.format(n=self.games.index(game) + 1)
        with self._visit(language) as visitor:
            page = visitor.page
            page.goto("/", wait_until="commit")
            button = visitor.seen(play)
            tapped = page.evaluate(_TAP, play)
            page.wait_for_url("**/t/*", wait_until="commit")
            hand = visitor.seen(HAND) + float(page.evaluate("performance.timeOrigin")) - float(tapped)
            visitor.rest()
            return Load(f"home, tap on {game}", language, visitor.transfer, {"button": button, "hand": hand})

    def link(self, game: str, language: str) -> Load:
        """A table before its game, from the link that its host has sent."""
        body = {"game": game, "seats": 4, "options": {}, "speed": "none", "visibility": "invited", "name": "Durgin"}
        with self._visit(language) as visitor:
            code = self._made("/api/tables", body, language)[0]
            visitor.page.goto(f"/t/{code}", wait_until="commit")
            button = visitor.seen(FIRST_BUTTON)
            visitor.rest()
            return Load(f"{game}, a link", language, visitor.transfer, {"painted": visitor.painted(), "button": button})

    def game(self, game: str, language: str) -> Load:
        """A game with bots, come back to by who plays it."""
        code, cookies = self._made("/api/quick", {"game": game, "seats": 4}, language)
        with self._visit(language) as visitor:
            visitor.context.add_cookies(
                [{"name": name, "value": value, "url": self.address} for name, value in cookies]
            )
            visitor.page.goto(f"/t/{code}", wait_until="commit")
            hand = visitor.seen(HAND)
            visitor.rest()
            times = {"painted": visitor.painted(), "hand": hand}
            return Load(f"{game}, a game that is on", language, visitor.transfer, times)

    @contextmanager
    def _visit(self, language: str) -> Iterator[Visitor]:
        visitor = Visitor(self.browser, self.address, language, slowed=self.slowed)
        yield visitor
        visitor.context.close()

    def _made(self, path: str, body: dict[str, Any], language: str) -> tuple[str, list[tuple[str, str]]]:
        """Have somebody else make a table; return its code and their cookies."""
        jar = CookieJar()
        host = build_opener(HTTPCookieProcessor(jar))
        host.addheaders = [("Accept-Language", language)]
        with host.open(self.address):  # makes a person of who asks
            pass
        headers = {"Content-Type": "application/json"}
        with host.open(Request(f"{self.address}{path}", json.dumps(body).encode(), headers)) as answer:
            code = json.load(answer)["code"]
        return code, [(cookie.name, cookie.value or "") for cookie in jar]


def measure_pages(games: Sequence[str], languages: Collection[str], rounds: int) -> Iterator[str]:
    """Yield a report on each page in each language."""
    with serving() as address, chromium() as browser:
        for load in Bench(browser, address, games).pages():
            for language in languages:
                yield report([load(language) for _ in range(rounds)])


def report(loads: Sequence[Load]) -> str:
    """Return two lines about a page: medians of its times; what was transferred the first time."""
    first = loads[0]
    times = {name: statistics.median(one.times_ms[name] for one in loads) for name in first.times_ms}
    said = ", ".join(f"{name} {time:.0f} ms" for name, time in times.items())
    transfer = first.transfer
    return (
        f"{first.page} ({first.language}): {transfer.bytes / 1000:.0f} kB, {transfer.count} files; {said}\n"
        f"  kB (files): {transfer.parts()}"
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a Chromium: that of $CHROMIUM, else of the machine, else the one that Playwright has installed."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _CHROMIUMS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def serving() -> Iterator[str]:
    """Serve from a folder that is deleted afterwards; give the address."""
    with tempfile.TemporaryDirectory(prefix="dwarfdraft-bench-") as home, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "dwarfdraft", "serve", "--local", "--port", str(port), "--home", home]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(address, server)
            yield address
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGKILL)
            server.wait()


def _wait(address: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers.

    :raises RuntimeError: if it ends instead.
    """
    while server.poll() is None:
        try:
            with urlopen(f"{address}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server did not start")
