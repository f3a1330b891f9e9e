"""No frame tells a viewer the identity of a card that is hidden from it, before its time (docs/protocol.md).

Every frame of every seat and of a spectator in bot games. The engine says at each frame
who may know which card, and the test works it out from the rules a second time. It looks for ids, titles in both
languages, and numbers that could be an index in the list of cards.
"""

import re
from functools import cache
from typing import Any

import orjson
import pytest

from dwarfdraft.botseats import BOTS
from dwarfdraft.cardlist.draft import cards_in
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.games.draft.cards import CARDS
from dwarfdraft.games.draft.game import DRAFT
from tests.catalogues import LANGUAGES
from tests.games.cases import COMBINATIONS, Case, params
from tests.games.play import chance, frame

WORD = re.compile(r"[a-z]+/[a-z-]+")
GAMES = [Case("draft", 2 + number % 7, COMBINATIONS[(3 * number) % 16], 1 + number % 2) for number in range(50)]

NUMBERS = {
    "n", "events.*.n", "events.*.hand", "events.*.turn", "events.*.column", "events.*.seat", "events.*.by",
    "events.*.value", "events.*.was", "events.*.dice.*", "events.*.seats.*", "events.*.water.*", "events.*.ignored.*",
    "events.*.totals.*", "events.*.winners.*",
    "events.*.seats.*.dice.*", "events.*.seats.*.sum", "events.*.seats.*.score", "events.*.seats.*.sips",
    "events.*.seats.*.water", "events.*.seats.*.bonuses.*.points", "events.*.seats.*.bonuses.*.counted",
    "events.*.seats.*.cards.*.value",
    "marks.asked.*", "marks.ready.*", "prompt.seat", "prompt.answered", "prompt.about.plus", "prompt.about.minus",
    "prompt.about.of", "prompt.about.for", "prompt.options.one.*", "prompt.options.least", "prompt.options.most",
    "prompt.why.*.data.sides", "prompt.why.*.data.value", "prompt.why.*.data.seat",
    "view.hand", "view.hands", "view.turn", "view.column", "view.sip_limit", "view.timer_s", "view.deck", "view.viewer",
    "view.starts", "view.resolver", "view.totals.*", "view.winners.*",
    "view.seats.*.hand", "view.seats.*.sips", "view.seats.*.water", "view.seats.*.sum", "view.seats.*.total",
    "view.seats.*.dice.*.sides", "view.seats.*.dice.*.value", "view.seats.*.dice.*.column",
    "view.if_ended.*.dice", "view.if_ended.*.bonus", "view.if_ended.*.score",
    "view.sheet.*.hand", "view.sheet.*.seats.*.dice.*", "view.sheet.*.seats.*.sum", "view.sheet.*.seats.*.score",
    "view.sheet.*.seats.*.sips", "view.sheet.*.seats.*.water", "view.sheet.*.seats.*.bonuses.*.points",
    "view.sheet.*.seats.*.bonuses.*.counted", "view.sheet.*.seats.*.cards.*.value",
}  # fmt: skip
"""Everywhere a frame may hold a number: numbers of events, hands, turns, columns, seats, dice, points, sips."""


def ids_in(text: str) -> set[str]:
    """Return the ids of cards in a text."""
    return set(WORD.findall(text)) & CARDS.keys()


def titles() -> list[str]:
    """Return all titles of cards in both languages. They have capitals, ids have none."""
    found: set[str] = set()
    for language in LANGUAGES:
        for card in cards_in(language):
            found |= {title for title in (card.title, card.own_title) if title}
    assert len(found) > 30
    return sorted(found)


TITLES = titles()


class Memory:
    """What one viewer may have seen of the cards, by the rules: kept from hands, reveals and the discard pile."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.seen: set[str] = set()
        self.seen_before: set[str] = set()
        """In the hand before this one."""
        self.drafted: set[str] = set()

    def remember(self, match: Match[Any], events: list[Event]) -> None:
        """Take in what the commit that led here has shown to everybody, and the own hand."""
        for event in events:
            if event.kind == "deal":
                self.seen_before, self.seen, self.drafted = self.seen, set(), set()
            for key in ("card", "took", "victim"):
                if isinstance(event.public.get(key), str):
                    self.seen.add(event.public[key])
            if event.kind == "committed" and self.viewer is not None:
                # A hand is passed or scored after a commit; what is missing from it then was drafted by us.
                self.drafted.add(event.private[self.viewer]["card"])
        if self.viewer is not None:
            self.seen |= set(match.state.hands[self.viewer])


def numbers(data: Any, path: str, found: set[str]) -> None:
    """Collect the paths of all whole numbers, with names of dice, places and cards and positions as stars."""
    kind = type(data)
    if kind is int:
        found.add(path)
    elif kind is list:
        inner = f"{path}.*"
        for item in data:
            if type(item) is not str:
                numbers(item, inner, found)
    elif kind is dict:
        for key, value in data.items():
            if type(value) is not str and value is not None:
                numbers(value, _inside(path, key), found)


@cache
def _inside(path: str, key: str) -> str:
    name = "*" if re.search(r"[\d/]", key) else key
    return f"{path}.{name}" if path else name


def check(match: Match[Any], memory: Memory, events: list[Event]) -> None:
    """Raise AssertionError if the frame of this commit says too much to the viewer."""
    viewer = memory.viewer
    text = frame(match, viewer, events).decode()
    data = orjson.loads(text)
    seen = DRAFT.seen(match.state, viewer)
    assert memory.seen <= seen | _sheet_cards(data), "the engine says less than the rules"

    ids = ids_in(text)
    # The frame of a deal tells the end of the hand before it, too.
    before = memory.seen_before if any(event.kind == "deal" for event in events) else set()
    assert ids <= memory.seen | _sheet_cards(data) | before
    assert ids <= seen | _sheet_cards(data) | before
    assert not any(title in text for title in TITLES)
    places_of_numbers: set[str] = set()
    numbers(data, "", places_of_numbers)
    assert places_of_numbers <= NUMBERS

    known = DRAFT.known(match.state, viewer)
    for seat, row in enumerate(data["view"]["seats"]):
        for column, place in enumerate(row["places"]):
            card = match.state.places[seat][column].card
            may_know = place["state"] != "unresolved" or card in memory.drafted
            assert place["card"] == (card if may_know else None)
            assert place["card"] is None or place["card"] in known
    own = data["view"]["own"]
    assert (own is None) == (viewer is None) or match.over
    if own is not None and viewer is not None:
        assert set(own["hand"]) == set(match.state.hands[viewer]) <= known
        assert own["hand"] == sorted(own["hand"]), "the order of a hand would tell how it was dealt"


def _sheet_cards(data: dict[str, Any]) -> set[str]:
    """Return the cards on the sheet: all lay face up, or had, when their hand was scored."""
    return ids_in(orjson.dumps(data["view"]["sheet"]).decode())


@pytest.mark.parametrize("case", params(GAMES))
@pytest.mark.rules("DDD-TURN-01", "DDD-TURN-02")
def test_no_frame_shows_a_card_before_its_time(case: Case):
    seed = f"{case}/{case.hands}"
    match, chooser = case.start(seed), chance(seed)
    memories = [Memory(viewer) for viewer in (None, *range(case.seats))]
    bots = [BOTS[name] for name in ("any", "thumb")]
    frames = 0

    while True:
        events = match.take_events()
        for memory in memories:
            memory.remember(match, events)
            check(match, memory, events)
            frames += 1
        if match.over:
            break
        ask = chooser.choice(match.unanswered())
        if match.poll is not None and match.poll.may_expire and chooser.below(10) == 0:
            match.expire(ask.seat, ask.id)
            continue
        prompt = match.prompt(ask.seat)
        assert prompt is not None
        match.answer(ask.seat, ask.id, bots[ask.seat % 2].answer(match.view(ask.seat), prompt, chooser))

    assert frames > 20 * case.seats


def test_the_search_finds_what_it_is_looking_for():
    """A check that finds nothing in anything would pass every frame."""
    match = Case("draft", 3).start("leak")
    events = match.take_events()
    memory = Memory(0)
    memory.remember(match, events)
    check(match, memory, events)
    other = match.state.hands[1][0]

    for leak in (
        Event(2, 1, "late", {"seats": [1], "hint": other}, {}),
        Event(2, 1, "late", {"seats": [1], "hint": list(CARDS).index(other)}, {}),
        Event(2, 1, "late", {"seats": [1], "hint": "Dwarven Gift"}, {}),
    ):
        with pytest.raises(AssertionError):
            check(match, memory, [*events, leak])
