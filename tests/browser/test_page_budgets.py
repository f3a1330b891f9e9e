"""What a page transfers from a cold cache, counted by a browser: it may not grow over its budget unnoticed."""

import re

import pytest

from dwarfdraft.benchmarks.pages import Bench, Load, report
from dwarfdraft.games.registry import installed
from tests.catalogues import LANGUAGES

GAMES = list(installed())
FILES = 15


@pytest.fixture(scope="module")
def bench(browser, server) -> Bench:
    """Pages loaded as fast as they come."""
    return Bench(browser, server.address, GAMES, slowed=False)


def within(load: Load, most_kb: int, most_files: int) -> bool:
    """Tell whether a page keeps to its budget; say what it costs if it does not."""
    kept = load.transfer.bytes <= most_kb * 1000 and load.transfer.count <= most_files
    if not kept:
        print(report([load]))
    return kept and load.transfer.files["html"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_home(bench, language):
    assert within(bench.home(language), 185, FILES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_link(bench, game, language):
    assert within(bench.link(game, language), 290, FILES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_on_has_its_screens_and_the_texts_of_its_cards_besides(bench, game, language):
    assert within(bench.game(game, language), 370, FILES + 6)  # which letters there are depends on the cards


def test_nothing_of_another_game_is_loaded_at_a_table(bench):
    for game in GAMES:
        addresses = " ".join(bench.link(game, "en").transfer.addresses)
        named = {other for other in GAMES if re.search(rf"[/-]{other}\b", addresses)}
        assert named == {game}


def test_the_report_says_what_each_kind_costs(bench):
    first, second = report([bench.home("en"), bench.home("en")]).splitlines()
    assert re.fullmatch(r"home \(en\): \d+ kB, \d+ files; painted \d+ ms, button \d+ ms", first)
    assert re.fullmatch(
        r"  kB \(files\): html .*, js .*, css .*, fonts .*, catalogue .*, answers [\d.]+ \(\d\)", second
    )
