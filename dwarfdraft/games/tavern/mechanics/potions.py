"""Potion Cards: one lies open before Phrenk, who may sell it; it is played like a hand card (RDI-POTION-*)."""

from typing import Any, Final

from dwarfdraft.engine.ask import OneOf
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Type, phrases
from dwarfdraft.games.tavern.cards.boosting import boosted
from dwarfdraft.games.tavern.cards.deeds import is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, Phrases, by_name
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.reasons import played
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, in_windows
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import EffectRules, affects_none, no_hits, no_traits, rules_tell
from dwarfdraft.games.tavern.hooks import OfCard
from dwarfdraft.games.tavern.mechanics import side_decks
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK, has_deck
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.numbers.changes import move_gold
from dwarfdraft.games.tavern.state import written
from dwarfdraft.games.tavern.state.own import Own, OwnCards
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import player_of
from dwarfdraft.games.tavern.table import TavernTable

SELL: Final = "sell"
"""Declared instead of a card: the own Potion Card is offered."""
SIDE: Final = "potion"

POTIONS: Final = OwnCards("potions", is_open=True, is_side=True, is_playable=True)
"""Potion Cards that lie in front of a player and are played like hand cards (RDI-POTION-02, -04)."""
DECLINED: Final = Own[tuple[int, ...]]("declined", (), dump=list, load=tuple, at_table=True)
"""Who has declined the Potion Card that is for sale, this turn."""


@hooks.lay_out.add
def first_potion(table: TavernTable, seat: int) -> None:
    """Turn up the first Potion Card, before the game (RDI-POTION-07).

    The rest of the rule: `reveal`, `discard_all`.
    """
    player = table.state.seats[seat]
    if has_deck(player, SIDE):
        POTIONS.put(player, SIDE_DECK.of(player)[:1])
        SIDE_DECK.put(player, SIDE_DECK.of(player)[1:])


@hooks.turn_begins.add
def forget_who_declined(table: TavernTable) -> None:
    """Whoever has declined may be asked again in the next turn (RDI-POTION-03).

    In the same turn only about another Potion Card: `reveal`. The rest of the rule: `offer`.
    """
    DECLINED.put(table.state, ())


@hooks.turn_starts.add
def turn_starts(table: TavernTable, seat: int) -> Rules:
    """Phrenk reveals a Potion Card and keeps one of two (RDI-POTION-02): `reveal`.

    A spent deck: `side_decks.turn_up`; played like a card in hand: `POTIONS`.
    """
    if has_deck(table.state.seats[seat], SIDE):
        yield from reveal(table, seat)


def reveal(table: TavernTable, seat: int) -> Rules:
    """Reveal the top Potion Card and keep it or the present one; nobody may do anything (RDI-POTION-02, -07).

    At the start of the turn: `turn_starts`; the first one: `first_potion`; a spent deck: `side_decks.turn_up`. Nobody
    interrupts `table.ask`. Another card may be offered to who has declined the old one (RDI-POTION-03). Who is out:
    `discard_all`.
    """
    state = table.state
    player = state.seats[seat]
    new = side_decks.turn_up(table, seat)
    if not new:
        return
    table.emit("potion", {"seat": seat, "card": new})
    old = next(iter(POTIONS.of(player)), "")
    # Both lie open while the player chooses.
    POTIONS.put(player, (new, *POTIONS.of(player)))
    if not old:
        DECLINED.put(state, ())
        return
    titles = tuple(dict.fromkeys((card_of(old).title, card_of(new).title)))
    kept = titles[0]
    if len(titles) > 1 and seat not in state.leaving:
        about = {"card": new, "cards": [old, new]}
        kept = yield table.ask(seat, "potion", OneOf(titles), about, titles[0])
    gone = new if kept == card_of(old).title else old
    if gone == old:
        DECLINED.put(state, ())
    POTIONS.put(player, tuple(card for card in POTIONS.of(player) if card != gone))
    side_decks.put_by(table, gone)
    table.emit("potion_kept", {"seat": seat, "card": POTIONS.of(player)[0], "discarded": gone})


def buyers(state: State, seat: int) -> tuple[int, ...]:
    """Return to whom a player may offer the Potion Card: who has its price and has not declined (RDI-POTION-03).

    To no teammate (RDI-TEAMCHAR-15), nor by or to who is giving up (RDI-RULING-26). When it may be offered:
    `window.titles_for`, `choosing.anytime_titles`; offering and paying: `offer`.
    """
    player = state.seats[seat]
    if not POTIONS.of(player) or not has_deck(player, SIDE) or seat in state.leaving:
        return ()
    price = c.price_of(card_of(POTIONS.of(player)[0]))
    return tuple(
        other
        for other in sorted(state.asked())
        if state.is_opponent(seat, other) and other not in DECLINED.of(state) and state.stats(other).gold >= price
    )


@hooks.offers.add
def may_offer(state: State, seat: int) -> tuple[str, ...]:
    """Return the offer of the own Potion Card, if there is a buyer (RDI-POTION-03).

    When that is asked: `choosing.offers`; the rest of the rule: `offer`.
    """
    return (SELL,) if buyers(state, seat) else ()


def offer(table: TavernTable, seat: int) -> Rules:
    """Offer the Potion Card to one player, who accepts or declines; no card, and not answered (RDI-POTION-03).

    To whom: `buyers`, not again in this turn who has declined (`DECLINED`; till when: `forget_who_declined`, `reveal`).
    When: wherever an Anytime Card may be played (`window.titles_for`, `choosing.anytime_titles`). Nothing comes of it
    if whoever was picked has given up meanwhile.
    """
    state = table.state
    player = state.seats[seat]
    card = POTIONS.of(player)[0]
    price = c.price_of(card_of(card))
    about = {"card": card, "price": price, "by": seat}
    table.emit("potion_for_sale", {"seat": seat, "card": card, "price": price})
    first = buyers(state, seat)[0]
    buyer = yield from table.choose(seat, "buyer", lambda: buyers(state, seat), about, first, alone=True)
    if buyer not in buyers(state, seat):
        return
    table.emit("potion_offered", {"seat": seat, "to": buyer, "card": card, "price": price})
    said = yield from table.choose(buyer, "buy", lambda: ("yes", "no"), about, "no", alone=True)
    if said == "yes":
        move_gold(table, buyer, seat, price, "sold", card)
        POTIONS.put(player, POTIONS.of(player)[1:])
        POTIONS.put(state.seats[buyer], (*POTIONS.of(state.seats[buyer]), card))
        table.emit("potion_sold", {"seat": seat, "to": buyer, "card": card, "price": price})
    else:
        DECLINED.put(state, (*DECLINED.of(state), buyer))
        table.emit("potion_declined", {"seat": buyer, "card": card})


hooks.OFFERS[SELL] = offer
hooks.OFFERED.update(dict.fromkeys(("potion_for_sale", "potion_offered"), SELL))


@hooks.goes_out.add
def discard_all(table: TavernTable, seat: int) -> None:
    """The Potion Cards of a player who is out are discarded; those sold stay in play (RDI-POTION-07).

    They lie before who has bought them. What the rule says of the first card and of choosing: `first_potion`, `reveal`.
    """
    player = table.state.seats[seat]
    cards = POTIONS.of(player)
    POTIONS.put(player, ())
    for card in cards:
        side_decks.put_by(table, card)


# What is told


class Kept(OfCard):
    """Of two Potion Cards one is kept."""

    discarded: str


class ForSale(OfCard):
    """A Potion Card is for sale."""

    price: int


class Offered(ForSale):
    """A Potion Card is offered or sold to somebody."""

    to: int


hooks.EVENTS.update(
    potion=OfCard,
    potion_kept=Kept,
    potion_for_sale=ForSale,
    potion_offered=Offered,
    potion_sold=Offered,
    potion_declined=OfCard,
)


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """Potion Cards lie open."""
    return {"potions": list(POTIONS.of(state.seats[seat]))}


hooks.ROWS["potions"] = POTIONS
hooks.ASKS_SEAT.add("buyer")


@hooks.set_up.add
def set_up(state: State, setup: dict[str, Any]) -> None:
    """Lay the named Potion Cards before whoever has them, instead of the first one."""
    if "potions" not in setup:
        return
    for player in state.seats:
        SIDE_DECK.put(player, (*SIDE_DECK.of(player), *POTIONS.of(player)))
        POTIONS.put(player, ())
    for seat, titles in enumerate(written.rows(state, setup, "potions")):
        where = f"potions of seat {seat}"
        POTIONS.put(state.seats[seat], side_decks.take_by_title(state, titles, where))


# Conditions


def _is_own_to_raise(state: State, seat: int, when: c.OwnCardPlayed, mode: Mode, moment: Moment) -> bool:
    """Tell whether an own card has numbers to raise (Luck), or makes another player lose Fortitude (Strength).

    So the texts of the two cards, and docs/rulings.md (RDI-POTION-05). Of the rule itself: an activation is such a card
    (RDI-MINION-27), one alone, since it is one `Play`; a Minion buys none, since `buyers` are players. How it is
    raised: `_raise_numbers`, `_raise_loss`.
    """
    play = moment.play
    if play is None or play.seat != seat:
        return False
    return bool(losses.others_hit(state, play)) if when.hits else _has_numbers(play)


def _has_numbers(play: Play) -> bool:
    """Tell whether a card is of a type that may be raised, and has numbers (RDI-POTION-05).

    They are raised in `_raise_numbers`; that it is one's own card: `_is_own_to_raise`.
    """
    is_of_type = not {Type.ACTION, Type.SOMETIMES, Type.ANYTIME}.isdisjoint(play.types)
    return is_of_type and any(boosted(effect, 1) != effect for effect in play.effects)


def _says_own_played(when: c.OwnCardPlayed) -> Phrases:
    return phrases.text("tavern.when.own_played.hits" if when.hits else "tavern.when.own_played.numbers")


def _nothing_to_raise(state: State, seat: int, when: c.OwnCardPlayed, moment: Moment | None) -> WhyNot:
    play = played(moment)
    if play is None or play.seat != seat:
        return WhyNot("no_card_of_yours", "RDI-POTION-05")
    return WhyNot("you_hurt_nobody" if when.hits else "no_number_to_raise", "RDI-POTION-05")


CONDITIONS: Final = (
    ConditionRules(
        c.OwnCardPlayed,
        says=_says_own_played,
        windows=in_windows(Window.PLAYED),
        is_met=_is_own_to_raise,
        why=_nothing_to_raise,
    ),
)


# Effects


def _raise_numbers(state: State, play: Play, amount: int) -> None:
    """Every number of the card is so much higher, not what its player pays or loses (RDI-POTION-05).

    What its player or the team pays is left as it was in `gold._price`. Which cards may be raised: `_is_own_to_raise`;
    Strength Potion: `_raise_loss`.
    """
    answered = play.answered
    if answered is None:
        return
    answered.raised += amount
    answered.effects = tuple(boosted(effect, amount) for effect in answered.effects)
    for hit in answered.hits:
        more = amount * hit.numbers
        if hit.amount and not state.are_teammates(answered.seat, player_of(hit.seat)):
            hit.amount += more
        if hit.counts is not None:
            hit.counts = boosted(hit.counts, amount)
            hit.counted += more


def _raise_loss(play: Play, amount: int) -> None:
    """The loss of the picked player by the card that Strength Potion answers is so much higher: the text of the card.

    Of a Minion's it is one activation, since it is that one `Play` (RDI-POTION-05). Whom it may pick:
    `losses.others_hit`; of which cards: `_is_own_to_raise`.
    """
    answered = play.answered
    if answered is None:
        return
    struck = next((hit for hit in answered.hits if hit.seat == play.target and hit.amount), None)
    if struck is not None:
        struck.amount += amount


EFFECTS: Final = (
    EffectRules(
        c.NewPotion,
        says=lambda effect, _: phrases.text("tavern.effect.new_potion"),
        icon=by_name,
        bots=lambda effect: is_for("new_potion"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: reveal(table, play.seat),
    ),
    EffectRules(
        c.RaiseNumbers,
        says=lambda effect, _: phrases.text("tavern.effect.raise_numbers", n=effect.amount),
        icon=by_name,
        bots=lambda effect: is_for("raise_numbers", effect.amount),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _raise_numbers(table.state, play, effect.amount),
    ),
    EffectRules(
        c.RaiseLoss,
        says=lambda effect, _: phrases.text("tavern.effect.raise_loss", n=effect.amount),
        icon=lambda effect: Icon("loss", effect.amount),
        bots=lambda effect: is_for("raise_loss", effect.amount),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _raise_loss(play, effect.amount),
    ),
)
