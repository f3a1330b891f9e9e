"""Tables of the tavern: options, the way to the game, four bots at play, the end and the rematch."""

import pytest

from dwarfdraft.service.errors import ServiceRefused
from tests.service.hall import Hall

LONGEST_S = 7200
"""Of a game of bots, on the hall's clock."""


def play_to_the_end(hall: Hall, code: str) -> None:
    """Let time pass until the game is over, half a second at a time."""
    until = hall.clock.time + LONGEST_S
    while hall.table(code).status != "over":
        assert hall.clock.time < until, "the game does not end"
        hall.clock.time += 0.5
        hall.settle()


def test_four_bots_play_to_the_end_before_a_watcher(quick_tavern: Hall) -> None:
    hall = quick_tavern
    (maker,) = hall.people(1)
    code = hall.tables.quick(maker, "tavern", seats=4, options={"mode": "fast"})
    hall.watch(code, maker)
    hall.bus.wanted = [None]
    hall.tables.stand(code, maker, 0)

    with pytest.raises(ServiceRefused) as early:
        hall.tables.summary(code)
    assert (early.value.code, early.value.key) == ("closed", "not_over")

    play_to_the_end(hall, code)

    told = hall.tables.summary(code)
    assert (told["winners"], told["turns"]) == (hall.frame(code).view["winners"], hall.frame(code).view["turn"])
    view = hall.frame(code).view
    sheet = hall.tables.scores(code)
    events = hall.tables.log(code, 0)
    heard = [event["n"] for viewer, frame in hall.bus.frames if viewer is None for event in frame.events or []]
    assert view["winners"]
    assert [row[0] for row in sheet.rows if row[sheet.columns.index("won")] == "yes"] == view["winners"]
    assert {event["kind"] for event in events} >= {"turn", "drunk", "ordered", "out", "won"}
    assert heard == list(range(heard[0], hall.frame(code).n + 1))


def test_a_table_is_made_played_and_played_again(quick_tavern: Hall) -> None:
    hall = quick_tavern
    host, guest = hall.people(2)
    code = hall.open([host, guest], speed="fast", options={"drinks": ["RDI 2", "RDI 1"], "first": 1, "mode": "fast"})
    hall.tables.set_seat(code, guest, 1, role="gog", ready=True)

    hall.tables.start(code, host)

    view = hall.frame(code, 1).view
    assert view["seats"][1]["character"] == "gog"
    assert (view["drinks"], view["first"], view["active"]) == (["RDI 1", "RDI 2"], 1, 1)
    assert view["bar_deck"] > 0
    mine = hall.tables.my_tables(guest)[0].to_json()
    assert (mine["turn"], mine["hand"], mine["hands"]) == (1, None, None)

    hall.tables.stand(code, host, 0)
    hall.tables.stand(code, guest, 1)
    hall.watch(code, guest)
    play_to_the_end(hall, code)

    again = hall.table(hall.tables.rematch(code, guest))
    assert (again.game, again.options, len(again.seats)) == ("tavern", hall.table(code).options, 2)


def test_options_are_complete_and_strangers_play_sealed(quick_tavern: Hall) -> None:
    hall = quick_tavern
    people = hall.people(2)

    own = hall.tables.create(people[0], "tavern", seats=8, name="Olga")
    public = hall.tables.create(people[1], "tavern", seats=2, name="Brida", visibility="public", speed="fast")

    assert own.options == {"drinks": ["RDI 1"], "events": [], "first": -1, "mode": "masked", "variant": "individual"}
    assert public.options["mode"] == "sealed"


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"hands": 3}, "options.hands"),
        ({"drinks": []}, "options.drinks"),
        ({"drinks": ["RDI 1", "RDI 1"]}, "options.drinks"),
        ({"drinks": [{"RDI": 1}]}, "options.drinks"),
        ({"drinks": "RDI 1"}, "options.drinks"),
        ({"first": 8}, "options.first"),
        ({"first": True}, "options.first"),
        ({"mode": "open"}, "options.mode"),
        ({"mode": ["fast"]}, "options.mode"),
    ],
)
def test_options_that_cannot_be_are_refused_by_their_name(quick_tavern: Hall, options: dict[str, object], field: str):
    (person,) = quick_tavern.people(1)

    with pytest.raises(ServiceRefused) as refused:
        quick_tavern.tables.create(person, "tavern", seats=4, name="Olga", options=options)

    assert refused.value.code == "bad_message"
    assert set(refused.value.fields) == {field}


def test_a_first_player_whose_seat_was_taken_away_is_drawn_by_lot(quick_tavern: Hall) -> None:
    hall = quick_tavern
    people = hall.people(2)
    code = hall.open(people, 4, options={"first": 3})
    hall.tables.set_table(code, people[0], seats=2)
    for seat, person in enumerate(people):
        hall.tables.set_seat(code, person, seat, ready=True)

    hall.tables.start(code, people[0])

    assert hall.frame(code).view["first"] in (0, 1)
