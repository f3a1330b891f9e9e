"""Replays: every position of a finished game, from every viewpoint, equals the frame that was sent then."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from dwarfdraft.benchmarks.held import held_after
from dwarfdraft.service.replays import PART_MOVES
from dwarfdraft.service.values import AnyFrame, Viewer
from dwarfdraft.store import seating
from tests.service.hall import Hall, refused
from tests.service.test_rules_changed import MoreToTell, NewOffer, in_mid_phase
from tests.service.test_tavern_tables import play_to_the_end

Held = dict[str, Any]
DRAFT = [
    (2, {"hands": 1}),
    (3, {"hands": 2, "drinking": True, "more_luck": True}),
    (4, {"hands": 1, "best_laid_plans": True}),
]
TAVERN = [
    (3, {"mode": "masked", "drinks": ["RDI 2", "RDI 6"], "events": ["sea", "dungeon"]}),
    (4, {"mode": "fast", "variant": "two_headed_dragon"}),
]


class Recorder:
    """Remembers what every viewer had after every frame, with the number of the command that it followed on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.had: dict[Viewer, list[tuple[int, Held]]] = defaultdict(list)
        self.events: dict[Viewer, list[Held]] = defaultdict(list)
        self._frame = hall.bus.frame
        hall.bus.frame = self.frame  # type: ignore[method-assign]  # to hear all that is sent

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        self._frame(code, viewer, frame)
        with self.hall.store.read() as connection:
            seq = seating.table(connection, self.hall.tables.table_id(code)).seq
        self.had[viewer].append((seq, self.hall.bus.held[code, viewer]))
        self.events[viewer] += frame.events or []


def positions(hall: Hall, code: str, viewer: Viewer) -> Iterator[tuple[int, Held]]:
    """Yield what a page makes of a replay, with the number of the command."""
    last = hall.tables.replays.log(code, viewer, 0).last
    for number in range(last // PART_MOVES + 1):
        held: Held | None = None
        part = orjson.loads(orjson.dumps(hall.tables.replays.part(code, viewer, number).to_json()))
        assert not part["gap"]
        for position in part["positions"]:
            held = held_after(held, position["frame"])
            assert held is not None
            yield position["seq"], held


def told(held: Held) -> bytes:
    """Return what a frame says of the game; clocks and windows are the table's."""
    said = [held[name] for name in ("table", "viewer", "n", "view", "prompt", "view_id", "marks")]
    return orjson.dumps(said, option=orjson.OPT_SORT_KEYS)


def check_replay(hall: Hall, code: str, record: Recorder, seats: int) -> None:
    viewers: list[Viewer] = [None, *range(seats)]
    assert set(record.had) == set(viewers)
    for viewer in viewers:
        replay = list(positions(hall, code, viewer))
        seqs = [seq for seq, _ in replay]
        assert seqs == sorted(set(seqs))
        at = 0
        for seq, held in record.had[viewer]:
            while at + 1 < len(replay) and seqs[at + 1] <= seq:
                at += 1
            assert told(replay[at][1]) == told(held), (viewer, seq)
        log = hall.tables.replays.log(code, viewer, 0)
        assert list(log.events) == record.events[viewer]
        assert [event["n"] for event in log.events] == list(range(1, log.n + 1))
        assert list(log.seqs) == sorted(log.seqs)


@pytest.mark.parametrize(("seats", "options"), DRAFT)
def test_a_replay_of_a_draft_shows_every_viewer_the_frames_that_were_sent(
    quick_hall: Hall, seats: int, options: dict[str, Any]
) -> None:
    record = Recorder(quick_hall)
    code, people = quick_hall.begun(seats, options=options)
    quick_hall.play_on(code, people)
    check_replay(quick_hall, code, record, seats)


@pytest.mark.parametrize(("seats", "options"), TAVERN)
def test_a_replay_of_the_tavern_shows_every_viewer_the_frames_that_were_sent(
    quick_tavern: Hall, seats: int, options: dict[str, Any]
) -> None:
    record = Recorder(quick_tavern)
    code, person = quick_tavern.quick(seats=seats, options=options)
    quick_tavern.watch(code, person)
    quick_tavern.tables.stand(code, person, 0)
    play_to_the_end(quick_tavern, code)
    check_replay(quick_tavern, code, record, seats)


def test_a_game_that_is_on_has_no_replay(hall: Hall) -> None:
    code, people = hall.begun(2)
    for read in (lambda: hall.tables.replays.log(code, None, 0), lambda: hall.tables.replays.part(code, 0, 0)):
        error = refused(read)
        assert (error.code, error.key) == ("closed", "not_over")
    hall.play_on(code, people)
    assert hall.tables.replays.part(code, 0, 0).positions[0].seq == 0
    assert refused(hall.tables.replays.part, code, 2, 0).code == "no_seat"
    assert refused(hall.tables.replays.part, code, None, 99).key == "no_such_part"
    assert refused(hall.tables.replays.log, "00000000", None, 0).code == "no_table"


def test_what_other_rules_would_have_led_elsewhere_is_left_out_up_to_the_next_snapshot(quick_hall: Hall) -> None:
    code, people = in_mid_phase(quick_hall, 3, draft=False)
    quick_hall.play_on(code, people)
    fixed = quick_hall.again(NewOffer(MoreToTell()))
    last = quick_hall.tables.replays.log(code, None, 0).last
    parts = [fixed.tables.replays.part(code, None, number) for number in range(last // PART_MOVES + 1)]
    whole = [quick_hall.tables.replays.part(code, None, number) for number in range(last // PART_MOVES + 1)]
    assert parts[0].gap
    assert not whole[0].gap
    kept = {position.seq for part in parts for position in part.positions}
    assert 0 < len(kept) < sum(len(part.positions) for part in whole)


def test_a_table_that_went_back_to_its_snapshot_is_replayed_with_both(quick_hall: Hall) -> None:
    code, people = in_mid_phase(quick_hall, 3, draft=False)
    fixed = quick_hall.again(NewOffer(MoreToTell()))
    fixed.frame(code)
    fixed.play_on(code, people)
    log = fixed.tables.replays.log(code, None, 0)
    back = next(event["n"] for event in log.events if event["kind"] == "rules_changed")
    seq = log.seqs[back - 1]
    shown = [held["n"] for at, held in positions_with_gaps(fixed, code) if at >= seq]
    assert shown[0] >= back
    assert shown[-1] == log.n


def positions_with_gaps(hall: Hall, code: str) -> Iterator[tuple[int, Held]]:
    """Yield the positions of a spectator, whether or not some are missing."""
    for number in range(hall.tables.replays.log(code, None, 0).last // PART_MOVES + 1):
        held: Held | None = None
        for position in hall.tables.replays.part(code, None, number).positions:
            held = held_after(held, orjson.loads(orjson.dumps(position.frame.to_json())))
            assert held is not None
            yield position.seq, held
