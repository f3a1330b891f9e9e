"""Whom cards pick and meet in a team game: another player is an opponent (RDI-TEAM-46 to -52)."""

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import NOT_EVE, OGRE, SWIPED, TELEPORT, TIP

CASES = Cards("fiona", "deirdre", "gerki", "zot", variant="two_headed_dragon").cases(f"""
another player is never a teammate (RDI-TEAM-46 RDI-TEAM-52 RDI-VRULING-49)
    [until zot declare hurt] fiona acts {OGRE} at zot of gerki zot -> fortitude 20 20 17 17
a player may be oneself or a teammate (RDI-TEAM-48)
    [phase action; until fiona action] deirdre plays {TIP} at fiona of fiona deirdre gerki zot -> gold 9 9 10 10
Gold paid to a teammate stays where it is
    [phase action; until fiona action] gerki plays {SWIPED} at zot -> gold 10 10 10 10
each other player of a team adds to its loss (RDI-TEAM-05 RDI-TEAM-49)
    [table gog zot fiona deirdre gerki eve; until gog declare hurt] gog acts Gog loves everyone!
        -> fortitude 20 20 18 18 18 18
a loss may be redirected to a teammate of its source and to no teammate of ones own (RDI-TEAM-51 RDI-VRULING-47)
    [table fiona deirdre eve dimli gerki zot; until deirdre declare hurt] fiona acts {OGRE} at eve;
        eve plays {NOT_EVE} at deirdre of deirdre gerki zot -> fortitude 17 17 20 20 20 20
a redirected loss is that of who played the card at first
    [table fiona deirdre eve dimli; hands fiona Sorry about that, I just instinctively aim for the head...]
        fiona acts {OGRE} at eve; eve plays {NOT_EVE}; deirdre may declare in hurt pass / wait -> fortitude 17 17 20 20
a Drink is passed to an opponent also by a teammate (RDI-TEAM-27 RDI-VRULING-48)
    [table zot gerki fiona deirdre; piles gerki Dragon Breath Ale; piles zot nothing]
        zot plays {TELEPORT} in drinks at deirdre of fiona deirdre -> alcohol 0 0 4 4
a mead is split with no teammate (RDI-TEAM-27)
    [phase drink; drinks RDI 2; piles fiona Mead] fiona may split none / gerki / zot
an opponent may move a Drink within a team (RDI-VRULING-48)
    [table zot gerki dimli deirdre; piles zot Dragon Breath Ale; piles gerki Water; until dimli discard]
        zot plays {TELEPORT} in drinks at dimli;
        dimli plays You have this. I'm waiting for the good stuff! in drinks at gerki of zot gerki -> alcohol 4 4 0 0
another player is an opponent in conditions too (RDI-VRULING-46)
    [table gog zot fiona deirdre; active zot] gog may not play Gog say you drink MORE! in drinks
several picked players may be of one team which loses the sum (RDI-TEAM-47)
    [table wizgille zot kaylin gerki; side_decks wizgille Too much steam!; until kaylin declare hurt]
        wizgille acts Oh no! It's not supposed to do that... at kaylin; wizgille may target kaylin / gerki;
        wizgille target kaylin; kaylin declare in played -> fortitude 20 20 16 16
""")


@each(*CASES)
def test_targets(case):
    case.run()
