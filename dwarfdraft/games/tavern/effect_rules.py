"""The one record of an effect: what it does and all that is said of it.

`effects` has the records by theme, a mechanic those of its own; `register` enters them. An aspect left out, an effect
without a record: importing the package fails with its name (docs/architecture.md: how to add an effect).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Protocol, TypeAlias

from dwarfdraft.engine.ask import Value
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.cards import Effect, Stat
from dwarfdraft.games.tavern.cards.aspects import FORGOTTEN, Description, E, ForgottenAspect, describe
from dwarfdraft.games.tavern.cards.effect import known_effects
from dwarfdraft.games.tavern.state.stack import AnyWindow, Due, Hit, Hurt, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

Line: TypeAlias = dict[str, Any]
"""FORECAST in docs/protocol.md."""


def line(seat: int, stat: str, now: int, then: int, out: bool) -> Line:
    """Foretell a number."""
    return {"seat": seat, "stat": stat, "from": now, "to": then, "out": out}


def word(seat: int, key: str, **data: Any) -> Line:
    """Foretell what is no number, or cannot be one yet."""
    return {"seat": seat, "key": key, "data": data}


class Foretelling(Protocol):
    """A copy of the table on which a forecast is made."""

    state: State
    table: TavernTable
    words: list[Line]

    def attempt(self, rules: Rules) -> None:
        """Carry out rules with everybody passing, as far as they come without a choice or a hidden card."""


class Trait(Enum):
    """What others ask of a text: whether an effect of it is of a kind."""

    STRIKES = auto()
    """The picked one loses Fortitude: it may be a card in play (`state/targets.py`, RDI-MINION-06)."""
    DEFENDS = auto()
    """Who plays it against a loss does not hit back for that (RDI-RULING-59)."""
    SENDS_ON = auto()
    """It sends the loss of a player to somebody else; one with `Pick.THIRD` Ignores the card if no third is left."""
    SENDS_BACK = auto()
    """It sends the loss back to its source, which may be a card in play (RDI-MINION-11)."""
    SHARES_LOSS = auto()
    """It sends half of the loss to its source."""
    HITS_BACK = auto()
    """It strikes whoever made its player lose Fortitude."""
    CHANGES_DRINK = auto()
    """It changes who drinks a Drink, or what it does."""
    REPEATS_PHASE = auto()
    """It has somebody repeat the special action of a Phase."""
    ENDS_ROUND = auto()
    """It ends a Round."""
    ANTES = auto()
    """It makes players ante."""
    STARTS_ROUND = auto()
    """Champions are called when its Round begins, not when its card is played (RDI-VRULING-39)."""
    PAID_BY_INN = auto()
    """The Inn pays for its player, also some of what a mechanic has its player pay by choice (RDI-MINION-08)."""


Losses: TypeAlias = list[Hit]
Lines: TypeAlias = list[Line]


@dataclass(frozen=True)
class EffectRules(Description[E]):
    """All that one effect does and says. The aspects of `Description` and the first four of these every effect gives.

    Then come the steps in which a card resolves; an effect takes part in one at least, or says `elsewhere`.
    """

    hits: Callable[[State, Play, E], Losses] = FORGOTTEN
    """Whom it would make lose how much Fortitude, so that it can be answered (RDI-AFFECT-01); or `no_hits`."""
    affects: Callable[[State, Play, int, Stat, E], bool] = FORGOTTEN
    """Whether it could directly change what a player has of a number, losses of Fortitude aside; or `affects_none`."""
    traits: Callable[[E], frozenset[Trait]] = FORGOTTEN
    """`always(...)`, or `no_traits`."""
    foretold: Callable[[State, Play, E], Lines] = FORGOTTEN
    """What it brings that only hidden cards or choices will tell in numbers; or `rules_tell`."""

    # The steps, in their order: effects/resolving.py

    announced: Callable[[TavernTable, Play, E], Rules] | None = None
    """What is decided before its card may be answered."""
    first: Callable[[TavernTable, Play, E], Rules] | None = None
    """Of Events: what is chosen before any number changes (RDI-VRULING-59)."""
    numbers: Callable[[State, Play, E, Stat], Iterable[tuple[int, int]]] | None = None
    """Seats that gain Fortitude, or gain or lose Alcohol Content, with how much; what they lose stands in `hits`."""
    counted: Callable[[TavernTable, Play, E, tuple[Hurt, ...]], None] | None = None
    """What is noted when the numbers are known."""
    payments: Callable[[State, Play, E], list[Due]] | None = None
    """What it makes players pay."""
    rest: Callable[[TavernTable, Play, E], Rules | None] | None = None
    """What it does beside."""
    elsewhere: str = ""
    """Where it is carried out, if by no card that resolves."""

    # What only some have

    recounts: bool = False
    """Its losses depend on a count: they are counted again when another is picked, or it resolves (RDI-VRULING-95)."""
    negated: Callable[[TavernTable, Play, E], None] | None = None
    """What happens if its card is Negated."""
    instead: Callable[[TavernTable, Play, E], None] | None = None
    """How it happens instead of a Negated card (`IfNegated`)."""
    asks: str = ""
    """What it asks players to decide that a forecast tells the outcome of (`by_choice`)."""
    by_choice: Callable[[State, Play, E, int, Value], Lines | None] | None = None
    """What a seat's answer brings; None if the question is not its own."""
    goes_on: Callable[[Foretelling, Play, E, AnyWindow], None] | None = None
    """In a forecast, what it does when a window closes that it has opened."""

    def __post_init__(self) -> None:
        super().__post_init__()
        steps = (self.announced, self.first, self.numbers, self.counted, self.payments, self.rest)
        if not any(steps) and self.hits is no_hits and not self.elsewhere:
            raise ForgottenAspect(f"{self.effect.__name__} says nothing of: what it does")


def no_hits(state: State, play: Play, effect: Effect) -> Losses:
    """It makes nobody lose Fortitude."""
    return []


def affects_none(state: State, play: Play, seat: int, stat: Stat, effect: Effect) -> bool:
    """It changes no number directly that could be answered, but what it makes players lose of Fortitude."""
    return False


def affects_gold_of_its_player(state: State, play: Play, seat: int, stat: Stat, effect: Effect) -> bool:
    """It changes the Gold of who plays it."""
    return stat is Stat.GOLD and seat == play.seat


_NO_TRAITS: Final = frozenset[Trait]()


def no_traits(effect: Effect) -> frozenset[Trait]:
    """Nobody asks anything of it."""
    return _NO_TRAITS


def always(*traits: Trait) -> Callable[[Effect], frozenset[Trait]]:
    """It is of these kinds, whatever its numbers are."""
    found = frozenset(traits)
    return lambda effect: found


def rules_tell(state: State, play: Play, effect: Effect) -> Lines:
    """A forecast tells it by carrying it out, as far as that goes."""
    return []


_RULES: Final[dict[type[Effect], EffectRules[Any]]] = {}


def register(records: Iterable[EffectRules[Any]]) -> None:
    """Enter records of effects.

    :raises ValueError: if one has a record already.
    """
    for record in records:
        if record.effect in _RULES:
            raise ValueError(f"{record.effect.__name__} has two records")
        _RULES[record.effect] = record
        describe(record)


def rules_of(effect: Effect) -> EffectRules[Any]:
    """Return the record of an effect.

    :raises KeyError: if it has none.
    """
    return _RULES[type(effect)]


def check_complete() -> None:
    """See that every effect has a record.

    :raises ForgottenAspect: naming those without.
    """
    without = [effect.__name__ for effect in known_effects() if effect not in _RULES]
    if without:
        raise ForgottenAspect(f"no rules (effect_rules.register) for: {', '.join(without)}")


def has(effects: Iterable[Effect], trait: Trait) -> bool:
    """Tell whether one of these effects is of a kind."""
    return any(trait in _RULES[type(effect)].traits(effect) for effect in effects)


def questions() -> frozenset[str]:
    """Return the questions whose answers are foretold."""
    return frozenset(record.asks for record in _RULES.values() if record.asks)
