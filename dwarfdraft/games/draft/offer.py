"""Drunken Dwarf Draft as tables offer it: its options on the page, its times, its score sheet as rows.

It is an `Offer` (`dwarfdraft.games.offer`).
"""

from typing import Any, Final, Literal

from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.game import Game
from dwarfdraft.games.draft.cards import DWARVES, LEAST_SEATS, MOST_SEATS
from dwarfdraft.games.draft.game import DRAFT
from dwarfdraft.games.draft.options import TABLE
from dwarfdraft.games.options import TableOptions

LATE_S: Final = 10.0
"""Seconds that the left neighbour of a late player has to pick a back, and that player to add a die (DDD-OPT-01)."""


class DraftOffer:
    """What the service asks about Drunken Dwarf Draft beside playing it."""

    game: Game[Any] = DRAFT
    characters: tuple[str, ...] = tuple(DWARVES)
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    options: TableOptions = TABLE
    has_windows = False

    def seats_for(self, options: dict[str, Any]) -> range:
        """Return how many may play."""
        return range(self.least_seats, self.most_seats + 1)

    def characters_at(self, options: dict[str, Any], seat: int) -> tuple[str, ...]:
        """Return who may be played on a seat: any dwarf."""
        return self.characters

    def teams(self, options: dict[str, Any], seats: int) -> tuple[tuple[int, ...], ...]:
        """Return nothing: everybody plays alone."""
        return ()

    def read_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the table options complete with defaults.

        :raises BadSetup: if a name is unknown or a value not possible.
        """
        return self.options.read(options)

    def setup(self, options: dict[str, Any], characters: list[str], sober: list[int]) -> dict[str, Any]:
        """Return what `read_setup` takes."""
        return {
            "seats": characters,
            "hands": options["hands"],
            "options": [flag.word for flag in self.options.flags if options[flag.name]],
            "sip_limit": options["sip_limit"],
            "sober": sober,
            "timer_s": options["timer_s"],
        }

    def fixed_s(self, ask: Ask, options: dict[str, Any]) -> float | None:
        """Return the seconds of Let's Keep It Going for drafting and for what a late player causes (DDD-OPT-01).

        What happens when they are over: `rules.draft`, `draft_for_late`.
        """
        if not options["keep_it_going"]:
            return None
        if ask.kind == "draft":
            return float(options["timer_s"])
        return LATE_S if _of_late(ask) else None

    def is_long(self, ask: Ask) -> bool:
        """Tell whether a decision takes long: drafting, with a hand to read."""
        return ask.kind == "draft"

    def normal_s(self, ask: Ask) -> float:
        """Return the seconds of a decision at normal speed."""
        return 60.0 if self.is_long(ask) else 30.0

    def late_bot(self, ask: Ask) -> Literal["any", "thumb"]:
        """Return who answers when time is up: chance for what a late player causes, else rules of thumb."""
        return "any" if _of_late(ask) else "thumb"

    def progress(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return the number of the hand and of all hands."""
        return {"hand": view["hand"], "hands": view["hands"]}

    def scores(self, view: dict[str, Any]) -> tuple[tuple[str, ...], list[list[str | int | None]]]:
        """Return a row a player and hand (DDD-SCORE-03), with the running total.

        Each bonus with its card stands on the sheet in the view; here they are added up.
        """
        columns = ("seat", "dwarf", "hand", "dice", "bonus", "score", "total", "sips", "water")
        totals = [0 for _ in view["seats"]]
        rows: list[list[str | int | None]] = []
        for line in view["sheet"]:
            for seat, score in enumerate(line["seats"]):
                totals[seat] += score["score"]
                bonus = sum(b["points"] for b in score["bonuses"])
                rows.append(
                    [
                        seat,
                        view["seats"][seat]["dwarf"],
                        line["hand"],
                        score["sum"],
                        bonus,
                        score["score"],
                        totals[seat],
                        score["sips"],
                        score["water"],
                    ]
                )
        return columns, rows

    def summary(self, events: list[dict[str, Any]], view: dict[str, Any]) -> None:
        """Return nothing: the score sheet says it all."""


def _of_late(ask: Ask) -> bool:
    return ask.kind == "back" or (ask.kind == "die" and ask.about.get("step") == "late")


OFFER: Final = DraftOffer()
