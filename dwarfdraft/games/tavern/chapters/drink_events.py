"""Drink Events (RDI-DRINK-05 to -07, RDI-ROUND-*, RDI-CONTEST-*, RDI-RULING-48 to -51, -64, -65)."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.cards import Anytime, Mode
from dwarfdraft.games.tavern.chapters import champions, drink_deck, drink_numbers, drinks, elimination, payments
from dwarfdraft.games.tavern.conditions.reach import met
from dwarfdraft.games.tavern.decks.all import drink_of
from dwarfdraft.games.tavern.numbers import as_action
from dwarfdraft.games.tavern.state.stack import INN, DrinkInPlay, Due, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import Contest, State
from dwarfdraft.games.tavern.table import TavernTable


def happen(table: TavernTable, seat: int, card_id: str) -> Rules:
    """A Drink Event has been revealed: it may be answered, then it is followed (RDI-DRINK-05, -07).

    By whom it may be Ignored: `to_cards._is_met_by_event`, in this window alone. What it does: `effects/resolving.py`.
    """
    state = table.state
    play = Play(seat, card_id, None, Mode(Anytime(), drink_of(card_id).event), ())
    state.stack.append(play)
    if champions.calls(play):
        yield from champions.choose(table, play, seat)
    table.plan(play)
    play.stage = Stage.PLAYED
    yield from table.open_window(Moment(Window.EVENT, play=play))
    if not play.negated:
        play.stage = Stage.RESOLVING
        table.emit("event_begins", {"seat": seat, "card": card_id, "ignored": sorted(play.ignored)})
        yield from table.resolve(play)
    state.stack.pop()
    drink_deck.put_away(table, (card_id,))


def copy_for_all(table: TavernTable, play: Play) -> Rules:
    """A Drink from the Drink Deck; everybody drinks a copy of it (RDI-ROUND-01 to -03, RDI-RULING-48).

    Events before it: `drinks.reveal_drink`. The copies: `_drink_copies`; their window, and that the cards are discarded
    once: `drinks.drink_together`. That a Mead is not split: `from_event`.
    """
    drink = yield from drinks.reveal_drink(table, play.seat)
    if drink is not None:
        yield from _drink_copies(table, drink, met(table.state, play))


def _drink_copies(table: TavernTable, drink: DrinkInPlay, drinkers: list[int]) -> Rules:
    """Have each drink a whole copy of a Drink, all at once (RDI-ROUND-02, -03).

    Nobody changes the Drink before: they have one window, in `drinks.drink_together` (-03).
    """
    copies = [replace(drink, drinker=seat, from_event=True) for seat in drinkers]
    alcohol = {str(copy.drinker): drink_numbers.numbers(table.state, copy, copy.drinker)[0] for copy in copies}
    table.emit("copied", {"cards": list(drink.cards), "seats": drinkers, "alcohol_of": alcohol})
    if copies:
        yield from drinks.drink_together(table, copies)
    else:
        drink_deck.put_away(table, drink.cards)


# The Drinking Contest


def contest(table: TavernTable, play: Play) -> Rules:
    """All whom it reaches reveal and drink; the strongest Drink wins one Gold from each of the others (RDI-CONTEST-01).

    Passes, and who is ahead: `_passes`, `ahead` (RDI-CONTEST-02 to -07, -10 to -12). Gold: `settle` (RDI-CONTEST-08).
    When the outermost Contest is over, who has passed out divides, and who has no Gold is out (RDI-CONTEST-09, -13).
    """
    state = table.state
    everybody = tuple(sorted(met(state, play)))
    if not everybody:
        return
    state.contest = running = Contest(everybody, everybody, state.refills, outer=state.contest)
    table.emit("contest", {"seats": list(everybody), "by": play.seat, "card": play.card_id})
    winner = yield from _passes(table, running)
    yield from settle(table, play, running, winner)
    if running.outer is None:
        yield from elimination.check(table, waiting=running.undivided)


def settle(table: TavernTable, play: Play, running: Contest, winner: int | None) -> Rules:
    """The winner gets 1 Gold from each of the others, passed out or not (RDI-CONTEST-08, -09); then it is over.

    Who has passed out keeps the Gold until `contest` has it divided, so pays, and may be paid (`payments._may_take`).
    """
    if winner is None:
        table.emit("contest_not_won", {})
        dues = []
    else:
        table.emit("contest_won", {"seat": winner})
        dues = [Due(seat, 1, winner) for seat in running.everybody if seat != winner]
    yield from payments.pay(table, dues, play, then=_end_contest)


def _end_contest(table: TavernTable, payment: Moment) -> Rules:
    """A Contest is over, and that in which it has begun goes on: what waits for its end waits for the outer one's."""
    running = table.state.contest
    assert running is not None
    table.state.contest = outer = running.outer
    if outer is not None:
        outer.undivided += running.undivided
    yield from ()


def _passes(table: TavernTable, running: Contest) -> Generator[Yielded, Any, int | None]:
    """Repeat revealing and drinking until one is ahead; return who, or None (RDI-CONTEST-06, RDI-RULING-50, -65).

    Of RDI-RULING-50 this is the loop: after a tie it is looked at first who is out. Which tie counts: `ahead`; the
    winner is paid in `settle`, before losing is checked in `contest`.
    """
    state = table.state
    while True:
        yield from _one_pass(table, running)
        best = ahead(state, running)
        if len(best) > 1:
            yield from elimination.check(table)
            best = tuple(seat for seat in best if state.is_living(seat))
        if len(best) <= 1:  # the Gold is collected before losing is checked
            return best[0] if best else None
        if may_stay_tied(state, running):
            return None
        running.players = best
        table.emit("contest_tied", {"seats": list(running.players)})


def ahead(state: State, running: Contest) -> tuple[int, ...]:
    """Return who is ahead when all have drunk in a pass: one has won, several tie; if it is nobody, nobody wins.

    The highest number counts (RDI-CONTEST-05, -06), 0 for who has revealed no card; it is nobody's if none of them has
    (RDI-RULING-65). If all who tie but one pass out, that one has won; if all do, nobody (RDI-CONTEST-07). They drink
    and discard in `_one_pass`; the Gold: `settle` (-05). Who has won so drinks no more: `_passes` (-07).
    """
    scores = scores_of(state, running)
    if not scores:
        return ()
    best = max(scores.values())
    tied = tuple(seat for seat in running.players if scores.get(seat, 0) == best)
    awake = tuple(seat for seat in tied if seat not in elimination.passing_out(state))
    return tied if len(tied) == 1 or len(awake) > 1 else awake


def scores_of(state: State, running: Contest) -> dict[int, int]:
    """Return by seat what counts of the Drinks revealed in this pass, 0 of an Event (RDI-CONTEST-02, -10, -12)."""
    return {
        seat: drink_numbers.contest_score(state, found) if isinstance(found, DrinkInPlay) else 0
        for seat, found in running.revealed.items()
        if found is not None
    }


def may_stay_tied(state: State, running: Contest) -> bool:
    """Tell whether the Drink Deck has been renewed so often that a tie stands and nobody wins (RDI-RULING-65).

    Twice since the Contest began. A tie of those who have revealed no card: `ahead`.
    """
    return state.refills - running.refills >= drinks.MOST_RENEWALS


def _one_pass(table: TavernTable, running: Contest) -> Rules:
    """Have all in the Contest reveal in turn order, and after a window drink, once (RDI-CONTEST-01 to -05).

    A Drink Event does nothing; Drinks that come in between are nobody's here (RDI-CONTEST-11). Chasers come by
    `drinks.reveal`, the window by `drinks.drink_together`; an Event counts 0 in `scores_of`; who wins: `ahead`,
    `settle`.
    """
    state = table.state
    revealed = []
    running.revealed = {}
    for seat in state.living():
        if seat not in running.players or not state.is_living(seat):
            continue
        found = yield from drinks.reveal(table, seat)
        running.revealed[seat] = found
        if isinstance(found, DrinkInPlay):
            found.from_event = True
            revealed.append(found)
        elif found is not None:
            table.emit("event_skipped", {"seat": seat, "card": found, "why": "contest"})
            drink_deck.put_away(table, (found,))
    if revealed:
        yield from drinks.drink_together(table, revealed)
    table.emit("contest_scores", {"scores": {str(seat): score for seat, score in scores_of(state, running).items()}})


# The others


def challenge(table: TavernTable, play: Play, count: int, prize: int) -> Rules:
    """The Challenge!: the revealer, or a stand-in (`Play.doer`), declines, or drinks `count` Drinks one by one.

    A stand-in: RDI-CARD-14, RDI-VRULING-45. Who is out by a Contest meanwhile drinks no more of them (RDI-RULING-25).
    Then losing is checked once (RDI-RULING-22), and if that player is still in the game, each opponent whom the Event
    reaches, a Champion who does not Ignore it, pays `prize` Gold. Who stands in: `champions.borrow`; when else losing
    is checked: `turn._waiting`; what else being out is: `elimination._go_out`.
    """
    state, seat = table.state, play.doer
    if seat is None:
        return
    answers = ("yes", "no")
    about = {"card": play.card_id}
    said = yield from table.choose(seat, "accept", lambda: answers, about, "no", asks_even_one=True)
    table.emit("challenge", {"seat": seat, "accepted": said == "yes", "card": play.card_id})
    if said != "yes":
        return
    for _ in range(count):
        if not state.is_living(seat):
            break
        drink = yield from drinks.reveal_drink(table, seat)
        if drink is not None:
            drink.from_event = True
            yield from drinks.drink_together(table, [drink])
    yield from elimination.check(table)
    if state.is_living(seat):
        dues = [Due(s, prize, seat) for s in state.opponents(seat) if play.reaches(s)]
        yield from payments.pay(table, dues, play)


def lose_or_pay(table: TavernTable, play: Play, fortitude: int, gold: int) -> Rules:
    """Everybody chooses for themselves, openly, in turn order (`reach.met`: RDI-RULING-19).

    Then all losses happen at once, then all payments at once (RDI-RULING-18, -20), each with one window: of losses only
    where the Event counts as an Action Card (`as_action.lose`), of payments `payments.pay`. Only who has all of it may
    choose to pay (RDI-RULING-27).
    """
    state = table.state
    dues, losers = [], []
    for seat in met(state, play):

        def choices(seat: int = seat) -> tuple[str, ...]:
            return ("lose", "pay") if payments.means(state, seat) >= gold else ("lose",)

        chosen = yield from table.choose(seat, "lose_or_pay", choices, {"card": play.card_id}, "lose")
        told = {"fortitude": -fortitude, "gold": -gold, "card": play.card_id}
        table.emit("chose", {"seat": seat, "choice": chosen, **told})
        play.choices[seat] = chosen
        if chosen == "pay":
            dues.append(Due(seat, gold, INN))
        else:
            losers.append(seat)

    def pay(table: TavernTable, loss: Moment) -> Rules:
        yield from payments.pay(table, [due for due in dues if table.state.is_living(due.payer)], loss.play)

    yield from as_action.lose(table, play, dict.fromkeys(losers, fortitude), pay)


def dare(table: TavernTable, play: Play) -> Rules:
    """Two Drinks: the revealer drinks the weaker one, everybody else a copy of the other (RDI-CARD-37).

    How strong they are goes by the revealer (`Play.doer`), who is nobody if that one Ignores the Event. Everybody else:
    `reach.met`; Ignoring and changing the Drinks, and what each has of them: `drinks.drink_together`.
    """
    state, seat = table.state, play.doer
    if seat is None:
        return
    first = yield from drinks.reveal_drink(table, seat)
    second = yield from drinks.reveal_drink(table, seat)
    if first is None or second is None:
        if first is not None:
            drink_deck.put_away(table, first.cards)
        return
    pair = (first, second)
    alcohol = [drink_numbers.numbers(state, drink, seat)[0] for drink in pair]
    weaker = alcohol.index(min(alcohol))
    if alcohol[0] == alcohol[1]:
        weaker = yield from table.choose(seat, "dare", lambda: (0, 1), {"card": play.card_id}, 0)
    mine, theirs = pair[weaker], pair[1 - weaker]
    mine.from_event = True
    others = [s for s in met(state, play) if s != seat]
    copies = [replace(theirs, drinker=other, from_event=True) for other in others]
    table.emit(
        "dared",
        {
            "seat": seat,
            "card": play.card_id,
            "cards": list(mine.cards),
            "alcohol": drink_numbers.numbers(state, mine, seat)[0],
            "others": list(theirs.cards),
            "others_alcohol": drink_numbers.numbers(state, theirs, seat)[0],
            "seats": others,
        },
    )
    if not copies and theirs is first:  # which nobody drinks: on the discards it lies below the other (RDI-RULING-49)
        drink_deck.put_away(table, theirs.cards)
    yield from drinks.drink_together(table, [mine, *copies])
    if not copies and theirs is second:
        drink_deck.put_away(table, theirs.cards)
