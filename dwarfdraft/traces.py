"""Traces: a game as JSON lines with everything in it, hidden things too; write one, verify one (docs/scenarios.md)."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dwarfdraft.engine.ask import Value
from dwarfdraft.engine.errors import Refused, RulesFault
from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.games.naming import BadName, Line
from dwarfdraft.games.plugin import GamePlugin


class Course:
    """A match and the trace of it so far. All commands to the match go through this object."""

    def __init__(self, entry: GamePlugin, match: Match[Any]) -> None:
        self.match = match
        self.lines: list[Line] = []
        self.settled = 0
        """Number of lines that will not change any more: those before the answers of the open poll."""
        self._names = entry.names
        self._asked: tuple[Any, ...] = ()
        self.lines.append(
            {
                "type": "start",
                "game": entry.game.name,
                "rules": entry.game.rules_number,
                **entry.names.start_line(match),
                "seed": match.seed,
            }
        )
        self._go_on()

    def answer(self, seat: int, value: Value, by: str) -> None:
        """Answer the decision of a seat. Refuses like `Match.answer`."""
        ask = self.match.pending_for(seat)
        if ask is None:
            raise Refused("not_asked", {"seat": seat, "asked": sorted(a.seat for a in self.match.pending)})
        if not ask.options.accepts(value):
            legal = self._names.write_legal(self.match, ask)
            raise Refused("not_legal", {"seat": seat, "kind": ask.kind, "value": value}, legal)
        written = self._names.write_answer(self.match, ask.kind, value)
        self.lines.append({"type": "answer", "seat": seat, "kind": ask.kind, "value": written, "by": by})
        self.match.answer(seat, ask.id, value)
        self._go_on()

    def use(self, seat: int, value: Value, by: str) -> None:
        """Use something, whatever is asked. Refuses like `Match.use`."""
        self.match.use(seat, value)
        self.lines.append({"type": "use", "seat": seat, "value": value, "by": by})
        self._go_on()

    def expire(self, seat: int) -> None:
        """Say that the time of a seat is up. Refuses like `Match.expire`."""
        ask = self.match.pending_for(seat)
        if ask is None:
            raise Refused("not_asked", {"seat": seat, "asked": sorted(a.seat for a in self.match.pending)})
        self.match.expire(seat, ask.id)
        self._go_on()

    def _go_on(self) -> None:
        match = self.match
        poll = match.poll
        if poll is not None and poll.closes == "told" and not match.unanswered():
            match.close()
            poll = match.poll
        asks = poll.asks if poll is not None else ()
        if asks is self._asked and poll is not None:
            return
        self._asked = asks
        rests, events = match.rests(), match.take_events()
        self._names.complete_answers(self.lines[self.settled :], events)
        self.lines.extend(self._names.trace_lines(match, events, rests))
        if poll is not None:
            asked = [{"seat": ask.seat, "kind": ask.kind, "legal": self._names.write_legal(match, ask)} for ask in asks]
            self.lines.append({"type": "ask", "asks": asked})
        self.settled = len(self.lines)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What replaying a trace has shown."""

    path: Path
    line: int = 0
    """Where it differs, from 1."""
    fault: str = ""
    """Empty if everything came out the same."""
    note: str = ""
    """What was not checked."""

    @property
    def agrees(self) -> bool:
        """Whether everything that was checked came out the same."""
        return not self.fault


class NotATrace(ValueError):
    """A file that no trace can be read from; the message names the line."""


def write_trace(path: Path, lines: Sequence[Line]) -> None:
    """Write a trace as JSON lines."""
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")


def read_trace(text: str) -> list[Line]:
    """Return the lines of a trace.

    :raises NotATrace: if a line is no JSON object with a type, or the first is no `start`.
    """
    lines = []
    for number, row in enumerate(text.splitlines(), 1):
        try:
            line = json.loads(row)
        except json.JSONDecodeError as fault:
            raise NotATrace(f"line {number}: no JSON: {fault}") from fault
        if not isinstance(line, dict) or not isinstance(line.get("type"), str):
            raise NotATrace(f'line {number}: not an object with a "type"')
        lines.append(line)
    if not lines or lines[0]["type"] != "start":
        raise NotATrace("line 1: not a start line")
    return lines


def verify_file(path: Path, games: Mapping[str, GamePlugin]) -> Verdict:
    """Replay a trace and return whether every ask, roll and result comes out the same.

    Under other rules than its own only shuffles and rolls are checked.
    """
    try:
        lines = read_trace(path.read_text(encoding="utf-8"))
        start = lines[0]
        entry = games.get(str(start.get("game")))
        if entry is None:
            raise NotATrace(f"line 1: unknown game {start.get('game')!r}; known: {', '.join(sorted(games))}")
        match = _match_of(entry, start)
    except (NotATrace, OSError, UnicodeDecodeError) as fault:
        return Verdict(path, fault=str(fault))
    if start.get("rules") != entry.game.rules_number:
        note = f"played with rules {start.get('rules')}, not {entry.game.rules_number}: only dice and shuffles checked"
        found = entry.names.check_dice(match, lines)
        return Verdict(path, note=note) if found is None else Verdict(path, found[0] + 1, found[1], note)
    difference = _replay(entry, Course(entry, match), lines)
    return Verdict(path) if difference is None else Verdict(path, difference[0] + 1, difference[1])


def _match_of(entry: GamePlugin, start: Line) -> Match[Any]:
    seed = start.get("seed")
    if not isinstance(seed, str):
        raise NotATrace("line 1: seed: not a text")
    try:
        return Match.start(entry.game, entry.names.setup_of_trace(start), seed)
    except BadSetup as fault:
        raise NotATrace(f"line 1: {fault}") from fault


def _replay(entry: GamePlugin, course: Course, lines: list[Line]) -> tuple[int, str] | None:
    """Give the recorded answers; return index and sentence of the first difference.

    Answers of an open poll are compared when it has closed: only then does a `back` say what it drew.
    """
    compared = 0
    while True:
        for index in range(compared, course.settled):
            expected = course.lines[index]
            if index >= len(lines):
                return index, f"the trace ends, expected {_shown(expected)}"
            if lines[index] != expected:
                return index, f"expected {_shown(expected)}, found {_shown(lines[index])}"
        compared = course.settled
        if course.match.over:
            if len(lines) > compared:
                return compared, f"expected the end of the trace, found {_shown(lines[compared])}"
            return None
        index = len(course.lines)
        try:
            if index < len(lines) and lines[index]["type"] == "answer":
                _give(entry, course, lines[index])
            elif index < len(lines) and lines[index]["type"] == "use":
                course.use(int(lines[index]["seat"]), lines[index].get("value"), str(lines[index].get("by")))
            else:
                for ask in course.match.unanswered():
                    course.expire(ask.seat)
        except Refused as refused:
            return index, f"no answer of an open decision: {refused}"
        except BadName as fault:
            return index, str(fault)
        except RulesFault as fault:
            return index, f"the rules fail: {fault}"


def _give(entry: GamePlugin, course: Course, line: Line) -> None:
    match = course.match
    seat = line.get("seat")
    ask = match.pending_for(seat) if type(seat) is int else None
    if ask is None or not isinstance(seat, int):
        raise Refused("not_asked", {"seat": seat, "asked": sorted(a.seat for a in match.pending)})
    value = entry.names.read_answer(match, ask.kind, line.get("value"))
    course.answer(seat, value, str(line.get("by")))


def _shown(line: Line) -> str:
    text = json.dumps(line, ensure_ascii=False)
    return text if len(text) <= 200 else text[:197] + "..."
