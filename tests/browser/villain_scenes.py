"""The Villains, the Dungeon Events and teams at the moment that shows their mechanics, as who sits on seat 0."""

from dataclasses import replace
from typing import Any, Final

from tests.browser.laid_tavern import Over, Reach, Say, Scene

MY_ACTION: Final[dict[str, Any]] = {
    "phase": "action",
    "gold": [5, 5, 5],
    "fortitude": [15, 15, 15],
    "alcohol": [3, 3, 3],
}
GRUNT: Final = "Grunt the Brawler"
STUCK: Final = "How did this get stuck in your back?"


def minions() -> Scene:
    """Torglesnarf, seat 0, is to act; Grunt may act, Lug works all the time."""
    return Scene(
        ("torglesnarf", "gerki", "eve"),
        (Reach("torglesnarf", "action"),),
        hands={"torglesnarf": ["Brix the Enforcer", "Gambling? I'm in!"]},
        setup={**MY_ACTION, "minions": {"torglesnarf": [GRUNT, "Lug the Door"]}},
    )


def aiming_at_minions() -> Scene:
    """Gerki, seat 0, picks whom he stabs: Torglesnarf, Eve, or Grunt."""
    return Scene(
        ("gerki", "torglesnarf", "eve"),
        (Say("gerki", "action", STUCK), Reach("gerki", "target")),
        hands={"gerki": [STUCK]},
        setup={**MY_ACTION, "minions": {"torglesnarf": [GRUNT]}},
    )


def wages() -> Scene:
    """Gerki has stabbed Grunt: Torglesnarf, seat 0, pays Wages or lets him go."""
    return Scene(
        ("torglesnarf", "gerki", "eve"),
        (
            Say("gerki", "action", STUCK),
            Say("gerki", "target", GRUNT),
            Reach("torglesnarf", "wages"),
        ),
        hands={"torglesnarf": [], "gerki": [STUCK]},
        setup={**MY_ACTION, "active": "gerki", "minions": {"torglesnarf": [GRUNT]}},
    )


def buying() -> Scene:
    """Vlazlo, seat 0, has discarded and may buy form cards for his Blood."""
    return Scene(
        ("vlazlo", "gog", "fiona"),
        (Reach("vlazlo", "form"),),
        hands={"vlazlo": ["Bat nap", "Straight for ze throat", "Gambling? I'm in!"]},
        setup={"blood": 5, "bat": ["Out ze vindow!"], "wolf": ["Lick ze vounds"]},
    )


def biting() -> Scene:
    """Gerki, seat 0, has Scarabs, and one bites at the end of his turn; Amundyr holds the supply."""
    return Scene(
        ("gerki", "amundyr", "fiona"),
        (Reach("gerki", "declare", "loss"),),
        hands={"gerki": ["Hide in shadows"], "amundyr": [], "fiona": []},
        setup={"phase": "drink", "scarabs": [2, 0, 1], "piles": {"gerki": ["Water"]}},
    )


def dividing() -> Scene:
    """Daareka has had a vision; Gog, seat 0, divides what lies open."""
    return Scene(
        ("gog", "daareka", "fiona"),
        (Say("daareka", "action", "Psionic vision"), Say("daareka", "target", "gog"), Reach("gog", "divide")),
        hands={"daareka": ["Psionic vision"], "gog": [], "fiona": []},
        setup={**MY_ACTION, "active": "daareka"},
    )


def dungeon(title: str, seat: str, ask: str) -> Scene:
    """A Dungeon Event is revealed at the end of Tara's turn, beside a Sea Event deck."""
    return Scene(
        ("tara", "gog", "vlazlo"),
        (Reach(seat, ask),),
        events=("sea", "dungeon"),
        hands={"tara": [], "gog": [], "vlazlo": []},
        setup={
            "phase": "drink",
            "counters": [3, 1],
            "gold": [5, 5, 5],
            "fortitude": [15, 15, 15],
            "event_decks": [[], [title]],
            "piles": {"tara": ["Water"]},
        },
    )


# Teams

_PAIRS: Final = ("gerki", "gog", "fiona", "zot")
_HANDS: Final = {
    "gerki": ["Hide in shadows", STUCK, "Gambling? I'm in!"],
    "gog": ["Dance with Gog!", "Gog only little bit broken.", "Gambling? I'm in!"],
    "fiona": ["Luckily for me, I was wearing my armor!", "I raise!"],
    "zot": ['The stars say, "No!"', "Teleport beverage!"],
}
_SHARED: Final = {"fortitude": [15, 12], "alcohol": [6, 4], "gold": [8, 11], "tokens": [2, 1]}


def _pairs(*steps: Reach | Say, **setup: Any) -> Scene:
    return Scene(_PAIRS, steps, hands=_HANDS, setup={**_SHARED, **setup}, variant="two_headed_dragon")


def shared_action() -> Scene:
    """Gerki, seat 0, and Gog choose their Actions, in any order."""
    return _pairs(Reach("gerki", "action"), phase="action")


def shared_discard() -> Scene:
    """Gerki, seat 0, and Gog discard and draw."""
    return _pairs(Reach("gerki", "discard"), phase="discard")


def shared_orders() -> Scene:
    """Gerki, seat 0, and Gog agree where their two Drinks go."""
    return _pairs(Reach("gerki", "orders"), phase="order")


def shared_defence() -> Scene:
    """Fiona hits Gog; Gerki, seat 0, may answer for him."""
    hit = "Hey! No more chain mail bikini jokes!"
    return Scene(
        _PAIRS,
        (Say("fiona", "action", hit), Say("fiona", "target", "gog"), Reach("gerki", "declare", "played")),
        hands={**_HANDS, "gog": ["Gog only little bit broken."], "fiona": [hit]},
        setup={**_SHARED, "active": "fiona", "phase": "action"},
        variant="two_headed_dragon",
    )


def last_token() -> Scene:
    """Fiona hits Gog, and Gerki, seat 0, and Gog are about to pass out: a Potion Token saves them."""
    hit = "Hey! No more chain mail bikini jokes!"
    return Scene(
        _PAIRS,
        (Say("fiona", "action", hit), Say("fiona", "target", "gog"), Reach("gerki", "declare", "about_to_lose")),
        hands={**_HANDS, "gog": [], "gerki": [], "fiona": [hit]},
        setup={**_SHARED, "fortitude": [7, 20], "alcohol": [6, 0], "active": "fiona", "phase": "action"},
        variant="two_headed_dragon",
    )


def team_out() -> Scene:
    """Gerki, seat 0, and Gog are out; two teams play on."""
    return Scene(
        (*_PAIRS, "deirdre", "fleck"),
        setup={"out": ["gerki", "gog"], "active": "fiona", "phase": "action"},
        variant="two_headed_dragon",
    )


def champion() -> Scene:
    """Zot has begun a Round; Gerki, seat 0, and Gog choose their Champion."""
    hands = {**_HANDS, "fiona": ["Gambling? I'm in!"]}
    return Scene(
        _PAIRS,
        (Say("fiona", "action", "Gambling? I'm in!"), Reach("gerki", "champion")),
        hands=hands,
        setup={**_SHARED, "active": "fiona", "phase": "action"},
        variant="two_headed_dragon",
    )


def toast() -> Scene:
    """Deirdre, seat 0, has everybody drink: she is her team's Champion, Zot is that of the others."""
    return Scene(
        ("deirdre", "gog", "fiona", "zot"),
        (
            Say("deirdre", "action", "Let's toast the Goddess!"),
            Say("fiona", "champion", "zot"),
            Say("zot", "champion", "zot"),
            Reach("fiona", "declare", "played"),
        ),
        hands={**{seat: _HANDS[seat] for seat in ("gog", "fiona", "zot")}, "deirdre": ["Let's toast the Goddess!"]},
        setup={**_SHARED, "phase": "action"},
        variant="two_headed_dragon",
    )


def marked_in_many_ways() -> Scene:
    """Gog, seat 1, has acted and Deirdre, seat 0, too: she is Champion, and everybody drinks."""
    hit = [Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "fiona")]
    scene = toast()
    return replace(scene, steps=(*hit, *scene.steps))


def boss() -> Scene:
    """A Boss Battle in the second turn of the Boss, whom Gog, seat 1, Fiona and Zot are up against."""
    return Scene(
        ("torglesnarf", "gog", "fiona", "zot"),
        (Say("torglesnarf", "action", GRUNT), Reach("torglesnarf", "action")),
        hands={"torglesnarf": [GRUNT, "Brix the Enforcer"], "gog": _HANDS["gog"], "fiona": _HANDS["fiona"]},
        setup={"phase": "action", "turn": 3, "fortitude": [17, 15], "alcohol": [4, 5]},
        variant="boss_battle",
    )


def first_rule() -> Scene:
    """The Boss has each Challenger give up a Sometimes Card: Gerki, seat 1, is asked."""
    rule = "First rule of villainy"
    return Scene(
        ("torglesnarf", "gerki", "fiona", "zot"),
        (Say("torglesnarf", "action", rule), Reach("gerki", "discard_one")),
        hands={"torglesnarf": [rule], "gerki": ["Hide in shadows"], "fiona": [], "zot": []},
        setup={"phase": "action", "turn": 3},
        variant="boss_battle",
    )


def team_over() -> Scene:
    """Gerki, seat 0, and Gog have won."""
    return Scene(
        _PAIRS,
        (Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "fiona"), Over()),
        hands={**_HANDS, "fiona": [], "zot": []},
        setup={**_SHARED, "phase": "action", "fortitude": [15, 7], "alcohol": [3, 4], "tokens": [0, 0]},
        variant="two_headed_dragon",
    )
