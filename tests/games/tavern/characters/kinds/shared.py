"""What the kinds share: cards that stand for all of their kind, and a choice of names."""

from tests.games.tavern.titles import STUCK, SWIPED

DUMP = {"gerki": "Dump it on the floor", "eve": "Drink what? This is empty."}
"""Ignores a Drink."""
THEFTS = {"gerki": SWIPED, "zot": "Nothing up my sleeve! Presto! What's that behind your ear?"}
"""At any time: a player pays 1 Gold."""
HITS = {
    "deirdre": ("My Goddess made me do it!", 2),
    "fiona": ("You wanna arm wrestle?", 1),
    "gerki": (STUCK, 2),
    "zot": ("I told you not to distract me!", 2),
    "dimli": ("That's it! No more short jokes!", 2),
    "eve": ("That's odd. Illusions aren't supposed to actually hurt.", 1),
    "gog": ("Gog only want hug!", 2),
    "serena": ("Kneel, and we can skip the hard part.", 2),
    "wizgille": ("Could you hold this wire for a moment?", 2),
    "phrenk": ("Trolls grow it back. You, not so much.", 2),
    "kaylin": ("Don't call me cute!", 2),
    "tara": ("I foresee a bruise. Yours.", 2),
    "bryn": ("That was me patting your back.", 2),
    "whitehawk": ("The mast needs hugging. Volunteer.", 2),
    "remy": ("It is written in the logbook, twice.", 2),
    "daareka": ("Stop thinking so loudly!", 2),
    "amundyr": ("Yup, that growth on your arm is definitely Mummy Rot", 2),
}
"""An Action of each by which a player loses Fortitude, and how much."""


def other(owner: str, *names: str) -> str:
    """Return the first of these names that is not the owner's."""
    return next(name for name in names if name != owner)
