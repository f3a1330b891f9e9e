"""Shared defence: a Sometimes Card may be played when a teammate meets its condition (RDI-TEAM-12 to -15)."""

from tests.games.tavern import titles as t
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import act, all_pass, laid, say, until

BRAWL_2 = "Gog loves everyone!"
GODDESS = "My Goddess doesn't like that!"
BELCH = "Impressive Dwarven War Belch!"

CASES = Cards("fiona", "deirdre", "gerki", "zot", variant="two_headed_dragon").cases(f"""
a card against a teammate is Ignored (RDI-TEAM-12 RDI-TEAM-13)
    [until gerki declare phase] gerki acts {t.STUCK} at deirdre; fiona plays {t.ARMOR} -> fortitude 20 20 20 20
nobody defends an opponent (RDI-TEAM-13)
    [table fiona deirdre gerki zot eve dimli] gerki acts {t.STUCK} at eve; fiona may not play {t.ARMOR}
one card Ignores a card for the whole team (RDI-TEAM-49 RDI-VRULING-24)
    [table gog zot fiona deirdre; until gog declare phase] gog acts {BRAWL_2}; fiona plays {t.ARMOR}
        -> fortitude 20 20 20 20
a reduction counts against the loss of the team (RDI-TEAM-12 RDI-TEAM-49 RDI-VRULING-23)
    [table gog zot bryn deirdre; until gog declare phase] gog acts {BRAWL_2}; bryn plays {t.PLANKS}
        -> fortitude 20 20 20 20
static effects come before a reduction (RDI-TEAM-56 RDI-VRULING-23 RDI-WULFRIC-05)
    [table wizgille zot kaylin bryn; side_decks wizgille Too much steam!; side_discards kaylin Loyal;
        until wizgille declare phase] wizgille acts Oh no! It's not supposed to do that... at kaylin;
        wizgille target kaylin; bryn plays {t.PLANKS} -> fortitude 20 20 19 19
a static effect lowers its owners part alone (RDI-TEAM-54 RDI-TEAM-56 RDI-WULFRIC-04)
    [table gog zot kaylin dimli; side_discards kaylin Loyal; until gog declare hurt] gog acts {BRAWL_2}
        -> fortitude 20 20 19 19
a static effect is evaded by picking a teammate (RDI-TEAM-50 RDI-TEAM-55)
    [table gog zot kaylin dimli; side_discards kaylin Loyal; until dimli declare hurt] gog acts Dance with Gog! at dimli
        -> fortitude 20 20 16 16
several teammates hit back for one loss (RDI-TEAM-12 RDI-VRULING-50)
    [until gerki declare phase] gerki acts {t.STUCK} at deirdre; fiona plays {t.AIM} in hurt; fiona declare in played;
        deirdre plays {GODDESS} in hurt -> fortitude 18 18 16 16
who is defended by a teammate does not hit back (RDI-RULING-55)
    [table bryn deirdre gerki zot; until now] gerki acts {t.POISON} at deirdre; bryn plays {t.PLANKS};
        deirdre may not play {GODDESS} in hurt -> fortitude 19 19 20 20
one card pays all that a team owes for a card (RDI-BOSS-26 RDI-TEAM-12 RDI-VRULING-25)
    [table dimli zot fiona deirdre; until dimli declare phase] dimli acts {BELCH};
        deirdre plays My Goddess provides! in payment -> gold 12 12 10 10; inn -2
a payment takes what is in the stash (RDI-VRULING-28)
    [table dimli zot fiona deirdre; gold 10 1; until dimli declare about_to_lose] dimli acts {BELCH} -> gold 11 11 0 0
no payment for a teammates card is Ignored (RDI-NEGATE-06 RDI-TEAM-15)
    [table gog zot fiona deirdre; phase order; active zot; until zot order] zot plays {t.BRING};
        gog may not play Shut up!; gog plays Shiny under table! Gog pay with shiny! in payment -> gold 10 10 10 10
a teammates drink is Ignored (RDI-TEAM-14 RDI-TEAM-25)
    [piles deirdre Dragon Breath Ale; until deirdre declare phase]
        fiona plays This is just the thing to get the blood off my sword! in drinks -> alcohol 0 0 0 0
a teammates drink becomes Fortitude (RDI-TEAM-05 RDI-TEAM-14)
    [fortitude 10 20; piles deirdre Dragon Breath Ale; until deirdre declare phase]
        fiona plays Nothing like a little belt of liquid courage! in drinks -> alcohol 0 0 0 0; fortitude 14 14 20 20
of two losses of a team one is sent on (RDI-VRULING-23)
    [table gog zot eve dimli; until gog declare hurt] gog acts {BRAWL_2}; eve plays {t.NOT_EVE};
        eve may behalf eve / dimli; eve behalf dimli -> fortitude 19 19 19 19
""")


@each(*CASES)
def test_defence(case):
    case.run()


def test_challengers_need_not_say_whose_loss_they_ignore():
    hands = {"amundyr": ["Ah-choo!"], "eve": [t.NOT_EVE]}
    match = laid("amundyr", "gerki", "eve", variant="boss_battle", hands=hands, phase="action")
    act(match, "amundyr", "Ah-choo!")
    until(match, "eve", "declare", "played")
    say(match, "eve", t.NOT_EVE)
    all_pass(match)

    assert {ask.kind for ask in match.pending} == {"declare"}
    until(match, "gerki", "declare", "phase")
    assert [match.state.stats(seat).fortitude for seat in (1, 2)] == [20, 20]
