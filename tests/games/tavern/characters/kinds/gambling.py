"""Cards of a Round of Gambling."""

from tests.games.tavern.characters.case import Cards, Case
from tests.games.tavern.characters.harness import table_of
from tests.games.tavern.titles import FIVE, GAMBLING, MY_GODDESS_KNOWS, RAISE, SLEEVE, WINNING


def cheats(me: str, *titles: str) -> list[Case]:
    """Cheating Cards that take control."""
    at, catcher = table_of(me), Cards("deirdre", me, "gog")
    begun = f"{at[1]} acts {GAMBLING}"
    cases: list[Case] = []
    for title in titles:
        cases += Cards(*at).cases(f"""
        it takes control even after a Winning Hand
            {begun}; {at[2]} moves {WINNING}; {me} moves {title};
                {at[1]} control (control {me}; winning_hand no; gold 9 9 9; pot 3) => gold 12 9 9
        it is a move and no response
            {begun}; {me} may not play {title} in round_turn
        """)
        cases += catcher.cases(f"""
        {title} can be caught
            gog acts {GAMBLING}; {me} moves {title}; deirdre plays {MY_GODDESS_KNOWS} -> gold 12 9 9
        """)
    return cases


def accuses(me: str, title: str) -> list[Case]:
    """A Cheating Card that makes a player leave the Round."""
    at = table_of(me)
    begun = f"{at[1]} acts {GAMBLING}"
    return Cards(*at).cases(f"""
        the accused must leave
            {begun}; {at[2]} moves {WINNING}; {me} moves {title} at {at[1]} of {" ".join(at)};
                {at[2]} control (control {me}; in_round {me} {at[2]}; gold 9 9 9; pot 3) => gold 12 9 9
        it is a move and no response
            {begun}; {me} may not play {title} in round_turn
    """)


def catches(me: str, title: str) -> list[Case]:
    """A card by which who catches a cheater wins the Round."""
    return Cards(me, "gerki", "eve").cases(f"""
        who catches a cheater wins the Round
            eve acts {GAMBLING}; gerki moves {FIVE}; {me} plays {title} => gold 12 9 9; discards gerki {FIVE}
            eve acts {GAMBLING}; gerki moves {SLEEVE} at {me}; {me} plays {title}
                => gold 12 9 9; discards gerki {SLEEVE}
        a Gambling Card is no cheating
            eve acts {GAMBLING}; gerki moves {RAISE}; {me} may not play {title}
    """)


def grabs_from_the_pot(me: str, title: str) -> list[Case]:
    """A card that takes 1 Gold from the Pot."""
    at = table_of(me)
    begun = f"{at[1]} acts {GAMBLING}"
    raised = f"{begun}; {at[2]} moves {RAISE}"
    return Cards(*at).cases(f"""
        one Gold is taken from the Pot
            {begun}; {me} plays {title} in round_turn;
                {at[2]} control (gold 10 9 9; pot 2; control {at[1]}; in_round {" ".join(at)}) => gold 10 11 9
        so it is while it is raised
            {raised}; {me} plays {title} => gold 9 8 13
            {raised}; {me} plays {title} in ante => gold 9 8 13
        nothing is taken from an empty Pot or after the win
            {begun}; {me} may not play {title} in ante
            {begun}; {me} may not play {title} in won
    """)


def leaves(me: str, *titles: str, inn: int = 0) -> list[Case]:
    """Cards by which who leaves the Round does not ante; they may cost Gold for the Inn."""
    at = table_of(me)
    begun, own, cases = f"{at[1]} acts {GAMBLING}", 10 - inn, ""
    for title in titles:
        cases += f"""
        who leaves does not ante
            {begun}; {me} plays {title} in ante;
                {at[2]} control (in_round {at[1]} {at[2]}; pot 2; gold {own} 9 9; control {at[1]})
                => gold {own} 11 9; inn {inn}
        nobody leaves between the antes
            {begun}; {me} may not play {title} in round_turn
        """
    return Cards(*at).cases(cases)
