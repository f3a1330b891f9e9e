"""Cases of cards, written as `notation.py` says, and what follows from what is written there.

- Whoever plays a card, or tries to, holds it; `hands` names what they hold besides, `holds` all that they hold.
- Who acts first has the turn, in the Action Phase; a Drink is revealed by who has a Drink Me! Pile, in the Drink Phase.
- What is expected holds at the next step of the turn: after an Action, and in the Order Phase, when Drinks are ordered;
  after a Drink when the next player discards; before all this when the player discards.
"""

from dataclasses import dataclass
from textwrap import dedent
from typing import Any, Final, TypeAlias

import pytest

from dwarfdraft.games.tavern.cards import is_minion
from dwarfdraft.games.tavern.decks.all import CARDS, side_cards
from dwarfdraft.scenario.reading import Step
from tests.games.tavern.characters.harness import Seen, Steps, drink, event, holds, refuse, show, step, work, works
from tests.games.tavern.characters.notation import is_card, read_blocks, read_line

Setup: TypeAlias = dict[str, Any]
Expect: TypeAlias = dict[str, Any]
Run: TypeAlias = tuple[Any, dict[str, Any]]
"""How the harness shows it, and with what."""


@dataclass(frozen=True, slots=True)
class Case:
    """One case, ready to be run."""

    words: str
    rules: tuple[str, ...]
    """IDs that it shows."""
    way: Any
    """The function of the harness."""
    spec: dict[str, Any]

    @property
    def id(self) -> str:
        """Title of the card, if it is about one, and the words."""
        title = self.spec.get("card", "").partition("/")[2] or self.spec.get("title", "")
        return f"{title}: {self.words}" if title else self.words

    def run(self, seen: Seen | None = None) -> None:
        """Run it; what it shows of a card counts as seen."""
        if self.way is holds:
            holds(**self.spec)
        else:
            self.way(seen or Seen(), **self.spec)


def each(*cases: Case) -> pytest.MarkDecorator:
    """Return the mark of a test that runs these cases, each with the rules that it shows."""
    params = [pytest.param(case, id=case.id, marks=pytest.mark.rules(*case.rules)) for case in cases]
    return pytest.mark.parametrize("case", params)


class Cards:
    """The cards of one character, at the table at which their cases are played."""

    def __init__(self, owner: str, *others: str, **setup: Any) -> None:
        self.owner = owner
        self.table = [owner, *others]
        self.setup = setup
        """What is laid for every case that does not say otherwise."""

    def cases(self, text: str) -> list[Case]:
        """Return the cases of a text; an exception names the line that is not in the notation."""
        found: list[Case] = []
        for words, rules, line in read_blocks(dedent(text)):
            try:
                found.append(self._case(words, rules, line))
            except (AssertionError, LookupError, ValueError) as fault:
                fault.add_note(f"{words}: {line}")
                raise
        return found

    def _case(self, words: str, rules: str, line: str) -> Case:
        said, steps, arrow, expect = read_line(line)
        setup = {"table": self.table, **self.setup, **said}
        way = next((way for key, way in WAYS.items() if key in setup), None)
        if way is None:
            is_refused = steps and not arrow and steps[-1].refused and is_card(steps[-1])
            way = _refused if is_refused else _shown if arrow == "=>" else _held
        way, spec = way(self.owner, steps, expect, setup)
        return Case(words, tuple(rules.split()), way, spec)


def _shown(owner: str, steps: list[Step], expect: Expect, setup: Setup) -> Run:
    """The last card that the owner plays, or the one that is named, makes it so."""
    table, until, title = setup.pop("table"), setup.pop("until", ""), setup.pop("card", None)
    setup = _laid(table, steps, setup)
    own = [i for i, one in enumerate(steps) if one.seat == owner and is_card(one) and title in (None, one.value)]
    assert own, f"{owner} plays no {title or 'card'}"
    i = own[-1]
    parts = {"before": steps[:i], "play": steps[i:], "until": _until(until, table, setup), "expect": expect}
    return show, {**setup, "at": table, "card": f"{owner}/{steps[i].value}", **parts}


def _refused(owner: str, steps: list[Step], expect: Expect, setup: Setup) -> Run:
    """A card may not be played, whoever holds it."""
    table, on = setup.pop("table"), setup.pop("on", None)
    setup = _laid(table, steps, setup)
    *before, tried = steps
    on = _answered(tried.during, before, setup) if on is None else on
    tries = {"card": f"{tried.seat}/{tried.value}", "ask": tried.ask, "during": tried.during, "on": on}
    return refuse, {**setup, "at": table, **tries, "before": before}


def _held(owner: str, steps: list[Step], expect: Expect, setup: Setup) -> Run:
    """It is so, whatever makes it so."""
    table, until = setup.pop("table"), setup.pop("until", "")
    setup = _laid(table, steps, setup)
    ends_itself = not expect or (steps and steps[-1].action in ("reach", "legal")) or until == "now"
    until = "" if until == "now" else until
    end = [] if ends_itself and not until else [_until(until, table, setup)]
    return holds, {**setup, "at": table, "steps": [*steps, *end], "expect": expect}


def _worked(owner: str, steps: list[Step], expect: Expect, setup: Setup) -> Run:
    """A card that stays in play makes it so, a Gear Card that is revealed, or a mood."""
    table, until, title = setup.pop("table"), setup.pop("until", ""), setup.pop("works")
    setup = _laid(table, steps, setup)
    end = _until(until, table, setup)
    if any(title == card.title for card in side_cards(owner)):
        return work, {**setup, "at": table, "card": f"{owner}/{title}", "play": steps, "until": end, "expect": expect}
    return works, {**setup, "at": table, "title": title, "steps": [*steps, end], "expect": expect}


def _revealed(owner: str, steps: list[Step], expect: Expect, setup: Setup) -> Run:
    """A Drink or Drink Event makes it so that the owner reveals."""
    table, until, (title, *pile) = setup.pop("table"), setup.pop("until", ""), setup.pop("reveals")
    setup = _laid(table, steps, {**setup, "phase": "drink"})
    end = _until(until, table, setup)
    more = {"title": title, "pile": pile, "steps": steps, "until": end, "expect": expect}
    return drink, {**setup, "at": table, **more}


def _happened(owner: str, steps: list[Step], expect: Expect, setup: Setup) -> Run:
    """An Event of an Event deck makes it so."""
    table, until, title = setup.pop("table"), setup.pop("until", ""), setup.pop("event")
    setup = {**setup, "hands": _hands(steps, setup)}
    end = _until(until, table, setup) if until else None
    return event, {**setup, "at": table, "title": title, "steps": steps, "until": end, "expect": expect}


WAYS: Final = {"works": _worked, "reveals": _revealed, "event": _happened}
"""What is shown otherwise than by playing a card, by the key in brackets that says so."""


def _laid(table: list[str], steps: Steps, setup: dict[str, Any]) -> dict[str, Any]:
    """Return the set-up with what follows from the steps: whose turn it is, the phase, and who holds what."""
    first = next(iter(steps), None)
    drinkers = [seat for seat, pile in setup.get("piles", {}).items() if pile]
    laid, holds = {"active": table[0], "phase": "discard"}, setup.pop("holds", {})
    if first is not None and first.ask == "action":
        laid = {"phase": "action", "active": first.seat}
    elif first is not None and first.during in ("drinks", "event", "halves", "champions"):
        laid["phase"] = "drink"
    if {**laid, **setup}["phase"] == "drink" and len(drinkers) == 1:
        laid["active"] = drinkers[0]
    return {**laid, **setup, "hands": {**_hands(steps, setup), **holds}}


def _hands(steps: Steps, setup: dict[str, Any]) -> dict[str, list[str]]:
    """Return what each holds: the cards of the steps, but those that lie on the table, and what the set-up adds."""
    hands: dict[str, list[str]] = {}
    for one in sorted(steps, key=lambda one: one.refused is not None):
        on_table = [*setup.get("minions", {}).get(one.seat, []), *setup.get("bat", []), *setup.get("wolf", [])]
        on_table += [title for titles in setup.get("potions", {}).values() for title in titles]
        if is_card(one) and one.value not in on_table:
            hand = hands.setdefault(one.seat, [])
            may_stay = one.refused or is_minion(CARDS[f"{one.seat}/{one.value}"])
            if not may_stay or one.value not in hand:
                hand.append(one.value)
    for seat, titles in setup.get("hands", {}).items():
        hands[seat] = [*hands.get(seat, []), *titles]
    return hands


def _until(until: str, table: list[str], setup: dict[str, Any]) -> Step:
    """Return the step at which a case ends: the one named, or the next of the turn."""
    if until:
        seat, ask, *window = until.split()
        return step(seat, ask, during=window[0] if window else None)
    active = setup["active"]
    match setup["phase"]:
        case "drink":
            return step(table[(table.index(active) + 1) % len(table)], "discard")
        case "discard":
            return step(active, "discard")
        case _:
            return step(active, "orders" if "variant" in setup else "order")


def _answered(window: str | None, before: Steps, setup: dict[str, Any]) -> list[str]:
    """Return what is being played in a window: the card played last, or the Drink Event that was revealed."""
    if window == "event":
        return list(setup["piles"][setup["active"]][:1])
    if window in ("played", "ante", "payment"):
        return [one.value for one in before if is_card(one)][-1:]
    return []
