"""The cards of Bryn."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRAWL, BRING, DISBELIEVE, NOT_EVE, PLANKS, POISON, SONG, STUCK, SWIPED

WATCH = "I've got watch duty."
OX = "I'm built like an ox, and I can drink like one, too!"
FIST = "Open this fist and it's yours."
CREW = "You mess with the crew, you mess with me!"
YOURSELF = "Stop hitting yourself!"

KINDS = [
    *kinds.hits("bryn", 2, "Watch it! Loose cannonball!", "That was me patting your back."),
    *kinds.hits("bryn", 3, "Catch! It only weighs a cannon."),
    *kinds.hits_others("bryn", "I can hold my own in a brawl. Wanna see?"),
    *kinds.heals("bryn", "Hardtack, stretch, back to work."),
    *kinds.hits_back("bryn", "You wanna play, huh?"),
    *kinds.guards_fortitude("bryn", "Was that a breeze?"),
    *kinds.finds_gold("bryn", "Loading crates pays by the hour."),
    *kinds.cheats("bryn", "Table's heavy. Cards must have slid."),
    *kinds.catches("bryn", "I think it's time to stop foolin' around, don't you?"),
    *kinds.leaves("bryn", WATCH),
    *kinds.ignores_drinks("bryn", WATCH, text=1),
    *kinds.ignores_drinks("bryn", "The bilge is thirsty too."),
    *kinds.splits_drinks("bryn", "Let's drink to clear skies and strong winds!"),
    *kinds.orders_two_more("bryn", BRING),
    *kinds.common("bryn", tip=False),
]
BRYN = Cards("bryn", "gerki", "eve").cases(f"""
Bryn's drink has no more than one Alcohol Content
    [piles bryn Dragon Breath Ale; until gerki declare phase] bryn plays {OX} in drinks => alcohol 1 0 0;
        fortitude 20 20 20
    [piles bryn Wine with a Chaser + Dragon Breath Ale; until gerki declare phase] bryn plays {OX} in drinks
        => alcohol 1 0 0; fortitude 20 20 20
    [piles bryn Dirty Dishwater; until bryn declare drinks] bryn plays {OX} in drinks -> drinks bryn 0 -1
    [piles bryn Elven Wine; until gerki declare phase] bryn plays {OX} in drinks => alcohol 1 0 0; fortitude 20 20 20
the Drink of another is not capped
    [piles gerki Wine] bryn may not play {OX} in drinks
Bryn hurts a player who pays her
    bryn acts Elbow on the table. Gold next to it. at eve of gerki eve => fortitude 20 20 19; gold 11 10 9
Bryn keeps her Gold
    gerki plays {SWIPED} at bryn; bryn plays {FIST} => gold 10 10 10
Bryn's fist is no shield
    gerki acts {STUCK} at bryn; bryn may not play {FIST}
Bryn strikes back for everybody who was hurt
    [table bryn zot eve fleck] zot acts {BRAWL}; bryn plays {CREW} in hurt => fortitude 19 17 19 19
    [table bryn gerki eve fleck] gerki acts {STUCK} at bryn; bryn plays {CREW} in hurt => fortitude 18 19 20 20
who Ignored the card or was not hurt by it does not count
    [table bryn zot eve fleck] zot acts {BRAWL}; eve plays {DISBELIEVE}; bryn plays {CREW} in hurt
        -> fortitude 19 18 20 19
only the hurt mess with who messes with the crew
    gerki acts {STUCK} at eve; bryn may not play {CREW} in hurt
who has reduced a loss may not hit back
    gerki acts {POISON} at bryn; bryn plays {PLANKS}; bryn may not play {CREW} in hurt
Bryn turns a blow round and its player is its source (RDI-CHAR-09 RDI-CHAR-11)
    gerki acts {STUCK} at bryn; bryn plays {YOURSELF} => fortitude 20 18 20
only who would be hurt turns or parries a blow
    gerki acts {STUCK} at eve; bryn may not play {YOURSELF}
    gerki acts {STUCK} at eve; bryn may not play {PLANKS}
a loss that Eve sends on is sent back by Bryn (RDI-CHAR-10 RDI-REDIRECT-03 RDI-RULING-53)
    [table bryn gerki eve fleck] gerki acts {POISON} at eve; eve plays {NOT_EVE} at bryn; bryn plays {PLANKS};
        bryn plays {YOURSELF} -> fortitude 20 19 20 20
a loss is reduced by two (RDI-NEGATE-10 RDI-NEGATE-11)
    gerki acts {POISON} at bryn; bryn plays {PLANKS} => fortitude 19 20 20
    gerki acts {STUCK} at bryn; bryn plays {PLANKS} => fortitude 20 20 20
a reduction is for its player only and leaves the rest of the card (RDI-NEGATE-11 RDI-NEGATE-12)
    [table bryn fleck eve] fleck acts {SONG}; bryn plays {PLANKS} -> fortitude 20 20 19; alcohol 1 1 1
""")


@each(*KINDS, *BRYN)
def test_bryn(case, seen):
    case.run(seen)
