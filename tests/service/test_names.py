"""Names: which are good, and which can be taken for another's."""

import unicodedata
from collections.abc import Callable

import pytest
from confusable_homoglyphs.confusables import confusables_data
from hypothesis import given
from hypothesis import strategies as st

from dwarfdraft.service.errors import ServiceRefused
from dwarfdraft.service.lookalikes import look_alike
from dwarfdraft.service.names import MAX_CHARACTERS, check_unlike, read_name
from dwarfdraft.service.team_talk import read_text
from tests.service.hall import NAMES, Hall, P

GOOD = {
    "a family": "\U0001f468\u200d\U0001f469\u200d\U0001f467 Bo",
    "a firefighter with a skin": "\U0001f469\U0001f3fd\u200d\U0001f692",
    "a flag of pirates": "\U0001f3f4\u200d\u2620\ufe0f",
    "a heart on fire": "\u2764\ufe0f\u200d\U0001f525",
    "a shaken head, whose arrow is a mathematical sign": "\U0001f642\u200d\u2194\ufe0f",
    "a flag of a region, written in letters that are not seen": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e"
    "\U000e0067\U000e007f Bo",
    "an emoji newer than Python 3.11": "\U0001fa77 Bo",
    "an emoji that may come": "\U0001faf9\U0001fa7f",
    "a digit in a box": "1\ufe0f\u20e3 Bo",
    "Persian with a non-joiner": "علی\u200cرضا",
    "Persian with a non-joiner, after a vowel": "می\u200cخواهم",
    "Sinhala with a joiner after a virama": "ශ්\u200dරී",
    "Hindi with a joiner after a virama": "क्\u200dषमा",
    "Bengali with a joiner before a virama": "অর\u200d্যমা",
    "Hindi, whose vowel signs are marks": "किशोर",
    "Thai, with two marks on a letter": "ที่รัก",
    "Burmese, with four marks after a letter": "မြွှေ",
    "Hebrew with points": "מֹשֶׁה",
    "Russian with a number sign, which NFKC has as Latin letters": "Гном №1",
    "mathematical letters": "𝐁𝐨𝐫𝐢𝐧",
}
INVISIBLE = {
    "joiners": "\u200d\u200c",
    "a joiner": "\u200d",
    "a sign of colour": "\ufe0f",
    "a joiner of marks": "\u034f",
    "a blank Braille sign": "\u2800",
    "a filler": "\u3164",
    "two blank Braille signs": "\u2800\u2800",
    "a filler after a name": "Borin\u3164",
    "fillers before a letter": "\u115f\u1160a",
    "a narrow filler before a letter": "\uffa0x",
    "a head of a note that is not drawn": "\U0001d159",
    "letters of a flag without the flag": "\U000e0067\U000e007f",
    "a flag whose letters do not end": "\U0001f3f4\U000e0067",
    "a joiner between Latin letters": "Bo\u200drin",
    "a non-joiner between Latin letters": "Bo\u200crin",
    "a non-joiner between Cyrillic letters": "Бо\u200cрин",
    "a joiner before a word": "\u200dعلی",
    "a non-joiner after a word": "علی\u200c",
    "two non-joiners": "علی\u200c\u200cرضا",
    "a joiner after an emoji": "\U0001f468\u200d",
    "a joiner before an emoji": "\u200d\U0001f468",
    "two joiners between emoji": "\U0001f468\u200d\u200d\U0001f469",
    "a joiner between a letter and an emoji": "a\u200d\U0001f468",
    "a soft hyphen": "Bo\u00adrin",
    "marks piled on a letter that Unicode gives no place": "ก็็็็็",
}
ALIKE = [
    ("𝐁𝐨𝐫𝐢𝐧", "Borin"),
    ("𝕭𝖔𝖗𝖎𝖓", "Borin"),
    ("Ｂｏｒｉｎ", "Borin"),
    ("Ⓑⓞⓡⓘⓝ", "borin"),
    ("\u13aa\u13e2\u13a2", "APT"),
    ("ꓐOꓣIꓠ", "BORIN"),
    ("𝐀нна", "Анна"),
    ("Ⓐнна", "Анна"),
    ("AHHA", "АННА"),
    ("Aннa", "анна"),
    ("Torn", "Tom"),
    ("Æron", "Aeron"),
    ("Łukasz", "Lukasz"),
    ("Straße", "STRASSE"),
    ("Гимли", "Γимли"),
    ("علی\u200cرضا", "علیرضا"),
    ("Ϲop", "Cop"),
    ("Kaƫa", "Kața"),
    ("Bo\ufe0frin", "Borin"),
    ("\U0001f468\u200d\U0001f469", "\U0001f468\U0001f469"),
]
UNLIKE = [
    ("Borin", "Dorin"),
    ("Roy", "Yoy"),
    ("Van", "Nan"),
    ("Роза", "Поза"),
    ("राम", "रमा"),
    ("کریم", "کرم"),
    ("矮人", "矮子"),
    ("\U0001f37a", "\U0001f37b"),
    (".", "-"),
]


def key_of(act: Callable[P, object], *args: P.args, **how: P.kwargs) -> str | None:
    """Return why something is refused, None if it is not."""
    try:
        act(*args, **how)
    except ServiceRefused as refused:
        return refused.key
    return None


@pytest.mark.parametrize("name", GOOD.values(), ids=GOOD)
def test_a_name_that_people_write_is_a_good_name(name: str) -> None:
    assert read_name(name) == unicodedata.normalize("NFC", name)
    assert read_text(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("name", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_with_something_that_is_not_seen_is_none(name: str) -> None:
    assert key_of(read_name, name) == "name_invisible"


@pytest.mark.parametrize("name", ["𝐀нна", "Ａнна", "Аnna", "Бo𝐫ин"])
def test_letters_of_two_alphabets_make_no_name_however_they_are_encoded(name: str) -> None:
    assert key_of(read_name, name) == "name_mixed_letters"


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_can_be_taken_for_each_other_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)
    assert key_of(check_unlike, one, [None, other]) in ("name_looks_like", "name_taken")


@pytest.mark.parametrize("name", ["Borin\ufe0f", "B\u034forin"])
def test_an_invisible_mark_makes_no_other_name(name: str) -> None:
    assert key_of(check_unlike, read_name(name), ["Borin"]) == "name_looks_like"


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_can_be_told_apart_do_not_look_alike(one: str, other: str) -> None:
    assert not look_alike(one, other)
    assert not look_alike(other, one)
    assert key_of(check_unlike, one, [other]) is None


LETTERS = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=MAX_CHARACTERS)
CONFUSABLES = [
    (one, other["c"])
    for one, others in confusables_data.items()
    for other in others
    if one.isalnum() and other["c"].isalnum() and len(one) == 1
]


@given(LETTERS, LETTERS)
def test_looking_alike_is_mutual(one: str, other: str) -> None:
    assert look_alike(one, one)
    assert look_alike(one, other) == look_alike(other, one)


@given(st.sampled_from(CONFUSABLES), st.text(st.sampled_from("Borin Анна"), max_size=8), st.integers(0, 8))
def test_a_letter_put_in_the_place_of_one_that_unicode_has_like_it_makes_no_other_name(
    letters: tuple[str, str], rest: str, at: int
) -> None:
    one, other = (rest[:at] + letter + rest[at:] for letter in letters)
    assert look_alike(one, other)


@given(LETTERS, st.sampled_from(["NFC", "NFD", "NFKC", "NFKD"]))
def test_another_encoding_or_case_makes_no_other_name(name: str, form: str) -> None:
    assert look_alike(name, unicodedata.normalize(form, name))  # type: ignore[arg-type]  # hypothesis gives a str
    assert look_alike(name, name.upper())
    assert look_alike(name, name.lower())


@given(st.text(max_size=MAX_CHARACTERS))
def test_whatever_is_written_is_a_name_that_is_seen_or_none(text: str) -> None:
    if key_of(read_name, text) is None:
        name = read_name(text)
        assert read_name(name) == name
        assert look_alike(name, name)
        seen = [c for c in name if unicodedata.category(c)[0] in "LNPS" or unicodedata.category(c) == "Cn"]
        assert seen


@given(st.text(st.sampled_from("\u200b\u200c\u200d\u2060\ufeff\ufe0f\u034f\u00ad\u3164\u2800\u0301 ")))
def test_a_name_of_nothing_but_what_is_not_seen_is_none(text: str) -> None:
    assert key_of(read_name, text) in ("name_invisible", "name_length")


# Where names are compared


def test_sitting_down_and_renaming_compare_with_everybody_at_the_table(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, (host, guest, third) = quick_hall.made(3, name="Borin")
    tables.sit(code, guest, name="Анна")
    assert key_of(tables.sit, code, third, name="𝐁𝐨𝐫𝐢𝐧") == "name_looks_like"
    assert key_of(tables.set_seat, code, guest, 1, name="𝐁𝐨𝐫𝐢𝐧") == "name_looks_like"
    assert key_of(tables.set_seat, code, host, 0, name="Ⓐнна") == "name_looks_like"
    tables.set_person(third, name="𝐁𝐨𝐫𝐢𝐧")  # a good name, but not here
    assert key_of(tables.sit, code, third) == "name_looks_like"


def test_people_at_one_device_have_names_of_their_own(quick_hall: Hall) -> None:
    tables = quick_hall.tables
    code, (host,) = quick_hall.made()
    assert key_of(tables.sit, code, host, seat=1, name=NAMES[0]) == "name_taken"
    assert key_of(tables.sit, code, host, seat=1, name="𝐃𝐮𝐫𝐠𝐢𝐧") == "name_looks_like"
    tables.sit(code, host, seat=1, name="My cousin")
    assert key_of(tables.set_seat, code, host, 1, name="Durg1n") == "name_looks_like"
    assert tables.set_seat(code, host, 1, name="MY COUSIN").seats[1].chair is not None
