"""Torglesnarf's Minions: acting, being hit, Wages (RDI-MINION-*, RDI-VRULING-75 to -83)."""

import pytest

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import laid

BOOT = "Bow to my boot! No, the other boot!"
GRUNT = "Grunt the Brawler"
MUDGE = "Mudge the Tax Collector"
BRIX = "Brix the Enforcer"
NIBS = "Nibs the Taster"
FIZZ = "Fizz the Barback"
RECONSIDER = "I think you should reconsider"
STARTLED = "Pbthbthbth! Old Gods, you startled me!"
QUICK = "Quick! Run away!"
BREAK_A_MIND = "I've been known to break a mind or two..."
MINDBREAKER = "Now I'll show you why I'm called 'the Mindbreaker!'"
STRENGTH = "Strength Potion"
DISCOUNT = "Discount Elixir of Haggling"

CASES = Cards("torglesnarf", "daareka", "gerki").cases(f"""
a Minion acts on the turn it comes, after the Action, once and for nothing (RDI-MINION-03 RDI-MINION-04 RDI-MINION-05)
    [hands torglesnarf {BOOT}] torglesnarf acts {GRUNT}; torglesnarf may action none / {GRUNT};
        torglesnarf acts {GRUNT} at gerki -> fortitude 20 20 18; gold 10 10 10; minions torglesnarf {GRUNT}
Minions act in any order and use up no Action (RDI-MINION-04 RDI-VRULING-80)
    [minions torglesnarf {GRUNT} + {MUDGE}] torglesnarf may action none / {BOOT} / {GRUNT} / {MUDGE};
        torglesnarf acts {MUDGE} at daareka; torglesnarf acts {BOOT} at daareka; torglesnarf acts {GRUNT} at daareka
        -> fortitude 20 16 20; gold 11 9 10
Minions act after a Round too (RDI-MINION-04)
    [minions torglesnarf {GRUNT}] torglesnarf acts {t.GAMBLING}; daareka control pass; gerki control pass;
        torglesnarf acts {GRUNT} at gerki -> fortitude 20 20 18; gold 12 9 9
all his Minions may be in play (RDI-MINION-12)
    [phase action; minions torglesnarf {GRUNT} + {BRIX} + {MUDGE} + {NIBS} + Lug the Door + {FIZZ};
        until torglesnarf order]
a Negated Minion does not come into play (RDI-MINION-15)
    torglesnarf acts {GRUNT}; daareka plays {RECONSIDER}; torglesnarf action none -> minions torglesnarf nothing;
        discards torglesnarf {GRUNT}
an activation is Ignored like an Action but not Negated (RDI-MINION-16 RDI-MINION-17 RDI-VRULING-80)
    [minions torglesnarf {GRUNT}] torglesnarf acts {GRUNT} at daareka; daareka may not play {RECONSIDER};
        daareka plays Ink spray -> fortitude 20 20 20
in a team only he activates his Minions also after his teammates action (RDI-TEAMCHAR-22 RDI-VRULING-16)
    [table torglesnarf gerki eve fiona; variant two_headed_dragon; active torglesnarf; minions torglesnarf {GRUNT}]
        gerki acts {t.STUCK} at eve; torglesnarf may action none / {GRUNT}; torglesnarf acts {GRUNT} at fiona
        -> fortitude 20 20 16 16
a Minion is picked instead and paid or discarded (RDI-MINION-06 RDI-MINION-07 RDI-VRULING-83)
    [minions torglesnarf {GRUNT}] gerki acts {t.STUCK} at {GRUNT} of torglesnarf / daareka / {GRUNT};
        torglesnarf may wages pay / discard; torglesnarf wages pay -> fortitude 20 20 20; gold 8 10 10; inn 2;
        minions torglesnarf {GRUNT}
    [minions torglesnarf {GRUNT}] gerki acts {t.STUCK} at {GRUNT} of torglesnarf / daareka / {GRUNT};
        torglesnarf may wages pay / discard; torglesnarf wages discard -> fortitude 20 20 20; gold 10 10 10;
        minions torglesnarf nothing; discards torglesnarf {GRUNT}
a card against all hits each Minion whatever he himself Ignores (RDI-MINION-10 RDI-VRULING-76 RDI-VRULING-77)
    [minions torglesnarf {GRUNT} + {BRIX}] daareka acts {STARTLED}; torglesnarf plays {QUICK}; torglesnarf wages pay;
        torglesnarf wages discard -> fortitude 20 20 19; minions torglesnarf {GRUNT};
        discards torglesnarf {BRIX} + {QUICK}
he may not defend a Minion but somebody may Negate the card (RDI-VRULING-75)
    [minions torglesnarf {GRUNT}] gerki acts {t.STUCK} at {GRUNT}; torglesnarf may not play {QUICK};
        torglesnarf may not play Not the face! Someone else's face!; daareka plays {RECONSIDER}; gerki action none
        -> minions torglesnarf {GRUNT}; gold 10 10 10
who cannot pay in full discards (RDI-VRULING-77)
    [gold 2 10 10; minions torglesnarf {MUDGE}] gerki acts {t.STUCK} at {MUDGE} -> minions torglesnarf nothing;
        gold 2 10 10
wages may take his last Gold (RDI-VRULING-78)
    [gold 2 10 10; minions torglesnarf {GRUNT}; until daareka discard] gerki acts {t.STUCK} at {GRUNT};
        torglesnarf wages pay -> out torglesnarf; inn 2
what pays from the Inn lowers wages by one and nothing else avoids them (RDI-MINION-08 RDI-MINION-09 RDI-VRULING-79)
    [table torglesnarf eve daareka fiona; variant two_headed_dragon; gold 10 10; minions torglesnarf {GRUNT};
        hands torglesnarf {t.RAISE}] daareka acts {BREAK_A_MIND} at {GRUNT}; eve may not play Illusionary Coin in wages;
        torglesnarf wages pay -> gold 8 8 10 10
    [table torglesnarf gerki daareka fiona; variant two_headed_dragon; gold 10 10; minions torglesnarf {GRUNT};
        hands torglesnarf {t.RAISE}] daareka acts {BREAK_A_MIND} at {GRUNT}; gerki plays {t.SWIPE} in wages;
        torglesnarf wages pay -> gold 9 9 10 10
wages of one are lowered to nothing (RDI-VRULING-79)
    [table torglesnarf gerki daareka fiona; variant two_headed_dragon; gold 10 10; minions torglesnarf {NIBS};
        hands torglesnarf {t.RAISE}] daareka acts {BREAK_A_MIND} at {NIBS}; gerki plays {t.SWIPE} in wages;
        torglesnarf wages pay -> gold 10 10 10 10; minions torglesnarf {NIBS}
a teammate does not hit Minions (RDI-VRULING-81)
    [table torglesnarf daareka gerki fiona; variant two_headed_dragon; gold 10 10; minions torglesnarf {GRUNT}]
        daareka acts {STARTLED} -> minions torglesnarf {GRUNT}; gold 10 10 10 10
a Minion loses nothing but its place (RDI-MINION-13 RDI-MINION-14)
    [minions torglesnarf {GRUNT}; hands torglesnarf {t.RAISE} + {t.WINNING}] daareka acts {BREAK_A_MIND} at {GRUNT};
        torglesnarf wages pay -> hand_sizes 2 0 0; gold 8 10 10
no Minion pays drinks or is looked at (RDI-MINION-14)
    [phase action; active gerki; minions torglesnarf {GRUNT}] gerki plays {t.SWIPED};
        gerki may target torglesnarf / daareka / gerki
a hit back may meet the Minion or its owner (RDI-MINION-11 RDI-MINION-13)
    [minions torglesnarf {GRUNT}] torglesnarf acts {GRUNT} at daareka;
        daareka plays {MINDBREAKER} in hurt at {GRUNT} of torglesnarf / {GRUNT}; torglesnarf wages pay
        -> fortitude 20 18 20; alcohol 0 0 0; gold 8 10 10
    [minions torglesnarf {GRUNT}] torglesnarf acts {GRUNT} at daareka;
        daareka plays {MINDBREAKER} in hurt at torglesnarf of torglesnarf / {GRUNT} -> fortitude 19 18 20;
        alcohol 1 0 0; gold 10 10 10
stop hitting yourself may meet the Minion (RDI-MINION-11)
    [table torglesnarf bryn gerki; minions torglesnarf {GRUNT}] torglesnarf acts {GRUNT} at bryn;
        bryn plays Stop hitting yourself! at {GRUNT} of torglesnarf / {GRUNT}; torglesnarf wages discard
        -> fortitude 20 20 20; minions torglesnarf nothing
a redirection may go to a Minion (RDI-MINION-06)
    [table torglesnarf eve gerki; minions torglesnarf Lug the Door] gerki acts {t.STUCK} at eve;
        eve plays {t.NOT_EVE} at Lug the Door of torglesnarf / Lug the Door; torglesnarf wages discard
        -> fortitude 20 20 20; minions torglesnarf nothing
with two players a redirection only Ignores Minions or not (RDI-MINION-26)
    [table torglesnarf eve; minions torglesnarf {GRUNT} + Lug the Door; piles torglesnarf Dark Ale; until eve discard]
        torglesnarf acts {GRUNT}; eve plays {t.NOT_EVE} -> fortitude 20 20; minions torglesnarf {GRUNT} + Lug the Door
Minions Ignore events (RDI-MINION-19 RDI-SEA-09)
    [table torglesnarf gerki eve; phase drink; events sea; event_decks Kraken Attack; counters 1;
        piles torglesnarf nothing; minions torglesnarf {GRUNT}] -> fortitude 17 17 17; minions torglesnarf {GRUNT};
        gold 10 10 10
playful Wulfric bites him and not the Minion (RDI-MINION-20)
    [table torglesnarf kaylin gerki; side_discards kaylin Playful; minions torglesnarf {GRUNT}]
        torglesnarf acts {GRUNT} at kaylin -> fortitude 19 17 20; minions torglesnarf {GRUNT}; gold 10 10 10
a mark on a Minion goes to him (RDI-MARK-07 RDI-MINION-21)
    [table torglesnarf remy gerki; minions torglesnarf {GRUNT}]
        remy acts Take this as a warning! Next time it'll be the brig at {GRUNT}; torglesnarf wages pay
        -> marked torglesnarf; minions torglesnarf {GRUNT}
what hits the marked hits no Minion (RDI-MINION-22)
    [table torglesnarf remy gerki; minions torglesnarf {GRUNT}; marked torglesnarf] gerki acts {t.STUCK} at remy;
        remy plays Deflect -> fortitude 18 20 20; minions torglesnarf {GRUNT}
    [table torglesnarf remy gerki; minions torglesnarf {GRUNT}; marked torglesnarf] torglesnarf acts {GRUNT} at remy;
        remy plays I have no time for your tomfoolery! -> fortitude 19 20 20; minions torglesnarf {GRUNT}
for what a Minion does he is marked (RDI-MINION-23)
    [table torglesnarf remy gerki; minions torglesnarf {GRUNT}] torglesnarf acts {GRUNT} at gerki;
        remy plays Infighting? Not on my watch! in hurt -> marked torglesnarf
a Potion strengthens one activation (RDI-MINION-27)
    [table torglesnarf phrenk gerki; minions torglesnarf {GRUNT}; potions torglesnarf {STRENGTH};
        potions phrenk nothing] torglesnarf acts {GRUNT} at gerki; torglesnarf plays {STRENGTH} -> fortitude 20 20 16
each Minion is one of several different targets (RDI-VRULING-82)
    [table torglesnarf wizgille gerki; phase order; active wizgille; side_decks wizgille Too much steam!;
        minions torglesnarf {GRUNT} + {BRIX}]
        wizgille plays Hey! Let's test out my new drink creation device! at {GRUNT} of torglesnarf / gerki / {GRUNT} /
        {BRIX}; wizgille may target torglesnarf / gerki / {BRIX}; wizgille target {BRIX}; torglesnarf wages pay;
        torglesnarf wages discard -> minions torglesnarf {GRUNT}; fortitude 20 20 20
the Scarab of a Minion is his (RDI-MINION-18)
    [table torglesnarf amundyr gerki; minions torglesnarf {GRUNT}]
        amundyr acts Yup, that growth on your arm is definitely Mummy Rot at {GRUNT}; torglesnarf wages pay
        -> scarabs 1 0 0; minions torglesnarf {GRUNT}
    [table torglesnarf amundyr gerki; minions torglesnarf {GRUNT}] amundyr acts Ah-choo!; torglesnarf wages pay
        -> scarabs 2 0 1; minions torglesnarf {GRUNT}
a Minion has no hand to look into (RDI-MINION-28)
    [table torglesnarf tara gerki; minions torglesnarf {GRUNT}; hands torglesnarf {BRIX}]
        tara acts Let me read your palm with this compass. at {GRUNT}; torglesnarf wages discard -> knows tara nothing;
        fortitude 20 20 20
while he is of stone his Minions are hit (RDI-MINION-30)
    [minions torglesnarf {GRUNT}; stone torglesnarf] gerki acts {t.STUCK} at {GRUNT}; torglesnarf wages discard
        -> minions torglesnarf nothing; stone torglesnarf
a deck that runs out twice has no Minion but he has paid (RDI-CARD-41)
    [table torglesnarf gerki eve; minions torglesnarf {GRUNT} + {BRIX} + {MUDGE} + {NIBS} + Lug the Door + {FIZZ}]
        torglesnarf acts What am I paying you all for? Get in here! -> gold 9 10 10;
        minions torglesnarf {GRUNT} + {BRIX} + {MUDGE} + {NIBS} + Lug the Door + {FIZZ}
two elixirs pay one Gold and none for teammates (RDI-CARD-06 RDI-VRULING-51)
    [table torglesnarf gerki eve; variant boss_battle; phase action; active gerki; kept torglesnarf {DISCOUNT};
        gold 10 10; until gerki declare phase] gerki plays {t.SWIPED} at torglesnarf -> gold 10 11 11; inn -1
    [table torglesnarf gerki eve; variant boss_battle; phase action; active gerki;
        kept torglesnarf {DISCOUNT} + {DISCOUNT}; gold 10 10; until gerki declare phase]
        gerki plays {t.SWIPED} at torglesnarf -> gold 10 11 11; inn -1
what he pays for a Drink is halved with it (RDI-RULING-39 RDI-CARD-17)
    [table torglesnarf fleck eve gerki; gold 10 10 10 10; piles torglesnarf Dragon Breath Ale]
        torglesnarf plays I bet you can't chug this whole thing! in drinks at fleck;
        fleck plays I do so hate to drink alone... in drinks at gerki -> alcohol 0 2 0 2; gold 8 11 10 11
Torglesnarf's own card sent to his Minion: no "You hit my goon?" (RDI-VRULING-46)
    [table torglesnarf tara vlazlo eve; variant leaders_and_lackeys; minions torglesnarf Grunt the Brawler;
        potions nobody; piles nobody; blood 0; hands torglesnarf You hit my goon? Goons, hit back!]
        torglesnarf acts Bow to my boot! No, the other boot! at eve; eve plays {t.NOT_EVE} at Grunt the Brawler;
        torglesnarf may declare in wages pass / wait
Tara's card sent to her teammate's Minion: no opponent played it, no "You hit my goon?" (RDI-VRULING-46 RDI-TEAM-51)
    [table torglesnarf tara vlazlo eve; variant leaders_and_lackeys; active torglesnarf;
        minions torglesnarf Grunt the Brawler; potions nobody; piles nobody; blood 0;
        hands torglesnarf You hit my goon? Goons, hit back!] tara acts I foresee a bruise. Yours. at eve;
        eve plays {t.NOT_EVE} at Grunt the Brawler; torglesnarf may declare in wages pass / wait
Mummy Rot on Grunt: Torglesnarf gains the Scarab (RDI-MINION-18)
    [table amundyr torglesnarf eve; minions torglesnarf Grunt the Brawler; potions nobody; piles nobody; gold 10 12 10]
        amundyr acts Yup, that growth on your arm is definitely Mummy Rot at Grunt the Brawler;
        torglesnarf wages discard -> fortitude 20 20 20; scarabs 0 1 0
Ah-choo on Torglesnarf with two Minions: 3 Scarabs (RDI-MINION-18 RDI-MINION-10)
    [table amundyr torglesnarf eve; minions torglesnarf Grunt the Brawler + Brix the Enforcer; potions nobody;
        piles nobody; gold 10 12 10] amundyr acts Ah-choo!; torglesnarf wages discard; torglesnarf wages discard
        -> fortitude 20 19 19; scarabs 0 3 1
""")


@pytest.mark.rules("RDI-MINION-01", "RDI-SETUP-07")
def test_he_starts_with_two_gold_more():
    assert [stats.gold for stats in laid("torglesnarf", "gerki", "eve").state.parties] == [12, 10, 10]


@pytest.mark.rules("RDI-MINION-01", "RDI-TEAMCHAR-21")
def test_his_team_has_his_two_gold():
    parties = laid("gerki", "torglesnarf", "eve", "fiona", variant="two_headed_dragon").state.parties

    assert parties[0].gold == parties[1].gold + 2


@each(*CASES)
def test_minions(case):
    case.run()
