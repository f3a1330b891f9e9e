"""Every character, card and Drink by its id, and the cards that a game starts with.

A card's id is its owner and title (`gerki/Hide in shadows`); the copies in play add a number from 1
(`gerki/Hide in shadows#1`). Drinks are owned by `drink` (`drink/Wine#3`).
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from dwarfdraft.games.tavern.cards import Card, Character, Drink, Effect, EventCard, EventDeck, Form, FormDecks
from dwarfdraft.games.tavern.decks import (
    amundyr,
    bryn,
    daareka,
    deirdre,
    dimli,
    dungeon_events,
    eve,
    fiona,
    fleck,
    gerki,
    gog,
    kaylin,
    phrenk,
    remy,
    sea_events,
    serena,
    tara,
    torglesnarf,
    vlazlo,
    whitehawk,
    wizgille,
    zot,
)
from dwarfdraft.games.tavern.decks.drinks import DRINKS

CHARACTERS: Final[dict[str, Character]] = {
    deck.CHARACTER.id: deck.CHARACTER
    for deck in (
        *(deirdre, fiona, gerki, zot, dimli, eve, fleck, gog),
        *(serena, wizgille, phrenk, kaylin, whitehawk, remy, bryn, tara),
        *(daareka, amundyr, torglesnarf, vlazlo),
    )
}
"""By id, in the order of the boxes."""

WITHOUT_PAGES: Final = frozenset[str]()
"""Characters whose mechanics the pages cannot show yet: no table offers them."""

CARDS: Final[dict[str, Card]] = {
    f"{owner}/{card.title}": card for owner, character in CHARACTERS.items() for card in character.every_card()
} | {"amundyr/Scarab": amundyr.SCARAB}
"""The Character Cards, Boss Cards, those of side decks and form cards by owner and title; the Scarab, which is none."""

EVENTS_WITHOUT_PAGES: Final = frozenset[str]()
"""Event decks that the pages cannot show yet: no table offers them."""

EVENT_DECKS: Final[dict[str, EventDeck]] = {deck.DECK.id: deck.DECK for deck in (sea_events, dungeon_events)}
"""By name, in the order in which they move on at the end of a turn (RDI-EVENTMIX-03)."""


def side_cards(character: str) -> tuple[Card, ...]:
    """Return the cards of a character's side deck; none if there is no such deck."""
    decks = (deck for trait in CHARACTERS[character].own if trait.IS_SIDE for deck in trait.decks())
    return tuple(card for _, cards in decks for card in cards)


_COPIES: Final[dict[str, Card]] = {
    f"{card_id}#{n}": card for card_id, card in CARDS.items() for n in range(1, card.count + 1)
}
_SIDE_COPIES: Final = frozenset(
    f"{owner}/{card.title}#{n}"
    for owner, character in CHARACTERS.items()
    for card in side_cards(owner)
    for n in range(1, card.count + 1)
)
_DRINK_COPIES: Final[dict[str, Drink]] = {
    f"drink/{drink.title}#{n}": drink for drink in DRINKS for n in range(1, sum(drink.count.values()) + 1)
}


def cards_of(character: str, *, boss: bool = False) -> tuple[Card, ...]:
    """Return the cards of a character, also of side deck and forms, and those of a Boss Deck if that is played."""
    return tuple(card for name, cards in CHARACTERS[character].decks() if boss or name != "boss" for card in cards)


@cache
def deck_of(character: str, *, boss: bool = False) -> tuple[str, ...]:
    """Return the copies of a Character Deck, with the Boss Cards for a Boss, unshuffled (RDI-SETUP-02, RDI-BOSS-10).

    How many of each there are: `Card.count`, in the modules of `decks`. They are shuffled in `set_up.lay_out`.
    """
    deck = CHARACTERS[character]
    cards = (*deck.cards, *deck.boss) if boss else deck.cards
    return tuple(f"{character}/{card.title}#{n}" for card in cards for n in range(1, card.count + 1))


def side_of(character: str) -> tuple[str, ...]:
    """Return the copies of a character's side deck, unshuffled; none if there is no such deck.

    What keeps it apart from the Character Deck, its own discard pile too, is `mechanics.side_decks` (RDI-SETUP-10).
    """
    return tuple(f"{character}/{card.title}#{n}" for card in side_cards(character) for n in range(1, card.count + 1))


def forms_of(character: str, *, boss: bool = False) -> dict[str, tuple[str, ...]]:
    """Return the copies of a character's form decks by kind, unshuffled; none but Vlazlo has any (RDI-BLOOD-01).

    The Monstrosity deck is a Boss's alone (RDI-BLOOD-02, RDI-BOSS-11). They are shuffled in `blood.lay_out` (-02); his
    other cards: `deck_of`, his Blood: `blood.change` (-01).
    """
    forms = FormDecks.of(CHARACTERS[character])
    return {
        form: tuple(f"{character}/{card.title}#{n}" for card in cards for n in range(1, card.count + 1))
        for form, cards in (forms.decks() if forms is not None else ())
        if boss or form != Form.MONSTROSITY
    }


def owner_of(copy: str) -> str:
    """Return the character in whose deck or side deck a card belongs."""
    return copy.partition("/")[0]


def is_side(copy: str) -> bool:
    """Tell whether a card belongs in a side deck."""
    return copy in _SIDE_COPIES


def drink_cards(decks: Iterable[str]) -> tuple[str, ...]:
    """Return the copies of the Drink Decks in use, unshuffled and numbered over all of them."""
    in_use = tuple(decks)
    return tuple(
        f"drink/{drink.title}#{n}"
        for drink in DRINKS
        for n in range(1, sum(drink.count.get(deck, 0) for deck in in_use) + 1)
    )


def names_in_hand(cards: Iterable[str]) -> dict[str, str]:
    """Return cards by name: the title, and for further copies `title (2)` and so on."""
    names: dict[str, str] = {}
    for card in cards:
        title = card_of(card).title
        copies = sum(card_of(other).title == title for other in names.values())
        names[title if not copies else f"{title} ({copies + 1})"] = card
    return names


def card_of(copy: str) -> Card:
    """Return the Character Card of which this is a copy.

    :raises KeyError: if no deck has it.
    """
    return _COPIES[copy]


def drink_of(copy: str) -> Drink:
    """Return the Drink or Drink Event of which this is a copy.

    :raises KeyError: if no Drink Deck has it.
    """
    return _DRINK_COPIES[copy]


def event_cards(deck: str) -> tuple[str, ...]:
    """Return the copies of an Event deck, unshuffled."""
    return tuple(f"{deck}/{card.title}#{n}" for card in EVENT_DECKS[deck].cards for n in range(1, card.count + 1))


def event_of(copy: str) -> EventCard:
    """Return the card of an Event deck of which this is a copy.

    :raises KeyError: if no Event deck has it.
    """
    deck, _, title = copy.partition("#")[0].partition("/")
    return {card.title: card for card in EVENT_DECKS[deck].cards}[title]


def is_of_event_deck(copy: str) -> bool:
    """Tell whether a card is of an Event deck; Drink Events are Drinks."""
    return copy.partition("/")[0] in EVENT_DECKS


def effects_of_event(copy: str) -> tuple[Effect, ...]:
    """Return what an Event does, of whichever deck it is."""
    return event_of(copy).effects if is_of_event_deck(copy) else drink_of(copy).event


def title_of(copy: str) -> str:
    """Return the title of any card."""
    if is_of_event_deck(copy):
        return event_of(copy).title
    return (drink_of(copy) if copy.startswith("drink/") else card_of(copy)).title
