"""Who watches which table from this process. Under a lock: news of a table changes connections of others, too."""

from threading import Lock

from dwarfdraft.service.values import Viewer


class Watchers:
    """The connections of this process: each is a person's, and watches any number of tables, each as one viewer."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._person: dict[str, str] = {}
        self._tables: dict[str, dict[str, Viewer]] = {}
        """By connection: the tables it watches, and as whom."""
        self._watching: dict[str, dict[str, Viewer]] = {}
        """By table: its connections, and as whom each watches."""

    def arrived(self, sid: str, person: str) -> None:
        """Note a connection's person."""
        with self._lock:
            self._person[sid] = person
            self._tables[sid] = {}

    def left(self, sid: str) -> None:
        """Forget a connection."""
        with self._lock:
            self._person.pop(sid, None)
            for code in self._tables.pop(sid, {}):
                self._drop(sid, code)

    def person(self, sid: str) -> str | None:
        """Return whose connection this is, None if it is gone."""
        return self._person.get(sid)

    def watch(self, sid: str, code: str, viewer: Viewer) -> tuple[Viewer] | None:
        """Note that a connection watches a table as this viewer; return as whom it did before, if it did."""
        with self._lock:
            before = self._tables.get(sid)
            if before is None:
                return None  # gone meanwhile
            was = (before[code],) if code in before else None
            before[code] = viewer
            self._watching.setdefault(code, {})[sid] = viewer
            return was

    def unwatch(self, sid: str, code: str) -> tuple[Viewer] | None:
        """Note that a connection no longer watches a table; return as whom it did, if it did."""
        with self._lock:
            tables = self._tables.get(sid, {})
            if code not in tables:
                return None
            viewer = tables.pop(code)
            self._drop(sid, code)
            return (viewer,)

    def viewer(self, sid: str, code: str) -> tuple[Viewer] | None:
        """Return as whom a connection watches a table, None if it does not."""
        tables = self._tables.get(sid, {})
        return (tables[code],) if code in tables else None

    def viewers(self, code: str) -> set[Viewer]:
        """Return as whom somebody watches a table."""
        with self._lock:
            return set(self._watching.get(code, {}).values())

    def persons(self, code: str) -> dict[str, str]:
        """Return the connections that watch a table, with their persons."""
        with self._lock:
            return {sid: self._person[sid] for sid in self._watching.get(code, {}) if sid in self._person}

    def _drop(self, sid: str, code: str) -> None:
        sids = self._watching.get(code, {})
        sids.pop(sid, None)
        if not sids:
            self._watching.pop(code, None)
