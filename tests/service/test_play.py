"""Answers: accepted once, refused without a trace, the same on every process."""

import threading
from typing import Any

import pytest

from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.service.values import Ack, Frame
from tests.service.hall import Hall, command_id, pick
from tests.store.stores import everything


def views(hall: Hall, code: str, seats: int) -> list[Frame]:
    return [hall.frame(code, viewer, 0) for viewer in (None, *range(seats))]


def test_four_people_play_to_the_end(hall: Hall) -> None:
    people = hall.people(4)
    code = hall.play(people)
    hall.play_on(code, people)
    assert hall.table(code).status == "over"
    frame = hall.frame(code, 0)
    assert frame.view["winners"]
    assert frame.prompt is None
    assert [m.seq for m in hall.moves(code)] == list(range(1, len(hall.moves(code)) + 1))


def test_every_watcher_gets_a_frame_with_what_only_they_may_know(quick_hall: Hall) -> None:
    hall = quick_hall
    people = hall.people(2)
    code = hall.play(people)
    hall.bus.frames.clear()
    hall.answer(code, people[0], 0)
    assert [viewer for viewer, _ in hall.bus.frames] == [None, 0, 1]
    frames = dict(hall.bus.frames)
    assert frames[None].prompt is None
    assert frames[None].view["own"] is None
    assert frames[0].prompt is not None
    assert frames[0].prompt["answered"] is not None
    assert frames[1].prompt is not None
    assert frames[1].prompt["answered"] is None
    assert frames[1].marks == {"asked": [0, 1], "ready": [0]}


def test_only_the_wanted_frames_are_made(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    code = quick_hall.play(people)
    quick_hall.bus.frames.clear()
    quick_hall.bus.wanted = [1]
    quick_hall.answer(code, people[0], 0)
    assert [viewer for viewer, _ in quick_hall.bus.frames] == [1]


def test_frames_have_events_since_a_number_without_gaps(quick_hall: Hall) -> None:
    hall = quick_hall
    people = hall.people(2)
    code = hall.play(people)
    hall.play_on(code, people, 12)
    everything_so_far = hall.frame(code, 0, 0)
    assert everything_so_far.events is not None
    assert [event["n"] for event in everything_so_far.events] == list(range(1, everything_so_far.n + 1))
    assert any("hand_cards" in event for event in everything_so_far.events)
    public = hall.frame(code, None, 0).events
    assert public is not None
    assert not any("hand_cards" in event for event in public)
    assert hall.frame(code, 0, everything_so_far.n).events == []
    assert hall.frame(code, 0).events is None


def test_a_viewer_too_far_behind_gets_the_view_alone(quick_hall: Hall) -> None:
    hall = quick_hall
    people = hall.people(4)
    code = hall.play(people, options={"hands": 9})
    hall.play_on(code, people)
    assert hall.frame(code).n > 500
    assert hall.frame(code, 0, 0).events is None
    assert len(hall.frame(code, 0, hall.frame(code).n - 500).events or []) == 500
    assert len(hall.tables.log(code)) == hall.frame(code).n


def test_a_repeated_command_gets_the_first_acknowledgement_and_has_no_second_effect(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people)
    prompt = hall.frame(code, 0).prompt
    assert prompt is not None
    value = pick(prompt["options"], hall.rng)
    first = hall.tables.answer(code, people[0], 0, "the-same-id", prompt["ask"], value)
    hall.answer(code, people[1], 1)
    before, told = everything(hall.store), hall.bus.told()
    assert hall.tables.answer(code, people[0], 0, "the-same-id", prompt["ask"], value) == first
    restarted = hall.again()
    assert restarted.tables.answer(code, people[0], 0, "the-same-id", prompt["ask"], value) == first
    assert everything(hall.store) == before
    assert hall.bus.told() == told


def test_the_same_command_id_of_another_chair_is_another_command(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    code = quick_hall.play(people)
    first = quick_hall.answer(code, people[0], 0, "the-same-id")
    second = quick_hall.answer(code, people[1], 1, "the-same-id")
    assert second.seq == first.seq + 1


def test_an_answer_may_be_replaced_and_withdrawn_until_the_last_has_answered(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people)
    prompt = hall.frame(code, 0).prompt
    assert prompt is not None
    for _ in range(2):
        hall.answer(code, people[0], 0)
    assert hall.frame(code).marks["ready"] == [0]
    hall.tables.withdraw(code, people[0], 0, command_id(), prompt["ask"])
    assert hall.frame(code).marks["ready"] == []
    with pytest.raises(ServiceRefused) as caught:
        hall.tables.withdraw(code, people[0], 0, command_id(), prompt["ask"])
    assert caught.value.code == "not_legal"
    assert [m.command for m in hall.moves(code)] == ["answer", "answer", "withdraw"]


def test_one_person_may_answer_on_two_chairs(quick_hall: Hall) -> None:
    hall = quick_hall
    (person,) = hall.people(1)
    code = hall.open([person], seats=2)
    hall.tables.set_bot(code, person, 1, None)
    hall.tables.sit(code, person, seat=1, name="My cousin")
    hall.tables.start(code, person)
    assert hall.table(code, person).you.seats == (0, 1)
    hall.play_on(code, [person, person])
    assert hall.table(code).status == "over"


REFUSALS: list[tuple[str, dict[str, Any]]] = [
    ("no_table", {"code": "00000000"}),
    ("no_seat", {"seat": 2}),
    ("no_seat", {"seat": -1}),
    ("no_seat", {"seat": "0"}),
    ("no_seat", {"seat": True}),
    ("no_chair", {"seat": 1}),
    ("no_chair", {"person": "nobody"}),
    ("bad_message", {"command": "short"}),
    ("bad_message", {"command": "x" * 65}),
    ("bad_message", {"command": 12345678}),
    ("bad_message", {"command": "line\nbreaks"}),
    ("bad_message", {"ask": ""}),
    ("bad_message", {"ask": None}),
    ("bad_message", {"ask": "9" * 100}),
    ("bad_message", {"value": {1, 2}}),
    ("bad_message", {"value": "x" * 5000}),
    ("bad_message", {"value": float}),
    ("not_asked", {"ask": "999:draft"}),
    ("not_asked", {"ask": "1:steal"}),
    ("not_legal", {"value": None}),
    ("not_legal", {"value": {"card": "durnan/fight", "die": "0.9"}}),
    ("not_legal", {"value": [[[["deep"]]]]}),
]


@pytest.mark.parametrize(("code", "changed"), REFUSALS)
def test_a_refusal_has_a_code_and_changes_nothing(hall: Hall, code: str, changed: dict[str, Any]) -> None:
    people = hall.people(2)
    table = hall.play(people)
    prompt = hall.frame(table, 0).prompt
    assert prompt is not None
    good = {
        "code": table,
        "person": people[0],
        "seat": 0,
        "command": command_id(),
        "ask": prompt["ask"],
        "value": pick(prompt["options"], hall.rng),
    }
    before, frames, told = everything(hall.store), views(hall, table, 2), hall.bus.told()
    with pytest.raises(ServiceRefused) as caught:
        hall.tables.answer(**{**good, **changed})
    assert caught.value.code == code
    assert set(caught.value.to_json()) == {"code", "key", "data", "fields"}
    assert everything(hall.store) == before
    assert views(hall, table, 2) == frames
    assert hall.bus.told() == told
    hall.tables.answer(**good)  # and nobody is disturbed


def test_what_is_not_legal_says_what_would_be(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    code = quick_hall.play(people)
    prompt = quick_hall.frame(code, 0).prompt
    assert prompt is not None
    with pytest.raises(ServiceRefused) as caught:
        quick_hall.tables.answer(code, people[0], 0, command_id(), prompt["ask"], "nonsense")
    assert caught.value.data["legal"]["die"] == prompt["options"]["fields"]["die"]["one"]


def test_a_decision_that_was_open_once_is_stale_and_brings_the_present_frame(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people)
    old = hall.frame(code, 0).prompt
    assert old is not None
    value = pick(old["options"], hall.rng)
    hall.play_on(code, people, 2)
    before = everything(hall.store)
    with pytest.raises(Conflict) as caught:
        hall.tables.answer(code, people[0], 0, command_id(), old["ask"], value)
    assert caught.value.code == "stale"
    assert caught.value.frame == hall.frame(code, 0)
    assert everything(hall.store) == before


def test_after_the_end_a_known_decision_is_stale_and_an_unknown_one_is_over(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    code = quick_hall.play(people)
    old = quick_hall.frame(code, 0).prompt
    assert old is not None
    quick_hall.play_on(code, people)
    for ask, expected in ((old["ask"], "stale"), ("9999:draft", "over")):
        with pytest.raises(ServiceRefused) as caught:
            quick_hall.tables.answer(code, people[0], 0, command_id(), ask, None)
        assert caught.value.code == expected


def test_before_the_start_a_table_is_closed_to_answers_and_has_no_frame(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    code = quick_hall.open(people)
    assert quick_hall.tables.frame(code, 0) is None
    with pytest.raises(ServiceRefused) as caught:
        quick_hall.tables.answer(code, people[0], 0, command_id(), "1:draft", None)
    assert caught.value.code == "closed"


def test_everybody_may_watch_as_a_spectator_and_only_the_owner_as_a_seat(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.tables.check_viewer(code, people[2], None)
    quick_hall.tables.check_viewer(code, people[0], 0)
    for person, seat, expected in ((people[2], 0, "no_chair"), (people[0], 1, "no_chair"), (people[0], 5, "no_seat")):
        with pytest.raises(ServiceRefused) as caught:
            quick_hall.tables.check_viewer(code, person, seat)
        assert caught.value.code == expected


# Several processes


def test_two_processes_take_turns_and_see_the_same(hall: Hall) -> None:
    people = hall.people(3)
    code = hall.play(people)
    halls = [hall, hall.again()]
    turn = 0
    while hall.table(code).status != "over":
        acting = halls[turn % 2]
        seat = acting.open_seat(code)
        acting.answer(code, people[seat], seat)
        turn += 1
        assert views(halls[0], code, 3) == views(halls[1], code, 3)


def test_rebuilt_from_the_store_after_every_answer_nothing_differs(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people, options={"hands": 2, "best_laid_plans": True, "more_luck": True})
    while hall.table(code).status != "over":
        hall.play_on(code, people, 1)
        assert views(hall.again(), code, 2) == views(hall, code, 2)


def race(acts: list[Any]) -> tuple[list[Ack], list[ServiceRefused]]:
    """Do all at the same time; return what was accepted and what was refused."""
    gate = threading.Barrier(len(acts))
    accepted: list[Ack] = []
    refused: list[ServiceRefused] = []

    def run(act: Any) -> None:
        gate.wait()
        try:
            accepted.append(act())
        except ServiceRefused as error:
            refused.append(error)

    threads = [threading.Thread(target=run, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return accepted, refused


def test_of_two_processes_that_answer_the_same_decision_one_is_first(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people, options={"hands": 2})
    halls = [hall, hall.again()]
    raced = 0
    while hall.table(code).status != "over":
        frame = hall.frame(code)
        seat = hall.open_seat(code)
        if len(frame.marks["asked"]) > 1:
            hall.answer(code, people[seat], seat)
            continue
        prompt = hall.frame(code, seat).prompt
        assert prompt is not None
        value = pick(prompt["options"], hall.rng)

        def act(one: Hall, seat: int = seat, ask: str = prompt["ask"], value: Any = value) -> Ack:
            return one.tables.answer(code, people[seat], seat, command_id(), ask, value)

        accepted, refused = race([lambda one=one, act=act: act(one) for one in halls])
        assert len(accepted) == 1
        assert [error.code for error in refused] == ["stale"]
        raced += 1
    assert raced > 5
    assert views(halls[0], code, 2) == views(halls[1], code, 2)


def test_seats_of_one_poll_answer_at_the_same_time_on_two_processes(hall: Hall) -> None:
    people = hall.people(4)
    code = hall.play(people, options={"hands": 2})
    halls = [hall, hall.again()]
    while hall.table(code).status != "over":
        asked = hall.frame(code).marks["asked"]
        acts = []
        for seat in asked:
            prompt = hall.frame(code, seat).prompt
            assert prompt is not None
            value = pick(prompt["options"], hall.rng)

            def act(seat: int = seat, ask: str = prompt["ask"], value: Any = value) -> Ack:
                one = halls[seat % 2]
                return one.tables.answer(code, people[seat], seat, command_id(), ask, value)

            acts.append(act)
        accepted, refused = race(acts)
        assert refused == []
        assert len({ack.seq for ack in accepted}) == len(asked)
    assert [m.seq for m in hall.moves(code)] == list(range(1, len(hall.moves(code)) + 1))
    assert views(halls[0], code, 4) == views(halls[1], code, 4)


def test_the_same_command_sent_twice_at_once_has_one_effect(hall: Hall) -> None:
    people = hall.people(2)
    code = hall.play(people)
    halls = [hall, hall.again()]
    prompt = hall.frame(code, 0).prompt
    assert prompt is not None
    value = pick(prompt["options"], hall.rng)

    def act(one: Hall) -> Ack:
        return one.tables.answer(code, people[0], 0, "sent-twice", prompt["ask"], value)

    accepted, refused = race([lambda one=one: act(one) for one in (*halls, *halls)])
    assert refused == []
    assert len(set(accepted)) == 1
    assert len(hall.moves(code)) == 1


def test_few_matches_in_memory_are_enough_for_many_tables(quick_hall: Hall) -> None:
    hall = Hall(quick_hall.store, matches=2)
    people = hall.people(2)
    codes = [hall.play(people) for _ in range(5)]
    for _ in range(4):
        for code in codes:
            hall.play_on(code, people, 1)
    assert hall.tables.health().matches_in_memory <= 2
    assert all(len(hall.moves(code)) == 4 for code in codes)
