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
    layer.become(page.context, server.url, laid.person(0))
    page.goto(laid.path)

A `Scene` is a scenario's `[table]` and `[setup]` (docs/scenarios.md: `hands decks discards piles` by character or a row
a seat; `fortitude alcohol gold` a number a seat; `drink_deck coins phase active out ...`) and steps: `Say` lets all
others pass until the seat is asked, and answers; `Reach` lets all pass until a window opens in which the seat is asked,
and leaves it open. Seats without a bot have a person each (or one person all of them, `devices=1`).

With speed `none` (default) a window stays open until the persons who are asked have answered. Bots of a laid table
answer after `bot_s` seconds, done by the server; without `bot_s` they never do. Scenes by name: `scenes`.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from dwarfdraft.engine.ask import Ask
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.games.registry import installed
from dwarfdraft.games.tavern.state.options import setup_of
from tests.browser.laid import LONG_S, NAMES, Laid, StoreLayer

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


class TavernLayer(StoreLayer):
    """Lays tables of the tavern."""

    game = "tavern"

    def open(self, seats: int = 4, *, bots: Collection[int] = (), devices: int | None = None, **setup: Any) -> Laid:
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
        return Laid(code, people)

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
    ) -> Laid:
        """Lay a table as a scene leaves it. `setup`: `visibility` and what else `Tables.create` takes."""
        self.bot_s = LONG_S if bot_s is None else bot_s
        options = {"drinks": list(scene.drinks), "events": list(scene.events), "mode": mode, "variant": scene.variant}
        seats = len(scene.characters)
        laid = self.open(seats, bots=bots, devices=devices, options=options, speed=speed, **setup)
        rest = scene.begun().rest
        match = Match(TAVERN.game, TAVERN.game.copy(rest.state), rest.rng.copy(), n=2)
        table = {"setup": setup_of(match.state.options), "rules": TAVERN.game.rules_number, "status": "playing"}
        self.put(laid, match, scene.characters, _dealt(match), moves(match, scene.steps), **table)
        for seat in scene.everything:
            self._order(laid, seat, ask_me="everything")
        return laid

    def answer(self, laid: Laid, seat: int, value: Any) -> None:
        """Have a person answer what is asked now."""
        frame = self.frame(laid, seat)
        assert frame.prompt is not None
        command = f"laid-{frame.n:06}-{seat}"
        self.tables.answer(laid.code, laid.person(seat), seat, command, frame.prompt["ask"], value)

    def _order(self, laid: Laid, seat: int, **orders: Any) -> None:
        own = self.frame(laid, seat).own
        assert own is not None
        self.tables.orders(laid.code, laid.person(seat), seat, f"order-{seat:06}", {**own["orders"], **orders})


def _dealt(match: Match[Any]) -> list[Event]:
    """Return the events with which a game begins."""
    state = match.state
    hands = {seat: {"hand": list(player.hand)} for seat, player in enumerate(state.seats)}
    return [
        Event(1, 0, "dealt", {"first": state.first, "cards": 7}, hands),
        Event(2, 0, "turn", {"seat": state.active, "turn": state.turn}, {}),
    ]
