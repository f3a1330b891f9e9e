"""Tavern tables laid into the store that the running server has open, at any moment of a game.

As in `laid`: the tests do in their own process what a second server process on the same store may do.

    layer = TavernLayer(server.home)
    laid = layer.lay(
        Scene(
            ("gerki", "gog", "zot"),
            hands={"gerki": ["Hide in shadows"], "gog": ["Dance with Gog!"]},
            steps=(Say("gog", "action", "Dance with Gog!"), Say("gog", "target", "gerki"),
                   Reach("gerki", "declare", "played")),
        ),
        bots=(2,),
    )
    page.goto(laid.path)         # as laid.person(0): cookie(laid.people[0])

A `Scene` is a scenario's `[table]` and `[setup]` (docs/scenarios.md: `hands decks discards piles` by character or a row
a seat; `fortitude alcohol gold` a number a seat; `drink_deck coins phase active out ...`) and steps: `Say` lets all
others pass until the seat is asked, and answers; `Reach` lets all pass until a window opens in which the seat is asked,
and leaves it open. `scenario(NAME)` reads one of tests/scenarios/tavern. Seats without a bot have a person each (or one
person all of them, `devices=1`).

With speed `none` (default) a window stays open until the persons who are asked have answered. Bots of a laid table
answer after `bot_s` seconds, done by the server; without `bot_s` they never do. `MOMENTS` are common moments by name.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from dwarfdraft.botseats import BOTS
from dwarfdraft.config import DATABASE_FILE, secret_key_of
from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.listing import OFFER
from dwarfdraft.games.tavern.state.options import setup_of
from dwarfdraft.scenario import read
from dwarfdraft.service.outbox import Outbox
from dwarfdraft.service.session import TableSession
from dwarfdraft.service.tables import Tables
from dwarfdraft.service.transactions import transact
from dwarfdraft.service.values import Frame, Viewer
from dwarfdraft.store import log, seating
from dwarfdraft.store.database import Store
from dwarfdraft.web.identity import COOKIE, CookieSigner
from tests.browser.laid import LONG_S, NAMES, NobodyWatches, NoTimers

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios" / "tavern"
TAVERN: Final = installed()["tavern"]
MOST_POLLS: Final = 2000
_ROWS: Final = ("hands", "decks", "discards", "piles", "side_decks", "side_discards", "potions", "lasting", "minions")


@dataclass(frozen=True)
class Reach:
    """Let everybody pass until a seat is asked this, in a window of this kind in which nobody has answered yet."""

    seat: str
    ask: str
    window: str | None = None

    def is_here(self, match: Match[Any]) -> bool:
        """Tell whether it is asked now."""
        is_new = all(match.answered(ask.seat) is None for ask in match.pending)
        return is_new and _asked(match, self) is not None


@dataclass(frozen=True)
class Say:
    """Let everybody pass until a seat is asked this, and answer it; seats are named by character."""

    seat: str
    ask: str
    answer: Any
    window: str | None = None

    def is_here(self, match: Match[Any]) -> bool:
        """Tell whether it is asked now, and the card may be played."""
        ask = _asked(match, self)
        return ask is not None and match.answered(ask.seat) is None and self._is_legal(ask)

    def _is_legal(self, ask: Ask) -> bool:
        return ask.kind != "declare" or ask.options.accepts(self.answer)


@dataclass(frozen=True)
class Over:
    """Let everybody pass until the game is over."""


Step = Say | Reach | Over


@dataclass(frozen=True)
class Scene:
    """A table of the tavern and what has been said at it."""

    characters: Sequence[str]
    steps: Sequence[Step] = ()
    drinks: Sequence[str] = ("RDI 1",)
    seed: str = "laid"
    hands: Any = None
    events: Sequence[str] = ()
    """Event decks in use."""
    variant: str = "individual"
    setup: Mapping[str, Any] = field(default_factory=dict)
    """The other keys of `[setup]`."""
    everything: Collection[int] = ()
    """Seats that have ordered to be asked about everything: also for their Anytime Cards."""

    def begun(self) -> Match[Any]:
        """Return the match at its first decision."""
        setup: dict[str, Any] = {**self.setup} if self.hands is None else {**self.setup, "hands": self.hands}
        rows: dict[str, Any] = {key: self._rows(setup[key]) for key in _ROWS if key in setup}
        table = {
            "characters": list(self.characters),
            "drinks": list(self.drinks),
            "events": list(self.events),
            "variant": self.variant,
        }
        found: Match[Any] = TAVERN.names.arrange(table, {**setup, **rows}, self.seed)
        return found

    def then(self, *steps: Step) -> "Scene":
        """Return the same with more said."""
        return replace(self, steps=(*self.steps, *steps))

    def _rows(self, rows: Any) -> list[list[str]]:
        return [list(rows.get(name, ())) for name in self.characters] if isinstance(rows, Mapping) else list(rows)


@dataclass(frozen=True)
class LaidTavern:
    """A table that was laid, and who sits at it, by seat: None where a bot sits."""

    code: str
    people: list[str | None]

    @property
    def path(self) -> str:
        """Where the page is."""
        return f"/t/{self.code}"

    def person(self, seat: int) -> str:
        """Return who sits on a seat."""
        person = self.people[seat]
        assert person is not None
        return person


def scenario(name: str, steps: int | None = None) -> Scene:
    """Return a scenario file of tests/scenarios/tavern as a scene, at most so many of its answers said."""
    read_in = read((SCENARIOS / name).read_text(encoding="utf-8"))
    said: list[Step] = []
    for step in read_in.steps:
        if step.refused is not None or step.ask is None:
            continue
        if step.action == "answer":
            said.append(Say(step.seat, step.ask, step.value, step.during))
        elif step.action == "reach":
            said.append(Reach(step.seat, step.ask, step.during))
    table = read_in.table
    return Scene(
        table["characters"],
        said[:steps],
        table.get("drinks", ("RDI 1",)),
        read_in.seed,
        events=table.get("events", ()),
        variant=table.get("variant", "individual"),
        setup=read_in.setup,
    )


def moves(match: Match[Any], steps: Sequence[Step]) -> Iterator[Move]:
    """Give the moves that the steps need, one by one; each has to be applied before the next is taken."""
    for step in steps:
        if isinstance(step, Over):
            yield from _passes(match, lambda match: match.over, step)
            continue
        yield from _passes(match, step.is_here, step)
        if isinstance(step, Say):
            ask = _asked(match, step)
            assert ask is not None
            yield Move("answer", ask.seat, ask.id, TAVERN.names.read_answer(match, ask.kind, step.answer))
            if _is_told(match):
                yield Move("close", -1, "")


def _asked(match: Match[Any], step: Say | Reach) -> Ask | None:
    """Return the decision that a step is about if it is open."""
    ask = match.pending_for(TAVERN.names.read_seat(match, step.seat))
    if ask is None or ask.kind != step.ask or (step.window is not None and ask.about.get("window") != step.window):
        return None
    return ask


def _passes(match: Match[Any], is_here: Callable[[Match[Any]], bool], what: Any) -> Iterator[Move]:
    for _ in range(MOST_POLLS):
        if is_here(match):
            return
        assert match.poll is not None, f"the game was over before {what}"
        poll = match.poll
        for ask in match.unanswered():
            if match.poll is poll:
                yield Move("answer", ask.seat, ask.id, _harmless(ask))
        if match.poll is poll and _is_told(match):
            yield Move("close", -1, "")
    raise AssertionError(f"it never came to {what}")


def _is_told(match: Match[Any]) -> bool:
    """Tell whether a window is open in which all have declared."""
    return match.poll is not None and match.poll.closes == "told" and not match.unanswered()


def _harmless(ask: Ask) -> Any:
    return ask.default if ask.default is not None else next(ask.options.every())


class TavernLayer:
    """Lays tavern tables into the store of a server's home."""

    def __init__(self, home: Path) -> None:
        self.store = Store(f"sqlite:///{home / DATABASE_FILE}")
        self.signer = CookieSigner(secret_key_of(home))
        self.bot_s = LONG_S
        self.tables = Tables(
            self.store,
            {"tavern": OFFER},
            NobodyWatches(),
            bots=dict(BOTS),
            timers=NoTimers(),
            delay=lambda: self.bot_s,
            away_s=LONG_S,
        )

    def cookie(self, person: str) -> str:
        """Return what makes a browser this person."""
        return f"{COOKIE}={self.signer.sign(person)}"

    def open(
        self, seats: int = 4, *, bots: Collection[int] = (), devices: int | None = None, **setup: Any
    ) -> LaidTavern:
        """Lay a table before the game. Its host sits on seat 0; everybody is ready."""
        own = [seat for seat in range(seats) if seat not in bots]
        assert own[:1] == [0], "the host sits on seat 0"
        persons = [self.tables.new_person().id for _ in own[:devices]]
        people: list[str | None] = [None] * seats
        for i, seat in enumerate(own):
            people[seat] = persons[min(i, len(persons) - 1)]
        code = self.tables.create(persons[0], "tavern", seats=seats, name=NAMES[0], **setup).code
        for seat, person in enumerate(people):
            if person is None:
                self.tables.set_bot(code, persons[0], seat, "thumb")
                continue
            if seat:
                self.tables.sit(code, person, seat=seat, name=NAMES[seat])
            self.tables.set_seat(code, person, seat, ready=True)
        return LaidTavern(code, people)

    def lay(
        self,
        scene: Scene,
        *,
        bots: Collection[int] = (),
        devices: int | None = None,
        mode: str = "masked",
        speed: str = "none",
        bot_s: float | None = None,
        **setup: Any,
    ) -> LaidTavern:
        """Lay a table as a scene leaves it. `setup`: `visibility` and what else `Tables.create` takes."""
        self.bot_s = LONG_S if bot_s is None else bot_s
        options = {
            "drinks": list(scene.drinks),
            "events": list(scene.events),
            "mode": mode,
            "variant": scene.variant,
        }
        seats = len(scene.characters)
        laid = self.open(seats, bots=bots, devices=devices, options=options, speed=speed, **setup)
        self._put(laid, scene)
        for seat in scene.everything:
            self._order(laid, seat, ask_me="everything")
        return laid

    def answer(self, laid: LaidTavern, seat: int, value: Any) -> None:
        """Have a person answer what is asked now."""
        frame = self.frame(laid, seat)
        assert frame.prompt is not None
        command = f"laid-{frame.n:06}-{seat}"
        self.tables.answer(laid.code, laid.person(seat), seat, command, frame.prompt["ask"], value)

    def _order(self, laid: LaidTavern, seat: int, **orders: Any) -> None:
        own = self.frame(laid, seat).own
        assert own is not None
        self.tables.orders(laid.code, laid.person(seat), seat, f"order-{seat:06}", {**own["orders"], **orders})

    def frame(self, laid: LaidTavern, viewer: Viewer) -> Frame:
        """Return what a seat, or a spectator, sees."""
        frame = self.tables.frame(laid.code, viewer)
        assert frame is not None
        return frame

    def close(self) -> None:
        """Give the store back."""
        self.store.close()

    def _put(self, laid: LaidTavern, scene: Scene) -> None:
        """Begin the scene's game at an open table, and say its steps."""
        rest = scene.begun().rest
        game = TAVERN.game
        match = Match(game, game.copy(rest.state), rest.rng.copy(), n=2)
        host = self.tables._host  # the one way to write moves; the public face offers none, and should not

        def work(session: TableSession) -> None:
            connection, table_id = session.connection, session.table_id
            for seat in range(len(scene.characters)):  # two chairs never have the same character
                seating.change_chair(connection, table_id, seat, role=f"-{seat}")
            for seat, character in enumerate(scene.characters):
                seating.change_chair(connection, table_id, seat, role=character)
            setup = setup_of(match.state.options)
            number = game.rules_number
            seating.change_table(connection, table_id, setup=setup, seed=match.seed, rules=number, status="playing")
            log.add_events(connection, table_id, [*_dealt(match), *match.take_events()])
            log.add_snapshot(connection, table_id, number, match.snapshot())
            session.play(match)
            for move in moves(match, scene.steps):
                session.writer.write(move, "clock" if move.seat < 0 else "person", chair=f"laid/{move.seat}")
            session.outbox = Outbox()  # nobody hears of these steps
            session.play(match)
            session.settle()
            session.cached.match = match

        transact(host, host.id_of(laid.code), work)


def _dealt(match: Match[Any]) -> list[Event]:
    """Return the events with which a game begins."""
    state = match.state
    hands = {seat: {"hand": list(player.hand)} for seat, player in enumerate(state.seats)}
    return [
        Event(1, 0, "dealt", {"first": state.first, "cards": 7}, hands),
        Event(2, 0, "turn", {"seat": state.active, "turn": state.turn}, {}),
    ]


# The common moments

_FOUR: Final = ("gerki", "gog", "fiona", "zot")
_HANDS: Final = {
    "gerki": [
        "Hide in shadows",
        "Dump it on the floor",
        "Gambling? I'm in!",
        "Well... I don't see your name on it!",
        "That's not healing salve! It's contact poison!",
        "Swipe the tip!",
        "I'm winning... Honestly!",
    ],
    "gog": [
        "Dance with Gog!",
        "Why you laugh at Gog?",
        "Gog not think so!",
        "Gog only little bit broken.",
        "Gambling? I'm in!",
        "Winning Hand!",
        "This taste yucky!",
    ],
    "fiona": [
        "Luckily for me, I was wearing my armor!",
        "Hey! No more chain mail bikini jokes!",
        "I raise!",
        "I'm a quick healer.",
        "Go away! I'm polishing my arsenal.",
        "Sorry about that, I just instinctively aim for the head...",
        "Oh, that's what was rattling around in my armor!",
    ],
    "zot": [
        'The stars say, "No!"',
        "Teleport beverage!",
        "Down Pooky!",
        "Gambling? I'm in!",
        "Pooky thinks you look thirsty...",
        "Transmute peanuts to gold",
        "Look over there! It's the Lich King!",
    ],
}
_STATS: Final = {"fortitude": [15, 17, 20, 12], "alcohol": [6, 4, 0, 5], "gold": [8, 12, 10, 6]}
_PILES: Final = {"gerki": ["Dragon Breath Ale"], "gog": ["Dark Ale", "Wine"], "fiona": ["Water"], "zot": ["Elven Wine"]}


def _four(*steps: Step, **setup: Any) -> Scene:
    return Scene(_FOUR, steps, hands=_HANDS, setup={**_STATS, "piles": _PILES, **setup})


def my_action() -> Scene:
    """Gerki, seat 0, chooses an Action."""
    return _four(Reach("gerki", "action"), phase="action")


def my_discard() -> Scene:
    """Gerki, seat 0, discards and draws."""
    return _four(Reach("gerki", "discard"))


def my_order() -> Scene:
    """Gerki, seat 0, orders a Drink."""
    return _four(Reach("gerki", "order"), phase="order")


def window_on_me() -> Scene:
    """Gog hits Gerki, seat 0, for 4: the window of the card is open; Fiona, seat 2, is asked about everything."""
    scene = _four(
        Say("gog", "action", "Dance with Gog!"),
        Say("gog", "target", "gerki"),
        Reach("gerki", "declare", "played"),
        active="gog",
        phase="action",
    )
    return replace(scene, everything=(2,))


def answered_on_me() -> Scene:
    """Gerki has hidden in the shadows, Gog thinks not so: three on the stack, and Gerki is asked, whatever he holds."""
    scene = window_on_me().then(
        Say("gerki", "declare", "Hide in shadows"),
        Say("gog", "declare", "Gog not think so!"),
        Reach("gerki", "declare", "played"),
    )
    return replace(scene, everything=(0, 2))


def target() -> Scene:
    """Gerki, seat 0, names whom a card is for."""
    return my_action().then(
        Say("gerki", "action", "That's not healing salve! It's contact poison!"), Reach("gerki", "target")
    )


def drink_window() -> Scene:
    """Gerki, seat 0, has revealed a Drink with a Chaser."""
    piles = {**_PILES, "gerki": ["Wine with a Chaser", "Dragon Breath Ale"]}
    return _four(Reach("gerki", "declare", "drinks"), phase="drink", piles=piles)


def round_move() -> Scene:
    """A Round that Gog has started and raised upon; Gerki, seat 0, moves."""
    return _four(
        Say("gog", "action", "Gambling? I'm in!"),
        Say("fiona", "control", "I raise!"),
        Say("zot", "control", "Gambling? I'm in!"),
        Reach("gerki", "control"),
        active="gog",
        phase="action",
    )


def winning_hand() -> Scene:
    """A Round under Winning Hand!; Gerki, seat 0, moves and holds a Cheating Card."""
    hands = {**_HANDS, "zot": ["Winning Hand!", *_HANDS["zot"][:3]]}
    return replace(
        _four(
            Say("gog", "action", "Gambling? I'm in!"),
            Say("zot", "control", "Winning Hand!"),
            Reach("gerki", "control"),
            active="gog",
            phase="action",
        ),
        hands=hands,
    )


def contest() -> Scene:
    """A Drinking Contest: all have revealed, Gerki, seat 0, is asked."""
    deck = ["Wine", "Elven Wine", "Dark Ale", "Dragon Breath Ale"]
    piles = {**_PILES, "gerki": ["Drinking Contest!"]}
    return _four(Reach("gerki", "declare", "drinks"), phase="drink", piles=piles, drink_deck=deck)


def contest_tied() -> Scene:
    """A Drinking Contest in which Gerki and Zot tie and reveal again."""
    deck = ["Dragon Breath Ale", "Wine", "Dark Ale", "Dragon Breath Ale", "Wine", "Elven Wine"]
    piles = {name: cards for name, cards in _PILES.items() if name != "gerki"} | {"gerki": ["Drinking Contest!"]}
    return _four(
        Say("gerki", "declare", "pass", "drinks"),
        Reach("gerki", "declare", "drinks"),
        phase="drink",
        piles=piles,
        drink_deck=deck,
    )


def last_chance() -> Scene:
    """Fiona, seat 0, is about to pass out and holds a card that saves her; so is Zot, who holds none."""
    others = {name: _HANDS[name] for name in ("fiona", "gerki", "zot")}
    return Scene(
        ("fiona", "gerki", "gog", "zot"),
        (Say("gog", "action", "Gog loves everyone!"), Reach("fiona", "declare", "about_to_lose")),
        hands={**others, "gog": ["Gog loves everyone!", *_HANDS["gog"][1:]]},
        setup={"fortitude": [7, 15, 17, 6], "alcohol": [6, 6, 4, 5], "active": "gog", "phase": "action"},
    )


def over() -> Scene:
    """Two players: Gerki, seat 0, has passed out, Gog has won."""
    return Scene(
        ("gerki", "gog"),
        (Say("gog", "action", "Dance with Gog!"), Over()),
        hands={name: _HANDS[name] for name in ("gerki", "gog")},
        setup={"fortitude": [9, 15], "alcohol": [7, 3], "active": "gog", "phase": "action"},
    )


MOMENTS: Final[dict[str, Callable[[], Scene]]] = {
    "my_action": my_action,
    "my_discard": my_discard,
    "my_order": my_order,
    "window_on_me": window_on_me,
    "answered_on_me": answered_on_me,
    "target": target,
    "drink_window": drink_window,
    "round_move": round_move,
    "winning_hand": winning_hand,
    "contest": contest,
    "contest_tied": contest_tied,
    "last_chance": last_chance,
    "over": over,
}
"""Moments of a game by name; it is always seat 0 whose screen is meant."""
