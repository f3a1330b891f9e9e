"""Cards, Drinks, Events and characters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Self

from dwarfdraft.games.tavern.cards.condition import Condition
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.words import Pick, Provenance, Type


@dataclass(frozen=True, slots=True)
class Mode:
    """One text of a card."""

    when: Condition
    effects: tuple[Effect, ...]
    pick: Pick = Pick.NOTHING


@dataclass(frozen=True)
class CardTrait:
    """What only cards of one mechanic have: a frozen dataclass in the module of that mechanic."""

    __slots__ = ()
    IS_COST: ClassVar[bool] = False
    """The card costs something to play; whether a player has that is said by `hooks.cannot_afford`."""
    IS_ALONE: ClassVar[bool] = False
    """Nobody may do anything from when the card is announced until all that it is about is named."""

    PRINTED: ClassVar[tuple[str, ...]] = ()
    """Further types that are printed on the card, as words of the code."""

    @classmethod
    def of(cls, card: "Card") -> Self | None:
        """Return this trait of a card, None if the card has none."""
        for trait in card.own:
            if isinstance(trait, cls):
                return trait
        return None

    def kinds(self) -> tuple[str, ...]:
        """Return what the card text calls such a card after its types: words of the code."""
        return self.PRINTED

    def note(self) -> Phrases:
        """Return what the card text says of it."""
        return ()

    def for_bots(self) -> Mapping[str, Any]:
        """Return what the bots' part of the mechanic weighs, by name (`ForBots.own`)."""
        return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A Character Card, or one of a side deck: all its copies in one deck."""

    title: str
    """In English: what the card is known by; the catalogues have it in other languages."""
    count: int
    types: tuple[Type, ...]
    modes: tuple[Mode, ...]
    champions: bool = False
    """In team games it is settled among the Champions (RDI-VRULING-41)."""
    thinks_not: bool = False
    """Counts as an "I don't think so!": only another such card can affect it (RDI-NEGATE-08)."""
    unnegatable: bool = False
    """Nothing can Negate it."""
    unignorable: bool = False
    """Nothing can Ignore it, a Static Effect neither."""
    unaided: bool = False
    """Teammates of whom it hits may not defend them; anybody may Negate it (RDI-CARD-28)."""
    ignoring_reduces: int = 0
    """What would Ignore it reduces its loss of Fortitude by so much instead (RDI-CARD-24)."""
    wench: bool = False
    """The Wench thinks...: only an "I don't think so!" can affect it; it is not for its like (RDI-WENCH-02, -05)."""
    own: tuple[CardTrait, ...] = ()
    """What only cards of a mechanic have: `CardTrait.of`."""
    token: bool = False
    """A token that acts like a card, in no deck."""
    provenance: Provenance = Provenance.DOCUMENTED
    house_part: tuple[str, ...] = ()
    """What of a documented card is ours all the same; each has a word in the catalogues, `tavern.house.<part>`."""

    @property
    def is_alone(self) -> bool:
        """Whether nobody may do anything until all that the card is about is named."""
        return any(trait.IS_ALONE for trait in self.own)


@dataclass(frozen=True, slots=True)
class Instead:
    """For a drinker with the trait these numbers stand instead of the Drink's."""

    trait: str
    alcohol: int
    fortitude: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drink:
    """A card of the Drink Decks: a Drink, or a Drink Event."""

    title: str
    count: dict[str, int] = field(hash=False)
    """Copies by Drink Deck (`RDI 1` ...)."""
    alcohol: int = 0
    fortitude: int = 0
    chaser: bool = False
    draw: int = 0
    """Cards the drinker draws; added up and halved like other numbers (RDI-SPLIT-05)."""
    instead: tuple[Instead, ...] = ()
    mead: bool = False
    """Its revealer may split it after the first responses; no other card may (RDI-SPLIT-07 to -11)."""
    coin: tuple[int, int] | None = None
    """Alcohol Content by the flip of a coin at the reveal, heads and tails; no card may split it."""
    event: tuple[Effect, ...] = ()
    """What a Drink Event does; empty for a Drink."""
    champions: bool = False
    provenance: Provenance = Provenance.DOCUMENTED
    house_part: tuple[str, ...] = ()

    @property
    def may_split(self) -> bool:
        """Whether another card may split a Drink with this in it, also as a Chaser (RDI-RULING-41, RDI-SPLIT-11).

        Not Mead and Sauvignon Blech (`mead`), which split themselves, nor Gambler's Grog (`coin`). That one such card
        in a Drink is enough: `to_drinks._may_split`.
        """
        return not self.mead and self.coin is None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventCard:
    """A card of an Event deck."""

    title: str
    count: int
    counters: int
    """Progress Counters that go onto the deck after it, its Encounter Level (RDI-SEA-06)."""
    effects: tuple[Effect, ...]
    as_action: bool = False
    """Its loss of Fortitude may be reduced or Ignored as though an Action Card brought it (RDI-EVENT-05)."""
    provenance: Provenance = Provenance.HOUSE
    house_part: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDeck:
    """A deck of Events that come at the ends of turns."""

    id: str
    """`sea`, `dungeon`: the owner in card ids, and its name in the set-up."""
    cards: tuple[EventCard, ...]
    counters: int
    """Progress Counters on it at the start (RDI-SEA-02)."""
    counters_beside_another: int
    """The same if another Event deck is in use (RDI-EVENTMIX-02)."""


@dataclass(frozen=True)
class CharacterTrait:
    """What only characters with one mechanic have: a frozen dataclass in the module of that mechanic."""

    __slots__ = ()
    IS_SIDE: ClassVar[bool] = False
    """Its cards are kept apart from the Character Deck, their discards too (RDI-SETUP-10)."""
    STARTS_TURN: ClassVar[bool] = False
    """The character's turn has a start, at which something may happen."""

    @classmethod
    def of(cls, character: "Character") -> Self | None:
        """Return this trait of a character, None if the character has none."""
        for trait in character.own:
            if isinstance(trait, cls):
                return trait
        return None

    def decks(self) -> tuple[tuple[str, tuple["Card", ...]], ...]:
        """Return the decks beside the Character Deck, each with its name."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """A character and the Character Deck."""

    id: str
    """`gerki`: the owner in card ids and lists."""
    name: str
    box: str
    difficulty: int
    """How hard to play well, 1 to 3: our own rating."""
    cards: tuple[Card, ...]
    villain: bool = False
    traits: tuple[str, ...] = ()
    extra_gold: int = 0
    own: tuple[CharacterTrait, ...] = ()
    """What only characters with a mechanic have: `CharacterTrait.of`."""
    boss: tuple[Card, ...] = ()
    """The Boss Cards, which are shuffled into the deck of a Boss (RDI-BOSS-10)."""

    def decks(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Return all decks of the character, each with its name."""
        beside = (deck for trait in self.own for deck in trait.decks())
        return (("character", self.cards), ("boss", self.boss), *beside)

    def every_card(self) -> tuple[Card, ...]:
        """Return the cards of all decks."""
        return tuple(card for _, cards in self.decks() for card in cards)

    @property
    def summary(self) -> str:
        """Good and bad at, in a sentence: a key of the catalogues."""
        return f"tavern.character.{self.id}.summary"


DECK_SIZE: Final = 40
