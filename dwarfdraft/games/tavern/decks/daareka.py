"""The deck of Daareka the Mindbreaker (RDI 6)."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Card, Character, Mode, Pick, Stat, Who
from dwarfdraft.games.tavern.decks.common import (
    ACTION,
    ANYTIME,
    CHEATING,
    HEAL_YOURSELF,
    HIT_OTHERS,
    IGNORE_ANYTHING,
    IGNORE_DRINK,
    IGNORE_FORTITUDE,
    INN_PAYS,
    LEAVE_ROUND,
    LEAVE_ROUND_OR_IGNORE_DRINK,
    OTHERS_PAY_YOU,
    PASS_DRINK,
    SOMETIMES,
    STRENGTHEN_DRINK,
    TAKE_CONTROL_BY_CHEATING,
    TIP_THE_WENCH,
    hit,
)
from dwarfdraft.games.tavern.decks.crew import IGNORE_EVENT
from dwarfdraft.games.tavern.decks.villains import (
    BRING_FIENDS,
    COUNT,
    COUNTERS,
    GAMBLING,
    HEAL_THREE,
    HOUSE,
    first_rule,
)


def _break_minds(fortitude: int, cards: int) -> tuple[Mode, ...]:
    """Return the text of an Action by which another player loses Fortitude and discards cards at random."""
    loss = c.Change(Stat.FORTITUDE, Who.PICKED, -fortitude)
    return (Mode(c.OwnAction(), (loss, c.DiscardRandom(cards)), Pick.ANOTHER),)


_GAMBLING: Final = (
    Card(title="This game is too easy", count=1, types=SOMETIMES, modes=LEAVE_ROUND, house_part=COUNT),
    Card(
        title="My friend will play this hand for me",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.InsteadOfMove(), (c.PlayFromHand(),), Pick.ANOTHER),),
        house_part=("type", "count", "not_boss", "negated_pass"),
    ),
    Card(
        title="I know what you are holding. All of you.",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        provenance=HOUSE,
    ),
    Card(
        title="Your face says nothing. Your mind shouts.",
        count=1,
        types=CHEATING,
        modes=TAKE_CONTROL_BY_CHEATING,
        provenance=HOUSE,
    ),
)
_DRINKS: Final = (
    Card(
        title="If I drink this, we'll all end up making bad decisions",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="You're thirsty. Wouldn't you agree?",
        count=1,
        types=SOMETIMES,
        modes=PASS_DRINK,
        house_part=COUNT,
    ),
    Card(
        title="I have already seen how this ends",
        count=1,
        types=SOMETIMES,
        modes=LEAVE_ROUND_OR_IGNORE_DRINK,
        provenance=HOUSE,
    ),
    Card(
        title="You will not notice the difference",
        count=1,
        types=SOMETIMES,
        modes=STRENGTHEN_DRINK,
        provenance=HOUSE,
    ),
)
_ATTACKS: Final = (
    Card(
        title="I've been known to break a mind or two...",
        count=2,
        types=ACTION,
        modes=_break_minds(2, 1),
        house_part=COUNT,
    ),
    Card(
        title="Stop thinking so loudly!",
        count=2,
        types=ACTION,
        modes=hit(2),
        house_part=("count", "not_boss"),
    ),
    Card(
        title="Pbthbthbth! Old Gods, you startled me!",
        count=1,
        types=ACTION,
        modes=HIT_OTHERS,
        house_part=COUNT,
    ),
    Card(
        title="These aren't the coins you're looking for",
        count=1,
        types=ACTION,
        modes=OTHERS_PAY_YOU,
        house_part=("count", "not_boss"),
    ),
    Card(
        title="Psionic vision",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.DivideCards(5),), Pick.ANOTHER),),
        house_part=("type", "five_cards", "take_pile", "count", "not_boss"),
    ),
    Card(title="Tentacles are not only for thinking", count=1, types=ACTION, modes=hit(3), provenance=HOUSE),
    Card(
        title="Let me empty that head for you",
        count=1,
        types=ACTION,
        modes=_break_minds(1, 2),
        provenance=HOUSE,
    ),
)
_DEFENCE: Final = (
    Card(
        title="Ink spray",
        count=2,
        types=SOMETIMES,
        modes=IGNORE_FORTITUDE,
        house_part=("types", "fortitude_only", "count"),
    ),
    Card(
        title="Now I'll show you why I'm called 'the Mindbreaker!'",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.LostFortitude(), (c.Change(Stat.ALCOHOL, Who.PICKED, 1), c.HitBack(1)), Pick.SOURCE),),
        house_part=COUNT,
    ),
    Card(
        title="I think you should reconsider",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherActs(), (c.NegateCard(), c.Draw(Who.SOURCE, 1), c.ActAgain())),),
        house_part=COUNT,
    ),
    Card(title="You did not want to do that", count=1, types=SOMETIMES, modes=IGNORE_ANYTHING, provenance=HOUSE),
    Card(title="Your purse wished to help me", count=1, types=SOMETIMES, modes=INN_PAYS, provenance=HOUSE),
    Card(title="A still mind mends itself", count=1, types=ANYTIME, modes=HEAL_YOURSELF, provenance=HOUSE),
)
_BOSS: Final = (
    first_rule(title="First rule of villainy: Brains over brawn", house_part=("own_choice",)),
    Card(
        title="No!",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.AnotherActs(), (c.NegateCard(),)),),
        house_part=("count", "owner"),
    ),
    Card(
        title="How chivalrous of you",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.ChampionCalled(), (c.BorrowChampion(),)),),
        house_part=("champion_already", "count"),
    ),
    Card(
        title="My, what selfless adventurers you are",
        count=2,
        types=SOMETIMES,
        modes=(Mode(c.ActionPicksYou(), (c.RedirectAll(),), Pick.ANOTHER),),
        house_part=COUNT,
    ),
    Card(
        title="Oh look! You brought me some help",
        count=2,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.TurnAction(3)), Pick.ANOTHER),),
        house_part=("count", "is_boss", "second_loss"),
    ),
    Card(
        title="You might need a sanity check after this",
        count=2,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.OpenHand(), c.Draw(Who.YOU, 2)),
                Pick.ANOTHER,
            ),
        ),
        house_part=("two_fortitude", "how_long", "two_cards", "count", "is_boss"),
    ),
    Card(
        title="Thinking is a team effort. So is not thinking.",
        count=1,
        types=ACTION,
        modes=(
            Mode(
                c.OwnAction(),
                (c.Change(Stat.FORTITUDE, Who.PICKED, -2), c.DiscardRandom(1, Who.PICKED_TEAM)),
                Pick.ANOTHER,
            ),
        ),
        provenance=HOUSE,
    ),
    Card(
        title="Your secrets are very loud tonight",
        count=1,
        types=ACTION,
        modes=(Mode(c.OwnAction(), (c.DiscardRandom(1, Who.OTHERS), c.DrawPerDiscard(3))),),
        provenance=HOUSE,
    ),
    Card(
        title="You will all forget this happened",
        count=1,
        types=SOMETIMES,
        modes=(*IGNORE_ANYTHING, *IGNORE_EVENT),
        provenance=HOUSE,
    ),
    Card(
        title="Kneel. Now drink.",
        count=1,
        types=SOMETIMES,
        modes=(Mode(c.OwnOrder(), (c.OrderDrinks(2),)),),
        provenance=HOUSE,
    ),
    Card(title="A thousand years of patience", count=1, types=ANYTIME, modes=HEAL_THREE, provenance=HOUSE),
)
CHARACTER: Final = Character(
    id="daareka",
    name="Daareka the Mindbreaker",
    box="RDI 6",
    difficulty=3,
    villain=True,
    cards=(*GAMBLING, *COUNTERS[:2], TIP_THE_WENCH, BRING_FIENDS, *_GAMBLING, *_DRINKS, *_ATTACKS, *_DEFENCE),
    boss=_BOSS,
)
