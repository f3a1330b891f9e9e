"""Conditions that cards meet: a card has been played, would hit, picks, cheats, has hurt."""

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Pick, Stat, Type
from dwarfdraft.games.tavern.cards.boosting import boosted
from dwarfdraft.games.tavern.conditions.happened import hurts_of
from dwarfdraft.games.tavern.conditions.reach import affects, is_inside, third_players
from dwarfdraft.games.tavern.conditions.registry import condition
from dwarfdraft.games.tavern.decks.all import drink_of, is_of_event_deck
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.state.options import Variant
from dwarfdraft.games.tavern.state.stack import Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State


def _where_losses_are(when: c.CardAffectsYou | c.CardHitsYou) -> frozenset[Window]:
    """What may be answered as an Action Card's loss may be where a loss counts as one (RDI-EVENT-05)."""
    is_loss = Type.ACTION in when.types and (isinstance(when, c.CardHitsYou) or Stat.FORTITUDE in when.stats)
    return frozenset({Window.PLAYED, Window.LOSS} if is_loss else {Window.PLAYED})


@condition(c.CardAffectsYou, windows=_where_losses_are)
def _may_ignore(state: State, seat: int, when: c.CardAffectsYou, mode: Mode, moment: Moment) -> bool:
    """A card of a type touches what the player has, and can be Ignored."""
    play = moment.play
    if play is None or seat in play.ignored or seat in play.sharing or not answers_type(moment, when.types):
        return False
    if play.card is not None and play.card.unignorable:
        return False
    if moment.kind is Window.LOSS:
        return Stat.FORTITUDE in when.stats and _is_hit(state, seat, play)
    return any(affects(state, play, seat, stat) for stat in when.stats)


@condition(c.CardHitsYou, windows=_where_losses_are)
def _is_hit_by_type(state: State, seat: int, when: c.CardHitsYou, mode: Mode, moment: Moment) -> bool:
    """A card of a type would make the player lose Fortitude."""
    return moment.play is not None and _is_hit(state, seat, moment.play) and answers_type(moment, when.types)


def _is_hit(state: State, seat: int, play: Play) -> bool:
    """Tell whether a card, an own one too, would make a player lose Fortitude who may still defend."""
    return seat not in play.sharing and losses.of_all(state, play, (seat,)) > 0


def answers_type(moment: Moment, types: tuple[Type, ...]) -> bool:
    """Tell whether what may be answered is a card of one of these types, or counts as one (RDI-EVENT-05)."""
    if moment.kind is Window.LOSS:
        return Type.ACTION in types
    return moment.play is not None and not set(types).isdisjoint(moment.play.types)


@condition(c.LosingFortitude, windows={Window.PLAYED, Window.LOSS})
def _is_losing_fortitude(state: State, seat: int, when: c.LosingFortitude, mode: Mode, moment: Moment) -> bool:
    """The player can meet a loss by a card, or reduce or Ignore that by a Scarab."""
    play = moment.play
    if play is None:
        return False
    # Of losses that nobody played, a Scarab's may be reduced or Ignored (RDI-SCARAB-04), not sent on (RDI-SCARAB-06)
    # nor shared (RDI-VRULING-70); an Event's is met only by cards that name Action Cards (RDI-EVENT-05).
    if moment.kind is Window.LOSS and not _may_meet_scarab(state, seat, play, mode):
        return False
    # A text that makes a loss 1 says of how much more (`more_than`); in a team that is of all of it (RDI-CARD-31).
    if losses.of_all(state, play, state.sheltered(seat, play)) <= when.more_than:
        return False
    return _would_be_hit(state, seat, play, mode, when.own)


def _may_meet_scarab(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a loss is a Scarab's, which is a card of Amundyr's, not an Event's; and a text may meet it."""
    return play.card is not None and not moves_loss(state, seat, play, mode)


def moves_loss(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a text sends one player's loss by a card on, or shares it."""
    return sends_on(state, seat, play, mode) or has(mode.effects, Trait.SHARES_LOSS)


def sends_on(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a text sends a loss by a card on."""
    return has(mode.effects, Trait.SENDS_ON) and not _ignores_instead(state, seat, play, mode)


def _ignores_instead(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a text that sends a loss to a third player Ignores the card, for want of one (RDI-VRULING-47)."""
    return mode.pick is Pick.THIRD and not third_players(state, seat, play.seat)


def _would_be_hit(state: State, seat: int, play: Play, mode: Mode, own: bool) -> bool:
    """Tell whether a player can meet a loss; of one that is shared already, only by sending it on (RDI-NEGATE-03)."""
    if (not own and not state.is_opponent(seat, play.seat)) or seat in play.ignored:
        return False
    if seat in play.sharing and not sends_on(state, seat, play, mode):
        return False
    if play.card is not None and play.card.unignorable and _ignores_instead(state, seat, play, mode):
        return False
    return losses.of_all(state, play, (seat,)) > 0


@condition(c.AnotherActs, windows={Window.PLAYED})
def _is_anothers_action(state: State, seat: int, when: c.AnotherActs, mode: Mode, moment: Moment) -> bool:
    """Another player's Action Card may be Negated, of both types too (RDI-CARD-20, -27)."""
    play = moment.play
    if play is None or play.card is None or Type.ACTION not in play.card.types:
        return False
    return state.is_opponent(seat, play.seat) and may_be_negated(state, play)


@condition(c.SometimesPlayed, windows={Window.PLAYED})
def _is_negatable(state: State, seat: int, when: c.SometimesPlayed, mode: Mode, moment: Moment) -> bool:
    """A Sometimes Card may be Negated."""
    play = moment.play
    return play is not None and Type.SOMETIMES in play.types and may_be_negated(state, play)


def may_be_negated(state: State, play: Play) -> bool:
    """Tell whether a card may be Negated: no activation, nothing sure (RDI-MINION-16, RDI-MARK-04)."""
    if play.activation or (play.card is not None and play.card.unnegatable):
        return False
    return not any(is_sure(state, play) for is_sure in hooks.is_sure)


@condition(c.ActionPicksYou, windows={Window.PLAYED})
def _is_picked_by_action(state: State, seat: int, when: c.ActionPicksYou, mode: Mode, moment: Moment) -> bool:
    """Another player's Action Card has picked the player (RDI-CARD-26)."""
    play = moment.play
    if play is None:
        return False
    own = (play.target, play.second, play.third) if play.mode.pick is not Pick.NOTHING else ()
    picked = seat in (*own, *play.also)  # a Device Card and its Gear Card are one card
    return picked and Type.ACTION in play.types and state.is_opponent(seat, play.seat) and seat not in play.ignored


@condition(c.ChampionCalled, windows={Window.CHAMPIONS, Window.PLAYED, Window.EVENT})
def _is_champion_called(state: State, seat: int, when: c.ChampionCalled, mode: Mode, moment: Moment) -> bool:
    """A team has chosen its Champion, or the Boss is one; without teams, what would call for them.

    RDI-VRULING-45, -104, RDI-BVB-07.
    """
    play = moment.play
    if play is None or (play.card is not None and Type.ACTION not in play.types):
        return False
    if moment.kind is Window.CHAMPIONS:
        of_card = play.card is not None or not is_of_event_deck(play.card_id)
        is_automatic = of_card and state.are_teammates(seat, play.seat)
        return bool(state.options.challengers) or not is_automatic
    calls = play.card.champions if play.card is not None else _calls_all(play.card_id)
    return state.options.variant is Variant.BOSS_VERSUS_BOSS and calls and seat not in play.ignored


def _calls_all(event: str) -> bool:
    """Tell whether an Event calls for Champions in a team game (RDI-VRULING-41)."""
    return is_of_event_deck(event) or drink_of(event).champions


@condition(c.ScarabBites, windows={Window.LOSS})
def _is_biting_opponent(state: State, seat: int, when: c.ScarabBites, mode: Mode, moment: Moment) -> bool:
    """A token bites an opponent."""
    play = moment.play
    return play is not None and play.card is not None and play.card.token and state.is_opponent(seat, play.target)


@condition(c.DrinkCardPlayed, windows={Window.PLAYED})
def _changes_drink(state: State, seat: int, when: c.DrinkCardPlayed, mode: Mode, moment: Moment) -> bool:
    """A Sometimes Card changes a Drink."""
    play = moment.play
    if play is None or Type.SOMETIMES not in play.types:
        return False
    if play.card is None or play.card.wench or play.card.thinks_not:
        return False
    return has(play.effects, Trait.CHANGES_DRINK)


@condition(c.OwnCardPlayed, windows={Window.PLAYED})
def _is_own_to_boost(state: State, seat: int, when: c.OwnCardPlayed, mode: Mode, moment: Moment) -> bool:
    """An own card has numbers to raise."""
    return moment.play is not None and may_boost(state, seat, moment.play, when.hits)


def may_boost(state: State, seat: int, play: Play, hits: bool) -> bool:
    """Tell whether a player may raise the numbers of an own card, or what it makes another player lose."""
    if play.seat != seat:
        return False
    if hits:
        return bool(losses.others_hit(state, play))
    played = {Type.ACTION, Type.SOMETIMES, Type.ANYTIME}.intersection(play.types)
    return bool(played) and any(boosted(effect, 1) != effect for effect in play.effects)


@condition(c.GearRevealed, windows={Window.GEAR})
def _is_gear_to_fix(state: State, seat: int, when: c.GearRevealed, mode: Mode, moment: Moment) -> bool:
    """An own Gear Card has been revealed."""
    play = moment.play
    return play is not None and play.seat == seat and any(lying(play) for lying in hooks.lying_with)


@condition(c.EventOnYou, windows={Window.EVENT})
def _is_met_by_event(state: State, seat: int, when: c.EventOnYou, mode: Mode, moment: Moment) -> bool:
    """An Event reaches the player."""
    return moment.play is not None and moment.play.reaches(seat)


@condition(c.DrinkEventOnYou, windows={Window.EVENT})
def _is_met_by_drink_event(state: State, seat: int, when: c.DrinkEventOnYou, mode: Mode, moment: Moment) -> bool:
    """A Drink Event reaches the player."""
    play = moment.play
    return play is not None and not is_of_event_deck(play.card_id) and play.reaches(seat)


@condition(c.SomebodyHurt, windows={Window.HURT})
def _is_culprit(state: State, seat: int, when: c.SomebodyHurt, mode: Mode, moment: Moment) -> bool:
    """An opponent whose card has hurt somebody does not have yet what is given for that (RDI-MARK-06)."""
    play = moment.play
    if play is None or not state.is_opponent(seat, play.seat) or not state.is_living(play.seat):
        return False
    if any(has_it(state, play.seat) for has_it in hooks.has_already):
        return False
    return any(state.is_opponent(play.seat, hurt.seat) for hurt in moment.hurts)


@condition(c.LostFortitude, windows={Window.HURT, Window.ABOUT_TO_LOSE})
def _is_hurt(state: State, seat: int, when: c.LostFortitude, mode: Mode, moment: Moment) -> bool:
    """The player may hit back for a loss."""
    return bool(hurts_of(state, seat, moment))


@condition(c.AnotherCheats, windows={Window.PLAYED})
def _is_cheated(state: State, seat: int, when: c.AnotherCheats, mode: Mode, moment: Moment) -> bool:
    """Another player cheats in the Round that the player is in."""
    play = moment.play
    if play is None or Type.CHEATING not in play.types:
        return False
    return state.is_opponent(seat, play.seat) and is_inside(state, seat)
