"""Rounds of Gambling."""

from typing import Final

from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.seen.event_shapes.shared import AtSeats, FromSeat, WithSeat


class RoundStarted(OfCard):
    """A Round begins."""

    inside: list[int]
    no_leaving: bool
    for_fortitude: bool


class MustAnte(AtSeats):
    """Players must ante."""

    by: int
    card: str


class Control(OfCard):
    """A player controls the Round; -1: nobody does."""

    winning_hand: bool


class RoundEnds(OfCard):
    """A Round is won, or over; -1: the Pot goes to the Inn."""

    pot: int


class WinTaken(OfCard, FromSeat):
    """A player wins a Round instead of another."""


class PotShared(OfCard, WithSeat):
    """A player takes half of the Pot."""


EVENTS: Final[dict[str, type]] = {
    "round_started": RoundStarted,
    "must_ante": MustAnte,
    "no_ante": OfCard,
    "control": Control,
    "passed": AtSeat,
    "left_round": OfCard,
    "round_won": RoundEnds,
    "win_taken": WinTaken,
    "round_goes_on": OfCard,
    "round_over": RoundEnds,
    "pot_shared": PotShared,
}
