"""The one record of a condition: when it holds and all that is said of it, and the registry of these records.

The modules of this package have the records by theme, a mechanic those of its own; `register` enters them. An aspect
left out, a condition without a record: importing the tavern fails with its name (docs/architecture.md: how to add a
condition).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeAlias

from dwarfdraft.games.tavern.cards import Condition, Mode
from dwarfdraft.games.tavern.cards.aspects import FORGOTTEN, ForgottenAspect
from dwarfdraft.games.tavern.cards.condition import known_conditions
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import C, ConditionText, tell
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.state.stack import OWN_WINDOWS, AnyWindow, Moment, Window
from dwarfdraft.games.tavern.state.state import State

Windows: TypeAlias = Callable[[C], frozenset[AnyWindow]]
IsMet: TypeAlias = Callable[[State, int, C, Mode, Moment], bool]
Why: TypeAlias = Callable[[State, int, C, Moment | None], WhyNot]


@dataclass(frozen=True)
class ConditionRules(ConditionText[C]):
    """All that one condition does and says: `says`, `windows`, `is_met` and `why` have to be given."""

    windows: Windows[C] = FORGOTTEN
    """In which windows it can hold: `in_windows(...)`, `in_every_window` or `in_no_window`."""
    is_met: IsMet[C] = FORGOTTEN
    """Whether a player meets it, for a text of a card, in an event; or `is_never_met`."""
    why: Why[C] = FORGOTTEN
    """Why a player does not meet it now, asked only of who does not; or `because(...)`. Without an event: None."""

    # What only some have

    may_move: Callable[[State, int, C], bool] | None = None
    """Of what is played as a move: whether a player whose move it is has what the text asks for."""
    is_personal: bool = False
    """Only who meets it oneself may play the card: no teammate does so instead (RDI-TEAM-43)."""


# Aspects that many have


def in_windows(*windows: AnyWindow) -> Windows[Condition]:
    """It can hold in these windows, whatever its values are."""
    found = frozenset(windows)
    return lambda condition: found


def in_every_window(condition: Condition) -> frozenset[AnyWindow]:
    """It can hold in all windows but those in which only whom they are about may play anything."""
    return frozenset(window for window in (*Window, *OWN_WINDOWS.values()) if not window.is_closed)


def in_no_window(condition: Condition) -> frozenset[AnyWindow]:
    """It holds in no window: what is played as a move, and what nobody plays."""
    return frozenset()


def is_never_met(state: State, seat: int, when: Condition, mode: Mode, moment: Moment) -> bool:
    """No event meets it."""
    return False


def because(key: str, rule: str) -> Why[Condition]:
    """There is one reason, whatever has happened."""
    reason = WhyNot(key, rule)
    return lambda state, seat, when, moment: reason


def nobody_plays(condition: type[C], says: Callable[[Condition], Phrases]) -> ConditionRules[C]:
    """Return the record of a condition of what is in no hand, and is never played."""
    return ConditionRules(condition, says=says, windows=in_no_window, is_met=is_never_met, why=_is_in_no_hand)


def _is_in_no_hand(state: State, seat: int, when: Condition, moment: Moment | None) -> WhyNot:
    raise LookupError(f"{type(when).__name__}: nobody is refused what is in no hand")


# The registry


@dataclass(frozen=True)
class AlsoMet(Generic[C]):
    """A further window in which a condition of everybody's can hold because of a mechanic, and when it does."""

    condition: type[C]
    window: AnyWindow
    is_met: IsMet[C]


_RULES: Final[dict[type[Condition], ConditionRules[Any]]] = {}


def register(records: Iterable[ConditionRules[Any]]) -> None:
    """Enter records of conditions.

    :raises ValueError: if one has a record already.
    """
    for record in records:
        if record.condition in _RULES:
            raise ValueError(f"{record.condition.__name__} has two records")
        _RULES[record.condition] = record
        tell(record)


def extend(further: Iterable[AlsoMet[Any]]) -> None:
    """Have conditions that are registered hold in further windows.

    :raises ValueError: if one holds in every window: that is asked by the function that says so.
    """
    for also in further:
        if _RULES[also.condition].windows is in_every_window:
            raise ValueError(f"{also.condition.__name__} holds in every window already")
        _RULES[also.condition] = _extended(_RULES[also.condition], also)


def _extended(rules: ConditionRules[C], also: AlsoMet[C]) -> ConditionRules[C]:
    def windows(when: C) -> frozenset[AnyWindow]:
        return rules.windows(when) | {also.window}

    def is_met(state: State, seat: int, when: C, mode: Mode, moment: Moment) -> bool:
        found = also.is_met if moment.kind is also.window else rules.is_met
        return found(state, seat, when, mode, moment)

    return replace(rules, windows=windows, is_met=is_met)


def rules_of(condition: Condition) -> ConditionRules[Any]:
    """Return the record of a condition.

    :raises KeyError: if it has none.
    """
    return _RULES[type(condition)]


def check_complete() -> None:
    """See that every condition has a record.

    :raises ForgottenAspect: naming those without.
    """
    without = [condition.__name__ for condition in known_conditions() if condition not in _RULES]
    if without:
        raise ForgottenAspect(f"no rules (conditions.registry.register) for: {', '.join(without)}")
