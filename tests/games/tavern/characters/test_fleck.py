"""The cards of Fleck."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

LEAVE = "Leave me be! I'm trying to read lore here!"
SING = "Wench, please allow me to pay for these drinks with a song!"

KINDS = [
    *kinds.hits("fleck", 1, "Excuse me... I think you're sitting on my tuning fork."),
    *kinds.hits("fleck", 2, t.STRINGS),
    *kinds.heals("fleck", "Who knew? One of my fans is a priest!"),
    *kinds.hits_back("fleck", t.FAN),
    *kinds.all_pay("fleck", t.POEM),
    *kinds.finds_gold("fleck", "Appreciative listeners! How nice!"),
    *kinds.finds_gold("fleck", "I got this from playing in the Town Square."),
    *kinds.cheats(
        "fleck",
        "Oops... I dropped my cards...",
        "Look at these cards! This must be my lucky day!",
        "Fortunately, I had this card up my sleeve! Ha ha, just kidding!",
        "It seems that Lady Luck is smiling on me!",
    ),
    *kinds.accuses("fleck", t.SLEEVE),
    *kinds.leaves("fleck", "Oh, Hey! This looks like a serious game.", LEAVE),
    *kinds.ignores_drinks("fleck", LEAVE, text=1),
    *kinds.ignores_drinks(
        "fleck", "You know, I should take better care of my dainty figure!", "I may be a fop, but I can hold my liquor!"
    ),
    *kinds.splits_drinks("fleck", "I do so hate to drink alone..."),
    *kinds.toasts("fleck", "A toast! To my friends!"),
    *kinds.in_the_own_order_phase("fleck", SING),
    *kinds.common("fleck", tip=True),
]
FLECK = Cards("fleck", "gerki", "eve").cases(f"""
a drinking song hurts the others and makes all drunk
    fleck acts {t.SONG} => fortitude 20 19 19; alcohol 1 1 1; gold 9 10 10; inn 1
Fleck orders two more Drinks for a song
    [phase order; piles fleck nothing] fleck plays {SING}; fleck order gerki; fleck order eve => gold 10 10 10; inn 0;
        pile_sizes 0 1 1
Fleck sings instead of paying for new Drinks
    [text 1; phase order; active gerki; piles gerki Water; drink_deck Wine; drink_deck_only; until eve discard]
        gerki order eve; fleck plays {SING} in payment => gold 10 9 9; inn 2; refills 1; drink_deck 28; pile_sizes 0 0 1
Fleck pays with a song for new Drinks only
    [phase action; active gerki] gerki plays {t.SWIPED} at fleck; fleck may not play {SING} in payment
a ballad costs a player two Gold
    fleck acts {t.BALLAD} at eve of fleck gerki eve => gold 12 10 8
sadness sobers everybody up and the others pay even at zero
    [alcohol 3 0 1] fleck acts {t.SAD} => alcohol 2 0 0; gold 12 9 9
there is no tip while a cheater is caught
    [table deirdre gerki fleck; on {t.FIVE} + {t.MY_GODDESS_KNOWS}] fleck acts {t.GAMBLING}; gerki moves {t.FIVE};
        fleck passes; deirdre plays {t.MY_GODDESS_KNOWS}; fleck may not play {t.TIPPED}
""")


@each(*KINDS, *FLECK)
def test_fleck(case, seen):
    case.run(seen)
