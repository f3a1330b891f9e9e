"""A rules fix while tables run: a log that does not fit any more takes the table back to its snapshot."""

from collections.abc import Generator
from typing import Any

import pytest

from dwarfdraft.engine.ask import Ask, Fields, OneOf, Poll, Yielded
from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.games.draft.dice import DraftTable
from dwarfdraft.games.draft.game import DraftGame
from dwarfdraft.games.draft.offer import DraftOffer
from dwarfdraft.store import log
from tests.service.hall import Hall, command_id, refused

Rules = Generator[Yielded, Any, None]


class NewOffer(DraftOffer):
    """The draft under other rules."""

    def __init__(self, game: DraftGame) -> None:
        self.game = game


class OtherGame(DraftGame):
    """The draft with something done at each step of its rules."""

    def play(self, table: DraftTable) -> Rules:
        rules = super().play(table)
        reply = None
        while True:
            try:
                step = rules.send(reply)
            except StopIteration:
                return
            reply = yield self.before(step)
            self.after(step, table)

    def before(self, step: Yielded) -> Yielded:
        return step

    def after(self, step: Yielded, table: DraftTable) -> None:
        """Do nothing."""


class OneCardLess(OtherGame):
    """The last card of a hand may not be drafted: an answer of the log may be refused."""

    rules_number = 2

    def before(self, step: Yielded) -> Yielded:
        if not isinstance(step, Poll):
            return step
        return Poll(tuple(self._less(ask) for ask in step.asks), step.closes, step.shows_ready, step.may_expire)

    def _less(self, ask: Ask) -> Ask:
        if ask.kind != "draft" or not isinstance(ask.options, Fields):
            return ask
        (_, cards), dice = ask.options.fields
        assert isinstance(cards, OneOf)
        fields = Fields((("card", OneOf(cards.values[:1])), dice))
        return Ask(ask.id, ask.seat, ask.kind, fields, ask.about, ask.default, ask.required)


class MoreToTell(OtherGame):
    """Every choice is told: the same answers have another outcome."""

    rules_number = 3

    def after(self, step: Yielded, table: DraftTable) -> None:
        if isinstance(step, Ask | Poll):
            table.emit("told")


def in_mid_phase(hall: Hall, count: int, draft: bool) -> tuple[str, list[str]]:
    """Return a table with moves since its snapshot: while drafting, or with a decision that is closed among them."""
    code, people = hall.begun(count, options={"hands": 2})
    while True:
        hall.play_on(code, people, 1)
        with hall.store.read() as connection:
            table_id = hall.tables.table_id(code)
            tail = log.moves_after(connection, table_id, log.latest_snapshot(connection, table_id).seq)
        prompt = hall.prompt(code, hall.open_seat(code))
        closed = [move for move in tail if move.ask != prompt["ask"]]
        if (draft and tail and hall.frame(code).view["phase"] == "draft") or (not draft and closed):
            return code, people


@pytest.mark.parametrize(("game", "draft"), [(OneCardLess(), True), (MoreToTell(), False)])
def test_a_log_that_does_not_fit_takes_the_table_back_and_asks_again(hall: Hall, game: DraftGame, draft: bool) -> None:
    code, people = in_mid_phase(hall, 3, draft)
    if isinstance(game, OneCardLess):
        prompt = hall.prompt(code, hall.open_seat(code))
        seat = prompt["seat"]
        value = {
            "card": prompt["options"]["fields"]["card"]["one"][-1],
            "die": prompt["options"]["fields"]["die"]["one"][0],
        }
        hall.tables.answer(code, people[seat], seat, command_id(), prompt["ask"], value)
    before = hall.frame(code)
    fixed = hall.again(NewOffer(game))
    frame = fixed.frame(code, None, before.n)
    assert frame.events is not None
    assert frame.events[0] == {"n": before.n + 1, "kind": "rules_changed", "rules": game.rules_number}
    assert [event["n"] for event in fixed.tables.log(code)] == list(range(1, frame.n + 1))
    assert any(told.events and told.events[0]["kind"] == "rules_changed" for _, told in fixed.bus.frames)
    assert frame.marks["asked"]
    fixed.play_on(code, people)
    assert fixed.table(code).status == "over"
    assert fixed.tables.export(code)["rules"] == [1, game.rules_number]


def test_an_answer_to_a_decision_that_the_fix_took_back_is_stale_or_not_asked(hall: Hall) -> None:
    code, people = in_mid_phase(hall, 3, draft=False)
    seat = hall.open_seat(code)
    prompt = hall.prompt(code, seat)
    fixed = hall.again(NewOffer(MoreToTell()))
    assert refused(fixed.tables.answer, code, people[seat], seat, command_id(), prompt["ask"], None).code in (
        "stale",
        "not_asked",
        "not_legal",
    )
    assert fixed.tables.log(code, prompt_n(prompt))[0]["kind"] == "rules_changed"


def prompt_n(prompt: dict[str, Any]) -> int:
    return int(prompt["ask"].split(":")[0])


def test_another_process_that_has_the_match_in_memory_follows(hall: Hall) -> None:
    code, people = in_mid_phase(hall, 3, draft=False)
    offer = NewOffer(MoreToTell())
    first, second = hall.again(offer), hall.again(offer)
    first.frame(code)
    second.play_on(code, people, 5)
    assert first.frame(code, 0, 0) == second.frame(code, 0, 0)


def test_a_fix_that_changes_nothing_at_a_table_does_not_touch_it(quick_hall: Hall) -> None:
    class Unchanged(DraftGame):
        rules_number = 4

    code, _ = in_mid_phase(quick_hall, 2, draft=False)
    fixed = quick_hall.again(NewOffer(Unchanged()))
    assert fixed.frame(code, 0, 0) == quick_hall.frame(code, 0, 0)


def test_rules_that_cannot_go_on_from_a_snapshot_are_a_fault(quick_hall: Hall) -> None:
    class Broken(DraftGame):
        def play(self, table: DraftTable) -> Rules:
            raise RulesFault("nothing goes")

    code, people = in_mid_phase(quick_hall, 2, draft=False)
    with pytest.raises(RulesFault):
        quick_hall.again(NewOffer(Broken())).frame(code)
    quick_hall.play_on(code, people, 1)
