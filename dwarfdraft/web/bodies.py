"""Bodies of REST requests, and the answers.

Bodies are read as live messages are: by orjson. It refuses what Python's own reader takes or stumbles over: NaN,
numbers of thousands of digits, endless nesting.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import orjson
from flask import Request, Response, abort
from flask_smorest import Blueprint
from marshmallow import Schema, missing
from webargs.flaskparser import FlaskParser

from dwarfdraft.service.values import OnWire

F = TypeVar("F", bound=Callable[..., Any])


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

    def answers(self, status: int = 200) -> Callable[[F], F]:
        """Answer with what a function returns; the OpenAPI page shows the shape that it is annotated with."""

        def decorate(function: F) -> F:
            @wraps(function)
            def answer(*args: Any, **given: Any) -> Response:
                content = orjson.dumps(function(*args, **given), _wire_form, orjson.OPT_PASSTHROUGH_DATACLASS)
                return Response(content, status, mimetype="application/json")

            said: F = self.response(status, _schema(get_type_hints(function)["return"]))(answer)
            return said

        return decorate


def _wire_form(value: OnWire) -> Any:
    return value.to_json()


def _schema(shape: Any) -> dict[str, Any]:
    """Return the JSON Schema of a shape that `wire.json` has, or of a list of it."""
    if get_origin(shape) is list:
        return {"type": "array", "items": _schema(*get_args(shape))}
    if get_origin(shape) is dict:
        return {"type": "object"}
    return {"$ref": f"#/components/schemas/{shape.__name__}"}
