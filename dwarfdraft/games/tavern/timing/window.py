"""The response window: all declare at once, one card is played, then all declare anew (RDI-RULING-01 to -17).

A card that is played has a window of its own, in which cards are played. What cards do opens windows, too: through the
table, so that `timing` knows `effects/resolving.py`, and not the other way round.
"""

from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Ask, OneOf, Poll, Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Anytime, Type
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import answerable, answering, fitting_modes
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.state.stack import PASS, WAIT, Moment, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable
from dwarfdraft.games.tavern.timing.choosing import offers
from dwarfdraft.games.tavern.timing.playing import play_card
from dwarfdraft.games.tavern.timing.told import about_moment

_NO_CARD = OneOf((PASS, WAIT))
_ALWAYS_OPEN = frozenset(
    {Window.PHASE, Window.ROUND_TURN, Window.PLAYED, Window.DRINKS, Window.EVENT, Window.ABOUT_TO_LOSE}
)
"""Windows that are there whatever characters play (docs/rulings.md)."""


def window(table: TavernTable, moment: Moment) -> Rules:
    """Keep an event open until all have passed in a row, or nothing is left to answer (RDI-RULING-02).

    Each time round one card is played (`one_response`). An event that no card of the characters at the table could
    answer has no window (RDI-RULING-01): `answerable`, but for `_ALWAYS_OPEN`.
    """
    state = table.state
    if moment.kind not in _ALWAYS_OPEN and moment.kind not in answerable(state.options):
        return
    state.stack.append(moment)
    while not _is_void(state, moment) and (yield from one_response(table, moment)):
        pass
    state.stack.pop()


def _is_void(state: State, moment: Moment) -> bool:
    """Tell whether nothing is left to answer: it is settled, or the antes of a Round that is over."""
    is_over = state.round is None or state.round.over
    return moment.settled or (moment.kind is Window.ANTE and is_over)


def one_response(table: TavernTable, moment: Moment) -> Generator[Yielded, Any, bool]:
    """Ask for declarations on an event that lies on the stack, and have one card played; tell whether one was.

    Everybody is asked, who has passed before too (RDI-RULING-04, -06), and the order begins anew (RDI-RULING-07).
    """
    declared = yield from _declarations(table, moment)
    if declared is None:
        return False
    seat, title = declared
    yield from respond(table, moment, seat, title)
    return True


def _declarations(table: TavernTable, moment: Moment) -> Generator[Yielded, Any, tuple[int, str] | None]:
    """Have everybody declare secretly and return who plays what; all else is taken back unseen (RDI-RULING-02, -03).

    They may think again until all have (`Poll`). If nobody names a card and somebody waits: `_waiting`. The card is
    played in `respond`; `one_response` is then called anew.
    """
    state = table.state
    about = about_moment(moment)
    if moment.kind in (Window.PHASE, Window.ROUND_TURN):
        about |= {"phase": str(state.phase), "step": str(state.step)}
    ask_id = table.new_question() % "declare"
    order = [seat for seat in state.asked() if not moment.kind.is_closed or seat in moment.seats]
    if not order or state.winners is not None:  # who has won has won at once (RDI-RULING-21)
        return None

    def asked(seat: int) -> Ask:
        titles = titles_for(state, seat, moment)
        options = OneOf((PASS, WAIT, *titles)) if titles else _NO_CARD
        return Ask(ask_id, seat, "declare", options, about | _at_any_time(state, seat, titles, moment), PASS)

    def asks() -> tuple[Ask, ...]:
        return tuple(map(asked, order))

    said: dict[int, str] = yield Poll(asks(), closes="told", renew=asks)
    responses = [seat for seat in order if said[seat] not in (PASS, WAIT)]
    if responses:
        # Anytime Cards first, each kind in turn order from the active player (RDI-TIMING-06, RDI-RULING-03).
        anytime = [seat for seat in responses if _is_anytime(state, seat, said[seat])]
        seat = (anytime or responses)[0]
        return seat, said[seat]
    return (yield from _waiting(table, [seat for seat in order if said[seat] == WAIT], moment, about))


def _at_any_time(state: State, seat: int, titles: tuple[str, ...], moment: Moment) -> dict[str, Any]:
    """Return which of the titles answer nothing but may be said at any time, so here too; for that player alone."""

    def is_one(title: str) -> bool:
        if title in hooks.OFFERS:
            return True
        card = targeting.card_in_hand(state, seat, title)
        fitting = fitting_modes(state, seat, card, moment) if Type.ANYTIME in card_of(card).types else []
        return bool(fitting) and all(isinstance(card_of(card).modes[mode].when, Anytime) for mode in fitting)

    anytime = [title for title in titles if is_one(title)]
    return {"anytime": anytime} if anytime else {}


def _waiting(
    table: TavernTable, waiting: list[int], moment: Moment, about: dict[str, Any]
) -> Generator[Yielded, Any, tuple[int, str] | None]:
    """All who are left wait: they declare openly in turn order, and may wait no more (RDI-TIMING-07, RDI-RULING-05).

    The first one who names a card plays it; who had passed is not among those who are left.
    """
    told = {**about, "open": True}
    for seat in waiting:
        if seat not in table.state.asked():
            continue
        ask_id = table.new_question() % "declare"

        def asks(seat: int = seat, ask_id: str = ask_id) -> tuple[Ask, ...]:
            options = OneOf((PASS, *titles_for(table.state, seat, moment)))
            return (Ask(ask_id, seat, "declare", options, told, PASS),)

        said: dict[int, str] = yield Poll(asks(), renew=asks)
        title = said[seat]
        if title != PASS:
            return seat, title
        table.emit("said_pass", {"seat": seat})
    return None


def titles_for(state: State, seat: int, moment: Moment) -> tuple[str, ...]:
    """Return the titles of the cards that a player may play in answer to an event; copies are one (RDI-SOMETIMES-01).

    Of a Sometimes Card the condition has to hold, Anytime Cards have one that always may: `conditions.fitting_modes`.
    What a mechanic offers is one of them (`offers`), wherever an Anytime Card could be played (RDI-POTION-03); to whom
    and for how much: `potions.buyers`, `offer`.
    """
    cards = answering(state.playable(seat), moment.kind)
    titles = dict.fromkeys(card_of(card).title for card in cards if fitting_modes(state, seat, card, moment))
    return tuple(titles) if moment.kind.is_closed else (*titles, *offers(state, seat))


def respond(table: TavernTable, moment: Moment, seat: int, title: str) -> Rules:
    """Play a card in answer to an event: announced first, then text, Drink and target are named (RDI-RULING-09).

    In `play_card`, which gives it a window of its own. What was taken back: `_declarations`.
    """
    state = table.state
    if title in hooks.OFFERS:
        yield from hooks.OFFERS[title](table, seat)
        return
    card_id = targeting.card_in_hand(state, seat, title)
    modes = fitting_modes(state, seat, card_id, moment)
    yield from play_card(table, seat, card_id, modes, moment, card_of(card_id).types)


def _is_anytime(state: State, seat: int, title: str) -> bool:
    return title in hooks.OFFERS or Type.ANYTIME in card_of(targeting.card_in_hand(state, seat, title)).types
