"""Losses that depend on a count: of Scarabs, of the players of a team, or on whether somebody is marked.

They are counted for the player that the card has picked, and again when another is picked or it resolves
(RDI-VRULING-95).
"""

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.mechanics import marks, scarabs
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import State
from dwarfdraft.games.tavern.state.targets import is_there, player_of


def hits(state: State, play: Play, effect: c.Effect) -> list[Hit]:
    """Return the losses of an effect that counts, as things are; none of one that counts nothing."""
    found = _hits(state, play, effect)
    for hit in found:
        hit.aimed, hit.counts, hit.counted = hit.seat, effect, hit.amount
    return found


def _hits(state: State, play: Play, effect: c.Effect) -> list[Hit]:
    match effect:
        case c.HitMarked() | c.HitIfMarked() | c.HitAllMarked():
            return marks.hits(state, play, effect)
        case c.HitPerScarab(each):
            return scarabs.per_scarab(state, play, each)
        case c.HitAllWithScarabs(amount):
            return scarabs.on_all_with_scarabs(state, play, amount)
        case c.HitEachOfTeam(amount) if is_there(state, play.target):
            size = state.team_size(play.seat, player_of(play.target))
            return [Hit(play.target, amount * size, numbers=size)]
        case _:
            return []


def again(state: State, play: Play) -> None:
    """Count again for the player that the card has picked now; whoever takes the loss takes that (RDI-REDIRECT-02)."""
    for effect in play.effects:
        now = {hit.aimed: hit for hit in hits(state, play, effect)}
        for hit in play.hits:
            if hit.counts == effect:
                found = now.pop(hit.aimed, None)
                count = found.counted if found is not None else 0
                hit.amount = max(hit.amount + count - hit.counted, 0) if count else 0
                hit.counted, hit.numbers = count, found.numbers if found is not None else 0
        play.hits += now.values()
