"""When a card may be played: the one place that interprets conditions."""

from functools import cache
from typing import Final, assert_never

from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern import hooks
from dwarfdraft.games.tavern.cards import Mode, Pick, Stat, Type, Who
from dwarfdraft.games.tavern.cards.boosting import boosted
from dwarfdraft.games.tavern.decks.all import CHARACTERS, card_of, cards_of, drink_of, is_of_event_deck
from dwarfdraft.games.tavern.effect_rules import Trait, has, rules_of
from dwarfdraft.games.tavern.numbers import losses
from dwarfdraft.games.tavern.numbers.changes import NEWS
from dwarfdraft.games.tavern.state.options import Options, Variant
from dwarfdraft.games.tavern.state.stack import DrinkInPlay, Happening, Hurt, Moment, Play, Window
from dwarfdraft.games.tavern.state.state import Phase, State, Step
from dwarfdraft.games.tavern.state.targets import is_in_play

EVERY_WINDOW: Final = frozenset(Window) - {Window.GEAR}
"""All in which anybody may play: nobody but who fixes the Gear Card does before it is added (RDI-GEAR-03, -04)."""
_REVEALED: Final = frozenset({Window.DRINKS, Window.HALVES})
_MOVE_LOSS: Final = (Trait.SENDS_ON, Trait.SENDS_TO_THIRD, Trait.SHARES_LOSS)
_OF_THE_ROUND: Final = (c.AnotherCheats, c.AnotherWonRound, c.AnotherTakesPot)
"""Conditions on a player's own part in a Round."""


def windows_of(condition: c.Condition) -> frozenset[Window]:
    """Return the kinds of windows in which a condition can hold at all."""
    if isinstance(condition, c.NoResponse):
        return frozenset()
    match condition:
        case c.Anytime() | c.RoundRuns() | c.AnothersDrinkPhase():
            return EVERY_WINDOW
        case c.MinionHit():
            return frozenset({Window.WAGES})
        case c.MustAnte():
            return frozenset({Window.ANTE})
        case c.DrinkOnYou() | c.YouDrink() | c.SomebodyDrinks() | c.AnotherRevealed():
            return _REVEALED
        case c.CardAffectsYou(types, stats) if Type.ACTION in types and Stat.FORTITUDE in stats:
            return frozenset({Window.PLAYED, Window.LOSS})
        case c.CardHitsYou(types) if Type.ACTION in types:
            return frozenset({Window.PLAYED, Window.LOSS})
        case c.LosingFortitude():
            return frozenset({Window.PLAYED, Window.LOSS})
        case c.CardAffectsYou() | c.AnotherCheats() | c.SometimesPlayed() | c.DrinkCardPlayed():
            return frozenset({Window.PLAYED})
        case c.ChampionCalled():
            return frozenset({Window.CHAMPIONS, Window.PLAYED, Window.EVENT})
        case c.ScarabBites():
            return frozenset({Window.LOSS})
        case c.CardHitsYou() | c.OwnCardPlayed() | c.AnotherActs() | c.ActionPicksYou():
            return frozenset({Window.PLAYED})
        case c.DrinkEventOnYou():
            return frozenset({Window.EVENT})
        case c.GearRevealed():
            return frozenset({Window.GEAR})
        case c.LosingGold():
            return frozenset({Window.ANTE, Window.PAYMENT, Window.WAGES})
        case c.RefillDue():
            return frozenset({Window.PAYMENT})
        case c.SomebodyHurt():
            return frozenset({Window.HURT})
        case c.LostFortitude():
            return frozenset({Window.HURT, Window.ABOUT_TO_LOSE})
        case c.AnotherWonRound():
            return frozenset({Window.WON})
        case c.AnotherTakesPot():
            return frozenset({Window.COLLECT})
        case c.GainedGold() | c.LostGold() | c.GainedAlcohol():
            return frozenset({Window.HAPPENED})
        case c.OwnOrder():
            return frozenset({Window.PHASE, Window.ABOUT_TO_LOSE})
        case c.EventOnYou():
            return frozenset({Window.EVENT})
        case _:
            assert_never(condition)


@cache
def answerable(options: Options) -> frozenset[Window]:
    """Return the windows that some Sometimes Card of the characters could answer (RDI-RULING-01: public grounds)."""
    return frozenset(
        window
        for seat, character in enumerate(options.characters)
        for card in cards_of(character, boss=seat in options.bosses)
        for mode in card.modes
        if not isinstance(mode.when, c.Anytime | c.RoundRuns | c.AnothersDrinkPhase)
        for window in windows_of(mode.when)
    )


@cache
def modes_in(card_id: str, window: Window) -> tuple[int, ...]:
    """Return the texts of a card that can be played in a kind of window."""
    return tuple(i for i, mode in enumerate(card_of(card_id).modes) if window in windows_of(mode.when))


def fitting_modes(state: State, seat: int, card_id: str, moment: Moment) -> list[int]:
    """Return the texts of a card that a player may play now in answer to an event."""
    modes = modes_in(card_id, moment.kind)
    if not modes or not may_afford(state, seat, card_id):
        return []
    card = card_of(card_id)
    return [i for i in modes if holds(state, seat, card.modes[i], moment)]


def may_afford(state: State, seat: int, card_id: str) -> bool:
    """Tell whether a player has what a card costs to play (RDI-BLOOD-13)."""
    return all(can(state, seat, card_id) for can in hooks.can_afford)


def holds(state: State, seat: int, mode: Mode, moment: Moment) -> bool:
    """Tell whether a text may be played by a player in answer to an event, and has what it needs to pick.

    In a team it is enough that a teammate meets the condition (RDI-TEAM-13).
    """
    if mode.pick is Pick.MARKED and not hooks.PICKS[mode.pick](state, seat):
        return False  # a card that needs a target may not be played without one (RDI-RULING-20)
    if is_met(state, seat, mode, moment):
        return True
    mates = _may_meet(state, seat, mode, moment)[1:]
    return any(is_met(state, mate, mode, moment) for mate in mates) if mates else False


def met_by(state: State, seat: int, mode: Mode, moment: Moment) -> tuple[int, ...]:
    """Return who meets the condition of a text that a player may play: the player first, then teammates."""
    return tuple(of for of in _may_meet(state, seat, mode, moment) if is_met(state, of, mode, moment))


def _may_meet(state: State, seat: int, mode: Mode, moment: Moment) -> tuple[int, ...]:
    """Return whose meeting the condition counts: nobody but oneself has not left a Round (RDI-TEAM-43)."""
    if isinstance(mode.when, _OF_THE_ROUND):
        return (seat,)
    return state.sheltered(seat, moment.play)


def is_met(state: State, seat: int, mode: Mode, moment: Moment) -> bool:
    """Tell whether a player meets the condition of a text."""
    when = mode.when
    if isinstance(when, c.NoResponse):
        return False
    match when:
        case c.Anytime():
            return may_play_anytime(state, seat, when)
        case c.MinionHit():
            return seat in moment.seats and moment.play is not None and state.is_opponent(seat, moment.play.seat)
        case c.MustAnte():
            if state.round is not None and state.round.no_leaving:
                return False
            return any(due.payer == seat and not due.covered for due in moment.dues)
        case c.DrinkOnYou() | c.YouDrink() | c.SomebodyDrinks() | c.AnotherRevealed():
            return bool(_drinks_of(state, seat, mode, moment))
        case c.CardAffectsYou(types, stats):
            return _may_ignore(state, seat, moment, types, stats)
        case c.LosingGold(broke):
            return _is_losing_gold(state, seat, moment, mode, broke)
        case c.RefillDue():
            return moment.is_refill and any(due.payer == seat and not due.covered for due in moment.dues)
        case c.LosingFortitude(own, more_than):
            return _is_losing_fortitude(state, seat, moment, mode, own, more_than)
        case c.SomebodyHurt():
            return _is_culprit(state, seat, moment)
        case c.LostFortitude():
            return bool(_hurts_of(state, seat, moment))
        case c.AnotherCheats():
            return _is_cheated(state, seat, moment)
        case c.AnotherWonRound(still_in, or_you):
            is_fitting = or_you or state.is_opponent(seat, moment.seats[0])
            return is_fitting and (not still_in or _is_inside(state, seat))
        case c.AnotherTakesPot():
            return state.is_opponent(seat, moment.seats[0]) and _is_inside(state, seat)
        case c.GainedGold() | c.LostGold() | c.GainedAlcohol():
            return bool(_news_of(seat, when, moment))
        case c.RoundRuns(gold_in_pot, ends_it):
            has_all = all(has(state, seat, when) for has in hooks.has_for_round)
            return has_all and _round_runs(state, moment, gold_in_pot, ends_it)
        case c.OwnOrder(before):
            own = state.are_teammates(seat, state.active)
            return own and (_may_foresee(state) if before else state.phase is Phase.ORDER)
        case c.EventOnYou():
            return moment.play is not None and moment.play.reaches(seat)
        case c.AnothersDrinkPhase():
            return _is_drink_phase(state) and state.is_opponent(seat, state.active) and state.is_living(state.active)
        case c.ActionPicksYou():
            return moment.play is not None and _is_picked_by_action(state, seat, moment.play)
        case c.ChampionCalled():
            return _is_champion_called(state, seat, moment)
        case c.ScarabBites():
            return moment.play is not None and _is_biting_opponent(state, seat, moment.play)
        case c.AnotherActs():
            return moment.play is not None and _is_anothers_action(state, seat, moment.play)
        case c.SometimesPlayed():
            play = moment.play
            return play is not None and Type.SOMETIMES in play.types and may_be_negated(state, play)
        case c.DrinkCardPlayed():
            return moment.play is not None and _changes_drink(moment.play)
        case c.DrinkEventOnYou():
            play = moment.play
            return play is not None and not is_of_event_deck(play.card_id) and play.reaches(seat)
        case c.CardHitsYou(types):
            return moment.play is not None and _is_hit(state, seat, moment.play) and answers_type(moment, types)
        case c.OwnCardPlayed(hits):
            return moment.play is not None and may_boost(state, seat, moment.play, hits)
        case c.GearRevealed():
            return moment.play is not None and moment.play.seat == seat and bool(moment.play.gear)
        case _:
            assert_never(when)


def fitting_drinks(state: State, seat: int, mode: Mode, moment: Moment) -> list[int]:
    """Return which of the revealed Drinks a text may be played on, by their place in the order revealed."""
    sheltered = _may_meet(state, seat, mode, moment)
    return sorted({place for of in sheltered for place in _drinks_of(state, of, mode, moment)})


def _drinks_of(state: State, seat: int, mode: Mode, moment: Moment) -> list[int]:
    when = mode.when
    drinks = moment.drinks
    match when:
        case c.DrinkOnYou():
            return [i for i, drink in enumerate(drinks) if _is_drinking(seat, drink) or _pays_for(seat, drink)]
        case c.YouDrink(splits):
            mine = [i for i, drink in enumerate(drinks) if _is_drinking(seat, drink)]
            return [i for i in mine if may_split(drinks[i])] if splits else mine
        case c.SomebodyDrinks():
            return list(range(len(drinks)))
        case c.AnotherRevealed():
            return [i for i, drink in enumerate(drinks) if state.is_opponent(seat, drink.revealer)]
        case _:
            return []


def may_split(drink: DrinkInPlay) -> bool:
    """Tell whether a card may split a Drink: none of its cards forbids it (RDI-RULING-41)."""
    return all(drink_of(card).may_split for card in drink.cards)


def may_play_anytime(state: State, seat: int, when: c.Anytime) -> bool:
    """Tell whether an Anytime Card has what it asks for: less Gold than there are players left (RDI-CARD-18)."""
    return not when.poorer or state.stats(seat).gold < len(state.living())


def may_boost(state: State, seat: int, play: Play, hits: bool) -> bool:
    """Tell whether a player may raise the numbers of an own card, or what it makes another player lose."""
    if play.seat != seat:
        return False
    if hits:
        return bool(losses.others_hit(state, play))
    played = {Type.ACTION, Type.SOMETIMES, Type.ANYTIME}.intersection(play.types)
    return bool(played) and any(boosted(effect, 1) != effect for effect in play.effects)


def news_for(state: State, seat: int, when: c.Condition, moment: Moment) -> list[Happening]:
    """Return what has just happened to a player, or to a teammate, that a card of this condition answers."""
    return [happening for of in state.sheltered(seat) for happening in _news_of(of, when, moment)]


def _news_of(seat: int, when: c.Condition, moment: Moment) -> list[Happening]:
    news = NEWS.get(type(when))
    return [happening for happening in moment.happened if happening.seat == seat and happening.news is news]


def may_be_negated(state: State, play: Play) -> bool:
    """Tell whether a card may be Negated: no activation, nothing that is sure (RDI-MINION-16, RDI-MARK-04)."""
    if play.activation or (play.card is not None and play.card.unnegatable):
        return False
    return not any(is_sure(state, play) for is_sure in hooks.is_sure)


def may_act(state: State, seat: int, when: c.OwnAction) -> bool:
    """Tell whether an Action has what it asks for."""
    return all(has(state, seat, when) for has in hooks.has_for_action)


def may_move(state: State, when: c.OwnMove | c.InsteadOfMove) -> bool:
    """Tell whether a text may be played as a move: after Winning Hand! only one that may follow it (RDI-GAMBLE-14)."""
    follows = isinstance(when, c.InsteadOfMove) or when.after_winning_hand
    return state.round is not None and (follows or not state.round.bound)


def sources_to_hit_back(state: State, seat: int, moment: Moment) -> list[int]:
    """Return whom a player may hit back at now, or the Minion that did it (RDI-RULING-23, -55, RDI-MINION-11)."""
    hurts = hurts_to_answer(state, seat, moment)
    did = {hurt.minion for hurt in hurts if is_in_play(state, hurt.minion)}
    return sorted({hurt.source for hurt in hurts} | did)


def hurts_to_answer(state: State, seat: int, moment: Moment) -> list[Hurt]:
    """Return the losses, also of teammates, that a player may hit back for now (RDI-RULING-23, -55, RDI-TEAM-12)."""
    return [hurt for of in state.sheltered(seat, moment.play) for hurt in _hurts_of(state, of, moment)]


def _hurts_of(state: State, seat: int, moment: Moment) -> list[Hurt]:
    hurts = (state.hurts if seat in moment.seats else ()) if moment.kind is Window.ABOUT_TO_LOSE else moment.hurts
    mine = [hurt for hurt in hurts if hurt.seat == seat and not hurt.defended]
    return [hurt for hurt in mine if state.is_opponent(seat, hurt.source) and state.is_living(hurt.source)]


def affects(state: State, play: Play, seat: int, stat: Stat) -> bool:
    """Tell whether a card could directly change what a player has when it resolves (RDI-AFFECT-01 to -07)."""
    if stat is Stat.FORTITUDE and any(hit.seat == seat for hit in play.hits):
        return True
    return any(rules_of(effect).affects(state, play, seat, stat, effect) for effect in play.effects)


def is_among(state: State, play: Play, who: Who, seat: int) -> bool:
    """Tell whether a living player is among those whom an effect of a card is for.

    Others are opponents (RDI-TEAM-49); where a card asks for Champions, all who are not picked are (RDI-TEAM-45).
    """
    match who:
        case Who.YOU:
            return seat == play.seat
        case Who.PICKED:
            return seat in (play.target, play.second, play.third)
        case Who.OTHERS:
            among = play.champions if play.card is None or play.card.champions else None
            return state.is_opponent(play.seat, seat) and (among is None or seat in among)
        case Who.EVERYONE:
            return _is_asked_for(play, seat)
        case Who.ALSO_PICKED:
            return seat in play.also
        case Who.HEROES:
            return _is_asked_for(play, seat) and not CHARACTERS[state.seats[seat].character].villain
        case Who.VILLAINS:  # of a team, only what the Champion is counts (RDI-TEAM-37)
            return _is_asked_for(play, seat) and CHARACTERS[state.seats[seat].character].villain
        case Who.PICKED_TEAM:
            return state.are_teammates(play.target, seat)
        case Who.PICKED_MATES:
            return state.are_teammates(play.target, seat) and seat != play.target
        case Who.NEGATOR:
            return play.negated_by is not None and seat == play.negated_by.seat
        case Who.IN_ROUND:
            return state.is_opponent(play.seat, seat) and _is_inside(state, seat)
        case Who.SOURCE:
            return play.answered is not None and seat == play.answered.seat
        case _:
            assert_never(who)


def reached(state: State, play: Play, who: Who) -> list[int]:
    """Return the living players whom an effect reaches: those who Ignore the card are not among them."""
    return [seat for seat in state.living() if is_among(state, play, who, seat) and seat not in play.ignored]


def _is_asked_for(play: Play, seat: int) -> bool:
    return play.champions is None or seat in play.champions


def met(state: State, play: Play) -> list[int]:
    """Return whom an Event affects, in the order in which they choose (RDI-DUNGEON-07, -08, RDI-RULING-19)."""
    order = state.living_from(play.seat)
    return [seat for seat in order if play.reaches(seat)]


def answers_type(moment: Moment, types: tuple[Type, ...]) -> bool:
    """Tell whether what may be answered is a card of one of these types, or counts as one (RDI-EVENT-05)."""
    if moment.kind is Window.LOSS:
        return Type.ACTION in types
    return moment.play is not None and not set(types).isdisjoint(moment.play.types)


def _may_ignore(state: State, seat: int, moment: Moment, types: tuple[Type, ...], stats: tuple[Stat, ...]) -> bool:
    play = moment.play
    if play is None or seat in play.ignored or seat in play.sharing or not answers_type(moment, types):
        return False
    if play.card is not None and play.card.unignorable:
        return False
    if moment.kind is Window.LOSS:
        return Stat.FORTITUDE in stats and _is_hit(state, seat, play)
    return any(affects(state, play, seat, stat) for stat in stats)


def _is_losing_gold(state: State, seat: int, moment: Moment, mode: Mode, broke: bool) -> bool:
    if not any(due.payer == seat and due.amount and not due.covered for due in moment.dues):
        return False
    if moment.kind is Window.WAGES:  # the Inn may pay of them, nothing else avoids them (RDI-MINION-08, -09)
        return has(mode.effects, Trait.COVERS_WAGES)
    return state.stats(seat).gold > 0 or (broke and moment.kind is Window.ANTE)


def _may_foresee(state: State) -> bool:
    return state.step is Step.ORDER_BEFORE and not state.has_foreseen


def _is_drink_phase(state: State) -> bool:
    """Tell whether it is a Drink Phase: what comes at the very end of the turn is not in it (RDI-SEA-04)."""
    return state.phase is Phase.DRINK and state.step is not Step.TURN_END


def _is_culprit(state: State, seat: int, moment: Moment) -> bool:
    """Tell whether the player whose card hurt somebody else may be marked for it."""
    play = moment.play
    if play is None or not state.is_opponent(seat, play.seat) or not state.is_living(play.seat):
        return False
    if any(has(state, play.seat) for has in hooks.has_already):
        return False
    return any(state.is_opponent(play.seat, hurt.seat) for hurt in moment.hurts)


def _is_losing_fortitude(state: State, seat: int, moment: Moment, mode: Mode, own: bool, more_than: int) -> bool:
    """Tell whether a player can meet a loss by a card, or reduce that by a Scarab (RDI-SCARAB-04, RDI-VRULING-70)."""
    play = moment.play
    if play is None or (moment.kind is Window.LOSS and (play.card is None or moves_loss(mode))):
        return False
    if losses.of_all(state, play, state.sheltered(seat, play)) <= more_than:
        return False
    return _would_be_hit(state, seat, play, mode, own)


def moves_loss(mode: Mode) -> bool:
    """Tell whether a text moves one player's loss."""
    return any(has(mode.effects, trait) for trait in _MOVE_LOSS)


def _would_be_hit(state: State, seat: int, play: Play, mode: Mode, own: bool) -> bool:
    """Tell whether a player can meet a loss; of one that is shared already, only by sending it on (RDI-NEGATE-03)."""
    if (not own and not state.is_opponent(seat, play.seat)) or seat in play.ignored:
        return False
    to_third = has(mode.effects, Trait.SENDS_TO_THIRD)
    sends_on = has(mode.effects, Trait.SENDS_ON) or (to_third and _is_third_left(state, seat, play))
    ignores = to_third and not sends_on
    if (seat in play.sharing and not sends_on) or (ignores and play.card is not None and play.card.unignorable):
        return False
    return losses.of_all(state, play, (seat,)) > 0


def _is_third_left(state: State, seat: int, play: Play) -> bool:
    """Tell whether a loss can be redirected: in a team, to an opponent other than its source (RDI-VRULING-47)."""
    if not state.options.is_team_game:
        return len(state.living()) > 2
    return any(other != play.seat for other in state.opponents(seat))


def _is_anothers_action(state: State, seat: int, play: Play) -> bool:
    """Tell whether another player's Action Card may be Negated, of both types too (RDI-CARD-20, -27)."""
    if play.card is None or Type.ACTION not in play.card.types:
        return False
    return state.is_opponent(seat, play.seat) and may_be_negated(state, play)


def _is_picked_by_action(state: State, seat: int, play: Play) -> bool:
    """Tell whether another player's Action Card has picked a player (RDI-CARD-26)."""
    own = (play.target, play.second, play.third) if play.mode.pick is not Pick.NOTHING else ()
    picked = seat in (*own, *play.also)  # a Device Card and its Gear Card are one card
    return picked and Type.ACTION in play.types and state.is_opponent(seat, play.seat) and seat not in play.ignored


def _is_champion_called(state: State, seat: int, moment: Moment) -> bool:
    """Tell whether a team has chosen its Champion, or the Boss is one; without teams, what would call for them.

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


def _is_biting_opponent(state: State, seat: int, play: Play) -> bool:
    return play.card is not None and play.card.token and state.is_opponent(seat, play.target)


def _is_cheated(state: State, seat: int, moment: Moment) -> bool:
    play = moment.play
    if play is None or Type.CHEATING not in play.types:
        return False
    return state.is_opponent(seat, play.seat) and _is_inside(state, seat)


def _is_inside(state: State, seat: int) -> bool:
    return state.round is not None and seat in state.round.inside


def _round_runs(state: State, moment: Moment, gold_in_pot: bool, ends_it: bool) -> bool:
    round_ = state.round
    if round_ is None or round_.over or (gold_in_pot and not round_.pot):
        return False
    if not ends_it:
        return True
    if any(is_anteing(frame) for frame in state.stack):
        return False
    answered = moment.play.effects if moment.kind is Window.PLAYED and moment.play is not None else ()
    return not has(answered, Trait.ENDS_ROUND)


def is_anteing(frame: Play | Moment) -> bool:
    """Tell whether a card makes players ante and those antes are not in yet (RDI-TIP-01)."""
    if isinstance(frame, Moment):
        return frame.kind is Window.ANTE
    return has(frame.effects, Trait.ANTES)


def _changes_drink(play: Play) -> bool:
    if Type.SOMETIMES not in play.types or play.card is None or play.card.wench or play.card.thinks_not:
        return False
    return has(play.effects, Trait.CHANGES_DRINK)


def _is_hit(state: State, seat: int, play: Play) -> bool:
    """Tell whether a card, an own one too, would make a player lose Fortitude who may still defend."""
    return seat not in play.sharing and losses.of_all(state, play, (seat,)) > 0


def _pays_for(seat: int, drink: DrinkInPlay) -> bool:
    """Tell whether a player is to pay whoever drinks a Drink, and may Ignore it therefore (RDI-CARD-17)."""
    return seat not in drink.ignored and any(payer == seat for payer, _ in drink.pays)


def _is_drinking(seat: int, drink: DrinkInPlay) -> bool:
    return drink.drinker == seat and seat not in drink.ignored
