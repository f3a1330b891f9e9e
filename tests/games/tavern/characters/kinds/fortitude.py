"""Cards that take or give Fortitude."""

from tests.games.tavern.characters.case import Cards, Case
from tests.games.tavern.characters.harness import table_of
from tests.games.tavern.titles import STUCK


def hits(me: str, loss: int, *titles: str) -> list[Case]:
    """Actions by which the picked player loses Fortitude."""
    at = table_of(me)
    return Cards(*at).cases(
        "the picked player loses Fortitude"
        + "".join(
            f"""
    {me} acts {title} at {at[1]} of {at[1]} {at[2]} => fortitude 20 {20 - loss} 20; alcohol 0 0 0; gold 10 10 10"""
            for title in titles
        )
    )


def hits_others(me: str, title: str) -> list[Case]:
    """An Action by which every other player loses 1 Fortitude."""
    return Cards(*table_of(me, 4)).cases(f"""
        every other player loses one Fortitude
            {me} acts {title} => fortitude 20 19 19 19
    """)


def heals(me: str, title: str) -> list[Case]:
    """An Anytime Card by which its player gains 2 Fortitude."""
    at = table_of(me)
    return Cards(*at, phase="order", active=at[1]).cases(f"""
        its player gains two Fortitude, up to twenty
            [anytime; fortitude 15 15 15] {me} plays {title} => fortitude 17 15 15
            [anytime; fortitude 19 15 15] {me} plays {title} => fortitude 20 15 15
    """)


def hits_back(me: str, title: str) -> list[Case]:
    """A card by which who was hurt hits back for 2."""
    return Cards(me, "gerki", "eve").cases(f"""
        who was hurt hits back
            gerki acts {STUCK} at {me}; {me} plays {title} in hurt => fortitude 18 18 20
        only who has been hurt hits back
            gerki acts {STUCK} at eve; {me} may not play {title} in hurt
            gerki acts {STUCK} at {me}; {me} may not play {title}
    """)
