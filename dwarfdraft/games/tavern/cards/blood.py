"""Vlazlo's Blood and form cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar

from dwarfdraft.games.tavern.cards import phrases
from dwarfdraft.games.tavern.cards.card import Card, CardTrait, CharacterTrait
from dwarfdraft.games.tavern.cards.effect import Effect
from dwarfdraft.games.tavern.cards.words import Number, Numbers


class Form(StrEnum):
    """What Vlazlo turns into: the decks of form cards, each with a back of its own (RDI-BLOOD-01, -12)."""

    BAT = "bat"
    WOLF = "wolf"
    MONSTROSITY = "monstrosity"


@dataclass(frozen=True, slots=True)
class BloodGain(CardTrait):
    """Blood that the card brings Vlazlo after all of its other effects (RDI-BLOOD-04)."""

    blood: int

    def note(self) -> phrases.Phrases:
        """Return how much it is."""
        return phrases.counted("tavern.note.blood_gain", self.blood)

    def for_bots(self) -> Mapping[str, Any]:
        """Return how much it is."""
        return {"blood": self.blood}


@dataclass(frozen=True, slots=True)
class BloodCost(CardTrait):
    """Blood that Vlazlo pays to play the card (RDI-BLOOD-13)."""

    blood: int
    IS_COST: ClassVar[bool] = True

    def note(self) -> phrases.Phrases:
        """Return how much it is."""
        return phrases.counted("tavern.note.blood_cost", self.blood)

    def for_bots(self) -> Mapping[str, Any]:
        """Return how much it is."""
        return {"blood": -self.blood, "blood_cost": self.blood}


@dataclass(frozen=True, slots=True)
class FormCard(CardTrait):
    """The form deck that the card comes from; from then on it is of the Character Deck (RDI-BLOOD-11)."""

    form: Form

    def kinds(self) -> tuple[str, ...]:
        """Return the form."""
        return (str(self.form),)


@dataclass(frozen=True, slots=True)
class FormDecks(CharacterTrait):
    """The form cards (RDI-BLOOD-01)."""

    cards: tuple[Card, ...]

    def decks(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Return the cards by form."""
        by_form = {form: tuple(card for card in self.cards if form_of(card) is form) for form in Form}
        return tuple((str(form), cards) for form, cards in by_form.items())


def form_of(card: Card) -> Form | None:
    """Return the form that a card is of, None for all but form cards."""
    found = FormCard.of(card)
    return None if found is None else found.form


@dataclass(frozen=True, slots=True)
class HealByTeam(Effect):
    """If the picked player has lost Fortitude by it, you gain so much for each player on that team."""

    each: int = 1
    NUMBERS: ClassVar[Numbers] = {"each": Number.RAISED}


@dataclass(frozen=True, slots=True)
class DrawForm(Effect):
    """You draw a card, then take the top card of a form deck of your choice (RDI-CARD-04)."""

    NUMBERS: ClassVar[Numbers] = {}
