"""Pairs of tables that differ in what one seat, or one team, holds and in nothing else, played alike: what do the
others hear?"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from dwarfdraft.botseats import BOTS
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Snapshot
from dwarfdraft.games.tavern.game import TAVERN
from dwarfdraft.games.tavern.state.state import State, Step
from dwarfdraft.service.chance import NamedChance
from dwarfdraft.store.database import Store
from tests.service.hall import Hall
from tests.service.laid_tavern import Acting, Seated

CHARACTERS = ["fiona", "gerki", "zot", "deirdre"]
BOT = 3
SECONDS = 60.0
MOST_WINDOWS = 2
A_GAME = 10
"""Pairs out of one game."""
MOST_RESTS = 150


@dataclass
class Told:
    """What the others heard in two worlds."""

    heard: tuple[list[tuple[float, int | None, str]], list[tuple[float, int | None, str]]]
    """When, to whom, and the frame as it was sent."""
    could: tuple[int, int]
    """How many times a seat that passes could have answered in each."""

    @property
    def payloads(self) -> Iterator[list[tuple[int | None, str]]]:
        """The same without times."""
        for world in self.heard:
            yield [line[1:] for line in world]


class Pairs:
    """Two tables in two stores, with the same luck; games are laid on both."""

    def __init__(self, stores: tuple[Store, Store], mode: str, variant: str = "individual") -> None:
        self.variant = variant
        self.tables = [
            Seated(Hall(store, game="tavern", name=f"pairs {mode}", delay_s=0.9), 4, 3, mode, variant, CHARACTERS)
            for store in stores
        ]
        codes = {seated.code for seated in self.tables}
        assert len(codes) == 1, "the two tables are the same to look at"

    def told(self, number: int) -> Told:
        """Play a pair and return what all but the seats that pass were sent."""
        rest = some_moment(number, self.variant)
        passes = _who_passes(rest.state)
        worlds = []
        could = []
        for seated, state in zip(self.tables, _two(rest.state, passes, number), strict=True):
            hall = seated.hall
            hall.clock.time = 1_800_000_000.0
            hall.timers.asked = []
            hall.bus.frames, hall.bus.sent = [], []
            hall.bus.wanted = [None, *range(BOT)]
            hall.chance.begin(f"pair {number}")
            seated.lay(Match(TAVERN, state, rest.rng.copy(), rest.n, rest.seq))
            acting = Acting(seated, f"pair {number}", *passes)
            acting.play(SECONDS, MOST_WINDOWS)
            worlds.append([line for line in acting.sent if line[1] not in passes])
            could.append(_could(acting, passes))
        return Told((worlds[0], worlds[1]), (could[0], could[1]))


def _could(acting: Acting, passes: tuple[int, ...]) -> int:
    prompts = (frame.prompt for _, to, frame in acting.heard if to in passes)
    return sum(prompt is not None and len(prompt["options"].get("one", ())) > 2 for prompt in prompts)


def some_moment(number: int, variant: str = "individual") -> Snapshot[State]:
    """Return a rest point somewhere in a game that bots have played."""
    game, place = divmod(number, A_GAME)
    rests = _rests(game, variant)
    part = len(rests) // A_GAME
    return rests[place * part + NamedChance(f"moment {number}").below(part)]


@cache
def _rests(game: int, variant: str) -> list[Snapshot[State]]:
    """Return the rest points of a game at which a window is about to open."""
    chance = NamedChance(f"game {game}")
    match: Match[State] = Match.start(TAVERN, {"seats": CHARACTERS, "first": 0, "variant": variant}, f"game {game}")
    found: list[Snapshot[State]] = []
    while not match.over and len(found) < MOST_RESTS:
        if _play_on(match, chance) and match.state.step not in (Step.DEAL, Step.TURN_END):
            state = match.state
            if not state.options.is_team_game or state.active not in _who_passes(state):
                found.append(match.rest)
    return found


def _play_on(match: Match[State], chance: NamedChance) -> bool:
    """Have the open poll answered; tell whether the game has come to rest since."""
    poll, before = match.poll, match.rest
    assert poll is not None
    for ask in poll.asks:
        if ask.required and match.poll is poll:
            prompt = match.prompt(ask.seat)
            assert prompt is not None
            match.answer(ask.seat, ask.id, BOTS["thumb"].answer(match.view(ask.seat), prompt, chance))
    if match.poll is poll:
        match.close()
    match.take_events()
    return match.rest is not before and not match.over


def _who_passes(state: State) -> tuple[int, ...]:
    """Return a person's seat, the last of them to move; of teams the one of persons alone."""
    if state.options.is_team_game:
        return tuple(state.team(0))
    order = [(state.active + step) % len(CHARACTERS) for step in range(len(CHARACTERS) - 1, -1, -1)]
    return (next(seat for seat in order if seat != BOT and state.is_living(seat)),)


def _two(state: State, seats: tuple[int, ...], number: int) -> Iterator[State]:
    """Give the state twice: as it is, and with other hands for some seats, each out of its own hidden cards."""
    chance = NamedChance(f"other hand {number}")
    yield TAVERN.copy(state)
    other: Any = TAVERN.copy(state)
    for seat in seats:
        player = other.seats[seat]
        cards = [*player.hand, *player.deck]
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        count = len(player.hand)
        player.hand, player.deck = tuple(cards[:count]), tuple(cards[count:])
    yield other
