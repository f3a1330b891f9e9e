"""The set-up of a game: who plays which dwarf, how many hands, which optional rules (DDD-SETUP-01, -04)."""

from dataclasses import dataclass
from typing import Any, Final

from dwarfdraft.engine.game import BadSetup, Bounds
from dwarfdraft.games.draft.cards import DWARVES, LEAST_SEATS, MOST_SEATS
from dwarfdraft.games.options import Flag, Number, Preset, TableOptions

_PLAIN: Final = {"keep_it_going": False, "best_laid_plans": False, "more_luck": False, "drinking": False}
TABLE: Final = TableOptions(
    all=(
        *(Flag(name=name) for name in _PLAIN),
        Number(name="hands", bounds=Bounds(default=1, least=1, most=9), about="Hands a game.", noun="hands"),
        Number(name="sip_limit", bounds=Bounds(default=4, least=0, most=12)),
        Number(name="timer_s", bounds=Bounds(default=60, least=10, most=600)),
    ),
    presets={
        "quick": Preset(options={**_PLAIN, "hands": 1}, speed="normal"),
        "rulebook": Preset(options={**_PLAIN, "hands": 3}, speed="none"),
        "party": Preset(
            options={
                "hands": 3,
                "drinking": True,
                "sip_limit": 4,
                "keep_it_going": True,
                "timer_s": 60,
                "best_laid_plans": False,
                "more_luck": True,
            },
            speed="relaxed",
        ),
    },
    measured={"hands": 5},
)
"""Optional rules; hands (DDD-SETUP-04), sips a player and hand (DDD-SIP-05), seconds to draft (DDD-OPT-01)."""
OPTIONS: Final = tuple(flag.word for flag in TABLE.flags)
"""The optional rules, as set-ups name them."""
NUMBERS: Final = TABLE.numbers

_KEYS: Final = {"seats", "hands", "options", "sip_limit", "sober", "timer_s"}


@dataclass(frozen=True, slots=True)
class Options:
    """What was agreed before the game."""

    dwarves: tuple[str, ...]
    """Dwarf of each seat, clockwise."""
    hands: int
    keep_it_going: bool
    best_laid_plans: bool
    more_luck: bool
    drinking: bool
    sip_limit: int
    """Sips a player and hand (DDD-SIP-05)."""
    sober: tuple[int, ...]
    """Seats that opted out of drinking (DDD-SIP-05)."""
    timer_s: int
    """Time to draft under Let's Keep It Going (DDD-OPT-01)."""


def read_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up complete with defaults.

    :raises BadSetup: if a key is unknown or a value is not possible.
    """
    unknown = sorted(set(setup) - _KEYS)
    if unknown:
        raise BadSetup(unknown[0], "unknown_key", known=sorted(_KEYS))
    seats = _seats(setup.get("seats"))
    chosen = setup.get("options", [])
    if not isinstance(chosen, list):
        raise BadSetup("options", "not_a_list")
    for option in chosen:
        if option not in OPTIONS:
            raise BadSetup("options", "unknown_option", option=option, known=list(OPTIONS))
    sober = setup.get("sober", [])
    if not isinstance(sober, list) or any(type(s) is not int or not 0 <= s < len(seats) for s in sober):
        raise BadSetup("sober", "no_such_seat", seats=len(seats))
    return {
        "seats": seats,
        "hands": NUMBERS["hands"].of(setup, "hands"),
        "options": [option for option in OPTIONS if option in chosen],
        "sip_limit": NUMBERS["sip_limit"].of(setup, "sip_limit"),
        "sober": sorted(set(sober)),
        "timer_s": NUMBERS["timer_s"].of(setup, "timer_s"),
    }


def options_of(setup: dict[str, Any]) -> Options:
    """Return the typed form of a set-up that `read_setup` made."""
    chosen = setup["options"]
    return Options(
        dwarves=tuple(setup["seats"]),
        hands=setup["hands"],
        keep_it_going="keep-it-going" in chosen,
        best_laid_plans="best-laid-plans" in chosen,
        more_luck="more-luck" in chosen,
        drinking="drinking" in chosen,
        sip_limit=setup["sip_limit"],
        sober=tuple(setup["sober"]),
        timer_s=setup["timer_s"],
    )


def setup_of(options: Options) -> dict[str, Any]:
    """Return the JSON-plain form, as `read_setup` makes it."""
    flags = (options.keep_it_going, options.best_laid_plans, options.more_luck, options.drinking)
    return {
        "seats": list(options.dwarves),
        "hands": options.hands,
        "options": [name for name, on in zip(OPTIONS, flags, strict=True) if on],
        "sip_limit": options.sip_limit,
        "sober": list(options.sober),
        "timer_s": options.timer_s,
    }


def _seats(seats: Any) -> list[str]:
    if not isinstance(seats, list) or not LEAST_SEATS <= len(seats) <= MOST_SEATS:
        raise BadSetup("seats", "two_to_eight_seats")
    for dwarf in seats:
        if dwarf not in DWARVES:
            raise BadSetup("seats", "unknown_dwarf", dwarf=dwarf, known=list(DWARVES))
    if len(set(seats)) != len(seats):
        raise BadSetup("seats", "dwarf_taken")
    return list(seats)
