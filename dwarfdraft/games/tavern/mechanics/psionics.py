"""Daareka: discards at random, cards divided, a Round played out of a hand (RDI-MIND-*)."""

from functools import cache
from typing import Final

from dwarfdraft.engine.ask import OneOf, SomeOf
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Change, Mode, OwnAction, OwnMove, Pick, Stat, Type, Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.chapters import looking
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import may_move
from dwarfdraft.games.tavern.conditions.reach import reached
from dwarfdraft.games.tavern.decks.all import card_of, names_in_hand
from dwarfdraft.games.tavern.effect_rules import EffectRules, affects_none, no_hits, no_traits, rules_tell
from dwarfdraft.games.tavern.hooks import OfCard
from dwarfdraft.games.tavern.numbers.changes import discard, draw, show, take_top
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import read, wire
from dwarfdraft.games.tavern.table import TavernTable

_OF_A_ROUND = {Type.GAMBLING, Type.CHEATING}


def discard_random(table: TavernTable, play: Play, count: int, who: Who) -> None:
    """Have everybody whom the card reaches discard at random, or all there is (RDI-MIND-02 to -04).

    Who Ignores the card is not reached (-02); a card for a whole team (`PICKED_TEAM`) says that nobody of it is
    reached if the picked player Ignores it, even alone (RDI-RULING-67 before RDI-VRULING-24). A loss that is sent on
    leaves `Play.target` as it is (-04). Hitting back comes later: `resolving.suffered` (-03).
    """
    if who is Who.PICKED_TEAM and play.target in play.ignored:
        return
    for seat in reached(table.state, play, who):
        for _ in range(count):
            hand = table.state.seats[seat].hand
            if hand:
                card = hand[table.rng.roll(len(hand)) - 1]
                discard(table, seat, [card], at_random_by=play.card_id)
                play.discards += 1


def discard_sometimes(table: TavernTable, play: Play) -> Rules:
    """Every opponent reached discards a Sometimes Card of choice, or shows a hand without any (RDI-CARD-11).

    What else the card does: `villains.first_rule`.
    """
    state = table.state
    for seat in reached(state, play, Who.OTHERS):

        def titles(seat: int = seat) -> tuple[str, ...]:
            hand = state.seats[seat].hand
            return tuple(dict.fromkeys(card_of(card).title for card in hand if Type.SOMETIMES in card_of(card).types))

        if not titles():
            hand = tuple(sorted(state.seats[seat].hand))
            show(table.state, hand)
            table.emit("showed_hand", {"seat": seat, "cards": list(hand), "card": play.card_id})
            continue
        about = {"card": play.card_id, "left": 1, "sometimes": True}
        # Whether there is a choice is not told by asking or not.
        title = yield from table.choose(seat, "discard_one", titles, about, asks_even_one=True)
        if title is not None:
            discard(table, seat, [targeting.card_in_hand(state, seat, title)])


def draw_cards(table: TavernTable, play: Play, who: Who, count: int) -> None:
    """Have those draw whom the card names and who do not Ignore it themselves, whoever else does (RDI-CARD-44, -45).

    The rest of these cards: `open_hands.open_hand` (-44), `scarabs._give_if_picked_ignores` (-45).
    """
    for seat in reached(table.state, play, who):
        draw(table, seat, count)


@cache
def _strike(amount: int) -> Mode:
    """Return what the Action Card of another player's hand does that is turned against a third one."""
    return Mode(OwnAction(), (Change(Stat.FORTITUDE, Who.PICKED, -amount),), Pick.ANOTHER)


def turn_action(table: TavernTable, play: Play, amount: int) -> Rules:
    """Look at the picked hand, perhaps discard an Action Card of it, and have a different player lose (RDI-CARD-30).

    A card in play has no hand: then nothing more happens. The second loss is answered on its own. Whom it may strike,
    cards in play too: `targeting.targets`.
    """
    state = table.state
    if not state.is_living(play.target) or play.target in play.ignored:
        return
    looking.look_at_hand(table, play)

    def titles() -> tuple[str, ...]:
        hand = state.seats[play.target].hand
        return ("none", *dict.fromkeys(card_of(card).title for card in hand if Type.ACTION in card_of(card).types))

    about = {"card": play.card_id, "of": play.target}
    title = yield from table.choose(play.seat, "take_card", titles, about, "none", asks_even_one=True)
    card = next((card for card in state.seats[play.target].hand if card_of(card).title == title), None)
    if card is None:
        return
    discard(table, play.target, [card])
    mode = _strike(amount)
    strike = Play(play.seat, play.card_id, play.card, mode, play.types)

    def others() -> tuple[int | str, ...]:
        return tuple(wire(state, to) for to in targeting.targets(state, strike) if to != play.target)

    to = yield from table.choose(play.seat, "target", others, {"card": play.card_id, "second": True})
    if to is not None:
        yield from table.follow(play, mode, read(state, to))


def divide(table: TavernTable, play: Play, count: int) -> Rules:
    """Lay the top of the own deck open, have the picked player divide it, and take one of the piles (RDI-CARD-32).

    Nobody interrupts it: the cards are in nobody's hand. The divider may be one who is away, and is asked all the same.
    """
    state = table.state
    seat, divider = play.seat, play.target
    if not state.is_living(seat) or not state.is_living(divider):
        return
    play.open = cards = take_top(table, seat, count)
    if not cards:
        return
    about = {"card": play.card_id, "cards": list(cards)}
    table.emit("opened", {"seat": seat, **about})
    names = names_in_hand(cards)
    half = list(names)[::2]
    chosen: list[str] = half
    if divider not in state.leaving:
        chosen = yield table.ask(divider, "divide", SomeOf(tuple(names), 0, len(names)), about, half)
    first = [card for name, card in names.items() if name in chosen]
    piles = [first, [card for card in cards if card not in first]]
    table.emit("divided", {"seat": divider, "piles": piles, "card": play.card_id})
    larger = int(len(piles[1]) > len(piles[0]))
    taken: int = larger
    if seat not in state.leaving:
        taken = yield table.ask(seat, "take_pile", OneOf((0, 1)), {"card": play.card_id, "piles": piles}, larger)
    _take_pile(table, play, piles[taken], piles[1 - taken])


def _take_pile(table: TavernTable, play: Play, taken: list[str], left: list[str]) -> None:
    player = table.state.seats[play.seat]
    play.open = ()
    player.hand += tuple(taken)
    player.discard = (*reversed(left), *player.discard)
    table.emit("took_pile", {"seat": play.seat, "cards": taken, "left": left, "card": play.card_id})
    show(table.state, tuple(taken))


def play_from_hand(table: TavernTable, play: Play) -> Rules:
    """Look at a hand and play a card of it in the Round as one's own, or pass (RDI-CARD-25).

    `play.passes` is carried out as a pass in `turn._round_move`. Which cards may be taken: `_moves_in`.
    """
    state = table.state
    looking.look_at_hand(table, play)
    play.passes = True
    if not state.is_living(play.target) or play.target in play.ignored:
        return

    def titles() -> tuple[str, ...]:
        return ("none", *dict.fromkeys(card_of(card).title for card in _moves_in(state, play.target)))

    about = {"card": play.card_id, "of": play.target}
    title = yield from table.choose(play.seat, "take_card", titles, about, "none", asks_even_one=True)
    card = next((card for card in _moves_in(state, play.target) if card_of(card).title == title), None)
    if card is None or state.round is None or not state.is_living(play.seat):
        return
    mode = next(i for i, mode in enumerate(card_of(card).modes) if isinstance(mode.when, OwnMove))
    played = yield from table.play_move(play.seat, card, [mode])
    play.passes = played.negated


def _moves_in(state: State, seat: int) -> list[str]:
    """Return the Gambling and Cheating Cards of a hand that could be played now."""
    return [
        card
        for card in state.seats[seat].hand
        if _OF_A_ROUND.intersection(card_of(card).types)
        and any(isinstance(mode.when, OwnMove) and may_move(state, seat, mode.when) for mode in card_of(card).modes)
    ]


# What is told


class Shown(OfCard):
    """Cards that all see: a hand without a Sometimes Card, the top of the own deck."""

    cards: list[str]


class Divided(OfCard):
    """A player has divided the cards that lie open into two piles."""

    piles: list[list[str]]


class TookPile(Shown):
    """One of the piles goes to the hand."""

    left: list[str]
    """The other pile, which is discarded."""


hooks.EVENTS.update(showed_hand=Shown, opened=Shown, divided=Divided, took_pile=TookPile)


# Effects


EFFECTS: Final = (
    EffectRules(
        c.DiscardSometimes,
        says=lambda effect, _: phrases.text("tavern.effect.discard_sometimes"),
        icon=by_name,
        bots=lambda effect: beside(discards=((Who.OTHERS, 1),)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: discard_sometimes(table, play),
    ),
    EffectRules(
        c.DrawPerDiscard,
        says=lambda effect, _: phrases.counted("tavern.effect.draw_per_discard", effect.each, most=effect.most),
        icon=by_name,
        bots=lambda effect: beside(draws=1),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: draw(table, play.seat, min(play.discards * effect.each, effect.most)),
    ),
    EffectRules(
        c.TurnAction,
        says=lambda effect, _: phrases.text("tavern.effect.turn_action", n=effect.amount),
        icon=by_name,
        bots=lambda effect: beside(draws=1),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: turn_action(table, play, effect.amount),
    ),
    EffectRules(
        c.DivideCards,
        says=lambda effect, _: phrases.counted("tavern.effect.divide_cards", effect.count),
        icon=by_name,
        bots=lambda effect: beside(draws=effect.count // 2),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: divide(table, play, effect.count),
    ),
    EffectRules(
        c.PlayFromHand,
        says=lambda effect, _: phrases.text("tavern.effect.play_from_hand"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.PLAY_FROM_HAND),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: play_from_hand(table, play),
    ),
)
