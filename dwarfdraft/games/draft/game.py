"""Drunken Dwarf Draft as one object for the engine."""

from collections import Counter
from typing import Any, cast

from dwarfdraft.engine.ask import Ask, Chooser, Value
from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.game import Game
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.draft import options, projection, redeal, rules
from dwarfdraft.games.draft.cards import SIDES, dice_of_seat, draw_deck
from dwarfdraft.games.draft.dice import DraftTable
from dwarfdraft.games.draft.state import CODEC, Lay, Phase, State, new_state
from dwarfdraft.games.draft.texts import Rules
from dwarfdraft.games.draft.view import View


class DraftGame:
    """The rules of Drunken Dwarf Draft, as `dwarfdraft.engine.game.Game` wants them."""

    name = "draft"
    rules_number = 1
    codec = CODEC

    def read_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return the set-up complete with defaults. Raises `BadSetup`."""
        return options.read_setup(setup)

    def start(self, setup: dict[str, Any]) -> State:
        """Return a table before the first deal."""
        return new_state(options.options_of(setup))

    def table(self, state: State, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> DraftTable:
        """Return what the rules hold while they run."""
        return DraftTable(state, rng, n, seq, asked)

    def play(self, table: DraftTable) -> Rules:
        """The rules, from the phase at which the state is."""
        return rules.play(table)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.seats

    def public_view(self, state: State) -> dict[str, Any]:
        """Return what everybody may see."""
        return cast("dict[str, Any]", projection.public_view(state))

    def private_view(self, state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """Return what a seat sees instead: its hand, and its cards that lie face down."""
        return projection.private_view(state, seat, cast("View", public))

    def why_not(self, state: State, ask: Ask) -> dict[str, dict[str, Any]]:
        """Return why things in sight may not be chosen."""
        return projection.why_not(state, ask)

    def advice(self, state: State, ask: Ask) -> dict[str, Any]:
        """Return nothing: what may be chosen speaks for itself."""
        return {}

    def known(self, state: State, viewer: int | None) -> frozenset[str]:
        """Return the cards whose whereabouts the viewer knows."""
        return redeal.known(state, viewer)

    def seen(self, state: State, viewer: int | None) -> frozenset[str]:
        """Return the cards whose faces the viewer has seen in this hand."""
        return redeal.seen(state, viewer)

    def redeal(self, state: State, viewer: int | None, known: frozenset[str], chooser: Chooser) -> None:
        """Deal anew what the viewer has not seen."""
        redeal.redeal(state, viewer, known, chooser)

    def is_hidden_answer(self, ask: Ask, viewer: int | None, is_open: bool) -> bool:
        """Tell whether an answer is hidden until its poll closes and does not decide who is asked next."""
        if ask.kind == "back":  # who is late is told at once which card it is (DDD-OPT-01)
            return bool(ask.about["for"] != viewer)
        return ask.kind == "draft" or (ask.kind == "die" and ask.about.get("step") in ("fight", "late"))

    def may_leave(self, state: State, seat: int) -> bool:
        """Nobody: without one of its players a hand cannot be played; a bot takes the seat."""
        return False

    def leave(self, state: State, seat: int) -> tuple[int, ...]:
        """Nobody leaves a draft."""
        return ()

    def uses(self, state: State, seat: int) -> tuple[Value, ...]:
        """Nothing is used outside of the questions of a draft."""
        return ()

    def use(self, table: DraftTable, seat: int, what: Value) -> None:
        """Nothing is used outside of the questions of a draft."""

    def sees_answer(self, state: State, viewer: int, ask: Ask) -> bool:
        """Everybody plays alone."""
        return False

    def result(self, state: State) -> dict[str, Any] | None:
        """Return totals and winners once the game is over."""
        if state.phase is not Phase.OVER:
            return None
        return {"totals": state.totals(), "winners": state.winners()}

    def check(self, state: State) -> None:
        """Check DDD-INV-01 to -03 at a decision.

        How many sides a die has goes with its name (`SIDES`, -01). The columns (-03): `_check_columns`.

        :raises RulesFault: if one does not hold.
        """
        if state.phase is Phase.DEAL:
            return
        seats = range(state.seats)
        home = sorted(die for seat in seats for die in dice_of_seat(seat))
        if sorted(die for seat in seats for die in state.dice_of(seat)) != home or sorted(state.values) != home:
            raise RulesFault("DDD-INV-01: a die is missing or there twice")
        if any(len(state.dice_of(seat)) != len(home) // state.seats for seat in seats):
            raise RulesFault("DDD-INV-01: a seat has not exactly five dice")
        if any(not 1 <= value <= SIDES[die] for die, value in state.values.items()):
            raise RulesFault("DDD-INV-01: a die shows a face that it has not")
        cards = Counter(state.deck + state.discard)
        for seat in seats:
            cards.update(state.hands[seat])
            cards.update(place.card for place in state.places[seat])
        if cards != Counter(draw_deck(state.options.dwarves)):
            raise RulesFault("DDD-INV-02: a card is missing or there twice")
        self._check_columns(state)

    def _check_columns(self, state: State) -> None:
        if len({len(row) for row in state.places}) != 1:
            raise RulesFault("DDD-INV-03: the seats have different numbers of cards in front")
        if state.options.best_laid_plans and state.phase is Phase.DRAFT:
            return
        resolved = state.column - 1 if state.phase is Phase.RESOLVE else len(state.places[0])
        for row in state.places:
            if any(place.lay is Lay.UNRESOLVED for place in row[:resolved]):
                raise RulesFault("DDD-INV-03: a card of a finished column is unresolved")


DRAFT = DraftGame()
"""The game, for `Match.start(DRAFT, ...)`."""

_GAME: Game[State] = DRAFT
