"""Drink Events (RDI-DRINK-05 to -07, RDI-ROUND-*, RDI-CONTEST-*, RDI-RULING-48 to -51, -64, -65)."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

from dwarfdraft.engine.ask import Step
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern.cards import Anytime, Mode
from dwarfdraft.games.tavern.chapters import champions, drink_deck, drink_numbers, drinks, elimination, payments
from dwarfdraft.games.tavern.conditions.reach import met
from dwarfdraft.games.tavern.decks.all import drink_of
from dwarfdraft.games.tavern.numbers import as_action
from dwarfdraft.games.tavern.state.stack import INN, DrinkInPlay, Due, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import Contest
from dwarfdraft.games.tavern.table import TavernTable


def happen(table: TavernTable, seat: int, card_id: str) -> Rules:
    """A Drink Event has been revealed: it may be answered, then it is followed (RDI-DRINK-05, -07)."""
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
    """A Drink from the Drink Deck; everybody drinks a copy of it (RDI-ROUND-01 to -03, RDI-RULING-48)."""
    drink = yield from drinks.reveal_drink(table, play.seat)
    if drink is not None:
        yield from _drink_copies(table, drink, met(table.state, play))


def _drink_copies(table: TavernTable, drink: DrinkInPlay, drinkers: list[int]) -> Rules:
    copies = [replace(drink, drinker=seat, from_event=True) for seat in drinkers]
    alcohol = {str(copy.drinker): drink_numbers.numbers(table.state, copy, copy.drinker)[0] for copy in copies}
    table.emit("copied", {"cards": list(drink.cards), "seats": drinkers, "alcohol_of": alcohol})
    if copies:
        yield from drinks.drink_together(table, copies)
    else:
        drink_deck.put_away(table, drink.cards)


# The Drinking Contest


def contest(table: TavernTable, play: Play) -> Rules:
    """All reveal and drink; the strongest Drink wins one Gold from each other player (RDI-CONTEST-01 to -13)."""
    state = table.state
    everybody = tuple(sorted(met(state, play)))
    if not everybody:
        return
    outer = state.contest  # a Drink forced on somebody meanwhile may be another Contest
    state.contest = running = Contest(everybody, everybody, state.refills)
    table.emit("contest", {"seats": list(everybody), "by": play.seat, "card": play.card_id})
    winner = yield from _passes(table, running)
    if winner is not None:
        table.emit("contest_won", {"seat": winner})
        # Who has passed out pays, too (RDI-CONTEST-08, -09).
        dues = [Due(seat, 1, winner) for seat in everybody if seat != winner]
        yield from payments.pay(table, dues, play)
    else:
        table.emit("contest_not_won", {})
    state.contest = outer
    if outer is not None:
        outer.undivided += running.undivided
        return
    yield from elimination.check(table, waiting=running.undivided)


def _passes(table: TavernTable, running: Contest) -> Generator[Step, Any, int | None]:
    """Repeat revealing and drinking until one is ahead; return who, or None (RDI-CONTEST-06, RDI-RULING-50, -65)."""
    state = table.state
    while True:
        scores = yield from _one_pass(table, running)
        if not scores:
            return None
        best = max(scores.values())
        tied = tuple(seat for seat in running.players if scores.get(seat, 0) == best)
        if len(tied) == 1:
            return tied[0]
        awake = [seat for seat in tied if seat not in elimination.passing_out(state)]
        if len(awake) <= 1:  # the Gold is collected before losing is checked
            return awake[0] if awake else None
        yield from elimination.check(table)
        running.players = tuple(seat for seat in tied if state.is_living(seat))
        if len(running.players) <= 1:
            return running.players[0] if running.players else None
        if state.refills - running.refills >= drinks.MOST_RENEWALS:
            return None
        table.emit("contest_tied", {"seats": list(running.players)})


def _one_pass(table: TavernTable, running: Contest) -> Generator[Step, Any, dict[int, int]]:
    """Have all in the Contest reveal and drink once; return what they scored, nothing if nobody revealed a card."""
    state = table.state
    revealed: dict[int, DrinkInPlay] = {}
    running.revealed = {}
    scores: dict[int, int] = {}
    for seat in state.living():
        if seat not in running.players or not state.is_living(seat):
            continue
        found = yield from drinks.reveal(table, seat)
        running.revealed[seat] = found
        if isinstance(found, DrinkInPlay):
            found.from_event = True
            revealed[seat] = found
        elif found is not None:
            scores[seat] = 0
            table.emit("event_skipped", {"seat": seat, "card": found, "why": "contest"})
            drink_deck.put_away(table, (found,))
    if revealed:
        yield from drinks.drink_together(table, list(revealed.values()))
    scores |= {seat: drink_numbers.contest_score(state, drink) for seat, drink in revealed.items()}
    table.emit("contest_scores", {"scores": {str(seat): score for seat, score in scores.items()}})
    return scores


# The others


def challenge(table: TavernTable, play: Play, count: int, prize: int) -> Rules:
    """The revealer may drink so many Drinks; if still in the game then, every other player pays (RDI-RULING-22)."""
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
        drink = yield from drinks.reveal_drink(table, seat)
        if drink is not None:
            drink.from_event = True
            yield from drinks.drink_together(table, [drink])
    yield from elimination.check(table)
    if state.is_living(seat):
        dues = [Due(s, prize, seat) for s in state.opponents(seat) if play.reaches(s)]
        yield from payments.pay(table, dues, play)


def lose_or_pay(table: TavernTable, play: Play, fortitude: int, gold: int) -> Rules:
    """Everybody chooses in turn order from the revealer; then all of it happens at once (RDI-RULING-19)."""
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
    """Two Drinks: the revealer drinks the weaker one, everybody else a copy of the other."""
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
    yield from drinks.drink_together(table, [mine, *copies])
    if not copies:
        drink_deck.put_away(table, theirs.cards)
