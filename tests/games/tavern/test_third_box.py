"""The mechanics of the third box: what lies open, who may do what when, what outlasts whom."""

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.decks.all import card_of, side_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.mechanics.potions import DECLINED, POTIONS
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK, SIDE_DISCARD
from dwarfdraft.games.tavern.mechanics.wulfric import mood_of
from dwarfdraft.games.tavern.state.stored import CODEC
from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, ask_of, happened, laid, legal, say, seat_of, until

OH_NO = "Oh no! It's not supposed to do that..."
FIX = "Wait, wait... I can fix that!"
SPARKS = "It's not supposed to shoot sparks!"


def titles(cards: tuple[str, ...]) -> list[str]:
    return [card_of(card).title for card in cards]


def player(match: Tavern, name: str) -> dict[str, object]:
    """Return what everybody sees of a seat."""
    found: dict[str, object] = match.view(None)["seats"][seat_of(match, name)]
    return found


# ---- Set-up ----


@pytest.mark.rules("RDI-SETUP-06", "RDI-SETUP-10", "RDI-POTION-07", "RDI-WULFRIC-02", "RDI-PIETY-01")
def test_everybody_begins_with_what_the_character_has():
    match = Match.start(TAVERN, {"seats": ["serena", "wizgille", "phrenk", "kaylin", "zot"]}, "third box")
    serena, wizgille, phrenk, kaylin, zot = (player(match, name) for name in match.state.options.characters)

    assert serena["piety"] == 8
    assert (wizgille["side_deck"], wizgille["side_discard"]) == (18, [])
    assert not set(match.state.seats[1].deck) & set(side_of("wizgille"))
    assert (phrenk["side_deck"], len(POTIONS.of(match.state.seats[2]))) == (17, 1)
    assert (kaylin["side_deck"], len(SIDE_DISCARD.of(match.state.seats[3]))) == (11, 1)
    assert kaylin["mood"] == str(mood_of(match.state, 3))
    assert (zot["side_deck"], zot["side_discard"], zot["potions"], zot["piety"], zot["mood"]) == (0, [], [], 0, None)


def test_a_table_of_the_third_box_is_stored_and_read():
    match = laid("serena", "wizgille", "phrenk", "kaylin", piety=3, lasting={"kaylin": [t.PIXIE_TIME]})
    state = match.rest.state
    state.shut = (1,)
    DECLINED.put(state, (0,))

    assert CODEC.load(CODEC.dump(state)) == state


# ---- Gear ----


@pytest.mark.rules("RDI-GEAR-03", "RDI-GEAR-04", "RDI-GEAR-08")
def test_nobody_plays_anything_until_the_gear_card_is_added():
    hands = {"wizgille": [OH_NO, FIX], "gerki": [t.SWIPED]}
    gear = {"wizgille": ["Sorry, loose gear"]}
    match = laid("wizgille", "gerki", "eve", phase="action", hands=hands, side_decks=gear)
    until(match, "wizgille", "action")
    say(match, "wizgille", OH_NO)

    assert [ask.seat for ask in match.pending] == [0], "nobody may interrupt whom the device picks"
    say(match, "wizgille", "gerki")
    assert [(ask.seat, ask.kind) for ask in match.pending] == [(0, "declare")]
    assert legal(match, "wizgille") == ["pass", "wait", FIX]
    say(match, "wizgille", "pass")
    assert [(ask.seat, ask.kind) for ask in match.pending] == [(0, "target")]
    assert ask_of(match, "wizgille").about["card"].startswith("wizgille/Sorry, loose gear")
    say(match, "wizgille", "eve")

    frame = match.view(None)["stack"][0]
    assert frame["gear"].startswith("wizgille/Sorry, loose gear")
    assert frame["also"] == [2]
    assert frame["hits"] == [{"seat": 1, "amount": 2}, {"seat": 2, "amount": 1}]
    assert t.SWIPED in legal(match, "gerki")


def test_a_spent_gear_deck_is_made_of_its_discards():
    match = laid("wizgille", "gerki", phase="action", hands={"wizgille": [OH_NO]}, fortitude=[20, 20])
    wizgille = match.state.seats[0]
    SIDE_DISCARD.put(wizgille, SIDE_DECK.of(wizgille))
    SIDE_DECK.put(wizgille, ())
    match = Match(TAVERN, match.state, match.rest.rng)
    act(match, "wizgille", OH_NO)

    assert ("side_shuffled", {"seat": 0, "count": 18}) in happened(match)
    assert len(SIDE_DECK.of(match.state.seats[0])) == 17


# ---- Potions ----


# ---- Kaylin ----


@pytest.mark.rules("RDI-WULFRIC-03", "RDI-WULFRIC-08")
def test_a_spent_wulfric_deck_is_made_of_its_discards_without_the_present_mood():
    match = laid("kaylin", "gerki", phase="drink", side_discards={"kaylin": ["Loyal"]})
    kaylin = match.state.seats[0]
    SIDE_DISCARD.put(kaylin, (*SIDE_DISCARD.of(kaylin), *SIDE_DECK.of(kaylin)))
    SIDE_DECK.put(kaylin, ())
    match = Match(TAVERN, match.state, match.rest.rng)
    until(match, "gerki", "discard")

    kaylin = match.state.seats[0]
    assert ("side_shuffled", {"seat": 0, "count": 11}) in happened(match)
    assert titles(SIDE_DISCARD.of(kaylin))[1] == "Loyal"
    assert len(SIDE_DECK.of(kaylin)) == 10


def test_what_a_card_would_take_is_shown_as_the_mood_has_it():
    for mood, amount in (("Loyal", 2), ("Playful", 4), ("Dozing", 3)):
        discards = {"kaylin": [mood]}
        match = laid("gerki", "kaylin", phase="action", hands={"gerki": [t.POISON]}, side_discards=discards)
        act(match, "gerki", t.POISON)
        until(match, "kaylin", "declare", "played")
        assert match.view(None)["stack"][0]["hits"] == [{"seat": 1, "amount": amount}]


# ---- Events ----


def test_the_form_of_the_state_before_side_decks_is_read():
    match = laid("gerki", "eve")
    state = match.rest.state
    stored = CODEC.dump(state)
    stored["schema"] = 1
    for seat in stored["seats"]:
        for key in ("side_deck", "side_discard", "potions", "lasting", "piety"):
            del seat[key]
    for key in ("ending", "shut", "declined"):
        del stored[key]

    assert CODEC.load(stored) == state


DEVICE = "Hey! Let's test out my new drink creation device!"
KNIT = "Draught of Knitting Flesh"
VIAL = "Vial of Slippery Shadow"
CASES = Cards("gerki", "kaylin", "eve").cases(f"""
who Ignores the device Ignores its Gear (RDI-GEAR-08)
    [table wizgille zot; side_decks wizgille Everybody duck!; until wizgille declare phase] wizgille acts {OH_NO};
        zot plays The stars say, "No!" -> fortitude 19 20
a Negated device does nothing, and its Gear neither
    [table wizgille gerki; phase order; piles nobody; side_decks wizgille Everybody duck!; until wizgille declare phase]
        wizgille plays {DEVICE}; gerki plays {t.NOT_SO} -> fortitude 20 20; side_discards wizgille Everybody duck!
a potion is bought in answer to a card and saves its buyer (RDI-POTION-03 RDI-POTION-04)
    [table phrenk gerki eve; potions phrenk {VIAL}] gerki acts {t.POISON} at eve; phrenk sells; phrenk buyer eve;
        eve buy yes; eve plays {VIAL} -> fortitude 20 20 20; gold 12 10 8
who is away still pays for new Drinks and still goes out
    [phase order; lasting kaylin {t.PIXIE_TIME}; drink_deck Wine; drink_deck_only; gold 10 1 10;
        until gerki declare phase] gerki order eve -> gold 9 0 9; out kaylin
the starter wins at once if all others are away
    [table gerki kaylin; lasting kaylin {t.PIXIE_TIME}; until gerki declare phase] gerki acts {t.GAMBLING} -> gold 8 8
a playful bite can knock somebody out
    [side_discards kaylin Playful; fortitude 1 20 20; until kaylin declare phase] gerki acts {t.POISON} at kaylin
        -> fortitude 0 16 20; out gerki
what alters Drinks alters no Drink Event (RDI-EVENT-07)
    [table phrenk gerki; piles phrenk {t.CONTEST}; hands phrenk Here ya go... This'll make that drink better!]
        phrenk may declare in event pass / wait
side decks have discards of their own (RDI-GEAR-01 RDI-WULFRIC-01 RDI-POTION-01 RDI-SETUP-10)
    [table wizgille gerki; side_decks wizgille {SPARKS}; until wizgille declare phase] wizgille acts {OH_NO}
        -> discards wizgille {OH_NO}; side_discards wizgille {SPARKS}
at the start of his turn Phrenk keeps one of two potions, and nobody does anything meanwhile (RDI-POTION-02
        RDI-POTION-07)
    [table phrenk gerki; phase drink; active gerki; hands gerki {t.SWIPED}; potions phrenk Luck Potion;
        side_decks phrenk Strength Potion] phrenk may potion Luck Potion / Strength Potion; gerki is not asked;
        phrenk potion Luck Potion -> potions phrenk Luck Potion; side_discards phrenk Strength Potion
    [table phrenk gerki; phase drink; active gerki; potions phrenk Luck Potion; side_decks phrenk Strength Potion]
        phrenk potion Strength Potion -> potions phrenk Strength Potion; side_discards phrenk Luck Potion
a potion is sold for its price and played by its buyer; who has not the price is not asked (RDI-POTION-03 RDI-POTION-04)
    [table phrenk gerki eve; phase order; active gerki; gold 10 10 1; fortitude 20 12 20; potions phrenk {KNIT}]
        phrenk may declare in phase pass / wait / {KNIT} / sell; phrenk sells; gerki buy (pending gerki buy);
        eve is not asked; gerki buy yes (gold 12 8 1); gerki plays {KNIT} -> fortitude 20 15 20; potions gerki nothing;
        side_discards phrenk {KNIT}
who declines is not asked again in this turn (RDI-POTION-03)
    [table phrenk gerki eve; phase order; active gerki; gold 10 10 1; potions phrenk {KNIT}] phrenk sells;
        gerki buy no (gold 10 10 1); phrenk may declare in phase pass / wait / {KNIT};
        phrenk may declare in drinks pass / wait / {KNIT}
of several buyers Phrenk names one
    [table phrenk gerki eve; phase order; active gerki; potions phrenk {KNIT}] phrenk sells;
        phrenk may buyer gerki / eve; phrenk buyer eve; eve buy (pending eve buy)
sold potions stay when Phrenk is out, and his own is discarded (RDI-POTION-07)
    [table phrenk gerki eve; potions phrenk Luck Potion; potions eve {KNIT}; fortitude 3 20 10; until eve discard]
        gerki acts {t.POISON} at phrenk; gerki declare in phase (out phrenk; potions phrenk nothing;
        side_discards phrenk Luck Potion); eve plays {KNIT} in phase -> fortitude 0 20 13
a potion is no card of the hand
    [table phrenk gerki; potions phrenk Luck Potion] phrenk discard (hand_sizes 0 0); phrenk discard nothing;
        phrenk action (hand_sizes 7 0; potions phrenk Luck Potion)
who is away pays for new Drinks, as the card that lies there says (RDI-WULFRIC-07 RDI-VRULING-103)
    [table gerki kaylin vlazlo; phase order; piles nobody; drink_deck Wine; drink_deck_only;
        lasting kaylin {t.PIXIE_TIME}; lasting vlazlo Bat nap] gerki order kaylin -> gold 9 9 9; inn 3
who is away has no part in a Contest (RDI-WULFRIC-07 RDI-WULFRIC-09)
    [phase drink; side_discards kaylin Dozing; lasting kaylin {t.PIXIE_TIME}; piles gerki {t.CONTEST};
        hands kaylin Not now, I'm feeding Wulfric; drink_deck Wine + Light Ale; until gerki declare phase]
        eve declare in drinks (pending gerki declare / eve declare); kaylin is not asked -> alcohol 2 0 1; gold 11 10 9
""")


@each(*CASES)
def test_third_box(case):
    case.run()
