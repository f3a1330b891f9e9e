"""REST: tables, from making one to its scores (docs/protocol.md, REST)."""

import csv
import io
from typing import cast

import orjson
from flask import Response

from dwarfdraft.engine.shapes import Event
from dwarfdraft.service.values import Plain, PublicTable, TableInfo
from dwarfdraft.web import rest_schemas
from dwarfdraft.web.app_services import address_for_players, services
from dwarfdraft.web.bodies import RestBlueprint
from dwarfdraft.web.identity import browser_hash
from dwarfdraft.web.qr import qr_svg
from dwarfdraft.web.shapes import Code
from dwarfdraft.web.visitors import known_person, person_id

blueprint = RestBlueprint("tables", __name__, url_prefix="/api", description="Tables, seats, records")


@blueprint.post("/quick")
@blueprint.arguments(rest_schemas.QuickBody)
@blueprint.answers()
def quick(body: Plain) -> Code:
    """Play against bots at once."""
    return {"code": services().tables.quick(person_id(), body.pop("game"), **body)}


@blueprint.get("/tables")
@blueprint.answers()
def public_tables() -> list[PublicTable]:
    """List the public tables that have not begun."""
    return services().tables.public_tables()


@blueprint.post("/tables")
@blueprint.arguments(rest_schemas.NewTableBody)
@blueprint.answers(201)
def create(body: Plain) -> TableInfo:
    """Make a table; the maker sits on seat 0 and is host."""
    return services().tables.create(person_id(), body.pop("game"), **body)


@blueprint.get("/tables/<code>")
@blueprint.answers()
def table(code: str) -> TableInfo:
    """Look at a table."""
    person = known_person()
    return services().tables.table(code, person.id if person else None)


@blueprint.patch("/tables/<code>")
@blueprint.arguments(rest_schemas.TableBody)
@blueprint.answers()
def set_table(body: Plain, code: str) -> TableInfo:
    """Change options, speed, visibility or the number of seats; for the host."""
    return services().tables.set_table(code, person_id(), **body)


@blueprint.post("/tables/<code>/sit")
@blueprint.arguments(rest_schemas.SitBody)
@blueprint.answers()
def sit(body: Plain, code: str) -> TableInfo:
    """Take a seat."""
    return services().tables.sit(code, person_id(), **body, browser=browser_hash(services().signer))


@blueprint.post("/tables/<code>/stand")
@blueprint.arguments(rest_schemas.StandBody)
@blueprint.answers()
def stand(body: Plain, code: str) -> TableInfo:
    """Leave a seat; in play a bot answers from then on."""
    return services().tables.stand(code, person_id(), body["seat"])


@blueprint.post("/tables/<code>/seats/<int:seat>")
@blueprint.arguments(rest_schemas.SeatBody)
@blueprint.answers()
def set_seat(body: Plain, code: str, seat: int) -> TableInfo:
    """Change a seat: its role, name, ready mark; or, as host, put a bot there or send somebody away.

    In play: have a bot replace a person, or say that one should.
    """
    tables, person = services().tables, person_id()
    if "kick" in body:
        return tables.kick(code, person, seat)
    if "replace" in body:
        return tables.replace(code, person, seat, body["replace"])
    if "bot" in body:
        return tables.set_bot(code, person, seat, body["bot"])
    return tables.set_seat(code, person, seat, **body)


@blueprint.delete("/tables/<code>/barred/<tag>")
@blueprint.answers()
def let_back(code: str, tag: str) -> TableInfo:
    """Let somebody come back who was sent away; for the host."""
    return services().tables.let_back(code, person_id(), tag)


@blueprint.post("/tables/<code>/start")
@blueprint.answers()
def start(code: str) -> TableInfo:
    """Begin the game; for the host."""
    return services().tables.start(code, person_id())


@blueprint.post("/tables/<code>/rematch")
@blueprint.answers()
def rematch(code: str) -> Code:
    """Go on at a new table with the same people, seats and options."""
    return {"code": services().tables.rematch(code, person_id())}


@blueprint.get("/tables/<code>/log")
@blueprint.arguments(rest_schemas.SinceQuery, location="query")
@blueprint.answers()
def log(query: Plain, code: str) -> list[Event]:
    """Read the public events, at most 5,000."""
    return cast("list[Event]", services().tables.log(code, query["since"]))


@blueprint.get("/tables/<code>/scores.csv")
@blueprint.response(200, {"type": "string"}, content_type="text/csv")
def scores(code: str) -> Response:
    """Take the score sheet home, after the end."""
    sheet = services().tables.scores(code)
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(sheet.columns)
    writer.writerows([_harmless(cell) for cell in row] for row in sheet.rows)
    # The mark makes spreadsheets read it as UTF-8.
    return _file(("\ufeff" + out.getvalue()).encode(), "text/csv", f"dwarfdraft-{code}-scores.csv")


@blueprint.get("/tables/<code>/summary")
@blueprint.answers()
def summary(code: str) -> Plain:
    """Read how a game went, after the end; the form is the game's own, and some games have none."""
    return services().tables.summary(code)


@blueprint.get("/tables/<code>/export.json")
@blueprint.response(200, {"type": "object"})
def export(code: str) -> Response:
    """Take the whole game home, after the end: seed and all moves included."""
    response = Response(orjson.dumps(services().tables.export(code)), mimetype="application/json")
    response.headers["Content-Disposition"] = f'attachment; filename="dwarfdraft-{code}.json"'
    return response


@blueprint.get("/tables/<code>/qr.svg")
@blueprint.response(200, {"type": "string"}, content_type="image/svg+xml")
def qr(code: str) -> Response:
    """Show the link to a table as a QR code."""
    services().tables.table(code, None)
    return Response(qr_svg(f"{address_for_players()}/t/{code}"), mimetype="image/svg+xml")


def _file(content: bytes, kind: str, name: str) -> Response:
    response = Response(content, mimetype=kind)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _harmless(cell: str | int | None) -> str | int | None:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell
