"""Response windows of the tavern with an injected clock: who is waited for, and for how long."""

from typing import Any

import pytest

from dwarfdraft.service.api import ServiceRefused
from tests.service.hall import Hall, command_id


class Seated:
    """Four people at a table of the tavern; they do nothing that a test does not say."""

    def __init__(self, hall: Hall, seats: int = 4, people: int = 4, mode: str = "masked", **setup: Any) -> None:
        self.hall = hall
        self.people = hall.people(people)
        setup.setdefault("speed", "normal")
        self.code = hall.play(self.people, seats, options={"mode": mode, "first": 0}, **setup)
        hall.watch(self.code, *self.people)
        self.began = hall.clock.time

    def at(self) -> float:
        """Seconds since the start."""
        return round(self.hall.clock.time - self.began, 3)

    def step(self, seconds: float = 0.1) -> None:
        self.hall.clock.time += seconds + 1e-6  # sums of tenths stay a little below
        self.hall.settle()

    def own(self, seat: int) -> dict[str, Any]:
        own = self.hall.frame(self.code, seat).own
        assert own is not None
        return own

    def window(self) -> dict[str, Any] | None:
        return self.hall.frame(self.code).window

    def kind(self) -> str:
        return str(self.hall.frame(self.code).view["step"])

    def answer(self, seat: int, value: Any) -> None:
        prompt = self.hall.frame(self.code, seat).prompt
        assert prompt is not None
        self.hall.tables.answer(self.code, self.people[seat], seat, command_id(), prompt["ask"], value)

    def until_asked(self, kind: str, most_s: float = 60.0) -> float:
        """Let time pass until a decision of this kind is open for the active seat; return how long it took."""
        began = self.hall.clock.time
        while self.hall.clock.time < began + most_s:
            active = self.hall.frame(self.code).view["active"]
            prompt = self.hall.frame(self.code, active).prompt
            if prompt is not None and prompt["kind"] == kind:
                return round(self.hall.clock.time - began, 3)
            self.step()
        raise AssertionError(kind)

    def until_open(self, most_s: float = 30.0) -> dict[str, Any]:
        """Let time pass until a window that is shown is open."""
        for _ in range(int(most_s * 10)):
            window = self.window()
            if window is not None and not window["quiet"]:
                return window
            self.step()
        raise AssertionError("no window")

    def length(self) -> float:
        """Let time pass until the open window is closed; return how long that took."""
        window, began = self.window(), self.hall.clock.time
        assert window is not None
        while (now := self.window()) is not None and now["ask"] == window["ask"]:
            self.step()
        return round(self.hall.clock.time - began, 3)


def ordered(hall: Hall, **how: Any) -> Seated:
    """Return a table where a Drink was ordered and drunk without anybody playing: the first window that is shown."""
    seated = Seated(hall, **how)
    for kind, value in (("discard", []), ("action", "none"), ("order", 1)):
        seated.until_asked(kind)
        seated.answer(0, value)
    seated.until_open()
    return seated


def test_the_beat_before_a_move_is_shown_to_nobody_and_passes_for_everybody(tavern: Hall) -> None:
    seated = Seated(tavern)
    assert seated.window() is not None
    assert seated.window()["quiet"]  # type: ignore[index]
    assert not any(seated.own(seat)["asked"] for seat in range(4))
    assert seated.until_asked("discard") == 0.8


def test_a_quiet_window_right_after_another_gets_no_second_beat(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern)
    seated.until_asked("discard")
    seated.answer(0, [])
    assert seated.until_asked("action") == 0.8


@pytest.mark.parametrize(("speed", "beat_s"), [("relaxed", 2.0), ("fast", 0.4), ("none", 0.8)])
def test_speed_scales_the_beat(quick_tavern: Hall, speed: str, beat_s: float) -> None:
    assert Seated(quick_tavern, speed=speed).until_asked("discard") == beat_s


def test_a_public_table_of_the_tavern_has_a_clock_and_is_sealed(quick_tavern: Hall) -> None:
    (person,) = quick_tavern.people(1)
    with pytest.raises(ServiceRefused) as refused:
        quick_tavern.tables.create(person, "tavern", seats=4, name="Olga", visibility="public")
    assert refused.value.fields == {"speed": "clock_in_public"}
    table = quick_tavern.tables.create(person, "tavern", seats=4, name="Olga", visibility="public", speed="normal")
    assert table.options["mode"] == "sealed"
    private = quick_tavern.tables.create(person, "tavern", seats=4)
    assert private.options["mode"] == "masked"
    code = private.code
    assert quick_tavern.tables.set_table(code, person, visibility="public", speed="fast").options["mode"] == "sealed"
    assert quick_tavern.tables.set_table(code, person, visibility="invited").options["mode"] == "masked"


def test_a_sealed_window_waits_for_every_person_and_closes_when_all_have_answered(quick_tavern: Hall) -> None:
    seated = ordered(quick_tavern, mode="sealed")
    assert [seated.own(seat)["asked"] for seat in range(4)] == [True] * 4
    for seat in range(3):
        seated.step(0.5)
        seated.answer(seat, "pass")
    seated.step(2.0)
    assert seated.window() is not None
    ask = seated.window()["ask"]  # type: ignore[index]
    seated.answer(3, "pass")
    seated.step(0.0)
    after = seated.window()
    assert after is None or after["ask"] != ask


def test_a_sealed_window_closes_after_eight_seconds_whoever_is_silent(quick_tavern: Hall) -> None:
    assert ordered(quick_tavern, mode="sealed").length() == pytest.approx(8.0, abs=0.15)


def test_whose_time_runs_out_three_times_is_away_and_not_waited_for_until_they_touch_anything(tavern: Hall) -> None:
    seated = ordered(tavern, mode="sealed")
    for _ in range(40):
        if seated.own(3)["away"]:
            break
        for seat in range(3):
            if seated.own(seat)["asked"] and seated.hall.frame(seated.code, seat).prompt["answered"] is None:  # type: ignore[index]
                seated.answer(seat, "pass")
        for kind, value in (("discard", []), ("action", "none"), ("order", None), ("control", "pass")):
            active = seated.hall.frame(seated.code).view["active"]
            prompt = seated.hall.frame(seated.code, active).prompt
            if prompt is not None and prompt["kind"] == kind:
                seated.answer(active, value if value is not None else prompt["options"]["one"][0])
        seated.step(1.0)
    assert seated.own(3)["away"]
    seated.hall.tables.here(seated.code, seated.people[3], 3, command_id())
    assert not seated.own(3)["away"]
