"""Wulfric's moods: a Static Effect on Kaylin alone, in everybody's turn (RDI-WULFRIC-*).

Only final amounts count: what a mood adds or takes away is added to every other raise and reduction, never below 0.
"""

from dwarfdraft.games.tavern.cards import InForce, Mood, Type
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of
from dwarfdraft.games.tavern.decks.amundyr import SCARAB_ID
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import State

SIDE: str = "wulfric"


def has_moods(state: State, seat: int) -> bool:
    """Tell whether a player has the Wulfric Deck."""
    return CHARACTERS[state.seats[seat].character].side_name == SIDE


def mood_of(state: State, seat: int) -> Mood | None:
    """Return the mood in force on a player, None for all but Kaylin (RDI-WULFRIC-04, -08)."""
    player = state.seats[seat]
    if not player.side_discard or not has_moods(state, seat):
        return None
    effect = card_of(player.side_discard[0]).modes[0].effects[0]
    assert isinstance(effect, InForce)
    return effect.mood


def bites(state: State, seat: int, source: int, card: str) -> bool:
    """Tell whether a loss comes from an opponent while Wulfric is Playful; an Event is nobody's (RDI-WULFRIC-06)."""
    by_another = state.is_opponent(seat, source) and not card.startswith("drink/") and card != SCARAB_ID
    return by_another and mood_of(state, seat) is Mood.PLAYFUL


def loss(state: State, seat: int, amount: int, source: int, card: str) -> int:
    """Return how much Fortitude a player loses where a card or Drink says so much (RDI-WULFRIC-05, -06)."""
    if amount <= 0:
        return amount
    if mood_of(state, seat) is Mood.LOYAL:
        return amount - 1
    return amount + 1 if bites(state, seat, source, card) else amount


def hit(state: State, play: Play, hit: Hit) -> int:
    """Return how much a card would make somebody lose, before what holds for that player: Bristling adds 1."""
    if not hit.amount or not state.is_opponent(play.seat, hit.seat) or Type.ACTION not in play.types:
        return hit.amount
    if mood_of(state, play.seat) is not Mood.BRISTLING:
        return hit.amount
    others = [h for h in play.hits if state.is_opponent(play.seat, h.seat)]
    struck = [h for h in others if h.amount and h.seat not in play.ignored]
    bristles = {h.seat for h in struck} == {hit.seat} and struck[0] is hit  # once, also if two losses meet the player
    return hit.amount + bristles


def gain(state: State, play: Play, seat: int, amount: int) -> int:
    """Return how much Fortitude a card gives: Sulking takes 1 of what Kaylin's own cards give her."""
    sulks = play.card is not None and seat == play.seat and mood_of(state, seat) is Mood.SULKING
    return amount - (sulks and amount > 0)


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


def payment(state: State, play: Play, seat: int, amount: int) -> int:
    """Return how much Gold another player's card makes somebody pay: Guarding keeps 1."""
    by_another = play.card is not None and state.is_opponent(seat, play.seat)
    guarded = by_another and mood_of(state, seat) is Mood.GUARDING
    return max(amount - guarded, 0)
