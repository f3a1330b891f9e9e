"""Talk between teammates: lines of text and pings.

Talk is no move and no part of the game: it changes no frame, stops no clock, and stands in no log (RDI-VRULING-07,
-102). A command that is repeated has one effect.
"""

import unicodedata
from typing import Any, Final

from dwarfdraft.service.checks import check_playing
from dwarfdraft.service.commands import take_command
from dwarfdraft.service.core import ServiceCore
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.names import is_emoji_to_come, is_visible
from dwarfdraft.service.orders import LONGEST_TITLE
from dwarfdraft.service.seat_records import title_of
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.teammates import own_team, teammates
from dwarfdraft.service.values import Ack, Plain, Viewer
from dwarfdraft.store import seating
from dwarfdraft.store import talk as lines
from dwarfdraft.store.rows import TalkRow

PING_WORDS: Final = ("look", "mine", "yours", "wait", "yes", "no", "help", "token")
"""What a ping can say."""
LONGEST_TEXT: Final = 300
"""Most characters of a line."""
MAX_HISTORY: Final = 50
"""Most lines that a page is sent when it reconnects."""
RATE_LIMIT_LINES: Final = 6
"""Most lines that a seat may add within `RATE_LIMIT_S` seconds."""
RATE_LIMIT_S: Final = 10.0
_INVISIBLE: Final = frozenset({"Cc", "Cs", "Co", "Cn", "Zl", "Zp"})
_BIDI_CONTROLS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class TeamTalk:
    """What teammates say to each other."""

    def __init__(self, core: ServiceCore) -> None:
        self.core = core

    def talk(self, code: str, person: str, seat: int, command_id: str, text: Any) -> Ack:
        """Say something to the team."""
        return self._say(code, person, seat, command_id, {"text": read_text(text), "word": None, "at": None})

    def ping(self, code: str, person: str, seat: int, command_id: str, word: Any, at: Any) -> Ack:
        """Point something out to the team."""
        if word not in PING_WORDS:
            raise ServiceRefused("bad_message", fields={"word": "not_one_of"})
        if not (at is None or type(at) is int or (isinstance(at, str) and 0 < len(at) <= LONGEST_TITLE)):
            raise ServiceRefused("bad_message", fields={"at": "invalid"})
        return self._say(code, person, seat, command_id, {"text": None, "word": word, "at": at})

    def lines(self, code: str, viewer: Viewer) -> list[TalkLine] | None:
        """Return the latest lines of the team of a seat; None without teammates."""
        if viewer is None:
            return None
        table_id = self.core.id_of(code)
        with self.core.store.read() as connection:
            table = seating.table(connection, table_id)
            team = teammates(self.core.offer(table), table, len(seating.chairs(connection, table_id)), viewer)
            if not team:
                return None
            now = self.core.now()
            return [_line(row, now) for row in lines.latest_lines(connection, table_id, team[0], MAX_HISTORY)]

    def _say(self, code: str, person: str, seat: int, command_id: str, said: Plain) -> Ack:
        def add_line(session: TableSession) -> None:
            check_playing(session.table)
            team = own_team(session, seat)
            _check_place(session, seat, said["at"])
            connection, table_id, now = session.connection, session.table_id, self.core.now()
            if lines.lines_since(connection, table_id, team[0], seat, now - RATE_LIMIT_S) >= RATE_LIMIT_LINES:
                raise ServiceRefused("too_fast", data={"seconds": round(RATE_LIMIT_S)})
            row = lines.add_line(connection, table_id, team[0], seat=seat, said_at=now, **said)
            session.outbox.talk_line = (team, _line(row, now))

        return take_command(self.core, code, person, seat, command_id, add_line, then=TableSession.keep_dues)


def _check_place(session: TableSession, seat: int, at: int | str | None) -> None:
    """Check that a ping points at a seat of the table, or at a card that the team holds or that is being played."""
    if at is None:
        return
    view = session.match.view(seat)
    if isinstance(at, int):
        known = 0 <= at < len(view["seats"])
    else:
        stack = [frame["card"] for frame in view["stack"] if frame.get("card")]
        cards = [*view["hand"], *(card for hand in view["hands"].values() for card in hand), *stack]
        known = at in {title_of(card) for card in cards}
    if not known:
        raise ServiceRefused("not_legal", data={"seat": seat, "value": at})


def read_text(text: Any) -> str:
    """Return what may be said. Refuses with `bad_message`."""
    if not isinstance(text, str):
        raise ServiceRefused("bad_message", fields={"text": "invalid"})
    said = unicodedata.normalize("NFC", text).strip()
    if not is_visible(said) or any(_is_invisible(one) for one in said):
        raise ServiceRefused("bad_message", fields={"text": "invalid"})
    if len(said) > LONGEST_TEXT:
        raise ServiceRefused("bad_message", fields={"text": "too_long"}, data={"most": LONGEST_TEXT})
    return said


def _is_invisible(character: str) -> bool:
    """Tell whether a character is invisible or changes the direction of the text."""
    invisible = unicodedata.category(character) in _INVISIBLE and not is_emoji_to_come(character)
    return invisible or character in _BIDI_CONTROLS


def _line(row: TalkRow, now: float) -> TalkLine:
    """Return the wire form of a line."""
    return {
        "n": row.n,
        "seat": row.seat,
        "text": row.text,
        "word": row.word,
        "at": row.at,
        "ago_ms": max(0, round((now - row.said_at) * 1000)),
    }
