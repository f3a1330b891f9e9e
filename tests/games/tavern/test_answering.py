"""What answers a card, when, and what it Negates, Ignores or sends on."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each

CASES = Cards("zot", "gerki", "fiona").cases(f"""
Neither a Round nor a raise nor an ante can be Ignored (RDI-AFFECT-03 RDI-AFFECT-04)
    [table gerki zot fiona; hands zot The stars say, "No!"] gerki acts {t.GAMBLING};
        zot may declare in played pass / wait; zot may declare in ante pass / wait; zot control pass;
        fiona moves I raise!; zot may declare in played pass / wait (stack I raise!);
        zot may declare in ante pass / wait; gerki control (gold 8 8 8; pot 6)
The Inn may pay an ante; the Pot has it and the player stays in (RDI-GAMBLE-04 RDI-RULING-30)
    [table gerki zot fiona] gerki acts {t.GAMBLING}; zot plays Transmute peanuts to gold in ante; zot control (pot 3;
        gold 9 10 9; inn -1; in_round gerki zot fiona)
A healing that cannot raise 20 still affects Fortitude and may be Ignored (RDI-AFFECT-02)
    [table deirdre gerki zot] deirdre acts {t.PRAYER} at gerki; gerki may declare in played pass / wait / {t.HIDE};
        gerki plays {t.HIDE} -> gold 10 10 10; fortitude 20 20 20
A card that picks somebody else changes nothing of yours, and you cannot Ignore it (RDI-AFFECT-01)
    [phase action; hands gerki Hey! Where'd the little guy go?]
        zot plays Nothing up my sleeve! Presto! What's that behind your ear? at fiona;
        gerki may declare in played pass / wait; zot order (gold 11 10 9)
Of a split Drink each Ignores only the own half (RDI-NEGATE-04 RDI-SPLIT-02)
    [table fiona gerki zot; piles fiona Dragon Breath Ale] fiona plays {t.SPLIT} in drinks at gerki;
        gerki plays {t.DUMP} in drinks; fiona declare in phase (alcohol 2 0 0)
A Drink can be Ignored by its drinker only, and by who gets it passed (RDI-NEGATE-04)
    [piles zot Wine] gerki may declare in drinks pass / wait (drinks zot 2 0);
        zot plays {t.TELEPORT} in drinks at gerki;
        gerki may declare in drinks pass / wait / {t.DUMP} (drinks gerki 2 0); gerki plays {t.DUMP} in drinks
        -> alcohol 0 0 0
A Drink is Ignored after it has been revealed, not before (RDI-NEGATE-05)
    [table gerki zot; phase drink; piles gerki Wine; hands gerki {t.DUMP}] gerki may declare in phase pass / wait;
        gerki may declare in drinks pass / wait / {t.DUMP} (drinks gerki 2 0)
The Drink of somebody else cannot be Ignored, until it is handed on (RDI-NEGATE-04 RDI-RULING-43)
    [table dimli gerki fiona; piles dimli Dragon Breath Ale] gerki may not play {t.DUMP} in drinks;
        dimli plays You have this. I'm waiting for the good stuff! in drinks at gerki; gerki plays {t.DUMP} in drinks;
        dimli declare in phase (alcohol 0 0 0)
One half of a split Drink Ignored leaves the other half as it is (RDI-NEGATE-04 RDI-SPLIT-02)
    [table fiona gerki zot; piles fiona Elven Wine] gerki may declare in drinks pass / wait;
        fiona plays {t.SPLIT} in drinks at gerki; gerki may declare in drinks pass / wait / {t.DUMP} (drinks fiona 2 0;
        drinks gerki 2 0); gerki plays {t.DUMP} in drinks -> alcohol 2 0 0
Weakening does nothing to a Drink below 0; strengthening is added to what it is (RDI-RULING-45)
    [table gerki deirdre; piles gerki We're Cutting You Off!; alcohol 3 0] deirdre plays Wine into Water in drinks;
        gerki passes in drinks; deirdre plays Water into Wine in drinks (drinks gerki -1 0) -> alcohol 4 0
Weakening stops at 0, and a later strengthening counts from there (RDI-NEGATE-10 RDI-RULING-45)
    [table gerki deirdre; piles gerki Light Ale] deirdre plays Wine into Water in drinks; gerki passes in drinks;
        deirdre plays Water into Wine in drinks (drinks gerki 0 0) -> alcohol 2 0
I don't think so! yields to another of its kind and to nothing else (RDI-NEGATE-08)
    [table fiona deirdre gerki; piles fiona Dragon Breath Ale; hands fiona {t.WENCH_THINKS}]
        fiona plays This is just the thing to get the rust off my armor! in drinks; deirdre plays {t.NOT_SO};
        fiona passes;
        fiona may declare in played pass / wait / {t.NOT_SO} (stack This is just the thing to get the rust off my armor!
        + {t.NOT_SO}); fiona plays {t.NOT_SO} -> alcohol 0 0 0
Who weakened a Drink to nothing is still its drinker and may pass it on or Ignore it (RDI-NEGATE-03)
    [table deirdre gerki; piles deirdre Light Ale;
        hands deirdre You look like you need this more than I do! + Not now! These men are interested in my religion.]
        deirdre plays Wine into Water in drinks; gerki passes in drinks;
        deirdre may declare in drinks pass / wait / You look like you need this more than I do! / Not now! These men are
        interested in my religion. (drinks deirdre 0 0)
Who takes a redirected loss hits back at the player of the card, not at the one who redirected it (RDI-REDIRECT-01
        RDI-RULING-55)
    [table gog eve zot dimli] gog acts Dance with Gog! at eve; eve plays {t.NOT_EVE}; eve may target zot / dimli;
        eve target zot; zot plays {t.NO_POOKY} in hurt -> fortitude 18 20 16 20
Who is about to take a redirected loss may Ignore the card in the same window (RDI-RULING-53)
    [table gog eve zot] gog acts Dance with Gog! at eve; zot may declare in played pass / wait; eve plays {t.NOT_EVE};
        zot passes; zot passes;
        zot may declare in played pass / wait / Now you see me... Now you don't! (stack Dance with Gog!);
        zot plays Now you see me... Now you don't! -> fortitude 20 20 20
A loss redirected to a player who has Ignored the card is lost (RDI-RULING-54)
    [table fleck gog eve zot] fleck acts {t.SONG}; gog plays Stop poking Gog; eve passes; eve plays {t.NOT_EVE} at gog
        -> fortitude 20 20 20 19; alcohol 1 0 1 1
A loss redirected to a player whom the card hits anyway is a second loss (RDI-RULING-54)
    [table fleck gog eve zot] fleck acts {t.SONG}; eve plays {t.NOT_EVE} at gog -> fortitude 20 18 20 19
With two players left Eve's redirection Ignores the card (RDI-RULING-56)
    [table fleck eve; piles nobody] fleck acts {t.SONG}; eve plays {t.NOT_EVE}; eve discard (fortitude 20 20;
        alcohol 0 0)
An Anytime Card is good before the active player has discarded, whoever plays it (RDI-SOMETIMES-05 RDI-SOMETIMES-04)
    [table zot fiona gerki; fortitude 20 10 20] fiona plays {t.QUICK_HEALER} -> fortitude 20 12 20; phase discard;
        hand_sizes 0 0 0
A card that lets one leave a Round or Ignore a Drink is no answer to anything else (RDI-SOMETIMES-07 RDI-SOMETIMES-01)
    [phase action; piles zot Wine; hands zot Not now, I'm meditating.;
        hands gerki That's not healing salve! It's contact poison!] zot may declare in phase pass / wait;
        zot action none; zot order fiona; zot may declare in drinks pass / wait / Not now, I'm meditating.
A card with two texts is played for the one that fits: as an answer to a card, or to a Drink (RDI-SOMETIMES-07)
    [table gerki zot fiona; piles gerki Wine] gerki plays Hey! Where'd the little guy go? in drinks;
        gerki declare in phase (alcohol 0 0 0; gold 10 10 10)
Before a Drink is revealed no card that answers one may be played, an Anytime Card may (RDI-SOMETIMES-01
        RDI-SOMETIMES-04)
    [phase drink; piles gerki Wine; hands gerki {t.EXTRA} + {t.NOT_SO} + {t.TIP}]
        gerki may declare in phase pass / wait / {t.TIP}; gerki may not play {t.DUMP};
        gerki may declare in drinks pass / wait / {t.TIP} / {t.DUMP} / {t.EXTRA}
Drinks revealed together have one window, for Anytime Cards too, and are drunk at the same time (RDI-TIMING-04
        RDI-TIMING-05 RDI-CONTEST-04)
    [table deirdre zot; fortitude 15 20; piles deirdre {t.CONTEST}; drink_deck Light Ale + Wine]
        deirdre may declare in drinks pass / wait / My Goddess heals me. / Water into Wine (drinks deirdre 1 0;
        drinks zot 2 0); deirdre plays My Goddess heals me. in drinks; zot passes in drinks;
        deirdre plays Water into Wine in drinks (fortitude 17 20; alcohol 0 0); deirdre which 0 -> alcohol 3 2; gold 9 7
Of two who answer a win the first in turn order does it, and he takes the Pot (RDI-TIMING-11)
    [table zot gerki dimli] zot acts {t.GAMBLING}; gerki control pass; dimli control pass;
        dimli plays Best two out of three? in won; gerki plays {t.TAKE_OVER} in won -> gold 9 12 9;
        hands dimli Best two out of three?
Of two who answer a win the first in turn order does it;
        Best two out of three? lets the Round go on (RDI-TIMING-11 RDI-RULING-37)
    [table zot dimli gerki] zot acts {t.GAMBLING}; dimli control pass; gerki control pass;
        gerki plays {t.TAKE_OVER} in won; dimli plays Best two out of three? in won; gerki control (pot 6;
        control dimli; gold 8 8 8; hands gerki {t.TAKE_OVER}; in_round zot dimli gerki)
When the first answer to a win is Negated the next one takes effect (RDI-RULING-37 RDI-TIMING-11)
    [table zot gerki dimli] zot acts {t.GAMBLING}; gerki control pass; dimli control pass;
        gerki plays {t.TAKE_OVER} in won; zot plays {t.NOT_SO}; dimli plays Best two out of three? in won;
        zot control (pot 6; control dimli; gold 8 8 8)
One player may answer one Drink with several copies, one at a time (RDI-SOMETIMES-03)
    [table fiona gerki; piles fiona Light Ale] gerki plays {t.EXTRA} in drinks; fiona passes in drinks;
        gerki plays {t.EXTRA} in drinks (drinks fiona 3 0) -> alcohol 5 0
Drinks for a toast are revealed in turn order, a Drink Event passed over, and drunk together (RDI-TIMING-04
        RDI-TIMING-05)
    [table deirdre zot gerki; piles nobody; drink_deck {t.CONTEST} + Light Ale + Wine + Dragon Breath Ale]
        deirdre acts Let's toast the Goddess!; zot declare in drinks (drinks deirdre 1 0; drinks zot 2 0;
        drinks gerki 4 0; alcohol 0 0 0); deirdre order (alcohol 1 2 4)
""")


@each(*CASES)
def test_answering(case):
    case.run()
