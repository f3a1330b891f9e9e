"""Scenario files: read one, run it, say what differed (docs/scenarios.md).

The runner knows no game: sets tables up, names things and checks expectations through the game's `Names`.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.errors import Refused, RulesFault
from dwarfdraft.engine.match import Match
from dwarfdraft.games.naming import BadName, Names
from dwarfdraft.games.plugin import GamePlugin

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
MOST_POLLS = 2_000
"""A step that runs on gives up after so many polls."""
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


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of running a scenario file."""

    path: Path
    rules: tuple[str, ...] = field(default=())
    fault: str = ""
    """Empty if everything holds."""
    remarks: tuple[str, ...] = field(default=())
    """What the author may not have meant, whether everything holds or not; a sentence each."""

    @property
    def passed(self) -> bool:
        """Whether everything holds."""
        return not self.fault


@dataclass(slots=True)
class Diary:
    """What happened in a run that its author may not have meant."""

    ran_on: list[str] = field(default_factory=list)
    declared: list[tuple[int, int, Value]] = field(default_factory=list)
    """Step, seat and card of each declaration that was not played yet."""
    standing: frozenset[int] = frozenset()
    """Steps of the declarations in a window that is still open: they are not taken back yet."""

    def remarks(self) -> tuple[str, ...]:
        """Return a sentence each: steps that ran past their turn, declarations that were never played."""
        unplayed = (
            f"step {number}: {card!r}, declared by seat {seat}, was taken back and never played"
            for number, seat, card in self.declared
            if number not in self.standing
        )
        return (*self.ran_on, *unplayed)


def scenario_files(path: Path) -> list[Path]:
    """Return the file, or all scenario files in the folder and below, in order."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def run_file(path: Path, games: Mapping[str, GamePlugin]) -> Outcome:
    """Run one file and return how it fared."""
    rules: tuple[str, ...] = ()
    diary = Diary()
    try:
        scenario = read(path.read_text(encoding="utf-8"))
        rules = scenario.rules
        run(scenario, games, diary)
    except (Failed, OSError, UnicodeDecodeError) as fault:
        return Outcome(path, rules, str(fault), diary.remarks())
    return Outcome(path, rules, "", diary.remarks())


def read(text: str) -> Scenario:
    """Return the scenario that a file's text holds.

    :raises Failed: if it is no TOML, lacks a key, or has an unknown one.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise Failed(f"no TOML: {fault}") from fault
    _only(data, _KEYS, "the file")
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


def run(scenario: Scenario, games: Mapping[str, GamePlugin], diary: Diary | None = None) -> None:
    """Set the table up, play the steps, check the expectations; a diary is kept up to the end, and takes the events.

    :raises Failed: at the first that does not hold.
    """
    entry = games.get(scenario.game)
    if entry is None:
        raise Failed(f"game: unknown {scenario.game!r}; known: {_list(sorted(games))}")
    for where, expect in _expectations(scenario):
        _only(expect, entry.names.expectations, where)
    place = "set-up"
    try:
        match = entry.names.arrange(scenario.table, scenario.setup, scenario.seed)
        entry.game.check(match.state)
        for step in scenario.steps:
            place = f"step {step.number}"
            _play(entry, match, step, diary)
            entry.game.check(match.state)
            _check(entry, match, step.expect)
        place = "expect"
        _check(entry, match, scenario.expect)
    except (Failed, BadName, RulesFault) as fault:
        raise Failed(f"{place}: {fault}") from fault


def _read_step(number: int, data: Any) -> Step:
    where = f"step {number}"
    if not isinstance(data, dict):
        raise Failed(f"{where}: not a table")
    _only(data, _STEP_KEYS, where)
    actions = [key for key in _ACTIONS if key in data]
    if len(actions) != 1:
        raise Failed(f"{where}: exactly one of {_list(_ACTIONS)}, found {_list(actions)}")
    action = actions[0]
    if action in ("withdraw", "expire", "reach") and data[action] is not True:
        raise Failed(f"{where}: {action}: only true")
    refused = data.get("refused")
    if refused is not None and (action not in ("answer", "use") or refused not in _REFUSALS):
        raise Failed(f"{where}: refused: goes with answer and is one of {_list(_REFUSALS)}")
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


def _play(entry: GamePlugin, match: Match[Any], step: Step, diary: Diary | None) -> None:
    names = entry.names
    began = names.turn(match)
    try:
        _play_step(entry, match, step, diary)
    except (Failed, BadName) as fault:
        raise Failed(f"{fault}{_ran_on(began, match, names)}") from fault
    finally:
        if diary is not None:
            _note_plays(entry, match, diary)


def _ran_on(began: int, match: Match[Any], names: Names) -> str:
    """Return the end of a sentence: to which turn the game has run on, nothing if it is in the same turn as before."""
    reached = names.turn(match)
    return f"; the game ran on from turn {began} to turn {reached}" if reached != began else ""


def _play_step(entry: GamePlugin, match: Match[Any], step: Step, diary: Diary | None) -> None:
    names = entry.names
    shut_out = step.refused == "no_seat" and type(step.seat) is int
    seat = step.seat if shut_out else names.read_seat(match, step.seat)
    if names.runs_on and step.ask is not None and not step.still and step.refused not in ("no_seat", "not_asked"):
        _run_on(entry, match, seat, step, diary)
    if step.turn is not None and names.turn(match) != step.turn:
        raise Failed(f"seat {seat} is not asked {step.ask or ''!r} in turn {step.turn}: it is turn {names.turn(match)}")
    if step.action == "use":
        _use(match, seat, step)
        return
    ask = match.pending_for(seat)
    if step.refused != "not_asked" and step.ask is not None and (ask is None or ask.kind != step.ask):
        raise Failed(f"seat {seat} is not asked {step.ask!r}; {_pending(match)}")
    if step.refused is not None:
        _play_refused(entry, match, seat, ask, step)
        return
    if ask is None:
        raise Failed(f"seat {seat} is not asked; {_pending(match)}")
    if step.during is not None and ask.about.get("window") != step.during:
        raise Failed(f"seat {seat} ({ask.kind}): no window {step.during!r} is open; {_pending(match)}")
    if step.action == "reach":
        return
    legal = names.write_legal(match, ask)
    match step.action:
        case "legal":
            if _in_order(step.value) != _in_order(legal):
                raise Failed(f"legal for seat {seat} ({ask.kind}): expected {step.value}, found {legal}")
            return
        case "answer":
            value = names.read_answer(match, ask.kind, step.value)
            try:
                match.answer(seat, ask.id, value)
            except Refused as refused:
                raise Failed(
                    f"answer {step.value!r} of seat {seat} ({ask.kind}): {refused.code}; legal: {_legal(legal)}"
                ) from refused
            if diary is not None and names.is_declaration(ask.kind, step.value):
                diary.declared.append((step.number, seat, step.value))
        case "withdraw":
            _do(lambda: match.withdraw(seat, ask.id), f"withdraw of seat {seat} ({ask.kind})")
        case _:
            _do(lambda: match.expire(seat, ask.id), f"expire of seat {seat} ({ask.kind})")
    _close(match)


def _use(match: Match[Any], seat: int, step: Step) -> None:
    """Use something, whatever is asked, or see that it is refused."""
    code = None
    try:
        match.use(seat, step.value)
    except Refused as refused:
        code = refused.code
    if code != step.refused:
        raise Failed(f"use {step.value!r} of seat {seat}: expected {step.refused}, found {code}")


def _run_on(entry: GamePlugin, match: Match[Any], seat: int, step: Step, diary: Diary | None) -> None:
    """Let everybody answer with the default until the step's decision is pending for its seat, or its turn is past."""
    began = entry.names.turn(match)
    for _ in range(MOST_POLLS):
        turn = entry.names.turn(match)
        if match.over or (step.turn is not None and turn > step.turn):
            return
        if step.turn in (None, turn) and _is_reached(entry, match, seat, step):
            # `reach` may go on to the next turn; a step that goes further should name its `turn`.
            if diary is not None and step.turn is None and turn > began + (step.action == "reach"):
                diary.ran_on.append(f"step {step.number}: ran on from turn {began} to turn {turn}")
            return
        poll = match.poll
        for ask in match.unanswered():
            if match.poll is poll:
                match.answer(ask.seat, ask.id, _harmless(ask))
        _close(match)
    raise Failed(f"seat {seat} is never asked {step.ask!r}")


def _is_reached(entry: GamePlugin, match: Match[Any], seat: int, step: Step) -> bool:
    ask = match.pending_for(seat)
    if ask is None or ask.kind != step.ask:
        return False
    if match.answered(seat) is not None:  # a later window is meant, unless the answer is taken back
        return step.action == "withdraw"
    if step.during is not None and ask.about.get("window") != step.during:
        return False
    if step.action != "answer" or step.refused is not None or ask.kind != "declare":
        return True
    return ask.options.accepts(entry.names.read_answer(match, ask.kind, step.value))


def _harmless(ask: Ask) -> Any:
    """Return the default of a decision, or the first legal answer where there is no harmless one."""
    return ask.default if ask.default is not None else next(ask.options.every())


def _note_plays(entry: GamePlugin, match: Match[Any], diary: Diary) -> None:
    """Strike out of the diary what has been played since it was declared."""
    for event in match.take_events():
        played = entry.names.played(event)
        if played is not None:
            diary.declared = [one for one in diary.declared if one[1:] != played]
    diary.standing = frozenset(number for number, seat, card in diary.declared if match.answered(seat) == card)


def _play_refused(entry: GamePlugin, match: Match[Any], seat: int, ask: Ask | None, step: Step) -> None:
    """Give the answer, and see that it is refused with the code and nothing changes."""
    pending = match.pending
    kind = ask.kind if ask else pending[0].kind if pending else ""
    ask_id = ask.id if ask else pending[0].id if pending else ""
    value = entry.names.read_answer(match, kind, step.value)
    before = _everything(entry, match)
    code = "accepted"
    try:
        match.answer(seat, ask_id, value)
    except Refused as refused:
        code = refused.code
    if code != step.refused:
        shown = f"; legal: {_legal(entry.names.write_legal(match, ask))}" if ask and code != "accepted" else ""
        raise Failed(f"answer {step.value!r} of seat {seat}: expected {step.refused}, found {code}{shown}")
    if _everything(entry, match) != before:
        raise Failed(f"answer {step.value!r} of seat {seat}: was refused, but something changed")


def _everything(entry: GamePlugin, match: Match[Any]) -> tuple[Any, ...]:
    answers = [(ask.id, ask.seat, match.answered(ask.seat)) for ask in match.pending]
    return repr(match.state), match.n, match.seq, answers


def _close(match: Match[Any]) -> None:
    """Close a window that only closes when told: nobody here needs time."""
    poll = match.poll
    if poll is not None and poll.closes == "told" and not match.unanswered():
        match.close()


def _do(command: Any, what: str) -> None:
    try:
        command()
    except Refused as refused:
        raise Failed(f"{what}: {refused}") from refused


def _check(entry: GamePlugin, match: Match[Any], expect: dict[str, Any]) -> None:
    for key, wanted in expect.items():
        if key == "pending":
            found: Any = [{"seat": ask.seat, "ask": ask.kind} for ask in match.pending if ask.required]
            named = [{**item, "seat": entry.names.read_seat(match, item.get("seat"))} for item in wanted]
            holds = _in_order(named) == _in_order(found)
        else:
            found = entry.names.found(match, key, wanted)
            holds = wanted == found
        if not holds:
            raise Failed(f"{key}: expected {wanted}, found {found}")


def _expectations(scenario: Scenario) -> Iterator[tuple[str, dict[str, Any]]]:
    for step in scenario.steps:
        yield f"step {step.number}: expect", step.expect
    yield "expect", scenario.expect


def _in_order(value: Any) -> Any:
    """Return lists sorted, so that order does not count."""
    if isinstance(value, dict):
        return {key: _in_order(item) for key, item in sorted(value.items())}
    return sorted(map(repr, map(_in_order, value))) if isinstance(value, list) else value


def _pending(match: Match[Any]) -> str:
    asks = ", ".join(f"seat {ask.seat} {ask.kind}" for ask in match.pending)
    return f"pending: {asks}" if asks else "nothing is pending: the game is over"


def _legal(legal: Any) -> str:
    if isinstance(legal, dict):
        return "; ".join(f"{key} {_legal(values)}" for key, values in legal.items())
    return _list(legal) if isinstance(legal, list) else str(legal)


def _list(words: Any) -> str:
    return ", ".join(str(word) for word in words) or "none"


def _only(data: dict[str, Any], known: frozenset[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise Failed(f"{where}: unknown key {key!r}; known: {_list(sorted(known))}")


def _needed(data: dict[str, Any], key: str) -> Any:
    if key not in data:
        raise Failed(f"the file: no {key}")
    return data[key]


def _table(data: dict[str, Any], key: str, where: str = "") -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise Failed(f"{where}{key}: not a table")
    return value
