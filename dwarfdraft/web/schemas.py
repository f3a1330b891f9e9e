"""Shapes of requests, answers and messages; the OpenAPI page is made from them.

What a table's options or a dwarf may be is the service's to say. Here stand only types and the sizes that nobody needs
to exceed. `error=` takes a key of the catalogues, never a sentence.
"""

from typing import Any, Final

import orjson
from marshmallow import RAISE, Schema, ValidationError, fields, validate, validates_schema

from dwarfdraft.games.draft import options as draft
from dwarfdraft.games.draft.cards import LEAST_SEATS, MOST_SEATS
from dwarfdraft.games.tavern.state import options as tavern
from dwarfdraft.service.answers import MAX_VALUE_BYTES
from dwarfdraft.service.orders import LONGEST_TITLE, MAX_THRESHOLD, MAX_TITLES, MAX_YIELDS
from dwarfdraft.service.team_talk import LONGEST_TEXT

_NUMBERS: Final = {**draft.NUMBERS, **tavern.NUMBERS}
_MIN_SEATS: Final = min(LEAST_SEATS, tavern.LEAST_SEATS)
_MAX_SEATS: Final = max(MOST_SEATS, tavern.MOST_SEATS)

CODE: Final = validate.Regexp(r"[0-9]{8}\Z", error="invalid")


def text(longest: int, **how: Any) -> fields.String:
    """Return a text field that refuses longer texts."""
    return fields.String(validate=validate.Length(max=longest, error="too_long"), **how)


def choice(*values: str, **how: Any) -> fields.String:
    """Return a text field that takes one of these values."""
    return fields.String(validate=validate.OneOf(values, error="not_one_of"), **how)


def whole(least: int, most: int, **how: Any) -> fields.Integer:
    """Return an integer field with bounds; a text or a fraction is none."""
    return fields.Integer(strict=True, validate=validate.Range(least, most, error="out_of_range"), **how)


def options_field() -> fields.Dict:
    """Return the field of a table's options: the service checks them, the OpenAPI page says what numbers may be."""
    numbers = {
        name: {"type": "integer", "minimum": one.least, "maximum": one.most, "default": one.default}
        for name, one in _NUMBERS.items()
    }
    return fields.Dict(keys=fields.String(), metadata={"properties": numbers})


def seats_field(**how: Any) -> fields.Integer:
    """Return the field of how many seats a table has: what is possible depends on the game."""
    return whole(1, 100, metadata={"minimum": _MIN_SEATS, "maximum": _MAX_SEATS}, **how)


class Body(Schema):
    """What a client sends: unknown fields are an error."""

    class Meta:
        """Nothing a client sends is dropped silently."""

        unknown = RAISE


# ---- errors ----


class ErrorSchema(Schema):
    """The one shape of every error."""

    code = fields.String(required=True)
    key = fields.String(required=True)
    data = fields.Dict(required=True)
    fields_ = fields.Dict(
        keys=fields.String(), values=fields.String(), required=True, data_key="fields", attribute="fields"
    )


# ---- persons ----


class MeBody(Body):
    """What a person may change about itself."""

    name = text(200)
    language = choice("en", "ru")
    theme = choice("dark", "light", "system")


class MyTableSchema(Schema):
    """A line of "my tables"."""

    code = fields.String(required=True)
    game = fields.String(required=True)
    status = fields.String(required=True)
    your_move = fields.Boolean(required=True)
    seats = fields.Integer(required=True)
    hand = fields.Integer(required=True, allow_none=True)
    hands = fields.Integer(required=True, allow_none=True)
    turn = fields.Integer(required=True, allow_none=True)


class MeSchema(Schema):
    """The person who asks."""

    name = fields.String(required=True, allow_none=True)
    language = fields.String(required=True, allow_none=True)
    theme = fields.String(required=True, allow_none=True)
    tables = fields.List(fields.Nested(MyTableSchema), required=True)
    new = fields.Boolean(required=True)


class DeviceSchema(Schema):
    """A one-time link for another device."""

    link = fields.String(required=True)
    qr = fields.String(required=True)
    seconds = fields.Integer(required=True)


# ---- tables ----


class NewTableBody(Body):
    """A table to be made."""

    game = text(20, required=True)
    name = text(200)
    seats = seats_field(required=True)
    options = options_field()
    speed = text(20)
    visibility = text(20)


class QuickBody(Body):
    """A game against bots, at once."""

    game = text(20, required=True)
    name = text(200)
    seats = seats_field(load_default=4)
    options = options_field()


class TableBody(Body):
    """What the host may change."""

    options = options_field()
    speed = text(20)
    visibility = text(20)
    seats = seats_field()
    bots_may_be_taken = fields.Boolean(truthy={True}, falsy={False})
    order = fields.List(whole(0, 100), validate=validate.Length(max=100, error="too_long"))


class SitBody(Body):
    """Taking a seat."""

    name = text(200)
    seat = whole(0, 100)
    dwarf = text(20)


class StandBody(Body):
    """Leaving a seat."""

    seat = whole(0, 100, required=True)


class SeatBody(Body):
    """Changes of one seat: by who sits there, by the host (`bot`, `kick`), or by the others in play (`replace`)."""

    dwarf = text(20)
    name = text(200)
    ready = fields.Boolean(truthy={True}, falsy={False})
    sober = fields.Boolean(truthy={True}, falsy={False})
    bot = fields.String(allow_none=True, validate=validate.Length(max=20, error="too_long"))
    kick = fields.Boolean(truthy={True}, falsy=set(), validate=validate.Equal(True, error="invalid"))
    replace = fields.Boolean(truthy={True}, falsy={False})

    @validates_schema
    def one_kind(self, data: dict[str, Any], **_: Any) -> None:
        """Refuse a mixture: each of `bot`, `kick` and `replace` stands alone, and something has to be asked for."""
        alone = [name for name in ("bot", "kick", "replace") if name in data]
        if not data or (alone and len(data) > 1):
            raise ValidationError("invalid", alone[0] if alone else "_schema")


class ChairSchema(Schema):
    """Who sits on a seat."""

    kind = fields.String(required=True)
    name = fields.String(required=True, allow_none=True)
    tag = fields.String(required=True, allow_none=True)
    bot = fields.String(required=True, allow_none=True)
    connected = fields.Boolean(required=True)
    ready = fields.Boolean(required=True)
    bot_acts = fields.Boolean(required=True)
    left = fields.Boolean(required=True)
    sober = fields.Boolean(required=True)
    captain = fields.Boolean(required=True)
    host = fields.Boolean(required=True)
    replaced = fields.Boolean(required=True)
    votes = fields.Integer(required=True)
    votes_needed = fields.Integer(required=True)


class SeatSchema(Schema):
    """A seat of a table."""

    seat = fields.Integer(required=True)
    dwarf = fields.String(required=True, allow_none=True)
    chair = fields.Nested(ChairSchema, required=True, allow_none=True)


class YouSchema(Schema):
    """The asking person at a table."""

    tag = fields.String(required=True, allow_none=True)
    seats = fields.List(fields.Integer(), required=True)
    host = fields.Boolean(required=True)
    name = fields.String(required=True, allow_none=True)
    votes = fields.List(fields.Integer(), required=True)


class BarredSchema(Schema):
    """Somebody who was sent away."""

    tag = fields.String(required=True)
    names = fields.List(fields.String(), required=True)
    browser_s = fields.Integer(required=True, allow_none=True)


class TableSchema(Schema):
    """A table as one person sees it, without the game on it."""

    code = fields.String(required=True)
    game = fields.String(required=True)
    status = fields.String(required=True)
    options = fields.Dict(required=True)
    speed = fields.String(required=True)
    visibility = fields.String(required=True)
    bots_may_be_taken = fields.Boolean(required=True)
    host = fields.String(required=True, allow_none=True)
    you = fields.Nested(YouSchema, required=True)
    seats = fields.List(fields.Nested(SeatSchema), required=True)
    spectators = fields.Integer(required=True)
    missing = fields.List(fields.String(), required=True)
    next = fields.String(required=True, allow_none=True)
    barred = fields.List(fields.Nested(BarredSchema), required=True)


class PublicTableSchema(Schema):
    """A line of the list of public open tables."""

    code = fields.String(required=True)
    game = fields.String(required=True)
    host = fields.String(required=True, allow_none=True)
    seats = fields.Integer(required=True)
    free = fields.Integer(required=True)
    speed = fields.String(required=True)
    options = fields.Dict(required=True)


class CodeSchema(Schema):
    """The code of a table."""

    code = fields.String(required=True)


class SinceQuery(Body):
    """Events after a number."""

    since = fields.Integer(load_default=0, validate=validate.Range(0, 2**31, error="out_of_range"))


class EventSchema(Schema):
    """A public event; its other keys depend on its kind (docs/protocol.md)."""

    n = fields.Integer(required=True)
    kind = fields.String(required=True)


class OutSchema(Schema):
    """When and by what a player went out of the game."""

    turn = fields.Integer(required=True)
    why = fields.String(required=True)
    by = fields.Integer(required=True)
    card = fields.String(required=True)
    how = fields.String(required=True, allow_none=True)


class LinesSchema(Schema):
    """Numbers before the first turn and after each."""

    fortitude = fields.List(fields.Integer(), required=True)
    alcohol = fields.List(fields.Integer(), required=True)
    gold = fields.List(fields.Integer(), required=True)


class CountedSchema(Schema):
    """A card, and how often."""

    card = fields.String(required=True)
    times = fields.Integer(required=True)


class SeatSummarySchema(Schema):
    """How a game went for one player."""

    seat = fields.Integer(required=True)
    character = fields.String(required=True)
    place = fields.Integer(required=True)
    out = fields.Nested(OutSchema, required=True, allow_none=True)
    lines = fields.Nested(LinesSchema, required=True)
    fortitude = fields.Integer(required=True)
    alcohol = fields.Integer(required=True)
    gold = fields.Integer(required=True)
    played = fields.List(fields.Nested(CountedSchema), required=True)
    drunk = fields.List(fields.Nested(CountedSchema), required=True)
    alcohol_drunk = fields.Integer(required=True)


class SummarySchema(Schema):
    """How a game of the tavern went."""

    turns = fields.Integer(required=True)
    winners = fields.List(fields.Integer(), required=True)
    seats = fields.List(fields.Nested(SeatSummarySchema), required=True)


# ---- messages of Socket.IO ----


class TableMessage(Body):
    """A message about a table: `unwatch`, `beat`."""

    table = fields.String(required=True, validate=CODE)


class WatchMessage(TableMessage):
    """`watch`"""

    seat = whole(0, 100, load_default=None, allow_none=True)
    since = whole(0, 2**31, load_default=None, allow_none=True)


class SeatMessage(TableMessage):
    """`here`, and what all commands of a seat have in common."""

    seat = whole(0, 100, required=True)
    command = fields.String(required=True, validate=validate.Regexp(r"[!-~]{8,64}\Z", error="invalid"))


class WithdrawMessage(SeatMessage):
    """`withdraw`, `hold`"""

    ask = text(80, required=True)


class AnswerMessage(WithdrawMessage):
    """`answer`"""

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
    """`talk`"""

    text = text(LONGEST_TEXT, required=True)


class PingMessage(SeatMessage):
    """`ping`"""

    word = choice("look", "mine", "yours", "wait", "yes", "no", "help", "token", required=True)
    at = fields.Raw(load_default=None, allow_none=True)


class CaptainMessage(SeatMessage):
    """`captain`"""

    to = whole(0, 100, required=True)


class DecideMessage(AnswerMessage):
    """`decide`"""

    by = whole(0, 100, load_default=None, allow_none=True)
    value = fields.Raw(load_default=None, allow_none=True)


class UseMessage(SeatMessage):
    """`use`"""

    what = choice("fortitude", "alcohol", "gold", required=True)


class GiveUpMessage(SeatMessage):
    """`give_up`"""

    on = fields.Boolean(required=True, truthy={True}, falsy={False})


class InterruptMessage(SeatMessage):
    """`interrupt`"""

    card = text(LONGEST_TITLE, load_default=None, allow_none=True)
    before = text(20, load_default=None, allow_none=True)
    on = fields.Boolean(required=True, truthy={True}, falsy={False})


class YieldBody(Body):
    """Windows that are passed without asking."""

    kind = choice("item", "stack", "card", "turn", "mine", required=True)
    card = text(LONGEST_TITLE, load_default=None, allow_none=True)
    until = whole(0, 2**31, load_default=None, allow_none=True)


class OrdersBody(Body):
    """Standing orders of a seat; what is left out is as it is for who never gave any."""

    ask_me = fields.String(
        load_default=None,
        allow_none=True,
        validate=validate.OneOf(("everything", "able", "mine", "danger", "nothing"), error="not_one_of"),
    )
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
    """`orders`"""

    orders = fields.Nested(OrdersBody, required=True)
