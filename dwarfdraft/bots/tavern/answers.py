"""Which rule of thumb answers which decision of the tavern."""

from typing import Any, Final

from dwarfdraft.bots.any import pick
from dwarfdraft.bots.tavern import choosing, declaring, events, moving
from dwarfdraft.bots.tavern.opinions import QUESTIONS, Rule
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.bots.tavern.tokens import save_the_team
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
    rule = RULES.get(kind) or QUESTIONS.get(kind)
    return pick(options, chooser) if rule is None else rule(sight, values, prompt.get("about", {}), chooser)


class TavernThumb:
    """The tavern by rules of thumb (`dwarfdraft.bots.Bot`); what they do not know is answered at random."""

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        """Return a legal answer; None to an interrupt, which needs none."""
        return tavern_answer(view, prompt, chooser)

    def use(self, view: dict[str, Any], seat: int, uses: tuple[str, ...], chooser: Chooser) -> str | None:
        """Return what saves the team; None for nothing."""
        return save_the_team(view, seat, uses)


RULES: Final[dict[str, Rule]] = {
    "declare": lambda sight, values, about, chooser: declaring.choose_declaration(sight, values, chooser),
    "discard": lambda sight, values, about, chooser: moving.discard_the_useless(sight, values),
    "action": lambda sight, values, about, chooser: moving.choose_action(sight, values, chooser),
    "control": lambda sight, values, about, chooser: moving.play_for_the_pot(sight, values, chooser),
    "order": lambda sight, values, about, chooser: moving.order_for_the_weakest(sight, values, chooser),
    "orders": lambda sight, values, about, chooser: moving.place_where_few_wait(sight, values, chooser),
    "target": lambda sight, values, about, chooser: choosing.pick_where_it_counts(
        sight, values, about["card"], chooser
    ),
    "behalf": lambda sight, values, about, chooser: choosing.turn_away_the_greatest_loss(sight, values, chooser),
    "champion": lambda sight, values, about, chooser: choosing.send_who_has_most_to_play(sight, values, chooser),
    "mode": lambda sight, values, about, chooser: choosing.mode_that_brings_most(sight, values, chooser),
    "ante_with": lambda sight, values, about, chooser: choosing.ante_with_what_is_missed_less(sight, values, chooser),
    "which": lambda sight, values, about, chooser: choosing.drink_that_counts_most(sight, values, chooser),
    "next_drink": lambda sight, values, about, chooser: choosing.strongest_drink_first(sight, values, chooser),
    "divide": lambda sight, values, about, chooser: choosing.divide_evenly(about["cards"]),
    "take_pile": lambda sight, values, about, chooser: choosing.take_the_better_pile(about["piles"]),
    "take_card": lambda sight, values, about, chooser: choosing.take_the_strongest_control_card(
        sight, values, about["of"], chooser
    ),
    "split": lambda sight, values, about, chooser: choosing.split_with_the_weakest(sight, values, chooser),
    "accept": lambda sight, values, about, chooser: choosing.accept_the_challenge_when_safe(sight),
    "discard_one": lambda sight, values, about, chooser: moving.give_up_the_useless(sight, values, chooser),
    "purchases": lambda sight, values, about, chooser: choosing.buy_fortitude_when_close(sight, values, about, chooser),
    "bid": lambda sight, values, about, chooser: events.bid_while_it_pays(sight, values, about),
    "pledge": lambda sight, values, about, chooser: events.pay_for_the_cure(sight, values, about["alcohol"], chooser),
    "push": lambda sight, values, about, chooser: events.blame_the_weakest(sight, values, chooser),
    "stare": lambda sight, values, about, chooser: events.turn_to_stone_when_weak(sight, about["fortitude"]),
    "help": lambda sight, values, about, chooser: events.help_when_it_is_a_fair_bet(sight, about),
    "doom": lambda sight, values, about, chooser: events.discard_rather_than_pass_out(sight, values, about["cards"]),
    "lose_or_gain": lambda sight, values, about, chooser: choosing.lose_or_gain_what_hurts_less(
        sight, values, about, chooser
    ),
    "lose_or_pay": lambda sight, values, about, chooser: choosing.lose_what_is_missed_less(sight, values, 2, chooser),
    "pay_or_lose": lambda sight, values, about, chooser: choosing.pay_or_lose_what_hurts_less(sight, values, about),
}
"""By kind of decision its rule; those of mechanics are `QUESTIONS`."""
