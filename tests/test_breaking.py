"""The breaks of tests/long/test_broken_rules.py find their places; their patterns fit as they say."""

from pathlib import Path

import pytest

from tests.long import draft_breaks, tavern_breaks, variant_breaks
from tests.long.breaking import Break, NotBroken, broken, cited

PROJECT = Path(__file__).parents[1]
BREAKS = (*draft_breaks.BREAKS, *tavern_breaks.BREAKS, *variant_breaks.BREAKS)
CODE = '''
MOST = 5
"""So many at most (DDD-SIP-05)."""


def first(table, seat):
    """Say who is first (DDD-TURN-01 to -03)."""
    if table.seats[seat].gold > MOST:
        return max(table.seats)
    else:
        return seat


class State:
    def second(self, other):
        # DDD-TURN-04
        while any(seat.is_away for seat in self.seats):
            other.told = other.seat, ()
'''


@pytest.mark.parametrize("way", BREAKS, ids=lambda way: way.rule)
def test_a_break_finds_its_place(way):
    changed = broken(PROJECT, way)

    compile(changed.text, changed.path, "exec")


@pytest.fixture
def project(tmp_path):
    """A game of one module."""
    folder = tmp_path / "dwarfdraft" / "games" / "draft"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(CODE, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("within", "old", "new", "line"),
    [
        ("first", "A > B", "A >= B", "    if table.seats[seat].gold >= MOST:"),
        ("DDD-TURN-02", "max(A.X)", "min(A.X)", "        return min(table.seats)"),
        ("", "A[B].X > C", "A[B].X > C + _1", "    if table.seats[seat].gold > MOST + seat:"),
        ("DDD-TURN-01", "if A: ...", "if not A: ...", "    if not table.seats[seat].gold > MOST:"),
        ("DDD-TURN-04", "while any(A for B in C): ...", "for B in C: ...", "        for seat in self.seats:"),
        ("second", "A.told = A.seat, B", "A.told = B", "            other.told = ()"),
        ("second", "A.told = B", "A.told = B\ndel _0.seats", "            del self.seats"),
        ("DDD-SIP-05", "5", "6", "MOST = 6"),
    ],
)
def test_a_pattern_is_changed_where_it_fits(project, within, old, new, line):
    changed = broken(project, Break("DDD-TURN-01", "", within, old, new))

    assert line in changed.text.splitlines()
    assert "        return seat" in changed.text.splitlines()


@pytest.mark.parametrize(
    ("within", "old", "new", "why"),
    [
        ("first", "A < B", "A", "within 'first' fits none of 1 places"),
        ("third", "A > B", "A", "within 'third' fits none of 0 places"),
        ("DDD-TURN-04", "A > B", "A", "within 'DDD-TURN-04' fits none of 1 places"),
        ("", "A.seats", "A", "within 'the game' fits rules.py: first; rules.py: first; rules.py: second"),
        ("first", "A > B", "A > other", "'other' of 'A > other' is no name there"),
        ("first", "A.gold > B", "A.silver > B", "'silver' of 'A.silver > B' is not the name of anything"),
    ],
)
def test_a_break_without_one_place_says_so(project, within, old, new, why):
    with pytest.raises(NotBroken) as fault:
        broken(project, Break("DDD-TURN-01", "", within, old, new))

    assert why in str(fault.value)


def test_abbreviated_rules_are_cited_too():
    assert cited("(RDI-DRINK-08 to -10, -12, DDD-CARD-FIGHT)") == {
        *("RDI-DRINK-08", "RDI-DRINK-09", "RDI-DRINK-10", "RDI-DRINK-12"),
        "DDD-CARD-FIGHT",
    }
