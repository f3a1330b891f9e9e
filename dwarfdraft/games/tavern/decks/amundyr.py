"""The deck of Amundyr the Cursed (RDI 6), and what her Scarabs do."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CATCH_CHEATER,
    CHEATING,
    HEAL_YOURSELF,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    SOMETIMES,
    TAKE_CONTROL_BY_CHEATING,
)
from dwarfdraft.games.tavern.decks.crew import IGNORE_EVENT
from dwarfdraft.games.tavern.decks.villains import COUNT, FIENDS, HEAL_THREE, HOUSE, STAPLES, first_rule

SCARAB_ID: Final = "amundyr/Scarab#1"
"""What is told to have bitten."""
SCARAB: Final = Card(
    title="Scarab",
    count=12,
    types=(),
    modes=(Mode(c.TurnEnds(), (c.Bite(),)),),
    own=(c.Scarab(),),
    token=True,
)
"""No card: what a Scarab does at the end of a turn, as though it were an Action Card of hers (RDI-SCARAB-04)."""

_GAMBLING: Final = (
    Card(title="My tomb had better games than this", count=1, types=SOMETIMES, modes=LEAVE_ROUND, provenance=HOUSE),
    Card(
        title="You dare cheat a Pharaoh?!",
        count=1,
        types=SOMETIMES,
        modes=CATCH_CHEATER,
        house_part=("anti_cheat", "count"),
    ),
    Card(
        title="We'll deal this round",
        count=1,
        types=CHEATING,
        modes=(Mode(c.OwnMove(after_winning_hand=True), (c.TakeControl(), c.GiveScarabs(Who.IN_ROUND, 1))),),
        house_part=("type", "one_scarab", "count"),
    ),
    Card(
        title="The little ones saw your cards",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        provenance=HOUSE,
    ),
    Card(
        title="I suppose these tomb raiders are good for something",
        count=2,
        types=SOMETIMES,
        modes=INN_PAYS,
        house_part=COUNT,
    ),
)
_DRINKS: Final = (
    Card(
        title="We'll take those!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.OwnOrder(), (c.Pays(Who.YOU, 1, to_inn=True), c.OrderWithScarabs(2, 1))),),
        house_part=("one_gold", "two_drinks", "count"),
    ),
    Card(
        title="Sharing is caring",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(splits=True), (c.SplitWithScarabs(2),), Pick.ANOTHER),),
        house_part=COUNT,
    ),
    Card(
        title="It all leaks out through the wrappings",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
        provenance=HOUSE,
    ),
    Card(
        title="I have been dry for three thousand years. I can wait.",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
        provenance=HOUSE,
    ),
)
_ATTACKS: Final = (
    Card(
        title="Ah-choo!",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.OTHERS, -1), c.GiveScarabs(Who.OTHERS, 1))),),
        house_part=COUNT,
    ),
    Card(
        title="Yup, that growth on your arm is definitely Mummy Rot",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.GiveScarabs(Who.PICKED, 1)),
                Pick.ANOTHER,
            ),
        ),
        house_part=("two_fortitude", "the_scarab", "count"),
    ),
    Card(
        title="Sorry about the mess",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.GiveScarabs(Who.PICKED, 3),), Pick.ANOTHER),),
        house_part=("type", "three_scarabs", "one_target", "count"),
    ),
    Card(
        title="Don't mind the scarabs. They're just exploring!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.HitPerScarab(),), Pick.ANOTHER),),
        house_part=("per_scarab", "count"),
    ),
    Card(
        title="Eat up my pretties! We don't have all night!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.HitAllWithScarabs(1),)),),
        house_part=("type", "count", "not_boss"),
    ),
)
_DEFENCE: Final = (
    Card(
        title="You knocked off my hat!",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.LostFortitude(), (c.GiveScarabs(Who.PICKED, 2),), Pick.SOURCE),),
        house_part=COUNT,
    ),
    Card(
        title="Are you done now?",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(own=True), (c.ReduceLoss(2),)),),
        house_part=COUNT,
    ),
    Card(
        title="Oh. That happened",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(own=True, more_than=1), (c.CapLoss(1),)),),
        house_part=("count", "owner"),
    ),
    Card(
        title="Bandages are armour, if you wear enough",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE,
        provenance=HOUSE,
    ),
    Card(title="Fresh linen, good as new", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE),
)
_BOSS: Final = (
    first_rule(c.GiveScarabs(Who.OTHERS, 1), house_part=("usual_discard",)),
    Card(
        title="Hungry hungry scarabs",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.OTHERS, -1), c.ScarabsIfIgnored(2))),),
        house_part=("one_fortitude", "count", "is_boss"),
    ),
    Card(
        title="I... am... unstoppable!",
        count=2,
        types=SOMETIMES,
        modes=tuple(
            replace(mode, effects=(*mode.effects, c.IfNegated(c.Change(Stat.FORTITUDE, Who.YOU, 2))))
            for mode in (*IGNORE_ANYTHING, *IGNORE_EVENT)
        ),
        house_part=("which_cards", "alternate", "count", "owner"),
    ),
    Card(
        title="I think I was embalmed in this stuff...",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.DrinkOnYou(), (c.IgnoreDrink(), c.IfNegated(c.GiveScarabs(Who.NEGATOR, 2)))),),
        house_part=("ignoring", "alternate", "count", "owner"),
    ),
    Card(
        title="You're in a bit of a bind",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.ScarabInstead(1), c.Draw(Who.YOU, 2)),
                Pick.ANOTHER,
            ),
        ),
        house_part=("two_fortitude", "the_scarab", "count", "is_boss"),
    ),
    Card(
        title="One plague each. No pushing.",
        count=1,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -3), c.GiveScarabs(Who.PICKED_MATES, 1)),
                Pick.ANOTHER,
            ),
        ),
        provenance=HOUSE,
    ),
    Card(
        title="Wake up, my darlings",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.GiveScarabs(Who.PICKED, 2),), Pick.ONE_OR_TWO),),
        provenance=HOUSE,
    ),
    Card(
        title="Tribute is not a request",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Pays(Who.OTHERS, 1), c.ScarabsIfIgnored(2))),),
        provenance=HOUSE,
    ),
    Card(
        title="They do not care about your shield",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.ScarabBites(), (c.SureBite(),)),),
        provenance=HOUSE,
    ),
    Card(
        title="Rest is the one thing I have had enough of",
        count=1,
        types=ANYTIME,
        modes=HEAL_THREE,
        provenance=HOUSE,
    ),
)
CHARACTER: Final = Character(
    id="amundyr",
    name="Amundyr the Cursed",
    box="RDI 6",
    difficulty=2,
    villain=True,
    traits=("mummy",),
    cards=(*STAPLES, FIENDS, *_GAMBLING, *_DRINKS, *_ATTACKS, *_DEFENCE),
    boss=_BOSS,
)
