"""The deck of Serena the Pious (RDI 3): cards that move her Piety, and cards that depend on it."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Provenance, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CATCH_CHEATER,
    CHEATING,
    HIT_BACK,
    HIT_OTHERS,
    I_DONT_THINK_SO,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    SOMETIMES,
    STAPLES,
    TAKE_CONTROL_BY_CHEATING,
    hit,
)

_HOUSE: Final = Provenance.HOUSE


def _moving(modes: tuple[Mode, ...], amount: int) -> tuple[Mode, ...]:
    """Return texts after which the Piety moves so much."""
    return tuple(replace(mode, effects=(*mode.effects, c.Piety(amount))) for mode in modes)


def _fortitude(who: Who, amount: int) -> c.Change:
    return c.Change(Stat.FORTITUDE, who, amount)


_GAMBLING: Final = (
    Card(
        title="My holy blade detects lies!",
        count=1,
        types=SOMETIMES,
        modes=_moving(CATCH_CHEATER, 1),
        house_part=("cheat", "piety"),
    ),
    Card(
        title="This is not in the Paladin's Codex...",
        count=2,
        types=SOMETIMES,
        modes=LEAVE_ROUND,
        house_part=("count",),
    ),
    Card(
        title="I shall confess this one tomorrow.",
        count=1,
        types=CHEATING,
        modes=_moving(TAKE_CONTROL_BY_CHEATING, -2),
        provenance=_HOUSE,
    ),
)
_GOLD: Final = (
    Card(
        title="Your donations will be greatly appreciated by the Temple",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Pays(Who.OTHERS, 1), c.Tithe())),),
        house_part=("tithe",),
    ),
    Card(
        title="The Temple keeps a tab here.",
        count=2,
        types=SOMETIMES,
        modes=_moving(INN_PAYS, -1),
        provenance=_HOUSE,
    ),
)
_DRINKS: Final = (
    replace(BRING_SOME_DRINKS, house_part=("deck",)),
    Card(
        title="My vows name many drinks. This is one of them.",
        count=2,
        types=SOMETIMES,
        modes=_moving(IGNORE_DRINK, 1),
        provenance=_HOUSE,
    ),
    Card(
        title="Hush. The evening prayer has begun.",
        count=1,
        types=SOMETIMES,
        modes=_moving(LEAVE_ROUND_OR_IGNORE_DRINK, 1),
        provenance=_HOUSE,
    ),
    Card(
        title="Let this cup be blessed.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.SomebodyDrinks(), (c.ByPiety(3, c.ChangeDrink(2), c.ChangeDrink(-2)),)),),
        provenance=_HOUSE,
    ),
)
_ATTACKS: Final = (
    Card(title="Blasphemer!", count=2, types=ACTION, modes=_moving(hit(3), 1), house_part=("count",)),
    Card(
        title="Kneel, and we can skip the hard part.",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.ByPiety(3, _fortitude(Who.PICKED, -1), _fortitude(Who.PICKED, -2)), c.Piety(1)),
                Pick.ANOTHER,
            ),
        ),
        provenance=_HOUSE,
    ),
    Card(
        title="Penance is payable in bruises and coin.",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (_fortitude(Who.PICKED, -2), c.Pays(Who.PICKED, 1, to_inn=True), c.Piety(-2)),
                Pick.ANOTHER,
            ),
        ),
        provenance=_HOUSE,
    ),
    Card(
        title="The light judges the whole table.",
        count=1,
        types=ACTION,
        modes=_moving(HIT_OTHERS, -1),
        provenance=_HOUSE,
    ),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(
        title="How dare you strike a Paladin!",
        count=1,
        types=SOMETIMES,
        modes=_moving(HIT_BACK, -1),
        house_part=("piety",),
    ),
    Card(
        title="You're angering me. You would be wise to stop!",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_ANYTHING,
        house_part=("stats", "count"),
    ),
    Card(
        title="Faith is the better half of my armour.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.CardHitsYou(), (c.ByPiety(4, c.ReduceLoss(1), c.ReduceLoss(2)),)),),
        provenance=_HOUSE,
    ),
    Card(
        title="The light mends what tavern brawls break.",
        count=2,
        types=ANYTIME,
        modes=(Mode(c.Anytime(), (c.ByPiety(4, _fortitude(Who.YOU, 1), _fortitude(Who.YOU, 2)),)),),
        provenance=_HOUSE,
    ),
)
CHARACTER: Final = Character(
    id="serena",
    name="Serena the Pious",
    box="RDI 3",
    difficulty=2,
    traits=("orc",),
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
    own=(c.FirstPiety(8),),
)
