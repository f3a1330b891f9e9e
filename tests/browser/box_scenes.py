"""The characters of the third and the fourth box and the Sea Events at the moment that shows their mechanics."""

from typing import Any, Final

from tests.browser.laid_tavern import Reach, Say, Scene

MY_ACTION: Final[dict[str, Any]] = {
    "phase": "action",
    "gold": [5, 5, 5],
    "fortitude": [15, 15, 15],
    "alcohol": [3, 3, 3],
}


def atoning() -> Scene:
    """Serena, seat 0, whose Piety cannot fall, is to act."""
    return Scene(
        ("serena", "gog", "fiona"),
        (Reach("serena", "action"),),
        hands={"serena": ["Blasphemer!", "Your donations will be greatly appreciated by the Temple"]},
        setup={**MY_ACTION, "piety": 1},
    )


def gear() -> Scene:
    """Wizgille, seat 0, is to play a Device Card; it kicks like a mule."""
    return Scene(
        ("wizgille", "gog", "fiona"),
        (Reach("wizgille", "action"),),
        hands={"wizgille": ["It needs a test subject. Congratulations!", "Wait, wait... I can fix that!"]},
        setup={**MY_ACTION, "side_decks": {"wizgille": ["It kicks like a mule!"]}},
    )


def selling() -> Scene:
    """Gog dances with Phrenk, seat 0, who may answer, or sell the Draught before him."""
    return Scene(
        ("phrenk", "gog", "fiona"),
        (Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "phrenk"), Reach("phrenk", "declare", "played")),
        hands={"phrenk": ["I don't think so!"], "gog": ["Dance with Gog!"]},
        setup={**MY_ACTION, "active": "gog", "potions": {"phrenk": ["Draught of Knitting Flesh"]}},
    )


def moody() -> Scene:
    """Gog dances with Kaylin, seat 0; Wulfric is loyal, and would be playful next."""
    return Scene(
        ("kaylin", "gog"),
        (Say("gog", "action", "Dance with Gog!"), Reach("kaylin", "declare", "played")),
        hands={"kaylin": ["~ Poof! ~", "Who wants a treat? Wulfric wants a treat!"], "gog": ["Dance with Gog!"]},
        setup={
            "active": "gog",
            "phase": "action",
            "side_discards": {"kaylin": ["Loyal"]},
            "side_decks": {"kaylin": ["Playful"]},
        },
    )


def marking() -> Scene:
    """Remy, seat 0, is to act and may mark one or two."""
    return Scene(
        ("remy", "gog", "fiona"),
        (Reach("remy", "action"),),
        hands={"remy": ["Surprise inspection!"]},
        setup=MY_ACTION,
    )


def barrels() -> Scene:
    """Tara, seat 0, looks at the top three of the Drink Deck."""
    return Scene(
        ("tara", "gog"),
        (Say("tara", "declare", "Let me feel which barrel comes next."), Reach("tara", "next_drink")),
        hands={"tara": ["Let me feel which barrel comes next."]},
        setup={"phase": "action", "drink_deck": ["Wine", "Water", "Dark Ale"]},
    )


def plank() -> Scene:
    """A Round of the Captain's that nobody may leave; Gog, seat 1, is to move."""
    return Scene(
        ("whitehawk", "gog", "bryn"),
        (Say("whitehawk", "action", "Ante up or walk the plank!"), Reach("gog", "control")),
        hands={"whitehawk": ["Ante up or walk the plank!"], "gog": ["Gambling? I'm in!"]},
        setup=MY_ACTION,
    )


def crew_hurt() -> Scene:
    """Gog has hurt everybody; Bryn, seat 0, may hit back for all."""
    return Scene(
        ("bryn", "gog", "fiona"),
        (Say("gog", "action", "Gog loves everyone!"), Reach("bryn", "declare", "hurt")),
        hands={"bryn": ["You mess with the crew, you mess with me!"], "gog": ["Gog loves everyone!"]},
        setup={**MY_ACTION, "active": "gog"},
    )


def merchant_ship() -> Scene:
    """The Merchant Ship has come; Tara, seat 0, is asked how often she buys."""
    return Scene(
        ("tara", "gog"),
        (Reach("tara", "purchases"),),
        events=("sea",),
        hands={"tara": []},
        setup={"phase": "drink", "counters": [1], "gold": [5, 5], "event_decks": [["Merchant Ship"]]},
    )


def coincidence() -> Scene:
    """Gerki takes the Pot; Captain Whitehawk, seat 0, happens to have the same hand."""
    return Scene(
        ("whitehawk", "gerki", "gog"),
        (Say("gerki", "action", "Gambling? I'm in!"), Reach("whitehawk", "declare", "collect")),
        hands={
            "whitehawk": ["What a coincidence, I happen to have the same hand!"],
            "gerki": ["Gambling? I'm in!"],
        },
        setup={**MY_ACTION, "active": "gerki"},
    )


def deflecting() -> Scene:
    """Gerki's dagger is for Remy, seat 0, who may have it hit somebody who is marked."""
    dagger = "How did this get stuck in your back?"
    return Scene(
        ("remy", "gerki", "fiona"),
        (
            Say("gerki", "action", dagger),
            Say("gerki", "target", "remy"),
            Reach("remy", "declare", "played"),
        ),
        hands={"remy": ["Deflect"], "gerki": [dagger]},
        setup={**MY_ACTION, "active": "gerki", "marked": ["gerki", "fiona"]},
    )


def palm() -> Scene:
    """Tara, seat 0, is to act and may look at a hand."""
    return Scene(
        ("tara", "gog", "fiona"),
        (Reach("tara", "action"),),
        hands={"tara": ["Let me read your palm with this compass."], "gog": ["Gog not think so!", "I raise!"]},
        setup=MY_ACTION,
    )


def watching_out() -> Scene:
    """Gerki, seat 0, is out; Gog is to act."""
    return Scene(
        ("gerki", "gog", "fiona"),
        (Reach("gog", "action"),),
        hands={"gerki": [], "gog": ["Dance with Gog!"]},
        setup={**MY_ACTION, "active": "gog", "out": ["gerki"]},
    )


SCENES: Final = {
    scene.__name__: scene
    for scene in (
        *(atoning, gear, selling, moody, marking, deflecting),
        *(barrels, palm, plank, coincidence, crew_hurt, merchant_ship),
    )
}
"""By name."""
