"""Pure: whom and what a card is about: whom it may pick, who meets its condition, as what it is played."""

from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import (
    Card,
    DrinkOnYou,
    LostFortitude,
    Mode,
    OwnAction,
    OwnMove,
    Pick,
    Type,
    YouDrink,
)
from dwarfdraft.games.tavern.conditions.conditions import met_by
from dwarfdraft.games.tavern.conditions.happened import news_for, sources_to_hit_back
from dwarfdraft.games.tavern.conditions.reach import third_players
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.numbers.losses import others_hit
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import Play, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import acting, is_in_play


def targets(state: State, play: Play) -> tuple[int, ...]:
    """Return the seats and other targets (`state/targets.py`) of which a card must pick one; none if it picks nobody.

    Cards in play come in addition to seats: where a clause for two players leaves no seat (`reach.third_players`), none
    is picked either (RDI-MINION-26). Whom a card hits back at: `sources_of`.
    """
    if hits_back(play.mode):
        return tuple(sources_of(state, play))
    seats = _seats(state, play)
    return (*seats, *(target for more in hooks.more_targets for target in more(state, play))) if seats else seats


def _seats(state: State, play: Play) -> tuple[int, ...]:
    if repeats(play.mode) and state.options.is_team_game:
        return tuple(state.team(also_drinks(state, play)))  # whoever of the team is chosen (RDI-TEAM-61)
    match play.mode.pick:
        case Pick.NOTHING:
            return ()
        case Pick.ANYBODY:
            return tuple(sorted(state.living()))
        case Pick.ANOTHER | Pick.ONE_OR_TWO | Pick.THREE:  # another player is an opponent (RDI-TEAM-46)
            return tuple(sorted(state.opponents(play.seat)))
        case Pick.IN_ROUND:
            return state.round.inside if state.round is not None else ()
        case Pick.THIRD:
            source = play.answered.seat if play.answered is not None else NOBODY
            return third_players(state, play.seat, source)
        case Pick.HIT:
            return others_hit(state, play.answered) if play.answered is not None else ()
        case Pick.SOURCE:
            return tuple(sources_of(state, play))
        case _:
            return hooks.PICKS[play.mode.pick].among(state, play.seat)


def sources_of(state: State, play: Play) -> list[int]:
    """Return the players whose card it answers, or brought about what it answers; or the card in play that acted.

    Both the player and that card where it hits or sends back (RDI-MINION-11).
    """
    moment = play.about
    if moment is None:
        return []
    if isinstance(play.mode.when, LostFortitude):
        return sources_to_hit_back(state, play.seat, moment)
    if moment.kind is Window.HAPPENED:
        news = news_for(state, play.seat, play.mode.when, moment)
        return sorted({seat for happening in news for seat in happening.by if state.is_living(seat)})
    if moment.play is None or not state.is_living(moment.play.seat):
        return []
    actor = acting(state, moment.play)
    sends_back = has(play.mode.effects, Trait.SENDS_BACK)
    return [moment.play.seat, actor] if sends_back and is_in_play(state, actor) else [moment.play.seat]


def behalf_of(state: State, play: Play) -> int:
    """Return who meets the condition of a card: who is to drink the Drink, its player if possible, or a teammate."""
    if play.drink is not None and isinstance(play.mode.when, DrinkOnYou | YouDrink):
        drinker, mine = play.drink.drinker, state.sheltered(play.seat)
        payers = (payer for payer, _ in play.drink.pays if payer in mine)  # who is to pay for it (RDI-CARD-17)
        return drinker if drinker in mine else next(payers, drinker)
    if play.about is None or not state.options.is_team_game:
        return play.seat
    return next(iter(met_by(state, play.seat, play.mode, play.about)), play.seat)


def types_as_played(card: Card, mode: Mode) -> tuple[Type, ...]:
    """Return as what a card counts when it is played for one of its texts: as an Action it is no Gambling Card."""
    match mode.when:
        case OwnAction():
            return tuple(kind for kind in card.types if kind is not Type.GAMBLING)
        case OwnMove():
            return tuple(kind for kind in card.types if kind is not Type.ACTION)
        case _:
            return card.types


def is_alone(play: Play) -> bool:
    """Tell whether nobody may do anything until all that a card is about is named."""
    return play.card is not None and play.card.is_alone


def card_in_hand(state: State, seat: int, title: str) -> str:
    """Return the first copy of a title in a hand, or of what else the player or team may play."""
    return next(card for card in state.playable(seat) if card_of(card).title == title)


def hits_back(mode: Mode) -> bool:
    """Tell whether a text strikes whoever made its player lose Fortitude."""
    return has(mode.effects, Trait.HITS_BACK)


def repeats(mode: Mode) -> bool:
    """Tell whether a text has somebody repeat the special action of a Phase."""
    return has(mode.effects, Trait.REPEATS_PHASE)


def also_drinks(state: State, play: Play) -> int:
    """Return the player whose Drink or Drink Phase a card answers."""
    return play.drink.revealer if play.drink is not None else state.active
