"""Wulfric's moods: a Static Effect on Kaylin alone, in everybody's turn (RDI-WULFRIC-*).

Only final amounts count: what a mood adds or takes away is added to every other raise and reduction, never below 0.
"""

from typing import Any, Final

from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import InForce, Mood, Type, phrases
from dwarfdraft.games.tavern.cards.deeds import beside, is_for
from dwarfdraft.games.tavern.cards.phrases import by_name
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.chapters import teams
from dwarfdraft.games.tavern.conditions.registry import nobody_plays
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import EffectRules, affects_none, no_hits, no_traits, rules_tell
from dwarfdraft.games.tavern.hooks import OfCard
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK, SIDE_DISCARD, has_deck, put_by, turn_up
from dwarfdraft.games.tavern.numbers.changes import change_fortitude, move_gold
from dwarfdraft.games.tavern.state.stack import INN, Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

SIDE: Final = "wulfric"


# The mood


def mood_of(state: State, seat: int) -> Mood | None:
    """Return the mood in force on a player, None for all but Kaylin (RDI-WULFRIC-04, -08).

    That is the top one of the discards; how a spent deck is renewed without it: `side_decks.turn_up`.
    """
    player = state.seats[seat]
    if not SIDE_DISCARD.of(player) or not has_deck(player, SIDE):
        return None
    effect = card_of(SIDE_DISCARD.of(player)[0]).modes[0].effects[0]
    assert isinstance(effect, InForce)
    return effect.mood


@hooks.is_struck_back.add
def bites(state: State, seat: int, source: int, card: str) -> bool:
    """Tell whether a loss comes from an opponent while Wulfric is Playful (RDI-WULFRIC-06).

    An Event is nobody's, nor is a token, which nobody has played. What she loses more, and what that player loses:
    `loss`, `bite_back`.
    """
    by_another = state.is_opponent(seat, source) and not card.startswith("drink/") and not card_of(card).token
    return by_another and mood_of(state, seat) is Mood.PLAYFUL


@hooks.alter_loss.add
def loss(state: State, seat: int, amount: int, source: int, card: str) -> int:
    """Return how much Fortitude a player loses where a card or Drink says so much (RDI-WULFRIC-05, -06).

    For another player's card: `bites`; that this player loses 1 as well: `bite_back`. 0 is the least:
    `losses.before_answers`.
    """
    if amount <= 0:
        return amount
    if mood_of(state, seat) is Mood.LOYAL:
        return amount - 1
    return amount + 1 if bites(state, seat, source, card) else amount


@hooks.alter_hit.add
def hit(state: State, play: Play, hit: Hit, amount: int) -> int:
    """Return how much a card would make somebody lose, before what holds for that player: Bristling adds 1."""
    if not hit.amount or not state.is_opponent(play.seat, hit.seat) or Type.ACTION not in play.types:
        return amount
    if mood_of(state, play.seat) is not Mood.BRISTLING:
        return amount
    others = [h for h in play.hits if state.is_opponent(play.seat, h.seat)]
    struck = [h for h in others if h.amount and h.seat not in play.ignored]
    bristles = {h.seat for h in struck} == {hit.seat} and struck[0] is hit  # once, also if two losses meet the player
    return amount + bristles


@hooks.alter_gain.add
def gain(state: State, play: Play, seat: int, amount: int) -> int:
    """Return how much Fortitude a card gives: Sulking takes 1 of what Kaylin's own cards give her."""
    sulks = play.card is not None and seat == play.seat and mood_of(state, seat) is Mood.SULKING
    return amount - (sulks and amount > 0)


@hooks.alter_drink.add
def drunk(state: State, seat: int, alcohol: int) -> int:
    """Return how much Alcohol Content a Drink of so much gives a player; the Drink itself is unchanged."""
    if alcohol <= 0:
        return alcohol
    match mood_of(state, seat):
        case Mood.SLOBBERING:
            return alcohol + 1
        case Mood.LAPPING:
            return alcohol - 1
        case _:
            return alcohol


@hooks.alter_payment.add
def payment(state: State, play: Play, seat: int, amount: int) -> int:
    """Return how much Gold another player's card makes somebody pay: Guarding keeps 1."""
    by_another = play.card is not None and state.is_opponent(seat, play.seat)
    guarded = by_another and mood_of(state, seat) is Mood.GUARDING
    return max(amount - guarded, 0)


@hooks.fortitude_lost.add
def bite_back(table: TavernTable, seat: int, source: int, card: str) -> None:
    """Wulfric bites the player whose card took Fortitude from Kaylin (RDI-WULFRIC-06).

    That he is Playful, and it was no Drink and no Scarab: `bites`. What she loses more: `loss`.
    """
    state = table.state
    if bites(state, seat, source, card) and state.is_living(source):
        change_fortitude(table, source, -1, card=SIDE_DISCARD.of(state.seats[seat])[0])


@hooks.round_won.add
def beg(table: TavernTable, seat: int) -> None:
    """Begging, Wulfric gets something of a Pot."""
    player = table.state.seats[seat]
    if mood_of(table.state, seat) is Mood.BEGGING:
        move_gold(table, INN, seat, 1, "gained", SIDE_DISCARD.of(player)[0])


# How it changes


@hooks.lay_out.add
def first_mood(table: TavernTable, seat: int) -> None:
    """Turn up the first mood (RDI-WULFRIC-02)."""
    player = table.state.seats[seat]
    if has_deck(player, SIDE):
        SIDE_DISCARD.put(player, SIDE_DECK.of(player)[:1])
        SIDE_DECK.put(player, SIDE_DECK.of(player)[1:])


@hooks.turn_ended.add
def turn_ended(table: TavernTable, seat: int) -> None:
    """At the end of Kaylin's turn the mood changes (RDI-WULFRIC-03), also of one that ended early: `turn._end_turn`."""
    if has_deck(table.state.seats[seat], SIDE):
        new_mood(table, seat)


def new_mood(table: TavernTable, seat: int) -> None:
    """Reveal and discard the top Wulfric Card: that is the mood now (RDI-WULFRIC-03, -08).

    At the end of the turn, also of one that ended early: `turn_ended`. A spent deck: `turn_up`; what is in force:
    `mood_of`.
    """
    card = turn_up(table, seat)
    put_by(table, card)
    table.emit("mood", {"seat": seat, "card": card})


@hooks.turn_starts.add
def begin_turn(table: TavernTable, seat: int) -> Rules:
    """What a mood does at the start of Kaylin's turn; nothing answers it."""
    card = next(iter(SIDE_DISCARD.of(table.state.seats[seat])), "")
    match mood_of(table.state, seat):
        case Mood.CHEWING:
            move_gold(table, seat, INN, 1, "paid", card)
        case Mood.NUZZLING:
            change_fortitude(table, seat, 1, card=card)
        case _:
            pass
    yield from ()


# What is told


hooks.EVENTS["mood"] = OfCard


# What is seen and written


@hooks.seen_at_seat.add
def seen(state: State, seat: int) -> dict[str, Any]:
    """The mood in force, None without one."""
    mood = mood_of(state, seat)
    return {"mood": None if mood is None else str(mood)}


hooks.EXPECTED["mood"] = lambda state: next(
    (str(mood) for seat in range(len(state.seats)) if (mood := mood_of(state, seat))), "none"
)


# Conditions and effects


CONDITIONS: Final = (nobody_plays(c.TopOfDiscards, always_says("tavern.when.top_of_discards")),)


def _vanish(state: State, play: Play) -> None:
    """The player's turn ends, and the card lies there until the next (RDI-WULFRIC-07, RDI-TEAMCHAR-11).

    It is laid down in `playing._put_by`, and goes away in `turn._start`; what holds until then: `State.is_shut`.
    """
    play.stays = True
    teams.end_turn_of(state, play.seat)


EFFECTS: Final = (
    EffectRules(
        c.NewMood,
        says=lambda effect, _: phrases.text("tavern.effect.new_mood"),
        icon=by_name,
        bots=lambda effect: is_for("new_mood"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: new_mood(table, play.seat),
    ),
    EffectRules(
        c.InForce,
        says=lambda effect, _: phrases.text(f"tavern.effect.mood.{effect.mood}"),
        icon=by_name,
        bots=lambda effect: beside(),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        elsewhere="wulfric.mood_of: it changes what other cards do",
    ),
    EffectRules(
        c.Vanish,
        says=lambda effect, _: phrases.text("tavern.effect.vanish"),
        icon=by_name,
        bots=lambda effect: is_for("vanish"),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: _vanish(table.state, play),
    ),
)
