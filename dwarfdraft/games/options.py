"""The options of a game's tables, declared once: their kinds, bounds, defaults and words, and which are set together.

What a table is set to, the schema of REST requests, the bounds and presets that pages are told, the options of commands
and the table in docs/protocol.md are all read from the declaration.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from dwarfdraft.engine.game import BadSetup, Bounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(ABC):
    """What all kinds have."""

    name: str
    """On the wire."""
    about: str = ""
    """The help of `--<name>` in the terminal; empty: there is no such option there."""
    noun: str = ""
    """What a game without it is said not to have: `the tavern has no hands`."""

    @property
    @abstractmethod
    def standard(self) -> Any:
        """What is set if nothing is said."""

    @abstractmethod
    def read(self, options: Mapping[str, Any]) -> Any:
        """Return what is set, complete and in order.

        :raises BadSetup: if it is not possible.
        """

    @abstractmethod
    def shape(self) -> str:
        """Return what a value looks like, for docs/protocol.md."""

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Option):
    """Yes or no; no is the default. In the terminal it is a word of `--option`."""

    @property
    def standard(self) -> bool:
        """What is set if nothing is said."""
        return False

    @property
    def word(self) -> str:
        """What set-ups and `--option` call it."""
        return self.name.replace("_", "-")

    def read(self, options: Mapping[str, Any]) -> bool:
        """Return what is set. Raises `BadSetup`."""
        value = options.get(self.name, False)
        if type(value) is not bool:
            raise BadSetup(self.name, "not_yes_or_no")
        return value

    def shape(self) -> str:
        """Return what a value looks like."""
        return "bool"

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a value."""
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Option):
    """A whole number within bounds."""

    bounds: Bounds

    @property
    def standard(self) -> int:
        """What is set if nothing is said."""
        return self.bounds.default

    def read(self, options: Mapping[str, Any]) -> int:
        """Return what is set. Raises `BadSetup`."""
        return self.bounds.of(options, self.name)

    def shape(self) -> str:
        """Return what a value looks like."""
        _, least, most = self.bounds
        return f"{least}-{most}" if least >= 0 else f"{least} to {most}"

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a value."""
        _, least, most = self.bounds
        return {"type": "integer", "minimum": least, "maximum": most}


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Option):
    """One of several words; without a default the first."""

    of: tuple[str, ...]
    default: str = ""
    unknown: str
    """Key of the refusal of any other."""

    @property
    def standard(self) -> str:
        """What is set if nothing is said."""
        return self.default or self.of[0]

    def read(self, options: Mapping[str, Any]) -> str:
        """Return what is set. Raises `BadSetup`."""
        value = options.get(self.name, self.standard)
        if value not in self.of:
            raise BadSetup(self.name, self.unknown, known=list(self.of))
        return str(value)

    def shape(self) -> str:
        """Return what a value looks like."""
        return " or ".join(f'"{word}"' for word in self.of)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a value."""
        return {"enum": list(self.of)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(Option):
    """Any of several words, each once; they are kept in the order of the declaration."""

    of: tuple[str, ...]
    default: tuple[str, ...] = ()
    unknown: str
    """Key of the refusal of any other."""
    not_a_list: str = "not_a_list"
    """Key of the refusal of what is no list, or empty where one is needed."""
    may_be_empty: bool = True

    @property
    def standard(self) -> list[str]:
        """What is set if nothing is said."""
        return list(self.default)

    def read(self, options: Mapping[str, Any]) -> list[str]:
        """Return what is set. Raises `BadSetup`."""
        value = options.get(self.name, self.standard)
        if not isinstance(value, list) or not (value or self.may_be_empty):
            raise BadSetup(self.name, self.not_a_list)
        for i, word in enumerate(value):
            if word not in self.of or word in value[:i]:
                raise BadSetup(self.name, self.unknown, known=list(self.of))
        return [word for word in self.of if word in value]

    def shape(self) -> str:
        """Return what a value looks like."""
        least = "" if self.may_be_empty else ", one at least"
        words = ", ".join(f'"{word}"' for word in self.of)
        return f"[{words}] or fewer{least}"

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a value."""
        return {"type": "array", "items": {"enum": list(self.of)}}


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """What the host sets with one button: options, and the speed of the table."""

    options: Mapping[str, Any]
    speed: str


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """All options of the tables of a game."""

    all: tuple[Option, ...]
    presets: Mapping[str, Preset] = field(default_factory=dict)
    """By name; the pages say `setup.preset.<name>`."""
    quick: Mapping[str, Any] = field(default_factory=dict)
    """Other defaults, for a game against bots alone."""
    public: Mapping[str, Any] = field(default_factory=dict)
    """Other defaults, for a table that everybody may join."""
    measured: Mapping[str, Any] = field(default_factory=dict)
    """What `bench service` plays; `bench server` plays these numbers at their most, so that games last."""

    @cached_property
    def numbers(self) -> dict[str, Bounds]:
        """The bounds of those that are numbers, by name."""
        return {one.name: one.bounds for one in self.all if isinstance(one, Number)}

    @cached_property
    def flags(self) -> tuple[Flag, ...]:
        """Those that are yes or no."""
        return tuple(one for one in self.all if isinstance(one, Flag))

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of what a table is set to."""
        by_name = {one.name: one.schema() for one in self.all}
        return {"type": "object", "properties": by_name, "required": list(by_name)}

    def named(self, name: str) -> Option:
        """Return the option of a name.

        :raises KeyError: if there is none.
        """
        return {one.name: one for one in self.all}[name]

    def read(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the table options complete with defaults.

        :raises BadSetup: if a name is unknown or a value not possible.
        """
        known = [one.name for one in self.all]
        for name in options:
            if name not in known:
                raise BadSetup(name, "unknown_option", option=name, known=known)
        return {one.name: one.read(options) for one in self.all}
