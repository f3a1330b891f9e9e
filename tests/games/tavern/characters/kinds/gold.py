"""Cards by which Gold changes hands, or that spare it."""

from tests.games.tavern.characters.case import Cards, Case
from tests.games.tavern.characters.harness import table_of
from tests.games.tavern.characters.kinds.shared import other
from tests.games.tavern.titles import BALLAD, GAMBLING, SWIPED, WHAT_GOLD


def one_pays(me: str, title: str) -> list[Case]:
    """An Anytime Card by which a picked player pays its player 1 Gold."""
    at = table_of(me)
    return Cards(*at).cases(f"""
        a picked player pays one Gold at any time
            [anytime; piles {at[2]} Water] {me} plays {title} in drinks at {at[1]} of {" ".join(at)}
                => gold 11 9 10; inn 0
    """)


def all_pay(me: str, title: str) -> list[Case]:
    """An Action by which every other player pays its player 1 Gold."""
    return Cards(*table_of(me, 4)).cases(f"""
        every other player pays one Gold
            [gold 10 10 8 5] {me} acts {title} => gold 13 9 7 4; inn 0
    """)


def finds_gold(me: str, title: str) -> list[Case]:
    """A card by which the Inn pays or antes in its player's stead."""
    third = other(me, "fleck", "gerki")
    cards = Cards(me, "eve", third)
    two = f"""
        the Inn pays the whole of a loss of two Gold
            fleck acts {BALLAD} at {me}; {me} plays {title} in payment => gold 10 10 12; inn -2
    """
    return [
        *cards.cases(f"""
        the Inn pays another player instead
            eve plays {WHAT_GOLD} at {me}; {me} plays {title} in payment => gold 10 11 10; inn -1
        the Inn antes
            [until {me} control] eve acts {GAMBLING}; {me} plays {title} in ante
                => gold 10 9 9; inn -1; pot 3; in_round {me} eve {third}
        without Gold there is no ante to be paid for
            [gold 0 10 10] eve acts {GAMBLING}; {me} may not play {title} in ante
        """),
        *(cards.cases(two) if me != "fleck" else []),
        *spares_its_player(me, title),
    ]


def spares_its_player(me: str, title: str) -> list[Case]:
    """A card that spares its player, and nobody else, a loss of Gold."""
    at = table_of(me)
    thief, theft = ("eve", WHAT_GOLD) if me != "eve" else ("gerki", SWIPED)
    return Cards(*at).cases(f"""
        a loss of Gold is spared only to who has it
            {thief} plays {theft} at {other(thief, *at[1:])}; {me} may not play {title} in payment
    """)
