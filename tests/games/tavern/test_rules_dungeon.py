"""The Dungeon Event Deck: what all of its Events have in common, choices, losses like an Action Card's, stone.

RDI-DUNGEON-*, RDI-EVENT-05, RDI-VRULING-52 to -64. The single Events: `characters/test_dungeon_events.py`.
"""

from dataclasses import replace
from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS, EVENTS_WITHOUT_PAGES, event_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.listing import OFFER
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import (
    Tavern,
    act,
    ask_of,
    happened,
    laid,
    legal,
    run_to,
    say,
    until,
)
from tests.games.tavern.titles import DISBELIEVE, GAMBLING, HIDE, NOT_EVE, STUCK

KOBOLDS = "Who Let All These Kobolds In?"
WAVES = "The waves told me about this at breakfast."
STARING = "Staring Contest"
STEW = "Glowing Mushroom Stew"


def at_the_end(*characters: str, event: str, **setup: object) -> Tavern:
    """Return a table in the Drink Phase of the first player, who has no Drink, with one counter left."""
    given = {"events": ["dungeon"], "counters": [1], "event_decks": [[event]], "phase": "drink"}
    gold = [10] * len(characters)
    return laid(*characters, **(given | {"gold": gold, "piles": {characters[0]: []}} | setup))  # type: ignore[arg-type]  # words of three kinds in one dict


def stats(match: Tavern, name: str) -> list[int]:
    return [getattr(party, name) for party in match.state.parties]


# ---- The deck ----


@pytest.mark.rules("RDI-DUNGEON-01", "RDI-DUNGEON-02", "RDI-DUNGEON-03")
def test_the_dungeon_event_deck_is_shuffled_and_has_two_counters_if_it_is_wanted():
    with_it = Match.start(TAVERN, {"seats": ["gerki", "tara"], "events": ["dungeon"]}, "1")
    again = Match.start(TAVERN, {"seats": ["gerki", "tara"], "events": ["dungeon"]}, "2")
    without = Match.start(TAVERN, {"seats": ["gerki", "tara"]}, "1")

    (pile,) = with_it.state.events
    assert (pile.deck, pile.counters, len(pile.cards), pile.discard) == ("dungeon", 2, 20, ())
    assert pile.cards != again.state.events[0].cards
    assert without.state.events == []


def test_a_table_offers_only_event_decks_that_the_pages_show():
    offered = [deck for deck in EVENT_DECKS if deck not in EVENTS_WITHOUT_PAGES]

    assert OFFER.read_options({"events": offered})["events"] == offered


@pytest.mark.rules("RDI-DUNGEON-05", "RDI-DUNGEON-06", "RDI-VRULING-57")
def test_the_last_counter_reveals_an_event_and_its_encounter_level_goes_on_last():
    match = at_the_end("gerki", "eve", "zot", event=STEW, counters=[2], fortitude=[5, 5, 5])
    until(match, "eve", "discard")
    assert match.state.events[0].counters == 1
    until(match, "zot", "discard")

    told = [
        kind for kind, _ in happened(match) if kind in ("counter_off", "event_revealed", "fortitude", "counters_on")
    ]
    assert told == ["counter_off", "counter_off", "event_revealed", *["fortitude"] * 3, "counters_on"]
    assert match.state.events[0].counters == event_of("dungeon/Glowing Mushroom Stew#1").counters == 2
    assert stats(match, "fortitude") == [7, 7, 7]


@pytest.mark.rules("RDI-DUNGEON-04")
def test_when_the_deck_has_run_out_its_discards_are_the_new_deck():
    titles = [card.title for card in EVENT_DECKS["dungeon"].cards for _ in range(card.count)]
    match = at_the_end("gerki", "eve", "zot", event=STEW, event_decks=[[]], event_discards=[titles])
    until(match, "eve", "discard")

    assert (len(match.state.events[0].cards), len(match.state.events[0].discard)) == (19, 1)


@pytest.mark.rules("RDI-DUNGEON-12", "RDI-VRULING-54")
def test_the_counter_comes_off_though_the_player_has_lost_and_the_next_one_chooses_first():
    match = at_the_end("gerki", "eve", "zot", event=KOBOLDS, alcohol=[19, 0, 0], piles={"gerki": ["Wine"]})
    ask = until(match, "eve", "lose_or_pay")

    assert match.state.seats[0].out
    assert ask.seat == 1
    assert match.view(None)["stack"][0]["seat"] == 1


@pytest.mark.rules("RDI-DUNGEON-11", "RDI-DUNGEON-12", "RDI-VRULING-53")
def test_the_end_of_a_turn_has_its_order_also_of_one_that_ended_early():
    """The mood that ruled the turn, then the Sea, then the Dungeon."""
    match = laid(
        "kaylin", "eve", "zot",
        events=["sea", "dungeon"], counters=[1, 1], event_decks=[["Fair Wind, Full Barrels"], [STEW]],
        phase="action", hands={"kaylin": ["I need some Private Pixie Time"]}, gold=[10] * 3,
    )  # fmt: skip
    act(match, "kaylin", "I need some Private Pixie Time")
    until(match, "eve", "discard")

    order = ("mood", "counter_off", "counters_on", "turn")
    assert [kind for kind, _ in happened(match) if kind in order][-6:] == [
        "mood", "counter_off", "counters_on", "counter_off", "counters_on", "turn",
    ]  # fmt: skip


# ---- Choices ----


@pytest.mark.rules("RDI-DUNGEON-07", "RDI-DUNGEON-08", "RDI-VRULING-59")
def test_all_choose_in_turn_order_seen_by_all_before_anything_happens():
    match = at_the_end("gerki", "eve", "zot", event="Leftover Loot", active="eve", piles={"eve": []}, coins=["heads"])
    asked = []
    for name, answer in (("eve", "helps"), ("zot", "stays_out"), ("gerki", "helps")):
        until(match, name, "help")
        asked.append([ask.seat for ask in match.pending if ask.required])
        say(match, name, answer)
        if name == "zot":
            assert match.view(None)["stack"][0]["choices"] == [
                {"seat": 1, "choice": "helps"},
                {"seat": 2, "choice": "stays_out"},
            ]
            assert stats(match, "gold") == [10, 10, 10]

    assert asked == [[1], [2], [0]]
    assert stats(match, "gold") == [12, 12, 10]


def test_nobody_helps_and_no_coin_is_flipped():
    match = at_the_end("gerki", "eve", "zot", event="Leftover Loot")
    until(match, "eve", "discard")

    assert "coin" not in {kind for kind, _ in happened(match)}
    assert (stats(match, "gold"), stats(match, "fortitude")) == ([10] * 3, [20] * 3)


@pytest.mark.rules("RDI-VRULING-61", "RDI-CARD-01")
def test_without_a_bid_nothing_happens_and_who_has_passed_may_bid_later():
    match = at_the_end("gerki", "eve", "zot", event="A Contest of Wills")
    until(match, "eve", "discard")
    assert (stats(match, "gold"), stats(match, "fortitude")) == ([10] * 3, [20] * 3)

    match = at_the_end("gerki", "eve", "zot", event="The Price of Power", gold=[10, 3, 10])
    for name, bid in (("gerki", "pass"), ("eve", 3), ("zot", "pass")):
        until(match, name, "bid")
        say(match, name, bid)
    assert ask_of(match, "gerki").about == {
        "card": "dungeon/The Price of Power#1",
        "stat": "gold",
        "highest": 3,
        "bidder": 1,
    }
    say(match, "gerki", 8)
    until(match, "zot", "bid")
    assert legal(match, "zot") == ["pass", 9, 10]
    say(match, "zot", "pass")
    until(match, "eve", "discard")
    bids = [(data["seat"], data["amount"]) for kind, data in happened(match) if kind == "bid"]
    assert bids == [(0, 0), (1, 3), (2, 0), (0, 8), (1, 0), (2, 0)], "who has bid highest is not asked again"


@pytest.mark.rules("RDI-CARD-02", "RDI-VRULING-59")
def test_what_is_paid_for_the_cure_is_secret_until_all_have_chosen():
    match = at_the_end("gerki", "eve", "zot", event="A Costly Cure", alcohol=[5, 5, 5])
    until(match, "gerki", "pledge")
    assert [ask.seat for ask in match.pending] == [0, 1, 2]
    before = match.view(1), match.view(None)
    say(match, "gerki", 7)

    assert (match.view(1), match.view(None)) == before
    assert match.marks()["ready"] is None
    match.take_events()
    say(match, "eve", 0)
    assert happened(match) == []
    say(match, "zot", 7)
    assert next(data for kind, data in happened(match) if kind == "pledged")["gold"] == {"0": 7, "1": 0, "2": 7}
    until(match, "eve", "discard")
    assert (stats(match, "alcohol"), stats(match, "gold")) == ([1, 5, 2], [3, 10, 3])


def test_what_the_inn_pays_of_the_cure_counts_and_who_has_given_up_pays_nothing():
    match = at_the_end(
        "gerki", "eve", "zot", event="A Costly Cure", alcohol=[5, 5, 5], hands={"gerki": ["Swipe the tip!"]}
    )
    until(match, "gerki", "pledge")
    for name, gold in (("gerki", 4), ("eve", 3)):
        say(match, name, gold)
    match.leave(2)
    say(match, "gerki", "Swipe the tip!")
    until(match, "eve", "discard")

    assert (stats(match, "alcohol")[:2], stats(match, "gold")) == ([1, 5], [10, 7, 0])


# ---- Losses that count as an Action Card's ----


@pytest.mark.rules("RDI-EVENT-05", "RDI-VRULING-62")
def test_only_cards_that_say_so_answer_the_loss_like_an_action_cards():
    """Gerki's card names Action Cards; Remy's Deflect and Eve's redirections name none, and nobody has played it."""
    match = at_the_end("gerki", "eve", "remy", event=KOBOLDS, hands={"gerki": [HIDE], "eve": [DISBELIEVE, NOT_EVE]})
    run_to(match, "loss")

    assert HIDE in legal(match, "gerki")
    assert NOT_EVE not in legal(match, "eve")
    moment = match.view(None)["stack"][-1]
    assert (moment["window"], moment["seats"]) == ("loss", [0, 1, 2])
    assert match.view(None)["stack"][0]["hits"] == [{"seat": seat, "amount": 2} for seat in range(3)]
    say(match, "gerki", HIDE)
    until(match, "eve", "discard")
    assert stats(match, "fortitude") == [20, 18, 18]


@pytest.mark.rules("RDI-VRULING-64", "RDI-DUNGEON-10")
def test_hero_or_villain_goes_by_the_character(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(CHARACTERS, "eve", replace(CHARACTERS["eve"], villain=True))
    match = at_the_end("gerki", "eve", "zot", event="Sneers from the Dark Corner", hands={"gerki": [HIDE]})
    run_to(match, "loss")
    assert legal(match, "eve") == ["pass", "wait"]
    say(match, "gerki", HIDE)
    until(match, "eve", "discard")

    assert (stats(match, "fortitude"), stats(match, "alcohol")) == ([20, 20, 19], [0, 1, 0])


# ---- Staring Contest ----


def of_stone(*characters: str, **setup: object) -> Tavern:
    return laid(*characters, **({"stone": [characters[1]], "gold": [10] * len(characters)} | setup))  # type: ignore[arg-type]  # as above


@pytest.mark.rules("RDI-CARD-34")
def test_who_is_of_stone_skips_an_action_phase_and_is_freed_at_the_end_of_that_turn():
    match = of_stone("gerki", "eve", "zot", active="eve", hands={"eve": [GAMBLING]})
    until(match, "eve", "order")
    phases = [kind for kind, _ in happened(match) if kind in ("action_skipped", "no_action")]
    assert phases == ["action_skipped"]
    assert match.state.seats[1].stone
    until(match, "zot", "discard")

    assert not match.state.seats[1].stone
    told = [kind for kind, _ in happened(match) if kind in ("stone_no_more", "turn")]
    assert told == ["stone_no_more", "turn"]


def test_who_turns_to_stone_at_the_end_of_the_own_turn_is_so_for_a_whole_round():
    match = at_the_end("gerki", "eve", "zot", event=STARING, stone=["gerki"])
    until(match, "gerki", "stare")
    say(match, "gerki", "stone")
    until(match, "eve", "discard")
    assert match.state.seats[0].stone
    stored = TAVERN.codec.load(TAVERN.codec.dump(match.rest.state))
    assert [seat.stone for seat in stored.seats] == [seat.stone for seat in match.rest.state.seats]
    until(match, "gerki", "order")
    assert "no_action" not in {kind for kind, data in happened(match) if data.get("seat") == 0}


# ---- What is foretold ----


def foretold(match: Tavern, name: str, answer: str) -> list[dict[str, object]]:
    prompt = match.prompt(ask_of(match, name).seat)
    assert prompt is not None
    return prompt["previews"][answer]  # type: ignore[no-any-return]  # plain data


@pytest.mark.parametrize(
    ("event", "ask", "answer", "comes"),
    [
        (KOBOLDS, "lose_or_pay", "lose", {"stat": "fortitude", "from": 2, "to": 0, "out": True}),
        (KOBOLDS, "lose_or_pay", "pay", {"stat": "gold", "from": 10, "to": 9, "out": False}),
        (STARING, "stare", "lose", {"stat": "fortitude", "from": 2, "to": 0, "out": True}),
        (STARING, "stare", "stone", {"key": "turns_to_stone", "data": {}}),
        ("Leftover Loot", "help", "helps", {"key": "helps", "data": {"gold": 2, "fortitude": 2}}),
        ("A Contest of Wills", "bid", "1", {"stat": "fortitude", "from": 2, "to": 1, "out": True}),
        ("The Price of Power", "bid", "10", {"stat": "gold", "from": 10, "to": 0, "out": True}),
        ("A Costly Cure", "pledge", "3", {"stat": "gold", "from": 10, "to": 7, "out": False}),
    ],
)
def test_what_a_choice_brings_is_foretold(event: str, ask: str, answer: str, comes: dict[str, object]):
    match = at_the_end("gerki", "eve", "zot", event=event, fortitude=[2, 20, 20], alcohol=[2, 0, 0])
    until(match, "gerki", ask)

    assert foretold(match, "gerki", answer) == [{"seat": 0, **comes}]


@pytest.mark.parametrize(
    ("event", "word"),
    [
        ("A Contest of Wills", "bid_fortitude"),
        ("The Price of Power", "bid_gold"),
        ("A Costly Cure", "pay_most"),
        ("Drink or Meet Your Doom", "discard_or_drink"),
        ("Leftover Loot", "open_chest"),
        (STARING, "lose_or_stone"),
        ("Somebody Pushed the Lever", "blame_most"),
    ],
)
def test_what_only_choices_will_tell_of_an_event_is_foretold_in_a_word(event: str, word: str):
    match = at_the_end("gerki", "eve", "zot", event=event)
    run_to(match, "event")

    assert word in [line.get("key") for line in match.view(None)["forecast"]]


def test_while_a_loss_is_answered_it_is_foretold():
    match = at_the_end("gerki", "eve", "zot", event=KOBOLDS)
    run_to(match, "loss")

    lines = match.view(None)["forecast"]
    assert [(line["seat"], line["to"]) for line in lines if line.get("stat") == "fortitude"] == [
        (0, 18),
        (1, 18),
        (2, 18),
    ]


def test_the_bite_of_a_scarab_is_foretold_once():
    match = laid("gerki", "amundyr", "zot", phase="drink", scarabs=[2, 0, 0], piles={"gerki": []})
    run_to(match, "loss")

    lines = match.view(None)["forecast"]
    assert lines == [{"seat": 0, "stat": "fortitude", "from": 20, "to": 19, "out": False}]


def test_why_a_card_does_not_answer_a_loss():
    match = at_the_end("gerki", "eve", "zot", event="Leftover Loot", hands={"gerki": [HIDE]}, coins=["tails"])
    until(match, "eve", "help")
    say(match, "eve", "helps")
    run_to(match, "loss")
    prompt = match.prompt(0)

    assert prompt is not None
    assert prompt["why"][HIDE] == {"key": "you_lose_no_fortitude", "data": {}, "rule": "RDI-EVENT-05"}


DUNGEON: dict[str, Any] = {"phase": "drink", "events": ["dungeon"], "counters": [1], "piles": {}}
CASES = Cards("gerki", "eve", "zot", **DUNGEON).cases(f"""
who holds too few cards discards what there is (RDI-VRULING-60)
    [event_decks Something Slimy Dripped on the Cards; hands gerki {STUCK}] -> hand_sizes 0 0 0
if nobody pays for the cure all are cured (RDI-CARD-02)
    [event_decks A Costly Cure; alcohol 5 2 9] -> alcohol 1 0 6
what was shown for the cure and stolen before it was paid counts for nothing (RDI-CARD-02)
    [table gerki vlazlo zot; event_decks A Costly Cure; alcohol 5 5 5; gold 1 10 10] gerki pledge 1;
        vlazlo plays Vhat? Zis gold? It vas behind your ear... in payment at gerki -> alcohol 1 2 2; gold 0 11 10
    [table gerki vlazlo zot; event_decks A Costly Cure; alcohol 5 5 5; gold 2 10 10] gerki pledge 2; zot pledge 1;
        vlazlo plays Vhat? Zis gold? It vas behind your ear... in payment at gerki -> alcohol 1 5 2;
        gold 0 11 9
whose payments the Inn begins shows no more for the cure than there is (RDI-CARD-02 RDI-CARD-06)
    [table torglesnarf eve zot; variant boss_battle; event_decks A Costly Cure; gold 3 10; alcohol 5 5;
        kept torglesnarf Discount Elixir of Haggling] torglesnarf may pledge 0 / 1 / 2 / 3; torglesnarf pledge 3
        -> gold 1 10 10; alcohol 1 5 5
with two players both are to blame for the lever
    [table gerki eve; event_decks Somebody Pushed the Lever] -> fortitude 18 18
who bids all there is may go out by it
    [event_decks A Contest of Wills; fortitude 4 20 20] gerki bid 4 -> out gerki
of a bid that is paid the Inn pays the first Gold, but nobody bids more than there is (RDI-CARD-06 RDI-CARD-36)
    [table torglesnarf eve zot; variant boss_battle; event_decks The Price of Power; gold 3 10;
        kept torglesnarf Discount Elixir of Haggling] torglesnarf may bid pass / 1 / 2 / 3; torglesnarf bid 3
        -> gold 1 10 10; inn 2
an Event that does not say so is not answered like an Action Card (RDI-EVENT-05)
    [event_decks A Contest of Wills; hands gerki {HIDE}] gerki bid 5 -> fortitude 15 20 20; hands gerki {HIDE}
a reduction counts against the loss (RDI-EVENT-05)
    [table serena eve zot; event_decks {KOBOLDS}] serena plays Faith is the better half of my armour. in loss
        -> fortitude 20 18 18
who can carry out one choice alone makes that one (RDI-DUNGEON-09 RDI-VRULING-60)
    [event_decks Drink or Meet Your Doom; hands gerki {STUCK} + {STUCK}; drink_deck Wine + Wine + Wine]
        -> alcohol 2 2 2; hand_sizes 2 0 0
after the Drinks are revealed only the own Drink is Ignored, and a Drink Event does nothing (RDI-CARD-08)
    [table tara gerki zot; hands tara {WAVES}; event_decks Drink or Meet Your Doom;
        drink_deck Wine + Drinking Contest! + Wine with a Chaser + Light Ale; until gerki discard]
        tara may declare in event pass / wait / {WAVES}; tara may declare in drinks pass / wait (drinks tara 2 0;
        drinks zot 3 0) -> alcohol 2 0 3
nobody breaks into a secret choice, and who Ignores the Event is not picked
    [table gerki tara zot eve; event_decks Somebody Pushed the Lever] tara plays {WAVES} in event;
        gerki push (pending gerki push / zot push / eve push); gerki may push zot / eve
an Event was played by nobody: no hit-back, no mark for a culprit, no bite of Wulfric (RDI-VRULING-63)
    [table zot remy kaylin; event_decks {KOBOLDS}; side_discards kaylin Playful; hands zot No, Pooky! That's my friend!;
        hands remy Infighting? Not on my watch!] -> fortitude 18 18 18; marked nobody; marks 2
an Event that puts somebody out leaves the other deck its turn, and a decided game nothing (RDI-VRULING-55)
    [events sea + dungeon; counters 1 2; event_decks Kraken Attack / {STEW}; fortitude 20 3 20; until zot discard]
        -> out eve; counters 5 1
    [table gerki eve; events sea + dungeon; counters 1 2; event_decks Kraken Attack / {STEW}; fortitude 20 3; until now]
        gerki passes in about_to_lose; eve passes in about_to_lose -> winners gerki; counters 5 2; phase over
an Event that has begun is Ignored no more; one that all Ignore gives its counters (RDI-VRULING-56 RDI-VRULING-58)
    [table tara remy; event_decks Leftover Loot; coins tails; hands tara {WAVES}; until remy discard]
        tara may declare in event pass / wait / {WAVES}; tara help helps; remy help helps (counters 0);
        tara may declare in loss pass / wait -> fortitude 18 18
    [table tara zot; event_decks Leftover Loot; coins tails] tara plays {WAVES} in event; zot help stays_out
        -> counters 3
""") + Cards("gerki", "eve", "zot", stone=["eve"]).cases(f"""
who is of stone Ignores Action Cards, good ones too, and nothing else (RDI-CARD-34)
    [fortitude 20 10 20; hands eve {DISBELIEVE}] gerki acts {STUCK} at eve; eve may declare in played pass / wait
        -> fortitude 20 10 20; stone eve
    [table fiona eve zot; phase drink; piles fiona Round on the House!; drink_deck Wine] -> alcohol 2 2 2
who is of stone takes no part in a Round that an Action Card begins (RDI-CARD-34)
    gerki acts {GAMBLING}; zot control (in_round gerki zot; gold 9 10 9)
""")


@each(*CASES)
def test_dungeon(case):
    case.run()
