"""Checks of what a person may do at a table; each returns, or refuses with a code."""

from collections.abc import Sequence

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.store.rows import ChairRow, TableRow


def seated(chairs: Sequence[ChairRow], seat: int) -> ChairRow:
    """Return a chair. Refuses with `no_seat`."""
    if type(seat) is not int or not 0 <= seat < len(chairs):
        raise ServiceRefused("no_seat", data={"seat": seat, "seats": len(chairs)})
    return chairs[seat]


def own_chair(chairs: Sequence[ChairRow], seat: int, person: str) -> ChairRow:
    """Return a person's chair. Refuses with `no_seat` or `no_chair`."""
    chair = seated(chairs, seat)
    if chair.person_id != person:
        raise ServiceRefused("no_chair", data={"seat": seat})
    return chair


def check_plays(chair: ChairRow) -> None:
    """Check that the person of a chair has not left it and is not replaced by a bot. Refuses with `no_chair`."""
    if chair.left or chair.replaced:
        raise ServiceRefused("no_chair", "chair_left" if chair.left else "chair_replaced", {"seat": chair.seat})


def check_open(table: TableRow) -> None:
    """Check that the game has not begun. Refuses with `closed`."""
    if table.status != "open":
        raise ServiceRefused("closed", "has_begun" if table.status == "playing" else "is_over")


def check_playing(table: TableRow) -> None:
    """Check that the game has begun and is not over. Refuses with `closed` or `over`."""
    if table.status != "playing":
        raise ServiceRefused("closed", "not_begun") if table.status == "open" else ServiceRefused("over")


def check_host(table: TableRow, person: str) -> None:
    """Check that a person is the host. Refuses with `not_host`."""
    if table.host != person:
        raise ServiceRefused("not_host")
