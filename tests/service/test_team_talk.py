"""Team talk and pings: for the team alone, at any time, beside the game."""

import orjson
import pytest

from tests.games.tavern.titles import HIDE, WRESTLE
from tests.service.hall import Hall, command_id, refused
from tests.service.laid_tavern import Seated
from tests.service.team_tables import Teams

HANDS = [[WRESTLE], [], [HIDE], []]


@pytest.mark.rules("RDI-VRULING-07")
def test_what_a_seat_says_reaches_the_seats_of_its_team_and_nobody_else(tavern: Hall) -> None:
    teams = Teams(tavern).ordering()
    teams.talk(0, "  Both to Gerki?  ")
    teams.ping(1, "yes", 2)
    to = [(viewer, line["seat"], line["text"], line["word"], line["at"]) for viewer, line in tavern.bus.said]
    assert to == [
        (0, 0, "Both to Gerki?", None, None),
        (1, 0, "Both to Gerki?", None, None),
        (0, 1, None, "yes", 2),
        (1, 1, None, "yes", 2),
    ]
    assert [line["n"] for line in tavern.tables.team_talk(teams.code, 1) or ()] == [1, 2]
    assert tavern.tables.team_talk(teams.code, 2) == []
    assert tavern.tables.team_talk(teams.code, None) is None


@pytest.mark.rules("RDI-VRULING-07", "RDI-VRULING-102")
def test_talk_is_in_no_frame_log_or_export(quick_tavern: Hall) -> None:
    teams = Teams(quick_tavern).wrestling(HANDS)
    teams.sent()
    before = [teams.frame(viewer).to_json() for viewer in (None, 0, 1, 2, 3)]
    teams.talk(2, "Xyzzy: I hide")
    assert teams.sent() == []
    assert [teams.frame(viewer).to_json() for viewer in (None, 0, 1, 2, 3)] == before
    teams.give_up(2)
    teams.give_up(3)
    while quick_tavern.table(teams.code).status != "over":
        teams.on()
    kept = [quick_tavern.tables.log(teams.code), quick_tavern.tables.export(teams.code)]
    kept += [teams.frame(viewer).to_json() for viewer in (None, 0, 1, 2, 3)]
    assert b"Xyzzy" not in orjson.dumps(kept)


@pytest.mark.rules("RDI-VRULING-07")
@pytest.mark.parametrize("mode", ["fast", "masked", "sealed"])
def test_talk_in_a_window_stops_no_clock_and_holds_nothing_open(quick_tavern: Hall, mode: str) -> None:
    quiet = Teams(quick_tavern, mode=mode).wrestling(HANDS).length()
    teams = Teams(quick_tavern, mode=mode).wrestling(HANDS)
    began = quick_tavern.clock.time
    for seat in (2, 3):
        teams.talk(seat, "shall I hide?")
        teams.ping(seat, "look", WRESTLE)
        teams.step(0.1)
    assert round(teams.length() + 0.2, 1) == quiet
    assert round(quick_tavern.clock.time - began, 1) == quiet


@pytest.mark.rules("RDI-VRULING-07")
def test_whoever_comes_back_gets_the_last_lines(quick_tavern: Hall, teams: Teams) -> None:
    for number in range(60):
        quick_tavern.clock.time += 2
        teams.talk(number % 2, f"line {number}")
    teams.hall = quick_tavern.again()
    lines = teams.hall.tables.team_talk(teams.code, 0)
    assert lines is not None
    assert [line["text"] for line in lines] == [f"line {number}" for number in range(10, 60)]
    assert (lines[-1]["ago_ms"], lines[-2]["ago_ms"]) == (0, 2000)


def test_a_repeated_line_is_said_once(quick_tavern: Hall, teams: Teams) -> None:
    command = command_id()
    acks = [quick_tavern.tables.talk(teams.code, teams.people[0], 0, command, "once") for _ in range(2)]
    assert acks[0] == acks[1]
    assert len(quick_tavern.tables.team_talk(teams.code, 0) or ()) == 1


@pytest.mark.rules("RDI-VRULING-07")
def test_nobody_floods_the_team(quick_tavern: Hall, teams: Teams) -> None:
    for _ in range(5):
        teams.talk(0, "again")
    teams.ping(0, "help")
    assert refused(teams.talk, 0, "once more").code == "too_fast"
    teams.talk(1, "the mate is free to speak")
    quick_tavern.clock.time += 10.1
    teams.talk(0, "once more")
    assert len(quick_tavern.tables.team_talk(teams.code, 0) or ()) == 8


UNSEEN = ["\u200b\u200b", "\u3164", "\u2800 \u200d", "\u0301", "h" + "\u0301" * 40]
"""Lines that show nothing, or a pile of marks over the lines above."""


@pytest.mark.parametrize("text", [None, 7, "", "   ", "x" * 301, "two\nlines", "a\x00b", "\u202egnorw", ["x"], *UNSEEN])
def test_what_is_no_line_is_refused_and_said_to_nobody(quick_tavern: Hall, teams: Teams, text: object) -> None:
    error = refused(teams.talk, 0, text)
    assert (error.code, list(error.fields)) == ("bad_message", ["text"])
    assert quick_tavern.tables.team_talk(teams.code, 0) == []
    assert quick_tavern.bus.said == []


@pytest.mark.parametrize("text", ["👨\u200d👩\u200d👧", "❤\ufe0f!", "می\u200cخواهم", "हिन्दी", "<b>?"])
def test_what_can_be_seen_is_said_as_it_was_written(quick_tavern: Hall, teams: Teams, text: str) -> None:
    teams.talk(0, text)
    assert [line["text"] for line in quick_tavern.tables.team_talk(teams.code, 1) or []] == [text]


@pytest.mark.parametrize(
    ("word", "at", "code"),
    [
        ("shout", None, "bad_message"),
        (3, None, "bad_message"),
        ("look", 1.5, "bad_message"),
        ("look", True, "bad_message"),
        ("look", "x" * 81, "bad_message"),
        ("look", 4, "not_legal"),
        ("look", -1, "not_legal"),
        ("look", "Hide in shadows", "not_legal"),
    ],
)
def test_a_ping_names_what_there_is(quick_tavern: Hall, word: object, at: object, code: str) -> None:
    teams = Teams(quick_tavern).wrestling(HANDS)
    assert refused(teams.ping, 0, word, at).code == code
    assert quick_tavern.bus.said == []
    teams.ping(3, "mine", HIDE)
    teams.ping(0, "look", WRESTLE)


def test_without_teammates_there_is_nobody_to_talk_to(quick_tavern: Hall) -> None:
    alone = Seated(quick_tavern)
    for method in (quick_tavern.tables.talk, quick_tavern.tables.ping):
        assert refused(method, alone.code, alone.people[0], 0, command_id(), "help").key == "no_team"
    assert (
        refused(quick_tavern.tables.talk, alone.code, alone.people[0], 1, command_id(), "for another").code
        == "no_chair"
    )
