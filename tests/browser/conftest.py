"""Real browsers against a real server: Debian's Chromium, and `dwarfdraft serve` on a free port with a home of its own.

Pages are opened as `http://tavern.test`, a name that is no secure context, as on a home network: there a browser has no
clipboard, no wake lock and no `crypto.randomUUID`. Every page fails its test if a script throws or a text is missing.
"""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.laid import Laid, Layer
from tests.browser.laid_tavern import TavernLayer
from tests.browser.second_try import pytest_terminal_summary as pytest_terminal_summary
from tests.processes import server as processes

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
CHROMIUM_WITHOUT_WINDOWS = shutil.which("chromium-headless-shell") or CHROMIUM
"""If it is there: it has no settings, but opens for a new visitor in a quarter of the time."""
HOST = "tavern.test"
SIZES = {"tiny": (320, 640), "phone": (360, 640), "desk": (1280, 800), "hall": (1920, 1080)}
PATIENCE_MS = 60_000
"""How long a page is waited for: two browsers may have one slow machine. Only a test that fails waits so long."""
expect.set_options(timeout=PATIENCE_MS)
BOT_DELAY_MS = "80"
"""Bots that do not seem to think: whole hands take seconds."""
SHOTS = Path(__file__).parent / "shots"
"""Screenshots, git-ignored: page-size-theme-language.png."""


class Server(processes.Server):
    """A running server; killed and started again it keeps its home and its port."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "home", DWARFDRAFT_BOT_DELAY_MS=BOT_DELAY_MS)
        del self.environment["DWARFDRAFT_COMMANDS_PER_10S"]
        self.url = f"http://{HOST}:{self.port}"


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    """One server for all browser tests; each test makes its own tables."""
    with Server(tmp_path_factory.mktemp("tavern")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium; each visitor has a context of its own."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM_WITHOUT_WINDOWS,
            args=["--no-sandbox", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"],
        )
        yield chromium
        chromium.close()


@dataclass
class Visitors:
    """Makes visitors: each a browser of its own, with a page that is watched for errors."""

    browser: Browser
    server: Server
    contexts: list[BrowserContext] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    # Chromium's remark that an origin without TLS gets no isolation: that is what the name is for.
    expected: list[str] = field(default_factory=lambda: ["Cross-Origin-Opener-Policy header has been ignored"])
    """Patterns of console errors that a test brings about on purpose."""

    def __call__(
        self,
        size: str | tuple[int, int] = "desk",
        theme: str = "dark",
        language: str = "en",
        *,
        calm: bool = True,
        touch: bool = False,
    ) -> Page:
        """Open a new browser. `calm`: nothing moves, so that pictures and clicks need not wait."""
        width, height = SIZES[size] if isinstance(size, str) else size
        context = self.browser.new_context(
            base_url=self.server.url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale={"en": "en-GB", "ru": "ru-RU"}.get(language, language),
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE_MS)
        self.contexts.append(context)
        context.on("page", self._listen)
        return context.new_page()

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        text = message.text
        # A refused request is shown to the person; that the browser also logs it is no fault.
        if message.type == "error" and "Failed to load resource: the server responded with a status of 4" not in text:
            self.errors.append(text)

    def unexpected(self) -> list[str]:
        """Return what went wrong in any page of this test."""
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.expected)]


@contextmanager
def visiting(browser: Browser, server: Server, *expected: str) -> Iterator[Visitors]:
    """Open browsers; close them afterwards and fail if a page had an error that is not expected."""
    made = Visitors(browser, server)
    made.expected += expected
    yield made
    for context in made.contexts:
        context.close()
    assert made.unexpected() == []


@pytest.fixture
def visitors(browser, server) -> Iterator[Visitors]:
    """Open browsers at the server of all tests."""
    with visiting(browser, server) as made:
        yield made


@pytest.fixture(scope="module")
def draft(server) -> Iterator[Layer]:
    """Lay tables of the draft into the server's store."""
    made = Layer(server.home)
    yield made
    made.close()


@pytest.fixture(scope="module")
def layer(server) -> Iterator[TavernLayer]:
    """Lay tables of the tavern into the server's store."""
    made = TavernLayer(server.home)
    yield made
    made.close()


@dataclass
class Sit:
    """Opens a laid table as who sits on a seat."""

    visitors: Visitors
    layer: TavernLayer

    def __call__(
        self, laid: Laid, seat: int = 0, size: str = "desk", language: str = "en", page: Page | None = None
    ) -> Page:
        """Open it in a new browser, or in the one of a page."""
        page = page or self.visitors(size, "dark", language)
        self.layer.become(page.context, self.visitors.server.url, laid.person(seat))
        page.goto(laid.path)
        page.wait_for_selector("main.tavern #prompt")
        return page


@pytest.fixture
def sit(visitors, layer) -> Sit:
    """Open tables of the tavern."""
    return Sit(visitors, layer)


def goto(page: Page, path: str = "/") -> Page:
    """Open a page and wait until its module has drawn it."""
    page.goto(path)
    page.wait_for_selector("html[data-started] main")
    return page


def shoot(page: Page, name: str, size: str, theme: str, language: str) -> None:
    """Keep a picture: page-size-theme-language.png."""
    SHOTS.mkdir(exist_ok=True)
    width, height = SIZES[size]
    page.screenshot(path=SHOTS / f"{name}-{width}x{height}-{theme}-{language}.png")


def sideways(page: Page) -> int:
    """Return by how many pixels the page is wider than the screen: nothing may scroll sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def look(page: Page, name: str, size: str = "desk", language: str = "en") -> None:
    """Nothing scrolls sideways, no text is missing; and keep a picture, in the dark."""
    assert sideways(page) == 0
    assert missing_texts(page) == ""
    shoot(page, name, size, "dark", language)


SPACED = (
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}"
    "p{margin-bottom:2em!important}"
)
"""Text spacing that a reader may set (WCAG 1.4.12)."""
TWICE = "html{font-size:200%!important}"
"""Text at 200 % (WCAG 1.4.4)."""


def restyle(page: Page, css: str) -> None:
    """Lay a reader's own style over the page."""
    page.evaluate(
        """css => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }""",
        css,
    )


def missing_texts(page: Page) -> str:
    """Return the marks of keys without a text that stand on the page."""
    return str(page.evaluate("(document.body.innerText.match(/⟦[^⟧]*⟧/g) ?? []).join()"))


def code_of(page: Page) -> str:
    """Return the code of the table that the page has gone to."""
    page.wait_for_url(re.compile(r"/t/\d{8}"))
    return str(re.findall(r"/t/(\d{8})", page.url)[0])


AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """Return what axe-core finds on the page as it now stands: rule and place of each."""
    found = Axe().run(page, options={"runOnly": AXE_RULES}).response["violations"]
    return [f"{fault['id']}: {node['html'][:200]}" for fault in found for node in fault["nodes"]]
