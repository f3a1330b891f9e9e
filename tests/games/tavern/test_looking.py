"""Hidden cards that a player has looked at: who knows them, in which worlds they stay, and when they are forgotten."""

import pytest

from dwarfdraft.engine.redealing import redealt
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.numbers.changes import forget
from tests.games.tavern.tables import Tavern, act, happened, laid, legal, say, until

BARREL = "Let me feel which barrel comes next."
PALM = "Let me read your palm with this compass."
DECK = ["Wine", "Dragon Breath Ale", "Light Ale", "Water"]


def looked(match: Tavern) -> None:
    """Have Tara put the top of the Drink Deck in the order 3, 1, 2."""
    until(match, "tara", "declare", "phase")
    say(match, "tara", BARREL)
    until(match, "tara", "next_drink")
    say(match, "tara", 2)
    say(match, "tara", 1)
    until(match, "gerki", "declare", "phase")


@pytest.fixture
def table() -> Tavern:
    """Tara has reordered the Drink Deck and looked at Gerki's hand."""
    match = laid(
        *("tara", "gerki", "eve"),
        hands={"tara": [BARREL, PALM], "gerki": ["Hide in shadows"], "eve": ["I attempt to disbelieve."]},
        drink_deck=DECK,
        phase="action",
    )
    looked(match)
    act(match, "tara", PALM, "gerki")
    until(match, "gerki", "declare", "phase")
    return match


def test_who_looks_sees_the_cards_where_they_lie_and_nobody_else_does(table: Tavern):
    mine = [(known["place"], known.get("seat"), known.get("index")) for known in table.view(0)["knows"]]

    assert mine == [("drink_deck", None, 0), ("drink_deck", None, 1), ("drink_deck", None, 2), ("hand", 1, None)]
    assert [known["card"].partition("#")[0] for known in table.view(0)["knows"]] == [
        "drink/Light Ale",
        "drink/Wine",
        "drink/Dragon Breath Ale",
        "gerki/Hide in shadows",
    ]
    for viewer in (1, 2, None):
        assert table.view(viewer)["knows"] == []
        told = [event.seen_by(viewer) for event in table.take_events()]
        assert not [event for event in told if event["kind"].startswith("looked") and "cards" in event]


def test_only_places_are_asked_for_while_a_player_looks():
    match = laid("tara", "gerki", "eve", hands={"tara": [BARREL]}, drink_deck=DECK, phase="action")
    until(match, "tara", "declare", "phase")
    say(match, "tara", BARREL)
    until(match, "tara", "next_drink")

    assert legal(match, "tara") == [0, 1, 2]
    assert [ask.seat for ask in match.pending] == [0]
    assert all("card" not in data or not str(data["card"]).startswith("drink/") for _, data in happened(match))


def test_a_re_dealt_table_keeps_for_who_has_looked_what_others_may_find_changed(table: Tavern):
    mine = table.view(0)["knows"]
    tops, hands = set(), set()

    for number in range(12):
        twin = redealt(table, 0, Rng(f"tara/{number}"))
        assert twin.view(0)["knows"] == mine
        other = redealt(table, 1, Rng(f"gerki/{number}"))
        tops.add(other.rest.state.drink_deck[:3])
        hands.add(other.rest.state.seats[0].seen)
        TAVERN.check(other.state)
        # Tara has looked at the same places there.
        assert set(other.rest.state.drink_deck[:3]) <= set(other.rest.state.seats[0].seen)

    assert len(tops) > 6
    assert len(hands) > 6


def test_drinks_are_known_on_the_piles_that_they_are_ordered_for(table: Tavern):
    until(table, "tara", "order")
    say(table, "tara", "eve")
    until(table, "gerki", "discard")

    piles = [known for known in table.view(0)["knows"] if known["place"] == "pile"]
    assert [(known["seat"], known["index"]) for known in piles] == [(2, 0)]
    assert piles[0]["card"].startswith("drink/Light Ale")


def test_what_is_shuffled_is_forgotten(table: Tavern):
    state = table.rest.state
    (card,) = [known["card"] for known in table.view(0)["knows"] if known["place"] == "hand"]
    assert card in TAVERN.known(state, 0)
    gerki = state.seats[1]
    gerki.hand, gerki.discard, gerki.deck = (), (card, *gerki.deck), ()
    assert card in TAVERN.known(state, 0), "it lies open in the discards"

    forget(state, gerki.discard)
    gerki.deck, gerki.discard = gerki.discard, ()
    assert card not in TAVERN.known(state, 0)
    assert TAVERN.codec.load(TAVERN.codec.dump(state)) == state
