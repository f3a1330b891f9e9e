"""An effect is one record: one from outside the product is played, told and foretold, and one with a gap is refused."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import dwarfdraft
from dwarfdraft.cardtext.effects import deeds_of, effects_of, icons_of
from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import effect_rules
from dwarfdraft.games.tavern.cards import Effect, Mode, Number, Pick, Stat, aspects, effect, phrases
from dwarfdraft.games.tavern.cards.aspects import FORGOTTEN, ForgottenAspect
from dwarfdraft.games.tavern.cards.boosting import boosted
from dwarfdraft.games.tavern.cards.deeds import Deed, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon
from dwarfdraft.games.tavern.conditions.conditions import modes_in
from dwarfdraft.games.tavern.decks import all as decks
from dwarfdraft.games.tavern.effect_rules import (
    EffectRules,
    always,
    check_complete,
    no_hits,
    no_traits,
    register,
    rules_of,
    word,
)
from dwarfdraft.games.tavern.numbers.changes import change_fortitude, draw
from dwarfdraft.games.tavern.seen import view
from dwarfdraft.games.tavern.seen.forecast import forecast
from dwarfdraft.games.tavern.state.stack import Play
from tests.games.tavern.tables import act, all_pass, laid, seat_of
from tests.games.tavern.titles import HIDE

CARD = "gerki/Hide in shadows"


class Told(Words):
    """A catalogue that says everything as its key and numbers."""

    def __init__(self) -> None:
        self.language = "en"

    def _found(self, key: str, found: str, data: dict[str, str | int]) -> str:
        return f"{key} {data}"

    def text(self, key: str, **data: str | int) -> str:
        return self._found(key, key, data)

    def counted(self, key: str, n: int, **data: str | int) -> str:
        return self._found(key, key, {"n": n, **data})


@pytest.fixture(autouse=True)
def _left_as_they_were(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget the effects of a test, and the text of a card, when it is over."""
    monkeypatch.setattr(effect, "_KNOWN", dict(effect._KNOWN))
    monkeypatch.setattr(aspects, "_DESCRIPTIONS", dict(aspects._DESCRIPTIONS))
    monkeypatch.setattr(effect_rules, "_RULES", dict(effect_rules._RULES))
    yield
    monkeypatch.undo()
    modes_in.cache_clear()
    view._texts.cache_clear()
    view._settled_by.cache_clear()


def toast() -> Any:
    """Return a new effect: the picked player gains Fortitude, and its player draws as many cards."""

    @dataclass(frozen=True, slots=True)
    class Toast(Effect):
        amount: int
        NUMBERS: ClassVar[c.Numbers] = {"amount": Number.RAISED}

    return Toast


def carry_out(table, play, toast):
    if play.target not in play.ignored:
        change_fortitude(table, play.target, toast.amount, source=play.seat, card=play.card_id)
    draw(table, play.seat, toast.amount)


ASPECTS: dict[str, Any] = {
    "says": lambda toast, pick: phrases.counted("test.toast", toast.amount, names_pick=True),
    "icon": lambda toast: Icon("draw", toast.amount),
    "bots": lambda toast: is_for(Deed.LOOK, draws=toast.amount, own={"toasted": toast.amount}),
    "hits": no_hits,
    "affects": lambda state, play, seat, stat, toast: stat is Stat.FORTITUDE and seat == play.target,
    "traits": no_traits,
    "foretold": lambda state, play, toast: [word(play.target, "is_toasted", count=toast.amount)],
    "rest": carry_out,
}


def give(monkeypatch: pytest.MonkeyPatch, mode: Mode) -> None:
    """Give a card, and its first copy, another text."""
    card = replace(decks.card_of(f"{CARD}#1"), modes=(mode,), types=(c.Type.ACTION,))
    monkeypatch.setitem(decks._COPIES, f"{CARD}#1", card)
    monkeypatch.setitem(decks.CARDS, CARD, card)
    modes_in.cache_clear()
    view._texts.cache_clear()
    view._settled_by.cache_clear()


def test_an_effect_from_outside_is_played_told_and_foretold(monkeypatch):
    made = toast()
    register([EffectRules(made, **ASPECTS)])
    check_complete()
    mode = Mode(c.OwnAction(), (made(2),), Pick.ANOTHER)
    give(monkeypatch, mode)

    match = laid(
        "gerki", "zot", "eve", hands={"gerki": [HIDE]}, phase="action", fortitude={"gerki": 20, "zot": 10, "eve": 20}
    )
    hand = len(match.state.seats[0].hand)
    act(match, "gerki", HIDE, "zot")
    zot = seat_of(match, "zot")
    lines = forecast(match.state)
    all_pass(match)

    assert match.state.stats(zot).fortitude == 12
    assert len(match.state.seats[0].hand) == hand - 1 + 2
    assert {"seat": zot, "key": "is_toasted", "data": {"count": 2}} in lines
    assert {"seat": zot, "stat": "fortitude", "from": 10, "to": 12, "out": False} in lines
    assert effects_of(Told(), mode) == "test.toast {'n': 2}"
    assert icons_of(mode.effects) == (Icon("draw", 2),)
    assert deeds_of(mode.effects) == ()
    assert boosted(made(2), 1) == made(3)
    text = view.texts_of(CARD)[0]
    assert (text.deed, text.draws, text.own) == (Deed.LOOK, 2, {"toasted": 2})


def test_what_it_affects_is_asked_of_it(monkeypatch):
    made = toast()
    register([EffectRules(made, **ASPECTS)])
    give(monkeypatch, Mode(c.OwnAction(), (made(2),), Pick.ANOTHER))

    match = laid("gerki", "zot", "eve", hands={"gerki": [HIDE]}, phase="action")
    act(match, "gerki", HIDE, "zot")
    play = match.state.stack[0]
    assert isinstance(play, Play)

    affected = [rules_of(made(2)).affects(match.state, play, seat, Stat.FORTITUDE, made(2)) for seat in (0, 1, 2)]
    assert affected == [False, True, False]


NEEDED = [field.name for field in fields(EffectRules) if field.default is FORGOTTEN]


@pytest.mark.parametrize("aspect", NEEDED)
def test_an_effect_that_says_nothing_of_an_aspect_is_refused_with_both_names(aspect):
    given = {name: told for name, told in ASPECTS.items() if name != aspect}

    with pytest.raises(ForgottenAspect, match=rf"^Toast says nothing of: {aspect}$"):
        EffectRules(toast(), **given)


def test_an_effect_that_does_nothing_and_does_not_say_where_it_is_carried_out_is_refused():
    given = {name: told for name, told in ASPECTS.items() if name != "rest"}

    with pytest.raises(ForgottenAspect, match=r"^Toast says nothing of: what it does$"):
        EffectRules(toast(), **given)
    EffectRules(toast(), **given, elsewhere="at the end of a turn")


def test_an_effect_that_does_not_say_what_raises_its_numbers_is_refused():
    @dataclass(frozen=True, slots=True)
    class Sneeze(Effect):
        amount: int

    with pytest.raises(ForgottenAspect, match=r"^Sneeze says nothing of: NUMBERS$"):
        EffectRules(Sneeze, **ASPECTS)


def test_an_effect_without_a_record_is_named_when_the_package_is_imported():
    toast()

    with pytest.raises(ForgottenAspect, match=r"for: Toast$"):
        check_complete()


def test_what_happens_instead_of_a_negated_card_says_how():
    instead = [
        effect.effect
        for card in decks.CARDS.values()
        for mode in card.modes
        for effect in mode.effects
        if isinstance(effect, c.IfNegated)
    ]

    assert instead
    assert [effect for effect in instead if rules_of(effect).instead is None] == []


def test_a_text_is_of_a_kind_if_one_of_its_effects_is():
    kinds = always(effect_rules.Trait.ANTES)(c.RaiseAnte())

    assert kinds == rules_of(c.RaiseAnte()).traits(c.RaiseAnte())


PACKAGE = Path(dwarfdraft.__file__).parent
OWNERS = ("games/tavern/cards/", "games/tavern/decks/", "games/tavern/effects/", "games/tavern/mechanics/")


def test_nobody_else_asks_which_effect_it_is():
    """Only an effect's own record, its mechanic and the decks know it by name; what others ask is an aspect."""
    names = {kind.__name__ for kind in effect.known_effects()}
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        if not place.startswith(OWNERS):
            found += [f"{place}: {name}" for name in asked_in(ast.parse(path.read_text(encoding="utf-8")), names)]

    assert found == []


def asked_in(module: ast.Module, names: set[str]) -> Iterator[str]:
    """Yield the effects by which a module tells one effect from another."""
    imported = {
        alias.name
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dwarfdraft.games.tavern.cards")
        for alias in node.names
    }
    for node in ast.walk(module):
        asked: list[ast.expr] = []
        if isinstance(node, ast.MatchClass):
            asked = [node.cls]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            asked = [part for part in ast.walk(node.args[1]) if isinstance(part, ast.Name | ast.Attribute)]
        for part in asked:
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "c":
                yield from {part.attr} & names
            elif isinstance(part, ast.Name):
                yield from {part.id} & names & imported


def test_two_records_of_an_effect_are_refused():
    made = toast()
    register([EffectRules(made, **ASPECTS)])

    with pytest.raises(ValueError, match=r"has two records$"):
        register([EffectRules(made, **ASPECTS)])


def test_the_search_for_effects_finds_them():
    source = "from dwarfdraft.games.tavern.cards import Draw\nmatch e:\n    case c.Mark():\n        isinstance(e, Draw)"

    assert set(asked_in(ast.parse(source), {"Draw", "Mark"})) == {"Draw", "Mark"}
