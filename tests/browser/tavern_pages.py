"""The stops of the tavern's tables: its screens, and what opens over them (see `pages`)."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import scenes
from tests.browser.audit import BOTH, LIGHT_RU, LOOKS, Look
from tests.browser.laid_tavern import Scene

_DIALOG = "dialog[open]"
_RU = (LIGHT_RU,)


def moment(scene: Scene, seat: int | None = 0, mode: str = "masked") -> Callable[[Any], Page]:
    """Open a table at a moment of a game, as who sits there or as a spectator."""

    def go(guide: Any) -> Page:
        if id(scene) not in guide.tavern_tables:
            guide.tavern_tables[id(scene)] = guide.tavern.lay(scene, mode=mode)
        laid = guide.tavern_tables[id(scene)]
        person = guide.tavern.tables.new_person().id if seat is None else laid.person(seat)
        page: Page = guide.open(laid.path, person)
        page.wait_for_selector("main.tavern, main.tavern-end")
        return page

    return go


def team_sheet(guide: Any) -> Page:
    """The panel of a team, as a sheet."""
    page = moment(scenes.SHARED_ACTION)(guide)
    page.locator("#team-button").dispatch_event("click")
    page.wait_for_selector(_DIALOG)
    return page


def token_doubt(guide: Any) -> Page:
    """A Potion Token of which a part would be wasted."""
    page = team_sheet(guide)
    page.locator("dialog [data-use=fortitude]").dispatch_event("click")
    page.wait_for_selector("dialog.middle[open]")
    return page


def give_up(guide: Any) -> Page:
    """Whether to give up as a team."""
    page = team_sheet(guide)
    page.locator("dialog [data-give-up=say]").dispatch_event("click")
    page.wait_for_selector("dialog.middle[open]")
    return page


def over(scene: Scene, *where: str, shows: str = _DIALOG) -> Callable[[Any], Page]:
    """And press these things one after another, in sight or not."""

    def go(guide: Any) -> Page:
        page = moment(scene)(guide)
        for one in where:
            page.wait_for_selector(one, state="attached")
            page.locator(one).first.dispatch_event("click")
        page.wait_for_selector(shows)
        return page

    return go


def set_up(guide: Any) -> Page:
    """A table before the game, with a Bar Deck and a bot."""
    laid = guide.tavern.open(3, bots=(2,), options={"drinks": ["RDI 1", "RDI 2"], "mode": "sealed"})
    page: Page = guide.open(laid.path, laid.person(0))
    page.wait_for_selector(".character-about")
    return page


TABLES: list[tuple[str, Callable[[Any], Page], str, tuple[Look, ...]]] = [
    ("tavern, set-up", set_up, "main.setup .deck-choice", BOTH),
    ("tavern, Action", moment(scenes.MY_ACTION), "main.tavern #hand .is-legal", LOOKS),
    ("tavern, discard", moment(scenes.MY_DISCARD), "main.tavern #hand", _RU),
    ("tavern, order", moment(scenes.MY_ORDER), "main.tavern .tseat.is-legal", _RU),
    ("tavern, window", moment(scenes.WINDOW_ON_ME), "main.tavern #prompt #pass", LOOKS),
    ("tavern, stack", moment(scenes.ANSWERED_ON_ME), "main.tavern #prompt #pass", BOTH),
    ("tavern, Round", moment(scenes.ROUND_MOVE), "main.tavern #round-title", BOTH),
    ("tavern, Contest", moment(scenes.CONTEST), "main.tavern #contest-title", BOTH),
    ("tavern, last chance", moment(scenes.LAST_CHANCE), "main.tavern #prompt #pass", BOTH),
    *(
        (f"tavern, {name}", moment(scene, int(name == "plank"), "sealed"), "main.tavern #prompt[data-live=true]", _RU)
        for name, scene in scenes.BOXES.items()
    ),
    ("tavern, watched", moment(scenes.MY_ACTION, None), "main.tavern.is-watching", _RU),
    ("tavern, teams", moment(scenes.SHARED_ACTION), "main.tavern .tteam", LOOKS),
    ("tavern, team orders", moment(scenes.SHARED_ORDERS), "main.tavern .placing", BOTH),
    ("tavern, Champion", moment(scenes.CHAMPION), "main.tavern .proposals", _RU),
    ("tavern, team marks", moment(scenes.MARKED_IN_MANY_WAYS), "main.tavern .tseat-did.is-champion", _RU),
    ("tavern, Boss", moment(scenes.BOSS), "main.tavern .boss-banner", BOTH),
    ("tavern, the end of teams", moment(scenes.TEAM_OVER), "main.tavern-end .is-team", _RU),
    ("tavern, Minions", moment(scenes.MINIONS), "main.tavern .minion-acts", BOTH),
    ("tavern, aim at a Minion", moment(scenes.AIMING_AT_MINIONS), "main.tavern .target-minion", _RU),
    ("tavern, form cards", moment(scenes.BUYING), "main.tavern [data-kind=form]", _RU),
    ("tavern, Scarab", moment(scenes.BITING), "main.tavern [data-window=loss]", _RU),
    ("tavern, dividing", moment(scenes.DIVIDING), "main.tavern [data-kind=divide]", _RU),
    ("tavern, bidding", moment(scenes.BID), "main.tavern .is-numbers", _RU),
    ("tavern, the end", moment(scenes.OVER), "main.tavern-end .end-standings li", LOOKS),
]
"""Name, way, what is only there then, and in which looks it is looked at."""

SHEETS: dict[str, list[tuple[str, Callable[[Any], Page], str]]] = {
    "games/tavern/team-panel.js TeamSheet": [("tavern, team", team_sheet, "dialog[open] .mates")],
    "games/tavern/team-panel.js GiveUp": [("tavern, giving up", give_up, "dialog.middle[open]")],
    "games/tavern/team-panel.js Tokens": [("tavern, wasting a token", token_doubt, "dialog.middle[open]")],
    "games/tavern/card-page.js CardPage": [
        ("tavern, card", over(scenes.MY_ACTION, ".tcard-read"), "dialog[open] .card-page-words"),
        ("tavern, why not", over(scenes.MY_ACTION, ".tcard.is-barred ~ .tcard-read"), "dialog[open] #why-not"),
    ],
    "games/tavern/log.js LogSheet": [
        ("tavern, log", over(scenes.WINDOW_ON_ME, ".top .only-narrow"), "dialog[open] .tavern-log li")
    ],
    "games/tavern/seats.js SeatSheet": [
        ("tavern, seat", over(scenes.MY_ACTION, ".tseat-plate"), "dialog[open] .seat-facts")
    ],
    "games/tavern/centre.js Centre": [("tavern, Drinks drunk", over(scenes.MY_ACTION, ".pile-button"), _DIALOG)],
    "games/tavern/mechanics/events.js EventSheet": [
        ("tavern, Sea Events", over(scenes.MERCHANT_SHIP, "#sea-deck"), "dialog[open] .heading")
    ],
    "games/tavern/screen.js OverTable": [
        ("tavern, the stack", over(scenes.TARGET, "#stack-line"), "dialog[open] #stack")
    ],
    "games/tavern/orders.js InterruptSheet": [
        ("tavern, interrupt", over(scenes.MY_ACTION, "#interrupt-more"), _DIALOG)
    ],
    "games/tavern/orders.js OrdersSheet": [
        (
            "tavern, standing orders",
            over(scenes.MY_ACTION, "#interrupt-more", "#ask-me"),
            "dialog.orders[open] .order-set",
        )
    ],
}
