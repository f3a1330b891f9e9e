"""Conditions that are met by what a card would do to a player, and by the loss of Fortitude that it has brought."""

from typing import Final

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Mode, Pick, Stat, Type, phrases
from dwarfdraft.games.tavern.cards.phrases import Phrases
from dwarfdraft.games.tavern.cards.when import always_says
from dwarfdraft.games.tavern.cards.why_not import WhyNot
from dwarfdraft.games.tavern.conditions.happened import hurts_of
from dwarfdraft.games.tavern.conditions.reach import affects, third_players
from dwarfdraft.games.tavern.conditions.reasons import IGNORED, NO_CARD, NOT_IGNORED, SHARED, own_card, played
from dwarfdraft.games.tavern.conditions.registry import ConditionRules, because, in_windows
from dwarfdraft.games.tavern.effect_rules import Trait, has
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.state.stack import AnyWindow, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import State

# A card of a type, or what counts as one


def _where_losses_are(when: c.CardAffectsYou | c.CardHitsYou) -> frozenset[AnyWindow]:
    """What may be answered as an Action Card's loss may be where a loss counts as one (RDI-EVENT-05)."""
    is_loss = Type.ACTION in when.types and (isinstance(when, c.CardHitsYou) or Stat.FORTITUDE in when.stats)
    return frozenset({Window.PLAYED, Window.LOSS} if is_loss else {Window.PLAYED})


def _may_ignore(state: State, seat: int, when: c.CardAffectsYou, mode: Mode, moment: Moment) -> bool:
    """A card of a type touches what the player has (RDI-AFFECT-01: `reach.affects`), and can be Ignored."""
    play = moment.play
    if play is None or seat in play.ignored or seat in play.sharing or not _answers_type(moment, when.types):
        return False
    if play.card is not None and play.card.unignorable:
        return False
    if moment.kind is Window.LOSS:
        return Stat.FORTITUDE in when.stats and _is_hit(state, seat, play)
    return any(affects(state, play, seat, stat) for stat in when.stats)


def _is_hit_by_type(state: State, seat: int, when: c.CardHitsYou, mode: Mode, moment: Moment) -> bool:
    """A card of a type would make the player lose Fortitude."""
    return moment.play is not None and _is_hit(state, seat, moment.play) and _answers_type(moment, when.types)


def _is_hit(state: State, seat: int, play: Play) -> bool:
    """Tell whether a card, an own one too, would make a player lose Fortitude who may still defend."""
    return seat not in play.sharing and losses.of_all(state, play, (seat,)) > 0


def _answers_type(moment: Moment, types: tuple[Type, ...]) -> bool:
    """Tell whether what may be answered is a card of one of these types, or counts as one (RDI-EVENT-05)."""
    if moment.kind is Window.LOSS:
        return Type.ACTION in types
    return moment.play is not None and not set(types).isdisjoint(moment.play.types)


def _says_affects_you(when: c.CardAffectsYou) -> Phrases:
    return phrases.text(f"tavern.when.affects.{'-'.join(when.types)}.{'-'.join(when.stats)}")


def _not_affected(state: State, seat: int, when: c.CardAffectsYou, moment: Moment | None) -> WhyNot:
    if moment is not None and moment.kind is Window.LOSS and moment.play is not None:
        return _no_loss(state, seat, moment.play, when.types)
    play = played(moment)
    if play is None:
        return NO_CARD
    if play.card is not None and play.card.unignorable:
        return NOT_IGNORED
    if seat in play.ignored:
        return IGNORED
    if seat in play.sharing:
        return SHARED
    if not any(kind in play.types for kind in when.types):
        gambling = Type.GAMBLING in play.types or Type.CHEATING in play.types
        return WhyNot("round_is_not_ignored", "RDI-AFFECT-04") if gambling else WhyNot("wrong_type", "RDI-AFFECT-01")
    others = any(affects(state, play, seat, stat) for stat in Stat)
    return WhyNot("affects_something_else" if others else "does_not_affect_you", "RDI-AFFECT-01")


def _no_own_loss(state: State, seat: int, when: c.CardHitsYou, moment: Moment | None) -> WhyNot:
    if moment is not None and moment.kind is Window.LOSS and moment.play is not None:
        return _no_loss(state, seat, moment.play, when.types)
    play = played(moment)
    if play is None:
        return NO_CARD
    if seat in play.ignored:
        return IGNORED
    if seat in play.sharing:
        return SHARED
    if set(when.types).isdisjoint(play.types):
        return WhyNot("wrong_type", "RDI-AFFECT-01")
    return WhyNot("you_lose_no_fortitude", "RDI-AFFECT-01")


def _no_loss(state: State, seat: int, play: Play, types: tuple[Type, ...]) -> WhyNot:
    """Return what is in the way of answering a loss that counts as an Action Card's."""
    if seat in play.ignored:
        return IGNORED
    if Type.ACTION not in types:
        return WhyNot("wrong_type", "RDI-EVENT-05")
    hit = losses.of_all(state, play, (seat,)) > 0
    return WhyNot("affects_something_else" if hit else "you_lose_no_fortitude", "RDI-EVENT-05")


# Any card of another player


def _is_losing_fortitude(state: State, seat: int, when: c.LosingFortitude, mode: Mode, moment: Moment) -> bool:
    """The player can meet a loss by a card."""
    return moment.play is not None and may_meet(state, seat, when, mode, moment.play)


def may_meet(state: State, seat: int, when: c.LosingFortitude, mode: Mode, play: Play) -> bool:
    """Tell whether a text may be played against the loss that a card would bring a player."""
    # A text that makes a loss 1 says of how much more (`more_than`); in a team that is of all of it (RDI-CARD-31).
    if losses.of_all(state, play, state.sheltered(seat, play)) <= when.more_than:
        return False
    return _would_be_hit(state, seat, play, mode, when.own)


def moves_loss(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a text sends one player's loss by a card on, or shares it."""
    return _sends_on(state, seat, play, mode) or has(mode.effects, Trait.SHARES_LOSS)


def _sends_on(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a text sends a loss by a card on."""
    return has(mode.effects, Trait.SENDS_ON) and not _ignores_instead(state, seat, play, mode)


def _ignores_instead(state: State, seat: int, play: Play, mode: Mode) -> bool:
    """Tell whether a text that sends a loss to a third player Ignores the card, for want of one (RDI-VRULING-47).

    To whom it may be sent otherwise: `reach.third_players`.
    """
    return mode.pick is Pick.THIRD and not third_players(state, seat, play.seat)


def _would_be_hit(state: State, seat: int, play: Play, mode: Mode, own: bool) -> bool:
    """Tell whether a player can meet a loss; one that is shared already, only by sending it on.

    That is neither Ignoring nor reducing it (RDI-NEGATE-03), unless a text does so for want of a third player
    (`_sends_on`). `own`: a card of one's own may be met, too.
    """
    if (not own and not state.is_opponent(seat, play.seat)) or seat in play.ignored:
        return False
    if seat in play.sharing and not _sends_on(state, seat, play, mode):
        return False
    if play.card is not None and play.card.unignorable and _ignores_instead(state, seat, play, mode):
        return False
    return losses.of_all(state, play, (seat,)) > 0


def _says_losing_fortitude(when: c.LosingFortitude) -> Phrases:
    if when.more_than:
        return phrases.text("tavern.when.losing_fortitude.more", n=when.more_than)
    return phrases.text("tavern.when.losing_fortitude.own" if when.own else "tavern.when.losing_fortitude.usual")


def _no_hit(state: State, seat: int, when: c.LosingFortitude, moment: Moment | None) -> WhyNot:
    play = played(moment)
    if when.more_than and play is not None and affects(state, play, seat, Stat.FORTITUDE):
        return WhyNot("loss_is_small", "RDI-CARD-31")
    if play is None:
        return NO_CARD
    if state.are_teammates(seat, play.seat) and not when.own:
        return own_card(seat, play)
    if seat in play.ignored:
        return IGNORED
    if seat in play.sharing:
        return SHARED
    if losses.of_all(state, play, (seat,)):  # with no third player left only Ignoring is (RDI-VRULING-47)
        return NOT_IGNORED
    return WhyNot("you_lose_no_fortitude", "RDI-AFFECT-01")


def _is_hurt(state: State, seat: int, when: c.LostFortitude, mode: Mode, moment: Moment) -> bool:
    """The player may hit back for a loss (RDI-RULING-55): `happened.hurts_of`."""
    return bool(hurts_of(state, seat, moment))


CONDITIONS: Final = (
    ConditionRules(
        c.CardAffectsYou,
        says=_says_affects_you,
        windows=_where_losses_are,
        is_met=_may_ignore,
        why=_not_affected,
    ),
    ConditionRules(
        c.CardHitsYou,
        says=lambda when: phrases.text(f"tavern.when.hits_you.{'-'.join(when.types)}"),
        windows=_where_losses_are,
        is_met=_is_hit_by_type,
        why=_no_own_loss,
    ),
    ConditionRules(
        c.LosingFortitude,
        says=_says_losing_fortitude,
        windows=in_windows(Window.PLAYED),
        is_met=_is_losing_fortitude,
        why=_no_hit,
    ),
    ConditionRules(
        c.LostFortitude,
        says=always_says("tavern.when.lost_fortitude"),
        windows=in_windows(Window.HURT, Window.ABOUT_TO_LOSE),
        is_met=_is_hurt,
        why=because("not_hurt", "RDI-RULING-55"),
    ),
)
