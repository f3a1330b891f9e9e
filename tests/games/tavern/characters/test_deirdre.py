"""The cards of Deirdre."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, FIVE, GAMBLING, MY_GODDESS_KNOWS, PRAY, PRAYER

GODDESS = "My Goddess heals me."
GODDESS_2 = "My Goddess protects me!"
STOP = "Stop being silly!"
THESE = "Not now! These men are interested in my religion."
INTO_WATER = "Wine into Water"

KINDS = [
    *kinds.hits(
        "deirdre",
        2,
        "I'm not that kind of priestess!",
        "My Goddess made me do it!",
        "Oh no! I think that growth on your arm might be Mummy Rot!",
    ),
    *kinds.hits("deirdre", 1, "Sorry, sometimes my healing spells just wear off."),
    *kinds.heals("deirdre", GODDESS),
    *kinds.hits_back("deirdre", "My Goddess doesn't like that!"),
    *kinds.guards_fortitude("deirdre", GODDESS_2),
    *kinds.guards_body_and_head("deirdre", STOP),
    *kinds.finds_gold("deirdre", "My Goddess provides!"),
    *kinds.finds_gold("deirdre", "A priestess can make money just about anywhere!"),
    *kinds.catches("deirdre", MY_GODDESS_KNOWS),
    *kinds.leaves("deirdre", "I'm saving this money for the poor.", PRAY, THESE),
    *kinds.ignores_drinks("deirdre", THESE, text=1),
    *kinds.passes_drinks("deirdre", "You look like you need this more than I do!"),
    *kinds.strengthens_drinks("deirdre", "Water into Wine"),
    *kinds.toasts("deirdre", "Let's toast the Goddess!"),
    *kinds.orders_two_more("deirdre", BRING),
    *kinds.common("deirdre", tip=True),
]
DEIRDRE = Cards("deirdre", "gerki", "eve").cases(f"""
a prayer heals a player who pays even in full health
    [fortitude 15 15 15] deirdre acts {PRAYER} at gerki of gerki eve => fortitude 15 17 15; gold 11 9 10
    [fortitude 15 20 15] deirdre acts {PRAYER} at gerki of gerki eve => fortitude 15 20 15; gold 11 9 10
mass heal heals all and the others pay
    [fortitude 15 16 20] deirdre acts Mass Heal! => fortitude 16 17 20; gold 12 9 9
wine into water takes two Alcohol Content but none below zero
    [piles gerki Dragon Breath Ale; alcohol 5 5 5] deirdre plays {INTO_WATER} in drinks => alcohol 5 7 5
    [piles gerki Elven Wine; alcohol 5 5 5] deirdre plays {INTO_WATER} in drinks => alcohol 5 6 5
    [piles gerki Light Ale; alcohol 5 5 5] deirdre plays {INTO_WATER} in drinks => alcohol 5 5 5
wine into water leaves a sobering drink as it is
    [piles gerki We're Cutting You Off!; alcohol 5 5 5] deirdre plays {INTO_WATER} in drinks -> alcohol 5 4 5;
        discards deirdre {INTO_WATER}
wine into water needs a Drink
    [piles deirdre Drinking Contest!] deirdre may not play {INTO_WATER} in event
who has left the Round catches no cheater
    eve acts {GAMBLING}; deirdre plays {PRAY} in ante; gerki moves {FIVE}; deirdre may not play {MY_GODDESS_KNOWS}
an Anytime Card is not Ignored by what Ignores actions and Sometimes Cards
    deirdre plays {GODDESS}; deirdre may not play {GODDESS_2}
    deirdre plays {GODDESS}; deirdre may not play {STOP}
""")


@each(*KINDS, *DEIRDRE)
def test_deirdre(case, seen):
    case.run(seen)
