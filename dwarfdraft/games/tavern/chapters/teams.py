"""The shared turn of a team, and what its players decide together (RDI-TEAM-16 to -25, RDI-VRULING-01 to -03).

Without teams each player is a team of one.
"""

from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import Any, Final

from dwarfdraft.engine.ask import Agreed, Ask, OneOf, Poll, Value, Yielded
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import OwnAction
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

_PAIR_ORDERS: Final = 2


# Whose turn it is


def on_turn(state: State) -> list[int]:
    """Return who takes part in the turn: those of the team who are there, in seat order (RDI-VRULING-20).

    In windows they are left out by `State.asked`, of team decisions by `voters`. Drinks may be ordered for them
    (`drinks.others`), teammates see their hands (`projection`), and the team pays as ever.
    """
    return [seat for seat in state.team(state.active) if seat not in state.leaving and not state.is_shut(seat)]


def lead(state: State) -> int:
    """Return the first of the team whose turn it is, the active player between Actions and Drinks (RDI-VRULING-10).

    So also for Scarabs and Events; if the whole team is out, who was active before. During an Action, a Round or a
    Drink the active player is whose it is: `turn._action`, `turn._drink`. `State.active` is set only between these, in
    `turn` (and first in `set_up`), so it stays while something is open. Turn order from there: `State.living`.
    """
    return next(iter(state.team(state.active)), state.active)


def next_team(state: State) -> int:
    """Return the first player of the next team clockwise (RDI-VRULING-09).

    Teammates sit beside each other, the Boss before the Challengers: `Options.party_of`.
    """
    party = state.seats[state.active].party
    last = max(seat for seat, player in enumerate(state.seats) if player.party == party)
    return state.left_of(last)


def actions_left(state: State, seat: int) -> int:
    """Return how many Action Cards a player may still play in this Action Phase (RDI-TEAM-19, RDI-BOSS-16, -17).

    The Boss's number: `_boss_share`. What has been played is counted in `turn._action`. Who is of stone plays none.
    """
    if seat not in on_turn(state) or state.seats[seat].stone:
        return 0
    most = 1
    if state.options.challengers and state.is_boss(seat):
        most = _boss_share(state)
    return max(most - state.actions.get(seat, 0), 0)


def actors(state: State) -> list[int]:
    """Return who may still act in this Action Phase, by an Action Card or with a card in play, in seat order."""
    return [seat for seat in on_turn(state) if actions_left(state, seat) or acts(state, seat)]


def acts(state: State, seat: int) -> tuple[str, ...]:
    """Return the cards in play with which a player may act now (RDI-MINION-04).

    Which, when and how often: `minions.ready`, which is in `hooks.has_act`.
    """
    return tuple(card for has_act in hooks.has_act for card in has_act(state, seat))


def drinkers(state: State) -> list[int]:
    """Return who has still to drink in this Drink Phase, in seat order."""
    return [seat for seat in on_turn(state) if seat not in state.drunk]


def drinks_to_order(state: State) -> int:
    """Return how many Drinks the team on turn orders (RDI-2HD-09, RDI-BOSS-21, -22, -25).

    For whom: `place_drinks`. X and its half in the Boss's first turn: `_boss_share`; the Challengers order one
    together.
    """
    if state.options.is_paired:
        return _PAIR_ORDERS
    return _boss_share(state) if state.options.challengers and state.is_boss(state.active) else 1


def _boss_share(state: State) -> int:
    """Return X, the number of Challengers, in the Boss's first turn half of it, rounded up.

    RDI-BOSS-16, -17, -21, -22. The Boss goes first (RDI-BOSS-15), so that is the first turn of the game.
    """
    challengers = state.options.challengers
    return (challengers + 1) // 2 if state.turn == 1 else challengers


def lays_open(state: State, play: Play) -> bool:
    """Tell whether a card that is finished lies open by the Boss's mat until the Action Phase is over (RDI-BOSS-20).

    `playing._put_by` lays it there, `put_actions_away` takes it away.
    """
    boss = bool(state.options.challengers) and state.is_boss(play.seat)
    return boss and play.seat == state.active and isinstance(play.mode.when, OwnAction)


def put_actions_away(table: TavernTable) -> None:
    """The Action Phase is over: the Action Cards by the Boss's mat are discarded (RDI-BOSS-20).

    When: `turn._after_action`, and `turn._end_turn` of a turn that ended early. Which cards lie there: `lays_open`.
    """
    for seat, player in enumerate(table.state.seats):
        cards, player.action_cards = player.action_cards, ()
        if cards:
            player.discard = (*reversed(cards), *player.discard)
            table.emit("actions_discarded", {"seat": seat, "cards": list(cards)})


def announced(
    table: TavernTable, kind: str, legal: dict[int, tuple[Value, ...]], ready: Value = None
) -> Generator[Yielded, Any, tuple[int, Value] | None]:
    """Have whoever announces first do something; None if all are ready instead (RDI-VRULING-14).

    `ready`: the answer that waits for the others; it may be taken back until all are ready (`Ask.non_closing_answer`).
    All are asked again when that is finished: `turn._act_on`, `turn._drink`.
    """
    about = {seat: _about(table.state, kind, seat) for seat in legal}
    if len(legal) == 1:
        ((seat, values),) = legal.items()
        value = yield table.ask(seat, kind, OneOf(values), about[seat], ready)
        return None if ready is not None and value == ready else (seat, value)
    ask_id = table.new_question() % kind
    asks = tuple(
        Ask(ask_id, seat, kind, OneOf(values), about[seat], ready, interrupts=True, non_closing_answer=ready)
        for seat, values in legal.items()
    )
    said: dict[int, Value] = yield Poll(asks, shows_ready=True)
    return next(((seat, value) for seat, value in said.items() if ready is None or value != ready), None)


def _about(state: State, kind: str, seat: int) -> dict[str, Any]:
    """Return how many Action Cards are left: to a Boss, or none to who has only cards in play to act with."""
    boss = state.options.challengers and state.is_boss(seat)
    left = actions_left(state, seat)
    return {"left": left} if kind == "action" and (boss or not left) else {}


# What a team decides


def members(state: State, party: int) -> list[int]:
    """Return the players in the game who are on a team, in seat order."""
    return [seat for seat, player in enumerate(state.seats) if player.party == party and not player.out]


def voters(state: State, party: int) -> list[int]:
    """Return who is asked what a team decides: those who are there, or all if none is (RDI-VRULING-20).

    Who is not there is left out of windows by `State.asked`, of the turn by `on_turn`; what a team pays is no less. The
    rest of the rule: `on_turn`.
    """
    team = members(state, party)
    there = set(state.asked())
    return [seat for seat in team if seat in there] or team


def team_decision(
    table: TavernTable,
    party: int,
    kind: str,
    values: tuple[Value, ...],
    about: dict[str, Any],
    default: Value,
) -> Generator[Yielded, Any, Value]:
    """Have a team decide, and return what it has decided (RDI-VRULING-01).

    Each player of it may propose, and propose something else, until all agree or the question is closed by
    `Match.close`: when, decides the service. A player who is alone decides; of one value nothing is asked, nor is a
    team that has given up.
    """
    state = table.state
    if len(values) == 1:
        return values[0]
    seats = [seat for seat in voters(state, party) if seat not in state.leaving]
    if not seats or state.winners is not None:
        return default
    if len(seats) == 1:
        return (yield table.ask(seats[0], kind, OneOf(values), about, default))
    ask_id = table.new_question() % kind
    told = {**about, "team": party}
    asks = tuple(Ask(ask_id, seat, kind, OneOf(values), told, default) for seat in seats)
    agreed: Agreed = yield Poll(asks, closes="told", joint_decision=True)
    table.emit(
        "team_decided",
        {
            "party": party,
            "question": kind,
            "value": agreed.value,
            "by": agreed.by,
            "closed_by": agreed.closed_by,
        },
    )
    return agreed.value


def place_drinks(table: TavernTable, count: int) -> Generator[Yielded, Any, list[int]]:
    """Have the team on turn say on whose Piles its Drinks go: only those of other teams (RDI-TEAM-23, RDI-2HD-09).

    How many there are: `drinks_to_order`. They are put there in `turn._order`.
    """
    state = table.state
    able = sorted(state.opponents(state.active))
    values = tuple(list(chosen) for chosen in combinations_with_replacement(able, count))
    one_by_one = sorted(able[number % len(able)] for number in range(count))
    party = state.seats[state.active].party
    placed: list[int] = yield from team_decision(table, party, "orders", values, {"drinks": count}, one_by_one)
    return placed


def end_turn_of(state: State, seat: int) -> None:
    """A player's turn ends; the shared turn goes on while a teammate is left in it (RDI-TEAM-58, -59).

    If none is, `turn._check` ends it (`State.ending`). That this player plays nothing and Ignores everything:
    `State.is_shut`.
    """
    state.ending = state.ending or all(state.is_shut(mate) for mate in state.teammates(seat))
