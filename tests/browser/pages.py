"""Every page, sheet and dialog, with a way to get there. What has no entry here fails tests/browser/test_axe.py."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser import tavern_pages
from tests.browser.audit import BOTH, LOOKS, Look, bring
from tests.browser.conftest import Server
from tests.browser.laid import Laid, Layer, prompts
from tests.browser.laid_tavern import TavernLayer

JS = Path(__file__).parents[2] / "static" / "js"


@dataclass
class Guide:
    """Opens pages as whoever is wanted, in one browser."""

    context: BrowserContext
    server: Server
    layer: Layer
    tavern: TavernLayer
    laid: dict[str, Laid] = field(default_factory=dict)
    """Tables that several stops look at."""
    tavern_tables: dict[int, Laid] = field(default_factory=dict)

    def open(self, path: str, person: str | None = None) -> Page:
        """Open a page as this person; None: somebody who has never been here."""
        self.context.clear_cookies()
        if person is not None:
            self.layer.become(self.context, self.server.url, person)
        page = self.context.new_page()
        bring(page)
        page.goto(path)
        page.wait_for_selector("html[data-started] main")
        return page

    def table(self, laid: Laid, seat: int | None = 0) -> Page:
        """Open a table as who sits there, or as a spectator."""
        person = self.layer.tables.new_person().id if seat is None else laid.person(seat)
        return self.open(laid.path, person)

    def once(self, name: str, lay: Callable[[], Laid]) -> Laid:
        """Return a table that is laid when it is first wanted."""
        if name not in self.laid:
            self.laid[name] = lay()
        return self.laid[name]


@dataclass(frozen=True)
class Stop:
    """A page, or a sheet over it, in one state."""

    name: str
    go: Callable[[Guide], Page]
    shows: str
    """Only there if the stop was reached."""
    inside: str | None = None
    """Part that axe-core looks at; None: all of the page."""
    looks: tuple[Look, ...] = BOTH
    """In what axe-core looks at it; the first stop of every page and sheet is looked at in all."""


def press(page: Page, *where: str) -> Page:
    """Press things one after another, in sight or not: a button that only phones show opens the same sheet."""
    for one in where:
        page.locator(one).first.dispatch_event("click")
    return page


# The game at a table


def _dealt(guide: Guide) -> Laid:
    return guide.once("dealt", lambda: guide.layer.play(4, options={"drinking": True}))


def _second_turn(guide: Guide) -> Laid:
    """A table in its second turn: every seat has a card before it."""
    return guide.once("second", lambda: guide.layer.play_on(guide.layer.play(4), turn=2))


def _second_hand(guide: Guide) -> Laid:
    options = {"hands": 2, "drinking": True}
    return guide.once("second hand", lambda: guide.layer.play_on(guide.layer.play(3, options=options), hand=2))


def _over(guide: Guide) -> Laid:
    return guide.once("over", lambda: guide.layer.play_on(guide.layer.play(4, options={"drinking": True, "hands": 1})))


LIVE = "main.draft #prompt[data-live=true]"


def _at(lay: Callable[[Guide], Laid], shows: str, *where: str) -> Callable[[Guide], Page]:
    """Open a table, wait for this and press these."""

    def go(guide: Guide) -> Page:
        page = guide.table(lay(guide))
        page.wait_for_selector(shows)
        return press(page, *where)

    return go


def _played(*, seats: int = 2, **how: Any) -> Callable[[Guide], Laid]:
    return lambda guide: guide.layer.play(seats, **how)


def _opened(people: int, seats: int) -> Callable[[Guide], Laid]:
    return lambda guide: guide.layer.open(people, seats)


PICK = (".hand .card", ".tray > .die-place")


def _asked(key: str) -> Callable[[Guide], Page]:
    """Open a table where the seat is asked this question."""

    def go(guide: Guide) -> Page:
        name, answers, seat = prompts()[key]
        page = guide.table(guide.layer.scenario(name, answers), seat)
        page.wait_for_selector("#prompt[data-live=true][data-ask]")
        return page

    return go


def _chosen(key: str) -> Callable[[Guide], Page]:
    """And choose the first thing, or two, that may be chosen."""

    def go(guide: Guide) -> Page:
        page = _asked(key)(guide)
        press(page, "#choices .is-legal, .choices .choice, .hand.backs button, .tray .is-legal")
        if page.locator("#commit[aria-disabled]").count():
            press(page, "#choices .is-legal")
        page.wait_for_selector("#commit:not([aria-disabled])")
        return page

    return go


def _fighting(guide: Guide) -> Page:
    page = _chosen("fight")(guide)
    return press(page, "#commit")


def _waiting(guide: Guide) -> Page:
    name, answers, seat = prompts()["bully"]
    return guide.table(guide.layer.scenario(name, answers), 1 - seat)


def _watching_the_resolving(guide: Guide) -> Page:
    name, answers, _ = prompts()["drink-theirs"]
    return guide.table(guide.layer.scenario(name, answers), None)


def _next_table(guide: Guide) -> Page:
    laid = guide.layer.play_on(guide.layer.play(2, options={"hands": 1}))
    guide.layer.tables.rematch(laid.code, laid.person(1))
    return guide.table(laid)


# Before the game


def _host(guide: Guide) -> Page:
    options = {"drinking": True, "keep_it_going": True}
    laid = guide.layer.open(2, 5, options=options)
    guide.layer.tables.set_bot(laid.code, laid.person(0), 2, "thumb")
    guide.layer.tables.set_seat(laid.code, laid.person(1), 1, ready=True, sober=True)
    return guide.table(laid)


def _without_a_name(guide: Guide) -> Page:
    return press(guide.table(guide.layer.open(1, 4), None), "#sit-down")


def _full(guide: Guide) -> Page:
    return guide.table(guide.layer.open(2, 2), None)


def _home_with_tables(guide: Guide) -> Page:
    """Tables of every status, and a public one of somebody else."""
    laid = guide.layer.open(1, 4)
    me = laid.person(0)
    guide.layer.tables.quick(me, "draft")
    guide.layer.open(1, 3, visibility="public", speed="relaxed")
    page = guide.open("/", me)
    page.wait_for_selector(".my-tables .chip.ask")
    page.wait_for_selector(".open-tables .table-row")
    return page


def _home_faults(guide: Guide) -> Page:
    page = guide.open("/")
    page.locator("#code").fill("1234")
    page.locator(".join-row button").click()
    page.locator("#name").fill("Bоrin")  # with a Cyrillic о
    page.locator("#create-table").click()
    page.wait_for_selector("#name-fault")
    return page


def _line_lost(guide: Guide) -> Page:
    laid = _dealt(guide)
    guide.context.clear_cookies()
    guide.layer.become(guide.context, guide.server.url, laid.person(1))
    page = guide.context.new_page()
    bring(page)
    page.route_web_socket(re.compile("socket.io"), lambda socket: socket.close())
    page.goto(laid.path)
    page.wait_for_selector(".notice.is-danger")
    return page


def _used_device_link(guide: Guide) -> Page:
    page = guide.open("/device/used")
    page.locator("form button").click()
    page.wait_for_selector("html[data-started] main[data-code=no_such_link]")
    return page


def _device(guide: Guide) -> Page:
    link = guide.layer.tables.device_link(_dealt(guide).person(0))
    return guide.open(f"/device/{link.token}", _dealt(guide).person(1))


PROMPTS = [
    Stop(f"asked: {key}", _asked(key), "#prompt[data-ask] #commit[aria-disabled]", "main")
    for key in sorted(prompts())
    if key != "draft"
] + [
    Stop(f"chosen: {key}", _chosen(key), "#commit.go", "main")
    for key in ("drink-theirs", "bully", "gift", "cheater", "direction", "ignore-fight", "reroll", "back", "late")
]

PAGES: dict[str, list[Stop] | str] = {
    "pages.home": [
        Stop("home", lambda guide: guide.open("/"), "main.home.no-tables"),
        Stop("home with tables", _home_with_tables, ".my-tables"),
        Stop("home with wrong fields", _home_faults, "#code-fault"),
    ],
    "pages.table": [
        Stop("set-up, host", _host, "#start-button"),
        Stop("set-up, guest", lambda guide: guide.table(guide.layer.open(2, 4), 1), "#ready-button"),
        Stop("set-up, newcomer without a name", _without_a_name, "#sit-fault"),
        Stop("set-up, newcomer", lambda guide: guide.table(guide.layer.open(1, 4), None), "#sit-name"),
        Stop("set-up, full", _full, "main.setup:not(:has(#sit-name))"),
        Stop("draft", _at(_dealt, LIVE), "main.draft .hand .card", looks=LOOKS),
        Stop("draft, picked", _at(_dealt, LIVE, *PICK), "main.draft .card.is-up"),
        Stop("draft, committed", _at(_played(), LIVE, *PICK, "#commit"), "main.draft.is-locked"),
        Stop("draft, refused die", _at(_second_turn, LIVE, ".tray-used .die-place"), ".say.is-refused .rule-link"),
        Stop("draft, eight", lambda guide: guide.table(guide.layer.play(8)), ".seats[data-count='7']"),
        Stop("draft, watched", lambda guide: guide.table(_second_turn(guide), None), ".mine.watching"),
        *PROMPTS,
        Stop("Fight, chosen", _fighting, "ol.fight", "main"),
        Stop("resolving, waiting", _waiting, "main.resolve #prompt:not([data-ask])"),
        Stop(
            "resolving, watched", _watching_the_resolving, "main.resolve .notice, .notice + main.resolve", looks=LOOKS
        ),
        Stop("score between hands", _at(_second_hand, "main.draft", ".rail .scores .button"), "main.score #commit"),
        Stop("score at the end", lambda guide: guide.table(_over(guide)), "main.score .winner-acts", looks=LOOKS),
        Stop("score, watched", lambda guide: guide.table(_over(guide), None), "main.score"),
        Stop("next table", _next_table, ".notice.is-good"),
        Stop("line lost", _line_lost, ".notice.is-danger"),
        *(Stop(name, go, shows, None, looks) for name, go, shows, looks in tavern_pages.TABLES),
        Stop("no such table", lambda guide: guide.open("/t/00000000"), "main[data-code=no_table]"),
    ],
    "pages.device": [
        Stop("device link", _device, "form .button.go"),
        Stop("used device link", _used_device_link, "main[data-code=no_such_link]"),
    ],
    "pages.about": [Stop("about", lambda guide: guide.open("/about"), "main.prose")],
    "pages.drawings": [Stop("drawings", lambda guide: guide.open("/about/drawings"), "main")],
    "pages.licences": [Stop("licences", lambda guide: guide.open("/about/licences"), "main")],
    "rules_draft": [
        Stop("rules", lambda guide: guide.open("/rules"), "main"),
        Stop("no such page", lambda guide: guide.open("/nowhere"), "main[data-code=no_such_page]"),
    ],
    "rules_tavern": [Stop("tavern rules", lambda guide: guide.open("/rules/tavern"), "main")],
    "pages.join": "sends on to the table's page",
    "pages.healthz": "JSON for whoever runs the server",
    "api-docs.openapi_json": "JSON for programs",
    "me.me": "JSON for the pages",
    "tables.public_tables": "JSON for the pages",
    "tables.table": "JSON for the pages",
    "tables.log": "JSON for the pages",
    "tables.scores": "a CSV file",
    "tables.export": "a JSON file",
    "tables.qr": "a picture",
    "tables.summary": "JSON for the pages",
    "replays.replay_log": "JSON for programs",
    "replays.replay_part": "JSON for programs",
    "assets.static": "styles, scripts, fonts and pictures",
    "assets.texts": "JSON for the pages",
    "assets.favicon": "a picture",
}
"""Endpoint of each GET address -> how each of its states is reached, or why it is no page."""


# Sheets and dialogs


def _menu(*then: str) -> Callable[[Guide], Page]:
    """Open the menu of the home page, and what is behind these of its items."""

    def go(guide: Guide) -> Page:
        page = guide.open("/", _dealt(guide).person(2))
        return press(page, "#menu-button", *(f"dialog .menu-item:has([href='#i-{icon}'])" for icon in then))

    return go


def _device_link(guide: Guide) -> Page:
    page = _menu("device")(guide)
    page.wait_for_selector("#device-link")
    return page


def _device_link_over(guide: Guide) -> Page:
    page = guide.open("/", _dealt(guide).person(2))
    page.route("**/api/device", lambda route: route.fulfill(json={"link": "/device/x", "qr": "", "seconds": 0}))
    press(page, "#menu-button", "dialog .menu-item:has([href='#i-device'])")
    page.wait_for_selector("dialog .button.go")
    return page


def _wrong_name(guide: Guide) -> Page:
    page = _menu("edit")(guide)
    page.locator("dialog input").fill("Bоrin")  # with a Cyrillic о
    page.locator("dialog .button.go").click()
    page.wait_for_selector("#name-sheet-fault")
    return page


def _stool(seat: int, *then: str, shows: str) -> Callable[[Guide], Page]:
    """As host of two, open the menu of a stool and what is behind it."""

    def go(guide: Guide) -> Page:
        page = guide.table(guide.layer.open(2, 4))
        page.wait_for_selector(".stool.is-me")
        press(page, f".stool[data-seat='{seat}'] [aria-haspopup]", *then)
        page.wait_for_selector(shows)
        return page

    return go


def _over_draft(*where: str) -> Callable[[Guide], Page]:
    """Open something over a table in its second turn."""
    return _at(_second_turn, "main.draft:has(#prompt[data-live=true]):has(.rail .log li)", *where)


def _discard_pile(guide: Guide) -> Page:
    page = _asked("cheater")(guide)
    return press(page, ".stage-pile button.slot >> nth=-1")


_curtain = _at(_played(seats=3, devices=1), ".curtain")


def _menu_in_play(icon: str) -> Callable[[Guide], Page]:
    return _at(_played(), "main.draft", "#menu-button", f"dialog .menu-item:has([href='#i-{icon}'])")


def _barred(guide: Guide) -> Page:
    """As host of two, show the other to the door and look at who is there."""
    page = _stool(1, "dialog .menu-item:has([href='#i-kick'])", shows="dialog .button.danger")(guide)
    return press(page, "dialog .button.danger", "#barred-button")


def _seats_here(guide: Guide) -> Page:
    return press(_curtain(guide), "#curtain-open", "#menu-button", "dialog .menu-item:has([href='#i-people'])")


_DIALOG = "dialog[open]"


def _sheet(name: str, go: Callable[[Guide], Page], shows: str) -> Stop:
    return Stop(name, go, shows, _DIALOG)


SHEETS: dict[str, list[Stop]] = {
    "ui/header.js MenuSheet": [_sheet("menu", _menu(), "dialog.menu[open] nav")],
    "ui/header.js Header": [
        _sheet("help before the game", _at(_opened(1, 3), ".invite", "#help-button"), "dialog[open] a[href='/rules']"),
        _sheet("help", _over_draft("#help-button"), "dialog[open] .keys-list"),
    ],
    "ui/settings-sheet.js SettingsSheet": [_sheet("settings", _menu("cog"), "dialog.settings[open]")],
    "ui/device-sheet.js DeviceSheet": [
        _sheet("link for another device", _device_link, "dialog[open] #device-link"),
        _sheet("link that is over", _device_link_over, "dialog[open] .button.go"),
    ],
    "ui/name-sheet.js NameSheet": [
        _sheet("name", _menu("edit"), "dialog[open] form input"),
        _sheet("wrong name", _wrong_name, "dialog[open] #name-sheet-fault"),
    ],
    "setup/invite.js Invite": [
        _sheet(
            "QR of the table",
            _at(_opened(1, 3), ".invite", ".invite-acts .button:has([href='#i-qr'])"),
            "dialog[open] .code-big",
        )
    ],
    "setup/sit.js SitSheet": [
        _sheet(
            "second person at this device",
            _at(_opened(1, 3), ".stool.is-me", ".stool.is-free .button.flat"),
            "dialog[open] #sit-name",
        ),
        _sheet(
            "name on a stool",
            _stool(0, "dialog .menu-item:has([href='#i-edit'])", shows="#sit-name"),
            "dialog[open] #sit-down",
        ),
    ],
    "setup/stools.js SeatMenu": [_sheet("menu of a stool", _stool(1, shows="dialog .menu-item"), "dialog.menu[open]")],
    "setup/stools.js Stool": [
        _sheet(
            "show to the door",
            _stool(1, "dialog .menu-item:has([href='#i-kick'])", shows="dialog .button.danger"),
            "dialog[open] .button.danger",
        )
    ],
    "table-page.js TablePage": [_sheet("leave the table", _menu_in_play("door"), "dialog[open] .button.danger")],
    "board/replacing.js ReplaceSheet": [
        _sheet("a bot for somebody", _menu_in_play("bot"), "dialog[open] #replaceable")
    ],
    "setup/barred.js BarredSheet": [_sheet("who was shown to the door", _barred, "dialog[open] #barred")],
    "board/hot-seat.js Curtain": [Stop("curtain", _curtain, ".curtain #curtain-open")],
    "board/hot-seat.js SeatsSheet": [_sheet("seats at this device", _seats_here, "dialog[open] [aria-current]")],
    "games/draft/sheets.js SeatSheet": [_sheet("seat", _over_draft(".seats .plate"), "dialog[open] .bonus-list")],
    "games/draft/sheets.js CardSheet": [_sheet("card", _over_draft(".columns button.slot"), "dialog[open] .card")],
    "games/draft/sheets.js DiscardSheet": [_sheet("discard pile", _discard_pile, "dialog[open] .slot")],
    "games/draft/sheets.js CellSheet": [
        _sheet("cell of the sheet", _at(_over, "main.score .cell-button", ".cell-button"), _DIALOG)
    ],
    "games/draft/rail.js LogSheet": [_sheet("log", _over_draft(".top .only-narrow"), "dialog.log-sheet[open]")],
    **{sheet: [_sheet(name, go, shows) for name, go, shows in stops] for sheet, stops in tavern_pages.SHEETS.items()},
}
"""File and component of each sheet, dialog and curtain -> how it is opened."""

_SHEET = re.compile(r"<\$\{(?:Sheet|Confirm)\}|<dialog\b|role=\"(?:alert)?dialog\"|class=\"curtain\"")
_COMPONENT = re.compile(r"^(?:export )?(?:default )?function (\w+)", re.MULTILINE)


def sheets_in_the_code() -> set[str]:
    """Return file and component of everything in the scripts that opens over a page."""
    found = set()
    for path in JS.rglob("*.js"):
        name = path.relative_to(JS).as_posix()
        text = path.read_text(encoding="utf-8")
        if name == "ui/sheet.js":  # where both are made: they are only seen where they are used
            continue
        for use in _SHEET.finditer(text):
            owner = [match.group(1) for match in _COMPONENT.finditer(text, 0, use.start())]
            found.add(f"{name} {owner[-1] if owner else ''}".strip())
    return found
