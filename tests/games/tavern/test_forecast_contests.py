"""What is foretold of a Drinking Contest, of what is paid for it, and of the Gold that the Inn pays instead."""

from typing import Any

from dwarfdraft.games.tavern.seen.forecast import forecast
from dwarfdraft.games.tavern.state.state import State
from tests.games.tavern.tables import Tavern, gold_of, laid, say, until
from tests.games.tavern.test_forecast import DRINK_NOW, lines_of, number
from tests.games.tavern.test_rules_decks import changed

BOSSES = "boss_versus_boss"
ELIXIR = "Discount Elixir of Haggling"


def contest(*characters: str, drinks: list[str], **setup: Any) -> Tavern:
    """Return a table at which these Drinks have been revealed in a Contest and may be answered."""
    first = characters[0]
    match = laid(*characters, piles={first: ["Drinking Contest!"]}, drink_deck=drinks, phase="drink", **setup)
    until(match, first, "declare", "drinks")
    return match


def words(match: Tavern) -> list[tuple[int, str]]:
    """Return the words of the forecast on contests, each with its seat."""
    return [(line["seat"], line["key"]) for line in forecast(match.state) if line.get("key", "").startswith("contest")]


def gold(match: Tavern) -> dict[int, tuple[int, bool]]:
    """Return by seat what Gold is foretold, and whether the seat goes out."""
    lines = [line for line in forecast(match.state) if line.get("stat") == "gold"]
    return {line["seat"]: (line["to"], line["out"]) for line in lines}


def run_on(match: Tavern) -> None:
    """Let everybody answer with the default until the next player discards."""
    until(match, match.state.options.characters[1], "discard")


def test_of_a_contest_the_inn_pays_the_first_gold_that_the_elixir_covers():
    match = contest("vlazlo", "torglesnarf", drinks=["Wine", "Water"], variant=BOSSES, kept={"torglesnarf": [ELIXIR]})

    assert gold(match) == {0: (11, False)}
    run_on(match)
    assert gold_of(match) == [11, 12]


def test_of_a_drink_the_inn_pays_the_first_gold_that_the_elixir_covers():
    chug = "I bet you can't chug this whole thing!"
    match = laid(
        *("torglesnarf", "vlazlo"),
        variant=BOSSES,
        hands={"torglesnarf": [chug]},
        kept={"torglesnarf": [ELIXIR]},
        piles={"torglesnarf": ["Wine"]},
        phase="drink",
    )
    until(match, "torglesnarf", "declare", "drinks")

    told = [line for line in lines_of(match, "torglesnarf", chug) if line.get("stat") == "gold"]
    assert told == [number(1, "gold", 10, 11)]


def test_of_a_choice_to_pay_the_inn_pays_the_first_gold_that_the_elixir_covers():
    match = laid(
        *("torglesnarf", "vlazlo"),
        variant=BOSSES,
        kept={"torglesnarf": [ELIXIR]},
        events=["dungeon"],
        counters=[1],
        event_decks=[["Who Let All These Kobolds In?"]],
        piles={"torglesnarf": []},
        phase="drink",
    )
    until(match, "torglesnarf", "lose_or_pay")

    assert lines_of(match, "torglesnarf", "pay") == [number(0, "gold", 12, 12)]


def test_who_has_revealed_no_card_ties_with_who_counts_nothing():
    def lay(state: State) -> None:
        state.seats[1].pile += state.drink_deck[1:] + state.drink_discard
        state.drink_deck, state.drink_discard = state.drink_deck[:1], ()

    match = laid("gerki", "fiona", piles={"gerki": ["Drinking Contest!"]}, drink_deck=["Holy Water"], phase="drink")
    match = changed(match, lay)
    until(match, "gerki", "declare", "drinks")

    assert words(match) == [(-1, "contest_tied")]
    match.take_events()
    run_on(match)
    assert "contest_tied" in {event.kind for event in match.take_events()}


def test_who_alone_does_not_pass_out_of_a_tie_is_foretold_to_win():
    match = contest("gerki", "fiona", "zot", drinks=["Wine", "Light Ale", "Wine"], alcohol=[19, 0, 0])

    assert words(match) == [(2, "contest_won")]
    assert gold(match) == {0: (9, True), 1: (9, False), 2: (12, False)}


def test_a_tie_of_whom_all_pass_out_is_foretold_to_have_no_winner():
    match = contest("gerki", "fiona", "zot", drinks=["Wine", "Light Ale", "Wine"], alcohol=[19, 0, 19])

    assert words(match) == [(-1, "contest_not_won")]
    assert gold(match) == {}


def test_a_tie_goes_on_among_those_who_do_not_pass_out():
    match = contest("gerki", "fiona", "zot", drinks=["Wine", "Wine", "Wine"], alcohol=[19, 0, 0])

    lines = [line for line in forecast(match.state) if line.get("key") == "contest_tied"]
    assert lines == [{"seat": -1, "key": "contest_tied", "data": {"seats": [1, 2]}}]


def inner_contest(fiona: list[str], gog: list[str], **setup: Any) -> Tavern:
    """Return a table at which a Contest in a Contest has its Drinks revealed, after those of the outer one."""
    match = laid(
        *("fiona", "gog"),
        hands={"fiona": [DRINK_NOW]},
        piles={"fiona": ["Drinking Contest!"], "gog": ["Drinking Contest!"]},
        drink_deck=[*fiona, *gog],
        phase="drink",
        **setup,
    )
    until(match, "fiona", "declare", "drinks")
    say(match, "fiona", DRINK_NOW)
    until(match, "gog", "declare", "event")
    until(match, "gog", "declare", "drinks")
    assert match.state.contest is not None
    assert match.state.contest.outer is not None
    return match


def test_a_contest_and_the_one_within_it_are_foretold():
    match = inner_contest(["Wine", "Light Ale"], ["Light Ale", "Wine"])

    assert words(match) == [(1, "contest_won"), (0, "contest_won")]
    assert gold(match) == {}


def test_of_a_tied_contest_within_another_nothing_more_is_foretold():
    match = inner_contest(["Wine", "Light Ale"], ["Wine", "Wine"])

    assert words(match) == [(-1, "contest_tied")]


def test_who_is_out_of_gold_waits_for_the_end_of_the_outer_contest():
    match = inner_contest(["Wine", "Wine"], ["Light Ale", "Wine"], gold=[1, 10])

    assert words(match) == [(1, "contest_won"), (-1, "contest_tied")]
    assert gold(match) == {0: (0, False), 1: (11, False)}


def test_who_pays_the_last_gold_to_the_winner_is_foretold_to_be_out():
    match = contest("gerki", "fiona", drinks=["Wine", "Light Ale"], gold=[10, 1])
    assert gold(match) == {0: (11, False), 1: (0, True)}

    until(match, "gerki", "declare", "payment")
    assert gold(match) == {0: (11, False), 1: (0, True)}
