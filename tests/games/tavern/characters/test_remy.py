"""The cards of Remy."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each

TOMFOOLERY = "I have no time for your tomfoolery!"
MATTERS = "Excuse me, I have more important matters to attend to."
BRIG = "Take this as a warning! Next time it'll be the brig"
RANK = "Name, rank and excuse. In that order."
LOGBOOK = "It is written in the logbook, twice."
LIST = "Everyone on my list, line up."
INSPECTION = "Surprise inspection!"
OFFICER = "Striking an officer goes on your record."
INFIGHTING = "Infighting? Not on my watch!"
COUNTED = "I counted that deck before supper. It has grown."
EXCUSED = "You are excused from this table."
RATION = "Your ration came to me by mistake."

KINDS = [
    *kinds.heals("remy", "A night watch sharpens the mind."),
    *kinds.guards_all("remy", TOMFOOLERY),
    *kinds.leaves("remy", "Games are for off-duty hands."),
    *kinds.ignores_drinks("remy", "I best not. Someone needs to keep a level head"),
    *kinds.ignores_drinks("remy", MATTERS, events=True),
    *kinds.orders_two_more("remy", t.BRING),
    *kinds.common("remy", tip=False),
]
REMY = Cards("remy", "gerki", "eve", "fleck").cases(f"""
Remy hurts and marks a player (RDI-MARK-01 RDI-MARK-02 RDI-MARK-08 RDI-SETUP-06)
    [marked nobody] remy acts {BRIG} at gerki of gerki eve fleck => fortitude 20 18 20 20; marked gerki; marks 2
    [marked gerki] remy acts {BRIG} at gerki of gerki eve fleck => fortitude 20 18 20 20; marked gerki; marks 2
who Ignores the card is not marked and who redirects it is
    [table remy fiona eve gerki] remy acts {BRIG} at fiona; fiona plays {t.ARMOR} -> fortitude 20 20 20 20;
        marked nobody
    [table remy fiona eve gerki] remy acts {BRIG} at eve; eve plays {t.NOT_EVE} at gerki -> fortitude 20 20 20 18;
        marked eve
Remy asks for name and rank (RDI-MARK-08)
    [marked nobody] remy acts {RANK} at eve of gerki eve fleck => fortitude 20 20 19 20; marked eve
    [marked eve] remy acts {RANK} at eve of gerki eve fleck => fortitude 20 20 17 20; marked eve
the logbook counts marks (RDI-MARK-08)
    [marked nobody] remy acts {LOGBOOK} at eve of gerki eve fleck => fortitude 20 20 18 20; marked nobody
    [marked eve] remy acts {LOGBOOK} at eve of gerki eve fleck => fortitude 20 20 17 20; marked eve
all the marked lose two
    [marked gerki fleck] remy acts {LIST} => fortitude 20 18 20 18
the list needs somebody on it
    remy may not act {LIST}
one or two players are marked
    remy acts {INSPECTION} at eve of gerki eve fleck; remy may target none / gerki / fleck; remy target fleck
        => marked eve fleck; marks 1
    remy acts {INSPECTION} at eve; remy target none -> marked eve
striking an officer is struck back and marked
    [marked nobody] gerki acts {t.STUCK} at remy; remy plays {OFFICER} in hurt => fortitude 18 19 20 20; marked gerki
    [marked gerki] gerki acts {t.STUCK} at remy; remy plays {OFFICER} in hurt => fortitude 18 17 20 20; marked gerki
only a struck officer strikes back
    gerki acts {t.STUCK} at eve; remy may not play {OFFICER} in hurt
who hurts somebody is marked for it (RDI-MARK-06)
    gerki acts {t.STUCK} at remy; remy plays {INFIGHTING} in hurt => marked gerki
    gerki acts {t.STUCK} at eve; remy plays {INFIGHTING} in hurt => marked gerki
nobody is marked twice and Remy never (RDI-MARK-06 RDI-MARK-09)
    [marked gerki] gerki acts {t.STUCK} at eve; remy may not play {INFIGHTING} in hurt
    [marked nobody; hands gerki {t.STUCK}] remy acts {LOGBOOK} at eve; remy may not play {INFIGHTING} in hurt
a loss that was only reduced is infighting too
    [table remy gerki bryn] gerki acts {t.POISON} at bryn; bryn plays {t.PLANKS}; remy plays {INFIGHTING} in hurt
        -> fortitude 20 20 19; marked gerki
tomfoolery is Ignored and hurts who is marked
    [marked nobody] gerki acts {t.STUCK} at remy; remy plays {TOMFOOLERY} => fortitude 20 20 20 20
    [marked gerki] gerki acts {t.STUCK} at remy; remy plays {TOMFOOLERY} => fortitude 20 19 20 20
Remy catches a cheater and marks him
    fleck acts {t.GAMBLING}; gerki moves {t.FIVE}; remy plays {COUNTED} => gold 13 9 9 9; marked gerki
Remy catches no honest gambler
    fleck acts {t.GAMBLING}; remy may not play {COUNTED}
a marked player is excused from the table
    [marked gerki; until eve control] fleck acts {t.GAMBLING}; remy moves {EXCUSED} at gerki of gerki none
        => control remy; in_round remy eve fleck
    [marked gerki; until eve control] fleck acts {t.GAMBLING}; remy moves {EXCUSED} at none of gerki none
        => control remy; in_round remy gerki eve fleck
with nobody marked it only takes control
    [until eve control] fleck acts {t.GAMBLING}; remy moves {EXCUSED} -> control remy; in_round remy gerki eve fleck
a ration goes to a marked player
    [piles remy Wine; marked eve fleck] remy plays {RATION} in drinks at fleck of eve fleck => alcohol 0 0 0 2
without a mark nobody gets the ration
    [piles remy Wine] remy may not play {RATION} in drinks
Remy has more important matters than an Event (RDI-EVENT-09 RDI-NEGATE-09)
    [text 1; piles gerki Round on the House!; drink_deck Wine] remy plays {MATTERS} in event => alcohol 0 2 2 2
Remy deflects a loss to a marked player (RDI-MARK-05 RDI-REDIRECT-01)
    [marked gerki fleck] gerki acts {t.STUCK} at remy; remy plays Deflect at fleck of gerki fleck
        => fortitude 20 20 20 18
nothing is deflected without a mark
    gerki acts {t.STUCK} at remy; remy may not play Deflect
what Remy Negates of a marked player stays Negated (RDI-MARK-04)
    [piles gerki Wine; marked nobody] gerki plays {t.DUMP} in drinks; remy plays {t.NOT_SO}; eve passes;
        eve plays {t.NOT_SO} (stack {t.DUMP} + {t.NOT_SO})
# Remy's victim strikes a thief and is marked for it: the card costs two more when it resolves.
a mark given meanwhile counts when the card resolves
    [table remy whitehawk gerki] remy acts {RANK} at whitehawk; gerki plays {t.SWIPED} at whitehawk;
        whitehawk plays That purse had a captain attached to it! in happened; remy plays {INFIGHTING} in hurt
        -> fortitude 20 17 18; marked whitehawk
who goes hands the mark back and with Remy all go
    [phase drink; alcohol 0 19 0 0; piles gerki Wine; marked gerki fleck] -> marked fleck; marks 2; out gerki
    [phase drink; alcohol 19 0 0 0; piles remy Wine; marked gerki fleck] -> marked nobody; out remy
""")


@each(*KINDS, *REMY)
def test_remy(case, seen):
    case.run(seen)
