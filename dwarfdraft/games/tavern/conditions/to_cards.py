"""Conditions that a card meets which has been played, or an Event that has been revealed."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Pick, Type
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.reasons import IGNORED, own_card, played
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, because, in_windows
from dwarfdraft.games.tavern.decks.all import drink_of, is_of_event_deck
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.state.options import Variant
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State

# Cards that are Negated


def _is_anothers_action(state: State, seat: int, when: c.AnotherActs, mode: Mode, moment: Moment) -> bool:
    """Another player's Action Card may be Negated, of both types too (RDI-CARD-20, -27).

    So also "Gambling? I'm in!" in a Round. That it was a pass then, and that another Action may follow (-20:
    `ActAgain`): `turn._round_move`; that none does (-27): `turn._action` has counted it.
    """
    play = moment.play
    if play is None or play.card is None or Type.ACTION not in play.card.types:
        return False
    return state.is_opponent(seat, play.seat) and _may_be_negated(state, play)


def _no_action_of_another(state: State, seat: int, when: c.AnotherActs, moment: Moment | None) -> WhyNot:
    play = played(moment)
    if play is None or play.card is None or Type.ACTION not in play.card.types:
        return WhyNot("no_action_card", "RDI-CARD-20")
    return own_card(seat, play) if state.are_teammates(seat, play.seat) else WhyNot("cannot_be_negated", "RDI-CARD-20")


def _is_negatable(state: State, seat: int, when: c.SometimesPlayed, mode: Mode, moment: Moment) -> bool:
    """A Sometimes Card may be Negated, as "I don't think so!" does (RDI-NEGATE-08).

    Which may not: `_may_be_negated`. That nothing else touches "I don't think so!" itself: `_changes_drink`.
    """
    play = moment.play
    return play is not None and Type.SOMETIMES in play.types and _may_be_negated(state, play)


def _no_sometimes_card(state: State, seat: int, when: c.SometimesPlayed, moment: Moment | None) -> WhyNot:
    play = played(moment)
    if play is not None and Type.SOMETIMES in play.types:
        return WhyNot("cannot_be_negated", "RDI-MARK-04")
    return WhyNot("no_sometimes_card", "RDI-NEGATE-08")


def _may_be_negated(state: State, play: Play) -> bool:
    """Tell whether a card may be Negated: neither the card nor a mechanic forbids it."""
    if play.card is not None and play.card.unnegatable:
        return False
    return not any(is_sure(state, play) for is_sure in hooks.is_sure)


def _changes_drink(state: State, seat: int, when: c.DrinkCardPlayed, mode: Mode, moment: Moment) -> bool:
    """A Sometimes Card changes a Drink (RDI-WENCH-01 to -05), as its effects say: `Trait.CHANGES_DRINK`.

    Not one of its own kind (`Card.wench`), nor "I don't think so!" (`Card.thinks_not`).
    """
    play = moment.play
    if play is None or Type.SOMETIMES not in play.types:
        return False
    if play.card is None or play.card.wench or play.card.thinks_not:
        return False
    return has(play.effects, Trait.CHANGES_DRINK)


def _no_drink_card(state: State, seat: int, when: c.DrinkCardPlayed, moment: Moment | None) -> WhyNot:
    play = played(moment)
    if play is None or Type.SOMETIMES not in play.types or play.card is None:
        return WhyNot("no_drink_card", "RDI-WENCH-01")
    if play.card.wench:
        return WhyNot("not_its_like", "RDI-WENCH-02")
    if play.card.thinks_not:
        return WhyNot("only_its_like", "RDI-NEGATE-08")
    return WhyNot("no_drink_card", "RDI-WENCH-01")


# Cards that are about a player


def _is_picked_by_action(state: State, seat: int, when: c.ActionPicksYou, mode: Mode, moment: Moment) -> bool:
    """Another player's Action Card has picked the player (RDI-CARD-26).

    A card for each other player, or one that begins a Round, picks nobody (`Pick.NOTHING`). What is sent on:
    `redirecting.send_all`.
    """
    play = moment.play
    if play is None:
        return False
    own = (play.target, play.second, play.third) if play.mode.pick is not Pick.NOTHING else ()
    picked = seat in (*own, *play.also)  # what has been added to a card is a part of it
    return picked and Type.ACTION in play.types and state.is_opponent(seat, play.seat) and seat not in play.ignored


def _is_champion_called(state: State, seat: int, when: c.ChampionCalled, mode: Mode, moment: Moment) -> bool:
    """A team has chosen its Champion (RDI-VRULING-104), or the Boss is one (-45).

    In Boss Versus Boss: what would call for Champions (RDI-BVB-07). What the card does then: `champions.borrow`. The
    windows of both: `champions.choose` (-104).
    """
    play = moment.play
    if play is None or (play.card is not None and Type.ACTION not in play.types):
        return False
    if moment.kind is Window.CHAMPIONS:
        of_card = play.card is not None or not is_of_event_deck(play.card_id)
        is_automatic = of_card and state.are_teammates(seat, play.seat)  # nobody has chosen (RDI-TEAM-30)
        return bool(state.options.challengers) or not is_automatic
    calls = play.card.champions if play.card is not None else _calls_all(play.card_id)
    return state.options.variant is Variant.BOSS_VERSUS_BOSS and calls and seat not in play.ignored


def _calls_all(event: str) -> bool:
    """Tell whether an Event calls for Champions in a team game (RDI-VRULING-41)."""
    return is_of_event_deck(event) or drink_of(event).champions


# Events


def _is_met_by_event(state: State, seat: int, when: c.EventOnYou, mode: Mode, moment: Moment) -> bool:
    """An Event reaches the player, of whichever kind it is (RDI-EVENT-03): a Champion who does not Ignore it."""
    return moment.play is not None and moment.play.reaches(seat)


def _no_event(state: State, seat: int, when: c.EventOnYou, moment: Moment | None) -> WhyNot:
    play = moment.play if moment is not None and moment.kind is Window.EVENT else None
    return WhyNot("no_event", "RDI-EVENT-06") if play is None or seat not in play.ignored else IGNORED


def _is_met_by_drink_event(state: State, seat: int, when: c.DrinkEventOnYou, mode: Mode, moment: Moment) -> bool:
    """A Drink Event reaches the player, no other kind of Event (RDI-EVENT-04)."""
    play = moment.play
    return play is not None and not is_of_event_deck(play.card_id) and play.reaches(seat)


CONDITIONS: Final = (
    ConditionRules(
        c.AnotherActs,
        says=always_says("tavern.when.another_acts"),
        windows=in_windows(Window.PLAYED),
        is_met=_is_anothers_action,
        why=_no_action_of_another,
    ),
    ConditionRules(
        c.SometimesPlayed,
        says=always_says("tavern.when.sometimes_played"),
        windows=in_windows(Window.PLAYED),
        is_met=_is_negatable,
        why=_no_sometimes_card,
    ),
    ConditionRules(
        c.DrinkCardPlayed,
        says=always_says("tavern.when.drink_card_played"),
        windows=in_windows(Window.PLAYED),
        is_met=_changes_drink,
        why=_no_drink_card,
    ),
    ConditionRules(
        c.ActionPicksYou,
        says=always_says("tavern.when.action_picks_you"),
        windows=in_windows(Window.PLAYED),
        is_met=_is_picked_by_action,
        why=because("you_are_not_picked", "RDI-CARD-26"),
    ),
    ConditionRules(
        c.ChampionCalled,
        says=always_says("tavern.when.champion_called"),
        windows=in_windows(Window.CHAMPIONS, Window.PLAYED, Window.EVENT),
        is_met=_is_champion_called,
        why=because("no_champion_called", "RDI-CARD-14"),
    ),
    ConditionRules(
        c.EventOnYou,
        says=always_says("tavern.when.event_on_you"),
        windows=in_windows(Window.EVENT),
        is_met=_is_met_by_event,
        why=_no_event,
    ),
    ConditionRules(
        c.DrinkEventOnYou,
        says=always_says("tavern.when.drink_event_on_you"),
        windows=in_windows(Window.EVENT),
        is_met=_is_met_by_drink_event,
        why=because("no_drink_event", "RDI-EVENT-04"),
    ),
)
