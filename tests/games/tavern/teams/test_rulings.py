"""Rulings on cards, limits and turns of teams, and what of all that a game of Bosses without teams leaves out."""

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, GAMBLING, NOT_EVE, PIXIE_TIME, PRAY, QUICK_HEALER, TIP, WINNING

COOLANT = "The coolant is rather refreshing."
DEVICE = "Oh no! It's not supposed to do that..."
BOTTLED = "Bottled Thunderclap"

CASES = Cards("wizgille", "dimli", "eve", "zot", variant="two_headed_dragon").cases(f"""
what one card changes is added up before the limits (RDI-VRULING-22 RDI-VRULING-27)
    [fortitude 1 20; side_decks wizgille {COOLANT}; until zot declare hurt] wizgille acts {DEVICE} at eve;
        eve plays {NOT_EVE} -> fortitude 0 0 20 20
    [side_decks wizgille {COOLANT}; until zot declare hurt] wizgille acts {DEVICE} at eve; eve plays {NOT_EVE}
        -> fortitude 19 19 20 20
a hand is looked at and discarded from where the card strikes (RDI-VRULING-26 RDI-VRULING-99)
    [table daareka gerki zot fiona; hands zot Down Pooky! + {TIP}; hands fiona {QUICK_HEALER}; until fiona declare hurt]
        daareka acts I've been known to break a mind or two... at zot -> fortitude 20 20 18 18; hand_sizes 0 0 1 1
    [table tara gerki zot fiona; hands zot Down Pooky!; hands fiona {QUICK_HEALER}; until fiona declare hurt]
        tara acts Let me read your palm with this compass. at zot -> knows tara Down Pooky!; knows gerki nothing
Wulfric changes when all have drunk and before an Event (RDI-TEAMCHAR-12 RDI-WULFRIC-03)
    [table kaylin dimli gog zot; phase drink; piles kaylin Light Ale; piles dimli Dark Ale; side_decks kaylin Loyal;
        events sea; event_decks Kraken Attack; counters 1] kaylin champion (mood loyal; alcohol 2 2 0 0)
Phrenk reveals his Potion at the start of the shared turn (RDI-TEAMCHAR-01 RDI-VRULING-12)
    [table dimli phrenk gog zot; phase drink; active gog; piles zot nothing; potions phrenk Luck Potion;
        side_decks phrenk {BOTTLED}] phrenk may potion Luck Potion / {BOTTLED} (active dimli; phase discard)
Kaylin stops and her teammate goes on (RDI-TEAM-58 RDI-TEAM-59 RDI-TEAMCHAR-11 RDI-VRULING-20)
    [table kaylin dimli gog zot; piles kaylin Wine; piles dimli Dark Ale; piles gog Wine; piles zot Wine]
        kaylin acts {PIXIE_TIME}; dimli declare in phase (away kaylin);
        dimli acts Stop using my head as a table! at gog; dimli orders gog + gog;
        gog declare in drinks (drinks dimli 1 0); gog discard (away kaylin) -> fortitude 20 20 19 19; alcohol 1 1 0 0;
        pile_sizes 1 0 3 1
Vlazlo who naps is away alone (RDI-TEAM-53 RDI-TEAMCHAR-23)
    [table vlazlo dimli gog zot; lasting vlazlo Bat nap] gog acts Gog loves everyone!;
        dimli declare in hurt (away vlazlo) -> fortitude 19 19 20 20
a champion in control wins for the team (RDI-TEAM-05 RDI-TEAM-40)
    [table fiona deirdre gerki zot; until fiona declare phase] fiona acts {GAMBLING}; gerki champion zot;
        zot moves {WINNING}; fiona control pass -> gold 9 9 11 11
nobody asks teammates before spending shared Gold (RDI-VRULING-05)
    [table gog zot fiona deirdre; phase order] zot plays {BRING}; zot may order fiona / deirdre (pending zot order)
        -> gold 9 9 10 10
""")
APART = Cards("wizgille", "dimli", "eve", "zot").cases(f"""
a boss who is alone ends the turn by a nap
    [table vlazlo dimli gog; variant boss_battle; piles vlazlo Wine; piles dimli Wine; piles gog Wine]
        vlazlo acts Bat nap; dimli discard (away vlazlo; phase discard) -> pile_sizes 1 1 1
bosses without teams choose no champions (RDI-BVB-01 RDI-BVB-06)
    [table vlazlo daareka torglesnarf; variant boss_versus_boss; piles vlazlo Drinking Contest!;
        drink_deck Dark Ale + Dragon Breath Ale + Wine; until vlazlo declare phase]
        vlazlo declare in event (champions nobody) -> alcohol 1 4 2; gold 9 12 11
bosses without teams defend themselves alone (RDI-BVB-01 RDI-BVB-04)
    [table torglesnarf daareka vlazlo; variant boss_versus_boss; until torglesnarf order]
        torglesnarf acts Hold them back! I'm taking care of this one personally! at vlazlo;
        daareka may not play Ink spray -> fortitude 20 20 17
a number of opposing teammates is one of opponents without teams (RDI-BVB-05)
    [table torglesnarf daareka vlazlo; variant boss_versus_boss; minions torglesnarf General Drug;
        until vlazlo declare hurt] torglesnarf acts General Drug at vlazlo -> fortitude 20 20 18
in a Round of a boss battle the boss faces one champion (RDI-BOSS-02 RDI-VRULING-96)
    [table vlazlo deirdre fiona; variant boss_battle; until vlazlo declare phase] vlazlo acts {GAMBLING};
        deirdre champion fiona; deirdre plays {PRAY} in ante -> gold 10 10 10; in_round nobody
a team left with one opponent Ignores what it cannot redirect (RDI-VRULING-47)
    [table vlazlo eve fiona; variant boss_battle; until vlazlo declare phase]
        vlazlo acts Von't you join me for dinner? at eve; eve plays {NOT_EVE} -> fortitude 20 20 20
who is out is counted among no opponents (RDI-BVB-05 RDI-VRULING-95)
    [table vlazlo torglesnarf daareka amundyr; variant boss_versus_boss; fortitude 10 20 20 20; out daareka;
        piles vlazlo Water; drinks RDI 6; until torglesnarf discard]
        vlazlo acts I vill drink ze whole guild at torglesnarf -> fortitude 12 17 20 20; out daareka
""")


@each(*CASES, *APART)
def test_rulings(case):
    case.run()
