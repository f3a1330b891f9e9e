"""REST: the person who asks, and the way to another device."""

from flask import Response, jsonify

from dwarfdraft.service.values import Person, Plain
from dwarfdraft.web import rest_schemas
from dwarfdraft.web.app_services import address_for_players, services
from dwarfdraft.web.bodies import RestBlueprint
from dwarfdraft.web.language import language, remember
from dwarfdraft.web.qr import qr_svg
from dwarfdraft.web.visitors import known_person, person_id, visitor

blueprint = RestBlueprint("me", __name__, url_prefix="/api", description="The person who asks")


@blueprint.get("/me")
@blueprint.response(200, rest_schemas.MeSchema)
def me() -> Plain:
    """Read name, language, theme and tables of the asking person; a browser without one becomes a new person."""
    known = known_person()
    # Pages renew the cookie. An answer that is still on its way must not bring back who this browser was before.
    return _me(known or visitor(language()), new=known is None)


@blueprint.put("/me")
@blueprint.arguments(rest_schemas.MeBody)
@blueprint.response(200, rest_schemas.MeSchema)
def set_me(body: Plain) -> Response:
    """Change name, language or theme."""
    response = jsonify(_me(services().tables.set_person(person_id(), **body)))
    remember(response, body.get("language"), body.get("theme"))
    return response


@blueprint.post("/device")
@blueprint.response(200, rest_schemas.DeviceSchema)
def device() -> Plain:
    """Make a link that gives another browser this person: it works once, for five minutes."""
    link = services().tables.device_link(person_id())
    address = f"{address_for_players()}/device/{link.token}"
    return {"link": address, "qr": qr_svg(address), "seconds": link.seconds}


def _me(person: Person, *, new: bool = False) -> Plain:
    """Return the wire form. `new`: the browser has not said who it is; one that says so again keeps no cookies."""
    return {
        "name": person.name,
        "language": person.language,
        "theme": person.theme,
        "tables": [table.to_json() for table in services().tables.my_tables(person.id)],
        "new": new,
    }
