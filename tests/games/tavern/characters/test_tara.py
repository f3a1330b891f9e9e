"""The cards of Tara."""

from tests.games.tavern.characters import kinds
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.titles import BRING, STUCK, WENCH_THINKS

SIGNS = "Signs point to you getting drunker...soon!"
WAVES = "The waves told me about this at breakfast."

KINDS = [
    *kinds.hits(
        "tara",
        2,
        "Blind girl! Darts! What could possibly go wrong?",
        "I foresee a bruise. Yours.",
        "Was that your foot? My staff thought so.",
    ),
    *kinds.hits("tara", 3, "A star just fell. Guess where."),
    *kinds.hits_others("tara", "Everyone here has a very dark tomorrow."),
    *kinds.heals("tara", "Brighter hours lie ahead. Starting now."),
    *kinds.hits_back("tara", "I swung before you thought of it."),
    *kinds.guards_body_and_head("tara", "Uh oh, I don't like where this is headed..."),
    *kinds.guards_all("tara", "I may be blind, but I could still see that coming!"),
    *kinds.all_pay("tara", "Prophecies are payable in advance."),
    *kinds.cheats("tara", "This time, let's use my deck."),
    *kinds.leaves("tara", "I already know how this hand ends."),
    *kinds.ignores_drinks("tara", "I have consulted the charts... This is not in my future"),
    *kinds.passes_drinks("tara", "This mug has your name in its foam."),
    *kinds.strengthens_drinks("tara", "The omens want it stronger."),
    *kinds.orders_two_more("tara", BRING),
    *kinds.common("tara", tip=False),
]
TARA = Cards("tara", "gerki", "eve").cases(f"""
Tara orders three Drinks that she has seen (RDI-SETUP-14 RDI-RULING-15)
    [phase order; piles tara nothing; drink_deck Dark Ale + Dragon Breath Ale + Elven Wine + Wine; until gerki discard]
        tara plays {SIGNS}; tara may next_drink 0 / 1 / 2; tara next_drink 1; tara may order gerki / eve;
        tara order eve; tara next_drink 1; tara order eve; tara order gerki => gold 9 10 10; inn 1; pile_sizes 0 1 2
what Tara saw is drunk where she placed it
    [phase order; piles tara nothing; drink_deck Dark Ale + Dragon Breath Ale + Elven Wine + Wine; until eve discard]
        tara plays {SIGNS}; tara next_drink 1; tara order gerki; tara next_drink 0; tara order eve; tara order eve;
        gerki declare in drinks (drinks gerki 4 0) -> pile_sizes 0 0 3; alcohol 0 4 0
Tara orders so only in her own Order Phase (RDI-DRINK-15)
    [phase order; active gerki] tara may not play {SIGNS}
    [phase action] tara may not play {SIGNS}
Tara orders so only before the usual order
    [phase order] tara order eve; tara declare in phase (phase order); tara may not play {SIGNS}
Tara sees the Drinks of another card in the same Phase too (RDI-RULING-15)
    [phase order; piles tara nothing; drink_deck Dark Ale + Dragon Breath Ale + Elven Wine + Wine; until gerki discard]
        tara plays {SIGNS}; tara next_drink 0; tara order gerki; tara next_drink 0; tara order gerki; tara order gerki;
        tara plays {BRING} in phase; tara next_drink 1; tara order eve; tara order eve -> pile_sizes 0 3 2; gold 8 10 10
a new Drink Deck is looked at for what is still to be ordered (RDI-RULING-15 RDI-DRINK-03 RDI-TURN-10)
    [phase order; piles tara nothing; drink_deck Wine; drink_deck_only; until gerki discard] tara plays {SIGNS};
        tara order gerki; tara next_drink 1 (refills 1); tara order eve; tara order eve -> pile_sizes 0 1 2; gold 8 9 9;
        inn 4
Tara puts the next drinks in the order she likes
    [anytime; phase order; active gerki; piles eve nothing; drink_deck Dark Ale + Dragon Breath Ale + Elven Wine + Wine;
        until eve declare drinks] tara plays Let me feel which barrel comes next.; tara may next_drink 0 / 1 / 2;
        tara next_drink 1; tara may next_drink 1 / 2; tara next_drink 2; gerki order eve => drinks eve 4 0
Tara Ignores an Event and the others do not (RDI-EVENT-03 RDI-NEGATE-02)
    [piles gerki Round on the House!; drink_deck Wine; until eve declare phase] tara plays {WAVES} in event
        => alcohol 0 2 2
an Event is Ignored before it starts to resolve and no Wench minds (RDI-EVENT-01 RDI-EVENT-03 RDI-WENCH-04)
    [piles gerki Drinking Contest!; drink_deck Wine + Dragon Breath Ale; until eve declare phase]
        tara plays {WAVES} in event; gerki may not play {WENCH_THINKS} (stack Drinking Contest! + {WAVES});
        gerki declare in drinks; tara may not play {WAVES} in drinks -> alcohol 0 2 4; gold 10 9 11
a Drink is no Event
    [piles tara Wine] tara may not play {WAVES} in drinks
Tara hurts a player and looks at the hand
    [hands gerki {STUCK}] tara acts Let me read your palm with this compass. at gerki of gerki eve
        => fortitude 20 19 20; knows tara {STUCK}; knows gerki nothing; knows eve nothing
""")


@each(*KINDS, *TARA)
def test_tara(case, seen):
    case.run(seen)
