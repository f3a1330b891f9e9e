"""Who was sent away does not come back: as a person, under the name, and for an hour from the browser."""

from collections.abc import Callable

import pytest
from sqlalchemy import func, select

from dwarfdraft.service.values import BANNED_BROWSER_S
from dwarfdraft.store import schema
from dwarfdraft.store.schema import ban, watcher
from tests.service.hall import Hall, P, refused
from tests.store.stores import unchanged


def key_of(act: Callable[P, object], *args: P.args, **how: P.kwargs) -> tuple[str, str]:
    """Return code and key of a refusal."""
    refusal = refused(act, *args, **how)
    return refusal.code, refusal.key


def sent_away(hall: Hall, browser: str | None = None) -> tuple[str, str, str]:
    """Have a guest sit down and be sent away; return the table, its host and the guest."""
    code, (host, guest) = hall.made(2)
    hall.tables.sit(code, guest, name="Olga", browser=browser)
    hall.tables.kick(code, host, 1)
    return code, host, guest


def test_the_same_person_does_not_come_back_under_any_name(hall: Hall) -> None:
    code, _, guest = sent_away(hall)
    assert key_of(hall.tables.sit, code, guest) == ("closed", "kicked")
    assert key_of(hall.tables.sit, code, guest, name="Brida") == ("closed", "kicked")
    hall.clock.time += 30 * 24 * 3600
    assert key_of(hall.tables.sit, code, guest, name="Brida") == ("closed", "kicked")


@pytest.mark.parametrize("name", ["Olga", "OLGA", "𝐎𝐥𝐠𝐚", "0lga"])
def test_a_fresh_person_does_not_come_back_under_the_name_as_it_is_compared(quick_hall: Hall, name: str) -> None:
    code, _, _ = sent_away(quick_hall)
    (fresh,) = quick_hall.people(1)
    with unchanged(quick_hall.store):
        assert key_of(quick_hall.tables.sit, code, fresh, name=name) == ("bad_name", "name_kicked")
    quick_hall.tables.set_person(fresh, name=name)
    assert key_of(quick_hall.tables.sit, code, fresh) == ("bad_name", "name_kicked")
    quick_hall.tables.sit(code, fresh, name="Brida")
    assert key_of(quick_hall.tables.set_seat, code, fresh, 1, name=name) == ("bad_name", "name_kicked")


def test_a_fresh_person_does_not_come_back_from_the_browser_for_an_hour(hall: Hall) -> None:
    code, _, _ = sent_away(hall, browser="phone")
    fresh, friend, without = hall.people(3)
    assert key_of(hall.tables.sit, code, fresh, name="Brida", browser="phone") == ("closed", "kicked_browser")
    hall.tables.sit(code, friend, name="Ketil", browser="laptop")
    hall.tables.sit(code, without, name="Yrsa")
    hall.clock.time += BANNED_BROWSER_S - 1
    assert key_of(hall.tables.sit, code, fresh, name="Brida", browser="phone") == ("closed", "kicked_browser")
    hall.clock.time += 1
    hall.tables.sit(code, fresh, name="Brida", browser="phone")


def test_a_browser_that_only_watched_since_sitting_down_is_known_too(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, (host, guest, fresh) = quick_hall.made(3)
    tables.sit(code, guest, name="Olga")
    tables.connected(code, guest, "sid-1", "phone")
    tables.connected(code, guest, "sid-2", "laptop")
    tables.disconnected("sid-2")
    tables.kick(code, host, 1)
    assert key_of(tables.sit, code, fresh, name="Brida", browser="phone") == ("closed", "kicked_browser")
    assert key_of(tables.sit, code, fresh, name="Brida", browser="laptop") == ("closed", "kicked_browser")


def test_whoever_has_a_seat_and_the_host_are_not_hit_by_the_browser_of_another(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, (host, guest, friend) = quick_hall.made(3)
    tables.sit(code, guest, name="Olga", browser="phone")
    tables.sit(code, friend, name="Ketil", browser="phone")
    tables.kick(code, host, 1)
    tables.sit(code, friend, browser="phone")
    tables.sit(code, host, seat=1, name="My cousin", browser="phone")


def test_nothing_is_kept_of_a_browser_after_an_hour_and_the_host_is_told(hall: Hall) -> None:
    code, host, _ = sent_away(hall, browser="phone")
    (other,) = hall.people(1)
    hall.tables.sit(code, other, name="Ketil", browser="laptop")
    hall.tables.connected(code, other, "sid", "tablet")
    hall.tables.disconnected("sid")
    told = len(hall.bus.tables_told)
    hall.clock.time += BANNED_BROWSER_S
    hall.tables.report_alive()
    with hall.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(schema.browser)).scalar_one() == 0
        assert connection.execute(select(func.count()).select_from(watcher)).scalar_one() == 0
        assert connection.execute(select(ban.c.browsers, ban.c.until)).all() == [([], None)]
    assert hall.bus.tables_told[told:] == [code]
    (line,) = hall.table(code, host).barred
    assert (line.names, line.browser_s) == (("Olga",), None)
    hall.tables.report_alive()
    assert len(hall.bus.tables_told) == told + 1


def test_the_host_alone_sees_who_is_barred_and_for_how_long(quick_hall: Hall) -> None:
    code, host, guest = sent_away(quick_hall, browser="phone")
    quick_hall.clock.time += 600
    (line,) = quick_hall.table(code, host).barred
    assert line.to_json() == {"tag": line.tag, "names": ["Olga"], "browser_s": 3000}
    assert guest not in str(line)
    assert "phone" not in str(line)
    assert quick_hall.table(code, guest).barred == ()
    assert quick_hall.table(code, None).barred == ()


def test_the_host_lets_somebody_back_in_with_name_and_browser(hall: Hall) -> None:
    code, host, guest = sent_away(hall, browser="phone")
    (line,) = hall.table(code, host).barred
    with unchanged(hall.store):
        assert refused(hall.tables.let_back, code, guest, line.tag).code == "not_host"
    assert hall.tables.let_back(code, host, "somebody").barred == (line,)
    assert hall.tables.let_back(code, host, line.tag).barred == ()
    assert hall.tables.let_back(code, host, line.tag).barred == ()
    assert hall.tables.sit(code, guest, browser="phone").you.name == "Olga"


def test_everybody_at_one_device_is_sent_away_with_all_names(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, (host, guest, fresh) = quick_hall.made(3)
    tables.sit(code, guest, name="Olga")
    tables.sit(code, guest, seat=2, name="Ketil")
    table = tables.kick(code, host, 2)
    assert [seat.chair for seat in table.seats[1:]] == [None] * 3
    assert table.barred[0].names == ("Olga", "Ketil")
    assert key_of(tables.sit, code, fresh, name="Olga") == ("bad_name", "name_kicked")
    assert key_of(tables.sit, code, fresh, name="Ketil") == ("bad_name", "name_kicked")


def test_who_was_sent_away_stays_so_in_play_and_at_the_next_table(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, (host, guest, fresh) = quick_hall.made(3, seats=2, options={"hands": 1})
    tables.sit(code, guest, name="Olga", browser="phone")
    tables.kick(code, host, 1)
    tables.set_bot(code, host, 1, "any")
    tables.start(code, host)
    assert key_of(tables.sit, code, guest) == ("closed", "kicked")
    quick_hall.watch(code, host)
    while quick_hall.table(code).status != "over":
        quick_hall.settle()
        if 0 in quick_hall.frame(code).marks["asked"]:
            quick_hall.answer(code, host, 0)
    following = tables.rematch(code, host)
    tables.set_bot(following, host, 1, None)
    assert key_of(tables.sit, following, guest) == ("closed", "kicked")
    assert key_of(tables.sit, following, fresh, name="Olga") == ("bad_name", "name_kicked")
    assert key_of(tables.sit, following, fresh, name="Brida", browser="phone") == ("closed", "kicked_browser")
    assert len(tables.table(following, host).barred) == 1
