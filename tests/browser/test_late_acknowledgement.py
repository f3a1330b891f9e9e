"""The acknowledgement of an answer comes later than the frame that shows it: what is pressed meanwhile counts."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import scenes
from tests.browser.conftest import PATIENCE_MS
from tests.browser.players import play, sit_at
from tests.browser.test_line import Wire, choose_and_lock, quick_game

LIVE = "#prompt[data-live=true]"
SHEET = ".window#prompt"


class WireWithoutAcknowledgements(Wire):
    """Stands in the page's web socket: everything comes through, acknowledgements of commands only when told to."""

    def __init__(self, page: Page) -> None:
        self.waits = False
        self.held: list[str | bytes] = []
        self.sockets: list[WebSocketRoute] = []
        self.numbers: set[str] = set()
        """Of the messages that were commands, not beats: a page that hears no beat drops its line."""
        super().__init__(page)

    def _connected(self, socket) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        socket.on_message(lambda message: self._up(server, message))
        server.on_message(lambda message: self._down(socket, message))

    def _up(self, server, message) -> None:
        if command := re.match(r'42/play,(\d+)\["(?:answer|withdraw|interrupt)"', str(message)):
            self.numbers.add(command[1])
        super()._up(server, message)

    def _down(self, socket, message) -> None:
        acknowledged = re.match(r"43/play,(\d+)", str(message))
        if self.waits and acknowledged and acknowledged[1] in self.numbers:
            self.held.append(message)
        else:
            socket.send(message)

    def let_through(self) -> None:
        """Let the acknowledgements come that were held back, and those that follow."""
        self.waits = False
        for message in self.held:
            self.sockets[-1].send(message)

    def cut(self) -> None:
        """Cut the line; what was held back is lost."""
        self.waits = False
        self.sockets[-1].close()


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for what no page shows."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not is_so():
        assert time.monotonic() < end
        page.wait_for_timeout(50)


def test_an_answer_that_a_frame_shows_can_be_changed_before_it_is_acknowledged(visitors, layer, sit):
    laid = layer.lay(scenes.WINDOW_ON_ME)
    page = visitors()
    wire = WireWithoutAcknowledgements(page)
    sit(laid, page=page)
    page.locator(LIVE).wait_for()
    wire.waits = True

    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(SHEET)).to_have_attribute("data-answered", "Hide in shadows")
    page.keyboard.press("0")

    expect(page.locator(SHEET)).to_have_attribute("data-answered", "pass")
    assert len(wire.held) >= 2
    wire.let_through()
    page.locator("#undo").click()
    expect(page.locator(f"{SHEET}:not([data-answered])")).to_be_visible()
    assert len(set(wire.commands())) == 2


def test_the_same_press_twice_is_one_answer_before_it_is_acknowledged(visitors, layer, sit):
    laid = layer.lay(scenes.WINDOW_ON_ME)
    page = visitors()
    wire = WireWithoutAcknowledgements(page)
    sit(laid, page=page)
    wire.waits = True

    page.locator(f"{LIVE} #pass").click()
    expect(page.locator(SHEET)).to_have_attribute("data-answered", "pass")
    page.locator("#pass").click()
    page.locator("#undo").click()

    expect(page.locator(f"{SHEET}:not([data-answered])")).to_be_visible()
    assert len(set(wire.commands())) == 1


def test_a_raised_hand_that_a_frame_shows_can_be_taken_down_before_it_is_acknowledged(visitors, layer, sit):
    laid = layer.lay(scenes.MY_ACTION)
    page = visitors()
    wire = WireWithoutAcknowledgements(page)
    sit(laid, 2, page=page)
    wire.waits = True

    page.locator("#interrupt").click()
    expect(page.locator("#interrupt")).to_have_attribute("aria-pressed", "true")
    page.locator("#interrupt").click()

    expect(page.locator("#interrupt")).to_have_attribute("aria-pressed", "false")


def test_the_next_question_of_the_draft_is_answered_before_the_last_answer_is_acknowledged(visitors):
    page = visitors()
    wire = WireWithoutAcknowledgements(page)
    quick_game(page)
    wire.waits = True

    play(page, until=lambda: "Turn 3" in page.locator(".top-where b").inner_text())

    assert len(set(wire.commands())) >= 2


def test_what_is_locked_can_be_taken_back_before_it_is_acknowledged(visitors, draft):
    page = visitors()
    wire = WireWithoutAcknowledgements(page)
    sit_at(page, draft, draft.play(2), 0)
    page.locator(LIVE).wait_for()
    wire.waits = True

    choose_and_lock(page)
    expect(page.locator("main.draft.is-locked")).to_be_visible()
    page.locator("#undo").click()

    expect(page.locator("main.draft:not(.is-locked)")).to_be_visible()


def test_an_answer_that_is_shown_and_not_acknowledged_is_sent_again_when_the_line_is_back(visitors, layer, sit):
    laid = layer.lay(scenes.WINDOW_ON_ME)
    page = visitors()
    wire = WireWithoutAcknowledgements(page)
    sit(laid, page=page)
    wire.waits = True

    page.locator(f"{LIVE} #pass").click()
    expect(page.locator(SHEET)).to_have_attribute("data-answered", "pass")
    wire.cut()

    until(page, lambda: len(wire.commands()) == 2)
    assert len(set(wire.commands())) == 1
    page.locator("#undo").click()
    expect(page.locator(f"{SHEET}:not([data-answered])")).to_be_visible()
    assert len(wire.commands()) == 2
