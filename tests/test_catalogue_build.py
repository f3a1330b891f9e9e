"""What the compiler of catalogues accepts, refuses and writes."""

import gettext
import json
import re
from pathlib import Path

import pytest

from dwarfdraft.catalogue_build import (
    NOT_IN_SCRIPTS,
    BrokenCatalogue,
    compile_catalogues,
    differences,
    read_catalogue,
    read_languages,
)
from dwarfdraft.languages import LOCALE

ROOT = Path(__file__).parents[1]
ENGLISH_HEAD = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"""

HEADER = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
"n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"
"""

RUSSIAN = (
    HEADER
    + """
msgid "draft.prompt.pick_card"
msgstr "Выбери карту, {name}"

msgid "draft.left"
msgid_plural "draft.left"
msgstr[0] "{n} карта"
msgstr[1] "{n} карты"
msgstr[2] "{n} карт"
"""
)


def write_russian(folder, text=RUSSIAN):
    po = folder / "ru" / "LC_MESSAGES" / "messages.po"
    po.parent.mkdir(parents=True, exist_ok=True)
    po.write_text(text, encoding="utf-8")
    return po


def test_python_and_the_pages_get_the_same_texts(tmp_path):
    po = write_russian(tmp_path)

    compile_catalogues(tmp_path)

    page = json.loads((tmp_path / "ru" / "json" / "messages.json").read_text(encoding="utf-8"))
    assert page["language"] == "ru"
    assert page["plural"].startswith("(n%10==1")
    assert page["messages"] == {
        "draft.prompt.pick_card": "Выбери карту, {name}",
        "draft.left": ["{n} карта", "{n} карты", "{n} карт"],
    }
    with po.with_suffix(".mo").open("rb") as mo:
        python = gettext.GNUTranslations(mo)
    assert python.gettext("draft.prompt.pick_card") == "Выбери карту, {name}"
    assert [python.ngettext("draft.left", "draft.left", n) for n in (21, 3, 11)] == [
        "{n} карта",
        "{n} карты",
        "{n} карт",
    ]


def test_pages_load_in_one_file_what_every_page_says_of_the_games_of_a_folder(tmp_path):
    folder = tmp_path / "ru" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    for part, key in (("pages", "ui.site"), ("draft-pages", "draft.name"), ("drawings", "about.title")):
        (folder / f"{part}.po").write_text(f'{HEADER}\nmsgid "{key}"\nmsgstr "да"\n')
    compile_catalogues(tmp_path)
    loaded = {file.name: json.loads(file.read_text()) for file in (tmp_path / "ru" / "json").iterdir()}
    assert {name: list(file["messages"]) for name, file in loaded.items()} == {"pages.json": ["draft.name", "ui.site"]}

    (folder / "pages.po").unlink()
    compile_catalogues(tmp_path)
    alone = json.loads((tmp_path / "ru" / "json" / "draft-pages.json").read_text())
    assert alone["messages"] == {"draft.name": "да"}


def write_part(folder, part, *keys):
    texts = "".join(f'\nmsgid "{key}"\nmsgstr "{key}!"\n' for key in keys)
    path = folder / "en" / "LC_MESSAGES" / f"{part}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(ENGLISH_HEAD + texts, encoding="utf-8")


def test_a_table_loads_the_texts_of_all_pages_of_tables_and_of_its_game_at_once(tmp_path):
    for part in ("pages", "table", "pebbles", "pebbles-pages", "pebbles-cards", "terminal"):
        write_part(tmp_path, part, f"{part}.one", f"{part}.two")

    compile_catalogues(tmp_path)

    made = {path.name for path in (tmp_path / "en" / "json").glob("table-*")}
    assert made == {"table-pebbles.json"}
    texts = json.loads((tmp_path / "en" / "json" / "table-pebbles.json").read_text(encoding="utf-8"))["messages"]
    parts = ("pages", "table", "pebbles", "pebbles-pages")
    assert texts.keys() == {f"{part}.{each}" for part in parts for each in ("one", "two")}


def test_a_game_from_elsewhere_brings_no_texts_of_tables(tmp_path):
    write_part(tmp_path, "pebbles", "pebbles.one")

    compile_catalogues(tmp_path)

    assert not list((tmp_path / "en" / "json").glob("table-*"))


def test_what_only_the_server_says_is_not_loaded_by_pages(tmp_path):
    write_part(tmp_path, "pages", "about.drawings.back", "page.rules.english", "page.error.title", "ui.menu")

    compile_catalogues(tmp_path)

    texts = json.loads((tmp_path / "en" / "json" / "pages.json").read_text(encoding="utf-8"))["messages"]
    assert texts.keys() == {"page.error.title", "ui.menu"}


def test_no_script_asks_for_what_only_the_server_says():
    scripts = (ROOT / "static" / "js").rglob("*.js")
    asked = {
        key for path in scripts for key in re.findall(r"""["'`]((?:about|page)\.[\w.$]+)""", path.read_text("utf-8"))
    }
    assert asked
    assert [key for key in asked if NOT_IN_SCRIPTS.match(key)] == []


def test_a_second_compilation_touches_nothing(tmp_path):
    write_russian(tmp_path)
    compile_catalogues(tmp_path)
    page = tmp_path / "ru" / "json" / "messages.json"
    before = page.stat()

    compile_catalogues(tmp_path)

    assert page.stat().st_ino == before.st_ino
    assert page.stat().st_mtime_ns == before.st_mtime_ns


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Выбери карту, {name}", "", "ru: draft.prompt.pick_card: an empty text"),
        ('msgstr[2] "{n} карт"', "", "ru: draft.left: an empty text"),
        ('"Plural-Forms', '"Other-Forms', "ru: the header has no Plural-Forms"),
        ('msgid "draft.left"', 'msgid "draft.prompt.pick_card"', "ru: draft.prompt.pick_card: written 2 times"),
        ('msgid "draft.left"', '#, fuzzy\nmsgid "draft.left"', "ru: draft.left: marked fuzzy"),
        ('msgid "draft.left"', 'msgctxt "x"\nmsgid "draft.left"', "ru: draft.left: has a msgctxt"),
        ('msgstr[2] "{n} карт"', 'msgstr[2] "{n} карт', "ru: line 15: not one string in quotes"),
        ('msgstr[1] "', 'msgstr[0] "{n} карт"\nmsgstr[1] "', "ru: line 14: a second text"),
        ('{name}"', '{name}"\nmsgstr "Карту!"', "ru: line 10: a second text"),
        ("nplurals=3", "nplurals=2", "ru: msg has more translations"),
    ],
)
def test_a_broken_catalogue_fails_the_build_and_nothing_is_written(tmp_path, old, new, fault):
    assert old in RUSSIAN
    write_russian(tmp_path, RUSSIAN.replace(old, new))

    with pytest.raises(BrokenCatalogue) as broken:
        compile_catalogues(tmp_path)

    assert any(found.startswith(fault) for found in broken.value.faults)
    assert [file.name for file in tmp_path.rglob("*") if file.is_file()] == ["messages.po"]


def test_differences_between_languages_are_named():
    one = read_catalogue("ru", RUSSIAN, "table")
    other = read_catalogue(
        "en",
        RUSSIAN.replace("{name}", "{player}").replace("draft.left", "draft.right") + '\nmsgid "a"\nmsgstr "b"\n',
        "table",
    )

    assert differences([one, one]) == []
    assert differences([one, other]) == [
        "ru: a: missing",
        "en: draft.left: missing",
        "draft.prompt.pick_card: other placeholders (ru: name; en: player)",
        "ru: draft.right: missing",
    ]


def test_plural_forms_in_one_language_only_are_named():
    one = read_catalogue("ru", RUSSIAN, "table")
    other = read_catalogue(
        "en", RUSSIAN.split('msgid "draft.left"')[0] + '\nmsgid "draft.left"\nmsgstr "{n} left"\n', "table"
    )

    assert differences([one, other]) == ["draft.left: has plural forms in one language only"]


def test_both_languages_are_complete():
    catalogues = read_languages([LOCALE])

    assert all(catalogue.messages for catalogue in catalogues)
    assert differences(catalogues) == []
