"""Bodies of REST requests are read as live messages are: by orjson.

It refuses what Python's own reader takes or stumbles over: NaN, numbers of thousands of digits, endless nesting.
"""

from typing import Any

import orjson
from flask import Request, abort
from flask_smorest import Blueprint
from marshmallow import Schema, missing
from webargs.flaskparser import FlaskParser


class _JsonBodies(FlaskParser):
    """Reads JSON, or answers 400."""

    def load_json(self, req: Request, schema: Schema) -> Any:
        """Return what the body says, `missing` if there is none."""
        body = req.get_data() if req.is_json else b""
        if not body:
            return missing
        try:
            return orjson.loads(body)
        except orjson.JSONDecodeError:
            abort(400)


class RestBlueprint(Blueprint):  # type: ignore[misc]  # the library has no types
    """Routes of the REST interface."""

    ARGUMENTS_PARSER = _JsonBodies()
