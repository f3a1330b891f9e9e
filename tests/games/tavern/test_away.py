"""Who Ignores everything gets no part of any card, but what gets past Ignoring: walked over all cards."""

from dataclasses import astuple
from typing import Any, Final

import pytest

from dwarfdraft.engine.ask import Ask
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Form, Mode
from dwarfdraft.games.tavern.decks.all import CHARACTERS
from dwarfdraft.games.tavern.mechanics.marks import MARKED
from dwarfdraft.games.tavern.mechanics.open_hands import OPEN_BY
from dwarfdraft.games.tavern.mechanics.scarabs import SCARABS
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK, SIDE_DISCARD
from dwarfdraft.games.tavern.state.stack import Moment, Window
from tests.games.tavern.tables import Tavern, all_pass, close, happened, laid

LASTING: Final = {"kaylin": "I need some Private Pixie Time", "vlazlo": "Bat nap"}
HELD: Final = {"kaylin": "Hit the pixie, meet the wolf.", "vlazlo": "Pulling ze tail vas unvise"}
AWAY: Final = 1
"""Who is away, between the player of the card and a third player."""
IN_PHASE: Final = {
    c.OwnAction: "action",
    c.ActionIfMarked: "action",
    c.Activation: "action",
    c.Anytime: "action",
    c.OwnOrder: "order",
    c.YouDrink: "drink",
}
"""In which Phase of its player a text may be played."""
QUIET: Final = (Window.PHASE, Window.ROUND_TURN)
GETS_PAST: Final = {
    "Psionic vision": "who is away divides the cards (RDI-CARD-32)",
    "You're in a bit of a bind": "the Scarab comes instead (RDI-CARD-45)",
    "Hungry hungry scarabs": "who Ignored it may gain the Scarabs (RDI-CARD-15)",
    "Tribute is not a request": "who Ignored it may gain the Scarabs (RDI-CARD-15)",
}
"""What its text gives to who Ignores it; beside it the cards that reduce where others are Ignored, or cannot be."""

NO_OTHERS: Final = (c.Vanish, c.HireFromDiscard)
"""What ends the turn, and who is away is back, or needs a Minion among the discards; nobody else is in it."""


def texts() -> list[Any]:
    """Return every text that is played in a Phase of one's own, or on one's own Drink, in every deck but Kaylin's."""
    return [
        pytest.param(name, card, mode, id=f"{name}/{card.title}/{i}")
        for name, character in CHARACTERS.items()
        if name not in ("kaylin", "gerki")  # who is away, and who looks on
        for card in character.every_card()
        if not card.unignorable and not card.ignoring_reduces and card.title not in GETS_PAST
        for i, mode in enumerate(card.modes)
        if type(mode.when) in IN_PHASE and not any(isinstance(effect, NO_OTHERS) for effect in mode.effects)
    ]


def standing(match: Tavern) -> dict[str, Any]:
    """Return all that a card could do to who is away, but the Drinks on the Pile."""
    state = match.state
    seat = state.seats[AWAY]
    return {
        "stats": astuple(state.stats(AWAY)) if not state.teammates(AWAY) else "shared",
        "hand": seat.hand,
        "decks": (seat.deck, seat.discard, SIDE_DECK.of(seat), SIDE_DISCARD.of(seat)),
        "tokens": (SCARABS.of(seat), MARKED.of(seat), seat.stone),
        "seen": (OPEN_BY.of(seat), [card for card in seat.hand if card in state.shown]),
        "looked at": [card for other in state.seats for card in other.seen if card in seat.hand],
        "beneath": len(seat.pile) > 0,
    }


def answer(match: Tavern, ask: Ask) -> None:
    """Pick who is away wherever one may, else what happens by default; play no card but the one that is tried."""
    legal = list(ask.options.every())
    value = AWAY if AWAY in legal else ask.default if ask.default is not None else legal[0]
    match.answer(ask.seat, ask.id, value)
    close(match)


def play_out(match: Tavern, title: str, kind: str) -> bool:
    """Have seat 0 play the card as soon as it may, and carry it out in full; tell whether it came to that."""
    said = done = False
    for _ in range(60):
        ask = match.pending_for(0)
        able = [value for value in ask.options.legal() if title in str(value)] if ask is not None else []
        if ask is not None and not said and ask.kind == kind and able:
            match.answer(0, ask.id, able[0])
            close(match)
            said = True
        elif ask is not None and ask.kind not in ("declare", "interrupt", "action"):
            answer(match, ask)
        else:
            all_pass(match)
        done = done or any(kind == "finished" and title in told["card"] for kind, told in happened(match))
        if done and all(isinstance(frame, Moment) and frame.kind in QUIET for frame in match.state.stack):
            return True
    return False


def table_with_one_away(owner: str, card: Card, mode: Mode) -> Tavern:
    """Return a table at which seat 0 may play the card and seat 1 is away, with all that a card could take or ask for.

    Boss Cards are played among Bosses; those of the Baron, who is the one to be away there, against challengers.
    """
    is_boss = card in CHARACTERS[owner].boss or c.form_of(card) is Form.MONSTROSITY
    away, third = ("kaylin", "gerki") if not is_boss or owner == "vlazlo" else ("vlazlo", "torglesnarf")
    third = "amundyr" if third == owner else third
    in_play = isinstance(mode.when, c.Activation)
    variants = {away: "boss_versus_boss" if away == "vlazlo" else "boss_battle"} if is_boss else {}
    setup: dict[str, Any] = {
        "hands": {owner: [] if in_play or c.price_of(card) else [card.title], away: [HELD[away]], third: []},
        "minions": {owner: [card.title] if in_play else []},
        "potions": {owner: [card.title] if c.price_of(card) else []},
        "side_discards": {"kaylin": ["Dozing"]},
        "lasting": {away: [LASTING[away]]},
        "piles": {owner: ["Wine"] if isinstance(mode.when, c.YouDrink) else [], away: ["Wine"], third: []},
        "phase": IN_PHASE[type(mode.when)],
        "turn": 3,
    }
    if owner == "amundyr" or third == "amundyr":
        setup["scarabs"] = [0, 2, 0]
    if owner == "remy":
        setup["marked"] = [away, third]
    if owner == "torglesnarf":
        setup["gold"] = [2, 10, 10]
    if owner == "vlazlo":
        setup["blood"] = 8
    return laid(owner, away, third, variant=variants.get(away, "individual"), **setup)


@pytest.mark.rules("RDI-VRULING-103", "RDI-WULFRIC-07", "RDI-DRINK-16", "RDI-CARD-39")
@pytest.mark.parametrize(("owner", "card", "mode"), texts())
def test_who_is_away_gets_nothing_of_a_card_but_drinks(owner, card, mode):
    match = table_with_one_away(owner, card, mode)
    before = standing(match)
    is_action = IN_PHASE[type(mode.when)] == "action" and not isinstance(mode.when, c.Anytime)

    assert play_out(match, card.title, "action" if is_action else "declare")
    assert standing(match) == before
