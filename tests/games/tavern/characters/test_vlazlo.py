"""The cards of Vlazlo."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

BITE = "My bite is worse than my bark"
EYES = "Look into my eyes. Now lean back."
CAPE = "You vill pay for creasing zis cape"
GOLD = "Vhat? Zis gold? It vas behind your ear..."
FLUTTER = "Flutter off vith ze purse"
HANGING = "Hanging upside down, it all runs out again"
MORE = "It will take more than that to defeat a wampire!"
FUR = "Thick fur, thin patience"
THROAT = "Straight for ze throat"
SQUEAK = "Squeak for your supper"
CELLAR = "A liddle something from my own cellar"
FANGS = "Zis drink is fang-tastic!"
TANKARD = "Zis tankard is too big"
UNSEEN = "You can't hit vhat you can't see"
VINDOW = "Out ze vindow!"
TAIL = "Pulling ze tail vas unvise"
VINGS = "Vings too vide for your leetle arrows"
GUILD = "I vill drink ze whole guild"
CLAW = "Von claw for each of you"
BRAVEST = "Ze bravest tastes best"
MONEY = "Blood Money? I'm In!"
HELP = "No von can help you now"
CASTLE = "My castle alvays has room for von more"
VHY = "Zis is vhy you never inwite a wampire in"

KINDS = [
    *kinds.hits("vlazlo", 3, "I'm not a veeble old man!", "Von't you join me for dinner?", BITE),
    *kinds.hits("vlazlo", 2, EYES, "Grrr. Pardon me. Force of habit."),
    *kinds.hits_others("vlazlo", "Howl at ze chandelier"),
    *kinds.heals("vlazlo", "Lick ze vounds"),
    *kinds.hits_back("vlazlo", CAPE),
    *kinds.one_pays("vlazlo", GOLD),
    *kinds.one_pays("vlazlo", FLUTTER),
    *kinds.cheats("vlazlo", "Oh no! Look what happened to my cards"),
    *kinds.leaves("vlazlo", "Ze cards are so dull after six hundred years"),
    *kinds.ignores_drinks("vlazlo", HANGING),
    *kinds.orders_two_more("vlazlo", t.FIENDS),
    *kinds.common("vlazlo", tip=False),
]
VLAZLO = Cards("vlazlo", "gerki", "eve").cases(f"""
a card brings its blood up to eight (RDI-BLOOD-04 RDI-BLOOD-06)
    [blood 0] vlazlo acts {EYES} at eve -> blood 2; fortitude 20 20 18
    [blood 5] vlazlo acts {EYES} at eve -> blood 7; fortitude 20 20 18
    [blood 7] vlazlo acts {EYES} at eve -> blood 8; fortitude 20 20 18
    [blood 8] vlazlo acts {EYES} at eve -> blood 8; fortitude 20 20 18
an Ignored card brings its blood (RDI-BLOOD-05)
    vlazlo acts {EYES} at gerki; gerki plays {t.HIDE} -> blood 2; fortitude 20 20 20
a Negated card brings no blood (RDI-BLOOD-05)
    gerki acts {t.STUCK} at vlazlo; vlazlo plays {MORE}; eve plays {t.NOT_SO} -> blood 0; fortitude 18 20 20
a loss is reduced by two and there is blood
    gerki acts {t.STUCK} at vlazlo; vlazlo plays {MORE} => fortitude 20 20 20; blood 1
    gerki acts {t.POISON} at vlazlo; vlazlo plays {MORE} => fortitude 19 20 20; blood 1
    gerki acts {t.STUCK} at vlazlo; vlazlo plays {FUR} => fortitude 20 20 20; blood 1
    gerki acts {t.POISON} at vlazlo; vlazlo plays {FUR} => fortitude 19 20 20; blood 1
a loss of somebody else is not reduced
    gerki acts {t.STUCK} at eve; vlazlo may not play {MORE}
    gerki acts {t.STUCK} at eve; vlazlo may not play {FUR}
# While Gerki may still save his Gold there is none yet.
blood comes after all else on the card (RDI-BLOOD-04 RDI-VRULING-65)
    [table vlazlo deirdre eve] vlazlo plays {GOLD} at deirdre; deirdre declare in payment (blood 0);
        vlazlo discard (blood 1) -> gold 11 9 10
a card is paid with blood before anybody answers and nothing is given back (RDI-BLOOD-13 RDI-VRULING-65)
    [blood 3] vlazlo acts {THROAT}; vlazlo target gerki (blood 1); gerki plays {t.HIDE} -> blood 1; fortitude 20 20 20
an Action that costs more blood than there is may not be played (RDI-BLOOD-13)
    [blood 1] vlazlo may not act {THROAT}
    [blood 0] vlazlo may not act {SQUEAK}
the wolf goes for the throat
    [blood 2] vlazlo acts {THROAT} at eve of gerki eve => fortitude 20 20 16; blood 0
the others pay for his supper
    [blood 2] vlazlo acts {SQUEAK} => gold 12 9 9; blood 1
an Anytime Card that costs more blood than there is may not be played (RDI-BLOOD-13)
    [fortitude 15 20 20] vlazlo may not play {CELLAR}
Form Cards are bought one at a time between discarding and drawing (RDI-BLOOD-07 RDI-BLOOD-08 RDI-BLOOD-09 RDI-BLOOD-12)
    [blood 5; bat {FLUTTER}; wolf {BITE}; hands vlazlo {EYES} + {GOLD}] vlazlo discard {EYES} (hands vlazlo {GOLD});
        vlazlo may form none / bat / wolf (discards vlazlo {EYES}); vlazlo form bat (hands vlazlo {GOLD} + {FLUTTER};
        blood 3; backs bat 1 wolf 0); vlazlo form wolf; vlazlo action (hand_sizes 7 0 0) -> blood 1; forms bat 7 wolf 7;
        backs bat 1 wolf 1
a hand may be bought above seven (RDI-BLOOD-09 RDI-VRULING-68)
    [blood 4; hands vlazlo {EYES} + {GOLD} + {MORE} + {CAPE} + {FANGS} + {TANKARD} + {CELLAR}; until vlazlo action]
        vlazlo discard nothing; vlazlo form bat; vlazlo form none -> hand_sizes 8 0 0; blood 2
whose time runs out buys no more and draws (RDI-VRULING-68)
    [blood 8; until vlazlo action] vlazlo discard nothing; vlazlo misses form -> hand_sizes 7 0 0; blood 8;
        backs bat 0 wolf 0
something from the cellar costs blood
    [anytime; fortitude 15 20 20; blood 1] vlazlo plays {CELLAR} => fortitude 18 20 20; blood 0
# A form card just bought brings no Blood to buy more.
nobody plays anything while Form Cards are bought (RDI-BLOOD-10)
    [blood 2; bat {FLUTTER}; hands gerki {t.SWIPED}] vlazlo discard nothing; vlazlo form bat (hand_sizes 7 1 0;
        backs bat 1 wolf 0); vlazlo plays {FLUTTER} at eve; vlazlo action (hand_sizes 6 1 0) -> blood 1; gold 11 10 9
an empty form deck sells nothing (RDI-VRULING-66)
    [blood 2; hands vlazlo Bat nap + {UNSEEN} + {UNSEEN} + {FLUTTER} + {FLUTTER} + {HANGING} + {VINDOW} + {SQUEAK}]
        vlazlo discard nothing; vlazlo may form none / wolf -> forms bat 0 wolf 8
a Form Card is of the character deck from then on (RDI-BLOOD-11)
    [until vlazlo action] vlazlo plays {FLUTTER} at eve; vlazlo discard nothing -> discards vlazlo {FLUTTER};
        forms bat 7 wolf 8; backs bat 0 wolf 0
the baron draws a card and then chooses a Form Card (RDI-CARD-04)
    [decks vlazlo {EYES}; wolf {BITE}] vlazlo acts Baron of the Twilight Realm;
        vlazlo may form bat / wolf (hands vlazlo {EYES}); vlazlo form wolf => hands vlazlo {EYES} + {BITE};
        forms bat 8 wolf 7; blood 0
Vlazlo hits back
    gerki acts {t.STUCK} at vlazlo; vlazlo plays {CAPE} in hurt => fortitude 18 18 20; blood 1
    gerki acts {t.STUCK} at vlazlo; vlazlo plays {TAIL} in hurt => fortitude 18 17 20; blood 0
who was not hurt does not hit back
    gerki acts {t.STUCK} at eve; vlazlo may not play {CAPE}
    gerki acts {t.STUCK} at eve; vlazlo may not play {TAIL}
half of a Drink is lost and rounded down (RDI-CARD-46 RDI-SPLIT-06)
    [fortitude 15 20 20; piles vlazlo Elven Wine] vlazlo plays {FANGS} in drinks => alcohol 1 0 0; fortitude 15 20 20;
        blood 1
    [fortitude 15 20 20; piles vlazlo Dragon Breath Ale] vlazlo plays {FANGS} in drinks => alcohol 2 0 0;
        fortitude 15 20 20; blood 1
    [fortitude 15 20 20; piles vlazlo Light Ale] vlazlo plays {FANGS} in drinks => alcohol 0 0 0; fortitude 15 20 20;
        blood 1
    [fortitude 15 20 20; piles vlazlo Holy Water] vlazlo plays {FANGS} in drinks => alcohol 0 0 0; fortitude 16 20 20;
        blood 1
what others add before is halved and what they add after is not (RDI-SPLIT-03 RDI-SPLIT-06)
    [piles vlazlo Elven Wine] vlazlo passes in drinks; gerki plays {t.EXTRA} in drinks; vlazlo plays {FANGS} in drinks
        -> alcohol 2 0 0
    [piles vlazlo Elven Wine] gerki passes in drinks; vlazlo plays {FANGS} in drinks; gerki plays {t.EXTRA} in drinks
        -> alcohol 3 0 0
a Drink that may not be split is not halved (RDI-CARD-46 RDI-SPLIT-06)
    [drinks RDI 6; piles vlazlo Sauvignon Blech] vlazlo may not play {FANGS} in drinks
    [drinks RDI 3; piles vlazlo Gambler's Grog] vlazlo may not play {FANGS} in drinks
a tankard is cut down to one
    [piles vlazlo Dragon Breath Ale] vlazlo plays {TANKARD} in drinks => alcohol 1 0 0; discards vlazlo {TANKARD}
    [piles vlazlo Light Ale] vlazlo plays {TANKARD} in drinks => alcohol 1 0 0; discards vlazlo {TANKARD}
a tankard of somebody else stays as it is
    [piles gerki Wine] vlazlo may not play {TANKARD} in drinks
a tankard that is cut down ties in a Contest (RDI-CONTEST-10)
    [piles vlazlo {t.CONTEST}; drink_deck Dragon Breath Ale + Light Ale + Light Ale + Wine + Dark Ale + Dark Ale]
        vlazlo plays {TANKARD} in drinks -> alcohol 3 2 2; gold 12 9 9
an Action misses whom it cannot see
    gerki acts {t.STUCK} at vlazlo; vlazlo plays {UNSEEN} => fortitude 20 20 20
an Anytime Card finds even a bat
    gerki plays {t.SWIPED} at vlazlo; vlazlo may not play {UNSEEN}
he leaves by the window with a coin of the Pot
    [until vlazlo declare round_turn] gerki acts {t.GAMBLING}; eve moves {t.RAISE}; vlazlo plays {VINDOW} in ante
        => gold 10 8 8; in_round gerki eve; pot 4
before the first Ante there is no coin to take
    [until gerki declare round_turn] gerki acts {t.GAMBLING}; vlazlo plays {VINDOW} in ante -> gold 10 9 9;
        in_round gerki eve; pot 2
without an Ante there is no way out of the window
    vlazlo may not play {VINDOW}
a napping bat skips its turn and is spared until the next (RDI-VRULING-103)
    [piles vlazlo Wine; until gerki discard] vlazlo acts Bat nap => alcohol 0 0 0; lasting vlazlo Bat nap; away vlazlo
    [piles nobody; hands vlazlo {CAPE}] vlazlo acts Bat nap; gerki acts {t.POISON} at vlazlo; eve acts {t.WENCH};
        vlazlo discard (fortitude 20 20 20; gold 10 9 11) -> lasting vlazlo nothing; discards vlazlo Bat nap;
        away nobody
what would Ignore the bite reduces it by two and several may be used (RDI-CARD-24)
    vlazlo acts {BITE} at gerki; gerki plays {t.HIDE} -> fortitude 20 19 20; blood 1
    vlazlo acts {BITE} at gerki; gerki plays {t.HIDE}; gerki plays Hey! Where'd the little guy go?
        -> fortitude 20 20 20; blood 1
a static effect that Ignores everything reduces the bite by two (RDI-CARD-24)
    [table vlazlo kaylin eve; lasting kaylin {t.PIXIE_TIME}] vlazlo acts {BITE} at kaylin -> fortitude 20 19 20
""")
BOSS = Cards("vlazlo", "gerki", "eve", variant="boss_battle").cases(f"""
# Eve redirects to a third, and Ignores the card where there is none.
what cannot be Ignored is not Ignored for want of a third either
    [blood 2] vlazlo acts {EYES} at eve; eve plays {t.NOT_EVE}
all opponents behold him and drop a card (RDI-VRULING-65)
    [piles nobody; hands gerki {t.SWIPED}; hands eve {t.TIP}; until gerki discard] vlazlo acts Behold ze real me!
        => fortitude 20 18 18; hand_sizes 0 0 0; blood 2
wide wings Ignore a card
    [piles nobody; until vlazlo discard] gerki acts {t.STUCK}; vlazlo plays {VINGS} => fortitude 20 20 20; gold 10 10 10
    [phase order; active gerki; piles nobody; until vlazlo discard] gerki plays {t.SWIPED} at vlazlo;
        vlazlo plays {VINGS} => fortitude 20 20 20; gold 10 10 10
the whole guild is drunk if the bite went home (RDI-BVB-05)
    [piles nobody; fortitude 15 20; until gerki discard] vlazlo acts {GUILD} at eve of gerki eve => fortitude 17 17 17;
        blood 1
nobody Drinks of a guild that was not bitten
    [fortitude 15 20; piles nobody; until gerki discard] vlazlo acts {GUILD} at eve; eve plays {t.DISBELIEVE}
        -> fortitude 15 20 20; blood 1
a claw for one or two
    [piles nobody; blood 2; until gerki discard] vlazlo acts {CLAW} at gerki; vlazlo target eve => fortitude 20 16 16;
        blood 1
    [piles nobody; blood 2; until gerki discard] vlazlo acts {CLAW} at gerki; vlazlo target none => fortitude 20 18 18;
        blood 1
the bravest may not Ignore the bite
    [piles nobody; blood 2; until gerki discard] vlazlo acts {BRAVEST} at eve; eve may not play {t.DISBELIEVE}
        => fortitude 20 16 16; blood 0
what cannot be Ignored gets past who Ignores everything
    [table vlazlo kaylin eve; blood 2; piles nobody; lasting kaylin {t.PIXIE_TIME}; until eve discard]
        vlazlo acts {BRAVEST} at kaylin -> fortitude 20 16 16
the first rule takes a Sometimes Card or shows a hand (RDI-CARD-11)
    [piles nobody; hands gerki {t.HIDE} + {t.SWIPED} + {t.EXTRA}; hands eve {t.TIP}; until gerki discard]
        vlazlo acts First rule of willainy: Never fight on an empty stomach; gerki may discard_one {t.HIDE} / {t.EXTRA};
        gerki discard_one {t.EXTRA} => fortitude 20 18 18; hands gerki {t.HIDE} + {t.SWIPED}; hands eve {t.TIP};
        discards gerki {t.EXTRA}; knows vlazlo {t.TIP}; blood 2
no mood alters the loss that is chosen (RDI-CARD-05)
    [table vlazlo kaylin eve; side_discards kaylin Loyal; until kaylin control] vlazlo acts {MONEY}; kaylin ante_with 1
        -> fortitude 20 19 19
nobody can help whom he hits but that player (RDI-CARD-28)
    [piles nobody; hands gerki {t.HIDE}; until gerki discard] vlazlo acts {HELP} at gerki;
        eve may not play {t.DISBELIEVE} => fortitude 20 17 17; blood 1
    [piles nobody; until gerki discard] vlazlo acts {HELP} at gerki; gerki plays {t.HIDE} -> fortitude 20 20 20; blood 1
nobody hits back for who was hit so, in the last chance neither (RDI-VRULING-98)
    [table vlazlo gerki zot; fortitude 20 5; alcohol 0 3; piles nobody] vlazlo acts {HELP} at gerki;
        zot may not play {t.NO_POOKY} in hurt
    [table vlazlo gerki zot; fortitude 20 5; alcohol 0 3; piles nobody] vlazlo acts {HELP} at gerki;
        zot may not play {t.NO_POOKY} in about_to_lose
his castle has a Drink for everybody
    [phase order; piles nobody; until vlazlo declare phase] vlazlo plays {CASTLE} => pile_sizes 0 1 1; gold 10 10 10
his castle is open in his own Order Phase only
    vlazlo may not play {CASTLE}
the whole team pays for a blow
    [piles nobody; until vlazlo discard] gerki acts {t.STUCK}; vlazlo plays {VHY} in hurt => fortitude 18 18 18; blood 1
who was not hurt asks nobody why
    vlazlo may not play {VHY}
""")
VERSUS = Cards("vlazlo", "daareka", variant="boss_versus_boss").cases(f"""
wide wings Ignore an Event
    [text 1; piles daareka A Toast to Villainy!; piles vlazlo nothing; drinks RDI 6; drink_deck Wine]
        vlazlo plays {VINGS} in event => alcohol 0 2
wide wings are of no use against what hits others
    vlazlo acts {EYES}; vlazlo may not play {VINGS}
the whole guild is drunk if the bite went home (RDI-BVB-05)
    [fortitude 15 20; until daareka discard] vlazlo acts {GUILD} -> fortitude 16 17; blood 1
blood money may be anted with Fortitude (RDI-CARD-05)
    [piles nobody; until daareka discard] vlazlo acts {MONEY}; vlazlo may ante_with 0 / 1; vlazlo ante_with 0;
        daareka ante_with 0 => fortitude 20 20; gold 11 9; inn 0
    [piles nobody; until daareka discard] vlazlo acts {MONEY}; vlazlo may ante_with 0 / 1; vlazlo ante_with 0;
        daareka ante_with 1 => fortitude 20 19; gold 11 10; inn -1
who has no Gold starts a Round with blood money and raises with Fortitude (RDI-CARD-05)
    [gold 1 9] vlazlo acts {MONEY}; vlazlo ante_with 1; daareka ante_with 0; daareka moves {t.RAISE};
        vlazlo ante_with 0; daareka ante_with 1; vlazlo control (pot 4) -> fortitude 19 19; gold 0 8; inn -2
blood money takes control of a Round
    [text 1; piles nobody; until vlazlo discard] daareka acts {t.GAMBLING}; vlazlo moves {MONEY} => gold 11 9
the whole team pays for a blow
    [piles nobody; until vlazlo discard] daareka acts Stop thinking so loudly!; vlazlo plays {VHY} in hurt
        => fortitude 18 19; blood 1
""")


@each(*KINDS, *VLAZLO, *BOSS, *VERSUS)
def test_vlazlo(case, seen):
    case.run(seen)
