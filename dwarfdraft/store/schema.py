"""The tables of the store. A change here needs a migration; a test compares the two."""

from typing import Any, Final

import orjson
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMING)


class Json(TypeDecorator[Any]):
    """JSON-plain data as compact text, the same on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write; None is NULL."""
        return None if value is None else orjson.dumps(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Read."""
        return None if value is None else orjson.loads(value)


def _of_table() -> Column[int]:
    return Column("table_id", Integer, ForeignKey("game_table.id"), primary_key=True, autoincrement=False)


person: Final = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("language", Text),
    Column("theme", Text),
    Column("made_at", Float, nullable=False),
)

device_link: Final = Table(
    "device_link",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("ends_at", Float, nullable=False),
)

game_table: Final = Table(
    "game_table",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("options", Json, nullable=False),
    Column("speed", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("bots_may_be_taken", Boolean, nullable=False),
    Column("host", Text),
    Column("setup", Json),
    Column("seed", Text),
    Column("seq", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("asked", Json, nullable=False),
    Column("progress", Json, nullable=False),
    Column("next_code", Text),
    Column("made_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("humans_at", Float, nullable=False),
    Index(None, "status", "visibility"),
)
"""`asked`: seats whose answer is missing. `humans_at`: when a person last came or went."""

chair: Final = Table(
    "chair",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("dwarf", Text, nullable=False, key="role"),
    Column("claim", Integer, nullable=False),
    Column("person_id", Text),
    Column("bot", Text),
    Column("name", Text),
    Column("ready", Boolean, nullable=False),
    Column("sober", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("bot_acts", Boolean, nullable=False),
    Column("sat_at", Float, nullable=False),
    Column("captain", Boolean, nullable=False, server_default=false()),
    Column("replaced", Boolean, nullable=False, server_default=false()),
    Column("votes", Json, nullable=False, server_default="[]"),
    Index(None, "person_id"),
    sqlite_with_rowid=False,
)
"""One row a seat. `role`: who is played there; the column keeps its first name, `dwarf`. `claim` grows whenever
somebody else takes the seat: seat and claim name a chair. `captain`: the post was handed to this chair; without one the
lowest person of a team has it. `replaced`: a bot answers until the owner takes the seat back. `votes`: persons who want
that."""

ban: Final = Table(
    "bar",
    metadata,
    _of_table(),
    Column("person_id", Text, primary_key=True),
    Column("names", Json, nullable=False),
    Column("browsers", Json, nullable=False),
    Column("until", Float),
    Column("barred_at", Float, nullable=False),
    Index(None, "until"),
    sqlite_with_rowid=False,
)
"""Who was sent away from a table. `browsers`: keyed hashes, deleted when `until` has come."""

browser: Final = Table(
    "browser",
    metadata,
    _of_table(),
    Column("person_id", Text, primary_key=True),
    Column("browser", Text, primary_key=True),
    Column("until", Float, nullable=False),
    Index(None, "until"),
    sqlite_with_rowid=False,
)
"""From which browser a person has come to a table lately: a keyed hash, deleted when `until` has come."""

move: Final = Table(
    "move",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("chair", Text, nullable=False),
    Column("command_id", Text),
    Column("command", Text, nullable=False),
    Column("ask", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Json),
    Column("by", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("digest", Text, nullable=False),
    UniqueConstraint("table_id", "chair", "command_id"),
    sqlite_with_rowid=False,
)
"""`by`: person, bot, clock, or rules (the table went back to its snapshot). `n`: latest event after it."""

event: Final = Table(
    "event",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("public", Json, nullable=False),
    Column("private", Json),
    sqlite_with_rowid=False,
)

snapshot: Final = Table(
    "snapshot",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""`state`: the engine's snapshot (state, position of the dice, number of events) as compressed JSON.

With a rowid on SQLite: rows of a kilobyte would take three times their size without.
"""

due: Final = Table(
    "due",
    metadata,
    _of_table(),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ask", Text, nullable=False),
    Column("at", Float),
    Column("of_s", Float, nullable=False),
    Index(None, "at"),
    sqlite_with_rowid=False,
)
"""`kind`: bot (answers), limit (time is up), bank (what was saved for that is up, too), window (a response window
closes), stands (a question to a team closes with the proposal that stands), away (a bot takes over), host (another
person becomes host). `at` NULL: asleep, or a window without an end."""

response_window: Final = Table(
    "response_window",
    metadata,
    _of_table(),
    Column("secret", Text, nullable=False),
    Column("ask", Text, nullable=False),
    Column("quiet", Boolean, nullable=False),
    Column("opened_at", Float, nullable=False),
    Column("least_s", Float, nullable=False),
    Column("most_s", Float),
    Column("hold", Integer, nullable=False),
    Column("stretched", Boolean, nullable=False),
    Column("wants", Json, nullable=False),
    Column("ordered", Json, nullable=False),
    Column("thinks", Json, nullable=False),
    Column("could", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
)
"""The response window that is open at a table, or was last, and what the pace of the next ones is drawn from."""

seat: Final = Table(
    "seat",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("claim", Integer, nullable=False),
    Column("bank_s", Float, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("orders", Json, nullable=False),
    Column("interrupt", Json),
    Column("gives_up", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)
"""What a table with response windows keeps for a seat. Everything but the bank belongs to the chair of this `claim`."""

command: Final = Table(
    "command",
    metadata,
    _of_table(),
    Column("chair", Text, primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Accepted commands that are no moves: hold, interrupt, orders, here, and what only teams have."""

talk: Final = Table(
    "talk",
    metadata,
    _of_table(),
    Column("team", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("said_at", Float, nullable=False),
    Column("text", Text),
    Column("word", Text),
    Column("at", Json),
    sqlite_with_rowid=False,
)
"""What a team says among itself: a text, or a word that points at a seat or a card. No log or export holds it."""

watcher: Final = Table(
    "watcher",
    metadata,
    Column("sid", Text, primary_key=True),
    _of_table(),
    Column("person_id", Text, nullable=False),
    Column("process", Text, nullable=False),
    Column("beat_at", Float, nullable=False),
    Column("browser", Text),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)
"""A connection that watches a table. Its process renews `beat_at`; without that it counts as gone."""

serving: Final = Table(
    "serving",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("process", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("held_at", Float, nullable=False),
    Column("stops", Integer, nullable=False),
    Column("beat_at", Float, nullable=False),
)
"""One row: the served time, by which all times in the store but `beat_at` are told, and the latest heartbeat of a
process that serves. `at`: the served time then; while it is less than `held_at` the time stands still at `held_at`.
`stops`: how often nobody served. `beat_at`: when that heartbeat was, by the calendar of the database."""
