"""Potion Cards, to a bot: what they raise, which to keep, to sell and to buy."""

from typing import Final

from dwarfdraft.bots.tavern.declaring import ENOUGH
from dwarfdraft.bots.tavern.moving import best
from dwarfdraft.bots.tavern.opinions import DECLARED, DEEDS, QUESTIONS
from dwarfdraft.bots.tavern.picking import NOBODY
from dwarfdraft.bots.tavern.sight import IN_FRONT, Hit, Layer, Sight
from dwarfdraft.bots.tavern.texts import number_changes, worth_of_frame, worth_of_hitting_back
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import MOST_FORTITUDE, Stat, Text, texts_of

POINT_OF_PRICE: Final = 0.05
"""What a Potion Card is worth by a Gold of its price, in points of the outlook."""

IN_FRONT.append(lambda player: player["potions"])


def _raise_numbers(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    """Return what it brings to raise the numbers of the own card."""
    place = sight.answered(depth)
    if place is None:
        return 0.0
    frame = sight.stack[place]
    others = sight.opponents_of(frame["seat"])
    hits: list[Hit] = [
        {**hit, "amount": hit["amount"] + text.amount} if hit["seat"] in others and hit["amount"] else hit
        for hit in frame.get("hits", [])
    ]
    raised: Layer = {**frame, "hits": hits, "raised": frame.get("raised", 0) + text.amount}
    return worth_of_frame(sight, raised, place) - worth_of_frame(sight, frame, place)


def _new_potion(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return 0.1 if not sight.seats[seat]["potions"] else 0.0


DEEDS.update({"raise_numbers": _raise_numbers, "raise_loss": worth_of_hitting_back, "new_potion": _new_potion})


def sell_when_unused(sight: Sight) -> float:
    """Offer the Potion Card at the end of the own turn: the next turn brings a new one."""
    return ENOUGH if sight.active == sight.me and sight.step == "drink_after" else 0.0


DECLARED["sell"] = sell_when_unused


def keep_the_potion_of_most_use(sight: Sight, titles: list[str], cards: list[str], chooser: Chooser) -> str:
    """Of two Potion Cards keep the one that is worth more to drink, or else to sell."""
    texts = {card.partition("#")[0].partition("/")[2]: texts_of(card)[0] for card in cards}
    title: str = best(titles, lambda title: _worth(sight, texts[title]), chooser)
    return title


def sell_to_the_least_dangerous(sight: Sight, seats: list[int], price: int, chooser: Chooser) -> int:
    """Offer a Potion Card to whoever the Gold is taken from with most profit."""
    seat: int = best(seats, lambda s: sight.gain([(sight.me, Stat.GOLD, price), (s, Stat.GOLD, -price)]), chooser)
    return seat


def buy_what_is_worth_its_price(sight: Sight, card: str, price: int) -> str:
    """Buy a Potion Card if it is worth more than the Gold, and enough Gold is left."""
    cost = sight.gain([(sight.me, Stat.GOLD, -price)])
    return "yes" if sight.gold(sight.me) > price + 1 and _worth(sight, texts_of(card)[0]) + cost > 0 else "no"


def _worth(sight: Sight, text: Text) -> float:
    """Return about what a Potion Card is worth in front of the bot: healing when hurt, an attack, else its price."""
    changes = number_changes(sight, text.numbers, sight.me, NOBODY)
    lost = MOST_FORTITUDE - sight.seats[sight.me]["fortitude"]
    healing = sight.gain(changes) if lost else 0.0
    struck = max(
        (sight.gain(number_changes(sight, text.numbers, sight.me, seat)) for seat in sight.others), default=0.0
    )
    price: int = text.own["price"]
    return max(healing, struck, POINT_OF_PRICE * price)


QUESTIONS.update(
    {
        "potion": lambda sight, values, about, chooser: keep_the_potion_of_most_use(
            sight, values, about["cards"], chooser
        ),
        "buyer": lambda sight, values, about, chooser: sell_to_the_least_dangerous(
            sight, values, about["price"], chooser
        ),
        "buy": lambda sight, values, about, chooser: buy_what_is_worth_its_price(sight, about["card"], about["price"]),
    }
)
