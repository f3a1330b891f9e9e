"""Scenario files: read one (docs/scenarios.md)."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_KEYS = frozenset({"title", "rules", "game", "seed", "table", "setup", "step", "expect", "stand_in"})
_STEP_KEYS = frozenset(
    {
        "seat",
        "ask",
        "during",
        "still",
        "turn",
        "answer",
        "legal",
        "withdraw",
        "expire",
        "reach",
        "refused",
        "use",
        "expect",
    }
)
_ACTIONS = ("answer", "legal", "withdraw", "expire", "reach", "use")
_REFUSALS = ("not_asked", "not_legal", "over", "no_seat")


class Failed(Exception):
    """A scenario does not hold or is not one; the message names the place."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a scenario."""

    number: int
    """From 1."""
    seat: Any
    ask: str | None
    action: str
    """The one key of `answer`, `legal`, `withdraw`, `expire`, `reach`, `use` that it has."""
    value: Any
    refused: str | None
    during: str | None
    """Kind of the window in which the decision must be pending."""
    still: bool
    """It must be pending already: the game does not run on to it."""
    expect: dict[str, Any]
    turn: int | None = None
    """The turn in which it must be pending; None: any."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file that was read; whether its names exist turns out when it runs."""

    title: str
    rules: tuple[str, ...]
    game: str
    seed: str
    table: dict[str, Any]
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    expect: dict[str, Any]


def scenario_files(path: Path) -> list[Path]:
    """Return the file, or all scenario files in the folder and below, in order."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def read(text: str) -> Scenario:
    """Return the scenario that a file's text holds.

    :raises Failed: if it is no TOML, lacks a key, or has an unknown one.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise Failed(f"no TOML: {fault}") from fault
    check_known(data, _KEYS, "the file")
    seed = data.get("seed", 0)
    if type(seed) is not int and type(seed) is not str:
        raise Failed(f"seed: an integer or a text, not {seed!r}")
    rules = data.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise Failed("rules: a list of rule IDs")
    steps = data.get("step", [])
    if not isinstance(steps, list):
        raise Failed("step: write step = [{ ... }] or [[step]]")
    return Scenario(
        title=str(_needed(data, "title")),
        rules=tuple(rules),
        game=str(_needed(data, "game")),
        seed=str(seed),
        table=_table(data, "table"),
        setup=_table(data, "setup"),
        steps=tuple(_read_step(number, step) for number, step in enumerate(steps, 1)),
        expect=_table(data, "expect"),
    )


def _read_step(number: int, data: Any) -> Step:
    where = f"step {number}"
    if not isinstance(data, dict):
        raise Failed(f"{where}: not a table")
    check_known(data, _STEP_KEYS, where)
    actions = [key for key in _ACTIONS if key in data]
    if len(actions) != 1:
        raise Failed(f"{where}: exactly one of {listed(_ACTIONS)}, found {listed(actions)}")
    action = actions[0]
    if action in ("withdraw", "expire", "reach") and data[action] is not True:
        raise Failed(f"{where}: {action}: only true")
    refused = data.get("refused")
    if refused is not None and (action not in ("answer", "use") or refused not in _REFUSALS):
        raise Failed(f"{where}: refused: goes with answer and is one of {listed(_REFUSALS)}")
    if "seat" not in data:
        raise Failed(f"{where}: no seat")
    ask = data.get("ask")
    if ask is not None and not isinstance(ask, str):
        raise Failed(f"{where}: ask: a word, not {ask!r}")
    turn = data.get("turn")
    if turn is not None and type(turn) is not int:
        raise Failed(f"{where}: turn: a number, not {turn!r}")
    return Step(
        number=number,
        seat=data["seat"],
        ask=ask,
        action=action,
        value=data[action],
        refused=refused,
        during=data.get("during"),
        still=data.get("still", False),
        expect=_table(data, "expect", f"{where}: "),
        turn=turn,
    )


def check_known(data: dict[str, Any], known: frozenset[str], where: str) -> None:
    """Refuse an unknown key.

    :raises Failed: if there is one.
    """
    for key in data:
        if key not in known:
            raise Failed(f"{where}: unknown key {key!r}; known: {listed(sorted(known))}")


def listed(words: Any) -> str:
    """Return words with commas between them."""
    return ", ".join(str(word) for word in words) or "none"


def _needed(data: dict[str, Any], key: str) -> Any:
    if key not in data:
        raise Failed(f"the file: no {key}")
    return data[key]


def _table(data: dict[str, Any], key: str, where: str = "") -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise Failed(f"{where}{key}: not a table")
    return value
