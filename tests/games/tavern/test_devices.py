"""What a Device Card and its Gear Card take from one player is one loss (RDI-GEAR-02)."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("wizgille", "kaylin", "tara", piles={}).cases(f"""
Deflect sends on the whole loss by a device and its Gear Card (RDI-GEAR-02 RDI-GEAR-03 RDI-MARK-05)
    [table wizgille remy tara; side_decks wizgille Sorry, loose gear; marked tara]
        wizgille acts Could you hold this wire for a moment? at remy; wizgille target remy; remy plays Deflect
        -> fortitude 20 20 17
A Gear Card for everybody adds 1 to the device's 2 and bites once (RDI-GEAR-02 RDI-GEAR-03 RDI-WULFRIC-06)
    [side_decks wizgille Everybody duck!; side_discards kaylin Playful]
        wizgille acts Could you hold this wire for a moment? at kaylin -> fortitude 18 16 19
Loyal takes 1 of the one loss by a device and its Gear Card (RDI-GEAR-02 RDI-GEAR-03 RDI-WULFRIC-05)
    [side_decks wizgille Sorry, loose gear; side_discards kaylin Loyal]
        wizgille acts Could you hold this wire for a moment? at kaylin; wizgille target kaylin -> fortitude 20 18 20
Luck raises the number of the device and that of its Gear Card (RDI-GEAR-02 RDI-GEAR-03 RDI-POTION-05)
    [table wizgille phrenk tara; side_decks wizgille Sorry, loose gear; potions wizgille Luck Potion]
        wizgille acts Could you hold this wire for a moment? at tara; wizgille target tara; wizgille plays Luck Potion
        -> fortitude 20 20 15
Sent on to whom the Gear Card hits, the device's loss stays a second one (RDI-RULING-54 RDI-GEAR-07)
    [table wizgille eve torglesnarf; side_decks wizgille Sorry, loose gear; minions torglesnarf Lug the Door;
        gold 10 10 12] wizgille acts Could you hold this wire for a moment? at eve; wizgille target torglesnarf;
        eve plays {t.NOT_EVE} at torglesnarf -> fortitude 20 20 19
2 and 1 and 1 for Playful, reduced by 2, is 2, and one bite (RDI-GEAR-02 RDI-GEAR-03 RDI-VRULING-23 RDI-WULFRIC-06)
    [table wizgille zot kaylin bryn; variant two_headed_dragon; side_decks wizgille Sorry, loose gear;
        side_discards kaylin Playful] wizgille acts Could you hold this wire for a moment? at kaylin;
        wizgille target kaylin; bryn plays {t.PLANKS} -> fortitude 19 19 18 18
Selfless adventurers take what a device and its Gear Card do, not the loss alone (RDI-GEAR-02 RDI-GEAR-03 RDI-CARD-26)
    [table daareka wizgille tara; variant boss_battle; side_decks wizgille Wrong lever, sorry!]
        wizgille acts Could you hold this wire for a moment?;
        daareka plays My, what selfless adventurers you are at tara; wizgille declare in phase -> fortitude 20 18 18;
        alcohol 0 1 1
Half of a device's 2 and its Gear Card's 1 is 2 for both (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille eve tara; side_decks wizgille Sorry, loose gear]
        wizgille acts Could you hold this wire for a moment? at eve; wizgille target eve; eve plays {t.SHARE_PAIN}
        -> fortitude 18 18 20
Steam on Eve and Tara, wire on Eve: Eve sends on 3, Tara loses 4 in all (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille eve tara; side_decks wizgille Too much steam!]
        wizgille acts Could you hold this wire for a moment? at eve; eve plays {t.NOT_EVE} -> fortitude 20 20 16
Wire 2 and loose gear 1 on Eve: she sends on 3 (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille eve tara; side_decks wizgille Sorry, loose gear]
        wizgille acts Could you hold this wire for a moment? at eve; wizgille target eve; eve plays {t.NOT_EVE}
        -> fortitude 20 20 17
Toll collector and loose gear on Torglesnarf: 2 sent on for 1 Gold; the toll stays his (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille torglesnarf tara; side_decks wizgille Sorry, loose gear; gold 10 12 10]
        wizgille acts Meet the automatic toll collector! at torglesnarf; wizgille target torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at tara -> fortitude 20 20 18; gold 11 10 11
Wire 2 and loose gear 1 sent on to Playful Kaylin: one loss of 3+1, one bite (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille torglesnarf kaylin; side_discards kaylin Playful; side_decks wizgille Sorry, loose gear;
        gold 10 12 10] wizgille acts Could you hold this wire for a moment? at torglesnarf; wizgille target torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at kaylin -> fortitude 19 20 16
Wire 2 and loose gear 1 on Torglesnarf: he pays 1 Gold once and sends on 3 (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille torglesnarf tara; side_decks wizgille Sorry, loose gear; gold 10 12 10]
        wizgille acts Could you hold this wire for a moment? at torglesnarf; wizgille target torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at tara -> fortitude 20 20 17; gold 10 11 11
Mainspring 1 and loose gear 1 on Loyal Kaylin: 2-1 = 1 (RDI-GEAR-02 RDI-GEAR-03)
    [side_discards kaylin Loyal; side_decks wizgille Sorry, loose gear]
        wizgille acts Stand back, I overwound the mainspring! at kaylin -> fortitude 20 19 19
Mainspring 1 and loose gear 1 on Torglesnarf with Lug: 2-1 = 1 (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille torglesnarf tara; side_decks wizgille Sorry, loose gear; minions torglesnarf Lug the Door;
        gold 10 12 10] wizgille acts Stand back, I overwound the mainspring! at torglesnarf; torglesnarf wages discard
        -> fortitude 20 19 19
Test subject 3 and steam 1 on Torglesnarf with Lug: 4-1 = 3 (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille torglesnarf tara; side_decks wizgille Too much steam!; minions torglesnarf Lug the Door;
        gold 10 12 10] wizgille acts It needs a test subject. Congratulations! at torglesnarf;
        wizgille target torglesnarf; wizgille target tara -> fortitude 20 17 19
Wire 2 and loose gear 1 on Eve, sent to Grunt: Wages once, nobody loses Fortitude (RDI-MINION-06 RDI-VRULING-77)
    [table wizgille eve torglesnarf; side_decks wizgille Sorry, loose gear; minions torglesnarf Grunt the Brawler;
        gold 10 10 12] wizgille acts Could you hold this wire for a moment? at eve; wizgille target eve;
        eve plays {t.NOT_EVE} at Grunt the Brawler; torglesnarf wages pay -> fortitude 20 20 20; gold 10 10 10
Mainspring and "Everybody duck!" on Playful Kaylin: 1+1+1, one bite; Wizgille loses 1 herself (RDI-GEAR-02 RDI-GEAR-03)
    [side_discards kaylin Playful; side_decks wizgille Everybody duck!]
        wizgille acts Stand back, I overwound the mainspring! -> fortitude 18 17 18
Mainspring 1 and steam 1 on Playful Kaylin: one loss of 2+1, one bite (RDI-GEAR-02 RDI-GEAR-03)
    [side_discards kaylin Playful; side_decks wizgille Too much steam!]
        wizgille acts Stand back, I overwound the mainspring! -> fortitude 19 17 18
Mainspring 1 and loose gear 1 on Bryn: Wizgille gets 2 back (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille bryn tara; side_decks wizgille Sorry, loose gear]
        wizgille acts Stand back, I overwound the mainspring! at bryn; bryn plays Stop hitting yourself!
        -> fortitude 18 20 19
Test subject 3 and steam 1 on Bryn: Wizgille gets 4 back, Tara loses her 1 (RDI-GEAR-02 RDI-GEAR-03)
    [table wizgille bryn tara; side_decks wizgille Too much steam!]
        wizgille acts It needs a test subject. Congratulations! at bryn; bryn plays Stop hitting yourself!
        -> fortitude 16 20 19
Picked by the Gear Card alone Daareka sends all of it on, with what the device does to her (RDI-GEAR-02 RDI-GEAR-03
        RDI-CARD-26)
    [table daareka wizgille tara; variant boss_battle; side_decks wizgille Sorry, loose gear]
        wizgille acts Stand back, I overwound the mainspring!;
        daareka plays My, what selfless adventurers you are at tara; wizgille declare in phase -> fortitude 20 18 18
""")


@each(*CASES)
def test_devices(case):
    case.run()
