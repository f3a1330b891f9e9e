"""The words that conditions and effects are said in: types of cards, what players have, whom an effect is for."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias


class Type(StrEnum):
    """What is printed on a card (RDI-TURN-06, RDI-SOMETIMES-01, -04, RDI-GAMBLE-07)."""

    ACTION = "action"
    SOMETIMES = "sometimes"
    ANYTIME = "anytime"
    GAMBLING = "gambling"
    CHEATING = "cheating"


class Stat(StrEnum):
    """What a player has of."""

    FORTITUDE = "fortitude"
    ALCOHOL = "alcohol"
    GOLD = "gold"


class Who(StrEnum):
    """Whom an effect is for."""

    YOU = "you"
    PICKED = "picked"
    OTHERS = "others"
    """Every other player."""
    EVERYONE = "everyone"
    """Every player, you included."""
    ALSO_PICKED = "also_picked"
    """Whom the card picks that was added to it."""
    HEROES = "heroes"
    """Every player of a hero (RDI-DUNGEON-10)."""
    VILLAINS = "villains"
    """Every player of a villain (RDI-DUNGEON-10)."""
    SOURCE = "source"
    """The player of the card that it answers."""
    IN_ROUND = "in_round"
    """Every other player still in the Round."""
    PICKED_TEAM = "picked_team"
    """Each player of the picked player's team."""
    PICKED_MATES = "picked_mates"
    """Each teammate of the picked player, also if the card is Ignored."""
    NEGATOR = "negator"
    """The player who has Negated the card."""


class Number(StrEnum):
    """What raises a number of an effect: a card that is played for its card, and one that is added to it (`boosting`).

    How many players are picked, and an ante, are no such numbers.
    """

    RAISED = "raised"
    """Both raise it; Fortitude that others lose together with the loss that is announced (`Hit`)."""
    OWN = "own"
    """What the player of the card pays or loses: what is added raises it, what is played for it does not."""
    SIGNED = "signed"
    """Own where the player of the card pays or loses it, else raised."""
    COUNTED = "counted"
    """A number that is counted, not printed: both raise it, though what is added to the count is 0 at first."""
    FIXED = "fixed"
    """Nothing raises it: tokens, a limit asked for, a number of an Event or of what works while it lies there."""


Numbers: TypeAlias = Mapping[str, Number]
"""The numbers of an effect by field, with what raises them; empty if its text has none."""


class Pick(StrEnum):
    """What is named when a card is played, before anybody may respond (RDI-TURN-07)."""

    NOTHING = "nothing"
    ANYBODY = "anybody"
    """A player, yourself allowed."""
    ANOTHER = "another"
    """Another player."""
    IN_ROUND = "in_round"
    """A player still in the Round, yourself allowed."""
    THIRD = "third"
    """Neither you nor the player whose card it is about."""
    TWO = "two"
    """Two other players, or the only one."""
    HIT = "hit"
    """Another player whom the card that it is about makes lose Fortitude."""
    MARKED = "marked"
    """Another player who is marked."""
    MARKED_IN_ROUND = "marked_in_round"
    """A marked player still in the Round, or nobody."""
    ONE_OR_TWO = "one_or_two"
    """One or two other players."""
    SOURCE = "source"
    """The player whose card it answers, or whose card brought about what it answers."""
    THREE = "three"
    """Three different other players, or all of them if there are fewer."""


class Provenance(StrEnum):
    """Where a card comes from."""

    DOCUMENTED = "documented"
    HOUSE = "house"
    """Ours: no source documents it."""
