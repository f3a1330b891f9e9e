"""Ways to break rules of The Red Dragon Inn."""

from typing import Final

from tests.long.breaking import Break

BREAKS: Final = (
    Break(
        "RDI-AFFECT-04",
        "what Ignores a card that touches one's Gold Ignores a raise",
        "",
        "if A is None or B in A.ignored or B in A.sharing or C: ...",
        "if A is not None and Stat.GOLD in _2.stats and any(isinstance(effect, c.RaiseAnte) for effect in A.effects):\n"
        "    return B not in A.ignored\n"
        "if A is None or B in A.ignored or B in A.sharing or C: ...",
    ),
    Break(
        "RDI-CONTEST-05", "the weakest Drink wins the Contest", "RDI-CONTEST-06", "max(A.values())", "min(A.values())"
    ),
    Break("RDI-DRINK-09", "all Chasers come from the Drink Deck", "RDI-DRINK-09", "A.take(B, C)", "A.take(B, None)"),
    Break(
        "RDI-GAMBLE-09",
        "only the starter wins when all others have passed",
        "RDI-RULING-33",
        "A.X == NOBODY",
        "A.X != A.starter",
    ),
    Break(
        "RDI-GAMBLE-20",
        "the next player is in control when the one who was leaves",
        "RDI-GAMBLE-18",
        "A.X = NOBODY",
        "A.X = _next_inside(_0.state, _1)",
    ),
    Break(
        "RDI-GAMBLE-21",
        "who raises does not ante",
        "RDI-GAMBLE-25",
        "[A for B in C if B in D.inside and not E]",
        "[A for B in C if B in D.inside and not (E or (B == _1.seat and D.pot))]",
    ),
    Break("RDI-LIMIT-02", "a Stash may go below nothing", "RDI-LIMIT-02", "min(A, B.stats(C).gold)", "max(A, 0)"),
    Break("RDI-RULING-03", "Anytime Cards do not go first", "RDI-RULING-03", "(A or B)[0]", "B[0]"),
    Break("RDI-RULING-30", "an ante is no loss of Gold that a card may cover", "", "A(Window.ANTE, B)", "A(B)"),
    Break(
        "RDI-RULING-31",
        "who is to be forced out counts as out of the Round already",
        "",
        "A.is_opponent(B, C.seat) and D(A, B)",
        "C.target != B and A.is_opponent(B, C.seat) and D(A, B)",
    ),
    Break(
        "RDI-RULING-50",
        "who has passed out does not pay who won the Contest",
        "RDI-CONTEST-08",
        "[A for B in C if B != D]",
        "[A for B in C if B not in (D, *_0.state.contest.undivided)"
        " and _0.state.stats(B).alcohol < _0.state.stats(B).fortitude]",
    ),
    Break(
        "RDI-RULING-51",
        "the Drink Me! Pile of who passes out in a Contest stays where it is",
        "RDI-LOSE-05",
        "A, B.pile = B.pile, ()",
        "A, B.pile = (B.pile, ()) if _0.state.contest is None else ((), B.pile)",
    ),
    Break(
        "RDI-RULING-53",
        "who is to take a redirected loss may no longer answer it",
        "RDI-RULING-53",
        "A.seat = _2",
        "A.seat = _2\n_1.answered.sharing.add(_2)",
    ),
    Break(
        "RDI-RULING-60",
        "shuffles come from outside the game",
        "RDI-RULING-60",
        "A.rng.roll(B)",
        '__import__("random").randint(1, B)',
    ),
    Break(
        "RDI-RULING-63",
        "an Anytime Card that answers nothing has no window",
        "",
        "yield from A.open_window(M(Window.PLAYED, play=B))",
        "if B.about is None or B.about.kind is not Window.PHASE:\n"
        "    yield from A.open_window(M(Window.PLAYED, play=B))",
    ),
    Break(
        "RDI-RULING-66",
        "the tip card may end a Round while its antes are due",
        "",
        "if any(C(A) for A in B):\n    return False",
        "if any(C(A) for A in B):\n    return True",
    ),
    Break(
        "RDI-SETUP-01",
        "as much Alcohol as Fortitude is not too much",
        "RDI-LOSE-02",
        "A.alcohol >= B.fortitude",
        "A.alcohol > B.fortitude",
    ),
    Break(
        "RDI-SETUP-11", "seven players, and eight, have as much Gold as six", "RDI-SETUP-11", "return 12", "return 10"
    ),
    Break(
        "RDI-TIMING-02",
        "a card that nobody Negates does nothing",
        "_have_answered",
        "if A.negated: ...",
        "if not A.negated: ...",
    ),
    Break(
        "RDI-WENCH-03",
        "the Wench speaks against cards that make somebody drink",
        "",
        "has(A.effects, B.CHANGES_DRINK)",
        "has(A.effects, B.CHANGES_DRINK) or any(isinstance(it, c.DrinkNow | c.DrinkAlso) for it in A.effects)",
    ),
)
