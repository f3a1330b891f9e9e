"""What a view and a prompt foretell comes true if nobody answers and nothing hidden comes in between."""

from collections import Counter
from typing import Any

import pytest

from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.cards import Challenge
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.decks.amundyr import SCARAB_ID
from dwarfdraft.games.tavern.seen.forecast import forecast, previews
from dwarfdraft.games.tavern.state.stack import Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import State
from tests.games.cases import TAVERN, TEAMS, Case, params
from tests.games.play import act as act_by_chance
from tests.games.play import chance
from tests.games.tavern.tables import Tavern, act, close, laid, say, until

DRINK_NOW = "We're at an inn, and you're not drinking. What's wrong with you!?"
STATS = ("fortitude", "alcohol", "gold")
HIDDEN = frozenset({"revealed", "coin"})


def numbers(state: State) -> dict[tuple[int, str], int]:
    """Return what everybody has; what a team shares stands at its first player."""
    first = {player.party: seat for seat, player in reversed(list(enumerate(state.seats)))}
    return {(seat, stat): getattr(state.stats(seat), stat) for seat in first.values() for stat in STATS}


def foretold(state: State, lines: list[dict[str, Any]]) -> dict[tuple[int, str], int]:
    """Return what everybody will have, as the lines say."""
    return numbers(state) | told(state, lines)


def told(state: State, lines: list[dict[str, Any]]) -> dict[tuple[int, str], int]:
    """Return the numbers that lines tell; that of a team stands at its first player."""
    first = {player.party: seat for seat, player in reversed(list(enumerate(state.seats)))}
    told = [line for line in lines if "stat" in line]
    return {(first[state.seats[line["seat"]].party], line["stat"]): line["to"] for line in told}


def pass_until_done(match: Match[State]) -> bool:
    """Let everybody pass until what lies on the stack is finished; tell whether nothing hidden or chosen came in."""
    if any(isinstance(frame, Play) and _goes_on(frame) for frame in match.state.stack):
        return False
    base = match.state.stack[0]
    while match.poll is not None and match.state.stack and (match.state.stack[0] is base or _pays_drinker(match)):
        if any(ask.kind != "declare" for ask in match.pending):
            return False
        for ask in match.pending:
            match.answer(ask.seat, ask.id, "pass")
        close(match)
    return not any(event.kind in HIDDEN for event in match.take_events())


def _pays_drinker(match: Match[State]) -> bool:
    """Tell whether somebody is to pay for a Drink that has just been drunk."""
    base = match.state.stack[0]
    return isinstance(base, Moment) and base.kind is Window.PAYMENT and base.play is None and not base.is_refill


def _goes_on(play: Play) -> bool:
    """Tell whether a card goes on to something that its place on the stack does not tell."""
    effects = play.mode.effects
    return play.stage is Stage.RESOLVING and any(isinstance(effect, Challenge) for effect in effects)


def lines_of(match: Tavern, name: str, value: Any) -> list[dict[str, Any]]:
    """Return what a prompt foretells of an answer."""
    ask = match.pending_for(match.state.options.characters.index(name))
    assert ask is not None
    prompt = match.prompt(ask.seat)
    assert prompt is not None
    found: list[dict[str, Any]] = prompt["previews"][str(value)]
    return found


def number(seat: int, stat: str, was: int, then: int, *, out: bool = False) -> dict[str, Any]:
    return {"seat": seat, "stat": stat, "from": was, "to": then, "out": out}


GAMES = 2
ACTS = 45


@pytest.mark.parametrize("case", params([*TAVERN, *TEAMS]))
def test_what_is_foretold_happens_if_nobody_answers(case: Case):
    seen = compared(case, GAMES, ACTS)

    assert seen["stacks"] > 20
    assert seen["changes"] > 10
    assert seen["cards"] > 10


def compared(case: Case, games: int, acts: int) -> Counter[str]:
    """Compare in so many games, so many acts a seat; return how much was compared."""
    seen: Counter[str] = Counter()
    for game in range(games):
        chooser = chance(("forecast", str(case), game))
        match = case.start(("forecast", game))
        for _ in range(acts * case.seats):
            if match.over:
                break
            compare(match, chooser, seen)
            act_by_chance(match, chooser)
    return seen


def compare(match: Match[State], chooser: Rng, seen: Counter[str]) -> None:
    """Compare what is foretold now with what happens in a match that goes on from here."""
    if not match.state.stack or any(ask.kind != "declare" for ask in match.pending):
        if match.pending and match.pending[0].kind in ("action", "control"):
            compare_a_card(match, match.pending[0], chooser, seen)
        return
    lines = forecast(match.state)
    expected = foretold(match.state, lines)
    base = match.state.stack[0]
    if isinstance(base, Moment) and base.kind in (Window.PHASE, Window.ROUND_TURN) and len(match.state.stack) == 1:
        assert lines == []
    elif pass_until_done(twin := match.fork()):
        assert numbers(twin.state) == expected
        seen["stacks"] += 1
        seen["changes"] += bool(lines)
    declared = [ask for ask in match.pending if len(ask.options.legal()) > 2 and match.answered(ask.seat) is None]
    if declared:
        compare_a_card(match, chooser.choice(declared), chooser, seen)


def compare_a_card(match: Match[State], ask: Ask, chooser: Rng, seen: Counter[str]) -> None:
    """Play a card in a match that goes on from here, and compare if nothing has to be named."""
    cards = [value for value in ask.options.legal() if value not in ("pass", "wait", "none", "sell")]
    if not cards:
        return
    title = chooser.choice(cards)
    lines = previews(match.state, ask)[title]
    if any(card_of(card).is_alone for card in match.state.playable(ask.seat) if card_of(card).title == title):
        assert not [line for line in lines if "stat" in line], "its Gear Card decides"
        return
    base = foretold(match.state, forecast(match.state))
    expected = base | told(match.state, lines)
    twin = match.fork()
    for other in twin.pending:
        if other.seat != ask.seat and other.required and other.kind == "declare":
            twin.answer(other.seat, other.id, "pass")
    twin.answer(ask.seat, ask.id, title)
    close(twin)
    if twin.poll is not None and twin.state.stack and pass_until_done(twin):
        assert numbers(twin.state) == expected, (ask, title, lines)
        seen["cards"] += 1


def hit(hand: list[str], **setup: Any) -> Tavern:
    """Return a table where an Action of Gog's takes 2 Fortitude of Gerki, who holds these cards."""
    match = laid("gog", "gerki", "zot", hands={"gog": ["Why you laugh at Gog?"], "gerki": hand}, **setup)
    act(match, "gog", "Why you laugh at Gog?", "gerki")
    return match


def drink(hand: list[str], card: str, **setup: Any) -> Tavern:
    """Return a table where Gerki has revealed a Drink, with these cards in hand."""
    match = laid("gerki", "gog", "zot", hands={"gerki": hand}, piles={"gerki": [card]}, phase="drink", **setup)
    until(match, "gerki", "declare", "drinks")
    return match


def test_a_loss_and_who_would_be_out_by_it_is_foretold():
    match = hit([], fortitude=[20, 14, 20], alcohol=[0, 12, 0])

    assert match.view(None)["forecast"] == [number(1, "fortitude", 14, 12, out=True)]


def test_an_answer_shows_what_it_changes():
    match = hit(["Hide in shadows"], fortitude=[20, 14, 20], alcohol=[0, 12, 0])

    lines = lines_of(match, "gerki", "Hide in shadows")

    assert number(1, "fortitude", 14, 14) in lines
    assert {"seat": 1, "key": "ignored", "data": {"card": "gog/Why you laugh at Gog?#2"}} in lines


def test_with_an_answer_on_the_stack_the_first_card_is_foretold_as_answered():
    match = hit(["Hide in shadows"])

    say(match, "gog", "pass")
    say(match, "zot", "pass")
    say(match, "gerki", "Hide in shadows")

    assert [line for line in match.view(0)["forecast"] if "stat" in line] == []


def test_a_drink_that_is_ignored_comes_down_to_nothing():
    match = drink(["Dump it on the floor"], "Dragon Breath Ale")

    assert match.view(None)["forecast"] == [number(0, "alcohol", 0, 4)]
    assert lines_of(match, "gerki", "Dump it on the floor") == [
        number(0, "alcohol", 0, 0),
        {"seat": 0, "key": "drink", "data": {"cards": ["drink/Dragon Breath Ale#2"], "from": 4, "to": 0}},
    ]


def test_what_a_card_does_after_its_payment_is_foretold_while_it_is_paid():
    face = "Not the face! Someone else's face!"
    match = laid("gog", "torglesnarf", "zot", hands={"gog": ["Why you laugh at Gog?"], "torglesnarf": [face]})
    act(match, "gog", "Why you laugh at Gog?", "torglesnarf")
    say(match, "gog", "pass")
    say(match, "zot", "pass")
    say(match, "torglesnarf", face)
    say(match, "torglesnarf", "zot")
    until(match, "zot", "declare", "payment")

    lines = forecast(match.state)

    assert [(line["seat"], line["from"] - line["to"]) for line in lines if line.get("stat") == "fortitude"] == [(2, 2)]


def test_a_target_is_foretold_by_seat_when_it_is_named():
    match = laid("gog", "gerki", "zot", hands={"gog": ["Why you laugh at Gog?"]}, fortitude=[20, 9, 8])
    until(match, "gog", "action")
    assert lines_of(match, "gog", "Why you laugh at Gog?") == []

    say(match, "gog", "Why you laugh at Gog?")

    assert lines_of(match, "gog", 1) == [number(1, "fortitude", 9, 7)]
    assert lines_of(match, "gog", 2) == [number(2, "fortitude", 8, 6)]


def test_what_a_pile_holds_is_not_foretold():
    match = laid("fiona", "gog", hands={"fiona": [DRINK_NOW]}, piles={"gog": ["Water"]}, phase="action")
    until(match, "fiona", "declare")

    assert lines_of(match, "fiona", DRINK_NOW) == [{"seat": 1, "key": "drinks_next", "data": {}}]


def test_a_bite_that_is_ignored_for_want_of_a_third_player_costs_nothing():
    card = "I'm not Eve! She's over there!"
    match = laid("eve", "amundyr", hands={"eve": [card]}, scarabs=[1, 0], piles={}, phase="drink")
    until(match, "eve", "declare", "loss")

    assert lines_of(match, "eve", card) == [
        number(0, "fortitude", 20, 20),
        {"seat": 0, "key": "ignored", "data": {"card": SCARAB_ID}},
    ]


def test_a_contest_within_a_contest_leaves_open_who_wins_the_outer_one():
    match = laid(
        *("fiona", "gog"),
        hands={"fiona": [DRINK_NOW]},
        piles={"fiona": ["Drinking Contest!"], "gog": ["Drinking Contest!"]},
        drink_deck=["Wine", "Light Ale"],
        phase="drink",
    )
    until(match, "fiona", "declare", "drinks")
    say(match, "fiona", DRINK_NOW)
    until(match, "gog", "declare", "event")

    lines = forecast(match.state)
    assert sum(isinstance(frame, Play) for frame in match.state.stack) > 1
    assert not any(line["key"] == "contest_won" for line in lines if "key" in line)


def test_the_last_pass_wins_the_pot():
    match = laid("gerki", "gog", hands={"gerki": ["Gambling? I'm in!"]}, phase="action")
    act(match, "gerki", "Gambling? I'm in!")
    until(match, "gog", "control")

    assert lines_of(match, "gog", "pass") == [
        number(0, "gold", 7, 9),
        {"seat": 0, "key": "round_over", "data": {"pot": 2}},
    ]
