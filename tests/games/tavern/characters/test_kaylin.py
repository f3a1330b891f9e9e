"""The cards of Kaylin."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, GAMBLING, PIXIE_TIME, POISON, STUCK, SWIPED, WENCH

CUTE = "Don't call me cute!"
SNEEZE = "Everyone sneezes when I shake my wings."
KISSES = "Wolf kisses cure nearly everything."
PURSE = "Wulfric found somebody's purse. Again."
FEEDING = "Not now, I'm feeding Wulfric"

KINDS = [
    *kinds.hits("kaylin", 2, CUTE, "Wulfric, fetch! Not the stick. Them."),
    *kinds.hits("kaylin", 3, "Actually, his bite is worse than his bark"),
    *kinds.hits_others("kaylin", SNEEZE),
    *kinds.heals("kaylin", KISSES),
    *kinds.hits_back("kaylin", "Hit the pixie, meet the wolf."),
    *kinds.guards_all("kaylin", "~ Poof! ~"),
    *kinds.one_pays("kaylin", "Small hands fit in every pocket."),
    *kinds.all_pay("kaylin", PURSE),
    *kinds.cheats("kaylin", "Do you even know how to play this game?"),
    *kinds.leaves("kaylin", FEEDING),
    *kinds.ignores_drinks("kaylin", "Ah! I really needed a bath", "Why do they have to make these tankards so big?"),
    *kinds.ignores_drinks("kaylin", FEEDING, text=1),
    *kinds.strengthens_drinks("kaylin", "A pinch of dust in every mug."),
    *kinds.orders_two_more("kaylin", BRING),
    *kinds.common("kaylin", tip=True),
]
KAYLIN = Cards("kaylin", "gerki", "eve").cases(f"""
luck raises what others pay and not what you pay
    [table kaylin phrenk eve; potions kaylin Luck Potion] kaylin acts {PURSE}; kaylin plays Luck Potion -> gold 14 8 8
    [table kaylin phrenk eve; phase order; potions kaylin Luck Potion; piles nobody; until kaylin declare phase]
        kaylin plays {BRING}; kaylin plays Luck Potion; kaylin order eve; kaylin order eve; kaylin order eve
        -> gold 9 10 10; pile_sizes 0 0 3
sparkles make a player drunker
    kaylin acts Look at the pretty sparkles. Dizzy yet? at eve of gerki eve => alcohol 0 0 2; fortitude 20 20 20
Wulfric growls a player out of the Round
    [until gerki control] eve acts {GAMBLING}; kaylin moves Wulfric, growl at that one. at eve of kaylin gerki eve
        => control kaylin; in_round kaylin gerki
a treat changes the mood (RDI-WULFRIC-02 RDI-WULFRIC-08)
    [anytime; phase order; active gerki; side_decks kaylin Loyal] kaylin plays Who wants a treat? Wulfric wants a treat!
        => mood loyal; side_discards kaylin Loyal + Dozing
Private Pixie Time ends the turn and lasts until the next (RDI-WULFRIC-07)
    [piles kaylin Wine; hands kaylin ~ Poof! ~; hands gerki {POISON} + {SWIPED}; until gerki action]
        kaylin acts {PIXIE_TIME} => away kaylin; alcohol 0 0 0; pile_sizes 1 0 0; lasting kaylin {PIXIE_TIME}
    [piles kaylin Wine; drink_deck Holy Water; hands kaylin ~ Poof! ~; until kaylin discard] kaylin acts {PIXIE_TIME};
        gerki acts {POISON} at kaylin; gerki plays {SWIPED} at kaylin; gerki order kaylin -> fortitude 20 20 20;
        gold 10 10 10; away nobody; lasting kaylin nothing; discards kaylin {PIXIE_TIME}
playful bites for the last Fortitude too (RDI-WULFRIC-06)
    [fortitude 1 20 20; side_discards kaylin Playful; until eve discard] gerki acts {STUCK} at kaylin
        -> fortitude 0 19 20; out kaylin
playful bites nobody for a Drink or an Event (RDI-WULFRIC-06)
    [phase drink; drinks RDI 3; piles gerki Barroom Brawl!; side_discards kaylin Playful] -> fortitude 18 18 18
a mood that makes Drinks stronger does not count in a Contest
    [phase drink; piles kaylin Drinking Contest!; drink_deck Light Ale + Wine + Dark Ale;
        side_discards kaylin Slobbering] -> alcohol 2 2 1; gold 9 12 9
a mood is in force on Kaylin (RDI-WULFRIC-04 RDI-WULFRIC-05 RDI-WULFRIC-06)
    [works Loyal] gerki acts {STUCK} at kaylin => fortitude 19 20 20
    [works Playful] gerki acts {STUCK} at kaylin => fortitude 17 19 20
    [works Bristling] kaylin acts {CUTE} at eve => fortitude 20 20 17
    [works Slobbering; phase drink; piles kaylin Wine] => alcohol 3 0 0
    [works Lapping; phase drink; piles kaylin Wine] => alcohol 1 0 0
    [works Begging] kaylin acts {GAMBLING} => gold 13 9 9; inn -1
    [works Guarding] eve acts {WENCH} => gold 10 9 11
    [works Chewing; phase drink; piles eve Water] => gold 9 10 10; inn 1
    [works Nuzzling; phase drink; piles eve Water; fortitude 15 15 15] => fortitude 16 15 15
    [works Sulking; phase order; active gerki; fortitude 15 15 15] kaylin plays {KISSES} => fortitude 16 15 15
    [works Dozing; nothing] gerki acts {STUCK} at kaylin => fortitude 18 20 20
a mood is for Kaylin alone and one victim
    [side_discards kaylin Loyal] kaylin acts {SNEEZE} -> fortitude 20 19 19
    [side_discards kaylin Bristling] kaylin acts {SNEEZE} -> fortitude 20 19 19
at the end of Kaylin's turn the mood changes (RDI-WULFRIC-03)
    [phase action; side_decks kaylin Guarding; until gerki discard] -> mood guarding
    [side_decks kaylin Guarding; until gerki discard] kaylin acts {PIXIE_TIME} -> mood guarding
""")


@each(*KINDS, *KAYLIN)
def test_kaylin(case, seen):
    case.run(seen)
