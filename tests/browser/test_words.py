"""Words have room: a long name in a narrow sentence, and the turn and the hand in the header of a phone."""

import pytest

from tests.browser.conftest import goto
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["tiny", "phone"])
def test_turn_and_hand_stand_whole_in_the_header_of_a_phone(visitors, size, language):
    page = goto(visitors(size, language=language))
    page.locator("#play-now").click()
    page.wait_for_selector("main.draft")

    widths = page.evaluate("[...document.querySelectorAll('.top-where > *')].map(e => [e.clientWidth, e.scrollWidth])")

    assert len(widths) == 2
    assert all(shown >= whole > 0 for shown, whole in widths)
