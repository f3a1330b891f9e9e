"""The deck of Bryn the Boatswain (RDI 4)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CATCH_CHEATER,
    CHEATING,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    I_DONT_THINK_SO,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    INN_PAYS,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    SOMETIMES,
    SPLIT_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    hit,
)
from dwarfdraft.games.tavern.decks.crew import COUNT, HOUSE, IGNORE_GOLD, STAPLES

_GAMBLING: Final = (
    Card(
        title="I've got watch duty.",
        count=2,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="I think it's time to stop foolin' around, don't you?",
        count=1,
        types=SOMETIMES,
        modes=CATCH_CHEATER,
        house_part=("owner", "cheater", "count"),
    ),
    Card(
        title="Table's heavy. Cards must have slid.",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        provenance=HOUSE,
    ),
)
_GOLD: Final = (
    Card(title="Loading crates pays by the hour.", count=1, types=SOMETIMES, modes=INN_PAYS, provenance=HOUSE),
    Card(title="Open this fist and it's yours.", count=1, types=SOMETIMES, modes=IGNORE_GOLD, provenance=HOUSE),
)
_DRINKS: Final = (
    Card(
        title="Let's drink to clear skies and strong winds!",
        count=1,
        types=SOMETIMES,
        modes=SPLIT_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="I'm built like an ox, and I can drink like one, too!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(), (c.CapDrink(1),)),),
        house_part=("to_one", "own_drinks", "count"),
    ),
    Card(title="The bilge is thirsty too.", count=1, types=SOMETIMES, modes=IGNORE_DRINK, provenance=HOUSE),
)
_ATTACKS: Final = (
    Card(title="Watch it! Loose cannonball!", count=2, types=ACTION, modes=hit(2), house_part=COUNT),
    Card(title="I can hold my own in a brawl. Wanna see?", count=2, types=ACTION, modes=HIT_OTHERS, house_part=COUNT),
    Card(title="Catch! It only weighs a cannon.", count=2, types=ACTION, modes=hit(3), provenance=HOUSE),
    Card(title="That was me patting your back.", count=1, types=ACTION, modes=hit(2), provenance=HOUSE),
    Card(
        title="Elbow on the table. Gold next to it.",
        count=1,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -1), c.Pays(Who.PICKED, 1)),
                Pick.ANOTHER,
            ),
        ),
        provenance=HOUSE,
    ),
)
_DEFENCE: Final = (
    I_DONT_THINK_SO,
    Card(title="You wanna play, huh?", count=2, types=SOMETIMES, modes=HIT_BACK, house_part=COUNT),
    Card(
        title="Stop hitting yourself!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(), (c.RedirectBack(),), Pick.SOURCE),),
        house_part=COUNT,
    ),
    Card(
        title="You mess with the crew, you mess with me!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LostFortitude(), (c.HitPerHurt(),), Pick.SOURCE),),
        house_part=("outside_teams", "among_hurt", "count"),
    ),
    Card(title="Was that a breeze?", count=2, types=SOMETIMES, modes=IGNORE_FORTITUDE, provenance=HOUSE),
    Card(
        title="Ship's planks hit harder than you.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LosingFortitude(own=True), (c.ReduceLoss(2),)),),
        provenance=HOUSE,
    ),
    Card(title="Hardtack, stretch, back to work.", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE),
)
CHARACTER: Final = Character(
    id="bryn",
    name="Bryn the Boatswain",
    box="RDI 4",
    difficulty=1,
    cards=(*STAPLES, *_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
)
