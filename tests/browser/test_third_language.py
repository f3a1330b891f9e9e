"""Pages in a language that no file of the product names: its catalogues are all that there is of it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from dwarfdraft.cardlist import write_card_texts
from dwarfdraft.catalogue_build import compile_catalogues
from dwarfdraft.games.registry import installed
from tests.browser.conftest import PATIENCE_MS, goto, missing_texts
from tests.browser.players import fetch
from tests.catalogues import CATALOGUES
from tests.processes.server import Server
from tests.pseudo import NAME, PSEUDO, pseudo, write_language


@pytest.fixture(scope="module")
def third(tmp_path_factory) -> Iterator[Server]:
    """A server that has the language besides the package's own."""
    folder = tmp_path_factory.mktemp("third")
    locale = folder / "locale"
    write_language(locale)
    compile_catalogues(locale)
    write_card_texts(installed().values(), locale)
    with Server(folder / "home", DWARFDRAFT_LOCALES=str(locale)) as running:
        yield running


@pytest.fixture
def page(browser, third) -> Iterator[Page]:
    """A visitor who prefers it; a script that throws fails the test."""
    context = browser.new_context(base_url=third.url, locale=f"{PSEUDO}-SI", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    made = context.new_page()
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    yield made
    context.close()
    assert errors == []


def loaded(page: Page) -> set[str]:
    """Return which texts the page has loaded: `sl/pages`."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    return set(re.findall(r"/texts/(\w+/[\w-]+)\.", "\n".join(names)))


def said(key: str) -> str:
    return pseudo(str(CATALOGUES["en"].messages[key]))


def test_the_home_page_is_in_it_and_offers_it_among_the_others(page):
    goto(page)
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    expect(page.locator("#play-now")).to_have_text(said("home.play_bots"))
    assert missing_texts(page) == ""
    assert loaded(page) == {f"{PSEUDO}/pages"}

    for language, name in (("en", "English"), ("ru", "Русский"), (PSEUDO, NAME)):
        expect(page.locator("#language-button")).to_have_attribute("title", name)
        page.locator("#language-button").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#play-now")).to_have_text(said("home.play_bots"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)


@pytest.mark.parametrize(
    ("game", "prompt", "cards"),
    [
        ("draft", "#prompt", ["draft-cards"]),
        ("tavern", "main.tavern #prompt", ["tavern-cards", "tavern-cards-later"]),
    ],
)
def test_a_table_is_in_it_and_loads_the_texts_of_its_game_alone(page, game, prompt, cards):
    goto(page)
    code = fetch(page, "POST", "/quick", {"game": game})["code"]
    goto(page, f"/t/{code}")
    page.wait_for_selector(prompt)
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    for file in cards:
        page.wait_for_function(f"performance.getEntriesByType('resource').some((one) => one.name.includes('{file}.'))")

    assert missing_texts(page) == ""
    assert loaded(page) == {f"{PSEUDO}/{part}" for part in (f"table-{game}", *cards)}
    expect(page.locator("body")).not_to_contain_text("⟦")
