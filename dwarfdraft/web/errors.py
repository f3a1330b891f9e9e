"""One shape for every error: `{"code", "key", "data", "fields"}`.

`code` is for programs, `key` names the sentence `error.<key>` of the catalogues, `data` fills it, `fields` maps a
field of the request to the key of what is wrong with it. Texts of the libraries (marshmallow, flask-smorest, werkzeug)
become keys here.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from flask import Flask, Response, jsonify, render_template, request
from flask_smorest import Api
from marshmallow import ValidationError, fields
from werkzeug.exceptions import HTTPException, InternalServerError

from dwarfdraft.service.errors import Code
from dwarfdraft.service.shapes import Error
from dwarfdraft.service.values import Plain

STATUS: Final[Mapping[Code, int]] = {
    "not_asked": 409,
    "not_legal": 422,
    "over": 409,
    "no_seat": 404,
    "stale": 409,
    "no_table": 404,
    "no_chair": 403,
    "closed": 409,
    "too_fast": 429,
    "bad_message": 422,
    "full": 409,
    "taken": 409,
    "bad_name": 422,
    "not_host": 403,
    "not_ready": 409,
    "no_person": 401,
    "no_such_link": 410,
}
"""HTTP status of each code."""

HTTP_CODES: Final = {
    400: ("bad_message", "not_json"),
    403: ("bad_origin", "bad_origin"),
    404: ("no_such_page", "no_such_page"),
    405: ("no_such_page", "bad_method"),
    413: ("bad_message", "too_long"),
    415: ("bad_message", "not_json"),
    416: ("bad_message", "bad_message"),
    429: ("too_fast", "too_fast"),
}
"""Code and key, by HTTP status, of requests that werkzeug and the other libraries refuse."""

_SENTENCES: Final = {
    fields.Field.default_error_messages["required"]: "required",
    fields.Field.default_error_messages["null"]: "required",
    "Unknown field.": "unknown_field",
}


def error_shape(code: str, key: str | None = None, data: Plain | None = None, by_field: Plain | None = None) -> Error:
    """Return an error's wire form."""
    return {"code": code, "key": key or code, "data": data or {}, "fields": by_field or {}}


def bad_message(error: ValidationError | dict[str, Any]) -> Error:
    """Return the wire form of what marshmallow found."""
    found = error.messages if isinstance(error, ValidationError) else error
    return error_shape("bad_message", by_field=dict(_keys_by_field(found)))


def _keys_by_field(found: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield each field with its key; texts that are not one of our keys become `invalid`."""
    if isinstance(found, dict):
        for name, inner in found.items():
            at = path if name in ("_schema", "json") else f"{path}.{name}" if path else str(name)
            yield from _keys_by_field(inner, at)
        return
    first = str(found[0]) if isinstance(found, list) and found else str(found)
    yield path or "_", first if first.isidentifier() and first.islower() else _SENTENCES.get(first, "invalid")


class KeyedApi(Api):  # type: ignore[misc]  # the library has no types
    """flask-smorest without its own sentences: all errors are handled by `init_errors`."""

    def _register_error_handlers(self) -> None:
        """Leave the application's handlers as they are."""


def init_errors(app: Flask) -> None:
    """Answer the libraries' errors and our faults in the one shape; `guard` does the service's refusals."""

    def http_error(error: HTTPException) -> Response:
        if error.code is not None and error.code < 400:
            return Response(error.get_body(), error.code, error.get_headers())
        data = getattr(error, "data", None)
        if error.code == 422:
            messages = data.get("messages", {}) if isinstance(data, dict) else {}
            return answer(bad_message(messages), 422)
        code, key = HTTP_CODES.get(error.code or 500, ("fault", "fault"))
        return answer(error_shape(code, key), error.code or 500)

    def fault(error: InternalServerError) -> Response:
        return answer(error_shape("fault"), 500)

    app.register_error_handler(HTTPException, http_error)
    app.register_error_handler(InternalServerError, fault)


def answer(error: Error, status: int) -> Response:
    """Return the answer to a refused request: JSON under /api, else a page that says the same."""
    if request.path.startswith(("/api/", "/socket.io")) or request.path in ("/api", "/healthz"):
        response = jsonify(error)
        response.status_code = status
        return response
    return Response(render_template("error.html", error=error, status=status), status, mimetype="text/html")
