"""How a table looks to a person, without the game on it."""

import base64
import hashlib
from collections.abc import Collection, Sequence

from dwarfdraft.service.bans import shown_bans
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.replacing import votes, votes_needed
from dwarfdraft.service.team_vote import captain_of
from dwarfdraft.service.values import ChairInfo, SeatInfo, TableInfo, You
from dwarfdraft.store.rows import BanRow, ChairRow, TableRow


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
    bans: Sequence[BanRow],
    now: float,
) -> TableInfo:
    """Return a table as a person sees it."""
    is_host = person is not None and person == table.host
    banned_tags = [tag_of(table.code, row.person_id) for row in bans]
    teams = offer.teams(table.options, len(chairs))
    captains = {captain_of(team, chairs, lambda seat: False) for team in teams if len(team) > 1}
    sitting = {chair.person_id for chair in chairs if chair.person_id is not None and not chair.left}
    mine = [chair for chair in chairs if person is not None and chair.person_id == person]
    seat_of_host = host_seat(table, chairs)
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
            SeatInfo(one.seat, one.role, _chair_info(table, chairs, one, here, captains, one.seat == seat_of_host))
            for one in chairs
        ),
        spectators=len(here - sitting),
        missing=missing(chairs, table.host) if table.status == "open" else (),
        next=table.next_code,
        barred=shown_bans(bans, banned_tags, now) if is_host else (),
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
