"""What single characters do in a team (RDI-TEAMCHAR-*)."""

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import PIXIE_TIME

BRAWL_2 = "Gog loves everyone!"
CREW = "You mess with the crew, you mess with me!"
HUG = "Gog only want hug!"
SHADOW = "Vial of Slippery Shadow"
INFIGHTING = "Infighting? Not on my watch!"
DONATIONS = "Your donations will be greatly appreciated by the Temple"
PURSE = "Lemme check the money belt..."

CASES = Cards("gog", "zot", "bryn", "kaylin", variant="two_headed_dragon").cases(f"""
Bryn hits back for all of her team but those whose loss static effects took (RDI-TEAMCHAR-04)
    [until gog declare phase] gog acts {BRAWL_2}; bryn plays {CREW} in hurt -> fortitude 18 18 18 18
    [side_discards kaylin Loyal; until gog declare phase] gog acts {BRAWL_2}; bryn plays {CREW} in hurt
        -> fortitude 19 19 19 19
Bryn counts those who were not aimed at (RDI-TEAMCHAR-04)
    [table gog zot bryn fiona; until gog declare phase] gog acts {HUG} at fiona; bryn plays {CREW} in hurt
        -> fortitude 18 18 18 18
the captain takes her share of a teammates Gold (RDI-TEAMCHAR-05)
    [table gog whitehawk fiona zot; until gog declare phase] gog acts Gog crush beer stein on head;
        whitehawk plays Don't forget the captain's extra share! in happened -> gold 14 14 8 8
Kaylin alone Ignores everything while she is away (RDI-TEAM-58 RDI-TEAM-59 RDI-TEAMCHAR-11)
    [table gog zot kaylin dimli; lasting kaylin {PIXIE_TIME}; until dimli declare hurt] gog acts {BRAWL_2}
        -> fortitude 20 20 19 19
Kaylin who is away defends no teammate (RDI-TEAM-58 RDI-TEAMCHAR-11)
    [table gog zot kaylin dimli; lasting kaylin {PIXIE_TIME}; hands kaylin ~ Poof! ~] gog acts {HUG} at dimli;
        dimli declare in played (pending gog declare / zot declare / dimli declare)
a mood does nothing for a teammate (RDI-TEAM-57 RDI-TEAMCHAR-13)
    [table kaylin dimli gog zot; phase drink; piles dimli Wine; side_discards kaylin Slobbering] -> alcohol 2 2 0 0
Phrenk sells to opponents alone (RDI-POTION-08 RDI-TEAMCHAR-15 RDI-VRULING-85)
    [table phrenk fiona gerki zot; phase action; potions phrenk Luck Potion; until phrenk action] phrenk sells;
        phrenk may buyer gerki / zot; phrenk buyer zot; zot buy yes -> gold 12 12 8 8; potions zot Luck Potion;
        potions phrenk nothing
a Potion card is played by any player of the team that has it (RDI-POTION-04 RDI-POTION-08 RDI-TEAMCHAR-15)
    [table gog zot phrenk fiona; potions phrenk {SHADOW}; until gog declare phase] gog acts {BRAWL_2};
        fiona plays {SHADOW} -> fortitude 20 20 20 20; potions phrenk nothing; side_discards phrenk {SHADOW}
teammates of Remy are never marked (RDI-MARK-07 RDI-TEAMCHAR-17)
    [table remy zot gog fiona; until gog declare phase] gog acts {HUG} at zot of remy zot;
        remy plays {INFIGHTING} in hurt -> marked gog; marks 2
what a teammate does marks nobody (RDI-MARK-07 RDI-VRULING-46 RDI-VRULING-86)
    [table remy zot gog fiona; until now] zot acts Down Pooky! at gog of gog fiona;
        remy may not play {INFIGHTING} in hurt -> marks 3
Serena has not tithed if a teammate helps her (RDI-PIETY-06 RDI-TEAMCHAR-19 RDI-VRULING-84 RDI-VRULING-87)
    [table serena dimli gog zot; piety 5; until serena declare phase] serena acts {DONATIONS}; serena tithe tithe;
        dimli plays {PURSE} in payment -> piety 4; gold 12 12 8 8
    [table serena dimli gog zot; piety 5; hands dimli {PURSE}; until serena declare phase] serena acts {DONATIONS};
        serena tithe tithe -> piety 5; gold 11 11 8 8
Wizgille who fixes something is out of the turn alone (RDI-GEAR-09 RDI-TEAM-58 RDI-TEAM-59 RDI-TEAMCHAR-27)
    [table wizgille dimli gog zot; side_decks wizgille I need to fix that right now]
        wizgille acts Oh no! It's not supposed to do that... at gog; dimli declare in hurt;
        gog declare in phase (away wizgille; pending dimli declare / gog declare / zot declare) -> phase action
the player of the card chooses who of the team drinks again (RDI-TEAM-61 RDI-TEAM-62)
    [table dimli zot gog fiona; phase drink; active gog; piles gog Dark Ale; piles fiona Dragon Breath Ale;
        piles dimli Wine; piles zot Wine; until gog declare drinks] dimli plays Drink up, friend! at fiona of gog fiona
        -> pile_sizes 1 1 1 0
Tara and her teammates see all that the team orders (RDI-TEAMCHAR-20)
    [table tara dimli gog zot; phase order; piles tara Water; piles dimli Wine; drinks RDI 1 + RDI 2;
        drink_deck Dark Ale + Dragon Breath Ale + Elven Wine + Wine + Light Ale; until tara declare phase]
        tara plays Signs point to you getting drunker...soon!;
        tara may next_drink 0 / 1 / 2 / 3 (knows tara Dark Ale + Dragon Breath Ale + Elven Wine + Wine;
        knows dimli Dark Ale + Dragon Breath Ale + Elven Wine + Wine); tara next_drink 1; tara may order gog / zot;
        tara order zot; tara next_drink 0; tara order gog; tara next_drink 0; tara order gog; tara order zot
        -> gold 9 9 10 10; pile_sizes 1 1 2 2; phase order
Gog chooses who of the team drinks more (RDI-TEAM-61 RDI-TEAM-62)
    [table gog zot dimli fiona; active dimli; piles dimli Dark Ale + Wine; piles fiona Dragon Breath Ale + Wine]
        gog plays Gog say you drink MORE! in drinks at fiona of dimli fiona; gog declare in drinks (drinks fiona 4 0)
Bryn does not count who is away (RDI-TEAMCHAR-04 RDI-TEAMCHAR-11)
    [lasting kaylin {PIXIE_TIME}; until gog declare phase] gog acts {BRAWL_2}; bryn plays {CREW} in hurt
        -> fortitude 19 19 19 19
""")


@each(*CASES)
def test_characters(case):
    case.run()
