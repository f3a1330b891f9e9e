"""The cards of Zot."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BARMAID, BRAWL, BRING, SLEEVE, TELEPORT

MEDITATING = "Not now, I'm meditating."
IGNORE = "Bad Pooky! Don't drink that!"

KINDS = [
    *kinds.hits("zot", 1, "Down Pooky!"),
    *kinds.hits(
        "zot",
        2,
        "I told you not to distract me!",
        "How many times have I told you? Keep your hands off my wand!",
        "Watch Out! Don't step on Pooky!",
    ),
    *kinds.hits_others("zot", BRAWL),
    *kinds.hits_back("zot", "No, Pooky! That's my friend!"),
    *kinds.guards_fortitude("zot", "Now you see me... Now you don't!"),
    *kinds.guards_all("zot", 'The stars say, "No!"'),
    *kinds.one_pays("zot", "Nothing up my sleeve! Presto! What's that behind your ear?"),
    *kinds.all_pay("zot", "Behold my impressive power as I... pull this rabbit out of my hat!"),
    *kinds.finds_gold("zot", "Transmute peanuts to gold"),
    *kinds.cheats(
        "zot",
        "Pooky! Stop looking at everyone's cards!",
        "Look over there! It's the Lich King!",
        "This time, we'll use my dice.",
    ),
    *kinds.accuses("zot", SLEEVE),
    *kinds.leaves("zot", MEDITATING),
    *kinds.leaves("zot", BARMAID, inn=1),
    *kinds.ignores_drinks("zot", MEDITATING, text=1),
    *kinds.ignores_drinks("zot", BARMAID, text=1, inn=1),
    *kinds.ignores_drinks("zot", IGNORE),
    *kinds.passes_drinks("zot", TELEPORT),
    *kinds.has_them_drink_now("zot", "Pooky thinks you look thirsty..."),
    *kinds.orders_two_more("zot", BRING),
    *kinds.common("zot", tip=True),
]
ZOT = Cards("zot", "gerki", "fleck").cases(f"""
a Drink that was Ignored is not passed
    [piles zot Wine] zot plays {IGNORE} in drinks; zot may not play {TELEPORT} in drinks
""")


@each(*KINDS, *ZOT)
def test_zot(case, seen):
    case.run(seen)
