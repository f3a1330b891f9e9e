"""Drinks: revealing with Chasers, changing, drinking, ordering; the Drink Deck (RDI-DRINK-*, RDI-SPLIT-*)."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any, Final

from dwarfdraft.engine.ask import Step
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import drink_events, minions, moods, payments, scarabs, window
from dwarfdraft.games.tavern.changes import (
    TavernTable,
    change_alcohol,
    change_fortitude,
    draw,
    flip_coin,
    forget,
    note,
    shuffled,
)
from dwarfdraft.games.tavern.decks.all import CHARACTERS, drink_of
from dwarfdraft.games.tavern.decks.drinks import DECK_SIZE
from dwarfdraft.games.tavern.options import NOBODY
from dwarfdraft.games.tavern.stack import INN, DrinkInPlay, Due, Moment, News, Play, Window
from dwarfdraft.games.tavern.state import State

MOST_RENEWALS: Final = 2
"""Revealing until a Drink comes ends when the Drink Deck has been renewed so often (RDI-RULING-64, -65)."""


# What a Drink is


def numbers(state: State, drink: DrinkInPlay, drinker: int) -> tuple[int, int, int]:
    """Return Alcohol Content, Fortitude and cards to draw of a Drink, with all changes (RDI-RULING-38 to -45).

    Numbers that depend on the drinker are read for that one (RDI-RULING-40).
    """
    alcohol, fortitude, cards = _printed(state, drink, drinker)
    if drink.replaced is not None:
        alcohol, fortitude, cards = drink.replaced, 0, 0
    for kind, amount in drink.changes:
        if kind == "cap":
            alcohol = min(alcohol, amount)
        elif kind == "add":
            alcohol = changed(alcohol, amount)
        elif kind == "lost":
            alcohol, fortitude, cards = less_half(alcohol), less_half(fortitude), less_half(cards)
        elif kind == "scarabs":
            pass
        elif kind == "half" or drink.replaced is None:
            alcohol, fortitude, cards = half(alcohol), half(fortitude), half(cards)
    return alcohol, fortitude, cards


def scarabs_in(drink: DrinkInPlay) -> int:
    """Return how many Scarabs a Drink brings besides; halved like its numbers (RDI-CARD-33)."""
    count = 0
    for kind, amount in drink.changes:
        if kind == "scarabs":
            count += amount
        elif kind == "lost":
            count = less_half(count)
        elif kind in ("half", "shared"):
            count = half(count)
    return count


def contest_score(state: State, drink: DrinkInPlay) -> int:
    """Return what a Drink counts in a Contest: for who revealed it, whole, not below 0 (RDI-CONTEST-10, -12)."""
    whole = replace(drink, changes=tuple(change for change in drink.changes if change[0] in ("add", "cap")))
    return max(numbers(state, whole, drink.revealer)[0], 0)


def half(number: int) -> int:
    """Return half of a signed number, its size rounded up (RDI-SPLIT-04, RDI-RULING-38)."""
    return (number + 1) // 2 if number >= 0 else -((1 - number) // 2)


def less_half(number: int) -> int:
    """Return half of a signed number, its size rounded down (RDI-SPLIT-06, RDI-RULING-38)."""
    return number // 2 if number >= 0 else -(-number // 2)


def changed(alcohol: int, amount: int) -> int:
    """Return Alcohol Content after a change: a reduction stops at 0 and does nothing to 0 or less (RDI-RULING-45)."""
    if amount >= 0:
        return alcohol + amount
    return max(alcohol + amount, 0) if alcohol > 0 else alcohol


def _printed(state: State, drink: DrinkInPlay, drinker: int) -> tuple[int, int, int]:
    traits = CHARACTERS[state.seats[drinker].character].traits
    alcohol = fortitude = cards = 0
    for i, card_id in enumerate(drink.cards):
        card = drink_of(card_id)
        own = next((instead for instead in card.instead if instead.trait in traits), None)
        if own is not None:
            alcohol += own.alcohol
            fortitude += own.fortitude
        else:
            alcohol += drink.coins[i] if card.coin is not None else card.alcohol
            fortitude += card.fortitude
        cards += card.draw
    return alcohol, fortitude, cards


# Where Drinks come from


def _take(table: TavernTable, pile: int | None) -> Generator[Step, Any, str | None]:
    """Take the top card of a player's Drink Me! Pile or of the Drink Deck and lay it open; None if there is none.

    When the last card leaves the Drink Deck, everybody pays for a new one at once (RDI-DRINK-03).
    """
    state = table.state
    source = state.drink_deck if pile is None else state.seats[pile].pile
    if not source:
        return None
    card, *rest = source
    state.revealed = (*state.revealed, card)
    if pile is not None:
        state.seats[pile].pile = tuple(rest)
        return card
    state.drink_deck = tuple(rest)
    if not rest:
        yield from renew(table)
    return card


def renew(table: TavernTable) -> Rules:
    """The end of the Drink Deck: everybody pays, then there is a new one (RDI-DRINK-01 to -04, RDI-BAR-03 to -05)."""
    state = table.state
    state.refilling = True
    table.emit("drinks_out", {})
    dues = [Due(seat, 1, INN) for seat in _payers(state)]
    yield from payments.pay(table, dues, None, is_refill=True)
    state.refilling = False
    state.refills += 1
    _new_drink_deck(table)


def _payers(state: State) -> list[int]:
    """Return who pays for a new Drink Deck: one of each team, if possible one who is there (RDI-TEAM-28)."""
    payers: dict[int, int] = {}
    for seat in sorted(state.living(), key=state.is_shut):
        payers.setdefault(state.seats[seat].party, seat)
    return [seat for seat in state.living() if seat in payers.values()]


def _new_drink_deck(table: TavernTable) -> None:
    """Make the Drink Deck of the next 30 cards of the Bar Deck, or of the discards (RDI-RULING-46, -52)."""
    state = table.state
    has_bar = len(state.options.drinks) > 1
    forget(state, state.drink_discard)
    if not has_bar:
        state.drink_deck, state.drink_discard = shuffled(table, state.drink_discard), ()
    else:
        cards = state.bar_deck
        if len(cards) < DECK_SIZE and state.drink_discard:
            cards += shuffled(table, state.drink_discard)
            state.drink_discard = ()
        state.drink_deck, state.bar_deck = cards[:DECK_SIZE], cards[DECK_SIZE:]
        if not state.bar_deck:  # it has run out in doing so (RDI-BAR-05)
            state.bar_deck, state.drink_discard = shuffled(table, state.drink_discard), ()
    if state.drink_deck:
        table.emit("drinks_renewed", {"count": len(state.drink_deck)})


def put_away(table: TavernTable, cards: tuple[str, ...]) -> None:
    """Put revealed Drink Cards on the discards in the order revealed (RDI-RULING-49).

    An empty Drink Deck that has been paid for is made of them at once (RDI-RULING-46).
    """
    state = table.state
    state.revealed = tuple(card for card in state.revealed if card not in cards)
    state.drink_discard = (*reversed(cards), *state.drink_discard)
    if not state.drink_deck and not state.refilling and state.drink_discard:
        _new_drink_deck(table)


# Revealing


def reveal(table: TavernTable, seat: int, pile: int | None = None) -> Generator[Step, Any, DrinkInPlay | str | None]:
    """Reveal a card of a Drink Me! Pile or of the Drink Deck (None), with its Chasers.

    Return the Drink, the id of a Drink Event, or None if there was no card.
    """
    card = yield from _take(table, pile)
    if card is None:
        return None
    table.emit("revealed", {"seat": seat, "card": card, "place": "deck" if pile is None else "pile"})
    if drink_of(card).event:
        return card
    cards = yield from _chasers(table, seat, card, pile)
    return DrinkInPlay(cards, seat, seat, _flips(table, cards))


def _chasers(table: TavernTable, seat: int, card: str, pile: int | None) -> Generator[Step, Any, tuple[str, ...]]:
    """Reveal Chasers from the same place; an Event ends it and has no effect (RDI-DRINK-08 to -12, -14)."""
    cards: tuple[str, ...] = (card,)
    while drink_of(cards[-1]).chaser:
        chaser = yield from _take(table, pile)
        if chaser is None:
            break
        place = "deck" if pile is None else "pile"
        table.emit("revealed", {"seat": seat, "card": chaser, "place": place, "chaser": True})
        if drink_of(chaser).event:
            table.emit("event_skipped", {"seat": seat, "card": chaser, "why": "chaser"})
            put_away(table, (chaser,))
            break
        cards = (*cards, chaser)
    return cards


def _flips(table: TavernTable, cards: tuple[str, ...]) -> tuple[int, ...]:
    coins = [drink_of(card).coin for card in cards]
    if not any(coins):
        return ()
    return tuple(
        0 if coin is None else coin[not flip_coin(table, card)] for card, coin in zip(cards, coins, strict=True)
    )


def reveal_drink(table: TavernTable, seat: int) -> Generator[Step, Any, DrinkInPlay | None]:
    """Reveal from the Drink Deck until a Drink comes; Events are discarded (RDI-ROUND-01, RDI-RULING-64)."""
    state = table.state
    refills = state.refills
    while state.refills - refills < MOST_RENEWALS:
        found = yield from reveal(table, seat)
        if found is None:
            return None
        if isinstance(found, DrinkInPlay):
            return found
        table.emit("event_skipped", {"seat": seat, "card": found, "why": "wanted_drink"})
        put_away(table, (found,))
    return None


# Drinking


def drink_from_pile(table: TavernTable, seat: int, giver: int = NOBODY) -> Rules:
    """Have a player drink the top Drink of the own Drink Me! Pile, or sober up (RDI-TURN-11, -13, RDI-RULING-62).

    `giver`: whose card says so.
    """
    found = yield from reveal(table, seat, seat)
    if found is None:
        table.emit("sobers_up", {"seat": seat})
        change_alcohol(table, seat, -1)
    elif isinstance(found, DrinkInPlay):
        found.giver = giver
        yield from drink_together(table, [found])
    else:
        yield from drink_events.happen(table, seat, found)


def drink_together(table: TavernTable, drinks: list[DrinkInPlay]) -> Rules:
    """One window over all Drinks revealed together, then all drink at the same time (RDI-TIMING-04, -05)."""
    state = table.state
    moment = Moment(Window.DRINKS, drinks=drinks)
    yield from window.window(table, moment)
    # Until the Drinks have taken effect their drinkers are about to drink.
    state.stack.append(moment)
    yield from _share_meads(table, moment)
    state.stack.pop()
    for drink in moment.drinks:
        take_effect(table, drink)
    yield from payments.pay(table, dues_of(state, moment.drinks), None)
    put_away(table, tuple(dict.fromkeys(card for drink in moment.drinks for card in drink.cards)))
    for seat in moment.also:
        if state.is_living(seat):
            yield from drink_from_pile(table, seat, moment.also_by[seat])


def take_effect(table: TavernTable, drink: DrinkInPlay) -> None:
    """The drinker takes what a Drink has now (RDI-TURN-12)."""
    state = table.state
    seat = drink.drinker
    if not state.is_living(seat):
        return
    if seat in drink.ignored or state.is_shut(seat):
        table.emit("not_drunk", {"seat": seat, **about_drink(state, drink)})
        return
    alcohol, fortitude, cards = numbers(state, drink, seat)
    told = {"as_fortitude": seat in drink.as_fortitude, "draw": cards}
    table.emit("drunk", {"seat": seat, **about_drink(state, drink), **told})
    if seat in drink.as_fortitude and alcohol > 0:
        fortitude, alcohol = fortitude + alcohol, 0
    if alcohol:
        gained = change_alcohol(
            table, seat, minions.drunk(state, seat, moods.drunk(state, seat, alcohol)), card=drink.cards[0]
        )
        if gained > 0:
            note(state, News.GAINED_ALCOHOL, seat, drink.raised | {drink.giver})
    if fortitude:
        change_fortitude(table, seat, fortitude, card=drink.cards[0])
    if cards:
        draw(table, seat, cards)
    scarabs.give(table, [seat], scarabs_in(drink), drink.cards[0])


def dues_of(state: State, drinks: list[DrinkInPlay]) -> list[Due]:
    """Return what is paid to those who have drunk, unless one of the two has Ignored the Drink (RDI-CARD-17)."""
    return [
        Due(payer, amount, drink.drinker)
        for drink in drinks
        for payer, amount in drink.pays
        if drink.ignored.isdisjoint((payer, drink.drinker)) and not state.is_shut(drink.drinker)
        if state.is_living(payer) and payer != drink.drinker
    ]


def _share_meads(table: TavernTable, moment: Moment) -> Rules:
    """Who has revealed a Mead and is to drink it may split it; then the halves have a window (RDI-SPLIT-07 to -10)."""
    state = table.state
    halves: list[DrinkInPlay] = []
    for drink in list(moment.drinks):
        seat = drink.revealer
        if not _is_whole_mead(drink):
            continue

        def partners(seat: int = seat) -> tuple[int | str, ...]:
            return ("none", *sorted(state.opponents(seat)))  # never with a teammate (RDI-TEAM-27)

        about = {"card": drink.cards[0]}
        partner = yield from window.choose(table, seat, "split", partners, about, "none", asks_even_one=True)
        if partner != "none":
            halves += [drink, _halve(table, moment, drink, partner, "")]
    if halves:
        yield from window.window(table, Moment(Window.HALVES, drinks=halves, also=moment.also, also_by=moment.also_by))


def _is_whole_mead(drink: DrinkInPlay) -> bool:
    """Tell whether a Drink is a Mead that its revealer is still to drink, no Chaser and no Event's (RDI-RULING-42)."""
    if drink.from_event or drink.replaced is not None or not drink_of(drink.cards[0]).mead:
        return False
    return drink.drinker == drink.revealer and drink.revealer not in drink.ignored


def _halve(table: TavernTable, moment: Moment, drink: DrinkInPlay, partner: int, card: str) -> DrinkInPlay:
    """Make a Drink two halves, by a card or by the Drink itself, and return the partner's."""
    drink.changes = (*drink.changes, ("half" if card else "shared", 0))
    drink.pays = tuple((payer, half(amount)) for payer, amount in drink.pays)
    other = replace(drink, drinker=partner)
    moment.drinks.append(other)
    theirs = numbers(table.state, other, partner)[0]
    told = {"card": card, **about_drink(table.state, drink), "others_alcohol": theirs}
    table.emit("split", {"seat": drink.drinker, "with": partner, **told})
    return other


def everyone_drinks(table: TavernTable, play: Play) -> Rules:
    """Everybody reveals a Drink from the Drink Deck in turn order from the card's player, then all drink at once."""
    revealed = []
    for seat in table.state.living_from(play.seat):
        if play.reaches(seat) and table.state.is_living(seat):
            drink = yield from reveal_drink(table, seat)
            if drink is not None:
                drink.giver = play.seat if play.card is not None else NOBODY
                drink.from_event = play.card is None
                revealed.append(drink)
    if revealed:
        yield from drink_together(table, revealed)


def also_drinks(state: State, play: Play) -> int:
    """Return the player whose Drink or Drink Phase a card answers."""
    return play.drink.revealer if play.drink is not None else state.active


def drink_also(table: TavernTable, play: Play) -> Rules:
    """A player drinks one more: after the Drink they are about to drink, or at once if there is none.

    Of a team, whom the player of the card has chosen (RDI-TEAM-61, -62).
    """
    state = table.state
    seat = also_drinks(state, play) if play.target == NOBODY else play.target
    if seat in play.ignored or not state.is_living(seat):
        return
    table.emit("drinks_also", {"seat": seat, "by": play.seat, "card": play.card_id})
    for frame in reversed(state.stack):
        if isinstance(frame, Moment) and any(drink.drinker == seat for drink in frame.drinks):
            frame.also.append(seat)
            frame.also_by[seat] = play.seat
            return
    yield from drink_from_pile(table, seat, play.seat)


# What cards do to a Drink


def ignore(table: TavernTable, play: Play) -> None:
    """The Drink has no effect on the player who is to drink it (RDI-DRINK-13, RDI-RULING-44, RDI-TEAM-14)."""
    if play.drink is not None:
        play.drink.ignored |= {play.behalf}
        table.emit("drink_ignored", {"seat": play.seat, **_told(table.state, play)})


def pass_on(table: TavernTable, play: Play) -> None:
    """The picked player is now the one about to drink it (RDI-RULING-43)."""
    if play.drink is not None and table.state.is_living(play.target):
        play.drink.drinker = play.target
        play.drink.giver = play.seat
        table.emit("drink_passed", {"from": play.seat, "to": play.target, **_told(table.state, play)})


def pay_drinker(play: Play, amount: int) -> None:
    """The Drink also has the player pay whoever drinks it (RDI-CARD-17)."""
    if play.drink is not None:
        play.drink.pays = (*play.drink.pays, (play.seat, amount))


def split(table: TavernTable, play: Play, scarabs: int = 0) -> None:
    """Two independent Drinks, each half, rounded up, as altered so far (RDI-SPLIT-01 to -05).

    What else the other half brings is added to it afterwards (RDI-CARD-33).
    """
    if play.drink is not None and play.about is not None and table.state.is_living(play.target):
        _halve(table, play.about, play.drink, play.target, play.card_id)
        other = play.about.drinks[-1]
        other.giver = play.seat
        if scarabs:
            other.changes = (*other.changes, ("scarabs", scarabs))


def halve(table: TavernTable, play: Play) -> None:
    """The player is about to drink half of it, rounded down; the other half is lost (RDI-SPLIT-06)."""
    if play.drink is not None:
        play.drink.changes = (*play.drink.changes, ("lost", 0))
        table.emit("drink_halved", {"seat": play.seat, **_told(table.state, play)})


def change(table: TavernTable, play: Play, amount: int) -> None:
    """Add to or take from the Alcohol Content of one Drink (RDI-AFFECT-05)."""
    if play.drink is not None:
        play.drink.changes = (*play.drink.changes, ("add", amount))
        if amount > 0:
            play.drink.raised |= {play.seat}
        table.emit("drink_changed", {"seat": play.seat, "change": amount, **_told(table.state, play)})


def cap(table: TavernTable, play: Play, alcohol: int) -> None:
    """The Alcohol Content of one Drink becomes so much if it is more; its other effects stay."""
    if play.drink is not None:
        play.drink.changes = (*play.drink.changes, ("cap", alcohol))
        table.emit("drink_capped", {"seat": play.seat, "most": alcohol, **_told(table.state, play)})


def replace_numbers(table: TavernTable, play: Play, alcohol: int) -> None:
    """The Drink's own numbers are replaced; what cards change stays."""
    if play.drink is not None:
        before = numbers(table.state, play.drink, play.drink.drinker)[0]
        play.drink.replaced = alcohol
        if numbers(table.state, play.drink, play.drink.drinker)[0] > before:
            play.drink.raised |= {play.seat}
        table.emit("drink_replaced", {"seat": play.seat, **_told(table.state, play)})


def take_as_fortitude(table: TavernTable, play: Play) -> None:
    """Who is to drink it gains the Drink's Alcohol Content as Fortitude."""
    if play.drink is not None:
        play.drink.as_fortitude |= {play.behalf}
        table.emit("drink_as_fortitude", {"seat": play.seat, **_told(table.state, play)})


def _told(state: State, play: Play) -> dict[str, Any]:
    """Return what is told of a card that is about a Drink: which one, and what it has now for who drinks it."""
    assert play.about is not None
    drink = play.drink
    assert drink is not None
    place = next(i for i, other in enumerate(play.about.drinks) if other is drink)
    return {"card": play.card_id, "drink": place, **about_drink(state, drink)}


def about_drink(state: State, drink: DrinkInPlay) -> dict[str, Any]:
    """Return what everybody sees of a Drink: its cards, who drinks it, and its numbers for that one."""
    alcohol, fortitude, _ = numbers(state, drink, drink.drinker)
    return {"cards": list(drink.cards), "drinker": drink.drinker, "alcohol": alcohol, "fortitude": fortitude}


# Ordering


def order(table: TavernTable, seat: int, card: str) -> Generator[Step, Any, int | None]:
    """Order another Drink for a card, for any opponent, and return who has got it (RDI-DRINK-15, RDI-TEAM-23)."""
    state = table.state
    if not state.drink_deck or state.winners is not None or not state.is_living(seat):
        return None
    to = yield from window.choose(
        table, seat, "order", lambda: others(state, seat), {"card": card}, state.next_opponent(seat)
    )
    if to is None or not state.is_living(seat):
        return None
    yield from order_for(table, seat, to, card)
    return int(to)


def others(state: State, seat: int) -> tuple[int, ...]:
    """Return the other players in the game, in seat order: opponents (RDI-TEAM-23)."""
    return tuple(sorted(state.opponents(seat)))


def order_for(table: TavernTable, seat: int, to: int, card: str = "") -> Rules:
    """Put the top card of the Drink Deck on a Drink Me! Pile; nobody can Ignore it (RDI-DRINK-16, RDI-TURN-10)."""
    state = table.state
    if not state.drink_deck:
        return
    drink, *rest = state.drink_deck
    state.drink_deck = tuple(rest)
    state.seats[to].pile = (drink, *state.seats[to].pile)
    table.emit("ordered", {"seat": seat, "for": to, "card": card})
    if not state.drink_deck:
        yield from renew(table)
