"""The set-up of a game: who plays which character, which Drink Decks, who begins (RDI-SETUP-03 to -15, RDI-BAR-01)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from dwarfdraft.engine.game import BadSetup, Bounds
from dwarfdraft.games.tavern.decks.all import CHARACTERS, EVENT_DECKS
from dwarfdraft.games.tavern.decks.drinks import DECKS

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8
NOBODY: Final = -1

NUMBERS: Final = {"first": Bounds(default=NOBODY, least=NOBODY, most=MOST_SEATS - 1)}
"""The first player, -1: drawn at random (RDI-RULING-57)."""

_KEYS: Final = {"seats", "drinks", "events", "first", "variant"}


class Variant(StrEnum):
    """Who plays against whom, and who with a Boss Deck."""

    INDIVIDUAL = "individual"
    TWO_HEADED_DRAGON = "two_headed_dragon"
    BOSS_BATTLE = "boss_battle"
    TWO_HEADED_BOSS_BATTLE = "two_headed_boss_battle"
    LEADERS_AND_LACKEYS = "leaders_and_lackeys"
    BOSS_VERSUS_BOSS = "boss_versus_boss"


SEATS: Final = {
    Variant.INDIVIDUAL: range(LEAST_SEATS, MOST_SEATS + 1),
    Variant.TWO_HEADED_DRAGON: range(4, MOST_SEATS + 1, 2),
    Variant.BOSS_BATTLE: range(3, 6),
    Variant.TWO_HEADED_BOSS_BATTLE: range(4, 5),
    Variant.LEADERS_AND_LACKEYS: range(4, MOST_SEATS + 1, 2),
    Variant.BOSS_VERSUS_BOSS: range(2, 5),
}
"""How many may play: there are four villains (RDI-VRULING-89)."""

PAIRS: Final = frozenset({Variant.TWO_HEADED_DRAGON, Variant.TWO_HEADED_BOSS_BATTLE, Variant.LEADERS_AND_LACKEYS})
"""The variants with teams of two, who sit side by side (RDI-VRULING-09)."""

HAND: Final = 7
_TEAM_GOLD: Final = 10
_PAIR_TOKENS: Final = 2


@dataclass(frozen=True, slots=True)
class Options:
    """What was agreed before the game."""

    characters: tuple[str, ...]
    """Character of each seat, clockwise."""
    drinks: tuple[str, ...]
    """Drink Decks in use; more than 30 cards are a Bar Deck (RDI-SETUP-04)."""
    events: tuple[str, ...]
    """Event decks in use (RDI-SEA-01)."""
    first: int
    """First player, -1: drawn at random (RDI-RULING-57)."""
    variant: Variant = Variant.INDIVIDUAL

    @property
    def is_team_game(self) -> bool:
        """Tell whether the rules of teams hold (RDI-TEAM-01, RDI-BVB-01).

        Each kind of game has its own numbers: the properties below.
        """
        variant = self.variant
        return variant is not Variant.INDIVIDUAL and (variant is Variant.BOSS_BATTLE or variant in PAIRS)

    @property
    def is_paired(self) -> bool:
        """Tell whether all teams are pairs."""
        return self.variant in PAIRS

    @property
    def bosses(self) -> tuple[int, ...]:
        """Return the seats with a Boss Deck (RDI-BOSS-10, RDI-2HBOSS-01, RDI-LACKEY-01, RDI-BVB-01): `boss_seats`.

        What is in it: `decks.all.deck_of`.
        """
        return boss_seats(self.variant, len(self.characters))

    @property
    def challengers(self) -> int:
        """Return X, the number of Challengers in a Boss Battle, else 0 (RDI-BOSS-01).

        The Boss is a team of one: `party_of`.
        """
        return len(self.characters) - 1 if self.variant is Variant.BOSS_BATTLE else 0

    @property
    def tokens(self) -> int:
        """Return the Potion Tokens that each team starts with (RDI-2HD-03, RDI-BOSS-05, RDI-BVB-02).

        Of pairs two, in a Boss Battle X for either side, else none. Hands: `hand_size`.
        """
        return _PAIR_TOKENS if self.is_paired else self.challengers

    @property
    def gold(self) -> int:
        """Return the Gold that each team or player starts with (RDI-SETUP-11, RDI-VRULING-21, -94).

        Torglesnarf's two more are added in `set_up.lay_out`. By how many play: `starting_gold`.
        """
        return starting_gold(len(self.characters)) if self.variant is Variant.INDIVIDUAL else _TEAM_GOLD

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats of each team; nothing without teams."""
        seats = range(len(self.characters))
        parties = dict.fromkeys(self.party_of(seat) for seat in seats)
        made = (tuple(seat for seat in seats if self.party_of(seat) == party) for party in parties)
        return tuple(made) if self.is_team_game else ()

    def party_of(self, seat: int) -> int:
        """Return the team of a seat; without teams each player is one."""
        if self.variant is Variant.BOSS_BATTLE:
            return min(seat, 1)
        return seat // 2 if self.is_paired else seat

    def hand_size(self, seat: int) -> int:
        """Return up to how many cards a player draws: seven, a Boss more: 8 to 10 (RDI-BOSS-04, RDI-2HD-02)."""
        return HAND + self.challengers - 1 if self.challengers and seat in self.bosses else HAND


def read_setup(setup: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up complete with defaults.

    :raises BadSetup: if a key is unknown or a value is not possible.
    """
    unknown = sorted(set(setup) - _KEYS)
    if unknown:
        raise BadSetup(unknown[0], "unknown_key", known=sorted(_KEYS))
    seats = _seats(setup.get("seats"))
    variant = _variant(setup.get("variant", Variant.INDIVIDUAL.value), seats)
    drinks = setup.get("drinks", [DECKS[0]])
    if not isinstance(drinks, list) or not drinks or len(set(map(str, drinks))) != len(drinks):
        raise BadSetup("drinks", "not_a_list")
    for deck in drinks:
        if deck not in DECKS:
            raise BadSetup("drinks", "unknown_drink_deck", deck=deck, known=list(DECKS))
    events = setup.get("events", [])
    if not isinstance(events, list) or len(set(map(str, events))) != len(events):
        raise BadSetup("events", "not_a_list")
    for deck in events:
        if not isinstance(deck, str) or deck not in EVENT_DECKS:
            raise BadSetup("events", "unknown_event_deck", deck=deck, known=list(EVENT_DECKS))
    first = setup.get("first", NOBODY)
    if type(first) is not int or not NOBODY <= first < len(seats):
        raise BadSetup("first", "no_such_seat", seats=len(seats))
    if variant is Variant.BOSS_BATTLE:
        if first > 0:
            raise BadSetup("first", "boss_begins")
        first = 0
    elif variant in PAIRS and first >= 0:
        first -= first % 2
    in_order = [deck for deck in EVENT_DECKS if deck in events]
    return {
        "seats": seats,
        "drinks": list(drinks),
        "events": in_order,
        "first": first,
        "variant": variant.value,
    }


def options_of(setup: dict[str, Any]) -> Options:
    """Return the typed form of a set-up that `read_setup` made."""
    return Options(
        tuple(setup["seats"]),
        tuple(setup["drinks"]),
        tuple(setup.get("events", ())),
        setup["first"],
        Variant(setup.get("variant", Variant.INDIVIDUAL)),
    )


def setup_of(options: Options) -> dict[str, Any]:
    """Return the JSON-plain form, as `read_setup` makes it."""
    return {
        "seats": list(options.characters),
        "drinks": list(options.drinks),
        "events": list(options.events),
        "first": options.first,
        "variant": options.variant.value,
    }


def starting_gold(players: int) -> int:
    """Return the Gold that each of so many players starts with (RDI-SETUP-11).

    That all see the Stash: `projection.public_view`.
    """
    match players:
        case 2:
            return 8
        case 7 | 8:
            return 12
        case _:
            return 10


def _seats(seats: Any) -> list[str]:
    if not isinstance(seats, list) or not LEAST_SEATS <= len(seats) <= MOST_SEATS:
        raise BadSetup("seats", "two_to_eight_seats")
    for character in seats:
        if character not in CHARACTERS:
            raise BadSetup("seats", "unknown_character", character=character, known=sorted(CHARACTERS))
    if len(set(seats)) != len(seats):
        raise BadSetup("seats", "character_taken")
    return list(seats)


def _variant(name: Any, seats: list[str]) -> Variant:
    """Return a variant that so many may play, every Boss a villain (RDI-VRULING-89, RDI-BOSS-09).

    How many may: `SEATS`; who is a Boss: `boss_seats`.
    """
    if not isinstance(name, str) or name not in set(Variant):
        raise BadSetup("variant", "unknown_variant", variant=name, known=[str(variant) for variant in Variant])
    variant = Variant(name)
    if len(seats) not in SEATS[variant]:
        raise BadSetup("seats", "seats_of_variant", seats=len(seats), allowed=list(SEATS[variant]))
    for seat in boss_seats(variant, len(seats)):
        if not CHARACTERS[seats[seat]].villain:
            raise BadSetup("seats", "boss_is_villain", seat=seat, character=seats[seat])
    return variant


def boss_seats(variant: Variant, seats: int) -> tuple[int, ...]:
    """Return the seats of Bosses: in a Boss Battle one, of pairs with Lackeys the first of each, else all or none."""
    match variant:
        case Variant.BOSS_BATTLE:
            return (0,)
        case Variant.TWO_HEADED_BOSS_BATTLE | Variant.BOSS_VERSUS_BOSS:
            return tuple(range(seats))
        case Variant.LEADERS_AND_LACKEYS:
            return tuple(range(0, seats, 2))
        case _:
            return ()
