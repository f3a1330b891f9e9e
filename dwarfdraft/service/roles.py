"""Who plays what before the game: characters that fit their seats, and another order of those who sit there."""

from collections.abc import Sequence
from typing import TypeAlias

from sqlalchemy import Connection

from dwarfdraft.service.chance import Chance, shuffle
from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.values import Plain
from dwarfdraft.store import seating
from dwarfdraft.store.rows import ChairRow

Teams: TypeAlias = tuple[tuple[int, ...], ...]
_OCCUPANT_COLUMNS = ("role", "person_id", "bot", "name", "ready", "sober", "left", "bot_acts", "sat_at")
"""What goes along when somebody is put on another seat."""


def fit_roles(offer: Offer, options: Plain, roles: Sequence[str], chance: Chance) -> list[str]:
    """Return the roles by seat, changed only where one may not be played there.

    Such a seat gets a free role by chance, or swaps with a seat where any role may be played.
    """
    found = list(roles)
    anybody = set(offer.characters)
    for seat, role in enumerate(found):
        allowed = offer.characters_at(options, seat)
        if role in allowed:
            continue
        free = [one for one in allowed if one not in found]
        if free:
            shuffle(chance, free)
            found[seat] = free[0]
            continue
        other = next(
            at
            for at in reversed(range(len(found)))
            if found[at] in allowed and set(offer.characters_at(options, at)) == anybody
        )
        found[seat], found[other] = found[other], role
    return found


def write_roles(connection: Connection, table_id: int, chairs: Sequence[ChairRow], roles: Sequence[str]) -> None:
    """Write the roles of the seats whose role has changed."""
    for chair in chairs:
        if chair.role != roles[chair.seat]:
            seating.change_chair(connection, table_id, chair.seat, role=roles[chair.seat])


def check_order(order: Sequence[int], seats: int) -> None:
    """Let pass an order in which each seat is named once. Refuses with `bad_message`."""
    if sorted(order) != list(range(seats)):
        raise ServiceRefused("bad_message", fields={"order": "not_an_order"}, data={"seats": seats})


def reorder(connection: Connection, table_id: int, chairs: Sequence[ChairRow], order: Sequence[int]) -> None:
    """Seat people and bots, with what they play, in another order: who comes to each seat is named by the old one."""
    claim = max(chair.claim for chair in chairs) + 1
    for chair, old in zip(chairs, order, strict=True):
        who = {name: getattr(chairs[old], name) for name in _OCCUPANT_COLUMNS}
        seating.change_chair(connection, table_id, chair.seat, **who, claim=claim)


def keep_captains(
    connection: Connection, table_id: int, chairs: Sequence[ChairRow], order: Sequence[int], before: Teams, after: Teams
) -> None:
    """Keep the captain's post with the person it was handed to, if their team has the same seats or the same members.

    `chairs` are as they were before the new order.
    """
    for chair, old in zip(chairs, order, strict=True):
        was, now = _team_of(before, old), _team_of(after, chair.seat)
        keeps = chairs[old].captain and (now == was or {order[seat] for seat in now} == set(was))
        if keeps != chair.captain:
            seating.change_chair(connection, table_id, chair.seat, captain=keeps)


def _team_of(teams: Teams, seat: int) -> tuple[int, ...]:
    return next((team for team in teams if seat in team), ())
