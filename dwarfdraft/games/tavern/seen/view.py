"""What bots know of the tavern: the form of what a seat sees, and what cards do. It knows no state."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from dwarfdraft.games.tavern.cards import Card, Effect, Mode, OwnAction
from dwarfdraft.games.tavern.cards import Change as Change
from dwarfdraft.games.tavern.cards import Pays as Pays
from dwarfdraft.games.tavern.cards import Pick as Pick
from dwarfdraft.games.tavern.cards import Stat as Stat
from dwarfdraft.games.tavern.cards import Type as Type
from dwarfdraft.games.tavern.cards import Who as Who
from dwarfdraft.games.tavern.cards.aspects import description_of
from dwarfdraft.games.tavern.cards.boosting import boosted, with_added
from dwarfdraft.games.tavern.cards.deeds import AVERAGE_DRINK as AVERAGE_DRINK
from dwarfdraft.games.tavern.cards.deeds import Deed as Deed
from dwarfdraft.games.tavern.cards.deeds import ForBots
from dwarfdraft.games.tavern.decks.all import CARDS, drink_of, effects_of_event
from dwarfdraft.games.tavern.decks.all import names_in_hand as names_in_hand
from dwarfdraft.games.tavern.seen.shapes import DrinkView as DrinkView
from dwarfdraft.games.tavern.seen.shapes import DueView as DueView
from dwarfdraft.games.tavern.seen.shapes import HappeningView as HappeningView
from dwarfdraft.games.tavern.seen.shapes import StackItem as StackItem
from dwarfdraft.games.tavern.seen.shapes import View as View

MOST_FORTITUDE: Final = 20
POT: Final = -2
"""Where an ante goes: `to` of a due."""


CONTROLS: Final = frozenset({Deed.CONTROL, Deed.WINNING_HAND, Deed.RAISE, Deed.FORCE_OUT, Deed.PLAY_FROM_HAND})
"""What takes control of a Round."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text of a card, as far as a bot needs to know it."""

    deed: str
    """One of `Deed`, or of a mechanic."""
    numbers: tuple[Change | Pays, ...]
    amount: int
    """Of the deed: what a Drink is changed by or replaced with, what is hit back, how many are ordered; or 0."""
    pick: Pick
    cheating: bool
    """Printed on a Cheating Card."""
    action: bool
    """Played as an Action."""
    own: Mapping[str, Any]
    """What only a mechanic has, by name: `ForBots.own` of its effects, `CardTrait.for_bots` of its card."""
    draws: int = 0
    """Cards that its player gets."""
    discards: tuple[tuple[Who, int], ...] = ()
    """Cards that players lose out of their hands."""


_NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
_Settled: TypeAlias = tuple[tuple[str, Any], ...]
"""What texts depend on of what their player has, by name."""


@cache
def _settled_by(card_id: str) -> tuple[str, ...]:
    effects = (effect for mode in CARDS[card_id.partition("#")[0]].modes for effect in mode.effects)
    return tuple(sorted({name for effect in effects for name in effect.SETTLED_BY}))


@cache
def _texts(card_id: str, own: _Settled, added: str, raised: int) -> tuple[Text, ...]:
    card = CARDS[card_id.partition("#")[0]]
    more = CARDS[added.partition("#")[0]].modes[0].effects if added else ()
    return tuple(_text(mode, card, dict(own), more, raised) for mode in card.modes)


def _text(mode: Mode, card: Card, own: Mapping[str, Any], added: tuple[Effect, ...], raised: int) -> Text:
    settled = tuple(effect.settled(own) for effect in mode.effects)
    effects = [boosted(effect, raised) for effect in with_added(settled, added)]
    told: list[ForBots] = [description_of(effect).bots(effect) for effect in effects]
    deed: str = Deed.NUMBERS
    amount = 0
    for one in told:
        if one.deed is not None and not (one.is_aside and deed is not Deed.NUMBERS):
            deed, amount = one.deed, one.amount
    return Text(
        deed,
        tuple(number for one in told for number in one.numbers),
        amount,
        mode.pick,
        Type.CHEATING in card.types,
        isinstance(mode.when, OwnAction),
        _added_up((*(one.own for one in told), *(trait.for_bots() for trait in card.own))),
        sum(one.draws for one in told),
        tuple(lost for one in told for lost in one.discards),
    )


def texts_of(card_id: str, own: Mapping[str, Any] = _NOTHING, added: str = "", raised: int = 0) -> tuple[Text, ...]:
    """Return the texts of a card or of a copy of it, by mode.

    :param own: what is seen of its player, who has nothing of a mechanic otherwise.
    :param added: the card added to it.
    :param raised: by how much its numbers have been raised.
    """
    return _texts(card_id, tuple((name, own[name]) for name in _settled_by(card_id) if name in own), added, raised)


def _added_up(all_of: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for own in all_of:
        for name, value in own.items():
            found[name] = found[name] + value if name in found else value
    return found


def is_event(card_id: str) -> bool:
    """Tell whether what is on the stack is an Event, and no Character Card."""
    return card_id.partition("#")[0] not in CARDS


def strength(card_id: str) -> int:
    """Return the printed Alcohol Content of a Drink, 0 for a Drink Event."""
    return drink_of(card_id).alcohol


@cache
def costs_of_event(card_id: str) -> tuple[tuple[Stat, int], ...]:
    """Return about what an Event costs each player, signed."""
    return tuple(cost for effect in effects_of_event(card_id) for cost in description_of(effect).bots(effect).costs)


def activation_of(card_id: str) -> int | None:
    """Return which text of a card is what it does in play when it acts, None if there is none."""
    modes = CARDS[card_id.partition("#")[0]].modes
    return next((i for i, mode in enumerate(modes) if mode.when.IS_ACT), None)
