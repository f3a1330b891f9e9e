"""Whether what a server sends has the shape that is declared for it: a field that is missing or unknown is a fault."""

from functools import cache
from threading import Lock
from typing import Any, get_type_hints

import orjson
from flask import Flask, Response
from pydantic import TypeAdapter, ValidationError

from dwarfdraft.games.registry import installed
from dwarfdraft.service.values import Frame, FrameChanges, TableInfo
from dwarfdraft.web.shapes import BeatAck, CommandAck, Refusal, TalkEvent, WatchAck
from wire_build import adapter

_SERVER_EVENTS = {"table": TableInfo, "talk": TalkEvent}
_ACKNOWLEDGED = {"watch": WatchAck, "beat": BeatAck}
"""The acknowledgements of messages that are no commands."""


_ONE_AT_A_TIME = Lock()
"""Players check in threads of their own, and two threads may not build the same shapes at once."""


@cache
def _made(shape: Any) -> TypeAdapter[Any]:
    return adapter(shape)


def _of(shape: Any) -> TypeAdapter[Any]:
    with _ONE_AT_A_TIME:
        return _made(shape)


def check(shape: Any, value: Any) -> None:
    """Let pass what has a declared shape."""
    try:
        _of(shape).validate_json(orjson.dumps([value]))
    except ValidationError as error:
        raise AssertionError(f"not of the declared shape: {error}") from None


def check_of_game(game: str, name: str, value: Any) -> None:
    """Let pass what has the shape of a name that a game declares."""
    check({shape.__name__: shape for shape in installed()[game].shapes}[name], value)


def check_seen(view: dict[str, Any], prompt: dict[str, Any] | None) -> None:
    """Let pass what a seat sees of a game, if it has the game's shapes."""
    check_of_game(view["game"], "View", view)
    if prompt is not None:
        check_of_game(view["game"], "Prompt", prompt)


def check_event(game: str, event: dict[str, Any]) -> None:
    """Let pass an event that says what its kind does, as the game declares it."""
    says = {name: value for name, value in event.items() if name not in ("n", "kind")}
    check(installed()[game].events[event["kind"]], says)


def check_frame(frame: dict[str, Any]) -> None:
    """Let pass a frame that has its declared shape, a whole one also in what the game shows."""
    if "view" not in frame:
        check(FrameChanges, frame)
        return
    check(Frame, frame)
    check_seen(frame["view"], frame["prompt"])
    for event in frame["events"] or ():
        if event["kind"] != "rules_changed":  # the service's own
            check_event(frame["view"]["game"], event)
    for ask in (frame.get("team") or {"asks": []})["asks"]:
        check_of_game(frame["view"]["game"], "About", ask["about"])


def check_told(event: str, message: dict[str, Any]) -> None:
    """Let pass a server event that has its declared shape."""
    if event == "frame":
        check_frame(message)
    else:
        check(_SERVER_EVENTS[event], message)


def check_acknowledged(event: str, ack: dict[str, Any]) -> None:
    """Let pass an acknowledgement that has its declared shape."""
    if not ack["ok"]:
        check(Refusal, ack)
    elif event != "unwatch":
        check(_ACKNOWLEDGED.get(event, CommandAck), ack)
    if ack.get("frame") is not None:
        check_frame(ack["frame"])


def check_answered(app: Flask, method: str, path: str, answer: Any) -> None:
    """Let pass what REST has answered, if it has the shape that the function is annotated with."""
    endpoint, _ = app.url_map.bind("").match(path.partition("?")[0], method)
    shape = get_type_hints(app.view_functions[endpoint])["return"]
    if shape is not Response:  # files
        check(shape, answer)
