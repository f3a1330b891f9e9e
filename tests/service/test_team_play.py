"""Teams at a table with response windows: what teammates see, tokens, readiness, yields, giving up."""

from typing import Any

import pytest

from dwarfdraft.store import seating
from dwarfdraft.store.schema import seat as seat_rows
from tests.games.tavern.titles import DOWN, HIDE, WRESTLE
from tests.service.hall import Hall, refused
from tests.service.laid_tavern import HEAL
from tests.service.team_tables import MODES, PROTECT, Teams

BOTH_DEFEND = [[WRESTLE], [], [HIDE], [PROTECT]]


# What teammates see


@pytest.mark.rules("RDI-VRULING-06")
@pytest.mark.parametrize("mode", MODES)
def test_a_seat_is_sent_the_hands_of_its_teammates_and_nobody_else_is(quick_tavern: Hall, mode: str) -> None:
    teams = Teams(quick_tavern, mode=mode).wrestling(BOTH_DEFEND)
    quick_tavern.bus.frames = []
    teams.length()
    seen = {viewer: frame.view["hands"] for viewer, frame in quick_tavern.bus.frames}
    titles = {
        viewer: {seat: [card.split("/")[1].split("#")[0] for card in cards] for seat, cards in hands.items()}
        for viewer, hands in seen.items()
    }
    assert titles == {None: {}, 0: {"1": []}, 1: {"0": []}, 2: {"3": [PROTECT]}, 3: {"2": [HIDE]}}
    for viewer in (None, 0, 1):
        told = str([frame.to_json() for to, frame in quick_tavern.bus.frames if to == viewer])
        assert HIDE not in told
        assert PROTECT not in told


@pytest.mark.rules("RDI-VRULING-08")
@pytest.mark.parametrize("mode", MODES)
def test_a_declaration_is_shown_to_the_teammates_at_once_and_to_nobody_else(quick_tavern: Hall, mode: str) -> None:
    teams = Teams(quick_tavern, mode=mode).wrestling(BOTH_DEFEND)
    teams.sent()
    before = [teams.frame(viewer).to_json() for viewer in (None, 0, 1)]

    teams.answer(2, HIDE)

    assert set(teams.sent()) == {2, 3}
    assert teams.team(3)["intents"] == {"2": HIDE}
    assert [teams.frame(viewer).to_json() for viewer in (None, 0, 1)] == before
    teams.withdraw(2)
    assert set(teams.sent()) == {2, 3}
    assert teams.team(3)["intents"] == {}


@pytest.mark.rules("RDI-VRULING-08")
@pytest.mark.parametrize("mode", MODES)
def test_of_two_cards_for_the_same_defence_one_is_played_and_the_other_taken_back(
    quick_tavern: Hall, mode: str
) -> None:
    teams = Teams(quick_tavern, mode=mode).wrestling(BOTH_DEFEND)
    teams.answer(2, HIDE)
    teams.answer(3, PROTECT)
    while (teams.frame(2).prompt or {}).get("kind") != "declare" or teams.prompt(2)["answered"] is not None:
        teams.on()
    teams.on()
    played = [each["card"] for each in quick_tavern.tables.log(teams.code) if each["kind"] == "announced"]
    assert [card.split("#")[0] for card in played] == [f"fiona/{WRESTLE}", f"gerki/{HIDE}"]
    view = teams.frame(3).view
    assert [card.split("#")[0] for card in view["hand"]] == [f"deirdre/{PROTECT}"], "the other keeps the card"
    prompt = teams.frame(3).prompt
    assert prompt is None or prompt["answered"] is None


@pytest.mark.parametrize("kind", ["turn", "mine"])
def test_a_yield_breaks_when_a_teammate_is_in_danger(quick_tavern: Hall, kind: str) -> None:
    teams = Teams(quick_tavern, mode="sealed")
    teams.arranged(hands=BOTH_DEFEND, phase="action", fortitude=[20, 2], alcohol=[0, 1])
    teams.until(0, "action")
    teams.order(3, yields=[{"kind": kind, "card": None, "until": None}])
    teams.answer(0, WRESTLE)
    teams.answer(0, 2)
    assert teams.own(3)["asked"], "the loss of Gerki would put both of them out"
    assert teams.own(3)["orders"]["yields"] == []


@pytest.mark.rules("RDI-TEAM-16")
def test_the_turn_of_the_team_is_that_of_each_of_it(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern)
    teams.arranged(phase="drink", active=2)
    with quick_tavern.store.write() as connection:
        connection.execute(seat_rows.update().where(seat_rows.c.table_id == teams.table_id).values(bank_s=10.0))
    teams.order(1, yields=[{"kind": "turn", "card": None, "until": None}])

    teams.until(2, "drink").answer(2, "drink")
    teams.until(0, "discard")

    assert teams.own(1)["orders"]["yields"] == []
    assert teams.banks()[:2] == [15_000, 15_000]


def test_only_what_affects_me_includes_what_is_done_to_the_team(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, mode="sealed")
    teams.arranged(hands=BOTH_DEFEND, phase="action")
    teams.until(0, "action")
    for seat in (1, 3):
        teams.order(seat, ask_me="mine")
    teams.answer(0, WRESTLE)
    teams.answer(0, 2)
    assert (teams.own(1)["asked"], teams.own(3)["asked"]) == (False, True)


# Who is not there


@pytest.mark.rules("RDI-VRULING-20")
@pytest.mark.parametrize("mode", MODES)
def test_who_is_not_there_is_shown_so_is_asked_in_no_window_and_keeps_the_hand(quick_tavern: Hall, mode: str) -> None:
    teams = Teams(quick_tavern, mode=mode)
    teams.characters = ["fiona", "zot", "gerki", "kaylin"]
    teams.wrestling(
        [[WRESTLE], [], [HIDE], ["Don't call me cute!"]], lasting=[[], [], [], ["I need some Private Pixie Time"]]
    )
    assert [seat["away"] for seat in teams.frame().view["seats"]] == [False, False, False, True]
    assert 3 not in teams.frame().marks["asked"]
    assert not teams.own(3)["asked"]
    assert len(teams.frame(2).view["hands"]["3"]) == 1
    teams.answer(2, "pass")
    for seat in (0, 1):
        if teams.own(seat)["asked"]:
            teams.answer(seat, "pass")
    assert teams.length() <= 2.1, "nobody waits for who is not there"


# Ready


@pytest.mark.rules("RDI-VRULING-14")
def test_whichever_seat_announces_first_acts_and_ready_is_taken_back_until_all_are(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, mode="fast").arranged(hands=[[WRESTLE], [DOWN], [], []], phase="action")
    teams.until(0, "action")
    assert teams.prompt(1)["kind"] == "action"
    teams.sent()
    teams.answer(1, "none")
    assert set(teams.sent()) == {None, 0, 1, 2, 3}, "that one is ready is no secret"
    assert teams.frame(3).marks["ready"] == [1]
    teams.withdraw(1)
    assert teams.frame(3).marks["ready"] == []
    teams.answer(0, "none")
    teams.answer(1, DOWN)
    teams.answer(1, 2)
    teams.until(0, "action")
    teams.answer(0, WRESTLE)
    assert [each["seat"] for each in quick_tavern.tables.log(teams.code) if each["kind"] == "announced"] == [1, 0]


# Potion Tokens


@pytest.mark.rules("RDI-VRULING-35")
@pytest.mark.parametrize("mode", MODES)
def test_a_token_in_a_window_restarts_no_clock_and_keeps_what_is_declared(quick_tavern: Hall, mode: str) -> None:
    teams = Teams(quick_tavern, mode=mode).wrestling(BOTH_DEFEND, fortitude=[20, 10])
    teams.answer(2, HIDE)
    ask = teams.shown()["ask"]
    teams.step(1.0)
    left = teams.shown()["left_ms"]
    assert teams.own(3)["uses"] == ["fortitude", "alcohol", "gold"]

    teams.use(3, "fortitude")

    assert teams.frame().view["parties"][1]["fortitude"] == 16
    assert teams.frame().view["parties"][1]["tokens"] == 1
    assert (teams.shown()["ask"], teams.shown()["left_ms"]) == (ask, left)
    assert teams.prompt(2)["answered"] == HIDE
    assert teams.kinds()[-2:] == ["token", "fortitude"]


@pytest.mark.rules("RDI-VRULING-35")
def test_a_token_is_used_while_the_others_decide_and_their_clock_runs_on(teams: Teams) -> None:
    teams.propose(1, [2, 2])
    teams.step(2.0)
    before = (teams.asks(0)["left_ms"], teams.asks(0)["stands_ms"], teams.asks(0)["proposals"])
    teams.use(3, "gold")
    assert (teams.asks(0)["left_ms"], teams.asks(0)["stands_ms"], teams.asks(0)["proposals"]) == before
    assert [party["gold"] for party in teams.frame().view["parties"]] == [10, 13]


@pytest.mark.rules("RDI-VRULING-30")
def test_in_a_last_chance_the_whole_team_is_asked_and_a_token_saves_it(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, mode="fast")
    teams.wrestling([[WRESTLE], [], [], [HEAL]], fortitude=[20, 3], alcohol=[0, 2])
    while (teams.frame(3).prompt or {}).get("about", {}).get("window") != "about_to_lose":
        if teams.own(3)["asked"]:
            teams.answer(3, "pass")
        teams.on()
    assert {2, 3} <= set(teams.frame().marks["asked"])
    assert (teams.own(2)["uses"], teams.own(3)["uses"]) == (["fortitude", "alcohol", "gold"],) * 2
    teams.use(2, "fortitude")
    teams.answer(3, "pass")
    teams.length()
    assert not any(seat["out"] for seat in teams.frame().view["seats"])


@pytest.mark.rules("RDI-VRULING-30")
@pytest.mark.parametrize("mode", ["fast", "masked"])
@pytest.mark.parametrize("tokens", [1, 0])
def test_a_team_without_a_card_is_asked_in_its_last_chance_while_it_has_a_token(
    quick_tavern: Hall, mode: str, tokens: int
) -> None:
    teams = Teams(quick_tavern, mode=mode)
    teams.wrestling([[WRESTLE], [], [], []], target=3, fortitude=[20, 3], alcohol=[0, 2], tokens=[2, tokens])
    while "about_to_lose" not in teams.kinds():
        teams.on()
    assert (teams.own(2)["asked"], teams.own(3)["asked"]) == (tokens > 0,) * 2
    if tokens:
        teams.step(5.0)
        teams.use(3, "fortitude")
        teams.answer(2, "pass")
        teams.answer(3, "pass")
        teams.length()
    while teams.frame().view["stack"]:
        teams.on()
    assert any(seat["out"] for seat in teams.frame().view["seats"]) == (tokens == 0)


@pytest.mark.parametrize(("people", "saved"), [(2, True), (3, False)])
def test_bots_save_a_team_of_bots_with_a_token_but_spend_none_where_a_person_plays(
    quick_tavern: Hall, people: int, saved: bool
) -> None:
    teams = Teams(quick_tavern, people=people, mode="fast")
    with quick_tavern.store.write() as connection:
        for seat in range(people, 4):
            seating.change_chair(connection, teams.table_id, seat, bot="thumb")
    teams.wrestling([[WRESTLE], [], [], []], target=3, fortitude=[20, 3], alcohol=[0, 2])
    while "about_to_lose" not in teams.kinds():
        teams.on()
    while teams.frame().view["stack"]:
        teams.on()
    assert ("token" in teams.kinds()) == saved
    assert any(seat["out"] for seat in teams.frame().view["seats"]) != saved


@pytest.mark.parametrize("what", ["beer", None, 3, ["gold"]])
def test_what_no_token_does_is_refused_and_changes_nothing(teams: Teams, what: Any) -> None:
    assert refused(teams.use, 0, what).code == "not_legal"
    assert teams.frame().view["parties"][0]["tokens"] == 2


def test_who_has_no_token_uses_none(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern).ordering(tokens=[0, 2])
    assert teams.own(0)["uses"] == []
    assert refused(teams.use, 1, "gold").code == "not_legal"


# Giving up


@pytest.mark.rules("RDI-VRULING-101")
def test_a_team_gives_up_only_if_all_its_persons_agree(quick_tavern: Hall, teams: Teams) -> None:
    teams.sent()
    teams.give_up(2)
    assert set(teams.sent()) == {2, 3}
    assert (teams.team(3)["giving_up"], teams.team(0)["giving_up"]) == ([2], [])
    teams.give_up(2, on=False)
    teams.give_up(3)
    assert "out" not in teams.kinds()
    assert teams.team(2)["giving_up"] == [3]
    teams.sent()
    teams.give_up(2)
    assert set(teams.sent()) >= {0, 1, 2, 3}, "what the others may do may have changed"
    teams.propose(0, [2, 3])
    teams.propose(1, [2, 3])
    while quick_tavern.table(teams.code).status != "over":
        teams.on()
    out = [(each["seat"], each["why"]) for each in quick_tavern.tables.log(teams.code) if each["kind"] == "out"]
    assert out == [(2, "gave_up"), (3, "gave_up")]
    assert teams.frame().view["winners"] == [0, 1]


@pytest.mark.rules("RDI-VRULING-101")
def test_one_who_is_away_has_to_agree_and_a_bot_has_not(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, people=3).ordering()
    teams.give_up(2)
    assert all(teams.frame().view["seats"][seat]["leaving"] for seat in (2, 3)), "out when nothing is unresolved"
    other = Teams(quick_tavern, speed="none").ordering()
    quick_tavern.tables.disconnected(f"sid-{other.people[3]}")
    quick_tavern.wait(61)
    other.give_up(2)
    assert not any(seat["leaving"] for seat in other.frame().view["seats"])


@pytest.mark.rules("RDI-VRULING-101")
def test_a_team_gives_up_when_the_one_leaves_who_had_not_agreed(quick_tavern: Hall, teams: Teams) -> None:
    teams.give_up(2)
    quick_tavern.tables.stand(teams.code, teams.people[3], 3)
    assert [seat["leaving"] for seat in teams.frame().view["seats"]] == [False, False, True, True]
