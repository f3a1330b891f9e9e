"""The Red Dragon Inn as one object for the engine."""

from functools import cache
from typing import Any, Final

from dwarfdraft.engine.ask import Ask, Chooser, Value
from dwarfdraft.engine.errors import RulesFault
from dwarfdraft.engine.game import Game, Rules, Table
from dwarfdraft.engine.rng import Rng
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.chapters import potion_tokens, turn
from dwarfdraft.games.tavern.decks.all import deck_of, drink_cards, event_cards, forms_of, is_side, owner_of, side_of
from dwarfdraft.games.tavern.running import RunningTable
from dwarfdraft.games.tavern.seen import forecast, projection, redeal, refusals
from dwarfdraft.games.tavern.state import options
from dwarfdraft.games.tavern.state.own import PLACES
from dwarfdraft.games.tavern.state.stack import Play
from dwarfdraft.games.tavern.state.state import MOST, State, Step, new_state
from dwarfdraft.games.tavern.state.stored import CODEC

SECRET: Final = frozenset({"pledge", "push"})
"""Decisions of several players at once that are shown when all have made them."""


class TavernGame:
    """The rules of The Red Dragon Inn, as `dwarfdraft.engine.game.Game` wants them."""

    name = "tavern"
    rules_number = 3
    codec = CODEC

    def read_setup(self, setup: dict[str, Any]) -> dict[str, Any]:
        """Return the set-up complete with defaults. Raises `BadSetup`."""
        return options.read_setup(setup)

    def start(self, setup: dict[str, Any]) -> State:
        """Return a table before the first deal."""
        return new_state(options.options_of(setup))

    def table(self, state: State, rng: Rng, n: int = 0, seq: int = 0, asked: int = 0) -> RunningTable:
        """Return what the rules hold while they run."""
        return RunningTable(state, rng, n, seq, asked)

    def play(self, table: Table[State]) -> Rules:
        """The rules, from the step at which the state is."""
        return turn.play(_running(table))

    def copy(self, state: State) -> State:
        """Return an independent copy of a table at rest."""
        return state.copy()

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return len(state.seats)

    def public_view(self, state: State) -> dict[str, Any]:
        """Return what everybody may see."""
        return projection.public_view(state)

    def private_view(self, state: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
        """Return what a seat sees beside: hands, cards that it has seen, and why it may not play its own."""
        return projection.private_view(state, seat)

    def why_not(self, state: State, ask: Ask) -> dict[str, dict[str, Any]]:
        """Return why cards of the hand may not be played."""
        return refusals.why_not(state, ask.seat, ask.kind)

    def advice(self, state: State, ask: Ask) -> dict[str, Any]:
        """Return what each card that may be played would do."""
        return {"previews": forecast.previews(state, ask)}

    def known(self, state: State, viewer: int | None) -> frozenset[str]:
        """Return the cards whose whereabouts the viewer knows."""
        return redeal.known(state, viewer)

    def seen(self, state: State, viewer: int | None) -> frozenset[str]:
        """Return the cards whose faces the viewer has seen and that may be named to it."""
        return redeal.known(state, viewer)

    def redeal(self, state: State, viewer: int | None, known: frozenset[str], chooser: Chooser) -> None:
        """Deal anew what the viewer has not seen."""
        redeal.redeal(state, viewer, known, chooser)

    def is_hidden_answer(self, ask: Ask, viewer: int | None, is_open: bool) -> bool:
        """Tell whether an answer is hidden until all have answered: a secret choice, a declaration not made openly,
        what a player of a team discards (RDI-VRULING-13; what comes then: `turn._discard`).
        """
        if ask.kind == "discard":
            return is_open
        return ask.kind in SECRET or (ask.kind == "declare" and not ask.about.get("open", False))

    def may_leave(self, state: State, seat: int) -> bool:
        """Tell whether a player is still in the game (RDI-RULING-26).

        What becomes of who has left: `leave`, `elimination._let_go`.
        """
        return state.is_living(seat) and seat not in state.leaving

    def leave(self, state: State, seat: int) -> tuple[int, ...]:
        """A player gives up, with the whole team, and is out as soon as nothing is unresolved (RDI-VRULING-101).

        Out in `elimination._let_go`. That all people of the team agree, is for the service that calls this.
        """
        going = tuple(other for other in state.team(seat) if other not in state.leaving)
        state.leaving = (*state.leaving, *going)
        return going

    def uses(self, state: State, seat: int) -> tuple[Value, ...]:
        """Return for what a player may use a Potion Token of the team now."""
        return potion_tokens.uses(state, seat)

    def use(self, table: Table[State], seat: int, what: Value) -> None:
        """A player uses a Potion Token of the team (RDI-TEAM-10).

        What it does: `potion_tokens.use`.
        """
        potion_tokens.use(_running(table), seat, what)

    def sees_answer(self, state: State, viewer: int, ask: Ask) -> bool:
        """Teammates see each other's declarations and proposals; discards lie face down (RDI-VRULING-08, -13).

        Of two who declare one plays, the other thinks again: `window._declarations` (-08).
        """
        return ask.kind != "discard" and state.are_teammates(viewer, ask.seat)

    def result(self, state: State) -> dict[str, Any] | None:
        """Return the Gold of all, the winners and the number of turns once the game is over."""
        if state.winners is None:
            return None
        gold = [party.gold for party in state.parties]
        return {"totals": gold, "winners": list(state.winners), "turns": state.turn}

    def check(self, state: State) -> None:
        """Check that Gold, cards and limits are as they must be.

        :raises RulesFault: if they are not.
        """
        if state.step is Step.DEAL:
            return
        for party in state.parties:
            if not (0 <= party.fortitude <= MOST and 0 <= party.alcohol <= MOST and party.gold >= 0):
                raise RulesFault("RDI-LIMIT-01, -02: a value is out of its limits")
            if not 0 <= party.tokens <= state.options.tokens:
                raise RulesFault("RDI-TEAM-09: a Potion Token came from nowhere")
        for look in hooks.faults:
            fault = look(state)
            if fault is not None:
                raise RulesFault(fault)
        pot = state.round.pot if state.round is not None else 0
        total = sum(party.gold for party in state.parties) + state.inn + pot
        if total != state.gold:
            raise RulesFault("Gold came from nowhere or got lost")
        self._check_cards(state)

    def _check_cards(self, state: State) -> None:
        # The card of an activation lies in play; a token is no card.
        plays = [
            frame
            for frame in state.stack
            if isinstance(frame, Play)
            and not (frame.card is None or frame.card.token or frame.activation or frame.follows)
        ]
        on_stack = [card for play in plays for card in (play.card_id, *play.open)]
        on_stack += [card for play in plays for lying in hooks.lying_with for card in lying(play)]
        sides = [card for seat in state.seats for place in PLACES if place.is_side for card in place.of(seat)]
        for number, seat in enumerate(state.seats):
            played = [card for card in on_stack if owner_of(card) == seat.character and not is_side(card)]
            beside = [card for deck in hooks.decks_beside for card in deck(seat)]
            kept = [card for place in PLACES if not place.is_side for card in place.of(seat)]
            held = [*seat.hand, *seat.deck, *seat.discard, *seat.action_cards, *seat.lasting, *kept, *played, *beside]
            if sorted(held) != _sorted_deck(seat.character, state.is_boss(number)):
                raise RulesFault(f"RDI-SETUP-09: a card of {seat.character} is missing or there twice")
            side = [card for card in (*on_stack, *sides) if owner_of(card) == seat.character and is_side(card)]
            if sorted(side) != _sorted_side(seat.character):
                raise RulesFault(f"RDI-SETUP-10: a card of the side deck of {seat.character} is missing or there twice")
        piles = tuple(card for seat in state.seats for card in seat.pile)
        drinks = state.drink_deck + state.drink_discard + state.bar_deck + state.revealed + piles
        if sorted(drinks) != _sorted_drinks(state.options.drinks):
            raise RulesFault("RDI-SETUP-03: a Drink Card is missing or there twice")
        for pile in state.events:
            if sorted(pile.cards + pile.discard) != sorted(event_cards(pile.deck)):
                raise RulesFault("RDI-SEA-02: an Event card is missing or there twice")


def _running(table: Table[State]) -> RunningTable:
    """Return the table that `TavernGame.table` has made."""
    assert isinstance(table, RunningTable)
    return table


@cache
def _sorted_deck(character: str, boss: bool) -> list[str]:
    forms = (card for cards in forms_of(character, boss=boss).values() for card in cards)
    return sorted([*deck_of(character, boss=boss), *forms])


@cache
def _sorted_side(character: str) -> list[str]:
    return sorted(side_of(character))


@cache
def _sorted_drinks(decks: tuple[str, ...]) -> list[str]:
    return sorted(drink_cards(decks))


TAVERN = TavernGame()
"""The game, for `Match.start(TAVERN, ...)`."""

_GAME: Game[State] = TAVERN
