"""Why conditions do not hold: reasons that several of them have, and what they ask for them."""

from typing import Final

from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State

NO_CARD: Final = WhyNot("no_card_to_answer", "RDI-SOMETIMES-01")
NO_ROUND: Final = WhyNot("no_round", "RDI-GAMBLE-06")
ROUND_IS_OVER: Final = WhyNot("round_is_over", "RDI-GAMBLE-10")
IGNORED: Final = WhyNot("ignored_already", "RDI-NEGATE-02")
NOT_IGNORED: Final = WhyNot("cannot_be_ignored", "RDI-NEGATE-02")
SHARED: Final = WhyNot("loss_is_shared", "RDI-SOMETIMES-01")
BETWEEN: Final = WhyNot("before_or_after", "RDI-RULING-13")
_OWN_CARD: Final = WhyNot("own_card", "RDI-SOMETIMES-01")
_OF_THE_TEAM: Final = WhyNot("card_of_the_team", "RDI-TEAM-46")
_LEFT_ROUND: Final = WhyNot("left_the_round", "RDI-GAMBLE-17")
_NO_CHAMPION: Final = WhyNot("not_the_champion", "RDI-TEAM-43")


def played(moment: Moment | None) -> Play | None:
    """Return the card that has been played, if that is what may be answered."""
    return moment.play if moment is not None and moment.kind is Window.PLAYED else None


def own_card(seat: int, play: Play) -> WhyNot:
    """Say that a card is one's own, or the team's, where a condition wants another player's (RDI-VRULING-46).

    Whose card that is, conditions ask `State.is_opponent`; whom a card picks: `targeting.targets`. The player is told
    RDI-TEAM-46, which says the same of picks.
    """
    return _OWN_CARD if play.seat == seat else _OF_THE_TEAM


def outside(state: State, seat: int) -> WhyNot:
    """Say why a player is not in the Round: who was no Champion has never been (RDI-TEAM-43).

    That they play no control card: `moves._no_move`, `ConditionRules.is_personal`.
    """
    champions = state.round.inside if state.round is not None else ()
    is_championed = any(state.are_teammates(seat, other) for other in champions)
    return _NO_CHAMPION if is_championed else _LEFT_ROUND
