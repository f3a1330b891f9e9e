"""Worked examples of Dungeon Events, Scarabs, Minions and single cards. IDs are those of the examples."""

from tests.games.tavern.characters.case import Cards, each

CASES = Cards("gerki", "eve", "fiona").cases("""
RDI-VEX-001: The last counter of the Dungeon: a Cave-in costs everybody a Gold and the top Drink (RDI-DUNGEON-05
        RDI-DUNGEON-06 RDI-DUNGEON-13)
    [table vlazlo amundyr daareka torglesnarf; variant individual; events dungeon; counters 1; event_decks Cave-in!;
        piles amundyr Wine + Light Ale; piles daareka Wine] vlazlo declare in event (counters 0; last_events Cave-in!;
        stack Cave-in!); amundyr discard (gold 9 9 9 11; pile_sizes 0 1 0 0; inn 4; counters 3; alcohol 0 0 0 0)
RDI-VEX-002: With two cards in hand nobody is offered to discard three: the player drinks (RDI-DUNGEON-09)
    [events dungeon; phase drink; counters 1; event_decks Drink or Meet Your Doom; piles nobody; drink_deck Wine +
        Light Ale; hands gerki Gambling? I'm in! + I raise!; hands eve Gambling? I'm in! + I raise! + Tip the Wench.]
        eve may doom discard / drink; eve doom discard; gerki declare in drinks (hand_sizes 2 0 0; drinks gerki 2 0;
        drinks fiona 1 0); eve declare in phase (alcohol 2 0 1; counters 3)
RDI-VEX-003: The Scarab bites before the counter comes off (RDI-DUNGEON-11 RDI-SCARAB-03 RDI-SCARAB-12)
    [table gerki amundyr fiona; events dungeon; counters 1; event_decks Glowing Mushroom Stew; piles nobody;
        scarabs 1 0 0; fortitude 10 10 10] gerki declare in event (fortitude 9 10 10; scarabs 0 0 0; counters 0);
        amundyr discard (fortitude 11 12 12; counters 2)
RDI-VEX-004: A turn that ends early takes a counter off all the same (RDI-DUNGEON-12)
    [table vlazlo gerki fiona; events dungeon; counters 2] vlazlo acts Bat nap; gerki discard (counters 1; away vlazlo)
RDI-VEX-005: A card that names Drink Events does not answer a Dungeon Event, one on Events in general does (RDI-EVENT-03
        RDI-EVENT-04)
    [table wizgille tara gerki; events dungeon; counters 1; event_decks Cave-in!; piles nobody;
        hands wizgille I didn't activate my temporal dilation field. It's just deja vu]
        wizgille may declare in event pass / wait; tara plays The waves told me about this at breakfast. in event;
        tara declare in phase (gold 9 10 9; last_events Cave-in!)
RDI-VEX-006: One turn ends with two Events, the Sea Event first (RDI-EVENTMIX-03 RDI-EVENTMIX-04)
    [events sea + dungeon; counters 1 1; event_decks Kraken Attack / Glowing Mushroom Stew; piles nobody]
        gerki declare in event (stack Kraken Attack; counters 0 1; last_events Kraken Attack + none);
        gerki passes in event; gerki declare in event (stack Glowing Mushroom Stew; counters 5 0; fortitude 17 17 17;
        active gerki); eve declare in phase (fortitude 19 19 19; counters 5 2)
RDI-VEX-007: A form card just bought may not be played for its Blood while form cards are bought (RDI-BLOOD-07
        RDI-BLOOD-08 RDI-BLOOD-10)
    [table vlazlo gerki eve; blood 2; bat Flutter off vith ze purse; hands vlazlo I don't think so!]
        vlazlo discard nothing; vlazlo still may form none / bat / wolf; vlazlo still form bat;
        vlazlo declare in phase (blood 0; hand_sizes 7 0 0; backs bat 1 wolf 0; forms bat 7 wolf 8; gold 10 10 10);
        vlazlo plays Flutter off vith ze purse at eve; vlazlo action -> blood 1; gold 11 10 9
RDI-VEX-008: A card that gives Scarabs alone is not answered with a card against Fortitude loss (RDI-SCARAB-08)
    [table amundyr daareka gerki; hands daareka Ink spray; hands gerki Hide in shadows]
        amundyr acts Sorry about the mess at daareka; daareka may declare in played pass / wait;
        amundyr order (fortitude 20 20 20; scarabs 0 3 0)
RDI-VEX-010: Amundyr hits Grunt instead of a player: Torglesnarf pays, and nobody loses Fortitude (RDI-MINION-06
        RDI-MINION-07)
    [table amundyr torglesnarf gerki; minions torglesnarf Grunt the Brawler; gold 10 12 10]
        amundyr acts Yup, that growth on your arm is definitely Mummy Rot at Grunt the Brawler of torglesnarf / gerki /
        Grunt the Brawler; torglesnarf wages pay -> fortitude 20 20 20; gold 10 10 10; inn 2;
        minions torglesnarf Grunt the Brawler
RDI-VEX-011: A card against all hits Torglesnarf and each of his Minions: he pays for Brix and lets Grunt go
        (RDI-MINION-10)
    [table daareka torglesnarf gerki; minions torglesnarf Grunt the Brawler + Brix the Enforcer; gold 10 12 10]
        daareka acts Pbthbthbth! Old Gods, you startled me!; torglesnarf wages discard; torglesnarf wages pay
        -> fortitude 20 19 19; gold 10 10 10; inn 2; minions torglesnarf Brix the Enforcer;
        discards torglesnarf Grunt the Brawler
RDI-VEX-012: Daareka hits back at Grunt: he loses 1 Fortitude, and nobody gains Alcohol Content (RDI-MINION-11
        RDI-MINION-13)
    [table torglesnarf daareka gerki; minions torglesnarf Grunt the Brawler; gold 12 10 10]
        torglesnarf acts Grunt the Brawler at daareka;
        daareka plays Now I'll show you why I'm called 'the Mindbreaker!' in hurt at Grunt the Brawler;
        torglesnarf wages discard -> fortitude 20 18 20; alcohol 0 0 0; minions torglesnarf nothing
RDI-VEX-013: A Minion hits Kaylin while Wulfric is Playful: she loses 1 more, Torglesnarf loses 1, not the Minion
        (RDI-MINION-20 RDI-WULFRIC-06)
    [table torglesnarf kaylin gerki; minions torglesnarf Grunt the Brawler; side_discards kaylin Playful; gold 12 10 10]
        torglesnarf acts Grunt the Brawler at kaylin -> fortitude 19 17 20; minions torglesnarf Grunt the Brawler;
        gold 12 10 10
RDI-VEX-014: For what a Minion does Torglesnarf is marked, but not twice (RDI-MINION-21 RDI-MINION-23 RDI-MARK-02)
    [table torglesnarf remy gerki; minions torglesnarf Grunt the Brawler + Brix the Enforcer; gold 12 10 10;
        hands remy Infighting? Not on my watch!] torglesnarf acts Grunt the Brawler at gerki;
        remy plays Infighting? Not on my watch! in hurt; torglesnarf acts Brix the Enforcer (marked torglesnarf);
        torglesnarf target gerki; gerki pay_or_lose lose; remy may declare in hurt pass / wait
RDI-VEX-038: Of an ante of two Gold any part may be Fortitude, and the Inn antes for it (RDI-CARD-05)
    [table vlazlo daareka torglesnarf; variant boss_versus_boss; gold 10 10 10] vlazlo acts Blood Money? I'm In!;
        vlazlo ante_with 0; daareka ante_with 1; torglesnarf ante_with 1; daareka moves I raise!;
        vlazlo may ante_with 0 / 1; vlazlo ante_with 0; daareka ante_with 0; torglesnarf ante_with 1;
        torglesnarf control -> gold 8 9 10; fortitude 20 19 18; inn -3; pot 6; control daareka
RDI-VEX-039: With equal strength the revealer of The Wench Dares You... chooses: she drinks Angel Tears, the others
        Dungeon Runoff (RDI-CARD-37)
    [table daareka gerki eve; drinks RDI 6; phase drink; piles daareka The Wench Dares You...; drink_deck Angel Tears +
        Dungeon Runoff; fortitude 10 10 10] daareka may dare 0 / 1; daareka dare 0;
        gerki declare in drinks (drinks daareka 0 2; drinks gerki 0 -1; drinks eve 0 -1);
        gerki declare in phase (fortitude 12 9 9; alcohol 0 0 0)
RDI-VEX-040: Which Drink is weaker is judged for the revealer, each drinker takes what it has for them (RDI-CARD-37
        RDI-CHAR-12)
    [table daareka torglesnarf vlazlo; variant individual; drinks RDI 6; phase drink;
        piles daareka The Wench Dares You...; drink_deck Angel Tears + "Tomato Juice"; fortitude 10 10 10]
        daareka may dare 0 / 1; daareka dare 0 -> fortitude 12 8 10; alcohol 0 0 2
RDI-VEX-041: The Gear Card is added to the device; who Ignores it is spared, but one of the Drinks may go there
        (RDI-GEAR-02 RDI-GEAR-06)
    [table wizgille kaylin phrenk zot; side_decks wizgille Too much steam!; phase order; piles nobody]
        wizgille plays Hey! Let's test out my new drink creation device! at kaylin of kaylin phrenk zot;
        wizgille may target phrenk / zot; wizgille target phrenk; kaylin plays ~ Poof! ~; wizgille may order kaylin /
        phrenk / zot; wizgille order kaylin; wizgille order zot; wizgille declare in phase (fortitude 20 20 19 20;
        pile_sizes 0 1 0 1; gold 10 10 10 10)
RDI-VEX-042: A redirected Gear Card still counts as Wizgille's, who is struck back for it (RDI-GEAR-07 RDI-REDIRECT-01)
    [table wizgille eve kaylin dimli; side_decks wizgille Sorry, loose gear; piles wizgille Wine]
        wizgille plays This device can change alcohol into gold! Watch! in drinks at eve of eve kaylin dimli;
        eve plays I'm not Eve! She's over there! at kaylin; kaylin plays Hit the pixie, meet the wolf. in hurt;
        wizgille declare in phase (fortitude 18 20 19 20; alcohol 0 0 0 0; gold 11 10 10 10; inn -1;
        side_discards wizgille Sorry, loose gear)
RDI-VEX-043: Kaylin decides with the result of the first answer known, and lets it be (RDI-GEAR-04 RDI-GEAR-05)
    [table wizgille kaylin; side_decks wizgille It's not supposed to shoot sparks!; hands kaylin ~ Poof! ~]
        wizgille acts Oh no! It's not supposed to do that...; wizgille may declare in gear pass / wait /
        Wait, wait... I can fix that! (pending wizgille declare); wizgille plays Wait, wait... I can fix that! in gear;
        kaylin may declare in played pass / wait (stack Oh no! It's not supposed to do that... +
        Wait, wait... I can fix that!); kaylin passes; kaylin may declare in played pass / wait /
        ~ Poof! ~ (stack Oh no! It's not supposed to do that...;
        side_discards wizgille It's not supposed to shoot sparks!); kaylin passes;
        wizgille declare in phase (fortitude 20 18)
RDI-VEX-048: The Captain's seat does not matter: her card answers the collecting, Gerki's the win (RDI-CHAR-06
        RDI-TIMING-10)
    [table bryn whitehawk gerki] bryn acts Gambling? I'm in!; gerki moves I raise!; bryn moves Gambling? I'm in!;
        gerki plays Um... I know you think you won, but... in won (pot 6);
        whitehawk plays What a coincidence, I happen to have the same hand! in collect -> gold 8 11 11
RDI-VEX-049: A redirected loss is hit back at whose card it was, not at who redirected it (RDI-SCARAB-13 RDI-CHAR-11)
    [table vlazlo torglesnarf amundyr; gold 10 12 10] vlazlo acts I'm not a veeble old man! at torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at amundyr; amundyr plays You knocked off my hat! in hurt
        -> fortitude 20 20 17; scarabs 2 0 0
RDI-VEX-050: A redirection moves the loss, the discard stays with who was aimed at (RDI-MIND-04)
    [table daareka torglesnarf vlazlo; gold 10 12 10; hands torglesnarf I raise!]
        daareka acts I've been known to break a mind or two... at torglesnarf;
        torglesnarf plays Not the face! Someone else's face! at vlazlo -> fortitude 20 20 18; hand_sizes 0 0 0;
        gold 10 11 11
RDI-VEX-051: A Negated hat gives no Scarabs, and the Fortitude stays lost (RDI-SCARAB-15)
    [table vlazlo amundyr gerki] vlazlo acts I'm not a veeble old man! at amundyr;
        amundyr plays You knocked off my hat! in hurt; vlazlo plays I don't think so!; vlazlo order (fortitude 20 17 20;
        scarabs 0 0 0)
RDI-VEX-052: Who Ignores Ah-choo! neither loses Fortitude nor gets a Scarab (RDI-SCARAB-14)
    [table amundyr daareka gerki zot] amundyr acts Ah-choo!; daareka plays Ink spray;
        amundyr order (fortitude 20 20 19 19; scarabs 0 0 1 1)
RDI-VEX-053: A reduction is played on the card, the hit-back after the loss (RDI-SCARAB-14)
    [table amundyr vlazlo daareka gerki] amundyr acts Ah-choo!;
        vlazlo plays It will take more than that to defeat a wampire!;
        daareka plays Now I'll show you why I'm called 'the Mindbreaker!' in hurt; amundyr order (fortitude 19 20 19 19;
        alcohol 1 0 0 0; scarabs 0 1 1 1)
RDI-VEX-054: The Captain takes half of a Pot that goons have won (RDI-CARD-43)
    [table torglesnarf whitehawk gerki; minions torglesnarf Grunt the Brawler + Lug the Door]
        torglesnarf acts Gambling? I'm in!;
        torglesnarf plays You don't need a winning hand when you have enough goons! in round_turn;
        whitehawk plays What a coincidence, I happen to have the same hand! in collect -> gold 11 10 9; pot 0
RDI-VEX-056: Who is away is asked in no window, antes nothing, is in no Round, and may be given a Drink (RDI-WULFRIC-07
        RDI-GAMBLE-23)
    [table serena phrenk kaylin; lasting kaylin I need some Private Pixie Time; phase action; fortitude 20 20 10;
        piles nobody; hands kaylin ~ Poof! ~ + Wolf kisses cure nearly everything.]
        serena declare in phase (pending serena declare / phrenk declare; away kaylin); serena acts Gambling? I'm in!;
        serena declare in ante (in_round serena phrenk; pending serena declare / phrenk declare); phrenk control pass;
        serena order (gold 11 9 10); serena order kaylin; serena declare in phase (pile_sizes 0 0 1; away kaylin)
""")


@each(*CASES)
def test_example_of_villains(case):
    case.run()
