"""Ways to break rules of the tavern's boxes, teams and Bosses."""

from typing import Final

from tests.long.breaking import Break

BREAKS: Final = (
    Break(
        "RDI-2HBOSS-01",
        "the second of each pair has the regular deck",
        "boss_seats",
        "tuple(range(A))",
        "tuple(range(0, A, 2 if _0 is Variant.TWO_HEADED_BOSS_BATTLE else 1))",
    ),
    Break(
        "RDI-2HD-08",
        "teams of eight players have as much Gold as each of eight who play alone",
        "RDI-VRULING-21",
        "A if B is C else D",
        "max(A, D if _0.is_team_game else 0)",
    ),
    Break("RDI-BLOOD-06", "he has nine at most", "RDI-BLOOD-06", "8", "9"),
    Break(
        "RDI-BOSS-16",
        "the Boss plays half of X in every turn, as in the first one",
        "RDI-BOSS-16",
        "if A.challengers and B:\n    C = D",
        "if A.challengers and B:\n    C = (A.challengers + 1) // 2",
    ),
    Break(
        "RDI-CARD-16",
        "she does not Ignore a Drink Event",
        "",
        "A.play is not None and A.play.reaches(B)",
        "A.play is not None and is_of_event_deck(A.play.card_id) and A.play.reaches(B)",
    ),
    Break(
        "RDI-EVENT-04",
        "what names Drink Events answers every Event",
        "",
        "A is not None and not is_of_event_deck(A.card_id) and A.reaches(B)",
        "A is not None and A.reaches(B)",
    ),
    Break(
        "RDI-EVENTMIX-01",
        "the second Event deck is not shuffled",
        "RDI-EVENTMIX-01",
        "F(A, G(B))",
        "G(B) if A.state.events else F(A, G(B))",
    ),
    Break("RDI-MARK-08", "who is marked loses as little as others", "", "A.marked if B else A.amount", "A.amount"),
    Break(
        "RDI-MINION-23",
        "nobody is marked for what a Minion does",
        "",
        "any(A.is_opponent(B.seat, C.seat) for C in D.hurts)",
        "not B.activation and any(A.is_opponent(B.seat, C.seat) for C in D.hurts)",
    ),
    Break(
        "RDI-TEAM-07",
        "a team has as much Gold as a player has without teams",
        "RDI-VRULING-21",
        "A if B is C else D",
        "A",
    ),
    Break(
        "RDI-TEAM-15",
        "a payment for a teammate's card may be Ignored",
        "RDI-TEAM-15",
        "A.is_opponent(B.seat, C) and D",
        "D",
    ),
    Break(
        "RDI-TEAM-60",
        "the team of a Champion who is not there pays who won the Contest",
        "RDI-CONTEST-08",
        "[A for B in C if B != D]",
        "[A for B in _1.champions or C if B != D]",
    ),
    Break(
        "RDI-TEAMCHAR-11",
        "while Kaylin is away her teammates Ignore everything, too",
        "",
        "{A for A in range(B) if _0.X(A)}",
        "{A for A in range(B) if any(map(_0.X, _0.team(A)))}",
    ),
    Break(
        "RDI-VRULING-24",
        "a card that Ignores another covers nobody but who was to be hit, not the teammates",
        "RDI-VRULING-24",
        "A.ignored.update(B)",
        "A.ignored.add(_1.behalf)",
    ),
    Break(
        "RDI-VRULING-61",
        "a bidding ends only when the highest bidder has passed, too",
        "",
        "A < len(B) - (C != NOBODY)",
        "A < len(B)",
    ),
    Break(
        "RDI-VRULING-73",
        "too few Scarabs are given out from the active player on",
        "RDI-VRULING-73",
        "A.living_from(B)",
        "A.living_from(A.active)",
    ),
    Break(
        "RDI-VRULING-75",
        "Torglesnarf may send on what hits a Minion of his",
        "",
        "if losses.of_all(_0, _4, A) <= _2.more_than:\n    return False",
        "if any(hit.seat >= len(_0.seats) for hit in _4.hits):\n"
        "    return True\n"
        "if losses.of_all(_0, _4, A) <= _2.more_than:\n"
        "    return False",
    ),
    Break(
        "RDI-VRULING-79",
        "what has the Inn pay lowers Wages to 1 at least",
        "RDI-VRULING-79",
        "max(A - 1, 0)",
        "max(A - 1, 1)",
    ),
    Break(
        "RDI-VRULING-91",
        "an Action Card that is Negated does not count as an Action",
        "RDI-TEAM-19",
        "if A.regains: ...",
        "if A.regains or A.negated: ...",
    ),
    Break(
        "RDI-WULFRIC-06",
        "Playful bites nobody for a loss of 1",
        "",
        "if A < 0:\n    for B in C.fortitude_lost: ...",
        "if A < -1:\n    for B in C.fortitude_lost: ...",
    ),
)
