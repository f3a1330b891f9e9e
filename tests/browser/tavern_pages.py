"""The stops of the tavern's tables: its screens, and what opens over them (see `pages`)."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser import villain_scenes
from tests.browser.audit import BOTH, LIGHT_RU, LOOKS, Look
from tests.browser.box_scenes import SCENES
from tests.browser.laid_tavern import MOMENTS

_SCENES = MOMENTS | SCENES

_DIALOG = "dialog[open]"


def moment(name: str, seat: int | None = 0) -> Callable[[Any], Page]:
    """Open a table at a common moment of a game, as who sits there or as a spectator."""

    def go(guide: Any) -> Page:
        if name not in guide.tavern_tables:
            guide.tavern_tables[name] = guide.tavern.lay(_SCENES[name](), mode="sealed" if name in SCENES else "masked")
        laid = guide.tavern_tables[name]
        person = guide.tavern.tables.new_person().id if seat is None else laid.person(seat)
        page: Page = guide.open(laid.path, person)
        page.wait_for_selector("main.tavern, main.tavern-end")
        return page

    return go


def villains(name: str) -> Callable[[Any], Page]:
    """Open a table at a moment of the Villains, the Dungeon Events or a team game."""

    def go(guide: Any) -> Page:
        if name not in guide.tavern_tables:
            guide.tavern_tables[name] = guide.tavern.lay(_VILLAINS[name]())
        laid = guide.tavern_tables[name]
        page: Page = guide.open(laid.path, laid.person(0))
        page.wait_for_selector("main.tavern, main.tavern-end")
        return page

    return go


def team_sheet(guide: Any) -> Page:
    """The panel of a team, as a sheet."""
    page = villains("shared action")(guide)
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


_VILLAINS: dict[str, Callable[[], Any]] = {
    "shared action": villain_scenes.shared_action,
    "orders": villain_scenes.shared_orders,
    "champion": villain_scenes.champion,
    "marks": villain_scenes.marked_in_many_ways,
    "boss": villain_scenes.boss,
    "team over": villain_scenes.team_over,
    "minions": villain_scenes.minions,
    "aim": villain_scenes.aiming_at_minions,
    "forms": villain_scenes.buying,
    "scarab": villain_scenes.biting,
    "divide": villain_scenes.dividing,
    "bid": lambda: villain_scenes.dungeon("A Contest of Wills", "tara", "bid"),
}


def over(name: str, *where: str, shows: str = _DIALOG) -> Callable[[Any], Page]:
    """And press these things one after another, in sight or not."""

    def go(guide: Any) -> Page:
        page = moment(name)(guide)
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
    ("tavern, Action", moment("my_action"), "main.tavern #hand .is-legal", LOOKS),
    ("tavern, discard", moment("my_discard"), "main.tavern #hand", (LIGHT_RU,)),
    ("tavern, order", moment("my_order"), "main.tavern .tseat.is-legal", (LIGHT_RU,)),
    ("tavern, window", moment("window_on_me"), "main.tavern #prompt #pass", LOOKS),
    ("tavern, stack", moment("answered_on_me"), "main.tavern #prompt #pass", BOTH),
    ("tavern, Round", moment("round_move"), "main.tavern #round-title", BOTH),
    ("tavern, Contest", moment("contest"), "main.tavern #contest-title", BOTH),
    ("tavern, last chance", moment("last_chance"), "main.tavern #prompt #pass", BOTH),
    *(
        (
            f"tavern, {name}",
            moment(name, 1 if name == "plank" else 0),
            "main.tavern #prompt[data-live=true]",
            (LIGHT_RU,),
        )
        for name in SCENES
    ),
    ("tavern, watched", moment("my_action", None), "main.tavern.is-watching", (LIGHT_RU,)),
    ("tavern, teams", villains("shared action"), "main.tavern .tteam", LOOKS),
    ("tavern, team orders", villains("orders"), "main.tavern .placing", BOTH),
    ("tavern, Champion", villains("champion"), "main.tavern .proposals", (LIGHT_RU,)),
    ("tavern, team marks", villains("marks"), "main.tavern .tseat-did.is-champion", (LIGHT_RU,)),
    ("tavern, Boss", villains("boss"), "main.tavern .boss-banner", BOTH),
    ("tavern, the end of teams", villains("team over"), "main.tavern-end .is-team", (LIGHT_RU,)),
    ("tavern, Minions", villains("minions"), "main.tavern .minion-acts", BOTH),
    ("tavern, aim at a Minion", villains("aim"), "main.tavern .target-minion", (LIGHT_RU,)),
    ("tavern, form cards", villains("forms"), "main.tavern [data-kind=form]", (LIGHT_RU,)),
    ("tavern, Scarab", villains("scarab"), "main.tavern [data-window=loss]", (LIGHT_RU,)),
    ("tavern, dividing", villains("divide"), "main.tavern [data-kind=divide]", (LIGHT_RU,)),
    ("tavern, bidding", villains("bid"), "main.tavern .is-numbers", (LIGHT_RU,)),
    ("tavern, the end", moment("over"), "main.tavern-end .end-standings li", LOOKS),
]
"""Name, way, what is only there then, and in which looks it is looked at."""

SHEETS: dict[str, list[tuple[str, Callable[[Any], Page], str]]] = {
    "games/tavern/team-panel.js TeamSheet": [("tavern, team", team_sheet, "dialog[open] .mates")],
    "games/tavern/team-panel.js GiveUp": [("tavern, giving up", give_up, "dialog.middle[open]")],
    "games/tavern/team-panel.js Tokens": [("tavern, wasting a token", token_doubt, "dialog.middle[open]")],
    "games/tavern/card-page.js CardPage": [
        ("tavern, card", over("my_action", ".tcard-read"), "dialog[open] .card-page-words"),
        ("tavern, why not", over("my_action", ".tcard.is-barred ~ .tcard-read"), "dialog[open] #why-not"),
    ],
    "games/tavern/log.js LogSheet": [
        ("tavern, log", over("window_on_me", ".top .only-narrow"), "dialog[open] .tavern-log li")
    ],
    "games/tavern/seats.js SeatSheet": [
        ("tavern, seat", over("my_action", ".tseat-plate"), "dialog[open] .seat-facts")
    ],
    "games/tavern/centre.js Centre": [("tavern, Drinks drunk", over("my_action", ".pile-button"), _DIALOG)],
    "games/tavern/mechanics/events.js EventSheet": [
        ("tavern, Sea Events", over("merchant_ship", "#sea-deck"), "dialog[open] .heading")
    ],
    "games/tavern/screen.js OverTable": [("tavern, the stack", over("target", "#stack-line"), "dialog[open] #stack")],
    "games/tavern/orders.js InterruptSheet": [("tavern, interrupt", over("my_action", "#interrupt-more"), _DIALOG)],
    "games/tavern/orders.js OrdersSheet": [
        ("tavern, standing orders", over("my_action", "#interrupt-more", "#ask-me"), "dialog.orders[open] .order-set")
    ],
}
