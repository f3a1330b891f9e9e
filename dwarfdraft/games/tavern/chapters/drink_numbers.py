"""Pure: what a Drink brings, with all that has changed it (RDI-RULING-38 to -45, RDI-SPLIT-04, -06)."""

from dataclasses import replace

from dwarfdraft.games.tavern.decks.all import CHARACTERS, drink_of
from dwarfdraft.games.tavern.state.stack import DrinkInPlay
from dwarfdraft.games.tavern.state.state import State


def numbers(state: State, drink: DrinkInPlay, drinker: int) -> tuple[int, int, int]:
    """Return Alcohol Content, Fortitude and cards to draw of a Drink, with all changes (RDI-RULING-38 to -45).

    Numbers that depend on the drinker are read for that one (RDI-RULING-40): `_printed`. `drinks` halves Gold
    (`_halve`, -39), splits a Mead (`_share_meads`, -42), passes a Drink on (`pass_on`, -43); on which Drinks cards may
    be played: `to_drinks` (-41, -44).
    """
    alcohol, fortitude, cards = _printed(state, drink, drinker)
    if drink.replaced is not None:
        alcohol, fortitude, cards = drink.replaced, 0, 0
    for kind, amount in drink.changes:
        if kind == "cap":
            alcohol = min(alcohol, amount)
        elif kind == "add":
            alcohol = changed(alcohol, amount)
        elif kind == "lost":
            alcohol, fortitude, cards = less_half(alcohol), less_half(fortitude), less_half(cards)
        elif kind == "half" or (kind == "shared" and drink.replaced is None):
            alcohol, fortitude, cards = half(alcohol), half(fortitude), half(cards)
    return alcohol, fortitude, cards


def brought(drink: DrinkInPlay, what: str) -> int:
    """Return how many of something a Drink brings besides; halved like its numbers (RDI-CARD-33).

    `what`: the kind of change by which a mechanic has added it, as `scarabs.split_drink` does.
    """
    count = 0
    for kind, amount in drink.changes:
        if kind == what:
            count += amount
        elif kind == "lost":
            count = less_half(count)
        elif kind in ("half", "shared"):
            count = half(count)
    return count


def contest_score(state: State, drink: DrinkInPlay) -> int:
    """Return what a Drink counts in a Contest: for who revealed it, whole, not below 0 (RDI-CONTEST-10, -12).

    Stronger and weaker counts, as `numbers` has it; what Ignores it or passes it on changes no number (-10).
    """
    whole = replace(drink, changes=tuple(change for change in drink.changes if change[0] in ("add", "cap")))
    return max(numbers(state, whole, drink.revealer)[0], 0)


def half(number: int) -> int:
    """Return half of a signed number, its size rounded up (RDI-SPLIT-04, RDI-RULING-38)."""
    return (number + 1) // 2 if number >= 0 else -((1 - number) // 2)


def less_half(number: int) -> int:
    """Return half of a signed number, its size rounded down (RDI-SPLIT-06), the sign as in RDI-RULING-38.

    The other half is lost, and nobody's; on which Drinks: `drinks.halve`. Rounded up: `half`.
    """
    return number // 2 if number >= 0 else -(-number // 2)


def changed(alcohol: int, amount: int) -> int:
    """Return Alcohol Content after a change: a reduction stops at 0 and does nothing to 0 or less (RDI-RULING-45).

    What strengthens is added to any number; the order is that of `numbers`.
    """
    if amount >= 0:
        return alcohol + amount
    return max(alcohol + amount, 0) if alcohol > 0 else alcohol


def _printed(state: State, drink: DrinkInPlay, drinker: int) -> tuple[int, int, int]:
    """Return what the cards of a Drink say together, for one drinker (RDI-DRINK-09, RDI-RULING-40, RDI-CHAR-12).

    Which cards those are, Chasers too: `drinks._chasers` (-09). In a Contest it is read for who revealed them:
    `contest_score` (-40).
    """
    traits = CHARACTERS[state.seats[drinker].character].traits
    alcohol = fortitude = cards = 0
    for i, card_id in enumerate(drink.cards):
        card = drink_of(card_id)
        own = next((instead for instead in card.instead if instead.trait in traits), None)
        if own is not None:
            alcohol += own.alcohol
            fortitude += own.fortitude
        else:
            alcohol += drink.coins[i] if card.coin is not None else card.alcohol
            fortitude += card.fortitude
        cards += card.draw
    return alcohol, fortitude, cards
