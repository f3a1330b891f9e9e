"""What is named when a card is played, and what Drink Events ask."""

from typing import Any, Final

from dwarfdraft.bots.tavern.drinking import drink_changes
from dwarfdraft.bots.tavern.moving import NONE, best, strength_of_control, takes_control
from dwarfdraft.bots.tavern.opinions import ADDED_WORTH_AT_CARD, WORTH_AT_CARD
from dwarfdraft.bots.tavern.picking import NOBODY, targets
from dwarfdraft.bots.tavern.sight import Layer, Sight, added_to
from dwarfdraft.bots.tavern.texts import number_changes, worth_of_text
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import (
    AVERAGE_DRINK,
    Deed,
    Stat,
    Text,
    is_event,
    names_in_hand,
    strength,
    texts_of,
)

SAFE: Final = 9
"""Gap that two unknown Drinks hardly use up."""


def played(sight: Sight) -> tuple[Layer, Text]:
    """Return the card that the bot is playing, and its text."""
    frame = sight.stack[-1]
    return frame, sight.text_of(frame)


def pick_where_it_counts(sight: Sight, values: list[int | str], card: str, chooser: Chooser) -> int | str:
    """Pick the player or card in play with whom the card brings most: the weakest, for an attack. Never nobody."""
    frame, text = played(sight)
    seats = [value for value in values if isinstance(value, int)]
    in_play = [value for value in values if isinstance(value, str) and value != NONE]
    depth = sight.depth - 1
    if card == added_to(frame) and seats:
        added = texts_of(card)[0].numbers

        def adds(target: int | str) -> float:
            if isinstance(target, str):
                return sum(worth() for worth in ADDED_WORTH_AT_CARD)
            return sight.gain(number_changes(sight, added, sight.me, NOBODY, (target,)))

        met: int | str = best([*seats, *in_play], adds, chooser)
        return met
    if text.deed is Deed.FORCE_OUT:
        return force_out_the_one_in_control(sight, seats, chooser)
    drink = frame.get("drink", NOBODY)

    def rate(target: int | str) -> float:
        if isinstance(target, str):
            return sum(worth(sight, text, depth, target, drink) for worth in WORTH_AT_CARD)
        return worth_of_text(sight, text, sight.me, depth, target, drink)

    picked: int | str = best([*seats, *in_play], rate, chooser)
    return picked


def pay_or_lose_what_hurts_less(sight: Sight, values: list[str], about: dict[str, Any]) -> str:
    """Pay whoever asks for it, or lose Fortitude, whichever hurts less."""
    gold, by = about["gold"], about["by"]
    paid = sight.gain([(sight.me, Stat.GOLD, -gold), (by, Stat.GOLD, gold)])
    lost = sight.gain([(sight.me, Stat.FORTITUDE, -about["fortitude"])])
    return "pay" if "pay" in values and paid > lost else "lose"


def turn_away_the_greatest_loss(sight: Sight, seats: list[int], chooser: Chooser) -> int:
    """Of several losses of the team, redirect the greatest."""
    place = sight.answered(sight.depth - 1)
    hits = sight.stack[place].get("hits", []) if place is not None else []
    seat: int = best(seats, lambda s: sum(hit["amount"] for hit in hits if hit["seat"] == s), chooser)
    return seat


def send_who_has_most_to_play(sight: Sight, seats: list[int], chooser: Chooser) -> int:
    """Choose a team's Champion: for an Event one who is away, so that it has no effect; for a Round the strongest."""
    away = [seat for seat in seats if sight.seats[seat]["away"]]
    if away and sight.stack and is_event(sight.stack[-1].get("card", "")):
        return away[0]
    there = [seat for seat in seats if seat not in away] or seats
    seat: int = best(there, lambda s: _strength_in_round(sight, s) + sight.seats[s]["hand"] / 100, chooser)
    return seat


def _strength_in_round(sight: Sight, seat: int) -> float:
    """Return how much a player can do in a Round with the control cards that the bot sees: its team's."""
    hand = sight.hand if seat == sight.me else sight.hands.get(str(seat), [])
    return sum(strength_of_control(texts_of(card)) for card in hand if takes_control(texts_of(card)))


def force_out_the_one_in_control(sight: Sight, seats: list[int], chooser: Chooser) -> int:
    """Whoever is in control of the Round has the cards for it; among the others, whoever holds most cards."""
    rivals = [seat for seat in seats if seat != sight.me] or seats
    control = sight.round["control"] if sight.round is not None else NOBODY
    seat: int = best(rivals, lambda s: 100 if s == control else sight.seats[s]["hand"], chooser)
    return seat


def mode_that_brings_most(sight: Sight, modes: list[int], chooser: Chooser) -> int:
    """Of several texts of a card, choose the one that brings most."""
    card = sight.stack[-1]["card"]
    own = sight.seats[sight.me]
    mode: int = best(modes, lambda mode: _best(sight, texts_of(card, own)[mode]), chooser)
    return mode


def ante_with_what_is_missed_less(sight: Sight, parts: list[int], chooser: Chooser) -> int:
    """Ante with Fortitude where Gold is missed more; what is to be won is the same."""
    owed = parts[-1]

    def rate(part: int) -> float:
        return sight.gain([(sight.me, Stat.FORTITUDE, -part), (sight.me, Stat.GOLD, part - owed)])

    part: int = best(parts, rate, chooser)
    return part


def drink_that_counts_most(sight: Sight, drinks: list[int], chooser: Chooser) -> int:
    """Of several Drinks alter the one where it brings most."""
    _, text = played(sight)
    depth = sight.depth - 1

    def rate(drink: int) -> float:
        picks = targets(sight, text, sight.me, depth)
        return max(worth_of_text(sight, text, sight.me, depth, target, drink) for target in picks)

    drink: int = best(drinks, rate, chooser)
    return drink


def _best(sight: Sight, text: Text) -> float:
    depth = sight.depth - 1
    drinks = range(len(sight.drinks(depth))) or [NOBODY]
    picks = targets(sight, text, sight.me, depth)
    return max(worth_of_text(sight, text, sight.me, depth, target, drink) for target in picks for drink in drinks)


def split_with_the_weakest(sight: Sight, partners: list[int | str], chooser: Chooser) -> int | str:
    """Half a Mead is less to drink, and the other half weakens somebody: the weakest if possible."""
    seats = [partner for partner in partners if isinstance(partner, int)]
    seat: int = best(seats, lambda partner: sight.gain(drink_changes(partner, AVERAGE_DRINK, 0)), chooser)
    return seat


def accept_the_challenge_when_safe(sight: Sight) -> str:
    """Two Drinks for everybody's coin: only if they can hardly be too many, and the Gold is worth it."""
    prize = [(other, Stat.GOLD, -1) for other in sight.others]
    won = sight.gain([(sight.me, Stat.ALCOHOL, 2 * AVERAGE_DRINK), (sight.me, Stat.GOLD, len(prize)), *prize])
    return "yes" if sight.gap(sight.me) >= SAFE and won > 0 else "no"


def lose_what_is_missed_less(sight: Sight, answers: list[str], fortitude: int, chooser: Chooser) -> str:
    """Lose so much Fortitude or pay, whichever hurts less."""
    losses = {"lose": (sight.me, Stat.FORTITUDE, -fortitude), "pay": (sight.me, Stat.GOLD, -1)}
    answer: str = best(answers, lambda answer: sight.gain([losses[answer]]), chooser)
    return answer


def strongest_drink_first(sight: Sight, places: list[int], chooser: Chooser) -> int:
    """Of Drinks that the bot looks at, the strongest goes out first: to somebody else."""
    found = {known["index"]: known["card"] for known in sight.knows if known["place"] == "drink_deck"}
    place: int = best(places, lambda place: strength(found[place]), chooser)
    return place


def divide_evenly(cards: list[str]) -> list[str]:
    """Divide open cards of another player so that neither pile is worth much more: alternately, attacks apart."""
    names = names_in_hand(cards)
    ranked = sorted(names, key=lambda name: (all(text.action for text in texts_of(names[name])), name))
    return ranked[::2]


def take_the_better_pile(piles: list[list[str]]) -> int:
    """Take the pile with more cards; of equal ones that with more answers."""
    rated = [(len(pile), sum(not all(text.action for text in texts_of(card)) for card in pile)) for pile in piles]
    return rated.index(max(rated))


def take_the_strongest_control_card(sight: Sight, titles: list[str], of: int, chooser: Chooser) -> str:
    """Out of another player's hand play a card that is hard to beat, if one of them takes control at all."""
    held = {c["card"].partition("#")[0].partition("/")[2]: c["card"] for c in sight.knows if c.get("seat") == of}
    able = {title: texts_of(held[title]) for title in titles if title in held}
    if not able:
        return "none"
    if sight.round is None:  # an Action Card that is turned against somebody
        return next(iter(able))
    title: str = best(list(able), lambda title: strength_of_control(able[title]), chooser)
    return title


def buy_fortitude_when_close(sight: Sight, times: list[int], about: dict[str, Any], chooser: Chooser) -> int:
    """Buy as often as it brings more than the Gold is worth, and never more than there is to heal."""
    gold, fortitude = about["gold"], about["fortitude"]

    def rate(often: int) -> float:
        return sight.gain([(sight.me, Stat.GOLD, -often * gold), (sight.me, Stat.FORTITUDE, often * fortitude)])

    often: int = best(times, rate, chooser)
    return often


def lose_or_gain_what_hurts_less(sight: Sight, answers: list[str], about: dict[str, Any], chooser: Chooser) -> str:
    """Lose Fortitude or gain Alcohol Content, whichever hurts less."""
    costs = {
        "lose": (sight.me, Stat.FORTITUDE, -about["fortitude"]),
        "gain": (sight.me, Stat.ALCOHOL, about["alcohol"]),
    }
    answer: str = best(answers, lambda answer: sight.gain([costs[answer]]), chooser)
    return answer


def never_interrupt() -> None:
    """Whatever a choice brings can be answered when it is made: interrupting it only shows a card early."""
