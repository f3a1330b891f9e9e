"""Whatever the tavern asks, foretells or passes for somebody, the page has words for it in every language."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from dwarfdraft.games.tavern.state.stack import OWN_WINDOWS, Window
from dwarfdraft.games.tavern.state.state import Step
from dwarfdraft.service.orders import ASK_ME, YIELDS, Why
from tests.catalogues import CATALOGUES, LANGUAGES
from tests.web.page_modules import TAVERN, in_node

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "dwarfdraft" / "games" / "tavern"
ASKING = {"ask": (1,), "choose": (1, 2), "Ask": (2,), "announced": (1,), "team_decision": (2,)}
"""Functions and methods that put a question, and which of their arguments may be its kind."""


def called_with(path, functions):
    """Yield the words that a module gives to functions: the constant strings at the places of the argument."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        for place in functions.get(name, ()):
            word = node.args[place] if place < len(node.args) else None
            if isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield word.value


def kinds():
    """Return every kind of question that the rules put."""
    return {kind for path in RULES.rglob("*.py") for kind in called_with(path, ASKING)}


def missing(language, keys):
    return sorted(set(keys) - set(CATALOGUES[language].messages))


def test_the_scan_finds_the_questions_of_the_rules():
    assert {"discard", "action", "order", "control", "declare", "interrupt", "target", "split", "dare"} <= kinds()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_its_words(language):
    bids = [f"bid.{stat}{first}" for stat in ("fortitude", "gold") for first in ("", ".first")]
    asked = [*(kinds() - {"declare", "bid"}), *bids]

    assert missing(language, [f"tavern.ask.{kind}" for kind in asked]) == []


def test_the_sheet_says_of_every_window_what_has_happened():
    said = in_node(TAVERN / "window-sentence.js", "({ WINDOW_SENTENCES }) => Object.keys(WINDOW_SENTENCES)")

    assert {*Window, *OWN_WINDOWS} - set(said) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_waits_for_a_move_says_for_which(language):
    waits = [step for step in Step if re.fullmatch(r"(discard|action|order|drink)_(before|after)", step)]

    keys = [f"tavern.window.step.{step}{whose}" for step in (*waits, Step.ROUND_TURN) for whose in ("", ".you")]

    assert len(waits) == 8
    assert missing(language, keys) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_forecast_has_its_sentence(language):
    words = {word for path in RULES.rglob("*.py") for word in called_with(path, {"word": (1,)})}

    assert {"negated", "control", "contest"} <= words
    assert missing(language, [f"tavern.comes.{word}" for word in words]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_yields_and_why_a_window_was_passed_have_their_words(language):
    keys = [f"tavern.passed_by.{why}" for why in get_args(Why)]
    keys += [f"tavern.orders.ask.{value}{more}" for value in ASK_ME for more in ("", ".hint")]
    keys += [f"tavern.{section}.{kind}" for section in ("yield", "passing") for kind in YIELDS]

    assert missing(language, keys) == []
