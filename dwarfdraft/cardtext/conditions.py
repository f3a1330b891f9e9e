"""When a card may be played, in words: what its condition says of itself, in a language."""

from dwarfdraft.cardtext.effects import written
from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.tavern.cards import Condition
from dwarfdraft.games.tavern.cards.when import said_by


def when(words: Words, condition: Condition) -> str:
    """Return the sentences that say when a mode may be played."""
    return written(words, said_by(condition))
