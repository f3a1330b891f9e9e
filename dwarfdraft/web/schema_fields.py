"""What schemas of requests and live messages are made of. `error=` takes a key of the catalogues, never a sentence."""

from typing import Any

from marshmallow import RAISE, Schema, fields, validate


def text(longest: int, **how: Any) -> fields.String:
    """Return a text field that refuses longer texts."""
    return fields.String(validate=validate.Length(max=longest, error="too_long"), **how)


def choice(*values: str, **how: Any) -> fields.String:
    """Return a text field that takes one of these values."""
    return fields.String(validate=validate.OneOf(values, error="not_one_of"), **how)


def whole(least: int, most: int, **how: Any) -> fields.Integer:
    """Return an integer field with bounds; a text or a fraction is none."""
    return fields.Integer(strict=True, validate=validate.Range(least, most, error="out_of_range"), **how)


def flag(**how: Any) -> fields.Boolean:
    """Return a field of true or false; words for them are refused."""
    return fields.Boolean(truthy={True}, falsy={False}, **how)


class Body(Schema):
    """What a client sends: unknown fields are an error."""

    class Meta:
        """Nothing a client sends is dropped silently."""

        unknown = RAISE
