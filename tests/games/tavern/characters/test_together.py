"""Cards that meet: what one card's text says about another, about a Round, a Contest or a split Drink."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

MORE = "Gog say you drink MORE!"

TABLE = Cards("zot", "gerki", "eve").cases(f"""
who shares the pain may defend against his half
    [table eve gerki zot] gerki acts {t.POISON} at eve; gerki passes; eve plays {t.SHARE_PAIN}; gerki passes;
        gerki plays {t.HIDE} -> fortitude 18 20 20
whom a loss is sent to may Ignore the card then
    [table eve gerki fiona] gerki acts {t.POISON} at eve; eve plays {t.NOT_EVE}; fiona plays {t.ARMOR}
        -> fortitude 20 20 20
a loss sent to who is hit anyway is a second one
    [table eve gog zot] gog acts Gog loves everyone!; eve plays {t.NOT_EVE} -> fortitude 20 20 18
hitting back is sent on like any loss
    [table eve fleck zot] eve acts That's odd. Illusions aren't supposed to actually hurt. at fleck;
        fleck plays {t.FAN} in hurt; eve plays {t.NOT_EVE} -> fortitude 20 19 18
hitting back is answered by hitting back
    [table fiona fleck zot] fiona acts {t.WRESTLE} at fleck; fleck plays {t.FAN} in hurt; fiona plays {t.AIM} in hurt
        -> fortitude 18 17 20
who was forced out still takes from the Pot and the win
    [table zot gerki fleck] fleck acts {t.GAMBLING}; zot moves {t.SLEEVE} at gerki;
        fleck declare in round_turn (in_round zot fleck); gerki plays Grab a coin while no one's lookin'! in round_turn;
        fleck control (gold 9 10 9; pot 2); gerki plays {t.TAKE_OVER} in won -> gold 9 12 9
who has left still gives the Wench her tip
    [table deirdre gerki fleck] fleck acts {t.GAMBLING}; deirdre plays {t.PRAY} in ante;
        deirdre plays {t.TIPPED} in round_turn -> gold 10 9 9; inn 2
a cheater goes on if catching is Negated
    [table deirdre gerki fleck; until fleck order] fleck acts {t.GAMBLING}; gerki moves {t.FIVE}; fleck passes;
        deirdre plays {t.MY_GODDESS_KNOWS}; fleck plays {t.NOT_SO}; fleck control (control gerki; pot 3) -> gold 9 12 9
who makes all ante and leaves has nobody in control
    [table deirdre gerki fleck; until deirdre order] deirdre acts {t.GAMBLING}; deirdre plays {t.PRAY} in ante;
        gerki control (control nobody; pot 2; in_round gerki fleck) -> gold 10 9 9; inn 2
    [table deirdre gerki fleck; until fleck order] fleck acts {t.GAMBLING}; deirdre moves {t.RAISE};
        deirdre plays {t.PRAY} in ante; gerki control (control nobody; pot 5; in_round gerki fleck) -> gold 9 8 8; inn 5
who accuses himself takes control and leaves
    [table zot gerki fleck; until fleck order] fleck acts {t.GAMBLING}; zot moves {t.SLEEVE} at zot;
        gerki control (control nobody; in_round gerki fleck; pot 3) -> gold 9 9 9; inn 3
in a Round that goes on who had left stays out and Dimli's left begins
    [table dimli gerki fiona eve; hands gerki {t.RAISE}; until gerki order] gerki acts {t.GAMBLING};
        fiona plays Go away! I'm polishing my arsenal. in ante; eve moves {t.WINNING};
        dimli plays Best two out of three? in won; gerki may control pass / {t.RAISE} (control dimli;
        in_round dimli gerki eve) -> gold 14 8 10 8
an Illusionary Coin serves for a raise of her own
    [table eve gerki zot] gerki acts {t.GAMBLING}; eve moves {t.RAISE}; eve plays Illusionary Coin in ante;
        gerki control (gold 9 8 8; pot 5; control eve) -> inn 0
the Inn pays only what its guest could have paid
    [table gerki zot fleck; gold 1 10 10] fleck acts {t.BALLAD} at gerki; gerki plays {t.SWIPE} in payment
        -> gold 1 10 11; inn -1
found Gold pays for new Drinks
    [table gerki zot fleck; phase order; active zot; piles zot Water; drink_deck Wine; drink_deck_only;
        until fleck discard] zot order fleck; gerki plays {t.SWIPE} in payment -> gold 10 9 9; inn 2
the price of an accident may come from the Inn
    [table zot gerki fleck; piles zot Wine] zot plays {t.BARMAID} in drinks;
        zot plays Transmute peanuts to gold in payment -> alcohol 0 0 0; gold 10 10 10; inn 0
a Negated Wench leaves a Drink Ignored
    [table gerki zot fleck; piles gerki Wine] gerki plays {t.DUMP} in drinks; fleck passes; zot plays {t.WENCH_THINKS};
        fleck plays {t.NOT_SO} -> alcohol 0 0 0
one half of a split Drink is Ignored
    [table fleck gerki zot; piles fleck Elven Wine] fleck plays I do so hate to drink alone... in drinks at gerki;
        gerki plays {t.DUMP} in drinks -> alcohol 2 0 0
Fortitude gained from a Drink ends at twenty
    [table fiona gerki zot; fortitude 18 20 20; piles fiona Dragon Breath Ale]
        fiona plays Nothing like a little belt of liquid courage! in drinks -> alcohol 0 0 0; fortitude 20 20 20
a mead that was replaced or passed is not split
    [drinks RDI 2; piles zot Mead] eve plays {t.DRAGON_BREATH} in drinks -> alcohol 4 0 0
    [drinks RDI 2; piles zot Mead] zot plays {t.TELEPORT} in drinks at eve -> alcohol 0 0 3
the halves of a mead are answered one by one
    [phase drink; drinks RDI 2; piles zot Mead] zot split eve; gerki plays {t.EXTRA} in halves; gerki which 1
        -> alcohol 2 0 4
a mead from a toast may be split
    [table fleck gerki zot; drinks RDI 2; drink_deck Light Ale + Mead + Dark Ale + Water]
        fleck acts A toast! To my friends!; gerki split zot -> alcohol 1 2 3
one more drink that is an Event takes its course
    [table gog gerki zot; piles gerki Wine + Round on the House!; drink_deck Wine + Water] gog plays {MORE} in drinks
        -> alcohol 2 4 2
cards that change a Drink change a Contest
    [piles zot {t.CONTEST}; drink_deck Light Ale + Elven Wine + Wine + Water] gerki plays {t.EXTRA} in drinks;
        gerki which 2 -> alcohol 1 3 4; gold 9 9 12
    [piles zot {t.CONTEST}; drink_deck Light Ale + Elven Wine + Wine + Water] eve plays {t.DRAGON_BREATH} in drinks;
        eve which 0 -> alcohol 4 3 2; gold 12 9 9
who revealed the strongest drink wins whoever drinks it
    [piles zot {t.CONTEST}; drink_deck Dragon Breath Ale + Elven Wine + Light Ale + Water]
        zot plays {t.TELEPORT} in drinks at gerki -> alcohol 0 7 1; gold 12 9 9
    [piles zot {t.CONTEST}; drink_deck Dragon Breath Ale + Elven Wine + Light Ale + Water]
        zot plays Bad Pooky! Don't drink that! in drinks -> alcohol 0 3 1; gold 12 9 9
    [table fiona gerki eve; piles fiona {t.CONTEST}; drink_deck Dragon Breath Ale + Elven Wine + Light Ale + Water]
        fiona plays {t.SPLIT} in drinks at gerki -> alcohol 2 5 1; gold 12 9 9
a Drink beside the Contest does not count in it
    [table zot gerki fiona; piles zot {t.CONTEST} + Dragon Breath Ale; drink_deck Light Ale + Wine + Dark Ale + Water]
        fiona plays Drink up, friend! in drinks -> alcohol 5 2 1; gold 9 12 9
    [table zot gerki fiona; piles zot {t.CONTEST} + Dragon Breath Ale; drink_deck Light Ale + Wine + Dark Ale + Water]
        fiona plays We're at an inn, and you're not drinking. What's wrong with you!? in drinks at zot -> alcohol 5 2 1;
        gold 9 12 9
    [table zot gerki gog; piles zot {t.CONTEST} + Dragon Breath Ale; drink_deck Light Ale + Wine + Dark Ale + Water]
        gog plays {MORE} in drinks; gog which 0 -> alcohol 5 2 1; gold 9 12 9
a copy counts for each drinker as it would alone
    [table gog gerki zot; phase drink; drinks RDI 2; piles gog Round on the House!; drink_deck Ogre Brew + Water]
        -> alcohol 3 2 2; fortitude 20 19 19
a dare compares the drinks as they count for its revealer
    [table gog gerki zot; phase drink; drinks RDI 6; piles gog The Wench Dares You...;
        drink_deck Ogre Brew + Grog + Water] -> alcohol 2 2 2; fortitude 20 19 19
""")


@each(*TABLE)
def test_together(case, seen):
    case.run(seen)
