"""Drinks: revealing with Chasers, changing, drinking, ordering; the Drink Deck (RDI-DRINK-*, RDI-SPLIT-*)."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any, Final

from dwarfdraft.engine.ask import Yielded
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import drink_deck, drink_events, drink_numbers, payments
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.decks.all import drink_of
from dwarfdraft.games.tavern.numbers.changes import change_alcohol, change_fortitude, draw, flip_coin, note
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Due, Moment, News, Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

MOST_RENEWALS: Final = 2
"""Revealing until a Drink comes ends when the Drink Deck has been renewed so often (RDI-RULING-64, -65)."""


# Revealing


def reveal(table: TavernTable, seat: int, pile: int | None = None) -> Generator[Yielded, Any, DrinkInPlay | str | None]:
    """Reveal a card of a Drink Me! Pile or of the Drink Deck (None), with its Chasers (`_chasers`).

    Return the Drink, the id of a Drink Event, or None if there was no card.
    """
    card = yield from drink_deck.take(table, pile)
    if card is None:
        return None
    table.emit("revealed", {"seat": seat, "card": card, "place": "deck" if pile is None else "pile"})
    if drink_of(card).event:
        return card
    cards = yield from _chasers(table, seat, card, pile)
    return DrinkInPlay(cards, seat, seat, _flips(table, cards))


def _chasers(table: TavernTable, seat: int, card: str, pile: int | None) -> Generator[Yielded, Any, tuple[str, ...]]:
    """Reveal Chasers from the same place; an Event ends it and has no effect (RDI-DRINK-08 to -12, -14).

    If the Drink Deck ends, `drink_deck.take` has everybody pay (-12). What they add: `drink_numbers.numbers` (-09); the
    window comes later: `drink_together` (-14).
    """
    cards: tuple[str, ...] = (card,)
    while drink_of(cards[-1]).chaser:
        chaser = yield from drink_deck.take(table, pile)
        if chaser is None:
            break
        place = "deck" if pile is None else "pile"
        table.emit("revealed", {"seat": seat, "card": chaser, "place": place, "chaser": True})
        if drink_of(chaser).event:
            table.emit("event_skipped", {"seat": seat, "card": chaser, "why": "chaser"})
            drink_deck.put_away(table, (chaser,))
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


def reveal_drink(table: TavernTable, seat: int) -> Generator[Yielded, Any, DrinkInPlay | None]:
    """Reveal from the Drink Deck until a Drink comes; Events are discarded (RDI-ROUND-01, RDI-RULING-64).

    None if there is no card or the deck was renewed too often (`MOST_RENEWALS`). Copies: `drink_events.copy_for_all`.
    """
    state = table.state
    refills = state.refills
    while state.refills - refills < MOST_RENEWALS:
        found = yield from reveal(table, seat)
        if found is None:
            return None
        if isinstance(found, DrinkInPlay):
            return found
        table.emit("event_skipped", {"seat": seat, "card": found, "why": "wanted_drink"})
        drink_deck.put_away(table, (found,))
    return None


# Drinking


def drink_from_pile(table: TavernTable, seat: int, giver: int = NOBODY) -> Rules:
    """Have a player drink the top Drink of the own Drink Me! Pile, or sober up (RDI-TURN-11, -13, RDI-RULING-62).

    What it does, and that it is discarded: `drink_together`, `drink_events.happen`. `giver`: whose card says so.
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
    """One window over all Drinks revealed together, then all drink at the same time (RDI-TIMING-04, -05).

    The caller has revealed them all. Meads are split after the window (`_share_meads`); what each drinker takes:
    `take_effect`; then who has to (`drink_also`) drinks one more.
    """
    state = table.state
    moment = Moment(Window.DRINKS, drinks=drinks)
    yield from table.open_window(moment)
    # Until the Drinks have taken effect their drinkers are about to drink.
    state.stack.append(moment)
    yield from _share_meads(table, moment)
    state.stack.pop()
    for drink in moment.drinks:
        take_effect(table, drink)
    yield from payments.pay(table, dues_of(state, moment.drinks), None)
    drunk = {card for drink in moment.drinks for card in drink.cards}  # of halves and copies once
    drink_deck.put_away(table, tuple(card for card in state.revealed if card in drunk))
    for seat in moment.also:
        if state.is_living(seat):
            yield from drink_from_pile(table, seat, moment.also_by[seat])


def take_effect(table: TavernTable, drink: DrinkInPlay) -> None:
    """The drinker takes what a Drink has now (RDI-TURN-12): `drink_numbers.numbers`, Chasers added (`_chasers`).

    Nothing if they Ignore it or all effects. By a card Alcohol is Fortitude (`take_as_fortitude`). What is paid for it
    comes afterwards: `dues_of`.
    """
    state = table.state
    seat = drink.drinker
    if not state.is_living(seat):
        return
    if seat in drink.ignored or state.is_shut(seat):
        table.emit("not_drunk", {"seat": seat, **about_drink(state, drink)})
        return
    alcohol, fortitude, cards = drink_numbers.numbers(state, drink, seat)
    told = {"as_fortitude": seat in drink.as_fortitude, "draw": cards}
    table.emit("drunk", {"seat": seat, **about_drink(state, drink), **told})
    if seat in drink.as_fortitude and alcohol > 0:
        fortitude, alcohol = fortitude + alcohol, 0
    if alcohol:
        for alter in hooks.alter_drink:
            alcohol = alter(state, seat, alcohol)
        gained = change_alcohol(table, seat, alcohol, card=drink.cards[0])
        if gained > 0:
            note(state, News.GAINED_ALCOHOL, seat, drink.raised | {drink.giver})
    if fortitude:
        change_fortitude(table, seat, fortitude, card=drink.cards[0])
    if cards:
        draw(table, seat, cards)
    for act in hooks.has_drunk:
        act(table, seat, drink)


def dues_of(state: State, drinks: list[DrinkInPlay]) -> list[Due]:
    """Return what is paid to those who have drunk, unless one of the two has Ignored the Drink (RDI-CARD-17).

    That Torglesnarf may Ignore it to save the Gold: `to_drinks._pays_for`.
    """
    return [
        Due(payer, amount, drink.drinker)
        for drink in drinks
        for payer, amount in drink.pays
        if drink.ignored.isdisjoint((payer, drink.drinker)) and not state.is_shut(drink.drinker)
        if state.is_living(payer) and payer != drink.drinker
    ]


def _share_meads(table: TavernTable, moment: Moment) -> Rules:
    """Who has revealed a Mead and is to drink it may split it; then the halves have a window (RDI-SPLIT-07 to -10).

    Everybody has had the window of the Drink before: `drink_together` (-07). Still to be drunk by its revealer, no
    Chaser, no Event's: `_is_whole_mead` (-10, RDI-RULING-42). Both get half: `_halve` (-09).
    """
    state = table.state
    halves: list[DrinkInPlay] = []
    for drink in list(moment.drinks):
        seat = drink.revealer
        if not _is_whole_mead(drink):
            continue

        def partners(seat: int = seat) -> tuple[int | str, ...]:
            return ("none", *sorted(state.opponents(seat)))  # never with a teammate (RDI-TEAM-27)

        about = {"card": drink.cards[0]}
        partner = yield from table.choose(seat, "split", partners, about, "none", asks_even_one=True)
        if partner != "none":
            halves += [drink, _halve(table, moment, drink, partner, "")]
    if halves:
        yield from table.open_window(Moment(Window.HALVES, drinks=halves, also=moment.also, also_by=moment.also_by))


def _is_whole_mead(drink: DrinkInPlay) -> bool:
    """Tell whether a Drink is a Mead that its revealer is still to drink, no Chaser and no Event's (RDI-RULING-42).

    One whose numbers a card has replaced splits no more (docs/rulings.md). With whom, and what follows: `_share_meads`.
    """
    if drink.from_event or drink.replaced is not None or not drink_of(drink.cards[0]).mead:
        return False
    return drink.drinker == drink.revealer and drink.revealer not in drink.ignored


def _halve(table: TavernTable, moment: Moment, drink: DrinkInPlay, partner: int, card: str) -> DrinkInPlay:
    """Make a Drink two halves, by a card or by the Drink itself, and return the partner's (RDI-SPLIT-01, -03).

    Changes so far go with both; numbers are halved in `drink_numbers.numbers` (-04, -05), Gold here (RDI-RULING-39).
    """
    drink.changes = (*drink.changes, ("half" if card else "shared", 0))
    drink.pays = tuple((payer, drink_numbers.half(amount)) for payer, amount in drink.pays)
    other = replace(drink, drinker=partner)
    moment.drinks.append(other)
    theirs = drink_numbers.numbers(table.state, other, partner)[0]
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


def drink_also(table: TavernTable, play: Play) -> Rules:
    """A player drinks one more: after the Drink they are about to drink, or at once if there is none.

    Of a team, whom the player of the card has chosen in `playing._name_target` (RDI-TEAM-61, -62).
    """
    state = table.state
    seat = targeting.also_drinks(state, play) if play.target == NOBODY else play.target
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
    """The Drink has no effect on the player who is to drink it (RDI-DRINK-13, RDI-RULING-44, RDI-TEAM-14).

    Carried out in `take_effect`. Who may Ignore it, for a teammate too, and that it is then not passed or split:
    `to_drinks`.
    """
    if play.drink is not None:
        play.drink.ignored |= {play.behalf}
        table.emit("drink_ignored", {"seat": play.seat, **_told(table.state, play)})


def pass_on(table: TavernTable, play: Play) -> None:
    """The picked player is now the one about to drink it, with all its changes (RDI-RULING-43).

    In the same window, which begins anew: so it may be passed again. It is a Drink of no Phase of theirs (`State.drunk`
    has who was to drink it).
    """
    if play.drink is not None and table.state.is_living(play.target):
        play.drink.drinker = play.target
        play.drink.giver = play.seat
        table.emit("drink_passed", {"from": play.seat, "to": play.target, **_told(table.state, play)})


def pay_drinker(play: Play, amount: int) -> None:
    """The Drink also has the player pay whoever drinks it (RDI-CARD-17).

    Paid, unless one of the two Ignores it, by `dues_of`; that the payer may Ignore it: `to_drinks._pays_for`.
    """
    if play.drink is not None:
        play.drink.pays = (*play.drink.pays, (play.seat, amount))


def split(table: TavernTable, play: Play) -> DrinkInPlay | None:
    """Make two independent Drinks, each half, rounded up, as altered so far, and return the other player's.

    RDI-SPLIT-01 to -05: `_halve`, counted in `drink_numbers.numbers`. What else that half brings is added to it later
    (RDI-CARD-33). None if there is no Drink or the other player is out.
    """
    if play.drink is None or play.about is None or not table.state.is_living(play.target):
        return None
    other = _halve(table, play.about, play.drink, play.target, play.card_id)
    other.giver = play.seat
    return other


def halve(table: TavernTable, play: Play) -> None:
    """The player is about to drink half of it, rounded down; the other half is lost (RDI-SPLIT-06).

    Counted, as `lost`, in `drink_numbers.numbers`. Which Drinks it may be (RDI-CARD-46): `to_drinks._may_split`.
    """
    if play.drink is not None:
        play.drink.changes = (*play.drink.changes, ("lost", 0))
        table.emit("drink_halved", {"seat": play.seat, **_told(table.state, play)})


def change(table: TavernTable, play: Play, amount: int) -> None:
    """Add to or take from the Alcohol Content of one Drink (RDI-AFFECT-05), not of its drinker: `affects_none`.

    Counted, as `add`, in `drink_numbers.numbers`. Who has raised it is remembered: `take_effect` notes it.
    """
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
        before = drink_numbers.numbers(table.state, play.drink, play.drink.drinker)[0]
        play.drink.replaced = alcohol
        if drink_numbers.numbers(table.state, play.drink, play.drink.drinker)[0] > before:
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
    alcohol, fortitude, _ = drink_numbers.numbers(state, drink, drink.drinker)
    return {"cards": list(drink.cards), "drinker": drink.drinker, "alcohol": alcohol, "fortitude": fortitude}


# Ordering


def order(table: TavernTable, seat: int, card: str) -> Generator[Yielded, Any, int | None]:
    """Order another Drink for a card, for any opponent, and return who has got it (RDI-DRINK-15, RDI-TEAM-23).

    One at a time, so that several may go to one player or to several. Nobody if there is none to order (RDI-RULING-46),
    or whose card it is is out (RDI-RULING-25). In which Phase: `to_phases._is_own_order`; for how many: the caller. The
    rest of these rules: `drink_deck._new_drink_deck` (-46), `elimination._go_out` (-25).
    """
    state = table.state
    if not state.drink_deck or state.winners is not None or not state.is_living(seat):
        return None
    to = yield from table.choose(seat, "order", lambda: others(state, seat), {"card": card}, state.next_opponent(seat))
    if to is None or not state.is_living(seat):
        return None
    yield from order_for(table, seat, to, card)
    return int(to)


def others(state: State, seat: int) -> tuple[int, ...]:
    """Return for whom a player may order: the other players in the game, opponents, in seat order (RDI-TEAM-23).

    How many Drinks a team orders: `teams.drinks_to_order`.
    """
    return tuple(sorted(state.opponents(seat)))


def order_for(table: TavernTable, seat: int, to: int, card: str = "") -> Rules:
    """Put the top card of the Drink Deck on a Drink Me! Pile; nobody can Ignore it (RDI-DRINK-16, RDI-TURN-10).

    What else the card does is for its caller (`looking.order_more`). All pay if it was the last: `drink_deck.renew`.
    """
    state = table.state
    if not state.drink_deck:
        return
    drink, *rest = state.drink_deck
    state.drink_deck = tuple(rest)
    state.seats[to].pile = (drink, *state.seats[to].pile)
    table.emit("ordered", {"seat": seat, "for": to, "card": card})
    if not state.drink_deck:
        yield from drink_deck.renew(table)
