"""Hands that lie open until a turn of whoever had them laid open (RDI-CARD-44)."""

from typing import Any, Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import phrases
from dwarfdraft.games.tavern.cards.deeds import beside
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.effect_rules import EffectRules, affects_none, no_hits, no_traits, rules_tell
from dwarfdraft.games.tavern.hooks import AtSeat, OfCard
from dwarfdraft.games.tavern.numbers.changes import show
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.own import Own
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

OPEN_BY: Final = Own("open_by", NOBODY)
"""Whose card has laid the hand of a seat open until that player's next turn (RDI-CARD-44); -1: it is hidden."""


@hooks.is_hand_open.add
def is_open(state: State, seat: int) -> bool:
    """Tell whether a hand lies open: `open_hand` has laid it open (RDI-CARD-44).

    Who draws by that card: `psionics.draw_cards`.
    """
    return OPEN_BY.of(state.seats[seat]) != NOBODY


def open_hand(table: TavernTable, play: Play) -> None:
    """The picked player's hand lies open, what comes to it too, until the next turn of the card's player (RDI-CARD-44).

    What comes to it: `changes._laid_open`; until when: `turn_begins`. It concerns that player alone, no teammate
    (RDI-VRULING-99). Who plays the card draws by another effect of it: `psionics.draw_cards`.
    """
    state = table.state
    if state.is_living(play.target) and play.target not in play.ignored:
        player = state.seats[play.target]
        OPEN_BY.put(player, play.seat)
        show(state, player.hand)
        table.emit(
            "hand_opened", {"seat": play.target, "by": play.seat, "cards": sorted(player.hand), "card": play.card_id}
        )


@hooks.turn_begins.add
def turn_begins(table: TavernTable) -> None:
    """Hands that the team has laid open are hidden again (RDI-VRULING-12; docs/rulings.md, RDI-CARD-44).

    What else a turn begins with: `turn._start`.
    """
    close_hands(table, table.state.team(table.state.active))


@hooks.goes_out.add
def goes_out(table: TavernTable, seat: int) -> None:
    """Whose hand lay open has none any more; whoever had hands laid open sees them no longer."""
    OPEN_BY.put(table.state.seats[seat], NOBODY)
    close_hands(table, [seat])


def close_hands(table: TavernTable, by: list[int]) -> None:
    """Hands that these players have laid open are hidden again."""
    for seat, player in enumerate(table.state.seats):
        if OPEN_BY.of(player) in by:
            OPEN_BY.put(player, NOBODY)
            table.emit("hand_closed", {"seat": seat})


# What is told


class HandOpened(OfCard):
    """A hand lies open, until the next turn of `by`."""

    by: int
    cards: list[str]
    """The whole hand."""


hooks.EVENTS.update(hand_opened=HandOpened, hand_closed=AtSeat)


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """A hand that lies open, None else."""
    return {"open_hand": sorted(state.seats[seat].hand) if is_open(state, seat) else None}


hooks.EXPECTED["open_hands"] = lambda state: [
    player.character for seat, player in enumerate(state.seats) if is_open(state, seat)
]


# Effects


EFFECTS: Final = (
    EffectRules(
        c.OpenHand,
        says=lambda effect, _: phrases.text("tavern.effect.open_hand"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: open_hand(table, play),
    ),
)
