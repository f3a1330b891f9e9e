"""The moves of a turn and of a Round: discards, the Action, control cards, orders."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from dwarfdraft.bots.tavern.drinking import worth_of_ordering
from dwarfdraft.bots.tavern.opinions import ACTORS
from dwarfdraft.bots.tavern.sight import Sight
from dwarfdraft.bots.tavern.texts import best_use, worth_of_acting
from dwarfdraft.engine.ask import Chooser
from dwarfdraft.games.tavern.seen.view import CONTROLS, Deed, Stat, Text, texts_of

NONE: Final = "none"
PASS: Final = "pass"

ATTACKS: Final = 1
"""Action Cards that are worth keeping: only one is played a turn, and the hand is filled up before the next."""
STRONG: Final = 2.0
"""Strength of the one control card that is worth keeping: a Round brings less than a card drawn instead."""
AHEAD: Final = 100.0
"""Added to the worth of a card in play, so that it acts before the Action."""
BIG: Final = 4
"""Gold that makes a Pot big."""


def best(options: Iterable[Any], rate: Callable[[Any], float], chooser: Chooser) -> Any:
    """Return the option rated highest; equally good ones are equally likely."""
    rated = [(rate(option), option) for option in options]
    highest = max(rating for rating, _ in rated)
    ties = [option for rating, option in rated if rating == highest]
    return ties[chooser.below(len(ties))]


# Discards


def discard_the_useless(sight: Sight, names: list[str]) -> list[str]:
    """Discard what would only fill the hand: attacks beyond what can be used soon, control cards but a strong one."""
    attacks: list[tuple[float, str]] = []
    gambles: list[tuple[float, str]] = []
    for name, card in zip(names, sight.hand, strict=True):
        texts = texts_of(card, sight.seats[sight.me])
        if takes_control(texts):
            gambles.append((strength_of_control(texts), name))
        elif is_action(texts):
            attacks.append((best_use(sight, texts[0]), name))
    attacks.sort(key=lambda pair: -pair[0])
    gambles.sort(key=lambda pair: -pair[0])
    kept = [strength for strength, _ in gambles[:1] if strength >= STRONG]
    return [name for _, name in (*attacks[ATTACKS * sight.actions :], *gambles[len(kept) :])]


def give_up_the_useless(sight: Sight, titles: list[str], chooser: Chooser) -> str:
    """Where a card must go, let it be one that would only fill the hand, else an Action, else any."""
    names = [card.partition("#")[0].partition("/")[2] for card in sight.hand]
    useless = [title for title in discard_the_useless(sight, names) if title in titles]
    actions = [title for title in titles if is_action(sight.texts(title))]
    left = useless or actions or titles
    return left[chooser.below(len(left))]


def takes_control(texts: tuple[Text, ...]) -> bool:
    """Tell whether a card is for Rounds: it starts one, or takes control of it."""
    return texts[0].deed in CONTROLS or texts[0].deed is Deed.START_ROUND


def is_action(texts: tuple[Text, ...]) -> bool:
    """Tell whether a card is an Action and nothing else."""
    return all(text.action for text in texts)


def strength_of_control(texts: tuple[Text, ...]) -> float:
    """Return how hard it is to take control back from a card."""
    if any(text.cheating for text in texts):
        return 3.0
    return 2.0 if any(text.deed is Deed.WINNING_HAND for text in texts) else 1.0


# The Action


def choose_action(sight: Sight, titles: list[str], chooser: Chooser) -> str:
    """Return the Action that brings most; none if all would only hurt. Cards in play that bring anything act first."""
    in_play = [card for actors in ACTORS for card in actors(sight) if card in titles]
    able = [card for card in in_play if worth_of_acting(sight, card) > 0]
    titles = [title for title in titles if title not in in_play or title in able]

    def rate(title: str) -> float:
        if title == NONE:
            return 0.0
        if title in able:
            return AHEAD + worth_of_acting(sight, title)
        text = sight.texts(title)[0]
        if text.deed is Deed.START_ROUND:
            return start_a_round_with_good_cards(sight)
        return attack_the_weakest(sight, text)

    choice: str = best(titles, rate, chooser)
    return choice


def start_a_round_with_good_cards(sight: Sight) -> float:
    """Start a Round when the hand is likely to win it: everybody else's ante against one's own."""
    me = sight.me
    antes = [(other, Stat.GOLD, -1) for other in sight.one_of_each() if not sight.is_mine(other)]
    luck = sight.luck(spent=1)
    won = sight.gain([*antes, (me, Stat.GOLD, len(antes))])
    lost = sight.gain([*antes, (me, Stat.GOLD, -1)])
    if sight.gold(me) <= 1:
        return -1.0
    return luck * won + (1 - luck) * lost


def attack_the_weakest(sight: Sight, text: Text) -> float:
    """Strike where a point counts most: at whoever has the smallest gap, or the least Gold."""
    return best_use(sight, text)


# A turn in a Round


def play_for_the_pot(sight: Sight, titles: list[str], chooser: Chooser) -> str:
    """Take control with what is hard to beat in a big Pot, with plain cards in a small one; else pass."""
    assert sight.round is not None
    if sight.round["control"] == sight.me:
        return PASS
    big = sight.round["pot"] >= BIG

    def rate(title: str) -> float:
        if title == PASS:
            return 0.0
        text = next(text for text in sight.texts(title) if text.deed in CONTROLS)
        if text.deed is Deed.RAISE and sight.gold(sight.me) <= BIG:
            return -1.0
        strength = strength_of_control(sight.texts(title))
        return strength if big else 4.0 - strength

    choice: str = best(titles, rate, chooser)
    return choice


# Ordering


def order_for_the_weakest(sight: Sight, seats: list[int], chooser: Chooser) -> int:
    """Order for whoever is nearest to passing out, unless plenty of Drinks wait there while others would sober up."""
    seat: int = best(seats, lambda seat: worth_of_ordering(sight, seat), chooser)
    return seat


def place_where_few_wait(sight: Sight, placings: list[list[int]], chooser: Chooser) -> list[int]:
    """Of the ways to place a team's Drinks take the one that hurts most: on small Piles."""

    def rate(seats: list[int]) -> float:
        return sum(worth_of_ordering(sight, seat) / (1 + 0.5 * seats[:i].count(seat)) for i, seat in enumerate(seats))

    placing: list[int] = best(placings, rate, chooser)
    return placing
