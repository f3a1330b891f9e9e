"""Statements of every answer: SQLAlchemy writes them once for each kind of database, the database's own driver runs
them.

On SQLite a statement takes 35 to 40 us through SQLAlchemy and about 5 so (docs/measured/serving.md); an
answer has about ten. All others go through SQLAlchemy.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Delete, Insert, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

Values = Mapping[str, Any]
_Convert = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class _Compiled:
    """A statement as one kind of database takes it."""

    sql: str
    names: tuple[str, ...] | None
    """Names of the values by position; None where the driver takes them by name."""
    written: tuple[tuple[str, _Convert], ...]
    """Values that are converted before they are written, by name."""

    def values(self, given: Values) -> Any:
        """Return the values of a statement as its driver takes them."""
        if self.written:
            given = {**given, **{name: convert(given[name]) for name, convert in self.written}}
        return given if self.names is None else [given[name] for name in self.names]


class Prepared:
    """A statement that is compiled when it is first run. Its parts must not depend on its values (no `IN`).

    It runs in the transaction of the connection, which has to have begun. Errors are SQLAlchemy's.
    """

    def __init__(self, statement: Select[Any] | Insert | Update | Delete, sets: Collection[str] | None = None) -> None:
        """`sets`: the columns that an update changes; all columns for an insert."""
        self._statement: Final = statement.inline() if isinstance(statement, Insert) else statement
        self._sets: Final = None if sets is None else list(sets)
        self._by_dialect: Final[dict[str, _Compiled]] = {}
        self._read: Final[dict[str, list[tuple[int, _Convert]]]] = {}
        """By dialect: columns that are converted after they are read, by index."""

    def rows(self, connection: Connection, values: Values) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds."""
        compiled = self._compiled(connection.dialect)
        cursor = run_by_driver(connection, compiled.sql, compiled.values(values))
        found: list[tuple[Any, ...]] = cursor.fetchall()
        converted = self._read.get(connection.dialect.name)
        if converted is None:
            types = [column[1] for column in cursor.description]
            converted = self._read[connection.dialect.name] = self._conversions(connection.dialect, types)
        return [_converted(row, converted) for row in found] if converted else found

    def run(self, connection: Connection, values: Values) -> None:
        """Write something."""
        compiled = self._compiled(connection.dialect)
        run_by_driver(connection, compiled.sql, compiled.values(values))

    def run_each(self, connection: Connection, rows: Iterable[Values]) -> None:
        """Write something for each of these rows of values, of which there may be none."""
        compiled = self._compiled(connection.dialect)
        values = [compiled.values(row) for row in rows]
        if values:
            run_by_driver(connection, compiled.sql, values, many=True)

    def _compiled(self, dialect: Dialect) -> _Compiled:
        found = self._by_dialect.get(dialect.name)
        if found is None:
            found = self._by_dialect[dialect.name] = self._compile(dialect)
        return found

    def _compile(self, dialect: Dialect) -> _Compiled:
        statement = self._statement
        compiled = statement.compile(dialect=dialect, column_keys=self._sets)
        assert isinstance(compiled, SQLCompiler)
        written = [
            (name, bound.type.dialect_impl(dialect).bind_processor(dialect)) for name, bound in compiled.binds.items()
        ]
        return _Compiled(
            compiled.string,
            tuple(compiled.positiontup or ()) if compiled.positional else None,
            tuple((name, convert) for name, convert in written if convert is not None),
        )

    def _conversions(self, dialect: Dialect, types: Sequence[Any]) -> list[tuple[int, _Convert]]:
        """Return what is converted of the columns that a query finds; `types`: as the driver names them."""
        assert isinstance(self._statement, Select)
        columns = zip(self._statement.selected_columns, types, strict=True)
        found = [column.type.dialect_impl(dialect).result_processor(dialect, kind) for column, kind in columns]
        return [(index, convert) for index, convert in enumerate(found) if convert is not None]


def _converted(found: Sequence[Any], conversions: Sequence[tuple[int, _Convert]]) -> tuple[Any, ...]:
    row = list(found)
    for index, convert in conversions:
        row[index] = convert(row[index])
    return tuple(row)


def run_by_driver(connection: Connection, sql: str, values: Any = (), *, many: bool = False) -> Any:
    """Run a statement as the driver takes it; return its cursor.

    :raises DBAPIError: as SQLAlchemy would; a connection that is lost is given up as there.
    """
    dialect = connection.dialect
    cursor = connection.connection.cursor()
    try:
        if many:
            cursor.executemany(sql, values)
        else:
            cursor.execute(sql, values)
    except dialect.loaded_dbapi.Error as error:
        lost = dialect.is_disconnect(error, connection.connection.driver_connection, cursor)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            sql, None, error, dialect.loaded_dbapi.Error, True, connection_invalidated=lost, dialect=dialect
        ) from error
    return cursor
