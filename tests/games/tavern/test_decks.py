"""The tavern's decks, and that what a card says is made from what it does."""

import gettext
import re
from dataclasses import fields, is_dataclass

import pytest

from dwarfdraft.cardtext.conditions import when
from dwarfdraft.cardtext.effects import Icon, effects_of, icons_of, sentence
from dwarfdraft.cardtext.texts import card_text, character_text, drink_text, event_text
from dwarfdraft.cardtext.words import MissingText, Words, signed
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import DECK_SIZE, Mode, Pick, Provenance, Stat, Type, Who
from dwarfdraft.games.tavern.cards.condition import known_conditions
from dwarfdraft.games.tavern.cards.effect import known_effects
from dwarfdraft.games.tavern.decks import drinks
from dwarfdraft.games.tavern.decks.all import (
    CARDS,
    CHARACTERS,
    EVENT_DECKS,
    card_of,
    deck_of,
    drink_cards,
    drink_of,
    event_cards,
    event_of,
    forms_of,
    is_of_event_deck,
    is_side,
    owner_of,
    side_of,
)
from dwarfdraft.games.tavern.decks.drinks import DECKS, DRINKS
from dwarfdraft.languages import catalogue
from tests.catalogues import CATALOGUES, LANGUAGES

EVENT_CARDS = [(deck.id, event) for deck in EVENT_DECKS.values() for event in deck.cards]
NEED_A_PICK = (
    *(c.PassDrink, c.SplitDrink, c.SplitWithScarabs, c.DrinkNow, c.ForceOut, c.Redirect, c.RaiseLoss),
    *(c.HitPerHurt, c.LookAtHand, c.DivideCards, c.PlayFromHand, c.Mark, c.HitMarked, c.HitIfMarked, c.Deflect),
    *(c.PayOrLose, c.HitEachOfTeam, c.PayPicked, c.RedirectBack, c.HitTeamBack, c.HealByTeam, c.HitPerScarab),
    *(c.RedirectAll, c.TurnAction, c.OpenHand, c.ScarabInstead),
)
RUSSIAN_NAMES = {
    "deirdre": "Жрица Дейдрде",
    "fiona": "Фиона Вспыльчивая",
    "gerki": "Герки Ловчак",
    "zot": "Волшебник Зот (и его питомец Пуки)",
}
"""As the Russian edition has them."""
SIDE_DECKS = [("wizgille", "gear", 18), ("phrenk", "potion", 18), ("kaylin", "wulfric", 12)]
EVENTS = [drink for drink in DRINKS if drink.event]
MODES = {mode for card in CARDS.values() for mode in card.modes}


pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request, compiled):
    return Words(request.param)


# ---- Decks ----


@pytest.mark.parametrize("character", [character for character in CHARACTERS if not forms_of(character)])
def test_a_character_deck_has_forty_cards_each_with_a_name_of_its_own(character):
    deck = deck_of(character)

    assert len(deck) == len(set(deck)) == DECK_SIZE
    assert all(owner_of(copy) == character and not is_side(copy) for copy in deck)
    assert {card_of(copy).title for copy in deck} == {card.title for card in CHARACTERS[character].cards}


@pytest.mark.rules("RDI-BLOOD-01")
def test_vlazlo_has_thirty_cards_and_form_decks_of_eight():
    deck, forms = deck_of("vlazlo"), forms_of("vlazlo", boss=True)

    assert len(deck) == 30
    assert {form: len(set(cards)) for form, cards in forms.items()} == {"bat": 8, "wolf": 8, "monstrosity": 8}
    assert all(c.form_of(card_of(copy)) == form for form, cards in forms.items() for copy in cards)
    assert not any(c.form_of(card_of(copy)) for copy in deck)
    assert list(forms_of("vlazlo")) == ["bat", "wolf"]


@pytest.mark.parametrize(("character", "name", "size"), SIDE_DECKS)
@pytest.mark.rules("RDI-GEAR-01", "RDI-GEAR-08", "RDI-POTION-01", "RDI-WULFRIC-01", "RDI-WULFRIC-08")
def test_a_side_deck_is_kept_apart_from_the_character_deck(character, name, size):
    deck = side_of(character)

    side = c.SideDeck.of(CHARACTERS[character])
    assert side is not None
    assert side.name == name
    assert len(deck) == len(set(deck)) == size
    assert all(owner_of(copy) == character and is_side(copy) for copy in deck)
    assert not set(deck) & set(deck_of(character))


@pytest.mark.rules("RDI-SEA-01", "RDI-DUNGEON-02")
@pytest.mark.parametrize("deck", EVENT_DECKS)
def test_an_event_deck_has_twenty_cards(deck):
    cards = event_cards(deck)

    assert len(cards) == len(set(cards)) == 20
    assert all(1 < event_of(card).counters < 8 for card in cards)
    assert is_of_event_deck(cards[0])
    assert not is_of_event_deck("drink/Wine#1")


@pytest.mark.rules("RDI-CHAR-02")
def test_only_three_characters_have_side_decks():
    assert {character for character in CHARACTERS if side_of(character)} == {row[0] for row in SIDE_DECKS}


@pytest.mark.parametrize("deck", DECKS)
def test_a_drink_deck_has_thirty_cards(deck):
    cards = drink_cards([deck])

    assert len(cards) == len(set(cards)) == drinks.DECK_SIZE


def test_copies_are_numbered_over_all_drink_decks_in_use():
    cards = drink_cards(["RDI 1", "RDI 2"])

    assert len(cards) == len(set(cards)) == 60
    assert [card for card in cards if card.startswith("drink/Wine#")] == [f"drink/Wine#{n}" for n in range(1, 6)]
    assert all(drink_of(card).title == card.removeprefix("drink/").rsplit("#", 1)[0] for card in drink_cards(DECKS))


def test_a_copy_that_is_in_no_deck_is_unknown():
    with pytest.raises(KeyError):
        card_of("gerki/Hide in shadows#2")
    with pytest.raises(KeyError):
        drink_of("drink/Wine#0")


def test_the_same_title_does_the_same_in_every_deck():
    """But I don't think so! in Remy's deck (RDI-MARK-04) and Amundyr's First rule of villainy (RDI-CARD-11)."""
    by_title: dict[str, set[object]] = {}
    for card_id, card in CARDS.items():
        if card_id in ("remy/I don't think so!", "amundyr/First rule of villainy"):
            continue
        same = card.types, card.modes, card.champions, card.thinks_not, card.wench
        by_title.setdefault(card.title, set()).add(same)

    assert [title for title, ways in by_title.items() if len(ways) > 1] == []


def test_no_deck_names_a_title_twice():
    for character in CHARACTERS.values():
        cards = character.every_card()
        assert len({card.title for card in cards}) == len(cards)
    assert len({drink.title for drink in DRINKS}) == len(DRINKS)


def test_a_card_picks_exactly_if_an_effect_needs_a_pick():
    for card in CARDS.values():
        for mode in card.modes:
            effects = [effect.high if isinstance(effect, c.ByPiety) else effect for effect in mode.effects]
            needs = any(
                getattr(effect, "who", None) in (Who.PICKED, Who.ALSO_PICKED) or isinstance(effect, NEED_A_PICK)
                for effect in effects
            )
            assert needs == (mode.pick is not Pick.NOTHING), card.title


def test_numbers_come_before_everything_else_on_a_card():
    for effects in [mode.effects for mode in MODES] + [drink.event for drink in EVENTS]:
        numbers = [isinstance(effect, c.Change | c.Pays) for effect in effects]
        assert numbers == sorted(numbers, reverse=True), effects


def test_types_and_conditions_agree():
    for card in CARDS.values():
        conditions = {type(mode.when) for mode in card.modes}
        assert (Type.ACTION in card.types) == any(issubclass(kind, c.OwnAction) for kind in conditions), card.title
        assert (Type.ANYTIME in card.types) == (c.Anytime in conditions), card.title
        plays = Type.GAMBLING in card.types or Type.CHEATING in card.types
        assert plays == (c.OwnMove in conditions), card.title


def test_cheating_cards_and_one_gambling_card_may_follow_winning_hand():
    """Captain Whitehawk's says so (RDI-CHAR-05)."""
    for card in CARDS.values():
        for mode in card.modes:
            if isinstance(mode.when, c.OwnMove):
                follows = Type.CHEATING in card.types or card.title.startswith("That's a fine hand there")
                assert mode.when.after_winning_hand == follows, card.title


def test_every_deck_has_one_card_of_the_family_of_i_dont_think_so():
    for character in CHARACTERS.values():
        assert sum(card.count for card in character.cards if card.thinks_not) == 1
        assert sum(card.count for card in character.cards if card.wench) == 1


def test_drinks_that_are_more_than_numbers():
    assert {drink.title for drink in DRINKS if not drink.may_split} == {"Mead", "Sauvignon Blech", "Gambler's Grog"}
    assert all(drink.chaser == drink.title.endswith("with a Chaser") for drink in DRINKS)
    assert not any(drink.alcohol or drink.fortitude or drink.chaser or drink.draw for drink in EVENTS)


# ---- Texts ----


def test_every_card_has_a_text_without_holes(words):
    texts = [card_text(words, card) for card in CARDS.values()] + [drink_text(words, drink) for drink in DRINKS]
    texts += [event_text(words, deck, event) for deck, event in EVENT_CARDS]
    for text in texts:
        assert text.title
        assert text.types
        assert text.provenance
        for mode in text.modes:
            assert mode.numbers or mode.effect, text.title
            for sentence_of in (mode.when, mode.numbers, mode.effect, *text.notes, text.provenance):
                assert not re.search(r"[{}]|tavern\.|  ", sentence_of), sentence_of


def test_every_character_is_described(words):
    for character in CHARACTERS.values():
        text = character_text(words, character)
        assert text.short in text.name or words.language == "ru"
        assert words.language != "en" or text.name == character.name
        assert words.language != "ru" or text.name == RUSSIAN_NAMES.get(character.id, text.name)
        assert text.summary.endswith(".")
        assert len(text.traits) == len(character.traits)


def test_cards_that_do_different_things_say_different_things(words):
    said: dict[tuple[str, str], Mode] = {}
    for mode in sorted(MODES, key=repr):
        text = when(words, mode.when), effects_of(words, mode)
        assert said.setdefault(text, mode) == mode


def test_every_condition_has_a_phrase_of_its_own(words):
    conditions = [kind() for kind in known_conditions() if kind is not c.CardAffectsYou]
    conditions += [
        c.OwnMove(after_winning_hand=True),
        c.DrinkOnYou(events=True),
        c.YouDrink(splits=True),
        c.LosingGold(broke=True),
        c.LosingFortitude(own=True),
        c.OwnOrder(before=True),
        c.AnotherWonRound(still_in=True),
        c.RoundRuns(gold_in_pot=True),
        c.RoundRuns(ends_it=True),
        *{mode.when for mode in MODES if isinstance(mode.when, c.CardAffectsYou)},
    ]

    assert len({when(words, condition) for condition in conditions}) == len(conditions)


def test_every_kind_of_effect_is_on_a_card():
    used = {type(effect) for mode in MODES for effect in parts_of(mode.effects)}
    used |= {type(effect) for _, event in EVENT_CARDS for effect in event.effects}
    used |= {type(effect) for drink in EVENTS for effect in drink.event}

    assert used == set(known_effects())


def test_a_text_has_all_numbers_of_its_effects(words):
    for mode in MODES:
        for effect in mode.effects:
            pick = mode.pick if effect is mode.effects[0] else Pick.NOTHING
            text = sentence(words, effect, pick)
            for number in numbers_of(effect):
                assert str(abs(number)) in text, text
    for drink in EVENTS:
        for effect in drink.event:
            for number in numbers_of(effect):
                assert str(abs(number)) in sentence(words, effect)
    for deck, event in EVENT_CARDS:
        text = event_text(words, deck, event).modes[0].effect
        for number in [event.counters, *(number for effect in event.effects for number in numbers_of(effect))]:
            assert str(abs(number)) in text


def parts_of(effects):
    """Yield effects, and those that depend on the Piety."""
    for effect in effects:
        yield effect
        if isinstance(effect, c.ByPiety):
            yield from (effect.low, effect.high)


def numbers_of(effect):
    assert is_dataclass(effect)
    values = [getattr(effect, field.name) for field in fields(effect)]
    return [value for value in values if isinstance(value, int) and not isinstance(value, bool) and value]


def test_the_icons_of_a_card_are_its_numbers():
    assert icons_of(CARDS["fleck/How about a rowdy drinking song?"].modes[0].effects) == (
        Icon("fortitude", -1, "others"),
        Icon("alcohol", 1, "everyone"),
        Icon("gold", -1, "you"),
    )
    for mode in MODES:
        icons = icons_of(mode.effects)
        for stat in (Stat.FORTITUDE, Stat.ALCOHOL):
            shown_effects = [e.high if isinstance(e, c.ByPiety) else e for e in mode.effects]
            changes = [e for e in shown_effects if isinstance(e, c.Change) and e.stat is stat]
            hits = [e for e in mode.effects if isinstance(e, c.HitBack | c.HitTeamBack) and stat is Stat.FORTITUDE]
            shown = [icon.number for icon in icons if icon.key == stat]
            assert shown == [e.amount for e in changes] + [-e.amount for e in hits]


def test_the_icons_of_a_drink_are_its_numbers(words):
    for drink in DRINKS:
        if drink.event:
            continue
        icons = {icon.key: icon.number for icon in drink_text(words, drink).modes[0].icons}
        strength = {"heads": drink.coin[0], "tails": drink.coin[1]} if drink.coin else {"alcohol": drink.alcohol}
        numbers = {**strength, "fortitude": drink.fortitude, "draw": drink.draw}
        assert icons == {key: number for key, number in numbers.items() if number}


def test_titles_are_translated_where_an_edition_gives_them(words):
    parts = CATALOGUES[words.language].parts
    given = next((part.messages for part in parts if part.part == "tavern-titles"), {})
    for card in ("gerki/Hide in shadows", "gog/Dance with Gog!"):
        text = card_text(words, CARDS[card])
        assert text.title_en == CARDS[card].title
        assert text.title == given.get(text.title_en, text.title_en)


def test_the_russian_edition_gives_titles():
    assert card_text(Words("ru"), CARDS["gerki/Hide in shadows"]).title == "Пора заныкаться под стол"
    assert card_text(Words("ru"), CARDS["gog/Dance with Gog!"]).title == "Dance with Gog!"


def test_titles_stand_in_the_catalogues_by_the_title_of_a_card_alone():
    known = {card.title for card in CARDS.values()} | {drink.title for drink in DRINKS}
    known |= {event.title for _, event in EVENT_CARDS}
    titles = {
        language: set(part.messages)
        for language, texts in CATALOGUES.items()
        for part in texts.parts
        if part.part == "tavern-titles"
    }

    assert len(titles["ru"]) == 44
    assert {language: keys - known for language, keys in titles.items() if keys - known} == {}


def test_russian_counts_gold_and_drinks():
    words = Words("ru")
    assert [sentence(words, c.Pays(Who.OTHERS, n)) for n in (1, 2, 5)] == [
        "Каждый другой игрок платит вам 1 золотой.",
        "Каждый другой игрок платит вам 2 золотых.",
        "Каждый другой игрок платит вам 5 золотых.",
    ]
    assert "ещё 1 порцию выпивки" in sentence(words, c.OrderDrinks(1))
    assert "ещё 5 порций выпивки" in sentence(words, c.OrderDrinks(5))


OF_YOUR_CHOICE = {"en": "of your choice", "ru": "по вашему выбору"}


def test_the_second_effect_for_a_picked_player_does_not_pick_again(words):
    text = effects_of(words, CARDS["deirdre/Prayer of Healing"].modes[0])
    choice = OF_YOUR_CHOICE.get(words.language)
    assert choice is not None, f"OF_YOUR_CHOICE lacks these words in {words.language}, of which is this text: {text}"
    assert text.count(choice) == 1


def test_what_is_ours_is_said(words):
    ours = [drink for drink in DRINKS if drink.provenance is Provenance.HOUSE]
    known = words.text("tavern.provenance.documented")
    house = words.text("tavern.provenance.house")
    assert len(ours) == 12
    assert all(known not in drink_text(words, drink).provenance for drink in ours)
    for card in CARDS.values():
        text = card_text(words, card).provenance
        assert text.startswith(house if card.provenance is Provenance.HOUSE else known)
        assert (text in (known, house)) == (not card.house_part)


def test_a_key_without_a_text_is_no_text(words):
    with pytest.raises(MissingText, match=r"tavern\.nothing: missing"):
        words.text("tavern" + ".nothing")


def test_a_language_is_read_from_its_own_catalogue(words):
    assert isinstance(catalogue(words.language), gettext.GNUTranslations)
    assert [signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]
