"""Why the service refuses a request.

Exception
  ServiceRefused   the caller's doing: nothing changed; `code` is for programs, `key` names the sentence
    Conflict       somebody was first (`stale`); carries a fresh frame
"""

from typing import Literal, TypeAlias

from dwarfdraft.service.shapes import Error
from dwarfdraft.service.values import Frame, Plain

Code: TypeAlias = Literal[
    "not_asked", "not_legal", "over", "no_seat",
    "stale", "no_table", "no_chair", "closed", "too_fast", "bad_message", "full", "taken", "bad_name",
    "not_host", "not_ready", "no_person", "no_such_link",
]  # fmt: skip


class ServiceRefused(Exception):
    """A request that was not carried out. Nothing changed."""

    def __init__(
        self,
        code: Code,
        key: str | None = None,
        data: Plain | None = None,
        fields: dict[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.code: Code = code
        self.key = key or code
        """Which sentence says so: `error.<key>` in the catalogues."""
        self.data: Plain = data or {}
        self.fields: dict[str, str] = fields or {}
        """Field of the request -> key of what is wrong with it."""

    def __str__(self) -> str:
        return f"{self.code} {self.key} {self.data} {self.fields}"

    def to_json(self) -> Error:
        """Return the wire form, the one shape of every error."""
        return {"code": self.code, "key": self.key, "data": self.data, "fields": self.fields}


class Conflict(ServiceRefused):
    """Somebody was first: the decision is no longer open (`stale`)."""

    def __init__(self, frame: Frame, data: Plain | None = None) -> None:
        super().__init__("stale", data=data)
        self.frame = frame
        """What the asker should see now; goes into the acknowledgement."""
