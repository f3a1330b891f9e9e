"""Words have room: in a narrow sentence, in the header, on every screen, and as readers set them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, SPACED, TWICE, goto, missing_texts, restyle, shoot, sideways
from tests.browser.test_home import PLAY
from tests.browser.test_setup import make_table, stool
from tests.catalogues import LANGUAGES


@pytest.mark.parametrize("inner", ["b", "button"])
def test_a_long_name_in_a_narrow_sentence_breaks_and_only_its_stop_stays_with_it(visitors, inner):
    """A step of a resolved card is a third of a phone wide; a name that does not break would widen the whole page."""
    page = goto(visitors())

    wide = page.evaluate(
        """(inner) => {
            const step = document.createElement("p");
            step.style.width = "120px";
            const name = `<${inner} class="log-link">Всем за счёт заведения</${inner}>`;
            step.innerHTML = `«<span class="log-joined">${name}»,</span>`;
            document.querySelector("main").append(step);
            return [step.scrollWidth, step.clientHeight];
        }""",
        inner,
    )

    assert wide[0] <= 120
    assert wide[1] > 30


def quick(page: Page) -> None:
    """Begin a game with bots."""
    goto(page)
    page.locator("#play-now").click()
    page.wait_for_selector("main.draft")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("begin", "width"), [(quick, 320), (quick, 360), *((make_table, width) for width in (320, 412, 600, 900))]
)
def test_two_lines_stand_whole_in_the_header(visitors, language, begin, width):
    """Turn and hand, or table and game."""
    page = visitors((width, 640 if begin is quick else 800), language=language)
    begin(page)

    widths = page.evaluate("[...document.querySelectorAll('.top-where > *')].map(e => [e.clientWidth, e.scrollWidth])")

    assert len(widths) == 2
    assert all(shown >= whole > 0 for shown, whole in widths)


def home(page: Page) -> None:
    """Open the home page, which offers both games."""
    goto(page)
    expect(page.get_by_role("button", name=PLAY[str(page.get_attribute("html", "lang"))])).to_have_count(2)


def setup(page: Page) -> None:
    """Make a table with drinking, a timer and a bot."""
    make_table(page, "Марфа" if page.evaluate("navigator.language").startswith("ru") else "Greta")
    for option in ("drinking", "keep_it_going"):
        page.locator(f"[data-option={option}] .switch").click()
    stool(page, 1).get_by_role("button").first.click()
    expect(stool(page, 1).get_by_role("radio").first).to_be_checked()
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("begin", [home, setup])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_a_page_fits_every_screen(visitors, size, theme, language, begin):
    page = visitors(size, theme, language)
    begin(page)

    assert page.locator("html").get_attribute("lang") == language
    assert sideways(page) == 0
    assert missing_texts(page) == ""
    page.wait_for_timeout(200)
    shoot(page, begin.__name__, size, theme, language)


@pytest.mark.parametrize("begin", [home, setup])
@pytest.mark.parametrize(("size", "css"), [((320, 640), SPACED), ((640, 900), TWICE), ((1280, 800), TWICE)])
def test_readers_may_set_their_own_spacing_and_size(visitors, size, css, begin):
    page = visitors(size, language="ru")
    begin(page)

    restyle(page, css)

    assert sideways(page) == 0
