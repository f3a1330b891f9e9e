"""What teams say among themselves. Inside the transaction of the caller."""

from typing import Any

from sqlalchemy import Connection, func, insert, select

from dwarfdraft.store.rows import TalkRow
from dwarfdraft.store.schema import talk

_COLUMNS = (talk.c.n, talk.c.seat, talk.c.said_at, talk.c.text, talk.c.word, talk.c.at)


def add_line(connection: Connection, table_id: int, team: int, **line: Any) -> TalkRow:
    """Add a line to a team's talk and return it with its number."""
    latest = select(func.max(talk.c.n)).where(talk.c.table_id == table_id, talk.c.team == team)
    row = TalkRow((connection.execute(latest).scalar() or 0) + 1, **line)
    connection.execute(insert(talk).values(table_id=table_id, team=team, n=row.n, **line))
    return row


def latest_lines(connection: Connection, table_id: int, team: int, most: int) -> list[TalkRow]:
    """Return the latest lines of a team, in order."""
    query = select(*_COLUMNS).where(talk.c.table_id == table_id, talk.c.team == team).order_by(talk.c.n.desc())
    return [TalkRow(*row) for row in connection.execute(query.limit(most))][::-1]


def lines_since(connection: Connection, table_id: int, team: int, seat: int, since: float) -> int:
    """Return how many lines a seat has added since the time `since`."""
    query = select(func.count()).where(
        talk.c.table_id == table_id, talk.c.team == team, talk.c.seat == seat, talk.c.said_at > since
    )
    return connection.execute(query).scalar_one()
