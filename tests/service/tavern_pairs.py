"""Pairs of tables that differ in what one seat holds and in nothing else, played alike: what do the others hear?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import orjson

from dwarfdraft.bots import BOTS
from dwarfdraft.engine.match import Match
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.state import State, Step
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.store.database import Store
from tests.service.hall import Hall
from tests.service.laid_tavern import Acting, Seated

CHARACTERS = ["fiona", "gerki", "zot", "deirdre", "eve"]
SECONDS = 60.0
MOST_FRAMES = 70


@dataclass
class Told:
    """What the others heard in two worlds."""

    heard: tuple[list[tuple[float, int | None, bytes]], list[tuple[float, int | None, bytes]]]
    could: tuple[int, int]
    """How many times the seat that passes could have answered in each."""

    @property
    def payloads(self) -> Iterator[list[tuple[int | None, bytes]]]:
        """The same without times."""
        for world in self.heard:
            yield [line[1:] for line in world]


class Pairs:
    """Two tables in two stores, with the same luck; games are laid on both."""

    def __init__(self, stores: tuple[Store, Store], mode: str) -> None:
        self.tables = [
            Seated(Hall(store, game="tavern", name=f"pairs {mode}", delay_s=0.9), 5, 4, mode) for store in stores
        ]
        codes = {seated.code for seated in self.tables}
        assert len(codes) == 1, "the two tables are the same to look at"

    def told(self, number: int) -> Told:
        """Play a pair and return what all but the seat that passes were sent."""
        match = some_match(number)
        passes = _who_passes(match.state)
        worlds = []
        could = []
        for seated, state in zip(self.tables, _two(match, passes, number), strict=True):
            hall = seated.hall
            hall.clock.time = 1_800_000_000.0
            hall.timers.asked = []
            hall.bus.frames = []
            hall.chance.begin(f"pair {number}")
            seated.lay(Match(TAVERN, state, match.rest.rng.copy(), match.rest.n, match.rest.seq))
            acting = Acting(seated, f"pair {number}", passes)
            acting.play(SECONDS, MOST_FRAMES)
            worlds.append([(at, to, orjson.dumps(frame.to_json())) for at, to, frame in acting.heard if to != passes])
            could.append(_could(acting, passes))
        return Told((worlds[0], worlds[1]), (could[0], could[1]))


def _could(acting: Acting, passes: int) -> int:
    prompts = (frame.prompt for _, to, frame in acting.heard if to == passes)
    return sum(prompt is not None and len(prompt["options"].get("one", ())) > 2 for prompt in prompts)


def some_match(number: int) -> Match[State]:
    """Return a match at rest, somewhere in a game that bots have played."""
    chance = NamedChance(f"match {number}")
    match: Match[State] = Match.start(TAVERN, {"seats": CHARACTERS, "first": 0}, f"match {number}")
    steps = 20 + chance.below(150)
    while steps > 0 or match.state.step in (Step.DEAL, Step.TURN_END):
        if match.over:
            return some_match(number + 100_000)
        steps -= _play_on(match, chance)
    return match


def _play_on(match: Match[State], chance: NamedChance) -> int:
    poll, before = match.poll, match.rest
    assert poll is not None
    done = 0
    for ask in poll.asks:
        if ask.required and match.poll is poll:
            prompt = match.prompt(ask.seat)
            assert prompt is not None
            match.answer(ask.seat, ask.id, BOTS["thumb"].answer(match.view(ask.seat), prompt, chance))
            done += 1
    if match.poll is poll:
        match.close()
    match.take_events()
    return done if match.rest is not before else 0


def _who_passes(state: State) -> int:
    """Return a person's seat, the last of them to move."""
    order = [(state.active + step) % 5 for step in range(4, 0, -1)]
    return next(seat for seat in order if seat != 4 and state.is_living(seat))


def _two(match: Match[State], seat: int, number: int) -> Iterator[State]:
    """Give the state twice: as it is, and with another hand for one seat out of its own hidden cards."""
    chance = NamedChance(f"other hand {number}")
    yield TAVERN.copy(match.rest.state)
    other: Any = TAVERN.copy(match.rest.state)
    player = other.seats[seat]
    cards = [*player.hand, *player.deck]
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    count = len(player.hand)
    player.hand, player.deck = tuple(cards[:count]), tuple(cards[count:])
    yield other
