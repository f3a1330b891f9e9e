"""What a text of a card would bring to the bot's seat if it resolved, in points of its outlook."""

from collections.abc import Sequence
from typing import Final

from dwarfdraft.bots.tavern.drinking import worth_of_altering, worth_of_more_drinks
from dwarfdraft.bots.tavern.opinions import DEEDS, EXTRA_WORTH, EXTRA_WORTH_ON_STACK, Worth, extra_worth
from dwarfdraft.bots.tavern.picking import NOBODY, targets
from dwarfdraft.bots.tavern.sight import Layer, Sight
from dwarfdraft.games.tavern.seen.view import (
    POT,
    Change,
    Deed,
    Pays,
    Stat,
    Text,
    Who,
    activation_of,
    costs_of_event,
    is_event,
    texts_of,
)

_ANSWERS: Final = frozenset(
    {
        *(Deed.NEGATE, Deed.IGNORE_CARD, Deed.CATCH_CHEATER),
        *(Deed.REDIRECT, Deed.REDIRECT_BACK, Deed.SHARE_LOSS),
    }
)
"""For a card that is being played."""
A_CARD: Final = 0.06
"""What a card in hand is worth, in points of the outlook."""
CURIOSITY: Final = 0.03
"""What it is worth to see hidden cards: a little, so that the card is spent when the hand is about to be filled."""


def worth_of_text(sight: Sight, text: Text, seat: int, depth: int, target: int = NOBODY, drink: int = NOBODY) -> float:
    """Return what it brings the bot if a seat plays a text above so many frames of the stack."""
    changes = number_changes(sight, text.numbers, seat, target, safe=sight.stones if text.action else ())
    extra = _cards(sight, text, seat, target) + extra_worth(sight, text, seat, target, EXTRA_WORTH)
    return sight.gain(changes) + _deed(sight, text, seat, depth, target, drink) + extra


def worth_on_stack(sight: Sight, place: int) -> float:
    """Return what a card on the stack brings when it resolves; its hits count where they have been redirected to."""
    return worth_of_frame(sight, sight.stack[place], place)


def worth_of_frame(sight: Sight, frame: Layer, place: int) -> float:
    """Return what a card that lies like this on a place of the stack brings when it resolves."""
    text = sight.text_of(frame)
    seat, target = frame["seat"], frame.get("target", NOBODY)
    changes = sight.gain(_changes(sight, frame, sight.living))
    if text.deed is Deed.HIT_BACK:
        return changes
    extra = _cards(sight, text, seat, target) + extra_worth(sight, text, seat, target, EXTRA_WORTH_ON_STACK)
    return changes + (_deed(sight, text, seat, place, target, frame.get("drink", NOBODY)) + extra)


def pending_changes(sight: Sight, place: int, seats: list[int]) -> list[tuple[int, Stat, int]]:
    """Return what a card on the stack is about to change for some seats, unless they Ignore it."""
    frame = sight.stack[place]
    if is_event(frame["card"]):
        safe = frame.get("ignored", [])
        if sight.moment(place + 2).get("window") == "loss":
            hits = [(hit["seat"], Stat.FORTITUDE, -hit["amount"]) for hit in frame.get("hits", [])]
            return [hit for hit in hits if hit[0] in seats and hit[0] not in safe]
        costs = costs_of_event(frame["card"])
        met = [seat for seat in frame.get("champions", seats) if seat in seats and seat not in safe]
        return [(seat, stat, amount) for seat in met for stat, amount in costs]
    return _changes(sight, frame, seats)


def _changes(sight: Sight, frame: Layer, seats: list[int]) -> list[tuple[int, Stat, int]]:
    """Return what a card is about to change, its hits as they stand, for those of some seats who do not Ignore it."""
    text = sight.text_of(frame)
    hits = [(hit["seat"], Stat.FORTITUDE, -hit["amount"]) for hit in frame.get("hits", [])]
    others = [
        (seat, stat, amount)
        for seat, stat, amount in number_changes(
            sight, text.numbers, frame["seat"], frame.get("target", NOBODY), frame.get("also", ())
        )
        if stat is not Stat.FORTITUDE or amount > 0
    ]
    safe = frame.get("ignored", [])
    return [change for change in (*hits, *others) if change[0] in seats and change[0] not in safe]


def number_changes(
    sight: Sight,
    effects: tuple[Change | Pays, ...],
    seat: int,
    target: int,
    also: Sequence[int] = (),
    *,
    safe: Sequence[int] = (),
) -> list[tuple[int, Stat, int]]:
    """Return what the numbers of a card of a seat change.

    `also`: seats picked by a card that is added to it; `safe`: seats that Ignore it.
    """
    changes: list[tuple[int, Stat, int]] = []
    for effect in effects:
        for met in affected_seats(sight, effect.who, seat, target, also):
            if met in safe:
                continue
            if isinstance(effect, Change):
                changes.append((met, effect.stat, effect.amount))
            elif effect.to_inn or met != seat:
                paid = min(effect.amount, sight.gold(met))
                changes.append((met, Stat.GOLD, -paid))
                if not effect.to_inn:
                    changes.append((seat, Stat.GOLD, paid))
    return changes


def affected_seats(sight: Sight, who: Who, seat: int, target: int, also: Sequence[int] = ()) -> list[int]:
    """Return the seats that a part of a text affects. `also`: seats picked by a card that is added to it."""
    match who:
        case Who.YOU:
            return [seat]
        case Who.PICKED:
            return [target] if target != NOBODY else []
        case Who.OTHERS:
            return sight.opponents_of(seat)
        case Who.EVERYONE:
            return sight.one_of_each()
        case Who.ALSO_PICKED:
            return list(also)
        case Who.IN_ROUND:
            inside = sight.round["inside"] if sight.round is not None else []
            return [other for other in inside if other != seat]
        case Who.PICKED_TEAM:
            return sight.team_of(target) if target in sight.living else []
        case Who.PICKED_MATES:
            return [mate for mate in sight.team_of(target) if mate != target] if target in sight.living else []
        case Who.HEROES | Who.VILLAINS | Who.SOURCE | Who.NEGATOR:
            return []  # of Events and of draws alone


def _deed(sight: Sight, text: Text, seat: int, depth: int, target: int, drink: int) -> float:
    worth = _BY_DEED.get(text.deed) or DEEDS.get(text.deed)
    if worth is not None:
        return worth(sight, text, seat, depth, target)
    match text.deed:
        case Deed.NUMBERS:
            return 0.0
        case Deed.DRINK_NOW | Deed.DRINK_ALSO | Deed.EVERYONE_DRINKS | Deed.ORDER:
            return worth_of_more_drinks(sight, text, seat, depth, target, drink)
        case _ if text.deed in _ANSWERS:
            place = sight.answered(depth)
            return 0.0 if place is None else _answer(sight, text, seat, place, target)
        case _ if 0 <= drink < len(sight.drinks(depth)):
            return worth_of_altering(sight, text, seat, target, sight.drinks(depth)[drink])
        case _:
            return 0.0


def _borrow_champion(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    place = _called_for(sight, depth)
    return 0.0 if place is None else -sight.gain(pending_changes(sight, place, sight.team_of(seat)))


def _ignore_event(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    event = sight.event(depth)
    return 0.0 if event is None else -sight.gain(pending_changes(sight, event, sight.team_of(seat)))


def worth_of_hitting_back(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    """Return what the picked player's loss of Fortitude brings."""
    return sight.gain([(target, Stat.FORTITUDE, -text.amount)]) if target != NOBODY else 0.0


def _change_amounts(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    place = sight.answered(depth)
    return 0.0 if place is None else _loses_less(sight, text, seat, place)


def _cover(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return -sight.gain(payment_changes(sight, seat, depth))


def _leave_round(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    antes = [change for change in payment_changes(sight, seat, depth) if _is_ante(sight, depth)]
    return -sight.gain(antes) * (1 - (sight.luck() if sight.is_mine(seat) else 0.5))


def _take_pot(sight: Sight, text: Text, seat: int, depth: int, target: int) -> float:
    return _pot(sight, text, seat, depth)


_BY_DEED: Final[dict[str, Worth]] = {
    Deed.BORROW_CHAMPION: _borrow_champion,
    Deed.LOOK: lambda sight, text, seat, depth, target: CURIOSITY if sight.is_mine(seat) else 0.0,
    Deed.IGNORE_EVENT: _ignore_event,
    Deed.HIT_BACK: worth_of_hitting_back,
    Deed.REDUCE: _change_amounts,
    Deed.CAP_LOSS: _change_amounts,
    Deed.COVER: _cover,
    Deed.NO_REFILL: _cover,
    Deed.LEAVE_ROUND: _leave_round,
    Deed.TAKE_FROM_INN: lambda sight, text, seat, depth, target: sight.gain([(seat, Stat.GOLD, text.amount)]),
    Deed.END_ROUND: _take_pot,
    Deed.TAKE_WIN: _take_pot,
    Deed.SHARE_POT: _take_pot,
    Deed.REOPEN: _take_pot,
    Deed.TAKE_FROM_POT: _take_pot,
}
"""What each deed brings, by what a text is for; those of Drinks and answers to cards stand in `_deed`."""


def _answer(sight: Sight, text: Text, seat: int, place: int, target: int) -> float:
    """Return what stopping or turning a card brings."""
    mine = pending_changes(sight, place, sight.team_of(seat))
    match text.deed:
        case Deed.NEGATE:
            return -worth_on_stack(sight, place)
        case Deed.CATCH_CHEATER:
            return sight.gain([(seat, Stat.GOLD, sight.round["pot"])]) if sight.round else 0.0
        case Deed.IGNORE_CARD:
            return -sight.gain(mine)
        case _:
            hits = _greatest([change for change in mine if change[1] is Stat.FORTITUDE and change[2] < 0])
            lost = sum(amount for _, _, amount in hits)
            source = sight.stack[place]["seat"]
            if text.deed in (Deed.REDIRECT, Deed.REDIRECT_BACK):
                to = source if text.deed is Deed.REDIRECT_BACK else target
                return sight.gain([(to, Stat.FORTITUDE, lost)] if to != NOBODY else []) - sight.gain(hits)
            half = lost // 2
            return sight.gain([(seat, Stat.FORTITUDE, half), (source, Stat.FORTITUDE, half)]) - sight.gain(hits)


def _greatest(hits: list[tuple[int, Stat, int]]) -> list[tuple[int, Stat, int]]:
    """Return the losses of the teammate who loses most: only one player's are redirected."""
    lost: dict[int, int] = {}
    for seat, _, amount in hits:
        lost[seat] = lost.get(seat, 0) + amount
    return [hit for hit in hits if hit[0] == min(lost, key=lambda seat: lost[seat])]


def _loses_less(sight: Sight, text: Text, seat: int, place: int) -> float:
    """Return what a card brings that reduces a loss."""
    hits = sight.stack[place].get("hits", [])
    lost = sum(hit["amount"] for hit in hits if hit["seat"] in sight.team_of(seat))
    less = min(text.amount, lost) if text.deed is Deed.REDUCE else max(lost - text.amount, 0)
    return sight.gain([(seat, Stat.FORTITUDE, -lost + less)]) - sight.gain([(seat, Stat.FORTITUDE, -lost)])


def _called_for(sight: Sight, depth: int) -> int | None:
    """Return the place on the stack of the card or Event for which Champions have just been chosen."""
    moment = sight.moment(depth)
    return depth - 2 if moment.get("window") in ("champions", "event", "played") and depth >= 2 else None


def _cards(sight: Sight, text: Text, seat: int, target: int) -> float:
    """Return what cards drawn, and cards that others lose, are worth to the bot."""
    worth = text.draws * A_CARD * (1 if sight.is_mine(seat) else -1)
    for who, count in text.discards:
        met = affected_seats(sight, who, seat, target, ())
        lost = {other: min(count, sight.seats[other]["hand"]) for other in met}
        worth += A_CARD * sum(-n if other == sight.me else n / len(sight.others) for other, n in lost.items())
    return worth


def payment_changes(sight: Sight, seat: int, depth: int) -> list[tuple[int, Stat, int]]:
    """Return what a seat, with its team, is about to pay, as a change of its Gold."""
    dues = sight.moment(depth).get("dues", [])
    team = sight.team_of(seat)
    return [(seat, Stat.GOLD, -d["amount"]) for d in dues if d["seat"] in team and not d["covered"]]


def _is_ante(sight: Sight, depth: int) -> bool:
    return any(d["to"] == POT for d in sight.moment(depth).get("dues", []))


def _pot(sight: Sight, text: Text, seat: int, depth: int) -> float:
    """Return what a card that takes the Pot away from somebody brings."""
    if sight.round is None:
        return 0.0
    pot, control = sight.round["pot"], sight.round["control"]
    if text.deed is Deed.TAKE_FROM_POT:
        return sight.gain([(seat, Stat.GOLD, text.amount)])
    if text.deed is Deed.END_ROUND:
        lost = sight.gain([(control, Stat.GOLD, pot)]) if control in sight.living else 0.0
        hoped = sight.luck() * sight.gain([(sight.me, Stat.GOLD, pot)]) if control != sight.me else 0.0
        return -lost * (1 - sight.luck()) - hoped
    if text.deed is Deed.SHARE_POT:
        return sight.gain([(seat, Stat.GOLD, pot // 2)])
    winner = next(iter(sight.moment(depth).get("seats", [])), control)
    if winner not in sight.living:
        return 0.0
    taken = sight.gain([(seat, Stat.GOLD, pot)]) - sight.gain([(winner, Stat.GOLD, pot)])
    return taken if text.deed is Deed.TAKE_WIN else taken / 2


# The best that a card could be made of


def worth_of_acting(sight: Sight, card: str) -> float:
    """Return what a card in play brings when it acts; nothing if it works all the time."""
    mode = activation_of(card)
    return best_use(sight, texts_of(card)[mode]) if mode is not None else 0.0


def best_use(sight: Sight, text: Text) -> float:
    """Return the most that a text played now would bring to the bot."""
    depth = sight.depth
    drinks = range(len(sight.drinks(depth))) or [NOBODY]
    picks = targets(sight, text, sight.me, depth)
    return max(worth_of_text(sight, text, sight.me, depth, target, drink) for target in picks for drink in drinks)
