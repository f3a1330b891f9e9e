"""Decisions: what a player is asked, and which answers are legal.

The rules yield an `Ask`, a `Poll` of several, or a `Rest`. One definition of legal: the options of the pending
decision. Page, bots, time-outs, scenarios and tests read it; the engine accepts what it contains and nothing else.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias

from dwarfdraft.engine import shapes

Value: TypeAlias = Any
"""A JSON-plain answer: None, bool, int, str, or lists and dicts of them."""


class Chooser(Protocol):
    """Whatever can draw a number: the match's `Rng`, or a bot's own stream."""

    def below(self, limit: int, /) -> int:
        """Return a number from 0 to limit-1."""


def _same(a: Value, b: Value) -> bool:
    return a == b and type(a) is type(b)


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one of these values."""

    values: tuple[Value, ...]

    def accepts(self, value: Value) -> bool:
        """Tell whether the value is legal."""
        if type(value) is str:
            return value in self.values
        return any(_same(value, v) for v in self.values)

    def pick(self, chooser: Chooser) -> Value:
        """Return a legal value, all equally likely."""
        values = self.values
        return values[chooser.below(len(values))] if len(values) > 1 else values[0]

    def every(self) -> Iterator[Value]:
        """Yield all legal values."""
        yield from self.values

    def legal(self) -> Value:
        """Return the list of legal values, as scenarios and traces write it."""
        return list(self.values)

    def to_json(self) -> shapes.One:
        """Return the wire form."""
        return {"one": list(self.values)}


@dataclass(frozen=True, slots=True)
class SomeOf:
    """A list of `least` to `most` of these values, each at most once; their order is part of the answer."""

    values: tuple[Value, ...]
    least: int
    most: int

    def accepts(self, value: Value) -> bool:
        """Tell whether the value is legal."""
        if type(value) is not list or not self.least <= len(value) <= self.most:
            return False
        return all(
            any(_same(item, v) for v in self.values) and not any(_same(item, earlier) for earlier in value[:i])
            for i, item in enumerate(value)
        )

    def pick(self, chooser: Chooser) -> Value:
        """Return a legal value."""
        left = list(self.values)
        count = self.least + (chooser.below(self.most - self.least + 1) if self.most > self.least else 0)
        return [left.pop(chooser.below(len(left))) for _ in range(count)]

    def every(self) -> Iterator[Value]:
        """Yield all legal values, every order of each."""

        def extend(begun: list[Value]) -> Iterator[Value]:
            if len(begun) >= self.least:
                yield begun
            if len(begun) < self.most:
                for value in self.values:
                    if value not in begun:
                        yield from extend([*begun, value])

        yield from extend([])

    def legal(self) -> Value:
        """Return the values that may be chosen from, as scenarios and traces write it."""
        return list(self.values)

    def to_json(self) -> shapes.Some:
        """Return the wire form."""
        return {"some": list(self.values), "least": self.least, "most": self.most}


@dataclass(frozen=True, slots=True)
class Span:
    """An integer from `least` to `most`."""

    least: int
    most: int

    def accepts(self, value: Value) -> bool:
        """Tell whether the value is legal."""
        return type(value) is int and self.least <= value <= self.most

    def pick(self, chooser: Chooser) -> Value:
        """Return a legal value, all equally likely."""
        return self.least + chooser.below(self.most - self.least + 1)

    def every(self) -> Iterator[Value]:
        """Yield all legal values."""
        yield from range(self.least, self.most + 1)

    def legal(self) -> Value:
        """Return the two bounds."""
        return [self.least, self.most]

    def to_json(self) -> shapes.SpanOf:
        """Return the wire form."""
        return {"span": [self.least, self.most]}


@dataclass(frozen=True, slots=True)
class Fields:
    """An object with exactly these keys, each chosen independently of the others."""

    fields: tuple[tuple[str, "Options"], ...]

    def accepts(self, value: Value) -> bool:
        """Tell whether the value is legal."""
        if type(value) is not dict or len(value) != len(self.fields):
            return False
        return all(name in value and options.accepts(value[name]) for name, options in self.fields)

    def pick(self, chooser: Chooser) -> Value:
        """Return a legal value."""
        return {name: options.pick(chooser) for name, options in self.fields}

    def every(self) -> Iterator[Value]:
        """Yield all legal values."""

        def extend(begun: dict[str, Value], rest: tuple[tuple[str, Options], ...]) -> Iterator[Value]:
            if not rest:
                yield begun
                return
            (name, options), *others = rest
            for value in options.every():
                yield from extend({**begun, name: value}, tuple(others))

        yield from extend({}, self.fields)

    def legal(self) -> Value:
        """Return the legal values by field, as scenarios and traces write it."""
        return {name: options.legal() for name, options in self.fields}

    def to_json(self) -> shapes.FieldsOf:
        """Return the wire form."""
        return {"fields": {name: options.to_json() for name, options in self.fields}}


Options: TypeAlias = OneOf | SomeOf | Fields | Span


@dataclass(frozen=True, slots=True)
class Ask:
    """One decision of one seat."""

    id: str
    """Number of the latest event and the kind; alike for all seats of a poll."""
    seat: int
    kind: str
    """The word that scenario files use."""
    options: Options
    about: dict[str, Any] = field(default_factory=dict)
    """What the decision is for, in public facts."""
    default: Value = None
    """What the clock answers; None where no harmless answer exists."""
    required: bool = True
    """The poll stays open until this is answered."""
    interrupts: bool = False
    """An answer closes the poll at once, whatever is still open (RDI-RULING-15)."""
    non_closing_answer: Value = None
    """The one answer that does not close the poll: the seat is ready, and the others may still answer."""


@dataclass(frozen=True, slots=True)
class Poll:
    """Several seats are asked at once. At most one ask a seat.

    Reply to the rules: a dict from seat to value; `EXPIRED` for a seat whose time ran out, nothing for an optional
    ask without an answer.
    """

    asks: tuple[Ask, ...]
    closes: Literal["answered", "told"] = "answered"
    """`answered`: the last required answer closes it, or an interrupt. `told`: only the command `close` does."""
    shows_ready: bool = False
    """The view tells who has answered (the draft's ready mark)."""
    may_expire: bool = False
    """`expire` leaves the seat without an answer, and the rules go on (Let's Keep It Going)."""
    joint_decision: bool = False
    """The seats decide together: each answer is a proposal, one of them is the answer of all. It closes when all have
    proposed the same, or when told, whoever has proposed. Reply to the rules: `Agreed`."""
    renew: Callable[[], "tuple[Ask, ...]"] | None = None
    """Makes the asks anew when something used meanwhile, or somebody who gave up, has changed the table; answers still
    legal stay."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """What seats have decided together."""

    value: Value
    by: int
    """Whose proposal it was, -1: nobody proposed anything, it is the default."""
    closed_by: int
    """Who closed the question, -1: all agreed, or the time was up."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A rest point: the rules hold nothing outside the state."""

    name: str


Yielded: TypeAlias = Ask | Poll | Rest
"""What rules yield: a decision of one player or of several, or a rest point."""


class _Expired:
    __slots__ = ()

    def __repr__(self) -> str:
        return "EXPIRED"


EXPIRED: Final = _Expired()
"""Stands for the answer of a seat whose time ran out, where the rules themselves go on from that."""
