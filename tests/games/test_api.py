"""What every game must do, whatever its rules: end, refuse, rebuild, fork (docs/architecture.md)."""

from itertools import pairwise
from typing import Any

import orjson
import pytest

from dwarfdraft.engine.ask import EXPIRED, Ask, Fields, OneOf, SomeOf, Value
from dwarfdraft.engine.errors import Refused
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from tests.games.cases import ALL, EVERY_OPTION, SOME, Case, params
from tests.games.play import act, answer_one, answerable, chance, everything, play_on, play_to_end

_NONSENSE: tuple[Value, ...] = (
    None, True, False, 0, 1, -1, 99, 0.5, "", "x", "0.0", "yes", "none", "0:1", [], ["0.0"], [[]], {}, {"card": "x"},
    {"card": None, "die": None}, ["0.0", "0.0"], "durnan/fight", "left",
)  # fmt: skip


@pytest.mark.parametrize("case", params(ALL))
def test_random_play_comes_to_an_end_with_a_result(case: Case):
    match = case.start()
    rests: list[str] = []

    for _ in play_on(match, chance(case)):
        match.game.check(match.state)
        assert match.unanswered(), "nobody is asked, and the game is not over"
        if not match.tail and (not rests or rests[-1] != match.rest.rest):
            rests.append(match.rest.rest)

    assert match.pending == ()
    assert match.result is not None
    assert len(match.result["totals"]) == len(getattr(match.state, "parties", range(case.seats)))  # one a team
    assert set(match.result["winners"]) <= set(range(case.seats))
    assert rests


@pytest.mark.parametrize("case", params(SOME))
def test_every_option_is_accepted(case: Case):
    match, chooser = case.start("options"), chance(case)

    for _ in play_on(match, chooser, most_acts=case.most_acts):
        for ask in match.unanswered():
            values = list(ask.options.every())
            assert values
            assert all(ask.options.accepts(value) for value in values)
            chooser.shuffle(values)
            for value in values[:3]:
                fork = match.fork()
                fork.answer(ask.seat, ask.id, value)
                assert fork.seq == match.seq + 1
                fork.game.check(fork.state)


@pytest.mark.parametrize("case", params(SOME))
def test_everything_else_is_refused_without_a_change(case: Case):
    match, chooser = case.start("refusals"), chance(case)

    for _ in play_on(match, chooser, most_acts=2 * case.most_acts):
        if chooser.below(4):
            continue
        before = everything(match)
        for seat in range(case.seats):
            _refuses_all(match, seat, chooser)
        for seat in (-1, case.seats):
            with pytest.raises(Refused, match="no_seat"):
                match.answer(seat, match.pending[0].id, answerable(match)[0].options.pick(chooser))
        if match.poll is None or not match.poll.joint_decision:  # what a team decides may be closed at any time
            with pytest.raises(Refused, match="not_asked"):
                match.close()
        assert everything(match) == before


def _refuses_all(match: Match[Any], seat: int, chooser: Any) -> None:
    ask = match.pending_for(seat)
    other = chooser.choice(answerable(match))
    if ask is None:
        for command in (
            lambda: match.answer(seat, other.id, other.options.pick(chooser)),
            lambda: match.withdraw(seat, other.id),
            lambda: match.expire(seat, other.id),
        ):
            with pytest.raises(Refused, match="not_asked"):
                command()
        return
    for value in [*_NONSENSE, *_near_misses(ask), *_of_others(match, ask, chooser)]:
        if not ask.options.accepts(value):
            with pytest.raises(Refused, match="not_legal") as refused:
                match.answer(seat, ask.id, value)
            assert refused.value.legal == ask.options.legal()
    for stale in ("", "0:draft", ask.id + ":9", ask.id.split(":")[0]):
        with pytest.raises(Refused, match="not_asked"):
            match.answer(seat, stale, other.options.pick(chooser))
    if match.answered(seat) is None:
        with pytest.raises(Refused, match="not_legal"):
            match.withdraw(seat, ask.id)


def _near_misses(ask: Ask) -> list[Value]:
    """Return answers that are almost legal."""
    match ask.options:
        case Fields(fields=fields):
            whole = {name: options.legal()[0] for name, options in fields}
            name = fields[0][0]
            return [{**whole, "more": 1}, {name: whole[name]}, {**whole, name: None}, {**whole, name: [whole[name]]}]
        case SomeOf(values=values, least=least, most=most):
            first = values[0]
            return [list(values[: most + 1]), list(values[: least - 1]), [first] * least, first, tuple(values[:least])]
        case OneOf(values=()):
            return ["Tip the Wench."]
        case OneOf(values=values):
            return [[values[0]], f"{values[0]} ", {"value": values[0]}]
        case _:
            return []


def _of_others(match: Match[Any], ask: Ask, chooser: Any) -> list[Value]:
    """Return what other seats may answer now."""
    return [other.options.pick(chooser) for other in answerable(match) if other.seat != ask.seat]


@pytest.mark.parametrize("case", params(SOME))
@pytest.mark.rules("DDD-INV-05")
def test_same_seed_and_answers_give_the_same_game_event_for_event(case: Case):
    first, second = case.start("same"), case.start("same")

    events = play_to_end(first, chance("same"))
    again = play_to_end(second, chance("same"))

    assert again == events
    assert everything(first) == everything(second)


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.rules("DDD-INV-05")
def test_another_seed_gives_another_game(seats: int):
    case = Case("draft", seats)

    assert case.start("a").take_events() != case.start("b").take_events()


@pytest.mark.parametrize("case", params(SOME))
def test_event_numbers_have_no_gaps(case: Case):
    events = play_to_end(case.start("gaps"), chance(case))

    assert [event.n for event in events] == list(range(1, len(events) + 1))
    assert all(a.seq <= b.seq for a, b in pairwise(events))


@pytest.mark.parametrize("case", params(SOME))
def test_the_state_survives_json_at_every_act(case: Case):
    match, chooser = case.start("json"), chance(case)
    codec = match.game.codec

    for _ in play_on(match, chooser):
        for state in (match.state, match.rest.state) if case.game == "draft" else (match.rest.state,):
            written = orjson.dumps(codec.dump(state))
            read = codec.load(orjson.loads(written))
            assert read == state
            assert orjson.dumps(codec.dump(read)) == written


@pytest.mark.parametrize("case", params(EVERY_OPTION + SOME))
def test_a_match_rebuilt_after_every_act_differs_in_nothing(case: Case):
    """Amnesia: only the snapshot, as stored, and the tail, as stored, are kept from act to act."""
    match, chooser = case.start("amnesia"), chance(case)
    original = case.start("amnesia")
    twin_chooser = chance(case)

    for _ in range(case.most_acts):
        if match.over:
            return
        stored = orjson.dumps({"snapshot": match.snapshot(), "tail": [move.to_json() for move in match.tail]})
        kept = orjson.loads(stored)
        match = Match.resume(match.game, "amnesia", kept["snapshot"], [Move.from_json(m) for m in kept["tail"]])
        assert everything(match) == everything(original)
        match.take_events()
        original.take_events()
        act(match, chooser)
        act(original, twin_chooser)
        assert match.take_events() == original.take_events()


@pytest.mark.parametrize("case", params(EVERY_OPTION + SOME))
def test_a_fork_played_on_alike_stays_alike_and_leaves_the_original_alone(case: Case):
    match, chooser = case.start("fork"), chance(case)

    for _ in play_on(match, chooser, most_acts=2 * case.most_acts):
        if chooser.below(8):
            continue
        before = everything(match)
        fork = match.fork()
        assert everything(fork) == before
        assert fork.take_events() == []
        twin = fork.fork()
        for _ in range(20):
            if fork.over:
                break
            answer_one(fork, chooser.copy())
            answer_one(twin, chooser.copy())
            chooser.below(2)
            assert everything(fork) == everything(twin)
        assert everything(match) == before


def test_an_answer_of_a_seat_whose_time_ran_out_is_refused():
    match = Case("draft", 3, ("keep-it-going",)).start("late")
    ask = match.pending[0]
    match.expire(0, ask.id)
    before = everything(match)

    for command in (
        lambda: match.answer(0, ask.id, ask.options.pick(chance(0))),
        lambda: match.expire(0, ask.id),
        lambda: match.withdraw(0, ask.id),
    ):
        with pytest.raises(Refused, match="not_asked"):
            command()

    assert everything(match) == before
    assert match.answered(0) is not EXPIRED


def test_time_does_not_run_out_for_who_has_answered():
    match = Case("draft", 3, ("keep-it-going",)).start("late")
    ask = match.pending[0]
    match.answer(0, ask.id, ask.options.pick(chance(0)))
    before = everything(match)

    with pytest.raises(Refused):
        match.expire(0, ask.id)

    assert everything(match) == before


def test_nothing_can_be_answered_when_the_game_is_over():
    match = Case("draft", 2).start("over")
    ask = match.pending[0]
    play_to_end(match, chance("over"))
    before = everything(match)

    for command in (
        lambda: match.answer(0, ask.id, ask.options.pick(chance(0))),
        lambda: match.expire(0, ask.id),
        lambda: match.withdraw(0, ask.id),
        match.close,
    ):
        with pytest.raises(Refused, match="over"):
            command()

    assert everything(match) == before
