"""The Red Dragon Inn as tables offer it: its options on the page, its times, how it ended as rows.

It is an `Offer` (`dwarfdraft.games.offer`).
"""

from typing import Any, Final, Literal, cast

from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.game import Game
from dwarfdraft.games.options import Choice, Number, Several, TableOptions
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS, EVENTS_WITHOUT_PAGES, WITHOUT_PAGES
from dwarfdraft.games.tavern.decks.drinks import DECKS
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.seen.summary import summary
from dwarfdraft.games.tavern.state.options import (
    LEAST_SEATS,
    MOST_SEATS,
    NOBODY,
    NUMBERS,
    SEATS,
    Options,
    Variant,
    boss_seats,
)

_OFFERED: Final = tuple(deck for deck in EVENT_DECKS if deck not in EVENTS_WITHOUT_PAGES)

TABLE: Final = TableOptions(
    all=(
        Several(
            name="drinks",
            of=tuple(DECKS),
            default=(DECKS[0],),
            unknown="unknown_drink_deck",
            not_a_list="no_drink_deck",
            may_be_empty=False,
            about='A Drink Deck such as "RDI 1"; several make a Bar Deck.',
            noun="Drink Decks",
        ),
        Several(name="events", of=_OFFERED, unknown="unknown_event_deck"),
        Number(name="first", bounds=NUMBERS["first"]),
        Choice(name="mode", of=("fast", "masked", "sealed"), default="masked", unknown="unknown_mode"),
        Choice(
            name="variant",
            of=tuple(variant.value for variant in Variant),
            unknown="unknown_variant",
            about="Who plays against whom: two_headed_dragon, boss_battle and so on.",
            noun="variants",
        ),
    ),
    quick={"mode": "fast"},  # bots do not guess from how long a window stays open
    public={"mode": "sealed"},
)
"""`mode`: how much the length of a window may tell."""

_LONG: Final = frozenset({"discard", "action"})
LONG_S: Final = 45.0
SHORT_S: Final = 20.0


class TavernOffer:
    """What the service asks about The Red Dragon Inn beside playing it."""

    game: Game[Any] = TAVERN
    characters: tuple[str, ...] = tuple(name for name in CHARACTERS if name not in WITHOUT_PAGES)
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    options: TableOptions = TABLE
    has_windows = True

    def seats_for(self, options: dict[str, Any]) -> tuple[int, ...]:
        """Return how many may play the variant: each Boss has to be a villain (RDI-VRULING-89).

        How many may by the rules: `options.SEATS`; on which seats Bosses sit: `options.boss_seats`.
        """
        variant = _variant(options)
        return tuple(seats for seats in SEATS[variant] if len(boss_seats(variant, seats)) <= len(self._villains()))

    def characters_at(self, options: dict[str, Any], seat: int) -> tuple[str, ...]:
        """Return who may be played on a seat: with a Boss Deck only villains (RDI-BOSS-09)."""
        if seat not in boss_seats(_variant(options), MOST_SEATS):
            return self.characters
        return self._villains()

    def teams(self, options: dict[str, Any], seats: int) -> tuple[tuple[int, ...], ...]:
        """Return who is with whom among so many seats (RDI-2HD-01, RDI-BOSS-01): `Options.party_of`."""
        return Options(("",) * seats, (), (), NOBODY, _variant(options)).teams

    def _villains(self) -> tuple[str, ...]:
        return tuple(name for name in self.characters if CHARACTERS[name].villain)

    def read_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the table options complete with defaults.

        :raises BadSetup: if a name is unknown or a value not possible.
        """
        return self.options.read(options)

    def setup(self, options: dict[str, Any], characters: list[str], sober: list[int]) -> dict[str, Any]:
        """Return what `read_setup` takes.

        A first player whose seat was taken away since is drawn by lot; in a Boss Battle the Boss begins (RDI-BOSS-15):
        `options.read_setup` puts that seat.
        """
        is_set = options["first"] < len(characters) and _variant(options) is not Variant.BOSS_BATTLE
        first = options["first"] if is_set else NOBODY
        return {
            "seats": characters,
            "drinks": options["drinks"],
            "events": options.get("events", []),  # a table made before there were Event decks has none
            "first": first,
            "variant": _variant(options).value,
        }

    def fixed_s(self, ask: Ask, options: dict[str, Any]) -> float | None:
        """Return None: no rule of the tavern gives a time."""
        return None

    def is_long(self, ask: Ask) -> bool:
        """Tell whether a decision takes long: what is done with a whole hand."""
        return ask.kind in _LONG

    def normal_s(self, ask: Ask) -> float:
        """Return the seconds that a decision has at normal speed."""
        return LONG_S if self.is_long(ask) else SHORT_S

    def late_bot(self, ask: Ask) -> Literal["any", "thumb"]:
        """Return who answers when the time for a choice without a default is up."""
        return "thumb"

    def progress(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return the number of the turn."""
        return {"turn": view["turn"]}

    def scores(self, view: dict[str, Any]) -> tuple[tuple[str, ...], list[list[str | int | None]]]:
        """Return a row a player: who has won, or why not, and what was left."""
        columns = ("seat", "character", "won", "why_out", "fortitude", "alcohol", "gold")
        winners = view["winners"] or []
        rows: list[list[str | int | None]] = [
            [
                number,
                seat["character"],
                "yes" if number in winners else "no",
                seat["why_out"],
                seat["fortitude"],
                seat["alcohol"],
                seat["gold"],
            ]
            for number, seat in enumerate(view["seats"])
        ]
        return columns, rows

    def summary(self, events: list[dict[str, Any]], view: dict[str, Any]) -> dict[str, Any]:
        """Return how the game went: why each went out, lines by turn, what was played and drunk."""
        return cast("dict[str, Any]", summary(events, view))


def _variant(options: dict[str, Any]) -> Variant:
    """Return the variant of a table; one that was made before there were others is individual."""
    return Variant(options.get("variant", Variant.INDIVIDUAL.value))


OFFER: Final = TavernOffer()
