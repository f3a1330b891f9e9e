"""A copy of the table on which a forecast carries out the rules: everybody passes, and nobody looks at hidden cards.

Where the rules come to a hidden card or to somebody's choice they go no further.
"""

from collections.abc import Generator, Iterator
from typing import Any, Final, assert_never

from dwarfdraft.engine.ask import Poll, Yielded
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import drink_numbers, drinks, elimination, gambling, payments
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.decks.all import deck_of
from dwarfdraft.games.tavern.effect_rules import Line, line, rules_of, word
from dwarfdraft.games.tavern.effects import resolving
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.seen.copied import Unknown, Unread, copied_contest, copied_stack, hidden
from dwarfdraft.games.tavern.seen.forecast_lines import words_of
from dwarfdraft.games.tavern.state.own import CLOSED
from dwarfdraft.games.tavern.state.stack import PASS, AnyWindow, DrinkInPlay, Moment, OwnWindow, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.table import TavernTable

STATS: Final = ("fortitude", "alcohol", "gold")


class TableCopy:
    """A table on which everybody passes and nobody looks at hidden cards."""

    def __init__(self, state: State) -> None:
        self.before = state
        self.state = copy = state.copy()
        copy.stack, made = copied_stack(state.stack)
        copy.drink_deck = hidden(state.drink_deck)
        copy.bar_deck = hidden(state.bar_deck)
        for event_pile in copy.events:
            event_pile.cards = hidden(event_pile.cards)
        for seat in copy.seats:
            seat.hand = ()
            seat.deck = Unread(deck_of(seat.character, boss=True)[: len(seat.deck)])
            seat.pile = hidden(seat.pile)
            for place in CLOSED:
                place.put(seat, hidden(place.of(seat)))
            for hide in hooks.hide:
                hide(seat, hidden)
        copy.contest = copied_contest(state.contest, made)
        self.table: TavernTable = RunningTable(copy, Rng("forecast"))
        self.words: list[Line] = []
        self.losers: tuple[int, ...] = ()
        self.is_open = False
        """A card that is still to be added decides what happens: nothing is carried out."""

    def pay(self, play: Play) -> None:
        """Pay for a card and lay it on the stack."""
        for act in hooks.announced:
            act(self.table, play)
        self._tell()
        self.push(play)

    def push(self, play: Play) -> None:
        """Lay a card on the stack, as if it had been played; a Device Card waits for what is added to it."""
        resolving.plan(self.state, play)
        play.stage = Stage.PLAYED if not targeting.is_alone(play) else Stage.ANNOUNCED
        self.state.stack.append(play)

    def carry_out(self) -> None:
        """Finish what lies on the stack, the newest first."""
        stack = self.state.stack
        while stack:
            frame = stack[-1]
            depth = len(stack) - 1
            if isinstance(frame, Moment):
                stack.pop()
                self._close(frame)
            elif frame.stage is Stage.ANNOUNCED:
                if not any(is_complete(frame) for is_complete in hooks.is_complete):
                    self.is_open = True
                    stack.clear()
                    return
                resolving.plan(self.state, frame)
                self._finish(frame)
            elif frame.stage is Stage.PLAYED:
                self._finish(frame)
            del stack[depth:]
        self.losers = tuple(seat for seat in self.before.living() if not self.state.is_living(seat))
        if self.state.winners is None:
            self.losers += elimination.would_lose(self.state)

    def attempt(self, rules: Generator[Yielded, Any, Any]) -> None:
        """Carry out rules with everybody passing, as far as they come without a choice or a hidden card."""
        reply: Any = None
        try:
            while True:
                step = rules.send(reply)
                if not isinstance(step, Poll) or step.asks[0].kind != "declare":
                    break
                reply = dict.fromkeys((ask.seat for ask in step.asks), PASS)
        except (StopIteration, Unknown):
            pass
        finally:
            rules.close()
        self._tell()

    def number(self, seat: int, stat: str) -> int:
        """Return what a seat has then."""
        return int(getattr(self.state.stats(seat), stat))

    def numbers(self) -> Iterator[tuple[int, str, int, int]]:
        """Yield seat, kind, number now and number then; what a team shares is told of its first player."""
        first = {player.party: seat for seat, player in reversed(list(enumerate(self.state.seats)))}
        for seat in sorted(first.values()):
            now = self.before.stats(seat)
            for stat in STATS:
                yield seat, stat, int(getattr(now, stat)), self.number(seat, stat)

    def lines(self) -> list[Line]:
        """Return all that changes."""
        numbers = [line(*change, change[0] in self.losers) for change in self.numbers() if change[2] != change[3]]
        return numbers + self.words

    def _close(self, moment: Moment) -> None:
        """Do what comes when a window closes."""
        table = self.table
        match moment.kind:
            case Window.DRINKS:
                self._drink(moment)
            case Window.ANTE:
                if self.state.round is not None and not self.state.round.over and not moment.settled:
                    gambling.settle_antes(table, moment)
            case Window.PAYMENT:
                payments.settle_all(table, moment)
                self._then(moment)
                self._after_payments(moment)
            case Window.WON:
                if self.state.round is not None and self.state.round.over:
                    gambling.take_pot(table, moment.seats[0])
            case Window.COLLECT:
                gambling.take_pot(table, moment.seats[0], moment.sharer)
            case Window.ABOUT_TO_LOSE:
                self._eliminate()
            case Window.CHAMPIONS:
                if moment.play is not None:
                    self._goes_on(moment.play, moment.kind)
            case Window.LOSS:
                assert moment.play is not None
                resolving.numbers(table, moment.play)
                moment.play.hits = []
                self._then(moment)
            case OwnWindow():
                pass
            case (
                Window.PHASE
                | Window.ROUND_TURN
                | Window.PLAYED
                | Window.HALVES
                | Window.EVENT
                | Window.HURT
                | Window.HAPPENED
            ):
                pass
            case _:
                assert_never(moment.kind)
        self._tell()

    def _then(self, moment: Moment) -> None:
        """Carry out what comes after the payments or losses of an Event."""
        if moment.then is not None:
            self.attempt(moment.then(self.table, moment))

    def _after_payments(self, payment: Moment) -> None:
        """Carry out what comes after the payments of a card (RDI-RULING-20).

        The numbers have come before: `resolving.resolve` says in which order.
        """
        play = payment.play
        if play is None or not self.state.stack or self.state.stack[-1] is not play:
            return
        if resolving.has_payments(play):
            self._attempt_rest(play, resolving.after_payments(self.table, play))

    def _goes_on(self, play: Play, closed: AnyWindow) -> None:
        """Do what the effects of a card do when a window closes that they have opened."""
        for effect in play.effects:
            goes_on = rules_of(effect).goes_on
            if goes_on is not None:
                goes_on(self, play, effect, closed)

    def _drink(self, moment: Moment) -> None:
        for drink in moment.drinks:
            drinks.take_effect(self.table, drink)
        dues = payments.to_pay(self.state, drinks.dues_of(self.state, moment.drinks))
        payments.settle_all(self.table, Moment(Window.PAYMENT, dues=dues))
        for seat in moment.also:
            if self.state.is_living(seat):
                self._drink_next(seat)
        below = self.state.stack[-1] if self.state.stack else None
        if isinstance(below, Play):
            self._goes_on(below, moment.kind)

    def _drink_next(self, seat: int) -> None:
        """A Drink of the own Pile comes, unseen, or the player sobers up."""
        if self.state.seats[seat].pile:
            self.words.append(word(seat, "drinks_next"))
        else:
            self.attempt(drinks.drink_from_pile(self.table, seat))

    def _eliminate(self) -> None:
        for seat in self.state.seats:
            seat.pile = ()  # what lies there is seen only then
        if elimination.would_lose(self.state):
            elimination.eliminate(self.table)

    def _finish(self, play: Play) -> None:
        """Carry out a card that nobody answers any more."""
        if play.negated:
            return
        play.stage = Stage.RESOLVING
        self._attempt_rest(play, resolving.resolve(self.table, play))

    def _attempt_rest(self, play: Play, rules: Generator[Yielded, Any, Any]) -> None:
        """Carry out a card as far as it is known, and say what it does that is no number."""
        self.words += words_of(self.state, play)
        changed = [(drink, _strength(self.state, drink)) for drink in play.about.drinks] if play.about else []
        self.attempt(rules)
        self._tell_drinks(play, changed)
        answered = play.answered
        if answered is not None and answered.negated_by is play:
            self.words.append(word(answered.seat, "negated", card=answered.card_id))

    def _tell_drinks(self, play: Play, were: list[tuple[DrinkInPlay, int]]) -> None:
        if play.about is None:
            return
        before = {id(drink): strength for drink, strength in were}
        for drink in play.about.drinks:
            was, now = before.get(id(drink), 0), _strength(self.state, drink)
            if was != now or drink is play.drink:
                data = {"cards": list(drink.cards), "from": was, "to": now}
                self.words.append(word(drink.drinker, "drink", **data))

    def _tell(self) -> None:
        """Take what the rules have said meanwhile that is no number."""
        for event in self.table.events:
            told = event.public
            match event.kind:
                case "control" if told["seat"] >= 0:
                    self.words.append(word(told["seat"], "control", winning_hand=told["winning_hand"]))
                case "left_round":
                    self.words.append(word(told["seat"], "leaves_round"))
                case "round_over":
                    self.words.append(word(told["seat"], "round_over", pot=told["pot"]))
                case "round_goes_on":
                    self.words.append(word(told["seat"], "round_goes_on"))
                case "win_taken":
                    self.words.append(word(told["seat"], "win_taken", **{"from": told["from"]}))
                case "pot_shared":
                    self.words.append(word(told["seat"], "pot_shared", **{"with": told["with"]}))
                case "reduced":
                    self.words.append(word(told["seat"], "reduced", amount=told["amount"]))
                case "ignored":
                    self.words.append(word(told["seat"], "ignored", card=told["card"]))
                case "redirected":
                    self.words.append(word(told["from"], "redirected", to=told["to"], amount=told["amount"]))
                case "drinks_also" if not self._drinks_later(told["seat"]) and self.state.seats[told["seat"]].pile:
                    self.words.append(word(told["seat"], "drinks_next"))
                case "out":
                    self.words.append(word(told["seat"], "goes_out", why=told["why"]))
                case "won":
                    self.words += [word(seat, "wins") for seat in told["seats"]]
                case kind if kind in hooks.FORETOLD:
                    foretold = hooks.FORETOLD[kind](told)
                    self.words += [foretold] if foretold is not None else []
                case _:
                    pass
        self.table.events.clear()

    def _drinks_later(self, seat: int) -> bool:
        return any(isinstance(frame, Moment) and seat in frame.also for frame in self.state.stack)


def _strength(state: State, drink: DrinkInPlay) -> int:
    """Return the Alcohol Content that a Drink brings its drinker now."""
    if drink.drinker in drink.ignored or drink.drinker in drink.as_fortitude:
        return 0
    return drink_numbers.numbers(state, drink, drink.drinker)[0]
