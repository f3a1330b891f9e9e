"""Pages load the style sheets that the build has joined, with the letters of their language, or each as it lies."""

import json
import re
import shutil
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import hatch_build
import look_build
from dwarfdraft.games.registry import installed
from dwarfdraft.web import sheets
from dwarfdraft.web.assets import Assets
from dwarfdraft.web.sheets import Sheets
from tests.catalogues import CATALOGUES, LANGUAGES
from tests.web.visitor import Visitor

STATIC = hatch_build.ROOT / "static"
LOOSE = ["vendor/fonts/fonts.css", "css/tokens.css", "css/base.css", "css/parts.css", "css/pieces.css"]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """A static folder with two sheets, and what the build has made of them."""
    (tmp_path / "css").mkdir()
    for name in ("setup", "draft"):
        (tmp_path / "css" / f"{name}.css").write_text("main { margin: 0 }")
    folder = tmp_path / sheets.FOLDER
    folder.mkdir(parents=True)
    listed = {
        "sources": sheets.sources_hash(tmp_path),
        "shared": {"": "build/css/shared.css", "ru": "build/css/shared-ru.css"},
        "joined": [{"of": ["css/setup.css", "css/draft.css"], "file": "build/css/table-draft.css"}],
    }
    (folder / sheets.LIST).write_text(json.dumps(listed))
    return tmp_path


def loaded(static: Path, names: list[str], language: str) -> list[str]:
    assets = Assets(static, {})
    return [address.removeprefix(assets.url("")) for address in assets.style_urls(names, language)]


def test_a_page_loads_one_sheet_of_all_pages_and_one_of_its_own(static):
    assert loaded(static, ["setup", "draft"], "ru") == ["build/css/shared-ru.css", "build/css/table-draft.css"]


def test_a_language_that_the_build_did_not_know_has_the_whole_fonts(static):
    assert loaded(static, ["setup", "draft"], "tlh")[0] == "build/css/shared.css"


def test_sheets_of_a_game_from_elsewhere_are_loaded_as_they_lie(static):
    assert loaded(static, ["setup", "pebbles"], "ru") == [
        "build/css/shared-ru.css",
        "css/setup.css",
        "css/pebbles.css",
    ]


@pytest.mark.parametrize("happens", ["changed", "never built"])
def test_all_sheets_are_loaded_as_they_lie_when_the_joined_ones_are_of_others(static, happens):
    if happens == "changed":
        (static / "css" / "draft.css").write_text("main { margin: 1px }")
    else:
        shutil.rmtree(static / "build")

    assert loaded(static, ["setup", "draft"], "ru") == [*LOOSE, "css/setup.css", "css/draft.css"]


def test_the_build_has_joined_the_sheets_of_every_page():
    made = Sheets.read(STATIC)

    assert made is not None, "sheets have changed since they were joined: python hatch_build.py"
    assert made.shared.keys() == {"", *LANGUAGES}
    for file in [*made.shared.values(), *made.joined.values()]:
        css = (STATIC / file).read_text("utf-8")
        for address in re.findall(r"url\(([^)\"]+)\)", css):
            assert (STATIC / sheets.FOLDER / address).is_file(), address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_the_sheet_of_its_language(app, language):
    page = Visitor(app).browser.get(f"/?lang={language}").text

    named = re.findall(r'<link rel="stylesheet" href="/static/\w+/([^"]+)">', page)
    assert named == [f"build/css/shared-{language}.css", "build/css/home.css"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_of_a_language_have_its_letters_and_the_whole_ones_all_others(language):
    whole = look_build.Face.read_all((STATIC / "vendor/fonts/fonts.css").read_text("utf-8"))
    faces = look_build.Face.read_all((STATIC / "build/fonts" / f"{language}.css").read_text("utf-8"))
    texts = "".join(str(text) for text in CATALOGUES[language].messages.values())

    for cut in {(face.family, face.style, face.weight) for face in whole}:
        kin = [face for face in faces if (face.family, face.style, face.weight) == cut]
        own = [face for face in kin if face.file.endswith(f"-{language}.woff2")]
        drawn = set().union(*(face.letters for face in own))
        others = set().union(*(face.letters for face in kin if face not in own))
        had = {point for face in whole if (face.family, face.style, face.weight) == cut for point in face.letters}
        assert not drawn & others
        assert drawn | others == had
        for face in own:
            assert face.letters <= TTFont(STATIC / "build/fonts" / face.file).getBestCmap().keys()
        assert {ord(letter) for letter in texts + texts.upper() if letter.isalpha()} <= drawn


@pytest.mark.parametrize("game", installed())
def test_the_sheets_of_a_game_say_nothing_of_the_whole_page(game):
    """A table reads those of its own game alone: what they said of the page, no other game would have."""
    for name in sheets.paths(installed()[game].page.styles):
        css = re.sub(r"/\*.*?\*/", "", (STATIC / name).read_text("utf-8"), flags=re.DOTALL)
        selectors = [one.strip() for group in re.findall(r"([^{}]+)\{", css) for one in group.split(",")]
        assert [one for one in selectors if re.fullmatch(r"(html|body|main|#app)( *> *\w+)*|#app.*", one)] == [], name
