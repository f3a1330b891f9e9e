"""The form of what the engine shows of a match; games say what is in it (docs/architecture.md, Wire shapes)."""

from typing import Any, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Json = TypeAliasType("Json", "bool | int | str | list[Json] | dict[str, Json] | None")
"""A JSON value: what an answer is made of."""


class One(TypedDict):
    """Exactly one of these values."""

    one: list[Json]


class Some(TypedDict):
    """A list of `least` to `most` of these values, each at most once."""

    some: list[Json]
    least: int
    most: int


class FieldsOf(TypedDict):
    """An object with exactly these keys."""

    fields: "dict[str, Options]"


class SpanOf(TypedDict):
    """An integer between two bounds, both included."""

    span: list[int]


Options = TypeAliasType("Options", One | Some | FieldsOf | SpanOf)
"""What may be answered; the engine accepts what is in it and nothing else."""


class Reason(TypedDict):
    """Why something may not be chosen."""

    key: str
    """Names the sentence `why.<key>`."""
    data: dict[str, Any]
    """Values for the placeholders of that sentence."""
    rule: str
    """Rule ID."""


class AnyPrompt(TypedDict):
    """The open decision of a seat; games add its `kind` and what it is `about`."""

    ask: str
    """Id of the question; goes back with the answer."""
    seat: int
    options: Options
    answered: Json
    """What this seat has answered in the still open decision, else null."""
    why: dict[str, Reason]
    """Things on the table or in hand that may not be chosen, each with its reason."""
    team: NotRequired[dict[str, Json]]
    """By seat, what teammates have answered."""


class Marks(TypedDict):
    """Who is asked."""

    asked: list[int]
    ready: list[int] | None
    """Who has answered, where everybody may know that."""


class Event(TypedDict):
    """Something that happened; its other keys belong to its kind (docs/protocol.md)."""

    n: int
    """From 1 without gaps, alike for every viewer."""
    kind: str
