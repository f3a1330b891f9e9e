"""The Drinks and Drink Events, drunk from the own Drink Me! Pile."""

from dataclasses import replace
from typing import Any

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS
from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

PLAIN = """
Light Ale | RDI 1 | 1 0
Dark Ale | RDI 1 | 1 0
Wine | RDI 1 | 2 0
Elven Wine | RDI 1 | 3 0
Dragon Breath Ale | RDI 1 | 4 0
Dirty Dishwater | RDI 1 | 0 -1
We're Cutting You Off! | RDI 1 | -1 0
Orcish Rotgut | RDI 1 | 0 -2
Troll Swill | RDI 1 | 1 -1
Water | RDI 1 | 0 0
Holy Water | RDI 1 | 0 2
Wizard's Brew | RDI 1 | 2 2
Dwarven Firewater | RDI 2 | 4 0
Ogre Brew | RDI 2 | 2 -1
Pixie Punch | RDI 3 | 2 0
Grog | RDI 4 | 2 0
Shot of Rum | RDI 4 | 3 0
Bottle of Rum | RDI 4 | 4 0
Rice Wine | RDI 5 | 2 0
Pot of Tea | RDI 5 | -1 0
Coffee | RDI 6 | -1 0
Angel Tears | RDI 6 | 0 2
Dungeon Runoff | RDI 6 | 0 -1
"Tomato Juice" | RDI 6 | 0 -2
"""
CHASED = """
Light Ale with a Chaser | RDI 1 | 1 0
Dark Ale with a Chaser | RDI 1 | 1 0
Wine with a Chaser | RDI 1 | 2 0
Elven Wine with a Chaser | RDI 1 | 3 0
Pixie Punch with a Chaser | RDI 3 | 2 0
Grog with a Chaser | RDI 4 | 2 0
Shot of Rum with a Chaser | RDI 4 | 3 0
"""
"""Title, a Drink Deck that has it, Alcohol Content and Fortitude."""
HALF = {-2: -1, -1: -1, 0: 0, 1: 1, 2: 1, 3: 2, 4: 2}
"""Rounded up, in size."""
AT = ("fiona", "gerki", "zot")
STATS: dict[str, Any] = {"fortitude": [15, 15, 15], "alcohol": [5, 5, 5]}


def rows(table):
    """Return title, deck, Alcohol Content and Fortitude of each row."""
    for row in filter(None, table.splitlines()):
        title, deck, numbers = row.split(" | ")
        yield title, deck, *map(int, numbers.split())


def drunk(title, deck, alcohol, fortitude):
    """Return the case that a Drink changes who drinks it."""
    return Cards(*AT, **STATS).cases(f"""
        a Drink changes who drinks it
            [reveals {title} + Drinking Contest!; drinks {deck}]
                => alcohol {5 + alcohol} 5 5; fortitude {15 + fortitude} 15 15; pile_sizes 1 0 0;
                drink_discard {title}; hand_sizes 0 0 0; gold 10 10 10
    """)


def split(title, deck, alcohol, fortitude):
    """Return the case that a card splits a Drink."""
    more, healthier = 5 + HALF[alcohol], 15 + HALF[fortitude]
    return Cards(*AT, **STATS).cases(f"""
        {title} is split by a card
            [drinks {deck}; piles fiona {title}] fiona plays {t.SPLIT} in drinks at zot
                -> alcohol {more} 5 {more}; fortitude {healthier} 15 {healthier}; discards fiona {t.SPLIT}
    """)


def chased(title, deck, alcohol, _):
    """Return the cases that a Chaser is added, or nothing."""
    return Cards(*AT, **STATS).cases(f"""
        a Chaser is added
            [reveals {title} + Troll Swill + Water; drinks {deck}] => alcohol {5 + alcohol + 1} 5 5; fortitude 14 15 15;
                pile_sizes 1 0 0; drink_discard Troll Swill + {title}; hand_sizes 0 0 0
        nothing is added by an empty pile or an Event
            [reveals {title}; drinks {deck}] => alcohol {5 + alcohol} 5 5; drink_discard {title}; gold 10 10 10
            [reveals {title} + Drinking Contest!; drinks {deck}] => alcohol {5 + alcohol} 5 5;
                drink_discard {title} + Drinking Contest!; gold 10 10 10
    """)


DRINKS = Cards(*AT).cases("""
Gog is a half-ogre
    [table gog gerki zot; reveals Ogre Brew; drinks RDI 2; fortitude 15 15 15; alcohol 5 5 5] => alcohol 8 5 5;
        fortitude 15 15 15
inspiration draws two cards
    [reveals Gnomish Inspirational Ale; drinks RDI 3; hands fiona I raise!] => alcohol 2 0 0; hand_sizes 3 0 0
a coin settles the Gambler's Grog (RDI-RULING-60)
    [reveals Gambler's Grog; drinks RDI 3; coins heads] => alcohol 1 0 0
    [reveals Gambler's Grog; drinks RDI 3; coins tails] => alcohol 4 0 0
who reveals a Mead may split it
    [reveals Mead; drinks RDI 2] fiona may split none / gerki / zot; fiona split zot => alcohol 2 0 2
    [reveals Mead; drinks RDI 2] fiona may split none / gerki / zot; fiona split none => alcohol 3 0 0
    [reveals Sauvignon Blech; drinks RDI 6] fiona may split none / gerki / zot; fiona split zot => alcohol 2 0 2
    [reveals Sauvignon Blech; drinks RDI 6] fiona may split none / gerki / zot; fiona split none => alcohol 3 0 0
a Mead is not split as a Chaser
    [phase drink; drinks RDI 2; piles fiona Light Ale with a Chaser + Mead] -> alcohol 4 0 0
    [phase drink; drinks RDI 6; piles fiona Light Ale with a Chaser + Sauvignon Blech] -> alcohol 4 0 0
""")
EVENTS = Cards(*AT).cases(f"""
everybody drinks a copy of one Drink
    [reveals Round on the House!; drink_deck {t.CONTEST} + Wine with a Chaser + Troll Swill + Water]
        fiona declare in event (stack Round on the House!); zot declare in drinks (drinks fiona 3 -1; drinks gerki 3 -1;
        drinks zot 3 -1) => alcohol 3 3 3; fortitude 19 19 19;
        drink_discard Round on the House! + Troll Swill + Wine with a Chaser + {t.CONTEST}
    [reveals A Toast to Villainy!; drinks RDI 6; drink_deck {t.CONTEST} + Wine with a Chaser + Troll Swill + Water]
        fiona declare in event (stack A Toast to Villainy!); zot declare in drinks (drinks fiona 3 -1;
        drinks gerki 3 -1; drinks zot 3 -1) => alcohol 3 3 3; fortitude 19 19 19;
        drink_discard A Toast to Villainy! + Troll Swill + Wine with a Chaser + {t.CONTEST}
the strongest Drink wins a Contest
    [reveals {t.CONTEST}; drink_deck Elven Wine + Wine with a Chaser + Wine + {t.CONTEST}] => alcohol 3 4 0; gold 9 12 9
    [reveals {t.CONTEST}; drinks RDI 6; drink_deck Elven Wine + Wine with a Chaser + Wine + {t.CONTEST}]
        => alcohol 3 4 0; gold 9 12 9
those who tie in a Contest drink again
    [reveals {t.CONTEST}; drink_deck Wine + Wine + Light Ale + Dark Ale + Elven Wine + Holy Water] => alcohol 3 5 1;
        gold 9 12 9; drink_deck 24
Ambrosia strengthens and costs two Gold
    [reveals Fine Ambrosia, Nectar of the Gods; drinks RDI 2; fortitude 15 15 15; alcohol 5 5 5] => alcohol 6 5 5;
        fortitude 19 15 15; gold 8 10 10; inn 2
Ambrosia counts nothing as a Chaser
    [phase drink; drinks RDI 2; fortitude 15 15 15; alcohol 5 5 5;
        piles fiona Light Ale with a Chaser + Fine Ambrosia, Nectar of the Gods] -> alcohol 6 5 5; fortitude 15 15 15;
        gold 10 10 10
who survives a challenge is paid
    [reveals The Challenge!; drinks RDI 2;
        drink_deck Round on the House! + Wine with a Chaser + Light Ale + Elven Wine + Dark Ale]
        fiona may accept yes / no; fiona accept yes => alcohol 6 0 0; gold 12 9 9
a challenge may be declined
    [phase drink; drinks RDI 2; piles fiona The Challenge!] fiona accept no -> alcohol 0 0 0; gold 10 10 10;
        drink_discard The Challenge!
who passes out over a challenge is paid nothing
    [phase drink; drinks RDI 2; fortitude 4 20 20; piles fiona The Challenge!; drink_deck Wine + Elven Wine + Water]
        fiona accept yes -> gold 0 12 12; inn 6; out fiona
a brawl hurts everybody
    [reveals Barroom Brawl!; drinks RDI 3] => fortitude 18 18 18; alcohol 0 0 0
monsters are fought or paid off
    [reveals Monster Attack!; drinks RDI 3] fiona may lose_or_pay lose / pay; fiona lose_or_pay lose;
        gerki lose_or_pay pay (fortitude 20 20 20; gold 10 10 10); zot lose_or_pay lose => fortitude 18 20 18;
        gold 10 9 10; inn 1
monsters are not paid off without Gold
    [phase drink; drinks RDI 3; gold 10 0 10; piles fiona Monster Attack!; until gerki declare about_to_lose]
        fiona lose_or_pay pay; zot lose_or_pay pay -> fortitude 20 18 20; gold 9 0 9; inn 2
the Wench dares the others to take the stronger Drink
    [reveals The Wench Dares You...; drinks RDI 6; drink_deck Wine + Elven Wine + Water] => alcohol 2 3 3; gold 10 10 10
    [reveals The Wench Dares You...; drinks RDI 6; drink_deck Elven Wine + Wine + Water] => alcohol 2 3 3; gold 10 10 10
of two equal Drinks its revealer chooses
    [reveals The Wench Dares You...; drinks RDI 6; drink_deck Wine + Wizard's Brew + Water; fortitude 15 15 15]
        fiona may dare 0 / 1; fiona dare 1 => alcohol 2 2 2; fortitude 17 15 15
""")


@each(
    *(case for row in rows(PLAIN) for case in drunk(*row)),
    *(case for row in rows(PLAIN + CHASED) for case in split(*row)),
    *(case for row in rows(CHASED) for case in chased(*row)),
    *DRINKS,
    *EVENTS,
)
def test_drinks(case, seen):
    case.run(seen)


@pytest.mark.rules("RDI-CHAR-12")
@pytest.mark.parametrize(
    ("title", "deck", "trait", "alcohol"),
    [
        ("Orcish Rotgut", "RDI 1", "orc", 2),
        ("Troll Swill", "RDI 1", "troll", 2),
        ("Ogre Brew", "RDI 2", "ogre", 3),
        ("Ogre Brew", "RDI 2", "half-ogre", 3),
        ('"Tomato Juice"', "RDI 6", "vampire", 2),
    ],
)
def test_some_drinks_agree_with_those_they_are_made_for(seen, monkeypatch, title, deck, trait, alcohol):
    monkeypatch.setitem(CHARACTERS, "fiona", replace(CHARACTERS["fiona"], traits=(trait,)))
    cases = Cards(*AT, **STATS).cases(f"""
        it agrees with its drinker
            [reveals {title}; drinks {deck}] => alcohol {5 + alcohol} 5 5; fortitude 15 15 15
    """)

    for case in cases:
        case.run(seen)
