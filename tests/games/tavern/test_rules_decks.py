"""Decks that end: Character Decks, the Drink Deck, the Bar Deck, and revealing that would never end."""

from collections.abc import Callable
from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.decks.all import drink_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.state.state import State
from tests.games.tavern.tables import Tavern, all_pass, gold_of, happened, laid, legal, say, until, window_of
from tests.games.tavern.titles import CONTEST

ROUND = "Round on the House!"
INSPIRING = "Gnomish Inspirational Ale"
"""A Drink by which its drinker draws two cards."""


def changed(match: Tavern, change: Callable[[State], None], seed: str = "changed") -> Tavern:
    """Return the table of a match at rest with something on it moved by hand."""
    state = match.state.copy()
    state.stack.clear()
    change(state)
    again = Match(TAVERN, state, Rng(seed))
    TAVERN.check(again.state)
    return again


def titles(cards: tuple[str, ...]) -> list[str]:
    return [drink_of(card).title for card in cards]


def with_cards(hand: int, deck: int, **setup: Any) -> Tavern:
    """Return a table at which so many of Gerki's forty cards are in his hand and deck; the others are discarded."""

    def deal(state: State) -> None:
        gerki = state.seats[0]
        cards = gerki.hand + gerki.deck + gerki.discard
        gerki.hand, gerki.deck, gerki.discard = cards[:hand], cards[hand : hand + deck], cards[hand + deck :]

    return changed(laid("gerki", "fiona", "zot", **setup), deal)


def with_drinks(deck: list[str], discards: list[str], pile: list[str], **setup: Any) -> Tavern:
    """Return a table at Gerki's Drink Phase with these Drinks; all others lie in Zot's Drink Me! Pile."""

    def lay(state: State) -> None:
        cards = list(state.drink_deck + state.drink_discard)

        def take(title: str) -> str:
            return cards.pop(next(i for i, card in enumerate(cards) if drink_of(card).title == title))

        state.seats[0].pile = tuple(map(take, pile))
        state.drink_deck = tuple(map(take, deck))
        state.drink_discard = tuple(map(take, discards))
        state.seats[2].pile = tuple(cards)

    setup = {"phase": "drink", "piles": [[], [], []], **setup}
    return changed(laid("gerki", "fiona", "zot", **setup), lay)


# Character Decks


@pytest.mark.rules("RDI-RULING-47")
def test_with_deck_and_discards_empty_as_many_are_drawn_as_there_are():
    match = with_cards(hand=39, deck=1, phase="drink", piles=[[INSPIRING], [], []], drinks=["RDI 3"])
    until(match, "fiona", "discard")

    gerki = match.state.seats[0]
    assert (len(gerki.hand), gerki.deck, gerki.discard) == (40, (), ())
    assert match.state.stats(0).alcohol == 2
    assert gold_of(match) == [10, 10, 10]


@pytest.mark.rules("RDI-RULING-47", "RDI-TURN-04")
def test_discards_that_come_later_are_shuffled_when_a_card_must_be_drawn():
    match = with_cards(hand=40, deck=0)
    ask = until(match, "gerki", "discard")
    hand = legal(match, "gerki")
    match.answer(0, ask.id, hand[:34])

    gerki = match.state.seats[0]
    assert (len(gerki.hand), len(gerki.deck), gerki.discard) == (7, 33, ())


@pytest.mark.rules("RDI-TURN-04")
@pytest.mark.parametrize(("deck", "left", "discards"), [(7, 33, 0), (8, 1, 32)])
def test_the_discards_become_the_deck_when_its_last_card_is_drawn_and_not_before(deck: int, left: int, discards: int):
    match = with_cards(hand=0, deck=deck)
    drawn = match.state.seats[0].deck[:7]
    until(match, "gerki", "discard")
    say(match, "gerki", [])

    gerki = match.state.seats[0]
    assert sorted(gerki.hand) == sorted(drawn)
    assert (len(gerki.deck), len(gerki.discard)) == (left, discards)


# The Bar Deck


def at_the_last_drink(bar: int, discards: int) -> tuple[Tavern, State]:
    """Return a table of sixty Drinks whose Drink Deck has one card left, and its state before that one is ordered."""

    def cut(state: State) -> None:
        cards = state.drink_deck + state.bar_deck
        state.drink_deck, cards = cards[:1], cards[1:]
        state.bar_deck, cards = cards[:bar], cards[bar:]
        state.drink_discard, cards = cards[:discards], cards[discards:]
        state.seats[2].pile += cards

    match = changed(laid("gerki", "fiona", "zot", drinks=["RDI 1", "RDI 2"], phase="order"), cut)
    return match, match.state.copy()


def order_the_last(match: Tavern) -> None:
    """Have Gerki order the last Drink, and everybody pay for new ones."""
    until(match, "gerki", "order")
    say(match, "gerki", "fiona")
    assert window_of(match) == "payment"
    all_pass(match)
    assert gold_of(match) == [9, 9, 9]
    assert match.state.inn == 3


@pytest.mark.rules("RDI-BAR-03", "RDI-BAR-04")
def test_the_next_thirty_of_the_bar_deck_follow_and_the_discards_stay():
    match, before = at_the_last_drink(bar=40, discards=10)
    order_the_last(match)

    assert match.state.drink_deck == before.bar_deck[:30]
    assert match.state.bar_deck == before.bar_deck[30:]
    assert match.state.drink_discard == before.drink_discard


@pytest.mark.rules("RDI-BAR-05")
def test_a_bar_deck_that_runs_out_is_made_of_the_discards():
    match, before = at_the_last_drink(bar=30, discards=20)
    order_the_last(match)

    assert match.state.drink_deck == before.bar_deck
    assert sorted(match.state.bar_deck) == sorted(before.drink_discard)
    assert match.state.bar_deck != before.drink_discard
    assert match.state.drink_discard == ()


@pytest.mark.rules("RDI-RULING-52", "RDI-BAR-05")
def test_a_bar_deck_with_fewer_than_thirty_is_filled_up_from_the_discards():
    match, before = at_the_last_drink(bar=12, discards=25)
    order_the_last(match)

    state = match.state
    assert state.drink_deck[:12] == before.bar_deck
    assert len(state.drink_deck) == 30
    assert len(state.bar_deck) == 7
    assert sorted(state.drink_deck[12:] + state.bar_deck) == sorted(before.drink_discard)
    assert state.drink_discard == ()


@pytest.mark.rules("RDI-RULING-52")
def test_if_bar_deck_and_discards_are_not_enough_the_drink_deck_is_smaller():
    match, before = at_the_last_drink(bar=3, discards=4)
    order_the_last(match)

    assert sorted(match.state.drink_deck) == sorted(before.bar_deck + before.drink_discard)
    assert match.state.bar_deck == match.state.drink_discard == ()


# Nothing left to drink


@pytest.mark.rules("RDI-RULING-46", "RDI-DRINK-03")
def test_without_any_drinks_all_pay_once_and_nothing_is_ordered_until_one_is_discarded():
    match = with_drinks(["Wine"], [], ["Light Ale"], phase="order")
    until(match, "gerki", "order")
    say(match, "gerki", "fiona")
    assert window_of(match) == "payment"
    all_pass(match)
    assert match.state.drink_deck == ()
    assert gold_of(match) == [9, 9, 9]

    until(match, "fiona", "discard")  # Gerki has drunk: his Light Ale is the new deck

    assert titles(match.state.drink_deck) == ["Light Ale"]
    assert match.state.drink_discard == ()
    assert gold_of(match) == [9, 9, 9]


@pytest.mark.rules("RDI-RULING-46", "RDI-RULING-62")
def test_an_empty_drink_deck_orders_nothing():
    match = with_drinks(["Wine"], [], [], phase="order", alcohol=[5, 0, 0])
    until(match, "gerki", "order")
    say(match, "gerki", "zot")
    until(match, "fiona", "action")
    piles = [len(player.pile) for player in match.state.seats]
    happened(match)

    until(match, "zot", "discard")  # Fiona's Order a Drink and Drink Phases go by

    assert [kind for kind, _ in happened(match) if kind in ("ordered", "revealed")] == []
    assert [len(player.pile) for player in match.state.seats] == piles == [0, 0, 30]
    assert match.state.stats(0).alcohol == 4
    assert gold_of(match) == [9, 9, 9]


@pytest.mark.rules("RDI-RULING-64")
def test_revealing_until_a_drink_comes_ends_when_the_deck_has_been_renewed_twice():
    match = with_drinks([CONTEST], [CONTEST], [ROUND])
    until(match, "fiona", "discard")

    assert [party.alcohol for party in match.state.parties] == [0, 0, 0]
    assert match.state.refills == 2
    assert gold_of(match) == [8, 8, 8]


@pytest.mark.rules("RDI-RULING-64")
def test_revealing_until_a_drink_comes_goes_past_one_renewal():
    match = with_drinks([CONTEST], ["Dragon Breath Ale"], [ROUND])
    until(match, "fiona", "discard")

    assert [party.alcohol for party in match.state.parties] == [4, 4, 4]


@pytest.mark.rules("RDI-RULING-65", "RDI-CONTEST-02")
def test_a_contest_of_nothing_but_events_has_no_winner_after_two_renewals():
    match = with_drinks([ROUND], [ROUND, CONTEST], [CONTEST])
    until(match, "fiona", "discard")

    events = [kind for kind, _ in happened(match)]
    assert "contest_not_won" in events
    assert "contest_won" not in events
    assert match.state.refills >= 2
    assert gold_of(match) == [10 - match.state.refills] * 3


@pytest.mark.rules("RDI-RULING-65", "RDI-RULING-46")
def test_a_contest_in_which_nobody_can_reveal_a_card_has_no_winner():
    match = with_drinks(["Wine"], [], [CONTEST], phase="order")
    until(match, "gerki", "order")
    say(match, "gerki", "fiona")
    until(match, "fiona", "discard")

    events = [kind for kind, _ in happened(match)]
    assert "contest_not_won" in events
    assert gold_of(match) == [9, 9, 9]
    assert [party.alcohol for party in match.state.parties] == [0, 0, 0]
