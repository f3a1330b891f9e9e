"""Requests made up from the OpenAPI page, good and bad: never a fault of ours, always the one shape of errors."""

from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok

from dwarfdraft.app import create_app
from tests.web.conftest import settings_in
from tests.web.visitor import SHAPE, Visitor


def test_made_up_requests_meet_no_fault_and_one_shape_of_errors(tmp_path):
    app = create_app(settings_in(tmp_path, joins_per_minute=10**9), begin=False)
    visitor = Visitor(app)
    code = visitor.make_table(visibility="public")
    statuses = set()

    def send(case):
        if len(str(case.path_parameters.get("code", ""))) % 2:
            case.path_parameters["code"] = code
        if isinstance(case.body, schemathesis.core.NotSet):
            body: dict[str, Any] = {}
        elif isinstance(case.body, bytes):
            body = {"data": case.body, "content_type": "application/json"}
        else:
            body = {"json": case.body}
        answer = visitor.browser.open(
            case.formatted_path, method=case.method, query_string=dict(case.query or {}), **body
        )
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (case.formatted_path, case.body, answer.text)
        if answer.status_code >= 400:
            assert set(answer.get_json()) == SHAPE, case.formatted_path
        answer.close()

    page = schemathesis.openapi.from_wsgi("/api/openapi.json", app)
    operations = [found.ok() for found in page.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) == 19
    for operation in operations:
        for mode in schemathesis.GenerationMode:
            cases = operation.as_strategy(generation_mode=mode)
            run = settings(
                max_examples=15,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )(given(cases)(send))
            with suppress(Unsatisfiable):  # nothing can be wrong with a request that carries nothing
                run()
    assert {200, 404, 422} <= statuses
