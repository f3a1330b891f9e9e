"""In play a bot replaces who holds the game up: by the host or most of the others, until the owner is back."""

import pytest

from tests.service.hall import Hall, command_id, refused
from tests.store.stores import unchanged


def test_the_host_has_a_bot_replace_somebody_who_is_there(hall: Hall) -> None:
    code, people = hall.watched(4)
    replaced = hall.tables.replace(code, people[0], 2, True).seats[2].chair
    assert replaced == hall.chair(code, 2)
    assert (replaced.replaced, replaced.bot_acts, replaced.left) == (True, True, False)
    assert hall.table(code, people[2]).you.seats == (2,)
    hall.settle()
    prompt = hall.frame(code, 2).prompt
    assert prompt is None or prompt["answered"] is not None


def test_more_than_half_of_the_others_have_a_bot_replace_somebody(hall: Hall) -> None:
    code, people = hall.watched(5)  # four have a say about the host
    assert (hall.chair(code, 0).votes, hall.chair(code, 0).votes_needed) == (0, 3)
    for voter in (1, 2):
        table = hall.tables.replace(code, people[voter], 0, True)
        assert table.you.votes == (0,)
    hall.tables.replace(code, people[2], 0, True)
    assert (hall.chair(code, 0).votes, hall.chair(code, 0).replaced) == (2, False)
    hall.tables.replace(code, people[2], 0, False)
    hall.tables.replace(code, people[3], 0, True)
    assert (hall.chair(code, 0).votes, hall.chair(code, 0).replaced) == (2, False)
    hall.tables.replace(code, people[4], 0, True)
    assert (hall.chair(code, 0).votes, hall.chair(code, 0).replaced) == (0, True)
    assert hall.table(code, people[1]).you.host  # who is replaced is not host meanwhile


def test_a_vote_counts_only_while_its_person_plays(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(4)
    quick_hall.tables.replace(code, people[1], 3, True)
    quick_hall.tables.stand(code, people[1], 1)
    assert (quick_hall.chair(code, 3).votes, quick_hall.chair(code, 3).votes_needed) == (0, 2)
    quick_hall.tables.replace(code, people[2], 3, True)
    assert not quick_hall.chair(code, 3).replaced


def test_the_owner_takes_the_seat_back_and_nobody_else_gets_it(hall: Hall) -> None:
    code, people = hall.watched(3)
    (stranger,) = hall.people(1)
    hall.tables.replace(code, people[0], 1, True)
    assert refused(hall.tables.sit, code, stranger, name="Ketil").code == "full"
    assert refused(hall.tables.sit, code, stranger, seat=1, name="Ketil").code == "taken"
    taken = hall.tables.sit(code, people[1], seat=1).seats[1].chair
    assert taken == hall.chair(code, 1)
    assert (taken.replaced, taken.bot_acts) == (False, False)
    hall.answer(code, people[1], 1)


def test_a_line_that_comes_back_does_not_take_the_seat_back(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(3)
    quick_hall.tables.replace(code, people[0], 1, True)
    quick_hall.tables.disconnected(f"sid-{people[1]}")
    quick_hall.wait(61)
    quick_hall.watch(code, people[1])
    assert quick_hall.chair(code, 1).replaced
    quick_hall.tables.sit(code, people[1])
    assert not quick_hall.chair(code, 1).replaced
    assert not quick_hall.chair(code, 1).bot_acts


def test_who_is_replaced_gives_no_answer_and_has_no_say(quick_hall: Hall) -> None:
    code, people = quick_hall.watched(3)
    prompt = quick_hall.prompt(code, 1)
    quick_hall.tables.replace(code, people[0], 1, True)
    value = prompt["options"]
    error = refused(quick_hall.tables.answer, code, people[1], 1, command_id(), prompt["ask"], value)
    assert (error.code, error.key) == ("no_chair", "chair_replaced")
    error = refused(quick_hall.tables.replace, code, people[1], 2, True)
    assert (error.code, error.key) == ("no_chair", "no_say")


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_neither_oneself_nor_a_bot_nor_who_has_left_is_replaced(quick_hall: Hall, seat: int) -> None:
    code, people = quick_hall.begun(3, seats=4)
    quick_hall.tables.stand(code, people[2], 2)
    with unchanged(quick_hall.store):
        error = refused(quick_hall.tables.replace, code, people[0], seat, True)
        assert (error.code, error.key) == ("no_chair", "nobody_to_replace")


def test_only_in_play_and_only_by_who_plays(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.open(people[:2])
    assert refused(quick_hall.tables.replace, code, people[0], 1, True).key == "not_begun"
    quick_hall.tables.start(code, people[0])
    assert refused(quick_hall.tables.replace, code, people[2], 1, True).key == "no_say"
    assert refused(quick_hall.tables.replace, code, people[0], 7, True).code == "no_seat"
    quick_hall.tables.replace(code, people[0], 1, True)
    quick_hall.watch(code, people[0])
    while quick_hall.table(code).status != "over":
        quick_hall.settle()
        if 0 in quick_hall.frame(code).marks["asked"]:
            quick_hall.answer(code, people[0], 0)
    assert refused(quick_hall.tables.replace, code, people[0], 1, True).key == "is_over"


def test_a_window_of_the_tavern_waits_no_longer_for_who_is_replaced(quick_tavern: Hall) -> None:
    code, people = quick_tavern.watched(3)
    quick_tavern.tables.replace(code, people[0], 1, True)
    for _ in range(40):
        quick_tavern.wait(2)
        asked = quick_tavern.frame(code).marks["asked"]
        for seat in (0, 2):
            frame = quick_tavern.frame(code, seat)
            if seat in asked and frame.prompt is not None and frame.prompt["answered"] is None:
                quick_tavern.answer(code, people[seat], seat)
    assert quick_tavern.chair(code, 1).replaced
    error = refused(quick_tavern.tables.here, code, people[1], 1, command_id())
    assert (error.code, error.key) == ("no_chair", "chair_replaced")
    assert quick_tavern.frame(code).n > 20
