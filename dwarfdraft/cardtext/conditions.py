"""When a card may be played, in words."""

from typing import assert_never

from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.tavern import cards as c


def when(words: Words, condition: c.Condition) -> str:
    """Return the sentences that say when a mode may be played."""
    match condition:
        case c.Anytime(poorer):
            return words.text("tavern.when.anytime.poorer" if poorer else "tavern.when.anytime")
        case c.OwnAction(marked, hires):
            asks = ".marked" if marked else ".hires" if hires else ""
            return words.text(f"tavern.when.own_action{asks}")
        case c.OwnMove(after_winning_hand):
            return words.text("tavern.when.own_move.always" if after_winning_hand else "tavern.when.own_move.usual")
        case c.InsteadOfMove():
            return words.text("tavern.when.instead_of_move")
        case c.MustAnte():
            return words.text("tavern.when.must_ante")
        case c.DrinkOnYou(events):
            return words.text("tavern.when.drink_on_you.event" if events else "tavern.when.drink_on_you.drink")
        case c.YouDrink(splits):
            return words.text("tavern.when.you_drink.splits" if splits else "tavern.when.you_drink.any")
        case c.SomebodyDrinks():
            return words.text("tavern.when.somebody_drinks")
        case c.AnotherRevealed():
            return words.text("tavern.when.another_revealed")
        case c.CardAffectsYou(types, stats):
            return words.text(f"tavern.when.affects.{'-'.join(types)}.{'-'.join(stats)}")
        case c.LosingGold(broke):
            return words.text("tavern.when.losing_gold.broke" if broke else "tavern.when.losing_gold.usual")
        case c.RefillDue():
            return words.text("tavern.when.refill_due")
        case c.LosingFortitude(more_than=more_than) if more_than:
            return words.text("tavern.when.losing_fortitude.more", n=more_than)
        case c.LosingFortitude(own):
            return words.text("tavern.when.losing_fortitude.own" if own else "tavern.when.losing_fortitude.usual")
        case c.SomebodyHurt():
            return words.text("tavern.when.somebody_hurt")
        case c.LostFortitude():
            return words.text("tavern.when.lost_fortitude")
        case c.AnotherCheats():
            return words.text("tavern.when.another_cheats")
        case c.AnotherWonRound(still_in, or_you):
            asks = "anybody" if or_you else "still_in" if still_in else "always"
            return words.text(f"tavern.when.another_won.{asks}")
        case c.AnotherTakesPot():
            return words.text("tavern.when.another_takes_pot")
        case c.GainedGold():
            return words.text("tavern.when.gained_gold")
        case c.LostGold():
            return words.text("tavern.when.lost_gold")
        case c.GainedAlcohol():
            return words.text("tavern.when.gained_alcohol")
        case c.RoundRuns():
            return _round_runs(words, condition)
        case c.OwnOrder(before):
            return words.text("tavern.when.own_order.before" if before else "tavern.when.own_order.usual")
        case c.EventOnYou():
            return words.text("tavern.when.event_on_you")
        case c.AnothersDrinkPhase():
            return words.text("tavern.when.anothers_drink_phase")
        case c.AnotherActs():
            return words.text("tavern.when.another_acts")
        case c.ActionPicksYou():
            return words.text("tavern.when.action_picks_you")
        case c.ChampionCalled():
            return words.text("tavern.when.champion_called")
        case c.ScarabBites():
            return words.text("tavern.when.scarab_bites")
        case c.SometimesPlayed():
            return words.text("tavern.when.sometimes_played")
        case c.DrinkCardPlayed():
            return words.text("tavern.when.drink_card_played")
        case c.DrinkEventOnYou():
            return words.text("tavern.when.drink_event_on_you")
        case c.CardHitsYou(types):
            return words.text(f"tavern.when.hits_you.{'-'.join(types)}")
        case c.OwnCardPlayed(hits):
            return words.text("tavern.when.own_played.hits" if hits else "tavern.when.own_played.numbers")
        case c.GearRevealed():
            return words.text("tavern.when.gear_revealed")
        case c.WithDevice():
            return words.text("tavern.when.with_device")
        case c.TurnEnds():
            return words.text("tavern.when.turn_ends")
        case c.TopOfDiscards():
            return words.text("tavern.when.top_of_discards")
        case c.Activation():
            return words.text("tavern.when.activation")
        case c.InPlay():
            return words.text("tavern.when.in_play")
        case c.MinionHit():
            return words.text("tavern.when.minion_hit")
        case _:
            assert_never(condition)


def _round_runs(words: Words, condition: c.RoundRuns) -> str:
    sentences = [words.text("tavern.when.round_runs.any")]
    if condition.gold_in_pot:
        sentences.append(words.text("tavern.when.round_runs.gold_in_pot"))
    if condition.ends_it:
        sentences.append(words.text("tavern.when.round_runs.ends_it"))
    if condition.minions:
        sentences.append(words.counted("tavern.when.round_runs.minions", condition.minions))
    return " ".join(sentences)
