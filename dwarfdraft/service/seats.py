"""Seats: sitting down, standing up, roles, bots, sending away, replacing."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from dwarfdraft.service.bans import ban, check_name_not_banned, check_not_banned
from dwarfdraft.service.checks import check_host, check_open, own_chair, seated
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.names import MAX_CHARACTERS, check_unlike, read_name
from dwarfdraft.service.people import require_person
from dwarfdraft.service.presence import plan_absence
from dwarfdraft.service.replacing import votes, votes_needed
from dwarfdraft.service.roles import fit_roles, write_roles
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.table_info import next_host, table_info, tag_of
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import BANNED_BROWSER_S, BOTS, TableInfo
from dwarfdraft.store import bans, log, people, seating
from dwarfdraft.store.rows import ChairRow, TableRow


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


class Seats:
    """Who sits where."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def info(self, connection: Connection, table_id: int, person: str | None) -> TableInfo:
        """Return a table as a person sees it."""
        table = seating.table(connection, table_id)
        chairs = seating.chairs(connection, table_id)
        here, banned = people.watchers(connection, table_id), bans.bans_of(connection, table_id)
        return table_info(table, chairs, here, person, self.core.offer(table), banned, self.core.now())

    def sit(
        self, code: str, person: str, seat: int | None, name: str | None, role: str | None, browser: str | None
    ) -> TableInfo:
        """Take a seat."""
        wanted_name = None if name is None else read_name(name)
        table_id = self.core.id_of(code)

        def take_seat(session: TableSession) -> TableInfo:
            connection = session.connection
            who = require_person(connection, person)
            table, chairs = session.table, session.chairs
            if table.status == "over":
                raise ServiceRefused("closed", "is_over")
            banned = bans.bans_of(connection, table_id)
            sits = any(one.person_id == person for one in chairs)
            if not sits:
                check_not_banned(banned, table, person, browser, self.core.now())
            chair = _seat_for(table, chairs, person, seat)
            if chair.person_id == person:
                if chair.left or chair.replaced or chair.bot_acts or chair.votes:
                    back = {"left": False, "replaced": False, "bot_acts": False, "votes": []}
                    seating.change_chair(connection, table_id, chair.seat, **back)
            else:
                full_name = wanted_name or (None if sits else who.name)
                if full_name is None:
                    key = "name_second" if sits else "name_length"  # a second person at the same device
                    raise ServiceRefused("bad_name", key, {"most": MAX_CHARACTERS}, {"name": key})
                check_name_not_banned(banned, full_name)
                _take_seat(session, chair, person, full_name)
                log.drop_due(connection, table_id, [("away", chair.seat)])  # it was for who sat there before
                if wanted_name is not None and not sits:
                    people.change_person(connection, person, name=wanted_name)
                if role is not None and table.status == "open":
                    _choose_role(session, chair, role)
            if browser is not None:
                until = self.core.now() + BANNED_BROWSER_S
                bans.note_browser(connection, table_id, person, browser, until)
            _settle_seats_of(session, person)
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, take_seat)

    def stand(self, code: str, person: str, seat: int) -> TableInfo:
        """Leave a seat."""
        table_id = self.core.id_of(code)

        def leave_seat(session: TableSession) -> TableInfo:
            connection, table, chairs = session.connection, session.table, session.chairs
            chair = own_chair(chairs, seat, person)
            match table.status:
                case "over":
                    raise ServiceRefused("closed", "is_over")
                case "open":
                    empty_seat(session, chair)
                case "playing":
                    gone = {"left": True, "replaced": False, "bot_acts": False, "votes": []}
                    seating.change_chair(connection, table_id, seat, **gone)
                    _pass_host_role(session, chair)
            _settle_seats_of(session, person)
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, leave_seat)

    def replace(self, code: str, person: str, seat: int, on: bool) -> TableInfo:
        """Have a bot replace a person, or say that it should."""
        table_id = self.core.id_of(code)

        def replace_by_bot(session: TableSession) -> TableInfo:
            connection, table, chairs = session.connection, session.table, session.chairs
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
                _pass_host_role(session, chair)
                _settle_seats_of(session, chair.person_id)
            else:
                seating.change_chair(connection, table_id, seat, votes=said)
                session.outbox.table_changed = True
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, replace_by_bot)

    def set_seat(
        self,
        code: str,
        person: str,
        seat: int,
        role: str | None,
        name: str | None,
        ready: bool | None,
        sober: bool | None,
    ) -> TableInfo:
        """Change the given fields of a seat before the start."""
        wanted_name = None if name is None else read_name(name)
        table_id = self.core.id_of(code)

        def change_seat(session: TableSession) -> TableInfo:
            connection, table, chairs = session.connection, session.table, session.chairs
            chair = seated(chairs, seat)
            own = chair.person_id == person
            for_host = chair.person_id is None and table.host == person and (wanted_name, ready, sober) == (None,) * 3
            if not own and not for_host:
                raise ServiceRefused("no_chair", data={"seat": seat})
            check_open(table)
            changes: dict[str, Any] = {}
            if wanted_name is not None:
                check_unlike(wanted_name, (c.name for c in chairs if c.person_id is not None and c.seat != seat))
                check_name_not_banned(bans.bans_of(connection, table_id), wanted_name)
                changes["name"] = wanted_name
                if next(c.seat for c in chairs if c.person_id == person) == seat:
                    people.change_person(connection, person, name=wanted_name)
            if ready is not None:
                changes["ready"] = ready
            if sober is not None:
                changes["sober"] = sober
            if role is not None:
                _choose_role(session, chair, role)
            if changes:
                seating.change_chair(connection, table_id, seat, **changes)
            session.outbox.table_changed = True
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, change_seat)

    def set_bot(self, code: str, person: str, seat: int, bot: str | None) -> TableInfo:
        """Put a bot on a seat, or take it away."""
        table_id = self.core.id_of(code)

        def put_bot(session: TableSession) -> TableInfo:
            connection, chair = session.connection, _chair_for_host(session, person, seat)
            if bot is not None and bot not in BOTS:
                raise ServiceRefused("bad_message", fields={"bot": "unknown_bot"}, data={"bot": bot})
            if chair.person_id is not None:
                raise ServiceRefused("taken", "seat_taken", {"seat": seat}, {"seat": "seat_taken"})
            values = {**nobody(self.core.now()), "bot": bot, "claim": chair.claim + 1}
            seating.change_chair(connection, table_id, seat, **values)
            session.outbox.table_changed = True
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, put_bot)

    def kick(self, code: str, person: str, seat: int) -> TableInfo:
        """Send a person away who shall not come back."""
        table_id = self.core.id_of(code)

        def send_person_away(session: TableSession) -> TableInfo:
            connection, chair = session.connection, _chair_for_host(session, person, seat)
            if chair.person_id in (None, person):
                raise ServiceRefused("no_chair", "nobody_to_kick", {"seat": seat})
            chairs = session.chairs
            ban(connection, table_id, chairs, chair.person_id, self.core.now())
            for other in chairs:
                if other.person_id == chair.person_id:
                    empty_seat(session, other)
            session.outbox.table_changed = True
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, send_person_away)

    def let_back(self, code: str, person: str, tag: str) -> TableInfo:
        """Let somebody come back who was sent away."""
        table_id = self.core.id_of(code)

        def lift_ban(session: TableSession) -> TableInfo:
            connection, table = session.connection, session.table
            check_host(table, person)
            for row in bans.bans_of(connection, table_id):
                if tag_of(code, row.person_id) == tag:
                    bans.lift_ban(connection, table_id, row.person_id)
                    session.outbox.table_changed = True
            if table.status == "playing":
                session.keep_dues()
            return self.info(connection, table_id, person)

        return transact(self.core, table_id, lift_ban)

    def forget_browsers(self) -> None:
        """Delete the browsers whose time is over, and tell hosts for whom something has changed by that."""
        with self.core.store.write() as connection:
            changed = bans.forget_browsers(connection, self.core.now())
            codes = [seating.table(connection, table_id).code for table_id in changed]
        for code in codes:
            self.core.bus.table(code)


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


def _chair_for_host(session: TableSession, person: str, seat: int) -> ChairRow:
    """Return a chair that the host may change before the game. Refuses with `no_seat not_host closed`."""
    table = session.table
    chair = seated(session.chairs, seat)
    check_host(table, person)
    check_open(table)
    return chair


def _take_seat(session: TableSession, chair: ChairRow, person: str, name: str) -> None:
    taken = (c.name for c in session.chairs if c.person_id is not None and c.seat != chair.seat)
    check_unlike(name, taken)
    values = {**nobody(session.core.now()), "person_id": person, "name": name, "claim": chair.claim + 1}
    if session.table.status == "playing":
        values["sober"] = chair.sober  # it is part of the game that runs
    seating.change_chair(session.connection, session.table_id, chair.seat, **values)


def _choose_role(session: TableSession, chair: ChairRow, role: str) -> None:
    """Give a seat another role, by a swap if a seat without a person, or of the same person, has it."""
    table, chairs, offer = session.table, session.chairs, session.offer
    if role not in offer.characters:
        raise ServiceRefused("bad_message", fields={"role": "unknown_role"}, data={"role": role})
    if role not in offer.characters_at(table.options, chair.seat):
        raise ServiceRefused("bad_message", fields={"role": "role_not_here"}, data={"role": role})
    holder = next((c for c in chairs if c.role == role), None)
    if holder is None:
        seating.change_chair(session.connection, table.id, chair.seat, role=role)
    elif holder.seat == chair.seat:
        return
    elif holder.person_id is None or holder.person_id == chair.person_id:
        roles = [c.role for c in chairs]
        roles[chair.seat], roles[holder.seat] = role, chair.role
        fit = fit_roles(offer, table.options, roles, session.core.chance)
        own = (None, chair.person_id)
        if fit[chair.seat] != role or any(c.role != fit[c.seat] for c in chairs if c.person_id not in own):
            raise ServiceRefused("taken", "role_taken", {"role": role}, {"role": "role_taken"})
        write_roles(session.connection, table.id, chairs, fit)
    else:
        raise ServiceRefused("taken", "role_taken", {"role": role}, {"role": "role_taken"})


def _settle_seats_of(session: TableSession, person: str) -> None:
    """Write what is due now that somebody else answers for a person's seats."""
    session.outbox.table_changed = True
    table = session.table
    if table.status != "playing":
        return
    chairs = session.reread_chairs()
    theirs = [chair.seat for chair in chairs if chair.person_id == person]
    session.outbox.changed_for_teammates.update(theirs)  # a new captain, perhaps
    session.settle()
    if person not in people.watchers(session.connection, table.id):
        plan_absence(session.core, session.connection, table, chairs, person)


def _pass_host_role(session: TableSession, chair: ChairRow) -> None:
    """Make whoever has sat longest the host if the present one no longer plays on any seat, this one aside."""
    table, chairs = session.table, session.chairs
    others = (c for c in chairs if c.person_id == chair.person_id and c.seat != chair.seat)
    sits_elsewhere = any(not (c.left or c.replaced) for c in others)
    heir = next_host(table, chairs, people.watchers(session.connection, table.id))
    if table.host == chair.person_id and heir is not None and not sits_elsewhere:
        seating.change_table(session.connection, table.id, host=heir)


def empty_seat(session: TableSession, chair: ChairRow) -> None:
    """Make a seat free before the game; another person becomes host if this one has no seat left."""
    connection, table, chairs = session.connection, session.table, session.chairs
    seating.change_chair(connection, table.id, chair.seat, **nobody(session.core.now()), claim=chair.claim + 1)
    chairs[chair.seat] = replace(chair, person_id=None, bot=None, name=None)
    left = [c for c in chairs if c.person_id is not None]
    if table.host == chair.person_id and not any(c.person_id == table.host for c in left) and left:
        heir = min(left, key=lambda c: (c.sat_at, c.seat)).person_id
        seating.change_table(connection, table.id, host=heir)
