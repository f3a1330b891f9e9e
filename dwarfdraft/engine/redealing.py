"""A match dealt anew: one that a viewer cannot tell from the real one (non-interference, bots that look ahead)."""

from typing import TypeVar

from dwarfdraft.engine.ask import Chooser
from dwarfdraft.engine.match import Match
from dwarfdraft.engine.moves import Move
from dwarfdraft.engine.rng import Rng

S = TypeVar("S")


def redealt(match: Match[S], viewer: int | None, chooser: Chooser) -> Match[S]:
    """Return a match that the viewer cannot tell from this one, with everything it has not seen dealt anew.

    Dice to come are new, too; those rolled since the last rest point stay. Answers of others that nothing has
    shown yet are chosen anew among the legal ones.
    """
    rest = match.rest
    state = match.game.copy(rest.state)
    match.game.redeal(state, viewer, match.game.known(match.state, viewer), chooser)
    seed = f"redealt/{chooser.below(1 << 62)}"
    rng = Rng(seed, rest.rng.label, rest.rng.n, match.rng.rolled + match.rng.script)
    rng.rolled = []
    twin = Match(match.game, state, rng, rest.n, rest.seq, rest.asked)
    still_open = {ask.id for ask in match.poll.asks} if match.poll is not None else set()
    for number, move in enumerate(match.tail):
        secret = number >= match.tail_shown and move.command == "answer" and not _is_seen(twin, viewer, move.seat)
        _replay(twin, move, viewer, secret, move.ask in still_open, chooser)
    twin.take_events()
    return twin


def _is_seen(match: Match[S], viewer: int | None, seat: int) -> bool:
    ask = match.pending_for(seat)
    is_teammate = viewer is not None and ask is not None and match.game.sees_answer(match.state, viewer, ask)
    return seat == viewer or is_teammate


def _replay(match: Match[S], move: Move, viewer: int | None, secret: bool, is_open: bool, chooser: Chooser) -> None:
    ask = match.pending_for(move.seat)
    if ask is not None and move.command == "answer" and not secret and not ask.options.accepts(move.value):
        # A declaration that was taken back unseen: the re-dealt hand does not hold the card, and nobody ever knew.
        match.perform(Move("answer", move.seat, move.ask, ask.default))
        return
    if not secret or ask is None:
        match.apply(move)
        return
    # An answer that decides who is asked next (whether a Fight is ignored) stays: the pending asks are public.
    kept = ask.options.accepts(move.value) and not match.game.is_hidden_answer(ask, viewer, is_open)
    value = move.value if kept else ask.options.pick(chooser)
    match.perform(Move("answer", move.seat, move.ask, value))
