"""What every Sea Event does."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

SEA = Cards("gerki", "eve", "fleck").cases(f"""
everybody draws a card (RDI-SEA-06)
    [event Fair Wind, Full Barrels] => hand_sizes 1 1 1; counters 2
the top of every pile is spilled (RDI-SEA-05)
    [event Mugs Across the Floor; piles eve Wine + Light Ale; piles fleck Round on the House!] => pile_sizes 0 1 0;
        alcohol 0 0 0; drink_discard Round on the House! + Wine; counters 3
raiders are paid or fought
    [event Raiders at the Rail; gold 1 10 10] gerki lose_or_pay lose; eve lose_or_pay pay (fortitude 20 20 20;
        gold 1 10 10); fleck lose_or_pay lose => fortitude 18 20 18; gold 1 9 10; inn 1; counters 4
the merchant sells Fortitude in parts of one payment (RDI-SEA-10)
    [event Merchant Ship; fortitude 10 10 10; gold 10 2 1] gerki may purchases 0 / 1 / 2; gerki purchases 2;
        eve purchases 1; fleck may purchases 0 / 1; fleck purchases 0; gerki plays {t.SWIPE} in payment
        => fortitude 14 12 10; gold 10 1 1; inn 1; counters 3
the kraken costs everybody three (RDI-SEA-05 RDI-SEA-06)
    [event Kraken Attack] => fortitude 17 17 17; counters 5
the leviathan costs Fortitude and cards (RDI-VRULING-59)
    [event The Leviathan Turns Over; hands gerki {t.HIDE} + {t.STUCK} + {t.GAMBLING}; hands eve {t.DISBELIEVE}]
        gerki may discard_one {t.HIDE} / {t.STUCK} / {t.GAMBLING}; gerki discard_one {t.STUCK} (fortitude 20 20 20);
        gerki may discard_one {t.HIDE} / {t.GAMBLING}; gerki discard_one {t.GAMBLING} => fortitude 18 18 18;
        hands gerki {t.HIDE}; hands eve nothing; discards gerki {t.GAMBLING} + {t.STUCK}; counters 6
all eat and drink with the merfolk
    [event Supper with the Merfolk; drink_deck Wine + Round on the House! + Light Ale + Dragon Breath Ale]
        => alcohol 2 1 4; counters 3
the treasure is one Gold for everybody
    [event X Was Exactly There] => gold 11 11 11; inn -3; counters 3
every pile grows
    [event Nothing To Do but Pour; piles eve Wine; piles fleck nothing; drink_deck Light Ale + Dark Ale + Elven Wine]
        => pile_sizes 1 2 1; drink_deck 26; counters 2
# Gerki has sobered up by one.
the soberest hear voices
    [event Voices off the Reef; alcohol 1 1 3] => alcohol 2 1 3; counters 3
    [event Voices off the Reef; alcohol 2 1 1] => alcohol 3 3 3; counters 3
a fever costs Fortitude or sobriety
    [event Fever Below Deck] gerki may lose_or_gain lose / gain; gerki lose_or_gain gain;
        eve lose_or_gain lose (alcohol 0 0 0); fleck lose_or_gain gain => fortitude 20 19 20; alcohol 1 0 1; counters 3
the other crew is challenged to a Contest (RDI-CONTEST-05)
    [event The Other Crew Says They Drink Better; drink_deck Wine + Light Ale + Dragon Breath Ale] => alcohol 2 1 4;
        gold 9 9 12; counters 4
smoke costs two cards
    [event Smoke from the Galley; hands gerki {t.HIDE} + {t.STUCK}] => hand_sizes 0 0 0;
        discards gerki {t.STUCK} + {t.HIDE}; counters 3
""")


@each(*SEA)
def test_sea(case, seen):
    case.run(seen)
