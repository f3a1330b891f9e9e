"""When a card may be played, in words."""

from collections.abc import Callable
from typing import Any, Final

from dwarfdraft.cardtext.words import Words
from dwarfdraft.games.tavern import cards as c


def when(words: Words, condition: c.Condition) -> str:
    """Return the sentences that say when a mode may be played."""
    plain = _PLAIN.get(type(condition))
    return words.text(plain) if plain is not None else _BY_ITS_DATA[type(condition)](words, condition)


_PLAIN: Final[dict[type, str]] = {
    c.InsteadOfMove: "tavern.when.instead_of_move",
    c.MustAnte: "tavern.when.must_ante",
    c.SomebodyDrinks: "tavern.when.somebody_drinks",
    c.AnotherRevealed: "tavern.when.another_revealed",
    c.RefillDue: "tavern.when.refill_due",
    c.SomebodyHurt: "tavern.when.somebody_hurt",
    c.LostFortitude: "tavern.when.lost_fortitude",
    c.AnotherCheats: "tavern.when.another_cheats",
    c.AnotherTakesPot: "tavern.when.another_takes_pot",
    c.GainedGold: "tavern.when.gained_gold",
    c.LostGold: "tavern.when.lost_gold",
    c.GainedAlcohol: "tavern.when.gained_alcohol",
    c.EventOnYou: "tavern.when.event_on_you",
    c.AnothersDrinkPhase: "tavern.when.anothers_drink_phase",
    c.AnotherActs: "tavern.when.another_acts",
    c.ActionPicksYou: "tavern.when.action_picks_you",
    c.ChampionCalled: "tavern.when.champion_called",
    c.ScarabBites: "tavern.when.scarab_bites",
    c.SometimesPlayed: "tavern.when.sometimes_played",
    c.DrinkCardPlayed: "tavern.when.drink_card_played",
    c.DrinkEventOnYou: "tavern.when.drink_event_on_you",
    c.GearRevealed: "tavern.when.gear_revealed",
    c.WithDevice: "tavern.when.with_device",
    c.TurnEnds: "tavern.when.turn_ends",
    c.TopOfDiscards: "tavern.when.top_of_discards",
    c.Activation: "tavern.when.activation",
    c.InPlay: "tavern.when.in_play",
    c.MinionHit: "tavern.when.minion_hit",
}
"""Conditions that always say the same."""


def _anytime(words: Words, condition: c.Anytime) -> str:
    return words.text("tavern.when.anytime.poorer" if condition.poorer else "tavern.when.anytime")


def _own_action(words: Words, condition: c.OwnAction) -> str:
    asks = ".marked" if condition.marked else ".hires" if condition.hires else ""
    return words.text(f"tavern.when.own_action{asks}")


def _own_move(words: Words, condition: c.OwnMove) -> str:
    always = condition.after_winning_hand
    return words.text("tavern.when.own_move.always" if always else "tavern.when.own_move.usual")


def _drink_on_you(words: Words, condition: c.DrinkOnYou) -> str:
    return words.text("tavern.when.drink_on_you.event" if condition.events else "tavern.when.drink_on_you.drink")


def _you_drink(words: Words, condition: c.YouDrink) -> str:
    return words.text("tavern.when.you_drink.splits" if condition.splits else "tavern.when.you_drink.any")


def _affects_you(words: Words, condition: c.CardAffectsYou) -> str:
    return words.text(f"tavern.when.affects.{'-'.join(condition.types)}.{'-'.join(condition.stats)}")


def _losing_gold(words: Words, condition: c.LosingGold) -> str:
    return words.text("tavern.when.losing_gold.broke" if condition.broke else "tavern.when.losing_gold.usual")


def _losing_fortitude(words: Words, condition: c.LosingFortitude) -> str:
    if condition.more_than:
        return words.text("tavern.when.losing_fortitude.more", n=condition.more_than)
    return words.text("tavern.when.losing_fortitude.own" if condition.own else "tavern.when.losing_fortitude.usual")


def _another_won(words: Words, condition: c.AnotherWonRound) -> str:
    asks = "anybody" if condition.or_you else "still_in" if condition.still_in else "always"
    return words.text(f"tavern.when.another_won.{asks}")


def _own_order(words: Words, condition: c.OwnOrder) -> str:
    return words.text("tavern.when.own_order.before" if condition.before else "tavern.when.own_order.usual")


def _hits_you(words: Words, condition: c.CardHitsYou) -> str:
    return words.text(f"tavern.when.hits_you.{'-'.join(condition.types)}")


def _own_played(words: Words, condition: c.OwnCardPlayed) -> str:
    return words.text("tavern.when.own_played.hits" if condition.hits else "tavern.when.own_played.numbers")


def _round_runs(words: Words, condition: c.RoundRuns) -> str:
    sentences = [words.text("tavern.when.round_runs.any")]
    if condition.gold_in_pot:
        sentences.append(words.text("tavern.when.round_runs.gold_in_pot"))
    if condition.ends_it:
        sentences.append(words.text("tavern.when.round_runs.ends_it"))
    if condition.minions:
        sentences.append(words.counted("tavern.when.round_runs.minions", condition.minions))
    return " ".join(sentences)


_BY_ITS_DATA: Final[dict[type, Callable[[Words, Any], str]]] = {
    c.Anytime: _anytime,
    c.OwnAction: _own_action,
    c.OwnMove: _own_move,
    c.DrinkOnYou: _drink_on_you,
    c.YouDrink: _you_drink,
    c.CardAffectsYou: _affects_you,
    c.LosingGold: _losing_gold,
    c.LosingFortitude: _losing_fortitude,
    c.AnotherWonRound: _another_won,
    c.OwnOrder: _own_order,
    c.CardHitsYou: _hits_you,
    c.OwnCardPlayed: _own_played,
    c.RoundRuns: _round_runs,
}
"""Those that say something else by what they ask for."""
