"""Hands and turns (DDD-HAND-*, DDD-TURN-*, DDD-OPT-*): the order in which everything happens.

`play` goes on from whatever phase the state is in; each phase begins at a rest point.
"""

from collections.abc import Generator
from typing import Any, assert_never

from dwarfdraft.engine.ask import EXPIRED, Ask, Fields, OneOf, Poll, Rest, Yielded
from dwarfdraft.games.draft.cards import CARDS, DICE_SIDES, HAND_SIZE, TURNS, dice_of_seat, draw_deck
from dwarfdraft.games.draft.dice import DraftTable
from dwarfdraft.games.draft.scoring import score_of_seat
from dwarfdraft.games.draft.state import Lay, Phase, Place
from dwarfdraft.games.draft.texts import Rules, resolve

Pick = tuple[str, str]
"""A card and the die on it."""


def play(table: DraftTable) -> Rules:
    """All hands, to the end of the game (DDD-HAND-03, -04).

    Which phase comes next, each of them says itself: `draft` and `resolve_column` of a turn, `score` of a hand.
    """
    state = table.state
    while True:
        match state.phase:
            case Phase.DEAL:
                deal(table)
            case Phase.DRAFT:
                yield Rest("draft")
                yield from draft(table)
            case Phase.RESOLVE:
                yield Rest("resolve")
                yield from resolve_column(table)
            case Phase.SCORE:
                score(table)
            case Phase.OVER:
                yield Rest("over")
                return
            case _:
                assert_never(state.phase)


def deal(table: DraftTable) -> None:
    """Shuffle all cards, deal seven to each player, roll all dice (DDD-HAND-01, -02, -04).

    The cards of the chosen dwarves: `draw_deck`. The scores of the last hand have been recorded in `score`.
    """
    state, rng = table.state, table.rng
    rng.open(f"hand/{state.hand}")
    deck = draw_deck(state.options.dwarves)
    rng.shuffle(deck)
    seats = range(state.seats)
    state.hands = [deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE] for seat in seats]
    state.deck = deck[state.seats * HAND_SIZE :]
    state.discard = []
    state.free = [dice_of_seat(seat) for seat in seats]  # dice that changed hands go home
    state.values = {
        die: rng.below(sides) + 1 for seat in seats for die, sides in zip(state.free[seat], DICE_SIDES, strict=True)
    }
    state.places = [[] for _ in seats]
    state.sips = [0 for _ in seats]
    state.water = [0 for _ in seats]
    state.turn = 1
    state.column = 0
    state.starts = state.resolver = -1
    state.starts_card = ""
    state.revealed = None
    state.phase = Phase.DRAFT
    table.emit(
        "deal",
        {"hand": state.hand, "dice": state.values.copy()},
        {seat: {"hand_cards": sorted(hand)} for seat, hand in enumerate(state.hands)},
    )


def draft(table: DraftTable) -> Rules:
    """Everyone puts a card and a die face down at the same time (DDD-TURN-01, -02).

    Answers stay hidden and may be taken back until all are in: `Poll`. They are laid down in `place_picks`; who is
    late: `draft_for_late`.
    """
    state = table.state
    question = table.new_question()
    asks = tuple(
        Ask(
            question % "draft",
            seat,
            "draft",
            Fields((("card", OneOf(tuple(sorted(state.hands[seat])))), ("die", OneOf(tuple(state.free[seat]))))),
        )
        for seat in range(state.seats)
    )
    answers: dict[int, Any] = yield Poll(asks, shows_ready=True, may_expire=state.options.keep_it_going)
    late = [seat for seat, answer in answers.items() if answer is EXPIRED]
    picks = {seat: (a["card"], a["die"]) for seat, a in answers.items() if a is not EXPIRED}
    if late:
        picks |= yield from draft_for_late(table, sorted(late))
    place_picks(table, picks)
    if state.options.best_laid_plans and state.turn < TURNS:  # DDD-OPT-02
        pass_hands(table)
    else:
        state.phase = Phase.RESOLVE
        state.column = 1 if state.options.best_laid_plans else state.turn


def draft_for_late(table: DraftTable, late: list[int]) -> Generator[Yielded, Any, dict[int, Pick]]:
    """The left neighbour of each late player picks one of the card backs; the owner adds a die (DDD-OPT-01).

    The order of a hand is known to nobody: it comes from the shuffle, and its owner is shown it sorted. How long each
    of them has: `DraftOffer.fixed_s`.
    """
    state = table.state
    table.emit("late", {"seats": late}, shows=False)
    question = table.new_question()
    backs: dict[int, Any] = yield Poll(
        tuple(
            Ask(
                question % "back",
                (seat + 1) % state.seats,
                "back",
                OneOf(tuple(range(len(state.hands[seat])))),
                {"for": seat, "rule": "DDD-OPT-01"},
            )
            for seat in late
        ),
        may_expire=True,
    )
    cards: dict[int, str] = {}
    for seat in late:
        neighbour = (seat + 1) % state.seats
        back = backs[neighbour]  # nobody knows the order: if the neighbour is late, too, the first back is a random one
        cards[seat] = state.hands[seat][0 if back is EXPIRED else back]
        table.emit("backed", {"seat": seat, "by": neighbour}, {seat: {"card": cards[seat]}}, shows=False)
    dice: dict[int, Any] = {seat: state.free[seat][0] for seat in late}
    choosing = [seat for seat in late if len(state.free[seat]) > 1]  # DDD-DIE-05
    if choosing:
        question = table.new_question()
        dice |= yield Poll(
            tuple(
                Ask(
                    question % "die",
                    seat,
                    "die",
                    OneOf(tuple(state.free[seat])),
                    {"step": "late", "rule": "DDD-OPT-01"},
                )
                for seat in choosing
            ),
            may_expire=True,
        )
    for seat, die in dice.items():
        if die is EXPIRED:
            dice[seat] = table.rng.choice(state.free[seat])
    return {seat: (cards[seat], dice[seat]) for seat in late}


def place_picks(table: DraftTable, picks: dict[int, Pick]) -> None:
    """Lay the drafted cards face down; all dice become visible at once (DDD-TURN-02).

    Until then both are hidden, and may be taken back: `draft`.
    """
    state = table.state
    for seat in range(state.seats):
        card, die = picks[seat]
        state.hands[seat].remove(card)
        state.free[seat].remove(die)
        state.places[seat].append(Place(card, die, Lay.UNRESOLVED, seat, state.turn))
    table.emit(
        "committed",
        {"turn": state.turn, "dice": [picks[seat][1] for seat in range(state.seats)]},
        {seat: {"card": card} for seat, (card, _) in picks.items()},
    )


def resolve_column(table: DraftTable) -> Rules:
    """Starting dwarf, then clockwise until no card of the column is unresolved (DDD-TURN-03, -04, -05).

    Then hands are passed (DDD-TURN-07), with Best Laid Plans the next column comes (DDD-OPT-02); after the last one the
    hand is scored (DDD-HAND-03).
    """
    state = table.state
    draw_starting_dwarf(table)
    i = state.column - 1
    seat = state.starts
    while any(row[i].lay is Lay.UNRESOLVED for row in state.places):
        if state.places[seat][i].lay is Lay.UNRESOLVED:  # else DDD-TURN-05
            yield from resolve(table, seat, state.column, "turn")
        seat = (seat + 1) % state.seats
    state.resolver = -1
    state.revealed = None
    if state.options.best_laid_plans and state.column < TURNS:
        state.column += 1
    elif state.turn < TURNS:
        pass_hands(table)
        state.column = 0
        state.phase = Phase.DRAFT
    else:
        state.turn = TURNS + 1
        state.column = 0
        state.phase = Phase.SCORE


def draw_starting_dwarf(table: DraftTable) -> None:
    """Put the top card of the deck on the discard pile; its dwarf's player starts (DDD-TURN-03).

    It is not resolved, so nothing is drunk for it. `resolve_column` calls this first, whatever is left to resolve.
    """
    state = table.state
    card = state.deck.pop(0)
    state.discard.insert(0, card)
    state.starts_card = card
    state.starts = state.seat_of(CARDS[card][0])
    table.emit("starts", {"turn": state.column, "card": card, "seat": state.starts})


def pass_hands(table: DraftTable) -> None:
    """Everyone hands the rest of the hand to the left; the next turn begins (DDD-TURN-07).

    When: after `resolve_column`, with Best Laid Plans after each `draft`; not after the last turn.
    """
    state = table.state
    state.hands = [state.hands[seat - 1] for seat in range(state.seats)]
    state.turn += 1
    table.emit(
        "passed",
        {"turn": state.turn},
        {seat: {"hand_cards": sorted(hand)} for seat, hand in enumerate(state.hands)},
    )


def score(table: DraftTable) -> None:
    """Write the hand on the score sheet; deal the next one or end the game (DDD-HAND-04, DDD-SCORE-*).

    The sum of a hand: `score_of_seat` (-01); totals and who has won: `State.totals`, `State.winners` (-02).
    """
    state = table.state
    scores = tuple(score_of_seat(state, seat) for seat in range(state.seats))
    state.sheet.append(scores)
    table.emit("score", {"hand": state.hand, "seats": [line.to_json() for line in scores], "totals": state.totals()})
    if state.hand < state.options.hands:
        state.hand += 1
        state.phase = Phase.DEAL
    else:
        state.phase = Phase.OVER
        table.emit("end", {"totals": state.totals(), "winners": state.winners()})
