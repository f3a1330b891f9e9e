"""Every card of the decks is shown by the tests of this folder, as they have really run."""

import pytest

from dwarfdraft.games.tavern.cards import Card, InPlay, Type
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS, side_cards
from dwarfdraft.games.tavern.decks.drinks import DRINKS


@pytest.fixture
def shown(seen, all_selected, is_spread):
    """Return what the tests have shown, once all have run in this process."""
    if not all_selected:
        pytest.skip("only a part of the folder is run")
    if is_spread:
        pytest.fail("the tests of this folder belong in one process: leave --dist as pyproject.toml has it")
    return seen


def playable(owner: str) -> list[Card]:
    """Return the cards of a character that are played: Potion Cards too, no Gear Cards and no moods."""
    return [card for card in CHARACTERS[owner].every_card() if card.types]


@pytest.mark.parametrize("owner", CHARACTERS)
def test_every_text_of_every_card_is_played_and_does_what_it_says(shown, owner):
    texts = [
        (f"{owner}/{card.title}", text)
        for card in playable(owner)
        for text, mode in enumerate(card.modes)
        if not isinstance(mode.when, InPlay)
    ]

    _nothing([f"{card}, text {text}" for card, text in texts if (card, text) not in shown.played])


@pytest.mark.parametrize("owner", CHARACTERS)
def test_every_sometimes_card_is_refused_where_its_condition_does_not_hold(shown, owner):
    cards = [f"{owner}/{card.title}" for card in playable(owner) if Type.SOMETIMES in card.types]

    _nothing([card for card in cards if card not in shown.refused])


def test_every_card_that_stays_in_play_does_what_it_says(shown):
    cards = [
        f"{owner}/{card.title}"
        for owner in CHARACTERS
        for card in playable(owner)
        if any(isinstance(mode.when, InPlay) for mode in card.modes)
    ]

    _nothing([card for card in cards if card not in shown.at_work])


def test_every_gear_card_and_every_mood_does_what_it_says(shown):
    cards = [f"{owner}/{card.title}" for owner in CHARACTERS for card in side_cards(owner) if not card.types]

    _nothing([card for card in cards if card not in shown.at_work])


def test_every_drink_and_drink_event_takes_its_course(shown):
    drinks = [f"drink/{drink.title}" for drink in DRINKS]

    _nothing([drink for drink in drinks if drink not in shown.drunk])


def test_every_event_of_the_event_decks_takes_its_course(shown):
    events = [f"{deck.id}/{event.title}" for deck in EVENT_DECKS.values() for event in deck.cards]

    _nothing([event for event in events if event not in shown.happened])


def _nothing(missing: list[str]) -> None:
    assert not missing, "not shown: " + "; ".join(missing)
