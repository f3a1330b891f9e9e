"""Shapes of the messages that pages send over Socket.IO (docs/protocol.md)."""

from typing import Any, Final

import orjson
from marshmallow import ValidationError, fields, validate, validates_schema

from dwarfdraft.service.answers import MAX_VALUE_BYTES
from dwarfdraft.service.orders import ASK_ME, LONGEST_TITLE, MAX_THRESHOLD, MAX_TITLES, MAX_YIELDS, YIELDS
from dwarfdraft.service.team_talk import LONGEST_TEXT, PING_WORDS
from dwarfdraft.web.schema_fields import Body, choice, flag, text, whole

CODE: Final = validate.Regexp(r"[0-9]{8}\Z", error="invalid")


class TableMessage(Body):
    """A message about a table: `unwatch`, `beat`."""

    table = fields.String(required=True, validate=CODE)


class WatchMessage(TableMessage):
    """`watch`: get the frames of a table, as one seat or as a spectator, with the events after `since`."""

    seat = whole(0, 100, load_default=None, allow_none=True)
    since = whole(0, 2**31, load_default=None, allow_none=True)


class ReadingMessage(TableMessage):
    """`reading`: for how long the page still shows what has happened, 0: no longer; bots wait meanwhile."""

    seat = whole(0, 100, required=True)
    ms = whole(0, 600_000, required=True)


class SeatMessage(TableMessage):
    """`here`, and what all commands of a seat have in common."""

    seat = whole(0, 100, required=True)
    command = fields.String(required=True, validate=validate.Regexp(r"[!-~]{8,64}\Z", error="invalid"))


class WithdrawMessage(SeatMessage):
    """`withdraw`, `hold`: commands about an open decision, named by its id."""

    ask = text(80, required=True)


class AnswerMessage(WithdrawMessage):
    """`answer`: the answer to an open decision."""

    value = fields.Raw(required=True, allow_none=True)

    @validates_schema
    def not_too_long(self, data: dict[str, Any], **_: Any) -> None:
        """Refuse values that no decision could take."""
        try:
            size = len(orjson.dumps(data.get("value")))
        except TypeError:  # nested deeper than JSON is written
            raise ValidationError("invalid", "value") from None
        if size > MAX_VALUE_BYTES:
            raise ValidationError("too_long", "value")


class TalkMessage(SeatMessage):
    """`talk`: a line of text for the team."""

    text = text(LONGEST_TEXT, required=True)


class PingMessage(SeatMessage):
    """`ping`: a word for the team, and the seat or card that it points at."""

    word = choice(*PING_WORDS, required=True)
    at = fields.Raw(load_default=None, allow_none=True)


class CaptainMessage(SeatMessage):
    """`captain`: the seat that the captain's post goes to."""

    to = whole(0, 100, required=True)


class DecideMessage(AnswerMessage):
    """`decide`: the captain closes the question to the team with a proposal."""

    by = whole(0, 100, load_default=None, allow_none=True)
    value = fields.Raw(load_default=None, allow_none=True)


class UseMessage(SeatMessage):
    """`use`: what a Potion Token is used for."""

    what = choice("fortitude", "alcohol", "gold", required=True)


class GiveUpMessage(SeatMessage):
    """`give_up`: agree that the team gives up, or take that back."""

    on = flag(required=True)


class InterruptMessage(SeatMessage):
    """`interrupt`: break in at a later window, or take that back."""

    card = text(LONGEST_TITLE, load_default=None, allow_none=True)
    before = text(20, load_default=None, allow_none=True)
    on = flag(required=True)


class YieldBody(Body):
    """Windows that are passed without asking."""

    kind = choice(*YIELDS, required=True)
    card = text(LONGEST_TITLE, load_default=None, allow_none=True)
    until = whole(0, 2**31, load_default=None, allow_none=True)


class OrdersBody(Body):
    """Standing orders of a seat; what is left out is as it is for who never gave any."""

    ask_me = choice(*ASK_ME, load_default=None, allow_none=True)
    never = fields.List(
        text(LONGEST_TITLE), load_default=list, validate=validate.Length(max=MAX_TITLES, error="too_long")
    )
    auto = fields.List(
        text(LONGEST_TITLE), load_default=list, validate=validate.Length(max=MAX_TITLES, error="too_long")
    )
    drinks_to = whole(0, MAX_THRESHOLD, load_default=0)
    gold_to = whole(0, MAX_THRESHOLD, load_default=0)
    yields = fields.List(
        fields.Nested(YieldBody), load_default=list, validate=validate.Length(max=MAX_YIELDS, error="too_long")
    )


class OrdersMessage(SeatMessage):
    """`orders`: the standing orders of a seat."""

    orders = fields.Nested(OrdersBody, required=True)


MESSAGES: Final[dict[str, type[TableMessage]]] = {
    "watch": WatchMessage,
    "unwatch": TableMessage,
    "beat": TableMessage,
    "reading": ReadingMessage,
    "answer": AnswerMessage,
    "withdraw": WithdrawMessage,
    "hold": WithdrawMessage,
    "interrupt": InterruptMessage,
    "orders": OrdersMessage,
    "here": SeatMessage,
    "talk": TalkMessage,
    "ping": PingMessage,
    "captain": CaptainMessage,
    "decide": DecideMessage,
    "use": UseMessage,
    "give_up": GiveUpMessage,
}
"""What a page may send, by the name of the event."""
