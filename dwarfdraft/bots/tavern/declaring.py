"""Whether to answer an event with a card: the one that brings most is played if it brings enough, else pass."""

from typing import Final

from dwarfdraft.bots.tavern.opinions import DECLARED
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.bots.tavern.texts import best_use
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import MOST_FORTITUDE, Change, Deed, Stat, Text, Who, texts_of

PASS: Final = "pass"
WAIT: Final = "wait"

ENOUGH: Final = 0.08
"""What a card must bring to be played, in points of the outlook."""
CLOSE: Final = 6
"""Gap between Fortitude and Alcohol Content that calls for healing."""
POOR: Final = 4
"""Gold that calls for care."""

_TAKEN: Final = frozenset(
    {
        *(Deed.CATCH_CHEATER, Deed.TAKE_WIN, Deed.SHARE_POT, Deed.TAKE_FROM_POT, Deed.TAKE_FROM_INN),
        Deed.HIT_BACK,
    }
)
"""What is there only for a moment."""
_KEPT: Final = frozenset(
    {
        *(Deed.IGNORE_CARD, Deed.IGNORE_DRINK, Deed.IGNORE_EVENT, Deed.PASS_DRINK, Deed.NEGATE),
        *(Deed.DRINK_AS_FORTITUDE, Deed.CAP_DRINK, Deed.HALVE_DRINK, Deed.REDUCE),
    }
)
"""Answers that are kept for what hurts."""


def choose_declaration(sight: Sight, titles: list[str], chooser: Chooser) -> str:
    """Return the title worth most, or pass; equally good ones are equally likely. Never wait: see `never_wait`."""
    cards = never_wait(titles)
    rated = [(worth(sight, title), title) for title in cards]
    best = max((rating for rating, _ in rated), default=0.0)
    if best <= 0:
        return PASS
    ties = [title for rating, title in rated if rating == best]
    return ties[chooser.below(len(ties))]


def never_wait(titles: list[str]) -> list[str]:
    """Waiting only shows that there is something to wait with: leave the cards to choose from."""
    return [title for title in titles if title not in (PASS, WAIT)]


def worth(sight: Sight, title: str) -> float:
    """Return by how much a card beats keeping it; 0 or less: keep it."""
    if title in DECLARED:
        return DECLARED[title](sight)
    return max(_worth(sight, text) for text in sight.texts(title))


def _worth(sight: Sight, text: Text) -> float:
    if is_going_out(sight):
        return save_yourself(sight, text)
    if heals(text):
        return heal_when_close(sight, text)
    if text.deed in (Deed.COVER, Deed.NO_REFILL):
        return find_gold_when_poor(sight, text)
    value = best_use(sight, text)
    return max(
        value - keep_for_what_hurts(text),
        take_what_is_won(text, value),
        spend_before_drawing(sight, text, value),
    )


def is_going_out(sight: Sight) -> bool:
    """Tell whether it is the bot's last chance."""
    moment = sight.moment(sight.depth)
    return moment.get("window") == "about_to_lose" and sight.me in moment.get("seats", [])


def heals(text: Text) -> int:
    """Return how much the gap of the card's player grows."""
    return sum(
        effect.amount if effect.stat is Stat.FORTITUDE else -effect.amount
        for effect in text.numbers
        if isinstance(effect, Change) and effect.who is Who.YOU and effect.stat is not Stat.GOLD
    )


def keep_for_what_hurts(text: Text) -> float:
    """Return what a card must bring: answers are kept for what hurts, so they cost more than other cards."""
    return ENOUGH * (1.6 if text.deed in _KEPT else 1.0)


def save_yourself(sight: Sight, text: Text) -> float:
    """In the last chance play what saves, also one of several cards that save together; otherwise strike once more."""
    if sight.gap(sight.me) <= 0 and heals(text):
        cards = (*sight.hand, *(card for hand in sight.hands.values() for card in hand))
        healing = sum(max((heals(t) for t in texts_of(card)), default=0) for card in cards)
        return 100.0 if sight.gap(sight.me) + healing > 0 else 0.0
    return best_use(sight, text) - ENOUGH / 5


def heal_when_close(sight: Sight, text: Text) -> float:
    """Heal when close to passing out, and never more than there is to heal."""
    lost = MOST_FORTITUDE - sight.seats[sight.me]["fortitude"]
    if lost < heals(text):
        return 0.0
    return best_use(sight, text) if sight.gap(sight.me) <= CLOSE else 0.0


def find_gold_when_poor(sight: Sight, text: Text) -> float:
    """Let found Gold pay when poor, or when much would be lost at once."""
    saved = best_use(sight, text)
    return saved if sight.gold(sight.me) <= POOR else saved - 3 * ENOUGH


def take_what_is_won(text: Text, value: float) -> float:
    """Catch a cheater, take another's win and a coin of the Pot whenever that brings anything."""
    return value if text.deed in _TAKEN else 0.0


def spend_before_drawing(sight: Sight, text: Text, value: float) -> float:
    """Before the own hand is filled up, and in the own order, a card that brings anything is well spent."""
    own = sight.active == sight.me and sight.round is None
    spent = own and sight.step in ("discard_before", "order_before", "drink_after") and text.deed not in _KEPT
    return value - ENOUGH / 4 if spent else 0.0
