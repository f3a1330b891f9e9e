"""REST: replays of finished games (docs/protocol.md, Replays)."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar

from flask import Response, request

from dwarfdraft.service.values import Plain, ReplayLog, ReplayPart
from dwarfdraft.web import rest_schemas
from dwarfdraft.web.app_services import services
from dwarfdraft.web.bodies import RestBlueprint

blueprint = RestBlueprint("replays", __name__, url_prefix="/api", description="Replays of finished games")
F = TypeVar("F", bound=Callable[..., Any])
FOR_EVER: Final = "private, max-age=31536000, immutable"


def kept(function: F) -> F:
    """Let browsers keep an answer: a finished game never changes, the program that tells of it may.

    An answer to what is asked of this very build is good for ever; another is good as long as the build is the same.
    """

    @wraps(function)
    def answer(*args: Any, **given: Any) -> Response:
        build = services().assets.build
        if request.if_none_match.contains_weak(build):
            response = Response(status=304)
        else:
            services().replay_limit.check(request.remote_addr or "")
            response = function(*args, **given)
        response.set_etag(build, weak=True)
        response.headers["Cache-Control"] = FOR_EVER if request.args.get("build") == build else "private, no-cache"
        return response

    decorated: Any = answer
    of_kind: F = decorated
    return of_kind


@blueprint.get("/tables/<code>/replay")
@kept
@blueprint.arguments(rest_schemas.ReplayLogQuery, location="query")
@blueprint.answers()
def replay_log(query: Plain, code: str) -> ReplayLog:
    """Read what happened in a finished game as a seat, or a spectator, saw it: at most 5,000 events."""
    return services().tables.replays.log(code, query["seat"], query["since"])


@blueprint.get("/tables/<code>/replay/<int:number>")
@kept
@blueprint.arguments(rest_schemas.ReplayQuery, location="query")
@blueprint.answers()
def replay_part(query: Plain, code: str, number: int) -> ReplayPart:
    """Read what a seat, or a spectator, saw in a part of a finished game."""
    return services().tables.replays.part(code, query["seat"], number)
