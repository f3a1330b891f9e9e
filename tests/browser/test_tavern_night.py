"""A night in the tavern: four people on two phones and two desktops, and two bots, play a script to the end."""

from playwright.sync_api import expect

from tests.browser.conftest import SIZES, missing_texts, shoot, sideways
from tests.browser.laid_tavern import Scene
from tests.browser.tavern_players import Party, Say, See, press_answer

GERKI, GOG, FIONA, ZOT, DIMLI, EVE = range(6)
CHARACTERS = ("gerki", "gog", "fiona", "zot", "dimli", "eve")
BOTS = (DIMLI, EVE)
SEATED = {
    GERKI: ("tiny", "dark", "ru"),
    GOG: ("desk", "light", "en"),
    FIONA: ("phone", "light", "ru"),
    ZOT: ("hall", "dark", "en"),
}
"""Size, theme and language of each person's page."""
HANDS = {
    "gerki": ["Hide in shadows", "A little somethin' extra", "I'm winning... Honestly!", "Dump it on the floor"],
    "gog": ["Dance with Gog!", "Gog not think so!", "This taste yucky!", "Gog only want hug!"],
    "fiona": ["Gambling? I'm in!", "Luckily for me, I was wearing my armor!", "Who says I'm not a lady?"],
    "zot": ["Winning Hand!", "I told you not to distract me!", "Down Pooky!"],
    "dimli": ["Are you saying I'm grumpy?", "Stop using my head as a table!", "That's it! No more short jokes!"],
    "eve": ["Whoa! Careful! That's real fire!", "Tip me, I'm the Wench."],
}
EVENING = Scene(
    CHARACTERS,
    drinks=("RDI 1", "RDI 2"),
    hands=HANDS,
    setup={
        "active": "gog",
        "phase": "action",
        "fortitude": [18, 20, 19, 17, 20, 16],
        "alcohol": [3, 4, 2, 5, 6, 4],
        "decks": {"zot": ["Gambling? I'm in!"]},
        "piles": {
            "gerki": ["Wine"],
            "gog": ["Wine with a Chaser", "Dragon Breath Ale"],
            "fiona": ["Dark Ale"],
            "zot": ["Drinking Contest!"],
            "dimli": ["Light Ale"],
            "eve": ["Water"],
        },
        "drink_deck": [
            *("Holy Water", "Elven Wine", "Dark Ale", "Dragon Breath Ale", "Light Ale", "Wine", "Dragon Breath Ale"),
            *("Water", "Dark Ale", "Wine", "Elven Wine"),
        ],
    },
)
"""Three turns: after three ordered Drinks the Contest is revealed from Zot on, and Zot and Gerki tie at 4."""
LAST_CALL = Scene(
    CHARACTERS,
    drinks=("RDI 1", "RDI 3"),
    hands={
        **HANDS,
        "gerki": HANDS["gerki"][3:],
        "gog": ["Gog loves everyone!", *HANDS["gog"][3:]],
        "fiona": ["I'm a quick healer.", *HANDS["fiona"][2:5]],
        "zot": HANDS["zot"][1:5],
    },
    setup={
        "active": "gog",
        "phase": "action",
        "fortitude": [9, 14, 8, 10, 11, 12],
        "alcohol": [6, 5, 7, 7, 10, 11],
        "gold": [4, 14, 8, 6, 3, 2],
        "piles": {
            "gerki": ["Wine"],
            "gog": ["Barroom Brawl!"],
            "fiona": ["Dark Ale"],
            "zot": ["Wine"],
            "dimli": ["Light Ale"],
            "eve": ["Water"],
        },
    },
)
"""All but Gog have drunk almost as much as they stand."""


def test_four_people_and_two_bots_play_to_the_last_one_left(visitors, layer, server):
    pages = {seat: visitors(*look, touch=SIZES[look[0]][0] < 400) for seat, look in SEATED.items()}

    def look(shot: str) -> None:
        for seat, page in pages.items():
            assert sideways(page) == 0, (shot, seat)
            assert missing_texts(page) == "", (shot, seat)
            shoot(page, f"tavern-night-{shot}", *SEATED[seat])

    party = Party(layer, server.url, pages, press_answer, look)
    laid = layer.lay(EVENING, bots=BOTS, mode="fast", bot_s=0.05)
    party.sit_down(laid)

    def has(what: str) -> list[int]:
        return [seat[what] for seat in layer.frame(laid, None).view["seats"]]

    party.play(
        Say(GOG, "action", "Dance with Gog!", shot="1-action"),
        Say(GOG, "target", GERKI, shot="2-target"),
        Say(GERKI, "declare", "Hide in shadows", shot="3-hit"),
        Say(GOG, "declare", "Gog not think so!", shot="4-answer"),
        Say(GOG, "order", GERKI, shot="5-order"),
    )
    assert has("fortitude")[GERKI] == 14
    party.play(
        Say(GERKI, "declare", "A little somethin' extra", "drinks", shot="6-drink"),
        Say(GOG, "declare", "This taste yucky!", "drinks", shot="7-spiked"),
        Say(FIONA, "discard", []),
    )
    assert has("alcohol")[GOG] == 4
    party.play(
        Say(FIONA, "action", "Gambling? I'm in!"),
        Say(ZOT, "control", "Winning Hand!", shot="8-round"),
        Say(GERKI, "control", "I'm winning... Honestly!", shot="9-winning-hand"),
        Say(FIONA, "order", GERKI),
    )
    assert has("gold") == [15, 9, 9, 9, 9, 9]
    party.play(
        Say(ZOT, "action", "I told you not to distract me!"),
        Say(ZOT, "target", FIONA),
        Say(FIONA, "declare", "Luckily for me, I was wearing my armor!"),
        Say(ZOT, "order", GERKI),
    )
    assert has("fortitude")[FIONA] == 19
    party.play(
        Say(GERKI, "declare", "pass", "drinks", shot="10-contest"),
        Say(GERKI, "declare", "pass", "drinks", shot="11-contest-tied"),
        See("main.tavern:not(.is-contest)"),
    )
    assert has("alcohol")[GERKI] == 10

    laid = layer.lay(LAST_CALL, bots=BOTS, mode="fast", bot_s=0.05)
    party.sit_down(laid)
    party.play(
        Say(GOG, "action", "Gog loves everyone!"),
        Say(FIONA, "declare", "I'm a quick healer.", "about_to_lose", shot="12-last-chance"),
        Say(GOG, "order", FIONA, shot="13-two-out"),
    )
    assert has("out") == [False, False, False, False, True, True]
    party.play(See("main.tavern-end .end-standings li", shot="14-end"))
    assert has("out") == [True, False, True, True, True, True]
    for page in pages.values():
        expect(page.locator(".end-standings .is-winner")).to_have_count(1)
