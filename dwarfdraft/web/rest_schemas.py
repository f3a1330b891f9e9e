"""Shapes of the bodies of REST requests; the OpenAPI page is made from them.

What a table's options or a role may be is the service's to say. Here stand only types and the sizes that nobody needs
to exceed.
"""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from dwarfdraft.engine.game import Bounds
from dwarfdraft.games.registry import installed
from dwarfdraft.web.app_services import services
from dwarfdraft.web.schema_fields import Body, choice, flag, text, whole


def language_field(**how: Any) -> fields.String:
    """Return a text field that takes a language of this application."""
    return fields.String(validate=_check_language, **how)


def _check_language(value: str) -> None:
    if value not in services().languages:
        raise ValidationError("not_one_of")


def options_field() -> fields.Dict:
    """Return the field of a table's options: the service checks them, the OpenAPI page says what they may be."""
    numbers: dict[str, Bounds] = {}
    lines = []
    for game, one in installed().items():
        options = one.offer.options
        for name, bounds in options.numbers.items():
            numbers[name] = _wider(numbers.get(name, bounds), bounds)
        lines.append(f"{game}: {', '.join(f'`{each.name}` {each.shape()}' for each in options.all)}")
    properties = {
        name: {"type": "integer", "minimum": one.least, "maximum": one.most, "default": one.default}
        for name, one in numbers.items()
    }
    return fields.Dict(keys=fields.String(), metadata={"properties": properties, "description": "; ".join(lines)})


def _wider(one: Bounds, other: Bounds) -> Bounds:
    """Return what two games take together that have an option of the same name."""
    return Bounds(one.default, min(one.least, other.least), max(one.most, other.most))


def seats_field(**how: Any) -> fields.Integer:
    """Return the field of how many seats a table has: what is possible depends on the game."""
    offers = [one.offer for one in installed().values()]
    least, most = min(one.least_seats for one in offers), max(one.most_seats for one in offers)
    return whole(1, 100, metadata={"minimum": least, "maximum": most}, **how)


# ---- persons ----


class MeBody(Body):
    """What a person may change about itself."""

    name = text(200)
    language = language_field()
    theme = choice("dark", "light", "system")


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
    bots_may_be_taken = flag()
    order = fields.List(whole(0, 100), validate=validate.Length(max=100, error="too_long"))


class SitBody(Body):
    """Taking a seat."""

    name = text(200)
    seat = whole(0, 100)
    role = text(20)


class StandBody(Body):
    """Leaving a seat."""

    seat = whole(0, 100, required=True)


class SeatBody(Body):
    """Changes of one seat: by who sits there, by the host (`bot`, `kick`), or by the others in play (`replace`)."""

    role = text(20)
    name = text(200)
    ready = flag()
    sober = flag()
    bot = fields.String(allow_none=True, validate=validate.Length(max=20, error="too_long"))
    kick = fields.Boolean(truthy={True}, falsy=set(), validate=validate.Equal(True, error="invalid"))
    replace = flag()

    @validates_schema
    def one_kind(self, data: dict[str, Any], **_: Any) -> None:
        """Refuse a mixture: each of `bot`, `kick` and `replace` stands alone, and something has to be asked for."""
        alone = [name for name in ("bot", "kick", "replace") if name in data]
        if not data or (alone and len(data) > 1):
            raise ValidationError("invalid", alone[0] if alone else "_schema")


class ReplayQuery(Body):
    """As whom a finished game is watched."""

    seat = fields.Integer(load_default=None, validate=validate.Range(0, 100, error="out_of_range"))
    build = text(64)
    """What asks: with the server's own build the answer may be kept for ever."""


class ReplayLogQuery(ReplayQuery):
    """Events of a finished game after a number."""

    since = fields.Integer(load_default=0, validate=validate.Range(0, 2**31, error="out_of_range"))


class SinceQuery(Body):
    """Events after a number."""

    since = fields.Integer(load_default=0, validate=validate.Range(0, 2**31, error="out_of_range"))
