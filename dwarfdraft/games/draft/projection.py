"""What a seat or a spectator may see of the table, built up from what is public (docs/protocol.md).

Also why a thing that lies in sight may not be chosen.
"""

from typing import Any

from dwarfdraft.engine.ask import Ask, Fields, OneOf
from dwarfdraft.games.draft.cards import CARDS, SIDES, Kind
from dwarfdraft.games.draft.options import setup_of
from dwarfdraft.games.draft.scoring import score_of_seat
from dwarfdraft.games.draft.state import Lay, Phase, Place, State
from dwarfdraft.games.draft.view import LiveScore, PlaceView, SeatView, View

Why = dict[str, dict[str, Any]]


def public_view(state: State) -> View:
    """Return the view of a spectator: what everybody may see."""
    setup = setup_of(state.options)
    totals = state.totals()
    revealed = state.revealed
    over = state.phase is Phase.OVER
    return {
        "game": "draft",
        "viewer": None,
        "phase": "over" if over else "draft" if state.phase is Phase.DRAFT else "resolve",
        "hand": state.hand,
        "hands": state.options.hands,
        "turn": state.turn,
        "column": state.column,
        "options": setup["options"],
        "sip_limit": state.options.sip_limit,
        "timer_s": state.options.timer_s,
        "deck": len(state.deck),
        "discard": state.discard.copy(),
        "starts": state.starts if state.starts >= 0 else None,
        "starts_card": state.starts_card or None,
        "resolver": state.resolver if state.resolver >= 0 else None,
        "revealed": f"{revealed[0]}:{revealed[1]}" if revealed else None,
        "seats": [_seat(state, seat, totals[seat]) for seat in range(state.seats)],
        "own": None,
        "if_ended": [_live(state, seat) for seat in range(state.seats)],
        "sheet": [
            {"hand": hand, "seats": [line.to_json() for line in scores]} for hand, scores in enumerate(state.sheet, 1)
        ],
        "totals": totals,
        "winners": state.winners() if over else None,
    }


def private_view(state: State, seat: int, public: View) -> dict[str, Any]:
    """Return the parts of the view that are other ones for a seat: it knows the cards that it drafted."""
    seen = {"viewer": seat, "own": None if state.phase is Phase.OVER else {"hand": sorted(state.hands[seat])}}
    rows = [_is_drafter(row, seat) for row in state.places]
    if not any(rows):
        return seen
    seats = [
        {**shown, "places": [_place(place, seat) for place in state.places[number]]} if rows[number] else shown
        for number, shown in enumerate(public["seats"])
    ]
    return {**seen, "seats": seats}


def _is_drafter(row: list[Place], seat: int) -> bool:
    return any(place.lay is Lay.UNRESOLVED and place.drafter == seat for place in row)


def _seat(state: State, seat: int, total: int) -> SeatView:
    dice = [(place.die, column) for column, place in enumerate(state.places[seat], 1)]
    free: list[tuple[str, int | None]] = [(die, None) for die in state.free[seat]]
    return {
        "dwarf": state.options.dwarves[seat],
        "sober": seat in state.options.sober,
        "hand": len(state.hands[seat]),
        "sips": state.sips[seat],
        "water": state.water[seat],
        "sum": sum(state.values[die] for die in state.dice_of(seat)),
        "total": total,
        "dice": [
            {"die": die, "sides": SIDES[die], "value": state.values[die], "column": column}
            for die, column in [*dice, *free]
        ],
        "places": [_place(place, None) for place in state.places[seat]],
    }


def _place(place: Place, viewer: int | None) -> PlaceView:
    mine = viewer is not None and place.lay is Lay.UNRESOLVED and place.drafter == viewer
    card = place.card if mine or place.lay is not Lay.UNRESOLVED else None
    return {"card": card, "die": place.die, "state": place.lay.value, "mine": mine}


def _live(state: State, seat: int) -> LiveScore:
    line = score_of_seat(state, seat)
    return {"dice": sum(line.dice), "bonus": line.bonus, "score": line.score}


def why_not(state: State, ask: Ask) -> Why:
    """Return why dice, places and cards in sight are not among the options: thing -> {key, data, rule}."""
    match ask.kind:
        case "draft":
            assert isinstance(ask.options, Fields)
            legal = set(dict(ask.options.fields)["die"].every())
            return {
                die: _reason("attached", "DDD-TURN-02") if owner == ask.seat else _reason("not_yours", "DDD-TURN-02")
                for die, owner in _dice(state)
                if die not in legal
            }
        case "die" | "raise":
            return {
                die: _why_not_die(state, ask, die, owner) for die, owner in _dice(state) if not ask.options.accepts(die)
            }
        case "card":
            return {
                f"{seat}:{column}": _why_not_place(ask, place)
                for seat, row in enumerate(state.places)
                for column, place in enumerate(row, 1)
                if not ask.options.accepts(f"{seat}:{column}")
            }
        case "discard":
            assert isinstance(ask.options, OneOf)
            return {
                card: _reason("cheater" if CARDS[card][1] is Kind.CHEATER else "not_top_two", "DDD-CARD-CHEATER")
                for card in state.discard
                if not ask.options.accepts(card)
            }
        case _:
            return {}


def _why_not_die(state: State, ask: Ask, die: str, owner: int) -> dict[str, Any]:
    rule = ask.about.get("rule", "")
    of = ask.about.get("of")
    if ask.about.get("die") == die:
        return _reason("this_die", rule)
    match ask.about.get("step"):
        case "bully" if owner == ask.seat:
            return _reason("not_an_opponents", rule)
        case "bully":
            return _reason("at_lowest", "DDD-DIE-02")
        case "fight" | "late" if ask.kind == "die" and owner != ask.seat:
            return _reason("not_yours", rule)
        case "late":
            return _reason("attached", "DDD-TURN-02")
        case _ if of is not None and owner != of:
            dwarf = state.options.dwarves[of]
            return _reason("not_yours", rule) if of == ask.seat else _reason("not_theirs", rule, dwarf=dwarf)
        case _:
            return _reason("at_highest", "DDD-DIE-02")


def _why_not_place(ask: Ask, place: Place) -> dict[str, Any]:
    rule = ask.about["rule"]
    if place.lay is Lay.UNRESOLVED:
        return _reason("not_revealed", rule)
    if place.lay is Lay.DOWN:
        return _reason("already_down", rule)
    return _reason("this_card", rule)


def _dice(state: State) -> list[tuple[str, int]]:
    return [(die, seat) for seat in range(state.seats) for die in state.dice_of(seat)]


def _reason(key: str, rule: str, **data: Any) -> dict[str, Any]:
    return {"key": key, "data": data, "rule": rule}
