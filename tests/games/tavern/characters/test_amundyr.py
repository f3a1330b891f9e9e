"""The cards of Amundyr."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

HAVE = "I have been dry for three thousand years. I can wait."
MESS = "Sorry about the mess"
DEAL = "We'll deal this round"
HAT = "You knocked off my hat!"
EXPLORING = "Don't mind the scarabs. They're just exploring!"
DONE = "Are you done now?"
HAPPENED = "Oh. That happened"
SHARING = "Sharing is caring"
TAKE_THOSE = "We'll take those!"
CHIVALROUS = "How chivalrous of you"
FIRST = "First rule of villainy"
UNSTOPPABLE = "I... am... unstoppable!"
HUNGRY = "Hungry hungry scarabs"
TRIBUTE = "Tribute is not a request"
EMBALMED = "I think I was embalmed in this stuff..."
BIND = "You're in a bit of a bind"
PLAGUE = "One plague each. No pushing."
SHIELD = "They do not care about your shield"

KINDS = [
    *kinds.heals("amundyr", "Fresh linen, good as new"),
    *kinds.guards_fortitude("amundyr", "Bandages are armour, if you wear enough"),
    *kinds.finds_gold("amundyr", "I suppose these tomb raiders are good for something"),
    *kinds.cheats("amundyr", "The little ones saw your cards"),
    *kinds.catches("amundyr", "You dare cheat a Pharaoh?!"),
    *kinds.leaves("amundyr", "My tomb had better games than this", HAVE),
    *kinds.ignores_drinks("amundyr", "It all leaks out through the wrappings"),
    *kinds.ignores_drinks("amundyr", HAVE, text=1),
    *kinds.orders_two_more("amundyr", t.FIENDS),
    *kinds.common("amundyr", tip=False),
]
AMUNDYR = Cards("amundyr", "gerki", "eve").cases(f"""
a sneeze spreads Scarabs (RDI-SCARAB-02 RDI-SCARAB-14)
    amundyr acts Ah-choo! => fortitude 20 19 19; scarabs 0 1 1; scarab_supply 10
who Ignores the sneeze gets no Scarab and who reduces the loss does (RDI-SCARAB-14)
    [table amundyr gerki bryn] amundyr acts Ah-choo!; gerki plays {t.HIDE}; bryn passes; bryn plays {t.PLANKS}
        -> fortitude 20 20 20; scarabs 0 0 1
a short supply goes round from Amundyr's left (RDI-SCARAB-09 RDI-VRULING-73)
    [table gerki amundyr zot eve; scarabs 5 0 3 3] amundyr acts Ah-choo! -> scarabs 5 0 4 3; scarab_supply 0;
        fortitude 19 20 19 19
mummy rot takes two Fortitude and brings a Scarab
    amundyr acts Yup, that growth on your arm is definitely Mummy Rot at eve of gerki eve => fortitude 20 20 18;
        scarabs 0 0 1
a mess is three Scarabs
    amundyr acts {MESS} at gerki of gerki eve => fortitude 20 20 20; scarabs 0 3 0; scarab_supply 9
Scarabs alone do not affect Fortitude (RDI-SCARAB-08)
    amundyr acts {MESS} at gerki; gerki may not play {t.HIDE} -> scarabs 0 3 0
a card that only gives Scarabs may be played without any (RDI-SCARAB-09 RDI-VRULING-74)
    [scarabs 0 6 6] amundyr acts {MESS} at gerki -> scarabs 0 6 6; discards amundyr {MESS}
a short supply goes round from Amundyr's left in anothers turn too (RDI-VRULING-73)
    [table zot amundyr eve gerki; scarabs 5 0 3 3] gerki acts {t.GAMBLING}; amundyr moves {DEAL} -> scarabs 5 0 4 3;
        scarab_supply 0
only players still in the Round gain Scarabs (RDI-CARD-38)
    gerki acts {t.GAMBLING}; eve plays {t.CLOAK} in ante; amundyr moves {DEAL} => gold 11 9 10; scarabs 0 1 0
who knocked off the hat gains Scarabs
    gerki acts {t.STUCK} at amundyr; amundyr plays {HAT} in hurt => fortitude 18 20 20; scarabs 0 2 0
a hat falls only by a loss of her own
    gerki acts {t.STUCK} at eve; amundyr may not play {HAT} in hurt
    gerki acts {t.STUCK} at amundyr; amundyr may not play {HAT}
Scarabs for a redirected loss go to its source (RDI-SCARAB-13)
    [table gerki eve amundyr] gerki acts {t.STUCK} at eve; eve plays {t.NOT_EVE}; amundyr plays {HAT} in hurt
        -> fortitude 20 20 18; scarabs 2 0 0
a Negated hat gives no Scarabs and the Fortitude stays lost (RDI-SCARAB-15)
    gerki acts {t.STUCK} at amundyr; amundyr plays {HAT} in hurt; eve plays {t.NOT_SO} -> fortitude 18 20 20;
        scarabs 0 0 0
exploring Scarabs take one Fortitude each and come home (RDI-CARD-07)
    [scarabs 0 4 1] amundyr acts {EXPLORING} at gerki of gerki eve => fortitude 20 16 20; scarabs 0 0 1
after a reduced loss as many Scarabs return as Fortitude was lost (RDI-CARD-07)
    [table amundyr bryn eve; scarabs 0 4 0] amundyr acts {EXPLORING} at bryn; bryn plays {t.PLANKS}
        -> fortitude 20 18 20; scarabs 0 2 0
the pretties eat from all who have any (RDI-CARD-10)
    [table amundyr gerki eve zot; scarabs 0 3 0 1] amundyr acts Eat up my pretties! We don't have all night!
        => fortitude 20 19 20 19; scarabs 0 2 0 0
Amundyr loses two less
    gerki acts {t.POISON} at amundyr; amundyr plays {DONE} => fortitude 19 20 20
the loss of another is not hers to lessen
    gerki acts {t.POISON} at eve; amundyr may not play {DONE}
    gerki acts {t.POISON} at eve; amundyr may not play {HAPPENED}
a loss becomes one (RDI-CARD-31)
    gerki acts {t.POISON} at amundyr; amundyr plays {HAPPENED} => fortitude 19 20 20
a loss of one is small enough
    [table amundyr zot eve] zot acts {t.BRAWL}; amundyr may not play {HAPPENED}
the other half of a shared drink has Scarabs in it (RDI-CARD-33)
    [piles amundyr Elven Wine; until gerki declare phase] amundyr plays {SHARING} in drinks at gerki of gerki eve
        => alcohol 2 2 0; scarabs 0 2 0
a half that is Ignored brings no Scarabs
    [piles amundyr Elven Wine; until gerki declare phase] amundyr plays {SHARING} in drinks at gerki;
        gerki plays {t.DUMP} in drinks -> alcohol 2 0 0; scarabs 0 0 0
a Drink of another is not hers to share
    [piles gerki Elven Wine] amundyr may not play {SHARING} in drinks
ordered Drinks come with one Scarab a player (RDI-CARD-39)
    [phase order; piles amundyr nothing] amundyr plays {TAKE_THOSE}; amundyr order gerki; amundyr order gerki
        => gold 9 10 10; pile_sizes 0 2 0; scarabs 0 1 0
    [phase order; piles amundyr nothing] amundyr plays {TAKE_THOSE}; amundyr order gerki; amundyr order eve
        => gold 9 10 10; pile_sizes 0 1 1; scarabs 0 1 1
she takes those only in her own Order Phase
    [phase order; active gerki] amundyr may not play {TAKE_THOSE}
at the end of a turn one Scarab bites and goes back (RDI-SCARAB-03)
    [table gerki eve amundyr; phase drink; piles nobody; scarabs 1 2 0] -> fortitude 19 20 20; scarabs 0 2 0
    [table gerki eve amundyr; phase drink; piles nobody; scarabs 3 2 0] -> fortitude 19 20 20; scarabs 2 2 0
the supply does not bite Amundyr (RDI-SCARAB-07)
    [table amundyr eve; phase drink; piles nobody; scarabs 0 1] -> fortitude 20 20; scarabs 0 1
a bite is Ignored or reduced like an Action card and the Scarab goes back (RDI-SCARAB-04 RDI-SCARAB-05)
    [table gerki eve amundyr; phase drink; piles nobody; scarabs 1 0 0] gerki plays {t.HIDE} in loss
        -> fortitude 20 20 20; scarabs 0 0 0; scarab_supply 12
    [table bryn eve amundyr; phase drink; piles nobody; scarabs 1 0 0] bryn plays {t.PLANKS} in loss
        -> fortitude 20 20 20; scarabs 0 0 0; scarab_supply 12
    [table eve gerki amundyr; phase drink; piles nobody; scarabs 1 0 0] eve plays {t.DISBELIEVE} in loss
        -> fortitude 20 20 20; scarabs 0 0 0; scarab_supply 12
a bite is neither redirected nor shared (RDI-SCARAB-06 RDI-VRULING-70)
    [table eve gerki amundyr; phase drink; piles nobody; scarabs 1 0 0; hands eve {t.DISBELIEVE}]
        eve may not play {t.NOT_EVE} in loss; eve passes in loss -> fortitude 19 20 20
    [table eve gerki amundyr; phase drink; piles nobody; scarabs 1 0 0; hands eve {t.DISBELIEVE}]
        eve may not play {t.SHARE_PAIN} in loss; eve passes in loss -> fortitude 19 20 20
Eve Ignores a bite for want of a third player (RDI-SCARAB-04 RDI-VRULING-70)
    [table eve amundyr; phase drink; piles nobody; scarabs 1 0] eve plays {t.NOT_EVE} in loss -> fortitude 20 20;
        scarabs 0 0; scarab_supply 12
    [table eve gerki amundyr; phase drink; piles nobody; scarabs 1 0 0; out amundyr] eve plays {t.NOT_EVE} in loss
        -> fortitude 20 20 20; scarabs 0 0 0
a bite is not sent to the only other player nor shared with her (RDI-SCARAB-06 RDI-VRULING-70)
    [table torglesnarf amundyr; phase drink; piles nobody; scarabs 1 0]
        torglesnarf may not play Not the face! Someone else's face! -> fortitude 19 20
    [table eve amundyr; phase drink; piles nobody; scarabs 1 0; hands eve {t.DISBELIEVE}]
        eve may not play {t.SHARE_PAIN} in loss; eve passes in loss -> fortitude 19 20
nobody hits back for a bite (RDI-SCARAB-06)
    [table fleck gerki amundyr; phase drink; piles nobody; scarabs 1 0 0] fleck may not play {t.FAN}
        -> fortitude 19 20 20; hands fleck {t.FAN}
who Ignores everything returns a Scarab and loses nothing (RDI-VRULING-71)
    [table kaylin eve amundyr; phase drink; piles nobody; lasting kaylin {t.PIXIE_TIME}; scarabs 2 0 0]
        -> fortitude 20 20 20; scarabs 1 0 0
Scarabs stay and bite when Amundyr is out (RDI-SCARAB-10 RDI-VRULING-73)
    [table gerki eve amundyr; phase drink; piles nobody; scarabs 2 1 0; out amundyr] -> fortitude 19 20 20;
        scarabs 1 1 0; scarab_supply unknown
who loses the game returns the Scarabs (RDI-SCARAB-11)
    [table gerki eve amundyr; phase drink; piles nobody; scarabs 4 1 0; fortitude 1 20 20] -> out gerki; scarabs 0 1 0;
        scarab_supply 11
twelve Scarabs start in the supply (RDI-SCARAB-01)
    [table amundyr eve] -> scarab_supply 12; scarabs 0 0
Amundyr has no Scarabs but her teammate may (RDI-VRULING-72)
    [table amundyr gerki eve zot; variant two_headed_dragon; phase drink; scarabs 0 2 0 0; piles nobody;
        until eve discard] -> fortitude 19 19 20 20; scarabs 0 1 0 0
boss against boss chivalry is to Ignore what asks for champions (RDI-BVB-07)
    [table amundyr daareka; variant boss_versus_boss; piles amundyr Round on the House!; drink_deck Wine]
        daareka plays {CHIVALROUS} in event -> alcohol 2 0
    [table amundyr daareka; variant boss_versus_boss; piles nobody; until daareka discard] amundyr acts {t.GAMBLING};
        daareka plays {CHIVALROUS} -> gold 10 10
""")
BOSS = Cards("amundyr", "gerki", "eve", variant="boss_battle").cases(f"""
the first rule costs a Sometimes Card and Fortitude each (RDI-CARD-11)
    [hands gerki {t.HIDE} + {t.STUCK}; hands eve {t.GAMBLING}] amundyr acts {FIRST}; gerki discard_one {t.HIDE}
        => fortitude 20 18 18; discards gerki {t.HIDE}; hand_sizes 0 1 1; knows gerki {t.GAMBLING}; scarabs 0 1 1
the first rule is not Ignored
    amundyr acts {FIRST}; gerki may not play {t.HIDE} -> fortitude 20 18 18
a Boss rests
    [anytime; phase action; active gerki; fortitude 10 20; until gerki action]
        amundyr plays Rest is the one thing I have had enough of => fortitude 13 20 20
a Boss Ignores a card
    [until eve declare phase] gerki acts {t.STUCK}; amundyr plays {UNSTOPPABLE} => fortitude 20 20 20
a Boss Ignores an Event (RDI-CARD-16)
    [text 1; piles gerki Round on the House!; piles eve nothing; drink_deck Wine; until amundyr discard]
        amundyr plays {UNSTOPPABLE} in event => alcohol 0 1 1
a Boss does not Ignore a Round
    gerki acts {t.GAMBLING}; amundyr may not play {UNSTOPPABLE}
Negated she heals instead (RDI-CARD-16)
    [fortitude 10 20; until gerki declare phase] gerki acts {t.STUCK}; amundyr plays {UNSTOPPABLE}; eve plays {t.NOT_SO}
        -> fortitude 10 20 20
hungry Scarabs hit all and bite if Ignored (RDI-CARD-15)
    amundyr acts {HUNGRY} => fortitude 20 18 18; scarabs 0 0 0
    amundyr acts {HUNGRY}; eve plays {t.DISBELIEVE}; amundyr scarabs_to gerki -> fortitude 20 20 20; gold 10 10 10;
        scarabs 0 2 0
    amundyr acts {TRIBUTE} => gold 12 8 8; scarabs 0 0 0
    amundyr acts {TRIBUTE}; eve plays {t.DISBELIEVE}; amundyr scarabs_to gerki -> fortitude 20 20 20; gold 10 10 10;
        scarabs 0 2 0
Amundyr has no Scarabs but her teammate may (RDI-VRULING-72)
    amundyr acts {HUNGRY}; eve plays {t.DISBELIEVE}; amundyr scarabs_to amundyr -> scarabs 0 0 0; scarab_supply 12
a mummy Ignores the Drink and Negated scares who Negated (RDI-CARD-19)
    [piles amundyr Wine] amundyr plays {EMBALMED} in drinks => alcohol 0 0 0
    [piles amundyr Wine] amundyr plays {EMBALMED} in drinks; eve plays {t.WENCH_THINKS} -> alcohol 2 0 0; scarabs 0 0 2
no Drink of another was embalming fluid
    [piles gerki Wine] amundyr may not play {EMBALMED} in drinks
who gets out of a bind gets a Scarab and she draws (RDI-CARD-45)
    amundyr acts {BIND} at gerki of gerki eve => fortitude 20 18 18; scarabs 0 0 0; hand_sizes 2 0 0
    amundyr acts {BIND} at gerki; eve plays {t.DISBELIEVE} -> fortitude 20 20 20; scarabs 0 1 0; hand_sizes 2 0 0
a plague comes to the teammates too
    amundyr acts {PLAGUE} at gerki of gerki eve => fortitude 20 17 17; scarabs 0 0 1
her darlings wake up on two
    amundyr acts Wake up, my darlings at gerki; amundyr target eve => scarabs 0 2 2
no shield helps against a sure bite (RDI-TEAMCHAR-02 RDI-VRULING-69)
    [phase drink; active gerki; scarabs 0 1 0; piles nobody; until amundyr discard] eve plays {t.DISBELIEVE} in loss;
        amundyr passes; amundyr plays {SHIELD} in loss => fortitude 20 19 19; scarabs 0 0 0
Challengers have no third player to send a bite to (RDI-SCARAB-04 RDI-VRULING-47)
    [phase drink; active gerki; scarabs 0 0 1; piles nobody; until amundyr discard] eve plays {t.NOT_EVE} in loss
        -> fortitude 20 20 20; scarabs 0 0 0; scarab_supply 12
it is only about bites
    amundyr acts {PLAGUE} at gerki; amundyr may not play {SHIELD}
each of a team is bitten apart in the order the team chooses (RDI-TEAMCHAR-02 RDI-VRULING-69)
    [phase drink; active gerki; scarabs 0 1 1; piles nobody; until amundyr discard] gerki next_scarab eve;
        eve next_scarab eve; eve plays {t.DISBELIEVE} in loss -> fortitude 20 19 19; scarabs 0 0 0; scarab_supply 12
""")


@each(*KINDS, *AMUNDYR, *BOSS)
def test_amundyr(case, seen):
    case.run(seen)
