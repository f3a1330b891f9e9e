"""Losses that depend on a count: of tokens, of the players of a team, or on whether somebody is marked.

They are counted for the player that the card has picked, and again when another is picked or it resolves
(RDI-VRULING-95).
"""

from dwarfdraft.games.tavern.cards import Effect
from dwarfdraft.games.tavern.effect_rules import rules_of
from dwarfdraft.games.tavern.state.stack import Hit, Play
from dwarfdraft.games.tavern.state.state import State


def hits(state: State, play: Play, effect: Effect) -> list[Hit]:
    """Return the losses of an effect as things are."""
    rules = rules_of(effect)
    found: list[Hit] = rules.hits(state, play, effect)
    if rules.recounts:
        for hit in found:
            hit.aimed, hit.counts, hit.counted = hit.seat, effect, hit.amount
    return found


def again(state: State, play: Play) -> None:
    """Count again for the player that the card has picked now; whoever takes the loss takes that (RDI-VRULING-95).

    A loss that was sent on alone is still counted for whom the card has picked (`Hit.aimed`): RDI-REDIRECT-02. What has
    been added to it or taken from it stays.
    """
    for effect in play.effects:
        if not rules_of(effect).recounts:
            continue
        now = {hit.aimed: hit for hit in hits(state, play, effect)}
        for hit in play.hits:
            if hit.counts == effect:
                found = now.pop(hit.aimed, None)
                count = found.counted if found is not None else 0
                hit.amount = max(hit.amount + count - hit.counted, 0) if count else 0
                hit.counted, hit.numbers = count, found.numbers if found is not None else 0
        play.hits += now.values()
