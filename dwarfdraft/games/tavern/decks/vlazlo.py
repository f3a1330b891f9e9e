"""The deck of Baron von Vlazlo (RDI 6), and his form cards."""

from dataclasses import replace
from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Form, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CHEATING,
    GAMBLING_IM_IN,
    HEAL_YOURSELF,
    HIT_BACK,
    HIT_OTHERS,
    I_RAISE,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    LEAVE_ROUND,
    OTHERS_PAY_YOU,
    PICKED_PAYS_YOU,
    SOMETIMES,
    TAKE_CONTROL_BY_CHEATING,
    WINNING_HAND,
    hit,
    ignore,
)
from dwarfdraft.games.tavern.decks.villains import COUNT, COUNTERS, FIENDS, HOUSE, first_rule

_EVENT: Final = (Mode(c.EventOnYou(), (c.IgnoreEvent(),)),)
_REDUCE: Final = (Mode(c.LosingFortitude(own=True), (c.ReduceLoss(2),)),)

_GAMBLING: Final = (
    replace(GAMBLING_IM_IN, count=5),
    replace(I_RAISE, count=1, house_part=COUNT),
    replace(WINNING_HAND, house_part=COUNT),
    *COUNTERS,
    FIENDS,
    Card(
        title="Oh no! Look what happened to my cards",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        house_part=("count", "no_blood", "deck"),
    ),
    Card(
        title="Ze cards are so dull after six hundred years",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND,
        provenance=HOUSE,
    ),
)
_ATTACKS: Final = (
    Card(
        title="I'm not a veeble old man!",
        count=1,
        types=ACTION,
        modes=hit(3),
        own=(c.BloodGain(1),),
        house_part=("blood", "count"),
    ),
    Card(
        title="Von't you join me for dinner?",
        count=2,
        types=ACTION,
        modes=hit(3),
        own=(c.BloodGain(1),),
        house_part=("blood", "count"),
    ),
    Card(
        title="Look into my eyes. Now lean back.",
        count=2,
        types=ACTION,
        modes=hit(2),
        own=(c.BloodGain(2),),
        provenance=HOUSE,
    ),
    Card(
        title="Baron of the Twilight Realm",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.DrawForm(),)),),
        house_part=("type", "count", "no_boss_card"),
    ),
    Card(
        title="Vhat? Zis gold? It vas behind your ear...",
        count=2,
        types=ANYTIME,
        modes=PICKED_PAYS_YOU,
        own=(c.BloodGain(1),),
        house_part=("type", "blood", "count"),
    ),
)
_DEFENCE: Final = (
    Card(
        title="It will take more than that to defeat a wampire!",
        count=2,
        types=SOMETIMES,
        modes=_REDUCE,
        own=(c.BloodGain(1),),
        house_part=("amount", "blood", "count"),
    ),
    Card(
        title="You vill pay for creasing zis cape",
        count=1,
        types=SOMETIMES,
        modes=HIT_BACK,
        own=(c.BloodGain(1),),
        provenance=HOUSE,
    ),
    Card(
        title="Zis drink is fang-tastic!",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(splits=True), (c.HalveDrink(),)),),
        own=(c.BloodGain(1),),
        house_part=("blood", "count"),
    ),
    Card(
        title="Zis tankard is too big",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.YouDrink(), (c.CapDrink(1),)),),
        house_part=("one_left", "count"),
    ),
    Card(
        title="A liddle something from my own cellar",
        count=1,
        types=ANYTIME,
        modes=(Mode(c.Anytime(), (c.Change(Stat.FORTITUDE, Who.YOU, 3),)),),
        own=(c.BloodCost(1),),
        provenance=HOUSE,
    ),
)
_BAT: Final = (
    Card(
        title="Bat nap",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Vanish(),)),),
        house_part=("type", "count", "deck", "away"),
    ),
    Card(
        title="You can't hit vhat you can't see",
        count=2,
        types=SOMETIMES,
        modes=ignore(ACTION, Stat.FORTITUDE, Stat.ALCOHOL, Stat.GOLD),
        provenance=HOUSE,
    ),
    Card(
        title="Flutter off vith ze purse",
        count=2,
        types=ANYTIME,
        modes=PICKED_PAYS_YOU,
        own=(c.BloodGain(1),),
        provenance=HOUSE,
    ),
    Card(
        title="Hanging upside down, it all runs out again",
        count=1,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
        provenance=HOUSE,
    ),
    Card(
        title="Out ze vindow!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.MustAnte(), (c.LeaveRound(), c.TakeFromPot(1))),),
        provenance=HOUSE,
    ),
    Card(
        title="Squeak for your supper",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
        own=(c.BloodCost(1),),
        provenance=HOUSE,
    ),
)
_WOLF: Final = (
    Card(
        title="My bite is worse than my bark",
        count=1,
        types=ACTION,
        modes=hit(3),
        ignoring_reduces=2,
        own=(c.BloodGain(1),),
        house_part=("amount", "blood", "count", "deck"),
    ),
    Card(
        title="Grrr. Pardon me. Force of habit.",
        count=2,
        types=ACTION,
        modes=hit(2),
        own=(c.BloodGain(2),),
        provenance=HOUSE,
    ),
    Card(
        title="Howl at ze chandelier", count=1, types=ACTION, modes=HIT_OTHERS, own=(c.BloodGain(1),), provenance=HOUSE
    ),
    Card(title="Straight for ze throat", count=1, types=ACTION, modes=hit(4), own=(c.BloodCost(2),), provenance=HOUSE),
    Card(
        title="Pulling ze tail vas unvise",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LostFortitude(), (c.HitBack(3),)),),
        provenance=HOUSE,
    ),
    Card(
        title="Thick fur, thin patience",
        count=1,
        types=SOMETIMES,
        modes=_REDUCE,
        own=(c.BloodGain(1),),
        provenance=HOUSE,
    ),
    Card(title="Lick ze vounds", count=1, types=ANYTIME, modes=HEAL_YOURSELF, own=(c.BloodGain(1),), provenance=HOUSE),
)
_MONSTROSITY: Final = (
    Card(
        title="Behold ze real me!",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (*HIT_OTHERS[0].effects, c.DiscardRandom(1, Who.OTHERS))),),
        own=(c.BloodGain(2),),
        provenance=HOUSE,
    ),
    Card(
        title="Vings too vide for your leetle arrows",
        count=2,
        types=SOMETIMES,
        modes=(*IGNORE_ANYTHING, *_EVENT),
        provenance=HOUSE,
    ),
    Card(
        title="I vill drink ze whole guild",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (*hit(3)[0].effects, c.HealByTeam()), Pick.ANOTHER),),
        own=(c.BloodGain(1),),
        provenance=HOUSE,
    ),
    Card(
        title="Von claw for each of you",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), hit(2)[0].effects, Pick.ONE_OR_TWO),),
        own=(c.BloodCost(1),),
        provenance=HOUSE,
    ),
    Card(
        title="Ze bravest tastes best",
        count=1,
        types=ACTION,
        modes=hit(4),
        own=(c.BloodCost(2),),
        unignorable=True,
        provenance=HOUSE,
    ),
)
_BOSS: Final = (
    replace(
        first_rule(title="First rule of willainy: Never fight on an empty stomach", house_part=("blood",)),
        count=1,
        own=(c.BloodGain(2),),
    ),
    Card(
        title="Blood Money? I'm In!",
        count=1,
        types=GAMBLING_IM_IN.types,
        modes=(Mode(c.OwnAction(), (c.StartRound(for_fortitude=True),)), GAMBLING_IM_IN.modes[1]),
        champions=True,
        house_part=("whole_round", "count", "deck", "exact_loss"),
    ),
    Card(
        title="No von can help you now",
        count=1,
        types=ACTION,
        modes=hit(3),
        unaided=True,
        own=(c.BloodGain(1),),
        house_part=("amount", "blood", "count", "deck"),
    ),
    Card(
        title="My castle alvays has room for von more",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.OwnOrder(), (c.OrderForEach(),)),),
        provenance=HOUSE,
    ),
    Card(
        title="Zis is vhy you never inwite a wampire in",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LostFortitude(), (c.HitTeamBack(1),), Pick.SOURCE),),
        own=(c.BloodGain(1),),
        provenance=HOUSE,
    ),
)
_FORMS: Final = (
    *(replace(card, own=(*card.own, c.FormCard(Form.BAT))) for card in _BAT),
    *(replace(card, own=(*card.own, c.FormCard(Form.WOLF))) for card in _WOLF),
    *(replace(card, own=(*card.own, c.FormCard(Form.MONSTROSITY))) for card in _MONSTROSITY),
)
CHARACTER: Final = Character(
    id="vlazlo",
    name="Baron von Vlazlo",
    box="RDI 6",
    difficulty=3,
    villain=True,
    traits=("vampire",),
    cards=(*_GAMBLING, *_ATTACKS, *_DEFENCE),
    boss=_BOSS,
    own=(c.FormDecks(_FORMS),),
)
