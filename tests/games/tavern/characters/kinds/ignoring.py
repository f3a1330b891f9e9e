"""Cards that Ignore Action, Sometimes and Anytime Cards."""

from tests.games.tavern.characters.case import Cards, Case
from tests.games.tavern.characters.kinds.shared import HITS, THEFTS, other
from tests.games.tavern.titles import DRUNKER, FAN, GAMBLING, POEM, PRAYER, RAISE, SAD, SONG, STRINGS, TIP


def guards_fortitude(me: str, title: str) -> list[Case]:
    """A card that Ignores what could change Fortitude."""
    drunker = Cards(me, "eve", "fleck").cases(f"""
        what guards Fortitude does not guard from Alcohol Content
            eve acts {DRUNKER} at {me}; {me} may not play {title}
    """)
    return [*_guards_fortitude(me, title), *_guards_from_healing(me, title), *_leaves_gold_alone(me, title), *drunker]


def guards_body_and_head(me: str, title: str) -> list[Case]:
    """A card that Ignores what could change Fortitude or Alcohol Content."""
    return [*_guards_fortitude(me, title), *_guards_head(me, title), *_leaves_gold_alone(me, title)]


def guards_all(me: str, title: str) -> list[Case]:
    """A card that Ignores what could change Fortitude, Alcohol Content or Gold."""
    third = other(me, "gerki", "zot")
    gold = Cards(me, "fleck", third).cases(f"""
        an Action that costs Gold is Ignored
            fleck acts {POEM}; {me} plays {title} => gold 10 11 9
        an Anytime Card that costs Gold is Ignored
            {third} plays {THEFTS[third]} at {me}; {me} plays {title}
                => gold 10 10 10; discards {third} {THEFTS[third]}
        a Round is not Ignored
            fleck acts {GAMBLING}; {me} may not play {title}
            fleck acts {GAMBLING}; {me} may not play {title} in ante
        a raise is not Ignored
            fleck acts {GAMBLING}; {third} moves {RAISE}; {me} may not play {title}
        an own payment is not Ignored
            {me} plays {TIP} at {me}; {me} may not play {title}
    """)
    return [*_guards_fortitude(me, title), *_guards_from_healing(me, title), *_guards_head(me, title), *gold]


def _guards_fortitude(me: str, title: str) -> list[Case]:
    third = other(me, "gerki", "zot")
    hit, loss = HITS[me]
    return Cards(me, "fleck", third).cases(f"""
        an Action that hurts is Ignored
            fleck acts {STRINGS} at {me}; {me} plays {title}
                => fortitude 20 20 20; discards fleck {STRINGS}; discards {me} {title}
        nothing of an Ignored card applies, and all of it to the others
            fleck acts {SONG}; {me} plays {title} => fortitude 20 20 19; alcohol 0 1 1; gold 10 9 10; inn 1
        a Sometimes Card that hurts is Ignored
            {me} acts {hit} at fleck; fleck plays {FAN} in hurt; {me} plays {title} => fortitude 20 {20 - loss} 20
        a card that hurts only others is not Ignored
            fleck acts {STRINGS} at {third}; {me} may not play {title}
    """)


def _guards_from_healing(me: str, title: str) -> list[Case]:
    cases = f"""
        a gain of Fortitude is a change too
            [fortitude 15 20 20] deirdre acts {PRAYER} at {me}; {me} plays {title} => fortitude 15 20 20; gold 10 10 10
    """
    return [] if me == "deirdre" else Cards(me, "deirdre", "fleck").cases(cases)


def _guards_head(me: str, title: str) -> list[Case]:
    sober = Cards(me, "fleck", other(me, "gerki", "zot")).cases(f"""
        an Action that makes sober and poor is Ignored
            [alcohol 3 3 3] fleck acts {SAD}; {me} plays {title} => alcohol 3 2 2; gold 10 11 9
    """)
    drunker = f"""
        an Action that makes drunker is Ignored
            eve acts {DRUNKER} at {me}; {me} plays {title} => alcohol 0 0 0
    """
    return sober if me == "eve" else [*sober, *Cards(me, "eve", "fleck").cases(drunker)]


def _leaves_gold_alone(me: str, title: str) -> list[Case]:
    return Cards(me, "fleck", other(me, "gerki", "zot")).cases(f"""
        what guards body and head does not guard Gold
            fleck acts {POEM}; {me} may not play {title}
    """)
