"""Cards, Drinks and characters of the tavern as a player reads them: icons and numbers first, then words."""

from dataclasses import dataclass

from dwarfdraft.cardtext.conditions import when
from dwarfdraft.cardtext.effects import Icon, deeds_of, effects_of, icon_line, icons_of, sentence, written
from dwarfdraft.cardtext.words import Words, signed
from dwarfdraft.games.tavern.cards import Card, Character, Drink, EventCard, Mode, Provenance
from dwarfdraft.games.tavern.decks.all import WITHOUT_PAGES


@dataclass(frozen=True, slots=True)
class ModeText:
    """One text of a card; a card with several is played for one of them."""

    when: str
    """When it may be played; empty for a Drink."""
    icons: tuple[Icon, ...]
    deeds: tuple[str, ...]
    """What it does that no icon shows, as words of the code: `ignore_drink`, `take_control` …"""
    numbers: str
    """The icons as a line of text."""
    effect: str


@dataclass(frozen=True, slots=True)
class CardText:
    """A Character Card or a Drink in one language."""

    title: str
    title_en: str
    """The name on the table; the same as `title` where no edition of this language gives another."""
    types: tuple[str, ...]
    type_keys: tuple[str, ...]
    """The types as words of the code; `drink`, `event`."""
    modes: tuple[ModeText, ...]
    notes: tuple[str, ...]
    """What holds for all modes: who may answer it, who takes part in a team game."""
    provenance: str
    """Where the card comes from, and which parts of it are our own."""
    ours: bool
    """At least a part of what it does is our own."""


@dataclass(frozen=True, slots=True)
class CharacterText:
    """A character in one language."""

    name: str
    short: str
    """The name alone, for labels and the log."""
    box: str
    traits: tuple[str, ...]
    summary: str
    difficulty: int
    villain: bool
    """May play with a Boss Deck (RDI-BOSS-09)."""
    has_pages: bool
    """The pages can show its mechanics: tables offer it."""


def card_text(words: Words, card: Card) -> CardText:
    """Return a Character Card in the language of the words."""
    return CardText(
        title=words.title(card.title),
        title_en=card.title,
        types=tuple(words.text(f"tavern.type.{kind}") for kind in _kinds(card)),
        type_keys=_kinds(card),
        modes=tuple(_mode(words, mode) for mode in card.modes),
        notes=_card_notes(words, card),
        provenance=_provenance(words, card.provenance, card.house_part),
        ours=_is_ours(card.provenance, card.house_part),
    )


def drink_text(words: Words, drink: Drink) -> CardText:
    """Return a Drink or a Drink Event in the language of the words."""
    icons = icons_of(drink.event) if drink.event else _drink_icons(drink)
    effect = " ".join(sentence(words, e) for e in drink.event) if drink.event else _drink_words(words, drink)
    kind = "event" if drink.event else "drink"
    return CardText(
        title=words.title(drink.title),
        title_en=drink.title,
        types=(words.text(f"tavern.type.{kind}"),),
        type_keys=(kind,),
        modes=(ModeText("", icons, deeds_of(drink.event), icon_line(words, icons), effect),),
        notes=_notes(words, event=bool(drink.event), champions=drink.champions),
        provenance=_provenance(words, drink.provenance, drink.house_part),
        ours=_is_ours(drink.provenance, drink.house_part),
    )


def event_text(words: Words, deck: str, event: EventCard) -> CardText:
    """Return a card of an Event deck in the language of the words."""
    icons = icons_of(event.effects)
    sentences = [sentence(words, effect) for effect in event.effects]
    sentences.append(words.counted("tavern.event.counters", event.counters))
    return CardText(
        title=words.title(event.title),
        title_en=event.title,
        types=(words.text(f"tavern.type.{deck}_event"),),
        type_keys=("event",),
        modes=(ModeText("", icons, deeds_of(event.effects), icon_line(words, icons), " ".join(sentences)),),
        notes=_notes(words, as_action=event.as_action, champions=True),
        provenance=_provenance(words, event.provenance, event.house_part),
        ours=_is_ours(event.provenance, event.house_part),
    )


def character_text(words: Words, character: Character) -> CharacterText:
    """Return a character in the language of the words."""
    return CharacterText(
        name=words.text(f"tavern.character.{character.id}.name"),
        short=words.text(f"tavern.character.{character.id}.short"),
        box=box_text(words, character.box),
        traits=tuple(words.text(f"tavern.trait.{trait}") for trait in character.traits),
        summary=words.text(character.summary),
        difficulty=character.difficulty,
        villain=character.villain,
        has_pages=character.id not in WITHOUT_PAGES,
    )


def box_text(words: Words, box: str) -> str:
    """Return the name of a box, and of the Drink Deck in it (`RDI 1`)."""
    return words.text(f"tavern.box.{box.lower().replace(' ', '-')}")


def _mode(words: Words, mode: Mode) -> ModeText:
    icons = icons_of(mode.effects)
    return ModeText(
        when(words, mode.when), icons, deeds_of(mode.effects), icon_line(words, icons), effects_of(words, mode)
    )


def _drink_icons(drink: Drink) -> tuple[Icon, ...]:
    if drink.coin:
        heads, tails = drink.coin
        strength = [Icon("heads", heads), Icon("tails", tails)]
    else:
        strength = [Icon("alcohol", drink.alcohol)]
    icons = [*strength, Icon("fortitude", drink.fortitude), Icon("draw", drink.draw)]
    return tuple(icon for icon in icons if icon.number)


def _drink_words(words: Words, drink: Drink) -> str:
    """Return what a Drink does besides its Alcohol Content and Fortitude, which the icons say."""
    sentences = []
    if drink.coin:
        heads, tails = drink.coin
        sentences.append(words.text("tavern.drink.coin", heads=heads, tails=tails))
    if drink.draw:
        sentences.append(words.counted("tavern.drink.draw", drink.draw))
    sentences += [
        words.text(
            f"tavern.drink.instead.{instead.trait}",
            alcohol=signed(instead.alcohol),
            fortitude=signed(instead.fortitude),
        )
        for instead in drink.instead
    ]
    if drink.mead:
        sentences.append(words.text("tavern.drink.mead"))
    if drink.chaser:
        sentences.append(words.text("tavern.drink.chaser"))
    if not sentences and not _drink_icons(drink):
        sentences.append(words.text("tavern.drink.nothing"))
    return " ".join(sentences)


def _kinds(card: Card) -> tuple[str, ...]:
    """Return the types of a card, and what a mechanic calls it besides."""
    return (*card.types, *(kind for trait in card.own for kind in trait.kinds()))


def _card_notes(words: Words, card: Card) -> tuple[str, ...]:
    numbers = [note for trait in card.own if (note := written(words, trait.note()))]
    if card.ignoring_reduces:
        numbers.append(words.text("tavern.note.ignoring_reduces", n=card.ignoring_reduces))
    notes = _notes(
        words,
        thinks_not=card.thinks_not,
        wench=card.wench,
        unnegatable=card.unnegatable,
        unignorable=card.unignorable,
        unaided=card.unaided,
        champions=card.champions,
    )
    return (*numbers, *notes)


def _notes(words: Words, **holds: bool) -> tuple[str, ...]:
    return tuple(words.text(f"tavern.note.{note}") for note, held in holds.items() if held)


def _provenance(words: Words, provenance: Provenance, house_part: tuple[str, ...]) -> str:
    known = words.text(f"tavern.provenance.{provenance}")
    if not house_part:
        return known
    parts = ", ".join(words.text(f"tavern.house.{part}") for part in house_part)
    return f"{known} {words.text('tavern.provenance.part', parts=parts)}"


def _is_ours(provenance: Provenance, house_part: tuple[str, ...]) -> bool:
    return provenance is Provenance.HOUSE or bool(house_part)
