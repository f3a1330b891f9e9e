"""Tables as a whole: making one, its options, the start, the rematch, and the lists of tables."""

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.engine.game import BadSetup, Bounds
from dwarfdraft.engine.match import Match
from dwarfdraft.service.chance import Chance, shuffle
from dwarfdraft.service.checks import check_host, check_open
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.names import MAX_CHARACTERS, read_name
from dwarfdraft.service.people import require_person
from dwarfdraft.service.presence import plan_absence
from dwarfdraft.service.roles import check_order, fit_roles, keep_captains, reorder, write_roles
from dwarfdraft.service.seats import Seats, nobody
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.table_info import host_seat, missing, table_info
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import SPEEDS, VISIBILITIES, MyTable, Plain, PublicTable, TableInfo
from dwarfdraft.store import bans, log, people, seating
from dwarfdraft.store.rows import ChairRow, TableRow

CODE_DIGITS: Final = 8
MAX_PUBLIC_TABLES: Final = 100
MAX_MY_TABLES: Final = 50
ABANDONED_AFTER_S: Final = 600
"""After so long without people a public table is no longer listed."""


class Lobby:
    """Makes, changes, starts and lists tables."""

    def __init__(self, core: ServiceCore, seats: Seats) -> None:
        self.core = core
        self.seats = seats

    # Making

    def bounds(self) -> dict[str, dict[str, Bounds]]:
        """Return by game what the numbers of a new table may be: its options, and `seats`."""
        return {
            name: {"seats": Bounds(offer.least_seats, offer.least_seats, offer.most_seats), **offer.options.numbers}
            for name, offer in self.core.games.items()
        }

    def create(
        self,
        person: str,
        game: str,
        seats: int,
        options: Plain | None,
        speed: str,
        visibility: str,
        name: str | None,
    ) -> TableInfo:
        """Make a table."""
        wanted_name = None if name is None else read_name(name)
        read = self._read(game, seats, options, speed, visibility)
        with self.core.store.write() as connection:
            who = require_person(connection, person)
            full_name = wanted_name or who.name
            if full_name is None:
                raise ServiceRefused("bad_name", "name_length", {"most": MAX_CHARACTERS}, {"name": "name_length"})
            if wanted_name is not None:
                people.change_person(connection, person, name=wanted_name)
            table_id = self._add(connection, person, game, seats, read, speed, visibility)
            self._seat_creator(connection, table_id, person, full_name)
            return self.seats.info(connection, table_id, person)

    def quick(self, person: str, game: str, seats: int, options: Plain | None, name: str | None) -> str:
        """Make a table with bots and start it."""
        wanted_name = None if name is None else read_name(name)
        offer = self.core.games.get(game)
        if offer is not None and isinstance(options, dict | None):
            options = {**offer.options.quick, **(options or {})}
        read = self._read(game, seats, options, "none", "invited")
        with self.core.store.write() as connection:
            who = require_person(connection, person)
            if wanted_name is not None:
                people.change_person(connection, person, name=wanted_name)
            table_id = self._add(connection, person, game, seats, read, "none", "invited")
            self._seat_creator(connection, table_id, person, wanted_name or who.name)
            for seat in range(1, seats):
                seating.change_chair(connection, table_id, seat, bot="thumb")
            code = seating.table(connection, table_id).code
        self.start(code, person)
        return code

    def _read(self, game: Any, seats: Any, options: Any, speed: Any, visibility: Any) -> Plain:
        """Return the options complete. Refuses with `bad_message` and the fields that are wrong."""
        offer = self.core.games.get(game) if isinstance(game, str) else None
        if offer is None:
            raise ServiceRefused("bad_message", fields={"game": "unknown_game"})
        data: Plain = {}
        fields: dict[str, str] = {}
        if type(seats) is not int or not offer.least_seats <= seats <= offer.most_seats:
            fields["seats"] = "seats_out_of_range"
        if speed not in SPEEDS:
            fields["speed"] = "unknown_speed"
        if visibility not in VISIBILITIES:
            fields["visibility"] = "unknown_visibility"
        if offer.has_windows and visibility == "public" and speed == "none":
            fields["speed"] = "clock_in_public"  # a window without an end would wait for strangers who are gone
        if "seats" in fields:
            data = {"least": offer.least_seats, "most": offer.most_seats}
        if visibility == "public" and isinstance(options, dict | None):
            options = {**offer.options.public, **(options or {})}
        try:
            read = read_options(offer, options or {})
        except ServiceRefused as refused:
            raise ServiceRefused(
                "bad_message", refused.key, {**data, **refused.data}, {**fields, **refused.fields}
            ) from None
        if "seats" not in fields and seats not in offer.seats_for(read):
            fields["seats"] = "seats_for_variant"
            data = {"possible": list(offer.seats_for(read))}
        if fields:
            raise ServiceRefused("bad_message", data=data, fields=fields)
        return read

    def _add(
        self,
        connection: Connection,
        person: str | None,
        game: str,
        seats: int,
        options: Plain,
        speed: str,
        visibility: str,
    ) -> int:
        now = self.core.now()
        offer = self.core.games[game]
        table_id = seating.add_table(
            connection,
            {
                "code": _new_code(connection, self.core.chance),
                "game": game,
                "rules": offer.game.rules_number,
                "status": "open",
                "options": options,
                "speed": speed,
                "visibility": visibility,
                "bots_may_be_taken": True,
                "host": person,
                "seq": 0,
                "n": 0,
                "asked": [],
                "progress": {},
                "made_at": now,
                "changed_at": now,
                "humans_at": now,
            },
        )
        roles = list(offer.characters)
        shuffle(self.core.chance, roles)
        roles = fit_roles(offer, options, roles[:seats], self.core.chance)
        seating.add_chairs(connection, [_empty(table_id, seat, roles[seat], now) for seat in range(seats)])
        return table_id

    def _seat_creator(self, connection: Connection, table_id: int, person: str, name: str | None) -> None:
        seating.change_chair(connection, table_id, 0, person_id=person, name=name, claim=1)
        table = seating.table(connection, table_id)
        plan_absence(self.core, connection, table, seating.chairs(connection, table_id), person)

    # Changing

    def set_table(
        self,
        code: str,
        person: str,
        options: Plain | None,
        speed: str | None,
        visibility: str | None,
        seats: int | None,
        bots_may_be_taken: bool | None,
        order: list[int] | None,
    ) -> TableInfo:
        """Change the fields that are given; host only."""
        table_id = self.core.id_of(code)

        def change_table(session: TableSession) -> TableInfo:
            connection, table = session.connection, session.table
            check_host(table, person)
            if table.status == "over" or any(one is not None for one in (options, speed, visibility, seats, order)):
                check_open(table)
            chairs = session.chairs
            if not isinstance(options, dict | None):
                raise ServiceRefused("bad_message", fields={"options": "not_an_object"})
            kept = table.options
            if visibility not in (None, table.visibility):  # public and private tables have different defaults
                defaults = self.core.offer(table).options.public
                kept = {name: value for name, value in kept.items() if name not in defaults}
            changes: dict[str, Any] = {
                "options": self._read(
                    table.game,
                    len(chairs) if seats is None else seats,
                    {**kept, **(options or {})},
                    table.speed if speed is None else speed,
                    table.visibility if visibility is None else visibility,
                ),
                "speed": speed,
                "visibility": visibility,
                "bots_may_be_taken": bots_may_be_taken,
            }
            changes = {column: value for column, value in changes.items() if value is not None}
            if seats is not None:
                self._resize(connection, table, chairs, seats)
            sitting = seating.chairs(connection, table_id)
            if order is not None:
                check_order(order, len(sitting))
                reorder(connection, table_id, sitting, order)
            teams = self.core.offer(table).teams
            before, after = teams(table.options, len(chairs)), teams(changes["options"], len(sitting))
            keep_captains(connection, table_id, sitting, order or range(len(sitting)), before, after)
            seating.change_table(connection, table_id, **changes)
            self._fit_roles(connection, table, changes["options"])
            agreed = (table.options, table.speed, len(chairs))
            if order is not None or agreed != (changes["options"], speed or table.speed, seats or len(chairs)):
                seating.unready_all(connection, table_id)
            session.outbox.table_changed = True
            return self.seats.info(connection, table_id, person)

        return transact(self.core, table_id, change_table)

    def _fit_roles(self, connection: Connection, table: TableRow, options: Plain) -> None:
        """Give other characters to those who may not play theirs where they sit now."""
        if table.status != "open":
            return
        chairs = seating.chairs(connection, table.id)
        roles = [chair.role for chair in chairs]
        write_roles(connection, table.id, chairs, fit_roles(self.core.offer(table), options, roles, self.core.chance))

    def _resize(self, connection: Connection, table: TableRow, chairs: list[ChairRow], seats: int) -> None:
        gone = [chair for chair in chairs if chair.seat >= seats]
        if any(chair.person_id is not None for chair in gone):
            raise ServiceRefused("taken", "seats_taken", {"seats": seats}, {"seats": "seats_taken"})
        if gone:
            seating.drop_chairs(connection, table.id, seats)
        used = {chair.role for chair in chairs}
        free = [role for role in self.core.offer(table).characters if role not in used]
        shuffle(self.core.chance, free)
        now = self.core.now()
        new = [_empty(table.id, seat, free[i], now) for i, seat in enumerate(range(len(chairs), seats))]
        if new:
            seating.add_chairs(connection, new)

    # Beginning and beginning again

    def start(self, code: str, person: str) -> TableInfo:
        """Begin the game."""
        table_id = self.core.id_of(code)

        def begin_game(session: TableSession) -> TableInfo:
            connection, table = session.connection, session.table
            check_host(table, person)
            check_open(table)
            chairs = session.chairs
            lacking = missing(chairs, table.host)
            if lacking:
                raise ServiceRefused("not_ready", data={"missing": list(lacking)})
            offer = session.offer
            sober = [chair.seat for chair in chairs if chair.sober]
            setup = offer.game.read_setup(offer.setup(table.options, [chair.role for chair in chairs], sober))
            seed = self.core.chance.secret()
            match = Match.start(offer.game, setup, seed)
            events = match.take_events()
            seating.change_table(connection, table_id, setup=setup, seed=seed, rules=offer.game.rules_number)
            log.add_events(connection, table_id, events)
            log.add_snapshot(connection, table_id, offer.game.rules_number, match.snapshot())
            session.play(match)
            session.outbox.events = events
            session.outbox.all_see_change = True  # a game need not tell anything before its first question
            session.settle()
            session.cached.match = match
            playing = seating.table(connection, table_id)
            here = people.watchers(connection, table_id)
            for absentee in {c.person_id for c in chairs if c.person_id is not None} - here:
                plan_absence(self.core, connection, playing, chairs, absentee)
            banned = bans.bans_of(connection, table_id)
            return table_info(playing, chairs, here, person, offer, banned, self.core.now())

        return transact(self.core, table_id, begin_game)

    def rematch(self, code: str, person: str) -> str:
        """Return the code of the table with the same people, seats and options."""
        table_id = self.core.id_of(code)

        def make_rematch(session: TableSession) -> str:
            connection, table = session.connection, session.table
            chairs = session.chairs
            if not any(chair.person_id == person for chair in chairs):
                raise ServiceRefused("no_chair")
            if table.status != "over":
                raise ServiceRefused("closed", "not_over")
            if table.next_code is not None:
                return table.next_code
            stay = [c.person_id for c in chairs if c.person_id is not None and not c.left]
            host = next((who for who in (table.host, person, *stay) if who in stay), person)
            new_id = self._add(connection, host, table.game, len(chairs), table.options, table.speed, table.visibility)
            now = self.core.now()
            for chair in chairs:
                stays = chair.person_id is not None and not chair.left
                seating.change_chair(
                    connection,
                    new_id,
                    chair.seat,
                    role=chair.role,
                    person_id=chair.person_id if stays else None,
                    name=chair.name if stays else None,
                    bot=None if stays else chair.bot or "thumb",
                    sober=chair.sober,
                    captain=chair.captain and stays,
                    claim=1,
                    sat_at=now,
                )
            new = seating.table(connection, new_id)
            seating.change_table(connection, new_id, bots_may_be_taken=table.bots_may_be_taken)
            bans.add_bans(connection, new_id, bans.bans_of(connection, table_id))
            seating.change_table(connection, table_id, next_code=new.code)
            if host is not None:
                plan_absence(self.core, connection, new, seating.chairs(connection, new_id), host)
            session.outbox.table_changed = True
            return new.code

        return transact(self.core, table_id, make_rematch)

    # Lists

    def table(self, code: str, person: str | None) -> TableInfo:
        """Return a table as a person sees it."""
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            return self.seats.info(connection, table_id, person)

    def has_chair(self, code: str, person: str) -> bool:
        """Tell whether a person has a chair at a table; False also if there is no such table."""
        try:
            return bool(self.table(code, person).you.seats)
        except ServiceRefused:
            return False

    def tables_for(self, code: str, persons: Collection[str]) -> dict[str, TableInfo]:
        """Return a table as each of these persons sees it."""
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            table = seating.table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            here = people.watchers(connection, table_id)
            banned = bans.bans_of(connection, table_id)
        offer, now = self.core.offer(table), self.core.now()
        return {person: table_info(table, chairs, here, person, offer, banned, now) for person in persons}

    def public_tables(self) -> list[PublicTable]:
        """Return the public open tables where there are people and a free seat."""
        with self.core.store.read() as connection:
            tables = seating.open_public_tables(connection, self.core.now() - ABANDONED_AFTER_S, MAX_PUBLIC_TABLES)
            chairs = seating.chairs_of_tables(connection, [table.id for table in tables])
        found = []
        for table in tables:
            free = sum(chair.is_free for chair in chairs[table.id])
            if free:
                seat = host_seat(table, chairs[table.id])
                host = None if seat is None else chairs[table.id][seat].name
                found.append(
                    PublicTable(table.code, table.game, host, len(chairs[table.id]), free, table.speed, table.options)
                )
        return found

    def my_tables(self, person: str) -> list[MyTable]:
        """Return the tables where a person has a chair."""
        with self.core.store.read() as connection:
            tables = seating.tables_of(connection, person, MAX_MY_TABLES)
            chairs = seating.chairs_of_tables(connection, [table.id for table in tables])
        mine = []
        for table in tables:
            asked = table.asked if table.status == "playing" else []
            your_move = any(
                c.seat in asked and not (c.left or c.replaced) for c in chairs[table.id] if c.person_id == person
            )
            far = {name: table.progress.get(name) for name in ("hand", "hands", "turn")}
            mine.append(MyTable(table.code, table.game, table.status, your_move, len(chairs[table.id]), **far))
        return sorted(mine, key=lambda line: not line.your_move)


def read_options(offer: Offer, options: Any) -> Plain:
    """Return table options complete. Refuses with `bad_message`."""
    if not isinstance(options, dict):
        raise ServiceRefused("bad_message", fields={"options": "not_an_object"})
    try:
        return offer.read_options(options)
    except BadSetup as bad:
        raise ServiceRefused("bad_message", bad.key, bad.data, {f"options.{bad.field}": bad.key}) from bad


def _new_code(connection: Connection, chance: Chance) -> str:
    while True:
        code = f"{chance.below(10**CODE_DIGITS):0{CODE_DIGITS}d}"
        if seating.id_of(connection, code) is None:
            return code


def _empty(table_id: int, seat: int, role: str, now: float) -> dict[str, Any]:
    return {"table_id": table_id, "seat": seat, "role": role, "claim": 0, **nobody(now)}
