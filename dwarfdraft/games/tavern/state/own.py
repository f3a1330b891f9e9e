"""What only some characters have: what mechanics keep at seats and at the table, and note on what is being played."""

from collections.abc import Callable
from typing import Any, Final, Generic, Protocol, TypeVar

T = TypeVar("T")
_PLAIN: Final = (str, int, list, dict)
"""What JSON has; a number of another kind is nowhere kept."""


class Kept(dict[str, Any]):
    """What mechanics keep or have noted, by name; the order in which it came does not show."""

    __slots__ = ()

    def copy(self) -> "Kept":
        """Return an independent copy: values are immutable."""
        return Kept(self)

    def __repr__(self) -> str:
        return repr(dict(sorted(self.items())))


class Holder(Protocol):
    """What own state hangs on: a `Seat`, the `State` of the table; a `Play` or a `Moment` on the stack."""

    own: Kept


class Value(Generic[T]):
    """A value of one mechanic, under a name. It is made once, at import; holders have it, each its own.

    Values are immutable, so that a copy of a holder shares them: to change one is to `put` another.

    :param empty: the value where nothing has been put.
    """

    def __init__(self, name: str, empty: T) -> None:
        self.name = name
        self.empty = empty

    def of(self, holder: Holder) -> T:
        """Return the value of a holder."""
        found: T = holder.own.get(self.name, self.empty)
        return found

    def put(self, holder: Holder, value: T) -> None:
        """Give a holder another value."""
        if value == self.empty:
            holder.own.pop(self.name, None)
        else:
            holder.own[self.name] = value


class Note(Value[T]):
    """What a mechanic notes on a card or an event that lies on the stack: gone with it, and never stored.

    :raises ValueError: if the name is another's.
    """

    def __init__(self, name: str, empty: T) -> None:
        if name in NOTES:
            raise ValueError(f"two mechanics note {name!r}")
        super().__init__(name, empty)
        NOTES[name] = self


class Own(Value[T]):
    """What a mechanic keeps at each seat, or at the table; it is stored with the table.

    :param name: key in the stored form; no two are equal.
    :param empty: the value where nothing has been put.
    :param dump: how the value is stored, as JSON has it; `load` reads it back.
    :raises ValueError: if the name is another's, or the value is not stored as JSON has it, or not read back.
    """

    def __init__(
        self,
        name: str,
        empty: T,
        *,
        dump: Callable[[T], Any] = lambda value: value,
        load: Callable[[Any], T] = lambda stored: stored,
        at_table: bool = False,
    ) -> None:
        kept = AT_TABLE if at_table else AT_SEAT
        if name in kept:
            raise ValueError(f"two mechanics keep {name!r}")
        stored = dump(empty)
        if not isinstance(stored, _PLAIN) or load(stored) != empty:
            raise ValueError(f"what is kept as {name!r} needs `dump` and `load`: {empty!r} is stored as {stored!r}")
        super().__init__(name, empty)
        self.dump = dump
        self.load = load
        kept[name] = self


class OwnCards(Own[tuple[str, ...]]):
    """A place of a mechanic for cards at each seat: decks and discards top first, cards in play as they came.

    :param is_open: everybody sees them; else nobody knows them and their order.
    :param is_side: cards of a side deck lie here, else of the Character Deck.
    :param is_playable: they are played like cards of the hand, by teammates too.
    """

    def __init__(self, name: str, *, is_open: bool, is_side: bool, is_playable: bool = False) -> None:
        super().__init__(name, (), dump=list, load=tuple)
        self.is_open = is_open
        self.is_side = is_side
        PLACES.append(self)
        if not is_open:
            CLOSED.append(self)
        if is_playable:
            PLAYABLE.append(self)


AT_SEAT: Final[dict[str, Own[Any]]] = {}
"""All that mechanics keep at a seat, by name."""
AT_TABLE: Final[dict[str, Own[Any]]] = {}
"""All that mechanics keep at the table, by name."""
NOTES: Final[dict[str, Note[Any]]] = {}
"""All that mechanics note on what lies on the stack, by name."""
PLACES: Final[list[OwnCards]] = []
"""All places of mechanics for cards at a seat."""
CLOSED: Final[list[OwnCards]] = []
"""Those whose cards nobody knows."""
PLAYABLE: Final[list[OwnCards]] = []
"""Those whose cards are played like cards of the hand."""


def dumped(holder: Holder, kept: dict[str, Own[Any]]) -> dict[str, Any]:
    """Return what mechanics keep at a seat, or at the table, in its stored form."""
    return {name: own.dump(own.of(holder)) for name, own in kept.items()}


def load(holder: Holder, stored: dict[str, Any], kept: dict[str, Own[Any]]) -> None:
    """Give a seat, or the table, what was stored; what older tables do not have stays empty."""
    for name, own in kept.items():
        if name in stored:
            own.put(holder, own.load(stored[name]))
