"""Rules broken on purpose: the tests that show a rule fail when the code no longer follows it.

Of the draft, of the tavern's base game and of its boxes and variants twenty IDs each are drawn at random; for each the
code is patched in a copy of the project, and the tests that cite the ID are run there.
"""

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.long import tavern_breaks, variant_breaks
from tests.rules_plugin import read_excused, read_ids, read_not_yet

PROJECT: Final = Path(__file__).parents[2]
DRAFT: Final = "dwarfdraft/games/draft"
TAVERN: Final = "dwarfdraft/games/tavern"
CHOSEN: Final = ["tests/test_scenarios.py", "tests/games", "tests/properties"]


@dataclass(frozen=True, slots=True)
class Break:
    """A way to break a rule."""

    rule: str
    how: str
    """What the broken code does, in a few words."""
    file: str
    old: str
    new: str


BREAKS: Final = (
    Break(
        "DDD-CARD-CHEATER",
        "Cheaters in the discard pile may be taken",
        f"{DRAFT}/texts.py",
        "others = [other for other in state.discard if CARDS[other][1] is not Kind.CHEATER]",
        "others = list(state.discard)",
    ),
    Break(
        "DDD-CARD-COUNCIL",
        "banners of passed-out cards count",
        f"{DRAFT}/scoring.py",
        "up = [place.card for place in state.places[seat] if place.lay is Lay.RESOLVED]",
        "up = [place.card for place in state.places[seat] if place.lay is not Lay.UNRESOLVED]",
    ),
    Break(
        "DDD-CARD-DRINK",
        "the resolver's own die comes first",
        f"{DRAFT}/texts.py",
        "theirs = state.seat_of(CARDS[card][0])\n    rule",
        "theirs, seat = seat, state.seat_of(CARDS[card][0])\n    rule",
    ),
    Break(
        "DDD-CARD-PASSEDOUT",
        "the card that is resolved may choose itself",
        f"{DRAFT}/texts.py",
        "if place.lay is Lay.RESOLVED and not (player == seat and i == column)",
        "if place.lay is Lay.RESOLVED",
    ),
    Break(
        "DDD-CARD-ROUND",
        "left and right are exchanged",
        f"{DRAFT}/texts.py",
        'step = 1 if direction == "left" else -1',
        'step = -1 if direction == "left" else 1',
    ),
    Break(
        "DDD-DIE-02",
        "a die at its highest may be chosen",
        f"{DRAFT}/dice.py",
        "return [die for die in dice if values[die] < SIDES[die]]",
        "return [die for die in dice if values[die] <= SIDES[die]]",
    ),
    Break(
        "DDD-DIE-05",
        "the only legal choice is asked for",
        f"{DRAFT}/texts.py",
        "if len(legal) == 1:",
        "if len(legal) == 0:",
    ),
    Break("DDD-HAND-03", "four turns are played", f"{DRAFT}/cards.py", "TURNS: Final = 5", "TURNS: Final = 4"),
    Break(
        "DDD-INV-03",
        "the lap ends with the last seat, resolved or not",
        f"{DRAFT}/rules.py",
        "while any(row[i].lay is Lay.UNRESOLVED for row in state.places):",
        "for _ in range(state.seats):",
    ),
    Break(
        "DDD-INV-05",
        "the deal depends on the place of the state in memory",
        f"{DRAFT}/rules.py",
        'rng.open(f"hand/{state.hand}")',
        'rng.open(f"hand/{state.hand}/{id(state)}")',
    ),
    Break(
        "DDD-OPT-02",
        "only the last column is resolved",
        f"{DRAFT}/rules.py",
        "state.column = 1 if state.options.best_laid_plans else state.turn",
        "state.column = state.turn",
    ),
    Break(
        "DDD-OPT-03",
        "cards that a Round, Gift or Cheater brings have no luck",
        f"{DRAFT}/texts.py",
        "if state.options.more_luck:",
        'if state.options.more_luck and via == "turn":',
    ),
    Break(
        "DDD-SETUP-01",
        "two players may have the same dwarf",
        f"{DRAFT}/options.py",
        "if len(set(seats)) != len(seats):",
        "if len(set(seats)) > len(seats):",
    ),
    Break(
        "DDD-SIP-03",
        "a face-down Seeing Double that moves calls for a drink",
        f"{DRAFT}/sips.py",
        "place.lay is Lay.RESOLVED and ",
        "",
    ),
    Break(
        "DDD-SIP-05",
        "water is called for one sip early",
        f"{DRAFT}/sips.py",
        "state.sips[seat] > state.options.sip_limit",
        "state.sips[seat] >= state.options.sip_limit",
    ),
    Break(
        "DDD-TURN-01",
        "everybody is told the drafted cards",
        f"{DRAFT}/rules.py",
        '{"turn": state.turn, "dice": [picks[seat][1] for seat in range(state.seats)]},',
        '{"turn": state.turn, "dice": [picks[seat][1] for seat in range(state.seats)], "all": str(picks)},',
    ),
    Break(
        "DDD-TURN-02",
        "a die that is attached shows one",
        f"{DRAFT}/rules.py",
        "state.free[seat].remove(die)",
        "state.free[seat].remove(die)\n        state.values[die] = 1",
    ),
    Break(
        "DDD-TURN-04",
        "the drafter counts as the one who plays a card",
        f"{DRAFT}/texts.py",
        "own = dwarf == state.options.dwarves[seat]",
        "own = dwarf == state.options.dwarves[drafter]",
    ),
    Break(
        "DDD-TURN-05",
        "a card that was resolved is resolved again when it comes to a seat",
        f"{DRAFT}/rules.py",
        "if state.places[seat][i].lay is Lay.UNRESOLVED:",
        "if state.places[seat][i].lay is not Lay.DOWN:",
    ),
    Break(
        "DDD-TURN-07",
        "hands go to the right",
        f"{DRAFT}/rules.py",
        "[state.hands[seat - 1] for seat in range(state.seats)]",
        "[state.hands[(seat + 1) % state.seats] for seat in range(state.seats)]",
    ),
)


def _of_tavern(breaks: Iterable[tuple[str, str, str, str, str]]) -> tuple[Break, ...]:
    return tuple(Break(rule, how, f"{TAVERN}/{file}", old, new) for rule, how, file, old, new in breaks)


BROKEN: Final = {
    "draft": BREAKS,
    "tavern": _of_tavern(tavern_breaks.BREAKS),
    "variants": _of_tavern(variant_breaks.BREAKS),
}
"""The broken rules by the list from which they were drawn."""
DRAWN_BY: Final = {"draft": 2, "tavern": 3, "variants": 6}
"""The seed with which the IDs of a list were drawn."""
LAST_OF_BASE: Final = "RDI-RULING-67"
"""The last ID of the tavern's base game; those of boxes and variants follow."""
SHOWN_SINCE: Final = frozenset(
    (
        "RDI-GAMBLE-16",
        "RDI-NEGATE-09",
        "RDI-NEGATE-11",
        "RDI-NEGATE-12",
        "RDI-REDIRECT-03",
        "RDI-RULING-29",
        "RDI-RULING-36",
        "RDI-RULING-39",
        "RDI-RULING-67",
        "RDI-SETUP-05",
        "RDI-SETUP-06",
        "RDI-SETUP-07",
        "RDI-SETUP-08",
        "RDI-SETUP-10",
        "RDI-SPLIT-06",
        "RDI-TIP-06",
        "RDI-WENCH-04",
    )
)
"""IDs of the base game that no test could show when the others were drawn."""


@pytest.mark.parametrize("listed", BROKEN)
def test_the_broken_rules_were_drawn_at_random(listed: str):
    folder = PROJECT / "tests"
    left_out = {*read_excused(folder), *read_not_yet(folder), *SHOWN_SINCE}
    games = read_ids(folder)
    base = games["tavern"].index(LAST_OF_BASE) + 1
    lists = {**games, "tavern": games["tavern"][:base], "variants": games["tavern"][base:]}

    drawn = random.Random(DRAWN_BY[listed]).sample(sorted(set(lists[listed]) - left_out), 20)
    assert sorted(found.rule for found in BROKEN[listed]) == sorted(drawn)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's code, tests and rules pages."""
    root = tmp_path_factory.mktemp("copy")
    skip = shutil.ignore_patterns("__pycache__", "browser", "long", "processes")
    for folder in ("docs", "dwarfdraft", "tests"):
        shutil.copytree(PROJECT / folder, root / folder, ignore=skip)
    shutil.copy(PROJECT / "pyproject.toml", root)
    return root


@pytest.mark.parametrize(
    "broken",
    [pytest.param(broken, id=f"{listed}-{broken.rule}") for listed, breaks in BROKEN.items() for broken in breaks],
)
def test_tests_that_show_a_rule_fail_when_it_is_broken(broken: Break, copy: Path, capsys: pytest.CaptureFixture[str]):
    file = copy / broken.file
    whole = file.read_text(encoding="utf-8")
    assert whole.count(broken.old) >= 1, f"{broken.file} has changed; break {broken.rule} in another way"
    file.write_text(whole.replace(broken.old, broken.new, 1), encoding="utf-8")

    try:
        run = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no", "-rN"),
                *("--hypothesis-profile=find", "--shows", broken.rule, *CHOSEN),
            ],
            cwd=copy,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    finally:
        file.write_text(whole, encoding="utf-8")

    with capsys.disabled():
        print(f"\n{broken.rule:18} {broken.how}: {run.stdout.strip().splitlines()[-1]}")
    assert run.returncode == pytest.ExitCode.TESTS_FAILED, run.stdout + run.stderr
    assert re.search(r"\d+ failed", run.stdout)
