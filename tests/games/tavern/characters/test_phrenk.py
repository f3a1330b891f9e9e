"""The cards of Phrenk."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, GAMBLING, HIDE, POISON, SWIPED, WINNING

TROLLS = "Trolls grow it back. You, not so much."
KETTLE = "Shh. The kettle is about to sing."
STRENGTH = "Strength Potion"
SECOND_KETTLE = "There is always a second kettle."
PARTIAL = "Partial Antidote"
DREGS = "Dregs of Bottomless Thirst"
PINT = "Pint of Second Thoughts"
DRAUGHT = "Draught of Knitting Flesh"
FLASK = "Flask of Borrowed Courage"
BOTTLED = "Bottled Thunderclap"
PHILTRE = "Philtre of Sticky Fingers"
VIAL = "Vial of Slippery Shadow"
PHIAL = "Phial of Pressing Business"
GAMBLER = "Gambler's Gargle"

KINDS = [
    *kinds.hits("phrenk", 2, TROLLS, "Hold still, I only need a sample.", "Catch! Oh. You were meant to catch it."),
    *kinds.hits("phrenk", 3, "Wrong flask. That one was the acid."),
    *kinds.hits_others("phrenk", "Nobody breathe for a minute!"),
    *kinds.heals("phrenk", "See? Good as new already."),
    *kinds.hits_back("phrenk", "You call that a slap? My mother slaps harder."),
    *kinds.guards_fortitude("phrenk", "That is troll hide. You will need a bigger fork."),
    *kinds.guards_all("phrenk", "I am immune to that one. I invented it."),
    *kinds.all_pay("phrenk", "Good ingredients are not cheap, you know."),
    *kinds.cheats("phrenk", "The cards are sticky? It must be the syrup."),
    *kinds.leaves("phrenk", KETTLE, "My money is in barrels, not in cards."),
    *kinds.ignores_drinks("phrenk", "A brewmaster tastes. He does not swallow."),
    *kinds.ignores_drinks("phrenk", KETTLE, text=1),
    *kinds.passes_drinks("phrenk", "I think you'll appreciate this drink more than I will"),
    *kinds.strengthens_drinks("phrenk", "Here ya go... This'll make that drink better!"),
    *kinds.orders_two_more("phrenk", BRING),
    *kinds.common("phrenk", tip=True),
]
PHRENK = Cards("phrenk", "gerki", "eve").cases(f"""
green players pay for a cure even when sober
    [alcohol 0 5 0] phrenk acts You're looking a little green. Drink this. at gerki of gerki eve => alcohol 0 2 0;
        gold 12 8 10
side effects are two
    phrenk acts Side effects may include everything. at eve of gerki eve => fortitude 20 20 19; alcohol 0 0 1
a second kettle offers another Potion
    [anytime; phase order; active gerki; potions phrenk Luck Potion] phrenk plays {SECOND_KETTLE};
        phrenk potion Luck Potion => potions phrenk Luck Potion; side_discards phrenk {STRENGTH}
    [anytime; phase order; active gerki; potions phrenk Luck Potion] phrenk plays {SECOND_KETTLE};
        phrenk potion {STRENGTH} => potions phrenk {STRENGTH}; side_discards phrenk Luck Potion
with no Potion the second kettle gives one
    [anytime; phase order; active gerki] phrenk plays {SECOND_KETTLE} => potions phrenk {STRENGTH}
the Potion that somebody has declined is not offered to them again because another was looked at (RDI-POTION-03)
    [table phrenk gerki; phase order; piles nobody; potions phrenk Luck Potion] phrenk sells in phase; gerki buy no;
        phrenk plays {SECOND_KETTLE}; phrenk potion Luck Potion; phrenk may declare in phase pass / wait
    [table phrenk gerki; phase order; piles nobody; potions phrenk Luck Potion] phrenk sells in phase; gerki buy no;
        phrenk plays {SECOND_KETTLE}; phrenk potion {STRENGTH}; phrenk may declare in phase pass / wait / sell
a Potion alters a Drink (RDI-POTION-04 RDI-POTION-06)
    [potions phrenk {PARTIAL}; piles phrenk Wine] phrenk plays {PARTIAL} in drinks => alcohol 1 0 0
    [potions phrenk {DREGS}; piles phrenk Wine] phrenk plays {DREGS} in drinks => alcohol 5 0 0
no Potion alters an Event
    [potions phrenk {PARTIAL}; piles phrenk Drinking Contest!] phrenk may not play {PARTIAL} in event
    [potions phrenk {DREGS}; piles phrenk Drinking Contest!] phrenk may not play {DREGS} in event
a Potion is drunk at any time
    [anytime; phase order; active gerki; potions phrenk {PINT}; fortitude 15 15 15; alcohol 5 5 5] phrenk plays {PINT}
        => alcohol 2 5 5; fortitude 15 15 15; side_discards phrenk {PINT}
    [anytime; phase order; active gerki; potions phrenk {DRAUGHT}; fortitude 15 15 15; alcohol 5 5 5]
        phrenk plays {DRAUGHT} => alcohol 5 5 5; fortitude 18 15 15; side_discards phrenk {DRAUGHT}
    [anytime; phase order; active gerki; potions phrenk {FLASK}; fortitude 15 15 15; alcohol 5 5 5] phrenk plays {FLASK}
        => alcohol 6 5 5; fortitude 18 15 15; side_discards phrenk {FLASK}
a Potion is the Action of a turn
    [potions phrenk {BOTTLED}] phrenk acts {BOTTLED} at gerki of gerki eve => fortitude 20 17 20
    [potions phrenk {PHILTRE}] phrenk acts {PHILTRE} at gerki of gerki eve => gold 12 8 10
a Potion hides from a blow
    [potions phrenk {VIAL}; hands gerki {SWIPED}] gerki acts {POISON} at phrenk; phrenk plays {VIAL}
        => fortitude 20 20 20
    [phase action; active gerki; potions phrenk {VIAL}; hands gerki {POISON}] gerki plays {SWIPED} at phrenk;
        phrenk may not play {VIAL}
a Potion calls away from a Round
    [potions phrenk {PHIAL}; until eve control] gerki acts {GAMBLING}; phrenk plays {PHIAL} in ante => gold 10 9 9;
        in_round gerki eve
    [potions phrenk {PHIAL}] gerki acts {GAMBLING}; phrenk may not play {PHIAL}
a Potion cheats after a Winning Hand
    [potions phrenk {GAMBLER}] eve acts {GAMBLING}; phrenk control pass; gerki moves {WINNING}; eve control pass;
        phrenk moves {GAMBLER} => gold 12 9 9
a Potion makes an own card stronger (RDI-POTION-05)
    [potions phrenk Luck Potion] phrenk acts {TROLLS} at gerki; phrenk plays Luck Potion => fortitude 20 17 20;
        side_discards phrenk Luck Potion
    [potions phrenk {STRENGTH}] phrenk acts {TROLLS} at gerki; phrenk plays {STRENGTH} => fortitude 20 16 20;
        side_discards phrenk {STRENGTH}
no Potion makes the card of another stronger
    [potions phrenk Luck Potion] gerki acts {POISON} at eve; phrenk may not play Luck Potion
    [potions phrenk {STRENGTH}] gerki acts {POISON} at eve; phrenk may not play {STRENGTH}
no loss is raised that is Ignored (RDI-NEGATE-02)
    [potions phrenk {STRENGTH}] phrenk acts {TROLLS} at gerki; gerki plays {HIDE}; gerki passes;
        phrenk may declare in played pass / wait / sell -> fortitude 20 20 20
    [potions phrenk {STRENGTH}] phrenk acts Nobody breathe for a minute!; gerki plays {HIDE}; gerki passes;
        phrenk plays {STRENGTH} => fortitude 20 20 17
""")


@each(*KINDS, *PHRENK)
def test_phrenk(case, seen):
    case.run(seen)
