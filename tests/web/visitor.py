"""A browser without scripts: a cookie jar, pages and REST."""

import json
import re
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from dwarfdraft.service.shapes import Error
from tests import wire

SHAPE = {"code", "key", "data", "fields"}


class Visitor:
    """Somebody with a browser."""

    def __init__(self, app: Flask, *, new: bool = True) -> None:
        """`new`: has opened the home page, and so is a person."""
        self.browser = app.test_client()
        if new:
            assert self.browser.get("/").status_code == 200

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> TestResponse:
        """Call the REST interface."""
        return self.browser.open(f"/api{path}", method=method, json=body, **more)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Call the REST interface; a refusal fails the test."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        if "openapi" not in path:
            wire.check_answered(self.browser.application, method, f"/api{path}", answer.json)
        return answer.json

    def refused(self, method: str, path: str, body: Any = None, *, status: int, **more: Any) -> dict[str, Any]:
        """Call the REST interface, which must refuse, in the one shape; return the error."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code == status, answer.text
        assert answer.mimetype == "application/json"
        error: dict[str, Any] = answer.get_json()
        wire.check(Error, error)
        return error

    def boot(self, path: str = "/") -> Any:
        """Return what a page gives its modules."""
        (block,) = re.findall(r'<script type="application/json" id="boot">(.*?)</script>', self.browser.get(path).text)
        return json.loads(block)

    def make_table(self, **how: Any) -> str:
        """Make a table for two, and return its code."""
        code: str = self.api("POST", "/tables", {"game": "draft", "seats": 2, "name": "Borin", **how})["code"]
        return code
