"""No number stands beside a word in the wrong form: "1 card", "2 cards"; "1 карта", "2 карты", "5 карт", "21 карта".

Every text of all catalogues is read, form by form. A word that follows a number is one that stays as it is with any
number (`STAYS`), or a noun of `NOUNS` in the form of that number. What to do when a text of yours is found:

- a count: give the text plural forms (`msgid_plural`, two in English, three in Russian), count by `n`, and write the
  noun's forms into `NOUNS` if it is new (an adjective before it into `ADJECTIVES`);
- a number that is not `n`, or several in one sentence: put it behind the noun, "Gold: {gold}", "золото ({gold})";
- a word that is the same with every number (in, of, less; из, на, меньше): write it into `STAYS`;
- a placeholder that holds no number but a name or a text: write it into `NO_NUMBERS`.

A new language begins with an empty line of its own in `_STAYS`, `ADJECTIVES` and `NOUNS`.
"""

import ast
import re
from gettext import c2py
from pathlib import Path

import pytest

from dwarfdraft.cardlist.draft import cards_in
from dwarfdraft.cardlist.tavern import tavern_page_json
from dwarfdraft.cardtext.words import Words
from tests.catalogues import CATALOGUES
from tests.web.test_catalogues import GAP, ROOT, fits

WHAT_TO_DO = f"the first lines of {Path(__file__).relative_to(ROOT)} say what to do"

_NO_NUMBERS = """
a b ao bo at body by captain card cards character clan code deck decks die drink drinks dwarf event first form gear
giver inside label line minion name names next other owner pairs parts phase place player rest role rule state stone
taker takes target team text title to took trait version victim wages what where who whose why with words
"""
NO_NUMBERS = frozenset(_NO_NUMBERS.split())
"""Placeholders that hold a name or a text; any other is taken for a number."""

NO_NUMBERS_HERE = {("play.ask.back", "of"), ("play.ask.die.drink-theirs", "of")}
"""The same, where the placeholder holds a number in other texts."""

SHOWN_FOR_N = {"home.table.free": "free", "tavern.setup.players.some": "numbers"}
"""Texts that show their number by another placeholder than `n`, which chooses the form."""

KEYS_OF_THE_KEYBOARD = re.compile(r"(draft|resolve|tavern)\.keys(\..+)?|settings\.shortcuts\.hint")
"""Here numbers are keys, and what follows is what they do."""

_STAYS = {
    "en": """
        and are as by cannot each earlier for from goes higher if in instead is left less lower min ms needed now of on
        or ready remains s showing slips so still than to you
        alcohol blood fortitude gold piety
        """,
    "ru": "больше в до за здесь и из или меньше мс на не окончена платит с считается у",
}
STAYS = {language: frozenset(words.split()) for language, words in _STAYS.items()}
"""Words that are the same beside every number; in English also what cannot be counted."""

_ADJECTIVES = "bat different monstrosity more new potion progress wolf"
ADJECTIVES = {
    "en": [(word, word) for word in _ADJECTIVES.split()],
    "ru": [
        ("верхнюю", "верхние", "верхних"),
        ("новое", "новых", "новых"),
        ("отдельную", "отдельные", "отдельных"),
        ("разный", "разных", "разных"),
        ("своя", "свои", "своих"),
        ("случайную", "случайные", "случайных"),
    ],
}
"""What may stand between a number and its noun, by form."""

NOUNS = {
    "en": [
        ("action", "actions"),
        ("back", "backs"),
        ("banner", "banners"),
        ("card", "cards"),
        ("counter", "counters"),
        ("die", "dice"),
        ("digit", "digits"),
        ("drink", "drinks"),
        ("friend", "friends"),
        ("hand", "hands"),
        ("mark", "marks"),
        ("message", "messages"),
        ("minute", "minutes"),
        ("minion", "minions"),
        ("person", "people"),
        ("pixel", "pixels"),
        ("player", "players"),
        ("point", "points"),
        ("scarab", "scarabs"),
        ("seat", "seats"),
        ("second", "seconds"),
        ("sip", "sips"),
        ("stool", "stools"),
        ("thing", "things"),
        ("time", "times"),
        ("token", "tokens"),
        ("turn", "turns"),
    ],
    "ru": [
        ("благочестие", "благочестия", "благочестий"),
        ("выпивка выпивку", "выпивки", "выпивок"),
        ("глоток", "глотка", "глотков"),
        ("голос", "голоса", "голосов"),
        ("действие", "действия", "действий"),
        ("жетон", "жетона", "жетонов"),
        ("золотой золотому", "золотых", "золотых"),
        ("игрок", "игрока", "игроков"),
        ("карта карту", "карты", "карт"),
        ("клан", "клана кланов", "кланов"),
        ("кубик", "кубика", "кубиков"),
        ("место", "места", "мест"),
        ("метка", "метки", "меток"),
        ("минута минуту", "минуты", "минут"),
        ("опьянение", "опьянения", "опьянения"),
        ("очко", "очка", "очков"),
        ("пиксель", "пикселя", "пикселей"),
        ("порция порцию", "порции", "порций"),
        ("прихвостень", "прихвостня", "прихвостней"),
        ("пропадёт", "пропадут", "пропадут"),
        ("раз", "раза", "раз"),
        ("раздача раздачу", "раздачи", "раздач"),
        ("рубашка", "рубашки", "рубашек"),
        ("секунда", "секунды", "секунд"),
        ("скарабей скарабея скарабею", "скарабея скарабеев", "скарабеев"),
        ("слово", "слова слов", "слов"),
        ("стойкость стойкости", "стойкости", "стойкости"),
        ("ход", "хода", "ходов"),
        ("цифры", "цифр", "цифр"),
        ("человек", "человека", "человек"),
    ],
}
"""Nouns by form, in the cases that the texts need."""

READ = [language for language in CATALOGUES if language in STAYS.keys() & ADJECTIVES.keys() & NOUNS.keys()]
"""The languages whose words are known here."""

NUMBER = re.compile(
    r"(?:\{(\w+)\}|(?<![\w{}])(?<![.,:]\d)(\d+))"  # a placeholder or a number
    r"((?:[ \u00a0][«„\"]?[^\W\d_]+)+)"  # and the words that follow without a mark between
)


def forms_of(text):
    return text if isinstance(text, list) else [text]


def form_of(language, number):
    """Return which form a written number takes."""
    return c2py(CATALOGUES[language].plural)(number)


def in_form(table, word, form):
    return any(word in row[form].split() for row in table)


def in_any(table, word):
    return any(word in " ".join(row).split() for row in table)


def fits_number(language, words, form):
    """Tell whether the words after a number are right in a form; None: the number chooses none."""
    adjectives, nouns = ADJECTIVES[language], NOUNS[language]
    words = [word.strip('«„"').lower() for word in words.split()]
    while words and in_any(adjectives, words[0]):
        if language == "ru" and (form is None or not in_form(adjectives, words[0], form)):
            return False
        words = words[1:]
    if language == "en" and len(words) > 1 and in_any(nouns, words[0]) and in_any(nouns, words[1]):
        words = words[1:]  # "3 card backs"
    if not words or words[0] in STAYS[language]:
        return True
    return form is not None and in_form(nouns, words[0], form)


def faults(language, key, text):
    """Yield each number of a text beside a word that is not in its form."""
    if KEYS_OF_THE_KEYBOARD.fullmatch(key):
        return
    for form, words in enumerate(forms_of(text)):
        for name, number, following in NUMBER.findall(words):
            if name in NO_NUMBERS or (key, name) in NO_NUMBERS_HERE:
                continue
            counts = isinstance(text, list) and name == SHOWN_FOR_N.get(key, "n")
            wanted = form_of(language, int(number)) if number else form if counts else None
            if not fits_number(language, following, wanted):
                yield f"{language}: {key}: {number or '{' + name + '}'}{following}"


@pytest.mark.parametrize("language", CATALOGUES)
def test_the_words_beside_numbers_are_known_in_every_language(language):
    known = {"_STAYS": set(STAYS), "ADJECTIVES": set(ADJECTIVES), "NOUNS": set(NOUNS)}
    missing = [name for name, languages in known.items() if language not in languages]
    assert not missing, f"{language} has no words in {', '.join(missing)}: {WHAT_TO_DO}"


@pytest.mark.parametrize("language", READ)
def test_no_number_stands_beside_a_word_in_the_wrong_form(language):
    texts = CATALOGUES[language].messages.items()
    assert [fault for key, text in texts for fault in faults(language, key, text)] == [], WHAT_TO_DO


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "{least}–{most} игроков"),
        ("ru", "2–4 игроков"),
        ("ru", "{who} платит {n} золота, {card} остаётся."),
        ("ru", "платит 1 золота"),
        ("ru", "до {times} раз"),
        ("ru", "Осталось {n}\u00a0карт"),
        ("ru", "на {n} верхних карт"),
        ("ru", ["{n} карта", "{n} карт", "{n} карт"]),
        ("ru", ["{n} карта из {deck_size} карт", "{n} карты", "{n} карт"]),
        ("ru", ["{n} верхняя карта", "{n} верхние карты", "{n} верхних карт"]),
        ("ru", "{n} кружка"),
        ("en", "{least}–{most} players"),
        ("en", "{n} more Drinks"),
        ("en", "1 cards"),
        ("en", ["{n} card", "{n} card"]),
        ("en", ["{n} card back", "{n} card back"]),
    ],
)
def test_a_number_beside_a_wrong_form_would_be_found(language, text):
    assert list(faults(language, "some.key", text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", ["{least}–{n} игрок", "{least}–{n} игрока", "{least}–{n} игроков"]),
        ("ru", "2–4 игрока, 20–30 минут"),
        ("ru", ["{n} верхнюю карту", "{n} верхние карты", "{n} верхних карт"]),
        ("ru", "Карт: {n}. Ход {turn} из {turns}, на {n} меньше"),
        ("ru", "{who} платит {card}"),
        ("en", ["{n} card back", "{n} card backs"]),
        ("en", "{n} Gold, {n} less, 2 more Drinks, v1.2 cards"),
    ],
)
def test_a_number_beside_a_right_form_is_not_found(language, text):
    assert list(faults(language, "some.key", text)) == []


def test_the_russian_form_for_one_is_also_that_for_twenty_one():
    """So it says its number wherever the other forms do."""
    wrong = []
    for key, text in CATALOGUES["ru"].messages.items():
        if isinstance(text, list):
            shown = [set(re.findall(r"\{(\w+)\}", form)) for form in text]
            if any(names != shown[0] for names in shown):
                wrong.append(f"ru: {key}")
    assert wrong == [], WHAT_TO_DO


CARD_TEXTS = re.compile(r"card\..+|tavern\.(effect|note|when|drink|event|icon|provenance|house)\..+")
"""Texts that cards are put together from."""


@pytest.mark.parametrize("language", READ)
@pytest.mark.parametrize("n", range(22))
def test_card_texts_are_right_with_every_number(compiled, language, n):
    words = Words(language)
    wrong = []
    for key, text in CATALOGUES[language].messages.items():
        if CARD_TEXTS.fullmatch(key):
            data = {
                name: "…" if name in NO_NUMBERS else n
                for form in forms_of(text)
                for name in re.findall(r"\{(\w+)\}", form)
                if name != "n"
            }
            read = words.counted(key, n, **data) if isinstance(text, list) else words.text(key, n=n, **data)
            wrong += faults(language, key, read)
    assert wrong == [], WHAT_TO_DO


@pytest.mark.parametrize("language", READ)
def test_every_card_as_it_is_shown_is_right(compiled, language):
    shown = [card.main + "\n" + card.own for card in cards_in(language)]
    shown += strings_in(tavern_page_json(language))
    assert len(shown) > 1000
    assert [fault for text in shown for fault in faults(language, text[:60], text)] == [], WHAT_TO_DO


def strings_in(value):
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return [text for one in inner for text in strings_in(one)]


def test_python_counts_by_the_texts_that_have_forms_and_by_no_others():
    """`counted` of a text without forms, or `text` of one with them, would end in a missing text."""
    messages = CATALOGUES["ru"].messages
    wrong = []
    package = ROOT / "dwarfdraft"
    for path in sorted((*(package / "cardtext").glob("*.py"), *(package / "games" / "tavern").rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CALLS:
                keys = keys_of(node.args[0])
                if keys and CALLS[node.func.attr] not in {isinstance(messages[key], list) for key in keys}:
                    wrong.append(f"{path.name}: {node.func.attr}: {sorted(keys)}")
    assert wrong == []


CALLS = {"text": False, "counted": True}


def keys_of(node):
    """Return the keys that the first argument of a call may mean."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) | keys_of(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return fits("".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in node.values))
    return {node.value} if isinstance(node, ast.Constant) else set()


NUMBER_THEN_TEXT = re.compile(
    r"(?:num\([^()]*(?:\([^()]*\))?[^()]*\)|\.length|\$\{n)\}"
    r"(?:</?[\w-]+[^<>]*>| )*"
    r"\$\{t\(\"([\w.]+)\"(?!, \{[^}]*\bn\b)"
)
"""In a page: a number, at most tags and blanks, and a text that does not count by `n`."""


def numbers_before_texts(source):
    return NUMBER_THEN_TEXT.findall(source)


def test_no_page_puts_a_number_before_a_text_that_does_not_count():
    """There it is read as one with it, without a form: write the text first, or give it forms."""
    found = [
        f"{path.relative_to(ROOT)}: {key}"
        for path in sorted((ROOT / "static" / "js").rglob("*.js"))
        for key in numbers_before_texts(path.read_text(encoding="utf-8"))
    ]
    assert found == [], WHAT_TO_DO


def test_a_number_before_a_text_would_be_found():
    before = '<b class="num">${num(seat.gold)}</b> ${t("a.gold")}'
    assert numbers_before_texts(before) == ["a.gold"]
    assert numbers_before_texts('${num(view.seats[0].gold)} <span>${t("a.gold")}</span>') == ["a.gold"]
    assert numbers_before_texts(before.replace('"a.gold"', '"a.gold", { n: seat.gold }')) == []
    assert numbers_before_texts('${t("a.gold")} <b>${num(seat.gold)}</b>') == []
