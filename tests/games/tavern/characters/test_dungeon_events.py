"""What every Dungeon Event does."""

from dataclasses import replace

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import DISBELIEVE, GAMBLING, HIDE, STUCK

DUNGEON = Cards("gerki", "eve", "fleck", deck="dungeon").cases(f"""
a cave in costs Gold and the top drink (RDI-DUNGEON-13)
    [event Cave-in!; piles eve Wine + Light Ale; piles fleck Round on the House!] => gold 9 9 9; inn 3;
        pile_sizes 0 1 0; alcohol 0 0 0; drink_discard Round on the House! + Wine; counters 3
a Contest of wills is bid for (RDI-CARD-01 RDI-VRULING-61)
    [event A Contest of Wills; fortitude 20 5 20]
        gerki may bid pass / 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10 / 11 / 12 / 13 / 14 / 15 / 16 / 17 / 18 / 19 / 20;
        gerki bid pass; eve may bid pass / 1 / 2 / 3 / 4 / 5; eve bid 2; fleck bid pass;
        gerki may bid pass / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10 / 11 / 12 / 13 / 14 / 15 / 16 / 17 / 18 / 19 / 20;
        gerki bid 4; eve bid pass => fortitude 16 5 20; gold 12 9 9; counters 4
the price of power is bid for (RDI-CARD-36 RDI-VRULING-61)
    [event The Price of Power; gold 10 2 10] gerki bid 1; eve may bid pass / 2; eve bid 2; fleck bid 5; gerki bid pass
        => fortitude 18 18 20; gold 10 2 5; inn 5; counters 4
a costly cure is for whoever pays most (RDI-CARD-02 RDI-VRULING-59)
    [event A Costly Cure; alcohol 5 4 3; gold 3 10 10] gerki may pledge 0 / 1 / 2 / 3; fleck pledge 2;
        gerki pledge 2 (alcohol 4 4 3); eve pledge 1 => alcohol 1 4 0; gold 1 9 8; inn 5; counters 3
drink or meet your doom takes cards or gives drinks (RDI-CARD-08 RDI-DUNGEON-08)
    [event Drink or Meet Your Doom; drink_deck Wine + Round on the House!;
        hands eve {DISBELIEVE} + {GAMBLING} + {GAMBLING} + {GAMBLING}; until eve declare phase]
        eve may doom discard / drink; eve doom discard; eve discard_one {GAMBLING}; eve discard_one {DISBELIEVE};
        eve discard_one {GAMBLING} => alcohol 2 0 0; hand_sizes 0 1 0;
        discards eve {GAMBLING} + {DISBELIEVE} + {GAMBLING}; counters 3
Drinks with friends are one drink for all (RDI-CARD-09)
    [event Drinks with "Friends"; drink_deck Round on the House! + Wine] => alcohol 2 2 2; counters 3
one coin decides for all who open the chest (RDI-CARD-22 RDI-DUNGEON-08)
    [event Leftover Loot; coins heads] gerki help helps; eve help stays_out; fleck help helps => gold 12 10 12;
        fortitude 20 20 20; counters 3
    [event Leftover Loot; coins tails] gerki help helps; eve help stays_out; fleck help helps => gold 10 10 10;
        fortitude 18 20 18; counters 3
a staring contest hurts or turns to stone (RDI-CARD-34)
    [event Staring Contest] gerki may stare stone / lose; gerki stare lose; eve stare stone (fortitude 20 20 20);
        fleck stare stone => fortitude 18 20 20; stone eve fleck; counters 4
kobolds are paid or fought (RDI-CARD-42 RDI-DUNGEON-09)
    [event Who Let All These Kobolds In?; gold 10 10 1] gerki may lose_or_pay lose / pay; gerki lose_or_pay pay;
        eve lose_or_pay lose (gold 10 10 1); fleck lose_or_pay lose => gold 9 10 1; fortitude 20 18 18; inn 1;
        counters 3
a mushroom stew strengthens everybody
    [event Glowing Mushroom Stew; fortitude 10 19 5] => fortitude 12 20 7; counters 2
slime costs two cards
    [event Something Slimy Dripped on the Cards; hands gerki {HIDE} + {STUCK}; hands fleck {GAMBLING}]
        => hand_sizes 0 0 0; discards gerki {STUCK} + {HIDE}; discards fleck {GAMBLING}; counters 3
the deep tax is higher for the rich
    [event The Deep Tax Is Due; gold 8 7 10] => gold 6 6 8; inn 5; counters 4
whoever is blamed for the lever is hurt (RDI-VRULING-59)
    [event Somebody Pushed the Lever] gerki may push eve / fleck; fleck push eve; gerki push eve;
        eve push fleck (window loss) => fortitude 20 17 20; counters 5
    [event Somebody Pushed the Lever] gerki may push eve / fleck; fleck push gerki; gerki push eve;
        eve push fleck (window loss) => fortitude 18 18 18; counters 5
the loss of an Event that says so is answered like an Action cards (RDI-EVENT-05 RDI-VRULING-62)
    [event Who Let All These Kobolds In?; hands eve {DISBELIEVE}] gerki plays {HIDE} in loss => fortitude 20 18 18;
        counters 3
""")


@each(*DUNGEON)
def test_dungeon(case, seen):
    case.run(seen)


@pytest.mark.rules("RDI-DUNGEON-10", "RDI-DUNGEON-14")
def test_heroes_and_villains_are_weakened_or_drink(seen, monkeypatch):
    monkeypatch.setitem(CHARACTERS, "eve", replace(CHARACTERS["eve"], villain=True))
    cases = Cards("gerki", "eve", "fleck", deck="dungeon").cases("""
        Feats of Heroism weaken Villains, and Heroes drink to them; Sneers the other way round
            [event Feats of Heroism] => fortitude 20 19 20; alcohol 1 0 1; counters 3
            [event Sneers from the Dark Corner] => fortitude 19 20 19; alcohol 0 1 0; counters 3
    """)

    for case in cases:
        case.run(seen)
