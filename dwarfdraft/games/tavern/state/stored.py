"""How a table of The Red Dragon Inn is stored."""

from dataclasses import astuple
from typing import Any, Final

from dwarfdraft.engine.codec import Codec
from dwarfdraft.games.tavern.state.options import NOBODY, options_of, setup_of
from dwarfdraft.games.tavern.state.own import AT_SEAT, AT_TABLE, dumped, load
from dwarfdraft.games.tavern.state.seat import Seat, Stats
from dwarfdraft.games.tavern.state.stack import Hurt
from dwarfdraft.games.tavern.state.state import EventPile, Round, State, Step


def _write(state: State) -> dict[str, Any]:
    if state.stack:
        raise ValueError("a table with a stack is not at rest")
    return {
        "options": setup_of(state.options),
        "step": str(state.step),
        "turn": state.turn,
        "active": state.active,
        "seats": [
            {
                "character": seat.character,
                "party": seat.party,
                "hand": list(seat.hand),
                "deck": list(seat.deck),
                "discard": list(seat.discard),
                "pile": list(seat.pile),
                "out": seat.out,
                "lasting": list(seat.lasting),
                "seen": list(seat.seen),
                "stone": seat.stone,
                "action_cards": list(seat.action_cards),
                **dumped(seat, AT_SEAT),
            }
            for seat in state.seats
        ],
        "parties": [[party.fortitude, party.alcohol, party.gold, party.tokens] for party in state.parties],
        "inn": state.inn,
        "gold": state.gold,
        "drink_deck": list(state.drink_deck),
        "drink_discard": list(state.drink_discard),
        "bar_deck": list(state.bar_deck),
        "revealed": list(state.revealed),
        "refills": state.refills,
        "has_foreseen": state.has_foreseen,
        "events": [[pile.deck, list(pile.cards), list(pile.discard), pile.counters] for pile in state.events],
        "round": None if state.round is None else _write_round(state.round),
        "coins": list(state.coins),
        "winners": None if state.winners is None else list(state.winners),
        "order_out": [list(group) for group in state.order_out],
        "why_out": {str(seat): why for seat, why in state.why_out.items()},
        "weakened": {str(seat): list(what) for seat, what in state.weakened.items()},
        "robbed": {str(seat): list(what) for seat, what in state.robbed.items()},
        "first": state.first,
        "leaving": list(state.leaving),
        "ending": state.ending,
        "shown": list(state.shown),
        "actions": {str(seat): count for seat, count in state.actions.items()},
        "drunk": list(state.drunk),
        "shut": list(state.shut),
        "unaided": list(state.unaided),
        "hurts": [list(astuple(hurt)) for hurt in state.hurts],
        **dumped(state, AT_TABLE),
    }


def _write_round(round_: Round) -> dict[str, Any]:
    return {
        "starter": round_.starter,
        "control": round_.control,
        "inside": list(round_.inside),
        "mover": round_.mover,
        "bound": round_.bound,
        "passed": list(round_.passed),
        "pot": round_.pot,
        "over": round_.over,
        "reopened": round_.reopened,
        "no_leaving": round_.no_leaving,
        "for_fortitude": round_.for_fortitude,
    }


def _read(data: dict[str, Any]) -> State:
    round_ = data["round"]
    state = State(
        options=options_of(data["options"]),
        step=Step(data["step"]),
        turn=data["turn"],
        active=data["active"],
        seats=[_read_seat(seat) for seat in data["seats"]],
        parties=[Stats(*party) for party in data["parties"]],
        inn=data["inn"],
        gold=data["gold"],
        drink_deck=tuple(data["drink_deck"]),
        drink_discard=tuple(data["drink_discard"]),
        bar_deck=tuple(data["bar_deck"]),
        revealed=tuple(data["revealed"]),
        refills=data["refills"],
        has_foreseen=data.get("has_foreseen", False),
        events=[
            EventPile(deck, tuple(cards), tuple(discard), counters)
            for deck, cards, discard, counters in data.get("events", ())
        ],
        round=None
        if round_ is None
        else Round(**{**round_, "inside": tuple(round_["inside"]), "passed": tuple(round_["passed"])}),
        coins=tuple(data["coins"]),
        winners=None if data["winners"] is None else tuple(data["winners"]),
        order_out=tuple(tuple(group) for group in data["order_out"]),
        why_out={int(seat): why for seat, why in data["why_out"].items()},
        weakened={int(seat): (what[0], what[1]) for seat, what in data.get("weakened", {}).items()},
        robbed={int(seat): (what[0], what[1], what[2]) for seat, what in data.get("robbed", {}).items()},
        first=data.get("first", NOBODY),
        leaving=tuple(data["leaving"]),
        ending=data["ending"],
        shown=tuple(data.get("shown", ())),
        actions=_read_actions(data),
        drunk=tuple(data.get("drunk", ())),
        shut=tuple(data["shut"]),
        unaided=tuple(data.get("unaided", ())),
        hurts=tuple(Hurt(*hurt) for hurt in data["hurts"]),
    )
    load(state, data, AT_TABLE)
    return state


def _read_seat(data: dict[str, Any]) -> Seat:
    seat = Seat(
        data["character"],
        data["party"],
        tuple(data["hand"]),
        tuple(data["deck"]),
        tuple(data["discard"]),
        tuple(data["pile"]),
        data["out"],
        tuple(data["lasting"]),
        tuple(data.get("seen", ())),
        data.get("stone", False),
        tuple(data.get("action_cards", ())),
    )
    load(seat, data, AT_SEAT)
    return seat


def _read_actions(data: dict[str, Any]) -> dict[int, int]:
    """Return how many Action Cards each has played; of tables stored before teams it was one if a Round runs."""
    before: dict[str, int] = {} if data["round"] is None else {str(data["active"]): 1}
    return {int(seat): count for seat, count in data.get("actions", before).items()}


def _with_side_decks(data: dict[str, Any]) -> dict[str, Any]:
    """Return the second form of a stored table: the first knew no side decks, of which all stays empty."""
    seats = [{**seat, "lasting": []} for seat in data["seats"]]
    return {**data, "seats": seats, "ending": False, "shut": []}


CODEC: Final = Codec(2, _write, _read, {1: _with_side_decks})
