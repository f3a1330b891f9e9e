"""What would come of what lies on the stack, or of a card, if nobody answered: told on public facts only.

The rules themselves are carried out on a copy of the table whose hidden cards cannot be looked at. Where they would
need one (a Drink to be revealed, a coin) or somebody's choice, what follows of that card is left out: no guesses.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final, NoReturn, SupportsIndex, assert_never

from dwarfdraft.engine.ask import Ask, Poll
from dwarfdraft.engine.ask import Step as Decision
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern.cards import Activation, Anytime, Mode, OwnAction, OwnMove, Pick
from dwarfdraft.games.tavern.chapters import drink_numbers, drinks, elimination, gambling, payments
from dwarfdraft.games.tavern.conditions import targeting
from dwarfdraft.games.tavern.conditions.conditions import fitting_drinks, fitting_modes
from dwarfdraft.games.tavern.decks.all import card_of, deck_of
from dwarfdraft.games.tavern.effect_rules import Line, line, rules_of, word
from dwarfdraft.games.tavern.effects import resolving
from dwarfdraft.games.tavern.mechanics import blood, gears, minions, potions
from dwarfdraft.games.tavern.mechanics.blood import FORMS
from dwarfdraft.games.tavern.mechanics.side_decks import SIDE_DECK
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.seen.forecast_lines import by_choice, words_of
from dwarfdraft.games.tavern.state.options import NOBODY
from dwarfdraft.games.tavern.state.stack import NONE, PASS, WAIT, DrinkInPlay, Moment, Play, Stage, Window
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import read
from dwarfdraft.games.tavern.table import TavernTable

STATS: Final = ("fortitude", "alcohol", "gold")
_QUIET: Final = frozenset({Window.PHASE, Window.ROUND_TURN})
MOST_WAYS: Final = 32
"""Ways to play one card that are looked at; with more of them nothing is said."""


class _Unknown(Exception):
    """The rules have come to something hidden, or to somebody's choice."""


class _Hidden(tuple[str, ...]):
    """Cards of which only the number is known."""

    __slots__ = ()

    def __iter__(self) -> NoReturn:
        raise _Unknown

    def __getitem__(self, _: Any, /) -> NoReturn:
        raise _Unknown

    def __add__(self, _: Any, /) -> NoReturn:
        raise _Unknown

    def index(self, *_: Any) -> NoReturn:
        """Nobody may look."""
        raise _Unknown

    def __mul__(self, _: SupportsIndex, /) -> NoReturn:
        raise _Unknown


class _Unread(tuple[str, ...]):
    """A Character Deck in an order of no meaning: cards are drawn from it unseen, but it cannot be searched."""

    __slots__ = ()

    def __iter__(self) -> NoReturn:
        raise _Unknown

    def __getitem__(self, place: Any, /) -> Any:
        return _Unread(tuple.__getitem__(self, place)) if isinstance(place, slice) else tuple.__getitem__(self, place)


def _hidden(cards: tuple[str, ...]) -> _Hidden:
    return _Hidden("?" for _ in range(len(cards)))


# What is asked for


def forecast(state: State) -> list[Line]:
    """Return what comes of all that lies on the stack if nobody answers it any more."""
    stack = state.stack
    if not stack or (len(stack) == 1 and _is_quiet(stack[0])):
        return []
    copy = _Copy(state)
    copy.carry_out()
    return copy.lines()


def previews(state: State, ask: Ask) -> dict[str, list[Line]]:
    """Return, by answer, what each card would do that a seat may play now, if nobody answers it."""
    match ask.kind:
        case "declare":
            moment = state.stack[-1]
            assert isinstance(moment, Moment)
            return _answers(state, ask, moment)
        case "interrupt":
            titles = [title for title in ask.options.legal() if title != potions.SELL]
            return {title: _card(state, ask.seat, title, Anytime, alone=True) for title in titles}
        case "action":
            titles = [title for title in ask.options.legal() if title != NONE]
            able = minions.ready(state, ask.seat)
            return {
                title: _acting(state, ask.seat, title) if title in able else _card(state, ask.seat, title, OwnAction)
                for title in titles
            }
        case "control":
            titles = [title for title in ask.options.legal() if title != "pass"]
            found = {title: _card(state, ask.seat, title, OwnMove) for title in titles}
            return {"pass": _passing(state, ask.seat), **found}
        case "mode" | "which" | "target":
            return _named(state, ask)
        case _:
            return by_choice(state, ask)


def _answers(state: State, ask: Ask, moment: Moment) -> dict[str, list[Line]]:
    """Return what each card of an open window would change of what comes otherwise."""
    titles = [title for title in ask.options.legal() if title not in (PASS, WAIT, potions.SELL)]
    if not titles:
        return {}
    base = _Copy(state)
    base.carry_out()
    found = {}
    for title in titles:
        card_id = targeting.card_in_hand(state, ask.seat, title)
        modes = fitting_modes(state, ask.seat, card_id, moment)
        ways = _ways(state, ask.seat, card_id, modes, moment)
        found[title] = _common(_difference(base, _with_card(state, ask.seat, card_id, way)) for way in _few(ways))
    return found


def _card(
    state: State, seat: int, title: str, when: type[OwnAction | OwnMove | Anytime], *, alone: bool = False
) -> list[Line]:
    """Return what a card would do that is played as a move, or (`alone`) into somebody's choice."""
    card_id = targeting.card_in_hand(state, seat, title)
    modes = [i for i, mode in enumerate(card_of(card_id).modes) if isinstance(mode.when, when)]

    def lines(way: "_Way") -> list[Line]:
        copy = _Copy(state)
        if alone:
            copy.state.stack.clear()
        copy.pay(_play(copy.state, seat, card_id, way, None))
        copy.carry_out()
        return copy.lines()

    return _common(lines(way) for way in _few(_ways(state, seat, card_id, modes, None)))


def _acting(state: State, seat: int, card_id: str) -> list[Line]:
    """Return what a Minion would do that is activated."""
    mode = minions.activation_of(card_id)
    assert mode is not None

    def lines(way: "_Way") -> list[Line]:
        copy = _Copy(state)
        copy.push(_play(copy.state, seat, card_id, way, None))
        copy.carry_out()
        return copy.lines()

    return _common(lines(way) for way in _few(_ways(state, seat, card_id, [mode], None)))


def _named(state: State, ask: Ask) -> dict[str, list[Line]]:
    """Return what the card that has been announced would do, by what is named now."""
    announced = state.stack[-1]
    if not isinstance(announced, Play) or announced.card is None:
        return {}
    base = _Copy(state)
    base.state.stack.pop()
    base.carry_out()
    found = {}
    for value in ask.options.legal():
        ways = _few(list(_ways_on(state, announced, ask.kind, value)))
        found[str(value)] = _common(_difference(base, _as_named(state, way)) for way in ways)
    return found


def _passing(state: State, seat: int) -> list[Line]:
    """Return what a pass as a move in a Round brings: the last one ends it."""
    copy = _Copy(state)
    copy.attempt(gambling.pass_move(copy.table, seat))
    copy.carry_out()
    return copy.lines()


# The ways in which a card may be played


class _Way:
    """One way to play a card: its text, Drink and target."""

    __slots__ = ("drink", "mode", "second", "target", "third")

    def __init__(self, mode: int, drink: int | None, target: int, second: int = NOBODY, third: int = NOBODY) -> None:
        self.mode = mode
        self.drink = drink
        self.target = target
        self.second = second
        self.third = third


def _ways(state: State, seat: int, card_id: str, modes: Iterable[int], moment: Moment | None) -> list[_Way]:
    card = card_of(card_id)
    found = []
    for mode in modes:
        play = Play(seat, card_id, card, card.modes[mode], card.types, moment)
        which = _drinks_for(state, play)
        found += [_Way(mode, drink, *targets) for drink in which for targets in _targets(state, play)]
    return found


def _targets(state: State, play: Play) -> list[tuple[int, ...]]:
    """Return whom a card could pick: one, or three together."""
    able = targeting.targets(state, play)
    if play.mode.pick is Pick.THREE:
        return list(combinations(able, min(len(able), 3)))
    return [(target,) for target in able or (NOBODY,)]


def _drinks_for(state: State, play: Play) -> Sequence[int | None]:
    moment = play.about
    if moment is None or not moment.drinks:
        return (None,)
    return fitting_drinks(state, play.seat, play.mode, moment) or (None,)


def _ways_on(state: State, play: Play, kind: str, value: int | str) -> Iterator[_Way]:
    """Yield the ways that an announced card still has once this value is named."""
    assert play.card is not None
    named = play.card.modes.index(play.mode)
    drink = None if play.drink is None or play.about is None else play.about.drinks.index(play.drink)
    if value == NONE:
        yield _Way(named, drink, play.target)
        return
    if kind == "target":
        picked = read(state, value)
        first, second = (play.target, NOBODY) if play.target != NOBODY else (picked, NOBODY)
        if play.second != NOBODY:
            yield _Way(named, drink, first, play.second, picked)
        else:
            yield _Way(named, drink, first, picked if first != picked else second)
        return
    assert isinstance(value, int)
    match kind:
        case "which":
            yield from (_Way(named, value, target) for target in targeting.targets(state, play) or (NOBODY,))
        case _:
            yield from _ways(state, play.seat, play.card_id, (value,), play.about)


def _with_card(state: State, seat: int, card_id: str, way: _Way) -> "_Copy":
    copy = _Copy(state)
    about = copy.state.stack[-1]
    assert isinstance(about, Moment)
    copy.pay(_play(copy.state, seat, card_id, way, about))
    copy.carry_out()
    return copy


def _as_named(state: State, way: _Way) -> "_Copy":
    copy = _Copy(state)
    announced = copy.state.stack.pop()
    assert isinstance(announced, Play)
    copy.push(_play(copy.state, announced.seat, announced.card_id, way, announced.about))
    copy.carry_out()
    return copy


def _play(state: State, seat: int, card_id: str, way: _Way, about: Moment | None) -> Play:
    card = card_of(card_id)
    mode: Mode = card.modes[way.mode]
    play = Play(
        seat, card_id, card, mode, targeting.types_as_played(card, mode), about, way.target, way.second, way.third
    )
    play.activation = isinstance(mode.when, Activation)
    if way.drink is not None and about is not None:
        play.drink = about.drinks[way.drink]
    play.behalf = targeting.behalf_of(state, play)
    return play


def _few(ways: list[_Way]) -> list[_Way]:
    return ways if len(ways) <= MOST_WAYS else []


def _common(lines_of: Iterable[list[Line]]) -> list[Line]:
    """Return what is the same in whichever way the card is played."""
    common: list[Line] | None = None
    for found in lines_of:
        common = found if common is None else [line for line in common if line in found]
        if not common:
            break
    return common or []


def _difference(base: "_Copy", changed: "_Copy") -> list[Line]:
    """Return what a card changes of what would come without it; numbers from now to then."""
    numbers = [
        line(seat, stat, now, then, seat in changed.losers)
        for seat, stat, now, then in changed.numbers()
        if then != base.number(seat, stat) and not changed.is_open
    ]
    known = base.words
    return numbers + [line for line in changed.words if line not in known]


# The copy on which the rules are carried out


class _Copy:
    """A table on which everybody passes and nobody looks at hidden cards."""

    def __init__(self, state: State) -> None:
        self.before = state
        self.state = copy = state.copy()
        copy.stack, made = _copied_stack(state.stack)
        copy.drink_deck = _hidden(state.drink_deck)
        copy.bar_deck = _hidden(state.bar_deck)
        for event_pile in copy.events:
            event_pile.cards = _hidden(event_pile.cards)
        for seat in copy.seats:
            seat.hand = ()
            seat.deck = _Unread(deck_of(seat.character, boss=True)[: len(seat.deck)])
            seat.pile = _hidden(seat.pile)
            SIDE_DECK.put(seat, _hidden(SIDE_DECK.of(seat)))
            FORMS.put(seat, {form: _hidden(cards) for form, cards in FORMS.of(seat).items()})
        if state.contest is not None:
            revealed = {seat: made.get(id(found), found) for seat, found in state.contest.revealed.items()}
            copy.contest = replace(state.contest, revealed=revealed)
        self.table: TavernTable = RunningTable(copy, Rng("forecast"))
        self.words: list[Line] = []
        self.losers: tuple[int, ...] = ()
        self.is_open = False
        """A card to come, a Gear Card, decides what happens: nothing is carried out."""

    def pay(self, play: Play) -> None:
        """Pay for a card and lay it on the stack."""
        blood.pay(self.table, play)
        self._tell(self.table)
        self.push(play)

    def push(self, play: Play) -> None:
        """Lay a card on the stack, as if it had been played; what a Device Card does its Gear Card tells first."""
        resolving.plan(self.state, play)
        play.stage = Stage.PLAYED if not targeting.is_device(play) else Stage.ANNOUNCED
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
                if not gears.is_added(frame):
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

    def attempt(self, rules: Generator[Decision, Any, Any]) -> None:
        """Carry out rules with everybody passing, as far as they come without a choice or a hidden card."""
        table = self.table
        reply: Any = None
        try:
            while True:
                step = rules.send(reply)
                if not isinstance(step, Poll) or step.asks[0].kind != "declare":
                    break
                reply = dict.fromkeys((ask.seat for ask in step.asks), PASS)
        except StopIteration:
            pass
        except _Unknown:
            pass
        finally:
            rules.close()
        self._tell(table)

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
                self._go_on(moment)
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
            case (
                Window.PHASE
                | Window.ROUND_TURN
                | Window.GEAR
                | Window.PLAYED
                | Window.HALVES
                | Window.EVENT
                | Window.HURT
                | Window.WAGES
            ):
                pass
            case Window.HAPPENED:
                pass
            case _:
                assert_never(moment.kind)
        self._tell(table)

    def _then(self, moment: Moment) -> None:
        """Carry out what comes after the payments or losses of an Event."""
        if moment.then is not None:
            self.attempt(moment.then(self.table, moment))

    def _go_on(self, payment: Moment) -> None:
        """Carry out what comes after the payments of a card (RDI-RULING-20)."""
        play = payment.play
        if play is None or not self.state.stack or self.state.stack[-1] is not play:
            return
        if resolving.has_payments(play):
            self._attempt_rest(play, resolving.after_payments(self.table, play))

    def _goes_on(self, play: Play, closed: Window) -> None:
        """Do what the effects of a card do when a window closes that they have opened."""
        for effect in play.effects:
            goes_on = rules_of(effect).goes_on
            if goes_on is not None:
                goes_on(self, play, effect, closed)

    def _drink(self, moment: Moment) -> None:
        for drink in moment.drinks:
            drinks.take_effect(self.table, drink)
        dues = drinks.dues_of(self.state, moment.drinks)
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

    def _attempt_rest(self, play: Play, rules: Generator[Decision, Any, Any]) -> None:
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

    def _tell(self, table: TavernTable) -> None:
        """Take what the rules have said meanwhile that is no number."""
        for event in table.events:
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
                case "minion_hit":
                    data = {"minion": told["minion"], "wages": told["wages"]}
                    self.words.append(word(told["seat"], "minion_hit", **data))
                case "minion_spared":
                    self.words.append(word(told["seat"], "minion_spared", minion=told["minion"]))
                case "entered":
                    self.words.append(word(told["seat"], "entered", card=told["card"]))
                case "marked":
                    self.words.append(word(told["seat"], "marked"))
                case "blood" if told["change"]:
                    data = {"from": told["now"] - told["change"], "to": told["now"]}
                    self.words.append(word(told["seat"], "blood", **data))
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
                case _:
                    pass
        table.events.clear()

    def _drinks_later(self, seat: int) -> bool:
        return any(isinstance(frame, Moment) and seat in frame.also for frame in self.state.stack)


def _strength(state: State, drink: DrinkInPlay) -> int:
    """Return the Alcohol Content that a Drink brings its drinker now."""
    if drink.drinker in drink.ignored or drink.drinker in drink.as_fortitude:
        return 0
    return drink_numbers.numbers(state, drink, drink.drinker)[0]


def _is_quiet(frame: Play | Moment) -> bool:
    return isinstance(frame, Moment) and frame.kind in _QUIET


def _copied_stack(stack: list[Play | Moment]) -> tuple[list[Play | Moment], dict[int, Any]]:
    """Return independent copies of what lies on the stack, which refer to each other as the originals do; all by id."""
    made: dict[int, Any] = {}

    def play(of: Play | None) -> Play | None:
        if of is None:
            return None
        if id(of) not in made:
            made[id(of)] = replace(
                of,
                about=moment(of.about),
                drink=drink(of.drink),
                hits=[replace(hit) for hit in of.hits],
                lost=dict(of.lost),
                ignored=set(of.ignored),
                defended=set(of.defended),
                choices=dict(of.choices),
                minions_met=dict(of.minions_met),
                lessened=set(of.lessened),
                sharing=set(of.sharing),
            )
        found: Play = made[id(of)]
        return found

    def moment(of: Moment | None) -> Moment | None:
        if of is None:
            return None
        if id(of) not in made:
            # The window of the halves has the lists of the Drinks' own.
            lists = [made.setdefault(id(which), []) for which in (of.drinks, of.also)]
            if not lists[0]:
                lists[0] += [drink(each) for each in of.drinks]
            if not lists[1]:
                lists[1] += of.also
            dues = [replace(due) for due in of.dues]
            made[id(of)] = replace(
                of, play=play(of.play), drinks=lists[0], also=lists[1], also_by=dict(of.also_by), dues=dues
            )
        found: Moment = made[id(of)]
        return found

    def drink(of: DrinkInPlay | None) -> DrinkInPlay | None:
        if of is None:
            return None
        found: DrinkInPlay = made.setdefault(id(of), replace(of))
        return found

    copied = [play(each) if isinstance(each, Play) else moment(each) for each in stack]
    return [each for each in copied if each is not None], made
