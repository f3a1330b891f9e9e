"""The cards of Eve."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

COIN = "Illusionary Coin"
DEJA_VU = "I didn't activate my temporal dilation field. It's just deja vu"
"""Wizgille Ignores a Drink or a Drink Event."""

KINDS = [
    *kinds.hits("eve", 1, "That's odd. Illusions aren't supposed to actually hurt."),
    *kinds.hits("eve", 3, "Whoa! Careful! That's real fire!"),
    *kinds.guards_all("eve", "Ha! That's just an illusion. I'm actually over here!"),
    *kinds.guards_all("eve", t.DISBELIEVE),
    *kinds.one_pays("eve", "It's the disappearing coin trick, not the reappearing coin trick."),
    *kinds.one_pays("eve", t.WHAT_GOLD),
    *kinds.all_pay("eve", t.WENCH),
    *kinds.spares_its_player("eve", COIN),
    *kinds.cheats(
        "eve", "My word, what could that be?", "Oops, I dropped my cards...", "This time, let's use my cards."
    ),
    *kinds.accuses("eve", t.SLEEVE),
    *kinds.grabs_from_the_pot("eve", "Sleight of hand..."),
    *kinds.leaves("eve", t.CLOAK),
    *kinds.ignores_drinks("eve", t.CLOAK, text=1),
    *kinds.ignores_drinks("eve", "Drink what? This is empty."),
    *kinds.orders_two_more("eve", t.BRING),
    *kinds.common("eve", tip=True),
]
EVE = Cards("eve", "gerki", "zot").cases(f"""
Eve makes a player drunker
    eve acts {t.DRUNKER} at zot of gerki zot => alcohol 0 0 2; fortitude 20 20 20
Eve sends a loss on to a third player
    [table eve gerki zot fleck] gerki acts {t.STUCK} at eve; eve plays {t.NOT_EVE} at fleck of zot fleck
        => fortitude 20 20 20 18
with two players Eve Ignores the card instead
    [table eve fleck; until eve declare phase] fleck acts {t.SONG}; eve plays {t.NOT_EVE} => fortitude 20 20;
        alcohol 0 1
Eve parries only a loss of her own
    gerki acts {t.POISON} at zot; eve may not play {t.NOT_EVE}
    gerki acts {t.POISON} at zot; eve may not play {t.SHARE_PAIN}
Eve parries no loss of Gold
    gerki plays {t.SWIPED} at eve; eve may not play {t.NOT_EVE}
    gerki plays {t.SWIPED} at eve; eve may not play {t.SHARE_PAIN}
# Eve redirects to a third, and Ignores the card where there is none.
what cannot be Ignored is not Ignored for want of a third either
    [table vlazlo gerki eve; variant boss_battle; blood 2] vlazlo acts Ze bravest tastes best at eve;
        eve may not play {t.NOT_EVE}
Eve shares a loss of three two each
    gerki acts {t.POISON} at eve; eve plays {t.SHARE_PAIN} => fortitude 18 18 20
who shares a loss defends no more against it
    [on {t.POISON}] gerki acts {t.POISON} at eve; eve plays {t.SHARE_PAIN};
        eve passes (stack {t.POISON} + {t.SHARE_PAIN}); eve may not play {t.DISBELIEVE}
what Remy Negates of a marked player stays Negated (RDI-MARK-04)
    [table remy gerki eve fleck; on {t.DUMP} + {t.NOT_SO}; piles gerki Wine; marked gerki]
        gerki plays {t.DUMP} in drinks; remy plays {t.NOT_SO}; eve passes; eve may not play {t.NOT_SO}
the first rule is neither Ignored nor Negated (RDI-CARD-11)
    [table vlazlo gerki eve; variant boss_battle] vlazlo acts First rule of willainy: Never fight on an empty stomach;
        eve may not play {t.NOT_SO}
a whole Drink becomes Dragon Breath Ale
    [table eve gerki fleck; fortitude 15 15 15; alcohol 0 0 1; piles fleck Holy Water]
        eve plays {t.DRAGON_BREATH} in drinks => alcohol 0 0 5; fortitude 15 15 15; pile_sizes 0 0 0
    [table eve gerki fleck; fortitude 15 15 15; alcohol 0 0 1; piles fleck Elven Wine with a Chaser + Wizard's Brew]
        eve plays {t.DRAGON_BREATH} in drinks => alcohol 0 0 5; fortitude 15 15 15; pile_sizes 0 0 0
what cards changed stays in Dragon Breath Ale
    [table eve gerki fleck; piles fleck Light Ale] eve passes in drinks; gerki plays {t.EXTRA} in drinks;
        eve plays {t.DRAGON_BREATH} in drinks => alcohol 0 0 6
Eve does not replace a Drink of her own
    [table eve gerki fleck; piles eve Wine] eve may not play {t.DRAGON_BREATH} in drinks
an Illusionary Coin makes a payment not happen
    gerki plays {t.SWIPED} at eve; eve plays {COIN} in payment => gold 10 10 10; inn 0
an Illusionary Coin counts as an Ante
    [until zot control] gerki acts {t.GAMBLING}; eve plays {COIN} in ante => gold 10 9 9; inn 0; pot 2;
        in_round eve gerki zot
without Gold Eve starts a Round with an Illusionary Coin (RDI-CHAR-08)
    [gold 0 10 10; until gerki control] eve acts {t.GAMBLING}; eve plays {COIN} in ante => gold 0 9 9; pot 2;
        control eve
the Wench leaves who Ignores a Drink event alone (RDI-EVENT-08 RDI-WENCH-04)
    [table wizgille gerki eve; piles gerki {t.CONTEST}; on {t.CONTEST} + {DEJA_VU}] wizgille plays {DEJA_VU} in event;
        eve may not play {t.WENCH_THINKS}
""")


@each(*KINDS, *EVE)
def test_eve(case, seen):
    case.run(seen)
