"""A match: a game being played, with its pending decisions and its history since the last rest point.

Position in the rules is never stored. A snapshot is taken at each rest point; a match is that snapshot and the commands
since then (the tail), carried out again.
"""

from dataclasses import replace
from typing import Any, Generic, TypeVar

from dwarfdraft.engine.ask import EXPIRED, Ask, Poll, Rest, Value
from dwarfdraft.engine.errors import Refused, RulesFault
from dwarfdraft.engine.events import Event
from dwarfdraft.engine.game import Game, Rules, Table
from dwarfdraft.engine.moves import Move, Snapshot, agreed
from dwarfdraft.engine.rng import Rng
from dwarfdraft.engine.shapes import Marks

S = TypeVar("S")


class Match(Generic[S]):
    """A game being played."""

    __slots__ = (
        "_answers",
        "_is_one_ask",
        "_left_seats",
        "_poll",
        "_public_view",
        "_rests_passed",
        "_rules",
        "_table",
        "game",
        "over",
        "rest",
        "tail",
        "tail_shown",
    )

    def __init__(self, game: Game[S], state: S, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> None:
        """Run the rules from a rest point to the first decision. The state belongs to the match from now on."""
        self._begin(game, Snapshot(state, rng, n, seq, "start", asked))

    def _begin(self, game: Game[S], rest: Snapshot[S]) -> None:
        self.game = game
        self.tail: list[Move] = []
        """Commands since the last rest point."""
        self.over = False
        self.tail_shown = 0
        """How many commands of the tail have had their answers shown."""
        self._poll: Poll | None = None
        self._public_view: dict[str, Any] | None = None
        self._rests_passed: list[Snapshot[S]] = []
        self._is_one_ask = False
        self._answers: dict[int, Value] = {}
        self._left_seats: set[int] = set()
        """Seats that gave up while the poll was open: they no longer answer in it."""
        self._table: Table[S] = game.table(game.copy(rest.state), rest.rng.copy(), rest.n, rest.seq, rest.asked)
        self.rest = rest
        """The match at its last rest point; forks share it."""
        self._rules: Rules = game.play(self._table)
        self._run(None)

    @classmethod
    def start(cls, game: Game[S], setup: dict[str, Any], seed: str) -> "Match[S]":
        """Begin a game and play to its first decision.

        :raises BadSetup: if the set-up is not possible.
        """
        return cls(game, game.start(game.read_setup(setup)), Rng(seed))

    @classmethod
    def resume(cls, game: Game[S], seed: str, snapshot: dict[str, Any] | Snapshot[S], tail: list[Move]) -> "Match[S]":
        """Rebuild a match from a snapshot and the commands since. `take_events` returns what the tail caused.

        :raises RulesFault: if a command of the tail is refused, or the state is of an unknown schema.
        """
        if not isinstance(snapshot, Snapshot):
            state, rng = game.codec.load(snapshot["state"]), Rng.from_json(seed, snapshot["rng"])
            snapshot = Snapshot(state, rng, snapshot["n"], snapshot["seq"], "start", snapshot.get("asked", 0))
        match = cls.__new__(cls)
        match._begin(game, snapshot)
        for move in tail:
            try:
                match.apply(move)
            except Refused as refused:
                raise RulesFault(f"the tail does not fit the rules: {move} was {refused}") from refused
        return match

    # The present state

    @property
    def state(self) -> S:
        """The state, for the engine's owner only. Whoever changes it breaks the match."""
        return self._table.state

    @property
    def seed(self) -> str:
        """The secret seed."""
        return self._table.rng.seed

    @property
    def rng(self) -> Rng:
        """The match's random numbers, at their present position."""
        return self._table.rng

    @property
    def n(self) -> int:
        """Number of the latest event."""
        return self._table.n

    @property
    def seq(self) -> int:
        """Number of accepted commands since the start."""
        return self._table.seq

    @property
    def pending(self) -> tuple[Ask, ...]:
        """The decisions that are open now, answered ones too as long as they may be changed."""
        if self._poll is None:
            return ()
        if self._left_seats or EXPIRED in self._answers.values():
            return tuple(ask for ask in self._poll.asks if self._is_open_for(ask.seat))
        return self._poll.asks

    @property
    def poll(self) -> Poll | None:
        """The open poll, None when the game is over."""
        return self._poll

    def pending_for(self, seat: int) -> Ask | None:
        """Return the decision that is open for a seat."""
        for ask in self.pending:
            if ask.seat == seat:
                return ask
        return None

    def unanswered(self) -> tuple[Ask, ...]:
        """Return the required decisions that nobody has answered yet."""
        return tuple(ask for ask in self.pending if ask.required and ask.seat not in self._answers)

    def answered(self, seat: int) -> Value:
        """Return what a seat has answered in the open poll, None if nothing. Nobody else may know."""
        value = self._answers.get(seat)
        return None if value is EXPIRED else value

    def shown_answers(self, viewer: int) -> dict[int, Value]:
        """Return by seat what others have answered in the open poll as far as a player may see it: teammates."""
        if self._poll is None or not self._answers:
            return {}
        return {
            ask.seat: self._answers[ask.seat]
            for ask in self.pending
            if ask.seat in self._answers and ask.seat != viewer and self.game.sees_answer(self.state, viewer, ask)
        }

    def marks(self) -> Marks:
        """Return what everybody may know: who is asked and, where the poll shows it, who is ready."""
        if self._poll is None:
            return {"asked": [], "ready": None}
        ready = sorted(self._answers) if self._poll.shows_ready else None
        return {"asked": sorted(ask.seat for ask in self._poll.asks if ask.required), "ready": ready}

    def prompt(self, seat: int, *, brief: bool = False) -> dict[str, Any] | None:
        """Return a seat's open decision in wire form, for that seat only; `brief`: for bots, without advice."""
        ask = self.pending_for(seat)
        if ask is None:
            return None
        asked = {
            "ask": ask.id,
            "kind": ask.kind,
            "seat": seat,
            "options": ask.options.to_json(),
            "about": ask.about,
            "answered": self.answered(seat),
        }
        if shown := self.shown_answers(seat):
            asked["team"] = {str(other): value for other, value in shown.items()}
        if brief:
            return asked
        return {**asked, "why": self.game.why_not(self.state, ask), **self.game.advice(self.state, ask)}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator (None), may see of the table. Views share their public parts."""
        if self._public_view is None:
            self._public_view = self.game.public_view(self.state)
        public = self._public_view
        return public if viewer is None else {**public, **self.game.private_view(self.state, viewer, public)}

    def forget_view(self) -> None:
        """Forget the public view until it is asked for again: it takes more memory than the match."""
        self._public_view = None

    @property
    def result(self) -> dict[str, Any] | None:
        """Totals and winners once the game is over."""
        return self.game.result(self.state)

    def take_events(self) -> list[Event]:
        """Return the events since the last call."""
        self._rests_passed = []
        events = self._table.events
        self._table.events = []
        return events

    def rests(self) -> list[Snapshot[S]]:
        """Return the rest points that the match has come to since its events were taken."""
        return list(self._rests_passed)

    def snapshot(self) -> dict[str, Any]:
        """Return the match at its last rest point, JSON-plain. The seed is not in it."""
        rest = self.rest
        return {
            "state": self.game.codec.dump(rest.state),
            "rng": rest.rng.to_json(),
            "n": rest.n,
            "seq": rest.seq,
            "rest": rest.rest,
            "asked": rest.asked,
        }

    # The commands

    def answer(self, seat: int, ask: str, value: Value) -> None:
        """Answer an open decision, or replace the answer as long as the poll is open.

        Refuses with `over`, `no_seat`, `not_asked` or `not_legal`; then nothing has changed.
        """
        pending = self._find(seat, ask)
        if not pending.options.accepts(value):
            data = {"seat": seat, "kind": pending.kind, "value": value}
            raise Refused("not_legal", data, pending.options.legal())
        self.perform(Move("answer", seat, ask, value))

    def withdraw(self, seat: int, ask: str) -> None:
        """Take back an answer in a poll that is still open.

        Refuses with `over`, `no_seat`, `not_asked`, or `not_legal` if there is no answer to take back.
        """
        pending = self._find(seat, ask)
        if seat not in self._answers:
            raise Refused("not_legal", {"seat": seat, "kind": pending.kind, "value": None})
        self.perform(Move("withdraw", seat, ask))

    def expire(self, seat: int, ask: str) -> None:
        """Say that the time for a decision is up: the default is taken, or the rules go on without an answer.

        Refuses with `over`, `no_seat`, `not_asked` (a seat that has answered is not late), or `not_legal` if the
        decision has no default.
        """
        pending = self._find(seat, ask)
        assert self._poll is not None
        if seat in self._answers:
            raise Refused("not_asked", {"seat": seat, "asked": sorted(a.seat for a in self.unanswered())})
        if not self._poll.may_expire and pending.default is None:
            raise Refused("not_legal", {"seat": seat, "kind": pending.kind, "value": None})
        self.perform(Move("expire", seat, ask))

    def close(self, seat: int = -1, by: int | None = None) -> None:
        """Close a poll that closes when told, once all its required decisions are answered.

        A question to a team may be closed earlier: the proposal of `seat` stands or, if that is -1, the first one made,
        else the default. `by` is the seat that closes it, None for the clock. Refuses with `over` or `not_asked`.
        """
        if self._poll is None:
            raise Refused("over")
        is_joint = self._poll.joint_decision
        if self._poll.closes != "told" or (self.unanswered() and not is_joint):
            raise Refused("not_asked")
        if seat >= 0 and not (is_joint and seat in self._answers):
            raise Refused("not_asked")
        self.perform(Move("close", seat, "", by))

    def uses(self, seat: int) -> tuple[Value, ...]:
        """Return what a seat may use now, whatever is asked."""
        if self._poll is None or not 0 <= seat < self.game.seats(self.state):
            return ()
        return self.game.uses(self.state, seat)

    def use(self, seat: int, what: Value) -> None:
        """Use something that takes effect at once; the open poll stays as it is.

        Refuses with `over`, `no_seat` or `not_legal`.
        """
        if self._poll is None:
            raise Refused("over")
        if not 0 <= seat < self.game.seats(self.state):
            raise Refused("no_seat", {"seat": seat})
        legal = self.uses(seat)
        if what not in legal:
            raise Refused("not_legal", {"seat": seat, "kind": "use", "value": what}, list(legal))
        self.perform(Move("use", seat, "", what))

    def leave(self, seat: int) -> None:
        """Give the game up for a seat and its team: what is open for them is answered harmlessly, the rules go on.

        The open poll is renewed. Refuses with `over`, `no_seat`, or `not_asked` if this seat may not leave the game.
        """
        if self._poll is None:
            raise Refused("over")
        if not 0 <= seat < self.game.seats(self.state):
            raise Refused("no_seat", {"seat": seat})
        if not self.game.may_leave(self.state, seat):
            raise Refused("not_asked", {"seat": seat})
        self.perform(Move("leave", seat, ""))

    def apply(self, move: Move) -> None:
        """Carry out a command that is given as data. Refuses like the command itself."""
        match move.command:
            case "answer":
                self.answer(move.seat, move.ask, move.value)
            case "withdraw":
                self.withdraw(move.seat, move.ask)
            case "expire":
                self.expire(move.seat, move.ask)
            case "close":
                self.close(move.seat, move.value)
            case "leave":
                self.leave(move.seat)
            case "use":
                self.use(move.seat, move.value)

    # Other matches made from this one

    def fork(self) -> "Match[S]":
        """Return an independent match at the same decision, with the same dice to come."""
        twin = Match.__new__(Match)
        twin._begin(self.game, self.rest)
        for move in self.tail:
            twin.perform(move)
        twin._table.events = []
        return twin

    # How commands are carried out

    def _find(self, seat: int, ask_id: str) -> Ask:
        if self._poll is None:
            raise Refused("over")
        if not 0 <= seat < self.game.seats(self.state):
            raise Refused("no_seat", {"seat": seat})
        for ask in self._poll.asks:
            if ask.seat == seat and ask.id == ask_id and self._is_open_for(seat):
                return ask
        raise Refused("not_asked", {"seat": seat, "asked": sorted(a.seat for a in self._poll.asks)})

    def _is_open_for(self, seat: int) -> bool:
        return seat not in self._left_seats and self._answers.get(seat) is not EXPIRED

    def perform(self, move: Move) -> None:
        """Carry out a command that is known to be possible, and run on to the next decision."""
        table = self._table
        poll = self._poll
        assert poll is not None
        table.seq += 1
        self._public_view = None
        shown_n = table.shown_n
        self.tail.append(move)
        answers = self._answers
        match move.command:
            case "answer":
                if poll.joint_decision:
                    answers.pop(move.seat, None)  # the order is that of the proposals
                answers[move.seat] = move.value
            case "withdraw":
                del answers[move.seat]
            case "expire":
                default = next(ask.default for ask in poll.asks if ask.seat == move.seat)
                answers[move.seat] = EXPIRED if poll.may_expire else default
            case "leave":
                self._left_seats.update(self.game.leave(table.state, move.seat))
                poll = self._renew(poll)
            case "close":
                pass
            case "use":
                self.game.use(table, move.seat, move.value)
                poll = self._renew(poll)
        if poll.closes == "answered" and move.command not in ("withdraw", "use"):
            if len(answers) >= len(poll.asks) or self._is_settled(poll, move):
                self._close_poll()
        elif move.command == "close" or (poll.joint_decision and (self._is_unanimous(poll) or self._all_left(poll))):
            self._close_poll(move)
        if table.shown_n != shown_n or move.command == "close":
            # The next question shows what the window led to, even if only that everybody passed.
            self.tail_shown = len(self.tail)

    def _is_settled(self, poll: Poll, move: Move) -> bool:
        if move.command == "answer":
            own = next(ask for ask in poll.asks if ask.seat == move.seat)
            if own.interrupts and (own.non_closing_answer is None or own.non_closing_answer != move.value):
                return True
        return all(ask.seat in self._answers for ask in poll.asks if ask.required)

    def _is_unanimous(self, poll: Poll) -> bool:
        answers = [self._answers.get(ask.seat, EXPIRED) for ask in poll.asks]
        return EXPIRED not in answers and all(answer == answers[0] for answer in answers)

    def _all_left(self, poll: Poll) -> bool:
        """Tell whether all who are asked have left: nobody could close it any more."""
        return all(ask.seat in self._left_seats for ask in poll.asks)

    def _renew(self, poll: Poll) -> Poll:
        """Make the asks of the open poll anew; answers that are no longer legal are taken back.

        A seat that gave up has no other chance to answer: the default is its answer.
        """
        answers = self._answers
        if poll.renew is not None and (asks := poll.renew()) != poll.asks:
            self._poll = poll = replace(poll, asks=asks)
            for ask in asks:
                if ask.seat in answers and not ask.options.accepts(answers[ask.seat]):
                    del answers[ask.seat]
        for ask in poll.asks:
            if ask.seat in self._left_seats and ask.required and ask.seat not in answers:
                answers[ask.seat] = ask.default if ask.default is not None else next(ask.options.every())
        return poll

    def _close_poll(self, move: Move | None = None) -> None:
        poll, answers = self._poll, self._answers
        assert poll is not None
        self._answers = {}
        self._left_seats = set()
        if poll.joint_decision:
            self._run(agreed(poll, answers, move))
        else:
            self._run(answers[poll.asks[0].seat] if self._is_one_ask else answers)

    def _run(self, reply: Any) -> None:
        send = self._rules.send
        while True:
            try:
                step = send(reply)
            except StopIteration:
                self._poll = None
                self.over = True
                return
            if isinstance(step, Rest):
                self._come_to_rest(step)
                reply = None
                continue
            self._is_one_ask = isinstance(step, Ask)
            self._poll = Poll((step,)) if isinstance(step, Ask) else step
            return

    def _come_to_rest(self, rest: Rest) -> None:
        table = self._table
        table.rest()
        state, rng = self.game.copy(table.state), table.rng.copy()
        self.rest = Snapshot(state, rng, table.n, table.seq, rest.name, table.asked)
        self._rests_passed.append(self.rest)
        self.tail, self.tail_shown = [], 0
