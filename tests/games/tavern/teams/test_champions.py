"""Team Champions: who faces what would meet all players (RDI-TEAM-29 to -45)."""

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import GAMBLING, PIXIE_TIME, PRAY

CASES = Cards("fiona", "deirdre", "gerki", "zot", variant="two_headed_dragon").cases(f"""
in a Round the starter and a champion of each other team ante (RDI-TEAM-29 RDI-TEAM-30 RDI-TEAM-40 RDI-VRULING-39)
    [until zot control] fiona acts {GAMBLING}; gerki may champion gerki / zot; gerki champion zot -> gold 9 9 9 9;
        in_round fiona zot
a teammate is outside also where nobody may avoid the Round (RDI-TEAM-41)
    [table whitehawk deirdre gerki zot; until gerki control] whitehawk acts Ante up or walk the plank!;
        gerki may champion gerki / zot; gerki champion gerki -> gold 9 9 9 9; in_round whitehawk gerki
a champion whom a teammate makes leave takes the team out of the Round (RDI-TEAM-42 RDI-VRULING-42)
    [table gerki zot fiona deirdre eve dimli; until eve control] gerki acts {GAMBLING};
        fiona may champion fiona / deirdre; fiona champion fiona; eve may champion eve / dimli; eve champion eve;
        deirdre plays {PRAY} in ante -> gold 9 9 10 10 9 9; in_round gerki eve
who is no champion plays what needs no part in the Round and nothing else (RDI-TEAM-13 RDI-TEAM-43 RDI-TEAM-44)
    [table gerki gog fiona zot; until gog control] fiona acts {GAMBLING}; gerki may champion gerki / gog;
        gerki champion gog; gerki plays Grab a coin while no one's lookin'! in round_turn -> gold 10 10 9 9;
        in_round gog fiona
    [table gerki gog zot fiona] gerki acts {GAMBLING}; zot may champion zot / fiona; zot champion zot;
        zot moves This time, we'll use my dice.; gog may not play Gog think you cheating! Gog no like cheaters!
each player you included means the champions (RDI-TEAM-30 RDI-TEAM-45)
    [table deirdre fiona gerki zot; drink_deck Dragon Breath Ale + Wine + Elven Wine; until deirdre declare phase]
        deirdre acts Let's toast the Goddess!; zot may champion gerki / zot; zot champion gerki; zot declare in played;
        zot declare in drinks (drinks deirdre 4 0; drinks gerki 2 0) -> alcohol 4 4 2 2
of a card for champions every part is settled among them (RDI-TEAM-45 RDI-VRULING-41)
    [table deirdre fiona gerki zot; fortitude 10 10; until deirdre declare phase] deirdre acts Mass Heal!;
        gerki may champion gerki / zot; gerki champion zot -> fortitude 11 11 11 11; gold 11 11 9 9
a Contest is one of champions (RDI-TEAM-30 RDI-TEAM-31 RDI-TEAM-32 RDI-VRULING-44)
    [table fiona deirdre gerki zot eve dimli; phase drink; piles fiona Drinking Contest!;
        drink_deck Dark Ale + Dragon Breath Ale + Wine; until fiona declare phase] zot may champion gerki / zot;
        zot champion zot; eve may champion eve / dimli; eve champion eve; eve declare in event -> alcohol 1 1 4 4 2 2;
        gold 9 9 12 12 9 9
a teammate Ignores the Drink of a champion (RDI-TEAM-34 RDI-TEAM-35 RDI-TEAM-38)
    [table deirdre fiona gerki zot; phase drink; piles deirdre Round on the House!; drink_deck Dragon Breath Ale;
        until deirdre declare phase] zot may champion gerki / zot; zot champion zot;
        fiona plays This is just the thing to get the blood off my sword! in drinks -> alcohol 0 0 4 4
for a sea event all teams choose the one whose turn ends first (RDI-DUNGEON-08 RDI-SEA-08 RDI-TEAM-36 RDI-TEAM-39)
    [phase drink; events sea; event_decks Kraken Attack; counters 1; piles fiona nothing; piles deirdre nothing;
        hands fiona {GAMBLING}; until gerki discard] fiona may champion fiona / deirdre; fiona champion deirdre;
        gerki may champion gerki / zot; gerki champion zot; gerki declare in event -> fortitude 17 17 17 17
automatic champions come before those who are chosen (RDI-VRULING-01 RDI-VRULING-40)
    [table gerki zot deirdre fiona; phase drink; piles deirdre Round on the House!] gerki champion (champions deirdre)
a champion who is not there Ignores the Event (RDI-TEAM-60 RDI-VRULING-20 RDI-VRULING-43)
    [table fiona deirdre kaylin zot; phase drink; lasting kaylin {PIXIE_TIME}; piles fiona Drinking Contest!;
        drink_deck Dark Ale + Dragon Breath Ale + Wine; until fiona declare phase] zot champion kaylin
        -> alcohol 1 1 0 0; gold 10 10 10 10
a Round against a champion who is not there is won at once (RDI-TEAM-60 RDI-VRULING-43)
    [table fiona deirdre kaylin zot; lasting kaylin {PIXIE_TIME}; until fiona declare phase] fiona acts {GAMBLING};
        zot champion kaylin -> gold 10 10 10 10
a Drink event for its revealer alone has no champions (RDI-TEAM-33)
    [drinks RDI 2; piles fiona Fine Ambrosia, Nectar of the Gods; until fiona declare phase]
        fiona declare in event (champions nobody) -> gold 8 8 10 10
a Gear Card for champions leaves the rest of its device alone (RDI-TEAM-45 RDI-VRULING-41)
    [table wizgille fiona gerki zot; side_decks wizgille Everybody duck!; until zot declare hurt]
        wizgille acts Could you hold this wire for a moment? at gerki; gerki may champion gerki / zot;
        gerki champion zot -> fortitude 19 19 17 17
""")


@each(*CASES)
def test_champions(case):
    case.run()
