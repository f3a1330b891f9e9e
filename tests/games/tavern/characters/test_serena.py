"""The cards of Serena."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, GAMBLING, POISON, SONG, SWIPED, WINNING

KNEEL = "Kneel, and we can skip the hard part."
LIGHT = "The light judges the whole table."
MENDS = "The light mends what tavern brawls break."
TAB = "The Temple keeps a tab here."
CONFESS = "I shall confess this one tomorrow."
BLADE = "My holy blade detects lies!"
HUSH = "Hush. The evening prayer has begun."
VOWS = "My vows name many drinks. This is one of them."
PENANCE = "Penance is payable in bruises and coin."
DONATIONS = "Your donations will be greatly appreciated by the Temple"
FAITH = "Faith is the better half of my armour."
BLESSED = "Let this cup be blessed."

KINDS = [
    *kinds.hits("serena", 2, KNEEL),
    *kinds.hits("serena", 3, "Blasphemer!"),
    *kinds.hits_others("serena", LIGHT),
    *kinds.heals("serena", MENDS),
    *kinds.hits_back("serena", "How dare you strike a Paladin!"),
    *kinds.guards_all("serena", "You're angering me. You would be wise to stop!"),
    *kinds.finds_gold("serena", TAB),
    *kinds.cheats("serena", CONFESS),
    *kinds.catches("serena", BLADE),
    *kinds.leaves("serena", "This is not in the Paladin's Codex...", HUSH),
    *kinds.ignores_drinks("serena", VOWS),
    *kinds.ignores_drinks("serena", HUSH, text=1),
    *kinds.orders_two_more("serena", BRING),
    *kinds.common("serena", tip=True),
]
SERENA = Cards("serena", "gerki", "eve").cases(f"""
an Action moves the Piety (RDI-PIETY-04 RDI-PIETY-05)
    [piety 5] serena acts Blasphemer! at eve -> piety 6
    [piety 5] serena acts {KNEEL} at eve -> piety 6
    [piety 5] serena acts {PENANCE} at eve -> piety 3
    [piety 5] serena acts {LIGHT} -> piety 4
    [piety 8] serena acts Blasphemer! at eve -> piety 8
who kneels loses less to a Serena of little Piety
    [piety 8] serena acts {KNEEL} at eve of gerki eve => fortitude 20 20 18
    [piety 4] serena acts {KNEEL} at eve of gerki eve => fortitude 20 20 18
    [piety 3] serena acts {KNEEL} at eve of gerki eve => fortitude 20 20 19
    [piety 1] serena acts {KNEEL} at eve of gerki eve => fortitude 20 20 19
a card goes by the Piety of when it takes effect (RDI-PIETY-05)
    [piety 4] serena acts {KNEEL} at eve; gerki plays {SWIPED} at serena; serena plays {TAB} in payment
        -> fortitude 20 20 19; piety 4; gold 10 11 10
penance costs a player Fortitude and Gold
    serena acts {PENANCE} at eve of gerki eve => fortitude 20 20 18; gold 10 10 9; inn 1; piety 6
who has no Piety left atones once (RDI-PIETY-05)
    [piety 1] serena acts {PENANCE} at eve; serena may atone lose / pay; serena atone pay -> fortitude 20 20 18;
        gold 9 10 9; piety 1
    [piety 1] serena acts {PENANCE} at eve; serena may atone lose / pay; serena atone lose -> fortitude 19 20 18;
        gold 10 10 9; piety 1
    [piety 2] serena acts {PENANCE} at eve; serena may atone lose / pay; serena atone pay -> fortitude 20 20 18;
        gold 9 10 9; piety 1
    [piety 2] serena acts {PENANCE} at eve; serena may atone lose / pay; serena atone lose -> fortitude 19 20 18;
        gold 10 10 9; piety 1
Piety one is no reason to atone
    [piety 2] serena acts {LIGHT} -> piety 1; fortitude 20 19 19
without Gold Serena atones with Fortitude
    [gold 1 10 10; piety 2] serena acts {GAMBLING}; gerki moves {WINNING}; serena moves {CONFESS} -> piety 1;
        fortitude 19 20 20
cheating costs Serena Piety
    serena acts {GAMBLING}; gerki moves {WINNING}; serena moves {CONFESS} -> piety 6
donations are tithed or cost Piety
    [until serena declare phase] serena acts {DONATIONS} => gold 12 9 9; piety 7
    serena acts {DONATIONS}; serena tithe tithe -> gold 11 9 9; piety 8
    serena acts {DONATIONS}; serena tithe piety -> gold 12 9 9; piety 7
a tithe that the Inn pays is none
    serena acts {DONATIONS}; serena tithe tithe; serena plays {TAB} in payment -> gold 12 9 9; piety 6; inn 0
abstaining is pious
    [piles serena Wine; piety 5] serena plays {VOWS} in drinks -> piety 6; alcohol 0 0 0
    [piles serena Wine; piety 5] serena plays {HUSH} in drinks -> piety 6; alcohol 0 0 0
leaving a Round for prayer is pious
    [piety 5] gerki acts {GAMBLING}; serena plays {HUSH} in ante -> piety 6
faith reduces a loss by the Piety
    [piety 8] gerki acts {POISON} at serena; serena plays {FAITH} => fortitude 19 20 20
    [piety 5] gerki acts {POISON} at serena; serena plays {FAITH} => fortitude 19 20 20
    [piety 4] gerki acts {POISON} at serena; serena plays {FAITH} => fortitude 18 20 20
    [piety 1] gerki acts {POISON} at serena; serena plays {FAITH} => fortitude 18 20 20
faith reduces her own loss alone and leaves the rest of the card (RDI-NEGATE-10 RDI-NEGATE-11 RDI-NEGATE-12)
    [table serena fleck eve] fleck acts {SONG}; serena plays {FAITH} -> fortitude 20 20 19; alcohol 1 1 1
faith needs a loss of Serena's
    [hands gerki {SWIPED}] gerki acts {POISON} at eve; serena may not play {FAITH}
    [phase action; active gerki; hands gerki {POISON}] gerki plays {SWIPED} at serena; serena may not play {FAITH}
a cup is blessed or cursed by the Piety
    [piles gerki Wine; piety 4] serena plays {BLESSED} in drinks => alcohol 0 0 0
    [piles gerki Light Ale; piety 8] serena plays {BLESSED} in drinks => alcohol 0 0 0
    [piles gerki Wine; piety 3] serena plays {BLESSED} in drinks => alcohol 0 4 0
no Event is blessed
    [piles serena Drinking Contest!] serena may not play {BLESSED} in event
the light mends by the Piety
    [anytime; phase order; active gerki; fortitude 15 15 15; piety 5] serena plays {MENDS} => fortitude 17 15 15
    [anytime; phase order; active gerki; fortitude 15 15 15; piety 4] serena plays {MENDS} => fortitude 16 15 15
catching a cheater is pious
    [piety 5] eve acts {GAMBLING}; gerki moves Oops... I dropped my cards...; serena plays {BLADE} -> piety 6;
        gold 12 9 9
""")


@each(*KINDS, *SERENA)
def test_serena(case, seen):
    case.run(seen)
