"""What seats decide together, what is used beside all questions, and readiness that may be taken back."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from dwarfdraft.engine.ask import Agreed, Ask, OneOf, Poll, Rest
from dwarfdraft.engine.codec import Codec
from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.game import Table
from dwarfdraft.engine.match import Match
from tests.engine.toy import Rules, Toy, say


@dataclass(slots=True)
class ToyState:
    """What was decided, and how much there is to choose from."""

    choices: int = 2
    done: list[Any] = field(default_factory=list)

    def copy(self) -> "ToyState":
        return replace(self, done=self.done.copy())


class ToyGame(Toy[ToyState]):
    """Three seats: 0 and 1 decide together, 2 watches; then all act in any order until all are ready."""

    codec = Codec(1, lambda state: {"choices": state.choices, "done": state.done}, lambda data: ToyState(**data))

    def start(self, setup: dict[str, Any]) -> ToyState:
        return ToyState()

    def play(self, table: Table[ToyState]) -> Rules:
        state = table.state
        if not state.done:
            yield Rest("together")
            ask_id = table.new_question() % "pick"

            def asks() -> tuple[Ask, ...]:
                legal = OneOf(tuple(range(state.choices)))
                return tuple(Ask(ask_id, seat, "pick", legal, default=0) for seat in (0, 1))

            agreed: Agreed = yield Poll(asks(), closes="told", joint_decision=True, renew=asks)
            state.done.append([agreed.value, agreed.by, agreed.closed_by])
            table.emit("picked", {})
        yield Rest("any order")
        ask_id = table.new_question() % "act"
        options = OneOf(("ready", "act"))
        acts = tuple(
            Ask(ask_id, seat, "act", options, default="ready", interrupts=True, non_closing_answer="ready")
            for seat in (0, 1)
        )
        said: dict[int, str] = yield Poll(acts, shows_ready=True)
        state.done.append(sorted(said.items()))

    def seats(self, state: ToyState) -> int:
        return 3

    def is_hidden_answer(self, ask: Ask, viewer: int | None, is_open: bool) -> bool:
        return True

    def uses(self, state: ToyState, seat: int) -> tuple[Any, ...]:
        return ("more", "less") if seat == 0 else ()

    def use(self, table: Table[ToyState], seat: int, what: Any) -> None:
        table.state.choices += 1 if what == "more" else -1
        table.emit("used", {"seat": seat}, shows=False)

    def sees_answer(self, state: ToyState, viewer: int, ask: Ask) -> bool:
        return viewer < 2 and ask.seat < 2


def begun() -> Match[ToyState]:
    return Match.start(ToyGame(), {}, "1")


def test_when_all_propose_the_same_it_is_decided():
    match = begun()
    say(match, 0, 0)
    say(match, 1, 1)
    assert match.state.done == []
    say(match, 0, 1)
    assert match.state.done == [[1, 1, -1]], "seat 1 has proposed it first"


def test_whoever_closes_it_says_whose_proposal_stands():
    match = begun()
    say(match, 0, 0)
    say(match, 1, 1)
    match.close(1, by=0)
    assert match.state.done == [[1, 1, 0]]


def test_it_is_closed_before_all_have_proposed():
    match = begun()
    say(match, 1, 1)
    match.close()
    assert match.state.done == [[1, 1, -1]]


def test_nobody_proposes_and_the_default_stands():
    match = begun()
    match.close()
    assert match.state.done == [[0, -1, -1]]


def test_a_proposal_that_nobody_made_does_not_stand():
    match = begun()
    say(match, 1, 1)
    with pytest.raises(Refused):
        match.close(0)


def test_teammates_see_proposals_and_others_do_not():
    match = begun()
    say(match, 1, 1)
    assert (match.shown_answers(0), match.shown_answers(1), match.shown_answers(2)) == ({1: 1}, {}, {})
    prompt = match.prompt(0)
    assert prompt is not None
    assert prompt["team"] == {"1": 1}


def test_what_is_used_leaves_the_question_open_with_new_choices():
    match = begun()
    question = match.pending[0].id
    say(match, 1, 1)
    match.use(0, "more")
    assert [(ask.id, ask.options.legal()) for ask in match.pending] == [(question, [0, 1, 2])] * 2
    assert match.answered(1) == 1
    match.use(0, "less")
    match.use(0, "less")
    assert match.answered(1) is None, "the proposal is legal no longer"
    assert [event.kind for event in match.take_events()] == ["used"] * 3


def test_what_is_not_to_be_used_is_refused():
    match = begun()
    for seat, what in ((1, "more"), (0, "something"), (7, "more")):
        with pytest.raises(Refused):
            match.use(seat, what)
    assert match.seq == 0


def test_who_is_ready_waits_for_the_others_and_may_take_it_back():
    match = begun()
    match.close()
    say(match, 0, "ready")
    assert match.marks()["ready"] == [0]
    match.withdraw(0, match.pending[0].id)
    say(match, 1, "ready")
    assert not match.over
    say(match, 0, "act")
    assert match.state.done[1] == [(0, "act"), (1, "ready")]


def test_a_match_is_rebuilt_with_what_was_used_and_closed():
    match = begun()
    say(match, 1, 1)
    match.use(0, "more")
    tail = list(match.tail)
    twin = Match.resume(ToyGame(), "1", match.snapshot(), tail)
    assert (twin.state, twin.answered(1), twin.n) == (match.state, 1, match.n)
    twin.close(1, by=1)
    assert twin.state.done == [[1, 1, 1]]
