"""The deck of Tara the Navigator (RDI 4)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CHEATING,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    I_DONT_THINK_SO,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE_OR_ALCOHOL,
    LEAVE_ROUND,
    OTHERS_PAY_YOU,
    PASS_DRINK,
    SOMETIMES,
    STRENGTHEN_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    hit,
)
from dwarfdraft.games.tavern.decks.crew import COUNT, HOUSE, IGNORE_EVENT, STAPLES

_GAMBLING: Final = (
    Card(
        title="This time, let's use my deck.",
        count=2,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        house_part=COUNT,
    ),
    Card(title="I already know how this hand ends.", count=2, types=SOMETIMES, modes=LEAVE_ROUND, provenance=HOUSE),
)
_GOLD: Final = (
    Card(title="Prophecies are payable in advance.", count=1, types=ACTION, modes=OTHERS_PAY_YOU, provenance=HOUSE),
)
_DRINKS: Final = (
    Card(
        title="I have consulted the charts... This is not in my future",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="Signs point to you getting drunker...soon!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.OwnOrder(before=True), (c.Pays(Who.YOU, 1, to_inn=True), c.OrderSeen(2))),),
        house_part=("number", "payment", "moment", "count"),
    ),
    Card(
        title="Let me feel which barrel comes next.",
        count=1,
        types=ANYTIME,
        modes=(Mode(c.Anytime(), (c.ReorderDrinks(3),)),),
        provenance=HOUSE,
    ),
    Card(
        title="The waves told me about this at breakfast.",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_EVENT,
        provenance=HOUSE,
    ),
    Card(title="This mug has your name in its foam.", count=1, types=SOMETIMES, modes=PASS_DRINK, provenance=HOUSE),
    Card(title="The omens want it stronger.", count=1, types=SOMETIMES, modes=STRENGTHEN_DRINK, provenance=HOUSE),
)
_ATTACKS: Final = (
    Card(
        title="Blind girl! Darts! What could possibly go wrong?", count=2, types=ACTION, modes=hit(2), house_part=COUNT
    ),
    Card(title="I foresee a bruise. Yours.", count=2, types=ACTION, modes=hit(2), provenance=HOUSE),
    Card(title="Was that your foot? My staff thought so.", count=1, types=ACTION, modes=hit(2), provenance=HOUSE),
    Card(title="A star just fell. Guess where.", count=1, types=ACTION, modes=hit(3), provenance=HOUSE),
    Card(
        title="Let me read your palm with this compass.",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, -1), c.LookAtHand()), Pick.ANOTHER),),
        provenance=HOUSE,
    ),
    Card(title="Everyone here has a very dark tomorrow.", count=1, types=ACTION, modes=HIT_OTHERS, provenance=HOUSE),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(
        title="Uh oh, I don't like where this is headed...",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE_OR_ALCOHOL,
        house_part=("fortitude_too", "types", "count"),
    ),
    Card(
        title="I may be blind, but I could still see that coming!",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_ANYTHING,
        house_part=("alcohol_too", "count"),
    ),
    Card(title="I swung before you thought of it.", count=1, types=SOMETIMES, modes=HIT_BACK, provenance=HOUSE),
    Card(
        title="Brighter hours lie ahead. Starting now.", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE
    ),
)
CHARACTER: Final = Character(
    id="tara",
    name="Tara the Navigator",
    box="RDI 4",
    difficulty=2,
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
