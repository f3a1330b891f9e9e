"""Answers: accepted once, refused without a trace, the same on every process."""

import threading
from functools import partial
from typing import Any

import pytest

from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.service.values import Ack, Frame
from tests.service.hall import Hall, command_id, pick, refused
from tests.store.stores import everything, unchanged


def views(hall: Hall, code: str, seats: int) -> list[Frame]:
    return [hall.frame(code, viewer, 0) for viewer in (None, *range(seats))]


def test_four_people_play_to_the_end(hall: Hall) -> None:
    code, people = hall.begun(4)
    hall.play_on(code, people)
    assert hall.table(code).status == "over"
    frame = hall.frame(code, 0)
    assert frame.view["winners"]
    assert frame.prompt is None
    assert [m.seq for m in hall.moves(code)] == list(range(1, len(hall.moves(code)) + 1))


def test_every_watcher_gets_a_frame_with_what_only_they_may_know(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    quick_hall.bus.frames.clear()
    quick_hall.answer(code, people[0], 0)
    assert [viewer for viewer, _ in quick_hall.bus.frames] == [None, 0, 1]
    frames = dict(quick_hall.bus.frames)
    assert frames[None].prompt is None
    assert frames[None].view["own"] is None
    assert frames[0].prompt is not None
    assert frames[0].prompt["answered"] is not None
    assert frames[1].prompt is not None
    assert frames[1].prompt["answered"] is None
    assert frames[1].marks == {"asked": [0, 1], "ready": [0]}


def test_only_the_wanted_frames_are_made(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    quick_hall.bus.frames.clear()
    quick_hall.bus.wanted = [1]
    quick_hall.answer(code, people[0], 0)
    assert [viewer for viewer, _ in quick_hall.bus.frames] == [1]


def test_frames_have_events_since_a_number_without_gaps(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    quick_hall.play_on(code, people, 12)
    everything_so_far = quick_hall.frame(code, 0, 0)
    assert everything_so_far.events is not None
    assert [event["n"] for event in everything_so_far.events] == list(range(1, everything_so_far.n + 1))
    assert any("hand_cards" in event for event in everything_so_far.events)
    public = quick_hall.frame(code, None, 0).events
    assert public is not None
    assert not any("hand_cards" in event for event in public)
    assert quick_hall.frame(code, 0, everything_so_far.n).events == []
    assert quick_hall.frame(code, 0).events is None


def test_a_viewer_too_far_behind_gets_the_view_alone(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(4, options={"hands": 9})
    quick_hall.play_on(code, people)
    assert quick_hall.frame(code).n > 500
    assert quick_hall.frame(code, 0, 0).events is None
    assert len(quick_hall.frame(code, 0, quick_hall.frame(code).n - 500).events or []) == 500
    assert len(quick_hall.tables.log(code)) == quick_hall.frame(code).n


def test_a_repeated_command_gets_the_first_acknowledgement_and_has_no_second_effect(hall: Hall) -> None:
    code, people = hall.begun(2)
    prompt = hall.prompt(code, 0)
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
    code, people = quick_hall.begun(2)
    first = quick_hall.answer(code, people[0], 0, "the-same-id")
    second = quick_hall.answer(code, people[1], 1, "the-same-id")
    assert second.seq == first.seq + 1


def test_an_answer_may_be_replaced_and_withdrawn_until_the_last_has_answered(hall: Hall) -> None:
    code, people = hall.begun(2)
    prompt = hall.prompt(code, 0)
    for _ in range(2):
        hall.answer(code, people[0], 0)
    assert hall.frame(code).marks["ready"] == [0]
    hall.tables.withdraw(code, people[0], 0, command_id(), prompt["ask"])
    assert hall.frame(code).marks["ready"] == []
    assert refused(hall.tables.withdraw, code, people[0], 0, command_id(), prompt["ask"]).code == "not_legal"
    assert [m.command for m in hall.moves(code)] == ["answer", "answer", "withdraw"]


def test_one_person_may_answer_on_two_chairs(quick_hall: Hall) -> None:
    (person,) = quick_hall.people(1)
    code = quick_hall.open([person], seats=2)
    quick_hall.tables.set_bot(code, person, 1, None)
    quick_hall.tables.sit(code, person, seat=1, name="My cousin")
    quick_hall.tables.start(code, person)
    assert quick_hall.table(code, person).you.seats == (0, 1)
    quick_hall.play_on(code, [person, person])
    assert quick_hall.table(code).status == "over"


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
    table, (person, _) = hall.begun(2)
    prompt = hall.prompt(table, 0)
    good = {"code": table, "person": person, "seat": 0, "command": command_id(), "ask": prompt["ask"]}
    good["value"] = pick(prompt["options"], hall.rng)
    frames, told = views(hall, table, 2), hall.bus.told()
    with unchanged(hall.store):
        error = refused(hall.tables.answer, **{**good, **changed})
    assert error.code == code
    assert set(error.to_json()) == {"code", "key", "data", "fields"}
    assert views(hall, table, 2) == frames
    assert hall.bus.told() == told
    hall.tables.answer(**good)  # and nobody is disturbed


def test_what_is_not_legal_says_what_would_be(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    prompt = quick_hall.prompt(code, 0)
    error = refused(quick_hall.tables.answer, code, people[0], 0, command_id(), prompt["ask"], "nonsense")
    assert error.data["legal"]["die"] == prompt["options"]["fields"]["die"]["one"]


def test_a_decision_that_was_open_once_is_stale_and_brings_the_present_frame(hall: Hall) -> None:
    code, people = hall.begun(2)
    old = hall.prompt(code, 0)
    value = pick(old["options"], hall.rng)
    hall.play_on(code, people, 2)
    with unchanged(hall.store):
        with pytest.raises(Conflict) as caught:
            hall.tables.answer(code, people[0], 0, command_id(), old["ask"], value)
        assert caught.value.code == "stale"
        assert caught.value.frame == hall.frame(code, 0)


def test_after_the_end_a_known_decision_is_stale_and_an_unknown_one_is_over(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    old = quick_hall.prompt(code, 0)
    quick_hall.play_on(code, people)
    for ask, expected in ((old["ask"], "stale"), ("9999:draft", "over")):
        assert refused(quick_hall.tables.answer, code, people[0], 0, command_id(), ask, None).code == expected


def test_before_the_start_a_table_is_closed_to_answers_and_has_no_frame(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2)
    assert quick_hall.tables.frame(code, 0) is None
    assert refused(quick_hall.tables.answer, code, people[0], 0, command_id(), "1:draft", None).code == "closed"


def test_everybody_may_watch_as_a_spectator_and_only_the_owner_as_a_seat(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.tables.check_viewer(code, people[2], None)
    quick_hall.tables.check_viewer(code, people[0], 0)
    for person, seat, expected in ((people[2], 0, "no_chair"), (people[0], 1, "no_chair"), (people[0], 5, "no_seat")):
        assert refused(quick_hall.tables.check_viewer, code, person, seat).code == expected


# Several processes


def test_two_processes_take_turns_and_see_the_same(hall: Hall) -> None:
    code, people = hall.begun(3)
    halls = [hall, hall.again()]
    turn = 0
    while hall.table(code).status != "over":
        acting = halls[turn % 2]
        seat = acting.open_seat(code)
        acting.answer(code, people[seat], seat)
        turn += 1
        assert views(halls[0], code, 3) == views(halls[1], code, 3)


def test_rebuilt_from_the_store_after_every_answer_nothing_differs(hall: Hall) -> None:
    code, people = hall.begun(2, options={"hands": 2, "best_laid_plans": True, "more_luck": True})
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
    code, people = hall.begun(2, options={"hands": 2})
    halls = [hall, hall.again()]
    raced = 0
    while hall.table(code).status != "over":
        frame = hall.frame(code)
        seat = hall.open_seat(code)
        if len(frame.marks["asked"]) > 1:
            hall.answer(code, people[seat], seat)
            continue
        act = hall.answering(code, people[seat], seat)
        accepted, refused = race([partial(act, one) for one in halls])
        assert len(accepted) == 1
        assert [error.code for error in refused] == ["stale"]
        raced += 1
    assert raced > 5
    assert views(halls[0], code, 2) == views(halls[1], code, 2)


def test_seats_of_one_poll_answer_at_the_same_time_on_two_processes(hall: Hall) -> None:
    code, people = hall.begun(4, options={"hands": 2})
    halls = [hall, hall.again()]
    while hall.table(code).status != "over":
        asked = hall.frame(code).marks["asked"]
        acts = [partial(hall.answering(code, people[seat], seat), halls[seat % 2]) for seat in asked]
        accepted, refused = race(acts)
        assert refused == []
        assert len({ack.seq for ack in accepted}) == len(asked)
    assert [m.seq for m in hall.moves(code)] == list(range(1, len(hall.moves(code)) + 1))
    assert views(halls[0], code, 4) == views(halls[1], code, 4)


def test_the_same_command_sent_twice_at_once_has_one_effect(hall: Hall) -> None:
    code, people = hall.begun(2)
    halls = [hall, hall.again()]
    act = hall.answering(code, people[0], 0, "sent-twice")
    accepted, refused = race([partial(act, one) for one in (*halls, *halls)])
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
