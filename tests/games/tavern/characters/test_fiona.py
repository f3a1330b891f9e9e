"""The cards of Fiona."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import AIM, ARMOR, BRING, NOT_EVE, POISON, SPLIT, STUCK

DRINK_UP = "Drink up, friend!"

KINDS = [
    *kinds.hits("fiona", 1, "It'll hurt more if you do it like this!", "You wanna arm wrestle?"),
    *kinds.hits("fiona", 2, "Hey! No more chain mail bikini jokes!", "Who says I'm not a lady?"),
    *kinds.hits("fiona", 3, "So then I got the ogre in a headlock like this!"),
    *kinds.heals("fiona", "I'm a quick healer."),
    *kinds.hits_back("fiona", AIM),
    *kinds.guards_fortitude("fiona", ARMOR),
    *kinds.all_pay("fiona", "Hey guys... Can I borrow some gold? Armor repair isn't cheap, ya' know."),
    *kinds.finds_gold("fiona", "I like this town. They give me a discount on armor repair"),
    *kinds.finds_gold("fiona", "Oh, that's what was rattling around in my armor!"),
    *kinds.catches("fiona", "I do believe that you're cheating. At this point, you have two options..."),
    *kinds.leaves("fiona", "Go away! I'm polishing my arsenal.", "Go away! I'm arranging my weapons by size."),
    *kinds.ignores_drinks(
        "fiona",
        "This is just the thing to get the rust off my armor!",
        "This is just the thing to get the blood off my sword!",
    ),
    *kinds.splits_drinks("fiona", SPLIT),
    *kinds.gains_courage("fiona", "Nothing like a little belt of liquid courage!"),
    *kinds.has_them_drink_more("fiona", DRINK_UP),
    *kinds.has_them_drink_now("fiona", "We're at an inn, and you're not drinking. What's wrong with you!?"),
    *kinds.orders_two_more("fiona", BRING),
    *kinds.has_them_drink_at_once("fiona", DRINK_UP),
    *kinds.common("fiona", tip=True),
]
FIONA = Cards("fiona", "gerki", "eve").cases(f"""
hitting back meets the player of the redirected card
    gerki acts {STUCK} at eve; eve plays {NOT_EVE}; fiona plays {AIM} in hurt -> fortitude 18 18 20
whom a loss is sent to may Ignore the card then
    [table eve gerki fiona; hands eve {NOT_EVE}] gerki acts {POISON} at eve; fiona may not play {ARMOR}
""")


@each(*KINDS, *FIONA)
def test_fiona(case, seen):
    case.run(seen)
