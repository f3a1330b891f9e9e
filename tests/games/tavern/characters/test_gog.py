"""The cards of Gog."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, DRAGON_BREATH, EXTRA, SPLIT, WENCH_THINKS

ONLY = "Gog only little bit broken."
STOP = "Stop poking Gog"
BOTHER = "Do not bother Gog!"
MORE = "Gog say you drink MORE!"

KINDS = [
    *kinds.hits("gog", 2, "Why you laugh at Gog?", "Gog make funny? Why you not laugh?", "Gog only want hug!"),
    *kinds.hits("gog", 4, "Dance with Gog!"),
    *kinds.hits_others("gog", "Gog loves everyone!"),
    *kinds.heals("gog", ONLY),
    *kinds.hits_back("gog", "That not hurt! This hurt!"),
    *kinds.guards_fortitude("gog", STOP),
    *kinds.guards_all("gog", "Shut up!"),
    *kinds.all_pay("gog", "Gog crush beer stein on head"),
    *kinds.finds_gold("gog", "Shiny under table! Gog pay with shiny!"),
    *kinds.finds_gold("gog", "Gog find coin in boot!"),
    *kinds.catches("gog", "Gog think you cheating! Gog no like cheaters!"),
    *kinds.leaves("gog", "This game stupid!", BOTHER),
    *kinds.ignores_drinks("gog", BOTHER, text=1),
    *kinds.ignores_drinks("gog", "This taste yucky!"),
    *kinds.has_them_drink_more("gog", MORE),
    *kinds.orders_two_more("gog", BRING),
    *kinds.common("gog", tip=True),
]
GOG = Cards("gog", "fiona", "zot").cases(f"""
Gog hits for three and pays the Inn
    [table gog gerki eve] gog acts Sorry, Gog not see you sitting there... at eve of gerki eve => fortitude 20 20 17;
        gold 9 10 10; inn 1
Gog asks for more only when a Drink is revealed
    [table gog gerki eve; phase drink; active gerki] gog may not play {MORE}
Gog may Ignore even his own healing
    [table gog gerki zot; fortitude 15 20 20] gog plays {ONLY}; gog plays {STOP} => fortitude 15 20 20;
        discards gog {ONLY} + {STOP}
the Wench Negates whatever alters a Drink
    [table gog deirdre zot; fortitude 15 15 15; piles deirdre Elven Wine]
        deirdre plays You look like you need this more than I do! in drinks at gog; gog plays {WENCH_THINKS}
        => alcohol 0 3 0; fortitude 15 15 15
    [fortitude 15 15 15; piles fiona Elven Wine] fiona plays {SPLIT} in drinks at gog; gog plays {WENCH_THINKS}
        => alcohol 0 3 0; fortitude 15 15 15
    [fortitude 15 15 15; piles fiona Elven Wine] fiona plays Nothing like a little belt of liquid courage! in drinks;
        gog plays {WENCH_THINKS} => alcohol 0 3 0; fortitude 15 15 15
    [table gog gerki zot; fortitude 15 15 15; piles gerki Elven Wine] gerki plays {EXTRA} in drinks;
        gog plays {WENCH_THINKS} => alcohol 0 3 0; fortitude 15 15 15
    [table gog deirdre zot; fortitude 15 15 15; piles deirdre Elven Wine] deirdre plays Wine into Water in drinks;
        gog plays {WENCH_THINKS} => alcohol 0 3 0; fortitude 15 15 15
    [table gog fleck zot; fortitude 15 15 15; piles fleck Elven Wine]
        fleck plays Leave me be! I'm trying to read lore here! in drinks; gog plays {WENCH_THINKS} => alcohol 0 3 0;
        fortitude 15 15 15
the Wench Negates turning a Drink into another
    [table gog eve zot; piles zot Light Ale] eve plays {DRAGON_BREATH} in drinks; gog plays {WENCH_THINKS}
        => alcohol 0 0 1
the Wench does not Negate what forces somebody to drink
    [piles zot Elven Wine + Wine] fiona plays Drink up, friend! in drinks; gog may not play {WENCH_THINKS}
    [piles zot Elven Wine + Wine]
        fiona plays We're at an inn, and you're not drinking. What's wrong with you!? in drinks at zot;
        gog may not play {WENCH_THINKS}
""")


@each(*KINDS, *GOG)
def test_gog(case, seen):
    case.run(seen)
