"""When a bot uses a Potion Token: in the last chance of its team, if that saves it (RDI-TEAM-10, RDI-VRULING-30)."""

from typing import Any, Final

from dwarfdraft.games.tavern.seen.view import MOST_FORTITUDE

WORTH: Final = 6
"""Fortitude gained, or Alcohol Content lost."""


def save_the_team(view: dict[str, Any], seat: int, uses: tuple[str, ...]) -> str | None:
    """Return what to use a token for so that the team stays in the game; None if it is safe or cannot be saved."""
    top = view["stack"][-1] if view["stack"] else {}
    own = view["seats"][seat]
    if top.get("window") != "about_to_lose" or own["out"]:
        return None
    if own["fortitude"] - own["alcohol"] <= 0:
        return _against_passing_out(own, view["parties"][own["party"]]["tokens"], uses)
    return "gold" if not own["gold"] and view["round"] is None and "gold" in uses else None


def _against_passing_out(own: dict[str, Any], tokens: int, uses: tuple[str, ...]) -> str | None:
    gains = {
        "fortitude": min(WORTH, MOST_FORTITUDE - own["fortitude"]),
        "alcohol": min(WORTH, own["alcohol"]),
    }
    use = max((use for use in gains if use in uses), key=gains.__getitem__, default=None)
    if use is None or own["fortitude"] - own["alcohol"] + WORTH * tokens <= 0:
        return None
    return use
