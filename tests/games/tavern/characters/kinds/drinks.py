"""Cards that alter a Drink, make somebody drink, or order Drinks."""

from tests.games.tavern.characters.case import Cards, Case
from tests.games.tavern.characters.harness import table_of
from tests.games.tavern.characters.kinds.shared import other
from tests.games.tavern.titles import EXTRA, TELEPORT


def ignores_drinks(me: str, *titles: str, text: int = 0, inn: int = 0, events: bool = False) -> list[Case]:
    """Cards by which their player Ignores a Drink; they may cost Gold for the Inn, or Ignore Drink Events too."""
    at, own = table_of(me), 10 - inn
    passer, passing = "deirdre", "You look like you need this more than I do!"
    if me == "deirdre":
        passer, passing = "zot", TELEPORT
    cases = []
    for title in titles:
        cases += Cards(*at).cases(f"""
        a Drink is Ignored with its Chasers
            [text {text}; piles {me} Light Ale with a Chaser + Elven Wine + Wine] {me} plays {title} in drinks
                => alcohol 0 0 0; gold {own} 10 10; inn {inn}; pile_sizes 1 0 0;
                drink_discard Elven Wine + Light Ale with a Chaser
        """)
        cases += Cards(me, passer, other(me, "gog", "fiona")).cases(f"""
        a Drink that was passed on is Ignored
            [text {text}; piles {passer} Elven Wine] {passer} plays {passing} in drinks at {me};
                {me} plays {title} in drinks => alcohol 0 0 0; gold {own} 10 10
        """)
        cases += [*_not_of_another(me, title), *([] if events else _not_at_an_event(me, title))]
    return cases


def _not_of_another(me: str, title: str) -> list[Case]:
    """The Drink of another is not yours to Ignore, pass or gain strength from."""
    at = table_of(me)
    return Cards(*at).cases(f"""
        it is the Drink of another
            [piles {at[1]} Wine] {me} may not play {title} in drinks
    """)


def _not_at_an_event(me: str, title: str) -> list[Case]:
    """A card about Drinks is not played at a Drink Event."""
    return Cards(*table_of(me)).cases(f"""
        a Drink Event is no Drink
            [piles {me} Round on the House!] {me} may not play {title} in event
    """)


def passes_drinks(me: str, title: str) -> list[Case]:
    """A card by which its player passes a Drink on."""
    passed = Cards(me, "gerki", "eve").cases(f"""
        a Drink is passed with Chasers and changes
            [piles {me} Light Ale with a Chaser + Elven Wine] {me} passes in drinks; gerki plays {EXTRA} in drinks;
                {me} plays {title} in drinks at eve of gerki eve => alcohol 0 0 6
    """)
    return [*passed, *_not_of_another(me, title)]


def splits_drinks(me: str, title: str) -> list[Case]:
    """A card by which its player splits a Drink with another."""
    return Cards(me, "gerki", "eve").cases(f"""
        a Drink is split into halves rounded up
            [fortitude 15 15 15; piles {me} Elven Wine with a Chaser + Wizard's Brew]
                {me} plays {title} in drinks at eve of gerki eve => alcohol 3 0 3; fortitude 16 15 16
        the halves are independent Drinks
            [piles {me} Elven Wine] {me} plays {title} in drinks at eve; gerki plays {EXTRA} in drinks; gerki which 1
                => alcohol 2 0 4
        some Drinks are split by no card
            [drinks RDI 2; piles {me} Mead] {me} may not play {title} in drinks
            [drinks RDI 3; piles {me} Gambler's Grog] {me} may not play {title} in drinks
            [drinks RDI 6; piles {me} Sauvignon Blech] {me} may not play {title} in drinks
    """)


def strengthens_drinks(me: str, title: str) -> list[Case]:
    """A card by which any Drink gets 2 Alcohol Content more."""
    at = table_of(me)
    stronger = Cards(*at).cases(f"""
        any Drink gets two Alcohol Content more
            [piles {me} Light Ale] {me} plays {title} in drinks => alcohol 3 0 0
            [piles {at[1]} Light Ale] {me} plays {title} in drinks => alcohol 0 3 0
    """)
    return [*stronger, *_not_at_an_event(me, title)]


def gains_courage(me: str, title: str) -> list[Case]:
    """A card by which Alcohol Content of the own Drink is gained as Fortitude."""
    courage = Cards(me, "gerki", "eve").cases(f"""
        Alcohol Content is gained as Fortitude
            [fortitude 10 20 20; alcohol 3 0 0; piles {me} Elven Wine with a Chaser + Wizard's Brew]
                {me} plays {title} in drinks => fortitude 17 20 20; alcohol 3 0 0
    """)
    return [*courage, *_not_of_another(me, title)]


def has_them_drink_more(me: str, title: str) -> list[Case]:
    """A card by which who drinks drinks one more."""
    return Cards(me, "gerki", "eve").cases(f"""
        who drinks drinks one more
            [alcohol 0 1 0; piles gerki Wine + Light Ale with a Chaser + Elven Wine] {me} plays {title} in drinks
                => alcohol 0 7 0; pile_sizes 0 0 0
            [alcohol 0 1 0; piles gerki Elven Wine] {me} plays {title} in drinks => alcohol 0 3 0; pile_sizes 0 0 0
        nobody has himself drink one more
            [piles {me} Wine + Wine] {me} may not play {title} in drinks
        one more is drunk in the Drink Phase
            [phase order; active gerki] {me} may not play {title}
    """)


def has_them_drink_at_once(me: str, title: str) -> list[Case]:
    """A card by which who has no Drink at hand drinks one more at once."""
    return Cards(me, "gerki", "eve").cases(f"""
        with no Drink at hand the extra Drink comes at once
            [phase drink; piles gerki Wine + Elven Wine + Light Ale] {me} plays {title};
                {me} declare in phase (alcohol 0 2 0; pile_sizes 0 2 0) => alcohol 0 5 0; pile_sizes 0 1 0
    """)


def has_them_drink_now(me: str, title: str) -> list[Case]:
    """An Anytime Card by which a picked player drinks at once."""
    return Cards(me, "gerki", "eve", phase="action", alcohol=[0, 3, 0]).cases(f"""
        a picked player drinks now
            [anytime; piles gerki Light Ale with a Chaser + Elven Wine + Wine] {me} plays {title} at gerki of gerki eve
                => alcohol 0 7 0; pile_sizes 0 1 0
            [anytime; piles gerki nothing] {me} plays {title} at gerki of gerki eve
                => alcohol 0 2 0; pile_sizes 0 0 0
    """)


def toasts(me: str, title: str) -> list[Case]:
    """An Action by which everybody drinks from the Drink Deck."""
    deck = "Round on the House! + Wine + Light Ale with a Chaser + Elven Wine + Dark Ale + Water"
    return Cards(me, "gerki", "eve").cases(f"""
        everybody drinks from the Drink Deck
            [piles {me} Holy Water; drink_deck {deck}] {me} acts {title};
                {me} declare in drinks (drinks {me} 2 0; drinks gerki 4 0; drinks eve 1 0)
                => alcohol 2 4 1; pile_sizes 1 0 0
    """)


def orders_two_more(me: str, title: str) -> list[Case]:
    """A card by which its player orders 2 more Drinks for 1 Gold."""
    at = table_of(me)
    ordered = Cards(*at).cases(f"""
        two more Drinks are ordered for one Gold
            [phase order; piles {me} nothing] {me} plays {title}; {me} may order {at[1]} / {at[2]}; {me} order {at[2]};
                {me} order {at[2]} => gold 9 10 10; inn 1; pile_sizes 0 0 2; phase order
    """)
    return [*ordered, *in_the_own_order_phase(me, title)]


def in_the_own_order_phase(me: str, title: str) -> list[Case]:
    """More is ordered only in the own Order Phase."""
    at = table_of(me)
    return Cards(*at).cases(f"""
        more is ordered only in the own Order Phase
            [phase order; active {at[1]}] {me} may not play {title}
            [phase action] {me} may not play {title}
            [phase drink] {me} may not play {title}
    """)
