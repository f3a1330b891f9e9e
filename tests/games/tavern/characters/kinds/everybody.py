"""Cards that are in every deck."""

from tests.games.tavern.characters.case import Cards, Case
from tests.games.tavern.characters.harness import NOT_SO, table_of
from tests.games.tavern.characters.kinds.shared import DUMP, HITS, other
from tests.games.tavern.titles import BRING, GAMBLING, RAISE, TIP, TIPPED, WENCH_THINKS, WINNING


def common(me: str, *, tip: bool) -> list[Case]:
    """The cards that are in every deck; some also give the Wench the Pot for a tip."""
    at = table_of(me)
    tipped = Cards(*at).cases(f"""
        the Wench is tipped by anybody at any time
            [anytime; active {at[1]}] {me} plays {TIP} at {at[1]} of {" ".join(at)} => gold 10 9 10; inn 1
            [anytime; active {at[1]}] {me} plays {TIP} at {me} of {" ".join(at)} => gold 9 10 10; inn 1
    """)
    cases = [*_gambles(me), *tipped, *_does_not_think_so(me), *_has_the_wench_think(me)]
    return [*cases, *_tips_with_the_pot(me)] if tip else cases


def _gambles(me: str) -> list[Case]:
    at = table_of(me)
    left, third = at[1:]
    cheat = "Oops... I dropped my cards..." if left == "gerki" else "Oops, I dropped my cards..."
    won = f"{left} acts {GAMBLING}; {third} moves {WINNING}"
    return Cards(*at).cases(f"""
        a Round starts, all ante, and its starter is in control
            {me} acts {GAMBLING};
                {left} control (control {me}; gold 9 9 9; pot 3; in_round {" ".join(at)}; winning_hand no)
                => gold 12 9 9; pot 0
        in a Round it takes control without a new ante
            [text 1] {left} acts {GAMBLING}; {me} moves {GAMBLING};
                {left} control (control {me}; gold 9 9 9; pot 3; winning_hand no) => gold 12 9 9
        it takes control, and all in the Round ante once more
            {left} acts {GAMBLING}; {me} moves {RAISE};
                {left} control (control {me}; gold 8 8 8; pot 6; winning_hand no) => gold 14 8 8
        who cannot ante raises for nobody but takes control
            [gold 1 10 10; until {left} declare phase] {left} acts {GAMBLING}; {me} moves {RAISE};
                {left} control (control {me}; gold 0 9 9; pot 3) => gold 3 9 9; out nobody
        after a Winning Hand only a Cheating Card takes control
            [hands {left} {GAMBLING} + {RAISE} + {WINNING} + {cheat}] {left} acts {GAMBLING}; {me} moves {WINNING};
                {left} may control pass / {cheat} (control {me}; gold 9 9 9; pot 3; winning_hand yes) => gold 12 9 9
        no Gambling Card follows a Winning Hand
            {won}; {me} may not move {GAMBLING}
            {won}; {me} may not move {RAISE}
            {won}; {me} may not move {WINNING}
    """)


def _tips_with_the_pot(me: str) -> list[Case]:
    at = table_of(me)
    begun = f"{at[1]} acts {GAMBLING}"
    raised = f"{begun}; {at[2]} moves {RAISE}"
    return Cards(*at).cases(f"""
        the Wench takes the Pot for a tip
            {begun}; {me} plays {TIPPED} in round_turn => gold 9 9 9; inn 3
        the tip spares nobody an ante
            {begun}; {me} may not play {TIPPED}
            {begun}; {me} may not play {TIPPED} in ante
            {raised}; {me} may not play {TIPPED}
            {raised}; {me} may not play {TIPPED} in ante
        there is no tip without a Round
            [phase action] {me} may not play {TIPPED}
    """)


def _does_not_think_so(me: str) -> list[Case]:
    mate, third = other(me, "gerki", "eve"), other(me, "fleck", "zot")
    title, hit = NOT_SO[me], HITS[mate][0]
    return Cards(me, mate, third).cases(f"""
        a Negated Sometimes Card has no effect at all
            [phase order; active {mate}; piles {mate} nothing] {mate} plays {BRING}; {me} plays {title}
                => gold 10 10 10; inn 0; pile_sizes 0 0 0; discards {mate} {BRING}
        one Negates another
            [piles {mate} Elven Wine] {mate} plays {DUMP[mate]} in drinks; {me} passes; {third} plays {NOT_SO[third]};
                {me} plays {title} => alcohol 0 0 0
        neither an Action nor an Anytime Card is Negated
            [hands {mate} {TIP}] {mate} acts {hit} at {me}; {me} may not play {title}
            [phase action; active {mate}; hands {mate} {hit}] {mate} plays {TIP} at {me}; {me} may not play {title}
    """)


def _has_the_wench_think(me: str) -> list[Case]:
    mate, third = other(me, "gerki", "eve"), other(me, "fleck", "zot")
    dumped = f"[piles {mate} Elven Wine] {mate} plays {DUMP[mate]} in drinks"
    not_so = NOT_SO[third]
    return Cards(me, mate, third).cases(f"""
        the Wench Negates Ignoring a Drink
            {dumped}; {me} plays {WENCH_THINKS} => alcohol 0 3 0
        the Wench does not Negate an order
            [phase order; active {mate}] {mate} plays {BRING}; {me} may not play {WENCH_THINKS}
        the Wench Negates neither her own kind nor an I don't think so!
            [on {DUMP[mate]} + {WENCH_THINKS}; piles {mate} Elven Wine] {mate} plays {DUMP[mate]} in drinks;
                {me} passes; {third} plays {WENCH_THINKS}; {me} may not play {WENCH_THINKS}
            [on {DUMP[mate]} + {not_so}; piles {mate} Elven Wine] {mate} plays {DUMP[mate]} in drinks;
                {me} passes; {third} plays {not_so}; {me} may not play {WENCH_THINKS}
    """)
