"""Which rule of thumb answers which decision of the tavern."""

from typing import Any

from dwarfdraft.bots.any import pick
from dwarfdraft.bots.tavern import choosing, declaring, events, moving
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.engine.ask import Chooser, Value


def tavern_answer(view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
    """Return a legal answer; None to an interrupt, which needs none."""
    kind, options = prompt["kind"], prompt["options"]
    if kind == "interrupt":
        return choosing.never_interrupt()
    if kind == "declare" and not declaring.never_wait(options["one"]):
        return declaring.PASS
    sight = Sight(view, prompt["seat"])
    values = options.get("one", options.get("some"))
    match kind:
        case "declare":
            return declaring.choose_declaration(sight, values, chooser)
        case "discard":
            return moving.discard_the_useless(sight, values)
        case "action":
            return moving.choose_action(sight, values, chooser)
        case "control":
            return moving.play_for_the_pot(sight, values, chooser)
        case "order":
            return moving.order_for_the_weakest(sight, values, chooser)
        case "orders":
            return moving.place_where_few_wait(sight, values, chooser)
        case "target":
            return choosing.pick_where_it_counts(sight, values, prompt["about"]["card"], chooser)
        case "behalf":
            return choosing.turn_away_the_greatest_loss(sight, values, chooser)
        case "champion":
            return choosing.send_who_has_most_to_play(sight, values, chooser)
        case "mode":
            return choosing.mode_that_brings_most(sight, values, chooser)
        case "ante_with":
            return choosing.ante_with_what_is_missed_less(sight, values, chooser)
        case "form":
            return choosing.turn_into_what_is_needed(sight, values, prompt["about"], chooser)
        case "which":
            return choosing.drink_that_counts_most(sight, values, chooser)
        case "next_drink":
            return choosing.strongest_drink_first(sight, values, chooser)
        case "scarabs_to":
            return choosing.bite_the_weakest(sight, values, prompt["about"]["count"], chooser)
        case "next_scarab":
            return values[0]
        case "divide":
            return choosing.divide_evenly(prompt["about"]["cards"])
        case "take_pile":
            return choosing.take_the_better_pile(prompt["about"]["piles"])
        case "take_card":
            return choosing.take_the_strongest_control_card(sight, values, prompt["about"]["of"], chooser)
        case "split":
            return choosing.split_with_the_weakest(sight, values, chooser)
        case "accept":
            return choosing.accept_the_challenge_when_safe(sight)
        case "discard_one":
            return moving.give_up_the_useless(sight, values, chooser)
        case "purchases":
            return choosing.buy_fortitude_when_close(sight, values, prompt["about"], chooser)
        case "bid":
            return events.bid_while_it_pays(sight, values, prompt["about"])
        case "pledge":
            return events.pay_for_the_cure(sight, values, prompt["about"]["alcohol"], chooser)
        case "push":
            return events.blame_the_weakest(sight, values, chooser)
        case "stare":
            return events.turn_to_stone_when_weak(sight, prompt["about"]["fortitude"])
        case "help":
            return events.help_when_it_is_a_fair_bet(sight, prompt["about"])
        case "doom":
            return events.discard_rather_than_pass_out(sight, values, prompt["about"]["cards"])
        case "lose_or_gain":
            return choosing.lose_or_gain_what_hurts_less(sight, values, prompt["about"], chooser)
        case "lose_or_pay":
            return choosing.lose_what_is_missed_less(sight, values, 2, chooser)
        case "atone":
            return choosing.lose_what_is_missed_less(sight, values, 1, chooser)
        case "tithe":
            return choosing.tithe_when_piety_is_low(sight)
        case "potion":
            return choosing.keep_the_potion_of_most_use(sight, values, prompt["about"]["cards"], chooser)
        case "buyer":
            return choosing.sell_to_the_least_dangerous(sight, values, prompt["about"]["price"], chooser)
        case "buy":
            return choosing.buy_what_is_worth_its_price(sight, prompt["about"]["card"], prompt["about"]["price"])
        case "wages":
            return choosing.pay_the_wages_while_rich(sight, values, prompt["about"]["wages"])
        case "pay_or_lose":
            return choosing.pay_or_lose_what_hurts_less(sight, values, prompt["about"])
        case "hire":
            return choosing.hire_the_dearest(values, chooser)
        case _:
            return pick(options, chooser)
