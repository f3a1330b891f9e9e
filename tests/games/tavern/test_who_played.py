"""Conditions that name who played: an opponent's card meets them, one of one's own or of a teammate's does not."""

from collections.abc import Callable
from typing import Any

import pytest

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, Pick, Type
from dwarfdraft.games.tavern.cards.condition import Condition, known_conditions
from dwarfdraft.games.tavern.conditions.conditions import is_met
from dwarfdraft.games.tavern.decks.all import card_of
from dwarfdraft.games.tavern.decks.amundyr import SCARAB, SCARAB_ID
from dwarfdraft.games.tavern.mechanics.minion_wages import WAGES
from dwarfdraft.games.tavern.numbers.changes import note
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Due, Hit, Hurt, Moment, News, Play, Window
from dwarfdraft.games.tavern.state.state import Round, State, Step
from tests.games.tavern.tables import act, all_pass, laid, legal, say, until
from tests.games.tavern.test_why import why

ME, MATE, OPPONENT, OTHER = range(4)
BLOW = "bryn/Watch it! Loose cannonball!#1"
GRUNT = "Grunt the Brawler"
BACK = "Stop hitting yourself!"
HIT_BACK = "You hit my goon? Goons, hit back!"


def card_play(by: int, *types: Type, **parts: Any) -> Play:
    """Return a card that somebody has played and that picks me."""
    mode = Mode(c.OwnAction(), (), Pick.ANOTHER)
    return Play(by, BLOW, card_of(BLOW), mode, types or (Type.ACTION,), target=ME, **parts)


def revealed(state: State, by: int) -> Moment:
    return Moment(Window.DRINKS, drinks=[DrinkInPlay(("drink/Wine#1",), by, by)])


def hit_me(state: State, by: int) -> Moment:
    return Moment(Window.PLAYED, play=card_play(by, hits=[Hit(ME, 2, aimed=ME)]))


def hurt_me(state: State, by: int) -> Moment:
    return Moment(Window.HURT, play=card_play(by), seats=(ME,), hurts=(Hurt(ME, 2, by),))


def hurt_mate(state: State, by: int) -> Moment:
    return Moment(Window.HURT, play=card_play(by), seats=(MATE,), hurts=(Hurt(MATE, 2, by),))


def cheats(state: State, by: int) -> Moment:
    return Moment(Window.PLAYED, play=card_play(by, Type.CHEATING))


def has_won(state: State, by: int) -> Moment:
    return Moment(Window.WON, seats=(by,))


def takes_pot(state: State, by: int) -> Moment:
    return Moment(Window.COLLECT, seats=(by,))


def has_done(news: News) -> Callable[[State, int], Moment]:
    """Return how somebody's card has just done something to me, if the rules note it at all."""

    def moment(state: State, by: int) -> Moment:
        note(state, news, ME, frozenset({by}))
        return Moment(Window.HAPPENED, seats=(ME,), happened=state.happened)

    return moment


def drinks(state: State, by: int) -> Moment:
    state.active, state.step = by, Step.DRINK
    return Moment(Window.PHASE)


def acts(state: State, by: int) -> Moment:
    return Moment(Window.PLAYED, play=card_play(by))


def strikes_minion(state: State, by: int) -> Moment:
    return Moment(WAGES, play=card_play(by), seats=(ME,), dues=[Due(ME, 1, -1)])


def bites(state: State, on: int) -> Moment:
    return Moment(Window.LOSS, play=Play(ME, SCARAB_ID, SCARAB, SCARAB.modes[0], (Type.ACTION,), target=on))


OF_AN_OPPONENT: dict[Condition, Callable[[State, int], Moment]] = {
    c.AnotherRevealed(): revealed,
    c.LosingFortitude(): hit_me,
    c.LostFortitude(): hurt_me,
    c.SomebodyHurt(): hurt_mate,
    c.AnotherCheats(): cheats,
    c.AnotherWonRound(): has_won,
    c.AnotherWonRound(still_in=True): has_won,
    c.AnotherTakesPot(): takes_pot,
    c.LostGold(): has_done(News.LOST_GOLD),
    c.GainedAlcohol(): has_done(News.GAINED_ALCOHOL),
    c.AnothersDrinkPhase(): drinks,
    c.AnotherActs(): acts,
    c.ActionPicksYou(): acts,
    c.MinionHit(): strikes_minion,
    c.ScarabBites(): bites,
}
"""What an opponent has done, is doing, or (the Scarab) is the one to suffer."""
OF_ANYBODY = {
    *(c.Anytime, c.RoundRuns, c.MustAnte, c.DrinkOnYou, c.YouDrink, c.SomebodyDrinks, c.CardAffectsYou, c.LosingGold),
    *(c.RefillDue, c.GainedGold, c.EventOnYou, c.DrinkEventOnYou, c.ChampionCalled, c.SometimesPlayed),
    *(c.DrinkCardPlayed, c.CardHitsYou, c.RoundRunsWithMinions),
}
OF_ONESELF = {c.OwnOrder, c.OwnCardPlayed, c.GearRevealed}
IN_NO_WINDOW = {
    *(c.OwnAction, c.ActionIfMarked, c.ActionToHire, c.OwnMove, c.InsteadOfMove),
    *(c.WithDevice, c.TurnEnds, c.TopOfDiscards, c.Activation, c.InPlay),
}


def test_every_condition_says_whose_doing_it_is_about():
    placed = [{type(when) for when in OF_AN_OPPONENT}, OF_ANYBODY, OF_ONESELF, IN_NO_WINDOW]

    assert {kind.__name__ for kind in known_conditions()} == {kind.__name__ for group in placed for kind in group}
    assert sum(map(len, placed)) == len(set().union(*placed)), "each is in one place"


def teams() -> State:
    """Return two teams of two, me and a mate against the others, in a Round that nobody has left."""
    state = laid("whitehawk", "bryn", "remy", "tara", variant="two_headed_dragon").state
    state.round = Round(ME, ME, (ME, MATE, OPPONENT, OTHER), ME)
    return state


@pytest.mark.rules("RDI-TEAM-52", "RDI-TEAM-46", "RDI-SOMETIMES-01")
@pytest.mark.parametrize("when", OF_AN_OPPONENT, ids=repr)
def test_what_an_opponent_does_is_no_teammates_and_not_ones_own(when):
    met = {}
    for seat in range(4):
        state = teams()
        met[seat] = is_met(state, ME, Mode(when, ()), OF_AN_OPPONENT[when](state, seat))

    assert met == {ME: False, MATE: False, OPPONENT: True, OTHER: True}


@pytest.mark.rules("RDI-MINION-07", "RDI-MINION-11")
def test_his_own_act_turned_on_his_minion_is_no_opponents_card():
    match = laid(
        *("torglesnarf", "bryn", "tara"),
        variant="boss_battle",
        hands={"torglesnarf": [HIT_BACK], "bryn": [BACK]},
        minions={"torglesnarf": [GRUNT]},
        turn=3,
        phase="action",
    )
    act(match, "torglesnarf", GRUNT, "bryn")
    until(match, "bryn", "declare", "played")
    say(match, "bryn", BACK)
    all_pass(match)
    say(match, "bryn", GRUNT)
    until(match, "torglesnarf", "declare", "wages")

    assert legal(match, "torglesnarf") == ["pass", "wait"]
    assert why(match, "torglesnarf", HIT_BACK) == ("own_card", "RDI-SOMETIMES-01")
