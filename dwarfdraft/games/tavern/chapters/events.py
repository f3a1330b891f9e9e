"""Event decks: Progress Counters at the very end of every turn, and what Events do (RDI-SEA-*, RDI-EVENTMIX-*)."""

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Anytime, Mode
from dwarfdraft.games.tavern.chapters import champions, drink_deck, drinks, elimination, payments
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.reach import met
from dwarfdraft.games.tavern.decks.all import EVENT_DECKS, card_of, event_cards, event_of
from dwarfdraft.games.tavern.effect_rules import rules_of
from dwarfdraft.games.tavern.numbers import as_action
from dwarfdraft.games.tavern.numbers.changes import change_alcohol, change_fortitude, discard, draw, shuffled
from dwarfdraft.games.tavern.state.stack import INN, Due, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import EventPile
from dwarfdraft.games.tavern.table import TavernTable

# The decks


def lay_out(table: TavernTable) -> None:
    """Shuffle the Event decks in use and put their first counters on them (RDI-SEA-02, RDI-EVENTMIX-01, -02).

    How many, alone and beside another deck: `sea_events.DECK`, `dungeon_events.DECK`.
    """
    names = table.state.options.events
    for name in names:
        deck = EVENT_DECKS[name]
        counters = deck.counters if len(names) == 1 else deck.counters_beside_another
        table.state.events.append(EventPile(name, shuffled(table, event_cards(name)), (), counters))


def move_on(table: TavernTable) -> Rules:
    """The very last thing of a turn, also of an ended or lost one: a counter comes off each deck (RDI-SEA-04).

    Who takes off the last one reveals an Event; the next deck follows when all of that is dealt with. Who that is if
    the player of the turn is out: `_happen`; what comes before: `turn._end_turn`.
    """
    state = table.state
    for pile in state.events:
        if state.winners is not None:
            return
        pile.counters -= 1
        table.emit("counter_off", {"deck": pile.deck, "left": pile.counters})
        if not pile.counters:
            yield from _happen(table, pile)


def _happen(table: TavernTable, pile: EventPile) -> Rules:
    """Reveal and discard the top card; it may be answered, then it is followed (RDI-SEA-05 to -07, RDI-EVENT-06).

    If the player whose turn it was is out, the next one to the left reveals it (RDI-VRULING-54). The new counters go on
    when the Event and all who lose by it are dealt with (RDI-VRULING-57). A spent deck is made of its discards
    (RDI-DUNGEON-04). By whom it may be Ignored: `to_cards._is_met_by_event`, in this window alone.
    """
    state = table.state
    seat = state.living()[0]
    if not pile.cards:
        pile.cards, pile.discard = shuffled(table, pile.discard), ()
    card_id, *rest = pile.cards
    pile.cards, pile.discard = tuple(rest), (card_id, *pile.discard)
    table.emit("event_revealed", {"seat": seat, "deck": pile.deck, "card": card_id})
    event = event_of(card_id)
    play = Play(seat, card_id, None, Mode(Anytime(), event.effects), ())
    state.stack.append(play)
    yield from champions.choose(table, play)
    table.plan(play)
    play.stage = Stage.PLAYED
    yield from table.open_window(Moment(Window.EVENT, play=play))
    play.stage = Stage.RESOLVING
    table.emit("event_begins", {"seat": seat, "card": card_id, "ignored": sorted(play.ignored)})
    for effect in event.effects:
        first = rules_of(effect).first
        if first is not None:
            yield from first(table, play, effect)
    if as_action.is_as_action(play):
        yield from as_action.answered(table, play)
    yield from table.resolve(play)
    state.stack.pop()
    yield from elimination.check(table)
    pile.counters = event.counters
    table.emit("counters_on", {"deck": pile.deck, "count": pile.counters, "card": card_id})


# What Events do


def draw_each(table: TavernTable, play: Play, count: int) -> None:
    """Everybody draws."""
    for seat in met(table.state, play):
        draw(table, seat, count)


def discard_each(table: TavernTable, play: Play, count: int) -> Rules:
    """Everybody discards cards of choice, one after the other, before anything else happens (RDI-VRULING-59).

    Before: it is the `first` step of its effect (`_happen`). Other choices, also the secret ones: `event_choices`.
    """
    for seat in met(table.state, play):
        yield from discard_some(table, play, seat, count)


def discard_some(table: TavernTable, play: Play, seat: int, count: int) -> Rules:
    """A player discards so many cards of choice, or all there are (RDI-VRULING-60)."""
    state = table.state

    def titles() -> tuple[str, ...]:
        return tuple(dict.fromkeys(card_of(card).title for card in state.seats[seat].hand))

    for left in range(count, 0, -1):
        hand = state.seats[seat].hand
        if len(hand) <= left:  # nothing to choose
            discard(table, seat, list(hand))
            return
        about = {"card": play.card_id, "left": left}
        # Whether there is a choice is not told by asking or not.
        title = yield from table.choose(seat, "discard_one", titles, about, asks_even_one=True)
        if title is not None:
            discard(table, seat, [targeting.card_in_hand(state, seat, title)])


def discard_top_drinks(table: TavernTable, play: Play) -> None:
    """Everybody discards the top of the own Drink Me! Pile (RDI-DUNGEON-13); it is no Drink that is revealed.

    The Gold and the level of that Event: `decks/dungeon_events.py`.
    """
    state = table.state
    gone: list[str] = []
    for seat in met(table.state, play):
        pile = state.seats[seat].pile
        if pile:
            state.seats[seat].pile = pile[1:]
            gone.append(pile[0])
            table.emit("pile_discarded", {"seat": seat, "cards": [pile[0]], "card": play.card_id})
    if gone:
        drink_deck.put_away(table, tuple(gone))


def pour(table: TavernTable, play: Play) -> Rules:
    """Everybody in turn has the top card of the Drink Deck put on the own Drink Me! Pile, unseen."""
    for seat in met(table.state, play):
        yield from drinks.order_for(table, seat, seat, play.card_id)


def sell_fortitude(table: TavernTable, play: Play, sold: c.BuyFortitude) -> Rules:
    """Everybody chooses how often to buy; what each pays for is one payment, then all gain (RDI-SEA-10).

    Who is asked, in which order: `reach.met`. They gain for what was paid (`Due.paid`), by whoever covered it too.
    """
    state = table.state
    dues = []
    for seat in met(table.state, play):

        def times(seat: int = seat) -> tuple[int, ...]:
            return tuple(range(min(sold.times, payments.means(state, seat) // sold.gold) + 1))

        about = {"card": play.card_id, "gold": sold.gold, "fortitude": sold.fortitude}
        bought: int = yield from table.choose(seat, "purchases", times, about, 0)
        table.emit("bought", {"seat": seat, "times": bought, "card": play.card_id})
        if bought:
            dues.append(Due(seat, bought * sold.gold, INN))

    def gain(table: TavernTable, payment: Moment) -> Rules:
        for due in payment.dues:
            if table.state.is_living(due.payer) and due.paid:
                change_fortitude(table, due.payer, due.paid // sold.gold * sold.fortitude, card=card_id)
        yield from ()

    card_id = play.card_id
    yield from payments.pay(table, dues, play, then=gain)


def tax(table: TavernTable, play: Play, due: c.TaxGold) -> Rules:
    """Everybody pays the Inn at the same time, the rich more."""
    stats = {seat: table.state.stats(seat) for seat in met(table.state, play)}
    dues = [Due(seat, due.most if own.gold >= due.rich else due.least, INN) for seat, own in stats.items()]
    yield from payments.pay(table, dues, play)


def raise_lowest(table: TavernTable, play: Play, alcohol: int) -> None:
    """Those with the lowest Alcohol Content of all gain some, ties included."""
    state = table.state
    lowest = min(state.stats(seat).alcohol for seat in state.living())
    for seat in [seat for seat in met(table.state, play) if state.stats(seat).alcohol == lowest]:
        change_alcohol(table, seat, alcohol, card=play.card_id)


def lose_or_gain(table: TavernTable, play: Play, cost: c.LoseOrGain) -> Rules:
    """Everybody chooses in turn order (`reach.met`: RDI-RULING-19); then all of it happens at once (RDI-RULING-18)."""
    chosen: dict[int, str] = {}
    for seat in met(table.state, play):
        about = {"card": play.card_id, "fortitude": cost.fortitude, "alcohol": cost.alcohol}
        chosen[seat] = yield from table.choose(seat, "lose_or_gain", lambda: ("lose", "gain"), about, "lose")
        play.choices[seat] = chosen[seat]
        told = {"fortitude": -cost.fortitude, "alcohol": cost.alcohol, "card": play.card_id}
        table.emit("chose", {"seat": seat, "choice": chosen[seat], **told})
    for seat, choice in chosen.items():
        if choice == "lose":
            change_fortitude(table, seat, -cost.fortitude, card=play.card_id)
        else:
            change_alcohol(table, seat, cost.alcohol, card=play.card_id)
