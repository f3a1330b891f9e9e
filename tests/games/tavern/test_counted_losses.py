"""A card that is sent on counts the Scarabs, the mark and the team of who is picked now (RDI-CARD-26)."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("daareka", "tara", "vlazlo", "remy", "amundyr", "bryn", piles={}).cases(f"""
Logbook: Daareka is marked, Bryn is not: 2 (RDI-CARD-26)
    [variant leaders_and_lackeys; active vlazlo; marked daareka]
        remy acts It is written in the logbook, twice. at daareka;
        daareka plays My, what selfless adventurers you are at bryn; remy orders -> fortitude 20 20 20 20 18 18
Don't mind the scarabs: Daareka has 1, Remy is hit at last and has 3 (RDI-CARD-26 RDI-CARD-07)
    [variant leaders_and_lackeys; scarabs 1 0 0 3 0 0]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at remy -> fortitude 20 20 17 17 20 20; scarabs 1 0 0 0 0 0
Don't mind the scarabs: Daareka has 3, Remy none: nothing (RDI-CARD-26 RDI-CARD-07)
    [variant leaders_and_lackeys; scarabs 3 0 0 0 0 0]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at remy -> fortitude 20 20 20 20 20 20; scarabs 3 0 0 0 0 0
Name, rank: Daareka is marked, Bryn is hit at last and is not: 1 and marked (RDI-CARD-26)
    [variant leaders_and_lackeys; active vlazlo; marked daareka]
        remy acts Name, rank and excuse. In that order. at daareka;
        daareka plays My, what selfless adventurers you are at bryn; remy orders -> fortitude 20 20 20 20 19 19;
        marked daareka bryn
Don't mind the scarabs with no Scarabs on Vlazlo, hit at last: there is nothing to reduce (RDI-CARD-07 RDI-CARD-26)
    [table amundyr daareka vlazlo; variant boss_versus_boss; scarabs 0 2 0;
        hands vlazlo It will take more than that to defeat a wampire!]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at vlazlo; vlazlo passes;
        vlazlo may declare in played pass / wait
Boss Versus Boss: 3 Scarabs of Vlazlo, hit at last, reduced by 2: 1 lost, 1 returns (RDI-CARD-07 RDI-CARD-26)
    [table amundyr daareka vlazlo; variant boss_versus_boss; scarabs 0 1 3]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at vlazlo;
        vlazlo plays It will take more than that to defeat a wampire!; amundyr order -> fortitude 20 20 19;
        scarabs 0 1 2; blood 1
Marked Daareka sends the logbook to Loyal Kaylin, not marked: 2-1 (RDI-CARD-26 RDI-WULFRIC-05)
    [table daareka tara vlazlo remy amundyr kaylin; variant leaders_and_lackeys; active vlazlo;
        side_discards kaylin Loyal; marked daareka] remy acts It is written in the logbook, twice. at daareka;
        daareka plays My, what selfless adventurers you are at kaylin; remy orders -> fortitude 20 20 20 20 19 19
Don't mind sent on to Loyal Kaylin with 3 Scarabs: 3-1, 2 return (RDI-CARD-26 RDI-CARD-07)
    [table daareka tara vlazlo kaylin amundyr bryn; variant leaders_and_lackeys; side_discards kaylin Loyal;
        scarabs 0 0 0 3 0 0] amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at kaylin -> fortitude 20 20 18 18 20 20;
        scarabs 0 0 0 1 0 0
Don't mind sent on to Playful Kaylin with 2 Scarabs: 2+1, both return, Amundyr is bitten (RDI-CARD-26 RDI-CARD-07)
    [table daareka tara vlazlo kaylin amundyr bryn; variant leaders_and_lackeys; side_discards kaylin Playful;
        scarabs 1 0 0 2 0 0] amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at kaylin -> fortitude 20 20 17 17 19 19;
        scarabs 1 0 0 0 0 0
Name, rank sent on to marked Bryn: 3 to lose now, her teammate may make it 1 (RDI-CARD-26)
    [variant leaders_and_lackeys; active vlazlo; marked bryn]
        remy acts Name, rank and excuse. In that order. at daareka;
        daareka plays My, what selfless adventurers you are at bryn; amundyr plays Oh. That happened; remy orders
        -> fortitude 20 20 20 20 19 19
Name, rank on marked Daareka sent on to Bryn, not marked: 1 to lose, no "Oh. That happened" (RDI-CARD-26)
    [variant leaders_and_lackeys; active vlazlo; marked daareka; hands amundyr Oh. That happened]
        remy acts Name, rank and excuse. In that order. at daareka;
        daareka plays My, what selfless adventurers you are at bryn; amundyr passes;
        amundyr may declare in played pass / wait
Name, rank sent on to marked Bryn: 3, she reduces it by 2: 1 (RDI-CARD-26)
    [variant leaders_and_lackeys; active vlazlo; marked bryn]
        remy acts Name, rank and excuse. In that order. at daareka;
        daareka plays My, what selfless adventurers you are at bryn; bryn plays {t.PLANKS}; remy orders
        -> fortitude 20 20 20 20 19 19; marked bryn
Sent on, a card counts the Scarabs of the new target: none of Daareka's, 3 of Vlazlo's (RDI-CARD-26 RDI-VRULING-95
        RDI-CARD-07)
    [table amundyr daareka vlazlo; variant boss_versus_boss; scarabs 0 0 3]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at vlazlo; amundyr order -> fortitude 20 20 17;
        scarabs 0 0 0
Sent on to who has no Scarabs, the card takes nothing (RDI-CARD-26 RDI-VRULING-95)
    [table amundyr daareka vlazlo; variant boss_versus_boss; scarabs 0 2 0]
        amundyr acts Don't mind the scarabs. They're just exploring! at daareka;
        daareka plays My, what selfless adventurers you are at vlazlo; amundyr order -> fortitude 20 20 20;
        scarabs 0 2 0
Sent on to who is marked, the card takes what it takes of the marked (RDI-CARD-26 RDI-VRULING-95 RDI-MARK-08)
    [table daareka gerki vlazlo remy amundyr eve; variant leaders_and_lackeys; active vlazlo; marked eve]
        remy acts It is written in the logbook, twice. at daareka;
        daareka plays My, what selfless adventurers you are at eve; remy orders -> fortitude 20 20 20 20 17 17
Sent on to who is not marked, the card takes what it takes of others (RDI-CARD-26 RDI-VRULING-95 RDI-MARK-08)
    [table daareka gerki vlazlo remy amundyr eve; variant leaders_and_lackeys; active vlazlo; marked daareka]
        remy acts It is written in the logbook, twice. at daareka;
        daareka plays My, what selfless adventurers you are at eve; remy orders -> fortitude 20 20 20 20 18 18
What only redirects the loss leaves its number: Scarabs of the picked player (RDI-REDIRECT-02 RDI-CARD-07)
    [table amundyr eve tara; scarabs 0 2 1] amundyr acts Don't mind the scarabs. They're just exploring! at eve;
        eve plays {t.NOT_EVE} -> fortitude 20 20 18; scarabs 0 2 1
""")


@each(*CASES)
def test_counted_losses(case):
    case.run()
