"""The cards of Wizgille."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, GAMBLING, POISON, SWIPED

OH_NO = "Oh no! It's not supposed to do that..."
BULWARK = "Deploying the pocket bulwark!"
DEALER = "My clockwork dealer never loses."
GLUE = "Not now, the glue has to set."
DRINK_DEVICE = "Hey! Let's test out my new drink creation device!"
INTO_GOLD = "This device can change alcohol into gold! Watch!"
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
SPARKS = "It's not supposed to shoot sparks!"
FIX = "Wait, wait... I can fix that!"
PURRING = "Purring like a kitten."
FIX_NOW = "I need to fix that right now"

KINDS = [
    *kinds.hits("wizgille", 2, OH_NO, "Could you hold this wire for a moment?"),
    *kinds.hits("wizgille", 3, "It needs a test subject. Congratulations!"),
    *kinds.hits_others("wizgille", "Stand back, I overwound the mainspring!"),
    *kinds.heals("wizgille", "Patched, oiled and ready to roll!"),
    *kinds.hits_back("wizgille", "I believe your attitude needs some percussive maintenance"),
    *kinds.guards_fortitude("wizgille", "Good thing this apron is riveted."),
    *kinds.guards_fortitude("wizgille", BULWARK),
    *kinds.guards_all("wizgille", "Safety first! Well, safety eventually."),
    *kinds.all_pay("wizgille", "Yup! My new Gold Attractor makes dungeon delving easier!"),
    *kinds.cheats("wizgille", DEALER),
    *kinds.leaves("wizgille", GLUE, "Deal me out, I am in the middle of a blueprint."),
    *kinds.ignores_drinks("wizgille", "Behold the collapsible spittoon!"),
    *kinds.ignores_drinks("wizgille", GLUE, text=1),
    *kinds.strengthens_drinks("wizgille", "A drop of lamp oil brings out the flavour."),
    *kinds.orders_two_more("wizgille", BRING),
    *kinds.common("wizgille", tip=True),
]
WIZGILLE = Cards("wizgille", "gerki", "eve").cases(f"""
a toll is collected with force
    wizgille acts Meet the automatic toll collector! at eve of gerki eve => fortitude 20 20 19; gold 11 10 9
a device orders two more Drinks for nothing
    [phase order; piles nobody; until wizgille declare phase] wizgille plays {DRINK_DEVICE}; wizgille order eve;
        wizgille order gerki => pile_sizes 0 1 1; gold 10 10 10
Drinks are created in the own Order Phase
    [phase action] wizgille may not play {DRINK_DEVICE}
    [phase order; active gerki] wizgille may not play {DRINK_DEVICE}
a Drink is Ignored and is worth a Gold
    [piles wizgille Elven Wine with a Chaser + Wine] wizgille plays {INTO_GOLD} in drinks => alcohol 0 0 0;
        gold 11 10 10; inn -1
the Drink of another is not Wizgille's
    [piles gerki Wine] wizgille may not play {INTO_GOLD} in drinks
    [piles gerki Wine] wizgille may not play {DEJA_VU} in drinks
deja vu Ignores a Drink
    [piles wizgille Wine] wizgille plays {DEJA_VU} in drinks => alcohol 0 0 0
deja vu Ignores a Drink event (RDI-EVENT-04 RDI-EVENT-06)
    [text 1; drinks RDI 3; piles gerki Barroom Brawl!] wizgille plays {DEJA_VU} in event => fortitude 20 18 18
an Event that has begun is Ignored no more (RDI-EVENT-01 RDI-EVENT-06)
    [piles gerki Drinking Contest!; drink_deck Light Ale + Dark Ale + Wine] wizgille passes in event;
        wizgille plays {DEJA_VU} in drinks -> alcohol 0 1 1; gold 12 9 9
a Gear Card is fixed before anybody answers the device (RDI-GEAR-03 RDI-GEAR-04 RDI-GEAR-05)
    [side_decks wizgille {SPARKS}] wizgille acts {OH_NO} at gerki; wizgille plays {FIX} in gear => fortitude 20 18 20;
        side_discards wizgille {SPARKS}
nothing is fixed without a Gear Card
    wizgille acts {OH_NO} at gerki; wizgille may not play {FIX}
a Gear Card is added to the device (RDI-GEAR-02 RDI-GEAR-05)
    [works Too much steam!; picks gerki; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 12 14
    [works Sorry, loose gear; picks eve; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 13 14
    [works {SPARKS}; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 14 15
    [works Ooh, it has a second setting!; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 12 15
    [works It kicks like a mule!; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 14 13 15
    [works The coolant is rather refreshing.; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 16 13 15
    [works The exhaust smells of brandy.; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 13 15;
        alcohol 1 0 0
    [works It runs on small coins.; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => gold 9 10 10; inn 1
    [works It dispenses change!; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => gold 11 10 10; inn -1
    [works Everybody duck!; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 14 12 14
    [works Wrong lever, sorry!; picks eve; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 13 15;
        alcohol 0 0 1
    [works {PURRING}; nothing; fortitude 15 15 15] wizgille acts {OH_NO} at gerki => fortitude 15 13 15; alcohol 0 0 0;
        gold 10 10 10; side_discards wizgille {PURRING}
a device may pour one more drink
    [works It also pours.; piles nobody; until wizgille declare phase] wizgille acts {OH_NO} at gerki
        => fortitude 20 18 20; pile_sizes 0 1 0
a turn ends to fix the device (RDI-GEAR-09)
    [works {FIX_NOW}; piles wizgille Wine; until gerki discard] wizgille acts {OH_NO} at gerki => fortitude 20 18 20;
        alcohol 0 0 0; pile_sizes 1 0 0; away nobody
who fixes a device Ignores everything until the turn ends
    [side_decks wizgille {FIX_NOW}] gerki acts {POISON} at wizgille; wizgille plays {BULWARK};
        gerki plays {SWIPED} in phase at wizgille -> fortitude 20 20 20; gold 10 10 10; away wizgille; active gerki
who fixes a device in a Round only passes but may win
    [side_decks wizgille {FIX_NOW}; hands wizgille {GAMBLING}] gerki acts {GAMBLING}; wizgille moves {DEALER}
        -> gold 12 9 9; away wizgille
""")


@each(*KINDS, *WIZGILLE)
def test_wizgille(case, seen):
    case.run(seen)
