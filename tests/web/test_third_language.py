"""A third language is there as soon as its catalogues are, without a file of the product that names it.

And what is missing is named when a part of them is taken away.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from html import unescape
from pathlib import Path
from shutil import copytree

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from dwarfdraft.app import create_app
from dwarfdraft.cardlist.draft import cards_in
from dwarfdraft.cardlist.tavern import tavern_page_json
from dwarfdraft.cardtext.words import MissingText, Words
from dwarfdraft.catalogue_build import faults_of
from dwarfdraft.languages import LOCALE, found
from tests.catalogues import CATALOGUES
from tests.pseudo import NAME, PSEUDO, TITLES, pseudo, write_language
from tests.web.conftest import settings_in
from tests.web.visitor import Visitor

ENGLISH = CATALOGUES["en"].messages


def command(locale: Path, *words: str, typed: str = "", code: int = 0) -> str:
    """Run the command line with the folder named in the environment; return what it prints if it ends with the code."""
    done = subprocess.run(
        [sys.executable, "-m", "dwarfdraft", *words],
        env={**os.environ, "DWARFDRAFT_LOCALES": str(locale)},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == code, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def locale(tmp_path_factory):
    """A folder with the language, compiled by the command that is there for it."""
    made = tmp_path_factory.mktemp("third") / "locale"
    write_language(made)
    assert command(made, "languages", str(made)) == f"{PSEUDO}: {NAME}\n"
    return made


@pytest.fixture(scope="module")
def third(locale, tmp_path_factory):
    """An application that has the folder besides the package's own."""
    return create_app(settings_in(tmp_path_factory.mktemp("web"), locales=(locale,)), begin=False)


# ---- It is there ----


def test_pages_are_in_it_for_whoever_prefers_it(third):
    def page(path: str, accepted: str) -> str:
        return Visitor(third, new=False).browser.get(path, headers={"Accept-Language": accepted}).text

    for path, key in (("/", "page.noscript"), ("/about", "page.about.fan_work"), ("/rules", "page.rules.english")):
        html = unescape(page(path, "sl-SI,sl;q=0.9,en;q=0.5"))
        assert f'<html lang="{PSEUDO}"' in html
        assert pseudo(str(ENGLISH[key])) in html
    assert '<html lang="ru"' in page("/", "ru,sl;q=0.5")
    assert '<html lang="en"' in page("/", "fi")


def test_pages_offer_it_by_its_own_name_and_load_the_parts_that_they_need(third):
    guest = Visitor(third)
    code = guest.api("POST", "/quick", {"game": "tavern"})["code"]
    home, table = (guest.boot(path) for path in ("/", f"/t/{code}"))

    ours = {language: CATALOGUES[language].messages["ui.language.name"] for language in found()}
    assert home["languages"] == ours | {PSEUDO: NAME}
    parts = {
        page["page"]: [re.sub(r"\..*", "", url.rsplit("/", 1)[1]) for url in page["messages"][PSEUDO]]
        for page in (home, table)
    }
    assert parts == {"home": ["pages"], "table": ["table-tavern"]}
    assert home["cards"] == {}
    assert list(table["cards"]) == ["tavern", "tavern-later"]
    for url in (*table["messages"][PSEUDO], *(each[PSEUDO] for each in table["cards"].values())):
        answer = guest.browser.get(url)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
    read = json.loads(guest.browser.get(table["messages"][PSEUDO][0]).text)
    assert read["plural"].count("?") == 3
    assert read["messages"]["tavern.log.drew"][0] == pseudo(ENGLISH["tavern.log.drew"][0])


def test_a_person_may_choose_it_and_nobody_one_that_is_not_there(third, app, locale):
    guest = Visitor(third)

    assert guest.api("PUT", "/me", {"language": PSEUDO})["language"] == PSEUDO
    assert f'<html lang="{PSEUDO}"' in guest.browser.get("/").text
    assert json.loads(guest.ask("PUT", "/me", {"language": "tlh"}).text)["fields"] == {"language": "not_one_of"}
    assert Visitor(app).ask("PUT", "/me", {"language": PSEUDO}).status_code == 422
    body = guest.api("GET", "/openapi.json")["components"]["schemas"]["MeBody"]
    assert body["properties"]["language"]["enum"] == list(found([LOCALE, locale]))


def test_the_card_list_has_it_with_the_titles_that_it_translates(locale):
    told = command(locale, "cards", "--lang", PSEUDO)
    for title in TITLES:
        assert f"  {pseudo(title)} [" in told
    assert "  Dance with Gog! [gog/Dance with Gog!]" in told
    listed = json.loads(command(locale, "cards", "--json", "--lang", PSEUDO))
    assert [card["owner"] for card in listed if card["title"] == pseudo(TITLES[0])] == ["gerki"]

    ours = (LOCALE, locale)
    assert set(tavern_page_json(PSEUDO, ours)["cards"]) == set(tavern_page_json("en")["cards"])
    assert [card.main for card in cards_in(PSEUDO, ours)] == [pseudo(card.main) for card in cards_in("en")]


def test_the_terminal_speaks_it(locale):
    draft = command(locale, "play", "draft", "--seats=2", "--seed=q", f"--lang={PSEUDO}", typed="1\n" * 200)
    assert pseudo("Which card do you draft?") in draft
    tavern = command(locale, "play", "tavern", "--seats=2", "--seed=q", f"--lang={PSEUDO}", typed="1\n" * 20, code=2)
    assert pseudo("Fortitude") in tavern
    assert not re.findall(r"\bplay\.[a-z].*", draft + tavern)


def test_no_other_command_or_application_has_it(app, locale):
    assert PSEUDO not in found()
    assert set(found([LOCALE, locale])) == {*found(), PSEUDO}
    assert f'lang="{PSEUDO}"' not in Visitor(app).browser.get(f"/?lang={PSEUDO}").text


# ---- What is missing is named ----


@pytest.fixture
def broken(locale, tmp_path) -> Path:
    """The folder of its catalogues, to take something away from."""
    copytree(locale, tmp_path / "locale")
    return Path(tmp_path, "locale", PSEUDO, "LC_MESSAGES")


def missing(folder: Path) -> list[str]:
    """Return what is said to be missing."""
    return faults_of([LOCALE, folder.parents[1]])


def changed(file: Path, change: Callable[[Catalog], object]) -> None:
    with file.open("rb") as old:
        catalogue = read_po(old)
    change(catalogue)
    with file.open("wb") as new:
        write_po(new, catalogue, width=0)


def rewritten(file: Path, change: Callable[[str], str]) -> None:
    file.write_text(change(file.read_text("utf-8")), "utf-8")


def test_nothing_is_missing_of_the_whole(broken):
    assert missing(broken) == []


@pytest.mark.parametrize(
    "part", ["pages", "table", "draft", "draft-pages", "tavern", "tavern-cards", "drawings", "terminal"]
)
def test_a_part_that_is_missing(broken, part):
    (broken / f"{part}.po").unlink()
    assert missing(broken) == [f"{PSEUDO}: {part}.po: missing"]


def test_titles_may_be_missing(broken):
    (broken / "tavern-titles.po").unlink()
    assert missing(broken) == []


@pytest.mark.parametrize(
    ("part", "key"),
    [("pages", "home.create"), ("terminal", "play.yes"), ("tavern", "why.own_card"), ("table", "setup.title")],
)
def test_a_key_that_is_missing(broken, part, key):
    changed(broken / f"{part}.po", lambda catalogue: catalogue.delete(key))
    assert missing(broken) == [f"{PSEUDO}: {key}: missing"]


def test_a_plural_rule_that_is_missing(broken):
    rewritten(broken / "draft.po", lambda text: text.replace('"Plural-Forms', '"Other-Forms'))
    assert f"{PSEUDO}: the header has no Plural-Forms (draft.po)" in missing(broken)


def test_a_plural_form_that_is_missing(broken):
    form = r'(msgid "tavern\.log\.drew"\n(?:.*\n)*?)msgstr\[3\] .*\n'
    rewritten(broken / "tavern.po", lambda text: re.sub(form, r"\1", text, count=1))
    assert missing(broken) == [f"{PSEUDO}: tavern.log.drew: an empty text"]


def test_plural_forms_that_are_missing_altogether(broken):
    def without_forms(catalogue):
        catalogue.delete("tavern.log.drew")
        catalogue.add("tavern.log.drew", pseudo(ENGLISH["tavern.log.drew"][1]))

    changed(broken / "tavern.po", without_forms)
    assert missing(broken) == ["tavern.log.drew: has plural forms in one language only"]


def test_a_placeholder_that_is_missing(broken):
    rewritten(broken / "pages.po", lambda text: text.replace("{code}", "", 1))
    assert [fault for fault in missing(broken) if "other placeholders" in fault and f"{PSEUDO}: )" in fault]


def test_a_key_that_stands_in_two_parts(broken):
    changed(broken / "table.po", lambda catalogue: catalogue.add("home.create", "Twice"))
    assert missing(broken) == [f"{PSEUDO}: home.create: in 2 parts"]


def test_the_command_names_it_and_compiles_nothing(broken):
    (broken / "draft.po").unlink()
    (broken / "pages.mo").unlink()
    told = command(broken.parents[1], "languages", str(broken.parents[1]), code=1)
    assert told == f"{PSEUDO}: draft.po: missing\n"
    assert not (broken / "pages.mo").exists()


def test_a_catalogue_that_is_not_compiled(broken):
    (broken / "terminal.mo").unlink()
    with pytest.raises(MissingText, match=f"no compiled catalogue for '{PSEUDO}'"):
        Words(PSEUDO, [LOCALE, broken.parents[1]])
