"""Tables laid into the store that the running server has open: any state of the game at once, without playing to it.

The tests do in their own process what a second server process on the same store may do. The server itself has no way to
do this, and is not told: pages are opened after their table was laid.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from sqlalchemy import delete

from dwarfdraft.botseats import BOTS
from dwarfdraft.config import DATABASE_FILE, secret_key_of
from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.games.registry import installed
from dwarfdraft.scenario.reading import Scenario, read
from dwarfdraft.service.outbox import Outbox
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.shapes import TalkLine
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import AnyFrame, Frame, Viewer
from dwarfdraft.store import log, seating
from dwarfdraft.store.database import Store
from dwarfdraft.store.schema import event, move, snapshot
from dwarfdraft.web.identity import COOKIE, CookieSigner
from tests.service.hall import NoTimers

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "draft"
NAMES = ("Greta", "Borin", "Marfa", "Nestor", "Ketil", "Brida", "Hakon", "Yrsa")
LONG_S = 1e6
"""Nobody counts as away, and no bot of this process ever answers."""

DRAFT = installed()["draft"]


Found = tuple[str, int, int]
"""A scenario, how many of its steps are played, and the seat that is asked then."""


@cache
def prompts() -> dict[str, Found]:
    """Return where a scenario asks each kind of question, by the name that the page has for it (`askKey`)."""
    found: dict[str, Found] = {}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        scenario = read(path.read_text(encoding="utf-8"))
        name = str(path.relative_to(SCENARIOS))
        if _is_a_hand_scored(scenario):
            continue
        match = _begun(scenario)
        steps = moves(match, scenario, len(scenario.steps))
        played = 0
        while True:
            for ask in match.unanswered():
                found.setdefault(ask_key(ask), (name, played, ask.seat))
            step = next(steps, None)
            if step is None:
                break
            match.apply(step)
            played += 1
    return found


def ask_key(ask: Ask) -> str:
    """Return what the page calls a question: the end of `resolve.ask.…` (static/js/games/draft/ask-words.js)."""
    step = ask.about.get("step")
    match ask.kind:
        case "die" if step == "steal":
            return "steal" if "of" in ask.about else "steal-any"
        case "die":
            return str(step)
        case "dice":
            return "reroll"
        case "card":
            return str(step)
        case "discard":
            return "cheater"
        case "ignore":
            return f"ignore-{step}"
        case kind:
            return kind


def moves(match: Match[Any], scenario: Scenario, most: int) -> Iterator[Move]:
    """Give the moves of a scenario one by one, at most so many; each has to be applied before the next is taken."""
    given = 0
    for step in scenario.steps:
        if given >= most:
            return
        if step.refused is not None or step.action == "legal":
            continue
        ask = match.pending_for(step.seat)
        assert ask is not None
        match step.action:
            case "answer":
                yield Move("answer", step.seat, ask.id, DRAFT.names.read_answer(match, ask.kind, step.value))
            case "withdraw":
                yield Move("withdraw", step.seat, ask.id)
            case _:
                yield Move("expire", step.seat, ask.id)
        given += 1


def _is_a_hand_scored(scenario: Scenario) -> bool:
    """Tell whether it begins where the last turn is over: what it shows happens before anybody is asked."""
    return bool(scenario.setup.get("turn") == 6)


def _begun(scenario: Scenario) -> Match[Any]:
    """Return the scenario's match, at its first decision, as if its deal had been the first event."""
    rest = DRAFT.names.arrange(scenario.table, scenario.setup, scenario.seed).rest
    return Match(DRAFT.game, DRAFT.game.copy(rest.state), rest.rng.copy(), n=1)


def _deal(match: Match[Any]) -> Event:
    state = match.state
    hands = {seat: {"hand_cards": list(hand)} for seat, hand in enumerate(state.hands)}
    return Event(1, 0, "deal", {"hand": 1, "dice": dict(state.values)}, hands)


def _first(options: dict[str, Any]) -> Any:
    """Return the first legal answer to options in wire form."""
    match options:
        case {"one": [value, *_]}:
            return value
        case {"some": values, "least": least}:
            return values[:least]
        case {"fields": fields}:
            return {name: _first(inner) for name, inner in fields.items()}
    raise AssertionError(options)


class NobodyWatches:
    """A bus without watchers."""

    def viewers(self, code: str) -> Collection[Viewer]:
        return ()

    def frame(self, code: str, viewer: Viewer, frame: AnyFrame) -> None:
        raise AssertionError("nobody watches")

    def talk(self, code: str, viewer: Viewer, line: TalkLine) -> None:
        raise AssertionError("nobody watches")

    def table(self, code: str) -> None:
        """Tell nobody."""


@dataclass(frozen=True)
class Laid:
    """A table that was laid, and who sits at it, by seat: None where a bot sits."""

    code: str
    people: Sequence[str | None]

    @property
    def path(self) -> str:
        """Where the page is."""
        return f"/t/{self.code}"

    def person(self, seat: int) -> str:
        """Return who sits on a seat."""
        person = self.people[seat]
        assert person is not None
        return person


class StoreLayer:
    """Lays tables of a game into the store of a server's home."""

    game: str

    def __init__(self, home: Path) -> None:
        self.store = Store(f"sqlite:///{home / DATABASE_FILE}")
        self.signer = CookieSigner(secret_key_of(home))
        self.bot_s = LONG_S
        self.tables = Tables(
            self.store,
            {self.game: installed()[self.game].offer},
            NobodyWatches(),
            bots=dict(BOTS),
            timers=NoTimers(),
            delay=lambda: self.bot_s,
            away_s=LONG_S,
        )

    def become(self, browser: BrowserContext, url: str, person: str) -> None:
        """Make a browser this person at a server."""
        browser.add_cookies([{"name": COOKIE, "value": self.signer.sign(person), "url": url}])

    def frame(self, laid: Laid, viewer: Viewer) -> Frame:
        """Return what a seat, or a spectator, sees."""
        frame = self.tables.frame(laid.code, viewer)
        assert frame is not None
        return frame

    def close(self) -> None:
        """Give the store back."""
        self.store.close()

    def put(
        self, laid: Laid, match: Match[Any], roles: Sequence[str], told: list[Event], said: Iterable[Move], **table: Any
    ) -> None:
        """Replace the game of a table by another, as if this had been told first, and have moves made in it."""
        core = self.tables._core  # the one way to write moves; the public face offers none, and should not

        def work(session: TableSession) -> None:
            connection, table_id = session.connection, session.table_id
            for rows in (event, move, snapshot):
                connection.execute(delete(rows).where(rows.c.table_id == table_id))
            for seat in range(len(roles)):  # two chairs never have the same role
                seating.change_chair(connection, table_id, seat, role=f"-{seat}")
            for seat, role in enumerate(roles):
                seating.change_chair(connection, table_id, seat, role=role)
            seating.change_table(connection, table_id, seed=match.seed, seq=match.seq, n=match.n, **table)
            log.add_events(connection, table_id, [*told, *match.take_events()])
            log.add_snapshot(connection, table_id, match.game.rules_number, match.snapshot())
            session.play(match)
            for one in said:
                session.writer.write(one, "clock" if one.seat < 0 else "person", chair=f"laid/{one.seat}")
            session.outbox = Outbox()  # nobody hears of these moves
            session.play(match)
            session.settle()
            session.cached.match = match

        transact(core, core.id_of(laid.code), work)


class Layer(StoreLayer):
    """Lays tables of the draft."""

    game = "draft"

    def open(self, people: int = 2, seats: int = 4, **setup: Any) -> Laid:
        """Lay a table before the game. Its host sits on seat 0; nobody but the host is ready."""
        persons = [self.tables.new_person().id for _ in range(people)]
        code = self.tables.create(persons[0], "draft", seats=seats, name=NAMES[0], **setup).code
        for seat, person in enumerate(persons[1:], 1):
            self.tables.sit(code, person, seat=seat, name=NAMES[seat])
        return Laid(code, persons)

    def play(self, seats: int = 2, devices: int | None = None, **setup: Any) -> Laid:
        """Lay a table whose first hand is dealt. With fewer devices than seats the first person has the other seats."""
        laid = self.open(devices or seats, seats, **setup)
        for seat in range(len(laid.people), seats):
            self.tables.sit(laid.code, laid.person(0), seat=seat, name=NAMES[seat])
        people = [laid.person(seat if seat < len(laid.people) else 0) for seat in range(seats)]
        for seat, person in enumerate(people):
            self.tables.set_seat(laid.code, person, seat, ready=True)
        self.tables.start(laid.code, people[0])
        return Laid(laid.code, people)

    def scenario(self, name: str, answers: int) -> Laid:
        """Lay the table of a scenario as it stands after so many of its steps."""
        scenario = read((SCENARIOS / name).read_text(encoding="utf-8"))
        first = DRAFT.names.arrange(scenario.table, scenario.setup, scenario.seed)
        options = first.state.options
        # Without the clock that Let's Keep It Going would have: what a late player causes waits as long as is needed.
        laid = self.play(len(options.dwarves), options={"hands": options.hands, "drinking": options.drinking})
        match = _begun(scenario)
        self.put(laid, match, match.state.options.dwarves, [_deal(match)], moves(match, scenario, answers))
        return laid

    def play_on(self, laid: Laid, *, turn: int = 0, hand: int = 0) -> Laid:
        """Let everybody give the first legal answer until this turn or hand begins; with neither, to the end."""

        def has_begun() -> bool:
            view = self.frame(laid, None).view
            begun: bool = view["phase"] == "draft" and view["turn"] >= turn and view["hand"] >= hand
            return begun and bool(turn or hand)

        self._play_until(laid, has_begun)
        return laid

    def choosing_a_die(self, seats: int) -> Laid:
        """Lay a table where seat 0 is to choose a die: tables are played until there is one."""
        while True:
            laid = self.play(seats)

            def is_asked(laid: Laid = laid) -> bool:
                prompt = self.frame(laid, 0).prompt
                return prompt is not None and prompt["kind"] == "die" and prompt["answered"] is None

            if self._play_until(laid, is_asked):
                return laid

    def _play_until(self, laid: Laid, holds: Callable[[], bool]) -> bool:
        """Let everybody give the first legal answer until something holds; False if the game ends before."""
        number = 0
        while not holds():
            public = self.frame(laid, None)
            if public.view["phase"] == "over":
                return False
            for seat in public.marks["asked"]:
                prompt = self.frame(laid, seat).prompt
                if prompt is None or prompt["answered"] is not None:
                    continue
                number += 1
                value = _first(prompt["options"])
                self.tables.answer(laid.code, laid.person(seat), seat, f"laid-{number:06}", prompt["ask"], value)
        return True
