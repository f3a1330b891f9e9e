"""Effects on hands; those of Daareka alone are in `mechanics/psionics.py`."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Who, phrases
from dwarfdraft.games.tavern.cards.deeds import Deed, beside, is_for
from dwarfdraft.games.tavern.cards.phrases import Icon, by_name
from dwarfdraft.games.tavern.chapters import looking
from dwarfdraft.games.tavern.effect_rules import EffectRules, affects_none, no_hits, no_traits, rules_tell
from dwarfdraft.games.tavern.mechanics import psionics

EFFECTS: Final = (
    EffectRules(
        c.Draw,
        says=lambda effect, _: phrases.counted(f"tavern.effect.draw.{effect.who}", effect.count),
        icon=lambda effect: Icon("draw", effect.count, effect.who),
        bots=lambda effect: beside(draws=effect.count if effect.who is Who.YOU else 0),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: psionics.draw_cards(table, play, effect.who, effect.count),
    ),
    EffectRules(
        c.DiscardRandom,
        says=lambda effect, _: phrases.counted(f"tavern.effect.discard_random.{effect.who}", effect.count),
        icon=by_name,
        bots=lambda effect: beside(discards=((effect.who, effect.count),)),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: psionics.discard_random(table, play, effect.count, effect.who),
    ),
    EffectRules(
        c.LookAtHand,
        says=lambda effect, _: phrases.text("tavern.effect.look_at_hand"),
        icon=by_name,
        bots=lambda effect: is_for(Deed.LOOK),
        hits=no_hits,
        affects=affects_none,
        traits=no_traits,
        foretold=rules_tell,
        rest=lambda table, play, effect: looking.look_at_hand(table, play),
    ),
)
