"""The cards of Dimli."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, GAMBLING, RAISE, SLEEVE, TIPPED

KEEP_MY_GOLD = "Thanks... but I think I'll keep my Gold."
TALKING = "Can't you see I'm talking to this pretty, bearded lass here?"
DRINK_UP = "Drink up, friend!"
AGAIN = "Best two out of three?"

KINDS = [
    *kinds.hits("dimli", 1, "Stop using my head as a table!"),
    *kinds.hits(
        "dimli",
        2,
        "That's it! No more short jokes!",
        "Are you saying I'm grumpy?",
        "Let's try some Dwarven wrist wrestling!",
    ),
    *kinds.hits_back("dimli", "Hey! You almost damaged the beard!"),
    *kinds.guards_fortitude("dimli", "Good thing I was wearing my great-grandfather's helmet!"),
    *kinds.all_pay("dimli", "Impressive Dwarven War Belch!"),
    *kinds.finds_gold("dimli", "Dwarves always have money."),
    *kinds.finds_gold("dimli", "Lemme check the money belt..."),
    *kinds.leaves("dimli", KEEP_MY_GOLD, "What? And part with my hard-earned money?", TALKING),
    *kinds.ignores_drinks("dimli", TALKING, text=1),
    *kinds.ignores_drinks(
        "dimli", "I don't want this watered-down stuff!", "My mother gave me stronger stuff when I was a baby!"
    ),
    *kinds.passes_drinks("dimli", "You have this. I'm waiting for the good stuff!"),
    *kinds.splits_drinks("dimli", "Now this stuff is actually good! Try some!"),
    *kinds.strengthens_drinks("dimli", "Spike it with Firewater"),
    *kinds.gains_courage("dimli", "Uuurp! That hit the spot!"),
    *kinds.has_them_drink_more("dimli", DRINK_UP),
    *kinds.orders_two_more("dimli", BRING),
    *kinds.has_them_drink_at_once("dimli", DRINK_UP),
    *kinds.common("dimli", tip=True),
]
DIMLI = Cards("dimli", "gerki", "eve").cases(f"""
the tip answers a card that forces its player out
    [table dimli gerki; gold 10 10; until dimli declare phase] dimli acts {GAMBLING}; gerki moves {SLEEVE} at dimli;
        dimli plays {TIPPED} => gold 9 9; inn 2
Dimli has a won Round go on in his control
    gerki acts {GAMBLING}; dimli plays {AGAIN} in won; gerki control (control dimli; gold 8 8 8; pot 6) => gold 14 8 8
Dimli without Gold has it go on without antes
    [gold 1 10 10; until gerki declare phase] gerki acts {GAMBLING}; dimli plays {AGAIN} in won;
        gerki control (control dimli; gold 0 9 9; pot 3) => gold 3 9 9; out nobody
Dimli has no Round go on that he has left
    gerki acts {GAMBLING}; dimli plays {KEEP_MY_GOLD} in ante; dimli may not play {AGAIN} in won
Dimli has no Round go on that he has won
    dimli acts {GAMBLING}; dimli may not play {AGAIN} in won
who leaves when it is raised leaves the first Ante in the Pot
    [until gerki order] gerki acts {GAMBLING}; eve moves {RAISE}; dimli plays {KEEP_MY_GOLD} in ante;
        gerki control (in_round gerki eve; pot 5; gold 9 8 8; control eve) -> gold 9 8 13
""")


@each(*KINDS, *DIMLI)
def test_dimli(case, seen):
    case.run(seen)
