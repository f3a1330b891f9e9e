"""The deck of Amundyr the Cursed (RDI 6), and what her Scarabs do."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CATCH_CHEATER,
    CHEATING,
    HEAL_YOURSELF,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    SOMETIMES,
    TAKE_CONTROL_BY_CHEATING,
)
from dwarfdraft.games.tavern.decks.villains import COUNT, FIENDS, HOUSE, STAPLES

SCARAB_ID: Final = "amundyr/Scarab#1"
"""What is told to have bitten."""
SCARAB: Final = Card(
    title="Scarab",
    title_ru="Скарабей",
    count=12,
    types=(),
    modes=(Mode(c.TurnEnds(), (c.Bite(),)),),
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
        modes=(Mode(c.OwnOrder(), (c.Pays(Who.YOU, 1, to_inn=True), c.OrderDrinks(2, scarabs=1))),),
        house_part=("one_gold", "two_drinks", "count"),
    ),
    Card(
        title="Sharing is caring",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(splits=True), (c.SplitDrink(scarabs=2),), Pick.ANOTHER),),
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
CHARACTER: Final = Character(
    id="amundyr",
    name="Amundyr the Cursed",
    box="RDI 6",
    difficulty=2,
    villain=True,
    traits=("mummy",),
    cards=(*STAPLES, FIENDS, *_GAMBLING, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
