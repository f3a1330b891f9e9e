"""Tables of the tavern: options, the way to the game, four bots at play, the end and the rematch."""

import pytest

from tests.service.hall import Hall, refused

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
    (maker,) = quick_tavern.people(1)
    code = quick_tavern.tables.quick(maker, "tavern", seats=4, options={"mode": "fast"})
    quick_tavern.watch(code, maker)
    quick_tavern.bus.wanted = [None]
    quick_tavern.tables.stand(code, maker, 0)

    error = refused(quick_tavern.tables.summary, code)
    assert (error.code, error.key) == ("closed", "not_over")

    play_to_the_end(quick_tavern, code)

    told = quick_tavern.tables.summary(code)
    assert (told["winners"], told["turns"]) == (
        quick_tavern.frame(code).view["winners"],
        quick_tavern.frame(code).view["turn"],
    )
    view = quick_tavern.frame(code).view
    sheet = quick_tavern.tables.scores(code)
    events = quick_tavern.tables.log(code, 0)
    heard = [event["n"] for viewer, frame in quick_tavern.bus.frames if viewer is None for event in frame.events or []]
    assert view["winners"]
    assert [row[0] for row in sheet.rows if row[sheet.columns.index("won")] == "yes"] == view["winners"]
    assert {event["kind"] for event in events} >= {"turn", "drunk", "ordered", "out", "won"}
    assert heard == list(range(heard[0], quick_tavern.frame(code).n + 1))


def test_a_table_is_made_played_and_played_again(quick_tavern: Hall) -> None:
    host, guest = quick_tavern.people(2)
    code = quick_tavern.open(
        [host, guest], speed="fast", options={"drinks": ["RDI 2", "RDI 1"], "first": 1, "mode": "fast"}
    )
    quick_tavern.tables.set_seat(code, guest, 1, role="gog", ready=True)

    quick_tavern.tables.start(code, host)

    view = quick_tavern.frame(code, 1).view
    assert view["seats"][1]["character"] == "gog"
    assert (view["drinks"], view["first"], view["active"]) == (["RDI 1", "RDI 2"], 1, 1)
    assert view["bar_deck"] > 0
    mine = quick_tavern.tables.my_tables(guest)[0].to_json()
    assert (mine["turn"], mine["hand"], mine["hands"]) == (1, None, None)

    quick_tavern.tables.stand(code, host, 0)
    quick_tavern.tables.stand(code, guest, 1)
    quick_tavern.watch(code, guest)
    play_to_the_end(quick_tavern, code)

    again = quick_tavern.table(quick_tavern.tables.rematch(code, guest))
    assert (again.game, again.options, len(again.seats)) == ("tavern", quick_tavern.table(code).options, 2)


def test_options_are_complete_and_strangers_play_sealed(quick_tavern: Hall) -> None:
    people = quick_tavern.people(2)

    own = quick_tavern.tables.create(people[0], "tavern", seats=8, name="Olga")
    public = quick_tavern.tables.create(people[1], "tavern", seats=2, name="Brida", visibility="public", speed="fast")

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

    error = refused(quick_tavern.tables.create, person, "tavern", seats=4, name="Olga", options=options)

    assert error.code == "bad_message"
    assert set(error.fields) == {field}


def test_a_first_player_whose_seat_was_taken_away_is_drawn_by_lot(quick_tavern: Hall) -> None:
    code, people = quick_tavern.opened(2, 4, options={"first": 3})
    quick_tavern.tables.set_table(code, people[0], seats=2)
    for seat, person in enumerate(people):
        quick_tavern.tables.set_seat(code, person, seat, ready=True)

    quick_tavern.tables.start(code, people[0])

    assert quick_tavern.frame(code).view["first"] in (0, 1)
