"""What a card does when it resolves: the one place that interprets effects.

Numbers come first and together, then the rest in the order written (RDI-RULING-20); what a card does to several players
happens at the same time, and what follows from it shares one window at the end (RDI-RULING-17, -18).
"""

from collections.abc import Generator
from typing import Any, assert_never

from dwarfdraft.engine.ask import Step
from dwarfdraft.engine.game import Rules
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Stat
from dwarfdraft.games.tavern.cards.boosting import boosted, settled
from dwarfdraft.games.tavern.chapters import (
    bidding,
    champions,
    drink_events,
    drinks,
    event_choices,
    events,
    gambling,
    looking,
    payments,
)
from dwarfdraft.games.tavern.conditions.conditions import hurts_to_answer, is_among, reached
from dwarfdraft.games.tavern.mechanics import (
    blood,
    gears,
    marks,
    minions,
    open_hands,
    piety,
    potions,
    psionics,
    scarabs,
    wages,
    wulfric,
)
from dwarfdraft.games.tavern.mechanics.piety import PIETY
from dwarfdraft.games.tavern.numbers import counting, losses, redirecting
from dwarfdraft.games.tavern.numbers.changes import change_alcohol, change_fortitude, draw, move_gold, note
from dwarfdraft.games.tavern.state.stack import INN, LOSE, PAY, POT, Due, Hit, Hurt, Moment, News, Play, Window
from dwarfdraft.games.tavern.state.state import Phase, State
from dwarfdraft.games.tavern.state.targets import acting, is_card, is_there, player_of
from dwarfdraft.games.tavern.table import TavernTable


def plan(state: State, play: Play) -> None:
    """Settle what a card does, and whom it would make lose how much Fortitude, so that it can be answered.

    RDI-AFFECT-01. Who Ignores all effects does so here already (RDI-VRULING-103). Who plays a card to Ignore or reduce
    a loss does not hit back for it, even if that card is Negated (RDI-RULING-59).
    """
    play.effects = gears.combined(play)
    play.piety = PIETY.of(state.seats[play.seat])
    for effect in play.effects:
        match settled(effect, play.piety):
            case c.IgnoreCard() | c.ReduceLoss() | c.CapLoss() if play.answered is not None:
                play.answered.defended.update(state.sheltered(play.seat, play.answered))
            case c.Change(Stat.FORTITUDE, who, amount) if amount < 0:
                met = [seat for seat in state.living() if is_among(state, play, who, seat)]
                play.hits += [Hit(target, -amount, aimed=target) for target in (*met, *minions.met(state, play, who))]
            case c.HitBack(amount) if is_there(state, play.target):
                play.hits.append(Hit(play.target, amount))
            case c.HitTeamBack(amount) if is_there(state, play.target):
                play.hits += [Hit(seat, amount) for seat in state.team(player_of(play.target))]
            case c.HitPerHurt(more):
                play.hits.append(Hit(play.target, _hurt_by(state, play) + more))
            case c.PayOrLose(_, fortitude) if play.choice == LOSE:
                play.hits.append(Hit(play.target, fortitude))
            case counting_effect:
                play.hits += counting.hits(state, play, counting_effect)
    play.hits = losses.joined(play.hits)
    redirecting.ignore_all(state, play)
    play.unaided = play.card is not None and play.card.unaided


def resolve(table: TavernTable, play: Play) -> Generator[Step, Any, tuple[Hurt, ...]]:
    """Carry out what nobody has Negated, and return the losses that may be hit back (RDI-TIMING-02)."""
    redirecting.ignore_all(table.state, play)
    piety.settle(table.state, play)
    hurts = numbers(table, play)
    if any(isinstance(effect, c.NoMoreAid) for effect in play.effects):
        table.state.unaided += tuple(hurt.seat for hurt in hurts)
    for effect in play.effects:
        if isinstance(effect, c.GiveScarabs):
            play.minions_met[effect.who] = tuple(minions.met(table.state, play, effect.who))
    struck = tuple(hit.seat for hit in play.hits if is_card(hit.seat) and losses.left(table.state, play, hit))
    if struck:
        yield from wages.decide(table, play, struck)
    yield from _payments(table, play)
    yield from after_payments(table, play)
    return hurts


def after_payments(table: TavernTable, play: Play) -> Rules:
    """Carry out what is neither number nor payment, in the order written (RDI-RULING-20)."""
    for effect in play.effects:
        yield from _carry_out(table, play, effect)
    blood.gain(table, play)


def numbers(table: TavernTable, play: Play) -> tuple[Hurt, ...]:
    """Apply all changes of Fortitude and Alcohol Content together and return the losses of Fortitude that happened."""
    state = table.state
    source = losses.source(play)
    counting.again(state, play)
    gains_first = state.options.is_team_game and _would_cut_loss(state, play)
    if gains_first:
        _gain_fortitude(table, play, source)
    lost = take_hits(table, play)
    hurts = [
        Hurt(
            seat,
            amount,
            play.seat,
            _count_hurt(state, play, seat, lost),
            seat in play.defended,
            acting(state, play),
        )
        for seat, amount in lost
        if amount and play.card is not None
    ]
    if not gains_first:
        _gain_fortitude(table, play, source)
    for effect in play.effects:
        match effect:
            case c.Change(Stat.ALCOHOL, who, amount) if amount:
                for seat in reached(state, play, who):
                    changed = amount + play.raised if _is_own_loss(state, play, effect, seat) else amount
                    if change_alcohol(table, seat, changed, source=source, card=play.card_id) > 0:
                        note(state, News.GAINED_ALCOHOL, seat, frozenset({source}))
            case _:
                pass
    return tuple(hurts)


def take_hits(table: TavernTable, play: Play) -> list[tuple[int, int]]:
    """Have all whom a card still hits lose Fortitude, and return how much each has really lost.

    A player for whom Wulfric bites loses first, since the last Fortitude of a team may be anybody's (RDI-VRULING-27):
    so the order of the seats does not decide whether he bites.
    """
    state = table.state
    source = losses.source(play)
    landing = [(hit.seat, losses.left(state, play, hit)) for hit in _landing(state, play)]
    lost = []
    for seat, amount in sorted(landing, key=lambda met: not losses.is_struck_back(state, play, met[0])):
        changed = change_fortitude(table, seat, -amount, source=source, card=play.card_id, exact=True)
        lost.append((seat, -changed))
    for seat, amount in lost:
        play.lost[seat] = play.lost.get(seat, 0) + amount
    return lost


def _landing(state: State, play: Play) -> list[Hit]:
    """Return the losses that a card really brings: not to those who Ignore it."""
    return [hit for hit in play.hits if hit.seat not in play.ignored and state.is_living(hit.seat) and hit.amount]


def _gain_fortitude(table: TavernTable, play: Play, source: int) -> None:
    state = table.state
    for effect in play.effects:
        if isinstance(effect, c.Change) and effect.stat is Stat.FORTITUDE and effect.amount > 0:
            for seat in reached(state, play, effect.who):
                gained = wulfric.gain(state, play, seat, effect.amount)
                change_fortitude(table, seat, gained, source=source, card=play.card_id)


def _would_cut_loss(state: State, play: Play) -> bool:
    """Tell whether a team would lose more than it has: then what the card gives it counts first (RDI-VRULING-27)."""
    lost: dict[int, int] = {}
    for hit in _landing(state, play):
        party = state.seats[hit.seat].party
        lost[party] = lost.get(party, 0) + losses.left(state, play, hit)
    return any(amount > state.parties[party].fortitude for party, amount in lost.items())


def _count_hurt(state: State, play: Play, seat: int, lost: list[tuple[int, int]]) -> int:
    """Return how many a hit-back for each of them counts: all others who lost Fortitude.

    In a team all of it, whoever was aimed at, but not those whose own loss Static Effects took (RDI-TEAMCHAR-04).
    """
    if not state.options.is_team_game:
        return len({other for other, amount in lost if amount and other != play.seat})
    team = state.team(seat)
    own = {hit.seat for hit in play.hits if hit.seat in team}
    spared = {mate for mate in own if not any(_remains(state, play, hit) for hit in play.hits if hit.seat == mate)}
    return len(team) - len(spared)


def _remains(state: State, play: Play, hit: Hit) -> bool:
    """Tell whether Static Effects leave something of a loss, or an answer has taken all of it before."""
    return not hit.amount or (not state.is_shut(hit.seat) and losses.before_answers(state, play, hit) > 0)


def suffered(table: TavernTable, play: Play, hurts: tuple[Hurt, ...]) -> Rules:
    """Open the window of those who have lost Fortitude, when the card is finished (RDI-TIMING-10, RDI-RULING-17)."""
    if not hurts:
        return
    table.state.hurts += hurts
    seats = tuple(dict.fromkeys(hurt.seat for hurt in hurts))
    yield from table.open_window(Moment(Window.HURT, play=play, seats=seats, hurts=hurts))


def _payments(table: TavernTable, play: Play) -> Rules:
    """Have everybody pay what a card makes them pay, at the same time (RDI-RULING-18, -27)."""
    state = table.state
    dues = [
        Due(
            seat,
            wulfric.payment(state, play, seat, _price(state, play, effect, seat)),
            INN if effect.to_inn else play.seat,
        )
        for effect in play.effects
        if isinstance(effect, c.Pays)
        for seat in reached(state, play, effect.who)
        if effect.to_inn or state.is_opponent(play.seat, seat)
    ]
    for effect in play.effects:
        match effect:
            case c.PayOrLose(gold) if play.choice == PAY and _may_pay(state, play):
                dues.append(Due(play.target, wulfric.payment(state, play, play.target, gold), play.seat))
            case c.PayPicked(amount) if _may_pay(state, play):
                dues.append(Due(play.seat, amount, play.target))
            case _:
                pass
    yield from payments.pay(table, dues, play)


def _price(state: State, play: Play, effect: c.Pays, seat: int) -> int:
    """Return how much somebody is to pay: what the player of the card, or the team, pays is not raised."""
    return effect.amount - play.raised if _is_own_loss(state, play, effect, seat) else effect.amount


def _is_own_loss(state: State, play: Play, effect: c.Change | c.Pays, seat: int) -> bool:
    """Tell whether a raised number takes something from the player of the card, or the team, too (RDI-POTION-05).

    What a text takes from nobody else is not raised in the first place.
    """
    is_loss = effect.amount > 0 if isinstance(effect, c.Pays) else effect.amount < 0
    return is_loss and effect.who is not c.Who.YOU and state.are_teammates(play.seat, seat)


def _may_pay(state: State, play: Play) -> bool:
    """Tell whether whom a card picks has to do with Gold: no Minion, and nobody who Ignores it (RDI-MINION-14)."""
    return state.is_living(play.target) and play.target not in play.ignored


def _carry_out(table: TavernTable, play: Play, effect: c.Effect) -> Rules:
    state = table.state
    match effect:
        case c.Change() | c.Pays() | c.HitBack() | c.HitTeamBack() | c.HitPerHurt():
            pass  # numbers and payments are carried out together
        case c.PayOrLose() | c.PayPicked() | c.HitEachOfTeam():
            pass  # numbers and payments are carried out together
        case c.HitMarked() | c.HitIfMarked() | c.HitAllMarked():
            pass  # numbers and payments are carried out together
        case c.Bite() | c.IfNegated():
            pass  # not carried out by a card that resolves
        case c.ScarabsIfIgnored(count):
            yield from scarabs.give_if_ignored(table, play, count)
        case c.ScarabInstead(count):
            if play.target in play.ignored:
                scarabs.give(table, [play.target], count, play.card_id)
        case c.SureBite():
            scarabs.make_sure(play)
        case c.RedirectAll():
            redirecting.send_all(table, play)
        case c.BorrowChampion():
            yield from champions.borrow(table, play)
        case c.OpenHand():
            open_hands.open_hand(table, play)
        case c.DrawPerDiscard(most, each):
            draw(table, play.seat, min(play.discards * each, most))
        case c.TurnAction(amount):
            yield from psionics.turn_action(table, play, amount)
        case c.GiveScarabs(who, count):
            _give_scarabs(table, play, who, count)
        case c.HitPerScarab():
            scarabs.return_what_was_lost(table, play)
        case c.HitAllWithScarabs():
            scarabs.return_one_each(table, play)
        case c.CapLoss(amount):
            redirecting.cap(table, play, amount)
        case c.Redirect():
            _redirect(table, play)
        case c.Mark():
            marks.give(table, play)
        case c.Deflect():
            redirecting.send(table, play, play.target)
        case c.RedirectBack():
            redirecting.send_back(table, play)
        case c.ReduceLoss(amount):
            redirecting.reduce(table, play, amount)
        case c.ShareLoss():
            _share(table, play)
        case c.NegateCard():
            _negate(play)
        case c.IgnoreCard() | c.IgnoreEvent():
            _ignore_card(table, play)
        case c.IgnoreDrink():
            drinks.ignore(table, play)
        case c.PassDrink():
            drinks.pass_on(table, play)
        case c.SplitDrink(count):
            drinks.split(table, play, count)
        case c.HalveDrink():
            drinks.halve(table, play)
        case c.ChangeDrink(amount):
            drinks.change(table, play, amount)
        case c.ReplaceDrink(alcohol):
            drinks.replace_numbers(table, play, alcohol)
        case c.CapDrink(alcohol):
            drinks.cap(table, play, alcohol)
        case c.DrinkAsFortitude():
            drinks.take_as_fortitude(table, play)
        case c.DrinkNow():
            if state.is_living(play.target) and play.target not in play.ignored:
                yield from drinks.drink_from_pile(table, play.target, play.seat)
        case c.DrinkAlso():
            yield from drinks.drink_also(table, play)
        case c.EveryoneDrinks():
            yield from drinks.everyone_drinks(table, play)
        case c.OrderDrinks(count, each):
            yield from _order(table, play, count, each)
        case c.OrderForEach(each):
            for seat in state.opponents(play.seat):
                for _ in range(each):
                    yield from drinks.order_for(table, play.seat, seat, play.card_id)
        case c.HealByTeam(each):
            blood.feed(table, play, each)
        case c.DiscardSometimes():
            yield from psionics.discard_sometimes(table, play)
        case c.OrderSeen(count):
            yield from looking.foresee(table, play, count)
        case c.ReorderDrinks(count):
            yield from looking.reorder(table, play, count)
        case c.LookAtHand():
            looking.look_at_hand(table, play)
        case c.DiscardRandom(count, who):
            psionics.discard_random(table, play, count, who)
        case c.Draw(who, count):
            psionics.draw_cards(table, play, who, count)
        case c.ActAgain():
            _let_act_again(play)
        case c.DivideCards(count):
            yield from psionics.divide(table, play, count)
        case c.PlayFromHand():
            yield from psionics.play_from_hand(table, play)
        case c.StartRound():
            yield from gambling.start(table, play, effect)
        case c.TakeControl(winning_hand):
            gambling.take_control(table, play.seat, winning_hand=winning_hand, card=play.card_id)
        case c.RaiseAnte():
            yield from gambling.ante(table, play)
        case c.ForceOut():
            yield from gambling.force_out(table, play)
        case c.LeaveRound():
            yield from gambling.leave_instead(table, play)
        case c.EndRound():
            gambling.end_to_inn(table, play.card_id)
        case c.WinRound():
            if state.is_living(play.seat):
                yield from gambling.win(table, play.seat, play.card_id)
        case c.TakeWin():
            _take_win(table, play)
        case c.SharePot():
            gambling.share_pot(table, play)
        case c.TakeFromInn(who, amount):
            _take_from_inn(table, play, who, amount)
        case c.ReopenRound(winner_controls):
            yield from gambling.reopen(table, play, winner_controls=winner_controls)
        case c.TakeFromPot(amount):
            if state.round is not None and state.is_living(play.seat):
                move_gold(table, POT, play.seat, amount, "taken", play.card_id)
        case c.InnPays():
            payments.cover(table, play, "inn")
        case c.NoLoss() | c.NoRefillPayment():
            payments.cover(table, play, "nothing")
        case c.CopyForAll():
            yield from drink_events.copy_for_all(table, play)
        case c.Contest():
            yield from drink_events.contest(table, play)
        case c.Challenge(count, prize):
            yield from drink_events.challenge(table, play, count, prize)
        case c.LoseOrPay(fortitude, gold):
            yield from drink_events.lose_or_pay(table, play, fortitude, gold)
        case c.Dare():
            yield from drink_events.dare(table, play)
        case c.Piety(amount):
            yield from piety.change(table, play.seat, amount, play.card_id)
        case c.ByPiety():
            pass  # settled when the card took effect
        case c.Tithe():
            yield from piety.tithe(table, play)
        case c.GainGold(amount):
            move_gold(table, INN, play.seat, amount, "gained", play.card_id)
        case c.NoMoreAid():
            pass  # seen when the numbers are known
        case c.AlterDevice() | c.InForce() | c.LessAlcohol() | c.LessLoss() | c.LessWages() | c.InnPaysFirst():
            pass  # they change what other cards do
        case c.NegateGear():
            gears.negate(table, play)
        case c.FixNow():
            _fix_now(state, play.seat)
        case c.Vanish():
            play.stays = True
            _end_turn_of(state, play.seat)
        case c.NewMood():
            wulfric.new_mood(table, play.seat)
        case c.DrawForm():
            yield from blood.draw_form(table, play)
        case c.NewPotion():
            yield from potions.reveal(table, play.seat)
        case c.RaiseNumbers(amount):
            _raise_numbers(state, play, amount)
        case c.RaiseLoss(amount):
            _raise_loss(play, amount)
        case c.DrawCards(count):
            events.draw_each(table, play, count)
        case c.DiscardCards():
            pass  # chosen before the numbers change
        case c.DiscardTopDrink():
            events.discard_top_drinks(table, play)
        case c.PourDrink():
            yield from events.pour(table, play)
        case c.BuyFortitude():
            yield from events.sell_fortitude(table, play, effect)
        case c.RaiseLowest(alcohol):
            events.raise_lowest(table, play, alcohol)
        case c.LoseOrGain():
            yield from events.lose_or_gain(table, play, effect)
        case c.BidFortitude(gold):
            yield from bidding.bid_fortitude(table, play, gold)
        case c.BidGold(fortitude):
            yield from bidding.bid_gold(table, play, fortitude)
        case c.PayMost(alcohol):
            yield from event_choices.pay_most(table, play, alcohol)
        case c.DiscardOrDrink(count):
            yield from event_choices.discard_or_drink(table, play, count)
        case c.OpenChest():
            yield from event_choices.open_chest(table, play, effect)
        case c.LoseOrStone(fortitude):
            yield from event_choices.lose_or_stone(table, play, fortitude)
        case c.TaxGold():
            yield from events.tax(table, play, effect)
        case c.BlameMost():
            yield from event_choices.blame_most(table, play, effect)
        case c.EnterPlay():
            play.enters = True
        case c.PayDrinker(amount):
            drinks.pay_drinker(play, amount)
        case c.HireFromDeck():
            wages.hire_from_deck(table, play)
        case c.HireFromDiscard():
            yield from wages.hire_from_discard(table, play)
        case c.ActivateAgain():
            minions.ENCORES.put(state, minions.ENCORES.of(state) + 1)
        case c.SpareMinion():
            wages.spare(table, play)
        case _:
            assert_never(effect)


def negated(table: TavernTable, play: Play) -> None:
    """Carry out what happens instead of a card that was Negated (RDI-CARD-16, -19)."""
    for effect in play.effects:
        match effect:
            case c.IfNegated(c.Change(Stat.FORTITUDE, c.Who.YOU, amount)) if table.state.is_living(play.seat):
                change_fortitude(table, play.seat, amount, source=play.seat, card=play.card_id)
            case c.IfNegated(c.GiveScarabs(who, count)):
                scarabs.give(table, reached(table.state, play, who), count, play.card_id)
            case _:
                pass


def _give_scarabs(table: TavernTable, play: Play, who: c.Who, count: int) -> None:
    """Whom an effect reaches gains Scarabs; what a Minion would get its player gains (RDI-MINION-18).

    It does so also if the Minion has been discarded for its Wages meanwhile.
    """
    state = table.state
    if who is c.Who.PICKED_MATES:  # also if the card is Ignored
        mates = [seat for seat in state.living() if is_among(state, play, who, seat)]
        scarabs.give(table, mates, count, play.card_id)
        return
    scarabs.give(table, reached(state, play, who), count, play.card_id)
    for seat in map(player_of, play.minions_met[who]):
        if seat not in play.ignored:
            scarabs.give(table, (seat,), count, play.card_id)


def _order(table: TavernTable, play: Play, count: int, each: int) -> Rules:
    """Order more Drinks; whoever gets one of them gains so many Scarabs, once (RDI-CARD-39).

    Who Ignores the card gets the Drinks all the same, but nothing else (RDI-DRINK-16).
    """
    state = table.state
    met: list[int] = []
    if state.has_foreseen and state.are_teammates(play.seat, state.active) and state.phase is Phase.ORDER:
        met = yield from looking.order_seen(table, play, count)
    else:
        for _ in range(count):
            to = yield from drinks.order(table, play.seat, play.card_id)
            met += [] if to is None else [to]
    if each:
        scarabs.give(table, [seat for seat in met if seat not in play.ignored], each, play.card_id)


def _fix_now(state: State, seat: int) -> None:
    """RDI-TEAMCHAR-27: no cards and no effects until the turn ends, which an own turn does now."""
    state.shut = (*state.shut, seat)
    if state.are_teammates(seat, state.active):
        _end_turn_of(state, seat)


def _end_turn_of(state: State, seat: int) -> None:
    """A player's turn ends; the shared turn goes on while a teammate is left in it (RDI-TEAM-58, -59)."""
    state.ending = state.ending or all(state.is_shut(mate) for mate in state.teammates(seat))


def _raise_numbers(state: State, play: Play, amount: int) -> None:
    """Every number of the card is so much higher, not what its player pays or loses (RDI-POTION-05)."""
    answered = play.answered
    if answered is None:
        return
    answered.raised += amount
    answered.effects = tuple(boosted(effect, amount) for effect in answered.effects)
    for hit in answered.hits:
        more = amount * hit.numbers
        if hit.amount and not state.are_teammates(answered.seat, player_of(hit.seat)):
            hit.amount += more
        if hit.counts is not None:
            hit.counts = boosted(hit.counts, amount)
            hit.counted += more


def _raise_loss(play: Play, amount: int) -> None:
    answered = play.answered
    if answered is None:
        return
    struck = next((hit for hit in answered.hits if hit.seat == play.target and hit.amount), None)
    if struck is not None:
        struck.amount += amount


def _negate(play: Play) -> None:
    """RDI-NEGATE-01."""
    if play.answered is not None and play.about is not None:
        play.answered.negated = True
        play.answered.negated_by = play
        play.about.settled = True


def _let_act_again(play: Play) -> None:
    """RDI-CARD-20."""
    if play.answered is not None:
        play.answered.regains = True


def _ignore_card(table: TavernTable, play: Play) -> None:
    """What a team Ignores with one card has no effect on any of it (RDI-NEGATE-02, RDI-TEAM-49, RDI-VRULING-24).

    What Ignores a card that says so reduces its loss instead (RDI-CARD-24).
    """
    of = play.answered
    if of is None or (of.card is not None and of.card.unignorable):
        return
    if of.card is not None and of.card.ignoring_reduces:
        redirecting.reduce(table, play, of.card.ignoring_reduces)
    else:
        of.ignored.update(table.state.sheltered(play.seat, of))
        table.emit("ignored", {"seat": play.seat, "card": of.card_id, "of": of.seat, "using": play.card_id})


def _hurt_by(state: State, play: Play) -> int:
    """Return how many lost Fortitude to the card of the picked player that is struck back at; the latest counts."""
    if play.about is None:
        return 0
    hurts = hurts_to_answer(state, play.seat, play.about)
    source = player_of(play.target)
    return next((hurt.hurt for hurt in reversed(hurts) if hurt.source == source), 0)


def _redirect(table: TavernTable, play: Play) -> None:
    """The loss goes to the picked player; its source stays who it was (RDI-REDIRECT-01 to -03, RDI-RULING-53, -54)."""
    answered = play.answered
    if answered is None:
        return
    if play.target < 0:
        _ignore_card(table, play)
        return
    redirecting.send(table, play, play.target)


def _share(table: TavernTable, play: Play) -> None:
    """You and the player of the card lose half each, rounded up; the source of both is that player."""
    answered = play.answered
    if answered is None:
        return
    hit = redirecting.loss_of(table.state, answered, play.behalf)
    if hit is None:
        return
    lost = losses.left(table.state, answered, hit)
    half = (lost + 1) // 2
    hit.reduced += lost - half
    answered.hits.append(Hit(answered.seat, half, aimed=answered.seat))
    answered.sharing.add(play.behalf)
    told = {"card": answered.card_id, "using": play.card_id}
    table.emit("shared", {**told, "seat": play.behalf, "with": answered.seat, "amount": half})


def _take_from_inn(table: TavernTable, play: Play, who: c.Who, amount: int) -> None:
    """Take Gold from the Inn. What answers a gain of Gold is no gain that it could answer."""
    state = table.state
    before = state.happened
    for seat in reached(state, play, who):
        move_gold(table, INN, seat, amount, "given", play.card_id)
    if isinstance(play.mode.when, c.GainedGold):
        state.happened = before


def _take_win(table: TavernTable, play: Play) -> None:
    """Somebody else takes the Pot: the outcome of the Round changes, nobody's Gold (RDI-AFFECT-07, RDI-TIMING-11)."""
    is_answer = play.about is not None and play.about.kind is Window.WON
    if play.about is not None and is_answer and table.state.is_living(play.seat):
        table.emit("win_taken", {"seat": play.seat, "from": play.about.seats[0], "card": play.card_id})
        play.about.seats = (play.seat,)
        play.about.settled = True
