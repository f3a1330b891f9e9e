"""What every answer carries and every request must pass: security headers, own origin, JSON bodies."""

import secrets
from typing import Final

from flask import Flask, Response, g, request

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.web.app_services import services
from dwarfdraft.web.errors import STATUS, answer, error_shape
from dwarfdraft.web.limits import GuessLimit
from dwarfdraft.web.origin import is_own_origin
from dwarfdraft.web.visitors import known_person

MAX_BODY_BYTES: Final = 32 * 1024
BUILD_HEADER: Final = "Dwarfdraft-Build"
"""Which build answers: an open page finds out that there is a newer one."""
_UNSAFE_METHODS: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def nonce() -> str:
    """Return the number that allows this page's own inline script, the import map."""
    if "nonce" not in g:
        g.nonce = secrets.token_urlsafe(16)
    made: str = g.nonce
    return made


def init_guard(app: Flask, origins: frozenset[str], guesses: GuessLimit) -> None:
    """Check requests before, and complete answers after, every handler."""
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY_BYTES
    app.jinja_env.globals["nonce"] = nonce

    def check_request() -> Response | None:
        if request.method in _UNSAFE_METHODS and not is_own_origin(
            request.headers.get("Origin"), request.host, origins
        ):
            return answer(error_shape("bad_origin"), 403)
        # Another site cannot send JSON without a CORS preflight, which is never granted.
        if request.method in _UNSAFE_METHODS and request.content_length and not _has_right_type():
            return answer(error_shape("bad_message", "not_json"), 415)
        code = (request.view_args or {}).get("code")
        if code is not None:
            guesses.check(request.remote_addr or "", lambda: _has_chair(code))
        return None

    def add_headers(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = _policy()
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "same-origin"
        response.headers["X-Frame-Options"] = "DENY"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        if "Cache-Control" not in response.headers:
            response.headers["Cache-Control"] = "no-store"
        if request.path.startswith("/api/"):
            response.headers[BUILD_HEADER] = services().assets.build
        return response

    def answer_refusal(error: ServiceRefused) -> Response:
        if error.code == "no_table":
            guesses.missed(request.remote_addr or "")
        return answer(error.to_json(), STATUS[error.code])

    app.register_error_handler(ServiceRefused, answer_refusal)
    app.before_request(check_request)
    app.after_request(add_headers)


def _has_chair(code: str) -> bool:
    person = known_person()
    return person is not None and services().tables.has_chair(code, person.id)


def _has_right_type() -> bool:
    """Tell whether a body is what its address takes: JSON below /api, else a form."""
    return request.is_json if request.path.startswith("/api/") else request.mimetype.endswith("form-urlencoded")


def _policy() -> str:
    """Return the content policy: nothing from elsewhere. Older Safari does not count ws: as `self`."""
    scripts = f"'self' 'nonce-{g.nonce}'" if "nonce" in g else "'self'"
    socket = f"{'wss' if request.is_secure else 'ws'}://{request.host}"
    return (
        f"default-src 'self'; script-src {scripts}; connect-src 'self' {socket}; img-src 'self' data: blob:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
