"""The page's own rendering of texts: plural forms by the catalogue's rule, switched while the page is open."""

from gettext import c2py
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import goto
from tests.catalogues import CATALOGUES, LANGUAGES

MOST = 1_200


def in_module(page: Page, script: str, *data: object) -> Any:
    """Run a script that is given the page's own i18n module."""
    source = page.locator('script[type="module"]').get_attribute("src")
    assert source
    module = source.rsplit("/", 1)[0] + "/i18n.js"
    return page.evaluate(f"async ([module, data]) => {{ const i18n = await import(module); {script} }}", [module, data])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_counts_as_gettext_does(visitors, language):
    rule = CATALOGUES[language].plural
    page = goto(visitors(language=language))

    script = "const rule = i18n.pluralRule(data[0]); return Array.from({length: data[1]}, (_, n) => rule(n))"
    forms = in_module(page, script, rule, MOST)

    assert forms == [c2py(rule)(n) for n in range(MOST)]


@pytest.mark.parametrize("rule", ["n +", "(n", "n ? 1", "alert(1)", "n == 1; 2"])
def test_a_broken_rule_is_refused(visitors, rule):
    page = goto(visitors())

    refused = in_module(page, "try { i18n.pluralRule(data[0]); return false } catch { return true }", rule)

    assert refused is True


def test_a_text_is_filled_counted_and_mixed_with_parts_of_the_page(visitors):
    page = goto(visitors(language="ru"))

    counted = in_module(page, "return data[0].map((n) => i18n.t('home.table.seats', {n}))", [1, 2, 5, 11, 22])
    script = "return i18n.rich('home.table.free', {n: 3, free: [42], seats: 6}).map((part) => typeof part)"
    parts = in_module(page, script)

    assert counted == ["1 место", "2 места", "5 мест", "11 мест", "22 места"]
    assert parts == ["string", "object", "string", "string"]


def test_an_unknown_key_leaves_a_mark_that_tests_find(visitors):
    made = visitors()
    visitors.expected.append("no text for home.nothing")
    page = goto(made)

    assert in_module(page, "return i18n.t('home.' + 'nothing')") == "⟦home.nothing⟧"


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
