"""What a team decides together, with an injected clock: proposals, agreement, the captain, the end of the time."""

from dataclasses import replace
from typing import Any

import pytest

from dwarfdraft.service.errors import Conflict
from dwarfdraft.service.team_vote import Proposal, TeamVote, captain_of
from dwarfdraft.store import seating
from dwarfdraft.store import windows as rows
from dwarfdraft.store.rows import ChairRow
from tests.service.hall import Hall, command_id, refused
from tests.service.team_tables import Teams

# Agreement


@pytest.mark.rules("RDI-VRULING-01")
def test_a_proposal_stands_as_soon_as_every_other_person_of_the_team_agrees(tavern: Hall) -> None:
    teams = Teams(tavern).ordering()
    assert [teams.prompt(seat)["kind"] for seat in (0, 1)] == ["orders", "orders"]

    teams.propose(1, [2, 2])
    assert teams.decided() is None
    assert teams.asks(0)["proposals"] == {"1": [2, 2]}
    teams.propose(0, [2, 2])

    assert teams.decided() is not None


@pytest.mark.rules("RDI-VRULING-102")
def test_the_log_says_who_has_proposed_what_a_team_decided_and_who_has_closed_the_question(teams: Teams) -> None:
    teams.propose(1, [2, 2])
    teams.propose(0, [2, 2])
    assert teams.told("party", "question", "value", "by", "closed_by") == (0, "orders", [2, 2], 1, -1)

    teams.ordering()
    teams.propose(1, [3, 3])
    teams.decide(0)
    assert teams.told("value", "by", "closed_by") == ([3, 3], 1, 0)


@pytest.mark.rules("RDI-VRULING-01")
def test_a_proposal_stands_after_five_seconds_without_a_different_one(teams: Teams) -> None:
    teams.step(3.0)
    teams.propose(0, [2, 2])
    assert teams.asks(1)["stands_ms"] == 5000
    teams.step(4.0)
    teams.propose(0, [3, 3])
    teams.step(4.9)
    assert teams.decided() is None
    teams.step(0.2)
    assert teams.told("value", "by", "closed_by") == ([3, 3], 0, -1)


def test_a_proposal_that_is_taken_back_stands_no_more(teams: Teams) -> None:
    teams.propose(1, [2, 2])
    teams.step(3.0)
    teams.withdraw(1)
    teams.step(3.0)
    assert teams.decided() is None
    assert (teams.asks(0)["stands"], teams.asks(0)["stands_ms"], teams.asks(0)["proposals"]) == (None, None, {})


def test_one_person_on_both_seats_of_a_team_says_it_once(quick_tavern: Hall, teams: Teams) -> None:
    with quick_tavern.store.write() as connection:
        seating.change_chair(connection, teams.table_id, 1, person_id=teams.people[0])
    teams.propose(0, [2, 3])
    assert teams.decided() is not None


# The captain


@pytest.mark.rules("RDI-VRULING-02")
def test_of_different_proposals_the_captain_s_counts(teams: Teams) -> None:
    assert teams.asks(1)["captain"] == 0
    teams.propose(0, [2, 2])
    teams.propose(1, [3, 3])
    assert teams.asks(1)["stands"] == 0
    teams.step(5.1)
    assert teams.told("value", "by") == ([2, 2], 0)


@pytest.mark.rules("RDI-VRULING-02")
def test_the_captain_alone_may_close_the_question_at_once(teams: Teams) -> None:
    ask = teams.asks(0)["id"]
    assert refused(teams.decide, 0).key == "no_proposal"
    teams.propose(0, [2, 2])
    teams.propose(1, [3, 3])
    assert refused(teams.decide, 1).key == "not_captain"
    assert refused(teams.decide, 0, by=2).key == "no_proposal"
    assert teams.decided() is None

    teams.decide(0, by=1)

    assert teams.told("value", "by", "closed_by") == ([3, 3], 1, 0)
    with pytest.raises(Conflict):
        teams.decide(0, ask=ask)
    with pytest.raises(Conflict):
        teams.decide(2, ask=ask)


@pytest.mark.rules("RDI-VRULING-02")
def test_the_captain_closes_with_the_proposal_that_was_read_and_no_other(teams: Teams) -> None:
    teams.propose(1, [3, 3])
    teams.propose(1, [2, 2])
    assert refused(teams.decide, 0, by=1, value=[3, 3]).key == "no_proposal"
    teams.decide(0, by=1, value=[2, 2])
    assert teams.told("value") == ([2, 2],)


@pytest.mark.rules("RDI-VRULING-02")
def test_the_captain_hands_the_post_over_in_play(quick_tavern: Hall, teams: Teams) -> None:
    for seat, to, key in [(1, 0, "not_captain"), (0, 2, "not_a_teammate"), (0, 9, "not_a_teammate")]:
        error = refused(teams.captain, seat, to)
        assert (error.code, error.key) == ("not_legal", key)
    teams.sent()

    teams.captain(0, 1)

    assert set(teams.sent()) == {0, 1}, "the other team's frames do not change"
    assert [teams.team(seat)["captain"] for seat in range(4)] == [1, 1, 2, 2]
    chairs = [seat.chair for seat in quick_tavern.table(teams.code).seats]
    assert [chair is not None and chair.captain for chair in chairs] == [False, True, True, False]
    teams.propose(0, [2, 2])
    teams.propose(1, [3, 3])
    teams.step(5.1)
    assert teams.told("by") == (1,)


@pytest.mark.rules("RDI-VRULING-02")
def test_the_post_may_be_handed_over_in_the_lobby(quick_tavern: Hall) -> None:
    code, people = quick_tavern.opened(4, 4, options={"variant": "two_headed_dragon"})
    quick_tavern.tables.captain(code, people[2], 2, "command-of-the-lobby", 3)
    chairs = [seat.chair for seat in quick_tavern.table(code).seats]
    assert [chair is not None and chair.captain for chair in chairs] == [True, False, False, True]
    alone = quick_tavern.open(people, 4)
    assert refused(quick_tavern.tables.captain, alone, people[0], 0, "command-of-nobody", 1).key == "no_team"


def captains_of(hall: Hall, code: str) -> list[int]:
    """Return the seats of those who are shown as captains."""
    return [seat.seat for seat in hall.table(code).seats if seat.chair is not None and seat.chair.captain]


@pytest.mark.rules("RDI-VRULING-02")
@pytest.mark.parametrize(
    ("change", "captains"),
    [
        ({"order": [0, 1, 3, 2]}, [0, 2]),  # on another seat of the same team
        ({"order": [2, 3, 0, 1]}, [1, 2]),  # the whole team sits elsewhere
        ({"order": [2, 1, 0, 3]}, [0, 3]),  # a teammate is another one
        ({"order": [0, 3, 2, 1]}, [0, 2]),
        ({"order": [3, 1, 2, 0]}, [0, 2]),
        ({"seats": 6}, [0, 3]),
        ({"options": {"variant": "boss_battle"}}, [1]),
        ({"options": {"variant": "boss_battle"}, "order": [0, 2, 3, 1]}, [1]),
    ],
)
def test_a_captain_who_comes_to_another_team_is_one_of_its_members(
    quick_tavern: Hall, change: dict[str, Any], captains: list[int]
) -> None:
    code, people = quick_tavern.opened(4, 4, options={"variant": "two_headed_dragon"})
    quick_tavern.tables.captain(code, people[2], 2, "command-of-the-lobby", 3)
    quick_tavern.tables.set_table(code, people[0], **change)
    assert captains_of(quick_tavern, code) == captains


def test_the_captain_is_captain_in_the_rematch(quick_tavern: Hall, teams: Teams) -> None:
    teams.captain(0, 1)
    teams.give_up(2)
    teams.give_up(3)
    while quick_tavern.table(teams.code).status != "over":
        teams.on()
    assert captains_of(quick_tavern, quick_tavern.tables.rematch(teams.code, teams.people[0])) == [1, 2]


def _chair(seat: int, *, person: bool = True, captain: bool = False, away: bool = False) -> ChairRow:
    who = f"person {seat}" if person else None
    row = ChairRow(1, seat, "", 1, who, None, None, True, False, False, away, 0.0, captain, False, [])
    return row if person else replace(row, bot="thumb")


@pytest.mark.rules("RDI-VRULING-02")
def test_the_captain_is_the_lowest_person_and_one_who_is_away_passes_the_post_on() -> None:
    team = (1, 2, 3)

    def captain(*chairs: ChairRow, gone: tuple[int, ...] = ()) -> int | None:
        return captain_of(team, [_chair(0), *chairs], gone.__contains__)

    assert captain(_chair(1), _chair(2), _chair(3)) == 1
    assert captain(_chair(1, person=False), _chair(2), _chair(3)) == 2
    assert captain(_chair(1), _chair(2), _chair(3, captain=True)) == 3
    assert captain(_chair(1), _chair(2), _chair(3, captain=True, away=True)) == 1
    assert captain(_chair(1), _chair(2, captain=True), _chair(3), gone=(2,)) == 3
    assert captain(*(_chair(seat, person=False) for seat in team)) is None


@pytest.mark.rules("RDI-VRULING-02", "RDI-VRULING-20")
def test_a_captain_who_is_not_there_by_a_card_passes_the_post_on_for_a_question(quick_tavern: Hall) -> None:
    people = ["daareka", "kaylin", "gerki", "eve"]
    teams = Teams(quick_tavern, variant="boss_battle", characters=people)
    teams.arranged(
        phase="action",
        hands=[["Gambling? I'm in!"], [], [], []],
        lasting=[[], ["I need some Private Pixie Time"], [], []],
    )
    teams.until(0, "action")
    teams.answer(0, "Gambling? I'm in!")
    teams.until(2, "champion")
    assert (teams.team(2)["captain"], teams.asks(2)["captain"]) == (1, 2)
    with pytest.raises(Conflict):
        teams.decide(1, ask=teams.asks(2)["id"])


# The end of the time


@pytest.mark.rules("RDI-VRULING-100")
def test_a_question_about_which_two_disagree_does_not_stay_open_when_both_have_left(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, speed="none").ordering()
    teams.propose(0, [2, 2])
    teams.propose(1, [3, 3])
    for seat in (0, 1):
        quick_tavern.tables.stand(teams.code, teams.people[seat], seat)
    teams.step(0.1)
    assert teams.told("value") == ([3, 3],)


@pytest.mark.rules("RDI-VRULING-03")
def test_after_twenty_seconds_a_silent_team_gets_the_default(teams: Teams) -> None:
    assert teams.asks(0)["left_ms"] == 20_000
    teams.step(19.9)
    assert teams.decided() is None
    teams.step(0.2)
    assert teams.told("value", "by", "closed_by") == ([2, 3], -1, -1), "dealt one by one in seat order"
    assert teams.banks() == [90_000] * 4, "no bank runs for a team"


def _council(captain: int | None, *proposals: tuple[int, Any], people: tuple[int, ...] = (1, 2, 3)) -> TeamVote:
    said = tuple(Proposal(seat, value) for seat, value in proposals)
    return TeamVote("7:orders", (1, 2, 3), {seat: f"person {seat}" for seat in people}, captain, said, 100.0)


@pytest.mark.rules("RDI-VRULING-03")
def test_at_the_end_the_captain_s_proposal_stands_else_the_last_of_anybody_a_bot_s_after_people_s() -> None:
    assert _council(1, (1, "a"), (2, "b")).stands == Proposal(1, "a")
    assert _council(1, (3, "a"), (2, "b")).stands == Proposal(2, "b")
    assert _council(1, (3, "a"), (2, "b")).stands_at("normal") is None, "nobody breaks the tie before the end"
    assert _council(1, (2, "b"), (3, "a"), people=(1, 2)).stands == Proposal(2, "b")
    assert _council(1, (3, "a"), people=(1, 2)).stands == Proposal(3, "a")
    assert _council(1).stands is None


@pytest.mark.parametrize(("speed", "stands_ms", "left_ms"), [("relaxed", 12_500, 50_000), ("none", 5000, None)])
def test_speed_scales_the_times_of_a_team(quick_tavern: Hall, speed: str, stands_ms: int, left_ms: int | None) -> None:
    teams = Teams(quick_tavern, speed=speed).ordering()
    teams.propose(0, [2, 2])
    assert (teams.asks(1)["stands_ms"], teams.asks(1)["left_ms"]) == (stands_ms, left_ms)


# Bots, restarts, who hears of it


@pytest.mark.rules("RDI-VRULING-100")
def test_a_bot_proposes_and_closes_nothing_against_its_person(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, people=1).ordering()
    teams.step(2.0)
    ((seat, value),) = teams.asks(0)["proposals"].items()
    assert seat == "1"
    teams.step(10.0)
    assert teams.decided() is None, "a bot's proposal stands by itself at the end of the time alone"
    other = next(one for one in teams.asks(0)["options"]["one"] if one != value)

    teams.propose(0, other)

    assert teams.told("value", "by") == (other, 0)


@pytest.mark.rules("RDI-VRULING-100")
def test_for_who_is_away_a_bot_proposes_until_the_owner_returns_and_the_team_stays_as_it_is(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, speed="none").ordering()
    quick_tavern.tables.disconnected(f"sid-{teams.people[1]}")
    quick_tavern.wait(61)
    assert "1" in teams.asks(0)["proposals"]
    assert not any(seat["out"] for seat in teams.frame().view["seats"])
    quick_tavern.watch(teams.code, teams.people[1])
    other = next(one for one in teams.asks(0)["options"]["one"] if one != teams.asks(0)["proposals"]["1"])
    teams.propose(0, other)
    assert teams.decided() is None, "the owner is back and has not agreed"
    teams.propose(1, other)
    assert teams.decided() is not None


def test_a_team_of_bots_decides_by_itself(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, people=2)
    teams.arranged(phase="order", active=2)
    while teams.decided() is None:
        teams.on()
    assert teams.told("by") in [(2,), (3,)]


def test_a_team_s_question_goes_on_in_another_process_with_the_time_that_was_left(tavern: Hall) -> None:
    teams = Teams(tavern).ordering()
    teams.step(3.0)
    teams.propose(1, [3, 3])
    teams.step(2.0)
    teams.hall = tavern.again()
    assert (teams.asks(0)["stands_ms"], teams.asks(0)["left_ms"]) == (3000, 15_000)
    assert teams.asks(0)["proposals"] == {"1": [3, 3]}
    teams.step(3.1)
    assert teams.told("value") == ([3, 3],)


def test_what_a_team_proposes_brings_a_frame_to_the_team_alone(teams: Teams) -> None:
    teams.sent()
    teams.propose(1, [2, 2])
    assert set(teams.sent()) == {0, 1}
    assert teams.prompt(0)["team"] == {"1": [2, 2]}
    for viewer in (None, 2, 3):
        frame = teams.frame(viewer).to_json()
        assert frame["prompt"] is None or frame["prompt"]["kind"] == "interrupt"
        assert frame["team"] is None or frame["team"]["asks"] == []


# Who leaves


@pytest.mark.rules("RDI-VRULING-01", "RDI-VRULING-02")
def test_what_the_last_person_proposes_stands_as_soon_as_the_others_have_left(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, speed="none").ordering()
    teams.propose(0, [2, 2])
    teams.propose(1, [3, 3])
    teams.sent()
    quick_tavern.tables.stand(teams.code, teams.people[0], 0)
    assert teams.told("value", "by") == ([3, 3], 1)


def test_teammates_are_shown_at_once_who_is_captain_now(quick_tavern: Hall, teams: Teams) -> None:
    teams.sent()
    quick_tavern.tables.stand(teams.code, teams.people[0], 0)
    captains = {viewer: frame.team["captain"] for viewer, frame in quick_tavern.bus.frames if frame.team is not None}
    assert captains == {0: 1, 1: 1}
    assert set(teams.sent()) == {0, 1}


def captains_told(hall: Hall) -> dict[int | None, int | None]:
    """Return what has been sent of captains since the last call: the latest for each viewer."""
    told = {viewer: frame.team["captain"] for viewer, frame in hall.bus.frames if frame.team is not None}
    hall.bus.frames = []
    return told


def test_teammates_are_shown_at_once_that_their_captain_is_gone_and_back(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern, speed="none").ordering()
    quick_tavern.tables.disconnected(f"sid-{teams.people[0]}")
    captains_told(quick_tavern)
    quick_tavern.wait(61)
    assert captains_told(quick_tavern) == {0: 1, 1: 1}
    quick_tavern.watch(teams.code, teams.people[0])
    assert captains_told(quick_tavern) == {0: 0, 1: 0}


def test_teammates_are_shown_at_once_that_their_captain_who_missed_much_is_there_again(
    quick_tavern: Hall, teams: Teams
) -> None:
    with quick_tavern.store.write() as connection:
        row = rows.seats(connection, teams.table_id)[0]
        rows.put_seat(connection, teams.table_id, replace(row, away=True), is_new=False)
    captains_told(quick_tavern)
    quick_tavern.tables.here(teams.code, teams.people[0], 0, command_id())
    assert captains_told(quick_tavern) == {0: 0, 1: 0}
