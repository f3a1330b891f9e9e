"""Event decks: counters, the very end of the turn, two decks, and what Ignores an Event (RDI-SEA-*, RDI-EVENTMIX-*)."""

import pytest

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.decks.all import EVENT_DECKS, event_cards, event_of
from dwarfdraft.games.tavern.game import TAVERN
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import (
    Tavern,
    all_pass,
    fortitude_of,
    happened,
    laid,
    legal,
    run_to,
    say,
    until,
    window_of,
)
from tests.games.tavern.titles import DISBELIEVE

KRAKEN = "Kraken Attack"
WAVES = "The waves told me about this at breakfast."
MATTERS = "Excuse me, I have more important matters to attend to."


def at_the_end_of_a_turn(*characters: str, **setup: object) -> Tavern:
    """Return a table in the Drink Phase of the first player, who has no Drink, with one counter left."""
    given = {"events": ["sea"], "counters": [1], "event_decks": [[KRAKEN]], "phase": "drink", "gold": [10, 10, 10]}
    return laid(*characters, **(given | {"piles": {characters[0]: []}} | setup))  # type: ignore[arg-type]  # words of three kinds in one dict


def counters(match: Tavern) -> list[int]:
    return [pile.counters for pile in match.state.events]


# ---- The deck ----


@pytest.mark.rules("RDI-SEA-01", "RDI-SEA-02", "RDI-SETUP-08")
def test_the_sea_event_deck_is_shuffled_and_has_two_counters_if_it_is_wanted():
    with_it = Match.start(TAVERN, {"seats": ["gerki", "eve"], "events": ["sea"]}, "1")
    again = Match.start(TAVERN, {"seats": ["gerki", "eve"], "events": ["sea"]}, "2")
    without = Match.start(TAVERN, {"seats": ["gerki", "eve"]}, "1")

    assert [(pile.deck, pile.counters, len(pile.cards)) for pile in with_it.state.events] == [("sea", 2, 20)]
    assert with_it.state.events[0].cards != again.state.events[0].cards
    assert without.state.events == []
    view = with_it.view(None)
    assert view["events"] == [{"deck": "sea", "cards": 20, "discard": [], "counters": 2}]


def test_only_event_decks_that_there_are_can_be_used():
    for events in (["lake"], ["sea", "sea"], "sea", [["sea"]]):
        with pytest.raises(BadSetup, match="events"):
            TAVERN.read_setup({"seats": ["gerki", "eve"], "events": events})


@pytest.mark.rules("RDI-SEA-04", "RDI-SEA-05", "RDI-SEA-06", "RDI-EVENT-06")
def test_a_counter_comes_off_at_the_end_of_every_turn_and_the_last_one_reveals_an_event():
    match = at_the_end_of_a_turn("gerki", "eve", "zot", counters=[2])
    until(match, "eve", "discard")
    assert counters(match) == [1]
    assert fortitude_of(match) == [20, 20, 20]

    run_to(match, "event")
    revealed = match.state.events[0]
    assert (match.state.active, revealed.counters) == (1, 0)
    assert event_of(revealed.discard[0]).title == KRAKEN
    assert match.view(None)["stack"][0]["card"] == revealed.discard[0]
    until(match, "zot", "discard")

    assert fortitude_of(match) == [17, 17, 17]
    assert counters(match) == [5]
    kinds = [kind for kind, _ in happened(match)]
    assert kinds.index("event_revealed") < kinds.index("event_begins") < kinds.index("counters_on")
    assert kinds.index("counters_on") < len(kinds) - 1 - kinds[::-1].index("turn")


def test_when_the_deck_has_run_out_its_discards_are_shuffled():
    first = [card.title for card in EVENT_DECKS["sea"].cards if card.title != KRAKEN for _ in range(card.count)]
    match = at_the_end_of_a_turn("gerki", "eve", "zot", event_discards=[first], event_decks=[[KRAKEN]])
    until(match, "eve", "discard")
    assert (len(match.state.events[0].cards), len(match.state.events[0].discard)) == (0, 20)
    match.state.events[0].counters = 1

    until(match, "zot", "discard")
    assert (len(match.state.events[0].cards), len(match.state.events[0].discard)) == (19, 1)


@pytest.mark.rules("RDI-SEA-04")
def test_a_counter_comes_off_and_the_next_player_reveals_even_if_the_player_has_lost():
    match = at_the_end_of_a_turn("gerki", "eve", "zot", alcohol=[19, 0, 0], piles={"gerki": ["Wine"]})
    run_to(match, "event")

    assert match.state.seats[0].out
    assert match.view(None)["stack"][0]["seat"] == 1
    until(match, "eve", "discard")
    assert fortitude_of(match)[1:] == [17, 17]


def test_who_gives_up_in_the_own_turn_takes_a_counter_off_too():
    match = at_the_end_of_a_turn("gerki", "eve", "zot", counters=[2], phase="order")
    match.leave(0)
    until(match, "eve", "discard")

    assert counters(match) == [1]


def test_the_counters_go_on_when_all_who_lose_by_the_event_are_dealt_with():
    match = at_the_end_of_a_turn("gerki", "eve", "zot", fortitude=[20, 3, 20], alcohol=[0, 1, 0])
    until(match, "zot", "discard")

    kinds = [kind for kind, _ in happened(match)]
    assert kinds.index("out") < kinds.index("counters_on")
    assert match.state.active == 2


# ---- Two decks ----


@pytest.mark.rules("RDI-EVENTMIX-01", "RDI-EVENTMIX-02")
def test_two_event_decks_are_apart_and_the_second_begins_with_three_counters():
    match = Match.start(TAVERN, {"seats": ["gerki", "eve"], "events": ["dungeon", "sea"]}, "1")

    assert [(pile.deck, pile.counters, len(pile.cards)) for pile in match.state.events] == [
        ("sea", 2, 20),
        ("dungeon", 3, 20),
    ]
    orders = [[event_cards(pile.deck).index(card) for card in pile.cards] for pile in match.state.events]
    assert orders[0] != orders[1]
    assert list(range(20)) not in orders
    alone = Match.start(TAVERN, {"seats": ["gerki", "eve"], "events": ["dungeon"]}, "1")
    assert [pile.counters for pile in alone.state.events] == [2]


@pytest.mark.rules("RDI-EVENTMIX-03", "RDI-EVENTMIX-04")
def test_the_sea_comes_first_and_one_turn_may_end_with_both_events():
    """RDI-VEX-006."""
    match = at_the_end_of_a_turn(
        "gerki", "eve", "zot", events=["sea", "dungeon"], counters=[1, 1], event_decks=[[KRAKEN], ["Cave-in!"]]
    )
    until(match, "eve", "discard")

    told = [(kind, data.get("deck")) for kind, data in happened(match) if kind.startswith(("counter", "event_rev"))]
    assert told == [
        ("counter_off", "sea"), ("event_revealed", "sea"), ("counters_on", "sea"),
        ("counter_off", "dungeon"), ("event_revealed", "dungeon"), ("counters_on", "dungeon"),
    ]  # fmt: skip
    assert fortitude_of(match) == [17, 17, 17]
    assert [party.gold for party in match.state.parties] == [9, 9, 9]
    assert counters(match) == [5, 3]


# ---- Events and other cards ----


@pytest.mark.rules("RDI-EVENT-07")
def test_cards_that_do_not_name_events_do_not_answer_one():
    """Not what answers an Action Card, not what changes a Drink, not what hits back: nobody has played it."""
    match = at_the_end_of_a_turn(
        "gerki",
        "eve",
        "zot",
        hands={"eve": [DISBELIEVE, "Actually, that's Dragon Breath Ale."], "zot": ["No, Pooky! That's my friend!"]},
    )
    run_to(match, "event")

    assert legal(match, "eve") == ["pass", "wait"]
    assert legal(match, "zot") == ["pass", "wait"]
    until(match, "eve", "discard")
    assert fortitude_of(match) == [17, 17, 17]
    assert "hurt" not in {data.get("window") for _, data in happened(match)}


@pytest.mark.rules("RDI-EVENT-02")
def test_a_card_discarded_for_an_event_was_not_played():
    smoke = [["Smoke from the Galley"]]
    match = at_the_end_of_a_turn("gerki", "eve", "zot", event_decks=smoke, hands={"eve": [DISBELIEVE]})
    until(match, "eve", "discard")

    assert [card.partition("#")[0] for card in match.state.seats[1].discard] == [f"eve/{DISBELIEVE}"]
    assert not {"announced", "played"} & {kind for kind, _ in happened(match)}


def test_a_stored_table_keeps_its_event_decks_and_a_copy_has_its_own():
    state = at_the_end_of_a_turn("gerki", "eve", "zot").rest.state
    copied = state.copy()
    copied.events[0].counters = 7

    assert state.events[0].counters == 1
    assert TAVERN.codec.load(TAVERN.codec.dump(state)).events == state.events


@pytest.mark.rules("RDI-CARD-37")
@pytest.mark.parametrize(("name", "alcohol"), [("tara", [0, 0, 0]), ("remy", [2, 0, 4])])
def test_who_ignores_the_wenchs_dare_drinks_nothing_and_of_the_revealer_nobody_does(name: str, alcohol: list[int]):
    """Tara reveals it; without her no Drinks are revealed. Afterwards nobody can Ignore the Event any more."""
    match = laid(
        "tara", "remy", "zot",
        drinks=["RDI 6"], piles={"tara": ["The Wench Dares You..."]}, drink_deck=["Wine", "Dragon Breath Ale"],
        phase="drink", hands={"tara": [WAVES], "remy": [MATTERS]}, gold=[10, 10, 10],
    )  # fmt: skip
    run_to(match, "event")
    say(match, name, WAVES if name == "tara" else MATTERS)
    seen = []
    while match.state.active == 0:
        seen.append((window_of(match), tuple(legal(match, "tara")) if match.pending_for(0) else ()))
        all_pass(match)

    assert [party.alcohol for party in match.state.parties] == alcohol
    assert not any(WAVES in titles for window, titles in seen if window == "drinks")
    assert ("drinks" in {window for window, _ in seen}) is (name == "remy")


SEA = {"phase": "drink", "events": ["sea"], "event_decks": [[KRAKEN]], "counters": [1], "piles": {}}
CASES = Cards("gerki", "tara", "zot", **SEA).cases(f"""
a card that Ignores Events in general Ignores a Sea Event before it resolves (RDI-SEA-07 RDI-EVENT-01 RDI-EVENT-03
        RDI-EVENT-09)
    tara plays {WAVES} in event -> fortitude 17 20 17; counters 5
    [table gerki remy zot] remy plays {MATTERS} in event -> fortitude 17 20 17; counters 5
an Event that has begun is Ignored no more (RDI-EVENT-01 RDI-EVENT-06)
    [event_decks Supper with the Merfolk; drink_deck Wine + Wine]
        tara may declare in event pass / wait / {WAVES}; tara may not play {WAVES} in drinks -> counters 3
Ignored by all it still gives its counters
    [table remy tara] remy plays {MATTERS} in event; tara passes; tara plays {WAVES} in event
        -> fortitude 20 20; counters 5
the end of the turn is in no Drink Phase
    [table gerki fiona zot; hands fiona Drink up, friend!] fiona may declare in phase pass / wait / Drink up, friend!;
        fiona may declare in event pass / wait
once the game is decided no counter comes off
    [table gerki eve; alcohol 19 0; piles gerki Wine; until now] gerki passes in about_to_lose;
        eve passes in about_to_lose -> winners eve; counters 1; phase over
""")


@each(*CASES)
def test_events(case):
    case.run()
