"""Moments of games of the tavern; if nothing else is said it is the screen of seat 0 that is meant."""

from dataclasses import replace
from typing import Any, Final

from tests.browser.laid_tavern import Over, Reach, Say, Scene, Step

GRUNT: Final = "Grunt the Brawler"
STUCK: Final = "How did this get stuck in your back?"
JOKES: Final = "Hey! No more chain mail bikini jokes!"
POISON: Final = "That's not healing salve! It's contact poison!"

# Common moments of a game of four

_FOUR: Final = ("gerki", "gog", "fiona", "zot")
_FULL: Final = {
    "gerki": [
        "Hide in shadows",
        "Dump it on the floor",
        "Gambling? I'm in!",
        "Well... I don't see your name on it!",
        POISON,
        "Swipe the tip!",
        "I'm winning... Honestly!",
    ],
    "gog": [
        "Dance with Gog!",
        "Why you laugh at Gog?",
        "Gog not think so!",
        "Gog only little bit broken.",
        "Gambling? I'm in!",
        "Winning Hand!",
        "This taste yucky!",
    ],
    "fiona": [
        "Luckily for me, I was wearing my armor!",
        JOKES,
        "I raise!",
        "I'm a quick healer.",
        "Go away! I'm polishing my arsenal.",
        "Sorry about that, I just instinctively aim for the head...",
        "Oh, that's what was rattling around in my armor!",
    ],
    "zot": [
        'The stars say, "No!"',
        "Teleport beverage!",
        "Down Pooky!",
        "Gambling? I'm in!",
        "Pooky thinks you look thirsty...",
        "Transmute peanuts to gold",
        "Look over there! It's the Lich King!",
    ],
}
_STATS: Final = {"fortitude": [15, 17, 20, 12], "alcohol": [6, 4, 0, 5], "gold": [8, 12, 10, 6]}
_PILES: Final = {"gerki": ["Dragon Breath Ale"], "gog": ["Dark Ale", "Wine"], "fiona": ["Water"], "zot": ["Elven Wine"]}


def _four(*steps: Step, **setup: Any) -> Scene:
    return Scene(_FOUR, steps, hands=_FULL, setup={**_STATS, "piles": _PILES, **setup})


MY_ACTION: Final = _four(Reach("gerki", "action"), phase="action")
"""Gerki chooses an Action."""
MY_DISCARD: Final = _four(Reach("gerki", "discard"))
"""Gerki discards and draws."""
MY_ORDER: Final = _four(Reach("gerki", "order"), phase="order")
"""Gerki orders a Drink."""
WINDOW_ON_ME: Final = replace(
    _four(
        Say("gog", "action", "Dance with Gog!"),
        Say("gog", "target", "gerki"),
        Reach("gerki", "declare", "played"),
        active="gog",
        phase="action",
    ),
    everything=(2,),
)
"""Gog hits Gerki for 4: the window of the card is open; Fiona, seat 2, is asked about everything."""
ANSWERED_ON_ME: Final = replace(
    WINDOW_ON_ME.then(
        Say("gerki", "declare", "Hide in shadows"),
        Say("gog", "declare", "Gog not think so!"),
        Reach("gerki", "declare", "played"),
    ),
    everything=(0, 2),
)
"""Gerki has hidden in the shadows, Gog thinks not so: three on the stack, and Gerki is asked, whatever he holds."""
TARGET: Final = MY_ACTION.then(Say("gerki", "action", POISON), Reach("gerki", "target"))
"""Gerki names whom a card is for."""
DRINK_WINDOW: Final = _four(
    Reach("gerki", "declare", "drinks"),
    phase="drink",
    piles={**_PILES, "gerki": ["Wine with a Chaser", "Dragon Breath Ale"]},
)
"""Gerki has revealed a Drink with a Chaser."""
ROUND_MOVE: Final = _four(
    Say("gog", "action", "Gambling? I'm in!"),
    Say("fiona", "control", "I raise!"),
    Say("zot", "control", "Gambling? I'm in!"),
    Reach("gerki", "control"),
    active="gog",
    phase="action",
)
"""A Round that Gog has started and raised upon; Gerki moves."""
WINNING_HAND: Final = replace(
    _four(
        Say("gog", "action", "Gambling? I'm in!"),
        Say("zot", "control", "Winning Hand!"),
        Reach("gerki", "control"),
        active="gog",
        phase="action",
    ),
    hands={**_FULL, "zot": ["Winning Hand!", *_FULL["zot"][:3]]},
)
"""A Round under Winning Hand!; Gerki moves and holds a Cheating Card."""
CONTEST: Final = _four(
    Reach("gerki", "declare", "drinks"),
    phase="drink",
    piles={**_PILES, "gerki": ["Drinking Contest!"]},
    drink_deck=["Wine", "Elven Wine", "Dark Ale", "Dragon Breath Ale"],
)
"""A Drinking Contest: all have revealed, Gerki is asked."""
CONTEST_TIED: Final = _four(
    Say("gerki", "declare", "pass", "drinks"),
    Reach("gerki", "declare", "drinks"),
    phase="drink",
    piles={**_PILES, "gerki": ["Drinking Contest!"]},
    drink_deck=["Dragon Breath Ale", "Wine", "Dark Ale", "Dragon Breath Ale", "Wine", "Elven Wine"],
)
"""A Drinking Contest in which Gerki and Zot tie and reveal again."""
LAST_CHANCE: Final = Scene(
    ("fiona", "gerki", "gog", "zot"),
    (Say("gog", "action", "Gog loves everyone!"), Reach("fiona", "declare", "about_to_lose")),
    hands={**_FULL, "gog": ["Gog loves everyone!", *_FULL["gog"][1:]]},
    setup={"fortitude": [7, 15, 17, 6], "alcohol": [6, 6, 4, 5], "active": "gog", "phase": "action"},
)
"""Fiona is about to pass out and holds a card that saves her; so is Zot, who holds none."""
OVER: Final = Scene(
    ("gerki", "gog"),
    (Say("gog", "action", "Dance with Gog!"), Over()),
    hands=_FULL,
    setup={"fortitude": [9, 15], "alcohol": [7, 3], "active": "gog", "phase": "action"},
)
"""Two players: Gerki has passed out, Gog has won."""
MOMENTS: Final = {
    **{"my_action": MY_ACTION, "my_discard": MY_DISCARD, "my_order": MY_ORDER, "window_on_me": WINDOW_ON_ME},
    **{"answered_on_me": ANSWERED_ON_ME, "target": TARGET, "drink_window": DRINK_WINDOW, "round_move": ROUND_MOVE},
    **{"winning_hand": WINNING_HAND, "contest": CONTEST, "contest_tied": CONTEST_TIED, "last_chance": LAST_CHANCE},
    "over": OVER,
}
"""By name."""

# Characters of the third and the fourth box, and the Sea Events


def _acting(characters: str, *steps: Step, hands: dict[str, list[str]], **setup: Any) -> Scene:
    """A table with plenty of everything, in the turn of its first seat if nothing else is said."""
    count = len(characters.split())
    plenty = {"phase": "action", "gold": [5] * count, "fortitude": [15] * count, "alcohol": [3] * count}
    return Scene(characters.split(), steps, hands=hands, setup={**plenty, **setup})


ATONING: Final = _acting(
    "serena gog fiona",
    Reach("serena", "action"),
    hands={"serena": ["Blasphemer!", "Your donations will be greatly appreciated by the Temple"]},
    piety=1,
)
"""Serena, whose Piety cannot fall, is to act."""
GEAR: Final = _acting(
    "wizgille gog fiona",
    Reach("wizgille", "action"),
    hands={"wizgille": ["It needs a test subject. Congratulations!", "Wait, wait... I can fix that!"]},
    side_decks={"wizgille": ["It kicks like a mule!"]},
)
"""Wizgille is to play a Device Card; it kicks like a mule."""
SELLING: Final = _acting(
    "phrenk gog fiona",
    Say("gog", "action", "Dance with Gog!"),
    Say("gog", "target", "phrenk"),
    Reach("phrenk", "declare", "played"),
    hands={"phrenk": ["I don't think so!"], "gog": ["Dance with Gog!"]},
    active="gog",
    potions={"phrenk": ["Draught of Knitting Flesh"]},
)
"""Gog dances with Phrenk, who may answer, or sell the Draught before him."""
MOODY: Final = Scene(
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
"""Gog dances with Kaylin; Wulfric is loyal, and would be playful next."""
MARKING: Final = _acting("remy gog fiona", Reach("remy", "action"), hands={"remy": ["Surprise inspection!"]})
"""Remy is to act and may mark one or two."""
BARRELS: Final = Scene(
    ("tara", "gog"),
    (Say("tara", "declare", "Let me feel which barrel comes next."), Reach("tara", "next_drink")),
    hands={"tara": ["Let me feel which barrel comes next."]},
    setup={"phase": "action", "drink_deck": ["Wine", "Water", "Dark Ale"]},
)
"""Tara looks at the top three of the Drink Deck."""
PLANK: Final = _acting(
    "whitehawk gog bryn",
    Say("whitehawk", "action", "Ante up or walk the plank!"),
    Reach("gog", "control"),
    hands={"whitehawk": ["Ante up or walk the plank!"], "gog": ["Gambling? I'm in!"]},
)
"""A Round of the Captain's that nobody may leave; Gog, seat 1, is to move."""
CREW_HURT: Final = _acting(
    "bryn gog fiona",
    Say("gog", "action", "Gog loves everyone!"),
    Reach("bryn", "declare", "hurt"),
    hands={"bryn": ["You mess with the crew, you mess with me!"], "gog": ["Gog loves everyone!"]},
    active="gog",
)
"""Gog has hurt everybody; Bryn may hit back for all."""
MERCHANT_SHIP: Final = Scene(
    ("tara", "gog"),
    (Reach("tara", "purchases"),),
    events=("sea",),
    hands={"tara": []},
    setup={"phase": "drink", "counters": [1], "gold": [5, 5], "event_decks": [["Merchant Ship"]]},
)
"""The Merchant Ship has come; Tara is asked how often she buys."""
COINCIDENCE: Final = _acting(
    "whitehawk gerki gog",
    Say("gerki", "action", "Gambling? I'm in!"),
    Reach("whitehawk", "declare", "collect"),
    hands={"whitehawk": ["What a coincidence, I happen to have the same hand!"], "gerki": ["Gambling? I'm in!"]},
    active="gerki",
)
"""Gerki takes the Pot; Captain Whitehawk happens to have the same hand."""
DEFLECTING: Final = _acting(
    "remy gerki fiona",
    Say("gerki", "action", STUCK),
    Say("gerki", "target", "remy"),
    Reach("remy", "declare", "played"),
    hands={"remy": ["Deflect"], "gerki": [STUCK]},
    active="gerki",
    marked=["gerki", "fiona"],
)
"""Gerki's dagger is for Remy, who may have it hit somebody who is marked."""
PALM: Final = _acting(
    "tara gog fiona",
    Reach("tara", "action"),
    hands={"tara": ["Let me read your palm with this compass."], "gog": ["Gog not think so!", "I raise!"]},
)
"""Tara is to act and may look at a hand."""
WATCHING_OUT: Final = _acting(
    "gerki gog fiona",
    Reach("gog", "action"),
    hands={"gerki": [], "gog": ["Dance with Gog!"]},
    active="gog",
    out=["gerki"],
)
"""Gerki is out; Gog is to act."""
BOXES: Final = {
    **{"atoning": ATONING, "gear": GEAR, "selling": SELLING, "moody": MOODY, "marking": MARKING},
    **{"deflecting": DEFLECTING, "barrels": BARRELS, "palm": PALM, "plank": PLANK, "coincidence": COINCIDENCE},
    **{"crew_hurt": CREW_HURT, "merchant_ship": MERCHANT_SHIP},
}
"""By name."""

# The Villains and the Dungeon Events

MINIONS: Final = _acting(
    "torglesnarf gerki eve",
    Reach("torglesnarf", "action"),
    hands={"torglesnarf": ["Brix the Enforcer", "Gambling? I'm in!"]},
    minions={"torglesnarf": [GRUNT, "Lug the Door"]},
)
"""Torglesnarf is to act; Grunt may act, Lug works all the time."""
AIMING_AT_MINIONS: Final = _acting(
    "gerki torglesnarf eve",
    Say("gerki", "action", STUCK),
    Reach("gerki", "target"),
    hands={"gerki": [STUCK]},
    minions={"torglesnarf": [GRUNT]},
)
"""Gerki picks whom he stabs: Torglesnarf, Eve, or Grunt."""
WAGES: Final = _acting(
    "torglesnarf gerki eve",
    Say("gerki", "action", STUCK),
    Say("gerki", "target", GRUNT),
    Reach("torglesnarf", "wages"),
    hands={"torglesnarf": [], "gerki": [STUCK]},
    active="gerki",
    minions={"torglesnarf": [GRUNT]},
)
"""Gerki has stabbed Grunt: Torglesnarf pays Wages or lets him go."""
BUYING: Final = Scene(
    ("vlazlo", "gog", "fiona"),
    (Reach("vlazlo", "form"),),
    hands={"vlazlo": ["Bat nap", "Straight for ze throat", "Gambling? I'm in!"]},
    setup={"blood": 5, "bat": ["Out ze vindow!"], "wolf": ["Lick ze vounds"]},
)
"""Vlazlo has discarded and may buy form cards for his Blood."""
BITING: Final = Scene(
    ("gerki", "amundyr", "fiona"),
    (Reach("gerki", "declare", "loss"),),
    hands={"gerki": ["Hide in shadows"], "amundyr": [], "fiona": []},
    setup={"phase": "drink", "scarabs": [2, 0, 1], "piles": {"gerki": ["Water"]}},
)
"""Gerki has Scarabs, and one bites at the end of his turn; Amundyr holds the supply."""
DIVIDING: Final = _acting(
    "gog daareka fiona",
    Say("daareka", "action", "Psionic vision"),
    Say("daareka", "target", "gog"),
    Reach("gog", "divide"),
    hands={"daareka": ["Psionic vision"], "gog": [], "fiona": []},
    active="daareka",
)
"""Daareka has had a vision; Gog divides what lies open."""


def dungeon(title: str, seat: str, ask: str) -> Scene:
    """A Dungeon Event is revealed at the end of Tara's turn, beside a Sea Event deck."""
    setup = {"phase": "drink", "counters": [3, 1], "event_decks": [[], [title]], "piles": {"tara": ["Water"]}}
    return Scene(
        ("tara", "gog", "vlazlo"),
        (Reach(seat, ask),),
        events=("sea", "dungeon"),
        hands={"tara": [], "gog": [], "vlazlo": []},
        setup={"gold": [5, 5, 5], "fortitude": [15, 15, 15], **setup},
    )


BID: Final = dungeon("A Contest of Wills", "tara", "bid")
"""A bid of at most 14 Fortitude is asked for."""

# Teams

_HANDS: Final = {
    "gerki": ["Hide in shadows", STUCK, "Gambling? I'm in!"],
    "gog": ["Dance with Gog!", "Gog only little bit broken.", "Gambling? I'm in!"],
    "fiona": ["Luckily for me, I was wearing my armor!", "I raise!"],
    "zot": ['The stars say, "No!"', "Teleport beverage!"],
}
_SHARED: Final = {"fortitude": [15, 12], "alcohol": [6, 4], "gold": [8, 11], "tokens": [2, 1]}


def _pairs(*steps: Step, hands: dict[str, list[str]] | None = None, **setup: Any) -> Scene:
    held = {**_HANDS, **(hands or {})}
    return Scene(_FOUR, steps, hands=held, setup={**_SHARED, **setup}, variant="two_headed_dragon")


SHARED_ACTION: Final = _pairs(Reach("gerki", "action"), phase="action")
"""Gerki and Gog choose their Actions, in any order."""
SHARED_DISCARD: Final = _pairs(Reach("gerki", "discard"), phase="discard")
"""Gerki and Gog discard and draw."""
SHARED_ORDERS: Final = _pairs(Reach("gerki", "orders"), phase="order")
"""Gerki and Gog agree where their two Drinks go."""
SHARED_DEFENCE: Final = _pairs(
    Say("fiona", "action", JOKES),
    Say("fiona", "target", "gog"),
    Reach("gerki", "declare", "played"),
    hands={"gog": ["Gog only little bit broken."], "fiona": [JOKES]},
    active="fiona",
    phase="action",
)
"""Fiona hits Gog; Gerki may answer for him."""
LAST_TOKEN: Final = _pairs(
    Say("fiona", "action", JOKES),
    Say("fiona", "target", "gog"),
    Reach("gerki", "declare", "about_to_lose"),
    hands={"gog": [], "gerki": [], "fiona": [JOKES]},
    fortitude=[7, 20],
    alcohol=[6, 0],
    active="fiona",
    phase="action",
)
"""Fiona hits Gog, and Gerki and Gog are about to pass out: a Potion Token saves them."""
TEAM_OUT: Final = Scene(
    (*_FOUR, "deirdre", "fleck"),
    setup={"out": ["gerki", "gog"], "active": "fiona", "phase": "action"},
    variant="two_headed_dragon",
)
"""Gerki and Gog are out; two teams play on."""
CHAMPION: Final = _pairs(
    Say("fiona", "action", "Gambling? I'm in!"),
    Reach("gerki", "champion"),
    hands={"fiona": ["Gambling? I'm in!"]},
    active="fiona",
    phase="action",
)
"""A Round has begun; Gerki and Gog choose their Champion."""
TOAST: Final = Scene(
    ("deirdre", "gog", "fiona", "zot"),
    (
        Say("deirdre", "action", "Let's toast the Goddess!"),
        Say("fiona", "champion", "zot"),
        Say("zot", "champion", "zot"),
        Reach("fiona", "declare", "played"),
    ),
    hands={**_HANDS, "deirdre": ["Let's toast the Goddess!"]},
    setup={**_SHARED, "phase": "action"},
    variant="two_headed_dragon",
)
"""Deirdre has everybody drink: she is her team's Champion, Zot is that of the others."""
MARKED_IN_MANY_WAYS: Final = replace(
    TOAST, steps=(Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "fiona"), *TOAST.steps)
)
"""Gog, seat 1, has acted and Deirdre too: she is Champion, and everybody drinks."""
BOSS: Final = Scene(
    ("torglesnarf", "gog", "fiona", "zot"),
    (Say("torglesnarf", "action", GRUNT), Reach("torglesnarf", "action")),
    hands={"torglesnarf": [GRUNT, "Brix the Enforcer"], "gog": _HANDS["gog"], "fiona": _HANDS["fiona"]},
    setup={"phase": "action", "turn": 3, "fortitude": [17, 15], "alcohol": [4, 5]},
    variant="boss_battle",
)
"""A Boss Battle in the second turn of the Boss, whom Gog, seat 1, Fiona and Zot are up against."""
BOSS_DISCARD: Final = Scene(
    ("torglesnarf", "gog", "fiona", "zot"),
    (Reach("torglesnarf", "discard"),),
    hands={"torglesnarf": [GRUNT, "Brix the Enforcer", "Gambling? I'm in!"]},
    variant="boss_battle",
)
"""The Boss of three Challengers discards and draws up to 9 cards."""
FIRST_RULE: Final = Scene(
    ("torglesnarf", "gerki", "fiona", "zot"),
    (Say("torglesnarf", "action", "First rule of villainy"), Reach("gerki", "discard_one")),
    hands={"torglesnarf": ["First rule of villainy"], "gerki": ["Hide in shadows"], "fiona": [], "zot": []},
    setup={"phase": "action", "turn": 3},
    variant="boss_battle",
)
"""The Boss has each Challenger give up a Sometimes Card: Gerki, seat 1, is asked."""
TEAM_OVER: Final = _pairs(
    Say("gog", "action", "Dance with Gog!"),
    Say("gog", "target", "fiona"),
    Over(),
    hands={"fiona": [], "zot": []},
    phase="action",
    fortitude=[15, 7],
    alcohol=[3, 4],
    tokens=[0, 0],
)
"""Gerki and Gog have won."""
