"""The protocol carries what the tavern will need: response windows that nest, waits, interrupts, eight seats.

A toy game stands in for it: whoever acts plays a card, everybody may respond, a response may be responded to; the
declarations and their order are those of RDI-RULING-01 to -08 and -15.
"""

from collections.abc import Generator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from dwarfdraft.engine.ask import Ask, OneOf, Poll, Rest, Yielded
from dwarfdraft.engine.codec import Codec
from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.game import Table
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.engine.rng import Rng
from tests.engine.toy import Rules, Toy, say

SEATS = 8


@dataclass(slots=True)
class ToyState:
    """Who acts, and the cards played on each other, the newest last."""

    active: int = 0
    stack: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)

    def copy(self) -> "ToyState":
        return replace(self, stack=self.stack.copy(), done=self.done.copy())


ToyTable = Table[ToyState]


def window(table: ToyTable) -> Rules:
    while True:
        question = table.new_question()
        declared = OneOf(("pass", "wait", "anytime", "sometimes"))
        asks = tuple(Ask(question % "declare", s, "declare", declared, {}, "pass") for s in range(SEATS))
        said: dict[int, str] = yield Poll(asks, closes="told")
        order = [(table.state.active + k) % SEATS for k in range(SEATS)]
        card = None
        for kind in ("anytime", "sometimes"):
            card = card or next(((s, kind) for s in order if said[s] == kind), None)
        for waiting in [] if card else [s for s in order if said[s] == "wait"]:
            openly = yield table.ask(waiting, "declare", OneOf(("pass", "anytime")), {}, "pass")
            table.emit("said", {"seat": waiting, "answer": openly})
            if openly != "pass":
                card = (waiting, openly)
                break
        if card is None:
            return
        yield from play_card(table, *card)


def play_card(table: ToyTable, seat: int, kind: str) -> Rules:
    state = table.state
    state.stack.append(f"{seat}/{kind}")
    table.emit("played", {"seat": seat, "card": kind})
    yield from window(table)
    state.done.append(state.stack.pop())
    table.emit("finished", {"seat": seat, "card": kind})


def choose_target(table: ToyTable, seat: int) -> Generator[Yielded, Any, int]:
    while True:
        question = table.new_question()
        target = Ask(question % "target", seat, "target", OneOf(tuple(range(SEATS))))
        interrupts = tuple(
            Ask(question % "interrupt", s, "interrupt", OneOf(("anytime",)), required=False, interrupts=True)
            for s in range(SEATS)
            if s != seat
        )
        reply: dict[int, Any] = yield Poll((target, *interrupts))
        interrupter = next((s for s in reply if s != seat), None)
        if interrupter is None:
            return int(reply[seat])
        yield from play_card(table, interrupter, reply[interrupter])


class ToyGame(Toy[ToyState]):
    codec: Codec[ToyState] = Codec(
        1, lambda s: {"active": s.active, "stack": s.stack.copy(), "done": s.done.copy()}, lambda d: ToyState(**d)
    )

    def start(self, setup: dict[str, Any]) -> ToyState:
        return ToyState(active=setup["active"])

    def play(self, table: ToyTable) -> Rules:
        yield Rest("turn")
        target = yield from choose_target(table, table.state.active)
        table.emit("aimed", {"at": target})
        yield from play_card(table, table.state.active, "action")

    def seats(self, state: ToyState) -> int:
        return SEATS

    def public_view(self, state: ToyState) -> dict[str, Any]:
        return {"stack": state.stack.copy(), "done": state.done.copy()}


TOY = ToyGame()


def start(active: int = 2) -> Match[ToyState]:
    return Match.start(TOY, {"active": active}, "toy")


def declare(match: Match[ToyState], **said: str) -> None:
    """Everybody passes but those named `s3="anytime"`; then the window is closed."""
    for seat in range(SEATS):
        say(match, seat, said.get(f"s{seat}", "pass"))
    match.close()


def test_a_window_asks_all_eight_seats_and_closes_only_when_told() -> None:
    match = start()
    say(match, 2, 5)
    assert [ask.seat for ask in match.pending] == list(range(SEATS))
    assert len({ask.id for ask in match.pending}) == 1

    for seat in range(SEATS):
        say(match, seat, "pass")

    assert len(match.pending) == SEATS
    match.close()
    assert match.over


def test_a_window_cannot_be_closed_before_all_have_declared() -> None:
    match = start()
    say(match, 2, 5)
    say(match, 0, "pass")

    with pytest.raises(Refused) as refused:
        match.close()

    assert refused.value.code == "not_asked"
    assert match.seq == 2


def test_a_declaration_may_be_changed_and_taken_back_and_nobody_sees_it() -> None:
    match = start()
    say(match, 2, 5)
    before = match.n, match.view(None), match.marks()
    say(match, 1, "anytime")
    say(match, 1, "wait")
    ask = match.pending_for(1)
    assert ask is not None
    match.withdraw(1, ask.id)

    assert (match.n, match.view(None), match.marks()) == before
    assert match.answered(1) is None


def test_anytime_comes_first_then_turn_order_and_the_rest_is_taken_back() -> None:
    match = start()
    say(match, 2, 5)
    declare(match, s3="sometimes", s1="anytime", s6="anytime")

    assert match.view(None)["stack"] == ["2/action", "6/anytime"]
    assert all(match.answered(seat) is None for seat in range(SEATS))


def test_windows_nest_and_the_last_card_is_finished_first() -> None:
    match = start()
    say(match, 2, 5)
    declare(match, s3="sometimes")
    declare(match, s0="anytime")
    declare(match, s7="sometimes")
    assert match.view(None)["stack"] == ["2/action", "3/sometimes", "0/anytime", "7/sometimes"]

    for _ in range(4):
        declare(match)
    while not match.over:
        declare(match)

    assert match.view(None)["done"] == ["7/sometimes", "0/anytime", "3/sometimes", "2/action"]


def test_who_waits_declares_openly_one_after_the_other() -> None:
    match = start()
    say(match, 2, 5)
    declare(match, s1="wait", s4="wait")
    assert [(ask.seat, ask.kind) for ask in match.pending] == [(4, "declare")]

    say(match, 4, "pass")
    assert [ask.seat for ask in match.pending] == [1]
    say(match, 1, "anytime")

    assert match.view(None)["stack"] == ["2/action", "1/anytime"]


def test_an_interrupt_closes_the_choice_which_is_then_offered_anew() -> None:
    match = start()
    first = match.pending_for(2)
    say(match, 6, "anytime")
    assert match.view(None)["stack"] == ["6/anytime"]
    declare(match)

    again = match.pending_for(2)
    assert first is not None
    assert again is not None
    assert again.id != first.id
    say(match, 2, 3)
    assert match.view(None)["stack"] == ["2/action"]


def test_a_choice_that_was_made_leaves_no_room_for_an_interrupt() -> None:
    match = start()
    ask = match.pending_for(6)
    assert ask is not None
    say(match, 2, 3)

    with pytest.raises(Refused) as refused:
        match.answer(6, ask.id, "anytime")

    assert refused.value.code == "not_asked"


def test_a_fork_in_the_midst_of_nested_windows_goes_on_alike() -> None:
    match = start()
    say(match, 2, 5)
    declare(match, s3="sometimes")
    declare(match, s0="anytime")
    say(match, 5, "wait")

    fork = match.fork()

    assert fork.pending == match.pending
    assert fork.answered(5) == "wait"
    assert len(match.tail) == 20
    rebuilt = Match.resume(TOY, "toy", match.snapshot(), [Move.from_json(m.to_json()) for m in match.tail])
    assert (rebuilt.pending, rebuilt.view(None), rebuilt.n) == (match.pending, match.view(None), match.n)


def test_silence_is_a_pass() -> None:
    match = start()
    say(match, 2, 5)
    for ask in match.pending:
        match.expire(ask.seat, ask.id)
    match.close()

    assert match.over


def test_a_rest_without_an_event_gives_no_id_of_a_question_again() -> None:
    table: ToyTable = Table(ToyState(), Rng("ids"))
    first = table.new_question()
    table.rest()
    second = table.new_question()
    rebuilt: ToyTable = Table(ToyState(), Rng("ids"), table.n, table.seq, asked=1)
    assert first != second == rebuilt.new_question()
    table.emit("something")
    assert table.new_question() not in (first, second)
