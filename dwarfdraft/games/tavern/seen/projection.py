"""What may be seen of a table: built up from what is public, never stripped down (RDI-RULING-58)."""

from typing import Any

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import drink_numbers, drinks, elimination, teams
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.seen.forecast import forecast
from dwarfdraft.games.tavern.seen.refusals import why_waiting
from dwarfdraft.games.tavern.seen.shapes import ContestRow, ContestView, KnownView, PartyView, RoundView
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import Contest, Phase, Round, State
from dwarfdraft.games.tavern.state.targets import wire
from dwarfdraft.games.tavern.timing.told import about_moment, about_play


def project(state: State, viewer: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator (None), may see: `View` in `shapes`."""
    public = public_view(state)
    return public if viewer is None else {**public, **private_view(state, viewer)}


def public_view(state: State) -> dict[str, Any]:
    """Return what everybody may see: the view of a spectator."""
    return {
        "game": "tavern",
        "you": None,
        "step": str(state.step),
        "phase": str(state.phase),
        "turn": state.turn,
        "active": state.active,
        "drinks": list(state.options.drinks),
        "first": state.first,
        "variant": state.options.variant.value,
        "parties": [_party(state, party) for party in range(len(state.parties))],
        "seats": [_seat(state, seat) for seat in range(len(state.seats))],
        "hand": [],
        "hands": {},
        "inn": state.inn,
        "drink_deck": len(state.drink_deck),
        "bar_deck": len(state.bar_deck),
        "drink_discard": list(state.drink_discard),
        "revealed": list(state.revealed),
        "refills": state.refills,
        "round": None if state.round is None else _round(state.round),
        "contest": None if state.contest is None else _contest(state, state.contest),
        "events": [
            {"deck": pile.deck, "cards": len(pile.cards), "discard": list(pile.discard), "counters": pile.counters}
            for pile in state.events
        ],
        **{key: value for look in hooks.seen_at_table for key, value in look(state).items()},
        "knows": _knows(state, None),
        "stack": [_frame(state, frame) for frame in state.stack],
        "forecast": forecast(state),
        "why": {},
        "winners": None if state.winners is None else list(state.winners),
    }


def private_view(state: State, seat: int) -> dict[str, Any]:
    """Return the parts of the view that are other ones for a seat."""
    return {
        "you": seat,
        "hand": list(state.seats[seat].hand),
        "hands": _hands_of_teammates(state, seat),
        "knows": _knows(state, seat),
        "why": why_waiting(state, seat),
    }


def _party(state: State, party: int) -> PartyView:
    """Return what a team shares (RDI-TEAM-05, -09); without teams each player is one.

    It is kept in `State.parties`, of which `State.stats` is a player's; how much there is at first: `set_up.lay_out`.
    """
    stats = state.parties[party]
    seats = [seat for seat, player in enumerate(state.seats) if player.party == party]
    return {
        "seats": seats,
        "fortitude": stats.fortitude,
        "alcohol": stats.alcohol,
        "gap": stats.fortitude - stats.alcohol,
        "gold": stats.gold,
        "tokens": stats.tokens,
        "out": all(state.seats[seat].out for seat in seats),
    }


def _hands_of_teammates(state: State, viewer: int) -> dict[str, list[str]]:
    """Return by seat the hands that a player may see beside the own one (RDI-TEAM-03, RDI-VRULING-06).

    What teammates have looked at together is in `_knows` (`looking.order_seen`). Decks and Piles nobody sees.
    """
    return {str(seat): list(state.seats[seat].hand) for seat in state.teammates(viewer)}


def _seat(state: State, seat: int) -> dict[str, Any]:
    player = state.seats[seat]
    stats = state.stats(seat)
    return {
        "character": player.character,
        "party": player.party,
        "boss": seat in state.options.bosses,
        "fortitude": stats.fortitude,
        "alcohol": stats.alcohol,
        "gap": stats.fortitude - stats.alcohol,
        "gold": stats.gold,
        "hand": len(player.hand),
        "deck": len(player.deck),
        "discard": list(player.discard),
        "pile": len(player.pile),
        "out": player.out,
        "lasting": list(player.lasting),
        "away": state.is_shut(seat),
        "stone": player.stone,
        "acted": state.actions.get(seat, 0) > 0,
        "drunk": seat in state.drunk,
        "actions_left": teams.actions_left(state, seat) if state.is_boss(seat) and _acts(state, seat) else None,
        "action_cards": list(player.action_cards),
        "why_out": state.why_out.get(seat),
        "leaving": seat in state.leaving,
        **{key: value for look in hooks.seen_at_seat for key, value in look(state, seat).items()},
    }


def _acts(state: State, seat: int) -> bool:
    """Tell whether it is the Action Phase of a player, or a Round that was started in it."""
    return state.phase is Phase.ACTION and state.are_teammates(seat, state.active) and state.winners is None


def _knows(state: State, viewer: int | None) -> list[KnownView]:
    """Return where the hidden cards lie that the viewer has seen: piles and the Drink Deck top first."""
    seen = state.shown if viewer is None else state.seats[viewer].seen + state.shown
    if not seen:
        return []
    found: list[KnownView] = [
        {"place": "drink_deck", "index": i, "card": card} for i, card in enumerate(state.drink_deck) if card in seen
    ]
    for seat, player in enumerate(state.seats):
        found += [
            {"place": "pile", "seat": seat, "index": i, "card": c} for i, c in enumerate(player.pile) if c in seen
        ]
        if seat != viewer:
            found += [{"place": "hand", "seat": seat, "card": c} for c in sorted(player.hand) if c in seen]
    return found


def _round(round_: Round) -> RoundView:
    return {
        "starter": round_.starter,
        "control": round_.control,
        "inside": list(round_.inside),
        "mover": round_.mover,
        "winning_hand": round_.bound,
        "passed": list(round_.passed),
        "pot": round_.pot,
        "no_leaving": round_.no_leaving,
        "for_fortitude": round_.for_fortitude,
    }


def _contest(state: State, contest: Contest) -> ContestView:
    rows: list[ContestRow] = []
    for seat in contest.players:
        if seat not in contest.revealed:
            continue
        found = contest.revealed[seat]
        if isinstance(found, DrinkInPlay):
            score = drink_numbers.contest_score(state, found)
            rows.append({"seat": seat, "cards": list(found.cards), "event": False, "score": score})
        else:
            cards = [] if found is None else [found]
            rows.append({"seat": seat, "cards": cards, "event": found is not None, "score": 0})
    return {"players": list(contest.players), "everybody": list(contest.everybody), "rows": rows}


def _frame(state: State, frame: Play | Moment) -> dict[str, Any]:
    if isinstance(frame, Play):
        shown = {"seat": frame.seat, "card": frame.card_id, **about_play(state, frame)}
        shown["hits"] = [
            {"seat": wire(state, hit.seat), "amount": losses.left(state, frame, hit)} for hit in frame.hits
        ]
        if frame.raised:
            shown["raised"] = frame.raised
        shown["ignored"] = sorted(frame.ignored)
        shown["negated"] = frame.negated
        shown["open"] = list(frame.open)
        shown["stage"] = str(frame.stage)
        return shown
    shown = about_moment(frame)
    if frame.kind is Window.ABOUT_TO_LOSE:
        shown["why"] = elimination.why_losing(state, frame.seats)
    if frame.hurts:
        shown["hurts"] = [{"seat": hurt.seat, "amount": hurt.amount, "source": hurt.source} for hurt in frame.hurts]
    if frame.is_refill:
        shown["refill"] = True
    return {
        **shown,
        "drinks": [_drink(state, drink) for drink in frame.drinks],
        "happened": [{"news": str(h.news), "seat": h.seat, "by": list(h.by)} for h in frame.happened],
        "dues": [
            {"seat": due.payer, "amount": due.amount, "to": due.to, "covered": due.covered, "by_inn": due.by_inn}
            for due in frame.dues
        ],
    }


def _drink(state: State, drink: DrinkInPlay) -> dict[str, Any]:
    return {
        **drinks.about_drink(state, drink),
        "revealer": drink.revealer,
        "draw": drink_numbers.numbers(state, drink, drink.drinker)[2],
        **{key: value for look in hooks.seen_of_drink for key, value in look(drink).items()},
        "ignored": sorted(drink.ignored),
        "as_fortitude": drink.drinker if drink.drinker in drink.as_fortitude else NOBODY,
    }
