"""Ways to break rules of Drunken Dwarf Draft."""

from typing import Final

from tests.long.breaking import Break

BREAKS: Final = (
    Break(
        "DDD-CARD-CHEATER",
        "Cheaters in the discard pile may be taken",
        "DDD-CARD-CHEATER",
        "[A for A in B if C]",
        "[A for A in B]",
    ),
    Break(
        "DDD-CARD-COUNCIL",
        "banners of passed-out cards count",
        "score_of_seat",
        "A.lay is Lay.RESOLVED",
        "A.lay is not Lay.UNRESOLVED",
    ),
    Break(
        "DDD-CARD-DRINK",
        "the resolver's own die comes first",
        "DDD-CARD-DRINK",
        "A = B.seat_of(C)",
        "A, _1 = _1, B.seat_of(C)",
    ),
    Break(
        "DDD-CARD-PASSEDOUT",
        "the card that is resolved may choose itself",
        "DDD-CARD-PASSEDOUT",
        "A and not (B and C)",
        "A",
    ),
    Break("DDD-CARD-ROUND", "left and right are exchanged", "DDD-CARD-ROUND", "1 if A else -1", "-1 if A else 1"),
    Break(
        "DDD-DIE-02",
        "a die at its highest may be chosen",
        "DDD-DIE-02",
        "[A for A in B if C[A] < D[A]]",
        "[A for A in B if C[A] <= D[A]]",
    ),
    Break("DDD-DIE-05", "the only legal choice is asked for", "DDD-DIE-05", "len(A) == 1", "len(A) == 0"),
    Break("DDD-HAND-03", "four turns are played", "TURNS", "5", "4"),
    Break(
        "DDD-INV-03",
        "the lap ends with the last seat, resolved or not",
        "DDD-TURN-03",
        "while any(A for B in C): ...",
        "for _ in range(len(C)): ...",
    ),
    Break(
        "DDD-INV-05",
        "the deal depends on the place of the state in memory",
        "DDD-HAND-01",
        "A.open(B)",
        "A.open(B + str(id(_0.state)))",
    ),
    Break("DDD-OPT-02", "only the last column is resolved", "DDD-OPT-02", "1 if A else B", "B"),
    Break(
        "DDD-OPT-03",
        "cards that a Round, Gift or Cheater brings have no luck",
        "DDD-OPT-03",
        "if A.X.Y: ...",
        'if A.X.Y and _3 == "turn": ...',
    ),
    Break("DDD-SETUP-01", "two players may have the same dwarf", "", "len(set(A)) != len(A)", "len(set(A)) > len(A)"),
    Break(
        "DDD-SIP-03",
        "a face-down Seeing Double that moves calls for a drink",
        "DDD-SIP-03",
        "A and B is C and D",
        "A and D",
    ),
    Break("DDD-SIP-05", "water is called for one sip early", "DDD-SIP-05", "A[B] > C", "A[B] >= C"),
    Break(
        "DDD-TURN-01",
        "everybody is told the drafted cards",
        "DDD-TURN-02",
        '{"turn": A, "dice": B}',
        '{"turn": A, "dice": B, "all": str(_1)}',
    ),
    Break(
        "DDD-TURN-02",
        "a die that is attached shows one",
        "DDD-TURN-02",
        "A.append(P(B, C, D, E, F))",
        "A.append(P(B, C, D, E, F)) or _0.state.values.update({C: 1})",
    ),
    Break(
        "DDD-TURN-04",
        "the drafter counts as the one who plays a card",
        "DDD-TURN-04",
        "A == B.X.Y[C]",
        "A == B.X.Y[drafter]",
    ),
    Break(
        "DDD-TURN-05",
        "a card that was resolved is resolved again when it comes to a seat",
        "DDD-TURN-05",
        "if A is Lay.UNRESOLVED: ...",
        "if A is not Lay.DOWN: ...",
    ),
    Break(
        "DDD-TURN-07",
        "hands go to the right",
        "DDD-TURN-07",
        "[A[B - 1] for B in C]",
        "[A[(B + 1) % len(A)] for B in C]",
    ),
)
