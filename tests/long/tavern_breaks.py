"""Ways to break rules of The Red Dragon Inn: of each the ID, what the broken code does, its file, and the change."""

from typing import Final

BREAKS: Final = (
    (
        "RDI-AFFECT-04",
        "what Ignores a card that touches one's Gold Ignores a raise",
        "conditions.py",
        "    if play is None or seat in play.ignored or seat in play.sharing or not answers_type(moment, types):",
        "    if play is not None and Stat.GOLD in stats and any(isinstance(e, c.RaiseAnte) for e in play.effects):\n"
        "        return seat not in play.ignored\n"
        "    if play is None or seat in play.ignored or seat in play.sharing or not answers_type(moment, types):",
    ),
    (
        "RDI-CONTEST-05",
        "the weakest Drink wins the Contest",
        "drink_events.py",
        "best = max(scores.values())",
        "best = min(scores.values())",
    ),
    (
        "RDI-DRINK-09",
        "all Chasers come from the Drink Deck",
        "drinks.py",
        "chaser = yield from drink_deck.take(table, pile)",
        "chaser = yield from drink_deck.take(table, None)",
    ),
    (
        "RDI-GAMBLE-09",
        "only the starter wins when all others have passed",
        "gambling.py",
        "if round_.control == NOBODY:\n        end_to_inn(table)",
        "if round_.control != round_.starter:\n        end_to_inn(table)",
    ),
    (
        "RDI-GAMBLE-20",
        "the next player is in control when the one who was leaves",
        "gambling.py",
        "round_.control = NOBODY",
        "round_.control = _next_inside(table.state, seat)",
    ),
    (
        "RDI-GAMBLE-21",
        "who raises does not ante",
        "gambling.py",
        "if seat in round_.inside and not state.is_shut(seat)]",
        "if seat in round_.inside and not (state.is_shut(seat) or (seat == play.seat and round_.pot))]",
    ),
    (
        "RDI-LIMIT-02",
        "a Stash may go below nothing",
        "changes.py",
        "amount = min(amount, state.stats(giver).gold)",
        "amount = max(amount, 0)",
    ),
    (
        "RDI-RULING-03",
        "Anytime Cards do not go first",
        "window.py",
        "seat = (anytime or responses)[0]",
        "seat = responses[0]",
    ),
    (
        "RDI-RULING-30",
        "an ante is no loss of Gold that a card may cover",
        "conditions.py",
        "return frozenset({Window.ANTE, Window.PAYMENT, Window.WAGES})",
        "return frozenset({Window.PAYMENT, Window.WAGES})",
    ),
    (
        "RDI-RULING-31",
        "who is to be forced out counts as out of the Round already",
        "conditions.py",
        "return state.is_opponent(seat, play.seat) and _is_inside(state, seat)",
        "return play.target != seat and state.is_opponent(seat, play.seat) and _is_inside(state, seat)",
    ),
    (
        "RDI-RULING-50",
        "who has passed out does not pay who won the Contest",
        "drink_events.py",
        "for seat in everybody if seat != winner]",
        "for seat in everybody if seat not in (winner, *running.undivided, *losing.passing_out(state))]",
    ),
    (
        "RDI-RULING-51",
        "the Drink Me! Pile of who passes out in a Contest stays where it is",
        "losing.py",
        "pile, player.pile = player.pile, ()",
        "pile, player.pile = (player.pile, ()) if state.contest is None else ((), player.pile)",
    ),
    (
        "RDI-RULING-53",
        "who is to take a redirected loss may no longer answer it",
        "redirecting.py",
        "        hit.seat = to\n",
        "        hit.seat = to\n        answered.sharing.add(to)\n",
    ),
    (
        "RDI-RULING-60",
        "shuffles come from outside the game",
        "changes.py",
        "j = table.rng.roll(i + 1) - 1",
        'j = __import__("random").randrange(i + 1)',
    ),
    (
        "RDI-RULING-63",
        "an Anytime Card that answers nothing has no window",
        "window.py",
        "    yield from window(table, Moment(Window.PLAYED, play=play))\n",
        "    if about is None or about.kind is not Window.PHASE:\n"
        "        yield from window(table, Moment(Window.PLAYED, play=play))\n",
    ),
    (
        "RDI-RULING-66",
        "the tip card may end a Round while its antes are due",
        "conditions.py",
        "if any(is_anteing(frame) for frame in state.stack):\n        return False",
        "if any(is_anteing(frame) for frame in state.stack):\n        return True",
    ),
    (
        "RDI-SETUP-01",
        "as much Alcohol as Fortitude is not too much",
        "losing.py",
        "if state.stats(seat).alcohol >= state.stats(seat).fortitude",
        "if state.stats(seat).alcohol > state.stats(seat).fortitude",
    ),
    (
        "RDI-SETUP-11",
        "seven players have as much Gold as six",
        "options.py",
        "case 7 | 8:",
        "case 8:",
    ),
    (
        "RDI-TIMING-02",
        "a card that nobody Negates does nothing",
        "window.py",
        "    if play.negated:\n",
        "    if not play.negated:\n",
    ),
    (
        "RDI-WENCH-03",
        "the Wench speaks against cards that make somebody drink",
        "conditions.py",
        "    c.IgnoreDrink,\n    c.PassDrink,",
        "    c.DrinkNow,\n    c.DrinkAlso,\n    c.IgnoreDrink,\n    c.PassDrink,",
    ),
)
