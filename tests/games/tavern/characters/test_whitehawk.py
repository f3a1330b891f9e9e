"""The cards of Whitehawk."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

DEAL_OUT = "Somebody has to steer this thing. Deal me out."
ORDERS = "Drink up! Captain's orders"
PLANK = "Ante up or walk the plank!"
BEAT = "That's a fine hand there, but this one's got you beat"
COINCIDENCE = "What a coincidence, I happen to have the same hand!"
SHARE = "Don't forget the captain's extra share!"
PURSE = "That purse had a captain attached to it!"
HEADACHE = "My headache is about to become your headache."

KINDS = [
    *kinds.hits("whitehawk", 3, "I won't stand idly by while you insult the Drake!"),
    *kinds.hits(
        "whitehawk",
        2,
        "This blade and I have commanded bigger storms than you.",
        "You salute with the other hand, sailor.",
        "The mast needs hugging. Volunteer.",
    ),
    *kinds.hits_others("whitehawk", "All hands, brace for my temper!"),
    *kinds.heals("whitehawk", "Captains fall down last."),
    *kinds.hits_back("whitehawk", "Challenge accepted!"),
    *kinds.guards_fortitude("whitehawk", "A word of advice... don't"),
    *kinds.cheats("whitehawk", "The bottom of the deck outranks the top."),
    *kinds.leaves("whitehawk", DEAL_OUT),
    *kinds.ignores_drinks("whitehawk", "The captain's mug is for show."),
    *kinds.passes_drinks("whitehawk", "I don't drink until my crew drinks!"),
    *kinds.has_them_drink_more("whitehawk", ORDERS),
    *kinds.orders_two_more("whitehawk", t.BRING),
    *kinds.common("whitehawk", tip=False),
]
WHITEHAWK = Cards("whitehawk", "gerki", "eve").cases(f"""
the captain starts a Round that nobody may leave (RDI-CHAR-04 RDI-GAMBLE-01)
    whitehawk acts {PLANK}; eve may not play {t.CLOAK} in ante; gerki control (gold 9 9 9; pot 3; control whitehawk)
        => gold 12 9 9
forcing somebody out of it still works (RDI-CHAR-04 RDI-GAMBLE-22)
    [until whitehawk control] whitehawk acts {PLANK}; gerki moves {t.SLEEVE} at eve -> in_round whitehawk gerki
in a Round it takes control and leaving stays possible (RDI-GAMBLE-07 RDI-GAMBLE-19)
    [text 1; until whitehawk control] gerki acts {t.GAMBLING}; eve control pass; whitehawk moves {PLANK};
        gerki moves {t.RAISE} (control whitehawk; gold 9 9 9); eve plays {t.CLOAK} in ante => in_round whitehawk gerki;
        pot 5
one hand beats a Winning Hand and any card may follow it (RDI-CHAR-05 RDI-GAMBLE-16)
    [hands whitehawk {t.GAMBLING}; hands gerki {t.GAMBLING}; until gerki control] gerki acts {t.GAMBLING};
        eve moves {t.WINNING}; whitehawk may control pass / {BEAT}; whitehawk moves {BEAT};
        gerki may control pass / {t.GAMBLING} => control whitehawk; winning_hand no
the captain takes half of a Pot (RDI-CHAR-06)
    gerki acts {t.GAMBLING}; whitehawk plays {COINCIDENCE} in collect => gold 10 11 9
she takes it from whoever takes the Pot and not before (RDI-CHAR-06 RDI-CHAR-07 RDI-TIMING-10)
    eve acts {t.GAMBLING}; whitehawk may not play {COINCIDENCE} in won; gerki plays {t.TAKE_OVER} in won;
        whitehawk plays {COINCIDENCE} in collect -> gold 10 11 9
who has left or takes the Pot has no coincidence (RDI-CHAR-06)
    eve acts {t.GAMBLING}; whitehawk plays {DEAL_OUT} in ante; whitehawk may not play {COINCIDENCE} in collect
    [hands eve {t.GAMBLING}] whitehawk acts {t.GAMBLING}; whitehawk may not play {COINCIDENCE} in collect
the captain has an extra share of a Pot (RDI-RULING-17)
    whitehawk acts {t.GAMBLING}; whitehawk plays {SHARE} in happened => gold 14 9 9
and of the Gold of who has passed out (RDI-LOSE-03)
    [phase drink; alcohol 0 19 0; piles gerki Wine] whitehawk plays {SHARE} in happened => gold 14 0 12
there is no extra share of what others gain
    gerki plays {t.SWIPED} at eve; whitehawk may not play {SHARE} in phase
her own extra share brings no other
    whitehawk acts {t.GAMBLING}; whitehawk plays {SHARE} in happened; whitehawk order (window none) -> gold 14 9 9
whoever takes Gold from the captain feels it (RDI-RULING-17)
    gerki plays {t.SWIPED} at whitehawk; whitehawk plays {PURSE} in happened => gold 10 10 10; fortitude 20 18 20
an Ante is no theft
    gerki acts {t.GAMBLING}; whitehawk may not play {PURSE} in round_turn
whoever makes the captain drunker gets her headache (RDI-RULING-17)
    [table whitehawk gerki fleck; piles whitehawk Wine] gerki plays {t.EXTRA} in drinks;
        whitehawk plays {HEADACHE} in happened => alcohol 4 2 0; fortitude 20 19 20
    [table whitehawk zot fleck; piles zot Wine] zot plays {t.TELEPORT} in drinks at whitehawk;
        whitehawk plays {HEADACHE} in happened => alcohol 2 2 0; fortitude 20 19 20
    [table whitehawk eve fleck; piles nobody] eve acts {t.DRUNKER} at whitehawk; whitehawk plays {HEADACHE} in happened
        => alcohol 2 2 0; fortitude 20 19 20
of several who made her drunker she picks one
    [table whitehawk gerki zot; piles zot Wine] zot plays {t.TELEPORT} in drinks at whitehawk;
        gerki plays {t.EXTRA} in drinks; whitehawk plays {HEADACHE} in happened at gerki of gerki zot -> alcohol 4 2 0;
        fortitude 20 19 20
a Drink of her own is nobody's fault
    [piles whitehawk Wine] whitehawk passes in drinks; whitehawk may not play {HEADACHE}
the first to flinch hurts both
    whitehawk acts First to flinch buys the next barrel! at eve of gerki eve => fortitude 19 20 17
nobody gives the captain her own orders
    [piles whitehawk Wine] whitehawk may not play {ORDERS} in drinks
""")


@each(*KINDS, *WHITEHAWK)
def test_whitehawk(case, seen):
    case.run(seen)
