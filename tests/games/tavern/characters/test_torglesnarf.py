"""The cards of Torglesnarf."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import FIENDS, GAMBLING, HIDE, RAISE, STUCK, SWIPE, SWIPED

GRUNT = "Grunt the Brawler"
BRIX = "Brix the Enforcer"
MUDGE = "Mudge the Tax Collector"
NIBS = "Nibs the Taster"
FIZZ = "Fizz the Barback"
BOOT = "Bow to my boot! No, the other boot!"
HIRE = "What am I paying you all for? Get in here!"
VIOLENCE = "All the violence money can buy!"
NICE_GOLD = "That's some nice gold you've got there..."
RUN = "Quick! Run away!"
FACE = "Not the face! Someone else's face!"
ONE_OF_ALL = "Wench, bring us one of everything!"
NOT_WORTHY = "This drink is not worthy of a king!"
CUP_BEARER = "I have a cup-bearer for this sort of thing!"
CHUG = "I bet you can't chug this whole thing!"
CAN_PAY = "I can pay, don't worry! Who's worried? I'm not worried..."
MORE_INTERESTING = "Let's make this game more interesting!"
TREASURY = "The royal treasury is closed today"
GOONS = "You don't need a winning hand when you have enough goons!"
SNAGGLE = "Sergeant Snaggle"
CATAPULT = "The Royal Catapult Crew"
POG = "Quartermaster Pog"
ELIXIR = "Discount Elixir of Haggling"
CHARGE = "Charge! I'll be right behind you! Far behind you!"
HIT_BACK = "You hit my goon? Goons, hit back!"
TOMORROW = "The king drinks first. Tomorrow."
HOLD_BACK = "Hold them back! I'm taking care of this one personally!"

KINDS = [*kinds.orders_two_more("torglesnarf", FIENDS), *kinds.common("torglesnarf", tip=False)]
TORGLESNARF = Cards("torglesnarf", "gerki", "eve").cases(f"""
a Minion is played as the Action and stays (RDI-MINION-02)
    torglesnarf acts {GRUNT} => minions torglesnarf {GRUNT}; discards torglesnarf nothing
    torglesnarf acts {BRIX} => minions torglesnarf {BRIX}; discards torglesnarf nothing
    torglesnarf acts {MUDGE} => minions torglesnarf {MUDGE}; discards torglesnarf nothing
    torglesnarf acts {NIBS} => minions torglesnarf {NIBS}; discards torglesnarf nothing
    torglesnarf acts Lug the Door => minions torglesnarf Lug the Door; discards torglesnarf nothing
    torglesnarf acts {FIZZ} => minions torglesnarf {FIZZ}; discards torglesnarf nothing
grunt hits another player
    [text 1; minions torglesnarf {GRUNT}] torglesnarf acts {GRUNT} at eve of gerki eve => fortitude 20 20 18;
        minions torglesnarf {GRUNT}
brix takes Gold or Fortitude
    [text 1; gold 12 10 10; minions torglesnarf {BRIX}] torglesnarf acts {BRIX} at gerki; gerki pay_or_lose pay
        => gold 13 9 10; fortitude 20 20 20
    [text 1; gold 12 10 10; minions torglesnarf {BRIX}] torglesnarf acts {BRIX} at gerki; gerki pay_or_lose lose
        => fortitude 20 18 20; gold 12 10 10
# Daareka has chosen to pay, and sends all of it on to a Minion.
a Minion pays nothing that was meant for a player (RDI-MINION-13 RDI-MINION-14)
    [table torglesnarf daareka vlazlo; variant boss_versus_boss; minions torglesnarf {BRIX} + {GRUNT};
        until daareka discard] torglesnarf acts {BRIX} at daareka; daareka pay_or_lose pay;
        daareka plays My, what selfless adventurers you are at {GRUNT} -> gold 12 10 10
mudge takes a coin
    [text 1; gold 12 10 10; minions torglesnarf {MUDGE}] torglesnarf acts {MUDGE} at eve => gold 13 10 9
fizz orders a Drink
    [text 1; piles nobody; minions torglesnarf {FIZZ}; until torglesnarf action] torglesnarf acts {FIZZ};
        torglesnarf order eve => pile_sizes 0 0 1
nibs drinks a part
    [works {NIBS}; phase drink; piles torglesnarf Dark Ale] => alcohol 0 0 0
lug takes a part of a hit
    [works Lug the Door] gerki acts {STUCK} at torglesnarf => fortitude 19 20 20
he hires the first Minion of his deck
    [gold 12 10 10; decks torglesnarf {BOOT} + {RAISE} + Lug the Door + {GRUNT}] torglesnarf acts {HIRE}
        => minions torglesnarf Lug the Door; gold 11 10 10; discards torglesnarf {HIRE} + {RAISE} + {BOOT}
violence without money
    [gold 12 10 10] torglesnarf acts {VIOLENCE}; torglesnarf mode 0; torglesnarf target eve => fortitude 20 20 18;
        gold 12 10 10
violence that money buys
    [text 1; gold 12 10 10] torglesnarf acts {VIOLENCE}; torglesnarf mode 1; torglesnarf target eve
        => fortitude 20 20 17; gold 11 10 10
violence is paid for even if it is Ignored (RDI-CARD-03)
    [gold 12 10 10] torglesnarf acts {VIOLENCE}; torglesnarf mode 1; torglesnarf target gerki; gerki plays {HIDE}
        -> fortitude 20 20 20; gold 11 10 10
three different players pay him (RDI-CARD-35)
    [table torglesnarf gerki eve fleck zot; gold 12 10 10 10 10]
        torglesnarf acts {NICE_GOLD} at eve of gerki eve fleck zot; torglesnarf may target gerki / fleck / zot;
        torglesnarf target zot; torglesnarf may target gerki / fleck; torglesnarf target gerki => gold 15 9 9 10 9
fewer than three all pay him
    [gold 12 10 10] torglesnarf acts {NICE_GOLD} at gerki -> gold 14 9 9
his boot hits
    torglesnarf acts {BOOT} at eve of gerki eve => fortitude 20 20 18
he runs away
    gerki acts {STUCK} at torglesnarf; torglesnarf plays {RUN} => fortitude 20 20 20
he does not run from what hits others
    gerki acts {STUCK} at eve; torglesnarf may not play {RUN}
he pays for another face (RDI-CARD-29)
    [gold 12 10 10] gerki acts {STUCK} at torglesnarf; torglesnarf plays {FACE} at eve of gerki eve
        => fortitude 20 20 18; gold 11 10 11
    [gold 12 10 10] gerki acts {STUCK} at torglesnarf; torglesnarf plays {FACE} at gerki of gerki eve
        => fortitude 20 18 20; gold 11 11 10
he sends what cannot be Ignored to its source, if nobody else is left (RDI-NEGATE-03)
    [table vlazlo torglesnarf gerki; variant boss_battle; blood 2; gold 10 10; until vlazlo declare phase]
        vlazlo acts Ze bravest tastes best at torglesnarf; torglesnarf plays {FACE} -> fortitude 16 20 20; gold 11 9 9
he does not pay where he is not hit
    gerki acts {STUCK} at eve; torglesnarf may not play {FACE}
he sleeps
    [anytime; phase action; active gerki; fortitude 15 20 20] torglesnarf plays A king needs his beauty sleep
        => fortitude 17 20 20
he orders more Drinks (RDI-CARD-40)
    [phase order; gold 12 10 10; piles nobody] torglesnarf plays {FIENDS}; torglesnarf order eve; torglesnarf order eve
        => pile_sizes 0 0 2; gold 11 10 10
    [phase order; gold 12 10 10; piles nobody] torglesnarf plays {ONE_OF_ALL}; torglesnarf order eve;
        torglesnarf order eve; torglesnarf order eve => pile_sizes 0 0 3; gold 11 10 10
he orders only in his own Order Phase
    [phase order; active gerki] torglesnarf may not play {ONE_OF_ALL}
a Drink is not worthy of him
    [piles torglesnarf Wine] torglesnarf plays {NOT_WORTHY} in drinks => alcohol 0 0 0
another players drink is none of his
    [piles gerki Dark Ale] torglesnarf may not play {NOT_WORTHY} in drinks
    [piles gerki Dark Ale] torglesnarf may not play {CUP_BEARER} in drinks
    [piles gerki Dark Ale] torglesnarf may not play {CHUG} in drinks
he reduces his drink for a coin
    [gold 12 10 10; piles torglesnarf Dragon Breath Ale] torglesnarf plays {CUP_BEARER} in drinks => alcohol 2 0 0;
        gold 11 10 10
he pays another to drink
    [gold 12 10 10; piles torglesnarf Dragon Breath Ale] torglesnarf plays {CHUG} in drinks at eve => alcohol 0 0 4;
        gold 11 10 11
he Ignores the Drink to save the coin (RDI-CARD-17)
    [gold 12 10 10; piles torglesnarf Dragon Breath Ale] torglesnarf plays {CHUG} in drinks at eve;
        torglesnarf plays {NOT_WORTHY} in drinks -> alcohol 0 0 4; gold 12 10 10
who Ignores the Drink is not paid (RDI-CARD-17)
    [table torglesnarf remy eve; gold 12 10 10; piles torglesnarf Dragon Breath Ale]
        torglesnarf plays {CHUG} in drinks at remy; remy plays I best not. Someone needs to keep a level head in drinks
        -> alcohol 0 0 0; gold 12 10 10
he can pay while he is poor (RDI-CARD-18)
    [anytime; phase action; active gerki; gold 2 10 10] torglesnarf plays {CAN_PAY} => gold 4 10 10
with as much Gold as players he is not poor (RDI-CARD-18)
    [phase action; active gerki; gold 3 10 10] torglesnarf may not play {CAN_PAY}
a won Round goes on with the winner in control (RDI-CARD-23)
    [gold 12 10 10; hands gerki {GAMBLING}] torglesnarf acts {GAMBLING}; gerki control pass; eve control pass;
        torglesnarf plays {MORE_INTERESTING} in won => gold 16 8 8
    [gold 12 10 10; hands torglesnarf {GAMBLING}] gerki acts {GAMBLING}; eve control pass; torglesnarf control pass;
        torglesnarf plays {MORE_INTERESTING} in won => gold 10 14 8
who has left makes nothing interesting
    gerki acts {GAMBLING}; torglesnarf plays {TREASURY} in ante; eve control pass;
        torglesnarf may not play {MORE_INTERESTING} in won
two goons win a Round (RDI-CARD-43 RDI-TIP-06)
    [gold 12 10 10; minions torglesnarf {GRUNT} + {NIBS}] gerki acts {GAMBLING}; torglesnarf plays {GOONS} in round_turn
        => gold 14 9 9; pot 0
one goon is not enough (RDI-CARD-43 RDI-TIP-06)
    [minions torglesnarf {GRUNT}] gerki acts {GAMBLING}; torglesnarf may not play {GOONS} in round_turn
goons do not escape an Ante (RDI-TIP-06)
    [minions torglesnarf {GRUNT} + {NIBS}] gerki acts {GAMBLING}; torglesnarf may not play {GOONS} in ante
his treasury is closed
    [gold 12 10 10; until eve control] gerki acts {GAMBLING}; torglesnarf plays {TREASURY} in ante => gold 12 9 9;
        in_round gerki eve
his treasury is open without an Ante
    [phase action; active gerki] torglesnarf may not play {TREASURY}
""")
BOSS = Cards("torglesnarf", "gerki", "eve", variant="boss_battle").cases(f"""
a Boss Minion stays too
    [gold 10 10] torglesnarf acts General Drug => minions torglesnarf General Drug
    [gold 10 10] torglesnarf acts {SNAGGLE} => minions torglesnarf {SNAGGLE}
    [gold 10 10] torglesnarf acts {CATAPULT} => minions torglesnarf {CATAPULT}
    [gold 10 10] torglesnarf acts {POG} => minions torglesnarf {POG}
general drug counts the team (RDI-CARD-12)
    [text 1; minions torglesnarf General Drug; gold 10 10] torglesnarf acts General Drug at eve => fortitude 20 18 18
the catapult hits hard
    [text 1; minions torglesnarf {CATAPULT}; gold 10 10] torglesnarf acts {CATAPULT} at eve => fortitude 20 17 17
pog fetches a card
    [text 1; minions torglesnarf {POG}; decks torglesnarf {BOOT}; gold 10 10] torglesnarf acts {POG}
        => hands torglesnarf {BOOT}
the elixir stays
    [gold 10 10] torglesnarf acts {ELIXIR} => kept torglesnarf {ELIXIR}
with the elixir the Inn pays the first coin
    [works {ELIXIR}; phase action; active gerki; fortitude 20 20; gold 10 10; until gerki declare phase]
        gerki plays {SWIPED} at torglesnarf => gold 10 11 11; inn -1
sergeant snaggle lowers wages
    [works {SNAGGLE}; beside {GRUNT}; fortitude 20 20; gold 10 10; until gerki declare phase]
        gerki acts {STUCK} at {GRUNT}; torglesnarf wages pay => gold 9 10 10
he fetches a Minion he can pay
    [discards torglesnarf {GRUNT}; gold 10 10] torglesnarf acts Fetch more goons! The big ones!
        => minions torglesnarf {GRUNT}; gold 8 10 10
tax day is for every opponent
    [gold 10 10] torglesnarf acts Tax day came early for your whole guild => gold 12 8 8
all charge once more
    [card {CHARGE}; minions torglesnarf {GRUNT}; gold 10 10] torglesnarf acts {GRUNT} at eve; torglesnarf acts {CHARGE};
        torglesnarf acts {GRUNT} at eve => activated {GRUNT} + {GRUNT}; fortitude 20 16 16
goons hit back
    [minions torglesnarf {GRUNT}; gold 10 10; until gerki declare phase] gerki acts {STUCK} at {GRUNT};
        torglesnarf plays {HIT_BACK} in wages => minions torglesnarf {GRUNT}; gold 10 10 10; fortitude 20 18 18
goons do not hit back for him
    [minions torglesnarf {GRUNT}; gold 10 10] gerki acts {STUCK} at torglesnarf; torglesnarf may not play {HIT_BACK}
the king drinks tomorrow and draws
    [decks torglesnarf {BOOT}; piles torglesnarf Wine; gold 10 10] torglesnarf plays {TOMORROW} in drinks
        => hands torglesnarf {BOOT}; alcohol 0 0 0
the king leaves the Drinks of others
    [piles gerki Wine; gold 10 10] torglesnarf may not play {TOMORROW} in drinks
the first rule takes a Sometimes Card and Fortitude (RDI-CARD-11)
    [gold 10 10; hands gerki {HIDE} + {SWIPE}; hands eve {GAMBLING}] torglesnarf acts First rule of villainy;
        gerki discard_one {HIDE} => fortitude 20 18 18; hands gerki {SWIPE}; hands eve {GAMBLING}
who was held back defends the victim no more this turn (RDI-CARD-13 RDI-VRULING-98)
    [gold 10 10; hands gerki {HIDE}] torglesnarf acts {HOLD_BACK} at eve => fortitude 20 17 17
    [minions torglesnarf {GRUNT} + {CATAPULT}; gold 10 10] torglesnarf acts {HOLD_BACK} at eve;
        torglesnarf acts {GRUNT} at eve; gerki may not play {HIDE}; torglesnarf acts {CATAPULT} at gerki;
        gerki plays {HIDE} -> fortitude 20 15 15
a teammate may help against that card itself (RDI-CARD-13)
    [gold 10 10] torglesnarf acts {HOLD_BACK} at eve; gerki plays {HIDE} -> fortitude 20 20 20
""")


@each(*KINDS, *TORGLESNARF, *BOSS)
def test_torglesnarf(case, seen):
    case.run(seen)
