"""Choices: of one player, who may be interrupted; with hidden cards; of several at once (RDI-RULING-15)."""

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import Any

from dwarfdraft.engine.ask import Ask, OneOf, Poll, Value, Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Anytime, Type
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import may_afford
from dwarfdraft.games.tavern.conditions.to_phases import may_play_anytime
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable
from dwarfdraft.games.tavern.timing.playing import play_card

_NOTHING = OneOf(())


def decide(
    table: TavernTable, seat: int, kind: str, values: tuple[Value, ...], about: dict[str, Any]
) -> Generator[Yielded, Any, Any]:
    """Have a player choose with cards in hand that only they may see: nobody interrupts it (docs/rulings.md)."""
    if len(values) == 1 or seat in table.state.leaving or table.state.winners is not None:
        return values[0]
    return (yield table.ask(seat, kind, OneOf(values), about, values[0]))


def choose(
    table: TavernTable,
    seat: int,
    kind: str,
    legal: Callable[[], tuple[Value, ...]],
    about: dict[str, Any],
    default: Value = None,
    *,
    asks_even_one: bool = False,
    alone: bool = False,
) -> Generator[Yielded, Any, Any]:
    """Have a player choose, and return the choice, or None if there is nothing to choose from (RDI-RULING-20).

    Everybody else may interrupt with an Anytime Card, unless the player chooses `alone`; then the choice is offered
    anew with what is legal then (RDI-RULING-15). Who is out meanwhile chooses nothing (RDI-RULING-25): that is the
    default. The rest of these rules: `resolving.resolve` (-20), `elimination._go_out` (-25).
    """
    state = table.state
    while True:
        if not state.is_living(seat):
            return default
        values = legal()
        if not values:
            return None
        if len(values) == 1 and not asks_even_one:
            return values[0]
        if seat in state.leaving or state.winners is not None:
            return values[0] if default is None else default
        others = [] if alone else [other for other in state.asked() if other != seat]
        question = table.new_question()
        first = Ask(question % kind, seat, kind, OneOf(values), about, default)
        reply = yield from _choice(table, question, first, legal, others)
        interrupter = next((other for other in reply if other != seat), None)
        if interrupter is None:
            return reply[seat]
        yield from interrupt(table, interrupter, reply[interrupter])


def _choice(
    table: TavernTable, question: str, first: Ask, legal: Callable[[], tuple[Value, ...]], others: list[int]
) -> Generator[Yielded, Any, dict[int, Any]]:
    """Put a choice, which others may interrupt, and return what has been said.

    `first`: the choice as it is put; when something changes it is put anew, with what is `legal` then.
    """

    def asks(own: Ask) -> tuple[Ask, ...]:
        return (own, *(_interrupt_of(table.state, other, question, own.about) for other in others))

    def renew() -> tuple[Ask, ...]:
        return asks(replace(first, options=OneOf(legal() or first.options.legal())))

    said: dict[int, Any] = yield Poll(asks(first), renew=renew)
    return said


def _interrupt_of(state: State, seat: int, question: str, about: dict[str, Any]) -> Ask:
    anytime = anytime_titles(state, seat)
    options = OneOf(anytime) if anytime else _NOTHING
    return Ask(question % "interrupt", seat, "interrupt", options, about, required=False, interrupts=True)


def choose_secretly(
    table: TavernTable, kind: str, options: dict[int, tuple[Value, ...]], about: dict[str, Any], default: Value = None
) -> Generator[Yielded, Any, dict[int, Any]]:
    """Have several players choose at the same time, hidden until all have; nobody interrupts it (docs/rulings.md)."""
    state = table.state
    settled = {
        seat: values[0]
        for seat, values in options.items()
        if len(values) == 1 or seat in state.leaving or state.winners is not None
    }
    ask_id = table.new_question() % kind
    asks = [Ask(ask_id, seat, kind, OneOf(options[seat]), about, default) for seat in options if seat not in settled]
    said: dict[int, Any] = {}
    if asks:
        said = yield Poll(tuple(asks))
    return {seat: settled[seat] if seat in settled else said[seat] for seat in options}


def interrupt(table: TavernTable, seat: int, title: str) -> Rules:
    """Play an Anytime Card into somebody's choice, or make an offer (RDI-SOMETIMES-04).

    Which cards may be: `anytime_titles`. Where nobody may interrupt, nobody is asked: `decide`, `choose` with `alone`,
    the plain questions of `turn._discard`.
    """
    if title in hooks.OFFERS:
        yield from hooks.OFFERS[title](table, seat)
        return
    card_id = targeting.card_in_hand(table.state, seat, title)
    mode = _anytime_mode(table.state, seat, card_id)
    assert mode is not None
    yield from play_card(table, seat, card_id, [mode], None, card_of(card_id).types)


def anytime_titles(state: State, seat: int) -> tuple[str, ...]:
    """Return the titles of the Anytime Cards that a player may play, and what may be offered (RDI-SOMETIMES-04).

    When nobody may play any: `interrupt`.
    """
    cards = (card for card in state.playable(seat) if may_afford(state, seat, card))
    titles = dict.fromkeys(card_of(card).title for card in cards if _anytime_mode(state, seat, card) is not None)
    return (*titles, *offers(state, seat))


def _anytime_mode(state: State, seat: int, card_id: str) -> int | None:
    """Return the text for which a card may be played at any time now, None if there is none."""
    card = card_of(card_id)
    if Type.ANYTIME not in card.types:
        return None
    whens = [mode.when for mode in card.modes]
    return next((i for i, w in enumerate(whens) if isinstance(w, Anytime) and may_play_anytime(state, seat, w)), None)


def offers(state: State, seat: int) -> tuple[str, ...]:
    """Return what a player may declare instead of a card: the Potion for sale (`potions.may_offer`, RDI-POTION-03)."""
    found: tuple[str, ...] = ()
    if not state.seats[seat].own:  # most players have nothing to offer, and every window asks this
        return found
    for offer in hooks.offers:
        found += offer(state, seat)
    return found
