"""On the pages, too, a game and a mechanic stand in one place each; everything else asks the registries."""

import re

import pytest

from tests.catalogues import CATALOGUES
from tests.web.page_modules import JS, ROOT, TAVERN

MECHANICS = {
    "piety": "piety",
    "moods": r"\bmoods?\b|wulfric",
    "potions": r"potion(?! token)",
    "marks": r"\bmarked\b|s-marked|\bremy\b",
    "scarabs": "scarab",
    "minions": "(?<!t-)minion",
    "forms": "blood|monstrosity",
    "gear": r"\bgears?\b|gear_",
    "open-hands": "open_hand|open hand",
    "stone": r"\bstone\b",
    "bidding": r"\bbid\b|bidding",
    "events": r"\bdungeon\b|\bsea\b|pledge",
}
"""Module of a mechanic -> what says that it is meant."""
LISTS = {"mechanics/registry.js", "types.js"}
"""Where a mechanic may be named besides: in the list of all, and as a part of what the server sends."""


def naming(words: str) -> set[str]:
    """Return the tavern's modules in which these words stand."""
    shape = re.compile(words, re.IGNORECASE)
    return {
        path.relative_to(TAVERN).as_posix() for path in TAVERN.rglob("*.js") if shape.search(path.read_text("utf-8"))
    }


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_a_mechanic_is_named_in_its_own_module_alone(mechanic):
    assert naming(MECHANICS[mechanic]) - LISTS == {f"mechanics/{mechanic}.js"}


@pytest.mark.parametrize("module", sorted(LISTS))
def test_a_list_of_all_mechanics_names_some(module):
    assert [mechanic for mechanic, words in MECHANICS.items() if module in naming(words)]


def test_for_whom_a_key_is_meant_is_decided_in_one_place():
    deciding = [path for path in JS.rglob("*.js") if "isComposing" in path.read_text("utf-8")]

    assert deciding == [JS / "board" / "keys.js"]


def test_nothing_that_games_share_names_one():
    shared = [path for path in JS.rglob("*.js") if "games" not in path.parts and path.name != "types.js"]
    found = {
        path.relative_to(ROOT).as_posix()
        for path in [*shared, *(ROOT / "templates").glob("*.html")]
        if re.search(r"""["'](?:draft|tavern)["']""", path.read_text("utf-8"))
    }

    assert found == set()


WORDS = {
    "draft": (
        r"\bdwar(?:f|ves)\b(?! draft)|\bclans?\b|barleyforge|\bdie\b|\bdice\b(?!\")|\bsip(?:s|_limit)?\b"
        r"|seeing-double|ban-(?!free)|sign-ddd"
    ),
    "tavern": (
        r"\bfortitude\b|\balcohol\b|\bdrink me\b|drink[_ ]deck|\bboss\b|\bvillain|\bmedal|\bgerki\b|\btavern[.-]"
        r"|\bminion|sign-rdi"
    ),
}
"""Game -> words that only it has; the product's own name, Dwarf Draft, and the house, a tavern, are for all."""
SAID = {
    "static/js/board/table-link.js": {"fortitude", "alcohol"},
    "table.po: why.choose": {"dice"},
    "pages.po: page.about.how.text": {"dice"},
    "pages.po: page.about.host": {"dice"},
    "static/js/settings.js": {"die"},
    "pages.po: settings.lock.hint": {"die"},
    "drawings.po: about.drawings.mug.mug": {"sip"},
}
"""What still names one: the command `use` of the wire, what servers roll, a mug, a setting that every page offers."""


def texts_for_all():
    """Yield what all games share, with where it stands: modules, templates, and texts by part and key."""
    for path in [*JS.rglob("*.js"), *(ROOT / "templates").rglob("*.html")]:
        own = "games" in path.parts and path.parent.name != "games"
        if not own and path.name != "types.js":
            yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")
    for part in CATALOGUES["en"].parts:
        if part.part in ("pages", "table", "drawings"):
            for key, text in part.messages.items():
                yield f"{part.part}.po: {key}", f"{key} {text}"


@pytest.mark.parametrize("game", WORDS)
def test_what_all_games_share_has_no_words_of_one(game):
    shape = re.compile(WORDS[game], re.IGNORECASE)
    found = {where: {word.lower() for word in shape.findall(text)} for where, text in texts_for_all()}

    assert {where: words for where, words in found.items() if words - SAID.get(where, set())} == {}


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("draft", "Choose one of these dwarves: {who}"),
        ("draft", '<use href="#ban-barleyforge"/>'),
        ("draft", "setup.option.sip_limit Sips a hand"),
        ("tavern", "error.no_drink_deck"),
        ("tavern", 't("tavern.anyone")'),
        ("tavern", "You lose no Fortitude by this card."),
    ],
)
def test_a_word_of_one_game_would_be_found(game, line):
    assert re.search(WORDS[game], line, re.IGNORECASE)
