"""A loss that is raised, and reduced or made 1: what of it is lost, and who is bitten (RDI-CARD-31)."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("kaylin", "amundyr", "tara", piles={}).cases(f"""
A reduction that leaves one of a pair to lose does not make Bristling take more (RDI-VRULING-23 RDI-TEAM-49)
    [table kaylin zot serena tara; variant two_headed_dragon; side_discards kaylin Bristling; piety 1]
        kaylin acts Everyone sneezes when I shake my wings.; serena plays Faith is the better half of my armour.
        -> fortitude 20 20 19 19
Half of 2 and 1 for Bristling is 2 for both (RDI-VRULING-23 RDI-WULFRIC-04)
    [table kaylin eve tara; side_discards kaylin Bristling] kaylin acts Don't call me cute! at eve;
        eve plays {t.SHARE_PAIN} -> fortitude 18 18 20
Of 1 and 1 for Bristling a reduction of 1 leaves 1 (RDI-CARD-31 RDI-WULFRIC-04)
    [table kaylin serena; piety 1; side_discards kaylin Bristling] kaylin acts Everyone sneezes when I shake my wings.;
        serena plays Faith is the better half of my armour.; kaylin declare in phase -> fortitude 20 19
Of 3 and 1 for Bristling a reduction leaves 2, and 2 are sent back (RDI-RULING-53 RDI-WULFRIC-04)
    [table kaylin bryn tara; side_discards kaylin Bristling]
        kaylin acts Actually, his bite is worse than his bark at bryn; bryn plays {t.PLANKS};
        bryn plays Stop hitting yourself! -> fortitude 18 20 20
Bristling takes 1 more from its one victim, also if that takes two losses (RDI-RULING-54 RDI-WULFRIC-04)
    [table kaylin eve tara; side_discards kaylin Bristling] kaylin acts Everyone sneezes when I shake my wings.;
        eve plays {t.NOT_EVE} -> fortitude 20 20 17
A loss of 1 and 1 for Playful is more than 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr zot remy; variant two_headed_dragon; side_discards kaylin Playful;
        hands amundyr Oh. That happened] zot acts {t.DOWN} at kaylin;
        amundyr may declare in played pass / wait / Oh. That happened
Against a Boss alone a Bristling sneeze takes 1+1; the Boss makes it 1 (RDI-CARD-31 RDI-VRULING-23)
    [table amundyr kaylin bryn tara; variant boss_battle; side_discards kaylin Bristling; turn 3]
        kaylin acts Everyone sneezes when I shake my wings.; amundyr plays Oh. That happened; amundyr discard
        -> fortitude 19 20 20 20
Bristling 3+1, reduced by 2 to 2, then made 1 (RDI-CARD-31 RDI-VRULING-23)
    [side_discards kaylin Bristling] kaylin acts Actually, his bite is worse than his bark at amundyr;
        amundyr plays Are you done now?; amundyr plays Oh. That happened -> fortitude 20 19 20
Bristling 2+1, Eve sends it to Amundyr, who reduces it by 2: 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin eve amundyr; side_discards kaylin Bristling] kaylin acts Don't call me cute! at eve;
        eve plays {t.NOT_EVE}; amundyr passes; amundyr plays Are you done now? -> fortitude 20 20 19
Bristling 2+1, Eve sends it to Amundyr, who makes it 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin eve amundyr; side_discards kaylin Bristling] kaylin acts Don't call me cute! at eve;
        eve plays {t.NOT_EVE}; amundyr passes; amundyr plays Oh. That happened -> fortitude 20 20 19
Bristling 2+1, Faith at Piety 8 reduces by 2: 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin serena tara; side_discards kaylin Bristling] kaylin acts Don't call me cute! at serena;
        serena plays Faith is the better half of my armour. -> fortitude 20 19 20
Bristling 2+1, reduced by 2: 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin bryn tara; side_discards kaylin Bristling] kaylin acts Don't call me cute! at bryn;
        bryn plays {t.PLANKS} -> fortitude 20 19 20
Bristling 2+1 and Strength 2: 5, made 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr phrenk; side_discards kaylin Bristling; potions kaylin Strength Potion]
        kaylin acts Don't call me cute! at amundyr; kaylin plays Strength Potion; amundyr passes;
        amundyr plays Oh. That happened -> fortitude 20 19 20
Bristling 2+1, Vlazlo reduces by 2: 1, and 1 Blood (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin vlazlo tara; side_discards kaylin Bristling] kaylin acts Don't call me cute! at vlazlo;
        vlazlo plays It will take more than that to defeat a wampire! -> fortitude 20 19 20; blood 1
Bristling 3+1 made 1: 1 (RDI-CARD-31 RDI-VRULING-23)
    [side_discards kaylin Bristling] kaylin acts Actually, his bite is worse than his bark at amundyr;
        amundyr plays Oh. That happened -> fortitude 20 19 20
Bristling 3+1 reduced by 2 to 2: "Oh. That happened" is still legal (RDI-CARD-31 RDI-VRULING-23)
    [side_discards kaylin Bristling; hands amundyr Oh. That happened]
        kaylin acts Actually, his bite is worse than his bark at amundyr; amundyr plays Are you done now?;
        amundyr passes; amundyr may declare in played pass / wait / Oh. That happened
Made 1 first, then reduced by 2: 0 (RDI-CARD-31 RDI-VRULING-23 RDI-NEGATE-10)
    [side_discards kaylin Bristling] kaylin acts Actually, his bite is worse than his bark at amundyr;
        amundyr plays Oh. That happened; amundyr plays Are you done now? -> fortitude 20 20 20
A team's loss of 2 and 1 for Playful becomes 1, and Wulfric bites (RDI-CARD-31 RDI-VRULING-23 RDI-WULFRIC-06)
    [table kaylin amundyr tara remy; variant two_headed_dragon; side_discards kaylin Playful]
        tara acts I foresee a bruise. Yours. at kaylin; amundyr plays Oh. That happened -> fortitude 19 19 19 19
Leaders and Lackeys: Boss Amundyr makes her Playful Lackey's 2+1 a loss of 1; one bite (RDI-CARD-31 RDI-VRULING-23)
    [table amundyr kaylin daareka tara; variant leaders_and_lackeys; active daareka; side_discards kaylin Playful]
        tara acts I foresee a bruise. Yours. at kaylin; amundyr plays Oh. That happened; tara orders
        -> fortitude 19 19 19 19
Playful and Strength: 2+1+2, made 1 by a teammate, one bite (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr daareka phrenk; variant two_headed_dragon; side_discards kaylin Playful;
        potions daareka Strength Potion] daareka acts Stop thinking so loudly! at kaylin; daareka plays Strength Potion;
        amundyr passes; amundyr plays Oh. That happened -> fortitude 19 19 19 19
Bristling sneeze among two: 1+1, made 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr; side_discards kaylin Bristling] kaylin acts Everyone sneezes when I shake my wings.;
        amundyr plays Oh. That happened; amundyr discard -> fortitude 20 19
Bristling sneeze among three, one Ignores: Amundyr alone is hit, 1+1, so "Oh. That happened" is legal, and she loses 1
        (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr bryn; side_discards kaylin Bristling] kaylin acts Everyone sneezes when I shake my wings.;
        bryn plays Was that a breeze?; amundyr passes; amundyr passes;
        amundyr may declare in played pass / wait / Oh. That happened; amundyr plays Oh. That happened
        -> fortitude 20 19 20
Bristling 2+1 on Bryn, her teammate Amundyr makes it 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin tara amundyr bryn; variant two_headed_dragon; side_discards kaylin Bristling]
        kaylin acts Don't call me cute! at bryn; amundyr plays Oh. That happened -> fortitude 20 20 19 19
Bristling 2+1 on Amundyr, her teammate Bryn reduces by 2: 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin tara amundyr bryn; variant two_headed_dragon; side_discards kaylin Bristling]
        kaylin acts Don't call me cute! at amundyr; bryn plays {t.PLANKS} -> fortitude 20 20 19 19
Bristling sneeze hits two opponents of one team: 1+1, not raised; made 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin tara amundyr bryn; variant two_headed_dragon; side_discards kaylin Bristling]
        kaylin acts Everyone sneezes when I shake my wings.; amundyr plays Oh. That happened -> fortitude 20 20 19 19
Von claw on Playful Kaylin and Bryn: 2+1 and 2, less 2: 3, one bite (RDI-CARD-31 RDI-VRULING-23)
    [table vlazlo kaylin bryn; variant boss_battle; side_discards kaylin Playful; turn 3; blood 1]
        vlazlo acts Von claw for each of you at kaylin; vlazlo target bryn; bryn plays {t.PLANKS} -> fortitude 19 17 17
Loyal Kaylin hit by 2: 1, her teammate may not make it 1 (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr tara remy; variant two_headed_dragon; side_discards kaylin Loyal;
        hands amundyr Oh. That happened] tara acts I foresee a bruise. Yours. at kaylin;
        amundyr may declare in played pass / wait
Loyal takes Kaylin's part of a card against all: 0+1 is not more than 1, no "Oh. That happened" (RDI-CARD-31
        RDI-VRULING-23)
    [table kaylin amundyr daareka remy; variant two_headed_dragon; side_discards kaylin Loyal;
        hands amundyr Oh. That happened] daareka acts Pbthbthbth! Old Gods, you startled me!;
        amundyr may declare in played pass / wait
Playful Kaylin hit by 1+1: her teammate may make it 1; bitten all the same (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr eve remy; variant two_headed_dragon; side_discards kaylin Playful]
        eve acts That's odd. Illusions aren't supposed to actually hurt. at kaylin;
        amundyr may declare in played pass / wait / Oh. That happened; amundyr plays Oh. That happened
        -> fortitude 19 19 19 19
1+1 and 1, reduced by 2 and by 2: nothing lost, no bite (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin vlazlo daareka remy; variant two_headed_dragon; side_discards kaylin Playful]
        daareka acts Pbthbthbth! Old Gods, you startled me!;
        vlazlo plays It will take more than that to defeat a wampire!;
        vlazlo plays It will take more than that to defeat a wampire! -> fortitude 20 20 20 20
A hit-back of 2+1 on Playful Kaylin, reduced by 2: 1, one bite (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin bryn tara remy; variant two_headed_dragon; side_discards kaylin Playful]
        kaylin acts Don't call me cute! at tara; tara plays I swung before you thought of it. in hurt;
        bryn plays {t.PLANKS} -> fortitude 19 19 17 17
My bite is worse on Playful Kaylin: 3+1 made 1, one bite (RDI-CARD-31 RDI-VRULING-23)
    [table kaylin amundyr vlazlo remy; variant two_headed_dragon; side_discards kaylin Playful]
        vlazlo acts My bite is worse than my bark at kaylin; amundyr plays Oh. That happened -> fortitude 19 19 19 19
Wulfric bites for the last Fortitude of a team, whoever comes first (RDI-VRULING-27 RDI-WULFRIC-06)
    [table bryn kaylin gog zot; variant two_headed_dragon; fortitude 1 20; side_discards kaylin Playful]
        gog acts Gog loves everyone!; bryn declare in hurt -> fortitude 0 0 19 19
We'll take those, both for Vlazlo who naps: no Scarab leaves the supply (RDI-WULFRIC-07 RDI-VRULING-103)
    [table amundyr vlazlo tara; phase order; lasting vlazlo Bat nap] amundyr plays We'll take those!;
        amundyr order vlazlo; amundyr order vlazlo; amundyr order vlazlo; vlazlo discard -> pile_sizes 0 3 0;
        scarab_supply 12
We'll take those: Drinks for Vlazlo who naps, but no Scarab (RDI-WULFRIC-07 RDI-VRULING-103)
    [table amundyr vlazlo tara; phase order; lasting vlazlo Bat nap] amundyr plays We'll take those!;
        amundyr order vlazlo; amundyr order tara; amundyr order tara; vlazlo discard -> pile_sizes 0 1 2; scarabs 0 0 1
Of a loss that Loyal takes whole there is nothing to reduce (RDI-WULFRIC-05 RDI-VRULING-23)
    [table kaylin bryn zot gog; variant two_headed_dragon; side_discards kaylin Loyal; hands bryn {t.PLANKS}]
        zot acts {t.DOWN} at kaylin; bryn may declare in played pass / wait
What a Static Effect leaves of a loss of 2 is not more than 1 (RDI-CARD-31 RDI-VRULING-23 RDI-MINION-03)
    [table torglesnarf amundyr tara remy; variant two_headed_dragon; minions torglesnarf Lug the Door;
        hands amundyr Oh. That happened] tara acts I foresee a bruise. Yours. at torglesnarf;
        amundyr may declare in played pass / wait
A teammate has half of 2 and 1 for Playful lost by the player of the card (RDI-VRULING-23 RDI-WULFRIC-06)
    [table kaylin eve tara remy; variant two_headed_dragon; side_discards kaylin Playful]
        tara acts I foresee a bruise. Yours. at kaylin; eve plays {t.SHARE_PAIN} -> fortitude 18 18 17 17
Wulfric bites as long as the team loses something (RDI-WULFRIC-06 RDI-TEAM-49)
    [table kaylin bryn gog zot; variant two_headed_dragon; side_discards kaylin Playful] gog acts Gog loves everyone!;
        bryn plays {t.PLANKS} -> fortitude 19 19 19 19
Of 3 reduced by 2 and sent back Loyal takes the last (RDI-RULING-53 RDI-WULFRIC-05)
    [table kaylin bryn tara; side_discards kaylin Loyal] kaylin acts Actually, his bite is worse than his bark at bryn;
        bryn plays {t.PLANKS}; bryn plays Stop hitting yourself! -> fortitude 20 20 20
Of 3 a reduction leaves 1, and that 1 is sent back (RDI-RULING-53 RDI-WULFRIC-06)
    [table kaylin bryn tara remy; variant two_headed_dragon; side_discards kaylin Playful]
        tara acts I foresee a bruise. Yours. at kaylin; bryn plays {t.PLANKS}; bryn plays Stop hitting yourself!
        -> fortitude 20 20 19 19
""")


@each(*CASES)
def test_raised_losses(case):
    case.run()
