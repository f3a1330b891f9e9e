"""Tables laid out for trouble: all near the end, Contests in the piles, cards that force a Drink, players who give up.

Everybody plays cards whenever they may, takes back, waits and interrupts. Nobody who is out is asked, named, paid or in
control, and nothing is left behind at a rest point.
"""

from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.decks.drinks import DRINKS
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.notation.arrange import arrange
from dwarfdraft.games.tavern.state.state import State
from tests.games.play import close

TABLES = 600
MOST_ACTS = 4_000
FORCED = {
    "fiona": "We're at an inn, and you're not drinking. What's wrong with you!?",
    "zot": "Pooky thinks you look thirsty...",
}


def taken(rng: Rng, items: list[Any], count: int) -> list[Any]:
    """Return so many different ones of some things."""
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


def laid_for_trouble(rng: Rng, seed: str) -> Match[State]:
    """Return a table at which nearly everything puts somebody out."""
    count = rng.choice((2, 3, 4, 4, 5, 8))
    others = taken(rng, [name for name in CHARACTERS if name not in FORCED], count - 2)
    characters = taken(rng, [*FORCED, *others], count)
    deck = rng.choice(("RDI 1", "RDI 2", "RDI 3", "RDI 6"))
    stock = [drink.title for drink in DRINKS for _ in range(drink.count.get(deck, 0))]
    events = taken(
        rng, [drink.title for drink in DRINKS for _ in range(drink.count.get(deck, 0)) if drink.event], count
    )
    for title in events:
        stock.remove(title)
    hands = []
    for name in characters:
        cards = [card.title for card in CHARACTERS[name].cards for _ in range(card.count)]
        forced = FORCED.get(name)
        hands.append([forced] * bool(forced) + [card for card in taken(rng, cards, rng.below(8)) if card != forced])
    alcohol = [rng.below(11) for _ in characters]
    setup: dict[str, Any] = {
        "hands": hands,
        "piles": [events[k : k + 1] for k in range(count)],
        "alcohol": alcohol,
        "fortitude": [number + rng.choice((1, 1, 2, 3, 6)) for number in alcohol],
        "gold": [rng.choice((1, 1, 2, 3, 5, 10)) for _ in characters],
        "phase": rng.choice(("discard", "action", "order", "drink")),
        "active": rng.below(count),
    }
    if rng.below(2):
        setup |= {"drink_deck": taken(rng, stock, 1 + rng.below(5)), "drink_deck_only": True}
    return arrange({"characters": characters, "drinks": [deck]}, setup, seed)


def act(match: Match[State], rng: Rng, gives_up: bool) -> None:
    """Let somebody do something, a card rather than nothing."""
    if gives_up and not rng.below(60):
        seat = rng.below(len(match.state.seats))
        if TAVERN.may_leave(match.state, seat):
            match.leave(seat)
            close(match)
            return
    answered = [ask for ask in match.pending if match.answered(ask.seat) is not None]
    if answered and not rng.below(12):
        ask = rng.choice(answered)
        match.withdraw(ask.seat, ask.id)
        return
    interrupts = [ask for ask in match.pending if not ask.required and ask.options.legal()]
    asks = interrupts if interrupts and rng.below(2) else match.unanswered()
    ask = rng.choice(asks)
    value = ask.options.pick(rng)
    if ask.kind == "declare":
        cards = [title for title in ask.options.legal() if title not in ("pass", "wait")]
        if cards and rng.below(10) < 7:
            value = rng.choice(cards)
        elif value != "wait" or rng.below(2):
            value = "pass"
    match.answer(ask.seat, ask.id, value)
    close(match)


def check(match: Match[State]) -> None:
    """Check what must hold whatever happens."""
    state = match.state
    TAVERN.check(state)
    assert all(state.is_living(ask.seat) for ask in match.pending)
    if match.over:
        assert state.winners
    elif not state.stack:
        assert not state.revealed
        assert all(not state.stats(seat).gold for seat, player in enumerate(state.seats) if player.out)
        if state.round is not None:
            inside = state.round.inside
            assert len(inside) > 1
            assert all(state.is_living(seat) for seat in inside)
            assert state.round.control in (-1, *inside)
            assert state.round.mover in inside


@pytest.mark.parametrize("part", range(8))
def test_nothing_happens_to_or_by_who_is_out(part):
    for number in range(TABLES):
        seed = f"trouble/{part}/{number}"
        rng = Rng(f"test/{seed}")
        match = laid_for_trouble(rng, seed)
        for _ in range(MOST_ACTS):
            check(match)
            if match.over:
                break
            act(match, rng, gives_up=part % 2 == 1)
        assert match.over, seed
        out = {event.public["seat"]: event.n for event in match.take_events() if event.kind == "out"}
        assert set(out) == {seat for seat, player in enumerate(match.state.seats) if player.out}
