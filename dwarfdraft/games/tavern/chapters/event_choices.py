"""Events at which everybody chooses, openly in turn order or secretly at the same time, before anything happens.

RDI-DUNGEON-08, RDI-VRULING-59.
"""

from collections import Counter
from collections.abc import Generator
from typing import Any

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.chapters import drink_deck, drinks, events, payments
from dwarfdraft.games.tavern.conditions.reach import met
from dwarfdraft.games.tavern.numbers import as_action
from dwarfdraft.games.tavern.numbers.changes import change_alcohol, flip_coin, move_gold
from dwarfdraft.games.tavern.state.stack import INN, DrinkInPlay, Due, Moment, Play
from dwarfdraft.games.tavern.table import TavernTable


def choose_in_turn(
    table: TavernTable, play: Play, kind: str, choices: tuple[str, ...], **about: int
) -> Generator[Yielded, Any, dict[int, str]]:
    """Have all whom an Event affects choose one after the other; return what each has chosen who is still there.

    Openly, in the order of `reach.met` (RDI-DUNGEON-08, RDI-VRULING-59). The last choice is what happens if somebody
    does not answer. What is chosen the caller does afterwards, at once; secret choices: `pay_most`, `blame_most`.
    """
    chosen: dict[int, str] = {}
    for seat in met(table.state, play):
        said = yield from table.choose(seat, kind, lambda: choices, {"card": play.card_id, **about}, choices[-1])
        if table.state.is_living(seat):
            chosen[seat] = said
            tell(table, play, seat, said)
    return chosen


def tell(table: TavernTable, play: Play, seat: int, choice: str, **numbers: int) -> None:
    """Say what a player has chosen."""
    play.choices[seat] = choice
    table.emit("chose", {"seat": seat, "choice": choice, **numbers, "card": play.card_id})


# Openly


def open_chest(table: TavernTable, play: Play, chest: c.OpenChest) -> Rules:
    """Who wants helps to open the chest; if anybody does, one coin decides for all of them (RDI-CARD-22).

    Who is asked, of teams the Champions: `choose_in_turn`.
    """
    chosen = yield from choose_in_turn(
        table, play, "help", ("helps", "stays_out"), gold=chest.gold, fortitude=chest.fortitude
    )
    helpers = [seat for seat, choice in chosen.items() if choice == "helps"]
    if not helpers:
        return
    if not flip_coin(table, play.card_id):
        yield from as_action.lose(table, play, dict.fromkeys(helpers, chest.fortitude))
        return
    for seat in filter(table.state.is_living, helpers):
        move_gold(table, INN, seat, chest.gold, "gained", play.card_id)


def lose_or_stone(table: TavernTable, play: Play, fortitude: int) -> Rules:
    """Everybody loses Fortitude or turns to stone until the end of their next turn (RDI-CARD-34).

    Whom it reaches, of teams the Champions: `reach.met`. What stone does: `redirecting.ignore_all`, `teams.actors`; its
    end: `turn._end_turn`. Minions are not shielded, since only a seat Ignores.
    """
    chosen = yield from choose_in_turn(table, play, "stare", ("stone", "lose"), fortitude=fortitude)
    for seat, choice in chosen.items():
        if choice == "stone":
            table.state.seats[seat].stone = True
            table.emit("turned_to_stone", {"seat": seat, "card": play.card_id})
    yield from as_action.lose(table, play, {seat: fortitude for seat in chosen if chosen[seat] == "lose"})


def discard_or_drink(table: TavernTable, play: Play, count: int) -> Rules:
    """Everybody discards so many cards or is to drink; these reveal Drinks, which are drunk together (RDI-CARD-08).

    Who holds too few cards cannot choose to discard (RDI-DUNGEON-09). A Drink Event does nothing. Everybody is whom the
    Event reaches, of teams the Champions: `reach.met`. Changing and Ignoring the Drinks: `drinks.drink_together`.
    """
    state = table.state
    drinkers = []
    for seat in met(state, play):

        def ways(seat: int = seat) -> tuple[str, ...]:
            return ("discard", "drink") if len(state.seats[seat].hand) >= count else ("drink",)

        about = {"card": play.card_id, "cards": count}
        said = yield from table.choose(seat, "doom", ways, about, "drink")
        tell(table, play, seat, said)
        if said == "discard":
            yield from events.discard_some(table, play, seat, count)
        else:
            drinkers.append(seat)
    yield from _reveal_and_drink(table, [seat for seat in drinkers if state.is_living(seat)])


def _reveal_and_drink(table: TavernTable, drinkers: list[int]) -> Rules:
    revealed = []
    for seat in drinkers:
        found = yield from drinks.reveal(table, seat)
        if isinstance(found, DrinkInPlay):
            found.from_event = True
            revealed.append(found)
        elif found is not None:
            table.emit("event_skipped", {"seat": seat, "card": found, "why": "event"})
            drink_deck.put_away(table, (found,))
    if revealed:
        yield from drinks.drink_together(table, revealed)


# Secretly


def pay_most(table: TavernTable, play: Play, alcohol: int) -> Rules:
    """All pay the Inn what they have secretly chosen; who pays most sobers up, all if nobody pays (RDI-CARD-02).

    So the text of the card (`PayMost` in `cards/happenings.py`); the rule says the last part. All whom it reaches, of
    teams the Champions, who are chosen before: `reach.met`, `events._happen`. What is paid counts, not what is shown,
    and what the Inn pays for somebody, too (docs/rulings.md).
    """
    state = table.state
    gold = {seat: tuple(range(state.stats(seat).gold + 1)) for seat in met(state, play)}
    about = {"card": play.card_id, "alcohol": alcohol}
    pledged = yield from table.choose_secretly("pledge", gold, about, 0)
    table.emit("pledged", {"gold": {str(seat): amount for seat, amount in pledged.items()}, "card": play.card_id})
    dues = [Due(seat, amount, INN) for seat, amount in pledged.items() if amount]

    def sober_up(table: TavernTable, payment: Moment) -> Rules:
        paid = dict.fromkeys(pledged, 0) | {due.payer: due.paid for due in payment.dues}
        for seat in [seat for seat, amount in paid.items() if amount == max(paid.values())]:
            if table.state.is_living(seat):
                change_alcohol(table, seat, -alcohol, card=card_id)
        yield from ()

    card_id = play.card_id
    yield from payments.pay(table, dues, play, then=sober_up)


def blame_most(table: TavernTable, play: Play, blame: c.BlameMost) -> Rules:
    """All secretly pick another (RDI-VRULING-59); who is picked most loses Fortitude, those who tie lose less.

    Among whom the Event reaches (docs/rulings.md); of teams the Champions: `reach.met`. Choices that are open:
    `choose_in_turn`.
    """
    seats = sorted(met(table.state, play))
    others = {seat: tuple(other for other in seats if other != seat) for seat in seats}
    if len(seats) < 2:
        return
    picks = yield from table.choose_secretly("push", others, {"card": play.card_id})
    table.emit("blamed", {"picks": {str(seat): other for seat, other in picks.items()}, "card": play.card_id})
    counts = Counter(picks.values())
    top = [seat for seat in seats if counts[seat] == max(counts.values())]
    loss = blame.alone if len(top) == 1 else blame.tied
    yield from as_action.lose(table, play, dict.fromkeys(top, loss))
