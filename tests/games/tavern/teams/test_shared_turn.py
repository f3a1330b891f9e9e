"""The shared turn of a team, phase by phase (RDI-TEAM-16 to -28, RDI-VRULING-10 to -19)."""

from typing import Any

import pytest

from dwarfdraft.engine.redealing import redealt
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.state.state import Step
from tests.games.tavern.characters.case import Cards, each
from tests.games.tavern.tables import Tavern, act, all_pass, ask_of, happened, laid, legal, say, until
from tests.games.tavern.titles import GAMBLING, HIDE, OGRE, WRESTLE

DRAGON = "two_headed_dragon"
PAIRS = ("deirdre", "fiona", "gerki", "zot")
SIX = (*PAIRS, "eve", "dimli")
HEAL = "My Goddess heals me."
PRIEST = "I'm not that kind of priestess!"
MADE = "My Goddess made me do it!"


def pairs(*characters: str, **setup: Any) -> Tavern:
    return laid(*(characters or PAIRS), variant=DRAGON, **setup)


def asked(match: Tavern, kind: str) -> list[int]:
    """Return who is asked something of a kind now and has not answered."""
    return [ask.seat for ask in match.unanswered() if ask.kind == kind]


@pytest.mark.rules("RDI-TEAM-16", "RDI-TEAM-17", "RDI-TEAM-18", "RDI-VRULING-13")
def test_discards_lie_face_down_until_all_of_the_team_have_chosen_then_all_draw():
    match = pairs(hands={"deirdre": [PRIEST, HEAL], "fiona": [WRESTLE]})
    until(match, "deirdre", "discard")
    match.take_events()

    say(match, "deirdre", [PRIEST])
    assert happened(match) == []
    assert "team" not in (match.prompt(1) or {}), "not even a teammate sees it"
    assert match.state.seats[0].hand == ("deirdre/I'm not that kind of priestess!#1", "deirdre/My Goddess heals me.#1")
    say(match, "fiona", [])

    kinds = [(kind, public["seat"]) for kind, public in happened(match)]
    assert kinds == [("discarded", 0), ("drew", 0), ("drew", 1)]
    assert [len(match.state.seats[seat].hand) for seat in (0, 1, 2, 3)] == [7, 7, 0, 0]


@pytest.mark.rules("RDI-TEAM-17", "RDI-VRULING-13")
@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("discarded", [[], [PRIEST]])
def test_nobody_can_tell_what_lies_face_down_before_all_of_the_team_have_chosen(viewer, discarded):
    match = pairs(hands={"deirdre": [PRIEST, HEAL], "fiona": [WRESTLE]})
    until(match, "deirdre", "discard")
    say(match, "deirdre", discarded)

    twins = [redealt(match, viewer, Rng(f"face down {number}")) for number in range(20)]

    assert {len(twin.answered(0)) for twin in twins} >= {0, 1, 2}
    assert all(twin.view(viewer) == match.view(viewer) and twin.marks() == match.marks() for twin in twins)


@pytest.mark.rules("RDI-VRULING-13", "RDI-BLOOD-07")
def test_that_nobody_of_the_team_has_discarded_is_known_when_vlazlo_buys():
    match = pairs("vlazlo", "fiona", "gerki", "zot", hands={"vlazlo": [GAMBLING], "fiona": [WRESTLE]}, blood=5)
    until(match, "vlazlo", "form")
    match.take_events()

    for number in range(20):
        twin = redealt(match, 2, Rng(f"nothing {number}"))
        assert [move.value for move in twin.tail if ":discard:" in move.ask] == [[], []]
        assert twin.marks() == match.marks()


@pytest.mark.rules("RDI-TEAM-16", "RDI-TEAM-22", "RDI-VRULING-14")
def test_ready_may_be_taken_back_until_the_whole_team_is_ready():
    match = pairs(phase="action", hands={"deirdre": [PRIEST], "fiona": [WRESTLE]})
    until(match, "deirdre", "action")

    say(match, "deirdre", "none")
    assert match.view(None)["step"] == "action"
    assert match.marks()["ready"] == [0], "all see who is ready"
    match.withdraw(0, ask_of(match, "deirdre").id)
    assert match.marks()["ready"] == []
    say(match, "deirdre", "none")
    act(match, "fiona", WRESTLE, "gerki")
    until(match, "deirdre", "action")
    assert PRIEST in legal(match, "deirdre"), "who was ready may act after all"
    say(match, "deirdre", "none")
    assert match.state.step is Step.ACTION_AFTER


@pytest.mark.rules("RDI-TEAM-23", "RDI-2HD-09", "RDI-VRULING-17", "RDI-VRULING-03")
def test_a_team_places_both_drinks_on_the_piles_of_others():
    match = pairs(*SIX, phase="order")
    until(match, "deirdre", "orders")

    assert asked(match, "orders") == [0, 1]
    assert ask_of(match, "deirdre").default == [2, 3], "one by one in seat order"
    assert ["gerki", "gerki"] in legal(match, "deirdre")
    assert {name for placing in legal(match, "deirdre") for name in placing} == {"gerki", "zot", "eve", "dimli"}
    say(match, "deirdre", ["zot", "zot"])
    say(match, "fiona", ["zot", "zot"])
    assert [len(player.pile) for player in match.state.seats] == [1, 1, 1, 3, 1, 1]


@pytest.mark.rules("RDI-VRULING-01", "RDI-VRULING-02", "RDI-VRULING-08", "RDI-VRULING-102")
def test_a_team_proposes_until_it_agrees_or_the_question_is_closed():
    match = pairs(*SIX, phase="order")
    until(match, "deirdre", "orders")
    match.take_events()

    ask = ask_of(match, "deirdre")
    match.answer(0, ask.id, [2, 4])
    match.answer(1, ask.id, [5, 5])
    assert (match.prompt(0) or {})["team"] == {"1": [5, 5]}
    assert match.shown_answers(2) == {}, "opponents see no proposal"
    match.answer(0, ask.id, [3, 4])
    match.close(1, by=0)
    told = dict(happened(match))["team_decided"]
    assert told == {"party": 0, "question": "orders", "value": [5, 5], "by": 1, "closed_by": 0}
    assert len(match.state.seats[5].pile) == 3


@pytest.mark.rules("RDI-VRULING-12")
def test_at_the_start_what_lasts_leaves_before_the_new_potion_comes():
    pixie_time = "I need some Private Pixie Time"
    match = pairs("kaylin", "phrenk", "gerki", "zot", active="gerki", phase="drink", lasting={"kaylin": [pixie_time]})
    until(match, "kaylin", "discard")

    order = [kind for kind, _ in happened(match) if kind in ("returned", "potion")]
    assert order == ["returned", "potion"]


@pytest.mark.rules("RDI-TEAM-05", "RDI-TEAM-06", "RDI-2HD-05")
def test_what_a_team_shares_stands_once_for_all_its_players():
    match = pairs(fortitude=[13, 20], alcohol=[4, 1], gold=[7, 9])
    view = match.view(None)

    rows = [(row["seats"], row["fortitude"], row["alcohol"], row["gold"], row["tokens"]) for row in view["parties"]]
    assert rows == [([0, 1], 13, 4, 7, 2), ([2, 3], 20, 1, 9, 2)]
    assert [seat["fortitude"] for seat in view["seats"]] == [13, 13, 20, 20]


@pytest.mark.rules("RDI-TEAM-03", "RDI-VRULING-06")
def test_teammates_see_each_others_hands_and_nobody_elses():
    match = pairs(hands={"deirdre": [HEAL], "fiona": [WRESTLE], "gerki": [HIDE]})

    assert match.view(0)["hands"] == {"1": ["fiona/You wanna arm wrestle?#1"]}
    assert match.view(2)["hands"] == {"3": []}
    assert match.view(None)["hands"] == {}


@pytest.mark.rules("RDI-VRULING-06")
def test_teammates_see_what_a_teammate_draws():
    match = pairs(hands={"deirdre": [HEAL]})
    until(match, "deirdre", "discard")
    match.take_events()
    say(match, "deirdre", [])
    say(match, "fiona", [])

    drew = next(event for event in match.take_events() if event.kind == "drew")
    assert drew.private[0] == drew.private[1]
    assert set(drew.private) == {0, 1}


@pytest.mark.rules("RDI-VRULING-08")
def test_teammates_see_each_others_declarations_and_one_card_is_played():
    ignore = "Luckily for me, I was wearing my armor!"
    protect = "My Goddess protects me!"
    match = pairs(
        active="gerki",
        phase="action",
        hands={"gerki": ["How did this get stuck in your back?"], "deirdre": [protect], "fiona": [ignore]},
    )
    act(match, "gerki", "How did this get stuck in your back?", "fiona")
    until(match, "deirdre", "declare", "played")
    say(match, "deirdre", protect)
    assert match.shown_answers(1) == {0: protect}
    assert match.shown_answers(2) == {}
    say(match, "fiona", ignore)
    all_pass(match)

    assert [len(match.state.seats[seat].hand) for seat in (0, 1)] in ([0, 1], [1, 0]), "the other is taken back"


def test_a_table_in_the_midst_of_a_shared_turn_comes_back_from_the_store():
    match = pairs(phase="action", hands={"deirdre": [PRIEST], "fiona": [WRESTLE]})
    act(match, "fiona", WRESTLE, "gerki")
    until(match, "deirdre", "action")
    match.take_events()
    twin = type(match).resume(match.game, match.seed, match.snapshot(), list(match.tail))

    assert twin.state == match.state
    assert [(ask.id, ask.seat) for ask in twin.pending] == [(ask.id, ask.seat) for ask in match.pending]


CASES = Cards("deirdre", "fiona", "gerki", "zot", variant="two_headed_dragon").cases(f"""
each of a team plays one Action Card, in any order, one after the other;
        the target is asked of who played it (RDI-TEAM-19 RDI-TEAM-20 RDI-TEAM-21 RDI-VRULING-04 RDI-VRULING-14)
    [hands deirdre {MADE}; hands fiona {OGRE}] fiona action (pending deirdre action / fiona action);
        fiona acts {WRESTLE} (pending fiona target); fiona target gerki; deirdre action (pending deirdre action);
        deirdre acts {PRIEST} at zot -> fortitude 20 20 17 17; hand_sizes 1 1 0 0
after a Round the teammate may still act (RDI-VRULING-15)
    [hands fiona {WRESTLE}] deirdre acts {GAMBLING}; fiona action (control no Round; pending fiona action);
        fiona may action none / {WRESTLE}
the active player is who acts or drinks, else the first of the team (RDI-VRULING-10)
    [active deirdre] fiona action (active deirdre); fiona acts {WRESTLE} (active fiona);
        fiona target zot (active fiona); deirdre action (active deirdre); fiona drink drink (active fiona);
        gerki discard (active gerki)
each drinks from the own Pile, in any order, and sobers up alone (RDI-TEAM-24 RDI-TEAM-25 RDI-VRULING-18)
    [phase drink; piles fiona Wine; alcohol 5 0; until gerki discard] fiona drink (pending deirdre drink / fiona drink);
        fiona drink drink; fiona declare in drinks (active fiona; drinks fiona 2 0) -> alcohol 6 6 0 0;
        drink_discard Wine
a team has no more than 20 Fortitude and no less than no Alcohol (RDI-TEAM-08 RDI-VRULING-22)
    [phase drink; piles nobody; fortitude 19 20; until gerki discard] deirdre plays {HEAL} -> fortitude 20 20 20 20;
        alcohol 0 0 0 0
one counter comes off at the end of a shared turn (RDI-VRULING-52)
    [phase drink; events sea; counters 5; until gerki discard] -> counters 4
""")


@each(*CASES)
def test_shared_turn(case):
    case.run()
