"""What people could learn, hold or break at a table by the way they use it."""

import logging
import threading
from typing import Any

import pytest
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from dwarfdraft.service.chance import NamedChance
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.store.schema import device_link, game_table, snapshot
from tests.service.hall import Hall, Listener, NoTimers, command_id, refused
from tests.service.test_rules_changed import NewOffer, OneCardLess


def in_a_fight(hall: Hall, people: list[str], speed: str = "none") -> str:
    """Return a table at which two or more are asked and nobody is told who has answered."""
    for _ in range(40):
        code = hall.play(people, options={"hands": 3}, speed=speed)
        while hall.table(code).status == "playing":
            marks = hall.frame(code).marks
            if marks["ready"] is None and len(marks["asked"]) > 1:
                return code
            hall.play_on(code, people, 1)
    raise AssertionError("nobody fought in forty games")


def some_are_asked(hall: Hall, people: list[str]) -> tuple[str, list[int]]:
    """Return a table at which some but not all answer in secret, and their seats."""
    hall.chance.begin("two hold a Peace 35")  # then the first game has such a Fight
    for _ in range(600):  # it takes two holders of a Peace in one Fight
        code = in_a_fight(hall, people)
        while hall.table(code).status == "playing":
            marks = hall.frame(code).marks
            if marks["ready"] is None and 1 < len(marks["asked"]) < len(people):
                return code, marks["asked"]
            hall.play_on(code, people, 1)
    raise AssertionError("all joined every Fight")


def test_nobody_else_hears_that_somebody_has_answered_in_secret(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = in_a_fight(quick_hall, people)
    seat, *others = quick_hall.frame(code).marks["asked"]
    quick_hall.bus.frames.clear()
    quick_hall.answer(code, people[seat], seat)
    assert {viewer for viewer, _ in quick_hall.bus.frames} == {seat}
    prompt = quick_hall.bus.frames[-1][1].prompt
    assert prompt is not None
    assert prompt["answered"] is not None
    for other in others:
        quick_hall.answer(code, people[other], other)
    assert {viewer for viewer, _ in quick_hall.bus.frames} == {None, 0, 1, 2}, "what comes next is told to all"


def test_all_are_told_what_is_asked_next_though_nothing_has_happened(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    for _ in range(40):
        code = in_a_fight(quick_hall, people)
        while quick_hall.table(code).status == "playing":
            before = quick_hall.frame(code)
            quick_hall.bus.frames.clear()
            quick_hall.play_on(code, people, 1)
            after = quick_hall.frame(code)
            if before.n == after.n and before.marks["asked"] != after.marks["asked"]:
                assert {viewer for viewer, _ in quick_hall.bus.frames} == {None, 0, 1, 2}
                return
    raise AssertionError("no question followed another at once")


def test_the_clocks_do_not_tell_who_has_answered_in_secret(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = in_a_fight(quick_hall, people, speed="normal")
    seat, other = quick_hall.frame(code).marks["asked"][:2]
    before = quick_hall.frame(code, other).clock
    quick_hall.answer(code, people[seat], seat)
    assert quick_hall.frame(code, other).clock == before
    assert quick_hall.frame(code).clock == before
    own = quick_hall.frame(code, seat).clock
    assert own is not None
    assert str(seat) not in own["left_ms"], "one's own has stopped"


def test_who_is_not_asked_cannot_find_out_whether_others_have_answered(quick_hall: Hall) -> None:
    people = quick_hall.people(4)
    code, asked = some_are_asked(quick_hall, people)
    outside = next(seat for seat in range(4) if seat not in asked)
    prompt = quick_hall.prompt(code, asked[0])
    quick_hall.answer(code, people[asked[0]], asked[0])
    error = refused(quick_hall.tables.answer, code, people[outside], outside, command_id(), prompt["ask"], "yes")
    assert not isinstance(error, Conflict)
    assert error.code == "not_asked"


def test_a_table_that_fails_does_not_stop_the_clocks_of_the_others(quick_hall: Hall) -> None:
    person = quick_hall.people(1)[0]
    broken, sound = (quick_hall.tables.quick(person, "draft", seats=2) for _ in range(2))
    with quick_hall.store.write() as connection:
        connection.execute(delete(snapshot).where(snapshot.c.table_id == quick_hall.tables.table_id(broken)))
    restarted = quick_hall.again()
    restarted.tables.connected(sound, person, "sid")
    assert restarted.tables.sweep() > 0
    assert restarted.frame(sound).marks["ready"] == [1], "the bot has drafted"
    assert restarted.tables.sweep() == 0, "the broken one rests"


def test_a_bot_takes_over_for_who_was_away_when_the_table_fell_asleep(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(2)
    quick_hall.tables.disconnected(f"sid-{people[1]}")
    quick_hall.tables.disconnected(f"sid-{people[0]}")
    quick_hall.clock.time += 3600  # the server was off
    quick_hall.settle()
    quick_hall.watch(code, people[0])
    quick_hall.wait(61)
    assert quick_hall.chair(code, 1).bot_acts
    assert quick_hall.frame(code).marks["ready"] == [1]


def test_the_minute_of_who_sat_there_before_is_not_the_next_one_s(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.watch(code, *people[:2])
    quick_hall.tables.disconnected(f"sid-{people[1]}")
    quick_hall.wait(50)
    quick_hall.tables.stand(code, people[1], 1)
    quick_hall.tables.sit(code, people[2], seat=1, name="Olga")
    quick_hall.wait(20)
    assert not quick_hall.chair(code, 1).bot_acts


def test_an_error_of_the_database_tells_the_log_no_secret(quick_hall: Hall) -> None:
    code, person = quick_hall.quick()
    with quick_hall.store.read() as connection:
        row = dict(connection.execute(game_table.select().where(game_table.c.code == code)).mappings().one())
    with pytest.raises(IntegrityError) as failed, quick_hall.store.write() as connection:
        connection.execute(insert(game_table).values(row))
    assert row["seed"] not in str(failed.value)
    assert person not in str(failed.value)


def test_a_rules_fix_tells_the_log_no_card(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    code, people = hall.begun(2)
    prompt = hall.prompt(code, 0)
    fields = prompt["options"]["fields"]
    card, die = fields["card"]["one"][-1], fields["die"]["one"][0]
    hall.tables.answer(code, people[0], 0, command_id(), prompt["ask"], {"card": card, "die": die})
    with caplog.at_level(logging.WARNING):
        hall.again(NewOffer(OneCardLess())).frame(code)
    assert "goes back" in caplog.text
    assert card not in caplog.text


def test_a_table_in_use_keeps_its_lock_when_memory_is_short(quick_store: Any) -> None:
    core = ServiceCore(
        quick_store, {}, Listener(), {}, lambda: 0.0, lambda: 0.0, NoTimers(), 60, "one", 1, NamedChance("lock")
    )
    with core.locked_match(1) as kept:
        with core.locked_match(2), core.locked_match(3):
            pass
        found: list[Any] = []

        def wait() -> None:
            with core.locked_match(1) as other:
                found.append(other)

        thread = threading.Thread(target=wait)
        thread.start()
        thread.join(0.05)
        assert found == [], "there is one lock a table"
    thread.join(5)
    assert found == [kept]


@pytest.mark.parametrize("code", ["\0\0\0\0\0\0\0\0", "1234\0567", "", "../../x"])
def test_what_is_no_code_is_no_table(hall: Hall, code: str) -> None:
    assert refused(hall.tables.table, code, None).code == "no_table"


def test_an_ask_with_a_nul_is_no_ask(hall: Hall) -> None:
    code, person = hall.quick()
    assert refused(hall.tables.answer, code, person, 0, command_id(), "1:dr\0ft", None).fields == {"ask": "not_an_ask"}


def test_who_has_left_still_gets_the_acknowledgement_of_an_answer(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    prompt = quick_hall.prompt(code, 0)
    first = quick_hall.answer(code, people[0], 0, "command-once")
    quick_hall.tables.stand(code, people[0], 0)
    assert quick_hall.tables.answer(code, people[0], 0, "command-once", prompt["ask"], None) == first
    with pytest.raises(ServiceRefused):
        quick_hall.tables.answer(code, people[0], 0, command_id(), prompt["ask"], None)


def test_device_links_that_nobody_uses_do_not_pile_up(quick_hall: Hall) -> None:
    person = quick_hall.people(1)[0]
    for _ in range(3):
        quick_hall.tables.device_link(person)
        quick_hall.clock.time += 301
    quick_hall.tables.device_link(person)
    with quick_hall.store.read() as connection:
        assert len(connection.execute(device_link.select()).all()) == 1


def test_who_has_left_makes_a_rematch_for_those_who_stay(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    quick_hall.watch(code, people[0])
    quick_hall.tables.stand(code, people[0], 0)
    quick_hall.watch(code, people[1])
    assert quick_hall.table(code, people[0]).you.host, "nobody else was here to wear the crown"
    for _ in range(10_000):
        if quick_hall.table(code).status == "over":
            break
        prompt = quick_hall.frame(code, 1).prompt
        if prompt is not None and prompt["answered"] is None:
            quick_hall.answer(code, people[1], 1)
        quick_hall.wait(1)
    quick_hall.tables.disconnected(f"sid-{people[1]}")
    new = quick_hall.tables.rematch(code, people[0])
    assert quick_hall.table(new, people[1]).you.host
