"""Vlazlo's Blood and form cards, to a bot."""

from typing import Any, Final

from dwarfdraft.bots.tavern.moving import best
from dwarfdraft.bots.tavern.opinions import DEEDS, EXTRA_WORTH, QUESTIONS
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import Text, texts_of

MOST: Final = 8
A_FORM: Final = 0.1
"""What a form card is worth that Vlazlo gets for nothing."""
A_POINT: Final = 0.03
"""What a point of Blood is worth, in points of the outlook."""
BAT: Final = "bat"
WILD: Final = ("monstrosity", "wolf")
NO_FORM: Final = "none"
CLOSE: Final = 9
"""Gap at which it is time to evade."""


def _draw_form(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return A_FORM if sight.is_mine(seat) else -A_FORM / max(len(sight.living) - 1, 1)


DEEDS["draw_form"] = _draw_form


def _moved(sight: Sight, text: Text, seat: int, target: int) -> float:
    """Return what the Blood of a card is worth, its cost taken off: nothing above its end."""
    blood, by = sight.seats[seat]["blood"], text.own.get("blood", 0)
    moved = min(blood + by, MOST) - blood if by else 0
    worth = moved * A_POINT
    return worth if sight.is_mine(seat) else -worth / max(len(sight.living) - 1, 1)


EXTRA_WORTH.append(_moved)


def turn_into_what_is_needed(sight: Sight, forms: list[str], about: dict[str, Any], chooser: Chooser) -> str:
    """Be a bat when close to passing out, else a wolf or worse; never spend the Blood that a card in hand costs."""
    kept = max((texts_of(card)[0].own.get("blood_cost", 0) for card in sight.hand), default=0)
    if about["price"] and about["blood"] - about["price"] < kept:
        return NO_FORM
    liked = (BAT, *WILD) if sight.gap(sight.me) <= CLOSE else (*WILD, BAT)
    form: str = best(forms, lambda form: -liked.index(form) if form in liked else -len(liked), chooser)
    return form


QUESTIONS["form"] = turn_into_what_is_needed
