"""The rules of each condition: in which windows it can hold, and when a player meets it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode
from dwarfdraft.games.tavern.cards.condition import known_conditions
from dwarfdraft.games.tavern.state.stack import Moment, Window
from dwarfdraft.games.tavern.state.state import State

IsMet: TypeAlias = Callable[[State, int, Any, Mode, Moment], bool]
"""Tells whether a player meets a condition: of the text `Mode`, in an event. The third is the condition itself."""
Windows: TypeAlias = Callable[[Any], frozenset[Window]]
"""Tells in which windows a condition can hold, for those for which it depends on its values."""

EVERY_WINDOW: Final = frozenset(Window) - {Window.GEAR}
"""All in which anybody may play: nobody but who fixes the Gear Card does before it is added (RDI-GEAR-03, -04)."""


@dataclass(frozen=True, slots=True)
class ConditionRules:
    """What there is to say about a condition."""

    windows: Windows
    is_met: IsMet


CONDITIONS: Final[dict[type[c.Condition], ConditionRules]] = {}
"""By condition that can hold in a window."""


def condition(*kinds: type[c.Condition], windows: Iterable[Window] | Windows) -> Callable[[IsMet], IsMet]:
    """Enter the function below as the rule of conditions, which can hold in these windows.

    :raises ValueError: if one has a rule already.
    """

    found = windows if callable(windows) else _always(frozenset(windows))

    def enter(is_met: IsMet) -> IsMet:
        for kind in kinds:
            if kind in CONDITIONS:
                raise ValueError(f"{kind.__name__} has two rules")
            CONDITIONS[kind] = ConditionRules(found, is_met)
        return is_met

    return enter


def _always(windows: frozenset[Window]) -> Windows:
    return lambda _: windows


def check_complete() -> None:
    """See that every condition that can hold in a window has rules.

    :raises TypeError: with the name of one that has none.
    """
    in_no_window = get_args(c.NoResponse)
    missing = [kind.__name__ for kind in known_conditions() if kind not in CONDITIONS and kind not in in_no_window]
    if missing:
        raise TypeError(f"no rules for the condition {', '.join(missing)}")
