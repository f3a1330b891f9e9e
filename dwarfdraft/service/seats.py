"""Seats: sitting down, standing up, dwarves, bots, sending away, replacing. And how a table looks to a person."""

import base64
import hashlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from dwarfdraft.service.acts import News
from dwarfdraft.service.bars import check_may_come, check_name_may_come, send_away, shown
from dwarfdraft.service.councils import captain_of
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.house import House, Kept, catch_up, seated
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.names import MAX_CHARACTERS, check_unlike, read_name
from dwarfdraft.service.people import known
from dwarfdraft.service.play import own_chair
from dwarfdraft.service.presence import absent
from dwarfdraft.service.replacing import votes, votes_needed
from dwarfdraft.service.roles import fitted, write_dwarves
from dwarfdraft.service.values import BARRED_BROWSER_S, BOTS, ChairInfo, SeatInfo, TableInfo, You
from dwarfdraft.store import bars, log, people, seating
from dwarfdraft.store.rows import BarRow, ChairRow, TableRow


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
    table: TableRow,
    chairs: Sequence[ChairRow],
    here: set[str],
    person: str | None,
    offer: Offer,
    barred: Sequence[BarRow],
    now: float,
) -> TableInfo:
    """Return a table as a person sees it."""
    is_host = person is not None and person == table.host
    barred_tags = [tag_of(table.code, row.person_id) for row in barred]
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
            host=is_host,
            name=mine[0].name if mine else None,
            votes=tuple(chair.seat for chair in chairs if person is not None and person in votes(chairs, chair.seat)),
        ),
        seats=tuple(
            SeatInfo(one.seat, one.dwarf, _chair_info(table, chairs, one, here, captains, one.seat == crown))
            for one in chairs
        ),
        spectators=len(here - sitting),
        missing=missing(chairs, table.host) if table.status == "open" else (),
        next=table.next_code,
        barred=shown(barred, barred_tags, now) if is_host else (),
    )


def host_seat(table: TableRow, chairs: Sequence[ChairRow]) -> int | None:
    """Return the seat of the host, the one sat on longest: whoever else plays at the host's device is not host."""
    own = [chair for chair in chairs if table.host is not None and chair.person_id == table.host]
    return min(own, key=lambda chair: (chair.left, chair.sat_at, chair.seat)).seat if own else None


def _chair_info(
    table: TableRow,
    chairs: Sequence[ChairRow],
    chair: ChairRow,
    here: set[str],
    captains: Collection[int | None],
    host: bool,
) -> ChairInfo | None:
    if chair.is_free:
        return None
    person = chair.person_id
    return ChairInfo(
        kind="bot" if person is None else "person",
        name=chair.name,
        tag=None if person is None else tag_of(table.code, person),
        bot=chair.bot,
        connected=person is None or (person in here and not chair.left),
        ready=chair.ready or person is None,
        bot_acts=person is not None and chair.by_bot,
        left=chair.left,
        sober=chair.sober,
        captain=chair.seat in captains,
        host=host,
        replaced=chair.replaced,
        votes=len(votes(chairs, chair.seat)),
        votes_needed=votes_needed(chairs, chair.seat) if table.status == "playing" else 0,
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
        "replaced": False,
        "votes": [],
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
        if chair.person_id is not None
        and chair.person_id in here
        and not (chair.left or chair.replaced)
        and chair.person_id != table.host
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
        here, barred = people.watchers(connection, table_id), bars.bars(connection, table_id)
        return table_info(table, chairs, here, person, self.house.offer(table), barred, self.house.now())

    def sit(
        self, code: str, person: str, seat: int | None, name: str | None, dwarf: str | None, browser: str | None
    ) -> TableInfo:
        """Take a seat."""
        wanted_name = None if name is None else read_name(name)
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> TableInfo:
            who = known(connection, person)
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            if table.status == "over":
                raise ServiceRefused("closed", "is_over")
            barred = bars.bars(connection, table_id)
            if not any(one.person_id == person for one in chairs):
                check_may_come(barred, table, person, browser, self.house.now())
            chair = _seat_for(table, chairs, person, seat)
            if chair.person_id == person:
                if chair.left or chair.replaced or chair.bot_acts or chair.votes:
                    back = {"left": False, "replaced": False, "bot_acts": False, "votes": []}
                    seating.change_chair(connection, table_id, chair.seat, **back)
            else:
                sits = any(c.person_id == person for c in chairs)
                full_name = wanted_name or (None if sits else who.name)
                if full_name is None:
                    key = "name_second" if sits else "name_length"  # a second person at the same device
                    raise ServiceRefused("bad_name", key, {"most": MAX_CHARACTERS}, {"name": key})
                check_name_may_come(barred, full_name)
                self._take(connection, table, chairs, chair, person, full_name)
                log.drop_due(connection, table_id, [("away", chair.seat)])  # it was for who sat there before
                if wanted_name is not None and not sits:
                    people.change_person(connection, person, name=wanted_name)
                if dwarf is not None and table.status == "open":
                    self._choose_dwarf(connection, table, chairs, chair, dwarf)
            if browser is not None:
                until = self.house.now() + BARRED_BROWSER_S
                bars.note_browser(connection, table_id, person, browser, until)
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
                    gone = {"left": True, "replaced": False, "bot_acts": False, "votes": []}
                    seating.change_chair(connection, table_id, seat, **gone)
                    self._pass_crown(connection, table, chairs, chair)
            self._replan(connection, kept, table, person, news)
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def _pass_crown(self, connection: Connection, table: TableRow, chairs: Sequence[ChairRow], chair: ChairRow) -> None:
        """Give the crown to whoever has sat longest if the host no longer plays on any seat, this one aside."""
        others = (c for c in chairs if c.person_id == chair.person_id and c.seat != chair.seat)
        sits_elsewhere = any(not (c.left or c.replaced) for c in others)
        heir = next_host(table, chairs, people.watchers(connection, table.id))
        if table.host == chair.person_id and heir is not None and not sits_elsewhere:
            seating.change_table(connection, table.id, host=heir)

    def replace(self, code: str, person: str, seat: int, on: bool) -> TableInfo:
        """Have a bot replace a person, or say that it should."""
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> TableInfo:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair = seated(chairs, seat)
            if table.status != "playing":
                raise ServiceRefused("closed", "not_begun" if table.status == "open" else "is_over")
            if person != table.host and not any(c.person_id == person for c in chairs if not c.by_bot):
                raise ServiceRefused("no_chair", "no_say", {"seat": seat})
            if chair.person_id in (None, person) or chair.left or chair.replaced:
                raise ServiceRefused("no_chair", "nobody_to_replace", {"seat": seat})
            assert chair.person_id is not None
            said = [*(one for one in chair.votes if one != person), *([person] if on else [])]
            chairs[seat] = replace(chair, votes=said)
            if on and (person == table.host or len(votes(chairs, seat)) >= votes_needed(chairs, seat)):
                seating.change_chair(connection, table_id, seat, replaced=True, votes=[])
                self._pass_crown(connection, table, chairs, chair)
                self._replan(connection, kept, table, chair.person_id, news)
            else:
                seating.change_chair(connection, table_id, seat, votes=said)
                news.seating = True
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
                check_name_may_come(bars.bars(connection, table_id), wanted_name)
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
        """Send a person away who shall not come back."""
        table_id = self.house.id_of(code)

        def work(connection: Connection, _kept: Kept, news: News) -> TableInfo:
            table, chair = self._for_host(connection, table_id, person, seat)
            if chair.person_id in (None, person):
                raise ServiceRefused("no_chair", "nobody_to_kick", {"seat": seat})
            chairs = seating.chairs(connection, table_id)
            send_away(connection, table_id, chairs, chair.person_id, self.house.now())
            for other in chairs:
                if other.person_id == chair.person_id:
                    empty_seat(self.house, connection, table, chairs, other)
            news.seating = True
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def let_back(self, code: str, person: str, tag: str) -> TableInfo:
        """Let somebody come back who was sent away."""
        table_id = self.house.id_of(code)

        def work(connection: Connection, _kept: Kept, news: News) -> TableInfo:
            table = seating.lock_table(connection, table_id)
            check_host(table, person)
            for row in bars.bars(connection, table_id):
                if tag_of(code, row.person_id) == tag:
                    bars.drop_bar(connection, table_id, row.person_id)
                    news.seating = True
            if table.status == "playing":
                news.dues = log.dues(connection, table_id)
            return self.info(connection, table_id, person)

        return self.house.transact(table_id, work)

    def forget_browsers(self) -> None:
        """Delete the browsers whose time is over, and tell hosts for whom something has changed by that."""
        with self.house.store.write() as connection:
            changed = bars.forget_browsers(connection, self.house.now())
            codes = [seating.table(connection, table_id).code for table_id in changed]
        for code in codes:
            self.house.bus.table(code)

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
    for chair in [*(c for c in own if c.left or c.replaced), *own, *chairs]:
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
