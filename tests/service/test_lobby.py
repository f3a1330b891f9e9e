"""Tables before the game: making, sitting, options, names, dwarves, bots, kicking, start and rematch."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from dwarfdraft.games.draft.cards import DWARVES
from dwarfdraft.service.values import TableInfo
from tests.service.hall import NAMES, Hall, command_id, refused
from tests.store.stores import everything, unchanged


def test_the_maker_sits_on_seat_0_and_is_host(hall: Hall) -> None:
    (person,) = hall.people(1)
    table = hall.tables.create(person, "draft", seats=4, name="Durgin")
    assert len(table.code) == 8
    assert table.code.isdigit()
    assert table.you.host
    assert table.you.seats == (0,)
    assert table.host == table.you.tag
    assert table.you.tag not in (None, person)
    assert table.status == "open"
    assert table.speed == "none"
    assert table.missing == ("seats_empty",)
    assert [seat.chair is None for seat in table.seats] == [False, True, True, True]
    assert len({seat.role for seat in table.seats}) == 4


def test_the_wire_form_of_a_table_holds_no_person_id(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2)
    shown = str([table.to_json() for table in quick_hall.tables.tables_for(code, people).values()])
    assert not any(person in shown for person in people)


def test_each_person_sees_the_table_with_their_own_seats(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.open(people[:2])
    tables = quick_hall.tables.tables_for(code, people)
    assert [tables[person].you.seats for person in people] == [(0,), (1,), ()]
    assert [tables[person].you.host for person in people] == [True, False, False]
    quick_hall.watch(code, *people)
    assert quick_hall.table(code).spectators == 1


BAD_TABLES: list[tuple[dict[str, Any], set[str]]] = [
    ({"game": "chess"}, {"game"}),
    ({"seats": 1}, {"seats"}),
    ({"seats": 9}, {"seats"}),
    ({"seats": "4"}, {"seats"}),
    ({"speed": "warp", "visibility": "secret"}, {"speed", "visibility"}),
    ({"options": {"hands": 0}}, {"options.hands"}),
    ({"options": {"hands": 10}}, {"options.hands"}),
    ({"options": {"hands": True}}, {"options.hands"}),
    ({"options": {"drinking": 1}}, {"options.drinking"}),
    ({"options": {"timer_s": 9}}, {"options.timer_s"}),
    ({"options": {"sip_limit": 13}}, {"options.sip_limit"}),
    ({"options": {"beer": "free"}, "seats": 0}, {"options.beer", "seats"}),
    ({"options": ["hands"]}, {"options"}),
]


@pytest.mark.parametrize(("changed", "fields"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_by_field(
    quick_hall: Hall, changed: dict[str, Any], fields: set[str]
) -> None:
    (person,) = quick_hall.people(1)
    with unchanged(quick_hall.store):
        wish: dict[str, Any] = {"game": "draft", "seats": 4, "name": "Durgin", **changed}
        error = refused(quick_hall.tables.create, person, **wish)
        assert error.code == "bad_message"
        assert set(error.fields) == fields


def test_options_are_completed_with_defaults_and_changed_one_by_one(hall: Hall) -> None:
    code, people = hall.opened(2, options={"hands": 3})
    assert hall.table(code).options["hands"] == 3
    assert hall.table(code).options["sip_limit"] == 4
    table = hall.tables.set_table(code, people[0], options={"drinking": True}, speed="fast", visibility="public")
    assert (table.options["hands"], table.options["drinking"], table.speed) == (3, True, "fast")


def test_changed_options_unready_everybody_and_unchanged_ones_do_not(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2)
    assert quick_hall.table(code).missing == ()
    quick_hall.tables.set_table(code, people[0], visibility="public", options={"hands": 1})
    assert quick_hall.table(code).missing == ()
    quick_hall.tables.set_table(code, people[0], options={"hands": 2})
    assert quick_hall.table(code).missing == ("not_ready",)


def test_seats_are_added_and_removed_where_nobody_sits(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2)
    table = quick_hall.tables.set_table(code, people[0], seats=8)
    assert len({seat.role for seat in table.seats}) == 8
    quick_hall.tables.sit(code, people[1], seat=6, name=NAMES[6])
    with unchanged(quick_hall.store):
        assert refused(quick_hall.tables.set_table, code, people[0], seats=5).code == "taken"
    quick_hall.tables.stand(code, people[1], 6)
    assert len(quick_hall.tables.set_table(code, people[0], seats=3).seats) == 3


def test_only_the_host_rules_and_only_until_the_start(hall: Hall) -> None:
    code, people = hall.opened(3)
    tables = hall.tables
    for_host: list[Callable[[str], Any]] = [
        lambda who: tables.set_table(code, who, options={"hands": 2}),
        lambda who: tables.set_bot(code, who, 1, None),
        lambda who: tables.kick(code, who, 2),
        lambda who: tables.start(code, who),
    ]
    before, told = everything(hall.store), hall.bus.told()
    assert {refused(partial(act, people[1])).code for act in for_host} == {"not_host"}
    assert everything(hall.store) == before
    assert hall.bus.told() == told
    tables.start(code, people[0])
    with unchanged(hall.store):
        assert {refused(partial(act, people[0])).code for act in for_host} == {"closed"}
        assert refused(tables.set_seat, code, people[1], 1, ready=False).code == "closed"


def test_everything_at_a_table_that_is_not_there_says_so(quick_hall: Hall) -> None:
    (person,) = quick_hall.people(1)
    t = quick_hall.tables
    acts: list[Callable[[], Any]] = [
        lambda: t.table("12345678", person),
        lambda: t.sit("12345678", person),
        lambda: t.stand("12345678", person, 0),
        lambda: t.set_table("12345678", person),
        lambda: t.set_seat("12345678", person, 0),
        lambda: t.start("12345678", person),
        lambda: t.rematch("12345678", person),
        lambda: t.frame("12345678", None),
        lambda: t.connected("12345678", person, "sid"),
        lambda: t.log("12345678"),
        lambda: t.scores("12345678"),
        lambda: t.export("12345678"),
        lambda: t.check_viewer("12345678", person, None),
        lambda: t.tables_for("12345678", [person]),
        lambda: t.kick("not a code", person, 0),
        lambda: t.set_bot("", person, 0, "any"),
    ]
    assert {refused(act).code for act in acts} == {"no_table"}


# Sitting


def test_the_first_free_seat_is_taken_unless_one_is_named(quick_hall: Hall) -> None:
    code, people = quick_hall.made(3)
    assert quick_hall.tables.sit(code, people[1], seat=2, name=NAMES[1]).you.seats == (2,)
    assert quick_hall.tables.sit(code, people[2], name=NAMES[2]).you.seats == (1,)


def test_sitting_again_without_a_seat_keeps_the_own_one(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2, seats=3)
    before = quick_hall.table(code, people[1])
    assert quick_hall.tables.sit(code, people[1]) == before


def test_one_person_may_hold_several_seats(quick_hall: Hall) -> None:
    code, (person,) = quick_hall.made(seats=3)
    quick_hall.tables.sit(code, person, seat=1, name=NAMES[1])
    assert quick_hall.tables.sit(code, person, seat=2, name="My cousin").you.seats == (0, 1, 2)
    assert [seat.chair and seat.chair.name for seat in quick_hall.table(code).seats] == [
        NAMES[0],
        NAMES[1],
        "My cousin",
    ]
    assert quick_hall.person(person).name == NAMES[0]


@pytest.mark.parametrize(
    ("name", "code", "fault"),
    [
        (None, "bad_name", "name_second"),
        ("", "bad_name", "name_length"),
        ("  ", "bad_name", "name_length"),
        (NAMES[0], "taken", "name_taken"),
        (NAMES[0].upper(), "taken", "name_taken"),
    ],
)
def test_a_second_person_at_a_device_needs_a_name_of_their_own(
    quick_hall: Hall, name: str | None, code: str, fault: str
) -> None:
    table, (person,) = quick_hall.made(seats=3)
    with unchanged(quick_hall.store):
        error = refused(quick_hall.tables.sit, table, person, seat=1, name=name)
        assert (error.code, error.fields) == (code, {"name": fault})
    quick_hall.tables.sit(table, person, seat=1, name="My cousin")
    error = refused(quick_hall.tables.set_seat, table, person, 1, name=NAMES[0])
    assert (error.code, error.fields) == ("taken", {"name": "name_taken"})


def test_one_seat_is_the_hosts_however_many_sit_at_the_device(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, people = quick_hall.made(2, visibility="public")
    for seat in (1, 2):
        quick_hall.clock.time += 1
        tables.sit(code, people[2 - seat], seat=seat, name=NAMES[seat])
    assert _hosts(quick_hall.table(code)) == [0]
    quick_hall.tables.set_table(code, people[0], order=[2, 1, 0, 3])
    assert _hosts(quick_hall.table(code)) == [2]
    assert [one.host for one in tables.public_tables()] == [NAMES[0]]
    tables.stand(code, people[0], 2)
    assert _hosts(quick_hall.table(code)) == [0]
    tables.stand(code, people[0], 0)
    assert _hosts(quick_hall.table(code)) == [1]


def _hosts(table: TableInfo) -> list[int]:
    return [seat.seat for seat in table.seats if seat.chair is not None and seat.chair.host]


def test_a_taken_seat_a_full_table_and_a_stranger_are_refused(hall: Hall) -> None:
    people = hall.people(3)
    code = hall.open(people[:2])
    with unchanged(hall.store):
        assert refused(hall.tables.sit, code, people[2], seat=1, name="Third").code == "taken"
        assert refused(hall.tables.sit, code, people[2], name="Third").code == "full"
        assert refused(hall.tables.sit, code, people[2], seat=2, name="Third").code == "no_seat"
        assert refused(hall.tables.sit, code, "forged", name="Third").code == "no_person"
        assert refused(hall.tables.stand, code, people[2], 0).code == "no_chair"


def test_who_stands_up_frees_the_seat_and_the_host_passes_the_crown_on(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(3)
    quick_hall.tables.stand(code, people[0], 0)
    table = quick_hall.table(code, people[1])
    assert table.seats[0].chair is None
    assert table.you.host


# Dwarves, readiness, sobriety


def test_a_dwarf_is_chosen_once_and_swapped_with_an_empty_seat_or_a_bot(hall: Hall) -> None:
    code, people = hall.opened(2, seats=3)
    first, second, third = (seat.role for seat in hall.table(code).seats)
    unused = next(dwarf for dwarf in DWARVES if dwarf not in (first, second, third))
    assert hall.tables.set_seat(code, people[0], 0, role=unused).seats[0].role == unused
    error = refused(hall.tables.set_seat, code, people[0], 0, role=second)
    assert (error.code, error.fields) == ("taken", {"role": "role_taken"})
    table = hall.tables.set_seat(code, people[0], 0, role=third)
    assert (table.seats[0].role, table.seats[2].role) == (third, unused)
    table = hall.tables.set_seat(code, people[0], 2, role=first)  # the host may choose for a bot
    assert table.seats[2].role == first
    assert refused(hall.tables.set_seat, code, people[0], 0, role="gimli").code == "bad_message"
    assert refused(hall.tables.set_seat, code, people[1], 0, role=first).code == "no_chair"
    assert refused(hall.tables.set_seat, code, people[1], 2, role=second).code == "no_chair"


def test_who_drinks_water_does_so_in_the_game(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2, options={"drinking": True})
    quick_hall.tables.set_seat(code, people[1], 1, sober=True)
    quick_hall.tables.start(code, people[0])
    assert [seat["sober"] for seat in quick_hall.frame(code).view["seats"]] == [False, True]
    assert [seat["dwarf"] for seat in quick_hall.frame(code).view["seats"]] == [
        seat.role for seat in quick_hall.table(code).seats
    ]


def test_a_game_starts_when_all_seats_are_taken_and_all_guests_are_ready(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2, seats=3)
    quick_hall.tables.set_bot(code, people[0], 2, None)
    quick_hall.tables.set_seat(code, people[1], 1, ready=False)
    error = refused(quick_hall.tables.start, code, people[0])
    assert (error.code, error.data) == ("not_ready", {"missing": ["seats_empty", "not_ready"]})
    quick_hall.tables.set_bot(code, people[0], 2, "thumb")
    quick_hall.tables.set_seat(code, people[1], 1, ready=True)
    table = quick_hall.tables.start(code, people[0])
    assert table.status == "playing"
    assert quick_hall.bus.tables_told[-1] == code
    assert [event["kind"] for event in quick_hall.tables.log(code)] == ["deal"]


# Bots and kicking


def test_a_bot_takes_no_persons_seat_and_must_be_known(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2, seats=3)
    with unchanged(quick_hall.store):
        assert refused(quick_hall.tables.set_bot, code, people[0], 1, "any").code == "taken"
        assert refused(quick_hall.tables.set_bot, code, people[0], 2, "hal").code == "bad_message"
        assert refused(quick_hall.tables.set_bot, code, people[0], 3, "any").code == "no_seat"


def test_who_is_kicked_does_not_return(hall: Hall) -> None:
    code, people = hall.opened(2, seats=4)
    table = hall.tables.kick(code, people[0], 1)
    assert table.seats[1].chair is None
    assert hall.table(code, people[1]).you.seats == ()
    error = refused(hall.tables.sit, code, people[1])
    assert (error.code, error.key) == ("closed", "kicked")
    assert refused(hall.tables.kick, code, people[0], 0).code == "no_chair"
    assert refused(hall.tables.kick, code, people[0], 1).code == "no_chair"


# Names


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name_length"),
        ("   ", "name_length"),
        ("x" * 200, "name_length"),
        ("x" * 25, "name_length"),
        ("a\u200bb", "name_invisible"),
        ("a\x00b", "name_invisible"),
        ("\u0301", "name_invisible"),
        ("Z\u0336\u0337\u0338\u0335algo", "name_invisible"),
        ("\u202eolga", "name_invisible"),
        ("Durgіn", "name_mixed_letters"),  # a Cyrillic letter among Latin ones
        ("Οlga", "name_mixed_letters"),  # a Greek one
        ("DURG1N", "name_looks_like"),
        ("Durgín", "name_looks_like"),
        ("dur-gin".replace("-", "."), "name_looks_like"),
    ],
)
def test_a_name_that_cannot_be_told_apart_is_a_bad_name(quick_hall: Hall, name: str, key: str) -> None:
    code, people = quick_hall.made(2)
    with unchanged(quick_hall.store):
        error = refused(quick_hall.tables.sit, code, people[1], seat=1, name=name)
        assert (error.code, error.key, error.fields) == ("bad_name", key, {"name": key})


@pytest.mark.parametrize("name", ["Durgin", "durgin", " DURGIN "])
def test_a_name_of_somebody_seated_is_taken(quick_hall: Hall, name: str) -> None:
    code, people = quick_hall.made(2)
    error = refused(quick_hall.tables.sit, code, people[1], name=name)
    assert (error.code, error.fields) == ("taken", {"name": "name_taken"})


@pytest.mark.parametrize(
    "name", ["Ольга", "Ann Lee", "Ø", "Łukasz", "矮人", "Dwarf 7", "x" * 24, "🍺 Bo", "O'Neil", "Ё-моё"]
)
def test_a_plain_name_is_kept_as_it_is(quick_hall: Hall, name: str) -> None:
    code, people = quick_hall.made(2)
    assert quick_hall.tables.sit(code, people[1], name=f"  {name} ").you.name == name
    assert quick_hall.person(people[1]).name == name


def test_a_cyrillic_name_that_looks_like_a_latin_one_is_bad(quick_hall: Hall) -> None:
    code, people = quick_hall.made(2, seats=2, name="Cop")
    assert refused(quick_hall.tables.sit, code, people[1], name="Сор").key == "name_looks_like"


def test_a_name_given_once_is_used_at_the_next_table(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    quick_hall.open(people)
    assert quick_hall.tables.create(people[1], "draft", seats=2).you.name == NAMES[1]


def test_without_a_name_nobody_sits_but_anybody_plays_against_bots(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    error = refused(quick_hall.tables.create, people[1], "draft", seats=2)
    assert (error.code, error.fields) == ("bad_name", {"name": "name_length"})
    code = quick_hall.tables.quick(people[1], "draft", seats=8)
    table = quick_hall.table(code, people[1])
    assert (table.status, table.you.seats, table.you.name) == ("playing", (0,), None)
    assert [seat.chair and seat.chair.bot for seat in table.seats] == [None] + ["thumb"] * 7


def test_a_name_may_be_changed_until_the_start(quick_hall: Hall) -> None:
    code, people = quick_hall.opened(2)
    assert quick_hall.tables.set_seat(code, people[1], 1, name="Olga II").you.name == "Olga II"
    assert refused(quick_hall.tables.set_seat, code, people[1], 1, name="DURGIN").code == "taken"


# Lists


def test_public_open_tables_with_a_free_seat_are_listed(quick_hall: Hall) -> None:
    people = quick_hall.people(2)
    quick_hall.open(people, seats=3)
    code = quick_hall.tables.create(people[0], "draft", seats=3, visibility="public").code
    full = quick_hall.open(people, visibility="public")
    listed = quick_hall.tables.public_tables()
    assert [(t.code, t.host, t.seats, t.free) for t in listed] == [(code, NAMES[0], 3, 2)]
    assert full not in [t.code for t in listed]
    quick_hall.watch(code, people[1])
    quick_hall.clock.time += 700
    assert [t.code for t in quick_hall.tables.public_tables()] == [code]
    quick_hall.tables.disconnected(f"sid-{people[1]}")
    quick_hall.clock.time += 601
    assert quick_hall.tables.public_tables() == []


def test_my_tables_are_listed_with_my_move_first(hall: Hall) -> None:
    people = hall.people(2)
    first = hall.play(people)
    second = hall.play(people)
    hall.clock.time += 1
    third = hall.open(people)
    hall.answer(second, people[0], 0)
    mine = hall.tables.my_tables(people[0])
    assert next((t.code, t.your_move) for t in mine) == (first, True)
    assert {(t.code, t.your_move, t.status) for t in mine} == {
        (first, True, "playing"),
        (second, False, "playing"),
        (third, False, "open"),
    }
    assert mine[0].to_json()["hands"] == 1
    assert hall.tables.my_tables(hall.people(1)[0]) == []


# After the game


def test_a_rematch_keeps_people_seats_and_options_and_is_made_once(hall: Hall) -> None:
    people = hall.people(3)
    code = hall.play(people[:2], seats=3, options={"hands": 1, "more_luck": True})
    assert refused(hall.tables.rematch, code, people[0]).code == "closed"
    while hall.table(code).status != "over":
        if not hall.settle():
            hall.play_on(code, people, 1)
    assert refused(hall.tables.rematch, code, people[2]).code == "no_chair"
    new = hall.tables.rematch(code, people[1])
    assert hall.tables.rematch(code, people[0]) == new
    assert hall.table(code).next == new
    assert hall.bus.tables_told[-1] == code
    before, after = hall.table(code, people[0]), hall.table(new, people[0])
    assert after.status == "open"
    assert after.you.host
    assert after.options == before.options
    assert [(s.role, s.chair and (s.chair.name, s.chair.bot)) for s in after.seats] == [
        (s.role, s.chair and (s.chair.name, s.chair.bot)) for s in before.seats
    ]
    assert after.missing == ("not_ready",)
    hall.tables.set_seat(new, people[1], 1, ready=True)
    hall.tables.start(new, people[0])
    hall.answer(new, people[0], 0)


def test_a_finished_table_is_closed(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.play_on(code, people)
    tables = quick_hall.tables
    acts: list[Callable[[], Any]] = [
        lambda: tables.sit(code, people[2], name="Third"),
        lambda: tables.stand(code, people[0], 0),
        lambda: tables.set_table(code, people[0], bots_may_be_taken=False),
        lambda: tables.start(code, people[0]),
    ]
    assert {refused(act).code for act in acts} == {"closed"}


def test_scores_have_a_row_a_player_and_hand(hall: Hall) -> None:
    code, people = hall.begun(2, options={"hands": 3})
    assert refused(hall.tables.scores, code).code == "closed"
    assert refused(hall.tables.export, code).code == "closed"
    hall.play_on(code, people)
    scores = hall.tables.scores(code)
    assert scores.columns[:4] == ("seat", "name", "dwarf", "hand")
    assert len(scores.rows) == 6
    total = scores.columns.index("total")
    assert [row[total] for row in scores.rows[-2:]] == hall.frame(code).view["totals"]
    assert {row[1] for row in scores.rows} == set(NAMES[:2])


def test_an_export_holds_all_moves_and_the_seed_but_no_person(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    quick_hall.play_on(code, people)
    export = quick_hall.tables.export(code)
    assert len(export["seed"]) == 64
    assert [move["seq"] for move in export["moves"]] == list(range(1, len(export["moves"]) + 1))
    assert [event["n"] for event in export["events"]] == list(range(1, quick_hall.frame(code).n + 1))
    assert not any(person in str(export) for person in people)


# People


def test_a_person_has_a_random_id_and_remembers_name_language_and_theme(hall: Hall) -> None:
    first, second = (hall.tables.new_person("ru") for _ in range(2))
    assert first.id != second.id
    assert len(first.id) == 32
    assert first.language == "ru"
    assert hall.tables.new_person("tlh").language is None
    assert hall.tables.person("0" * 32) is None
    changed = hall.tables.set_person(first.id, name="Olga", theme="dark")
    assert hall.tables.person(first.id) == changed
    assert (changed.name, changed.language, changed.theme) == ("Olga", "ru", "dark")
    assert refused(hall.tables.set_person, "forged", name="Olga").code == "no_person"
    error = refused(hall.tables.set_person, first.id, language="tlh", theme="pink")
    assert set(error.fields) == {"language", "theme"}
    assert refused(hall.tables.set_person, first.id, name="").code == "bad_name"
    assert hall.tables.person(first.id) == changed


def test_a_device_link_gives_the_same_person_once_within_five_minutes(hall: Hall) -> None:
    (person,) = hall.people(1)
    link = hall.tables.device_link(person)
    assert link.seconds == 300
    assert hall.again().tables.redeem(link.token).id == person
    assert refused(hall.tables.redeem, link.token).code == "no_such_link"
    late = hall.tables.device_link(person)
    hall.clock.time += 301
    assert refused(hall.tables.redeem, late.token).code == "no_such_link"
    assert refused(hall.tables.redeem, "made up").code == "no_such_link"
    assert refused(hall.tables.device_link, "forged").code == "no_person"


def test_the_token_of_a_device_link_is_not_in_the_store(quick_hall: Hall) -> None:
    (person,) = quick_hall.people(1)
    link = quick_hall.tables.device_link(person)
    assert link.token not in str(everything(quick_hall.store))


def test_a_command_of_the_former_owner_of_a_seat_is_not_the_new_owners(quick_hall: Hall) -> None:
    people = quick_hall.people(3)
    code = quick_hall.play(people[:2])
    quick_hall.answer(code, people[0], 0, "command-one")
    quick_hall.tables.stand(code, people[0], 0)
    quick_hall.tables.sit(code, people[2], name="Third")
    quick_hall.answer(code, people[2], 0, "command-one")  # replaces the answer: it is another chair
    assert quick_hall.frame(code).marks["ready"] == [0]
    assert refused(quick_hall.answer, code, people[0], 0, command_id()).code == "no_chair"
