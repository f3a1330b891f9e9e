"""What a card does, in words and as icons.

The first effect for a picked player names the pick ("another player of your choice"), the next ones say "that player".
"""

import re
from dataclasses import dataclass
from typing import assert_never

from dwarfdraft.cardtext.words import Words, signed
from dwarfdraft.games.tavern import cards as c
from dwarfdraft.games.tavern.cards import Effect, Mode, Pick, Stat, Who


@dataclass(frozen=True, slots=True)
class Icon:
    """A number that is shown before any words: what changes, by how much, and for whom."""

    key: str
    """`fortitude`, `alcohol`, `gold`, `ante`, `strength` (of a Drink; `becomes`: the new one; `heads`, `tails`: by a
    coin), `order`, `draw`, `piety`, `loss` (of Fortitude, that another card brings)."""
    number: int
    who: str = ""
    """As in `Who`, `source` for the player of the card that hurt you, or empty."""


def icons_of(effects: tuple[Effect, ...]) -> tuple[Icon, ...]:
    """Return the numbers of the effects in their order."""
    return tuple(icon for effect in effects if (icon := _icon(effect)) is not None)


def deeds_of(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """Return the effects that no icon shows as words of the code, in their order: `ignore_drink`, `take_control` …"""
    return tuple(_deed(effect) for effect in effects if _icon(effect) is None)


def icon_line(words: Words, icons: tuple[Icon, ...]) -> str:
    """Return the icons as a short line of text, empty without icons."""
    return ", ".join(_icon_text(words, icon) for icon in icons)


def effects_of(words: Words, mode: Mode) -> str:
    """Return the sentences that say what a mode does."""
    if not mode.effects:
        return words.text("tavern.effect.nothing")
    named = False
    sentences = []
    for effect in mode.effects:
        sentences.append(sentence(words, effect, Pick.NOTHING if named else mode.pick))
        named = named or _picks(effect)
    return " ".join(sentences)


def sentence(words: Words, effect: Effect, pick: Pick = Pick.NOTHING) -> str:
    """Return what one effect does; `pick` is the pick that this sentence has to name, if any."""
    match effect:
        case c.Change(stat, who, amount):
            way = "gain" if amount > 0 else "lose"
            return words.text(f"tavern.effect.{stat}.{way}.{_whose(who, pick)}", n=abs(amount))
        case c.Pays(who, amount, to_inn):
            receiver = "inn" if to_inn else "you"
            return words.counted(f"tavern.effect.pays.{receiver}.{_whose(who, pick)}", amount)
        case c.HitBack(amount):
            return words.text("tavern.effect.hit_back", n=amount)
        case c.HitTeamBack(amount):
            return words.text("tavern.effect.hit_team_back", n=amount)
        case c.HealByTeam(each):
            return words.text("tavern.effect.heal_by_team", n=each)
        case c.DiscardSometimes():
            return words.text("tavern.effect.discard_sometimes")
        case c.HitMarked(amount, marked):
            return words.text(f"tavern.effect.hit_marked.{_whose(Who.PICKED, pick)}", n=amount, marked=marked)
        case c.HitIfMarked(amount):
            return words.text("tavern.effect.hit_if_marked", n=amount)
        case c.HitAllMarked(amount):
            return words.text("tavern.effect.hit_all_marked", n=amount)
        case c.Mark():
            return words.text(f"tavern.effect.mark.{_whose(Who.PICKED, pick)}")
        case c.HitPerHurt():
            return words.text("tavern.effect.hit_per_hurt")
        case c.Deflect():
            return words.text("tavern.effect.deflect")
        case c.RedirectBack():
            return words.text("tavern.effect.redirect_back")
        case c.ReduceLoss(amount):
            return words.text("tavern.effect.reduce_loss", n=amount)
        case c.CapLoss(amount):
            return words.text("tavern.effect.cap_loss", n=amount)
        case c.GiveScarabs(who, count):
            return words.counted(f"tavern.effect.give_scarabs.{_whose(who, pick)}", count)
        case c.HitPerScarab(each):
            return words.text("tavern.effect.hit_per_scarab", n=each)
        case c.HitAllWithScarabs(amount):
            return words.text("tavern.effect.hit_all_with_scarabs", n=amount)
        case c.ScarabsIfIgnored(count):
            return words.counted("tavern.effect.scarabs_if_ignored", count)
        case c.ScarabInstead(count):
            return words.counted("tavern.effect.scarab_instead", count)
        case c.IfNegated(instead):
            return words.text("tavern.effect.if_negated", what=sentence(words, instead))
        case c.SureBite():
            return words.text("tavern.effect.sure_bite")
        case c.RedirectAll():
            return words.text("tavern.effect.redirect_all")
        case c.BorrowChampion():
            return words.text("tavern.effect.borrow_champion")
        case c.OpenHand():
            return words.text("tavern.effect.open_hand")
        case c.DrawPerDiscard(most, each):
            return words.counted("tavern.effect.draw_per_discard", each, most=most)
        case c.TurnAction(amount):
            return words.text("tavern.effect.turn_action", n=amount)
        case c.Bite():
            return words.text("tavern.effect.bite")
        case c.Redirect():
            return words.text("tavern.effect.redirect" if pick is Pick.THIRD else "tavern.effect.redirect.to_picked")
        case c.ShareLoss():
            return words.text("tavern.effect.share_loss")
        case c.NegateCard(sure_if_marked):
            return words.text("tavern.effect.negate_card.sure" if sure_if_marked else "tavern.effect.negate_card")
        case c.IgnoreCard():
            return words.text("tavern.effect.ignore_card")
        case c.IgnoreDrink():
            return words.text("tavern.effect.ignore_drink")
        case c.IgnoreEvent():
            return words.text("tavern.effect.ignore_event")
        case c.PassDrink():
            return words.text("tavern.effect.pass_drink.marked" if pick is Pick.MARKED else "tavern.effect.pass_drink")
        case c.SplitDrink(scarabs):
            more = words.counted("tavern.effect.split_drink.scarabs", scarabs) if scarabs else ""
            return f"{words.text('tavern.effect.split_drink')} {more}".rstrip()
        case c.HalveDrink():
            return words.text("tavern.effect.halve_drink")
        case c.ChangeDrink(amount):
            return words.text(f"tavern.effect.change_drink.{'more' if amount > 0 else 'less'}", n=abs(amount))
        case c.ReplaceDrink(alcohol):
            return words.text("tavern.effect.replace_drink", n=alcohol)
        case c.CapDrink(alcohol):
            return words.text("tavern.effect.cap_drink", n=alcohol)
        case c.DrinkAsFortitude():
            return words.text("tavern.effect.drink_as_fortitude")
        case c.DrinkNow():
            return words.text("tavern.effect.drink_now")
        case c.DrinkAlso():
            return words.text("tavern.effect.drink_also")
        case c.EveryoneDrinks():
            return words.text("tavern.effect.everyone_drinks")
        case c.OrderDrinks(count, scarabs):
            more = words.counted("tavern.effect.order_drinks.scarabs", scarabs) if scarabs else ""
            return f"{words.counted('tavern.effect.order_drinks', count)} {more}".rstrip()
        case c.OrderForEach(each):
            return words.counted("tavern.effect.order_for_each", each)
        case c.OrderSeen(count):
            return words.counted("tavern.effect.order_seen", count)
        case c.ReorderDrinks(count):
            return words.counted("tavern.effect.reorder_drinks", count)
        case c.LookAtHand():
            return words.text("tavern.effect.look_at_hand")
        case c.DiscardRandom(count, who):
            return words.counted(f"tavern.effect.discard_random.{who}", count)
        case c.Draw(who, count):
            return words.counted(f"tavern.effect.draw.{who}", count)
        case c.ActAgain():
            return words.text("tavern.effect.act_again")
        case c.DivideCards(count):
            return words.counted("tavern.effect.divide_cards", count)
        case c.PlayFromHand():
            return words.text("tavern.effect.play_from_hand")
        case c.StartRound(no_leaving, for_fortitude):
            how = ".no_leaving" if no_leaving else ".for_fortitude" if for_fortitude else ""
            return words.text(f"tavern.effect.start_round{how}")
        case c.TakeControl(winning_hand):
            return words.text(f"tavern.effect.take_control.{'winning_hand' if winning_hand else 'usual'}")
        case c.RaiseAnte():
            return words.text("tavern.effect.raise_ante")
        case c.ForceOut():
            is_marked = pick is Pick.MARKED_IN_ROUND
            return words.text("tavern.effect.force_out.marked" if is_marked else "tavern.effect.force_out")
        case c.LeaveRound():
            return words.text("tavern.effect.leave_round")
        case c.EndRound():
            return words.text("tavern.effect.end_round")
        case c.WinRound():
            return words.text("tavern.effect.win_round")
        case c.TakeWin():
            return words.text("tavern.effect.take_win")
        case c.SharePot():
            return words.text("tavern.effect.share_pot")
        case c.TakeFromInn(who, amount):
            return words.counted(f"tavern.effect.take_from_inn.{who}", amount)
        case c.ReopenRound(winner_controls):
            return words.text(f"tavern.effect.reopen_round{'.winner' if winner_controls else ''}")
        case c.TakeFromPot(amount):
            return words.counted("tavern.effect.take_from_pot", amount)
        case c.InnPays():
            return words.text("tavern.effect.inn_pays")
        case c.NoLoss():
            return words.text("tavern.effect.no_loss")
        case c.NoRefillPayment():
            return words.text("tavern.effect.no_refill_payment")
        case c.CopyForAll():
            return words.text("tavern.effect.copy_for_all")
        case c.Contest():
            return words.text("tavern.effect.contest")
        case c.Challenge(drinks, prize):
            return (
                f"{words.counted('tavern.effect.challenge.drinks', drinks)} "
                f"{words.counted('tavern.effect.challenge.prize', prize)}"
            )
        case c.LoseOrPay(fortitude, gold):
            return words.counted("tavern.effect.lose_or_pay", gold, fortitude=fortitude)
        case c.Dare():
            return words.text("tavern.effect.dare")
        case c.Piety(amount):
            return words.text(f"tavern.effect.piety.{'more' if amount > 0 else 'less'}", n=abs(amount))
        case c.ByPiety(most, low, high):
            lower = sentence(words, low, Pick.NOTHING)
            return f"{sentence(words, high, pick)} {words.text('tavern.effect.by_piety', most=most, low=lower)}"
        case c.Tithe():
            return words.text("tavern.effect.tithe")
        case c.GainGold(amount):
            return words.counted("tavern.effect.gain_gold", amount)
        case c.AlterDevice(amount):
            return words.text(f"tavern.effect.alter_device.{'more' if amount > 0 else 'less'}", n=abs(amount))
        case c.NegateGear():
            return words.text("tavern.effect.negate_gear")
        case c.FixNow():
            return words.text("tavern.effect.fix_now")
        case c.Vanish():
            return words.text("tavern.effect.vanish")
        case c.NewMood():
            return words.text("tavern.effect.new_mood")
        case c.DrawForm():
            return words.text("tavern.effect.draw_form")
        case c.InForce(mood):
            return words.text(f"tavern.effect.mood.{mood}")
        case c.NewPotion():
            return words.text("tavern.effect.new_potion")
        case c.RaiseNumbers(amount):
            return words.text("tavern.effect.raise_numbers", n=amount)
        case c.RaiseLoss(amount):
            return words.text("tavern.effect.raise_loss", n=amount)
        case c.DrawCards(count):
            return words.counted("tavern.effect.draw_cards", count)
        case c.DiscardCards(count):
            return words.counted("tavern.effect.discard_cards", count)
        case c.DiscardTopDrink():
            return words.text("tavern.effect.discard_top_drink")
        case c.PourDrink():
            return words.text("tavern.effect.pour_drink")
        case c.BuyFortitude(gold, fortitude, times):
            return words.text("tavern.effect.buy_fortitude", gold=gold, fortitude=fortitude, times=times)
        case c.RaiseLowest(alcohol):
            return words.text("tavern.effect.raise_lowest", n=alcohol)
        case c.LoseOrGain(fortitude, alcohol):
            return words.text("tavern.effect.lose_or_gain", fortitude=fortitude, alcohol=alcohol)
        case c.BidFortitude(gold):
            return words.text("tavern.effect.bid_fortitude", n=gold)
        case c.BidGold(fortitude):
            return words.text("tavern.effect.bid_gold", n=fortitude)
        case c.PayMost(alcohol):
            return words.text("tavern.effect.pay_most", n=alcohol)
        case c.DiscardOrDrink(count):
            return words.counted("tavern.effect.discard_or_drink", count)
        case c.OpenChest(gold, fortitude):
            return words.text("tavern.effect.open_chest", gold=gold, fortitude=fortitude)
        case c.LoseOrStone(fortitude):
            return words.text("tavern.effect.lose_or_stone", n=fortitude)
        case c.TaxGold(rich, most, least):
            return words.text("tavern.effect.tax_gold", rich=rich, most=most, least=least)
        case c.BlameMost(alone, tied):
            return words.text("tavern.effect.blame_most", alone=alone, tied=tied)
        case c.EnterPlay():
            return words.text("tavern.effect.enter_play")
        case c.LessAlcohol(amount):
            return words.text("tavern.effect.less_alcohol", n=amount)
        case c.LessLoss(amount):
            return words.text("tavern.effect.less_loss", n=amount)
        case c.LessWages(amount):
            return words.text("tavern.effect.less_wages", n=amount)
        case c.InnPaysFirst():
            return words.text("tavern.effect.inn_pays_first")
        case c.PayOrLose(gold, fortitude):
            return words.counted("tavern.effect.pay_or_lose", gold, fortitude=fortitude)
        case c.HitEachOfTeam(amount):
            return words.text("tavern.effect.hit_each_of_team", n=amount)
        case c.PayPicked(amount):
            return words.counted("tavern.effect.pay_picked", amount)
        case c.PayDrinker(amount):
            return words.counted("tavern.effect.pay_drinker", amount)
        case c.HireFromDeck():
            return words.text("tavern.effect.hire_from_deck")
        case c.HireFromDiscard():
            return words.text("tavern.effect.hire_from_discard")
        case c.ActivateAgain():
            return words.text("tavern.effect.activate_again")
        case c.NoMoreAid():
            return words.text("tavern.effect.no_more_aid")
        case c.SpareMinion():
            return words.text("tavern.effect.spare_minion")
        case _:
            assert_never(effect)


def _picks(effect: Effect) -> bool:
    """Return whether the sentence of the effect names the picked player."""
    effect = effect.high if isinstance(effect, c.ByPiety) else effect
    if isinstance(effect, c.HitMarked | c.HitIfMarked | c.Mark | c.PayPicked | c.HitPerScarab):
        return True
    return isinstance(effect, c.Change | c.Pays | c.GiveScarabs) and effect.who is Who.PICKED


def _whose(who: Who, pick: Pick) -> str:
    """Return whom the sentence is about: `Who`, or the kind of pick if it is named here first."""
    return pick if who in (Who.PICKED, Who.ALSO_PICKED) and pick is not Pick.NOTHING else who


def _deed(effect: Effect) -> str:
    if isinstance(effect, c.TakeControl) and effect.winning_hand:
        return "winning_hand"
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(effect).__name__).lower()


def _icon(effect: Effect) -> Icon | None:
    match effect:
        case c.Change(stat, who, amount):
            return Icon(stat, amount, who)
        case c.Pays(who, amount):
            return Icon(Stat.GOLD, -amount, who)
        case c.HitBack(amount) | c.HitTeamBack(amount):
            return Icon(Stat.FORTITUDE, -amount, "source")
        case c.ChangeDrink(amount):
            return Icon("strength", amount)
        case c.ReplaceDrink(alcohol) | c.CapDrink(alcohol):
            return Icon("becomes", alcohol)
        case c.OrderDrinks(count) | c.OrderSeen(count):
            return Icon("order", count)
        case c.StartRound() | c.RaiseAnte() | c.ReopenRound():
            return Icon("ante", -1)
        case c.TakeFromInn(who, amount):
            return Icon(Stat.GOLD, amount, who)
        case c.TakeFromPot(amount) | c.GainGold(amount):
            return Icon(Stat.GOLD, amount, Who.YOU)
        case c.Piety(amount):
            return Icon("piety", amount)
        case c.ByPiety(_, _, high):
            return _icon(high)
        case c.Draw(who, count):
            return Icon("draw", count, who)
        case c.PayPicked(amount):
            return Icon(Stat.GOLD, -amount, Who.YOU)
        case c.GiveScarabs(who, count):
            return Icon("scarabs", count, who)
        case c.ReduceLoss(amount) | c.LessLoss(amount):
            return Icon("loss", -amount)
        case c.RaiseLoss(amount):
            return Icon("loss", amount)
        case _:
            return None


def _icon_text(words: Words, icon: Icon) -> str:
    number = words.text(f"tavern.icon.{icon.key}", n=icon.number if icon.key == "becomes" else signed(icon.number))
    return words.text(f"tavern.icon.who.{icon.who}", what=number) if icon.who else number
