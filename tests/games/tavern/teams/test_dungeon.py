"""Dungeon Events in team games: one Champion of each team is met, the teammates defend (RDI-TEAM-34 to -39)."""

from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import HIDE, RAISE, STUCK, WINNING

MORE = "Hey! No more chain mail bikini jokes!"

CASES = Cards("fiona", "deirdre", "gerki", "zot", variant="two_headed_dragon").cases(f"""
# The alcohol of the first team has gone down by one for each empty Pile.
one counter comes off for a team and both teams choose freely (RDI-TEAM-36 RDI-TEAM-39 RDI-VRULING-52)
    [phase drink; events dungeon; counters 1; event_decks Cave-in!; alcohol 5 5; piles gerki Wine; piles zot Wine;
        until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion zot; zot champion zot
        -> gold 9 9 9 9; pile_sizes 0 0 1 0; alcohol 3 3 5 5; counters 3
a teammate answers the champions loss like an Action cards (RDI-EVENT-05 RDI-TEAM-34)
    [phase drink; events dungeon; counters 1; event_decks Who Let All These Kobolds In?; alcohol 5 5;
        piles deirdre nothing; until gerki discard] fiona champion fiona; deirdre champion fiona; gerki champion zot;
        zot champion zot; gerki plays {HIDE} in loss -> fortitude 18 18 20 20
champions bid with what their teams have (RDI-CARD-01 RDI-CARD-36)
    [phase drink; events dungeon; counters 1; event_decks The Price of Power; alcohol 5 5; piles deirdre nothing;
        gold 3 10; until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion gerki;
        zot champion gerki; deirdre may bid pass / 1 / 2 / 3; deirdre bid 3; gerki bid 4 -> gold 3 3 6 6;
        fortitude 18 18 20 20; inn 4
champions alone choose (RDI-CARD-02 RDI-CARD-22)
    [phase drink; events dungeon; counters 1; event_decks A Costly Cure; alcohol 5 5; piles deirdre nothing;
        until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion gerki; zot champion gerki;
        gerki pledge 2; deirdre pledge 1 -> gold 9 9 8 8; alcohol 3 3 2 2
    [phase drink; events dungeon; counters 1; event_decks Leftover Loot; alcohol 5 5; piles deirdre nothing;
        coins heads; until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion gerki;
        zot champion gerki; deirdre help helps; gerki help helps -> gold 12 12 12 12
champions alone drink (RDI-CARD-08 RDI-CARD-09)
    [phase drink; events dungeon; counters 1; event_decks Drink or Meet Your Doom; alcohol 5 5; piles deirdre nothing;
        drink_deck Wine; hands fiona {RAISE} + {RAISE} + {WINNING}; hands deirdre {RAISE} + {RAISE} + {WINNING};
        hands zot {RAISE} + {RAISE} + {WINNING}; until gerki discard] fiona champion deirdre; deirdre champion deirdre;
        gerki champion zot; zot champion zot; deirdre doom discard; zot may doom discard / drink; zot doom drink
        -> hand_sizes 3 0 0 3; alcohol 3 3 7 7
    [phase drink; events dungeon; counters 1; event_decks Drinks with "Friends"; alcohol 5 5; piles deirdre nothing;
        drink_deck Wine; until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion zot;
        zot champion zot -> alcohol 5 5 7 7
stone covers the champion alone (RDI-CARD-34 RDI-CARD-42)
    [phase drink; events dungeon; counters 1; event_decks Staring Contest; alcohol 5 5; piles deirdre nothing;
        until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion zot; zot champion zot;
        deirdre stare lose; zot stare stone -> fortitude 18 18 20 20; stone zot
    [stone zot; until deirdre orders] fiona acts {MORE} at zot -> fortitude 20 20 20 20
    [stone zot; until deirdre orders] fiona acts {MORE} at gerki -> fortitude 20 20 18 18
a teammate of a stone has an Action (RDI-CARD-34)
    [table gerki zot fiona deirdre; phase discard; stone zot; hands zot Down Pooky!; until zot orders]
        gerki acts {STUCK} at fiona -> fortitude 20 20 18 18; stone zot
two champions blame each other for the lever
    [phase drink; events dungeon; counters 1; event_decks Somebody Pushed the Lever; alcohol 5 5; piles deirdre nothing;
        until gerki discard] fiona champion deirdre; deirdre champion deirdre; gerki champion zot; zot champion zot
        -> fortitude 18 18 18 18
""")


@each(*CASES)
def test_dungeon(case):
    case.run()
