"""REST: the person who asks, and the way to another device."""

from flask import Response, after_this_request

from dwarfdraft.service.values import Person, Plain
from dwarfdraft.web import rest_schemas
from dwarfdraft.web.app_services import address_for_players, services
from dwarfdraft.web.bodies import RestBlueprint
from dwarfdraft.web.language import language, remember
from dwarfdraft.web.qr import qr_svg
from dwarfdraft.web.shapes import Device, Me
from dwarfdraft.web.visitors import known_person, person_id, visitor

blueprint = RestBlueprint("me", __name__, url_prefix="/api", description="The person who asks")


@blueprint.get("/me")
@blueprint.answers()
def me() -> Me:
    """Read name, language, theme and tables of the asking person; a browser without one becomes a new person."""
    known = known_person()
    # Pages renew the cookie. An answer that is still on its way must not bring back who this browser was before.
    return _me(known or visitor(language()), new=known is None)


@blueprint.put("/me")
@blueprint.arguments(rest_schemas.MeBody)
@blueprint.answers()
def set_me(body: Plain) -> Me:
    """Change name, language or theme."""
    person = services().tables.set_person(person_id(), **body)

    @after_this_request
    def remembered(response: Response) -> Response:
        remember(response, body.get("language"), body.get("theme"))
        return response

    return _me(person)


@blueprint.post("/device")
@blueprint.answers()
def device() -> Device:
    """Make a link that gives another browser this person: it works once, for five minutes."""
    link = services().tables.device_link(person_id())
    address = f"{address_for_players()}/device/{link.token}"
    return {"link": address, "qr": qr_svg(address), "seconds": link.seconds}


def _me(person: Person, *, new: bool = False) -> Me:
    """Return the wire form. `new`: the browser has not said who it is; one that says so again keeps no cookies."""
    return {
        "name": person.name,
        "language": person.language,
        "theme": person.theme,
        "tables": services().tables.my_tables(person.id),
        "new": new,
    }
