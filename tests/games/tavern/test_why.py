"""Every card of a hand may be played, or there is a reason why not: one of the catalogues, with a rule."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.decks.all import card_of
from tests.catalogues import CATALOGUES
from tests.games.cases import TAVERN, Case, params
from tests.games.play import act as act_by_chance
from tests.games.play import chance
from tests.games.tavern.tables import Tavern, act, laid, say, seat_of, until

ROOT = Path(__file__).resolve().parents[3]
RULES = set(tomllib.loads((ROOT / "tests" / "rules_ids.toml").read_text(encoding="utf-8"))["tavern"])
ACTS = 20
GAMES = 2
PLAYS = frozenset({"declare", "action", "control", "interrupt"})


def titles(match: Match[Any], seat: int) -> set[str]:
    return {card_of(card).title for card in match.state.playable(seat)}


def check(match: Match[Any], seen: Counter[str]) -> None:
    """Check the hands of all who are asked something, and of all others."""
    for seat in match.state.living():
        prompt = match.prompt(seat)
        why = match.view(seat)["why"] if prompt is None else prompt["why"]
        for reason in why.values():
            assert reason["rule"] in RULES
            assert all(f"why.{reason['key']}" in texts.messages for texts in CATALOGUES.values()), reason
            seen[reason["key"]] += 1
        if prompt is None:
            assert set(why) == titles(match, seat)
        elif prompt["kind"] in PLAYS:
            legal = set(prompt["options"]["one"])
            assert set(why) == titles(match, seat) - legal
            assert set(why).isdisjoint(legal)
        else:
            assert set(why) == (set() if prompt["kind"] == "discard" else titles(match, seat))


@pytest.mark.parametrize("case", params(TAVERN))
def test_every_card_of_a_hand_is_legal_or_has_a_reason(case: Case):
    assert len(explained(case, GAMES, ACTS)) > 12


def explained(case: Case, games: int, acts: int) -> Counter[str]:
    """Check the hands in so many games, so many acts a seat; return how often each reason was given."""
    seen: Counter[str] = Counter()
    for game in range(games):
        chooser = chance(("why", str(case), game))
        match = case.start(("why", game))
        for _ in range(acts * case.seats):
            if match.over:
                break
            check(match, seen)
            act_by_chance(match, chooser)
    return seen


def why(match: Tavern, name: str, title: str) -> tuple[str, str]:
    """Return key and rule of why a character may not play a card now."""
    seat = seat_of(match, name)
    prompt = match.prompt(seat)
    reasons = match.view(seat)["why"] if prompt is None else prompt["why"]
    return reasons[title]["key"], reasons[title]["rule"]


def test_who_is_not_hit_is_told_so():
    hands = {"gog": ["Why you laugh at Gog?"], "zot": ["Now you see me... Now you don't!", "Down Pooky!"]}
    match = laid("gog", "gerki", "zot", hands=hands)
    act(match, "gog", "Why you laugh at Gog?", "gerki")
    until(match, "zot", "declare", "played")

    assert why(match, "zot", "Now you see me... Now you don't!") == ("does_not_affect_you", "RDI-AFFECT-01")
    assert why(match, "zot", "Down Pooky!") == ("not_your_turn", "RDI-TURN-06")


def test_who_has_no_third_player_to_send_a_loss_to_may_not_ignore_it_either():
    hands = {"vlazlo": ["Ze bravest tastes best"], "eve": ["I'm not Eve! She's over there!"]}
    match = laid("vlazlo", "eve", "gerki", variant="boss_battle", blood=2, hands=hands, phase="action")
    act(match, "vlazlo", "Ze bravest tastes best", "eve")
    until(match, "eve", "declare", "played")

    assert why(match, "eve", "I'm not Eve! She's over there!") == ("cannot_be_ignored", "RDI-NEGATE-02")


def test_an_action_card_is_barred_while_only_minions_may_still_act():
    hands = {"torglesnarf": ["Gambling? I'm in!", "Brix the Enforcer"]}
    match = laid("torglesnarf", "gerki", hands=hands, minions={"torglesnarf": ["Grunt the Brawler"]}, phase="action")
    act(match, "torglesnarf", "Brix the Enforcer")
    until(match, "torglesnarf", "action")

    assert why(match, "torglesnarf", "Gambling? I'm in!") == ("action_done", "RDI-TURN-06")


def test_a_boss_has_an_action_to_come_while_the_first_is_answered():
    hands = {"daareka": ["I've been known to break a mind or two...", "Gambling? I'm in!"]}
    match = laid("daareka", "gerki", "zot", hands=hands, variant="boss_battle", turn=4, phase="action")
    act(match, "daareka", "I've been known to break a mind or two...", "gerki")
    until(match, "daareka", "declare", "played")

    assert why(match, "daareka", "Gambling? I'm in!") == ("action_to_come", "RDI-TURN-06")


def test_winning_hand_binds_in_words():
    hands = {"gerki": ["Gambling? I'm in!"], "gog": ["Winning Hand!"], "zot": ["I raise!"]}
    match = laid("gerki", "gog", "zot", hands=hands, phase="action")
    act(match, "gerki", "Gambling? I'm in!")
    until(match, "gog", "control")
    say(match, "gog", "Winning Hand!")
    until(match, "zot", "control")

    assert why(match, "zot", "I raise!") == ("winning_hand_binds", "RDI-GAMBLE-14")


def test_a_drink_of_somebody_else_is_told_apart_from_none():
    hands = {"gog": ["This taste yucky!"]}
    match = laid("gerki", "gog", hands=hands, piles={"gerki": ["Wine"]}, phase="drink")
    assert why(match, "gog", "This taste yucky!") == ("no_drink_revealed", "RDI-SOMETIMES-01")

    until(match, "gog", "declare", "drinks")

    assert why(match, "gog", "This taste yucky!") == ("not_your_drink", "RDI-NEGATE-04")


def test_while_another_discards_nothing_may_be_played():
    match = laid("gerki", "gog", hands={"gog": ["Gog only little bit broken."]})
    until(match, "gerki", "discard")

    assert why(match, "gog", "Gog only little bit broken.") == ("discarding", "RDI-TURN-03")


def test_an_anytime_card_waits_for_the_end_of_a_move():
    match = laid("gerki", "gog", hands={"gog": ["Gog only little bit broken."]}, phase="action")
    until(match, "gerki", "action")

    assert why(match, "gog", "Gog only little bit broken.") == ("before_or_after", "RDI-RULING-13")
