"""Every page, sheet and dialog, with a way to get there. What has no entry here fails tests/browser/test_axe.py."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from tests.browser import tavern_pages
from tests.browser.audit import BOTH, LOOKS, Look, bring
from tests.browser.conftest import Server
from tests.browser.laid import Laid, Layer, prompts
from tests.browser.laid_tavern import LaidTavern, TavernLayer

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
    tavern_tables: dict[str, LaidTavern] = field(default_factory=dict)

    def open(self, path: str, person: str | None = None) -> Page:
        """Open a page as this person; None: somebody who has never been here."""
        self.context.clear_cookies()
        if person is not None:
            name, value = self.layer.cookie(person).split("=", 1)
            self.context.add_cookies([{"name": name, "value": value, "url": self.server.url}])
        page = self.context.new_page()
        bring(page)
        page.goto(path)
        page.wait_for_selector("html[data-started] main")
        return page

    def table(self, laid: Laid, seat: int | None = 0) -> Page:
        """Open a table as who sits there, or as a spectator."""
        person = self.layer.tables.new_person().id if seat is None else laid.people[seat]
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


def _draft(guide: Guide) -> Page:
    page = guide.table(_dealt(guide))
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    return page


def _picked(guide: Guide) -> Page:
    return press(_draft(guide), ".hand .card", ".tray > .die-place")


def _committed(guide: Guide) -> Page:
    laid = guide.layer.play(2)
    page = guide.table(laid)
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    return press(page, ".hand .card", ".tray > .die-place", "#commit")


def _refused(guide: Guide) -> Page:
    page = guide.table(_second_turn(guide))
    page.wait_for_selector("main.draft #prompt[data-live=true]")
    return press(page, ".tray-used .die-place")


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


def _scores_so_far(guide: Guide) -> Page:
    page = guide.table(_second_hand(guide))
    page.wait_for_selector("main.draft")
    return press(page, ".rail .scores .button")


def _next_table(guide: Guide) -> Page:
    laid = guide.layer.play_on(guide.layer.play(2, options={"hands": 1}))
    guide.layer.tables.rematch(laid.code, laid.people[1])
    return guide.table(laid)


# Before the game


def _host(guide: Guide) -> Page:
    options = {"drinking": True, "keep_it_going": True}
    laid = guide.layer.open(2, 5, options=options)
    guide.layer.tables.set_bot(laid.code, laid.people[0], 2, "thumb")
    guide.layer.tables.set_seat(laid.code, laid.people[1], 1, ready=True, sober=True)
    return guide.table(laid)


def _full(guide: Guide) -> Page:
    return guide.table(guide.layer.open(2, 2), None)


def _home_with_tables(guide: Guide) -> Page:
    """Tables of every status, and a public one of somebody else."""
    laid = guide.layer.open(1, 4)
    me = laid.people[0]
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
    name, value = guide.layer.cookie(laid.people[1]).split("=", 1)
    guide.context.clear_cookies()
    guide.context.add_cookies([{"name": name, "value": value, "url": guide.server.url}])
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
    link = guide.layer.tables.device_link(_dealt(guide).people[0])
    return guide.open(f"/device/{link.token}", _dealt(guide).people[1])


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
        Stop("set-up, newcomer", lambda guide: guide.table(guide.layer.open(1, 4), None), "#sit-name"),
        Stop("set-up, full", _full, "main.setup:not(:has(#sit-name))"),
        Stop("draft", _draft, "main.draft .hand .card", looks=LOOKS),
        Stop("draft, picked", _picked, "main.draft .card.is-up"),
        Stop("draft, committed", _committed, "main.draft.is-locked"),
        Stop("draft, refused die", _refused, ".say.is-refused .rule-link"),
        Stop("draft, eight", lambda guide: guide.table(guide.layer.play(8)), ".seats[data-count='7']"),
        Stop("draft, watched", lambda guide: guide.table(_second_turn(guide), None), ".mine.watching"),
        *PROMPTS,
        Stop("Fight, chosen", _fighting, "ol.fight", "main"),
        Stop("resolving, waiting", _waiting, "main.resolve #prompt:not([data-ask])"),
        Stop(
            "resolving, watched", _watching_the_resolving, "main.resolve .notice, .notice + main.resolve", looks=LOOKS
        ),
        Stop("score between hands", _scores_so_far, "main.score #commit"),
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
    "assets.static": "styles, scripts, fonts and pictures",
    "assets.texts": "JSON for the pages",
    "assets.favicon": "a picture",
}
"""Endpoint of each GET address -> how each of its states is reached, or why it is no page."""


# Sheets and dialogs


def _menu(*then: str) -> Callable[[Guide], Page]:
    """Open the menu of the home page, and what is behind these of its items."""

    def go(guide: Guide) -> Page:
        page = guide.open("/", _dealt(guide).people[2])
        return press(page, "#menu-button", *(f"dialog .menu-item:has([href='#i-{icon}'])" for icon in then))

    return go


def _device_link(guide: Guide) -> Page:
    page = _menu("device")(guide)
    page.wait_for_selector("#device-link")
    return page


def _device_link_over(guide: Guide) -> Page:
    page = guide.open("/", _dealt(guide).people[2])
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


def _second_here(guide: Guide) -> Page:
    page = guide.table(guide.layer.open(1, 3))
    page.wait_for_selector(".stool.is-me")
    return press(page, ".stool.is-free .button.flat")


def _invite(guide: Guide) -> Page:
    page = guide.table(guide.layer.open(1, 3))
    page.wait_for_selector(".invite")
    return press(page, ".invite-acts .button:has([href='#i-qr'])")


def _help_before(guide: Guide) -> Page:
    page = guide.table(guide.layer.open(1, 3))
    page.wait_for_selector(".invite")
    return press(page, "#help-button")


def _over_draft(*where: str) -> Callable[[Guide], Page]:
    """Open something over a table in its second turn."""

    def go(guide: Guide) -> Page:
        page = guide.table(_second_turn(guide))
        page.wait_for_selector("main.draft #prompt[data-live=true]")
        page.wait_for_selector(".rail .log li")
        return press(page, *where)

    return go


def _over_scores(*where: str) -> Callable[[Guide], Page]:
    def go(guide: Guide) -> Page:
        page = guide.table(_over(guide))
        page.wait_for_selector("main.score .cell-button")
        return press(page, *where)

    return go


def _discard_pile(guide: Guide) -> Page:
    page = _asked("cheater")(guide)
    return press(page, ".stage-pile button.slot >> nth=-1")


def _curtain(guide: Guide) -> Page:
    page = guide.table(guide.layer.play(3, devices=1))
    page.wait_for_selector(".curtain")
    return page


def _leaving(guide: Guide) -> Page:
    page = guide.table(guide.layer.play(2))
    page.wait_for_selector("main.draft")
    return press(page, "#menu-button", "dialog .menu-item:has([href='#i-door'])")


def _replace(guide: Guide) -> Page:
    page = guide.table(guide.layer.play(2))
    page.wait_for_selector("main.draft")
    return press(page, "#menu-button", "dialog .menu-item:has([href='#i-bot'])")


def _barred(guide: Guide) -> Page:
    """As host of two, show the other to the door and look at who is there."""
    page = _stool(1, "dialog .menu-item:has([href='#i-kick'])", shows="dialog .button.danger")(guide)
    return press(page, "dialog .button.danger", "#barred-button")


def _seats_here(guide: Guide) -> Page:
    return press(_curtain(guide), "#curtain-open", "#menu-button", "dialog .menu-item:has([href='#i-people'])")


_DIALOG = "dialog[open]"

SHEETS: dict[str, list[Stop]] = {
    "ui/header.js MenuSheet": [Stop("menu", _menu(), "dialog.menu[open] nav", _DIALOG)],
    "ui/header.js Header": [
        Stop("help before the game", _help_before, "dialog[open] a[href='/rules']", _DIALOG),
        Stop("help", _over_draft("#help-button"), "dialog[open] .keys-list", _DIALOG),
    ],
    "ui/settings-sheet.js SettingsSheet": [Stop("settings", _menu("cog"), "dialog.settings[open]", _DIALOG)],
    "ui/device-sheet.js DeviceSheet": [
        Stop("link for another device", _device_link, "dialog[open] #device-link", _DIALOG),
        Stop("link that is over", _device_link_over, "dialog[open] .button.go", _DIALOG),
    ],
    "ui/name-sheet.js NameSheet": [
        Stop("name", _menu("edit"), "dialog[open] form input", _DIALOG),
        Stop("wrong name", _wrong_name, "dialog[open] #name-sheet-fault", _DIALOG),
    ],
    "setup/invite.js Invite": [Stop("QR of the table", _invite, "dialog[open] .code-big", _DIALOG)],
    "setup/sit.js SitSheet": [
        Stop("second person at this device", _second_here, "dialog[open] #sit-name", _DIALOG),
        Stop(
            "name on a stool",
            _stool(0, "dialog .menu-item:has([href='#i-edit'])", shows="#sit-name"),
            "dialog[open] #sit-down",
            _DIALOG,
        ),
    ],
    "setup/stools.js SeatMenu": [
        Stop("menu of a stool", _stool(1, shows="dialog .menu-item"), "dialog.menu[open]", _DIALOG)
    ],
    "setup/stools.js Stool": [
        Stop(
            "show to the door",
            _stool(1, "dialog .menu-item:has([href='#i-kick'])", shows="dialog .button.danger"),
            "dialog[open] .button.danger",
            _DIALOG,
        )
    ],
    "table-page.js TablePage": [Stop("leave the table", _leaving, "dialog[open] .button.danger", _DIALOG)],
    "board/replacing.js ReplaceSheet": [Stop("a bot for somebody", _replace, "dialog[open] #replaceable", _DIALOG)],
    "setup/barred.js BarredSheet": [Stop("who was shown to the door", _barred, "dialog[open] #barred", _DIALOG)],
    "board/hot-seat.js Curtain": [Stop("curtain", _curtain, ".curtain #curtain-open")],
    "board/hot-seat.js SeatsSheet": [Stop("seats at this device", _seats_here, "dialog[open] [aria-current]", _DIALOG)],
    "games/draft/sheets.js SeatSheet": [
        Stop("seat", _over_draft(".seats .plate"), "dialog[open] .bonus-list", _DIALOG)
    ],
    "games/draft/sheets.js CardSheet": [
        Stop("card", _over_draft(".columns button.slot"), "dialog[open] .card", _DIALOG)
    ],
    "games/draft/sheets.js DiscardSheet": [Stop("discard pile", _discard_pile, "dialog[open] .slot", _DIALOG)],
    "games/draft/sheets.js CellSheet": [Stop("cell of the sheet", _over_scores(".cell-button"), _DIALOG, _DIALOG)],
    "games/draft/rail.js LogSheet": [Stop("log", _over_draft(".top .only-narrow"), "dialog.log-sheet[open]", _DIALOG)],
    **{
        sheet: [Stop(name, go, shows, _DIALOG) for name, go, shows in stops]
        for sheet, stops in tavern_pages.SHEETS.items()
    },
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
