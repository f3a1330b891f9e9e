"""Response windows of the tavern with an injected clock: who is waited for, for how long, and what nobody is shown."""

import pytest

from dwarfdraft.service.errors import Conflict, ServiceRefused
from dwarfdraft.store import log
from dwarfdraft.store.schema import response_window
from tests.games.tavern.titles import HIDE, WRESTLE
from tests.service.hall import Clock, Hall, command_id, refused
from tests.service.laid_tavern import HEAL, Seated

# Beats


def test_the_beat_before_a_move_is_shown_to_nobody_and_passes_for_everybody(tavern: Hall) -> None:
    seated = Seated(tavern)
    window = seated.window()
    assert window is not None
    assert window["quiet"]
    assert seated.asked() == []
    assert seated.until_asked("discard") == 0.8


def test_a_quiet_window_right_after_another_gets_no_second_beat(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern)
    seated.until_asked("discard")
    seated.answer(0, [])
    quick_tavern.bus.frames = []
    assert seated.until_asked("action") == 0.8
    shown = [frame.view["step"] for viewer, frame in quick_tavern.bus.frames if viewer is None]
    assert shown == ["action"], "of two beats in a row the second is not told"


@pytest.mark.parametrize(("speed", "beat_s"), [("relaxed", 2.0), ("fast", 0.4), ("none", 0.8)])
def test_speed_scales_the_beat(quick_tavern: Hall, speed: str, beat_s: float) -> None:
    assert Seated(quick_tavern, speed=speed).until_asked("discard") == beat_s


# Modes


def test_a_public_table_of_the_tavern_has_a_clock_and_is_sealed(quick_tavern: Hall) -> None:
    tables = quick_tavern.tables
    (person,) = quick_tavern.people(1)
    assert refused(tables.create, person, "tavern", seats=4, name="Olga", visibility="public").fields == {
        "speed": "clock_in_public"
    }
    public = tables.create(person, "tavern", seats=4, name="Olga", visibility="public", speed="normal")
    private = tables.create(person, "tavern", seats=4)
    assert [table.options["mode"] for table in (public, private)] == ["sealed", "masked"]
    assert tables.set_table(private.code, person, visibility="public", speed="fast").options["mode"] == "sealed"
    assert tables.set_table(private.code, person, visibility="invited").options["mode"] == "masked"
    with pytest.raises(ServiceRefused):
        tables.set_table(public.code, person, speed="none")


def test_a_fast_window_waits_for_who_can_answer_and_no_longer(tavern: Hall) -> None:
    seated = Seated(tavern, mode="fast").wrestling()
    assert seated.asked() == [1]
    assert [seated.own(seat)["why"] for seat in range(4)] == ["no_answer", None, "no_answer", "no_answer"]
    seated.step(2.0)
    seated.answer(1, "pass")
    assert seated.length() == 0.0


def test_a_fast_window_that_nobody_can_answer_is_over_soon(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="fast").wrestling([[WRESTLE], [], [], []])
    assert seated.length() == 0.6


def test_a_masked_window_is_never_shorter_than_the_least_and_ten_seconds_at_most(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling()
    seated.answer(1, "pass")
    assert 1.2 <= seated.length() <= 2.1
    assert Seated(quick_tavern).wrestling().length() == 10.0


def test_a_sealed_window_asks_everybody_and_closes_when_all_have_answered(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="sealed").wrestling()
    assert seated.asked() == [0, 1, 2, 3]
    for seat in range(3):
        seated.step(1.0)
        seated.answer(seat, "pass")
    seated.step(1.0)
    seated.answer(3, "pass")
    assert seated.length() == 0.0
    assert Seated(quick_tavern, mode="sealed").wrestling().length() == 8.0


def test_somebody_about_to_pass_out_has_twenty_seconds(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="fast")
    seated.wrestling([[WRESTLE], [], [], [HEAL]], target=3, fortitude=[20, 20, 20, 3], alcohol=[0, 0, 0, 2])
    while (seated.prompt(3)["about"] or {}).get("window") != "about_to_lose":
        if seated.own(3)["asked"]:
            seated.answer(3, "pass")
        seated.on()
    assert seated.asked() == [3]
    assert seated.shown()["of_ms"] == 20_000


def test_without_a_speed_a_window_waits_for_ever_for_who_can_answer(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, speed="none").wrestling()
    assert seated.shown()["left_ms"] is None
    seated.step(5000.0)
    assert seated.asked() == [1]
    seated.answer(1, "pass")
    assert seated.length() == 0.0


def test_bots_have_declared_when_the_window_closes_however_long_they_think(quick_tavern: Hall) -> None:
    slow = Hall(quick_tavern.store, game="tavern", name="slow bots", delay_s=5.0)
    seated = Seated(slow, people=1, mode="fast").wrestling()
    assert seated.length() == 0.6
    with slow.store.read() as connection:
        by = [row.by for row in log.moves_after(connection, seated.table_id, 0) if row.command == "answer"]
    assert by.count("bot") >= 3


class Running(Clock):
    """A clock that goes on a little whenever somebody looks."""

    def __call__(self) -> float:
        self.time += 0.001
        return self.time


def test_bots_have_declared_although_time_passes_while_a_window_is_opened(quick_tavern: Hall) -> None:
    hall = Hall(quick_tavern.store, game="tavern", name="clock", clock=Running(), delay_s=5.0)
    seated = Seated(hall, people=1, mode="fast").wrestling()
    seated.length()
    with hall.store.read() as connection:
        moves = log.moves_after(connection, seated.table_id, 0)
    assert not [row for row in moves if row.command == "expire" and row.seat > 0]


def test_of_an_untimed_table_no_window_lasts_for_hours_that_nobody_can_answer(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, speed="none")
    hands: list[list[str]] = [[WRESTLE], [HIDE], [], []]
    for _ in range(4):
        seated.arranged(hands=hands, phase="action")
        seated.until_asked("action")
        _thought_for(seated, 5000.0)
        seated.answer(0, WRESTLE)
        seated.answer(0, 1)
        if seated.asked():
            seated.answer(1, "pass")
        assert seated.length() <= 10.0
        hands[1] = []


def _thought_for(seated: Seated, seconds: float) -> None:
    """Have people at a table have thought for long so far, and windows that nobody could answer be kept open."""
    with seated.hall.store.write() as connection:
        mine = response_window.c.table_id == seated.table_id
        connection.execute(response_window.update().where(mine).values(thinks=[seconds], could=90, seen=100))


def test_who_wants_to_wait_answers_openly_afterwards_eight_seconds_each(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="fast").wrestling()
    seated.answer(1, "wait")
    seated.length()
    assert seated.window() is None
    clock = seated.clock()
    assert clock["left_ms"] == {"1": 8000}
    assert seated.prompt(1)["about"]["open"]
    seated.step(8.0)
    assert "said_pass" in seated.kinds()


def test_the_answer_of_one_is_told_to_nobody_else(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="sealed").wrestling()
    quick_tavern.bus.frames = []
    seated.answer(1, HIDE)
    seated.answer(2, "pass")
    assert [viewer for viewer, _ in quick_tavern.bus.frames] == [1, 2]


def test_a_press_that_comes_too_late_is_stale_and_changes_nothing(tavern: Hall) -> None:
    seated = Seated(tavern, mode="fast").wrestling()
    ask = seated.prompt(1)["ask"]
    seated.length()
    n = seated.frame().n
    person = seated.people[1]
    for press in (
        lambda: tavern.tables.answer(seated.code, person, 1, command_id(), ask, HIDE),
        lambda: tavern.tables.hold(seated.code, person, 1, command_id(), ask),
    ):
        with pytest.raises(Conflict) as conflict:
            press()
        assert conflict.value.frame.n == n
    assert seated.frame().n == n
    assert seated.frame(1).view["hand"] == [f"gerki/{HIDE}#1"]


# Over restarts


def test_another_process_goes_on_with_the_window_and_its_remaining_time(tavern: Hall) -> None:
    seated = Seated(tavern).wrestling()
    seated.order(1, drinks_to=3)
    seated.step(4.0)
    before = seated.frame(1)
    seated.hall = tavern.again()
    assert seated.frame(1).to_json() == before.to_json()
    assert seated.shown()["left_ms"] == pytest.approx(6000, abs=5)
    assert seated.length() == 6.0


def test_of_two_processes_one_closes_the_window(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="fast").wrestling()
    other = quick_tavern.again()
    other.frame(seated.code)
    quick_tavern.clock.time += 10.1
    assert quick_tavern.settle()
    assert not other.settle()


# Hold


def test_hold_gives_everybody_ten_seconds_from_the_bank_and_shows_only_who(tavern: Hall) -> None:
    seated = Seated(tavern).wrestling()
    tavern.bus.frames = []
    seated.hold(3)
    window = seated.shown()
    assert (window["hold"], window["of_ms"]) == (3, 20_000)
    assert window["bank_ms"] == {"0": 90_000, "1": 90_000, "2": 90_000, "3": 80_000}
    assert sorted(viewer for viewer, _ in tavern.bus.frames if viewer is not None) == [0, 1, 2, 3]
    assert seated.own(3)["asked"], "who holds with an empty hand is waited for"
    seated.answer(1, "pass")
    seated.step(3.0)
    assert seated.shown()["hold"] == 3
    seated.answer(3, "pass")
    assert seated.length() == 0.0


def test_hold_takes_the_own_declaration_back(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="sealed").wrestling()
    seated.answer(1, "pass")
    seated.hold(1)
    assert seated.prompt(1)["answered"] is None


def test_an_empty_bank_holds_nothing(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling()
    for _ in range(9):
        seated.hold(2)
    assert refused(seated.hold, 2).key == "bank_empty"
    assert seated.shown()["of_ms"] == 100_000


def test_a_beat_is_not_held(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern)
    window = seated.window()
    assert window is not None
    with pytest.raises(Conflict):
        quick_tavern.tables.hold(seated.code, seated.people[0], 0, command_id(), window["ask"])


def test_a_command_that_is_repeated_has_one_effect(tavern: Hall) -> None:
    seated = Seated(tavern).wrestling()
    person, command, ask = seated.people[3], command_id(), seated.prompt(3)["ask"]
    acks = {tavern.tables.hold(seated.code, person, 3, command, ask) for _ in range(2)}
    acks.add(tavern.again().tables.hold(seated.code, person, 3, command, ask))
    acks.add(tavern.tables.answer(seated.code, person, 3, command, ask, "pass"))
    assert len(acks) == 1
    assert seated.shown()["of_ms"] == 20_000
    assert seated.prompt(3)["answered"] is None


# Clocks of own decisions


def test_after_its_time_a_decision_runs_from_the_bank_and_then_takes_the_default(tavern: Hall) -> None:
    seated = Seated(tavern)
    seated.until_asked("discard")
    clock = seated.clock()
    assert (clock["left_ms"], clock["from_bank"]) == ({"0": 45_000}, [])
    seated.step(45.0)
    clock = seated.clock()
    assert (clock["of_ms"], clock["from_bank"], clock["bank_ms"]["0"]) == (90_000, [0], 90_000)
    seated.step(30.0)
    seated.answer(0, [])
    seated.until_asked("action")
    clock = seated.clock()
    assert clock["bank_ms"]["0"] == pytest.approx(60_000, abs=5)
    seated.step(45.0)
    seated.step(60.0)
    assert "no_action" in seated.kinds()
    assert seated.until_asked("order") == 0.8
    clock = seated.clock()
    assert clock["left_ms"] == {"0": 20_000}
    assert clock["bank_ms"]["0"] == 0


def test_an_own_turn_puts_five_seconds_into_the_bank(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, seats=2, people=2, mode="fast").arranged(
        hands=[[WRESTLE], []], piles=[[], []], phase="action"
    )
    seated.until_asked("action")
    seated.answer(0, WRESTLE)
    seated.hold(1)
    seated.answer(1, "pass")
    while seated.frame().view["active"] == 0:
        prompt = seated.frame(0).prompt
        if prompt is not None and prompt["kind"] == "order":
            seated.answer(0, 1)
        seated.on()
    while (clock := seated.frame().clock) is None:
        seated.on()
    assert clock["bank_ms"] == {"0": 90_000, "1": 85_000}


# Who is away


def test_whose_time_runs_out_three_times_is_away_until_they_touch_anything(tavern: Hall) -> None:
    seated = Seated(tavern, mode="sealed")
    for missed in range(3):
        assert not seated.own(3)["away"], missed
        _wrestle_again(seated, keep_seats=missed > 0)
        for seat in range(3):
            seated.answer(seat, "pass")
        assert seated.length() == 8.0
    assert seated.own(3)["away"]
    _wrestle_again(seated, keep_seats=True)
    assert seated.own(3)["why"] == "away"
    for seat in range(3):
        seated.answer(seat, "pass")
    assert seated.length() <= 1.6
    tavern.tables.here(seated.code, seated.people[3], 3, command_id())
    assert not seated.own(3)["away"]


def _wrestle_again(seated: Seated, *, keep_seats: bool) -> None:
    seated.arranged(keep_seats=keep_seats, hands=[[WRESTLE], [], [], []], phase="action")
    seated.wrestle(1)


def test_a_line_that_is_cut_lengthens_the_window_once_and_for_everybody(tavern: Hall) -> None:
    for hands in ([[WRESTLE], [HIDE], [], []], [[WRESTLE], [], [], [HEAL]]):
        seated = Seated(tavern).wrestling(hands)
        tavern.tables.disconnected(f"sid-{seated.people[1]}")
        assert seated.shown()["of_ms"] == 20_000
        tavern.tables.disconnected(f"sid-{seated.people[2]}")
        assert seated.shown()["of_ms"] == 20_000


def test_who_comes_back_is_waited_for_again(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling()
    sitting = f"sid-{seated.people[1]}"
    quick_tavern.tables.disconnected(sitting)
    quick_tavern.tables.connected(seated.code, seated.people[1], sitting)
    assert seated.asked() == [1]
    assert seated.length() > 10.0
