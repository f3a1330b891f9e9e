"""The deck of Kaylin the Renegade (RDI 3), and the Wulfric Cards."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Mood, Pick, Provenance, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    BRING_SOME_DRINKS,
    CHEATING,
    FORCE_OUT_BY_CHEATING,
    GAMBLING_IM_IN,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    I_RAISE,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    NEGATE,
    OTHERS_PAY_YOU,
    PICKED_PAYS_YOU,
    SOMETIMES,
    STRENGTHEN_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    TIP_THE_WENCH,
    WENCH_THINKS,
    WENCHS_TIP,
    WINNING_HAND,
    hit,
)

_HOUSE: Final = Provenance.HOUSE

_GAMBLING: Final = (
    replace(GAMBLING_IM_IN, count=5, house_part=("count",)),
    replace(I_RAISE, house_part=("count",)),
    replace(WINNING_HAND, count=3, house_part=("count",)),
    WENCHS_TIP,
    Card(title="Do you even know how to play this game?", count=1, types=CHEATING, modes=TAKE_CONTROL_BY_CHEATING),
    Card(
        title="Wulfric, growl at that one.",
        count=1,
        types=CHEATING,
        modes=FORCE_OUT_BY_CHEATING,
        provenance=_HOUSE,
    ),
)
_GOLD: Final = (
    TIP_THE_WENCH,
    Card(
        title="Wulfric found somebody's purse. Again.",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
        provenance=_HOUSE,
    ),
    Card(title="Small hands fit in every pocket.", count=1, types=ANYTIME, modes=PICKED_PAYS_YOU, provenance=_HOUSE),
)
_DRINKS: Final = (
    replace(BRING_SOME_DRINKS, house_part=("deck",)),
    WENCH_THINKS,
    Card(title="Ah! I really needed a bath", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(title="Why do they have to make these tankards so big?", count=1, types=SOMETIMES, modes=IGNORE_DRINK),
    Card(
        title="Not now, I'm feeding Wulfric",
        count=2,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
        house_part=("count",),
    ),
    Card(
        title="Look at the pretty sparkles. Dizzy yet?",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.ALCOHOL, Who.PICKED, 2),), Pick.ANOTHER),),
        provenance=_HOUSE,
    ),
    Card(title="A pinch of dust in every mug.", count=2, types=SOMETIMES, modes=STRENGTHEN_DRINK, provenance=_HOUSE),
)
_ATTACKS: Final = (
    Card(title="Don't call me cute!", count=2, types=ACTION, modes=hit(2), house_part=("count",)),
    Card(
        title="Actually, his bite is worse than his bark",
        count=2,
        types=ACTION,
        modes=hit(3),
        house_part=("count",),
    ),
    Card(title="Wulfric, fetch! Not the stick. Them.", count=2, types=ACTION, modes=hit(2), provenance=_HOUSE),
    Card(title="Everyone sneezes when I shake my wings.", count=1, types=ACTION, modes=HIT_OTHERS, provenance=_HOUSE),
)
_DEFENCE: Final = (
    Card(title="We don't think so!", count=1, types=SOMETIMES, modes=NEGATE, thinks_not=True),
    Card(title="~ Poof! ~", count=2, types=SOMETIMES, modes=IGNORE_ANYTHING, house_part=("count",)),
    Card(title="Hit the pixie, meet the wolf.", count=1, types=SOMETIMES, modes=HIT_BACK, provenance=_HOUSE),
    Card(title="Wolf kisses cure nearly everything.", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=_HOUSE),
    Card(
        title="I need some Private Pixie Time",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Vanish(),)),),
        house_part=("type", "away"),
    ),
    Card(
        title="Who wants a treat? Wulfric wants a treat!",
        count=1,
        types=ANYTIME,
        modes=(Mode(c.Anytime(), (c.NewMood(),)),),
        provenance=_HOUSE,
    ),
)


def _mood(title: str, mood: Mood, count: int = 1) -> Card:
    return Card(
        title=title,
        count=count,
        types=(),
        modes=(Mode(c.TopOfDiscards(), (c.InForce(mood),)),),
        own=(c.WulfricCard(),),
        provenance=_HOUSE,
    )


_WULFRIC: Final = (
    replace(_mood("Loyal", Mood.LOYAL), provenance=Provenance.DOCUMENTED, house_part=("count",)),
    replace(_mood("Playful", Mood.PLAYFUL), provenance=Provenance.DOCUMENTED, house_part=("bite", "count")),
    _mood("Dozing", Mood.DOZING, 2),
    _mood("Bristling", Mood.BRISTLING),
    _mood("Slobbering", Mood.SLOBBERING),
    _mood("Lapping", Mood.LAPPING),
    _mood("Begging", Mood.BEGGING),
    _mood("Guarding", Mood.GUARDING),
    _mood("Chewing", Mood.CHEWING),
    _mood("Nuzzling", Mood.NUZZLING),
    _mood("Sulking", Mood.SULKING),
)
CHARACTER: Final = Character(
    id="kaylin",
    name="Kaylin the Renegade",
    box="RDI 3",
    difficulty=2,
    traits=("pixie",),
    cards=(*_GAMBLING, *_GOLD, *_DRINKS, *_ATTACKS, *_DEFENCE),
    own=(c.SideDeck("wulfric", _WULFRIC, is_top_in_force=True),),
)
