"""The few helpers that change what people have, and say so: nothing else touches Fortitude, Alcohol, Gold or cards."""

from functools import cache
from typing import Final, Literal, TypeAlias

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.decks.all import cards_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import INN, POT, Happening, News
from dwarfdraft.games.tavern.state.state import MOST, State
from dwarfdraft.games.tavern.table import TavernTable

Why: TypeAlias = Literal[
    "paid",
    "ante",
    "refill",
    "taken",
    "won",
    "ended",
    "divided",
    "gave_up",
    "gained",
    "given",
    "sold",
    "token",
    "wages",
]
"""Why Gold moves: a payment, an ante, new Drinks, some of the Pot, a Round that is won or ends otherwise, the lost,
a gain from the Inn or a gift of it, a card sold, a Potion Token, somebody hired or kept for wages."""

NEWS: Final[dict[type[c.Condition], News]] = {
    c.GainedGold: News.GAINED_GOLD,
    c.LostGold: News.LOST_GOLD,
    c.GainedAlcohol: News.GAINED_ALCOHOL,
}
"""What conditions ask for that has just happened."""


def change_fortitude(
    table: TavernTable,
    seat: int,
    amount: int,
    *,
    source: int = NOBODY,
    card: str = "",
    shows: bool = True,
    exact: bool = False,
) -> int:
    """Change a player's Fortitude within its limits and return by how much it really changed (RDI-LIMIT-01, -04).

    What else a card does goes on in full (`resolving.resolve`, -04). Mechanics make a loss greater or less
    (`hooks.alter_loss`), and answer it (`hooks.fortitude_lost`).

    `exact`: the loss of a card with all that alters it, as `losses` has it.
    """
    state = table.state
    stats = state.stats(seat)
    if amount < 0 and not exact:
        loss = -amount
        for alter in hooks.alter_loss:
            loss = alter(state, seat, loss, source, card)
        amount = -loss
    now = min(max(stats.fortitude + amount, 0), MOST)
    changed = now - stats.fortitude
    stats.fortitude = now
    if changed < 0:
        state.weakened[seat] = (source, card)
    told = {"seat": seat, "change": changed, "now": now, "by": source, "card": card}
    table.emit("fortitude", told, shows=shows)
    if changed < 0:
        for answer in hooks.fortitude_lost:
            answer(table, seat, source, card)
    return changed


def spend_fortitude(table: TavernTable, seat: int, amount: int, card: str) -> None:
    """A player chooses to lose Fortitude: nothing alters that, a Static Effect neither (RDI-CARD-05).

    For how much of an ante: `gambling._offer_fortitude`; that the Inn antes it: `payments.settle`.
    """
    stats = table.state.stats(seat)
    stats.fortitude = max(stats.fortitude - amount, 0)
    table.state.weakened[seat] = (NOBODY, card)
    table.emit("fortitude", {"seat": seat, "change": -amount, "now": stats.fortitude, "by": NOBODY, "card": card})


def change_alcohol(
    table: TavernTable, seat: int, amount: int, *, source: int = NOBODY, card: str = "", shows: bool = True
) -> int:
    """Change a player's Alcohol Content within its limits and return by how much it really changed.

    RDI-LIMIT-01, -04: what else a card does goes on in full (`resolving.resolve`).
    """
    stats = table.state.stats(seat)
    now = min(max(stats.alcohol + amount, 0), MOST)
    changed = now - stats.alcohol
    stats.alcohol = now
    if changed > 0:
        table.state.weakened[seat] = (source, card)
    told = {"seat": seat, "change": changed, "now": now, "by": source, "card": card}
    table.emit("alcohol", told, shows=shows)
    return changed


def move_gold(
    table: TavernTable, giver: int, taker: int, amount: int, why: Why, card: str = "", *, shows: bool = True
) -> None:
    """Move Gold between seats, the Inn and the Pot. What a seat or the Pot has not, it does not give (RDI-LIMIT-02).

    `card` is the card that brings it about, empty where a rule does.
    """
    state = table.state
    if state.are_teammates(giver, taker):
        return  # it stays in the Stash
    if giver >= 0:
        amount = min(amount, state.stats(giver).gold)
        state.stats(giver).gold -= amount
    elif giver == POT:
        assert state.round is not None
        amount = min(amount, state.round.pot)
        state.round.pot -= amount
    else:
        state.inn -= amount
    if taker >= 0:
        state.stats(taker).gold += amount
        if amount and giver != taker:
            note(state, News.GAINED_GOLD, taker)
    elif taker == POT:
        assert state.round is not None
        state.round.pot += amount
    else:
        state.inn += amount
    if amount and giver != taker:
        if giver >= 0:
            state.robbed[giver] = (why, taker, card)
        told = {"from": _purse(giver), "to": _purse(taker), "amount": amount, "why": why, "card": card}
        table.emit("gold", told, shows=shows)


@cache
def _news_answered(character: str, boss: bool) -> frozenset[News]:
    """Return what a card of a character answers when it has happened."""
    conditions = {type(mode.when) for card in cards_of(character, boss=boss) for mode in card.modes}
    return frozenset(news for condition, news in NEWS.items() if condition in conditions)


def note(state: State, news: News, seat: int, by: frozenset[int] = frozenset()) -> None:
    """Note what has happened to a player, if a card of the character could answer it (RDI-RULING-01: public grounds).

    In a team a teammate's could, too (RDI-TEAM-13). `by`: the players whose cards did it, of whom opponents count; a
    gain of Gold needs none. Its window opens later: `after_change.answered`.
    """
    others = tuple(other for other in sorted(by) if state.is_opponent(seat, other))
    is_answered = any(
        news in _news_answered(state.seats[of].character, state.is_boss(of)) for of in state.sheltered(seat)
    )
    if is_answered and (others or news is News.GAINED_GOLD):
        state.happened += (Happening(news, seat, others),)


def draw(table: TavernTable, seat: int, count: int) -> None:
    """Draw cards from a Character Deck; when its last card is drawn, the discards are the new deck (RDI-TURN-04).

    At once: `take_top`. With deck and discards both empty nothing more is drawn (RDI-RULING-47). Teammates see what
    comes to the hand (RDI-TEAM-03), everybody if it lies open (RDI-CARD-44).
    """
    drawn = take_top(table, seat, count)
    table.state.seats[seat].hand += drawn
    if drawn:
        told = {mate: {"cards": list(drawn)} for mate in table.state.team(seat)}
        table.emit("drew", {"seat": seat, "count": len(drawn), **_laid_open(table.state, seat, drawn)}, told)


def lies_open(state: State, seat: int) -> bool:
    """Tell whether a player's hand lies open (RDI-CARD-44): `open_hands`, for how long too."""
    return any(is_open(state, seat) for is_open in hooks.is_hand_open)


def _laid_open(state: State, seat: int, cards: tuple[str, ...]) -> dict[str, list[str]]:
    """Return what everybody sees of cards that come to a hand: all of them if it lies open (RDI-CARD-44).

    Which hands do: `lies_open`; how they were laid open, and for how long: `open_hands`.
    """
    if not lies_open(state, seat):
        return {}
    show(state, cards)
    return {"cards": list(cards)}


def show(state: State, cards: tuple[str, ...]) -> None:
    """Everybody has seen cards that lie hidden from now on."""
    state.shown += tuple(card for card in cards if card not in state.shown)


def take_top(table: TavernTable, seat: int, count: int) -> tuple[str, ...]:
    """Take the top of a Character Deck, renewed as soon as its last card leaves (RDI-TURN-04): `renew_deck`.

    With deck and discards both empty that is all; later discards are shuffled when next a card is taken
    (RDI-RULING-47).
    """
    player = table.state.seats[seat]
    taken: tuple[str, ...] = ()
    for _ in range(count):
        if not player.deck:
            renew_deck(table, seat)
            if not player.deck:
                break
        taken, player.deck = (*taken, player.deck[0]), player.deck[1:]
        if not player.deck:
            renew_deck(table, seat)
    return taken


def draw_up(table: TavernTable, seat: int) -> None:
    """Draw until the hand is full, or nothing if it is; drawing is not optional (RDI-TURN-02, -05, RDI-RULING-61).

    A full hand is a Boss's own (RDI-BOSS-15): `State.hand_size`. All have discarded before: `turn._discard`.
    """
    state = table.state
    draw(table, seat, max(state.hand_size(seat) - len(state.seats[seat].hand), 0))


def discard(table: TavernTable, seat: int, cards: list[str], *, at_random_by: str = "") -> None:
    """Put cards from the hand on the player's own discard pile, the last one on top (RDI-SETUP-09).

    `at_random_by`: the card that has had them drawn at random. A card that was played goes there in `playing._put_by`.
    """
    player = table.state.seats[seat]
    player.hand = tuple(card for card in player.hand if card not in cards)
    player.discard = (*reversed(cards), *player.discard)
    if cards:
        how = {"at_random": True, "card": at_random_by} if at_random_by else {}
        table.emit("discarded", {"seat": seat, "cards": cards, **how})


def forget(state: State, cards: tuple[str, ...]) -> None:
    """Nobody knows any longer where these cards are: they are shuffled."""
    state.shown = tuple(card for card in state.shown if card not in cards)
    for player in state.seats:
        if player.seen:
            player.seen = tuple(card for card in player.seen if card not in cards)


def shuffled(table: TavernTable, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return cards in a new order from the game's own chance (RDI-RULING-60).

    The seed is the table's: `table.rng`.
    """
    deck = list(cards)
    # By rolls, which a re-deal keeps: what has come off the deck since is known.
    for i in range(len(deck) - 1, 0, -1):
        j = table.rng.roll(i + 1) - 1
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def flip_coin(table: TavernTable, card: str) -> bool:
    """Flip a coin; true is heads. Scenarios may have scripted it."""
    state = table.state
    value = table.rng.roll(2)
    if state.coins:
        value, *rest = state.coins
        state.coins = tuple(rest)
    table.emit("coin", {"card": card, "heads": value == 1})
    return value == 1


def renew_deck(table: TavernTable, seat: int) -> None:
    """The discards are shuffled and are the new deck, if there are any (RDI-TURN-04).

    When: as soon as the last card leaves the deck (`take_top`).
    """
    player = table.state.seats[seat]
    if player.discard:
        forget(table.state, player.discard)
        for see in hooks.deck_renewed:
            see(table.state, seat)
        player.deck, player.discard = shuffled(table, player.discard), ()
        table.emit("shuffled", {"seat": seat, "count": len(player.deck)})


def _purse(place: int) -> int | str:
    return {INN: "inn", POT: "pot"}.get(place, place)
