"""A condition is one record: one from outside the product is played, told and refused, and one with a gap is named."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import pytest

import dwarfdraft
from dwarfdraft.cardtext.conditions import when
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Condition, Mode, condition, phrases
from dwarfdraft.games.tavern.cards import when as texts
from dwarfdraft.games.tavern.cards.aspects import FORGOTTEN, ForgottenAspect
from dwarfdraft.games.tavern.cards.condition import known_conditions
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions import registry
from dwarfdraft.games.tavern.conditions.conditions import answerable, modes_in, windows_of
from dwarfdraft.games.tavern.conditions.registry import (
    AlsoMet,
    ConditionRules,
    because,
    check_complete,
    extend,
    in_every_window,
    in_no_window,
    in_windows,
    is_never_met,
    nobody_plays,
    register,
)
from dwarfdraft.games.tavern.decks import all as decks
from dwarfdraft.games.tavern.mechanics import ORDER
from dwarfdraft.games.tavern.mechanics.minion_wages import WAGES
from dwarfdraft.games.tavern.state.stack import AnyWindow, Moment, Window
from tests.games.tavern.tables import act, all_pass, fortitude_of, laid, legal, say, until
from tests.games.tavern.test_effects import Told
from tests.games.tavern.test_why import why
from tests.games.tavern.titles import HIDE

CARD = "gerki/Hide in shadows"
DISTRACTED = "I told you not to distract me!"
"""By this card of Zot's another player loses 2 Fortitude."""


@pytest.fixture(autouse=True)
def _left_as_they_were(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget the conditions of a test, and the text of a card, when it is over."""
    monkeypatch.setattr(condition, "_KNOWN", dict(condition._KNOWN))
    monkeypatch.setattr(texts, "_TEXTS", dict(texts._TEXTS))
    monkeypatch.setattr(registry, "_RULES", dict(registry._RULES))
    yield
    monkeypatch.undo()
    modes_in.cache_clear()
    answerable.cache_clear()


def rich() -> Any:
    """Return a new condition: a card has been played, and you have so much Gold."""

    @dataclass(frozen=True, slots=True)
    class WhileRich(Condition):
        gold: int = 12

    return WhileRich


def has_gold(state, seat, when, mode, moment):
    return state.stats(seat).gold >= when.gold


def too_poor(state, seat, when, moment):
    is_played = moment is not None and moment.kind is Window.PLAYED
    return WhyNot("too_poor", "RDI-TEST-01") if is_played else WhyNot("no_card_to_answer", "RDI-TEST-02")


ASPECTS: dict[str, Any] = {
    "says": lambda when: phrases.text("test.rich", n=when.gold),
    "windows": in_windows(Window.PLAYED),
    "is_met": has_gold,
    "why": too_poor,
}


def give(monkeypatch: pytest.MonkeyPatch, mode: Mode) -> None:
    """Give a card, and its first copy, another text."""
    card = replace(decks.card_of(f"{CARD}#1"), modes=(mode,), types=(c.Type.SOMETIMES,))
    monkeypatch.setitem(decks._COPIES, f"{CARD}#1", card)
    monkeypatch.setitem(decks.CARDS, CARD, card)
    modes_in.cache_clear()
    answerable.cache_clear()


@pytest.mark.parametrize(("gold", "lost"), [(12, 0), (11, 2)])
def test_a_condition_from_outside_is_met_told_and_refused(monkeypatch, gold, lost):
    made = rich()
    register([ConditionRules(made, **ASPECTS)])
    check_complete()
    mode = Mode(made(), (c.IgnoreCard(),))
    give(monkeypatch, mode)

    hands = {"zot": [DISTRACTED], "gerki": [HIDE]}
    match = laid("zot", "gerki", hands=hands, phase="action", gold=[10, gold], fortitude=[20, 20])
    assert why(match, "gerki", HIDE) == ("no_card_to_answer", "RDI-TEST-02")
    act(match, "zot", DISTRACTED)
    until(match, "gerki", "declare", "played")
    if gold < 12:
        assert HIDE not in legal(match, "gerki")
        assert why(match, "gerki", HIDE) == ("too_poor", "RDI-TEST-01")
    else:
        say(match, "gerki", HIDE)
    all_pass(match)

    assert fortitude_of(match) == [20, 20 - lost]
    assert when(Told(), mode.when) == "test.rich {'n': 12}"


def test_what_is_played_as_a_move_asks_for_what_its_record_says(monkeypatch):
    @dataclass(frozen=True, slots=True)
    class RichAction(c.OwnAction):
        gold: int = 12

    def may_move(state, seat, when):
        return state.stats(seat).gold >= when.gold

    move = {"windows": in_no_window, "is_met": is_never_met, "may_move": may_move}
    register([ConditionRules(RichAction, **(ASPECTS | move))])
    give(monkeypatch, Mode(RichAction(), (c.Draw(c.Who.YOU, 1),)))
    able = []
    for gold in (11, 12):
        match = laid("gerki", "zot", hands={"gerki": [HIDE]}, phase="action", gold=[gold, 10])
        until(match, "gerki", "action")
        able.append(HIDE in legal(match, "gerki"))

    assert able == [False, True]


def test_a_mechanic_has_a_condition_of_everybodys_hold_in_a_window_of_its_own():
    made = rich()
    register([ConditionRules(made, **ASPECTS)])
    extend([AlsoMet(made, WAGES, lambda state, seat, when, mode, moment: seat == 1)])
    rules, mode = registry.rules_of(made()), Mode(made(), ())
    state = laid("zot", "gerki", gold=[12, 0]).state
    kinds: list[AnyWindow] = [Window.PLAYED, WAGES]
    asked = {kind: [rules.is_met(state, seat, made(), mode, Moment(kind)) for seat in (0, 1)] for kind in kinds}

    assert windows_of(made()) == {Window.PLAYED, WAGES}
    assert asked[WAGES] == [False, True]
    assert asked[Window.PLAYED] == [True, False]


# ---- What is missing is named ----

NEEDED = [field.name for field in fields(ConditionRules) if field.default is FORGOTTEN]


def test_a_record_has_at_least_four_parts():
    assert set(NEEDED) == set(ASPECTS)


@pytest.mark.parametrize("aspect", NEEDED)
def test_a_condition_that_says_nothing_of_an_aspect_is_refused_with_both_names(aspect):
    given = {name: told for name, told in ASPECTS.items() if name != aspect}

    with pytest.raises(ForgottenAspect, match=rf"^WhileRich says nothing of: {aspect}$"):
        ConditionRules(rich(), **given)


def test_a_condition_without_a_record_is_named_when_the_tavern_is_imported():
    rich()

    with pytest.raises(ForgottenAspect, match=r"^no rules \(conditions.registry.register\) for: WhileRich$"):
        check_complete()


def test_two_records_of_a_condition_are_refused():
    made = rich()
    register([ConditionRules(made, **ASPECTS)])

    with pytest.raises(ValueError, match=r"^WhileRich has two records$"):
        register([ConditionRules(made, **ASPECTS)])


def test_a_condition_that_holds_in_every_window_has_no_further_one():
    made = rich()
    register([ConditionRules(made, **{**ASPECTS, "windows": in_every_window})])

    with pytest.raises(ValueError, match=r"^WhileRich holds in every window already$"):
        extend([AlsoMet(made, WAGES, is_never_met)])


def test_what_nobody_plays_is_never_met_and_has_no_reason():
    made = rich()
    record = nobody_plays(made, always_says("test.rich"))
    state = laid("zot", "gerki").state
    met = [record.is_met(state, 0, made(), Mode(made(), ()), Moment(kind)) for kind in record.windows(made())]

    assert met == []
    assert record.may_move is None
    with pytest.raises(LookupError, match=r"^WhileRich: "):
        record.why(state, 0, made(), None)


def test_a_reason_that_is_always_the_same_is_said_whatever_has_happened():
    said = because("test", "RDI-TEST-01")

    assert said(laid("zot", "gerki").state, 0, rich()(), None) == WhyNot("test", "RDI-TEST-01")


# ---- Where conditions are known by name ----

PACKAGE = Path(dwarfdraft.__file__).parent
OF_MECHANICS = {"blood", "gears", "marks", "minions", "piety", "potions", "scarabs", "wulfric"}
"""Modules of `cards/`, each of one mechanic."""


def test_conditions_of_a_mechanic_are_named_in_its_own_modules_and_the_decks_alone():
    own = {kind.__name__ for kind in known_conditions() if kind.__module__.rpartition(".")[2] in OF_MECHANICS}
    mechanics = {Path(str(mechanic.__file__)) for mechanic in ORDER}
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        if path in mechanics or path.parent.name == "decks" or path.stem in OF_MECHANICS:
            continue
        named = names_in(ast.parse(path.read_text(encoding="utf-8"))) & own
        if named:
            found[path.name] = named

    assert {"ScarabBites", "GearRevealed", "MinionHit", "TopOfDiscards"} <= own
    assert found == {}


def names_in(module: ast.Module) -> set[str]:
    """Return the names that a module uses."""
    nodes = list(ast.walk(module))
    return {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }
