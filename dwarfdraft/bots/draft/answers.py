"""Which rule of thumb answers which decision of the draft."""

from typing import Any

from dwarfdraft.bots.any import pick
from dwarfdraft.bots.draft import drafting, resolving
from dwarfdraft.bots.draft.sight import Sight, index_of
from dwarfdraft.engine.ask import Chooser, Value


class DraftThumb:
    """The draft by rules of thumb (`dwarfdraft.bots.Bot`); what they do not know is answered at random."""

    def answer(self, view: dict[str, Any], prompt: dict[str, Any], chooser: Chooser) -> Value:
        """Return a legal answer."""
        options: dict[str, Any] = prompt["options"]
        sight = Sight(view, prompt["seat"])
        value = _by_rule(sight, prompt["kind"], options, prompt["about"], view, chooser)
        return pick(options, chooser) if value is None else value

    def use(self, view: dict[str, Any], seat: int, uses: tuple[Value, ...], chooser: Chooser) -> None:
        """Return nothing: there is nothing to use."""


def _by_rule(
    sight: Sight, kind: str, options: dict[str, Any], about: dict[str, Any], view: dict[str, Any], chooser: Chooser
) -> Value:
    match kind:
        case "draft":
            fields = options["fields"]
            return drafting.choose_draft(sight, fields["card"]["one"], fields["die"]["one"], chooser)
        case "die":
            return _die(sight, options["one"], about, chooser)
        case "dice":
            return resolving.roll_own_worst_and_their_best(sight, options["some"])
        case "card" if about["step"] == "gift":
            return resolving.gift_for_the_best(sight, options["one"], about["place"], chooser)
        case "card":
            return resolving.passed_out_the_leaders_best(sight, options["one"], chooser)
        case "discard":
            seat, index = index_of(view["revealed"])
            return resolving.cheat_for_most(sight, options["one"], sight.rows[seat][index].die, chooser)
        case "direction":
            return resolving.round_the_better_way(sight, options["one"], view["column"] - 1, chooser)
        case "ignore" if about["step"] == "bully":
            return resolving.never_be_bullied()
        case "ignore":
            return resolving.join_a_fight_with_a_low_die(sight)
        case "luck":
            return resolving.luck_for_low_dice(sight, about["card"], about["die"])
        case "raise":
            return resolving.winner_raises_own(sight, [die for die in options["one"] if die != "none"], chooser)
        case _:
            return None


def _die(sight: Sight, dice: list[str], about: dict[str, Any], chooser: Chooser) -> str:
    match about["step"]:
        case "bully":
            return resolving.bully_the_leader(sight, dice, chooser)
        case "fight" | "reroll-own":
            return resolving.roll_what_can_only_get_better(sight, dice, chooser)
        case "steal":
            return resolving.steal_the_best(sight, dice, about["die"], chooser)
        case "late":
            return drafting.least_useful_die(sight, dice)
        case _:
            return resolving.raise_what_counts_most(sight, dice, about["plus"], chooser)
