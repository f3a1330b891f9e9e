"""Set-up: what everybody has, who goes first, the first hands (RDI-SETUP-*, RDI-RULING-57)."""

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import events
from dwarfdraft.games.tavern.decks.all import CHARACTERS, deck_of, drink_cards
from dwarfdraft.games.tavern.decks.drinks import DECK_SIZE
from dwarfdraft.games.tavern.numbers.changes import shuffled
from dwarfdraft.games.tavern.state.options import HAND
from dwarfdraft.games.tavern.state.state import MOST, State
from dwarfdraft.games.tavern.table import TavernTable


def lay_out(table: TavernTable) -> None:
    """Give everybody Gold, Fortitude and a shuffled deck; make the Drink Deck (RDI-SETUP-03, -09 to -12, RDI-BAR-02).

    A team has one Fortitude, Alcohol Content and Stash, and its Potion Tokens (RDI-TEAM-07, -09). How much of them says
    `Options`; Boss Cards: `deck_of`; Event decks: `events.lay_out`; what characters have of their own: `hooks.lay_out`.
    """
    state = table.state
    for stats in state.parties:
        stats.fortitude, stats.alcohol = MOST, 0
        stats.gold, stats.tokens = state.options.gold, state.options.tokens
    for seat, player in enumerate(state.seats):
        state.stats(seat).gold += CHARACTERS[player.character].extra_gold
        player.deck = shuffled(table, deck_of(player.character, boss=state.is_boss(seat)))
        for lay in hooks.lay_out:
            lay(table, seat)
    state.gold = sum(party.gold for party in state.parties)
    events.lay_out(table)
    cards = shuffled(table, drink_cards(state.options.drinks))
    state.drink_deck, state.bar_deck = cards[:DECK_SIZE], cards[DECK_SIZE:]


def deal(table: TavernTable) -> bool:
    """Lay everything out (`lay_out`), say who goes first, deal Drinks and hands (RDI-SETUP-13 to -15, RDI-RULING-57).

    Clockwise from who goes first (`_drawn`): the Drink Me! Piles (-13), the hands (-14). Return whether all have a
    hand: Vlazlo gets his by `first_form`.
    """
    state = table.state
    lay_out(table)
    if state.active < 0:
        state.active = state.options.first if state.options.first >= 0 else _drawn(table)
    state.first = state.active
    for seat in state.living():
        player = state.seats[seat]
        player.pile, state.drink_deck = state.drink_deck[:1], state.drink_deck[1:]
    dealt = [seat for seat in state.living() if _first_hand(table, seat) is None]
    for seat in dealt:
        player = state.seats[seat]
        size = state.hand_size(seat)
        player.hand, player.deck = player.deck[:size], player.deck[size:]
    table.emit(
        "dealt",
        {"first": state.active, "cards": HAND, **_boss_hand(state)},
        {seat: {"hand": list(state.seats[seat].hand)} for seat in dealt},
    )
    return len(dealt) == len(state.seats)


def first_form(table: TavernTable) -> Rules:
    """Vlazlo, who was dealt none, gets his first hand when all others have one: `blood._first_form` (RDI-BLOOD-03)."""
    state = table.state
    for seat in state.living():
        rules = _first_hand(table, seat)
        if rules is not None:
            yield from rules


def _first_hand(table: TavernTable, seat: int) -> Rules | None:
    """Return the rules by which a player gets the first hand, None where it is dealt."""
    return next((rules for first in hooks.first_hand if (rules := first(table, seat)) is not None), None)


def _drawn(table: TavernTable) -> int:
    """Return who is drawn to begin, of a team the first one (RDI-RULING-57, RDI-VRULING-11); who is named: `deal`."""
    state = table.state
    parties = len(state.parties)
    drawn = table.rng.roll(parties) - 1
    return next(seat for seat, player in enumerate(state.seats) if player.party == drawn)


def _boss_hand(state: State) -> dict[str, int]:
    """Return the size of the Boss's hand where it is another: `Options.hand_size` (RDI-BOSS-04)."""
    return {"boss_cards": state.hand_size(0)} if state.options.challengers else {}
