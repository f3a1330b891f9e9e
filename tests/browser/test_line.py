"""The line to the server: cut, silent, slow, restarted. Nothing is lost, nothing is done twice, nothing blocks."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import code_of, goto

SOCKET = re.compile(r"/socket\.io/")


def quick_game(page: Page) -> Page:
    """Start a game with bots."""
    goto(page)
    page.locator("#play-now").click()
    code_of(page)
    # What is pressed in the dead time after a question counts for nothing.
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    return page


class Wire:
    """Stands in the page's web socket: can swallow what goes up or what comes down."""

    def __init__(self, page: Page) -> None:
        self.up = True
        self.down = True
        self.sent: list[str] = []
        page.route_web_socket(SOCKET, self._connected)

    def _connected(self, socket) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: self._up(server, message))
        server.on_message(lambda message: socket.send(message) if self.down else None)

    def _up(self, server, message) -> None:
        self.sent.append(message if isinstance(message, str) else "")
        if self.up:
            server.send(message)

    def commands(self) -> list[str]:
        """Return the ids of the answers that the page has tried to send."""
        found = [re.search(r'\["answer",.*"command":"(\w+)"', message) for message in self.sent]
        return [match[1] for match in found if match]


def become(page: Page, state: str) -> None:
    """Have the page think that it is hidden or looked at again."""
    page.evaluate(
        """state => {
          Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def goes_on(page: Page) -> None:
    """Wait until my draft has come through: with bots the turn goes on at once."""
    expect(page.locator("main.resolve, main.draft.is-locked, .top-where b:text('Turn 2')").first).to_be_visible()


def choose_and_lock(page: Page) -> None:
    """Pick the first card and the first die and press Lock."""
    page.locator("ol.hand button.card").first.click()
    page.locator(".tray button.die-place").first.click()
    page.locator("#prompt .button.go").click()


def test_a_silent_line_is_noticed_within_ten_seconds_and_found_again_at_once(visitors):
    page = visitors()
    page.clock.install()
    wire = Wire(page)
    quick_game(page)

    wire.up = wire.down = False
    page.clock.pause_at(page.evaluate("Date.now() + 1"))  # it tries again only when it is pressed
    page.clock.run_for(10_000)
    expect(page.locator("#line-notice")).to_contain_text("Connection lost.")
    wire.up = wire.down = True
    page.locator("#line-notice .button").dispatch_event("click")
    page.clock.run_for(50)

    expect(page.locator("#line-notice")).to_contain_text("Connected again.")
    page.clock.resume()
    expect(page.locator("#line-notice")).to_have_count(0)


def test_an_answer_that_gets_lost_is_sent_again_with_the_same_id_and_counts_once(visitors):
    page = visitors()
    wire = Wire(page)
    quick_game(page)

    wire.up = False
    choose_and_lock(page)
    expect(page.locator("#line-notice")).to_contain_text("sending it again")
    wire.up = True

    goes_on(page)
    expect(page.locator("#line-notice")).to_have_count(0)
    assert len(wire.commands()) >= 2
    assert len(set(wire.commands())) == 1


def test_a_double_press_sends_one_command(visitors):
    page = visitors()
    wire = Wire(page)
    quick_game(page)
    page.locator("ol.hand button.card").first.click()
    page.locator(".tray button.die-place").first.click()

    page.locator("#prompt .button.go").dblclick()
    page.wait_for_timeout(500)

    assert len(wire.commands()) == 1


def test_a_page_that_comes_back_to_the_foreground_reconnects_at_once(visitors):
    page = visitors()
    wire = Wire(page)
    quick_game(page)
    become(page, "hidden")
    wire.up = wire.down = False
    page.wait_for_timeout(300)

    wire.up = wire.down = True
    become(page, "visible")

    expect(page.locator(".connection")).not_to_have_class(re.compile("is-lost"))
    choose_and_lock(page)
    goes_on(page)


def test_hiding_and_showing_twenty_times_keeps_the_choice_and_opens_nothing(visitors):
    page = quick_game(visitors())
    page.locator("ol.hand button.card").first.click()
    for _ in range(20):
        become(page, "hidden")
        become(page, "visible")

    expect(page.locator("ol.hand button.card.is-up")).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#line-notice")).to_have_count(0)


def test_a_restarted_server_is_found_again_without_a_reload(visitors, server):
    page = quick_game(visitors())
    page.evaluate("window.same = true")
    visitors.expected.append("WebSocket connection to .* failed|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE")
    first = page.locator("ol.hand button.card").first
    title = first.locator(".card-title").inner_text()

    server.kill()
    expect(page.locator("#line-notice")).to_contain_text("Connection lost.")
    server.start()

    expect(page.locator("#line-notice")).to_have_count(0)
    expect(first.locator(".card-title")).to_have_text(title)
    choose_and_lock(page)
    goes_on(page)
    assert page.evaluate("window.same")


def test_the_tab_says_that_it_is_my_move(visitors):
    page = quick_game(visitors())

    expect(page).to_have_title(re.compile("^● Your move"))
