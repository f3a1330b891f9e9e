"""Seats: sitting down, standing up, dwarves, bots, kicking. And how a table looks to a person."""

import base64
import hashlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from dwarfdraft.service.acts import News
from dwarfdraft.service.api import BOTS, ChairInfo, Offer, SeatInfo, ServiceRefused, TableInfo, You
from dwarfdraft.service.councils import captain_of
from dwarfdraft.service.house import House, Kept, catch_up, seated
from dwarfdraft.service.names import MOST_CHARACTERS, check_unlike, read_name
from dwarfdraft.service.people import known
from dwarfdraft.service.play import own_chair
from dwarfdraft.service.presence import absent
from dwarfdraft.service.roles import fitted, write_dwarves
from dwarfdraft.store import log, people, seating
from dwarfdraft.store.rows import ChairRow, TableRow


def tag_of(code: str, person: str) -> str:
    """Return the public id of a person at a table; the person id cannot be found from it."""
    short = hashlib.blake2b(person.encode(), key=code.encode(), digest_size=5).digest()
    return base64.b32encode(short).decode().lower()


def missing(chairs: Sequence[ChairRow], host: str | None) -> tuple[str, ...]:
    """Return why a game cannot start. The host need not say that they are ready: they press start."""
    found = []
    if any(chair.is_free for chair in chairs):
        found.append("seats_empty")
    if any(chair.person_id not in (None, host) and not chair.ready for chair in chairs):
        found.append("not_ready")
    return tuple(found)


def table_info(
    table: TableRow, chairs: Sequence[ChairRow], here: set[str], person: str | None, offer: Offer
) -> TableInfo:
    """Return a table as a person sees it."""
    teams = offer.teams(table.options, len(chairs))
    captains = {captain_of(team, chairs, lambda seat: False) for team in teams if len(team) > 1}
    sitting = {chair.person_id for chair in chairs if chair.person_id is not None and not chair.left}
    mine = [chair for chair in chairs if person is not None and chair.person_id == person]
    crown = host_seat(table, chairs)
    return TableInfo(
        code=table.code,
        game=table.game,
        status=table.status,
        options=table.options,
        speed=table.speed,
        visibility=table.visibility,
        bots_may_be_taken=table.bots_may_be_taken,
        host=tag_of(table.code, table.host) if table.host is not None else None,
        you=You(
            tag=tag_of(table.code, person) if person is not None else None,
            seats=tuple(chair.seat for chair in mine),
            host=person is not None and person == table.host,
            name=mine[0].name if mine else None,
        ),
        seats=tuple(
            SeatInfo(one.seat, one.dwarf, _chair_info(table.code, one, here, captains, one.seat == crown))
            for one in chairs
        ),
        spectators=len(here - sitting),
        missing=missing(chairs, table.host) if table.status == "open" else (),
        next=table.next_code,
    )


def host_seat(table: TableRow, chairs: Sequence[ChairRow]) -> int | None:
    """Return the seat of the host, the one sat on longest: whoever else plays at the host's device is not host."""
    own = [chair for chair in chairs if table.host is not None and chair.person_id == table.host]
    return min(own, key=lambda chair: (chair.left, chair.sat_at, chair.seat)).seat if own else None


def _chair_info(
    code: str, chair: ChairRow, here: set[str], captains: Collection[int | None], host: bool
) -> ChairInfo | None:
    if chair.is_free:
        return None
    person = chair.person_id
    return ChairInfo(
        kind="bot" if person is None else "person",
        name=chair.name,
        tag=None if person is None else tag_of(code, person),
        bot=chair.bot,
        connected=person is None or (person in here and not chair.left),
        ready=chair.ready or person is None,
        bot_acts=person is not None and chair.by_bot,
        left=chair.left,
        sober=chair.sober,
        captain=chair.seat in captains,
        host=host,
    )


def nobody(now: float) -> dict[str, Any]:
    """Return the columns of a seat that nobody sits on."""
    return {
        "person_id": None,
        "bot": None,
        "name": None,
        "ready": False,
        "sober": False,
        "left": False,
        "bot_acts": False,
        "sat_at": now,
        "captain": False,
    }


def check_open(table: TableRow) -> None:
    """Let pass what is possible only before the game. Refuses with `closed`."""
    if table.status != "open":
        raise ServiceRefused("closed", "has_begun" if table.status == "playing" else "is_over")


def check_host(table: TableRow, person: str) -> None:
    """Let pass who is host. Refuses with `not_host`."""
    if table.host != person:
        raise ServiceRefused("not_host")


def next_host(table: TableRow, chairs: Sequence[ChairRow], here: set[str]) -> str | None:
    """Return the person who has sat longest among those who are here, the present host aside."""
    sitting = [
        chair
        for chair in chairs
        if chair.person_id is not None and chair.person_id in here and not chair.left and chair.person_id != table.host
    ]
    return min(sitting, key=lambda chair: (chair.sat_at, chair.seat)).person_id if sitting else None


class Seats:
    """Who sits where."""

    def __init__(self, house: House) -> None:
        self.house = house

    def info(self, connection: Connection, table_id: int, person: str | None) -> TableInfo:
        """Return a table as a person sees it."""
        table = seating.table(connection, table_id)
        chairs = seating.chairs(connection, table_id)
        return table_info(table, chairs, people.watchers(connection, table_id), person, self.house.offer(table))

    def sit(self, code: str, person: str, seat: int | None, name: str | None, dwarf: str | None) -> TableInfo:
        """Take a seat."""
        wanted_name = None if name is None else read_name(name)
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> TableInfo:
            who = known(connection, person)
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            if table.status == "over":
                raise ServiceRefused("closed", "is_over")
            if person in table.barred:
                raise ServiceRefused("closed", "kicked")
            chair = _seat_for(table, chairs, person, seat)
            if chair.person_id == person:
                if chair.left or chair.bot_acts:
                    seating.change_chair(connection, table_id, chair.seat, left=False, bot_acts=False)
            else:
                sits = any(c.person_id == person for c in chairs)
                full_name = wanted_name or (None if sits else who.name)
                if full_name is None:
                    key = "name_second" if sits else "name_length"  # a second person at the same device
                    raise ServiceRefused("bad_name", key, {"most": MOST_CHARACTERS}, {"name": key})
                self._take(connection, table, chairs, chair, person, full_name)
                log.drop_due(connection, table_id, [("away", chair.seat)])  # it was for who sat there before
                if wanted_name is not None and not sits:
                    people.change_person(connection, person, name=wanted_name)
                if dwarf is not None and table.status == "open":
                    self._choose_dwarf(connection, table, chairs, chair, dwarf)
            self._replan(connection, kept, table, person, news)
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def _take(
        self,
        connection: Connection,
        table: TableRow,
        chairs: list[ChairRow],
        chair: ChairRow,
        person: str,
        name: str,
    ) -> None:
        check_unlike(name, (c.name for c in chairs if c.person_id is not None and c.seat != chair.seat))
        values = {**nobody(self.house.now()), "person_id": person, "name": name, "claim": chair.claim + 1}
        if table.status == "playing":
            values["sober"] = chair.sober  # it is part of the game that runs
        seating.change_chair(connection, table.id, chair.seat, **values)

    def _replan(self, connection: Connection, kept: Kept, table: TableRow, person: str, news: News) -> None:
        """Write what is due now that somebody else answers for a seat."""
        news.seating = True
        if table.status != "playing":
            return
        chairs = seating.chairs(connection, table.id)
        match = catch_up(connection, self.house.offer(table), table, kept)
        news.teams.update(chair.seat for chair in chairs if chair.person_id == person)  # they may have a new captain
        self.house.settle(connection, table, match, chairs, news)
        if person not in people.watchers(connection, table.id):
            absent(self.house, connection, table, chairs, person)

    def stand(self, code: str, person: str, seat: int) -> TableInfo:
        """Leave a seat."""
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> TableInfo:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair = own_chair(chairs, seat, person)
            match table.status:
                case "over":
                    raise ServiceRefused("closed", "is_over")
                case "open":
                    empty_seat(self.house, connection, table, chairs, chair)
                case "playing":
                    seating.change_chair(connection, table_id, seat, left=True, bot_acts=False)
                    sits_elsewhere = any(c.person_id == person and not c.left and c.seat != seat for c in chairs)
                    heir = next_host(table, chairs, people.watchers(connection, table_id))
                    if table.host == person and heir is not None and not sits_elsewhere:
                        seating.change_table(connection, table_id, host=heir)
            self._replan(connection, kept, table, person, news)
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def set_seat(
        self,
        code: str,
        person: str,
        seat: int,
        dwarf: str | None,
        name: str | None,
        ready: bool | None,
        sober: bool | None,
    ) -> TableInfo:
        """Change what is given of a seat before the start."""
        wanted_name = None if name is None else read_name(name)
        table_id = self.house.id_of(code)

        def work(connection: Connection, _kept: Kept, news: News) -> TableInfo:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair = seated(chairs, seat)
            own = chair.person_id == person
            for_host = chair.person_id is None and table.host == person and (wanted_name, ready, sober) == (None,) * 3
            if not own and not for_host:
                raise ServiceRefused("no_chair", data={"seat": seat})
            check_open(table)
            changes: dict[str, Any] = {}
            if wanted_name is not None:
                check_unlike(wanted_name, (c.name for c in chairs if c.person_id is not None and c.seat != seat))
                changes["name"] = wanted_name
                if next(c.seat for c in chairs if c.person_id == person) == seat:
                    people.change_person(connection, person, name=wanted_name)
            if ready is not None:
                changes["ready"] = ready
            if sober is not None:
                changes["sober"] = sober
            if dwarf is not None:
                self._choose_dwarf(connection, table, chairs, chair, dwarf)
            if changes:
                seating.change_chair(connection, table_id, seat, **changes)
            news.seating = True
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def _choose_dwarf(
        self, connection: Connection, table: TableRow, chairs: list[ChairRow], chair: ChairRow, dwarf: str
    ) -> None:
        offer = self.house.offer(table)
        if dwarf not in offer.characters:
            raise ServiceRefused("bad_message", fields={"dwarf": "unknown_dwarf"}, data={"dwarf": dwarf})
        if dwarf not in offer.characters_at(table.options, chair.seat):
            raise ServiceRefused("bad_message", fields={"dwarf": "dwarf_not_here"}, data={"dwarf": dwarf})
        holder = next((c for c in chairs if c.dwarf == dwarf), None)
        if holder is None:
            seating.change_chair(connection, table.id, chair.seat, dwarf=dwarf)
        elif holder.seat == chair.seat:
            return
        elif holder.person_id is None or holder.person_id == chair.person_id:
            dwarves = [c.dwarf for c in chairs]
            dwarves[chair.seat], dwarves[holder.seat] = dwarf, chair.dwarf
            fit = fitted(offer, table.options, dwarves, self.house.chance)
            own = (None, chair.person_id)
            if fit[chair.seat] != dwarf or any(c.dwarf != fit[c.seat] for c in chairs if c.person_id not in own):
                raise ServiceRefused("taken", "dwarf_taken", {"dwarf": dwarf}, {"dwarf": "dwarf_taken"})
            write_dwarves(connection, table.id, chairs, fit)
        else:
            raise ServiceRefused("taken", "dwarf_taken", {"dwarf": dwarf}, {"dwarf": "dwarf_taken"})

    def set_bot(self, code: str, person: str, seat: int, bot: str | None) -> TableInfo:
        """Put a bot on a seat, or take it away."""
        table_id = self.house.id_of(code)

        def work(connection: Connection, _kept: Kept, news: News) -> TableInfo:
            table, chair = self._for_host(connection, table_id, person, seat)
            if bot is not None and bot not in BOTS:
                raise ServiceRefused("bad_message", fields={"bot": "unknown_bot"}, data={"bot": bot})
            if chair.person_id is not None:
                raise ServiceRefused("taken", "seat_taken", {"seat": seat}, {"seat": "seat_taken"})
            values = {**nobody(self.house.now()), "bot": bot, "claim": chair.claim + 1}
            seating.change_chair(connection, table.id, seat, **values)
            news.seating = True
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def kick(self, code: str, person: str, seat: int) -> TableInfo:
        """Remove a person without return."""
        table_id = self.house.id_of(code)

        def work(connection: Connection, _kept: Kept, news: News) -> TableInfo:
            table, chair = self._for_host(connection, table_id, person, seat)
            if chair.person_id in (None, person):
                raise ServiceRefused("no_chair", "nobody_to_kick", {"seat": seat})
            seating.change_table(connection, table_id, barred=[*table.barred, chair.person_id])
            chairs = seating.chairs(connection, table_id)
            for other in chairs:
                if other.person_id == chair.person_id:
                    empty_seat(self.house, connection, table, chairs, other)
            news.seating = True
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def _for_host(self, connection: Connection, table_id: int, person: str, seat: int) -> tuple[TableRow, ChairRow]:
        table = seating.lock_table(connection, table_id)
        chair = seated(seating.chairs(connection, table_id), seat)
        check_host(table, person)
        check_open(table)
        return table, chair


def _seat_for(table: TableRow, chairs: list[ChairRow], person: str, seat: int | None) -> ChairRow:
    """Return the seat that a person may take: the given one, or the first possible.

    In play nobody takes a second seat: a bot's hand is not for a neighbour to see.
    """
    playing = table.status == "playing"
    sits = any(chair.person_id == person for chair in chairs)

    def possible(chair: ChairRow) -> bool:
        if chair.is_free or chair.person_id == person:
            return True
        return playing and not sits and table.bots_may_be_taken and (chair.bot is not None or chair.left)

    if seat is not None:
        chair = seated(chairs, seat)
        if possible(chair):
            return chair
        if playing and (chair.bot is not None or chair.left):
            raise ServiceRefused("closed", "sits_already" if sits else "bots_not_to_be_taken")
        raise ServiceRefused("taken", "seat_taken", {"seat": seat}, {"seat": "seat_taken"})
    own = [chair for chair in chairs if chair.person_id == person]
    for chair in [*(c for c in own if c.left), *own, *chairs]:
        if possible(chair):
            return chair
    if playing and not table.bots_may_be_taken and any(chair.bot is not None or chair.left for chair in chairs):
        raise ServiceRefused("closed", "bots_not_to_be_taken")
    raise ServiceRefused("full")


def empty_seat(house: House, connection: Connection, table: TableRow, chairs: list[ChairRow], chair: ChairRow) -> None:
    """Make a seat free before the game; the crown passes on if its host has no seat any more."""
    seating.change_chair(connection, table.id, chair.seat, **nobody(house.now()), claim=chair.claim + 1)
    chairs[chair.seat] = replace(chair, person_id=None, bot=None, name=None)
    left = [c for c in chairs if c.person_id is not None]
    if table.host == chair.person_id and not any(c.person_id == table.host for c in left) and left:
        heir = min(left, key=lambda c: (c.sat_at, c.seat)).person_id
        seating.change_table(connection, table.id, host=heir)
