"""No frame of the tavern tells a viewer which card is hidden from it (RDI-RULING-58, docs/protocol.md).

Who may know which card is worked out here a second time, from the rules: what lies open, the own hand, and what events
have shown. Searched for are ids and titles in both languages.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import orjson
import pytest

from dwarfdraft.cardlist.tavern import tavern_page_json
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.mechanics.gears import GEAR
from dwarfdraft.games.tavern.mechanics.minions import IN_PLAY, KEPT
from dwarfdraft.games.tavern.mechanics.potions import POTIONS
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DISCARD
from dwarfdraft.games.tavern.state.stack import Play
from tests.catalogues import LANGUAGES
from tests.games.cases import TAVERN, Case, params
from tests.games.play import act, chance, frame

ACTS = 20
"""A seat and game."""
ID = re.compile(r"[a-z]+/.+")
COPY = re.compile(r" \(\d\)\Z")
TITLES = {
    text["title"]
    for language in LANGUAGES
    for part in ("cards", "drinks")
    for text in tavern_page_json(language)[part].values()
}
SHUFFLES = frozenset({"shuffled", "side_shuffled", "drinks_renewed"})
"""After these what had lain open lies hidden, and the events before them may still name it."""


def strings(data: Any) -> Iterator[str]:
    """Yield all strings in a piece of data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(data, list):
        for item in data:
            yield from strings(item)


def is_open(match: Match[Any], viewer: int | None) -> set[str]:
    """Return the cards that lie open, are held or were looked at by the viewer, and Events that count in a Contest."""
    state = match.state
    found = {*state.shown, *(state.seats[viewer].seen if viewer is not None else ())}
    found |= {*state.drink_discard, *state.revealed, *(card for pile in state.events for card in pile.discard)}
    if state.contest is not None:
        found |= {card for card in state.contest.revealed.values() if isinstance(card, str)}
    for number, seat in enumerate(state.seats):
        found |= {*seat.discard, *SIDE_DISCARD.of(seat), *POTIONS.of(seat), *seat.lasting, *seat.action_cards}
        found |= {*IN_PLAY.of(seat), *KEPT.of(seat)}
        found |= {*seat.hand} if viewer is not None and match.state.are_teammates(viewer, number) else set()
    plays = [part for part in state.stack if isinstance(part, Play)]
    return found | {play.card_id for play in plays} | {gear for play in plays if (gear := GEAR.of(play))}


class Viewer:
    """Somebody who sees frames, and what may be known by then."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.seen: set[str] = set()
        """What has ever lain open, or was held."""

    def look(self, match: Match[Any], events: list[Event], found: Counter[str]) -> None:
        """Check the frame after a commit."""
        shown = orjson.loads(frame(match, self.seat, events))
        now = is_open(match, self.seat)
        self.seen |= now
        # Of the own team all hands lie open, and what is declared out of them (RDI-VRULING-06, -08).
        team = [] if self.seat is None else match.state.team(self.seat)
        titles = {title_of(card) for card in now for seat in team if card in match.state.playable(seat)}
        for part in ("view", "prompt", "marks"):
            check(shown[part], now, titles, found)
        check(shown["events"], now | self._told(events), titles, found)

    def _told(self, events: list[Event]) -> set[str]:
        """Return what events may name though it lies open no more: what was played, discarded or shuffled back."""
        found: set[str] = set()
        for event in events:
            if event.kind in ("announced", "played", "revealed", "discarded", "out", "gear", "mood", "potion"):
                found |= {text for text in strings(event.public) if ID.fullmatch(text)}
        if any(event.kind in SHUFFLES for event in events):
            found |= self.seen
        drawn = [event.private.get(self.seat, {}) for event in events if self.seat is not None]
        return found | {text for text in strings(drawn) if ID.fullmatch(text)}


def title_of(card: str) -> str:
    return card.partition("/")[2].partition("#")[0]


def check(data: Any, known: set[str], titles: set[str], found: Counter[str]) -> None:
    """Raise AssertionError if a card is named that is not known, or a title that is not in the own hand."""
    for text in strings(data):
        if ID.fullmatch(text):
            assert text in known, text
            found["ids"] += 1
        elif COPY.sub("", text) in TITLES:
            assert COPY.sub("", text) in titles, text
            found["titles"] += 1
        else:
            assert not any(title in text for title in TITLES if len(title) > 4), text


@pytest.mark.parametrize("case", params(TAVERN))
def test_no_frame_names_a_card_that_is_hidden_from_its_viewer(case: Case):
    found = watch(case, 0, ACTS)

    assert found["ids"] > 100
    assert found["titles"] > 100


def watch(case: Case, game: int, acts: int) -> Counter[str]:
    """Check the frames of a game, so many acts a seat; return what was named in them."""
    chooser = chance(("frames", str(case), game))
    match = case.start(("frames", str(case), game))
    viewers = [Viewer(None), *(Viewer(seat) for seat in range(case.seats))]
    found: Counter[str] = Counter()

    for _ in range(acts * case.seats):
        if match.over:
            break
        events = match.take_events()
        for viewer in viewers:
            viewer.seen |= is_open(match, viewer.seat)
        for viewer in (viewers[0], chooser.choice(viewers[1:])):
            viewer.look(match, events, found)
        act(match, chooser)
    return found


@pytest.mark.parametrize("case", params(TAVERN[2:3]))
def test_a_card_that_is_named_too_early_is_found(case: Case):
    match = case.start("frames")
    hidden = match.state.seats[1].hand[0]
    shown = {"view": {"hint": [hidden]}}

    with pytest.raises(AssertionError):
        check(shown, is_open(match, 0), set(), Counter())
    with pytest.raises(AssertionError):
        check({"hint": title_of(hidden)}, is_open(match, 0), set(), Counter())
    with pytest.raises(AssertionError):
        check({"hint": f"beware of {title_of(hidden)}"}, is_open(match, 0), set(), Counter())
