"""What teammates do beside answering: talk, ping, hand the captain's post over, close a question, use a Potion Token,
give up.

Talk is no move and no part of the game: it changes no frame, stops no clock, and stands in no log (RDI-VRULING-07,
-102). A command that is repeated has one effect.
"""

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from dwarfdraft.engine.match import Move
from dwarfdraft.service.acts import News
from dwarfdraft.service.asides import Asides, Desk, Stale
from dwarfdraft.service.councils import captain_of
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.house import House, Kept, catch_up
from dwarfdraft.service.keeping import title_of
from dwarfdraft.service.names import is_emoji_to_come, is_visible
from dwarfdraft.service.orders import LONGEST_TITLE
from dwarfdraft.service.play import check_command, check_plays, own_chair
from dwarfdraft.service.values import Ack, Plain, Viewer
from dwarfdraft.store import log, seating
from dwarfdraft.store import talk as lines
from dwarfdraft.store import windows as rows
from dwarfdraft.store.rows import ChairRow, TableRow, TalkRow

WORDS: Final = ("look", "mine", "yours", "wait", "yes", "no", "help", "token")
"""What a ping can say."""
LONGEST_TEXT: Final = 300
MAX_LINES: Final = 50
"""Lines that a page gets that comes back."""
LINES_A_WHILE: Final = 6
WHILE_S: Final = 10.0
"""No seat adds more lines than `LINES_A_WHILE` in so many seconds."""
_UNSEEN: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class TeamActs:
    """Commands that only teams have."""

    def __init__(self, house: House, asides: Asides) -> None:
        self.house = house
        self.asides = asides

    # Talk

    def talk(self, code: str, person: str, seat: int, command_id: str, text: Any) -> Ack:
        """Say something to the team."""
        return self._say(code, person, seat, command_id, {"text": read_text(text), "word": None, "at": None})

    def ping(self, code: str, person: str, seat: int, command_id: str, word: Any, at: Any) -> Ack:
        """Point something out to the team."""
        if word not in WORDS:
            raise ServiceRefused("bad_message", fields={"word": "not_one_of"})
        if not (at is None or type(at) is int or (isinstance(at, str) and 0 < len(at) <= LONGEST_TITLE)):
            raise ServiceRefused("bad_message", fields={"at": "invalid"})
        return self._say(code, person, seat, command_id, {"text": None, "word": word, "at": at})

    def lines(self, code: str, viewer: Viewer) -> list[Plain] | None:
        """Return the latest lines of the team of a seat; None for who has no teammates."""
        if viewer is None:
            return None
        table_id = self.house.id_of(code)
        with self.house.store.read() as connection:
            table = seating.table(connection, table_id)
            team = self._team(table, seating.chairs(connection, table_id), viewer)
            if team is None:
                return None
            now = self.house.now()
            return [_shown(row, now) for row in lines.latest_lines(connection, table_id, team[0], MAX_LINES)]

    def _say(self, code: str, person: str, seat: int, command_id: str, said: Plain) -> Ack:
        check_command(command_id)
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> Ack:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair, done = self._before(connection, table, chairs, person, seat, command_id)
            if done is not None:
                return done
            if table.status != "playing":
                raise ServiceRefused("closed", "not_begun") if table.status == "open" else ServiceRefused("over")
            team = self._team_of(table, chairs, seat)
            self._check_place(connection, table, kept, seat, said["at"])
            now = self.house.now()
            if lines.lines_since(connection, table_id, team[0], seat, now - WHILE_S) >= LINES_A_WHILE:
                raise ServiceRefused("too_fast", data={"seconds": round(WHILE_S)})
            row = lines.add_line(connection, table_id, team[0], seat=seat, said_at=now, **said)
            rows.add_command(connection, table_id, chair.key, command_id, table.n, table.seq)
            news.said = (code, team, _shown(row, now))
            news.dues = log.dues(connection, table_id)
            return Ack(table.n, table.seq)

        return self.house.transact(table_id, work)

    def _check_place(
        self, connection: Connection, table: TableRow, kept: Kept, seat: int, at: int | str | None
    ) -> None:
        """Let pass a seat of the table, or a card that the team holds or that is being played."""
        if at is None:
            return
        match = catch_up(connection, self.house.offer(table), table, kept)
        view = match.view(seat)
        if isinstance(at, int):
            known = 0 <= at < len(view["seats"])
        else:
            stack = [frame["card"] for frame in view["stack"] if frame.get("card")]
            cards = [*view["hand"], *(card for hand in view["hands"].values() for card in hand), *stack]
            known = at in {title_of(card) for card in cards}
        if not known:
            raise ServiceRefused("not_legal", data={"seat": seat, "value": at})

    # The captain

    def captain(self, code: str, person: str, seat: int, command_id: str, to: Any) -> Ack:
        """Hand the captain's post over to another person of the team, before the game or in it (RDI-VRULING-02)."""
        check_command(command_id)
        table_id = self.house.id_of(code)

        def work(connection: Connection, kept: Kept, news: News) -> Ack:
            table = seating.lock_table(connection, table_id)
            chairs = seating.chairs(connection, table_id)
            chair, done = self._before(connection, table, chairs, person, seat, command_id)
            if done is not None:
                return done
            if table.status == "over":
                raise ServiceRefused("over")
            team = self._team_of(table, chairs, seat)
            away = {row.seat for row in rows.seats(connection, table_id) if row.away and row.seat != seat}
            if captain_of(team, chairs, away.__contains__) != seat:
                raise ServiceRefused("not_legal", "not_captain", {"seat": seat})
            if to not in team or chairs[to].person_id is None or chairs[to].left or chairs[to].replaced:
                raise ServiceRefused("not_legal", "not_a_teammate", {"seat": to})
            for mate in team:
                seating.change_chair(connection, table_id, mate, captain=mate == to)
            rows.add_command(connection, table_id, chair.key, command_id, table.n, table.seq)
            news.seating = True
            self._show(connection, table, kept, news, seat)
            return Ack(table.n, table.seq)

        return self.house.transact(table_id, work)

    def _show(self, connection: Connection, table: TableRow, kept: Kept, news: News, seat: int) -> None:
        """Have the team see what has changed, and what follows for the question that is open to it."""
        if table.status != "playing":
            news.dues = log.dues(connection, table.id)
            return
        match = catch_up(connection, self.house.offer(table), table, kept)
        news.teams.add(seat)
        news.table = table
        self.house.plan(connection, table, match, seating.chairs(connection, table.id), news)

    # Moves beside answering

    def decide(self, code: str, person: str, seat: int, command_id: str, ask: Any, by: Any, value: Any) -> Ack:
        """Close the question to the team at once, as its captain, with a proposal (RDI-VRULING-02).

        Not with another one that has taken the place of that meanwhile.
        """

        def work(desk: Desk) -> None:
            teams = desk.sitting.teams
            here = teams.confer(desk.connection)
            if here is None or here.ask != ask or seat not in here.seats:
                raise Stale
            if here.captain != seat:
                raise ServiceRefused("not_legal", "not_captain", {"seat": seat})
            wanted = here.stands if by is None else next((each for each in here.proposals if each.seat == by), None)
            if wanted is None or (value is not None and value != wanted.value):
                raise ServiceRefused("not_legal", "no_proposal", {"seat": seat})
            desk.carry(Move("close", wanted.seat, "", seat), seat)

        return self.asides.carry_out(code, person, seat, command_id, work, stale_ask=ask)

    def use(self, code: str, person: str, seat: int, command_id: str, what: Any) -> Ack:
        """Use a Potion Token (RDI-TEAM-10, RDI-VRULING-35)."""
        return self.asides.carry_out(
            code, person, seat, command_id, lambda desk: desk.carry(Move("use", seat, "", what), seat)
        )

    def give_up(self, code: str, person: str, seat: int, command_id: str, on: bool) -> Ack:
        """Say that the team may give up, or take that back; when all its people say so it is out (RDI-VRULING-101)."""

        def work(desk: Desk) -> None:
            teams = desk.sitting.teams
            team = teams.of(seat)
            if not team:
                raise ServiceRefused("not_legal", "no_team", {"seat": seat})
            for mate in team:
                if teams.chairs[mate].person_id == person:
                    teams.seats.change(mate, gives_up=on)
            desk.news.teams.add(seat)  # if all agree now, the house has the team leave as it settles

        return self.asides.carry_out(code, person, seat, command_id, work)

    # What all of them check

    def _before(
        self,
        connection: Connection,
        table: TableRow,
        chairs: Sequence[ChairRow],
        person: str,
        seat: int,
        command_id: str,
    ) -> tuple[ChairRow, Ack | None]:
        """Return the chair, and the acknowledgement if the command was carried out before."""
        chair = own_chair(chairs, seat, person)
        moved = log.move_of_command(connection, table.id, chair.key, command_id)
        done = rows.done(connection, table.id, chair.key, command_id)
        if moved is not None:
            return chair, Ack(moved.n, moved.seq)
        if done is not None:
            return chair, Ack(*done)
        check_plays(chair)
        return chair, None

    def _team(self, table: TableRow, chairs: Sequence[ChairRow], seat: int) -> tuple[int, ...] | None:
        teams = self.house.offer(table).teams(table.options, len(chairs))
        return next((team for team in teams if seat in team and len(team) > 1), None)

    def _team_of(self, table: TableRow, chairs: Sequence[ChairRow], seat: int) -> tuple[int, ...]:
        team = self._team(table, chairs, seat)
        if team is None:
            raise ServiceRefused("not_legal", "no_team", {"seat": seat})
        return team


def read_text(text: Any) -> str:
    """Return what may be said. Refuses with `bad_message`."""
    if not isinstance(text, str):
        raise ServiceRefused("bad_message", fields={"text": "invalid"})
    said = unicodedata.normalize("NFC", text).strip()
    if not is_visible(said) or any(_is_unseen(one) for one in said):
        raise ServiceRefused("bad_message", fields={"text": "invalid"})
    if len(said) > LONGEST_TEXT:
        raise ServiceRefused("bad_message", fields={"text": "too_long"}, data={"most": LONGEST_TEXT})
    return said


def _is_unseen(character: str) -> bool:
    """Tell whether a character is none that people write, or turns the text round."""
    unseen = unicodedata.category(character) in _UNSEEN and not is_emoji_to_come(character)
    return unseen or character in _TURNING


def _shown(row: TalkRow, now: float) -> Plain:
    """Return the wire form of a line."""
    return {
        "n": row.n,
        "seat": row.seat,
        "text": row.text,
        "word": row.word,
        "at": row.at,
        "ago_ms": max(0, round((now - row.said_at) * 1000)),
    }
