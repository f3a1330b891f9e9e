"""Standing orders, yields and Interrupt: what is passed or played for a seat, and that nobody else hears of it."""

from typing import Any

import pytest

from dwarfdraft.service.orders import Orders, Public, Yield, live_yields, why_passed_by_orders
from dwarfdraft.store import windows as rows
from tests.games.tavern.titles import HIDE, TIP, WRESTLE
from tests.service.hall import NAMES, Hall, command_id, refused
from tests.service.laid_tavern import HEAL, HEALING, Seated

# When to ask


@pytest.mark.parametrize(
    ("ask_me", "asked"),
    [(None, [1]), ("able", [1]), ("everything", [1, 2, 3]), ("mine", [1]), ("danger", [1]), ("nothing", [1])],
)
def test_a_seat_says_when_it_is_asked(quick_tavern: Hall, ask_me: str | None, asked: list[int]) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[WRESTLE], [HIDE], [], [HEAL]], phase="action")
    for seat in (2, 3):
        seated.order(seat, ask_me=ask_me)
    seated.wrestle()
    assert seated.asked() == asked
    if 3 not in asked:
        assert seated.own(3)["why"] == ("no_answer" if ask_me in (None, "able") else "ask_me")


def test_for_what_may_be_played_at_any_time_nobody_is_asked_but_in_danger(quick_tavern: Hall) -> None:
    """It waits for Interrupt: who holds a healing card would else have a sheet in every window."""
    seated = Seated(quick_tavern).wrestling(HEALING)
    assert seated.asked() == [1]
    assert HEAL in str(seated.frame(3).prompt), "it is legal all the same"
    hands = [[WRESTLE], [], [], [HEAL]]
    seated = Seated(quick_tavern).arranged(hands=hands, phase="action", fortitude=[20, 20, 20, 3], alcohol=[0, 0, 0, 2])
    seated.wrestle(3)
    assert seated.asked() == [3], "the card would put that seat out"


def test_a_seat_is_not_asked_for_a_card_that_it_will_never_play(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling(HEALING)
    seated.order(1, never=[HIDE])
    assert seated.asked() == []
    assert seated.own(1)["why"] == "never"


def test_a_card_that_is_never_played_is_asked_for_when_it_alone_would_save(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling(HEALING, fortitude=[20, 2, 20, 20], alcohol=[0, 1, 0, 0])
    seated.order(1, never=[HIDE])
    assert 1 in seated.asked()


def test_in_a_sealed_window_no_order_about_cards_spares_the_sheet(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern, mode="sealed").wrestling(HEALING)
    seated.order(3, never=[HEAL])
    seated.order(2, ask_me="able")
    assert seated.asked() == [0, 1, 2, 3]
    seated.order(2, ask_me="mine")
    assert seated.asked() == [0, 1, 3]


def test_orders_are_told_to_nobody_else(tavern: Hall) -> None:
    seated = Seated(tavern).wrestling(HEALING)
    before = [seated.frame(viewer).to_json() for viewer in (None, 0, 1, 2)]
    tavern.bus.frames = []
    seated.order(3, ask_me="nothing", auto=[HEAL], gold_to=2, yields=[{"kind": "stack", "card": None, "until": None}])
    seated.interrupt(3, HEAL)
    assert {viewer for viewer, _ in tavern.bus.frames} == {3}
    assert [seated.frame(viewer).to_json() for viewer in (None, 0, 1, 2)] == before
    orders = tavern.again().frame(seated.code, 3).own
    assert orders == seated.own(3)
    assert (orders or {})["orders"]["gold_to"] == 2


def test_who_takes_a_seat_finds_no_orders_of_who_sat_there(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling(HEALING)
    seated.order(2, ask_me="nothing")
    seated.interrupt(2)
    quick_tavern.tables.stand(seated.code, seated.people[2], 2)
    (new,) = quick_tavern.people(1)
    quick_tavern.tables.sit(seated.code, new, seat=2, name=NAMES[6])
    assert seated.own(2)["orders"]["ask_me"] is None
    assert seated.own(2)["interrupt"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"ask_me": "always"},
        {"never": "all"},
        {"auto": [""]},
        {"auto": ["x"] * 61},
        {"drinks_to": -1},
        {"gold_to": True},
        {"yields": [{"kind": "all", "card": None, "until": None}]},
        {"yields": [{"kind": "turn"}]},
        {"more": 1},
    ],
)
def test_orders_that_make_no_sense_are_refused(quick_tavern: Hall, wrong: dict[str, Any]) -> None:
    seated = Seated(quick_tavern)
    before = seated.own(1)
    assert refused(seated.order, 1, **wrong).code == "bad_message"
    assert seated.own(1) == before


# What is played by itself


@pytest.mark.parametrize(("mode", "seconds"), [("masked", 1.2), ("sealed", 8.0)])
def test_a_card_that_saves_the_seat_is_declared_by_itself(quick_tavern: Hall, mode: str, seconds: float) -> None:
    seated = Seated(quick_tavern, mode=mode)
    seated.arranged(hands=[[WRESTLE], [HIDE], [], []], phase="action", fortitude=[20, 2, 20, 20], alcohol=[0, 1, 0, 0])
    seated.order(1, auto=[HIDE], ask_me="danger")
    seated.wrestle()
    assert seated.prompt(1)["answered"] == HIDE
    n = seated.frame().n
    assert seated.length() >= seconds, "in a sealed window not even the time tells that something is declared"
    assert "announced" in seated.kinds(n)


def _saved_by_itself(hall: Hall, speed: str) -> Seated:
    """Return a sealed table where Gerki, who could go out, has left his defence to a standing order."""
    seated = Seated(hall, mode="sealed", speed=speed)
    seated.arranged(hands=[[WRESTLE], [HIDE], [], []], phase="action", fortitude=[20, 2, 20, 20], alcohol=[0, 1, 0, 0])
    seated.order(1, auto=[HIDE])
    seated.wrestle()
    assert seated.prompt(1)["answered"] == HIDE
    return seated


def test_without_a_clock_a_standing_order_alone_keeps_a_sealed_window_open_no_longer_than_people_think(
    quick_tavern: Hall,
) -> None:
    seated = _saved_by_itself(quick_tavern, "none")
    for seat in (0, 2):
        seated.answer(seat, "pass")
    seated.step(3600)
    assert seated.shown(), "one person is still thinking"
    n = seated.frame().n
    seated.answer(3, "pass")
    seated.step()
    assert "announced" in seated.kinds(n)


def test_a_standing_order_does_not_close_a_sealed_window_at_once(quick_tavern: Hall) -> None:
    seated = _saved_by_itself(quick_tavern, "none")
    for seat in (0, 2, 3):
        seated.answer(seat, "pass")
    assert 1.5 <= seated.length() <= 10.0


def test_who_has_a_card_declared_by_a_standing_order_has_missed_nothing(quick_tavern: Hall) -> None:
    seated = _saved_by_itself(quick_tavern, "normal")
    seated.length()
    with quick_tavern.store.read() as connection:
        missed = [row.missed for row in rows.seats(connection, seated.table_id)]
    assert missed == [1, 0, 1, 1]


def test_a_card_is_not_played_by_itself_for_less(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[WRESTLE], [HIDE], [], []], phase="action")
    seated.order(1, auto=[HIDE])
    seated.wrestle()
    assert seated.prompt(1)["answered"] is None
    assert seated.asked() == [1]


# Yields


def a_yield(kind: str, card: str | None = None) -> dict[str, Any]:
    return {"kind": kind, "card": card, "until": None}


def test_a_yield_passes_the_item_but_not_what_is_played_on_it(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling([[WRESTLE, "I'm a quick healer."], [HIDE], [], [HEAL]])
    seated.order(3, ask_me="everything", yields=[a_yield("item")])
    assert seated.own(3)["why"] == "yield"
    seated.answer(1, HIDE)
    seated.length()
    assert seated.shown()
    assert seated.own(3)["asked"], "the card that answers it is another item"


def test_a_yield_of_the_stack_lasts_until_it_is_gone(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).wrestling(HEALING)
    seated.order(3, yields=[a_yield("stack")])
    kept = seated.own(3)["orders"]["yields"]
    assert kept == [{"kind": "stack", "card": None, "until": seated.frame().view["turn"]}]
    seated.order(3, gold_to=1)  # with the yield as it was shown
    seated.answer(1, HIDE)
    seated.length()
    assert seated.own(3)["why"] == "yield"
    seated.until_asked("order")
    assert seated.own(3)["orders"]["yields"] == []


def test_a_yield_of_a_card_is_for_all_its_copies() -> None:
    public = table("played", card="gerki/Gambling? I'm in!#2", by=1)
    orders = Orders(yields=(Yield("card", "gerki/Gambling? I'm in!", 3),))
    assert why_passed_by_orders(public, 0, orders, "everything") == "yield"
    assert why_passed_by_orders(table("played", card="gerki/I raise!", by=1), 0, orders, "everything") is None
    later = Public({**public, "turn": 4})
    assert live_yields(orders, later, 0).yields == ()


def test_a_yield_until_something_aims_at_me_ends_with_that(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[WRESTLE], [HIDE], [], [HEAL]], phase="action")
    seated.until_asked("action")
    for seat in (1, 3):
        seated.order(seat, yields=[a_yield("mine")])
    seated.wrestle()
    assert seated.asked() == [1]
    assert [seated.own(seat)["orders"]["yields"] != [] for seat in (1, 3)] == [False, True]


def test_a_yield_until_my_turn_ends_with_it() -> None:
    orders = Orders(yields=(Yield("turn", None, None),))
    assert why_passed_by_orders(table("played", active=1), 0, orders, "everything") == "yield"
    assert live_yields(orders, table("played", active=0), 0).yields == ()


@pytest.mark.parametrize(
    "orders",
    [
        Orders(ask_me="mine"),
        Orders(ask_me="danger"),
        Orders(drinks_to=9),
        Orders(gold_to=9),
        *(Orders(yields=(Yield(kind, None, None),)) for kind in ("turn", "mine")),
    ],
)
def test_what_puts_the_seat_out_breaks_every_order_but_to_ask_nothing(orders: Orders) -> None:
    for public in (table("about_to_lose", seats=[0]), table("played", forecast=[{"seat": 0, "out": True}])):
        assert why_passed_by_orders(public, 0, orders, "everything") is None
        assert why_passed_by_orders(public, 0, Orders(ask_me="nothing"), "everything") == "ask_me"


def test_small_drinks_and_small_losses_of_one_s_own_are_not_asked_about() -> None:
    orders = Orders(drinks_to=2, gold_to=1)

    def drinks(*given: tuple[int, int]) -> Public:
        return table("drinks", drinks=[{"drinker": who, "alcohol": ac, "cards": ["drink/Ale"]} for who, ac in given])

    def dues(*given: tuple[int, int]) -> Public:
        return table("payment", dues=[{"seat": who, "amount": gold, "to": -1} for who, gold in given])

    for public, why in (
        (drinks((0, 2)), "threshold"),
        (drinks((0, 3)), None),
        (drinks((0, 1), (1, 1)), None),
        (drinks((1, 1)), None),
        (dues((0, 1), (1, 5)), "threshold"),
        (dues((0, 2)), None),
        (dues((1, 1)), None),
    ):
        assert why_passed_by_orders(public, 0, orders, "everything") == why, public
        assert why_passed_by_orders(public, 0, Orders(), "everything") is None


def table(window: str, *, active: int = 1, forecast: list[dict[str, Any]] | None = None, **moment: Any) -> Public:
    """Return as much of a public view as orders look at."""
    frame = {"window": window, "drinks": [], "dues": [], **moment}
    return Public({"turn": 3, "active": active, "step": "action", "stack": [frame], "forecast": forecast or []})


# Interrupt


def test_interrupt_without_a_card_opens_the_beat_that_is_on_to_everybody(tavern: Hall) -> None:
    seated = Seated(tavern).arranged(hands=[[WRESTLE], [], [], [HEAL]], phase="action")
    seated.interrupt(2)
    window = seated.shown()
    assert window["of_ms"] == 10_000
    assert seated.asked() == [2]
    assert seated.own(2)["interrupt"] is None, "with that it is served"
    assert "interrupt" not in str(seated.frame(1).to_json()["window"])
    seated.answer(2, "pass")
    seated.until_asked("action")


def test_interrupt_set_ahead_opens_the_next_beat(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern)
    seated.until_asked("discard")
    seated.interrupt(2)
    assert seated.own(2)["interrupt"] == {"card": None, "before": None}
    seated.answer(0, [])
    assert 2 in seated.asked()
    assert seated.shown()


def test_interrupt_with_a_card_plays_it_at_the_next_beat_and_is_told_to_nobody_before(tavern: Hall) -> None:
    seated = Seated(tavern).arranged(hands=[[WRESTLE], [], [], [HEAL]], phase="action", fortitude=[20, 20, 20, 9])
    before = seated.frame(0).to_json()
    seated.interrupt(3, HEAL)
    assert seated.frame(0).to_json() == before
    assert seated.prompt(3)["answered"] == HEAL
    seated.step(0.8)
    announced = [event for event in tavern.tables.log(seated.code) if event["kind"] == "announced"]
    assert [event["seat"] for event in announced] == [3]
    assert seated.own(3)["interrupt"] is None


def test_interrupt_before_a_step_waits_for_that_step(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[WRESTLE], [], [], [HEAL]], phase="action", fortitude=[20, 20, 20, 9])
    seated.interrupt(3, HEAL, "order")
    seated.until_asked("action")
    seated.answer(0, "none")
    while "announced" not in seated.kinds():
        assert seated.frame().view["step"] in ("action_after", "order_before")
        seated.on()
    assert seated.frame().view["step"] == "order_before"


def test_interrupt_without_a_card_waits_for_its_step(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[WRESTLE], [], [], []], phase="action")
    seated.interrupt(2, None, "order")
    seated.until_asked("action")
    seated.answer(0, "none")
    while not seated.asked():
        seated.on()
    assert seated.frame().view["step"] == "order_before"
    assert seated.own(2)["interrupt"] is None


def test_the_raised_hand_of_who_has_left_opens_no_window(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[WRESTLE], [], [], []], phase="action")
    seated.interrupt(2, None, "order")
    quick_tavern.tables.stand(seated.code, seated.people[2], 2)
    seated.until_asked("action")
    seated.answer(0, "none")
    seated.until_asked("order")
    assert seated.own(2)["interrupt"] is not None


def test_an_interrupt_that_was_not_the_first_to_be_played_stays(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern)
    seated.arranged(hands=[[TIP], [], [], [HEAL]], phase="action", fortitude=[20, 20, 20, 9])
    seated.interrupt(0, TIP)
    seated.interrupt(3, HEAL)
    seated.step(0.8)
    first = seated.prompt(0)
    assert first["kind"] == "target"
    assert seated.own(0)["interrupt"] is None
    assert seated.own(3)["interrupt"] == {"card": HEAL, "before": None}
    seated.answer(0, 1)
    assert seated.prompt(3)["answered"] == HEAL, "it is declared on the card that came first"


def test_interrupt_is_taken_back(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[], [], [], [HEAL]], phase="action")
    seated.interrupt(3, HEAL)
    seated.interrupt(3, on=False)
    assert seated.own(3)["interrupt"] is None
    assert seated.prompt(3)["answered"] is None


def test_nobody_interrupts_with_a_card_they_do_not_hold_or_when_they_are_out(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[], [], [], [HEAL]], phase="action", out=["zot"])
    for seat, card in ((1, HEAL), (2, None)):
        assert refused(seated.interrupt, seat, card).code == "not_legal"


def test_an_interrupt_whose_card_is_gone_is_over(quick_tavern: Hall) -> None:
    seated = Seated(quick_tavern).arranged(hands=[[HIDE.replace(HIDE, TIP)], [], [], []], phase="discard")
    seated.interrupt(0, TIP, "drink")
    seated.until_asked("discard")
    seated.answer(0, [TIP])
    hand = seated.frame(0).view["hand"]
    assert (seated.own(0)["interrupt"] is None) == (not any(TIP in card for card in hand))


def test_games_without_windows_refuse_all_of_it(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(2)
    assert refused(quick_hall.tables.here, code, people[0], 0, command_id()).code == "not_asked"
    frame = quick_hall.frame(code, 0).to_json()
    assert "window" not in frame
    assert "own" not in frame
