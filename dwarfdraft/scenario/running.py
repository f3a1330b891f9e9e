"""Scenarios: run one, say what differed (docs/scenarios.md).

The runner knows no game: sets tables up, names things and checks expectations through the game's `Names`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dwarfdraft.engine.ask import Ask, Value
from dwarfdraft.engine.errors import Refused, RulesFault
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.games.naming import BadName, Names
from dwarfdraft.games.plugin import GamePlugin
from dwarfdraft.scenario.reading import Failed, Scenario, Step, check_known, listed, read

MOST_POLLS = 2_000
"""A step that runs on gives up after so many polls."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of running a scenario file."""

    path: Path
    rules: tuple[str, ...] = field(default=())
    fault: str = ""
    """Empty if everything holds."""
    remarks: tuple[str, ...] = field(default=())
    """What the author may not have meant, whether everything holds or not; a sentence each."""
    events: tuple[tuple[str, Event], ...] = field(default=())
    """What has happened, each with where: `set-up`, `step 1` ..."""

    @property
    def passed(self) -> bool:
        """Whether everything holds."""
        return not self.fault


@dataclass(slots=True)
class Diary:
    """What happened in a run, and what of it its author may not have meant."""

    ran_on: list[str] = field(default_factory=list)
    declared: list[tuple[int, int, Value]] = field(default_factory=list)
    """Step, seat and card of each declaration that was not played yet."""
    standing: frozenset[int] = frozenset()
    """Steps of the declarations in a window that is still open: they are not taken back yet."""
    events: list[tuple[str, Event]] = field(default_factory=list)
    """What has happened, each with where: `set-up`, `step 1` ..."""

    def remarks(self) -> tuple[str, ...]:
        """Return a sentence each: steps that ran past their turn, declarations that were never played."""
        unplayed = (
            f"step {number}: {card!r}, declared by seat {seat}, was taken back and never played"
            for number, seat, card in self.declared
            if number not in self.standing
        )
        return (*self.ran_on, *unplayed)


def run_file(path: Path, games: Mapping[str, GamePlugin]) -> Outcome:
    """Run one file and return how it fared."""
    rules: tuple[str, ...] = ()
    diary = Diary()
    try:
        scenario = read(path.read_text(encoding="utf-8"))
        rules = scenario.rules
        run(scenario, games, diary)
    except (Failed, OSError, UnicodeDecodeError) as fault:
        return Outcome(path, rules, str(fault), diary.remarks(), tuple(diary.events))
    return Outcome(path, rules, "", diary.remarks(), tuple(diary.events))


def run(scenario: Scenario, games: Mapping[str, GamePlugin], diary: Diary | None = None) -> None:
    """Set the table up, play the steps, check the expectations; a diary is kept up to the end, and takes the events.

    :raises Failed: at the first that does not hold.
    """
    entry = games.get(scenario.game)
    if entry is None:
        raise Failed(f"game: unknown {scenario.game!r}; known: {listed(sorted(games))}")
    for where, expect in _expectations(scenario):
        check_known(expect, entry.names.expectations, where)
    place = "set-up"
    try:
        match = entry.names.arrange(scenario.table, scenario.setup, scenario.seed)
        entry.game.check(match.state)
        if diary is not None:
            _note_events(entry, match, diary, place)
        for step in scenario.steps:
            place = f"step {step.number}"
            _play(entry, match, step, diary)
            entry.game.check(match.state)
            _check(entry, match, step.expect)
        place = "expect"
        _check(entry, match, scenario.expect)
    except (Failed, BadName, RulesFault) as fault:
        raise Failed(f"{place}: {fault}") from fault


def _play(entry: GamePlugin, match: Match[Any], step: Step, diary: Diary | None) -> None:
    names = entry.names
    began = names.turn(match)
    try:
        _play_step(entry, match, step, diary)
    except (Failed, BadName) as fault:
        raise Failed(f"{fault}{_ran_on(began, match, names)}") from fault
    finally:
        if diary is not None:
            _note_events(entry, match, diary, f"step {step.number}")


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


def _note_events(entry: GamePlugin, match: Match[Any], diary: Diary, place: str) -> None:
    """Write down what has happened, and strike out what has been played since it was declared."""
    for event in match.take_events():
        diary.events.append((place, event))
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
    return listed(legal) if isinstance(legal, list) else str(legal)
