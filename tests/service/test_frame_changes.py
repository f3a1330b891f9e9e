"""Frames carry what has changed: whatever comes, is lost or comes twice, a page has what the server shows, or asks.

The code of the page (`static/js/board/frames.js`) and that of clients in Python are given the same frames.
"""

import random
import tracemalloc
from typing import Any

import orjson
import pytest

from dwarfdraft.benchmarks.held import held_after
from dwarfdraft.service.changes import Comparison
from dwarfdraft.service.values import Viewer
from tests.games.cases import OPTIONS, Case, params
from tests.games.play import act, chance
from tests.service.hall import Hall
from tests.web.page_modules import JS, in_node

FRAMES = JS / "board" / "frames.js"
PAGE = """
({ frameAfter }, deliveries) => {
  let have = null;
  return deliveries.map((frame) => {
    const before = JSON.stringify(have);
    const after = frameAfter(have, frame);
    if (JSON.stringify(have) !== before) throw new Error("what the page had was changed");
    have = after ?? have;
    return after === null ? null : [after.view, after.prompt, after.view_id];
  });
}
"""
CASES = [
    Case("draft", 2, ("drinking",), 2),
    Case("draft", 4, OPTIONS, 2),
    Case("draft", 3, ("keep-it-going",), 3),
    Case("tavern", 4, ("RDI 1",)),
    Case("tavern", 5, ("RDI 2", "RDI 6"), joining=("phrenk", "wizgille", "serena"), events=("sea", "dungeon")),
    Case("tavern", 4, ("RDI 3",), joining=("whitehawk", "remy"), variant="two_headed_dragon"),
]
ACTS = 120


def whole(comparison: Comparison, viewer: Viewer, n: int) -> dict[str, Any]:
    view, prompt, shown = comparison.seen(viewer)
    frame: dict[str, Any] = orjson.loads(orjson.dumps({"n": n, "view": view, "prompt": prompt, "view_id": shown.id}))
    return frame


def deliveries(case: Case, viewer: Viewer) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the frames of a game that reach a page, some lost and some twice, each with what is to be seen then."""
    luck, chooser, match = (
        random.Random(f"{case} {viewer}"),
        chance(("frames", str(case), viewer)),
        case.start("frames"),
    )
    comparison = Comparison(match)
    shown = comparison.seen(viewer)[2]
    reached = [(whole(comparison, viewer, match.n),) * 2]
    for _ in range(ACTS):
        if match.over:
            break
        act(match, chooser)
        match.take_events()
        comparison = Comparison(match)
        was, shown = shown, comparison.seen(viewer)[2]
        frame: dict[str, Any] = {"n": match.n, "view_id": shown.id}
        if was.id != shown.id:
            changes, removed = comparison.between(was, shown)
            frame |= {"base": was.id, "changes": changes, "removed": removed}
        told = orjson.loads(orjson.dumps(frame))
        seen = whole(comparison, viewer, match.n)
        kind = luck.randrange(12)
        if kind == 0:
            continue  # lost
        reached += [(told, seen)] * (2 if kind == 1 else 1)
        if kind == 2:
            reached.append((seen, seen))  # the line was lost: the table is asked for
    return reached


@pytest.mark.parametrize("case", params(CASES))
def test_a_page_has_what_is_to_be_seen_or_asks(case: Case) -> None:
    for viewer in [None, *range(case.seats)]:
        told = deliveries(case, viewer)
        page = in_node(FRAMES, PAGE, [frame for frame, _ in told])
        held: dict[str, Any] | None = None
        understood = 0
        for (frame, seen), of_page in zip(told, page, strict=True):
            after = held_after(held, frame)
            assert (after is None) == (of_page is None)
            held = after or held
            if after is not None:
                understood += 1
                assert (after["view"], after["prompt"]) == (seen["view"], seen["prompt"])
                assert of_page == [seen["view"], seen["prompt"], seen["view_id"]]
        assert understood > len(told) / 4


def test_the_same_is_seen_under_the_same_id_and_nothing_else_is() -> None:
    ids: dict[str, bytes] = {}
    for case in CASES:
        match, chooser = case.start("ids"), chance(("ids", str(case)))
        for _ in range(40):
            for viewer in [None, *range(case.seats)]:
                view, prompt, shown = Comparison(match).seen(viewer)
                text = orjson.dumps([view, prompt], option=orjson.OPT_SORT_KEYS)
                assert ids.setdefault(shown.id, text) == text
            if not match.over:
                act(match, chooser)
    assert len(ids) == len(set(ids.values()))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ["draft", "tavern"])
def test_whoever_is_sent_no_frame_sees_what_they_saw_before(quick_store: Any, game: str, seats: int) -> None:
    hall = Hall(quick_store, game=game, delay_s=0.5, name=f"quiet {game}")
    code, people = hall.begun(seats)
    for _ in range(60):
        if hall.table(code).status == "over":
            break
        for viewer in [None, *range(seats)]:
            now, held = hall.frame(code, viewer).to_json(), hall.bus.held[code, viewer]
            assert (now["view_id"], orjson.loads(orjson.dumps(now["view"]))) == (held["view_id"], held["view"])
        prompts = [(seat, hall.frame(code, seat).prompt) for seat in range(seats)]
        open_ones = [(seat, prompt) for seat, prompt in prompts if prompt and prompt["answered"] is None]
        asked = [seat for seat, prompt in open_ones if prompt["options"] != {"one": []}]
        if asked:
            hall.answer(code, people[asked[0]], asked[0])
        hall.step(0.5)
    assert hall.bus.asked == 0, "nobody had to ask"
    assert sum("view" in orjson.loads(text) for _, text in hall.bus.sent) == seats + 1, "one whole frame each"


def test_after_another_process_was_first_frames_still_follow_on(quick_hall: Hall) -> None:
    code, people = quick_hall.begun(3)
    other = quick_hall.again()
    pages = {viewer: orjson.loads(text) for viewer, text in quick_hall.bus.sent}
    quick_hall.bus.sent = []
    for number in range(30):
        hall = (quick_hall, other)[number % 2]
        seat = hall.open_seat(code)
        hall.answer(code, people[seat], seat)
        for viewer, text in hall.bus.sent:
            frame = orjson.loads(text)
            page = held_after(pages[viewer], frame)
            assert "view" not in frame
            assert page is not None
            pages[viewer] = page
        hall.bus.sent = []
        assert {page["view_id"] for page in pages.values()} == {hall.frame(code, viewer).view_id for viewer in pages}


def test_a_base_is_forgotten_when_nobody_watches(quick_hall: Hall) -> None:
    quick_hall.bus.wanted = [None, 0]
    code, people = quick_hall.watched(2)
    with quick_hall.tables._core.locked_match(quick_hall.tables.table_id(code)) as cached:
        pass
    assert [viewer for viewer in (None, 0, 1) if cached.bases.get(viewer)] == [None, 0]
    quick_hall.bus.wanted = []
    for person in people:
        quick_hall.tables.disconnected(f"sid-{person}")
    assert [viewer for viewer in (None, 0, 1) if cached.bases.get(viewer)] == []


def test_what_was_sent_takes_little_more_memory_than_it_has_letters() -> None:
    match = CASES[1].start("memory")
    for viewer in range(4):
        match.prompt(viewer)
    view = match.view(None)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        comparison = Comparison(match)
        kept = [comparison.seen(viewer)[2] for viewer in range(4)]
        del comparison
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    letters = len(orjson.dumps(view)) + sum(len(text) for shown in kept for text in shown.prompt.values())
    assert taken < 4 * letters
