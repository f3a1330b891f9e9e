"""Who is with whom at a table, also before the game."""

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.interfaces import Offer
from dwarfdraft.service.session import TableSession
from dwarfdraft.store.rows import TableRow


def teammates(offer: Offer, table: TableRow, seats: int, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team; empty for a player without teammates."""
    teams = offer.teams(table.options, seats)
    return next((team for team in teams if seat in team and len(team) > 1), ())


def own_team(session: TableSession, seat: int) -> tuple[int, ...]:
    """Return the seats of a seat's team. Refuses with `not_legal` (key `no_team`)."""
    team = teammates(session.offer, session.table, len(session.chairs), seat)
    if not team:
        raise ServiceRefused("not_legal", "no_team", {"seat": seat})
    return team
