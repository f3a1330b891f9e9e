"""Worked examples of teams and Bosses. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("vlazlo", "gerki", "amundyr", "daareka").cases("""
RDI-VEX-015: A teammate plays the card with which the one who was picked Ignores the blow (RDI-TEAM-12 RDI-TEAM-13)
    [variant two_headed_dragon] vlazlo acts Von't you join me for dinner? at amundyr; daareka plays Ink spray;
        gerki orders (fortitude 20 20 20 20)
RDI-VEX-016: A teammate has the Inn pay what somebody of the team must pay (RDI-TEAM-12 RDI-TEAM-13)
    [variant two_headed_dragon; phase action] vlazlo plays Vhat? Zis gold? It vas behind your ear... at daareka;
        amundyr plays I suppose these tomb raiders are good for something in payment; gerki orders (gold 11 11 10 10;
        inn -1)
RDI-VEX-017: A teammate turns the Drink of another into Fortitude for the team (RDI-TEAM-05 RDI-TEAM-12 RDI-TEAM-14)
    [table deirdre fiona gerki zot; variant two_headed_dragon; phase drink; fortitude 10 20;
        piles deirdre Dragon Breath Ale] deirdre drink drink;
        fiona plays Nothing like a little belt of liquid courage! in drinks; gerki discard (fortitude 14 14 20 20;
        alcohol 0 0 0 0)
RDI-VEX-018: A Toast of the Boss's: of each side the Champion alone drinks (RDI-TEAM-32 RDI-TEAM-37 RDI-BOSS-02)
    # Stands in for Zakhan: Dimli; his Drunken Chi is in none of our boxes
    [table vlazlo dimli fiona; variant boss_battle; drinks RDI 1 + RDI 6; phase drink;
        piles vlazlo A Toast to Villainy!; drink_deck Wine] dimli champion dimli; fiona champion dimli;
        vlazlo declare in drinks (champions vlazlo dimli; drinks vlazlo 2 0; drinks dimli 2 0);
        dimli discard (alcohol 2 2 2)
RDI-VEX-019: A teammate Ignores the Champion's copy of a Drink (RDI-TEAM-30 RDI-TEAM-32 RDI-TEAM-34 RDI-TEAM-38)
    [table torglesnarf daareka gerki zot; variant two_headed_dragon; drinks RDI 1 + RDI 6; phase drink;
        piles daareka A Toast to Villainy!; drink_deck Dragon Breath Ale; active torglesnarf] daareka drink drink;
        gerki champion zot; zot champion zot; torglesnarf plays This drink is not worthy of a king! in drinks;
        gerki discard (alcohol 0 0 4 4)
RDI-VEX-020: Of a team only what its Champion is counts (RDI-TEAM-36 RDI-TEAM-37 RDI-TEAM-39 RDI-DUNGEON-14)
    [table vlazlo dimli gerki zot; variant two_headed_dragon; events dungeon; phase drink; piles nobody; counters 1;
        event_decks Feats of Heroism; alcohol 5 5] vlazlo champion dimli; dimli champion dimli; gerki champion zot;
        zot champion zot; gerki discard (fortitude 20 20 20 20; alcohol 4 4 6 6; counters 3)
RDI-VEX-021: Who begins a Round is Champion, the other team chooses one, the rest sit out (RDI-TEAM-30 RDI-TEAM-40)
    [table dimli fiona vlazlo amundyr; variant two_headed_dragon] dimli acts Gambling? I'm in!; vlazlo champion amundyr;
        amundyr champion amundyr; amundyr control (in_round dimli amundyr; pot 2; gold 9 9 9 9)
RDI-VEX-022: Who is not in the Round may take a coin of its Pot (RDI-TEAM-43 RDI-TEAM-44)
    [table dimli gerki fiona zot; variant two_headed_dragon] dimli acts Gambling? I'm in!; fiona champion zot;
        zot champion zot; gerki plays Grab a coin while no one's lookin'! in round_turn;
        zot control (in_round dimli zot; pot 1; gold 10 10 9 9)
RDI-VEX-023: Who is not in the Round may end it (RDI-TEAM-44)
    [table dimli gerki fiona zot; variant two_headed_dragon] dimli acts Gambling? I'm in!; fiona champion zot;
        zot champion zot; gerki plays Oh, I guess the Wench thought that was her tip... in round_turn
        -> control no Round; inn 2; gold 9 9 9 9
RDI-VEX-024: A card for each player is taken by the Champions; who plays it is one (RDI-TEAM-30 RDI-TEAM-45)
    [table deirdre fiona gerki zot; variant two_headed_dragon; drink_deck Wine + Dragon Breath Ale]
        deirdre acts Let's toast the Goddess!; gerki champion zot; zot champion zot; fiona orders (alcohol 2 2 4 4)
RDI-VEX-025: Each other player is each player of other teams: a team of two loses twice (RDI-TEAM-49 RDI-TEAM-05)
    [table daareka gerki amundyr vlazlo; variant two_headed_dragon] daareka acts Pbthbthbth! Old Gods, you startled me!;
        gerki orders (fortitude 20 20 18 18)
RDI-VEX-026: A reduction counts against the whole loss of the team (RDI-TEAM-12 RDI-TEAM-49)
    [table daareka gerki amundyr vlazlo; variant two_headed_dragon] daareka acts Pbthbthbth! Old Gods, you startled me!;
        amundyr plays Are you done now?; gerki orders (fortitude 20 20 20 20)
RDI-VEX-027: What is redirected may strike a teammate of its player (RDI-TEAM-51 RDI-CARD-26)
    [table daareka deirdre fiona; variant boss_battle; active deirdre]
        fiona acts So then I got the ogre in a headlock like this!;
        daareka plays My, what selfless adventurers you are at deirdre; deirdre action (fortitude 20 17 17)
RDI-VEX-028: A mood of Wulfric helps no teammate of Kaylin (RDI-TEAM-54 RDI-TEAM-55 RDI-WULFRIC-05)
    [table vlazlo gerki kaylin dimli; variant two_headed_dragon; side_discards kaylin Loyal]
        vlazlo acts Von't you join me for dinner? at dimli; gerki orders (fortitude 20 20 17 17)
RDI-VEX-029a: What a Static Effect adds for its owner is not added to what a teammate plays (RDI-TEAM-57)
    # Stands in for Cormac on Rage Tile B: Kaylin with a Bristling Wulfric
    [table fiona kaylin amundyr gerki; variant two_headed_dragon; side_discards kaylin Bristling]
        fiona acts It'll hurt more if you do it like this! at amundyr; kaylin orders (fortitude 20 20 19 19)
RDI-VEX-029b: Nor to what a teammate drinks (RDI-TEAM-57)
    # Stands in for Cormac on Rage Tile B: Kaylin with a Slobbering Wulfric
    [table fiona kaylin amundyr gerki; variant two_headed_dragon; phase drink; side_discards kaylin Slobbering;
        side_decks kaylin Dozing; piles fiona Wine; alcohol 3 0] fiona drink drink; amundyr discard (alcohol 4 4 0 0)
RDI-VEX-030: Of several who are hit each Static Effect lowers its owner's part alone, then the rest is added up
        (RDI-TEAM-56 RDI-WULFRIC-05 RDI-CARD-11)
    # Stands in for Erin and Wrench, who lower their parts to 0, are in none of our boxes: Gerki, who lowers nothing,
    # sits there
    [table vlazlo dimli gerki kaylin; variant boss_battle; side_discards kaylin Loyal]
        vlazlo acts First rule of willainy: Never fight on an empty stomach; vlazlo action none (fortitude 20 18 18 18)
RDI-VEX-031: A Champion who is away Ignores the Contest: the team draws nothing and risks nothing (RDI-TEAM-60
        RDI-TEAMCHAR-11)
    [table amundyr kaylin gerki zot; variant boss_battle; drinks RDI 1 + RDI 6; phase drink;
        lasting kaylin I need some Private Pixie Time; piles amundyr Drinking Contest!; drink_deck Wine]
        gerki champion kaylin; zot champion kaylin; gerki discard (alcohol 2 0 0 0; gold 10 10 10 10)
RDI-VEX-034: Who is made to drink again drinks alone, the teammate does not (RDI-TEAM-61 RDI-TEAM-62)
    [table amundyr fiona gog zot; variant two_headed_dragon; phase drink; piles amundyr Wine + Dragon Breath Ale;
        piles fiona Light Ale + Wine] amundyr drink drink; gog plays Gog say you drink MORE! in drinks;
        gog discard (alcohol 7 7 0 0; pile_sizes 0 1 0 0)
RDI-VEX-035: A Boss plays three Action Cards one after the other; they lie open until the Phase is over (RDI-BOSS-16
        RDI-BOSS-19 RDI-BOSS-20 RDI-BOSS-26 RDI-TEAM-12)
    [table daareka fiona deirdre zot; variant boss_battle; turn 3; hands zot Gambling? I'm in!]
        daareka acts Stop thinking so loudly! at fiona; zot plays The stars say, "No!";
        daareka acts These aren't the coins you're looking for; daareka action (fortitude 20 20 20 20; gold 13 7 7 7;
        action_cards daareka Stop thinking so loudly! + These aren't the coins you're looking for);
        daareka acts I've been known to break a mind or two... at zot -> fortitude 20 18 18 18; hands zot nothing;
        discards daareka I've been known to break a mind or two... + These aren't the coins you're looking for +
        Stop thinking so loudly!
RDI-VEX-036: The Boss places X Drinks as she likes (RDI-BOSS-21)
    [table amundyr torglesnarf vlazlo daareka; variant boss_battle; phase order; turn 5; piles nobody]
        amundyr orders torglesnarf + vlazlo + vlazlo; amundyr declare in phase (pile_sizes 0 1 2 0)
RDI-VEX-037a: The Boss's first turn against 2: half of X Action Cards and Drinks, rounded up (RDI-BOSS-17 RDI-BOSS-22)
    [table daareka fiona zot; variant boss_battle; piles nobody; hands daareka Pbthbthbth! Old Gods, you startled me! +
        These aren't the coins you're looking for] daareka acts Stop thinking so loudly! at fiona;
        daareka orders (fortitude 20 18 18); daareka orders fiona; fiona discard (pile_sizes 0 1 0)
RDI-VEX-037b: The Boss's first turn against 3: half of X Action Cards and Drinks, rounded up (RDI-BOSS-17 RDI-BOSS-22)
    [table daareka fiona zot gerki; variant boss_battle; piles nobody;
        hands daareka These aren't the coins you're looking for] daareka acts Stop thinking so loudly! at fiona;
        daareka acts Pbthbthbth! Old Gods, you startled me!; daareka orders (fortitude 20 15 15 15);
        daareka orders fiona + zot; fiona discard (pile_sizes 0 1 1 0)
RDI-VEX-037c: The Boss's first turn against 4: half of X Action Cards and Drinks, rounded up (RDI-BOSS-17 RDI-BOSS-22)
    [table daareka fiona zot gerki eve; variant boss_battle; piles nobody;
        hands daareka These aren't the coins you're looking for] daareka acts Stop thinking so loudly! at fiona;
        daareka acts Pbthbthbth! Old Gods, you startled me!; daareka orders (fortitude 20 14 14 14 14);
        daareka orders fiona + eve; fiona discard (pile_sizes 0 1 0 0 1)
RDI-VEX-055: Of a team each player's Scarab is a loss of its own; one card does not cover both (RDI-TEAMCHAR-02
        RDI-SCARAB-03 RDI-SCARAB-05)
    [table gerki daareka amundyr zot; variant two_headed_dragon; phase drink; piles nobody; scarabs 2 1 0 0]
        daareka plays Ink spray in loss; amundyr discard (fortitude 19 19 20 20; scarabs 1 0 0 0)
RDI-VEX-057: A Boss who names the Challengers' own Champion has none: the Boss's side Ignores the Event (RDI-VRULING-104
        RDI-VRULING-39 RDI-VRULING-45 RDI-CARD-14)
    [table daareka fiona deirdre; variant boss_battle; drinks RDI 1 + RDI 6; phase drink; active fiona;
        piles fiona A Toast to Villainy!; piles deirdre Water; drink_deck Wine] fiona drink drink;
        daareka plays How chivalrous of you in champions at fiona; daareka discard (alcohol 0 2 2)
""")


@each(*CASES)
def test_example_of_teams(case):
    case.run()
