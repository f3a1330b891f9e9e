"""What a card does, in words and as icons: what its effects say of themselves (`Phrase`, `Icon`), in a language.

The first effect for a picked player names the pick ("another player of your choice"), the next ones say "that player".
"""

from dwarfdraft.cardtext.words import Words, signed
from dwarfdraft.games.tavern.cards import Effect, Mode, Pick
from dwarfdraft.games.tavern.cards.aspects import description_of
from dwarfdraft.games.tavern.cards.phrases import Icon as Icon
from dwarfdraft.games.tavern.cards.phrases import Phrase, Phrases


def icons_of(effects: tuple[Effect, ...]) -> tuple[Icon, ...]:
    """Return the numbers of the effects in their order."""
    return tuple(icon for effect in effects if isinstance(icon := _icon(effect), Icon))


def deeds_of(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """Return the effects that no icon shows as words of the code, in their order: `ignore_drink`, `take_control` …"""
    return tuple(icon for effect in effects if isinstance(icon := _icon(effect), str))


def _icon(effect: Effect) -> Icon | str:
    return description_of(effect).icon(effect)


def icon_line(words: Words, icons: tuple[Icon, ...]) -> str:
    """Return the icons as a short line of text, empty without icons."""
    return ", ".join(_icon_text(words, icon) for icon in icons)


def effects_of(words: Words, mode: Mode) -> str:
    """Return the sentences that say what a mode does."""
    if not mode.effects:
        return words.text("tavern.effect.nothing")
    named = False
    sentences = []
    for effect in mode.effects:
        phrases = description_of(effect).says(effect, Pick.NOTHING if named else mode.pick)
        sentences.append(written(words, phrases))
        named = named or any(phrase.names_pick for phrase in phrases)
    return " ".join(sentences)


def sentence(words: Words, effect: Effect, pick: Pick = Pick.NOTHING) -> str:
    """Return what one effect does; `pick` is the pick that this sentence has to name, if any."""
    return written(words, description_of(effect).says(effect, pick))


def written(words: Words, phrases: Phrases) -> str:
    """Return phrases in a language, one after the other."""
    return " ".join(_phrase(words, phrase) for phrase in phrases)


def _phrase(words: Words, phrase: Phrase) -> str:
    data = {name: value if isinstance(value, int) else written(words, value) for name, value in phrase.data.items()}
    if phrase.counts is None:
        return words.text(phrase.key, **data)
    return words.counted(phrase.key, phrase.counts, **data)


def _icon_text(words: Words, icon: Icon) -> str:
    number = words.text(f"tavern.icon.{icon.key}", n=icon.number if icon.key == "becomes" else signed(icon.number))
    return words.text(f"tavern.icon.who.{icon.who}", what=number) if icon.who else number
