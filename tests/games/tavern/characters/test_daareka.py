"""The cards of Daareka."""

import pytest

from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, deck_of
from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

AT = ["daareka", "gerki", "eve"]
BATTLE = {"variant": "boss_battle"}
HAVE = "I have already seen how this ends"
BREAK = "I've been known to break a mind or two..."
EMPTY = "Let me empty that head for you"
MINDBREAKER = "Now I'll show you why I'm called 'the Mindbreaker!'"
VISION = "Psionic vision"
RECONSIDER = "I think you should reconsider"
FRIEND = "My friend will play this hand for me"
FIRST = "First rule of villainy: Brains over brawn"
WILL = "You will all forget this happened"
SELFLESS = "My, what selfless adventurers you are"
HELP = "Oh look! You brought me some help"
KNEEL = "Kneel. Now drink."
SANITY = "You might need a sanity check after this"
CHIVALROUS = "How chivalrous of you"

KINDS = [
    *kinds.hits("daareka", 2, "Stop thinking so loudly!"),
    *kinds.hits("daareka", 3, "Tentacles are not only for thinking"),
    *kinds.hits_others("daareka", "Pbthbthbth! Old Gods, you startled me!"),
    *kinds.heals("daareka", "A still mind mends itself"),
    *kinds.guards_fortitude("daareka", "Ink spray"),
    *kinds.guards_all("daareka", "You did not want to do that"),
    *kinds.all_pay("daareka", "These aren't the coins you're looking for"),
    *kinds.finds_gold("daareka", "Your purse wished to help me"),
    *kinds.cheats("daareka", "I know what you are holding. All of you.", "Your face says nothing. Your mind shouts."),
    *kinds.leaves("daareka", "This game is too easy", HAVE),
    *kinds.ignores_drinks("daareka", "If I drink this, we'll all end up making bad decisions"),
    *kinds.ignores_drinks("daareka", HAVE, text=1),
    *kinds.passes_drinks("daareka", "You're thirsty. Wouldn't you agree?"),
    *kinds.strengthens_drinks("daareka", "You will not notice the difference"),
    *kinds.orders_two_more("daareka", t.FIENDS),
    *kinds.common("daareka", tip=False),
]
DAAREKA = Cards(*AT).cases(f"""
a broken mind loses Fortitude and cards (RDI-MIND-02)
    [hands gerki {t.STUCK} + {t.POISON} + {t.FIVE}] daareka acts {BREAK} at gerki of gerki eve => fortitude 20 18 20;
        hand_sizes 0 2 0
    [hands gerki {t.STUCK} + {t.POISON} + {t.FIVE}] daareka acts {EMPTY} at gerki of gerki eve => fortitude 20 19 20;
        hand_sizes 0 1 0
who Ignores it does not discard (RDI-CARD-21 RDI-MIND-02)
    [hands gerki {t.STUCK}] daareka acts {BREAK} at gerki; gerki plays {t.HIDE} -> fortitude 20 20 20;
        hands gerki {t.STUCK}
a redirected loss leaves the discard where it was (RDI-MIND-04)
    [table daareka eve gerki; hands eve Sleight of hand...; hands gerki {t.STUCK}] daareka acts {BREAK} at eve;
        eve plays {t.NOT_EVE} -> fortitude 20 20 18; hand_sizes 0 0 1
a small hand is discarded whole
    [hands gerki {t.STUCK}] daareka acts {EMPTY} at gerki -> discards gerki {t.STUCK}; fortitude 20 19 20
the mindbreaker hits back and clouds the mind
    gerki acts {t.STUCK} at daareka; daareka plays {MINDBREAKER} in hurt => fortitude 18 19 20; alcohol 0 1 0
the mindbreaker answers only a loss of her own
    gerki acts {t.STUCK} at eve; daareka may not play {MINDBREAKER} in hurt
    gerki acts {t.STUCK} at daareka; daareka may not play {MINDBREAKER}
an opponent divides cards and Daareka takes a pile
    [decks daareka Ink spray + {t.GAMBLING} + Ink spray + {t.WINNING} + {t.RAISE}]
        daareka acts {VISION} at eve of gerki eve; eve divide Ink spray + Ink spray; daareka take_pile 0
        => hands daareka Ink spray + Ink spray; discards daareka {VISION} + {t.RAISE} + {t.WINNING} + {t.GAMBLING};
        knows gerki Ink spray + Ink spray
who is away divides the cards too and a pile may be empty (RDI-CARD-32)
    [table daareka kaylin eve; decks daareka Ink spray + {t.GAMBLING} + Ink spray + {t.WINNING} + {t.RAISE};
        lasting kaylin {t.PIXIE_TIME}] daareka acts {VISION} at kaylin; kaylin divide nothing; daareka take_pile 1
        -> hands daareka Ink spray + {t.GAMBLING} + Ink spray + {t.WINNING} + {t.RAISE}; discards daareka {VISION}
a Negated action is replaced by another (RDI-NEGATE-01)
    [decks gerki {t.POISON}; until gerki action] gerki acts {t.STUCK} at eve; daareka plays {RECONSIDER}
        => fortitude 20 20 20; hands gerki {t.POISON}; phase action
in the own Round the other action comes after it (RDI-CARD-20)
    [decks gerki {t.STUCK}] gerki acts {t.GAMBLING}; eve moves {t.GAMBLING}; gerki moves {t.GAMBLING};
        daareka plays {RECONSIDER}; gerki may action none / {t.STUCK} (gold 9 9 12; hand_sizes 0 1 0)
in the Round of another it is a pass and a card (RDI-CARD-20 RDI-RULING-36)
    gerki acts {t.GAMBLING}; eve moves {t.GAMBLING}; daareka plays {RECONSIDER} -> hand_sizes 0 0 1; gold 9 12 9
no own Action and no Sometimes Card is reconsidered
    daareka acts {BREAK} at gerki; daareka may not play {RECONSIDER}
    [on {t.STUCK} + {t.DISBELIEVE}] gerki acts {t.STUCK} at eve; eve plays {t.DISBELIEVE}; daareka passes;
        daareka may not play {RECONSIDER}
Daareka plays a hand that is not hers
    [sometimes; hands gerki {t.FIVE} + {t.STUCK}] eve acts {t.GAMBLING}; daareka moves {FRIEND} at gerki of gerki eve;
        daareka may take_card none / {t.FIVE} (knows daareka {t.FIVE} + {t.STUCK}); daareka take_card {t.FIVE}
        => gold 12 9 9; discards gerki {t.FIVE}; discards daareka {FRIEND}; hand_sizes 0 1 0
after a Winning Hand only a Cheating Card of that hand will do
    [hands gerki {t.WINNING} + {t.GAMBLING}] eve acts {t.GAMBLING}; daareka moves {FRIEND} at gerki;
        daareka take_card {t.WINNING}; gerki control pass -> gold 12 9 9
    [table daareka eve gerki; hands gerki {t.GAMBLING} + {t.FIVE}] gerki acts {t.GAMBLING}; daareka control pass;
        eve moves {t.WINNING}; gerki control pass; daareka moves {FRIEND} at gerki;
        daareka may take_card none / {t.FIVE}
without a card of the other hand Daareka has passed (RDI-CARD-25)
    [hands daareka {t.GAMBLING}; hands gerki {t.FIVE}] eve acts {t.GAMBLING}; daareka moves {FRIEND} at gerki;
        eve plays {t.NOT_SO}; gerki control pass -> gold 9 9 12; hands gerki {t.FIVE}; hands daareka {t.GAMBLING}
    [hands daareka {t.GAMBLING}; hands gerki {t.FIVE}; hands eve {t.NOT_SO}] eve acts {t.GAMBLING};
        daareka moves {FRIEND} at gerki; daareka take_card none; gerki control pass -> gold 9 9 12;
        hands gerki {t.FIVE}; hands daareka {t.GAMBLING}
the other hand is played only as a move
    gerki acts {t.GAMBLING}; daareka may not play {FRIEND}
""")
BOSS = Cards(*AT, **BATTLE).cases(f"""
the first rule costs a Sometimes Card and Fortitude each (RDI-CARD-11)
    [hands gerki {t.HIDE} + {t.STUCK}; hands eve {t.GAMBLING}] daareka acts {FIRST}; gerki discard_one {t.HIDE}
        => fortitude 20 18 18; discards gerki {t.HIDE}; hand_sizes 0 1 1; knows gerki {t.GAMBLING}; scarabs 0 0 0
the first rule is not Ignored
    daareka acts {FIRST}; gerki may not play {t.HIDE} -> fortitude 20 18 18
a Boss rests
    [anytime; phase action; active gerki; fortitude 10 20; until gerki action]
        daareka plays A thousand years of patience => fortitude 13 20 20
a Boss Ignores a card
    [until eve declare phase] gerki acts {t.STUCK}; daareka plays {WILL} => fortitude 20 20 20
a Boss Ignores an Event (RDI-CARD-16)
    [text 1; piles gerki Round on the House!; until daareka discard] daareka plays {WILL} in event => alcohol 0 1 1
a Boss does not Ignore a Round
    gerki acts {t.GAMBLING}; daareka may not play {WILL}
no means no other action (RDI-CARD-27)
    [hands gerki {t.POISON}; until gerki declare phase] gerki acts {t.STUCK}; daareka plays No! => fortitude 20 20 20;
        hands gerki {t.POISON}
no answers no Anytime Card
    [phase action; active gerki] gerki plays {t.TIP} at daareka; daareka may not play No!
selfless adventurers take what was meant for Daareka (RDI-CARD-26)
    [until gerki declare phase] gerki acts {t.STUCK}; daareka plays {SELFLESS} at eve of gerki eve => fortitude 20 18 18
what picks nobody finds nobody selfless
    gerki acts Um, guys... I think there was a miscalculation during treasure division...;
        daareka may not play {SELFLESS}
an Action of one hand is turned against another player (RDI-CARD-30)
    [hands gerki {t.STUCK} + {t.HIDE}] daareka acts {HELP} at gerki of gerki eve; daareka take_card {t.STUCK}
        => fortitude 20 15 15; discards gerki {t.STUCK}; discards daareka {HELP}
the second loss is answered on its own and may be let go
    [hands gerki {t.STUCK}] daareka acts {HELP} at gerki; daareka take_card {t.STUCK}; eve plays {t.DISBELIEVE}
        -> fortitude 20 18 18
    [hands gerki {t.STUCK}; hands eve {t.DISBELIEVE}] daareka acts {HELP} at gerki; daareka take_card none
        -> fortitude 20 18 18; hand_sizes 0 1 1
a hand lies open until Daareka's next turn (RDI-CARD-44 RDI-VRULING-99)
    [decks daareka No! + {KNEEL}; hands gerki {t.STUCK}] daareka acts {SANITY} at gerki of gerki eve
        => fortitude 20 18 18; hands daareka No! + {KNEEL}; open_hands gerki; knows daareka {t.STUCK}
an open hand is hidden again when her turn begins
    [hands gerki {t.STUCK}] daareka acts {SANITY} at gerki; gerki action (open_hands gerki);
        daareka discard (open_hands nobody)
who Ignores it keeps the hand hidden and she draws all the same (RDI-CARD-44)
    [hands gerki {t.STUCK}] daareka acts {SANITY} at gerki; eve plays {t.DISBELIEVE} -> fortitude 20 20 20;
        open_hands nobody; hand_sizes 2 1 0
a whole team thinks less
    [hands gerki {t.STUCK} + {t.POISON}; hands eve {t.GAMBLING}]
        daareka acts Thinking is a team effort. So is not thinking. at gerki of gerki eve => fortitude 20 18 18;
        hand_sizes 0 1 0
loud secrets are lost and become hers
    [hands gerki {t.STUCK} + {t.POISON}; hands eve {t.GAMBLING}] daareka acts Your secrets are very loud tonight
        => hand_sizes 2 1 0
the challengers kneel and drink
    [phase order; piles daareka nothing] daareka plays {KNEEL}; daareka order eve; daareka order eve
        => pile_sizes 0 0 2; gold 10 10 10
they kneel only in her Order Phase
    [phase action] daareka may not play {KNEEL}
a champion of the others stands in for the boss (RDI-CARD-14 RDI-VRULING-104 RDI-VRULING-45)
    [piles gerki Round on the House!; until daareka discard] daareka plays {CHIVALROUS} in champions; gerki passes;
        daareka target eve => alcohol 0 3 3
without champions there is no chivalry
    gerki acts {t.STUCK}; daareka may not play {CHIVALROUS}
the champion of both sides wins a Round at once (RDI-VRULING-43 RDI-VRULING-45)
    daareka acts {t.GAMBLING}; daareka plays {CHIVALROUS} in champions at gerki -> gold 10 10 10; inn 0;
        control no Round
who stands in for her is in control of her Round (RDI-GAMBLE-05 RDI-CARD-14 RDI-VRULING-45)
    daareka acts {t.GAMBLING}; daareka plays {CHIVALROUS} in champions at eve;
        gerki control (in_round gerki eve; control eve)
who stands in for her does what a Drink Event asks of her (RDI-CARD-14 RDI-CARD-37 RDI-VRULING-45)
    [drinks RDI 6; piles daareka The Wench Dares You...; drink_deck Wine + Dragon Breath Ale; phase drink;
        until gerki discard]
        gerki champion gerki; eve champion gerki; daareka plays {CHIVALROUS} in champions at eve;
        eve declare in drinks (drinks eve 2 0; drinks gerki 4 0) -> alcohol 0 6 6; gold 10 10 10
    [drinks RDI 6; piles daareka The Challenge!; drink_deck Wine + Dragon Breath Ale; phase drink]
        gerki champion gerki; eve champion gerki; daareka plays {CHIVALROUS} in champions at eve; eve accept yes
        -> alcohol 0 6 6; gold 10 10 10
who stands in for both sides finds nobody to drink against (RDI-CARD-14 RDI-CARD-37 RDI-VRULING-45)
    [drinks RDI 6; piles daareka The Wench Dares You...; drink_deck Wine + Dragon Breath Ale; phase drink]
        gerki champion gerki; eve champion gerki; daareka plays {CHIVALROUS} in champions at gerki
        -> alcohol 0 0 0; gold 10 10 10
    [drinks RDI 6; piles daareka The Challenge!; drink_deck Wine + Dragon Breath Ale; phase drink]
        gerki champion gerki; eve champion gerki; daareka plays {CHIVALROUS} in champions at gerki
        -> alcohol 0 0 0; gold 10 10 10
""")


@each(*KINDS, *DAAREKA, *BOSS)
def test_daareka(case, seen):
    case.run(seen)


@pytest.mark.rules("RDI-MIND-01", "RDI-CHAR-03")
@pytest.mark.parametrize("villain", ["daareka", "amundyr"])
def test_boss_cards_are_in_the_boss_deck_alone(villain):
    cards, boss = deck_of(villain), deck_of(villain, boss=True)

    assert (len(cards), len(boss)) == (40, 55)
    assert not {card.title for card in CHARACTERS[villain].boss} & {card_of(card).title for card in cards}
    assert set(cards) < set(boss)
