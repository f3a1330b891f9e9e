"""The page's own rendering of texts: plural forms by the catalogue's rule."""

from gettext import c2py
from typing import Any

import pytest

from tests.catalogues import CATALOGUES, LANGUAGES
from tests.web.page_modules import JS, ROOT, in_node

MOST = 1_200
STARTED = """
async (i18n, [language, catalogue, ...given]) => {
  globalThis.document = { documentElement: {} };
  await i18n.startLanguage({}, { [language]: ["data:application/json," + encodeURIComponent(catalogue)] }, language);
  %s
}
"""
"""A function in JavaScript that has the texts of a language."""


def in_i18n(language: str, script: str, *given: object) -> Any:
    """Return what a script makes of the module of texts, in a language, and of what it is given."""
    pages = ROOT / "dwarfdraft" / "locale" / language / "json" / "pages.json"
    return in_node(JS / "i18n.js", STARTED % script, [language, pages.read_text(encoding="utf-8"), *given])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_counts_as_gettext_does(language: str) -> None:
    rule = CATALOGUES[language].plural

    script = "const rule = i18n.pluralRule(given[0]); return Array.from({length: given[1]}, (_, n) => rule(n));"
    forms = in_i18n(language, script, rule, MOST)

    assert forms == [c2py(rule)(n) for n in range(MOST)]


@pytest.mark.parametrize("rule", ["n +", "(n", "n ? 1", "alert(1)", "n == 1; 2"])
def test_a_broken_rule_is_refused(rule: str) -> None:
    assert in_i18n("en", "try { i18n.pluralRule(given[0]); return false } catch { return true }", rule) is True


def test_a_text_is_filled_counted_and_mixed_with_parts_of_the_page() -> None:
    counted = in_i18n("ru", "return given[0].map((n) => i18n.t('home.table.seats', {n}));", [1, 2, 5, 11, 22])
    parts = in_i18n(
        "ru", "return i18n.rich('home.table.free', {n: 3, free: [42], seats: 6}).map((part) => typeof part);"
    )

    assert counted == ["1 место", "2 места", "5 мест", "11 мест", "22 места"]
    assert parts == ["string", "object", "string", "string"]


def test_an_unknown_key_leaves_a_mark_that_tests_find_and_is_reported() -> None:
    script = """
    const said = [];
    console.error = (...words) => said.push(words.join(" "));
    return [i18n.t("home." + "nothing"), said];
    """
    mark, said = in_i18n("en", script)

    assert mark == "⟦home.nothing⟧"
    assert len(said) == 1
    assert "no text for home.nothing" in said[0]
