"""A table set up as a scenario says; what it leaves open is dealt from the seed (docs/scenarios.md)."""

from typing import Any, Final

from dwarfdraft.engine.game import BadSetup
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.naming import BadName
from dwarfdraft.games.tavern.cards import Form
from dwarfdraft.games.tavern.chapters.turn import lay_out
from dwarfdraft.games.tavern.decks.all import card_of, drink_of, event_of
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.mechanics import scarabs
from dwarfdraft.games.tavern.mechanics.blood import BLOOD, FORMS, UNSHOWN
from dwarfdraft.games.tavern.mechanics.blood import MOST as MOST_BLOOD
from dwarfdraft.games.tavern.mechanics.marks import MARKED
from dwarfdraft.games.tavern.mechanics.minions import KEPT
from dwarfdraft.games.tavern.mechanics.piety import LEAST as LEAST_PIETY
from dwarfdraft.games.tavern.mechanics.piety import MOST as MOST_PIETY
from dwarfdraft.games.tavern.mechanics.piety import PIETY
from dwarfdraft.games.tavern.mechanics.potions import POTIONS
from dwarfdraft.games.tavern.mechanics.scarabs import SCARABS
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK, SIDE_DISCARD
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.state.options import options_of, read_setup
from dwarfdraft.games.tavern.state.seat import Seat
from dwarfdraft.games.tavern.state.state import MOST, Phase, State, Step, new_state
from dwarfdraft.games.tavern.state.targets import IN_PLAY

_TABLE_KEYS: Final = ("characters", "drinks", "events", "first", "variant")
_KEYS: Final = (
    *("hands", "decks", "discards", "fortitude", "alcohol", "gold", "tokens", "piles", "drink_deck", "drink_deck_only"),
    *("drink_discard", "active", "turn", "phase", "out", "coins", "marked", "stone", "scarabs"),
    *("minions", "kept"),
    *("side_decks", "side_discards", "potions", "lasting", "piety"),
    *("event_decks", "event_discards", "counters"),
    *("blood", *Form),
)
_FIRST_STEP: Final = {
    Phase.DISCARD: Step.DISCARD_BEFORE,
    Phase.ACTION: Step.ACTION_BEFORE,
    Phase.ORDER: Step.ORDER_BEFORE,
    Phase.DRINK: Step.DRINK_BEFORE,
}
_COIN: Final = {"heads": 1, "tails": 2}


def arrange(table: dict[str, Any], setup: dict[str, Any], seed: str) -> Match[State]:
    """Return a match before the special action of the Phase that the scenario names.

    :raises BadName: if a key, card, seat or value is not possible.
    """
    _only(table, _TABLE_KEYS, "table")
    _only(setup, _KEYS, "setup")
    chosen = {"seats": table.get("characters"), "first": table.get("first", 0)}
    try:
        state = new_state(
            options_of(
                read_setup(chosen | {key: table[key] for key in ("drinks", "events", "variant") if key in table})
            )
        )
    except BadSetup as fault:
        raise BadName(f"table: {fault}") from fault
    rng = Rng(seed)
    lay_out(RunningTable(state, rng))
    rng.rolled.clear()
    _lay_characters(state, setup)
    _lay_forms(state, setup)
    _lay_side_decks(state, setup)
    _lay_drinks(state, setup)
    _lay_events(state, setup)
    _set_stats(state, setup)
    state.coins = tuple(_one_of(coin, _COIN, "coins") for coin in _list(setup.get("coins", []), "coins"))
    state.active = read_seat(state, setup.get("active", state.options.first))
    state.first = state.active
    state.turn = _number(setup.get("turn", 1), 1, "turn")
    state.step = _one_of(setup.get("phase", "discard"), {str(p): step for p, step in _FIRST_STEP.items()}, "phase")
    for seat, count in enumerate(_list(setup.get("scarabs", []), "scarabs")):
        if type(count) is not int or not 0 <= count <= scarabs.most(state):
            raise BadName(f"scarabs: a number from 0 to {scarabs.most(state)}, not {count!r}")
        SCARABS.put(state.seats[read_seat(state, seat)], count)
    for name in _list(setup.get("marked", []), "marked"):
        MARKED.put(state.seats[read_seat(state, name)], True)
    for name in _list(setup.get("stone", []), "stone"):
        state.seats[read_seat(state, name)].stone = True
    for name in _list(setup.get("out", []), "out"):
        _take_out(state, read_seat(state, name))
    return Match(TAVERN, state, rng)


def read_seat(state: State, name: Any) -> int:
    """Return the seat of a number or a character. Raises `BadName`."""
    characters = state.options.characters
    if type(name) is int and 0 <= name < len(characters):
        return name
    if isinstance(name, str) and name in characters:
        return characters.index(name)
    raise BadName(f"no seat {name!r}; seats: 0 to {len(characters) - 1}, {', '.join(characters)}")


def _lay_characters(state: State, setup: dict[str, Any]) -> None:
    """Give everybody the named cards; hands that are named hold nothing else, others are dealt."""
    places = ("hands", "decks", "discards", "minions", "kept")
    for seat, player in enumerate(state.seats):
        rest = list(player.deck)
        taken = [
            tuple(_take_own(player, rest, title, f"{key} of seat {seat}") for title in _rows(state, setup, key)[seat])
            for key in places
        ]
        player.hand, top, player.discard, in_play, kept = taken
        IN_PLAY.put(player, in_play)
        KEPT.put(player, kept)
        if "hands" not in setup:
            size = state.hand_size(seat)
            player.hand, rest = (*player.hand, *rest[:size]), rest[size:]
        player.deck = (*top, *rest)
        UNSHOWN.put(player, tuple(card for card in player.hand if card_of(card).form is not None))


def _take_own(player: Seat, rest: list[str], title: Any, where: str) -> str:
    """Take a card by title out of the rest of a Character Deck, or out of a form deck."""
    for form, cards in FORMS.of(player).items():
        found = next((card for card in cards if card_of(card).title == title), None)
        if found is not None:
            FORMS.put(player, {**FORMS.of(player), form: tuple(card for card in cards if card != found)})
            return found
    return _take(rest, title, where)


def _lay_forms(state: State, setup: dict[str, Any]) -> None:
    """Set Vlazlo's Blood, and lay the named form cards on top of their decks."""
    player = next((player for player in state.seats if FORMS.of(player)), None)
    blood, tops = setup.get("blood", 0), {form: _list(setup.get(form, []), form) for form in Form}
    if type(blood) is not int or not 0 <= blood <= MOST_BLOOD:
        raise BadName(f"blood: a number from 0 to {MOST_BLOOD}, not {blood!r}")
    if player is None:
        if blood or any(tops.values()):
            raise BadName("blood and forms: Vlazlo is not at this table")
        return
    BLOOD.put(player, blood)
    for form, titles in tops.items():
        rest = list(FORMS.of(player).get(form, ()))
        top = tuple(_take(rest, title, form) for title in titles)
        if form in FORMS.of(player):
            FORMS.put(player, {**FORMS.of(player), form: (*top, *rest)})


def _lay_side_decks(state: State, setup: dict[str, Any]) -> None:
    """Lay the named cards of side decks, Potion Cards before whoever has them, and set Serena's Piety."""
    decks, discards, potions, lasting = (
        _rows(state, setup, key) for key in ("side_decks", "side_discards", "potions", "lasting")
    )
    if "potions" in setup:
        for player in state.seats:
            SIDE_DECK.put(player, (*SIDE_DECK.of(player), *POTIONS.of(player)))
            POTIONS.put(player, ())
    for seat, player in enumerate(state.seats):
        if discards[seat]:
            SIDE_DECK.put(player, (*SIDE_DECK.of(player), *SIDE_DISCARD.of(player)))
            SIDE_DISCARD.put(player, _take_out_of_side(state, discards[seat], f"side_discards of seat {seat}"))
        POTIONS.put(player, POTIONS.of(player) + _take_out_of_side(state, potions[seat], f"potions of seat {seat}"))
        for title in lasting[seat]:
            rest = list(player.deck)
            player.lasting += (_take_own(player, rest, title, f"lasting of seat {seat}"),)
            player.deck = tuple(rest)
    for seat, player in enumerate(state.seats):
        top = _take_out_of_side(state, decks[seat], f"side_decks of seat {seat}")
        SIDE_DECK.put(player, (*top, *SIDE_DECK.of(player)))
        if PIETY.of(player) and "piety" in setup:
            PIETY.put(player, setup["piety"])
    if "piety" in setup and (type(setup["piety"]) is not int or not LEAST_PIETY <= setup["piety"] <= MOST_PIETY):
        raise BadName(f"piety: a number from {LEAST_PIETY} to {MOST_PIETY}, not {setup['piety']!r}")


def _take_out_of_side(state: State, titles: list[Any], where: str) -> tuple[str, ...]:
    """Take cards by title out of whichever side deck at the table has them."""
    taken = []
    for title in titles:
        owner = next(
            (player for player in state.seats if any(card_of(card).title == title for card in SIDE_DECK.of(player))),
            None,
        )
        if owner is None:
            raise BadName(f"{where}: no side deck has a card {title!r} left")
        rest = list(SIDE_DECK.of(owner))
        taken.append(_take(rest, title, where))
        SIDE_DECK.put(owner, tuple(rest))
    return tuple(taken)


def _take(rest: list[str], title: Any, where: str) -> str:
    found = next((card for card in rest if card_of(card).title == title), None)
    if found is None:
        raise BadName(
            f"{where}: no card {title!r} is left; titles: {'; '.join(sorted({card_of(c).title for c in rest}))}"
        )
    rest.remove(found)
    return found


def _lay_drinks(state: State, setup: dict[str, Any]) -> None:
    """Lay the named Drink Cards; piles that are named hold nothing else, others are one card each."""
    rest = list(state.drink_deck + state.bar_deck)
    bar_size = len(state.bar_deck)
    piles = _rows(state, setup, "piles")
    for seat, player in enumerate(state.seats):
        player.pile = tuple(_take_drink(rest, title, f"piles of seat {seat}") for title in piles[seat])
    top = tuple(_take_drink(rest, title, "drink_deck") for title in _list(setup.get("drink_deck", []), "drink_deck"))
    discard = tuple(
        _take_drink(rest, title, "drink_discard") for title in _list(setup.get("drink_discard", []), "drink_discard")
    )
    if "piles" not in setup:
        for player in state.seats:
            player.pile, rest = (rest[0],), rest[1:]
    state.bar_deck, rest = tuple(rest[len(rest) - bar_size :]), rest[: len(rest) - bar_size]
    if setup.get("drink_deck_only", False):
        state.drink_deck, state.drink_discard = top, (*discard, *rest)
    else:
        state.drink_deck, state.drink_discard = (*top, *rest), discard


def _lay_events(state: State, setup: dict[str, Any]) -> None:
    """Lay the named Events on top of their decks and discards, and the counters; a row a deck in use."""
    tops, discards = (_list(setup.get(key, []), key) for key in ("event_decks", "event_discards"))
    counters = _list(setup.get("counters", []), "counters")
    for rows, key in ((tops, "event_decks"), (discards, "event_discards"), (counters, "counters")):
        if len(rows) > len(state.events):
            raise BadName(f"{key}: {len(rows)} rows for {len(state.events)} Event decks")
    for number, pile in enumerate(state.events):
        rest = list(pile.cards)
        where = f"deck {pile.deck}"
        discard = [_take_event(rest, title, where) for title in _row(discards, number)]
        top = [_take_event(rest, title, where) for title in _row(tops, number)]
        pile.cards, pile.discard = (*top, *rest), tuple(discard)
        if number < len(counters):
            pile.counters = _number(counters[number], 1, "counters")


def _number(value: Any, least: int, key: str) -> int:
    if type(value) is not int or value < least:
        raise BadName(f"{key}: a number from {least}, not {value!r}")
    return value


def _row(rows: list[Any], number: int) -> list[Any]:
    return _list(rows[number], "a row of Events") if number < len(rows) else []


def _take_event(rest: list[str], title: Any, where: str) -> str:
    found = next((card for card in rest if event_of(card).title == title), None)
    if found is None:
        titles = sorted({event_of(card).title for card in rest})
        raise BadName(f"{where}: no Event {title!r} is left; titles: {'; '.join(titles)}")
    rest.remove(found)
    return found


def _take_drink(rest: list[str], title: Any, where: str) -> str:
    found = next((card for card in rest if drink_of(card).title == title), None)
    if found is None:
        titles = sorted({drink_of(card).title for card in rest})
        raise BadName(f"{where}: no Drink Card {title!r} is left; titles: {'; '.join(titles)}")
    rest.remove(found)
    return found


def _set_stats(state: State, setup: dict[str, Any]) -> None:
    """Give every team, without teams every player, the named numbers."""
    for key, most in (("fortitude", MOST), ("alcohol", MOST), ("gold", 999), ("tokens", state.options.tokens)):
        if key not in setup:
            continue
        values = _list(setup[key], key)
        if len(values) != len(state.parties):
            raise BadName(f"{key}: {len(state.parties)} numbers, not {len(values)}")
        for party, value in zip(state.parties, values, strict=True):
            if type(value) is not int or not 0 <= value <= most:
                raise BadName(f"{key}: a number from 0 to {most}, not {value!r}")
            setattr(party, key, value)
    state.gold = sum(party.gold for party in state.parties)


def _take_out(state: State, seat: int) -> None:
    player = state.seats[seat]
    player.out = True
    state.why_out[seat] = "passed_out"
    state.drink_discard, player.pile = (*player.pile, *state.drink_discard), ()
    stats = state.stats(seat)
    state.gold -= stats.gold
    stats.gold = 0


def _rows(state: State, setup: dict[str, Any], key: str) -> list[list[Any]]:
    rows = _list(setup.get(key, []), key)
    if len(rows) > len(state.seats):
        raise BadName(f"{key}: {len(rows)} rows for {len(state.seats)} seats")
    return [_list(rows[seat], key) if seat < len(rows) else [] for seat in range(len(state.seats))]


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadName(f"{key}: a list, not {value!r}")
    return value


def _one_of(word: Any, known: dict[str, Any], key: str) -> Any:
    if not isinstance(word, str) or word not in known:
        raise BadName(f"{key}: one of {', '.join(known)}, not {word!r}")
    return known[word]


def _only(data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadName(f"{where}: unknown key {key!r}; known: {', '.join(known)}")
