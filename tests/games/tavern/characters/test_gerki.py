"""The cards of Gerki."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

WHERE = "Hey! Where'd the little guy go?"

KINDS = [
    *kinds.hits("gerki", 2, "That's not healing salve! It's contact poison!", t.STUCK),
    *kinds.hits("gerki", 3, t.POISON, "Uh oh! I forgot to disarm one of the traps!"),
    *kinds.guards_body_and_head("gerki", t.HIDE),
    *kinds.guards_all("gerki", WHERE),
    *kinds.one_pays("gerki", "Oh, this gold piece? Um... I found it... under your chair..."),
    *kinds.one_pays("gerki", t.SWIPED),
    *kinds.all_pay("gerki", "Um, guys... I think there was a miscalculation during treasure division..."),
    *kinds.finds_gold("gerki", t.SWIPE),
    *kinds.cheats("gerki", "I'm winning... Honestly!", "Oops... I dropped my cards...", t.FIVE),
    *kinds.accuses("gerki", t.SLEEVE),
    *kinds.grabs_from_the_pot("gerki", "Grab a coin while no one's lookin'!"),
    *kinds.ignores_drinks("gerki", t.DUMP, "Luckily for me I had this antidote brewed up!"),
    *kinds.ignores_drinks("gerki", WHERE, text=1),
    *kinds.strengthens_drinks("gerki", t.EXTRA),
    *kinds.orders_two_more("gerki", t.BRING),
    *kinds.common("gerki", tip=True),
]
GERKI = Cards("gerki", "eve", "zot").cases(f"""
Gerki takes the Pot of the winner
    eve acts {t.GAMBLING}; gerki plays {t.TAKE_OVER} in won => gold 12 9 9
Gerki takes no Pot of his own
    gerki acts {t.GAMBLING}; gerki may not play {t.TAKE_OVER} in won
Gerki takes no Pot before the win
    eve acts {t.GAMBLING}; gerki may not play {t.TAKE_OVER} in round_turn
the first rule is neither Ignored nor Negated (RDI-CARD-11)
    [table vlazlo gerki eve; variant boss_battle] vlazlo acts First rule of willainy: Never fight on an empty stomach;
        gerki may not play {t.HIDE}
""")


@each(*KINDS, *GERKI)
def test_gerki(case, seen):
    case.run(seen)
